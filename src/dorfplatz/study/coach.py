"""What a coach finds about a move before it is played: what it throws away, and what is better."""

from dataclasses import dataclass
from typing import Final

from dorfplatz.bots.reasons import weighed
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.prompt import Phrase
from dorfplatz.study.judge import Budget, Clock, Judge
from dorfplatz.study.puzzles import WINS

TOO_MUCH: Final = 0.08
"""A coach speaks where a move throws away so much of a chance to win."""
MS: Final = 1500.0
"""So long it thinks at most."""


@dataclass(frozen=True)
class Weight:
    """The best move, what another throws away against it, and what speaks for the best one."""

    best: int
    loss: float
    feature: str
    reasons: tuple[Phrase, ...]


def weigh(
    seen: Perspective[object, object, object], code: int, clock: Clock | None = None
) -> Weight:
    """Judge a move from a seat's chair, as a review does; without a clock always the same."""
    judge = Judge(seen.game)
    best, _, loss = judge.weigh(seen, code, Budget(judge.usual, MS, clock))
    if loss < TOO_MUCH:
        return Weight(code, 0.0, "", ())
    found = weighed(seen, best, judge.deep)
    feature = "" if not found else found[0].feature or WINS
    return Weight(best, loss, feature, tuple(reason.phrase for reason in found))
