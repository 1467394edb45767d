"""Why a move: what it really changes, and what other good moves would not have changed.

Everything is measured in worlds that fit the view: the position before the move, after it, and
after the best other candidates. A change is said only if it is one in all of these worlds, so a
reason is true of the position after the move and tells nothing the seat does not know.
"""

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.bots.outlook import SILENT, judge
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.insight import Change, Insight
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.prompt import Arg, Phrase
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import OVER

WORLDS: Final = 4
"""How many worlds are imagined where the game does not list them all."""
CANDIDATES: Final = 3
"""With how many other moves, the most promising ones, a move is compared."""
SHOWN: Final = 3
OWN_MERIT: Final = 0.25
"""How much a change counts for itself, beside what other candidates lack of it."""
WORTH_THE_PRICE: Final = 0.3
"""How large a drawback is, compared with the best reason, to be said."""
LEAST: Final = 1e-6

FOR: Final = "for"
PRICE: Final = "price"
OTHER: Final = "other"
WINS: Final = "wins"


@dataclass(frozen=True)
class Reason:
    """One change: who has more or less of which feature after which move, and how to say it."""

    kind: str
    """``for`` the move, its ``price``, what an ``other`` move would cost, or that it ``wins``."""
    code: int
    feature: str
    seat: int
    more: bool
    weight: float
    change: Phrase

    @property
    def phrase(self) -> Phrase:
        """The sentence people read."""
        if self.kind == WINS:
            return self.change
        return Phrase(f"bot-reason-{self.kind}", {"change": self.change})


def reasons(
    seen: Perspective[object, object, object], chosen: int, deep: bool = False
) -> list[Phrase]:
    """Return at most three sentences: what speaks for a move, its price, what another would cost.

    A ``deep`` bot judges by the network, and so do its reasons.
    """
    return [reason.phrase for reason in weighed(seen, chosen, deep)]


def weighed(
    seen: Perspective[object, object, object], chosen: int, deep: bool = False
) -> list[Reason]:
    """Return the reasons that ``reasons`` says, with what they claim."""
    game = seen.game
    insight = game.fresh_insight()
    if insight is None or not insight.features:
        return []
    insight.deep = deep and insight.net is not None
    worlds = imagined(seen, insight)
    if any(game.rules.turn(world) != seen.seat for world in worlds):
        return []
    if wins(game, worlds, chosen, seen.seat):
        return [Reason(WINS, chosen, "", seen.seat, True, 1.0, Phrase("bot-reason-wins"))]
    others = candidates(seen, insight, worlds[0], chosen)
    compared = [Compared(game, insight, world, chosen, others) for world in worlds]
    found = changed(seen, insight, compared, chosen, others)
    best = [reason for reason in found if reason.kind != PRICE][:SHOWN]
    price = [reason for reason in found if reason.kind == PRICE]
    if best and price and -price[0].weight >= WORTH_THE_PRICE * best[0].weight:
        best = [*best[: SHOWN - 1], price[0]]
    return best


def imagined(seen: Perspective[object, object, object], insight: Insight[object]) -> list[object]:
    """Return worlds that fit the view: all of them where the game lists them, else a few."""
    believed = insight.belief(seen.view, seen.log)
    if believed is not None:
        return believed.worlds
    rng = FastRng(7)
    return [seen.imagine(rng) for _ in range(WORLDS)]


def played(game: AnyGame, world: object, code: int) -> object:
    """Return the position after a move, before chance or anybody else."""
    state = game.rules.copy(world)
    game.rules.apply(state, i64(code), SILENT)
    return state


def wins(game: AnyGame, worlds: list[object], code: int, seat: int) -> bool:
    """Say whether a move ends the game with this seat alone in front, whatever is hidden."""
    for world in worlds:
        state = played(game, world, code)
        if game.rules.turn(state) != OVER:
            return False
        places = game.rules.standing(state).seats
        if any(places[i].rank <= places[seat].rank for i in range(len(places)) if i != seat):
            return False
    return True


def candidates(
    seen: Perspective[object, object, object],
    insight: Insight[object],
    world: object,
    chosen: int,
) -> list[int]:
    """Return the most promising other moves, the best first."""
    game = seen.game
    seats = i64(len(game.rules.standing(world).seats))
    hopes = vec[float]([0.0] * 16)
    worth: list[tuple[float, int]] = []
    for code in seen.codes:
        if code != chosen:
            judge(game, insight, played(game, world, code), seats, hopes)
            worth.append((-float(hopes[seen.seat]), code))
    return [code for _, code in sorted(worth)[:CANDIDATES]]


# -- What changed ------------------------------------------------------------------


@final
class Sight:
    """The features of every seat in one position: as bots weigh them, and as people count them."""

    def __init__(self, game: AnyGame, insight: Insight[object], state: object) -> None:
        seats = len(game.rules.standing(state).seats)
        row = vec[float]([0.0] * (len(insight.features) + len(insight.finer)))
        names = len(insight.features) + (len(insight.finer) if insight.deep else 0)
        insight.look(state)
        self.measured: list[list[float]] = []
        self.counted: list[list[float]] = []
        for seat in range(seats):
            insight.measure(state, i64(seat), row)
            self.measured.append([float(row[i]) for i in range(names)])
            insight.count(state, i64(seat), row)
            self.counted.append([float(row[i]) for i in range(names)])


@final
class Compared:
    """One world before a move, after it, and after other moves."""

    def __init__(
        self,
        game: AnyGame,
        insight: Insight[object],
        world: object,
        chosen: int,
        others: list[int],
    ) -> None:
        after = played(game, world, chosen)
        self.before = Sight(game, insight, world)
        self.after = Sight(game, insight, after)
        self.others = [Sight(game, insight, played(game, world, code)) for code in others]
        self.named = insight.changes(world, after)
        self.named_others = insight.changes(world, played(game, world, others[0])) if others else []

    def effect(self, insight: Insight[object], own: int, seat: int, i: int, then: Sight) -> float:
        """Return how much less the lead would be if one feature were as in another position."""
        rows = self.after.measured
        kept = rows[seat][i]
        best = lead(insight, rows, own)
        rows[seat][i] = then.measured[seat][i]
        rest = lead(insight, rows, own)
        rows[seat][i] = kept
        return best - rest


def changed(
    seen: Perspective[object, object, object],
    insight: Insight[object],
    compared: list[Compared],
    chosen: int,
    others: list[int],
) -> list[Reason]:
    """Return every change that can be said, what speaks most for the move first."""
    names = insight.features + (insight.finer if insight.deep else ())
    found: list[Reason] = []
    for seat in range(len(compared[0].before.counted)):
        for i in range(len(names)):
            if may_be_said(insight, names[i], seat == seen.seat):
                reason = change_of(seen, insight, compared, chosen, seat, i)
                if reason is None and others:
                    reason = spared(seen, insight, compared, others[0], seat, i)
                if reason is not None:
                    found.append(reason)
    found.sort(key=lambda reason: -abs(reason.weight))
    kept: list[Reason] = []
    for reason in found:
        if all(reason.change != other.change for other in kept):
            kept.append(reason)
    return kept


def may_be_said(insight: Insight[object], name: str, own: bool) -> bool:
    """Say whether people would give a feature as a reason, and may."""
    return name not in insight.unsaid and (own or name not in insight.veiled)


def change_of(
    seen: Perspective[object, object, object],
    insight: Insight[object],
    compared: list[Compared],
    chosen: int,
    seat: int,
    i: int,
) -> Reason | None:
    """Return what a move changes in one feature of a seat, if that speaks for it or against it."""
    name = name_of(insight, i)
    way = direction([(one.before.counted[seat][i], one.after.counted[seat][i]) for one in compared])
    if way == 0 or (way < 0 and (name in insight.rising or used_up(insight, compared, seat, name))):
        return None
    weight = 0.0
    for one in compared:
        weight += OWN_MERIT * one.effect(insight, seen.seat, seat, i, one.before)
        for other in one.others:
            ahead = one.after.counted[seat][i] - other.counted[seat][i]
            if ahead * way > 0.0:  # the others have not changed it so, or not so far
                weight += one.effect(insight, seen.seat, seat, i, other) / len(one.others)
    weight /= len(compared)
    wanted = is_wanted(insight, name, way > 0, seat == seen.seat)
    if abs(weight) < LEAST or wanted != (weight > 0.0):
        return None
    pairs = [(one.before.counted[seat][i], one.after.counted[seat][i]) for one in compared]
    phrase = sentence(insight, name, seen.seat, seat, way > 0, pairs, [c.named for c in compared])
    if phrase is None:
        return None
    kind = FOR if weight > 0.0 else PRICE
    return Reason(kind, chosen, name, seat, way > 0, weight, phrase)


def spared(
    seen: Perspective[object, object, object],
    insight: Insight[object],
    compared: list[Compared],
    other: int,
    seat: int,
    i: int,
) -> Reason | None:
    """Return what the next best move would do to one feature while this one leaves it alone."""
    name = name_of(insight, i)
    pairs = [(one.before.counted[seat][i], one.others[0].counted[seat][i]) for one in compared]
    way = direction(pairs)
    if way == 0 or is_wanted(insight, name, way > 0, seat == seen.seat):
        return None
    if name in insight.rising and way < 0:
        return None
    for one in compared:
        if one.before.counted[seat][i] != one.after.counted[seat][i]:
            return None
    weight = 0.0
    for one in compared:
        weight += one.effect(insight, seen.seat, seat, i, one.others[0]) / len(compared)
    if weight < LEAST:
        return None
    named = [one.named_others for one in compared]
    phrase = sentence(insight, name, seen.seat, seat, way > 0, pairs, named)
    if phrase is None:
        return None
    return Reason(OTHER, other, name, seat, way > 0, weight / 2, phrase)


def name_of(insight: Insight[object], i: int) -> str:
    """Return the name of a feature by its place."""
    plain = len(insight.features)
    return insight.features[i] if i < plain else insight.finer[i - plain]


def direction(pairs: list[tuple[float, float]]) -> int:
    """Return 1 if a number rises in every world, -1 if it falls in every one, else 0."""
    if all(after > before for before, after in pairs):
        return 1
    return -1 if all(after < before for before, after in pairs) else 0


def used_up(insight: Insight[object], compared: list[Compared], seat: int, name: str) -> bool:
    """Say whether a feature falls because it became another: a site by what was built there."""
    for used, gained in insight.becomes:
        i = insight.features.index(gained)
        if used == name and all(
            one.after.counted[seat][i] > one.before.counted[seat][i] for one in compared
        ):
            return True
    return False


def is_wanted(insight: Insight[object], name: str, more: bool, own: bool) -> bool:
    """Say whether a change is one this seat should like, of its own features or a rival's."""
    return (more != (name in insight.worse)) == own


def sentence(
    insight: Insight[object],
    name: str,
    own: int,
    seat: int,
    more: bool,
    pairs: list[tuple[float, float]],
    named: list[list[Change]],
) -> Phrase | None:
    """Return how to say a change: by what the game can name, else by its number, if it has one."""
    for change in named[0]:
        fits = change.feature == name and change.seat == seat and change.more == more
        if fits and all(change in other for other in named):
            who = "you" if seat == own else f"seat:{seat}"
            return Phrase(change.phrase.key, {"who": who, **change.phrase.args})
    before, after = pairs[0]
    args: dict[str, Arg] = {
        "who": "you" if seat == own else f"seat:{seat}",
        "way": "more" if more else "less",
    }
    if name not in insight.vague:
        whole = before == round(before) and after == round(after)
        if not whole or any(pair != pairs[0] for pair in pairs):
            return None
        args["before"] = round(before)
        args["now"] = round(after)
    return Phrase(f"change-{name}", args)


def lead(insight: Insight[object], rows: list[list[float]], seat: int) -> float:
    """Return how far a seat leads its rivals on average, by the network or by the weights."""
    net = insight.net
    rivals = [rival for rival in range(len(rows)) if rival != seat]
    if net is not None and insight.deep:
        for other in range(len(rows)):
            net.take(i64(other), vec[float](rows[other]))
        return sum(float(net.lead(i64(seat), i64(rival))) for rival in rivals) / len(rivals)
    worth = [
        sum(float(insight.weights[i]) * row[i] for i in range(len(insight.weights))) for row in rows
    ]
    return worth[seat] - sum(worth[rival] for rival in rivals) / len(rivals)
