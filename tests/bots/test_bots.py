"""Bots: they play from a perspective, the same seed plays the same, the stronger one wins."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice

import pytest
from librt.vecs import vec

from dorfplatz.bots import ADVISER, LEVELS, bot_names, find_bot, levels
from dorfplatz.bots.mcts import Search
from dorfplatz.bots.outlook import SILENT
from dorfplatz.bots.reasons import weighed
from dorfplatz.bots.settings import Settings
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.insight import Insight
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.knowledge import HIDDEN
from dorfplatz.engine.perspective import perspective
from dorfplatz.engine.play import deal
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games import catalogue, find
from dorfplatz.games.taluva.state import State as Island
from dorfplatz.kit.material import load
from dorfplatz.table import Table
from dorfplatz.table.fairness import seed_from
from dorfplatz.words import words
from tests.support import refused

CLANS = find("clans")
QUICK = {"simulations": 40}


def match(names: list[str], seed: int) -> tuple[list[str], tuple[int, ...]]:
    state = CLANS.start(len(names), {})
    played = [(int(CHANCE), code) for code in deal(CLANS, state, FastRng(seed), Journal(False))]
    bots = [find_bot(name, seed + seat, CLANS, seats=len(names)) for seat, name in enumerate(names)]
    moves = []
    while (turn := CLANS.rules.turn(state)) != OVER:
        code = bots[turn].choose(perspective(CLANS, state, turn, played))
        moves.append(CLANS.notation.write(CLANS.notation.decode(code)))
        CLANS.rules.apply(state, code, Journal(False))
        played.append((int(turn), int(code)))
    return moves, CLANS.rules.standing(state).winners


def middle(name: str, seats: int, depth: int, seed: int = 3) -> object:
    """Return a position of a random game in which a seat is to decide."""
    game = find(name)
    state = game.start(seats, {})
    rng = FastRng(seed)
    decided = 0
    while True:
        turn = game.rules.turn(state)
        assert turn != OVER
        if turn != CHANCE:
            if decided == depth:
                return state
            decided += 1
        code = game.rules.draw(state, rng) if turn == CHANCE else game.rules.sample(state, rng)
        game.rules.apply(state, code, Journal(False))


def test_the_same_seed_plays_the_same_game() -> None:
    assert match(["greedy", "random"], 4) == match(["greedy", "random"], 4)
    assert match(["random", "random"], 4) != match(["random", "random"], 5)
    searching = ["master:simulations=50", "regular:simulations=50"]
    assert match(searching, 4) == match(searching, 4)


def test_greedy_beats_random_from_either_seat() -> None:
    won = sum(match(["greedy", "random"], seed)[1] == (0,) for seed in range(6))
    won += sum(match(["random", "greedy"], seed)[1] == (1,) for seed in range(6))
    assert won >= 11


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    error = refused(lambda: find_bot("genius", 1, seats=2))
    assert error.phrase.args == {"bot": "genius", "known": ", ".join(bot_names())}


@pytest.mark.parametrize("text", ["master:speed=3", "master:simulations=many", "random:ms=4"])
def test_settings_that_mean_nothing_are_refused(text: str) -> None:
    assert refused(lambda: find_bot(text, 1, seats=2)).code == "not-possible"


def test_settings_behind_a_name_change_the_level() -> None:
    bot = find_bot("strong:simulations=7,noise=0.5", 1, CLANS, seats=2)
    assert isinstance(bot, Search)
    assert (bot.settings.simulations, bot.settings.noise) == (7, 0.5)


@pytest.mark.parametrize("name", list(catalogue()))
def test_every_game_has_five_levels_with_a_name_in_both_languages(name: str) -> None:
    game = find(name)
    assert list(levels(game, 2)) == list(LEVELS)
    for lang in ("en", "de"):
        assert all(words(lang, game).has(f"level-{level}") for level in LEVELS)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", list(catalogue()))
def test_every_level_plays_legal_moves(name: str, level: str) -> None:
    game = find(name)
    for seats in (game.min_seats, game.max_seats):
        state = middle(name, seats, 6)
        turn = game.rules.turn(state)
        codes = Codes()
        game.rules.legal(state, codes)
        bot = find_bot(level, 2, game, budget=QUICK, seats=2)
        assert int(bot.choose(perspective(game, state, turn))) in codes.values()


def played(name: str, seats: int, decisions: int) -> tuple[object, list[tuple[int, int]]]:
    """Return a position of a random game in which a seat is to decide, and the true log."""
    game = find(name)
    state = game.start(seats, {})
    rng = FastRng(11)
    log: list[tuple[int, int]] = []
    while (turn := int(game.rules.turn(state))) == CHANCE or decisions > 0:
        assert turn != OVER
        code = int(game.rules.draw(state, rng) if turn == CHANCE else game.rules.sample(state, rng))
        game.rules.apply(state, code, Journal(False))
        log.append((turn, code))
        decisions -= turn != CHANCE
    return state, log


def swapped(log: list[tuple[int, int]], seen: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return a log in which everybody's moves that the viewer cannot know are exchanged."""
    hidden: dict[int, list[int]] = {}
    for (mover, code), (_, known) in zip(log, seen, strict=True):
        if known == HIDDEN:
            hidden.setdefault(mover, []).append(code)
    return [
        (mover, hidden[mover].pop() if known == HIDDEN else code)
        for (mover, code), (_, known) in zip(log, seen, strict=True)
    ]


@pytest.mark.parametrize("bot", ["greedy", "casual", "master"])
@pytest.mark.parametrize("name", list(catalogue()))
def test_a_bot_chooses_the_same_whatever_lies_hidden(name: str, bot: str) -> None:
    """With everything unseen exchanged, in the position and in the log, belief included."""
    game = find(name)
    budget = None if bot == "greedy" else QUICK
    for seats, decisions in ((game.min_seats, 6), (game.max_seats, 15)):
        state, log = played(name, seats, decisions)
        seat = int(game.rules.turn(state))
        seen = perspective(game, state, seat, log)
        choice = find_bot(bot, 1, game, budget=budget, seats=2).choose(seen)
        rng = FastRng(8)
        for _ in range(2):
            twin = perspective(game, seen.imagine(rng), seat, swapped(log, seen.log))
            assert twin.log == seen.log and twin.view == seen.view
            assert find_bot(bot, 1, game, budget=budget, seats=2).choose(twin) == choice


def test_something_is_hidden_where_the_law_should_bite() -> None:
    for name in ("clans", "garden-nation"):
        state, log = played(name, 4, 6)
        seen = perspective(find(name), state, find(name).rules.turn(state), log)
        assert swapped(log, seen.log) != log


def test_the_log_of_a_perspective_hides_what_its_seat_may_not_know() -> None:
    table = Table(CLANS, 3, {}, seed_from("x"))
    log = table.perspective(1).log
    cards = [code for (_, code), entry in zip(log, table.log, strict=True) if entry.text[0] == "P"]
    assert [code == -1 for code in cards] == [True, False, True]
    assert sum(code == -1 for _, code in log) == 2


def test_a_search_uses_its_tree_again_when_the_log_leads_into_it() -> None:
    bot = Search(1, Settings(simulations=300, playout=0))
    state = CLANS.start(2, {})
    played = [(int(CHANCE), code) for code in deal(CLANS, state, FastRng(5), Journal(False))]
    own = CLANS.rules.turn(state)
    for _ in range(3):
        turn = CLANS.rules.turn(state)
        if turn == own:
            code = bot.choose(perspective(CLANS, state, turn, played))
        else:  # the rival plays what was expected
            expected = bot.tree.best_child(bot.tree.find(bot.root, code))
            code = bot.tree.code[expected]
        CLANS.rules.apply(state, code, Journal(False))
        played.append((int(turn), int(code)))
    assert bot.root != 0
    assert bot.tree.visits[bot.root] > 300


def test_a_tree_that_knows_more_than_is_legal_is_not_used_again() -> None:
    """What was legal in one imagined world may turn out not to be in the true one."""
    state, log = played("above-and-below", 2, 4)
    game = find("above-and-below")
    seen = perspective(game, state, game.rules.turn(state), log)
    bot = Search(1, Settings(simulations=60))
    bot.choose(seen)
    assert bot.tree.offers(bot.root, set(seen.codes))
    bot.tree.add(bot.root, max(seen.codes) + 1, 0.9)
    assert not bot.tree.offers(bot.root, set(seen.codes))


def test_playouts_that_go_around_judge_where_the_own_turn_begins() -> None:
    """Whatever was tried, the insight is asked about positions in which the seat moves next."""
    game = find("garden-nation")
    state = middle("garden-nation", 2, 9)
    seat = int(game.rules.turn(state))
    asked: list[int] = []

    class Watching(Insight[object]):
        def hopes(self, state: object, seats: int, row: vec[float]) -> None:
            asked.append(int(game.rules.turn(state)))
            row[0] = row[1] = 0.5

    for around in (0, 1):
        asked.clear()
        plan = Settings(simulations=60, playout=9 if around else 2, around=around, trust=0.0)
        Search(1, plan, insight=Watching()).choose(perspective(game, state, seat))
        assert len(asked) > 20
        assert (set(asked) == {seat}) == bool(around)


def test_a_network_judges_pairs_and_leaves_no_doubt_where_a_seat_is_out() -> None:
    game = find("taluva")
    insight = game.fresh_insight()
    assert insight is not None and insight.net is not None
    state = middle("taluva", 3, 20)
    plain, deep = vec[float]([0.0] * 3), vec[float]([0.0] * 3)
    insight.hopes(state, 3, plain)
    insight.deep = True
    insight.hopes(state, 3, deep)
    assert list(plain) != list(deep)
    assert abs(sum(deep) - 1.5) < 1e-9
    assert isinstance(state, Island)
    state.status[1] = -1
    insight.hopes(state, 3, deep)
    assert deep[1] < 0.05 < min(deep[0], deep[2])


def test_a_clock_ends_the_search() -> None:
    ticks = iter(range(0, 100_000, 10))
    bot = Search(1, Settings(simulations=5000, ms=100, playout=0), lambda: float(next(ticks)))
    state = middle("clans", 2, 3)
    bot.choose(perspective(CLANS, state, CLANS.rules.turn(state)))
    assert 0 < bot.simulations < 5000


@pytest.mark.parametrize("name", list(catalogue()))
def test_a_search_explains_its_move_in_both_languages(name: str) -> None:
    game = find(name)
    sentences: list[str] = []
    keys: set[str] = set()
    for decisions in (12, 15, 18):
        state, log = played(name, 2, decisions)
        seen = perspective(game, state, game.rules.turn(state), log)
        bot = find_bot("strong", 1, game, budget={"simulations": 200}, seats=2)
        code = bot.choose(seen)
        told = bot.explain(seen, code)
        if len(seen.codes) > 1:
            assert [phrase.key for phrase in told][-2:] == ["bot-hope", "bot-line"]
            english = words("en", game).phrase(told[-1])
            assert english.startswith(
                f"Expected line: {game.notation.write(game.notation.decode(code))}"
            )
            assert words("de", game).phrase(told[-1]).startswith("Erwartete Zugfolge")
        keys.update(phrase.key for phrase in told)
        sentences += [words(lang, game).phrase(phrase) for lang in ("en", "de") for phrase in told]
    assert any(key.startswith("bot-reason") for key in keys)
    assert not any("%" in sentence or "change-" in sentence for sentence in sentences)


def test_the_reasons_of_a_deep_bot_come_from_its_network() -> None:
    game = find("taluva")
    insight = game.fresh_insight()
    assert insight is not None

    def named(deep: bool) -> Iterator[str]:
        for decisions in range(45, 29, -3):
            state, log = played("taluva", 2, decisions)
            seen = perspective(game, state, game.rules.turn(state), log)
            for code in seen.codes[::40]:
                yield from (reason.feature for reason in weighed(seen, code, deep))

    assert set(islice(named(False), 12)) <= set(insight.features)
    assert any(name in insight.finer for name in named(True))


@pytest.mark.parametrize("name", list(catalogue()))
def test_an_expected_line_ends_where_chance_decides(name: str) -> None:
    game = find(name)
    lines = 0
    for decisions in (12, 15, 18):
        state, log = played(name, 2, decisions)
        seen = perspective(game, state, game.rules.turn(state), log)
        bot = find_bot("master", 1, game, budget={"simulations": 200}, seats=2)
        code = bot.choose(seen)
        told = [phrase for phrase in bot.explain(seen, code) if phrase.key == "bot-line"]
        for phrase in told:
            moves = str(phrase.args["moves"]).split(" ")
            later = game.rules.copy(state)
            for move in moves:
                assert game.rules.turn(later) >= 0, "a draw is no part of what is expected"
                game.rules.apply(later, game.notation.encode(game.notation.read(move)), SILENT)
                lines += 1
    assert lines > 0


def test_a_hint_comes_from_whoever_searches_without_noise() -> None:
    for game in catalogue().values():
        bot = find_bot(ADVISER, 1, game, seats=2)
        assert isinstance(bot, Search)
        assert bot.settings.noise == 0.0 and bot.settings.horizon > 1
        assert 0 < bot.settings.ms <= 600 and bot.settings.simulations > 100
    assert ADVISER not in bot_names()


@pytest.mark.parametrize("name", list(catalogue()))
def test_every_game_names_its_features_and_how_their_weights_were_learned(name: str) -> None:
    game = find(name)
    insight = game.fresh_insight()
    assert insight is not None and len(insight.features) >= 5
    for lang in ("en", "de"):
        told = words(lang, game)
        for feature in insight.features + insight.finer:
            assert told.has(f"change-{feature}") == (feature not in insight.unsaid)
    learned = load(game.package, "insight.json")
    assert learned["command"].startswith(f"dorfplatz tune {name} ")
    if insight.finer:
        network = load(game.package, "net.json")
        assert network["command"].startswith(f"dorfplatz tune {name} ")
        assert " --net " in network["command"]
        assert len(network["plain"]) == len(insight.features) + len(insight.finer)
    assert list(learned["weights"]) == list(insight.features)
    assert [float(weight) for weight in insight.weights] == list(learned["weights"].values())


@pytest.mark.parametrize("name", list(catalogue()))
def test_hopes_are_shares_that_add_up(name: str) -> None:
    game = find(name)
    insight = game.fresh_insight()
    assert insight is not None
    for seats in range(game.min_seats, game.max_seats + 1):
        state, _ = played(name, seats, 10)
        row = vec[float]([0.0] * seats)
        insight.hopes(state, seats, row)
        assert all(0.0 < hope < 1.0 for hope in row)
        assert sum(row) == pytest.approx(seats / 2)


@pytest.mark.parametrize(("seats", "worlds"), [(2, 4), (3, 12), (4, 24)])
def test_moves_betray_the_card_of_who_plays_for_it(seats: int, worlds: int) -> None:
    table = Table(CLANS, seats, {}, seed_from("betrayed"))
    rivals = [find_bot("greedy", seat, CLANS, seats=seats) for seat in range(seats)]
    while len(table.log) < 40:
        seat = table.waiting[0]
        code = rivals[seat].choose(table.perspective(seat))
        table.act(seat, CLANS.notation.write(CLANS.notation.decode(code)))
    seat = table.waiting[0]
    seen = table.perspective(seat)
    insight = CLANS.fresh_insight()
    assert insight is not None
    belief = insight.belief(seen.view, seen.log)
    unknowing = insight.belief(seen.view, [])
    assert belief is not None and unknowing is not None
    assert len(belief.worlds) == worlds and set(unknowing.weights) == {1.0}
    assert all(CLANS.knowledge.view(world, seat) == seen.view for world in belief.worlds)
    likeliest = belief.worlds[belief.weights.index(max(belief.weights))]
    assert CLANS.rules.standing(likeliest) == table.standing()


SCRIPT = """
from tests.bots.test_bots import middle
from dorfplatz.bots import find_bot
from dorfplatz.engine.perspective import perspective
from dorfplatz.games import catalogue
import dorfplatz
print(dorfplatz.COMPILED)
for game in catalogue().values():
    for depth in (3, 9):
        state = middle(game.id, game.max_seats, depth)
        seen = perspective(game, state, game.rules.turn(state))
        bot = find_bot("strong", 4, game, budget={"simulations": 60}, seats=2)
        code = bot.choose(seen)
        print(game.id, int(code), int(bot.tree.size), bot.tree.value(bot.tree.find(bot.root, code)))
"""


def test_the_same_seed_gives_the_same_move_interpreted_and_compiled() -> None:
    """Where nothing is compiled both runs come from the sources, and only have to repeat."""
    runs = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "DORFPLATZ_INTERPRETED": way},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for way in ("", "1")
    ]
    assert runs[0][1:] == runs[1][1:]
    assert runs[1][0] == "False"
    assert len(runs[0]) == 1 + 2 * len(catalogue())
