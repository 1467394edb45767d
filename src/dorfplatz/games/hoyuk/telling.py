"""Höyük: rules hand over what happened in one line; with the journal off nothing is built."""

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.games.hoyuk import events
from dorfplatz.games.hoyuk.actions import ON_RUIN, SECOND_STOREY
from dorfplatz.games.hoyuk.majority import own_count, tie_count
from dorfplatz.games.hoyuk.material import (
    CARD_IDS,
    CATASTROPHE_IDS,
    CELL_NAMES,
    ELEMENT_IDS,
    STACK_IDS,
    TILE_LETTERS,
    TRIBE_IDS,
)
from dorfplatz.games.hoyuk.scoring import BY_HAND, BY_HERDS, BY_HOUSES, BY_PEOPLE, final_points
from dorfplatz.games.hoyuk.state import NO_SLOT, ROOF_BIT, State
from dorfplatz.games.hoyuk.village import owner, shaman_block

# -- The course of the game ---------------------------------------------------


def tell_start(state: State, tribe: i64, journal: Journal) -> None:
    """Tell who begins."""
    if journal.on:
        journal.tell(events.Starts(int(state.first), TRIBE_IDS[tribe]))


def tell_round(state: State, journal: Journal) -> None:
    """Tell that a round begins."""
    if journal.on:
        journal.tell(events.RoundBegins(int(state.round)))


def tell_top(stack: i64, card: i64, journal: Journal) -> None:
    """Tell of a card that is turned up."""
    if journal.on:
        journal.tell(events.TopCard(STACK_IDS[stack], CARD_IDS[card]))


def tell_end_pending(seat: i64, reason: str, journal: Journal) -> None:
    """Tell that this round is the last one."""
    if journal.on:
        journal.tell(events.EndPending(int(seat), reason))


def tell_scores(state: State, journal: Journal) -> None:
    """Tell what the final scoring brings to everybody, and that the game is over."""
    if not journal.on:
        return
    for seat in range(state.seats):
        hand = int(final_points(state, seat, BY_HAND))
        houses = int(final_points(state, seat, BY_HOUSES))
        cattle = int(final_points(state, seat, BY_HERDS))
        villagers = int(final_points(state, seat, BY_PEOPLE))
        if hand > 0:
            journal.tell(events.ScoresHand(int(seat), hand))
        if houses > 0:
            journal.tell(events.ScoresHouses(int(seat), houses))
        if cattle > 0:
            journal.tell(events.ScoresCattle(int(seat), cattle))
        if villagers > 0:
            journal.tell(events.ScoresVillagers(int(seat), villagers))
    journal.tell(events.GameOver())


# -- Phase 1 ------------------------------------------------------------------


def tell_dealt(seat: i64, kind: i64, journal: Journal) -> None:
    """Tell of a tile."""
    if journal.on:
        journal.tell(events.Dealt(int(seat), TILE_LETTERS[kind]))


def tell_house(state: State, seat: i64, cell: i64, mark: i64, swept: u8, journal: Journal) -> None:
    """Tell of a new house or storey, and what it swept off the roof."""
    if not journal.on:
        return
    name = CELL_NAMES[cell]
    block = int(state.block[cell])
    if mark == SECOND_STOREY:
        journal.tell(events.BuildsStorey(int(seat), name, block, names_of(swept)))
    elif mark == ON_RUIN:
        journal.tell(events.Rebuilds(int(seat), name, block))
    else:
        journal.tell(events.BuildsHouse(int(seat), name, block))


def names_of(roof: u8) -> tuple[str, ...]:
    """Return the elements whose bits a roof has."""
    return tuple([name for index, name in enumerate(ELEMENT_IDS) if roof & ROOF_BIT[index] != 0])


def tell_built(seat: i64, element: i64, cell: i64, journal: Journal) -> None:
    """Tell of an element that was placed."""
    if journal.on:
        journal.tell(events.Builds(int(seat), ELEMENT_IDS[element], CELL_NAMES[cell]))


def tell_forfeits(state: State, seat: i64, journal: Journal) -> None:
    """Tell what of a tile has no place."""
    if journal.on:
        if state.open_houses > 0:
            journal.tell(events.ForfeitsHouses(int(seat), int(state.open_houses)))
        if state.open_third != NO_SLOT:
            journal.tell(events.Forfeits(int(seat), TILE_LETTERS[state.open_third]))


# -- Cards and abilities ------------------------------------------------------


def tell_spent(seat: i64, card: i64, journal: Journal) -> None:
    """Tell of a card used for building."""
    if journal.on:
        journal.tell(events.Spends(int(seat), CARD_IDS[card]))


def tell_set(seat: i64, card: i64, count: i64, metal: i64, points: i64, journal: Journal) -> None:
    """Tell of a set and its points."""
    if journal.on:
        numbers = int(count), int(metal), int(points)
        journal.tell(events.PlaysSet(int(seat), CARD_IDS[card], numbers[0], numbers[1], numbers[2]))


def tell_razed(state: State, seat: i64, cell: i64, journal: Journal) -> None:
    """Tell whose house is razed, before it is."""
    if journal.on:
        journal.tell(events.Razes(int(seat), int(owner(state, cell)), CELL_NAMES[cell]))


def tell_stolen(seat: i64, element: i64, source: i64, cell: i64, journal: Journal) -> None:
    """Tell of a theft."""
    if journal.on:
        names = CELL_NAMES[source], CELL_NAMES[cell]
        journal.tell(events.Steals(int(seat), ELEMENT_IDS[element], names[0], names[1]))


def tell_follows(seat: i64, cell: i64, journal: Journal) -> None:
    """Tell where the shaman follows the Ruples."""
    if journal.on:
        journal.tell(events.ShamanFollows(int(seat), CELL_NAMES[cell]))


# -- Phase 2 ------------------------------------------------------------------


def tell_catastrophe(
    state: State, card: i64, affected: list[int], struck: list[int], journal: Journal
) -> None:
    """Tell of a card, the blocks it strikes and the one that is spared."""
    if journal.on:
        name = CATASTROPHE_IDS[card]
        spared = [block for block in affected if block == int(shaman_block(state))]
        journal.tell(events.CatastropheCame(name, name, tuple(struck), len(struck), tuple(spared)))


def tell_shaman_home(journal: Journal) -> None:
    """Tell that the shaman returns."""
    if journal.on:
        journal.tell(events.ShamanHome())


def tell_lost(state: State, seat: i64, element: i64, cell: i64, journal: Journal) -> None:
    """Tell of a loss, before it is carried out."""
    if journal.on:
        block = int(state.block[cell])
        journal.tell(events.Loses(int(seat), ELEMENT_IDS[element], CELL_NAMES[cell], block))


# -- Phases 3 and 4 -----------------------------------------------------------


def tell_evaluated(state: State, seat: i64, block: i64, journal: Journal) -> None:
    """Tell which block is evaluated, and how many live there."""
    if journal.on:
        residents = int(state.residents[block]).bit_count()
        journal.tell(events.Evaluates(int(seat), int(block), residents))


def tell_won(seat: i64, block: i64, stack: i64, card: i64, journal: Journal) -> None:
    """Tell who wins a card in the block that was tallied last, and by how much."""
    if journal.on:
        count = int(own_count(stack, seat))
        ties = int(tie_count(stack, seat))
        names = STACK_IDS[stack], CARD_IDS[card]
        journal.tell(events.Wins(int(seat), names[0], names[1], int(block), count, ties))


def tell_closed(stack: i64, journal: Journal) -> None:
    """Tell that a stack has no card left."""
    if journal.on:
        journal.tell(events.StackClosed(STACK_IDS[stack]))


def tell_returned(seat: i64, stack: i64, count: i64, journal: Journal) -> None:
    """Tell how many cards go under a stack."""
    if journal.on:
        journal.tell(events.Returns(int(seat), STACK_IDS[stack], int(count)))


def tell_nominated(state: State, seat: i64, tribe: i64, journal: Journal) -> None:
    """Tell who is the next start player."""
    if journal.on:
        journal.tell(events.Nominates(int(seat), int(state.first), TRIBE_IDS[tribe]))
