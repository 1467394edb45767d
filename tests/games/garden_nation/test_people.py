"""Garden Nation: what people pick, what it costs and brings, facts, the position in words."""

from __future__ import annotations

import pytest

from dorfplatz.engine.asking import prompt
from dorfplatz.engine.chooser import Chooser
from dorfplatz.engine.prompt import Option
from dorfplatz.games import find
from dorfplatz.games.garden_nation.facts import Facts
from dorfplatz.words import words
from tests.games.garden_nation.texts import GAME, SETUP, given, seen
from tests.support import Given, new

RULES = find(GAME)


def option(game: Given, move: str, seat: int = 0) -> Option:
    """Return one of the options of a seat."""
    return next(o for o in prompt(RULES, game.state, seat).options if o.move == move)


def facts(game: Given, viewer: int | None = 0) -> Facts:
    """Return the facts that a viewer is told."""
    found = RULES.people.facts(game.state, viewer)
    assert isinstance(found, Facts)
    return found


# -- Picks -------------------------------------------------------------------------------


def test_a_claim_is_a_tag_of_the_same_build() -> None:
    asked = prompt(RULES, given("board=1NW:A1; crane=1; disp=P10 - - -").state, 0)
    chooser = Chooser(asked.options, asked.roles)
    chooser.pick("field:1NE")
    assert chooser.move == "B1NE"
    assert chooser.tags[0] == "claim:P10"
    chooser.pick("claim:P10")
    assert chooser.move == "B1NE!P10"
    assert chooser.settled


def test_two_secret_cards_are_a_set() -> None:
    game = new(GAME, 2).play(*SETUP)
    asked = prompt(RULES, game.state, 0)
    chooser = Chooser(asked.options, asked.roles)
    chooser.pick("keep:T35")
    chooser.pick("keep:CAB")
    assert chooser.move == "S:CAB,T35"


def test_a_roof_is_moved_field_by_field() -> None:
    game = given("board=7SE:A1^ 2C:A1; crane=7; pop=3,35")  # EX-39
    assert option(game, "^7SE>2C B7SE").picks == (
        "ruse:roof",
        "from:7SE",
        "to:2C",
        "field:7SE",
        "do:build",
    )
    asked = prompt(RULES, game.state, 0)
    chooser = Chooser(asked.options, asked.roles)
    assert set(chooser.by_thing("field:7SE")) == {"field:7SE", "from:7SE"}


def test_a_field_reached_by_ruse_alone_takes_the_ruse_by_itself() -> None:
    asked = prompt(RULES, given("crane=4").state, 0)
    chooser = Chooser(asked.options, asked.roles)
    chooser.pick("field:5E")
    assert chooser.move == "~B5E"


# -- What an option costs and brings -----------------------------------------------------


def test_a_build_costs_people_and_a_floor() -> None:
    game = given("board=4W:A2; crane=4; sec=MAR+POS,-")
    built = option(game, "B4W")
    assert built.shows == ("crane:3",)
    assert built.cost == {"population": 5, "floors": 1, "track": 2}
    assert built.gain == {"secret-POS": 1}


def test_a_claim_shows_what_the_roof_takes_from_own_secrets() -> None:
    game = given("board=1E:A2; crane=1; disp=P08 - - -; sec=MAR+POS,-")
    claimed = option(game, "B1E!P08")
    assert claimed.gain == {"points": 3}
    assert {name: n for name, n in claimed.cost.items() if name.startswith("secret")} == {
        "secret-MAR": 3,
        "secret-POS": 2,
    }


def test_demolition_and_raid_say_their_value() -> None:
    game = given("board=2W:B2 2C:A2; crane=2")
    assert option(game, "D2C").gain == {"population": 14, "floors": 2, "track": 1}
    assert option(game, "R2W").cost == {"population": 22, "floors": 2, "ruses": 1, "track": 8}


def test_what_others_keep_makes_no_difference_to_an_option() -> None:
    one = given("board=4W:A2; crane=4; sec=-,MAR+POS")
    other = given("board=4W:A2; crane=4; sec=-,CAB+T35")
    assert prompt(RULES, one.state, 0) == prompt(RULES, other.state, 0)


# -- Facts -------------------------------------------------------------------------------


def field(game: Given, name: str) -> tuple[int | None, int]:
    """Return price and value of a field."""
    names = [entry.id for entry in seen(game).fields]
    found = facts(game).fields[names.index(name)]
    return found.price, found.value


def test_fields_have_a_price_and_a_value() -> None:
    game = given("board=4W:A2 4C:B3^; crane=4")
    assert field(game, "4SE") == (1, 0)
    assert field(game, "4W") == (5, 14)
    assert field(game, "4C") == (None, 24)


def test_territories_say_how_the_action_comes_there() -> None:
    game = given("crane=7; pop=3,35; board=7SE:B1")  # EX-26
    ways = [bed.way for bed in facts(game).beds]
    assert ways == ["moved-on", "change", None, None, None, "change", "crane"]
    hindrances = [bed.hindrance for bed in facts(game).beds]
    assert hindrances[6] == "no-people"
    assert hindrances[0] is None
    assert {bed.way for bed in facts(given("crane=-")).beds} == {"first"}
    poor = facts(given("crane=7; pop=3,35; board=7SE:B1; ruse=0,4")).beds
    assert [bed.way for bed in poor] == ["moved-on", None, None, None, None, None, "crane"]


def test_a_hindrance_says_what_is_missing() -> None:
    spent = given("crane=3; board=6C:A20 5C:B1; order=B,A")  # EX-29
    assert {bed.hindrance for bed in facts(spent).beds} == {"no-floor"}
    names = ["C", "NW", "NE", "E", "SW", "W"]
    full = given(f"crane=3; board={' '.join(f'3{name}:B1' for name in names)} 3SE=m:B1")
    assert facts(full).beds[2].hindrance == "no-field"


def test_growth_is_told_by_territory_and_seat() -> None:
    told = facts(given("board=1NW:A2 2W:A1 2C:B1; crane=1"))
    assert told.beds[0].floors == (2, 0)
    assert told.beds[0].growth == (2, 0)
    assert told.beds[1].growth == (1, 1)
    assert [seat.growth for seat in told.seats] == [3, 1]


def test_projects_say_who_completes_them_where() -> None:
    told = facts(given("board=1NW:A1; crane=1; disp=P10 P07 - -"))
    fields = {project.project: project.fields for project in told.projects}
    assert fields["P10"] == (("1C", "1NE"), ())
    assert fields["P07"] == (("1NW",), ())
    assert facts(given("board=1NW:A1; crane=1; pop=4,35; disp=P07 - - -")).projects[0].fields == (
        (),
        (),
    )


@pytest.mark.parametrize(
    ("text", "following", "choices"),
    [
        ("order=B,A; left=2", 0, ()),
        ("order=A; left=1", 1, ()),
        ("order=A,B,A,B; left=1", 1, ()),
        ("order=A,B,A,B; left=1; end=1", None, ()),
        ("n=3; order=B; left=1", None, (0, 2)),
        ("n=3; order=B,A; left=1", 2, ()),
        ("n=3; order=B,A,C; left=1", 2, ()),
        ("n=3; phase=NEXT; order=B", None, (0, 2)),
        ("n=3; phase=REFILL; order=B; disp=? - - -", None, (0, 2)),
        ("phase=OVER", None, ()),
        ("phase=START", None, ()),
    ],
)
def test_it_is_told_who_acts_next(
    text: str, following: int | None, choices: tuple[int, ...]
) -> None:
    told = facts(given(text))
    assert (told.following, told.choices) == (following, choices)


def test_points_of_secret_cards_are_told_to_their_owner_only() -> None:
    text = "board=4W:A2; crane=4; sec=MAR+T35,POS+CAB"
    mine = facts(given(text), 0).seats
    assert mine[0].secrets is not None
    assert [(s.kind, s.points, s.terrain, s.territories) for s in mine[0].secrets] == [
        ("MAR", 3, "straw", ()),
        ("T35", 0, None, (3, 5)),
    ]
    assert mine[1].secrets is None
    assert all(seat.secrets is None for seat in facts(given(text), None).seats)
    over = facts(given(f"{text}; phase=OVER"), None).seats
    assert all(seat.secrets is not None for seat in over)


# -- The position in words ---------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_territory_and_field_is_described(lang: str) -> None:
    game = given("board=1NW:A2^ 1NE:A1; crane=1; disp=P07 - - -; sec=MAR+T35,POS+CAB; end=1")
    spoken = words(lang, RULES)
    said = {s.about: spoken.phrase(s.phrase) for s in RULES.people.describe(game.view(0))}
    assert {f"field:{entry.id}" for entry in seen(game).fields} <= set(said)
    assert {f"territory:{number}" for number in range(1, 8)} <= set(said)
    assert "project:P07" in said
    expected = {
        "en": "In territory 1, top left: meadow, 2 floors of Player 1 and a roof. "
        "The field leads to territory 1.",
        "de": "Im Gebiet 1 oben links: Wiese, 2 Stockwerke von Spieler 1 mit Dach. "
        "Das Feld führt zum Gebiet 1.",
    }
    assert said["field:1NW"] == expected[lang]
    everything = " ".join(spoken.phrase(s.phrase) for s in RULES.people.describe(game.view(0)))
    assert spoken.name("secret:MAR") in everything
    assert spoken.name("secret:CAB") not in everything
    assert spoken.say("about-ending") in everything


# -- What is meant -------------------------------------------------------------------------


REASONS = [
    ("crane=1", ("field:2C",), "GAR-4.1", "not-there"),
    ("board=7SE:B1; crane=7; pop=3,35", ("field:3C",), "GAR-5.6", "not-moved-there"),
    ("crane=2", ("ruse:change", "field:5C"), "GAR-8.2", "not-changed-there"),
    ("crane=2", ("pass:action",), "GAR-5.7", "not-pass"),
    ("board=6C:A20; crane=3", ("field:3C",), "GAR-6.1", "not-without-floor"),
    ("board=2C:B1; crane=1", ("ruse:change", "field:2C"), "GAR-6.2", "not-on-others"),
    ("crane=1; pop=1,35", ("field:1C",), "GAR-6.4", "not-payable"),
    (
        "board=1C=m 2SE=m 3SE=m; crane=4",
        ("field:4E", "ground:meadow"),
        "GAR-6.8",
        "not-ground-left",
    ),
    ("board=2C:A1^; crane=2", ("field:2C",), "GAR-10.1", "not-finished"),
    ("crane=2", ("field:2C", "do:demolish"), "GAR-7.1", "not-yours"),
    ("board=2C:A1; crane=2", ("field:2C", "do:raid"), "GAR-8.4", "not-raid"),
    ("board=2C:B1; crane=2; pop=3,35", ("field:2C",), "GAR-8.5", "not-payable"),
    ("board=6C:A19 2W:B2; crane=2", ("field:2W",), "GAR-8.5", "not-enough-floors"),
    ("board=2W:B1; crane=2; ruse=0,4", ("field:2W",), "GAR-8.1", "not-ruse-left"),
    ("crane=-", ("ruse:change", "field:2C"), "GAR-8.12", "not-ruse-first"),
    ("board=2C:A1; crane=2", ("ruse:roof", "field:2C"), "GAR-8.9", "not-roof-from"),
    ("board=2C:A1^ 2NE:A1; crane=2", ("ruse:roof", "field:2NE"), "GAR-8.9", "not-roof-from"),
    ("board=2C:A1^; crane=2", ("ruse:roof", "from:2C", "field:1NW"), "GAR-8.9", "not-roof-to"),
    (
        "board=2C:A1^ 2W:A1; crane=2",
        ("ruse:roof", "from:2C", "field:2W"),
        "GAR-8.9",
        "not-roof-terrain",
    ),
    (
        "board=2C:A1^ 1E:A1; crane=2",
        ("ruse:roof", "from:2C", "to:1E", "field:1C", "do:build"),
        "GAR-8.10",
        "not-away-from-roof",
    ),
    (
        "crane=2; disp=P10 - - -",
        ("field:2W", "do:build", "project:P10"),
        "GAR-9.9",
        "not-satisfied",
    ),
    ("crane=1", ("field:1NE", "do:build", "claim:P10"), "GAR-9.2", "not-displayed"),
    ("n=3; crane=2", ("seat:1",), "GAR-3.4", "not-next-yet"),
    ("n=3; phase=NEXT", ("seat:0",), "GAR-3.3", "not-twice"),
    (
        "phase=SECRETS; sec=CAB+BEL+BEL+T35,POS+MAR+T13+OBS",
        ("keep:POS", "keep:MAR"),
        "GAR-1.6",
        "not-dealt",
    ),
]


@pytest.mark.parametrize(("text", "picks", "rule", "key"), REASONS)
def test_whoever_points_at_what_is_forbidden_is_told_the_rule(
    text: str, picks: tuple[str, ...], rule: str, key: str
) -> None:
    game = given(text)
    action = RULES.people.meant(game.view(0), 0, picks)
    assert action is not None
    reason = game.why_not(RULES.notation.write(action))
    assert (reason.rule, reason.phrase.key) == (rule, key)


@pytest.mark.parametrize("picks", [(), ("field:9X",), ("territory:1",), ("seat:x",), ("keep:CAB",)])
def test_what_means_nothing_is_not_explained(picks: tuple[str, ...]) -> None:
    assert RULES.people.meant(given("crane=1").view(0), 0, picks) is None


def test_brambles_are_meant_with_a_ground_tile_that_is_left() -> None:
    game = given("board=1C=m 2SE=m 3SE=m; crane=4")
    action = RULES.people.meant(game.view(0), 0, ("field:4E", "ground:moss"))
    assert action is not None
    assert RULES.notation.write(action) == "B4E=s"
