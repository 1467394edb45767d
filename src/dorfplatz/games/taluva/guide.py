"""Taluva: the score so far and what to aim at, from what a viewer knows anyway."""

from dorfplatz.engine.prompt import Phrase, Said
from dorfplatz.games.taluva.facts import Facts, SeatFacts
from dorfplatz.games.taluva.view import View

NEAR = 3
"""Whoever lacks no more than so many buildings is worth watching."""
LATE = 10
"""So few tiles are an end in sight."""


def score(view: View, facts: Facts) -> list[Said]:
    """Return what everybody has left to build, and how far from an early victory that is."""
    said: list[Said] = []
    for seat, player in enumerate(view.players):
        temples, towers, huts = player.supply
        if player.status == "eliminated":
            phrase = Phrase("score-out")
        else:
            args = {"temples": temples, "towers": towers, "huts": huts, "built": player.built[0]}
            phrase = Phrase("score", {**args, "missing": facts.seats[seat].missing})
        said.append(Said(phrase, f"seat:{seat}"))
    return said


def aims(view: View, facts: Facts) -> list[Said]:
    """Return what wins or loses at once, then what the own settlements could get."""
    said: list[Said] = []
    if view.viewer is not None and view.players[view.viewer].status == "active":
        said += _own(view, facts, facts.seats[view.viewer])
    for rival in facts.seats:
        out = view.players[rival.seat].status != "active"
        if rival.seat != view.viewer and not out and rival.missing <= NEAR:
            said.append(Said(Phrase("aim-rival", {"missing": rival.missing}), f"seat:{rival.seat}"))
    if facts.tiles_left <= LATE:
        said.append(Said(Phrase("aim-late", {"tiles": facts.tiles_left})))
    return said


def _own(view: View, facts: Facts, own: SeatFacts) -> list[Said]:
    said: list[Said] = []
    if own.wins:
        said.append(Said(Phrase("aim-win")))
    if facts.fatal and view.active == own.seat:
        said.append(Said(Phrase("aim-fatal", {"places": len(facts.fatal)})))
    temples, towers, huts = view.players[own.seat].supply
    mine = [one for one in facts.settlements if one.seat == own.seat]
    if temples > 0 and any(one.temple_sites for one in mine):
        said.append(Said(Phrase("aim-temple")))
    elif temples > 0:
        short = [one.missing_fields for one in mine if one.missing_fields > 0]
        if short:
            said.append(Said(Phrase("aim-grow", {"fields": min(short)})))
    if towers > 0 and any(one.tower_sites for one in mine):
        said.append(Said(Phrase("aim-tower")))
    if temples <= towers:
        pair, left = "temples", temples + min(towers, huts)
    else:
        pair, left = "towers", towers + min(temples, huts)
    if own.missing == left and not own.wins:
        said.append(Said(Phrase(f"aim-{pair}", {"missing": own.missing})))
    return said
