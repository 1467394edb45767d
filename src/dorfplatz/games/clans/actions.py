"""Clans: what can be done, one value per verb, and the numbers the rules use for it inside."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.games.clans.material import (
    ARRANGEMENT_INDEX,
    ARRANGEMENTS,
    CLAN_LETTERS,
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

SOURCE: Final[i64] = 1 << 48
DESTINATION: Final[i64] = 1 << 42
VILLAGE: Final[vec[i64]] = long_row([1 << 36, 1 << 30, 1 << 24, 1 << 18, 1 << 12, 1 << 6, 1])
MOST_VILLAGES: Final = 7
NO_CODE: Final[i64] = -1
"""What no list holds: the code of a move with more villages than a territory has neighbours."""
SIX_BITS: Final[i64] = 63
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


def settle_code(region: i64, arrangement: i64) -> i64:
    """Return the code of dealing the huts of a region."""
    return CHANCE_CODES + region * 120 + arrangement


def card_code(seat: i64, clan: i64) -> i64:
    """Return the code of dealing a clan card."""
    return CARD_CODES + seat * 5 + clan


def start_code(seat: i64) -> i64:
    """Return the code of drawing the starting player."""
    return START_CODES + seat


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
    if code >= START_CODES:
        return Start(int(code - START_CODES))
    if code >= CARD_CODES:
        card = int(code - CARD_CODES)
        return Card(card // 5, CLAN_LETTERS[card % 5])
    if code >= CHANCE_CODES:
        deal = int(code - CHANCE_CODES)
        letters = "".join(CLAN_LETTERS[clan] for clan in ARRANGEMENTS[deal % 120])
        return Settle(REGION_IDS[deal // 120], letters)
    order = [village_of(code, place) for place in range(7)]
    return Move(
        TERRITORY_IDS[source_of(code)],
        TERRITORY_IDS[destination_of(code)],
        tuple(TERRITORY_IDS[village] for village in order if village >= 0),
    )
