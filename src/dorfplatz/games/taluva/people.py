"""Taluva: what people are asked and told."""

from collections.abc import Sequence
from typing import Final, final

from dorfplatz.engine.people import Fault, People, named_once
from dorfplatz.engine.prompt import Arg, Option, Phrase, Prompt, Role, Said
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.taluva.actions import (
    Action,
    Draw,
    Expand,
    Hut,
    Place,
    Resign,
    Temple,
    Tower,
)
from dorfplatz.games.taluva.describe import describe
from dorfplatz.games.taluva.facts import Facts, facts
from dorfplatz.games.taluva.material import HUT, KINDS, TERRAIN_IDS, TERRAIN_LETTERS, TILE_IDS
from dorfplatz.games.taluva.notation import TaluvaNotation
from dorfplatz.games.taluva.rules import building, ending, expanding, placing, turns
from dorfplatz.games.taluva.rules.fields import level_at, piece_at
from dorfplatz.games.taluva.settlements import parts_without, settlement_at
from dorfplatz.games.taluva.state import TO_DRAW, TO_PLACE, State, owner_of
from dorfplatz.games.taluva.view import View
from dorfplatz.kit.hexes import Hex, read_hex, write_hex

NOTATION: Final = TaluvaNotation()

PLACING_HINTS: Final = {"hex": Phrase("ask-volcano"), "turn": Phrase("ask-turn")}
BUILDING_HINTS: Final = {
    "build": Phrase("ask-kind"),
    "hex": Phrase("ask-hex"),
    "settlement": Phrase("ask-settlement"),
    "terrain": Phrase("ask-terrain"),
}
BUILDING_ROLES: Final = {"settlement": Role("hex")}
TURNS: Final = tuple(f"turn:{turn}" for turn in range(6))


@final
class TaluvaPeople(People[State, Action, View]):
    """The side of Taluva that people meet."""

    def wait(self, state: State, seat: int | None) -> Phrase | None:
        """Tell for whom a tile is drawn, or whose turn it is."""
        if state.phase == TO_DRAW:
            return Phrase("ask-draw", {"seat": f"seat:{state.active}"})
        return None

    def ask(self, state: State, seat: int) -> Prompt:
        """Ask for the tile, then for the build."""
        if state.phase == TO_PLACE:
            key = "ask-first" if len(state.island) == 0 else "ask-place"
            tile: dict[str, Arg] = {"tile": f"tile:{TILE_IDS[state.hand]}"}
            return Prompt(seat, Phrase(key, tile), (), PLACING_HINTS)
        return Prompt(seat, Phrase("ask-build"), (), BUILDING_HINTS, BUILDING_ROLES)

    def picks(self, action: Action) -> tuple[str, ...]:
        """Return what to point at: the hex of the volcano and the turn, or what is built where."""
        match action:
            case Place(_, _, volcano, orientation):
                return (name(volcano), f"turn:{orientation}")
            case Hut(field):
                return ("build:hut", name(field))
            case Tower(field):
                return ("build:tower", name(field))
            case Temple(field):
                return ("build:temple", name(field))
            case Expand(field, terrain):
                return ("build:expand", f"settlement:{write_hex(field)}", terrain_name(terrain))
            case _:
                return ()

    def detailed(self, state: State, seat: int, options: list[Option]) -> list[Option]:
        """Return the options with the fields they cover or take, and the pieces they need."""
        return [detail(state, option) for option in options]

    def faults(self, state: State, seat: int, action: Action, refusal: Refusal) -> Fault:
        """Name tiles, fields and pieces at fault."""
        match action:
            case Place():
                return placement_fault(state, action, refusal)
            case Expand():
                return expansion_fault(state, action, refusal)
            case Hut() | Tower() | Temple():
                return building_fault(state, seat, action, refusal)
            case Draw(tile):
                if refusal == turns.NOT_IN_STACK:
                    return Fault({"tile": f"tile:{tile}"})
                return turn_fault(state, refusal)
            case Resign():
                if refusal == ending.FOR_ANOTHER:
                    return Fault({"seat": f"seat:{action.seat}"})
                return Fault()

    def meant(self, view: View, seat: int, picks: Sequence[str]) -> Action | None:
        """Return the tile or the building where somebody points; the verb picked before counts."""
        places = [place for place in map(pointed_field, picks) if place is not None]
        if not places:
            return None
        if view.hand is not None:
            return meant_placement(view, view.hand, places[0], picks)
        return meant_build(view, places, picks)

    def facts(self, state: State, viewer: int | None) -> Facts:
        """Return what boards show beside the view; everybody may know it."""
        return facts(state)

    def describe(self, view: View) -> list[Said]:
        """Return the position in sentences."""
        return named_once(describe(view))


def name(field: Hex) -> str:
    """Return the reference of a field."""
    return f"hex:{write_hex(field)}"


def names(fields: list[Hex]) -> tuple[str, ...]:
    """Return the references of several fields."""
    return tuple([name(field) for field in fields])


def terrain_name(letter: str) -> str:
    """Return the reference of a terrain."""
    return f"terrain:{TERRAIN_IDS[TERRAIN_LETTERS.index(letter)]}"


# -- What is meant -----------------------------------------------------------------------------


def pointed_field(pick: str) -> Hex | None:
    """Return the field that a pick or a reference points at, by itself or for its settlement."""
    kind, _, text = pick.partition(":")
    return read_hex(text) if kind in ("hex", "settlement") else None


def meant_placement(view: View, tile: str, volcano: Hex, picks: Sequence[str]) -> Place:
    """Return the tile in hand with its volcano on a place, an eruption where something lies."""
    eruption = any((field.q, field.r) == volcano for field in view.fields)
    turns = [int(pick[-1]) for pick in picks if pick in TURNS]
    return Place(tile, eruption, volcano, turns[0] if turns else 0)


def meant_build(view: View, places: list[Hex], picks: Sequence[str]) -> Action:
    """Return the building named by a verb on the last place, a hut without one."""
    here = places[-1]
    if "build:expand" in picks:
        grounds = [field.terrain for field in view.fields if (field.q, field.r) == here]
        if len(places) > 1 and grounds and grounds[0] in TERRAIN_LETTERS:
            return Expand(places[0], grounds[0])
        return Expand(here, TERRAIN_LETTERS[0])
    if "build:temple" in picks:
        return Temple(here)
    if "build:tower" in picks:
        return Tower(here)
    return Hut(here)


# -- What options show, cost and bring -------------------------------------------------------


def detail(state: State, option: Option) -> Option:
    """Return an option with what it means in this position."""
    action = NOTATION.read(option.move)
    match action:
        case Place():
            return placement_detail(state, option, placing.covered_fields(action))
        case Hut(field):
            return Option(option.move, option.picks, (name(field),), {"huts": 1})
        case Tower(field):
            return Option(option.move, option.picks, (name(field),), {"towers": 1})
        case Temple(field):
            return Option(option.move, option.picks, (name(field),), {"temples": 1})
        case Expand():
            fields = expanding.fields_taken(state, action)
            huts = expanding.huts_needed(state, fields)
            gain = {"fields": len(fields)}
            return Option(option.move, option.picks, names(fields), {"huts": huts}, gain)
        case _:
            return option


def placement_detail(state: State, option: Option, fields: list[Hex]) -> Option:
    """Return a placement with its level, the huts it buries and the settlements it splits."""
    level = level_at(state, fields[0])
    cost: dict[str, int] = {}
    shows = names(fields)
    settled = [field for field in fields if piece_at(state, field) > 0]
    if settled:
        cost["buried"] = level * len(settled)
        hit = {settlement_at(state, field) for field in settled}
        split = [one.name for one in hit if len(parts_without(one, fields)) > 1]
        if split:
            cost["split"] = len(split)
            shows += tuple([f"settlement:{write_hex(one)}" for one in sorted(split)])
    return Option(option.move, option.picks, shows, cost, {"level": level + 1})


# -- What is at fault ------------------------------------------------------------------------


def placement_fault(state: State, action: Place, refusal: Refusal) -> Fault:
    """Name what stands against a placement."""
    if refusal == placing.WRONG_TILE:
        hand = f"tile:{TILE_IDS[state.hand]}"
        return Fault({"tile": f"tile:{action.tile}", "hand": hand})
    if refusal not in placing.ABOUT_FIELDS:
        return turn_fault(state, refusal)
    blamed = names(placing.blamed_fields(state, action, refusal))
    here = name(action.volcano)
    if refusal == placing.WRONG_MARK:
        under = "tile" if level_at(state, action.volcano) else "table"
        return Fault({"field": here, "under": under}, blamed)
    if refusal in (placing.FIRST_TILE, placing.NOT_TOUCHING):
        return Fault({}, blamed)
    if refusal == placing.UNEVEN:
        levels = [level_at(state, field) for field in placing.covered_fields(action)]
        return Fault({"levels": ", ".join([str(level) for level in levels])}, blamed)
    if refusal in (placing.NOT_ON_VOLCANO, placing.SAME_DIRECTION):
        return Fault({"field": here}, blamed)
    return Fault({"fields": blamed}, blamed)


def building_fault(
    state: State, seat: int, action: Hut | Tower | Temple, refusal: Refusal
) -> Fault:
    """Name what stands against a hut, a tower or a temple."""
    here = name(action.field)
    if refusal == building.NONE_LEFT:
        return Fault({"kind": f"kind:{type(action).__name__.lower()}"})
    if refusal == building.OCCUPIED:
        owner = f"seat:{owner_of(piece_at(state, action.field))}"
        return Fault({"field": here, "seat": owner}, (here,))
    if refusal in (building.TOWER_THERE, building.TEMPLE_UNWANTED):
        own = names(building.own_fields_beside(state, seat, action.field))
        return Fault({"field": here}, own)
    if refusal in (building.HUT_TOO_HIGH, building.TOWER_TOO_LOW):
        return Fault({"field": here, "level": level_at(state, action.field)}, (here,))
    if refusal in building.ABOUT_THE_FIELD:
        return Fault({"field": here}, (here,))
    return turn_fault(state, refusal)


def expansion_fault(state: State, action: Expand, refusal: Refusal) -> Fault:
    """Name what stands against an expansion."""
    here = name(action.settlement)
    if refusal == expanding.NOT_OWN:
        return Fault({"field": here}, (here,))
    if refusal == expanding.NOTHING_THERE:
        return Fault({"field": here, "terrain": terrain_name(action.terrain)}, (here,))
    if refusal == expanding.TOO_FEW_HUTS:
        fields = expanding.fields_taken(state, action)
        huts = expanding.huts_needed(state, fields)
        left = int(state.supply[state.active * KINDS + HUT])
        return Fault({"huts": huts, "left": left, "fields": names(fields)}, names(fields))
    return turn_fault(state, refusal)


def turn_fault(state: State, refusal: Refusal) -> Fault:
    """Name whose tile has to be drawn, or which one has to be placed first."""
    if refusal == turns.NOT_PLACED_YET:
        return Fault({"tile": f"tile:{TILE_IDS[state.hand]}"})
    if refusal in (turns.NOT_DRAWN_YET, turns.DRAWN_ALREADY):
        return Fault({"seat": f"seat:{state.active}"})
    return Fault()
