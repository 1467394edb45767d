"""A process in which bots think: JSON lines in, JSON lines out.

It gets a chair, never the truth: the view of one seat, its log and the codes of its actions.
"""

import resource
import sys
import time

import msgspec

from dorfplatz.bots import find_bot
from dorfplatz.engine.options import Value
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.prompt import Phrase
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
    log: list[tuple[int, int]] = []
    explain: bool = False


class Answer(msgspec.Struct):
    """What it decided, and why if that was asked."""

    code: int
    reasons: list[Phrase] = []


def answer(line: bytes) -> bytes:
    """Return the decision of a bot as one line."""
    asked = msgspec.json.decode(line, type=Question)
    game = find(asked.game)
    kind = type(game.knowledge.view(game.start(asked.seats, asked.options), None))
    view = msgspec.json.decode(asked.view, type=kind)
    seen = Perspective(game, asked.seat, view, asked.codes, asked.log)
    bot = find_bot(asked.bot, asked.seed, game, milliseconds)
    code = bot.choose(seen)
    reasons = bot.explain(seen, code) if asked.explain else []
    return msgspec.json.encode(Answer(int(code), reasons)) + b"\n"


def milliseconds() -> float:
    """Return a time that only moves forward."""
    return time.monotonic() * 1000


def limit_memory(megabytes: int) -> None:
    """Let this process fail before it takes the memory of all others; 0: no limit."""
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = megabytes * 1024 * 1024
    if most and (hard == resource.RLIM_INFINITY or most < hard):
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def main() -> None:
    """Answer until the input ends."""
    limit_memory(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
