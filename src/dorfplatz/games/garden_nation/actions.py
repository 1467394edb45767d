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
GROUND_BITS: Final[i64] = 3
FIELD_BITS: Final[i64] = 63
VERB_BITS: Final[i64] = 3
GROUND: Final[i64] = 1 << 5
FIELD: Final[i64] = 1 << 7
VERB: Final[i64] = 1 << 13
ROOF_TO: Final[i64] = 1 << 15
ROOF_FROM: Final[i64] = 1 << 21
UNPREPARED: Final[i64] = 0
CHANGE: Final[i64] = 1 << 27
MOVE_ROOF: Final[i64] = 2 << 27
PASS_CODE: Final[i64] = 3 << 27
KEEP_CODES: Final[i64] = 1 << 29
NEXT_CODES: Final[i64] = KEEP_CODES + 1000
PLACE_CODES: Final[i64] = KEEP_CODES + 2000
REVEAL_CODES: Final[i64] = PLACE_CODES + 1000
START_CODES: Final[i64] = PLACE_CODES + 2000
DEAL_CODES: Final[i64] = PLACE_CODES + 3000
KIND_CODES: Final[i64] = 16
"""Room for the kinds of secret cards beside a seat or another kind."""
ROTATIONS: Final[i64] = 6
FACES: Final[i64] = 42
"""So many ways a territory can come to a position: seven territories, six rotations."""

BUILD: Final[i64] = 0
DEMOLISH: Final[i64] = 1
RAID: Final[i64] = 2
PASS: Final[i64] = 3
KEEP: Final[i64] = 4
CHOOSE_NEXT: Final[i64] = 5
PLACE: Final[i64] = 6
REVEAL: Final[i64] = 7
BEGIN: Final[i64] = 8
DEAL_CARD: Final[i64] = 9


def verb_of(code: i64) -> i64:
    """Return what a code does: one of the ten verbs above."""
    if code < PASS_CODE:
        return (code >> 13) & VERB_BITS
    if code < NEXT_CODES:
        return PASS if code < KEEP_CODES else KEEP
    if code < REVEAL_CODES:
        return CHOOSE_NEXT if code < PLACE_CODES else PLACE
    if code < START_CODES:
        return REVEAL
    return BEGIN if code < DEAL_CODES else DEAL_CARD


# -- Actions of a turn


def roof_move(source: i64, destination: i64) -> i64:
    """Return the preparation that moves a roof."""
    return MOVE_ROOF + source * ROOF_FROM + destination * ROOF_TO


def build_code(preparation: i64, field: i64) -> i64:
    """Return the code of a build, without ground tile and claim."""
    return preparation + field * FIELD


def laying(code: i64, ground: i64) -> i64:
    """Return a build with the ground tile it lays (0 meadow, 1 straw, 2 leaf)."""
    return code + (ground + 1) * GROUND


def claiming(code: i64, card: i64) -> i64:
    """Return a build or raid with the card it claims (1..21)."""
    return code + card


def demolition_code(preparation: i64, field: i64) -> i64:
    """Return the code of a demolition."""
    return preparation + DEMOLISH * VERB + field * FIELD


def raid_code(field: i64) -> i64:
    """Return the code of a raid without a claim."""
    return RAID * VERB + field * FIELD


def preparation_of(code: i64) -> i64:
    """Return the ruse before the main action: ``UNPREPARED``, ``CHANGE`` or ``MOVE_ROOF``."""
    return code & PASS_CODE


def roof_from(code: i64) -> i64:
    """Return the field a moved roof comes from."""
    return (code >> 21) & FIELD_BITS


def roof_to(code: i64) -> i64:
    """Return the field a moved roof goes to."""
    return (code >> 15) & FIELD_BITS


def field_of(code: i64) -> i64:
    """Return the field of the main action."""
    return (code >> 7) & FIELD_BITS


def ground_of(code: i64) -> i64:
    """Return the ground tile to lay (0 meadow, 1 straw, 2 leaf), -1 for none."""
    return ((code >> 5) & GROUND_BITS) - 1


def claim_of(code: i64) -> i64:
    """Return the card to claim (1..21), 0 for none."""
    return code & CLAIM_BITS


# -- Choices


def secrets_code(first: i64, second: i64) -> i64:
    """Return the code of keeping two kinds."""
    return KEEP_CODES + first * KIND_CODES + second


def first_kept_of(code: i64) -> i64:
    """Return the first of the two kinds that are kept."""
    return (code - KEEP_CODES) // KIND_CODES


def second_kept_of(code: i64) -> i64:
    """Return the second of the two kinds that are kept."""
    return (code - KEEP_CODES) % KIND_CODES


def next_code(seat: i64) -> i64:
    """Return the code of choosing the next player."""
    return NEXT_CODES + seat


def next_of(code: i64) -> i64:
    """Return the seat that is chosen to be next."""
    return code - NEXT_CODES


# -- Chance


def place_code(position: i64, territory: i64, rotation: i64) -> i64:
    """Return the code of placing a territory."""
    return PLACE_CODES + position * FACES + territory * ROTATIONS + rotation


def position_of(code: i64) -> i64:
    """Return the position a territory comes to."""
    return (code - PLACE_CODES) // FACES


def territory_of(code: i64) -> i64:
    """Return the territory that is placed."""
    return (code - PLACE_CODES) % FACES // ROTATIONS


def rotation_of(code: i64) -> i64:
    """Return how far a territory is turned when it is placed."""
    return (code - PLACE_CODES) % ROTATIONS


def reveal_code(card: i64) -> i64:
    """Return the code of a card that comes into the display."""
    return REVEAL_CODES + card


def card_of(code: i64) -> i64:
    """Return the card that comes into the display."""
    return code - REVEAL_CODES


def start_code(seat: i64) -> i64:
    """Return the code of drawing the start seat."""
    return START_CODES + seat


def starter_of(code: i64) -> i64:
    """Return the seat that begins."""
    return code - START_CODES


def deal_code(seat: i64, kind: i64) -> i64:
    """Return the code of dealing a secret card."""
    return DEAL_CODES + seat * KIND_CODES + kind


def receiver_of(code: i64) -> i64:
    """Return the seat that is dealt a secret card."""
    return (code - DEAL_CODES) // KIND_CODES


def kind_of(code: i64) -> i64:
    """Return the kind of the secret card that is dealt."""
    return (code - DEAL_CODES) % KIND_CODES


# -- Values and codes


def encode(action: Action) -> i64:
    """Return the number of an action."""
    match action:
        case Build(field, ground, claim, preparation):
            code = build_code(_prepared(preparation), FIELD_INDEX[field])
            if ground is not None:
                code = laying(code, TERRAIN_IDS.index(ground))
            return _claimed(code, claim)
        case Demolish(field, preparation):
            return demolition_code(_prepared(preparation), FIELD_INDEX[field])
        case Raid(field, claim):
            return _claimed(raid_code(FIELD_INDEX[field]), claim)
        case Pass():
            return PASS_CODE
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
            return UNPREPARED
        case ChangeTerritory():
            return CHANGE
        case MoveRoof(source, destination):
            return roof_move(FIELD_INDEX[source], FIELD_INDEX[destination])


def _claimed(code: i64, claim: str | None) -> i64:
    return code if claim is None else claiming(code, PROJECT_INDEX[claim])


def decode(code: i64) -> Action:
    """Return the action of a number."""
    verb = verb_of(code)
    if verb <= RAID:
        return _decode_main(code, verb)
    if verb == PASS:
        return Pass()
    if verb == KEEP:
        return Secrets(KIND_IDS[first_kept_of(code)], KIND_IDS[second_kept_of(code)])
    if verb == CHOOSE_NEXT:
        return Next(int(next_of(code)))
    if verb == PLACE:
        position = DIRECTION_IDS[position_of(code)]
        return Place(position, int(territory_of(code)) + 1, int(rotation_of(code)))
    if verb == REVEAL:
        return Reveal(PROJECT_IDS[card_of(code)])
    if verb == BEGIN:
        return Start(int(starter_of(code)))
    return Deal(int(receiver_of(code)), KIND_IDS[kind_of(code)])


def _decode_main(code: i64, verb: i64) -> Action:
    preparation: Preparation | None = None
    if preparation_of(code) == CHANGE:
        preparation = ChangeTerritory()
    elif preparation_of(code) == MOVE_ROOF:
        preparation = MoveRoof(FIELD_IDS[roof_from(code)], FIELD_IDS[roof_to(code)])
    field = FIELD_IDS[field_of(code)]
    card = claim_of(code)
    claim = PROJECT_IDS[card] if card > 0 else None
    if verb == BUILD:
        ground = ground_of(code)
        tile = TERRAIN_IDS[ground] if ground >= 0 else None
        return Build(field, tile, claim, preparation)
    if verb == DEMOLISH:
        return Demolish(field, preparation)
    return Raid(field, claim)
