"""Höyük: what a decision needs and the rules know: counts, worth, losses, reasons per cell.

Nothing is secret in Höyük, so everybody gets the same facts; only the reasons per cell belong to
the seat that is asked. These types travel, so the module stays interpreted.
"""

from dataclasses import dataclass

from dorfplatz.engine.rules import Refusal
from dorfplatz.games.hoyuk.actions import Place
from dorfplatz.games.hoyuk.families import cards_allowed, families, family_cells
from dorfplatz.games.hoyuk.majority import (
    BY_CATTLE,
    BY_VILLAGERS,
    leader,
    own_count,
    tally,
    tie_count,
)
from dorfplatz.games.hoyuk.material import (
    CARD_IDS,
    CATASTROPHE_IDS,
    CATASTROPHES,
    CELL_INDEX,
    CELL_NAMES,
    CELLS,
    ELEMENT_IDS,
    ELEMENT_LETTERS,
    ELEMENTS_OF,
    EXPERT,
    IN_MODE,
    LARGEST_SET,
    NO_CARD,
    SET_POINTS,
    STACK_IDS,
    STACKS_OF,
    TARGET,
)
from dorfplatz.games.hoyuk.rules.build import CHOICE, third
from dorfplatz.games.hoyuk.rules.cards import held
from dorfplatz.games.hoyuk.rules.catastrophe import affected, losses_to
from dorfplatz.games.hoyuk.rules.placing import NO_HOST, forbids_place, mark_of
from dorfplatz.games.hoyuk.rules.tribes import element_placed
from dorfplatz.games.hoyuk.scoring import worth
from dorfplatz.games.hoyuk.state import (
    AT_ABILITY,
    AT_BUILD,
    AT_CARDS,
    State,
    at_of,
    is_used,
    now,
)
from dorfplatz.games.hoyuk.village import (
    is_contested,
    is_house,
    owner,
    shaman_block,
)
from dorfplatz.kit.squares import DIRECTIONS

ALLOWED = "."
LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Tally:
    """An aspect of a block: by seat how many and how many break ties, who leads, for which card."""

    stack: str
    counts: tuple[int, ...]
    ties: tuple[int, ...]
    leader: int | None
    card: str | None


@dataclass(frozen=True)
class Family:
    """Touching houses of one seat."""

    seat: int
    block: int
    cells: tuple[str, ...]
    houses: int
    highrises: int


@dataclass(frozen=True)
class Scored:
    """Who would score something in a block at the end, and how much; nobody where it is a tie."""

    source: str  # houses, cattle, villagers
    seat: int | None
    points: int


@dataclass(frozen=True)
class BlockFacts:
    """A block: what would be won there now (only where contested), and scored at the end."""

    number: int
    contested: bool
    tallies: tuple[Tally, ...]
    final: tuple[Scored, ...]


@dataclass(frozen=True)
class Losses:
    """What a catastrophe that may still come would do now: by seat how many are lost."""

    card: str
    element: str | None
    blocks: tuple[int, ...]
    spared: tuple[int, ...]
    lost: tuple[int, ...]


@dataclass(frozen=True)
class SeatFacts:
    """Families of a seat, and how many cards it may still play in this round."""

    families: int
    allowed: int
    struck: int  # by so many of the cards that may come
    worst: int  # so much it would lose to the worst of them


@dataclass(frozen=True)
class Why:
    """A letter of the reasons per cell: the rule and the key of its sentence."""

    letter: str
    rule: str
    key: str


@dataclass(frozen=True)
class Cells:
    """An element that could be placed now: one letter for each cell, ``.`` where it may stand."""

    element: str
    letters: str


@dataclass(frozen=True)
class Facts:
    """Everything a board of Höyük shows beside the view and does not work out itself."""

    blocks: tuple[BlockFacts, ...]
    families: tuple[Family, ...]
    forecast: tuple[Losses, ...]
    seats: tuple[SeatFacts, ...]
    sets: tuple[int, ...]  # the points of one to five cards
    places: tuple[Cells, ...]
    reasons: tuple[Why, ...]


def facts(state: State, viewer: int | None) -> Facts:
    """Return what the rules know about a position, with reasons for the seat that is asked."""
    found = all_families(state)
    coming = forecast(state)
    asked = viewer is not None and viewer == int(state.active)
    places, reasons = reasons_per_cell(state, int(state.active)) if asked else ((), ())
    return Facts(
        blocks=tuple(block_facts(state, n, found) for n in range(1, int(state.blocks) + 1)),
        families=found,
        forecast=coming,
        seats=tuple(seat_facts(state, seat, coming) for seat in range(int(state.seats))),
        sets=tuple(int(SET_POINTS[size]) for size in range(1, int(LARGEST_SET) + 1)),
        places=places,
        reasons=reasons,
    )


# -- Blocks and families ------------------------------------------------------


def all_families(state: State) -> tuple[Family, ...]:
    """Return every family, in the order of its first cell."""
    found: list[Family] = []
    seen: set[int] = set()
    for cell in range(int(CELLS)):
        if is_house(state, cell) and cell not in seen:
            cells = family_cells(state, cell)
            seen.update(cells)
            found.append(
                Family(
                    seat=int(owner(state, cell)),
                    block=int(state.block[cell]),
                    cells=tuple(CELL_NAMES[house] for house in cells),
                    houses=len(cells),
                    highrises=sum(state.tall[house] == 2 for house in cells),
                )
            )
    return tuple(found)


def block_facts(state: State, number: int, found: tuple[Family, ...]) -> BlockFacts:
    """Return the counts of a block and what it would score."""
    contested = bool(is_contested(state, number))
    tally(state, number)
    seats = range(int(state.seats))
    tallies: list[Tally] = []
    for stack in range(int(STACKS_OF[state.mode])):
        top = state.tops[stack]
        winner = int(leader(state, stack))
        tallies.append(
            Tally(
                stack=STACK_IDS[stack],
                counts=tuple(int(own_count(stack, seat)) for seat in seats),
                ties=tuple(int(tie_count(stack, seat)) for seat in seats),
                leader=winner if contested and winner >= 0 else None,
                card=None if top == NO_CARD else CARD_IDS[top],
            )
        )
    final = [houses_score(number, found)]
    if state.mode == EXPERT:
        for source, aspect in (("cattle", int(BY_CATTLE)), ("villagers", int(BY_VILLAGERS))):
            seat = int(leader(state, aspect))
            points = 0 if seat < 0 else int(worth(state, aspect, seat))
            final.append(Scored(source, None if seat < 0 else seat, points))
    return BlockFacts(number, contested, tuple(tallies), tuple(final))


def houses_score(number: int, found: tuple[Family, ...]) -> Scored:
    """Return who has the greatest family of a block; all own houses there count."""
    here = [family for family in found if family.block == number]
    best = max(((f.houses, f.highrises) for f in here), default=(0, 0))
    holders = {family.seat for family in here if (family.houses, family.highrises) == best}
    if len(holders) != 1:
        return Scored("houses", None, 0)
    seat = holders.pop()
    return Scored("houses", seat, sum(family.houses for family in here if family.seat == seat))


# -- Catastrophes -------------------------------------------------------------


def forecast(state: State) -> tuple[Losses, ...]:
    """Return what each catastrophe that was not used yet would do to everybody."""
    found: list[Losses] = []
    immune = int(shaman_block(state))
    for card in range(int(CATASTROPHES)):
        if not IN_MODE[state.mode][card] or is_used(state, card):
            continue
        selected = affected(state, card)
        struck = tuple(block for block in selected if block != immune)
        lost = tuple(
            sum(int(losses_to(state, card, seat, block)) for block in struck)
            for seat in range(int(state.seats))
        )
        spared = tuple(block for block in selected if block == immune)
        element = ELEMENT_IDS[TARGET[card]] if any(lost) else None
        found.append(Losses(CATASTROPHE_IDS[card], element, struck, spared, lost))
    return tuple(found)


def seat_facts(state: State, seat: int, coming: tuple[Losses, ...]) -> SeatFacts:
    """Return what a seat may still play, and what threatens it."""
    lost = [card.lost[seat] for card in coming]
    return SeatFacts(
        families=int(families(state, seat)),
        allowed=max(int(cards_allowed(state, seat)), 0),
        struck=sum(count > 0 for count in lost),
        worst=max(lost, default=0),
    )


# -- Reasons per cell ---------------------------------------------------------


def reasons_per_cell(state: State, seat: int) -> tuple[tuple[Cells, ...], tuple[Why, ...]]:
    """Return for each element that could be placed now one letter per cell, and their meaning."""
    meant: dict[Refusal, str] = {}
    places: list[Cells] = []
    for element in elements_now(state, seat):
        letters: list[str] = []
        for cell in CELL_NAMES:
            refusal = forbids_anyhow(state, seat, element, cell)
            if refusal is None:
                letters.append(ALLOWED)
            else:
                letters.append(meant.setdefault(refusal, LETTERS[len(meant) % len(LETTERS)]))
        places.append(Cells(ELEMENT_IDS[ELEMENT_LETTERS.index(element)], "".join(letters)))
    return tuple(places), tuple(Why(at, why.rule, why.key) for why, at in meant.items())


def elements_now(state: State, seat: int) -> list[str]:
    """Return the elements that the decision of a seat could place, by letter."""
    at = at_of(now(state))
    of_mode = [ELEMENT_LETTERS[element] for element in ELEMENTS_OF[state.mode]]
    if at == AT_BUILD:
        shown = CHOICE if third(state) == "W" else third(state)
        return [e for e in of_mode if e in shown or (e == "H" and state.open_houses > 0)]
    if at == AT_CARDS:
        any_kind = held(state, seat, "J") > 0
        return [e for e in of_mode if any_kind or (e != "M" and held(state, seat, e) > 0)]
    if at == AT_ABILITY:
        return [e for e in of_mode if e == element_placed(state, seat)]
    return []


def forbids_anyhow(state: State, seat: int, element: str, cell: str) -> Refusal | None:
    """Return what forbids an element on a cell, whichever mark or side; None if one is allowed."""
    if element == "H":
        mark = mark_of(state, CELL_INDEX[cell])
        return forbids_place(state, seat, Place("H", cell, mark))
    if element != "P":
        return forbids_place(state, seat, Place(element, cell))
    refusals = [forbids_place(state, seat, Place("P", cell, side)) for side in DIRECTIONS]
    if None in refusals:
        return None
    return next((refusal for refusal in refusals if refusal != NO_HOST), NO_HOST)
