"""Taluva, chapter 10: every worked example, from ``examples.json``."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.taluva.state import ENDED
from tests.games.taluva.texts import (
    COLOURS,
    EXAMPLES,
    ISLANDS,
    at,
    code,
    eruptions,
    fields,
    group,
    over,
    places,
    player,
    settlements,
    state_of,
    tally,
    winners,
)
from tests.support import Given, given, new, refused

Entry = dict[str, Any]
CLAIMED: set[str] = set()


def entries(section: str, number: int) -> Callable[..., Any]:
    """Run a test on every entry of a section that belongs to one example."""
    pattern = re.compile(rf"EX-{number}([a-z]?)(-.*)?")
    found = [entry for entry in EXAMPLES[section] if pattern.fullmatch(entry["id"])]
    CLAIMED.update(entry["id"] for entry in found)
    return pytest.mark.parametrize("entry", found, ids=[entry["id"] for entry in found])


# -- Positions ------------------------------------------------------------------


def position(entry: Entry) -> Given:
    """Return the position an entry describes."""
    pieces = dict(part.split(":") for part in entry["pieces"].split(",") if part)
    seats = []
    for colour in COLOURS[: entry["players"]]:
        standing = pieces.get(colour, "")
        supply = ""
        if colour in entry.get("hutsLeft", {}):
            temples = 3 - standing.count("T")
            towers = 2 - standing.count("W")
            supply = f"{temples}/{towers}/{entry['hutsLeft'][colour]}"
        seats.append(" ".join(word for word in (colour, supply, standing) if word))
    turn = f"{entry['phase']} {entry['toAct']}" + (f" {entry['hand']}" if "hand" in entry else "")
    parts = [ISLANDS[entry["island"]], *seats, f"stack rest /{entry['stackLeft']}", turn]
    return given("taluva", "; ".join(parts), entry["players"], {"mode": entry["mode"]})


def run(entry: Entry) -> None:
    """Check everything an entry says about its position."""
    for check in entry["checks"]:
        game = position(entry)
        check = dict(check)
        then = check.pop("then", None)
        for key in ("place", "build"):
            if key in check and then is not None:
                game.play(check.pop(key))
        if then is not None:
            follow(game, dict(then), entry)
        examine(game, check)


def examine(game: Given, check: Entry) -> None:
    """Check what is said about legal actions; nothing may be left over."""
    reason = check.pop("reason", None)
    if "countPlace" in check:
        assert len(game.legal()) == check.pop("countPlace")
    if "eruptions" in check:
        assert sorted(eruptions(game)) == sorted(check.pop("eruptions"))
    if "builds" in check:
        assert sorted(game.legal()) == sorted(check.pop("builds"))
    if "buildLegal" in check:
        assert check.pop("buildLegal") in game.legal()
    if "buildIllegal" in check:
        move = check.pop("buildIllegal")
        assert move not in game.legal()
        assert code(game, move)[0] == reason
    if "place" in check:
        move = check.pop("place")
        assert (move in game.legal()) == check.pop("legal")
        assert reason is None or code(game, move)[0] == reason
    assert check == {}


def follow(game: Given, then: Entry, entry: Entry) -> None:
    """Check what is said about the position after the moves; nothing may be left over."""
    if "builds" in then:
        assert sorted(game.legal()) == sorted(then.pop("builds"))
    for name, (terrain, level) in then.pop("fields", {}).items():
        assert (fields(game)[name].terrain, fields(game)[name].level) == (terrain, level)
    covered = then.pop("covered", {})
    for colour, huts in covered.items():
        before = player(position(entry), colour)
        assert player(game, colour).covered - before.covered == huts
        assert player(game, colour).supply == before.supply
    for colour, groups in then.pop("settlements", {}).items():
        expected = sorted(group(*names) for names in groups)
        assert sorted(settlements(game, colour)) == expected
    for colour, supply in then.pop("supply", {}).items():
        named = dict(zip(("temples", "towers", "huts"), player(game, colour).supply, strict=True))
        assert named == supply
    if then.pop("eliminated", False):
        assert player(game, entry["toAct"]).status == "eliminated"
    if "over" in then:
        assert over(game) == then.pop("over")
    if "next" in then:
        assert game.text.rpartition("; ")[2] == f"draw {then.pop('next')}"
    if "winners" in then:
        assert winners(game) == "".join(then.pop("winners"))
    for colour, place in then.pop("places", {}).items():
        assert places(game)[colour] == place
    assert then == {}


@entries("positions", 1)
def test_EX_1_first_turn(entry: Entry) -> None:
    run(entry)


@entries("positions", 2)
def test_EX_2_extending(entry: Entry) -> None:
    run(entry)


@entries("positions", 3)
def test_EX_3_eruption(entry: Entry) -> None:
    run(entry)


@entries("positions", 4)
def test_EX_4_uneven(entry: Entry) -> None:
    run(entry)


@entries("positions", 5)
def test_EX_5_burying_volcanoes(entry: Entry) -> None:
    run(entry)


@entries("positions", 6)
def test_EX_6_covering_huts(entry: Entry) -> None:
    run(entry)


@entries("positions", 7)
def test_EX_7_temples_stay(entry: Entry) -> None:
    run(entry)


@entries("positions", 8)
def test_EX_8_a_split_has_immediate_effect(entry: Entry) -> None:
    run(entry)


@entries("positions", 9)
def test_EX_9_what_can_be_built_where(entry: Entry) -> None:
    run(entry)


@entries("positions", 10)
def test_EX_10_second_tower(entry: Entry) -> None:
    run(entry)


@entries("positions", 11)
def test_EX_11_three_huts_are_not_three_fields(entry: Entry) -> None:
    run(entry)


@entries("positions", 12)
def test_EX_12_sizes_are_not_added(entry: Entry) -> None:
    run(entry)


@entries("positions", 13)
def test_EX_13_two_temples_in_one_settlement(entry: Entry) -> None:
    run(entry)


@entries("positions", 14)
def test_EX_14_expansion_of_the_rulebook(entry: Entry) -> None:
    run(entry)


@entries("positions", 15)
def test_EX_15_too_few_huts(entry: Entry) -> None:
    run(entry)


@entries("positions", 16)
def test_EX_16_no_chain(entry: Entry) -> None:
    run(entry)


@entries("positions", 17)
def test_EX_17_choice_of_settlement(entry: Entry) -> None:
    run(entry)


@entries("positions", 18)
def test_EX_18_occupied_fields(entry: Entry) -> None:
    run(entry)


@entries("positions", 19)
def test_EX_19_same_result_three_actions(entry: Entry) -> None:
    run(entry)


@entries("positions", 20)
def test_EX_20_expansion_merges(entry: Entry) -> None:
    run(entry)


@entries("positions", 21)
def test_EX_21_elimination(entry: Entry) -> None:
    run(entry)


@entries("positions", 22)
def test_EX_22_placing_oneself_out(entry: Entry) -> None:
    run(entry)


@entries("positions", 23)
def test_EX_23_early_victory(entry: Entry) -> None:
    run(entry)


@entries("positions", 24)
def test_EX_24_last_tile(entry: Entry) -> None:
    run(entry)


@entries("positions", 27)
def test_EX_27_a_finisher_in_ranking_mode(entry: Entry) -> None:
    run(entry)


@entries("positions", 33)
def test_EX_33_wrong_tile_wrong_mark(entry: Entry) -> None:
    run(entry)


# -- Results --------------------------------------------------------------------


def decided(entry: Entry) -> Given:
    """Return a finished game with the given tallies and statuses."""
    seats = entry.get("players", len(entry.get("tallies", {})))
    game = new("taluva", seats, {"mode": entry["mode"]})
    state = state_of(game)
    for colour, built in entry.get("tallies", {}).items():
        for kind, box in enumerate((3, 2, 20)):
            state.supply[COLOURS.index(colour) * 3 + kind] = box - built[kind]
    for number, colour in enumerate(entry.get("finished", []), start=1):
        state.status[COLOURS.index(colour)] = number
    for number, colour in enumerate(entry.get("eliminated", []), start=1):
        state.status[COLOURS.index(colour)] = -number
    state.phase = ENDED
    state.over = ["early-victory", "last-player", "tiles-exhausted"].index(entry["end"]) + 1
    return game


def run_result(entry: Entry) -> None:
    game = decided(entry)
    if "winners" in entry:
        assert winners(game) == "".join(entry["winners"])
        beaten = len(entry["winners"]) + 1
        assert set(places(game).values()) <= {1, beaten}
    if "places" in entry:
        assert places(game) == entry["places"]
    for colour, built in entry.get("tallies", {}).items():
        assert tally(game, colour) == tuple(built)


@entries("results", 25)
def test_EX_25_tie_breaks(entry: Entry) -> None:
    run_result(entry)


@entries("results", 26)
def test_EX_26_who_is_left(entry: Entry) -> None:
    run_result(entry)


@entries("results", 28)
def test_EX_28_ranking_mode_sequences(entry: Entry) -> None:
    run_result(entry)


# -- Node counts ----------------------------------------------------------------


@pytest.mark.parametrize("entry", EXAMPLES["perft"])
def test_EX_29_node_counts(entry: Entry) -> None:
    game = new("taluva", entry["players"])
    silent = Journal(False)
    counts: dict[str, int] = {}
    erupted = out = 0

    def count(state: object, number: int) -> None:
        """Walk through all sequences; a tile of the given order is drawn for every turn."""
        nonlocal erupted, out
        turn = game.game.rules.turn(state)
        if turn == OVER or number == len(entry["tiles"]):
            return
        if turn == CHANCE:
            game.game.rules.apply(
                state,
                game.game.notation.encode(game.game.notation.read("+" + entry["tiles"][number])),
                silent,
            )
        codes = Codes()
        game.game.rules.legal(state, codes)
        placing = game.game.notation.write(game.game.notation.decode(codes.row[0]))[0] in "JCSRL"
        key = f"{'place' if placing else 'build'}{number + 1}"
        counts[key] = counts.get(key, 0) + int(codes.count)
        if key == f"build{len(entry['tiles'])}":
            return
        for one in codes.values():
            after = game.game.rules.copy(state)
            game.game.rules.apply(after, one, silent)
            if key == f"place{len(entry['tiles'])}":
                erupted += one & 1
                out += game.game.rules.turn(after) == OVER
            if game.game.rules.turn(after) != OVER:
                count(after, number if placing else number + 1)

    count(game.state, 0)
    assert counts == entry["counts"]
    assert (erupted, out) == (102, 4)


# -- Complete games -------------------------------------------------------------


@pytest.mark.parametrize("entry", EXAMPLES["games"], ids=lambda entry: str(entry["id"]))
def test_EX_30_complete_games(entry: Entry) -> None:
    game = new("taluva", entry["players"], {"mode": entry["mode"]})
    for turn in entry["turns"]:
        game.play("+" + turn["place"][:2])
        assert game.turn == COLOURS.index(turn["p"])
        assert len(game.legal()) == turn["nPlace"]
        lost = {colour: player(game, colour).covered for colour in entry["seats"]}
        game.play(turn["place"])
        for colour in entry["seats"]:
            gone = player(game, colour).covered - lost[colour]
            assert gone == turn.get("covered", {}).get(colour, 0)
        if turn["build"] is None:
            assert turn["nBuild"] == 0 and turn["event"] == "eliminated"
            assert player(game, turn["p"]).status == "eliminated"
            continue
        assert len(game.legal()) == turn["nBuild"]
        game.play(turn["build"])
        finished = turn.get("event") == "two-kinds-exhausted"
        assert (player(game, turn["p"]).status == "finished") == finished
    assert over(game) == entry["end"]
    for colour, expected in entry["tally"].items():
        has = player(game, colour)
        built = dict(zip(("temples", "towers", "huts"), has.built, strict=True))
        assert {**built, "hutsCovered": has.covered} == expected
        assert has.status == entry["status"][colour]
    if "winners" in entry:
        assert winners(game) == "".join(entry["winners"])
    else:
        assert places(game) == entry["places"]


# -- Draws, texts, resignations -------------------------------------------------


@entries("draws", 31)
def test_EX_31_draw(entry: Entry) -> None:
    game = given("taluva", entry["text"])
    assert dict(zip(game.legal(), game.weights(), strict=True)) == entry["outcomes"]
    assert game.legal() == list(entry["outcomes"])


def test_EX_31_after_the_first_turn_one_tile_is_missing() -> None:
    game = new("taluva", 2).play("+JC", "JC@0.0/0", "H-1.1")
    weights = dict(zip(game.legal(), game.weights(), strict=True))
    assert (len(weights), weights["+JC"], sum(weights.values())) == (25, 5, 47)


@entries("texts", 32)
def test_EX_32_position_text(entry: Entry) -> None:
    if entry.get("refused"):
        assert refused(lambda: given("taluva", entry["text"])).code == "bad-position"
        return
    game = given("taluva", entry["text"])
    assert game.text == entry["canonical"]
    assert given("taluva", entry["canonical"]).text == entry["canonical"]
    game.play(*entry["after"])
    assert game.text == entry["then"]


@entries("resignations", 34)
def test_EX_34_resignation(entry: Entry) -> None:
    game = given("taluva", entry["text"]).play(*entry["moves"])
    assert over(game) == entry["over"]
    if "turn" in entry:
        assert game.text.endswith(f"; {entry['turn']}")
    if "winners" in entry:
        assert winners(game) == "".join(entry["winners"])


# -- Nothing is left out --------------------------------------------------------


def test_every_entry_of_the_file_is_run() -> None:
    sections = ("positions", "results", "draws", "texts", "resignations")
    assert {entry["id"] for name in sections for entry in EXAMPLES[name]} == CLAIMED
    known = {*sections, "schema", "about", "format", "islands", "perft", "games"}
    assert set(EXAMPLES) == known


def test_the_four_player_position_of_the_specification() -> None:
    island = "CJ@0.0/0 JS@2.0/0 JC@4.0/0"
    game = at(
        island,
        "draw y",
        "+1 0/2/0 T-1.1 T1.1 T3.1",
        "x1 3/2/0 H0.1",
        "3/2/19 H2.1",
        "3/2/20",
        stack="rest /5",
        mode="ranking",
    )
    assert places(game) == {"r": 1, "w": 4, "y": 2, "b": 3}
