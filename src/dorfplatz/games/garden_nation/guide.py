"""Garden Nation: the score so far and what to aim at, from what a viewer knows anyway."""

from dorfplatz.engine.prompt import Arg, Phrase, Said
from dorfplatz.games.garden_nation.facts import Facts
from dorfplatz.games.garden_nation.view import View

FEW_PEOPLE = 10
"""Fewer people than this cost points at the end (GAR-15.4)."""
FEW_FLOORS = 4
"""So few floors left are an end in sight."""


def score(view: View, facts: Facts) -> list[Said]:
    """Return projects, people and, where they are known, secrets of every seat."""
    said: list[Said] = []
    for seat, player in enumerate(view.players):
        own = facts.seats[seat]
        args: dict[str, Arg] = {
            "points": player.points,
            "people": player.population,
            "track": own.track,
        }
        if own.secrets is None or not player.chosen:
            phrase = Phrase("score-hidden", {**args, "sum": player.points + own.track})
        else:
            secrets = sum(one.points for one in own.secrets)
            total = player.points + own.track + secrets
            phrase = Phrase("score-known", {**args, "secrets": secrets, "sum": total})
        said.append(Said(phrase, f"seat:{seat}"))
    return said


def aims(view: View, facts: Facts) -> list[Said]:
    """Return projects within reach, people, secrets, majorities and the end in sight."""
    said: list[Said] = []
    me = view.viewer
    if me is not None and view.players[me].chosen:
        said += _own(view, facts, me)
    for seat, player in enumerate(view.players):
        if player.floors <= FEW_FLOORS and not view.ending:
            said.append(Said(Phrase("aim-floors", {"floors": player.floors}), f"seat:{seat}"))
    if view.ending:
        said.append(Said(Phrase("aim-ending")))
    return said


def _own(view: View, facts: Facts, me: int) -> list[Said]:
    said: list[Said] = []
    near = [project for project in facts.projects if project.fields[me]]
    for project in sorted(near, key=lambda project: -project.points)[:2]:
        said.append(Said(Phrase("aim-project", {"points": project.points})))
    if not near and facts.projects:
        best = max(facts.projects, key=lambda project: project.points)
        said.append(Said(Phrase("aim-display", {"points": best.points})))
    people = view.players[me].population
    if people < FEW_PEOPLE:
        said.append(Said(Phrase("aim-people", {"people": people})))
    for one in facts.seats[me].secrets or ():
        kept: dict[str, Arg] = {"secret": f"secret:{one.kind}", "points": one.points}
        said.append(Said(Phrase("aim-secret", kept)))
    said.append(Said(Phrase("aim-growth", {"people": facts.seats[me].growth})))
    return said
