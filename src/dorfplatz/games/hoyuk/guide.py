"""Höyük: the score so far and what to aim at, from what a viewer knows anyway."""

from dorfplatz.engine.prompt import Phrase, Said
from dorfplatz.games.hoyuk.facts import Facts, Tally
from dorfplatz.games.hoyuk.view import View

FEW_HOUSES = 4
"""So few houses left are an end in sight."""
WORTH_A_SET = 3
"""From so many equal cards on, a set is worth more than its cards alone."""


def score(view: View, facts: Facts) -> list[Said]:
    """Return points, cards, what the families would score now, and houses left."""
    said: list[Said] = []
    for seat, player in enumerate(view.players):
        final = sum(one.points for block in facts.blocks for one in block.final if one.seat == seat)
        args = {"points": player.points, "cards": len(player.hand), "final": final}
        total = {"sum": player.points + len(player.hand) + final, "houses": player.houses}
        said.append(Said(Phrase("score", {**args, **total}), f"seat:{seat}"))
    return said


def aims(view: View, facts: Facts) -> list[Said]:
    """Return what wins cards now, what they are good for, what threatens, and the end in sight."""
    said: list[Said] = []
    me = view.viewer
    if me is not None:
        said += [*_cards(view, facts, me), *_sets(view, facts, me), *_danger(facts, me)]
    for seat, player in enumerate(view.players):
        if player.houses <= FEW_HOUSES and not view.ending:
            said.append(Said(Phrase("aim-houses", {"houses": player.houses}), f"seat:{seat}"))
    if view.ending:
        said.append(Said(Phrase("aim-ending")))
    return said


def _cards(view: View, facts: Facts, me: int) -> list[Said]:
    """What would be won at the end of the round, and where little is missing."""
    shared = {block.number for block in view.blocks if block.contested and block.houses[me] > 0}
    if not shared:
        return [Said(Phrase("aim-share"))]
    tallies = [
        tally
        for block in facts.blocks
        if block.number in shared
        for tally in block.tallies
        if tally.card is not None
    ]
    won = sum(tally.leader == me for tally in tallies)
    close = sum(_close(tally, me) for tally in tallies)
    return [Said(Phrase("aim-cards", {"won": won, "close": close}))]


def _close(tally: Tally, me: int) -> bool:
    """Whether one more would win what somebody else, or nobody, wins now."""
    return tally.leader != me and tally.counts[me] + 1 > max(
        count for seat, count in enumerate(tally.counts) if seat != me
    )


def _sets(view: View, facts: Facts, me: int) -> list[Said]:
    hand = view.players[me].hand
    most = max((hand.count(card) for card in set(hand)), default=0)
    allowed = facts.seats[me].allowed
    if most < WORTH_A_SET:
        return []
    return [Said(Phrase("aim-set", {"cards": most, "allowed": allowed}))]


def _danger(facts: Facts, me: int) -> list[Said]:
    worst = facts.seats[me].worst
    return [Said(Phrase("aim-danger", {"lost": worst}))] if worst > 1 else []


def signs(view: View, facts: Facts) -> list[str]:
    """Return what notes of the coach wait for and no single fact says: a tie in a shared block."""
    tied = any(
        tally.card is not None
        and max(tally.counts) > 0
        and tally.counts.count(max(tally.counts)) > 1
        for block in facts.blocks
        if block.contested
        for tally in block.tallies
    )
    return ["tie"] if tied else []
