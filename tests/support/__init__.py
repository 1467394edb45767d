"""Positions and sentences for tests: ``given("clans", "F3:b1 F4:k4r3").play("F3-F4")``."""

from collections.abc import Callable
from fnmatch import fnmatchcase

from dorfplatz.engine.asking import why_not
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import DorfplatzError, Illegal
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal, Note
from dorfplatz.engine.options import Options
from dorfplatz.engine.play import deal as let_chance_play
from dorfplatz.engine.prompt import Reason
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.engine.standing import Standing
from dorfplatz.games import find


class Given:
    """A position in a test: what is legal, what follows, who may know what."""

    def __init__(self, game: AnyGame, state: object, seats: int) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.events: list[Note] = []
        self.played: list[tuple[int, object]] = []

    @property
    def turn(self) -> int | str:
        """Who decides: a seat, ``"chance"`` or ``"over"``."""
        turn = int(self.game.rules.turn(self.state))
        return {int(CHANCE): "chance", int(OVER): "over"}.get(turn, turn)

    def legal(self, pattern: str = "*") -> list[str]:
        """The legal actions of whoever is to move that fit a pattern."""
        return [move for move in self.game.moves(self.state) if fnmatchcase(move, pattern)]

    def weights(self) -> list[int]:
        """The weights of the chance outcomes."""
        return self.game.rules.weights(self.state)

    def play(self, *moves: str) -> "Given":
        """Play moves of players and of chance; an illegal one raises and changes nothing."""
        journal = Journal()
        for move in moves:
            action = self.game.notation.intended(self.state, self.game.notation.read(move))
            code = self.game.notation.encode(action)
            codes = Codes()
            self.game.rules.legal(self.state, codes)
            mover = int(self.game.rules.turn(self.state))
            if int(code) not in codes.values() and not self._resigns(action):
                reason = why_not(self.game, self.state, mover, action)
                assert reason is not None, f"{move} is refused without a reason"
                raise Illegal(move, reason, int(codes.count), ())
            self.played.append((mover, action))
            self.game.rules.apply(self.state, code, journal)
        self.events = journal.take()
        return self

    def _resigns(self, action: object) -> bool:
        return any(
            self.game.rules.resignation(self.state, seat) == action for seat in range(self.seats)
        )

    @property
    def text(self) -> str:
        """The canonical text of the position."""
        return self.game.notation.write_position(self.state)

    @property
    def standing(self) -> Standing:
        """Points and ranks."""
        return self.game.rules.standing(self.state)

    def points(self, seat: int) -> int:
        """The points of a seat."""
        return self.standing.seats[seat].points

    def why_not(self, move: str, seat: int | None = None) -> Reason:
        """Why a move is not possible (fails if it is)."""
        mover = int(self.game.rules.turn(self.state)) if seat is None else seat
        reason = why_not(self.game, self.state, mover, self.game.notation.read(move))
        assert reason is not None, f"{move} is legal"
        return reason

    def view(self, viewer: int | None) -> object:
        """What a viewer may know."""
        return self.game.knowledge.view(self.state, viewer)

    def log(self, viewer: int | None) -> list[str]:
        """The moves played so far as told to a viewer."""
        return [
            self.game.notation.text_for(self.state, mover, action, viewer)
            for mover, action in self.played
        ]

    def copy(self) -> "Given":
        """An independent copy."""
        twin = Given(self.game, self.game.rules.copy(self.state), self.seats)
        twin.played = list(self.played)
        return twin


def given(game: str, text: str, seats: int | None = None, options: Options | None = None) -> Given:
    """Return the position a text describes."""
    found = find(game)
    state = found.notation.read_position(text, seats, options)
    return Given(found, state, len(found.rules.standing(state).seats))


def new(game: str, seats: int, options: Options | None = None) -> Given:
    """Return a game before any chance event."""
    found = find(game)
    return Given(found, found.start(seats, options), seats)


def deal(game: str, seats: int, seed: int = 1, options: Options | None = None) -> Given:
    """Return a game after chance has played the setup."""
    fresh = new(game, seats, options)
    drawn = let_chance_play(fresh.game, fresh.state, FastRng(seed), Journal(False))
    fresh.played = [(int(CHANCE), fresh.game.notation.decode(code)) for code in drawn]
    return fresh


def refused(attempt: Callable[[], object]) -> DorfplatzError:
    """Return the error an attempt raises (fails if it raises none)."""
    try:
        attempt()
    except DorfplatzError as error:
        return error
    raise AssertionError("this should have been refused")
