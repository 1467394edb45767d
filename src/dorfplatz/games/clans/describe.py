"""Clans: the position in sentences, for ears, terminals and programs."""

from dorfplatz.engine.prompt import Phrase, Said
from dorfplatz.games.clans.material import (
    CLAN_IDS,
    CLAN_LETTERS,
    LARGE,
    LAST_VILLAGE,
    NEIGHBOURS,
    REGIONS,
    TERRAIN,
    TERRAIN_IDS,
    TERRITORY_IDS,
)
from dorfplatz.games.clans.view import View


def describe(view: View) -> list[Said]:
    """Say what is at stake, how the clans and the seats stand, then every territory."""
    said = [Said(now(view)), Said(Phrase("about-scores", {"scores": scores(view)}))]
    said += [seat_said(view, seat) for seat in range(view.seats)]
    large = [name for name, group in groups(view).items() if sum(group) >= LARGE]
    if large:
        said.append(Said(Phrase("about-large", {"groups": references(large)})))
    said += [territory_said(view, territory) for territory in range(len(TERRITORY_IDS))]
    return said


def now(view: View) -> Phrase:
    """Say why it is over, or which epoch it is and how much of it is left."""
    if view.over is not None:
        return Phrase("game-over", {"reason": f"over:{view.over}"})
    if view.dealt <= REGIONS or view.epoch is None:
        return Phrase("ask-setup")
    return Phrase(
        "about-epoch",
        {
            "epoch": f"epoch:{view.epoch}",
            "chips": view.chips_left,
            "villages": view.villages,
            "most": int(LAST_VILLAGE),
        },
    )


def scores(view: View) -> tuple[Phrase, ...]:
    """Return the clans with their points, the most first."""
    order = sorted(range(len(CLAN_IDS)), key=lambda clan: -view.scores[clan])
    return tuple(
        [
            Phrase("about-clan", {"clan": f"clan:{CLAN_IDS[clan]}", "points": view.scores[clan]})
            for clan in order
        ]
    )


def seat_said(view: View, seat: int) -> Said:
    """Say what a seat has: its chips, and its clan where that may be known."""
    about = f"seat:{seat}"
    chips = view.chips[seat]
    card = view.cards[seat]
    if card is None:
        return Said(Phrase("about-seat", {"seat": about, "chips": chips}), about)
    clan = CLAN_LETTERS.index(card)
    points = view.scores[clan]
    name = f"clan:{CLAN_IDS[clan]}"
    said = Phrase(
        "about-seat-clan", {"seat": about, "chips": chips, "clan": name, "points": points}
    )
    return Said(said, about)


def territory_said(view: View, territory: int) -> Said:
    """Say what stands in a territory, and whether it is a village."""
    name = TERRITORY_IDS[territory]
    group = view.huts[territory]
    huts = sum(group)
    key = "about-territory-empty"
    if huts:
        key = "about-village" if is_village(view, territory) else "about-territory"
    clans = tuple(
        [
            Phrase("about-huts", {"clan": f"clan:{clan}", "huts": count})
            for clan, count in zip(CLAN_IDS, group, strict=True)
            if count
        ]
    )
    about = f"territory:{name}"
    return Said(
        Phrase(
            key,
            {
                "territory": about,
                "terrain": f"terrain:{TERRAIN_IDS[TERRAIN[territory]]}",
                "huts": huts,
                "clans": clans,
            },
        ),
        about,
    )


def is_village(view: View, territory: int) -> bool:
    """Say whether a group stands alone, once all huts are dealt."""
    return view.dealt > REGIONS and all(not sum(view.huts[n]) for n in NEIGHBOURS[territory])


def groups(view: View) -> dict[str, tuple[int, ...]]:
    """Return the huts of every territory by its name."""
    return dict(zip(TERRITORY_IDS, view.huts, strict=True))


def references(names: list[str]) -> tuple[str, ...]:
    """Return territories as references."""
    return tuple([f"territory:{name}" for name in names])
