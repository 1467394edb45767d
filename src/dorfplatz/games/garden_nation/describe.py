"""Garden Nation: the position in sentences, for ears, terminals and programs."""

from dorfplatz.engine.prompt import Arg, Phrase, Said
from dorfplatz.games.garden_nation.material import SLOTS
from dorfplatz.games.garden_nation.view import FieldView, PlaceView, PlayerView, View


def describe(view: View) -> list[Said]:
    """Say what is at stake, the projects, how the seats stand, then every territory and field."""
    said = [Said(phrase) for phrase in now(view)]
    said += [project_said(name) for name in view.display if name is not None]
    said.append(Said(supplies(view)))
    for seat, player in enumerate(view.players):
        said += seat_said(seat, player)
    for place in view.layout:
        said.append(territory_said(view, place))
        own = [field for field in view.fields if field.id.startswith(str(place.territory))]
        said += [field_said(field) for field in own]
    return said


# -- What is at stake ------------------------------------------------------------------


def now(view: View) -> list[Phrase]:
    """Say what the game waits for, where the crane stands, and whether this is the last round."""
    if view.phase == "OVER":
        return [Phrase("game-over", {"reason": f"over:{'floors' if view.ending else 'rounds'}"})]
    if view.phase == "SECRETS":
        missing = tuple([f"seat:{seat}" for seat in view.waiting])
        return [Phrase("ask-wait-secrets", {"seats": missing})]
    if not view.order or view.phase == "DEAL":
        return [Phrase("ask-setup")]
    seat = f"seat:{view.order[-1]}"
    said = [Phrase("about-round", {"round": view.round, "order": seats_of(view.order)})]
    slots = len(SLOTS[view.seats])
    if view.phase == "NEXT":
        said.append(Phrase("about-next", {"seat": seat}))
    elif view.phase == "REFILL":
        said.append(Phrase("ask-refill"))
    else:
        turn: dict[str, Arg] = {"seat": seat, "left": view.left}
        turn |= {"slot": len(view.order), "slots": slots}
        said.append(Phrase("about-turn", turn))
    if view.crane is None:
        said.append(Phrase("about-no-crane"))
    else:
        said.append(Phrase("about-crane", {"territory": f"territory:{view.crane}"}))
    return [*said, Phrase("about-ending")] if view.ending else said


def seats_of(order: tuple[int, ...]) -> tuple[str, ...]:
    """Return seats as references."""
    return tuple([f"seat:{seat}" for seat in order])


def project_said(name: str) -> Said:
    """Say what a project of the display asks for."""
    return Said(Phrase("about-project", {"project": f"card:{name}"}), f"project:{name}")


def supplies(view: View) -> Phrase:
    """Say what is left for everybody: projects in the pile, roofs, ground tiles."""
    meadow, straw, leaf = view.ground
    return Phrase(
        "about-supplies",
        {
            "pile": len(view.pile),
            "roofs": view.roofs,
            "meadow": meadow,
            "straw": straw,
            "leaf": leaf,
        },
    )


# -- Seats -----------------------------------------------------------------------------


def seat_said(seat: int, player: PlayerView) -> list[Said]:
    """Say what a seat has, what it has completed, and its secret projects where they are known."""
    about = f"seat:{seat}"
    has: dict[str, Arg] = {
        "seat": about,
        "population": player.population,
        "floors": player.floors,
        "ruses": player.ruses,
        "points": player.points,
    }
    said = [Said(Phrase("about-seat", has), about)]
    if player.won:
        won = tuple([f"project:{name}" for name in player.won])
        said.append(Said(Phrase("about-won", {"seat": about, "projects": won})))
    secrets = player.kept or player.dealt
    if secrets:
        cards = tuple([f"keep:{kind}" for kind in secrets])
        said.append(Said(Phrase("about-secrets", {"seat": about, "secrets": cards})))
    return said


# -- The board -------------------------------------------------------------------------


def territory_said(view: View, place: PlaceView) -> Said:
    """Say where a territory lies, whether the crane stands there, and how many floors who has."""
    about = f"territory:{place.territory}"
    where: dict[str, Arg] = {
        "territory": about,
        "corner": f"corner:{place.position}",
        "crane": 1 if view.crane == place.territory else 0,
    }
    floors = floors_of(view, place.territory)
    if not floors:
        return Said(Phrase("about-territory-empty", where), about)
    return Said(Phrase("about-territory", {**where, "floors": floors}), about)


def floors_of(view: View, territory: int) -> tuple[Phrase, ...]:
    """Return the floors of every seat in a territory, the most first."""
    counts: dict[int, int] = {}
    for field in view.fields:
        if field.owner is not None and field.id.startswith(str(territory)):
            counts[field.owner] = counts.get(field.owner, 0) + field.floors
    order = sorted(counts, key=lambda seat: -counts[seat])
    return tuple(
        [Phrase("about-floors", {"seat": f"seat:{seat}", "floors": counts[seat]}) for seat in order]
    )


def field_said(field: FieldView) -> Said:
    """Say terrain and price of a field, what stands there, and where it sends the crane."""
    about = f"field:{field.id}"
    here: dict[str, Arg] = {
        "bed": f"territory:{field.id[0]}",
        "corner": f"corner:{field.id[1:]}",
        "terrain": f"terrain:{field.terrain}",
        "price": field.number + field.floors,
        "territory": f"territory:{field.leads}",
    }
    if field.leads is None:
        return Said(Phrase("about-field-unlinked", here), about)
    if field.owner is None:
        return Said(Phrase("about-field", here), about)
    here |= {"seat": f"seat:{field.owner}", "floors": field.floors}
    key = "about-field-finished" if field.roof else "about-field-built"
    return Said(Phrase(key, here), about)
