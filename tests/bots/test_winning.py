"""Playing for the win at a table of more than two, and proving it where two are left."""

from dataclasses import replace

import pytest
from librt.vecs import vec

from dorfplatz.bots import find_bot, levels
from dorfplatz.bots.ladder import as_written
from dorfplatz.bots.mcts import Search
from dorfplatz.bots.outlook import SILENT
from dorfplatz.bots.settings import Settings
from dorfplatz.bots.winning import as_among_two, play_for_the_win
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.perspective import perspective
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games import catalogue, find
from dorfplatz.games.taluva.state import TO_BUILD
from dorfplatz.games.taluva.state import State as Island

CLANS = find("clans")
TALUVA = find("taluva")


def winning(*shares: float, weight: float = 1.0, over: bool = False) -> list[float]:
    row = vec[float](list(shares))
    play_for_the_win(row, len(shares), weight, over)
    return [float(value) for value in row]


def test_at_the_end_only_the_first_has_won() -> None:
    assert winning(1.0, 2 / 3, 1 / 3, 0.0, over=True) == [1.0, 0.0, 0.0, 0.0]
    assert winning(0.75, 0.75, 0.0, over=True) == [0.5, 0.5, 0.0], "a shared win"


def test_before_it_the_chances_of_all_add_up_to_one_win() -> None:
    assert winning(0.5, 0.5, 0.5, 0.5) == pytest.approx([0.25] * 4)
    found = winning(0.7, 0.5, 0.5, 0.3)
    assert sum(found) == pytest.approx(1.0)
    assert found[0] > found[1] == found[2] > found[3]
    half = winning(0.7, 0.5, 0.5, 0.3, weight=0.5)
    assert half == pytest.approx([(a + b) / 2 for a, b in zip(found, (0.7, 0.5, 0.5, 0.3))])


def test_with_two_seats_nothing_changes() -> None:
    assert winning(0.7, 0.3) == [0.7, 0.3]
    assert as_among_two(0.3, 2, 1.0) == 0.3


def test_what_is_told_is_a_share_of_rivals_again() -> None:
    for seats in (3, 4, 5):
        for weight in (0.5, 1.0):
            even = winning(*[0.5] * seats, weight=weight)[0]
            assert as_among_two(even, seats, weight) == pytest.approx(0.5)
            assert as_among_two(0.9, seats, weight) > 0.9 - 1e-9
            assert as_among_two(0.0, seats, weight) < 0.01


@pytest.mark.parametrize("name", list(catalogue()))
def test_a_level_plays_otherwise_in_a_crowd_only(name: str) -> None:
    game = find(name)
    for level, written in as_written(game).items():
        usual = levels(game, 2)[level]
        for seats in (2, game.max_seats):
            bot = find_bot(level, 1, game, budget={"simulations": 20}, seats=seats)
            assert isinstance(bot, Search)
            asked = written.get("crowd", {}) if seats > 2 else {}
            assert bot.settings == replace(usual, **{**asked, "simulations": 20, "ms": 0}), (
                level,
                seats,
            )


def test_some_levels_have_settings_for_a_crowd() -> None:
    among_four, with_two = levels(CLANS, 4)["master"], levels(CLANS, 2)["master"]
    assert among_four.win == 1.0 and among_four.replies == 2
    assert with_two.win == 0.0 and with_two.replies == 0


# -- Proofs ------------------------------------------------------------------------


def last_builds(wanted: int) -> list[Island]:
    """Return positions of random games whose last tile lies, with a build to choose."""
    found: list[Island] = []
    seed = 0
    while len(found) < wanted:
        seed += 1
        rng = FastRng(seed)
        state = TALUVA.start(2, {"tilesPerPlayer": 12})
        assert isinstance(state, Island)
        while TALUVA.rules.turn(state) != OVER:
            if state.left == 0 and state.phase == TO_BUILD:
                found.append(state)
                break
            chance = TALUVA.rules.turn(state) == CHANCE
            draw = TALUVA.rules.draw if chance else TALUVA.rules.sample
            TALUVA.rules.apply(state, draw(state, rng), SILENT)
    return found


def outcomes(state: Island) -> dict[int, int]:
    """Return for every last build who wins by it: the seat plus one, 0 for a tie."""
    codes = Codes()
    TALUVA.rules.legal(state, codes)
    found = {}
    for code in codes.values():
        after = state.copy()
        TALUVA.rules.apply(after, code, SILENT)
        assert TALUVA.rules.turn(after) == OVER
        row = vec[float]([0.0, 0.0])
        TALUVA.rules.rewards(after, row)
        found[code] = 0 if row[0] == row[1] else 1 if row[0] > row[1] else 2
    return found


def test_what_is_proved_is_so_and_ends_the_search() -> None:
    decided = {"won": 0, "lost": 0}
    for state in last_builds(12):
        seat = int(TALUVA.rules.turn(state))
        known = outcomes(state)
        if len(known) < 2:
            continue
        bot = Search(1, Settings(simulations=400, playout=0, prove=1))
        chosen = int(bot.choose(perspective(TALUVA, state, seat)))
        proved = int(bot.tree.winner[bot.root])
        if seat + 1 in known.values():
            decided["won"] += 1
            assert proved == known[chosen] == seat + 1
            assert bot.simulations < 400
        elif set(known.values()) == {2 - seat}:
            decided["lost"] += 1
            assert proved == 2 - seat and bot.simulations < 400
        else:
            assert proved == 0, "a tie proves nothing"
            assert known[chosen] == 0
    assert min(decided.values()) > 0, decided


def test_a_move_that_loses_for_certain_is_left_alone() -> None:
    """However often it was tried before that was known."""
    bot = Search(1, Settings(prove=1))
    tree = bot.tree
    poor, good = tree.add(0, 7, 0.5), tree.add(0, 8, 0.5)
    tree.visits[poor], tree.total[poor] = 90, 80.0
    tree.visits[good], tree.total[good] = 10, 2.0
    assert tree.best_child(0, 0) == poor
    tree.winner[poor] = 2
    assert tree.best_child(0, 0) == good
    tree.winner[good] = 2
    assert tree.best_child(0, 0) == poor, "all is lost"
    tree.answers[0] = 2
    assert tree.all_won(0, 2) and not tree.all_won(0, 1)
    tree.answers[0] = 3
    assert not tree.all_won(0, 2), "one answer was never tried"


def thinking(seats: int, replies: int = 0, habit: float = 0.0) -> Search:
    """Return a search that has thought about a position of Clans."""
    rng = FastRng(5)
    state = CLANS.start(seats, {})
    for _ in range(30):
        turn = CLANS.rules.turn(state)
        chance = turn == CHANCE
        code = CLANS.rules.draw(state, rng) if chance else CLANS.rules.sample(state, rng)
        CLANS.rules.apply(state, code, SILENT)
    settings = Settings(simulations=400, playout=0, patience=1, replies=replies, habit=habit)
    bot = Search(9, settings)
    bot.think(perspective(CLANS, state, CLANS.rules.turn(state)))
    return bot


def replies(bot: Search) -> list[int]:
    """Return how many answers were thought through after each action tried."""
    found = []
    child = bot.tree.child[bot.root]
    while child >= 0:
        found.append(int(bot.tree.opened[child]))
        child = bot.tree.sibling[child]
    return found


def test_in_a_crowd_few_replies_of_a_rival_are_thought_through() -> None:
    assert max(replies(thinking(4))) > 2
    assert max(replies(thinking(4, replies=2, habit=20.0))) == 2
    assert max(replies(thinking(3, replies=1))) == 1


def test_with_two_seats_replies_are_not_limited() -> None:
    usual, limited = thinking(2), thinking(2, replies=1, habit=20.0)
    assert replies(usual) == replies(limited)
    assert list(usual.tree.visits) == list(limited.tree.visits)
