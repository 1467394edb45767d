"""The one place where a text becomes a legal action, or an error that says why not."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from dorfplatz.engine.asking import why_not
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import DorfplatzError, Illegal, NotPossible, NotYourTurn
from dorfplatz.engine.game import AnyGame

EXAMPLES = 4


@dataclass(frozen=True)
class Move:
    """A move in all its forms: what is done, its number, its text."""

    action: object
    code: int
    text: str


def move_of(game: AnyGame, code: int) -> Move:
    """Return the move of a number."""
    action = game.notation.decode(code)
    return Move(action, code, game.notation.write(action))


def checked(game: AnyGame, state: object, mover: int, text: str) -> Move:
    """Return what ``mover`` wants to do, if the rules allow it now.

    The way a game lets a seat leave is in no list, but allowed all the same.
    """
    action = game.notation.intended(state, game.notation.read(text))
    code = int(game.notation.encode(action))
    codes = Codes()
    if mover == game.rules.turn(state):
        game.rules.legal(state, codes)
    else:
        game.rules.legal_for(state, mover, codes)
    if codes.has(code) or (
        game.rules.resigns and mover >= 0 and game.rules.resignation(state, mover) == action
    ):
        return Move(action, code, game.notation.write(action))
    raise refusal(game, state, mover, text, codes.values())


def checked_code(game: AnyGame, legal: Sequence[int], text: str) -> int:
    """Return the code of a move that has to be one of some legal ones."""
    code = int(game.notation.encode(game.notation.read(text)))
    if code not in legal:
        raise NotPossible("error-not-canonical", {"move": text})
    return code


def refusal(
    game: AnyGame, state: object, mover: int, text: str, legal: Sequence[int]
) -> DorfplatzError:
    """Return the error that says why a move is not possible and what is."""
    reason = why_not(game, state, mover, game.notation.read(text))
    if reason is None:
        # The rules see nothing wrong and yet do not list it: another spelling is the right one.
        return NotPossible("error-not-canonical", {"move": text})
    if not legal:
        return NotYourTurn(text, reason, 0, ())
    moves = [game.notation.write(game.notation.decode(code)) for code in legal]
    best = max(shared_start(text, move) for move in moves)
    nearest = tuple(move for move in moves if shared_start(text, move) == best)[:EXAMPLES]
    return Illegal(text, reason, len(moves), nearest)


def shared_start(one: str, other: str) -> int:
    """Return how many characters two texts have in common from the beginning."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other)))
