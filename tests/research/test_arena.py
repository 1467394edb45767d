"""The arena: rotated seats, common luck, intervals, interruptions, foreign bots."""

import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from dorfplatz.research import arena
from dorfplatz.research.arena import Tournament, by_seat, duels, report, run, table_of, wilson
from dorfplatz.research.match import Outcome, Pairing, play
from dorfplatz.table import record
from tests.support import refused

ROOT = Path(__file__).parents[2]
PYTHON_BOT = f"cmd:{sys.executable} {ROOT / 'examples/bots/first_move.py'}"
JAVASCRIPT_BOT = f"cmd:node {ROOT / 'examples/bots/last_move.js'}"


def tournament(*bots: str, seats: int = 2, games: int = 4, keep: bool = False) -> Tournament:
    return Tournament("clans", bots, seats, games, 5, {}, keep=keep)


def outcome(number: int, chairs: Sequence[str], ranks: Sequence[int]) -> Outcome:
    zeros = (0.0,) * len(chairs)
    return Outcome(number, number, tuple(chairs), tuple(ranks), (0,) * len(chairs), 10, zeros)


def test_seats_rotate_and_each_deal_is_played_from_all_of_them() -> None:
    pairings = tournament("a", "b", "c", seats=3, games=6).pairings()
    assert [p.chairs for p in pairings[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert [p.deal for p in pairings] == [0, 0, 0, 1, 1, 1]


def test_two_bots_fill_a_larger_table_in_turn() -> None:
    chairs = {p.chairs for p in tournament("a", "b", seats=3, games=6).pairings()}
    assert ("a", "b", "a") in chairs and ("b", "a", "b") in chairs


def test_only_neighbours_meet_if_that_is_wished() -> None:
    met = Tournament("clans", ("a", "b", "c"), 2, 4, 1, {}, neighbours=True).pairings()
    assert {frozenset(p.chairs) for p in met} == {frozenset("ab"), frozenset("bc")}


def test_the_same_deal_has_the_same_luck_for_everybody() -> None:
    records = [
        play(Pairing(number, "clans", chairs, 3, 5, keep=True)).record
        for number, chairs in enumerate([("random", "greedy"), ("greedy", "random")])
    ]
    deals = [[move.text for move in record.read(text).moves if move.who == "*"] for text in records]
    assert deals[0] == deals[1] and len(deals[0]) > 10


def test_wilson_intervals_hold_the_share_and_shrink() -> None:
    low, high = wilson(65, 100)
    assert (round(low, 3), round(high, 3)) == (0.553, 0.736)
    assert wilson(0, 0) == (0.0, 1.0)
    narrow = wilson(650, 1000)
    assert low < narrow[0] < 0.65 < narrow[1] < high


def test_ratings_and_shares_follow_the_results() -> None:
    played = [
        outcome(n, ("a", "b") if n % 2 else ("b", "a"), (1, 2) if n % 2 else (2, 1))
        for n in range(20)
    ]
    first, second = table_of(played)
    assert (first.bot, first.share, second.share) == ("a", 1.0, 0.0)
    assert first.rating > second.rating
    ahead = {(d.bot, d.rival): d.share for d in duels([*played, outcome(20, ("a", "b"), (1, 1))])}
    assert ahead["a", "b"] == 20.5 / 21


def test_an_interrupted_tournament_goes_on_where_it_ended(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    first = run(tournament("greedy", "random", games=2), arena.one_by_one, kept)
    with kept.open("a") as file:
        file.write('{"number": 2, "deal"')
    again: list[int] = []

    def noting(pairings: Sequence[Pairing]) -> Iterator[Outcome]:
        again.extend(p.number for p in pairings)
        return arena.one_by_one(pairings)

    with kept.open("a") as file:
        file.write("\n")
    everything = run(tournament("greedy", "random", games=4), noting, kept)
    assert again == [2, 3]
    assert everything[:2] == first
    other = refused(lambda: run(tournament("greedy", "greedy:x"), noting, kept))
    assert other.code == "not-possible"


def test_two_processes_find_the_same_results_as_one() -> None:
    plan = tournament("greedy", "random")
    results = [run(plan, runner, None) for runner in (arena.one_by_one, arena.side_by_side(2))]
    ranks = [[o.ranks for o in outcomes] for outcomes in results]
    assert ranks[0] == ranks[1] and len(ranks[0]) == 4


def test_a_bot_in_python_plays_a_whole_game() -> None:
    result = play(Pairing(0, "clans", (PYTHON_BOT, "random"), 1, 1))
    assert result.faults == () and sorted(result.ranks)[0] == 1


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
def test_a_bot_in_javascript_plays_a_whole_game() -> None:
    result = play(Pairing(0, "clans", ("random", JAVASCRIPT_BOT, "random"), 1, 1))
    assert result.faults == () and sorted(result.ranks)[0] == 1


@pytest.mark.parametrize(
    ("program", "fault"),
    [
        ('print(\'{"move": "A1-L5"}\', flush=True); input(); input()', "not legal"),
        ("input(); print('nonsense', flush=True); input(); input()", "not JSON"),
        ("input(); print('{}', flush=True); input(); input()", "names no move"),
        ("pass", "has ended"),
    ],
)
def test_who_breaks_the_protocol_loses_and_is_named(
    tmp_path: Path, program: str, fault: str
) -> None:
    script = tmp_path / "bot.py"
    script.write_text(program)
    bot = f"cmd:{sys.executable} {script}"
    plan = tournament(bot, "random", games=1)
    outcomes = run(plan, arena.one_by_one, None)
    assert outcomes[0].ranks == (2, 1)
    (told,) = report(plan, outcomes)["faults"]
    assert fault in told


def test_who_is_too_slow_loses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dorfplatz.research.external.START_MS", 0)
    script = tmp_path / "bot.py"
    script.write_text("import sys\nfor line in sys.stdin: pass\n")
    pairing = Pairing(0, "clans", ("random", f"cmd:{sys.executable} {script}"), 1, 1, ms=50)
    result = play(pairing)
    assert result.ranks == (1, 2)
    assert "no answer within 50 ms" in result.faults[0]


def test_one_sits_alone_among_a_field_on_every_seat() -> None:
    met = Tournament("clans", ("a", "b"), 3, 6, 1, {}, field=("x", "y")).pairings()
    assert {p.chairs for p in met[:3]} == {("a", "x", "y"), ("x", "y", "a"), ("y", "a", "x")}
    assert [p.chairs.index("b") for p in met[3:]] == [0, 2, 1]


def test_results_are_told_by_seat() -> None:
    played = [
        outcome(0, ("a", "x", "x"), (1, 2, 3)),
        outcome(1, ("x", "a", "x"), (1, 1, 3)),
        outcome(2, ("x", "x", "a"), (1, 2, 3)),
        outcome(3, ("a", "x", "x"), (2, 1, 3)),
    ]
    shares = {chair.seat: (chair.games, chair.share) for chair in by_seat(played)[:3]}
    assert shares == {0: (2, 0.5), 1: (1, 0.5), 2: (1, 0.0)}


def test_a_file_without_a_field_goes_on_as_before(tmp_path: Path) -> None:
    assert "field" not in arena.heading(tournament("greedy", "random"))
    kept = tmp_path / "results.jsonl"
    alone = Tournament("clans", ("greedy",), 2, 2, 5, {}, field=("random",))
    run(alone, arena.one_by_one, kept)
    assert len(run(alone, arena.one_by_one, kept)) == 2
    error = refused(lambda: run(tournament("greedy", "random"), arena.one_by_one, kept))
    assert "another tournament" in str(error.phrase.args["problem"])
