"""A process in which bots think: JSON lines in, JSON lines out.

A bot gets a chair, never the truth: the view of one seat, its log and the codes of its actions. Of
a match that is over it gets the record, to judge it step by step, or a position to play it out.
"""

import resource
import sys
import time
from functools import lru_cache

import msgspec

from dorfplatz.bots import find_bot
from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.engine.options import Value
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.prompt import Phrase
from dorfplatz.games import find
from dorfplatz.study.coach import Weight, weigh
from dorfplatz.study.playouts import Ended, PlayOuts
from dorfplatz.study.review import Decision, Draw, Match, Review, Step
from dorfplatz.table import record


class Question(msgspec.Struct, tag="move"):
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


class Weighing(Question, tag="weigh"):
    """A move that somebody is about to play, for a coach to judge; ``bot`` is nobody."""

    code: int = 0


class Judging(msgspec.Struct, tag="judge"):
    """What is to be judged of a finished match: one step, or with what was judged, all of it.

    Without either the answer is which steps there are.
    """

    record: str
    seconds: float
    step: Step | None = None
    decisions: list[Decision] | None = None
    draws: list[Draw] = []


class Judgement(msgspec.Struct):
    """What was found: steps to judge, a judged step, or a review; or what is wrong with it."""

    steps: list[Step] = []
    decision: Decision | None = None
    draw: Draw | None = None
    review: Review | None = None
    problem: Phrase | None = None


class Playing(msgspec.Struct, tag="play"):
    """A position that bots are to play to its end, from game number ``first`` on.

    ``options`` are complete, as a position is read with them; ``ms`` is how long to go on.
    """

    game: str
    seats: int
    options: dict[str, Value]
    position: str
    log: list[tuple[int, int]]
    resigned: list[int]
    bot: str
    first: int
    most: int
    ms: float


class Played(msgspec.Struct):
    """How the games ended."""

    games: list[Ended]


def answer(line: bytes) -> bytes:
    """Return the decision of a bot, a judgement, or how games ended, as one line."""
    asked = msgspec.json.decode(line, type=Question | Weighing | Judging | Playing)
    found: Answer | Weight | Judgement | Played
    match asked:
        case Judging():
            found = judged(asked)
        case Playing():
            found = played_out(asked)
        case Weighing():
            found = weigh(chair(asked), asked.code, spent)
        case _:
            found = decided(asked)
    return msgspec.json.encode(found) + b"\n"


def played_out(asked: Playing) -> Played:
    """Return how some games from a position ended."""
    game = find(asked.game)
    state = game.notation.read_position(asked.position, asked.seats, asked.options or None)
    games = PlayOuts(game, state, asked.bot, asked.log, asked.resigned, spent)
    return Played(games.some(asked.first, asked.most, asked.ms))


@lru_cache(maxsize=2)
def finished(written: str, seconds: float) -> Match:
    """Return a finished match; the steps of one follow each other, so it is remembered."""
    read = record.read(written)
    return Match(find(read.game), read, spent, seconds)


def judged(asked: Judging) -> Judgement:
    """Return what there is to say about a part of a match."""
    try:
        match = finished(asked.record, asked.seconds)
    except DorfplatzError as error:
        return Judgement(problem=error.phrase)
    if asked.decisions is not None:
        return Judgement(review=match.review([*asked.decisions, *asked.draws]))
    if asked.step is None:
        return Judgement(steps=match.steps)
    found = match.judged(asked.step)
    return Judgement(draw=found) if isinstance(found, Draw) else Judgement(decision=found)


def decided(asked: Question) -> Answer:
    """Return the decision of a bot."""
    seen = chair(asked)
    bot = find_bot(asked.bot, asked.seed, seen.game, milliseconds, seats=asked.seats)
    code = bot.choose(seen)
    reasons = bot.explain(seen, code) if asked.explain else []
    return Answer(int(code), reasons)


def chair(asked: Question) -> Perspective[object, object, object]:
    """Return what a seat knows."""
    game = find(asked.game)
    kind = type(game.knowledge.view(game.start(asked.seats, asked.options), None))
    view = msgspec.json.decode(asked.view, type=kind)
    return Perspective(game, asked.seat, view, asked.codes, asked.log)


def spent() -> float:
    """Return how many milliseconds this process has worked."""
    return time.process_time() * 1000


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
