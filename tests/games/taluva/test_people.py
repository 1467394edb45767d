"""Taluva for people: prompts, picks, events, and the words for what is refused."""

import pytest

from dorfplatz.engine.asking import prompt
from dorfplatz.engine.prompt import Chooser, Prompt
from dorfplatz.words import LANGUAGES, words
from tests.games.taluva.texts import EIGHT, STRIP, STRIP_4, TWO, at, seen
from tests.support import Given, given, new, refused


def asked(game: Given, seat: int | None) -> Prompt:
    return prompt(game.game, game.state, seat)


def test_a_placement_is_a_hex_then_a_turn() -> None:
    prompt = asked(at(TWO, "place r CL"), 0)
    picks = {option.move: option.picks for option in prompt.options}
    assert picks["CL^0.0/5"] == ("hex:0.0", "turn:5")
    assert picks["CL@3.-1/0"] == ("hex:3.-1", "turn:0")
    assert list(prompt.hints) == ["hex", "turn"]


def test_a_build_is_a_verb_then_a_place_then_a_terrain() -> None:
    prompt = asked(at(EIGHT, "build r", "H-1.1 H0.1 H0.2 H2.-2 T1.-1"), 0)
    picks = {option.move: option.picks for option in prompt.options}
    assert picks["H1.1"] == ("build:hut", "hex:1.1")
    assert picks["W1.0"] == ("build:tower", "hex:1.0")
    assert picks["T1.0"] == ("build:temple", "hex:1.0")
    assert picks["X-1.1:L"] == ("build:expand", "settlement:-1.1", "terrain:lake")
    chooser = Chooser(prompt.options)
    assert chooser.choices == ("build:hut", "build:tower", "build:temple", "build:expand")
    chooser.pick("build:expand")
    chooser.pick("settlement:-1.1")
    chooser.pick("terrain:lake")
    assert chooser.move == "X-1.1:L"


def test_only_the_active_seat_is_asked() -> None:
    game = at(TWO, "place r CL")
    for viewer in (1, None):
        prompt = asked(game, viewer)
        assert (prompt.sentence.key, prompt.options) == ("ask-wait", ())
    assert asked(new("taluva", 2), 0).sentence.key == "ask-draw"
    assert asked(new("taluva", 2).play("+JC"), 0).sentence.key == "ask-first"
    over = given("taluva", f"{STRIP}; r; w; stack -; over tiles-exhausted")
    assert asked(over, 0).sentence.key == "ask-over"


def keys(game: Given) -> list[str]:
    return [event.key for event in game.events]


def test_events_tell_what_happened() -> None:
    game = at(STRIP_4, "place r SR", "H1.1 H2.1 H3.1", "H-1.1")
    assert keys(game.play("SR^2.0/5")) == ["erupted", "covered"]
    assert dict(game.events[1].args) == {"seat": "seat:0", "field": "hex:2.1", "huts": 1}
    assert keys(game.play("X1.1:S")) == ["expanded"]
    assert game.events[0].args["huts"] == 2
    assert keys(game.play("+RR")) == ["drawn"]
    assert keys(game.play("RR@6.0/0")) == ["extended"]
    assert keys(at(EIGHT, "build r", "H0.1").play("W1.0")) == ["built-tower"]
    assert keys(at(EIGHT, "build r", "H0.1").play("H1.1")) == ["built-hut"]
    assert keys(at(EIGHT, "build r", "H-1.1 H0.1 H0.2").play("T1.0")) == ["built-temple"]


def test_events_tell_of_the_end() -> None:
    nearly = "0/2/1 H-1.1 T0.1 H1.1 T2.1 T4.1"
    assert keys(at(STRIP, "build r", nearly).play("H3.1")) == ["built-hut", "finished", "game-over"]
    stuck = at(STRIP, "place r SR", "3/2/0 H-1.1", "H2.1").play("SR@6.0/0")
    assert keys(stuck) == ["extended", "eliminated", "game-over"]
    assert keys(at(STRIP, "draw r", "H-1.1", "H2.1").play("Qr")) == ["resigned", "game-over"]


REFUSALS = [
    (at(TWO, "place r CL"), "LC^0.0/5", "TAL-3.2"),
    (at(TWO, "place r CL"), "CL@0.0/5", "TAL-3.4"),
    (at(TWO, "place r CL"), "CL^3.-1/0", "TAL-3.4"),
    (new("taluva", 2).play("+JC"), "JC@0.0/1", "TAL-3.3"),
    (at(TWO, "place r CL"), "CL^0.0/3", "TAL-5.1"),
    (at(TWO, "place r CL"), "CL@1.1/1", "TAL-4.5"),
    (at(TWO, "place r CL"), "CL@40.0/0", "TAL-4.2"),
    (at(TWO, "place r CL"), "CL^1.0/1", "TAL-5.2"),
    (at(f"{TWO} CL^0.0/5", "place r RR"), "RR^0.0/4", "TAL-5.3"),
    (at(TWO, "place r CL"), "CL^0.0/0", "TAL-5.4"),
    (at(STRIP_4, "place r SR", "T2.1"), "SR^2.0/5", "TAL-5.7"),
    (at(TWO, "place r CL", "H0.1"), "CL^0.0/5", "TAL-5.9"),
    (at(EIGHT, "build r", "H0.1"), "H9.9", "TAL-6.2"),
    (at(EIGHT, "build r", "H0.1"), "H0.0", "TAL-6.2"),
    (at(EIGHT, "build r", "H0.1"), "H0.1", "TAL-6.2"),
    (at(EIGHT, "build r", "3/2/0 H0.1"), "H0.2", "TAL-6.3"),
    (at(EIGHT, "build r", "H0.1"), "H1.0", "TAL-7.1"),
    (at(EIGHT, "build r", "H0.1"), "W0.2", "TAL-8.1"),
    (at(STRIP, "build r", "H-1.1", hutPlacement="founding"), "H0.1", "TAL-7.2"),
    (at(EIGHT, "build r", "H0.1"), "W1.-1", "TAL-8.2"),
    (at(EIGHT, "build r", "W1.0 H0.1"), "W1.-1", "TAL-8.2"),
    (at(EIGHT, "build r", "H0.1"), "T1.-1", "TAL-9.2"),
    (at(EIGHT, "build r", "H0.1"), "T0.2", "TAL-9.2"),
    (at(EIGHT, "build r", "H0.1"), "X0.2:J", "TAL-10.1"),
    (at(EIGHT, "build r", "H0.1"), "X0.1:S", "TAL-10.3"),
    (at(EIGHT, "build r", "3/2/4 H0.1"), "X0.1:J", "TAL-10.5"),
]


@pytest.mark.parametrize(("game", "move", "rule"), REFUSALS, ids=lambda part: str(part)[:20])
def test_every_refusal_names_its_rule_and_says_why(game: Given, move: str, rule: str) -> None:
    reason = game.why_not(move)
    assert reason.rule == rule
    said = {words(lang, game.game).phrase(reason.phrase) for lang in LANGUAGES}
    assert len(said) == 2 and all("{" not in sentence for sentence in said)
    assert refused(lambda: game.play(move)).rule == rule


def test_it_is_somebody_elses_turn() -> None:
    game = at(TWO, "place r CL")
    assert game.why_not("CL^0.0/5", 1).phrase.key == "not-your-turn"
    assert game.why_not("+CL").phrase.key == "not-drawn-already"


BUILT = at(EIGHT, "build r", "H-1.1 H0.1 H0.2 H2.-2")

MEANT = [
    (at(TWO, "place r CL"), "hex:0.0 turn:3", "CL^0.0/3"),
    (at(TWO, "place r CL"), "hex:40.0", "CL@40.0/0"),
    (BUILT, "hex:1.0", "H1.0"),
    (BUILT, "build:hut hex:1.0", "H1.0"),
    (BUILT, "build:tower hex:0.0", "W0.0"),
    (BUILT, "build:temple hex:9.9", "T9.9"),
    (BUILT, "build:expand hex:0.2", "X0.2:J"),
    (BUILT, "build:expand settlement:-1.1 hex:2.-2", "X-1.1:L"),
    (BUILT, "build:expand settlement:-1.1 hex:0.0", "X0.0:J"),
    (BUILT, "build:hut", None),
    (BUILT, "hex:nowhere", None),
]


@pytest.mark.parametrize(("game", "picks", "move"), MEANT, ids=lambda part: str(part)[:24])
def test_what_is_pointed_at_means_a_move(game: Given, picks: str, move: str | None) -> None:
    action = game.game.people.meant(game.view(0), 0, picks.split())
    assert (None if action is None else game.game.notation.write(action)) == move


@pytest.mark.parametrize(
    "text", ["", "-; r; y; stack rest; draw r", "96.0J1; r; w; stack -; draw r"]
)
def test_wrong_positions_are_explained(text: str) -> None:
    error = refused(lambda: given("taluva", text))
    said = {words(lang, new("taluva", 2).game).error(error) for lang in LANGUAGES}
    assert len(said) == 2


def test_the_view_shows_the_same_to_everybody() -> None:
    game = at(EIGHT, "build r", "H0.1", "H2.-2")
    spectator = seen(game)
    for viewer in (0, 1):
        view = game.view(viewer)
        assert view != spectator  # it says whose view it is
        assert vars(view) | {"viewer": None} == vars(spectator)
