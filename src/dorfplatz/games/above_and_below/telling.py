"""Above and Below: rules say what happened in one line; with the journal off nothing is built."""

from mypy_extensions import i64

from dorfplatz.engine.journal import Journal
from dorfplatz.games.above_and_below.actions import ROWS, USES, token_names, villagers_of
from dorfplatz.games.above_and_below.book import OPTION_KEYS
from dorfplatz.games.above_and_below.codes import TAKE_BACK
from dorfplatz.games.above_and_below.events import (
    Built,
    CardDrawn,
    CaveKept,
    CaveTurned,
    CiderLaid,
    CiderTaken,
    CoinsGained,
    CoinsLost,
    Exerted,
    ExplorationFails,
    ExplorationSucceeds,
    Explores,
    GameOver,
    Harvested,
    IncomePaid,
    ItemGained,
    LanternsRolled,
    LanternsTotal,
    LastPlacing,
    OfferAccepted,
    OfferDeclined,
    Offered,
    OptionChosen,
    Passed,
    Placed,
    PlacingDone,
    Recovered,
    RecoveryChosen,
    ReputationChanged,
    ResultKept,
    RoundBegins,
    RoundEnds,
    RowRenewed,
    SaleBegun,
    SaleEnded,
    SectionRead,
    SectionRolled,
    TokenLaid,
    Trained,
    VillagerComes,
    VillagerJoins,
    VillagersInjured,
    Worked,
)
from dorfplatz.games.above_and_below.material import (
    BUILDING_IDS,
    CAVE_IDS,
    GOOD_IDS,
    ITEM_IDS,
    SYMBOL_BUILDING,
    SYMBOL_GOOD,
    VILLAGER_IDS,
    members,
)
from dorfplatz.games.above_and_below.state import FAILED, State
from dorfplatz.games.above_and_below.village import outcome_name


def tell_card(building: i64, journal: Journal) -> None:
    """Tell a building card that lies face up."""
    if journal.on:
        journal.tell(CardDrawn(BUILDING_IDS[building]))


def tell_cave(cave: i64, journal: Journal) -> None:
    """Tell the next cave card."""
    if journal.on:
        journal.tell(CaveTurned(CAVE_IDS[cave]))


def tell_arrival(villager: i64, journal: Journal) -> None:
    """Tell a villager who waits in the row."""
    if journal.on:
        journal.tell(VillagerComes(VILLAGER_IDS[villager]))


def tell_round(state: State, journal: Journal) -> None:
    """Tell that a round begins."""
    if journal.on:
        journal.tell(RoundBegins(int(state.round), int(state.start)))


def tell_round_end(state: State, journal: Journal) -> None:
    """Tell that a round is over, before the marker moves."""
    if journal.on:
        journal.tell(RoundEnds(int(state.round)))


def tell_last_placing(journal: Journal) -> None:
    """Tell that the last goods go on the track."""
    if journal.on:
        journal.tell(LastPlacing())


def tell_end(journal: Journal) -> None:
    """Tell that the game is over."""
    if journal.on:
        journal.tell(GameOver())


def tell_passed(seat: i64, journal: Journal) -> None:
    """Tell a pass."""
    if journal.on:
        journal.tell(Passed(int(seat)))


def tell_placed(seat: i64, good: i64, slot: i64, journal: Journal) -> None:
    """Tell a good on the track."""
    if journal.on:
        journal.tell(Placed(int(seat), GOOD_IDS[good], int(slot) + 1))


def tell_sale(seat: i64, item: i64, journal: Journal) -> None:
    """Tell a change of the sale spot."""
    if not journal.on:
        return
    if item == TAKE_BACK:
        journal.tell(SaleEnded(int(seat)))
    else:
        journal.tell(SaleBegun(int(seat), ITEM_IDS[item]))


def tell_offer(state: State, journal: Journal) -> None:
    """Tell an offer."""
    if journal.on:
        journal.tell(
            Offered(
                int(state.current),
                int(state.bargain.seller),
                ITEM_IDS[i64(state.villages.sale[state.bargain.seller]) - 1],
                int(state.bargain.price),
            )
        )


def tell_answer(seat: i64, accepts: bool, journal: Journal) -> None:
    """Tell how an offer was answered."""
    if not journal.on:
        return
    if accepts:
        journal.tell(OfferAccepted(int(seat)))
    else:
        journal.tell(OfferDeclined(int(seat)))


def tell_renewed(seat: i64, row: i64, journal: Journal) -> None:
    """Tell a renewed row."""
    if journal.on:
        journal.tell(RowRenewed(int(seat), ROWS[row]))


def tell_party(state: State, journal: Journal) -> None:
    """Tell who goes below."""
    if journal.on:
        journal.tell(
            Explores(
                int(state.current),
                villagers_of(int(state.exploration.party)),
                CAVE_IDS[state.exploration.cave - 1],
            )
        )


def tell_section_die(state: State, die: i64, journal: Journal) -> None:
    """Tell the die for the cave card."""
    if journal.on:
        journal.tell(SectionRolled(CAVE_IDS[state.exploration.cave - 1], int(die)))


def tell_section(section: i64, journal: Journal) -> None:
    """Tell which section is read."""
    if journal.on:
        journal.tell(SectionRead(int(section)))


def tell_option(state: State, journal: Journal) -> None:
    """Tell which option was chosen."""
    if journal.on:
        journal.tell(
            OptionChosen(
                int(state.current),
                int(state.exploration.section),
                OPTION_KEYS[state.exploration.option],
            )
        )


def tell_lanterns(villager: i64, die: i64, lit: i64, journal: Journal) -> None:
    """Tell the die of a villager."""
    if journal.on:
        journal.tell(LanternsRolled(VILLAGER_IDS[villager], int(die), int(lit)))


def tell_total(state: State, journal: Journal) -> None:
    """Tell all lanterns together."""
    if journal.on:
        journal.tell(LanternsTotal(int(state.exploration.lanterns)))


def tell_exertion(state: State, villagers: i64, number: i64, journal: Journal) -> None:
    """Tell who is exerted for which number."""
    if not journal.on:
        return
    if villagers == 0:
        journal.tell(ResultKept(int(state.current), int(state.exploration.lanterns)))
    else:
        journal.tell(Exerted(int(state.current), villagers_of(int(villagers)), int(number)))


def tell_outcome(state: State, journal: Journal) -> None:
    """Tell how the exploration ends, and which line of the book tells it."""
    if not journal.on:
        return
    told = state.exploration
    story = f"{int(told.section)}{OPTION_KEYS[told.option]}{outcome_name(state)}"
    if told.outcome == FAILED:
        journal.tell(ExplorationFails(int(state.current), story))
    else:
        journal.tell(ExplorationSucceeds(int(state.current), story))


def tell_coins(seat: i64, number: i64, change: i64, journal: Journal) -> None:
    """Tell coins that were taken or lost."""
    if not journal.on:
        return
    if number > 0:
        journal.tell(CoinsGained(int(seat), abs(int(change))))
    else:
        journal.tell(CoinsLost(int(seat), abs(int(change))))


def tell_reputation(state: State, seat: i64, change: i64, journal: Journal) -> None:
    """Tell a step on the reputation track."""
    if journal.on:
        journal.tell(
            ReputationChanged(int(seat), int(change), int(state.villages.reputation[seat]))
        )


def tell_item(seat: i64, item: i64, number: i64, journal: Journal) -> None:
    """Tell tokens that were taken."""
    if journal.on:
        journal.tell(ItemGained(int(seat), ITEM_IDS[item], int(number)))


def tell_joined(seat: i64, villager: i64, journal: Journal) -> None:
    """Tell who joins a village."""
    if journal.on:
        journal.tell(VillagerJoins(int(seat), VILLAGER_IDS[villager]))


def tell_injured(seat: i64, villagers: i64, journal: Journal) -> None:
    """Tell who is injured."""
    if journal.on and villagers != 0:
        journal.tell(VillagersInjured(int(seat), villagers_of(int(villagers))))


def tell_cave_kept(seat: i64, cave: i64, journal: Journal) -> None:
    """Tell a new free cave card."""
    if journal.on:
        journal.tell(CaveKept(int(seat), CAVE_IDS[cave]))


def tell_built(seat: i64, villager: i64, building: i64, price: i64, journal: Journal) -> None:
    """Tell what was built."""
    if journal.on:
        journal.tell(Built(int(seat), VILLAGER_IDS[villager], BUILDING_IDS[building], int(price)))


def tell_harvest(seat: i64, villagers: i64, tokens: i64, journal: Journal) -> None:
    """Tell who fetched what."""
    if journal.on:
        fetched = tuple([token.replace(".", "-") for token in token_names(tokens)])
        folk = villagers_of(int(villagers))
        journal.tell(Harvested(int(seat), folk, len(folk), fetched))


def tell_trained(seat: i64, villager: i64, recruit: i64, price: i64, journal: Journal) -> None:
    """Tell who trained whom."""
    if journal.on:
        journal.tell(Trained(int(seat), VILLAGER_IDS[villager], VILLAGER_IDS[recruit], int(price)))


def tell_work(seat: i64, villagers: i64, coins: i64, journal: Journal) -> None:
    """Tell who worked."""
    if journal.on:
        journal.tell(
            Worked(int(seat), villagers_of(int(villagers)), int(members(villagers)), int(coins))
        )


def tell_cider_taken(seat: i64, journal: Journal) -> None:
    """Tell who has the cider."""
    if journal.on:
        journal.tell(CiderTaken(int(seat)))


def tell_cider_laid(journal: Journal) -> None:
    """Tell that a new cider lies on the board."""
    if journal.on:
        journal.tell(CiderLaid())


def tell_recovery(seat: i64, villager: i64, use: i64, journal: Journal) -> None:
    """Tell what a villager uses in the night."""
    if journal.on:
        name = "nothing" if use == 0 else USES[use]
        journal.tell(RecoveryChosen(int(seat), VILLAGER_IDS[villager], name))


def tell_placing_done(seat: i64, journal: Journal) -> None:
    """Tell that a seat lays no more goods."""
    if journal.on:
        journal.tell(PlacingDone(int(seat)))


def tell_recovered(state: State, seat: i64, journal: Journal) -> None:
    """Tell how a village woke up."""
    if journal.on:
        journal.tell(
            Recovered(
                int(seat),
                int(members(state.villages.ready[seat])),
                int(members(state.villages.exhausted[seat])),
                int(members(state.villages.injured[seat])),
            )
        )


def tell_income(seat: i64, coins: i64, journal: Journal) -> None:
    """Tell an income."""
    if journal.on:
        journal.tell(IncomePaid(int(seat), int(coins)))


def tell_token(symbol: i64, journal: Journal) -> None:
    """Tell a good that grows again."""
    if journal.on:
        journal.tell(
            TokenLaid(
                f"{BUILDING_IDS[i64(SYMBOL_BUILDING[symbol])]}-{GOOD_IDS[i64(SYMBOL_GOOD[symbol])]}"
            )
        )
