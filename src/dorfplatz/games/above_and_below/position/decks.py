"""Above and Below: decks, keys and supply of a position, read and written (13.3)."""

from typing import Final, final

from mypy_extensions import u8

from dorfplatz.engine.errors import BadPosition
from dorfplatz.games.above_and_below.actions import villagers_of
from dorfplatz.games.above_and_below.material import (
    BUILDING_IDS,
    BUILDING_INDEX,
    CAVE_IDS,
    CAVE_INDEX,
    FIRST_KEY,
    FIRST_RECRUIT,
    HOUSE_IDS,
    ITEM_IDS,
    ITEMS,
    KEY_IDS,
    OUTPOST_IDS,
    RECRUIT_IDS,
    SLOTS,
    SYMBOL_GOOD,
    SYMBOLS,
    TOKENS,
    VILLAGER_IDS,
    VILLAGER_INDEX,
)
from dorfplatz.games.above_and_below.position.reader import Reader
from dorfplatz.games.above_and_below.position.villages import everybody, free_caves
from dorfplatz.games.above_and_below.state import (
    CAVE_DECK,
    DEEPEST,
    HOUSE_DECK,
    OUTPOST_DECK,
    State,
    put_under,
)
from dorfplatz.kit import positions
from dorfplatz.kit.positions import misplaced

DECKS: Final = ("houses", "outposts", "villagers", "caves")
IDS: Final = {
    "houses": HOUSE_IDS,
    "outposts": OUTPOST_IDS,
    "villagers": RECRUIT_IDS,
    "caves": CAVE_IDS,
}
PLACES: Final = {"houses": 4, "outposts": 4, "villagers": 5, "caves": 1}


@final
class Deck:
    """One deck as it is written; None where something was left out."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ids: list[str] = IDS[name]
        self.places = PLACES[name]
        self.face_up: list[str] | None = None
        self.bag: list[str] | None = None
        self.under: list[str] = []


def read_deck(reader: Reader, name: str) -> Deck:
    """Take note of every card a deck mentions."""
    deck = Deck(name)
    words = reader.items.get(name)
    if words is None:
        return deck
    face_up, bag, deck.under = _deck_parts(words)
    if face_up and len(face_up) != deck.places:
        raise misplaced(f"{name} {' '.join(words)}")
    if deck.under and name == "villagers":
        raise misplaced(f"{name} {' '.join(words)}", "AAB-1.10")
    deck.face_up = face_up or None
    for card in [card for card in face_up if card != "-"] + deck.under:
        reader.mention(card, deck.ids)
    if bag is not None and bag != ["*"]:
        deck.bag = [] if bag == ["-"] else [reader.mention(card, deck.ids) for card in bag]
    return deck


def lay_decks(reader: Reader, decks: list[Deck]) -> None:
    """Lay what is open and what is hidden, with the defaults put in."""
    market = reader.state.market
    houses, market.house_bag = _open_and_bag(reader, decks[0])
    outposts, market.outpost_bag = _open_and_bag(reader, decks[1])
    villagers, recruits = _open_and_bag(reader, decks[2])
    caves, market.cave_bag = _open_and_bag(reader, decks[3])
    for slot, card in enumerate(houses + outposts):
        market.slots[slot] = u8(BUILDING_INDEX[card] + 1 if card != "-" else 0)
    for space, card in enumerate(villagers):
        market.spaces[space] = u8(VILLAGER_INDEX[card] + 1 if card != "-" else 0)
    market.villager_bag = recruits << int(FIRST_RECRUIT)
    market.top = CAVE_INDEX[caves[0]] + 1 if caves[0] != "-" else 0
    for number, deck in ((HOUSE_DECK, decks[0]), (OUTPOST_DECK, decks[1]), (CAVE_DECK, decks[3])):
        for card in deck.under:
            put_under(reader.state, number, (BUILDING_INDEX | CAVE_INDEX)[card])


def _open_and_bag(reader: Reader, deck: Deck) -> tuple[list[str], int]:
    """Return what lies open, and what is in the bag as bits."""
    places = deck.places
    rest = reader.mentions.left(deck.ids)
    face_up = deck.face_up
    if face_up is None:
        face_up = (rest[:places] + ["-"] * places)[:places]
        rest = rest[places:]
    bag = rest if deck.bag is None else deck.bag
    return face_up, sum(1 << deck.ids.index(card) for card in bag)


def read_keys(reader: Reader) -> None:
    """Lay the keys that are for sale."""
    state = reader.state
    owned = [key for key in range(9) if state.villages.owner[int(FIRST_KEY) + key] > 0]
    words = reader.items.get("keys")
    if words is None:
        rest = reader.mentions.left(KEY_IDS)
        for_sale = [KEY_IDS.index(name) for name in rest[: max(0, 4 - len(owned))]]
    elif words == ["-"]:
        for_sale = []
    else:
        for_sale = [KEY_IDS.index(reader.mention(word, KEY_IDS)) for word in words]
    state.market.keys = sum(1 << key for key in for_sale)
    in_setup = reader.point[:1] == ["setup"]
    out = [key for key in range(9) if key not in owned and key not in for_sale]
    state.market.key_bag = sum(1 << key for key in out) if in_setup else 0


def read_supply(reader: Reader) -> None:
    """Leave in the supply what lies nowhere else, or what is written."""
    state = reader.state
    found = lying(state)
    for item in range(10):
        left = int(TOKENS[item]) - found[item]
        if left < 0:
            raise BadPosition("position-tokens", {"item": f"item:{ITEM_IDS[item]}"}, "AAB-11.1")
        state.market.supply[item] = u8(left)
    written = positions.counts("supply", reader.items.get("supply", []), ITEM_IDS, 0)
    for item, number in written.items():
        if number > int(state.market.supply[item]):
            raise misplaced(f"supply {ITEM_IDS[item]}{number}", "AAB-11.1")
        state.market.supply[item] = u8(number)


def _deck_parts(words: list[str]) -> tuple[list[str], list[str] | None, list[str]]:
    """Split a deck into what lies open, the bag, and what lies under it."""
    bag_at = words.index("bag") if "bag" in words else None
    under_at = words.index("under") if "under" in words else len(words)
    first = bag_at if bag_at is not None else under_at
    bag = words[bag_at + 1 : under_at] if bag_at is not None else None
    under = words[under_at + 1 :]
    wrong = bag_at is not None and (bag_at > under_at or not bag)
    if wrong or (under_at < len(words) and not under):
        raise misplaced(" ".join(words))
    return words[:first], bag, under


# -- Writing


def write_decks(state: State) -> dict[str, str | None]:
    """Return the four decks by their names."""
    market = state.market
    slots = [BUILDING_IDS[int(card) - 1] if card > 0 else "-" for card in market.slots]
    spaces = [VILLAGER_IDS[int(card) - 1] if card > 0 else "-" for card in market.spaces]
    top = [CAVE_IDS[market.top - 1] if market.top > 0 else "-"]
    recruits = int(market.villager_bag >> FIRST_RECRUIT)
    folk = set(villagers_of(int(everybody(state))))
    held, caves = _held_buildings(state), _held_caves(state)
    houses, outposts, under = _under(state, 0), _under(state, 1), _under(state, 2)
    return {
        "houses": _write_deck(slots[:4], HOUSE_IDS, int(market.house_bag), houses, held),
        "outposts": _write_deck(slots[4:], OUTPOST_IDS, int(market.outpost_bag), outposts, held),
        "villagers": _write_deck(spaces, RECRUIT_IDS, recruits, [], folk),
        "caves": _write_deck(top, CAVE_IDS, int(market.cave_bag), under, caves),
    }


def _write_deck(
    face_up: list[str], ids: list[str], bag: int, under: list[str], held: set[str]
) -> str:
    """Return one deck: what lies open, the unknown cards, the known ones under them."""
    elsewhere = {*face_up, *under, *held}
    inside = [card for place, card in enumerate(ids) if bag & (1 << place)]
    all_others = inside == [card for card in ids if card not in elsewhere]
    text = f"{' '.join(face_up)} bag {'*' if all_others else ' '.join(inside) or '-'}"
    return f"{text} under {' '.join(under)}" if under else text


def _under(state: State, deck: int) -> list[str]:
    ids = CAVE_IDS if deck == CAVE_DECK else BUILDING_IDS
    first = deck * int(DEEPEST)
    count = int(state.market.under_count[deck])
    return [ids[int(card)] for card in state.market.under[first : first + count]]


def _held_buildings(state: State) -> set[str]:
    return {name for place, name in enumerate(BUILDING_IDS) if state.villages.owner[place] > 0}


def _held_caves(state: State) -> set[str]:
    held = {CAVE_IDS[int(cave) - 1] for cave in state.villages.covered if cave > 0}
    for seat in range(state.seats):
        held.update(free_caves(state, seat))
    if state.exploration.cave > 0:
        held.add(CAVE_IDS[state.exploration.cave - 1])
    return held


def write_keys(state: State) -> str:
    """Return the keys that are for sale."""
    keys = int(state.market.keys)
    return " ".join(name for key, name in enumerate(KEY_IDS) if keys & (1 << key)) or "-"


def write_supply(state: State) -> str:
    """Return what is in the supply, as far as it is not all that lies nowhere else."""
    found = lying(state)
    return " ".join(
        f"{name}{int(state.market.supply[item])}"
        for item, name in enumerate(ITEM_IDS)
        if int(state.market.supply[item]) != int(TOKENS[item]) - found[item]
    )


def lying(state: State) -> list[int]:
    """Return how many of each item lie anywhere but in the supply."""
    found = [0] * 10
    found[9] += int(state.market.cider)
    for symbol in range(SYMBOLS):
        found[int(SYMBOL_GOOD[symbol])] += int(state.villages.tokens[symbol])
    for seat in range(state.seats):
        for item in range(ITEMS):
            found[item] += int(state.villages.stock[seat * ITEMS + item])
        if state.villages.sale[seat] > 0:
            found[int(state.villages.sale[seat]) - 1] += 1
        for slot in range(SLOTS):
            good = int(state.villages.track_good[seat * SLOTS + slot]) - 1
            if good >= 0:
                found[good] += int(state.villages.track_count[seat * SLOTS + slot])
    return found
