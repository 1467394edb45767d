"""Above and Below: decks, keys and supply of a position, read from text (13.3)."""

from typing import Final, final

from mypy_extensions import u8

from dorfplatz.engine.errors import BadPosition
from dorfplatz.games.above_and_below.actions import mask_of
from dorfplatz.games.above_and_below.material import (
    BUILDING_INDEX,
    CAVE_IDS,
    CAVE_INDEX,
    FIRST_KEY,
    FIRST_OUTPOST,
    HOUSE_IDS,
    ITEM_IDS,
    KEY_IDS,
    OUTPOST_IDS,
    RECRUIT_IDS,
    TOKENS,
    VILLAGER_INDEX,
)
from dorfplatz.games.above_and_below.position.reader import Reader
from dorfplatz.games.above_and_below.position.writing import lying as lying_anywhere
from dorfplatz.games.above_and_below.state import (
    CAVE_DECK,
    HOUSE_DECK,
    OUTPOST_DECK,
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
    houses, house_bag = _open_and_bag(reader, decks[0])
    outposts, outpost_bag = _open_and_bag(reader, decks[1])
    villagers, villager_bag = _open_and_bag(reader, decks[2])
    caves, cave_bag = _open_and_bag(reader, decks[3])
    for slot, card in enumerate(houses + outposts):
        market.slots[slot] = u8(BUILDING_INDEX[card] + 1 if card != "-" else 0)
    market.house_bag = sum(1 << BUILDING_INDEX[card] for card in house_bag)
    market.outpost_bag = sum(
        1 << (BUILDING_INDEX[card] - int(FIRST_OUTPOST)) for card in outpost_bag
    )
    for space, card in enumerate(villagers):
        market.spaces[space] = u8(VILLAGER_INDEX[card] + 1 if card != "-" else 0)
    market.villager_bag = mask_of(tuple(villager_bag))
    market.top = CAVE_INDEX[caves[0]] + 1 if caves[0] != "-" else 0
    market.cave_bag = sum(1 << CAVE_INDEX[card] for card in cave_bag)
    for card in decks[0].under:
        put_under(reader.state, HOUSE_DECK, BUILDING_INDEX[card])
    for card in decks[1].under:
        put_under(reader.state, OUTPOST_DECK, BUILDING_INDEX[card])
    for card in decks[3].under:
        put_under(reader.state, CAVE_DECK, CAVE_INDEX[card])


def _open_and_bag(reader: Reader, deck: Deck) -> tuple[list[str], list[str]]:
    """Return what lies open and what is in the bag."""
    places = deck.places
    rest = reader.mentions.left(deck.ids)
    face_up = deck.face_up
    if face_up is None:
        face_up = (rest[:places] + ["-"] * places)[:places]
        rest = rest[places:]
    return face_up, rest if deck.bag is None else deck.bag


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
    lying = lying_anywhere(state)
    for item in range(10):
        left = int(TOKENS[item]) - lying[item]
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
