"""Taluva: legal actions as options with picks, for people."""

from functools import lru_cache

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.prompt import Arg, Option, Phrase, Prompt
from dorfplatz.games.taluva.actions import Action, Expand, Hut, Place, Temple, Tower, decode
from dorfplatz.games.taluva.material import TERRAIN_IDS, TERRAIN_LETTERS, TILE_IDS
from dorfplatz.games.taluva.notation import write
from dorfplatz.games.taluva.rules import legal
from dorfplatz.games.taluva.state import ENDED, TO_DRAW, TO_PLACE, State
from dorfplatz.kit.hexes import write_hex

MOST_OPTIONS = 16_384


def prompt(state: State, seat: int | None) -> Prompt:
    """Ask the active seat for its tile or its build; tell the others whose turn it is."""
    if state.phase == ENDED:
        return Prompt(seat, Phrase("ask-over"))
    active: dict[str, Arg] = {"seat": f"seat:{state.active}"}
    if state.phase == TO_DRAW:
        return Prompt(seat, Phrase("ask-draw", active))
    if seat != state.active:
        return Prompt(seat, Phrase("ask-wait", active))
    if state.phase == TO_PLACE:
        first = "ask-first" if len(state.island) == 0 else "ask-place"
        tile: dict[str, Arg] = {"tile": f"tile:{TILE_IDS[state.hand]}"}
        return Prompt(
            seat,
            Phrase(first, tile),
            options(state),
            {"hex": Phrase("ask-volcano"), "turn": Phrase("ask-turn")},
        )
    return Prompt(
        seat,
        Phrase("ask-build"),
        options(state),
        {
            "build": Phrase("ask-kind"),
            "hex": Phrase("ask-hex"),
            "settlement": Phrase("ask-settlement"),
            "terrain": Phrase("ask-terrain"),
        },
    )


def options(state: State) -> tuple[Option, ...]:
    """Return every legal placement or build with what to point at."""
    codes = Codes()
    legal(state, codes)
    return tuple([option(code) for code in codes.values()])


@lru_cache(maxsize=MOST_OPTIONS)
def option(code: int) -> Option:
    """Return an action as an option; it is the same in every position, so it is remembered."""
    action = decode(code)
    return Option(write(action), picks(action))


def picks(action: Action) -> tuple[str, ...]:
    """Return what to point at, in order, to mean an action.

    A placement is the hex of its volcano, then the turn; a build is the verb, then the hex, or the
    settlement and the terrain.
    """
    match action:
        case Place(_, _, volcano, orientation):
            return (f"hex:{write_hex(volcano)}", f"turn:{orientation}")
        case Hut(field):
            return ("build:hut", f"hex:{write_hex(field)}")
        case Tower(field):
            return ("build:tower", f"hex:{write_hex(field)}")
        case Temple(field):
            return ("build:temple", f"hex:{write_hex(field)}")
        case Expand(field, terrain):
            name = TERRAIN_IDS[TERRAIN_LETTERS.index(terrain)]
            return ("build:expand", f"settlement:{write_hex(field)}", f"terrain:{name}")
        case _:
            return ()
