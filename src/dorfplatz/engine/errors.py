"""What can go wrong at the border: errors say what was tried, why not, and what is possible."""

from collections.abc import Mapping
from typing import ClassVar

from mypy_extensions import mypyc_attr

from dorfplatz.engine.prompt import Arg, Phrase, Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class DorfplatzError(Exception):
    """Something asked of Dorfplatz is not possible; nothing was changed.

    ``phrase`` is the sentence for people (shared words, or the words of the game), ``code`` the
    word for programs, ``rule`` the rule id where a rule forbids it.
    """

    code: ClassVar[str] = "error"

    def __init__(
        self,
        key: str,
        args: Mapping[str, Arg] | None = None,
        rule: str | None = None,
        at: tuple[str, ...] = (),
    ) -> None:
        self.phrase = Phrase(key, dict(args or {}))
        self.rule = rule
        self.at = at
        super().__init__(self._plain())

    def _plain(self) -> str:
        details = ", ".join(f"{name} {value!r}" for name, value in self.phrase.args.items())
        where = f" ({self.rule})" if self.rule else ""
        return f"{self.phrase.key}{where}: {details}" if details else f"{self.phrase.key}{where}"


class UnknownGame(DorfplatzError):
    """No game of that name is in the catalogue."""

    code: ClassVar[str] = "unknown-game"


class BadSeats(DorfplatzError):
    """The game is not for that number of seats, or there is no such seat."""

    code: ClassVar[str] = "bad-seats"


class BadOption(DorfplatzError):
    """The game has no such option, or not with that value."""

    code: ClassVar[str] = "bad-option"


class Unreadable(DorfplatzError):
    """The text does not follow the notation of the game."""

    code: ClassVar[str] = "unreadable"


class Illegal(DorfplatzError):
    """The action is readable but a rule forbids it here."""

    code: ClassVar[str] = "illegal"

    def __init__(self, move: str, reason: Reason, possible: int, examples: tuple[str, ...]) -> None:
        self.reason = reason
        self.move = move
        self.possible = possible
        self.examples = examples
        super().__init__(reason.phrase.key, reason.phrase.args, reason.rule, reason.at)


class NotYourTurn(Illegal):
    """Another seat, or chance, is to move."""

    code: ClassVar[str] = "not-your-turn"


class BadPosition(DorfplatzError):
    """The position text cannot be read or describes something that cannot be."""

    code: ClassVar[str] = "bad-position"


class BadRecord(DorfplatzError):
    """A record of a match is damaged, incomplete, or does not fit the rules."""

    code: ClassVar[str] = "bad-record"


class NotPossible(DorfplatzError):
    """The request makes no sense now, for example undo when nothing can be taken back."""

    code: ClassVar[str] = "not-possible"
