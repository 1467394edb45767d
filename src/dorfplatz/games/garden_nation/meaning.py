"""Garden Nation: what somebody means who points at things that cannot be picked."""

from collections.abc import Sequence

from dorfplatz.games.garden_nation.actions import (
    Action,
    Build,
    ChangeTerritory,
    Demolish,
    MoveRoof,
    Next,
    Pass,
    Preparation,
    Raid,
    Secrets,
)
from dorfplatz.games.garden_nation.material import (
    FIELD_INDEX,
    GROUNDS,
    KEPT,
    KIND_INDEX,
    PROJECT_INDEX,
    TERRAIN_IDS,
)
from dorfplatz.games.garden_nation.view import FieldView, View


def meant(view: View, seat: int, picks: Sequence[str]) -> Action | None:
    """Return the likely action behind things pointed at; the thing itself comes last."""
    if picks and picks[0] == "pass:action":
        return Pass()
    named = {kind: name for kind, _, name in (pick.partition(":") for pick in picks)}
    cards = [name for kind, _, name in (pick.partition(":") for pick in picks) if kind == "keep"]
    if len(cards) == KEPT and all(card in KIND_INDEX for card in cards):
        return Secrets(cards[0], cards[1])
    if named.get("seat", "").isdigit():
        return Next(int(named["seat"]))
    here = named.get("field")
    if here not in FIELD_INDEX:
        return None
    if named.get("ruse") == "roof":
        return with_roof(view, seat, named, view.fields[FIELD_INDEX[here]])
    change = ChangeTerritory() if named.get("ruse") == "change" else None
    return acting(view, seat, named, view.fields[FIELD_INDEX[here]], change)


def acting(
    view: View, seat: int, named: dict[str, str], field: FieldView, ruse: Preparation | None
) -> Action:
    """Return what is done on a field: as picked, else a raid of others and a build elsewhere."""
    verb = named.get("do") or ("build" if field.owner in (None, seat) else "raid")
    claim = named.get("claim") or named.get("project")
    if claim not in PROJECT_INDEX:
        claim = None
    if verb == "demolish":
        return Demolish(field.id, ruse)
    if verb == "raid" and ruse is None:
        return Raid(field.id, claim)
    ground = None
    if field.terrain == "bramble":
        picked = named.get("ground")
        ground = picked if picked in TERRAIN_IDS[:GROUNDS] else likely_ground(view)
    return Build(field.id, ground, claim, ruse)


def with_roof(view: View, seat: int, named: dict[str, str], field: FieldView) -> Action:
    """Return a roof moved from or to the field, as far as nothing else was picked for that."""
    source, destination = named.get("from"), named.get("to")
    if source not in FIELD_INDEX:
        return Demolish(field.id, MoveRoof(field.id, likely_goal(view, seat, field)))
    if destination not in FIELD_INDEX:
        return Demolish(source, MoveRoof(source, field.id))
    return acting(view, seat, named, field, MoveRoof(source, destination))


def likely_goal(view: View, seat: int, source: FieldView) -> str:
    """Return an own building that would take the roof of another; the first field if none does."""
    own = [f for f in view.fields if f.owner == seat and not f.roof and f.terrain == source.terrain]
    return (own or view.fields)[0].id


def likely_ground(view: View) -> str:
    """Return a terrain whose ground tile is left."""
    return next((TERRAIN_IDS[kind] for kind, left in enumerate(view.ground) if left), "meadow")
