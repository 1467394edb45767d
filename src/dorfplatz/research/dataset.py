"""Data of self-play: one row for every decision, in Parquet files that can be gone on with.

A folder holds ``card.json``, which says what the rows are, and one file for every few games. What
was begun is finished later: files that are there are not played again.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from librt.vecs import vec

import dorfplatz
from dorfplatz.bots import find_bot
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import encoding_of
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.perspective import perspective
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.extras import needed
from dorfplatz.games import find
from dorfplatz.research.match import milliseconds
from dorfplatz.table import record
from dorfplatz.table.fairness import draw, seed_from
from dorfplatz.table.log import RESIGNS

CARD = "card.json"
GAMES_PER_FILE = 20
SILENT = Journal(False)

Row = dict[str, Any]


@dataclass(frozen=True)
class Wanted:
    """What is to be played."""

    game: str
    seats: int
    options: dict[str, Value]
    players: tuple[str, ...]
    games: int
    seed: int
    ms: int = 0


def card(wanted: Wanted) -> dict[str, Any]:
    """Return what makes two data sets the same one, and what their rows hold."""
    game = find(wanted.game)
    encoding = encoding_of(game)
    told = asdict(wanted)
    del told["games"]
    told["players"] = list(wanted.players)
    return {
        **told,
        "rules_version": game.rules_version,
        "encoding_version": encoding.version,
        "dorfplatz": dorfplatz.__version__,
        "observation": [
            {"name": f.name, "shape": list(f.shape), "kind": f.kind, "first": f.first}
            for f in encoding.spec.fields
        ],
        "columns": {
            "game": "number of the game",
            "move": "number of the decision in its game",
            "seat": "who decides",
            "observation": "what that seat sees, as bytes",
            "legal": "codes of the legal actions, in canonical order",
            "chosen": "code of the action that was played",
            "hopes": "what every seat, from 0 on, may hope for, by the insight of the game",
            "reward": "what that seat got at the end: the share of rivals it was ahead of",
        },
    }


def write(folder: Path, wanted: Wanted, tell: Any = lambda done, of: None) -> int:
    """Play what is missing in a folder; return how many games it holds then."""
    needed("A data set", "pyarrow")
    folder.mkdir(parents=True, exist_ok=True)
    described = json.dumps(card(wanted), indent=1, ensure_ascii=False)
    known = folder / CARD
    if known.exists() and json.loads(known.read_text("utf-8")) != json.loads(described):
        problem = f"{folder} holds another data set."
        raise NotPossible("error-arena", {"problem": problem})
    known.write_text(described + "\n", "utf-8")
    for first in range(0, wanted.games, GAMES_PER_FILE):
        last = min(first + GAMES_PER_FILE, wanted.games)
        target = folder / f"games-{first:06}-{last:06}.parquet"
        if not target.exists():
            rows = [row for number in range(first, last) for row in played(wanted, number)]
            store(target, rows)
        tell(last, wanted.games)
    return wanted.games


def played(wanted: Wanted, number: int) -> list[Row]:
    """Play one game and return its decisions; chairs rotate from game to game."""
    game = find(wanted.game)
    seed = seed_from(f"dataset {wanted.seed} {number}")
    state = game.start(wanted.seats, wanted.options)
    budget = {"ms": float(wanted.ms)} if wanted.ms else None
    chairs = [wanted.players[(seat + number) % len(wanted.players)] for seat in range(wanted.seats)]
    luck = wanted.seed * 1_000_003 + number * 101
    bots = [
        find_bot(chair, luck + seat, game, milliseconds, budget, seats=wanted.seats)
        for seat, chair in enumerate(chairs)
    ]
    moves: list[tuple[int, int]] = []
    rows: list[Row] = []
    turn = int(game.rules.turn(state))
    while turn != OVER:
        if turn == CHANCE:
            code = draw(game, state, seed, len(moves) + 1)
        else:
            code = int(bots[turn].choose(perspective(game, state, turn, moves)))
            rows.append(decision(game, state, number, len(rows), turn, code))
        game.rules.apply(state, code, SILENT)
        moves.append((turn, code))
        turn = int(game.rules.turn(state))
    return rewarded(game, state, rows)


def of_record(path: Path, number: int = 0) -> list[Row]:
    """Return the decisions of a ``.dorf`` record as the same rows."""
    written = record.read(path.read_text("utf-8"))
    game = find(written.game)
    states = record.states(game, written)
    rows: list[Row] = []
    for state, move in zip(states, written.moves):
        seat = int(game.rules.turn(state))
        if seat >= 0 and move.text != RESIGNS:
            code = int(game.notation.encode(game.notation.read(move.text)))
            rows.append(decision(game, state, number, len(rows), seat, code))
    return rewarded(game, states[-1], rows)


def decision(game: AnyGame, state: object, number: int, move: int, seat: int, code: int) -> Row:
    """Return one decision as a row."""
    codes = Codes()
    game.rules.legal(state, codes)
    insight = game.fresh_insight()
    seats = len(game.rules.standing(state).seats)
    hopes = vec[float]([0.0] * 16)
    if insight is not None:
        insight.hopes(state, seats, hopes)
    return {
        "game": number,
        "move": move,
        "seat": seat,
        "observation": encoding_of(game).observed(state, seat),
        "legal": codes.values(),
        "chosen": code,
        "hopes": [float(hopes[one]) for one in range(seats)] if insight is not None else [],
    }


def rewarded(game: AnyGame, state: object, rows: list[Row]) -> list[Row]:
    """Return decisions with what their seats got at the end."""
    row = vec[float]([0.0] * len(game.rules.standing(state).seats))
    game.rules.rewards(state, row)
    return [{**one, "reward": float(row[one["seat"]])} for one in rows]


def store(target: Path, rows: Sequence[Row]) -> None:
    """Write rows into a Parquet file, all of it or nothing."""
    import pyarrow as arrow  # noqa: PLC0415  # an extra
    import pyarrow.parquet as parquet  # noqa: PLC0415

    schema = arrow.schema(
        [
            ("game", arrow.int32()),
            ("move", arrow.int32()),
            ("seat", arrow.int8()),
            ("observation", arrow.binary()),
            ("legal", arrow.list_(arrow.int64())),
            ("chosen", arrow.int64()),
            ("hopes", arrow.list_(arrow.float32())),
            ("reward", arrow.float32()),
        ]
    )
    beside = target.with_suffix(".part")
    parquet.write_table(arrow.Table.from_pylist(list(rows), schema), beside, compression="zstd")
    beside.replace(target)


def read(folder: Path) -> Iterator[Row]:
    """Give the rows of a data set in order."""
    needed("A data set", "pyarrow")
    import pyarrow.parquet as parquet  # noqa: PLC0415  # an extra

    for file in sorted(folder.glob("games-*.parquet")):
        yield from parquet.read_table(file).to_pylist()
