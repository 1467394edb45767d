"""Taluva, chapter 12: what holds in every position, on games drawn at random.

Hypothesis draws seeds, seats and options; a failure shrinks to a short game. Everything that is
checked after every move stands in ``invariants.py``; ``./test soak taluva N`` plays many more.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from dorfplatz.engine.asking import why_not
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games import find
from dorfplatz.games.taluva.actions import Action, Build, Draw, Expand, Hut, Place, Temple, Tower
from dorfplatz.games.taluva.state import State
from dorfplatz.games.taluva.view import Field, TaluvaKnowledge, View
from dorfplatz.kit.hexes import Hex, mirrored, turned
from tests.games.taluva import invariants, soak
from tests.games.taluva.texts import reason_code, state_of
from tests.oracles import taluva as oracle
from tests.support import new
from tests.support.walks import Setting

TALUVA: Any = find("taluva")
SEEDS = st.integers(0, 2**32 - 1)
SEATS = st.integers(2, 4)
OPTIONS = st.sampled_from(
    [{}, {"mode": "ranking"}, {"tilesPerPlayer": 12}, {"hutPlacement": "founding"}]
)
SILENT = Journal(False)

games = settings(max_examples=10, deadline=None, derandomize=True)
positions = settings(max_examples=30, deadline=None, derandomize=True)


def random_code(state: State, rng: FastRng) -> int:
    """Return a random action of whoever is to decide."""
    if TALUVA.rules.turn(state) == CHANCE:
        return int(TALUVA.rules.draw(state, rng))
    codes = Codes()
    TALUVA.rules.legal(state, codes)
    return int(codes.row[rng.below(codes.count)])


def random_position(seed: int, seats: int, depth: int, **options: Any) -> State:
    """Return the position after so many random moves."""
    state: State = TALUVA.start(seats, options)
    rng = FastRng(seed)
    for _ in range(depth):
        if TALUVA.rules.turn(state) != OVER:
            TALUVA.rules.apply(state, random_code(state, rng), SILENT)
    return state


@games
@for_all(SEEDS, SEATS, OPTIONS)
def test_invariants_and_oracle_hold_after_every_move(
    seed: int, seats: int, options: dict[str, Any]
) -> None:
    """Invariants 1 to 11 and 14, and the oracle's position, legal actions and places."""
    state = TALUVA.start(seats, options)
    rng = FastRng(seed)
    invariants.check_step(TALUVA, None, None, state)
    while TALUVA.rules.turn(state) != OVER:
        code = random_code(state, rng)
        before = TALUVA.rules.copy(state)
        TALUVA.rules.apply(state, code, SILENT)
        invariants.check_step(TALUVA, before, code, state)
    assert invariants.Shadow.position.over


@games
@for_all(SEEDS, SEATS, OPTIONS)
def test_invariants_and_oracle_hold_on_high_islands(
    seed: int, seats: int, options: dict[str, Any]
) -> None:
    """The same with players who erupt and build high, which random ones hardly do."""
    assert soak.play(Setting(TALUVA, seats, options), seed, bold=True) > 3


def test_bold_players_build_towers_and_get_high() -> None:
    levels, towers = [], 0
    for seed in range(6):
        state = TALUVA.start(4)
        rng = FastRng(seed)
        while TALUVA.rules.turn(state) != OVER:
            TALUVA.rules.apply(state, soak.choose(TALUVA, state, rng, bold=True), SILENT)
        view = TALUVA.knowledge.view(state, None)
        levels.append(max(field.level for field in view.fields))
        towers += sum(field.kind == "W" for field in view.fields)
    assert max(levels) >= 4
    assert towers >= 6


@positions
@for_all(SEEDS, st.integers(1, 140))
def test_reasons_are_the_oracles(seed: int, depth: int) -> None:
    """Any well-formed action of the active seat: legal for both, or refused with the same code."""
    chooser = Random(seed)
    founding = chooser.random() < 0.3
    shadow = oracle.start(3, founding=founding)
    game = new("taluva", 3, {"hutPlacement": "founding" if founding else "free"})
    rng = FastRng(seed)
    for _ in range(depth):
        if game.turn == "over":
            return
        code = soak.choose(TALUVA, state_of(game), rng, bold=seed % 2 == 0)
        text = TALUVA.notation.write(TALUVA.notation.decode(code))
        game.play(text)
        oracle.play(shadow, text)
    if not isinstance(game.turn, int):
        return
    for text in attempts(shadow, chooser):
        asked = why_not(TALUVA, game.state, game.turn, TALUVA.notation.read(text))
        if shadow.phase == "place":
            expected = oracle.placement_reason(shadow, text)
        else:
            expected = oracle.build_reason(shadow, text)
        assert (None if asked is None else reason_code(asked)) == expected, text


def attempts(shadow: oracle.Position, chooser: Random) -> Iterator[str]:
    """Return actions of all kinds on and around the island, most of them illegal."""
    island = sorted(oracle.surface(shadow.tiles)) or [(0, 0)]
    for _ in range(150):
        q, r = chooser.choice(island)
        if chooser.random() < 0.4:
            q, r = q + chooser.randint(-3, 3), r + chooser.randint(-3, 3)
        if shadow.phase == "place":
            tile = shadow.hand if chooser.random() < 0.95 else "LL"
            yield f"{tile}{chooser.choice('@^')}{q}.{r}/{chooser.randint(0, 5)}"
        elif chooser.random() < 0.4:
            yield f"X{q}.{r}:{chooser.choice('JCSRL')}"
        else:
            yield f"{chooser.choice('HWT')}{q}.{r}"


# -- Symmetry (invariant 12) ---------------------------------------------------------------------


def moved(view: View, where: Callable[[Hex], Hex], turn: Callable[[int], int]) -> State:
    """Return the position of a view with every field carried elsewhere."""
    fields = []
    for field in view.fields:
        q, r = where((field.q, field.r))
        orientation = None if field.orientation is None else turn(field.orientation)
        fields.append(Field(q, r, field.terrain, field.level, orientation, field.owner, field.kind))
    return TaluvaKnowledge().imagine(
        View(**{**vars(view), "fields": tuple(fields)}),  # the same view, other fields
        FastRng(1),
    )


def carried(action: Action, where: Callable[[Hex], Hex], turn: Callable[[int], int]) -> Action:
    """Return the same action on the carried island."""
    match action:
        case Place(tile, eruption, volcano, orientation):
            return Place(tile, eruption, where(volcano), turn(orientation))
        case Hut(field):
            return Hut(where(field))
        case Tower(field):
            return Tower(where(field))
        case Temple(field):
            return Temple(where(field))
        case Expand(field, terrain):
            return Expand(where(field), terrain)
        case _:
            return action


def texts(state: State, actions: list[Action]) -> list[str]:
    """Return actions as sorted texts, expansions under the name they have in this position."""
    return sorted(
        TALUVA.notation.write(TALUVA.notation.intended(state, action)) for action in actions
    )


SYMMETRIES: list[tuple[str, Callable[[Hex], Hex], Callable[[int], int]]] = [
    ("turned", turned, lambda o: (o + 1) % 6),
    ("shifted", lambda at: (at[0] + 7, at[1] - 4), lambda o: o),
    ("mirrored", mirrored, lambda o: -o % 6),
]


@pytest.mark.parametrize(("name", "where", "turn"), SYMMETRIES, ids=[s[0] for s in SYMMETRIES])
@positions
@for_all(seed=SEEDS, depth=st.integers(3, 140))
def test_invariant_12_symmetry(
    name: str,
    where: Callable[[Hex], Hex],
    turn: Callable[[int], int],
    seed: int,
    depth: int,
) -> None:
    """Terrains stay on their fields, so a mirrored island needs mirrored tiles only in the hand."""
    state = random_position(seed, 2, depth)
    if TALUVA.rules.turn(state) < 0:
        return
    view = TALUVA.knowledge.view(state, None)
    twin = moved(view, where, turn)
    expected = [carried(action, where, turn) for action in TALUVA.actions(state)]
    assert texts(twin, TALUVA.actions(twin)) == texts(twin, expected), name


@positions
@for_all(SEEDS, st.integers(3, 140))
def test_invariant_12_renaming_seats(seed: int, depth: int) -> None:
    state = random_position(seed, 2, depth)
    view = TALUVA.knowledge.view(state, None)
    if view.active is None:
        return
    swapped = View(
        **{
            **vars(view),
            "fields": tuple(
                Field(**{**vars(f), "owner": None if f.owner is None else 1 - f.owner})
                for f in view.fields
            ),
            "players": view.players[::-1],
            "active": 1 - view.active,
        }
    )
    assert TALUVA.moves(TaluvaKnowledge().imagine(swapped, FastRng(1))) == TALUVA.moves(state)


# -- Replays and samples ---------------------------------------------------------------------------


@games
@for_all(SEEDS, SEATS)
def test_invariant_13_replaying_gives_the_same_state(seed: int, seats: int) -> None:
    state = TALUVA.start(seats)
    rng = FastRng(seed)
    log = []
    while TALUVA.rules.turn(state) != OVER:
        code = random_code(state, rng)
        log.append(TALUVA.notation.write(TALUVA.notation.decode(code)))
        TALUVA.rules.apply(state, code, SILENT)
    assert new("taluva", seats).play(*log).text == TALUVA.notation.write_position(state)


@pytest.mark.parametrize("depth", [4, 8, 31, 61, 62, 91, 92, 119])
def test_samples_are_spread_evenly(depth: int) -> None:
    """Every legal action comes up, eruptions and expansions too, and none far too often."""
    state = random_position(5, 4, depth)
    if TALUVA.rules.turn(state) < 0:
        TALUVA.rules.apply(state, random_code(state, FastRng(1)), SILENT)
    codes = Codes()
    TALUVA.rules.legal(state, codes)
    count = int(codes.count)
    seen = dict.fromkeys(codes.values(), 0)
    rng = FastRng(depth)
    for _ in range(count * 40):
        seen[int(TALUVA.rules.sample(state, rng))] += 1
    chi = sum((n - 40) ** 2 / 40 for n in seen.values())
    assert chi < (count - 1) + 6 * (2 * (count - 1)) ** 0.5
    assert min(seen.values()) > 0


def test_draws_follow_the_weights() -> None:
    state = TALUVA.start(2)
    rng = FastRng(3)
    drawn = [int(TALUVA.rules.draw(state, rng)) for _ in range(4800)]
    for tile, weight in enumerate(TALUVA.rules.weights(state)):
        assert abs(drawn.count(tile) - 100 * weight) < 6 * (100 * weight) ** 0.5


def test_an_action_is_one_of_four_kinds() -> None:
    state = random_position(2, 2, 40)
    for action in TALUVA.actions(state):
        assert isinstance(action, Build | Place | Draw)
