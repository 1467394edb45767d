"""Garden Nation: actions to text and back (13.1), and whole games (13.4)."""

import re
from typing import Final, final

from mypy_extensions import i64

from dorfplatz.engine.errors import BadRecord, DorfplatzError, Unreadable
from dorfplatz.engine.notation import Notation, Recorded
from dorfplatz.engine.options import Options
from dorfplatz.engine.rules import OVER, Seat
from dorfplatz.games.garden_nation.actions import (
    Action,
    Build,
    ChangeTerritory,
    Deal,
    Demolish,
    MoveRoof,
    Next,
    Pass,
    Place,
    Preparation,
    Raid,
    Reveal,
    Secrets,
    Start,
    decode,
    encode,
)
from dorfplatz.games.garden_nation.material import (
    KIND_INDEX,
    PROJECT_INDEX,
    TERRAIN_IDS,
    TERRAIN_LETTERS,
)
from dorfplatz.games.garden_nation.position import read_position, write_position
from dorfplatz.games.garden_nation.state import State

_DIRECTION: Final = "(?:NW|NE|SE|SW|C|E|W)"
_FIELD: Final = f"[1-7]{_DIRECTION}"
_CLAIM: Final = r"(?:!(P[0-9]{2}))?"
_MAIN: Final = re.compile(
    rf"(?:(~)|\^({_FIELD})>({_FIELD}) )?(?:B({_FIELD})(?:=([msl]))?{_CLAIM}|D({_FIELD}))"
)
_RAID: Final = re.compile(rf"R({_FIELD}){_CLAIM}")
_NEXT: Final = re.compile(r"@([1-4])")
_SECRETS: Final = re.compile(r"S:([A-Z0-9]{3}),([A-Z0-9]{3})")
_PLACE: Final = re.compile(rf"\+({_DIRECTION})([1-7])\.([0-5])")
_REVEAL: Final = re.compile(r"\+(P[0-9]{2})")
_START: Final = re.compile(r"\+@([1-4])")
_DEAL: Final = re.compile(r"\+([1-4]):([A-Z0-9]{3})")

HIDDEN_SECRETS: Final = "S:?"
HIDDEN_DEAL: Final = "+{}:?"


@final
class GardenNotation(Notation[State, Action]):
    """The notation of the specification."""

    def seat_name(self, seat: int) -> str:
        """Return the number of a seat."""
        return str(seat + 1)

    def write(self, action: Action) -> str:
        """Return the one text of an action."""
        match action:
            case Build(field, ground, claim, preparation):
                tile = "" if ground is None else f"={TERRAIN_LETTERS[TERRAIN_IDS.index(ground)]}"
                return f"{_prepared(preparation)}B{field}{tile}{_claimed(claim)}"
            case Demolish(field, preparation):
                return f"{_prepared(preparation)}D{field}"
            case Raid(field, claim):
                return f"R{field}{_claimed(claim)}"
            case Pass():
                return "-"
            case Next(seat):
                return f"@{seat + 1}"
            case Secrets(first, second):
                return f"S:{first},{second}"
            case Place(position, territory, rotation):
                return f"+{position}{territory}.{rotation}"
            case Reveal(project):
                return f"+{project}"
            case Start(seat):
                return f"+@{seat + 1}"
            case Deal(seat, kind):
                return f"+{seat + 1}:{kind}"

    def read(self, text: str) -> Action:
        """Return the action a text means."""
        action = _read_action(text) or _read_chance(text)
        if action is None:
            raise Unreadable("unreadable", {"text": text[:40]})
        return action

    def text_for(self, state: State, mover: Seat, action: Action, viewer: int | None) -> str:
        """Return a logged action as a viewer may read it (section 10).

        A dealt card is shown to its seat alone, for ever, since the cards that went back are never
        revealed; the two that were kept are everybody's to see at the end (GAR-1.7, GAR-15.2).
        """
        if isinstance(action, Deal) and viewer != action.seat:
            return HIDDEN_DEAL.format(action.seat + 1)
        if isinstance(action, Secrets) and viewer != mover and state.active != OVER:
            return HIDDEN_SECRETS
        return self.write(action)

    def encode(self, action: Action) -> i64:
        """Return the number of an action."""
        return encode(action)

    def decode(self, code: i64) -> Action:
        """Return the action of a number."""
        return decode(code)

    def write_position(self, state: State) -> str:
        """Return the canonical text of a position."""
        return write_position(state)

    def read_position(self, text: str, seats: int | None, options: Options | None) -> State:
        """Return the position a text describes."""
        return read_position(text, seats, options)

    def read_record(self, text: str) -> Recorded:
        """Read the number of seats and then all moves; a roof move and its action are one move."""
        words = text.split()
        if not words or words[0] not in ("2", "3", "4"):
            raise BadRecord("record-header", {})
        moves: list[str] = []
        start = ""
        for word in words[1:]:
            if not start and word.startswith("^"):
                start = word + " "
                continue
            move = start + word
            start = ""
            try:
                self.read(move)
            except DorfplatzError as error:
                raise BadRecord("record-word", {"word": move[:40]}) from error
            moves.append(move)
        if start:
            raise BadRecord("record-word", {"word": start[:40]})
        return Recorded(int(words[0]), {}, moves)


def _prepared(preparation: Preparation | None) -> str:
    match preparation:
        case None:
            return ""
        case ChangeTerritory():
            return "~"
        case MoveRoof(source, destination):
            return f"^{source}>{destination} "


def _claimed(claim: str | None) -> str:
    return "" if claim is None else f"!{claim}"


def _read_action(text: str) -> Action | None:
    if text == "-":
        return Pass()
    if found := _MAIN.fullmatch(text):
        preparation: Preparation | None = None
        if found[1]:
            preparation = ChangeTerritory()
        elif found[2]:
            preparation = MoveRoof(found[2], found[3])
        if found[7]:
            return Demolish(found[7], preparation)
        if found[6] is None or found[6] in PROJECT_INDEX:
            ground = TERRAIN_IDS[TERRAIN_LETTERS.index(found[5])] if found[5] else None
            return Build(found[4], ground, found[6], preparation)
    if (found := _RAID.fullmatch(text)) and (found[2] is None or found[2] in PROJECT_INDEX):
        return Raid(found[1], found[2])
    if found := _NEXT.fullmatch(text):
        return Next(int(found[1]) - 1)
    if (
        (found := _SECRETS.fullmatch(text))
        and found[1] in KIND_INDEX
        and found[2] in KIND_INDEX
        and KIND_INDEX[found[1]] < KIND_INDEX[found[2]]
    ):
        return Secrets(found[1], found[2])
    return None


def _read_chance(text: str) -> Action | None:
    if found := _PLACE.fullmatch(text):
        return Place(found[1], int(found[2]), int(found[3]))
    if (found := _REVEAL.fullmatch(text)) and found[1] in PROJECT_INDEX:
        return Reveal(found[1])
    if found := _START.fullmatch(text):
        return Start(int(found[1]) - 1)
    if (found := _DEAL.fullmatch(text)) and found[2] in KIND_INDEX:
        return Deal(int(found[1]) - 1, found[2])
    return None
