"""Garden Nation: what can be done, one value per verb, and the numbers the rules use inside."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from mypy_extensions import i64

from dorfplatz.games.garden_nation.material import (
    DIRECTION_IDS,
    FIELD_IDS,
    FIELD_INDEX,
    KIND_IDS,
    KIND_INDEX,
    PROJECT_IDS,
    PROJECT_INDEX,
    TERRAIN_IDS,
)


@dataclass(frozen=True)
class ChangeTerritory:
    """Ruse before an action: act in a neighbouring territory: ``~``."""


@dataclass(frozen=True)
class MoveRoof:
    """Ruse before an action: a roof changes its building: ``^1NW>6SW``."""

    source: str
    destination: str


Preparation: TypeAlias = ChangeTerritory | MoveRoof


@dataclass(frozen=True)
class Build:
    """Place a floor: ``B4SE``; on brambles ``B3SE=l``; with a project ``B7W!P12``."""

    field: str
    ground: str | None = None
    claim: str | None = None
    preparation: Preparation | None = None


@dataclass(frozen=True)
class Demolish:
    """Take a whole building back: ``D6NW``."""

    field: str
    preparation: Preparation | None = None


@dataclass(frozen=True)
class Raid:
    """Ruse that is the action: take over a building: ``R2W``; with a project ``R2W!P07``."""

    field: str
    claim: str | None = None


@dataclass(frozen=True)
class Pass:
    """Forfeit the action where nothing can be built: ``-``."""


@dataclass(frozen=True)
class Next:
    """Choose who is next: ``@3``."""

    seat: int


@dataclass(frozen=True)
class Secrets:
    """Keep two of the four secret cards: ``S:CAB,T35``."""

    first: str
    second: str


@dataclass(frozen=True)
class Place:
    """Chance: a territory with its rotation comes to a position: ``+C4.0``."""

    position: str
    territory: int
    rotation: int


@dataclass(frozen=True)
class Reveal:
    """Chance: a public project comes into the display: ``+P07``."""

    project: str


@dataclass(frozen=True)
class Start:
    """Chance: the start seat: ``+@2``."""

    seat: int


@dataclass(frozen=True)
class Deal:
    """Chance: a seat is dealt a secret card: ``+1:CAB``."""

    seat: int
    kind: str


Action: TypeAlias = Build | Demolish | Raid | Pass | Next | Secrets | Place | Reveal | Start | Deal

# -- Codes: preparation, roof from, roof to, verb, field, ground tile, claim, most significant
# -- first, so that the order of the numbers is the order of the lists (13.2).

CLAIM_BITS: Final[i64] = 31
GROUND: Final[i64] = 1 << 5
FIELD: Final[i64] = 1 << 7
VERB: Final[i64] = 1 << 13
ROOF_TO: Final[i64] = 1 << 15
ROOF_FROM: Final[i64] = 1 << 21
CHANGE: Final[i64] = 1 << 27
MOVE_ROOF: Final[i64] = 2 << 27
PASS: Final[i64] = 3 << 27
BUILD: Final[i64] = 0
DEMOLISH: Final[i64] = 1 << 13
RAID: Final[i64] = 2 << 13
CHOICE_CODES: Final[i64] = 1 << 29
NEXT_CODES: Final[i64] = CHOICE_CODES + 1000
CHANCE_CODES: Final[i64] = CHOICE_CODES + 2000
REVEAL_CODES: Final[i64] = CHANCE_CODES + 1000
START_CODES: Final[i64] = CHANCE_CODES + 2000
DEAL_CODES: Final[i64] = CHANCE_CODES + 3000


def preparation_of(code: i64) -> i64:
    """Return the ruse before the main action: 0, ``CHANGE`` or ``MOVE_ROOF``."""
    return code & PASS


def roof_from(code: i64) -> i64:
    """Return the field a moved roof comes from."""
    return (code >> 21) & 63


def roof_to(code: i64) -> i64:
    """Return the field a moved roof goes to."""
    return (code >> 15) & 63


def verb_of(code: i64) -> i64:
    """Return the main action: ``BUILD``, ``DEMOLISH`` or ``RAID``."""
    return code & (3 * VERB)


def field_of(code: i64) -> i64:
    """Return the field of the main action."""
    return (code >> 7) & 63


def ground_of(code: i64) -> i64:
    """Return the ground tile to lay (0 meadow, 1 straw, 2 leaf), -1 for none."""
    return ((code >> 5) & 3) - 1


def claim_of(code: i64) -> i64:
    """Return the card to claim (1..21), 0 for none."""
    return code & CLAIM_BITS


def secrets_code(first: i64, second: i64) -> i64:
    """Return the code of keeping two kinds."""
    return CHOICE_CODES + first * 16 + second


def next_code(seat: i64) -> i64:
    """Return the code of choosing the next player."""
    return NEXT_CODES + seat


def place_code(position: i64, territory: i64, rotation: i64) -> i64:
    """Return the code of placing a territory."""
    return CHANCE_CODES + position * 42 + territory * 6 + rotation


def reveal_code(card: i64) -> i64:
    """Return the code of a card that comes into the display."""
    return REVEAL_CODES + card


def start_code(seat: i64) -> i64:
    """Return the code of drawing the start seat."""
    return START_CODES + seat


def deal_code(seat: i64, kind: i64) -> i64:
    """Return the code of dealing a secret card."""
    return DEAL_CODES + seat * 16 + kind


def encode(action: Action) -> i64:
    """Return the number of an action."""
    match action:
        case Build(field, ground, claim, preparation):
            tile = 0 if ground is None else TERRAIN_IDS.index(ground) + 1
            return _prepared(preparation) + BUILD + _main(field, claim) + tile * GROUND
        case Demolish(field, preparation):
            return _prepared(preparation) + DEMOLISH + _main(field, None)
        case Raid(field, claim):
            return RAID + _main(field, claim)
        case Pass():
            return PASS
        case Next(seat):
            return next_code(seat)
        case Secrets(first, second):
            return secrets_code(KIND_INDEX[first], KIND_INDEX[second])
        case Place(position, territory, rotation):
            return place_code(DIRECTION_IDS.index(position), territory - 1, rotation)
        case Reveal(project):
            return reveal_code(PROJECT_INDEX[project])
        case Start(seat):
            return start_code(seat)
        case Deal(seat, kind):
            return deal_code(seat, KIND_INDEX[kind])


def _prepared(preparation: Preparation | None) -> i64:
    match preparation:
        case None:
            return 0
        case ChangeTerritory():
            return CHANGE
        case MoveRoof(source, destination):
            return MOVE_ROOF + FIELD_INDEX[source] * ROOF_FROM + FIELD_INDEX[destination] * ROOF_TO


def _main(field: str, claim: str | None) -> i64:
    return FIELD_INDEX[field] * FIELD + (0 if claim is None else PROJECT_INDEX[claim])


def decode(code: i64) -> Action:
    """Return the action of a number."""
    if code >= DEAL_CODES:
        deal = int(code - DEAL_CODES)
        return Deal(deal // 16, KIND_IDS[deal % 16])
    if code >= START_CODES:
        return Start(int(code - START_CODES))
    if code >= REVEAL_CODES:
        return Reveal(PROJECT_IDS[code - REVEAL_CODES])
    if code >= CHANCE_CODES:
        place = int(code - CHANCE_CODES)
        return Place(DIRECTION_IDS[place // 42], place % 42 // 6 + 1, place % 6)
    if code >= NEXT_CODES:
        return Next(int(code - NEXT_CODES))
    if code >= CHOICE_CODES:
        kinds = int(code - CHOICE_CODES)
        return Secrets(KIND_IDS[kinds // 16], KIND_IDS[kinds % 16])
    if code == PASS:
        return Pass()
    return _decode_action(code)


def _decode_action(code: i64) -> Action:
    preparation: Preparation | None = None
    if preparation_of(code) == CHANGE:
        preparation = ChangeTerritory()
    elif preparation_of(code) == MOVE_ROOF:
        preparation = MoveRoof(FIELD_IDS[roof_from(code)], FIELD_IDS[roof_to(code)])
    field = FIELD_IDS[field_of(code)]
    card = claim_of(code)
    claim = PROJECT_IDS[card] if card > 0 else None
    verb = verb_of(code)
    if verb == BUILD:
        ground = ground_of(code)
        tile = TERRAIN_IDS[ground] if ground >= 0 else None
        return Build(field, tile, claim, preparation)
    if verb == DEMOLISH:
        return Demolish(field, preparation)
    return Raid(field, claim)
