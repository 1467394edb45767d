"""One game of a tournament: who sits where, what chance deals, how it ends."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from dorfplatz.bots import find_bot
from dorfplatz.engine.options import Value
from dorfplatz.games import find
from dorfplatz.research.external import External, Fault, is_external
from dorfplatz.table import Table, record
from dorfplatz.table.fairness import seed_from

MOST_MOVES = 20_000


@dataclass(frozen=True)
class Pairing:
    """One game to be played: ``chairs`` names the bot of every seat, ``deal`` the luck.

    Games with the same ``deal`` get the same chance, whoever sits where.
    """

    number: int
    game: str
    chairs: tuple[str, ...]
    deal: int
    seed: int
    options: Mapping[str, Value] = field(default_factory=dict)
    ms: int = 0
    keep: bool = False


@dataclass(frozen=True)
class Outcome:
    """How a game ended: ranks by seat, faults, moves, seconds of the longest thought of each seat.

    Bots of ours are told by processor time, which no busy machine changes, programs by the clock.
    """

    number: int
    deal: int
    chairs: tuple[str, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    moves: int
    slowest: tuple[float, ...]
    faults: tuple[str, ...] = ()
    record: str = ""


def play(pairing: Pairing) -> Outcome:
    """Play one game; who breaks the protocol or the rules loses it and is ranked last."""
    game = find(pairing.game)
    seats = len(pairing.chairs)
    table = Table(game, seats, pairing.options, seed_from(f"arena {pairing.seed} {pairing.deal}"))
    budget = {"ms": float(pairing.ms)} if pairing.ms else None
    externals: dict[int, External] = {}
    faults: list[str] = []
    slowest = [0.0] * seats
    moves = 0
    bots = {}
    try:
        for seat, chair in enumerate(pairing.chairs):
            seed = pairing.seed * 1_000_003 + pairing.deal * 101 + seat
            if is_external(chair):
                externals[seat] = External(chair, game, seat, seats, table.options, pairing.ms)
            else:
                bots[seat] = find_bot(chair, seed, game, milliseconds, budget, seats=seats)
        while not table.over and moves < MOST_MOVES:
            seat = table.waiting[0]
            clock = time.perf_counter if seat in externals else time.process_time
            begun = clock()
            try:
                if seat in externals:
                    table.act(seat, externals[seat].choose(table))
                else:
                    code = bots[seat].choose(table.perspective(seat))
                    table.act(seat, game.notation.write(game.notation.decode(code)))
            except Fault as fault:
                faults.append(f"{pairing.chairs[seat]}: {fault}")
                table.resign(seat)
                bots[seat] = find_bot("random", pairing.seed + seat, seats=seats)
                externals.pop(seat).close()
            slowest[seat] = max(slowest[seat], clock() - begun)
            moves += 1
        standing = table.standing()
    finally:
        for external in externals.values():
            external.close()
    return Outcome(
        pairing.number,
        pairing.deal,
        pairing.chairs,
        tuple(place.rank for place in standing.seats),
        tuple(place.points for place in standing.seats),
        moves,
        tuple(round(seconds, 3) for seconds in slowest),
        tuple(faults),
        written(table, pairing.chairs) if pairing.keep else "",
    )


def milliseconds() -> float:
    """Return the CPU time of this process: bots that share a machine are not slowed by others."""
    return time.process_time() * 1000.0


def written(table: Table, names: Sequence[str]) -> str:
    """Return the record of a game."""
    return record.write(table, datetime.now(UTC).date().isoformat(), list(names))
