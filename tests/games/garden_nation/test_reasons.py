"""Garden Nation: why an action is refused, and that exactly the legal ones are not."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from dorfplatz.engine.asking import why_not
from dorfplatz.games import find
from dorfplatz.words import words
from tests.games.garden_nation.texts import GAME, forbidden, given
from tests.oracles import garden_nation as oracle

RULES = find(GAME)
SEEDS = st.integers(0, 2**32 - 1)


def attempt(rng: Random) -> str:
    """Return any readable action, sensible or not."""
    field = rng.choice(oracle.FIELDS)
    claim = rng.choice(["", "", f"!P{rng.randint(1, 21):02}"])
    tile = rng.choice(["", "", "", "=m", "=s", "=l"])
    main = rng.choice([f"B{field}{tile}{claim}", f"D{field}"])
    roof = f"^{field[0]}{rng.choice(oracle.DIRECTIONS)}>{rng.choice(oracle.FIELDS)} "
    return rng.choice([main, main, f"~{main}", f"{roof}{main}", f"R{field}{claim}", "-", "@2"])


@settings(max_examples=60, deadline=None)
@for_all(seed=SEEDS)
def test_a_reason_is_given_exactly_for_what_is_not_legal(seed: int) -> None:
    rng = Random(seed)
    game = given(oracle.random_position(rng))
    legal = set(game.legal())
    for move in [*(attempt(rng) for _ in range(60)), *legal]:
        rule = forbidden(game, move)
        assert (rule is None) == (move in legal), (move, rule)


@settings(max_examples=30, deadline=None)
@for_all(seed=SEEDS)
def test_reasons_are_said_in_both_languages(seed: int) -> None:
    rng = Random(seed)
    game = given(oracle.random_position(rng))
    for move in [attempt(rng) for _ in range(30)]:
        for seat in range(game.seats):
            reason = why_not(RULES, game.state, seat, RULES.notation.read(move))
            for lang in ("en", "de"):
                spoken = words(lang, RULES)
                if reason is not None:
                    assert spoken.has(reason.phrase.key)
                    assert "{" not in spoken.phrase(reason.phrase)


@pytest.mark.parametrize(
    ("text", "move", "seat", "rule"),
    [
        ("phase=OVER", "B4C", 0, "GAR-14.3"),
        ("phase=OVER; order=A,B,A,B", "+P01", -1, "GAR-14.3"),
        ("", "B4C", 1, "GAR-3.6"),
        ("n=3", "B4C", 1, "GAR-3.4"),
        ("", "+P01", 0, "GAR-9.17"),
        ("phase=REFILL; disp=? - - -", "B4C", 0, "GAR-9.17"),
        ("phase=REFILL; disp=? P01 - -", "+P01", -1, "GAR-9.17"),
        ("phase=LAYOUT; lay=-", "B4C", 0, "GAR-1.1"),
        ("phase=DISPLAY", "B4C", 0, "GAR-1.3"),
        ("phase=START", "+@3", -1, "GAR-1.5"),
        ("phase=DEAL", "+2:CAB", -1, "GAR-1.6"),
        ("", "S:CAB,T35", 0, "GAR-1.6"),
        ("", "@2", 0, "GAR-3.6"),
        ("n=3", "@2", 0, "GAR-3.4"),
        ("phase=SECRETS; sec=CAB+T35/BEL+BEL,POS+MAR+T13+OBS", "S:CAB,T35", 0, "GAR-1.6"),
        ("phase=SECRETS; sec=CAB+T35/BEL+BEL,POS+MAR+T13+OBS", "B4C", 0, "GAR-1.8"),
        ("phase=SECRETS; sec=CAB+T35/BEL+BEL,POS+MAR+T13+OBS", "-", 1, "GAR-1.8"),
        ("n=3; phase=NEXT", "B4C", 0, "GAR-3.2"),
        ("n=3; phase=NEXT", "@4", 0, "GAR-3.4"),
        ("n=3; phase=NEXT", "@1", 0, "GAR-3.3"),
    ],
)
def test_reasons_outside_the_lists(text: str, move: str, seat: int, rule: str) -> None:
    assert forbidden(given(text), move, seat) == rule


def test_a_reason_points_at_what_is_at_fault() -> None:
    reason = given("board=5NW:A1^; crane=5").why_not("B5NW")
    sentence = words("en", RULES).phrase(reason.phrase)
    assert (reason.rule, reason.at) == ("GAR-10.1", ("field:5NW",))
    assert sentence == "the building on the field 5NW is finished"
    assert (
        words("de", RULES).phrase(reason.phrase) == "das Gebäude auf dem Feld 5NW ist abgeschlossen"
    )
