"""Above and Below: positions read from text (13.3); ``writing`` is the other way."""

import re
from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.errors import BadPosition
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Options
from dorfplatz.games.above_and_below.actions import USES, mask_of
from dorfplatz.games.above_and_below.book import (
    AUTO,
    BOOK_EFFECTS,
    CHECK,
    HIGH,
    LOW,
    OPTION_COUNT,
    OPTION_KEYS,
    OPTION_TYPE,
    OPTIONS,
)
from dorfplatz.games.above_and_below.material import (
    BIT,
    BUILDING_INDEX,
    CAVE_IDS,
    CAVE_INDEX,
    CAVES,
    DIE,
    FIRST_KEY,
    FIRST_OUTPOST,
    FIRST_STAR,
    GOOD_IDS,
    HIGHEST_REPUTATION,
    HOUSE_IDS,
    ITEM_IDS,
    ITEMS,
    KEY_IDS,
    LANTERNS,
    LOWEST_REPUTATION,
    MAX_SEATS,
    MIN_SEATS,
    OUTPOST_IDS,
    RECRUIT_IDS,
    SEAT_NAMES,
    SLOTS,
    SPECIALS,
    STARTING,
    SYMBOL_COUNT,
    SYMBOL_INDEX,
    TOKENS,
    VILLAGER_INDEX,
    VILLAGERS,
)
from dorfplatz.games.above_and_below.rules.course import go_on
from dorfplatz.games.above_and_below.rules.explore import finish_roll
from dorfplatz.games.above_and_below.rules.recovery import begin_recovery, use_for
from dorfplatz.games.above_and_below.state import (
    ANSWERING,
    APPLYING,
    ARRIVALS,
    AT_HIGH,
    AT_LOW,
    CAVE_DECK,
    ENDED,
    ENTERING,
    FAILED,
    FINAL,
    HOUSE_DECK,
    OUTPOST_DECK,
    PAYING,
    READING,
    ROLLING,
    SETUP,
    TEXTS,
    TURN,
    UNDECIDED,
    WITHOUT_ROLL,
    State,
    before_setup,
    is_outpost,
    keep_cave,
    put_under,
    put_up,
)
from dorfplatz.games.above_and_below.village import (
    may_use,
    outcome_list,
    outcome_place,
)
from dorfplatz.games.above_and_below.writing import everybody
from dorfplatz.games.above_and_below.writing import lying as lying_anywhere
from dorfplatz.kit import positions
from dorfplatz.kit.positions import misplaced

_POINTS: Final = (
    "setup",
    "turn",
    "offer",
    "explore",
    "arrivals",
    "recover",
    "income",
    "final",
    "over",
)
_DECKS: Final = ("houses", "outposts", "villagers", "caves")
_FACTS: Final = ("players", "trade", "round", "start", "passed", "cider", *_DECKS, "keys", "supply")
_ITEMS: Final = (*_FACTS, *SEAT_NAMES, "point")
_KEYWORDS: Final = (
    "coins",
    "rep",
    "ready",
    "exhausted",
    "injured",
    "stock",
    "sale",
    "track",
    "built",
    "free",
)
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}")
_SIGNED: Final = re.compile(r"0|-?[1-9][0-9]{0,1}")
_COUNTED: Final = re.compile(r"([a-z]+)(0|[1-9][0-9]?)")
_BUILT: Final = re.compile(r"([HOSK][0-9]{1,2})(?:@(C[0-9]{2}))?(?::([a-z0-9+]+))?")
_BIDDEN: Final = re.compile(r"([A-D])([1-9][0-9]{0,5})")
_READ: Final = re.compile(r"#([1-9][0-9]{0,2})([ABC])?")
_WORTH: Final = 999_999


# -- Reading ----------------------------------------------------------------------------------


def read_position(text: str, seats: int | None, options: Options | None) -> State:
    """Return the position a text describes; everything outside the grammar is rejected."""
    items = _items(text)
    found = int(_fact(items, "players", str(seats or 2), [str(n) for n in range(2, 5)]))
    positions.check_seats(found, seats, MIN_SEATS, MAX_SEATS)
    asked = options or {}
    written = " ".join(items["trade"]) if "trade" in items else None
    trade = positions.option("trade", written, asked.get("trade"), ("on", "off"))
    state = before_setup(found, trade == "on", TEXTS.index(str(asked.get("texts", "reader"))))
    reader = _Reader(state, items)
    reader.read()
    state.gaps = state.phase != SETUP
    go_on(state, Journal(False))
    return state


def _items(text: str) -> dict[str, list[str]]:
    """Return the items by their first word; the point of the game under ``point``."""
    items: dict[str, list[str]] = {}
    for part in re.split(r"[;\n]", text):
        words = part.split()
        if not words:
            continue
        key = "point" if words[0] in _POINTS else words[0]
        if key in items or key not in _ITEMS:
            raise misplaced(part)
        items[key] = words if key == "point" else words[1:]
    return items


def _fact(items: dict[str, list[str]], key: str, default: str, allowed: list[str]) -> str:
    return allowed[positions.choice(key, " ".join(items.get(key, [default])), allowed)]


class _Reader:
    """Fills a position from its items; every card and villager may be mentioned only once."""

    def __init__(self, state: State, items: dict[str, list[str]]) -> None:
        self.state = state
        self.items = items
        self.mentioned: set[str] = set()
        self.open_caves: list[tuple[int, int]] = []
        self.players: list[dict[str, str]] = []
        self.point: list[str] = items.get("point", [])

    def read(self) -> None:
        """Read everything: explicit mentions first, then what was left open."""
        state = self.state
        seats = list(SEAT_NAMES[: int(state.seats)])
        first = "2" if self.point[:1] in (["recover"], ["income"]) else "1"
        state.round = int(_fact(self.items, "round", first, [str(n) for n in range(1, 8)]))
        state.start = seats.index(_fact(self.items, "start", "A", seats))
        state.cider = int(_fact(self.items, "cider", "yes", ["yes", "no"]) == "yes")
        self._read_passed(seats)
        for name in SEAT_NAMES:
            if name in self.items and name not in seats:
                raise misplaced(name)
        self.players = [self._keywords(name) for name in seats]
        self._read_party()
        for seat in range(state.seats):
            self._read_areas(seat)
        for seat in range(state.seats):
            self._read_things(seat)
        decks = {name: self._deck(name) for name in _DECKS}
        self._read_keys()
        self._fill_open_caves()
        self._rest_of_starting_villagers()
        self._lay_decks(decks)
        state.stars = sum(
            1 << star for star in range(6) if state.owner[int(FIRST_STAR) + star] == 0
        )
        state.specials = SPECIALS & ~everybody(state)
        self._read_supply()
        self._read_point()

    # -- Mentions

    def mention(self, name: str, known: Iterable[str]) -> str:
        """Take note of a card or villager that exists and was not mentioned yet."""
        if name not in known or name in self.mentioned:
            raise BadPosition("position-twice", {"name": name[:20]})
        self.mentioned.add(name)
        return name

    def _read_passed(self, seats: list[str]) -> None:
        for name in self.items.get("passed", []):
            if name not in seats or self.state.passed & BIT[seats.index(name)] != 0:
                raise misplaced(f"passed {name}")
            self.state.passed |= BIT[seats.index(name)]

    def _keywords(self, name: str) -> dict[str, str]:
        return positions.pairs(name, self.items.get(name, []), _KEYWORDS)

    # -- Villagers

    def _villagers(self, seat: int, text: str) -> int:
        """Return the mask of a list of villagers of one seat."""
        if text == "-":
            return 0
        names = text.split(",")
        for name in names:
            self.mention(name, VILLAGER_INDEX)
            if VILLAGER_INDEX[name] < 12 and STARTING[seat] & BIT[VILLAGER_INDEX[name]] == 0:
                raise BadPosition("position-stranger", {"name": name}, rule="AAB-1.1")
        return mask_of(tuple(names))

    def _read_party(self) -> None:
        if self.point[:1] == ["explore"]:
            seat, words = self._seat_of_point(4, 8)
            self.state.cave = CAVE_INDEX[self.mention(words[0], CAVE_INDEX)] + 1
            self.state.party = self._villagers(seat, words[1])

    def _read_areas(self, seat: int) -> None:
        player = self.players[seat]
        state = self.state
        if "ready" in player:
            state.ready[seat] = self._villagers(seat, player["ready"])
        state.exhausted[seat] = self._villagers(seat, player.get("exhausted", "-"))
        state.injured[seat] = self._villagers(seat, player.get("injured", "-"))

    def _rest_of_starting_villagers(self) -> None:
        for seat, player in enumerate(self.players):
            if "ready" not in player:
                self.state.ready[seat] = STARTING[seat] & ~everybody(self.state)

    # -- Things of a player

    def _read_things(self, seat: int) -> None:
        player = self.players[seat]
        state = self.state
        coins = player.get("coins", "7")
        position = player.get("rep", "0")
        if not _NUMBER.fullmatch(coins) or not _SIGNED.fullmatch(position):
            raise misplaced(f"coins {coins} rep {position}")
        if not LOWEST_REPUTATION <= int(position) <= HIGHEST_REPUTATION:
            raise misplaced(f"rep {position}", "AAB-3.21")
        state.coins[seat] = int(coins)
        state.reputation[seat] = int(position)
        for item, number in self._counted(player.get("stock", "-"), ITEM_IDS):
            state.stock[seat * ITEMS + item] = u8(number)
        sale = player.get("sale", "-")
        if sale != "-":
            if sale not in ITEM_IDS:
                raise misplaced(f"sale {sale}")
            state.sale[seat] = u8(ITEM_IDS.index(sale) + 1)
        for slot, (good, number) in enumerate(self._counted(player.get("track", "-"), GOOD_IDS)):
            state.track_good[seat * SLOTS + slot] = u8(good + 1)
            state.track_count[seat * SLOTS + slot] = u8(number)
        if player.get("built", "-") != "-":
            for text in player["built"].split(","):
                self._read_built(seat, text)
        self._read_free(seat, player.get("free", "-"))

    def _counted(self, text: str, names: list[str]) -> list[tuple[int, int]]:
        """Return a list such as ``fish3,ore1`` as pairs of item and number."""
        pairs: list[tuple[int, int]] = []
        for word in positions.listed(text, ","):
            found = _COUNTED.fullmatch(word)
            if not found or found[1] not in names or found[2] == "0":
                raise misplaced(text)
            item = names.index(found[1])
            number = int(found[2])
            if item in [known for known, _ in pairs] or number > int(TOKENS[item]):
                raise misplaced(text, "AAB-11.1")
            pairs.append((item, number))
        return pairs

    def _read_built(self, seat: int, text: str) -> None:
        state = self.state
        found = _BUILT.fullmatch(text)
        if not found:
            raise misplaced(text)
        building = BUILDING_INDEX[self.mention(found[1], BUILDING_INDEX)]
        if found[2] is not None:
            if not is_outpost(building):
                raise misplaced(text)
            cave = CAVE_INDEX[self.mention(found[2], CAVE_INDEX)]
            state.covered[building - int(FIRST_OUTPOST)] = u8(cave + 1)
        elif is_outpost(building):
            self.open_caves.append((seat, building))
        put_up(state, seat, building)
        for part in found[3].split("+") if found[3] else []:
            good = _COUNTED.fullmatch(part)
            symbol = SYMBOL_INDEX.get((found[1], good[1])) if good else None
            if not good or symbol is None or not 0 < int(good[2]) <= int(SYMBOL_COUNT[symbol]):
                raise misplaced(text, "AAB-4.4")
            if state.tokens[symbol] > 0:
                raise misplaced(text)
            state.tokens[symbol] = u8(int(good[2]))

    def _read_free(self, seat: int, text: str) -> None:
        if _NUMBER.fullmatch(text):
            if int(text) > CAVES:
                raise misplaced(f"free {text}")
            self.open_caves += [(seat, -1)] * int(text)
        elif text != "-":
            for name in text.split(","):
                keep_cave(self.state, seat, CAVE_INDEX[self.mention(name, CAVE_INDEX)])

    def _fill_open_caves(self) -> None:
        """Take the highest-numbered cave cards, seat by seat, outposts first."""
        unmentioned = [name for name in CAVE_IDS if name not in self.mentioned]
        for seat, outpost in sorted(self.open_caves, key=lambda p: (p[0], p[1] < 0)):
            if not unmentioned:
                raise BadPosition("position-caves", {}, rule="AAB-4.3")
            name = self.mention(unmentioned.pop(), CAVE_INDEX)
            if outpost < 0:
                keep_cave(self.state, seat, CAVE_INDEX[name])
            else:
                self.state.covered[outpost - int(FIRST_OUTPOST)] = u8(CAVE_INDEX[name] + 1)

    # -- Decks

    def _deck(self, name: str) -> tuple[list[str] | None, list[str] | None, list[str]]:
        """Return the open cards, the bag and the cards under it; None where they were left out."""
        words = self.items.get(name)
        if words is None:
            return None, None, []
        known = _deck_ids(name)
        open_words, bag_words, under_words = _deck_parts(words)
        places = {"villagers": 5, "caves": 1}.get(name, 4)
        if open_words and len(open_words) != places:
            raise misplaced(f"{name} {' '.join(words)}")
        if under_words and name == "villagers":
            raise misplaced(f"{name} {' '.join(words)}", "AAB-1.10")
        for card in open_words + under_words:
            if card != "-" or card in under_words:
                self.mention(card, known)
        bag = None
        if bag_words is not None and bag_words != ["*"]:
            bag = [] if bag_words == ["-"] else [self.mention(card, known) for card in bag_words]
        return open_words or None, bag, under_words

    def _lay_decks(
        self, decks: dict[str, tuple[list[str] | None, list[str] | None, list[str]]]
    ) -> None:
        state = self.state
        houses, house_bag = self._open_and_bag("houses", decks["houses"])
        outposts, outpost_bag = self._open_and_bag("outposts", decks["outposts"])
        for slot, card in enumerate(houses + outposts):
            state.slots[slot] = u8(BUILDING_INDEX[card] + 1 if card != "-" else 0)
        state.house_bag = sum(1 << BUILDING_INDEX[card] for card in house_bag)
        state.outpost_bag = sum(1 << (BUILDING_INDEX[card] - 25) for card in outpost_bag)
        villagers, villager_bag = self._open_and_bag("villagers", decks["villagers"])
        for space, card in enumerate(villagers):
            state.spaces[space] = u8(VILLAGER_INDEX[card] + 1 if card != "-" else 0)
        state.villager_bag = mask_of(tuple(villager_bag))
        caves, cave_bag = self._open_and_bag("caves", decks["caves"])
        state.top = CAVE_INDEX[caves[0]] + 1 if caves[0] != "-" else 0
        state.cave_bag = sum(1 << CAVE_INDEX[card] for card in cave_bag)
        for card in decks["houses"][2]:
            put_under(state, HOUSE_DECK, BUILDING_INDEX[card])
        for card in decks["outposts"][2]:
            put_under(state, OUTPOST_DECK, BUILDING_INDEX[card])
        for card in decks["caves"][2]:
            put_under(state, CAVE_DECK, CAVE_INDEX[card])

    def _open_and_bag(
        self, name: str, deck: tuple[list[str] | None, list[str] | None, list[str]]
    ) -> tuple[list[str], list[str]]:
        """Return what lies open and what is in the bag, with the defaults put in."""
        face_up, bag, _ = deck
        rest = [card for card in _deck_ids(name) if card not in self.mentioned]
        places = {"villagers": 5, "caves": 1}.get(name, 4)
        if face_up is None:
            face_up = (rest[:places] + ["-"] * places)[:places]
            rest = rest[places:]
        return face_up, rest if bag is None else bag

    def _read_keys(self) -> None:
        state = self.state
        owned = [key for key in range(9) if state.owner[int(FIRST_KEY) + key] > 0]
        words = self.items.get("keys")
        if words is None:
            rest = [key for key in range(9) if f"K{key + 1}" not in self.mentioned]
            for_sale = rest[: max(0, 4 - len(owned))]
        elif words == ["-"]:
            for_sale = []
        else:
            for_sale = [int(self.mention(word, KEY_IDS)[1]) - 1 for word in words]
        state.keys = sum(1 << key for key in for_sale)
        in_setup = self.point[:1] == ["setup"]
        out = [key for key in range(9) if key not in owned and key not in for_sale]
        state.key_bag = sum(1 << key for key in out) if in_setup else 0

    def _read_supply(self) -> None:
        state = self.state
        lying = lying_anywhere(state)
        for item in range(10):
            left = int(TOKENS[item]) - lying[item]
            if left < 0:
                raise BadPosition("position-tokens", {"item": f"item:{ITEM_IDS[item]}"}, "AAB-11.1")
            state.supply[item] = u8(left)
        seen: set[str] = set()
        for word in self.items.get("supply", []):
            found = _COUNTED.fullmatch(word)
            if not found or found[1] not in ITEM_IDS or found[1] in seen:
                raise misplaced(f"supply {word}")
            seen.add(found[1])
            item = ITEM_IDS.index(found[1])
            if int(found[2]) > int(state.supply[item]):
                raise misplaced(f"supply {word}", "AAB-11.1")
            state.supply[item] = u8(int(found[2]))

    # -- The point of the game

    def _seat_of_point(self, least: int, most: int) -> tuple[int, list[str]]:
        words = self.point
        seats = SEAT_NAMES[: int(self.state.seats)]
        if not least <= len(words) <= most or words[1] not in seats:
            raise misplaced(" ".join(words))
        return seats.index(words[1]), words[2:]

    def _read_point(self) -> None:
        state = self.state
        words = self.point or ["turn", SEAT_NAMES[state.start]]
        self.point = words
        kind = words[0]
        state.current = state.start
        round_end = kind in ("arrivals", "recover", "income")
        if round_end and (state.passed != 0 or state.round == 1):
            raise misplaced(" ".join(words), "AAB-9.1")
        if kind in ("setup", "final", "over") and state.passed != 0:
            raise misplaced(" ".join(words), "AAB-2.4")
        if kind in ("setup", "arrivals", "over"):
            if len(words) != 1:
                raise misplaced(" ".join(words))
            state.phase = {"setup": SETUP, "arrivals": ARRIVALS, "over": ENDED}[kind]
            return
        state.current, rest = self._seat_of_point(2, 20)
        if state.passed & BIT[state.current] != 0:
            raise misplaced(" ".join(words), "AAB-2.4")
        if kind in ("turn", "offer"):
            self._read_turn(kind, rest)
        elif kind == "explore":
            self._read_exploration(rest[2:])
        elif kind == "recover":
            self._read_recovery(rest)
        else:
            if rest:
                raise misplaced(" ".join(words))
            state.phase = PAYING if kind == "income" else FINAL

    def _read_turn(self, kind: str, rest: list[str]) -> None:
        state = self.state
        state.phase = TURN
        if kind == "offer":
            if not rest:
                raise misplaced(" ".join(self.point))
            state.seller, state.price = self._bid(rest[0])
            if state.sale[state.seller] == 0 or state.price > state.coins[state.current]:
                raise misplaced(" ".join(self.point), "AAB-8.1")
            state.phase = ANSWERING
            rest = rest[1:]
        if rest[:1] == ["moved"]:
            state.moved = True
            rest = rest[1:]
        if rest:
            if rest[0] != "refused" or len(rest) == 1:
                raise misplaced(" ".join(self.point))
            for word in rest[1:]:
                seller, price = self._bid(word)
                if state.refused[seller] > 0:
                    raise misplaced(word)
                state.refused[seller] = price

    def _bid(self, word: str) -> tuple[int, int]:
        found = _BIDDEN.fullmatch(word)
        seats = SEAT_NAMES[: int(self.state.seats)]
        if not found or found[1] not in seats or seats.index(found[1]) == self.state.current:
            raise misplaced(word, "AAB-8.1")
        return seats.index(found[1]), int(found[2])

    def _read_exploration(self, rest: list[str]) -> None:
        state = self.state
        state.phase = ENTERING
        if not rest:
            self._check_party()
            return
        found = _READ.fullmatch(rest[0])
        if not found or int(found[1]) > 216:
            raise misplaced(rest[0])
        state.section = int(found[1])
        state.read[state.section] = 1
        state.phase = READING
        if found[2] is None:
            if len(rest) > 1:
                raise misplaced(" ".join(rest))
            self._check_party()
            return
        state.option = OPTION_KEYS.index(found[2])
        rest = rest[1:]
        if state.option >= i64(OPTION_COUNT[state.section]):
            raise misplaced(found[0])
        if rest and rest[0][0] not in ">@":
            self._read_dice(rest[0])
            rest = rest[1:]
        if rest:
            self._read_outcome(rest)
        else:
            self._read_roll()

    def _check_party(self) -> None:
        if self.state.party == 0:
            raise misplaced(" ".join(self.point), "AAB-3.2")

    def _read_dice(self, text: str) -> None:
        last = -1
        for word in text.split(","):
            name, _, die = word.partition("=")
            if name not in VILLAGER_INDEX or not re.fullmatch(r"[1-6]", die):
                raise misplaced(text)
            villager = VILLAGER_INDEX[name]
            there = self.state.party | self.state.injured[self.state.current]
            if villager <= last or there & BIT[villager] == 0:
                raise misplaced(text, "AAB-3.8")
            last = villager
            self.state.dice[villager] = u8(int(die))

    def _read_roll(self) -> None:
        state = self.state
        if i64(OPTION_TYPE[state.section * OPTIONS + state.option]) != CHECK:
            raise misplaced(" ".join(self.point), "AAB-3.8")
        self._check_party()
        state.phase = ROLLING
        for villager in range(VILLAGERS):
            if state.dice[villager] > 0:
                if state.party & BIT[villager] == 0:
                    raise misplaced(" ".join(self.point), "AAB-3.8")
                state.lanterns += i64(LANTERNS[villager * DIE + i64(state.dice[villager])])
            elif state.party & BIT[villager] != 0:
                state.to_roll |= BIT[villager]
        if state.to_roll == 0:
            finish_roll(state)

    def _read_outcome(self, rest: list[str]) -> None:
        state = self.state
        entry = state.section * OPTIONS + state.option
        kind = i64(OPTION_TYPE[entry])
        names = {str(int(LOW[entry])): AT_LOW, str(int(HIGH[entry])): AT_HIGH, "x": FAILED}
        if kind == AUTO:
            names = {"auto": WITHOUT_ROLL}
        outcome = names.get(rest[0][1:], UNDECIDED) if kind in (CHECK, AUTO) else UNDECIDED
        if rest[0] == ">0" or rest[0][0] != ">" or outcome == UNDECIDED:
            raise misplaced(" ".join(self.point), "AAB-3.13")
        if len(rest) != 2 or not re.fullmatch(r"@[1-9]", rest[1]):
            raise misplaced(" ".join(self.point))
        state.outcome = outcome
        state.phase = APPLYING
        state.effect = int(rest[1][1:]) - 1
        if state.effect > BOOK_EFFECTS.count[outcome_list(state)]:
            raise misplaced(rest[1])
        state.revealed[state.section] = u8(BIT[outcome_place(state)])

    def _read_recovery(self, rest: list[str]) -> None:
        state = self.state
        begin_recovery(state)
        if len(rest) > 1:
            raise misplaced(" ".join(self.point))
        last = -1
        for word in rest[0].split(",") if rest else []:
            name, _, use = word.partition("=")
            if name not in VILLAGER_INDEX or use not in USES:
                raise misplaced(word)
            villager = VILLAGER_INDEX[name]
            if villager <= last or state.to_ask & BIT[villager] == 0:
                raise misplaced(word, "AAB-9.13")
            if not may_use(state, villager, USES.index(use)):
                raise misplaced(word, "AAB-9.13")
            last = villager
            use_for(state, villager, USES.index(use))


def _deck_ids(name: str) -> list[str]:
    return {
        "houses": HOUSE_IDS,
        "outposts": OUTPOST_IDS,
        "villagers": RECRUIT_IDS,
        "caves": CAVE_IDS,
    }[name]


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
