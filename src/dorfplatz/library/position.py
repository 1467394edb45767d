"""Positions as values: they are never changed, can be compared, kept, sent and pasted."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from librt.vecs import vec

from dorfplatz.engine.asking import prompt, why_not
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import BadSeats, DorfplatzError, NotPossible
from dorfplatz.engine.game import Game
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.perspective import Perspective, perspective
from dorfplatz.engine.play import deal
from dorfplatz.engine.prompt import Prompt
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.engine.standing import Standing
from dorfplatz.library.drawing import drawn
from dorfplatz.library.luck import Luck, luck_of, seeded
from dorfplatz.library.saying import said, saying
from dorfplatz.table.check import checked

if TYPE_CHECKING:
    from dorfplatz.library.box import Box

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

SILENT = Journal(False)


class Legal(Sequence[str], Generic[A]):
    """The legal moves of a position as texts, in canonical order; also as actions and codes."""

    def __init__(self, game: Game[Any, A, Any], codes: Sequence[int]) -> None:
        self._game = game
        self.codes = tuple(codes)
        """The numbers of the actions, the same in every position."""

    @property
    def actions(self) -> list[A]:
        """The actions as values."""
        return [self._game.notation.decode(code) for code in self.codes]

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        if isinstance(index, slice):
            return [self._text(code) for code in self.codes[index]]
        return self._text(self.codes[index])

    def __iter__(self) -> Iterator[str]:
        return map(self._text, self.codes)

    def __contains__(self, move: object) -> bool:
        """Say whether a text, an action or a code is legal; what cannot be read is not."""
        try:
            return code_of(self._game, move) in self.codes
        except DorfplatzError:
            return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Legal) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(self.codes)

    def __repr__(self) -> str:
        shown = ", ".join(self[:6])
        more = f", and {len(self) - 6} more" if len(self) > 6 else ""
        return f"<{len(self)} legal: {shown}{more}>" if self else "<nothing is legal>"

    def _text(self, code: int) -> str:
        return self._game.notation.write(self._game.notation.decode(code))


class Position(Generic[S, A, V]):
    """A position of a game. It never changes: ``play`` returns the one that follows.

    Two positions are equal if they are the same position of the same game with the same options;
    what luck is going to bring is no part of that.
    """

    def __init__(self, box: "Box[S, A, V]", state: S, options: Mapping[str, Value], luck: Luck):
        self.box = box
        self.options = dict(options)
        self.luck = luck
        self._state = state

    # -- Who decides, and what is possible ------------------------------------------

    @property
    def turn(self) -> int:
        """The seat that is to decide, from 0; ``dp.CHANCE``, or ``dp.OVER`` after the end."""
        return int(self.box.engine.rules.turn(self._state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == OVER

    @property
    def waiting(self) -> list[int]:
        """Every seat that may decide now: several where choices are simultaneous."""
        return list(self.box.engine.rules.waiting(self._state))

    @cached_property
    def seats(self) -> int:
        """How many play."""
        return len(self.box.engine.rules.standing(self._state).seats)

    @cached_property
    def legal(self) -> Legal[A]:
        """The legal moves of whoever is to decide, chance included."""
        codes = Codes()
        if not self.over:
            self.box.engine.rules.legal(self._state, codes)
        return Legal(self.box.engine, codes.values())

    def legal_for(self, seat: int) -> Legal[A]:
        """Return the legal moves of a seat; of one that is not awaited, none."""
        self._check(seat)
        codes = Codes()
        self.box.engine.rules.legal_for(self._state, seat, codes)
        return Legal(self.box.engine, codes.values())

    @property
    def weights(self) -> list[int]:
        """How likely the outcomes of chance are, in the order of ``legal``."""
        if self.turn != CHANCE:
            return []
        return list(self.box.engine.rules.weights(self._state))

    def why_not(self, move: str | A | int, seat: int | None = None) -> str | None:
        """Say what forbids a move, with its rule, or return None if it is legal."""
        game = self.box.engine
        if seat is not None:
            self._check(seat)
        mover = self.turn if seat is None else seat
        try:
            with saying(game):
                meant = game.notation.intended(self._state, action_of(game, move))
                reason = why_not(game, self._state, mover, meant)
        except DorfplatzError as error:
            return str(error)
        return None if reason is None else said(game, reason)

    # -- Playing --------------------------------------------------------------------

    def play(self, move: str | A | int, *, check: bool = True) -> "Position[S, A, V]":
        """Return the position after a move and whatever chance decides then.

        A move is a text, an action or a code. ``check=False`` trusts it: faster, and undefined
        for a move that is not legal.
        """
        game = self.box.engine
        with saying(game):
            code = self._checked(move) if check else code_of(game, move)
        after = game.rules.copy(self._state)
        game.rules.apply(after, code, SILENT)
        if game.rules.turn(after) != CHANCE:
            return Position(self.box, after, self.options, self.luck)
        rng = self.luck.stream()
        deal(game, after, rng, SILENT)
        return Position(self.box, after, self.options, luck_of(rng))

    def outcome(self, move: str | A | int) -> "Position[S, A, V]":
        """Return the position right after a move or draw, before chance decides anything more."""
        game = self.box.engine
        with saying(game):
            code = self._checked(move)
        after = game.rules.copy(self._state)
        game.rules.apply(after, code, SILENT)
        return Position(self.box, after, self.options, self.luck)

    def reseeded(self, seed: int) -> "Position[S, A, V]":
        """Return the same position with other luck to come."""
        return Position(self.box, self._state, self.options, luck_of(seeded(seed)))

    # -- What is known --------------------------------------------------------------

    @property
    def standing(self) -> Standing:
        """Points, their sources and ranks, final or so far."""
        return self.box.engine.rules.standing(self._state)

    @property
    def rewards(self) -> list[float]:
        """The share of rivals each seat is ahead of, equals counting half."""
        row = vec[float]([0.0] * self.seats)
        self.box.engine.rules.rewards(self._state, row)
        return list(row)

    def view(self, seat: int | None = None) -> V:
        """Return what a seat may know; None: what spectators may."""
        self._check(seat)
        return self.box.engine.knowledge.view(self._state, seat)

    def prompt(self, seat: int | None = None) -> Prompt:
        """Return what a seat is asked, with all its options."""
        self._check(seat)
        return prompt(self.box.engine, self._state, seat)

    def perspective(self, seat: int | None = None) -> Perspective[S, A, V]:
        """Return what a bot gets: the chair of a seat, or of whoever is to decide."""
        self._check(seat)
        asked = self.turn if seat is None else seat
        if asked not in self.waiting:
            with saying(self.box.engine):
                raise NotPossible("error-over" if self.over else "not-yet")
        return perspective(self.box.engine, self._state, asked)

    def imagine(self, seat: int, seed: int | None = None) -> "Position[S, A, V]":
        """Return a position that a seat cannot tell from this one."""
        rng = seeded(seed)
        world = self.box.engine.knowledge.imagine(self.view(seat), rng)
        return Position(self.box, world, self.options, luck_of(rng))

    # -- As a value -----------------------------------------------------------------

    @cached_property
    def text(self) -> str:
        """The position in the notation of the game: everything, secrets included."""
        return self.box.engine.notation.write_position(self._state)

    @property
    def state(self) -> S:
        """A copy of the engine's own state, for those who use the engine itself."""
        return self.box.engine.rules.copy(self._state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._content() == other._content()

    def __hash__(self) -> int:
        return hash(self._content())

    def __copy__(self) -> "Position[S, A, V]":
        return Position(self.box, self._state, self.options, self.luck)

    def __deepcopy__(self, memo: object) -> "Position[S, A, V]":
        return copy(self)  # nothing in it ever changes

    copy = __copy__

    def __reduce__(self) -> tuple[Any, ...]:
        package = self.box.engine.package
        return restored, (package, self.text, self.seats, self.options, tuple(self.luck))

    def __repr__(self) -> str:
        given = "".join(f", {key}={value!r}" for key, value in self.options.items())
        luck = tuple(self.luck)
        return f"{self.box.plain!r}.read({self.text!r}, seats={self.seats}{given}, luck={luck})"

    def __str__(self) -> str:
        return drawn(self.box.engine, self.view())

    # -- How it works ---------------------------------------------------------------

    def _content(self) -> tuple[object, ...]:
        return self.box.engine.id, self.seats, tuple(sorted(self.options.items())), self.text

    def _check(self, seat: int | None) -> None:
        if seat is not None and not (type(seat) is int and 0 <= seat < self.seats):
            with saying(self.box.engine):
                raise BadSeats("error-seat", {"seat": str(seat)})

    def _checked(self, move: str | A | int) -> int:
        """Return the code of a move that the rules allow now, or raise what stands against it."""
        game = self.box.engine
        if type(move) is int and move in self.legal.codes:
            return move
        text = move if isinstance(move, str) else game.notation.write(action_of(game, move))
        return checked(game, self._state, self.turn, text).code  # type: ignore[arg-type]


def action_of(game: Game[Any, A, Any], move: str | A | int) -> A:
    """Return the action that a text, an action or a code means, or say that it is none."""
    if isinstance(move, str):
        return game.notation.read(move)
    if type(move) is int:
        return decoded(game, move)
    code_of(game, move)
    return move  # type: ignore[return-value]


def code_of(game: Game[Any, A, Any], move: object) -> int:
    """Return the code of a text, an action or a code."""
    if type(move) is int:
        return move
    action: Any = game.notation.read(move) if isinstance(move, str) else move
    try:
        return int(game.notation.encode(action))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        raise NotPossible("error-no-move", {"move": str(move)}) from None


def decoded(game: Game[Any, A, Any], code: int) -> A:
    """Return the action of a code, or say that there is none."""
    try:
        action = game.notation.decode(code)
        if int(game.notation.encode(game.notation.read(game.notation.write(action)))) == code:
            return action
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, DorfplatzError):
        pass
    raise NotPossible("error-no-code", {"code": str(code)})


def restored(
    package: str, text: str, seats: int, options: Mapping[str, Value], luck: Sequence[int]
) -> Position[Any, Any, Any]:
    """Return a position that was kept."""
    from dorfplatz.library.box import Box  # noqa: PLC0415

    box: Box[Any, Any, Any] = Box(import_module(package).GAME)
    settled: dict[str, Any] = dict(options)
    return box.read(text, seats=seats, luck=luck, **settled)
