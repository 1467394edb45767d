"""Above and Below: who may know what, and a position that fits a view (chapter 10)."""

from librt.vecs import vec
from mypy_extensions import u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.knowledge import Knowledge
from dorfplatz.engine.rng import Rng
from dorfplatz.games.above_and_below import book
from dorfplatz.games.above_and_below.actions import USES, mask_of
from dorfplatz.games.above_and_below.material import (
    BUILDING_INDEX,
    CAVE_INDEX,
    GOOD_IDS,
    ITEM_IDS,
    SYMBOL_INDEX,
    VILLAGER_INDEX,
)
from dorfplatz.games.above_and_below.rules.course import go_on
from dorfplatz.games.above_and_below.seeing import view
from dorfplatz.games.above_and_below.state import (
    AT_HIGH,
    AT_LOW,
    FAILED,
    ROLLING,
    TEXTS,
    WITHOUT_ROLL,
    State,
    before_setup,
    keep_cave,
    put_under,
    put_up,
)
from dorfplatz.games.above_and_below.view import (
    POINTS,
    Exploration,
    KnownSection,
    PlayerView,
    Recovery,
    Told,
    View,
)
from dorfplatz.kit.regions import row


class VillageKnowledge(Knowledge[State, View]):
    """Who may know what; only the bags and the book are ever hidden."""

    def view(self, state: State, viewer: int | None) -> View:
        """Say what ``viewer`` may know."""
        return view(state, viewer)

    def own_parts(self, state: State, public: View, viewer: int) -> dict[str, object]:
        """Return what differs for a seat from what spectators see: nothing but who looks."""
        return {"viewer": viewer}

    def imagine(self, view: View, rng: Rng) -> State:
        """Return a full position that fits the view."""
        return imagine(view, rng)


def imagine(seen: View, rng: Rng) -> State:
    """Return a full position that fits the view; only the book is imagined (chapter 10)."""
    state = before_setup(seen.seats, seen.trade == "on", TEXTS.index(seen.texts))
    state.book = _imagine_book(state, seen.known, rng)
    state.phase = POINTS[seen.point]
    state.round = seen.round
    state.start = seen.start
    state.current = seen.current
    state.passed = sum(1 << seat for seat in seen.passed)
    state.market.cider = int(seen.cider)
    _lay_decks(state, seen)
    state.market.supply = row([counted.number for counted in seen.supply])
    for seat, player in enumerate(seen.players):
        _sit_down(state, seat, player)
    state.bargain.moved = seen.moved
    state.bargain.seller = -1 if seen.seller is None else seen.seller
    state.bargain.price = seen.price
    if seen.exploration is not None:
        _go_below(state, seen.exploration)
    if seen.recovery is not None:
        _lie_down(state, seen.recovery)
    if seen.told is not None:
        _remember(state, seen.told)
    state.market.gaps = seen.point != "setup"
    go_on(state, Journal(False))
    return state


def _imagine_book(state: State, known: tuple[KnownSection, ...], rng: Rng) -> book.Book:
    pages, hidden = vec[u8]([0] * 217), vec[u8]([0] * (217 * 8))
    for entry in known:
        state.known.read[entry.section] = u8(1)
        pages[entry.section] = u8(entry.page)
        for outcome in entry.outcomes:
            hidden[entry.section * 8 + outcome.place] = u8(outcome.source)
        seen = sum(1 << outcome.place for outcome in entry.outcomes)
        state.known.revealed[entry.section] = u8(seen)
    return book.imagined_book(book.Book(pages, hidden), state.known.read, state.known.revealed, rng)


def _lay_decks(state: State, seen: View) -> None:
    open_cards = (*seen.houses.open, *seen.outposts.open)
    state.market.slots = row(
        [0 if card is None else BUILDING_INDEX[card] + 1 for card in open_cards]
    )
    state.market.spaces = row(
        [0 if card is None else VILLAGER_INDEX[card] + 1 for card in seen.villagers.open]
    )
    top = seen.caves.open[0]
    state.market.top = 0 if top is None else CAVE_INDEX[top] + 1
    state.market.house_bag = sum(1 << BUILDING_INDEX[card] for card in seen.houses.bag)
    state.market.outpost_bag = sum(1 << (BUILDING_INDEX[card] - 25) for card in seen.outposts.bag)
    state.market.villager_bag = mask_of(seen.villagers.bag)
    state.market.cave_bag = sum(1 << CAVE_INDEX[card] for card in seen.caves.bag)
    state.market.key_bag = sum(1 << (BUILDING_INDEX[card] - 55) for card in seen.keys_left)
    state.market.keys = sum(1 << (BUILDING_INDEX[card] - 55) for card in seen.keys)
    state.market.stars = sum(1 << (BUILDING_INDEX[card] - 49) for card in seen.stars)
    state.market.specials = mask_of(seen.specials)
    for card in seen.houses.under:
        put_under(state, 0, BUILDING_INDEX[card])
    for card in seen.outposts.under:
        put_under(state, 1, BUILDING_INDEX[card])
    for card in seen.caves.under:
        put_under(state, 2, CAVE_INDEX[card])


def _sit_down(state: State, seat: int, player: PlayerView) -> None:
    state.villages.coins[seat] = player.coins
    state.villages.reputation[seat] = player.reputation
    state.villages.ready[seat] = mask_of(player.ready)
    state.villages.exhausted[seat] = mask_of(player.exhausted)
    state.villages.injured[seat] = mask_of(player.injured)
    state.bargain.refused[seat] = player.refused
    state.villages.sale[seat] = u8(0 if player.sale is None else ITEM_IDS.index(player.sale) + 1)
    for counted in player.stock:
        state.villages.stock[seat * 10 + ITEM_IDS.index(counted.item)] = u8(counted.number)
    for slot, counted in enumerate(player.track):
        state.villages.track_good[seat * 8 + slot] = u8(GOOD_IDS.index(counted.item) + 1)
        state.villages.track_count[seat * 8 + slot] = u8(counted.number)
    for building in player.built:
        put_up(state, seat, BUILDING_INDEX[building.id])
        if building.cave is not None:
            covered = CAVE_INDEX[building.cave] + 1
            state.villages.covered[BUILDING_INDEX[building.id] - 25] = u8(covered)
        for counted in building.tokens:
            state.villages.tokens[SYMBOL_INDEX[building.id, counted.item]] = u8(counted.number)
    for cave in player.free:
        keep_cave(state, seat, CAVE_INDEX[cave])


def _go_below(state: State, exploration: Exploration) -> None:
    state.exploration.cave = CAVE_INDEX[exploration.cave] + 1
    state.exploration.party = mask_of(exploration.party)
    state.exploration.section = exploration.section or 0
    if exploration.chosen is not None:
        state.exploration.option = book.OPTION_KEYS.index(exploration.chosen)
    for die in exploration.dice:
        state.exploration.dice[VILLAGER_INDEX[die.villager]] = u8(die.die)
    if state.phase == ROLLING:
        rolled = mask_of(tuple(die.villager for die in exploration.dice))
        state.exploration.to_roll = state.exploration.party & ~rolled
    state.exploration.lanterns = exploration.total
    state.exploration.effect = exploration.effect
    if exploration.outcome is not None:
        entry = int(state.book.page[state.exploration.section]) * 3 + int(state.exploration.option)
        state.exploration.outcome = _outcome(entry, exploration.outcome)


def _outcome(entry: int, name: str) -> int:
    if name == "x":
        return int(FAILED)
    if name == "auto":
        return int(WITHOUT_ROLL)
    return int(AT_LOW if name == str(int(book.LOW[entry])) else AT_HIGH)


def _lie_down(state: State, recovery: Recovery) -> None:
    seat = int(state.current)
    settled = mask_of(tuple(use.villager for use in recovery.settled))
    state.night.to_ask = (state.villages.exhausted[seat] | state.villages.injured[seat]) & ~settled
    for use in recovery.settled:
        state.night.uses[VILLAGER_INDEX[use.villager]] = u8(USES.index(use.use) + 1)
        state.night.stays = state.night.stays or use.use in ("-", "p")
    state.night.beds_left = recovery.beds
    state.night.potions_left = recovery.potions
    state.night.ciders_left = recovery.ciders


def _remember(state: State, told: Told) -> None:
    state.known.told_seat = told.seat
    state.known.told_section = told.section
    state.known.told_option = book.OPTION_KEYS.index(told.option)
    entry = int(state.book.page[told.section]) * 3 + int(state.known.told_option)
    state.known.told_outcome = _outcome(entry, told.outcome)
    for die in told.dice:
        state.exploration.dice[VILLAGER_INDEX[die.villager]] = u8(die.die)
