"""A process in which bots think: JSON lines in, JSON lines out.

It gets a chair, never the truth: the view of one seat and the codes of its actions.
"""

import sys

import msgspec
from mypy_extensions import i64

from dorfplatz.bots import find_bot
from dorfplatz.engine.game import Value
from dorfplatz.engine.perspective import Perspective
from dorfplatz.games import find


class Question(msgspec.Struct):
    """What a bot is to decide."""

    game: str
    seats: int
    options: dict[str, Value]
    seat: int
    view: msgspec.Raw
    codes: list[int]
    bot: str
    seed: int


class Answer(msgspec.Struct):
    """What it decided."""

    code: int


def answer(line: bytes) -> bytes:
    """Return the decision of a bot as one line."""
    asked = msgspec.json.decode(line, type=Question)
    game = find(asked.game)
    kind = type(game.view(game.start(asked.seats, asked.options), None))
    view = msgspec.json.decode(asked.view, type=kind)
    seen = Perspective(game, asked.seat, view, asked.codes)
    code = int(find_bot(asked.bot, asked.seed, game).choose(seen))
    return msgspec.json.encode(Answer(int(i64(code)))) + b"\n"


def main() -> None:
    """Answer until the input ends."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
