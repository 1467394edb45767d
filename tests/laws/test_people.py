"""Laws of what people meet: prompts offer exactly what is legal, and everything has words."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dorfplatz.engine.asking import prompt, why_not
from dorfplatz.engine.events import EVENTS
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.prompt import Chooser, Phrase
from dorfplatz.games import catalogue
from dorfplatz.words import LANGUAGES, words
from tests.laws.support import DESCRIBED, everywhere, is_ours, viewers, wherever
from tests.support.walks import Setting, position

RULES = Path(__file__).parents[2] / "docs" / "rules"


@everywhere
def test_options_are_the_legal_actions(setting: Setting, seed: int, depth: int) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    waiting = game.rules.waiting(state)
    for viewer in viewers(setting):
        options = prompt(game, state, viewer).options
        if viewer not in waiting:
            assert options == ()
            continue
        if viewer == int(game.rules.turn(state)):
            assert [option.move for option in options] == game.moves(state)
        assert len({option.picks for option in options}) == len(options)
        assert all(option.picks for option in options)


@everywhere
def test_the_chooser_reaches_every_option(setting: Setting, seed: int, depth: int) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    for seat in game.rules.waiting(state):
        options = prompt(game, state, seat).options
        for option in options[:: max(1, len(options) // 15)]:
            chooser = Chooser(options)
            for pick in option.picks:
                if len(chooser.picked) < len(option.picks) and chooser.move != option.move:
                    if pick in chooser.picked[-1:]:
                        continue
                    if pick in chooser.choices:
                        chooser.pick(pick)
            assert chooser.move == option.move


@everywhere
def test_standing_orders_finish_with_something_legal(
    setting: Setting, seed: int, depth: int
) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    moves = game.moves(state)
    for seat in range(setting.seats):
        windows = game.people.windows(state, seat)
        if windows is None:
            continue
        assert set(windows.answers) <= set(windows.orders)
        assert bool(windows.answers) is (windows.finish is not None)
        if windows.finish is not None:
            assert seat == int(game.rules.turn(state))
            assert windows.finish in moves
        for lang in LANGUAGES:
            said = [words(lang, game).say(f"web-order-{what}") for what in windows.orders]
            assert all(said) and len(set(said)) == len(said)


@everywhere
def test_reasons_name_a_rule_of_the_specification(setting: Setting, seed: int, depth: int) -> None:
    game = setting.game
    page = (RULES / f"{game.id}.md").read_text("utf-8") if is_ours(game) else None
    state = position(setting, seed, depth)
    legal = set(game.moves(state))
    turn = int(game.rules.turn(state))
    for text in list(legal)[:8]:
        assert why_not(game, state, turn, game.notation.read(text)) is None
    for text in game.moves(position(setting, seed + 1, depth // 2 + 3))[:12]:
        if text in legal:
            continue
        reason = why_not(game, state, turn, game.notation.read(text))
        assert reason is not None
        assert reason.rule
        assert page is None or re.search(rf"{re.escape(reason.rule)}\b", page), reason.rule
        said(setting, reason.phrase)


@everywhere
def test_everything_is_said_in_both_languages(setting: Setting, seed: int, depth: int) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    for viewer in viewers(setting):
        asked = prompt(game, state, viewer)
        for phrase in (asked.sentence, *asked.hints.values()):
            said(setting, phrase)
        for option in asked.options[:40]:
            for pick in option.picks:
                for lang in LANGUAGES:
                    assert words(lang, game).name(pick).strip()
    for move in game.moves(state)[:10]:
        after = game.rules.copy(state)
        journal = Journal()
        game.rules.apply(after, game.notation.encode(game.notation.read(move)), journal)
        for event in journal.take():
            said(setting, Phrase(event.key, event.args))
            if event.instead is not None:
                said(setting, event.instead)
    for seat in game.rules.standing(state).seats:
        for source, _ in seat.breakdown:
            said(setting, Phrase(f"source-{source}"))


@wherever(DESCRIBED)
def test_the_position_is_described_in_both_languages(
    setting: Setting, seed: int, depth: int
) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    for viewer in viewers(setting):
        description = game.people.describe(game.knowledge.view(state, viewer))
        assert description, "nothing is said of the position"
        for sentence in description:
            said(setting, sentence.phrase)
        things = [sentence.about for sentence in description if sentence.about is not None]
        assert len(set(things)) == len(things), "a thing is described twice"
        assert {f"seat:{seat}" for seat in range(setting.seats)} <= set(things)


@pytest.mark.parametrize("game", list(catalogue()))
def test_every_event_has_words_and_nothing_else_is_told(game: str) -> None:
    found = catalogue()[game]
    known = events_of(found)
    assert known
    for lang in LANGUAGES:
        for key in known:
            assert words(lang, found).has(key), (lang, key)


@everywhere
def test_what_happens_is_one_of_the_events(setting: Setting, seed: int, depth: int) -> None:
    game = setting.game
    known = events_of(game)
    state = position(setting, seed, depth)
    for move in game.moves(state)[:10]:
        journal = Journal()
        after = game.rules.copy(state)
        game.rules.apply(after, game.notation.encode(game.notation.read(move)), journal)
        for note in journal.take():
            assert set(note.args) == set(known[note.key].kinds), note.key


def events_of(game: AnyGame) -> dict[str, Any]:
    """Return all events that are declared somewhere in the package of a game."""
    found: dict[str, Any] = {}
    for module, events in EVENTS.items():
        if module.startswith(f"{game.package}."):
            found |= events
    return found


def said(setting: Setting, phrase: Phrase) -> None:
    """Check that a phrase is a sentence in every language."""
    for lang in LANGUAGES:
        assert words(lang, setting.game).has(phrase.key), f"{lang}: {phrase.key}"
        sentence = words(lang, setting.game).phrase(phrase)
        assert sentence and "{" not in sentence, sentence


@pytest.mark.parametrize("game", list(catalogue()))
def test_both_languages_have_the_same_messages(game: str) -> None:
    found = catalogue()[game]
    for place in (files("dorfplatz.words"), files(found.package).joinpath("words")):
        texts = [place.joinpath(f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES]
        keys = [re.findall(r"^([a-zA-Z][\w-]*) =", text, re.M) for text in texts]
        assert sorted(keys[0]) == sorted(keys[1])
        assert len(set(keys[0])) == len(keys[0])


@pytest.mark.parametrize("game", list(catalogue()))
def test_facts_have_words(game: str) -> None:
    found = catalogue()[game]
    for lang in LANGUAGES:
        spoken = words(lang, found)
        assert spoken.say("game-title") != "game-title"
        assert spoken.say("game-about") != "game-about"
        assert spoken.has("game-help") or not is_ours(found)
        assert len(spoken.say("game-help")) > 200 or not is_ours(found)
        for choice in found.choices:
            assert spoken.has(f"option-{choice.key}")
            if choice.low is None:
                for value in choice.values:
                    name = str(value).lower() if isinstance(value, bool) else str(value)
                    assert spoken.has(f"option-{choice.key}-{name}"), (lang, choice.key, value)


@everywhere
def test_views_travel(setting: Setting, seed: int, depth: int) -> None:
    """A view has a JSON schema, and what is sent reads back as the same view."""
    game = setting.game
    state = position(setting, seed, depth)
    for viewer in viewers(setting):
        seen = game.knowledge.view(state, viewer)
        sent = msgspec.json.encode(seen)
        assert msgspec.json.decode(sent, type=type(seen)) == seen
    assert "$ref" in msgspec.json.schema(type(game.knowledge.view(state, None)))
    assert msgspec.json.encode(prompt(game, state, None))
