"""Clans: who may know what (chapter 10); the types that travel over the wire.

Everything is public except the clan cards: each seat knows its own from the deal, everybody knows
all of them once the game is over (CLA-12.1, CLA-12.2).
"""

from dataclasses import dataclass

from dorfplatz.engine.knowledge import Knowledge
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import OVER
from dorfplatz.games.clans.material import (
    CHIPS_LEFT,
    CLAN_LETTERS,
    CLANS_BY_LETTER,
    EPOCH_IDS,
    EPOCH_OF_CHIP,
    LAST_VILLAGE,
)
from dorfplatz.games.clans.state import NO_CARD, OVER_IDS, State, empty_board
from dorfplatz.kit.bag import draw_some, left_in_bag
from dorfplatz.kit.regions import long_row, row


@dataclass(frozen=True)
class View:
    """A position as one viewer knows it; territories A1..L5 and clans k r b g y in order."""

    viewer: int | None
    seats: int
    large_merge: str
    huts: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    removed: tuple[int, ...]
    chips: tuple[int, ...]
    cards: tuple[str | None, ...]  # None: not yours to see, or not dealt yet
    dealt: int  # chance events of the setup that have happened
    active: int | None
    epoch: str | None
    chips_left: int
    villages: int
    over: str | None


class ClansKnowledge(Knowledge[State, View]):
    """Who may know what; only the cards are ever hidden."""

    def view(self, state: State, viewer: int | None) -> View:
        """Say what ``viewer`` may know. Nothing leaves the state except through here."""
        founded = int(state.founded)
        huts = iter(state.huts)  # five clans after each other for every territory
        open_epoch = founded < LAST_VILLAGE
        return View(
            viewer=viewer,
            seats=int(state.seats),
            large_merge="may" if state.may_merge else "must",
            huts=tuple(zip(huts, huts, huts, huts, huts, strict=True)),
            scores=tuple(state.scores),
            removed=tuple(state.removed),
            chips=tuple(state.chips),
            cards=cards(state, viewer),
            dealt=int(state.dealt),
            active=int(state.active) if state.active >= 0 else None,
            epoch=EPOCH_IDS[EPOCH_OF_CHIP[founded]] if open_epoch else None,
            chips_left=int(CHIPS_LEFT[founded]) if open_epoch else 0,
            villages=founded,
            over=OVER_IDS[state.over],
        )

    def own_parts(self, state: State, public: View, viewer: int) -> dict[str, object]:
        """Return what a seat sees otherwise than spectators do: its card."""
        known = list(public.cards)
        known[viewer] = card(state, viewer, viewer)
        return {"viewer": viewer, "cards": known}

    def imagine(self, view: View, rng: Rng) -> State:
        """Return a full position that fits the view: the unknown cards are any that are left."""
        state = empty_board(view.seats, view.large_merge == "may")
        state.huts = row([huts for group in view.huts for huts in group])
        state.scores = long_row(view.scores)
        state.removed = long_row(view.removed)
        state.chips = long_row(view.chips)
        state.dealt = view.dealt
        state.founded = view.villages
        state.over = OVER_IDS.index(view.over)
        if view.active is not None:
            state.active = view.active
        elif view.over is not None:
            state.active = OVER
        known = [NO_CARD if c is None else CLAN_LETTERS.index(c) for c in view.cards]
        drawn = min(max(view.dealt - 12, 0), view.seats)
        hidden = [seat for seat in range(drawn) if known[seat] == NO_CARD]
        left = left_in_bag(CLANS_BY_LETTER, [clan for clan in known if clan != NO_CARD])
        for seat, clan in zip(hidden, draw_some(left, len(hidden), rng), strict=True):
            known[seat] = clan
        state.cards = long_row(known)
        if view.dealt >= 12:
            state.derive()
        return state


def cards(state: State, viewer: int | None) -> tuple[str | None, ...]:
    """Return the clan cards as far as they may be known."""
    return tuple([card(state, seat, viewer) for seat in range(state.seats)])


def card(state: State, seat: int, viewer: int | None) -> str | None:
    """Return a clan card to its owner, and to everybody after the end."""
    clan = state.cards[seat]
    if clan != NO_CARD and (seat == viewer or state.active == OVER):
        return CLAN_LETTERS[clan]
    return None
