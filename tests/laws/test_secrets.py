"""Laws of hidden information: nothing a viewer receives depends on what the viewer may not know.

"Another world" is always one that the viewer's own view cannot tell from the truth.
"""

from dataclasses import replace
from typing import Any

import pytest
from msgspec.json import encode

from dorfplatz.bots import BOTS, find_bot
from dorfplatz.engine.asking import prompt, why_not
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.perspective import perspective
from dorfplatz.engine.prompt import Phrase
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE
from dorfplatz.table import Table
from dorfplatz.table.fairness import seed_from
from dorfplatz.words import words
from tests.laws.support import ALL, everywhere, is_ours, viewers
from tests.support.walks import Setting, position

WORLDS = 3


def other_worlds(setting: Setting, state: object, viewer: int | None, seed: int) -> list[object]:
    """Return positions that the viewer cannot tell from the true one."""
    seen = setting.game.knowledge.view(state, viewer)
    rng = FastRng(seed)
    return [setting.game.knowledge.imagine(seen, rng) for _ in range(WORLDS)]


@everywhere
def test_an_imagined_world_looks_the_same(setting: Setting, seed: int, depth: int) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    for viewer in viewers(setting):
        seen = game.knowledge.view(state, viewer)
        for world in other_worlds(setting, state, viewer, seed):
            assert game.knowledge.view(world, viewer) == seen
            assert game.rules.turn(world) == game.rules.turn(state)
            assert game.rules.waiting(world) == game.rules.waiting(state)


@everywhere
def test_where_nothing_is_hidden_there_is_one_world(
    setting: Setting, seed: int, depth: int
) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    for viewer in viewers(setting) if not game.knowledge.hides() else []:
        for world in other_worlds(setting, state, viewer, seed):
            assert game.notation.write_position(world) == game.notation.write_position(state)


@everywhere
def test_a_seat_sees_what_everybody_sees_and_its_own_parts(
    setting: Setting, seed: int, depth: int
) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    public: Any = game.knowledge.view(state, None)
    for seat in (viewer for viewer in viewers(setting) if viewer is not None):
        own: Any = game.knowledge.own_parts(state, public, seat)
        whole = game.knowledge.view(state, seat)
        assert own is None or encode(replace(public, **own)) == encode(whole)


@everywhere
def test_options_and_prompts_depend_on_the_view_alone(
    setting: Setting, seed: int, depth: int
) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    codes = Codes()
    for viewer in viewers(setting):
        asked = prompt(game, state, viewer)
        game.rules.legal_for(state, -9 if viewer is None else viewer, codes)
        listed = codes.values()
        for world in other_worlds(setting, state, viewer, seed):
            assert prompt(game, world, viewer) == asked
            game.rules.legal_for(world, -9 if viewer is None else viewer, codes)
            assert codes.values() == listed


@everywhere
def test_facts_depend_on_the_view_alone(setting: Setting, seed: int, depth: int) -> None:
    people = setting.game.people
    state = position(setting, seed, depth)
    for viewer in viewers(setting):
        known = people.facts(state, viewer)
        for world in other_worlds(setting, state, viewer, seed):
            assert people.facts(world, viewer) == known


@everywhere
def test_reasons_tell_no_secrets(setting: Setting, seed: int, depth: int) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    attempts = game.moves(position(setting, seed + 1, depth // 2))[:10] + game.moves(state)[:5]
    for seat in range(setting.seats):
        reasons = [why_not(game, state, seat, game.notation.read(text)) for text in attempts]
        for world in other_worlds(setting, state, seat, seed):
            assert [
                why_not(game, world, seat, game.notation.read(text)) for text in attempts
            ] == reasons


@everywhere
def test_what_looks_the_same_is_told_the_same(setting: Setting, seed: int, depth: int) -> None:
    """The same action in two worlds: if it looks alike afterwards, events and log read alike."""
    game = setting.game
    state = position(setting, seed, depth)
    mover = int(game.rules.turn(state))
    codes = Codes()
    game.rules.legal(state, codes)
    for viewer in viewers(setting):
        for world in other_worlds(setting, state, viewer, seed):
            game.rules.legal(world, codes)
            possible = set(codes.values())
            game.rules.legal(state, codes)
            for code in [c for c in codes.values() if c in possible][:4]:
                told = [told_to(setting, s, mover, code, viewer) for s in (state, world)]
                if told[0][0] == told[1][0]:
                    assert told[0][1:] == told[1][1:]


@everywhere
def test_hidden_outcomes_are_told_alike(setting: Setting, seed: int, depth: int) -> None:
    """Different outcomes and secret choices that a viewer cannot see are told alike."""
    game = setting.game
    state = position(setting, seed, depth)
    mover = int(game.rules.turn(state))
    codes = Codes()
    game.rules.legal(state, codes)
    for viewer in viewers(setting):
        told: list[tuple[object, str, list[Phrase]]] = []
        for code in codes.values()[:8]:
            found = told_to(setting, state, mover, code, viewer)
            masked = found[1] != game.notation.write(game.notation.decode(code))
            if mover == CHANCE or masked:
                told.append(found)
        for one in told:
            for other in told:
                if one[0] == other[0]:
                    assert one == other


def told_to(
    setting: Setting, state: object, mover: int, code: int, viewer: int | None
) -> tuple[object, str, list[Phrase]]:
    """Return view, log line and events of an action as one viewer gets them."""
    game = setting.game
    after = game.rules.copy(state)
    journal = Journal()
    game.rules.apply(after, code, journal)
    events = [phrase for event in journal.take() if (phrase := event.for_viewer(viewer))]
    text = game.notation.text_for(after, mover, game.notation.decode(code), viewer)
    return game.knowledge.view(after, viewer), text, events


@pytest.mark.parametrize("bot", list(BOTS))
@pytest.mark.parametrize("setting", [s for s in ALL if not s.options], ids=str)
def test_bots_choose_the_same_in_every_world_they_cannot_tell_apart(
    setting: Setting, bot: str
) -> None:
    game = setting.game
    tried = 0
    for depth in (25, 60) if is_ours(game) else (3, 7):
        state = position(setting, 5, depth)
        while game.rules.turn(state) == CHANCE:
            game.rules.apply(state, game.rules.draw(state, FastRng(3)), Journal(False))
        seat = int(game.rules.turn(state))
        if seat < 0:
            continue
        tried += 1
        choice = find_bot(bot, 1, seats=setting.seats).choose(perspective(game, state, seat))
        for world in other_worlds(setting, state, seat, depth):
            assert (
                find_bot(bot, 1, seats=setting.seats).choose(perspective(game, world, seat))
                == choice
            )
    assert tried, "the game was over before anybody chose"


@pytest.mark.parametrize("setting", [s for s in ALL if not s.options], ids=str)
def test_errors_of_the_table_tell_no_secrets(setting: Setting) -> None:
    """A seat tries what any seat could do; the answers do not depend on hidden things."""
    game = setting.game
    tables = [Table(game, setting.seats, setting.options, seed_from("a"))]
    viewer = 0
    twin = Table(game, setting.seats, setting.options, seed_from("a"))
    world = other_worlds(setting, twin._state, viewer, 4)[0]
    twin._state = world
    tables.append(twin)
    attempts = [*game.moves(tables[0]._state)[:20], "nonsense"]
    answers: list[list[str]] = [[], []]
    for answer, table in zip(answers, tables, strict=True):
        for text in attempts:
            reason: object
            try:
                reason = table.why_not(viewer, text)
            except DorfplatzError as error:
                reason = words("en", game).error(error)
            answer.append(repr(reason))
            if viewer not in table.waiting:
                try:
                    table.act(viewer, text)
                except DorfplatzError as error:
                    answer.append(words("de", game).error(error))
    assert answers[0] == answers[1]
