"""Taluva beside the view: facts for boards, the position in words, what options show and cost."""

import re

import pytest

from dorfplatz.engine.asking import prompt
from dorfplatz.engine.prompt import Option
from dorfplatz.engine.rng import FastRng
from dorfplatz.games.taluva.facts import Facts, SeatFacts, SettlementFacts
from dorfplatz.games.taluva.material import FARTHEST
from dorfplatz.games.taluva.naming import call_name
from dorfplatz.kit.hexes import distance
from dorfplatz.words import LANGUAGES, words
from tests.games.taluva.texts import EIGHT, STRIP, STRIP_4, TWO, at, seen
from tests.support import Given, given, new

HUTS = "H-1.1 H0.1 H0.2 H2.-2"


def known(game: Given) -> Facts:
    facts = game.game.people.facts(game.state, None)
    assert isinstance(facts, Facts)
    return facts


def seat(game: Given, number: int) -> SeatFacts:
    return known(game).seats[number]


def settlement(game: Given, name: str) -> SettlementFacts:
    return next(one for one in known(game).settlements if one.id == name)


def option(game: Given, move: str) -> Option:
    options = prompt(game.game, game.state, int(game.turn)).options
    return next(option for option in options if option.move == move)


def sentences(game: Given, lang: str = "en") -> dict[str | None, list[str]]:
    said: dict[str | None, list[str]] = {}
    for one in game.game.people.describe(seen(game)):
        said.setdefault(one.about, []).append(words(lang, game.game).phrase(one.phrase))
    return said


# -- What options show and cost ------------------------------------------------------------------


def test_a_placement_shows_what_it_covers_and_buries() -> None:
    game = at(STRIP_4, "place r SR", "H1.1 H2.1 H3.1", "H-1.1")
    beside, above = option(game, "SR@6.0/0"), option(game, "SR^2.0/5")
    assert beside.shows == ("hex:6.0", "hex:5.1", "hex:6.1")
    assert (beside.cost, beside.gain) == ({}, {"level": 1})
    assert above.shows[:3] == ("hex:2.0", "hex:2.1", "hex:3.0")
    assert above.shows[3:] == ("settlement:1.1",)  # what falls apart
    assert (above.cost, above.gain) == ({"buried": 1, "split": 1}, {"level": 2})


def test_a_build_shows_its_fields_and_what_it_takes() -> None:
    game = at(EIGHT, "build r", "H-1.1 H0.1 H0.2 H2.-2 T1.-1")
    assert option(game, "H1.1").cost == {"huts": 1}
    assert option(game, "W1.0").cost == {"towers": 1}
    assert option(game, "T1.0").cost == {"temples": 1}
    grown = option(at(EIGHT, "build r", "H0.1"), "X0.1:J")
    assert grown.shows == ("hex:1.0", "hex:-1.1", "hex:0.2")
    assert (grown.cost, grown.gain) == ({"huts": 5}, {"fields": 3})


# -- Facts ---------------------------------------------------------------------------------------


def test_fields_know_their_tile_as_long_as_its_volcano_is_seen() -> None:
    fields = {field.id: field for field in known(at(TWO, "place r CL").play("CL^0.0/5")).fields}
    assert {fields["0.0"].tile, fields["0.1"].tile, fields["1.0"].tile} == {"0.0"}
    assert fields["-1.1"].tile is None  # its volcano lies under the new one
    assert (fields["-1.1"].terrain, fields["-1.1"].level) == ("jungle", 1)


def test_settlements_know_what_they_lack() -> None:
    game = at(EIGHT, "build r", HUTS, "W1.0 H1.-1")
    large, small = settlement(game, "-1.1"), settlement(game, "2.-2")
    assert (large.missing_fields, large.temple_sites, large.tower_sites) == (0, ("1.1",), ())
    assert (small.missing_fields, small.missing_levels, small.temple_sites) == (2, 2, ())
    assert (small.seat, small.fields) == (0, ("2.-2",))
    assert [(one.terrain, one.fields, one.huts) for one in large.expansions] == [
        ("lake", ("1.1",), 1)
    ]
    assert settlement(game, "1.-1").missing_levels == 0  # it has its tower


def test_facts_tell_who_could_win_at_once() -> None:
    game = at(STRIP, "build r", "0/2/1 H-1.1 T0.1 H1.1 T2.1 T4.1")
    assert "H3.1" in seat(game, 0).wins
    assert (seat(game, 0).used_up, seat(game, 0).missing) == (1, 1)
    assert seat(game, 1).wins == ()
    assert game.play("H3.1").turn == "over"
    assert seat(game, 0).wins == ()


def test_facts_warn_of_placements_that_leave_nothing_to_build() -> None:
    stuck = at(STRIP, "place r SR", "3/2/0 H-1.1", "H2.1")
    assert seat(stuck, 0).builds == 0
    assert set(known(stuck).fatal) == set(stuck.legal())
    assert known(at(STRIP, "place r SR", "H-1.1", "H2.1")).fatal == ()


def test_facts_count_the_turns_that_are_left() -> None:
    game = new("taluva", 3)
    assert [seat(game, number).turns_left for number in range(3)] == [16, 16, 16]
    game.play("+JC")
    assert [seat(game, number).turns_left for number in range(3)] == [16, 16, 16]
    game.play("JC@0.0/0")
    assert [seat(game, number).turns_left for number in range(3)] == [15, 16, 16]


@pytest.mark.parametrize("turn", ["draw r", "place r RR", "build r"])
def test_facts_hold_in_every_world_a_viewer_imagines(turn: str) -> None:
    game = at(EIGHT, turn, HUTS, "W1.0 H1.-1")
    people, knowledge = game.game.people, game.game.knowledge
    for viewer in (None, 0, 1):
        for number in range(3):
            world = knowledge.imagine(game.view(viewer), FastRng(number))
            assert people.facts(world, viewer) == people.facts(game.state, viewer)


# -- Names and words -----------------------------------------------------------------------------


def test_names_differ_wherever_an_island_can_reach() -> None:
    reach = range(-FARTHEST, FARTHEST + 1)
    fields = [(q, r) for q in reach for r in reach if distance((q, r)) <= FARTHEST]
    assert len({call_name(field) for field in fields}) == len(fields)
    called = ((0, 0), (1, 0), (0, 1), (0, -1), (-13, 0), (0, -13), (14, 0))
    names = ["M13", "N13", "M14", "L12", "ZZ13", "F200", "AA13"]
    assert [call_name(field) for field in called] == names


def test_every_field_is_described_with_level_terrain_and_piece() -> None:
    said = sentences(at(EIGHT, "place r RR", HUTS, "W1.0 H1.-1"))
    assert said["hex:1.1"] == ["Field N14: lake, level 1"]
    assert said["hex:0.1"] == ["Field M14: clearing, level 2, 2 huts of Red"]
    assert said["hex:1.0"] == ["Field N13: jungle, level 3, tower of White"]
    assert said["hex:0.0"] == ["Field M13: volcano, level 3, its tile lies to the upper right"]
    assert any("room for a temple on N14" in sentence for sentence in said["settlement:-1.1"])


def test_the_description_says_what_is_at_stake() -> None:
    close = sentences(at(STRIP, "build r", "0/2/1 H-1.1 T0.1 H1.1 T2.1 T4.1"))
    assert "Red could win with the next build." in close[None]  # named by an earlier sentence
    stuck = sentences(at(STRIP, "place r SR", "3/2/0 H-1.1", "H2.1"))
    assert any("would be out" in sentence for sentence in stuck[None])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_description_names_a_place_that_stands_nowhere(lang: str) -> None:
    games = [
        new("taluva", 2),
        new("taluva", 4).play("+JC"),
        at(EIGHT, "build r", HUTS, "W1.0 H1.-1"),
        at(STRIP, "draw w", "x1 3/2/5 H-1.1 H1.1", "H0.1", "H4.1"),
        given("taluva", f"{STRIP}; r; w; stack -; over tiles-exhausted"),
    ]
    for game in games:
        said = sentences(game, lang)
        about = {f"hex:{field.q}.{field.r}" for field in seen(game).fields}
        assert about <= set(said)
        for sentence in (one for some in said.values() for one in some):
            assert not re.search(r"[{}]|\d\.-?\d|\b[a-z]+:\S", sentence), sentence
