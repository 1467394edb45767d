"""The arena: tournaments of bots with common luck, ratings, win shares and their intervals.

Every group of bots plays each deal once in every rotation of the seats, so that neither a good
seat nor good luck helps anybody. With a field, each bot sits alone among the bots of the field.
Results are kept in a file line by line; a tournament that was interrupted goes on where it ended.
"""

import json
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from math import sqrt
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.options import Value
from dorfplatz.research.match import Outcome, Pairing, play

PASSES = 8
"""How often the games are gone through to rate the bots."""
NORMAL_95 = 1.959964


@dataclass(frozen=True)
class Tournament:
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    options: Mapping[str, Value]
    ms: int = 0
    keep: bool = False
    neighbours: bool = False
    field: tuple[str, ...] = ()

    def pairings(self) -> list[Pairing]:
        """List the games: for each deal, every group of bots in every rotation of the seats."""
        groups = list(self.groups())
        found: list[Pairing] = []
        deal = 0
        while len(found) < self.games:
            for group in groups:
                for turned in range(self.seats):
                    chairs = group[turned:] + group[:turned]
                    found.append(
                        Pairing(
                            len(found),
                            self.game,
                            chairs,
                            deal,
                            self.seed,
                            self.options,
                            self.ms,
                            self.keep,
                        )
                    )
            deal += 1
        return found[: self.games]

    def groups(self) -> Iterator[tuple[str, ...]]:
        """Give every set of bots that meets; two bots at a larger table fill it in turn."""
        if self.field:
            for bot in self.bots:
                rest = [self.field[i % len(self.field)] for i in range(self.seats - 1)]
                yield (bot, *rest)
            return
        if len(self.bots) < 2:
            raise NotPossible("error-arena", {"problem": "At least two bots are needed."})
        pairs = list(combinations(self.bots, 2))
        if self.neighbours:
            pairs = list(pairwise(self.bots))
        elif len(self.bots) >= self.seats:
            yield from combinations(self.bots, self.seats)
            return
        for pair in pairs:
            if self.seats == 2:
                yield pair
                continue
            for first, second in (pair, pair[::-1]):
                yield tuple(first if seat % 2 == 0 else second for seat in range(self.seats))


@dataclass(frozen=True)
class Line:
    """How one bot did."""

    bot: str
    games: int
    rating: float
    sigma: float
    wins: float
    share: float
    low: float
    high: float
    rank: float
    slowest: float


@dataclass(frozen=True)
class Duel:
    """How one bot did against another, wherever they met: who was ahead (equals count half)."""

    bot: str
    rival: str
    games: int
    ahead: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Chair:
    """How one bot did on one seat."""

    bot: str
    seat: int
    games: int
    wins: float
    share: float
    low: float
    high: float


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share by Wilson's formula."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    z = NORMAL_95
    base = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / base
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / base
    return max(0.0, middle - reach), min(1.0, middle + reach)


def table_of(outcomes: Iterable[Outcome]) -> list[Line]:
    """Return how all bots did, the best rating first."""
    played = sorted(outcomes, key=lambda outcome: outcome.number)
    bots = sorted({bot for outcome in played for bot in outcome.chairs})
    ratings = rated(played, bots)
    lines = []
    for bot in bots:
        games, wins, ranks, slowest = 0, 0.0, 0, 0.0
        for outcome in played:
            winners = sum(rank == 1 for rank in outcome.ranks)
            for chair, rank, seconds in zip(
                outcome.chairs, outcome.ranks, outcome.slowest, strict=True
            ):
                if chair == bot:
                    games += 1
                    wins += 1 / winners if rank == 1 else 0.0
                    ranks += rank
                    slowest = max(slowest, seconds)
        low, high = wilson(wins, games)
        mu, sigma = ratings[bot]
        share = wins / games
        lines.append(Line(bot, games, mu, sigma, wins, share, low, high, ranks / games, slowest))
    return sorted(lines, key=lambda line: -line.rating)


def rated(outcomes: Sequence[Outcome], bots: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Return openskill ratings; bots that sit on several chairs of a game count by their best.

    Bots do not learn, so the order of the games means nothing: they are gone through several times
    until late games no longer outweigh early ones. How sure a rating is, the first time says.
    """
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    doubts: dict[str, float] = {}
    for _ in range(PASSES):
        for outcome in outcomes:
            best: dict[str, int] = {}
            for chair, rank in zip(outcome.chairs, outcome.ranks, strict=True):
                best[chair] = min(rank, best.get(chair, rank))
            if len(best) > 1:
                teams = [[ratings[bot]] for bot in best]
                after = model.rate(teams, ranks=[float(rank) for rank in best.values()])
                for bot, (rating,) in zip(best, after, strict=True):
                    ratings[bot] = rating
        doubts = doubts or {bot: rating.sigma for bot, rating in ratings.items()}
    return {bot: (round(r.mu, 2), round(doubts[bot], 2)) for bot, r in ratings.items()}


def duels(outcomes: Iterable[Outcome]) -> list[Duel]:
    """Return how often each bot ended up ahead of each other."""
    met: dict[tuple[str, str], tuple[int, float]] = {}
    for outcome in outcomes:
        seats = range(len(outcome.chairs))
        for a in seats:
            for b in seats:
                pair = (outcome.chairs[a], outcome.chairs[b])
                if pair[0] != pair[1]:
                    games, ahead = met.get(pair, (0, 0.0))
                    better = outcome.ranks[b] - outcome.ranks[a]
                    point = 1.0 if better > 0 else 0.5 if better == 0 else 0.0
                    met[pair] = (games + 1, ahead + point)
    return [
        Duel(bot, rival, games, ahead, ahead / games, *wilson(ahead, games))
        for (bot, rival), (games, ahead) in sorted(met.items())
    ]


def by_seat(outcomes: Iterable[Outcome]) -> list[Chair]:
    """Return how each bot did on each seat; a tie for the win counts its share."""
    sat: dict[tuple[str, int], tuple[int, float]] = {}
    for outcome in outcomes:
        winners = sum(rank == 1 for rank in outcome.ranks)
        for seat, bot in enumerate(outcome.chairs):
            games, wins = sat.get((bot, seat), (0, 0.0))
            won = 1 / winners if outcome.ranks[seat] == 1 else 0.0
            sat[bot, seat] = (games + 1, wins + won)
    return [
        Chair(bot, seat, games, wins, wins / games, *wilson(wins, games))
        for (bot, seat), (games, wins) in sorted(sat.items())
    ]


# -- Running ---------------------------------------------------------------------


Runner = Callable[[Sequence[Pairing]], Iterator[Outcome]]


def one_by_one(pairings: Sequence[Pairing]) -> Iterator[Outcome]:
    """Play in this process."""
    for pairing in pairings:
        yield play(pairing)


def side_by_side(jobs: int) -> Runner:
    """Return a runner with so many processes."""

    def run(pairings: Sequence[Pairing]) -> Iterator[Outcome]:
        with ProcessPoolExecutor(jobs) as pool:
            for done in as_completed([pool.submit(play, pairing) for pairing in pairings]):
                yield done.result()

    return run


def on_ray(address: str, workers: int) -> Runner:
    """Return a runner on a Ray cluster (``local`` starts one here, with so many workers)."""

    def run(pairings: Sequence[Pairing]) -> Iterator[Outcome]:
        try:
            import ray  # noqa: PLC0415  # large, and needed by nobody else
        except ImportError:
            raise NotPossible("error-arena", {"problem": "Ray is not installed."}) from None
        started = not ray.is_initialized()
        if started and address == "local":
            ray.init(num_cpus=workers, include_dashboard=False, logging_level=logging.ERROR)
        elif started:
            ray.init(address, logging_level=logging.ERROR)
        try:
            remote = ray.remote(play)
            waiting = [remote.remote(pairing) for pairing in pairings]
            while waiting:
                ready, waiting = ray.wait(waiting, num_returns=1)
                yield from ray.get(ready)
        finally:
            if started:
                ray.shutdown()

    return run


def run(
    tournament: Tournament,
    runner: Runner,
    kept: Path | None,
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> list[Outcome]:
    """Play what is not played yet, keep every result at once, and return all of them."""
    pairings = tournament.pairings()
    outcomes = resume(tournament, kept) if kept is not None else []
    known = {outcome.number for outcome in outcomes}
    outcomes = [outcome for outcome in outcomes if outcome.number < len(pairings)]
    left = [pairing for pairing in pairings if pairing.number not in known]
    tell(len(pairings) - len(left), len(pairings))
    for outcome in runner(left):
        outcomes.append(outcome)
        if kept is not None:
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(outcome), ensure_ascii=False) + "\n")
        tell(len(outcomes), len(pairings))
    return sorted(outcomes, key=lambda outcome: outcome.number)


def heading(tournament: Tournament) -> dict[str, Any]:
    """Return what makes two tournaments the same one; the number of games may grow."""
    found = asdict(tournament)
    del found["games"], found["keep"]
    found["bots"] = list(tournament.bots)
    if tournament.field:
        found["field"] = list(tournament.field)
    else:  # files of tournaments without one go on as they are
        del found["field"]
    found["options"] = dict(tournament.options)
    return found


def resume(tournament: Tournament, kept: Path) -> list[Outcome]:
    """Return the results a file holds, after checking that they are of this tournament."""
    if not kept.exists():
        kept.write_text(json.dumps(heading(tournament), ensure_ascii=False) + "\n", "utf-8")
        return []
    first, *lines = kept.read_text("utf-8").splitlines() or ["null"]
    if json.loads(first) != heading(tournament):
        problem = f"{kept} holds the results of another tournament."
        raise NotPossible("error-arena", {"problem": problem})
    found = []
    for line in lines:
        try:
            found.append(outcome_from(json.loads(line)))
        except ValueError:  # the last line of an interrupted run
            continue
    return found


def outcome_from(values: Mapping[str, Any]) -> Outcome:
    """Return an outcome read from JSON."""
    rows: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in values.items()
    }
    return Outcome(**rows)


def report(tournament: Tournament, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Return everything a tournament found out."""
    return {
        **heading(tournament),
        "games": len(outcomes),
        "table": [asdict(line) for line in table_of(outcomes)],
        "duels": [asdict(duel) for duel in duels(outcomes)],
        "seats_of": [asdict(chair) for chair in by_seat(outcomes)],
        "faults": [fault for outcome in outcomes for fault in outcome.faults],
    }


def write_parquet(path: Path, outcomes: Sequence[Outcome]) -> None:
    """Write one row per seat and game as a Parquet file."""
    try:
        import pyarrow as arrow  # noqa: PLC0415  # large, and needed by nobody else
        import pyarrow.parquet as parquet  # noqa: PLC0415
    except ImportError:
        raise NotPossible("error-arena", {"problem": "pyarrow is not installed."}) from None
    rows = [
        {
            "game": outcome.number,
            "deal": outcome.deal,
            "seat": seat,
            "bot": bot,
            "rank": outcome.ranks[seat],
            "points": outcome.points[seat],
            "moves": outcome.moves,
            "slowest": outcome.slowest[seat],
        }
        for outcome in outcomes
        for seat, bot in enumerate(outcome.chairs)
    ]
    parquet.write_table(arrow.Table.from_pylist(rows), path)
