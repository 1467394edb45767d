"""Taluva: the position in sentences, so that it can be played by ear."""

from typing import Final

from dorfplatz.engine.prompt import Arg, Phrase, Said
from dorfplatz.engine.rng import FastRng
from dorfplatz.games.taluva.facts import SeatFacts, SettlementFacts, facts
from dorfplatz.games.taluva.material import TERRAIN_IDS, TERRAIN_LETTERS
from dorfplatz.games.taluva.naming import spoken
from dorfplatz.games.taluva.view import Field, Player, TaluvaKnowledge, View
from dorfplatz.kit.hexes import read_hex, write_hex

KINDS: Final = {"H": "hut", "W": "tower", "T": "temple"}


def describe(view: View) -> list[Said]:
    """Say what is to be done, how everybody stands, every settlement, and every field."""
    known = facts(TaluvaKnowledge().imagine(view, FastRng(0)))
    said = [*describe_turn(view), describe_island(view)]
    if view.fields:
        said.append(Said(Phrase("tell-names")))
    for seat, player in enumerate(view.players):
        said += describe_seat(view, player, known.seats[seat])
    said += [describe_settlement(one, view.players[one.seat]) for one in known.settlements]
    said += [describe_field(field) for field in view.fields]
    return said


def called(texts: tuple[str, ...]) -> tuple[Phrase, ...]:
    """Return what several fields are called."""
    return tuple([spoken(read_hex(text) or (0, 0)) for text in texts])


def terrain_of(letter: str) -> str:
    """Return the reference of a terrain."""
    return f"terrain:{TERRAIN_IDS[TERRAIN_LETTERS.index(letter)]}"


def describe_turn(view: View) -> list[Said]:
    """Say what is at stake now."""
    if view.over is not None:
        return [Said(Phrase("game-over", {"reason": f"over:{view.over}"}))]
    seat = f"seat:{view.active}"
    if view.hand is None:
        return [Said(Phrase(f"tell-{view.phase}", {"seat": seat}))]
    hand: dict[str, Arg] = {
        "seat": seat,
        "left": terrain_of(view.hand[0]),
        "right": terrain_of(view.hand[1]),
    }
    return [Said(Phrase("tell-place", {"seat": seat})), Said(Phrase("tell-hand", hand))]


def describe_island(view: View) -> Said:
    """Say how large and high the island is, and how many tiles are left."""
    level = max([field.level for field in view.fields], default=0)
    return Said(
        Phrase(
            "tell-island",
            {"fields": len(view.fields), "level": level, "tiles": view.tiles_left},
        )
    )


def describe_seat(view: View, player: Player, known: SeatFacts) -> list[Said]:
    """Say what a seat has built and has left, how near it is to victory or to being out."""
    about = f"seat:{known.seat}"
    temples, towers, huts = player.supply
    left = Phrase("seat-supply", {"temples": temples, "towers": towers, "huts": huts})
    temples, towers, huts = player.built
    built: dict[str, Arg] = {
        "seat": about,
        "temples": temples,
        "towers": towers,
        "huts": huts,
        "supply": left,
    }
    said = [Said(Phrase("tell-seat", built), about)]
    if player.status != "active":
        said.append(Said(Phrase(f"tell-{player.status}", {"seat": about}), about))
    elif view.over is None:
        near: dict[str, Arg] = {"seat": about, "missing": known.missing, "used": known.used_up}
        said.append(Said(Phrase("tell-near", near), about))
        if known.wins:
            said.append(Said(Phrase("tell-could-win", {"seat": about}), about))
        if view.fields and known.builds == 0:
            said.append(Said(Phrase("tell-in-danger", {"seat": about}), about))
    return said


def describe_settlement(one: SettlementFacts, owner: Player) -> Said:
    """Say whose a settlement is, where it lies, what it has and what it lacks."""
    temples, towers, _ = owner.supply
    wishes: list[Phrase] = []
    if one.temple_sites:
        wishes.append(Phrase("tell-temple-sites", {"fields": called(one.temple_sites)}))
    elif one.missing_fields and temples:
        wishes.append(Phrase("tell-temple-lacks", {"fields": one.missing_fields}))
    if one.tower_sites:
        wishes.append(Phrase("tell-tower-sites", {"fields": called(one.tower_sites)}))
    elif one.missing_levels and towers:
        wishes.append(Phrase("tell-tower-lacks", {"levels": one.missing_levels}))
    args: dict[str, Arg] = {
        "seat": f"seat:{one.seat}",
        "size": len(one.fields),
        "fields": called(one.fields),
        "temples": one.temples,
        "towers": one.towers,
    }
    about = f"settlement:{one.id}"
    if not wishes:
        return Said(Phrase("tell-settlement", args), about)
    sentence = Phrase("tell-settlement", args)
    return Said(Phrase("tell-with", {"sentence": sentence, "more": tuple(wishes)}), about)


def describe_field(field: Field) -> Said:
    """Say what a field is, how high it lies, and who stands on it."""
    at = (field.q, field.r)
    args: dict[str, Arg] = {"field": spoken(at), "level": field.level}
    about = f"hex:{write_hex(at)}"
    if field.orientation is not None:
        args["turn"] = field.orientation
        return Said(Phrase("tell-volcano", args), about)
    args["terrain"] = terrain_of(field.terrain)
    if field.owner is None or field.kind is None:
        return Said(Phrase("field-free", args), about)
    args["kind"] = KINDS[field.kind]
    args["huts"] = field.level
    args["seat"] = f"seat:{field.owner}"
    return Said(Phrase("field-taken", args), about)
