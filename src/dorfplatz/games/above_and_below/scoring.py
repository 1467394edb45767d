"""Above and Below: points, reputation ranking and ranks (AAB-12)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dorfplatz.engine.rules import OVER
from dorfplatz.engine.standing import Standing, ranked, share_out
from dorfplatz.games.above_and_below.material import (
    BEDS,
    CLASS_OF,
    END_BONUS,
    GOOD_IDS,
    ITEMS,
    LOWEST_REPUTATION,
    PERKS,
    POINTS,
    POTION,
    RANK_BONUS,
    REPUTATION_POINTS,
    SLOT_POINTS,
    SLOTS,
    members,
)
from dorfplatz.games.above_and_below.state import BUILT, State, is_outpost, kinds_on_track


def standing(state: State) -> Standing:
    """Return points by source; ties: coins, then villagers, then buildings (AAB-12.7, AAB-12.8).

    Before the end it is the score the seats would have now.
    """
    breakdowns: list[tuple[tuple[str, int], ...]] = []
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        parts = (
            ("track", track_points(state, seat)),
            ("buildings", building_count(state, seat)),
            ("ranking", ranking_points(state, seat)),
            ("reputation", position_points(state, seat)),
            ("bonuses", bonus_points(state, seat)),
        )
        breakdowns.append(parts)
        keys.append(
            (
                sum(points for _, points in parts),
                int(state.villages.coins[seat]),
                villager_count(state, seat),
                building_count(state, seat),
            )
        )
    return ranked(state.active == OVER, breakdowns, keys)


def rewards(state: State, row: vec[float]) -> None:
    """Fill in the share of rivals each seat is ahead of (equals count half), without the table."""
    keys = vec[i64]()
    for seat in range(state.seats):
        buildings = i64(building_count(state, seat))
        points = i64(track_points(state, seat)) + buildings + i64(ranking_points(state, seat))
        points += i64(position_points(state, seat)) + i64(bonus_points(state, seat))
        people = i64(villager_count(state, seat))
        keys = append(
            keys,
            ((points * A_KEY + state.villages.coins[seat]) * A_KEY + people) * A_KEY + buildings,
        )
    share_out(keys, row)


A_KEY: Final[i64] = 1 << 12
"""What decides among equals weighs less than a point: coins, then villagers, then buildings."""


def track_points(state: State, seat: i64) -> int:
    """Score every token on the track by its slot, no other token (AAB-12.2, AAB-10.4)."""
    points: i64 = 0
    for slot in range(SLOTS):
        points += SLOT_POINTS[slot] * i64(state.villages.track_count[seat * SLOTS + slot])
    return int(points)


def building_count(state: State, seat: i64) -> int:
    """Return the buildings with HOME, one point each; free cave cards score nothing (AAB-12.3)."""
    return int(state.villages.built_count[seat]) + 1


def ranking_points(state: State, seat: i64) -> int:
    """Share the places of the reputation ranking, rounded up (AAB-12.4, RULING-23)."""
    bonus = RANK_BONUS[int(state.seats)]
    above = 0
    level = 0
    for other in range(state.seats):
        if state.villages.reputation[other] > state.villages.reputation[seat]:
            above += 1
        elif state.villages.reputation[other] == state.villages.reputation[seat]:
            level += 1
    return -(-sum(bonus[above : above + level]) // level)


def position_points(state: State, seat: i64) -> int:
    """Return the points printed at the position on the reputation track (AAB-12.5)."""
    return int(REPUTATION_POINTS[state.villages.reputation[seat] - LOWEST_REPUTATION])


def bonus_points(state: State, seat: i64) -> int:
    """Return fixed points and end bonuses of the buildings (AAB-12.6)."""
    points = 0
    for place in range(state.villages.built_count[seat]):
        building = int(state.villages.built[seat * BUILT + place])
        points += int(POINTS[building])
        bonus = END_BONUS[building]
        if bonus is not None:
            what, vp, per = bonus
            points += vp * (counted(state, seat, what) // per)  # AAB-13.7
    return points


def counted(state: State, seat: i64, what: str) -> int:
    """Return how many of something an end bonus finds (AAB-13.7)."""
    kind, _, name = what.partition(":")
    if kind == "villager":
        return villager_count(state, seat)
    if kind == "outpost":
        return outpost_count(state, seat)
    if kind == "bed":
        return int(state.villages.perks[seat * PERKS + BEDS])
    if kind == "coins":
        return int(state.villages.coins[seat])
    if kind == "reputation":
        return max(0, int(state.villages.reputation[seat]))
    if kind == "potion":  # AAB-10.6: also on the sale spot
        return int(state.villages.stock[seat * ITEMS + POTION]) + int(
            i64(state.villages.sale[seat]) == POTION + 1
        )
    if kind == "kinds":
        return int(kinds_on_track(state, seat))
    return tokens_on_track(state, seat, kind, name)


def tokens_on_track(state: State, seat: i64, kind: str, name: str) -> int:
    """Return the tokens of a good, or of a class of goods, on the track."""
    found = 0
    for slot in range(SLOTS):
        good = int(state.villages.track_good[seat * SLOTS + slot]) - 1
        if good >= 0 and name == (GOOD_IDS[good] if kind == "good" else CLASS_OF[GOOD_IDS[good]]):
            found += int(state.villages.track_count[seat * SLOTS + slot])
    return found


def villager_count(state: State, seat: i64) -> int:
    """Return all villagers of a seat in any area."""
    exploring = state.exploration.party if state.current == seat else 0
    everybody = (
        state.villages.ready[seat]
        | state.villages.exhausted[seat]
        | state.villages.injured[seat]
        | exploring
    )
    return int(members(everybody))


def outpost_count(state: State, seat: i64) -> int:
    """Return the outposts of a seat."""
    found = 0
    for place in range(state.villages.built_count[seat]):
        if is_outpost(i64(state.villages.built[seat * BUILT + place])):
            found += 1
    return found
