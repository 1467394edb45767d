"""Höyük: playing reward cards in the window at the start of a phase (6.9)."""

from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.games.hoyuk.actions import FINISH, SET, SPAN, SPEND, set_code, spend_code
from dorfplatz.games.hoyuk.material import (
    CARD_IDS,
    CARDS,
    ELEMENTS_OF,
    EXPERT,
    LARGEST_SET,
    METAL,
    MOST_CARDS,
    SET_POINTS,
)
from dorfplatz.games.hoyuk.rules.build import list_places, put
from dorfplatz.games.hoyuk.state import AT_ABILITY, State, now, part_of, pend
from dorfplatz.games.hoyuk.village import families


def cards_in_hand(state: State, seat: i64) -> i64:
    """Return how many cards a seat holds; there is no limit (HOY-8.7)."""
    held: i64 = 0
    for card in range(CARDS):
        held += i64(state.hand[seat * CARDS + card])
    return held


def may_play(state: State, seat: i64) -> bool:
    """Say whether a seat can play anything: at least one card alone for a victory point."""
    if cards_in_hand(state, seat) == 0:
        return False
    return cards_allowed(state, seat) > 0


def cards_allowed(state: State, seat: i64) -> i64:
    """Return how many cards more a seat may play this round: its families less those played.

    Checked with the families of this moment (HOY-10.3); below 0 nothing is taken back (HOY-10.4).
    """
    return families(state, seat) - i64(state.played_count[seat])


def legal_cards(state: State, seat: i64, codes: Codes) -> None:
    """List builds and sets for every kind of card in hand once (HOY-10.12), and to finish."""
    codes.clear()
    allowed = cards_allowed(state, seat)
    here = seat * CARDS
    if allowed > 0:
        for card in range(METAL):
            if state.hand[here + card] > 0:
                list_places(state, seat, card, spend_code(card), codes)  # HOY-10.5
        if state.hand[here + METAL] > 0:
            for element in ELEMENTS_OF[state.mode]:  # HOY-10.6
                list_places(state, seat, i64(element), spend_code(METAL), codes)
        list_sets(state, seat, allowed if allowed < LARGEST_SET else LARGEST_SET, codes)
    codes.add(FINISH)


def list_sets(state: State, seat: i64, largest: i64, codes: Codes) -> None:
    """Add every set: equal cards with metal filling in, or metal alone (HOY-10.7, HOY-10.8)."""
    here = seat * CARDS
    metals = i64(state.hand[here + METAL])
    for card in range(METAL):
        held = i64(state.hand[here + card])
        for count in range(1, (held if held < largest else largest) + 1):
            room = largest - count
            for metal in range((metals if metals < room else room) + 1):
                codes.add(set_code(card, count, metal))
    for count in range(1, (metals if metals < largest else largest) + 1):
        codes.add(set_code(METAL, count, 0))


def play(state: State, seat: i64, code: i64, journal: Journal) -> None:
    """Play a card for building or a set for victory points."""
    if code < SET:
        spend(state, seat, (code - SPEND) // SPAN, code % SPAN, journal)
    else:
        play_set(state, seat, code - SET, journal)


def spend(state: State, seat: i64, card: i64, place: i64, journal: Journal) -> None:
    """Build with a card (HOY-10.5)."""
    lay_out(state, seat, card, 1)
    if journal.on:
        journal.note("spends", {"seat": f"seat:{seat}", "card": f"card:{CARD_IDS[card]}"})
    put(state, seat, place, journal)


def play_set(state: State, seat: i64, numbers: i64, journal: Journal) -> None:
    """Credit the points of a set at once (HOY-10.9); five cards wake the tribe (HOY-14.1)."""
    card = numbers // 64
    count = numbers % 64 // 8
    metal = numbers % 8
    lay_out(state, seat, card, count)
    lay_out(state, seat, METAL, metal)
    worth = SET_POINTS[count + metal]
    state.points[seat] += worth
    if journal.on:
        journal.note(
            "plays-set",
            {
                "seat": f"seat:{seat}",
                "card": f"card:{CARD_IDS[card]}",
                "count": int(count),
                "metal": int(metal),
                "points": int(worth),
            },
        )
    if state.mode == EXPERT and count + metal == LARGEST_SET:
        pend(state, AT_ABILITY, seat, part_of(now(state)), 1)


def lay_out(state: State, seat: i64, card: i64, count: i64) -> None:
    """Lay cards face up in front of a seat until phase 4 (HOY-10.10), in order of play."""
    state.hand[seat * CARDS + card] -= u8(count)
    played = i64(state.played_count[seat])
    for place in range(played, played + count):
        state.played[seat * MOST_CARDS + place] = u8(card)
    state.played_count[seat] = u8(played + count)
