"""Clans: the score so far and what to aim at, from what a viewer knows anyway."""

from dorfplatz.engine.prompt import Arg, Phrase, Said
from dorfplatz.games.clans.facts import Facts
from dorfplatz.games.clans.material import CLAN_IDS, CLAN_LETTERS, TERRAIN_IDS, TERRITORY_IDS
from dorfplatz.games.clans.view import View


def score(view: View, facts: Facts) -> list[Said]:
    """Return chips and, where it is known, the clan of every seat; then the clans by points."""
    said: list[Said] = []
    for seat, chips in enumerate(view.chips):
        clan = _clan_of(view, seat)
        if clan is None:
            phrase = Phrase("score-hidden", {"chips": chips})
        else:
            points = view.scores[CLAN_IDS.index(clan)]
            args: dict[str, Arg] = {"clan": f"clan:{clan}", "points": points, "chips": chips}
            phrase = Phrase("score-known", {**args, "sum": points + chips})
        said.append(Said(phrase, f"seat:{seat}"))
    for ranked in facts.ranking:
        points = view.scores[CLAN_IDS.index(ranked)]
        said.append(Said(Phrase("score-clan", {"points": points}), f"clan:{ranked}"))
    return said


def aims(view: View, facts: Facts) -> list[Said]:
    """Return what this epoch rewards, how the own clan stands, and which villages are near."""
    return [*_villages(view, facts), *_clan(view, facts), *_epoch(view, facts)]


def _villages(view: View, facts: Facts) -> list[Said]:
    """The best village that one move could found with the own clan in it."""
    own = _clan_of(view, view.viewer)
    if own is None:
        return []
    near = {name for group in facts.groups for name in group.hanging}
    worth = {
        name: facts.groups[TERRITORY_IDS.index(name)].worth or 0
        for name in sorted(near)
        if view.huts[TERRITORY_IDS.index(name)][CLAN_IDS.index(own)] > 0
    }
    if not worth:
        return []
    best = max(worth, key=lambda name: worth[name])
    args: dict[str, Arg] = {"territory": f"territory:{best}", "points": worth[best]}
    return [Said(Phrase("aim-village", args))] if worth[best] > 0 else []


def _clan(view: View, facts: Facts) -> list[Said]:
    own = _clan_of(view, view.viewer)
    if own is None:
        return []
    best = facts.ranking[0]
    most = view.scores[CLAN_IDS.index(best)]
    points = view.scores[CLAN_IDS.index(own)]
    if points == most:
        return [Said(Phrase("aim-ahead", {"clan": f"clan:{own}"}))]
    args: dict[str, Arg] = {"clan": f"clan:{own}", "behind": most - points, "best": f"clan:{best}"}
    return [Said(Phrase("aim-behind", args))]


def _epoch(view: View, facts: Facts) -> list[Said]:
    left = {"villages": facts.villages_left}
    if facts.villages_left == 1:
        return [Said(Phrase("aim-last"))]
    good = [name for name, add in zip(TERRAIN_IDS, facts.bonus, strict=True) if add]
    bad = [name for name, add in zip(TERRAIN_IDS, facts.bonus, strict=True) if add is None]
    args: dict[str, Arg] = {
        "good": tuple(f"terrain:{name}" for name in good),
        "bad": tuple(f"terrain:{name}" for name in bad),
        "bonus": max(add or 0 for add in facts.bonus),
    }
    return [Said(Phrase("aim-epoch", args)), Said(Phrase("aim-left", left))]


def _clan_of(view: View, seat: int | None) -> str | None:
    """The clan of a seat, where the viewer knows it."""
    letter = None if seat is None else view.cards[seat]
    return None if letter is None else CLAN_IDS[CLAN_LETTERS.index(letter)]
