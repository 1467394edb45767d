"""Above and Below, section 11: what holds in every position, on random games.

Hypothesis draws the seeds and the number of seats; a failure shrinks to a short game.
"""

from collections import Counter

from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal, Note
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.above_and_below.state import TURN, State
from tests.games.above_and_below import invariants
from tests.games.above_and_below.texts import GAME
from tests.support import new

SEEDS = st.integers(0, 2**31)
SEATS = st.integers(2, 4)
games = settings(max_examples=10, deadline=None)


class Walk:
    """A random game: every position, the codes between them, and all events."""

    def __init__(self, seats: int, seed: int) -> None:
        fresh = new(GAME, seats)
        self.game = fresh.game
        self.codes: list[int] = []
        self.events: list[list[Note]] = []
        rng = FastRng(seed)
        codes = Codes()
        journal = Journal()
        assert isinstance(fresh.state, State)
        state = fresh.state
        self.states: list[State] = [state.copy()]
        while self.game.rules.turn(state) != OVER:
            if self.game.rules.turn(state) == CHANCE:
                code = self.game.rules.draw(state, rng)
            else:
                self.game.rules.legal(state, codes)
                code = codes.row[rng.below(codes.count)]
            self.game.rules.apply(state, code, journal)
            self.codes.append(int(code))
            self.events.append(journal.take())
            self.states.append(state.copy())


@games
@for_all(SEATS, SEEDS)
def test_INV_1_no_token_is_lost(seats: int, seed: int) -> None:
    for state in Walk(seats, seed).states:
        invariants.check_tokens(state)


@games
@for_all(SEATS, SEEDS)
def test_INV_2_every_villager_is_in_one_place(seats: int, seed: int) -> None:
    for state in Walk(seats, seed).states:
        invariants.check_villagers(state)


@games
@for_all(SEATS, SEEDS)
def test_INV_3_every_cave_card_is_in_one_place(seats: int, seed: int) -> None:
    for state in Walk(seats, seed).states:
        invariants.check_caves(state)


@games
@for_all(SEATS, SEEDS)
def test_INV_4_every_building_is_in_one_place(seats: int, seed: int) -> None:
    for state in Walk(seats, seed).states:
        invariants.check_buildings(state)


@games
@for_all(SEATS, SEEDS)
def test_INV_5_coins_reputation_and_track_stay_in_range(seats: int, seed: int) -> None:
    for state in Walk(seats, seed).states:
        invariants.check_boards(state)


@games
@for_all(SEATS, SEEDS)
def test_INV_6_ready_villagers_shrink_with_every_main_action(seats: int, seed: int) -> None:
    walk = Walk(seats, seed)
    turns: Counter[int] = Counter()
    most: dict[int, int] = {}
    for before, code, after in zip(walk.states, walk.codes, walk.states[1:], strict=False):
        invariants.check_move(before, code, after)
        if before.phase == TURN and int(before.round) not in most:
            most[int(before.round)] = invariants.ready_count(before) + seats
    for number, events in enumerate(walk.events):
        ends = ("passed", "built", "harvested", "trained", "worked", "explores")
        turns[int(walk.states[number].round)] += sum(event.key in ends for event in events)
    assert all(turns[number] <= most[number] for number in range(1, 8))


@games
@for_all(SEATS, SEEDS)
def test_INV_7_free_actions_are_finite(seats: int, seed: int) -> None:
    walk = Walk(seats, seed)
    for before, code, after in zip(walk.states, walk.codes, walk.states[1:], strict=False):
        invariants.check_move(before, code, after)


@games
@for_all(SEATS, SEEDS)
def test_INV_8_seven_rounds_and_six_incomes(seats: int, seed: int) -> None:
    keys = Counter(event.key for events in Walk(seats, seed).events for event in events)
    assert keys["round-begins"] == 7 and keys["game-over"] == 1
    assert keys["income"] == 6 * seats and keys["recovered"] == 6 * seats


@games
@for_all(SEATS, SEEDS)
def test_INV_9_an_exploration_has_one_outcome(seats: int, seed: int) -> None:
    begun = ended = 0
    for events in Walk(seats, seed).events:
        for event in events:
            begun += event.key == "explores"
            ended += event.key in ("exploration-succeeds", "exploration-fails")
            assert begun - 1 <= ended <= begun
    assert begun == ended


@games
@for_all(SEATS, SEEDS)
def test_INV_10_records_and_positions_give_the_same_game(seats: int, seed: int) -> None:
    walk = Walk(seats, seed)
    game = walk.game
    twin = game.start(seats, None)
    for code, state in zip(walk.codes, walk.states[1:], strict=True):
        game.rules.apply(
            twin,
            game.notation.encode(
                game.notation.read(game.notation.write(game.notation.decode(code)))
            ),
            Journal(False),
        )
        assert game.notation.write_position(twin) == game.notation.write_position(state)
    for state in walk.states[::7]:
        text = game.notation.write_position(state)
        again = game.notation.read_position(text, seats, None)
        assert game.notation.write_position(again) == text and game.moves(again) == game.moves(
            state
        )
