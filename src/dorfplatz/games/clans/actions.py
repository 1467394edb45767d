"""Clans: what can be done, one value per verb, and the numbers the rules use for it inside."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.games.clans.material import (
    ARRANGEMENT_INDEX,
    ARRANGEMENTS,
    CLAN_LETTERS,
    CLANS,
    REGION_IDS,
    TERRITORY_IDS,
    TERRITORY_INDEX,
)
from dorfplatz.kit.regions import long_row


@dataclass(frozen=True)
class Move:
    """All huts of a territory go to a neighbour: ``G4-K2``; with founding order ``I3-J4/J4,I4``."""

    source: str
    destination: str
    order: tuple[str, ...] = ()


@dataclass(frozen=True)
class Settle:
    """Chance: the huts on the territories 1..5 of a region: ``A=krbgy`` (CE-1)."""

    region: str
    clans: str


@dataclass(frozen=True)
class Card:
    """Chance: the clan card of a seat: ``P2=r`` (CE-2)."""

    seat: int
    clan: str


@dataclass(frozen=True)
class Start:
    """Chance: the starting player: ``start=P3`` (CE-3)."""

    seat: int


Action: TypeAlias = Move | Settle | Card | Start

# -- Codes: source, destination and up to seven villages, six bits each, most significant first, so
# -- that the order of the numbers is the canonical order of the texts (CLA-3.6).

SOURCE_BITS: Final[i64] = 48
DESTINATION_BITS: Final[i64] = 42
"""So many bits lie below source and destination."""
SOURCE: Final[i64] = 1 << 48
DESTINATION: Final[i64] = 1 << 42
VILLAGE: Final[vec[i64]] = long_row([1 << 36, 1 << 30, 1 << 24, 1 << 18, 1 << 12, 1 << 6, 1])
MOST_VILLAGES: Final = 7
NO_CODE: Final[i64] = -1
"""What no list holds: the code of a move with more villages than a territory has neighbours."""
SIX_BITS: Final[i64] = 63
ARRANGED: Final[i64] = 120
"""So many ways there are to arrange five clans."""
CHANCE_CODES: Final[i64] = 1 << 56
CARD_CODES: Final[i64] = CHANCE_CODES + 2000
START_CODES: Final[i64] = CHANCE_CODES + 3000


def move_code(source: i64, destination: i64) -> i64:
    """Return the code of a move without a founding order."""
    return source * SOURCE + destination * DESTINATION


def source_of(code: i64) -> i64:
    """Return the territory a move leaves."""
    return code >> 48


def destination_of(code: i64) -> i64:
    """Return the territory a move goes to."""
    return (code >> 42) & SIX_BITS


def has_order(code: i64) -> bool:
    """Say whether a move names its founding order."""
    return ((code >> 36) & SIX_BITS) != 0


def village_of(code: i64, place: i64) -> i64:
    """Return the village at a place (0..6) of the founding order, -1 after the last."""
    shifted = code
    steps = 6 - place
    while steps > 0:
        shifted = shifted >> 6
        steps -= 1
    return (shifted & SIX_BITS) - 1


MOVE: Final[i64] = 0
SETTLE: Final[i64] = 1
DEAL_CARD: Final[i64] = 2
BEGIN: Final[i64] = 3


def verb_of(code: i64) -> i64:
    """Return what a code does: move, settle a region, deal a card, or begin."""
    if code < CHANCE_CODES:
        return MOVE
    if code < CARD_CODES:
        return SETTLE
    return DEAL_CARD if code < START_CODES else BEGIN


def ordered_code(source: i64) -> i64:
    """Return the beginning of a move with a founding order: its source."""
    return source * SOURCE


def towards(code: i64, destination: i64) -> i64:
    """Return a move without a destination with one."""
    return code + destination * DESTINATION


def founding(code: i64, place: i64, village: i64) -> i64:
    """Return a move with one more village at a place (0..6) of its founding order."""
    return code + (village + 1) * VILLAGE[place]


def settle_code(region: i64, arrangement: i64) -> i64:
    """Return the code of dealing the huts of a region."""
    return CHANCE_CODES + region * ARRANGED + arrangement


def region_of(code: i64) -> i64:
    """Return the region that is settled."""
    return (code - CHANCE_CODES) // ARRANGED


def arrangement_of(code: i64) -> i64:
    """Return which of all arrangements of the five clans a region gets."""
    return (code - CHANCE_CODES) % ARRANGED


def card_code(seat: i64, clan: i64) -> i64:
    """Return the code of dealing a clan card."""
    return CARD_CODES + seat * CLANS + clan


def card_seat_of(code: i64) -> i64:
    """Return the seat that is dealt a card."""
    return (code - CARD_CODES) // CLANS


def card_clan_of(code: i64) -> i64:
    """Return the clan of a card that is dealt."""
    return (code - CARD_CODES) % CLANS


def start_code(seat: i64) -> i64:
    """Return the code of drawing the starting player."""
    return START_CODES + seat


def starter_of(code: i64) -> i64:
    """Return the seat that begins."""
    return code - START_CODES


def encode(action: Action) -> i64:
    """Return the number of an action."""
    match action:
        case Move(source, destination, order):
            if len(order) > MOST_VILLAGES:
                return NO_CODE
            code = move_code(TERRITORY_INDEX[source], TERRITORY_INDEX[destination])
            for place, village in enumerate(order):
                code += VILLAGE[place] * i64(TERRITORY_INDEX[village] + 1)
            return code
        case Settle(region, clans):
            arrangement = tuple(CLAN_LETTERS.index(letter) for letter in clans)
            return settle_code(REGION_IDS.index(region), ARRANGEMENT_INDEX[arrangement])
        case Card(seat, clan):
            return card_code(seat, CLAN_LETTERS.index(clan))
        case Start(seat):
            return start_code(seat)


def decode(code: i64) -> Action:
    """Return the action of a number."""
    verb = verb_of(code)
    if verb == BEGIN:
        return Start(int(starter_of(code)))
    if verb == DEAL_CARD:
        return Card(int(card_seat_of(code)), CLAN_LETTERS[card_clan_of(code)])
    if verb == SETTLE:
        clans = ARRANGEMENTS[arrangement_of(code)]
        return Settle(REGION_IDS[region_of(code)], "".join(CLAN_LETTERS[clan] for clan in clans))
    order = [village_of(code, place) for place in range(MOST_VILLAGES)]
    return Move(
        TERRITORY_IDS[source_of(code)],
        TERRITORY_IDS[destination_of(code)],
        tuple(TERRITORY_IDS[village] for village in order if village >= 0),
    )
