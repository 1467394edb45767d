"""Above and Below: the score so far and what to aim at, from what a viewer knows anyway."""

from dorfplatz.engine.prompt import Arg, Phrase, Said
from dorfplatz.games.above_and_below.facts import Facts
from dorfplatz.games.above_and_below.view import PlayerView, View

ROUNDS = 7


def score(view: View, facts: Facts) -> list[Said]:
    """Return the points of every seat by source."""
    said: list[Said] = []
    for seat, own in enumerate(facts.seats):
        parts = {
            "track": own.track,
            "buildings": own.buildings,
            "reputation": own.ranking + own.reputation,
            "bonuses": own.bonuses,
        }
        said.append(Said(Phrase("score", {**parts, "sum": sum(parts.values())}), f"seat:{seat}"))
    return said


def aims(view: View, facts: Facts) -> list[Said]:
    """Return goods to place, caves to use, beds to build, and how many rounds are left."""
    said: list[Said] = []
    if view.viewer is not None:
        said += _own(view, view.players[view.viewer], facts)
    left = ROUNDS - view.round
    said.append(Said(Phrase("aim-rounds", {"rounds": left}) if left else Phrase("aim-last")))
    return said


def _own(view: View, own: PlayerView, facts: Facts) -> list[Said]:
    said: list[Said] = []
    if facts.placing:
        best = next(one for one in facts.goods if one.good == facts.placing[0])
        args: dict[str, Arg] = {
            "item": f"item:{best.good}",
            "points": best.points,
            "income": best.income,
        }
        said.append(Said(Phrase("aim-place", args)))
    if own.free:
        said.append(Said(Phrase("aim-cave", {"caves": len(own.free)})))
    people = len(own.ready) + len(own.exhausted) + len(own.injured)
    if own.beds < people:
        said.append(Said(Phrase("aim-beds", {"beds": own.beds, "people": people})))
    if view.viewer is not None and view.seats > 1 and facts.seats[view.viewer].place > 1:
        said.append(Said(Phrase("aim-reputation", {"place": facts.seats[view.viewer].place})))
    return said
