"""Laws of reasons: what a bot says about its move is so in the position after it."""

from librt.vecs import vec

from dorfplatz.bots.reasons import FOR, OTHER, PRICE, SHOWN, WINS, Reason, reasons, weighed
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.insight import Insight
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.perspective import Perspective, perspective
from dorfplatz.engine.rng import FastRng
from dorfplatz.words import LANGUAGES, words
from tests.laws.support import everywhere
from tests.support.walks import Setting, position

TRIED = 3
"""How many moves of a position are explained."""


def moves_of(seen: Perspective[object, object, object]) -> list[int]:
    """Return the first move, the last one, and one in the middle."""
    places = {0, len(seen.codes) // 2, len(seen.codes) - 1}
    return [seen.codes[i] for i in sorted(places)][:TRIED]


def seen_by_mover(setting: Setting, state: object) -> Perspective[object, object, object] | None:
    """Return what whoever is to decide sees; None: nobody is."""
    turn = setting.game.rules.turn(state)
    return perspective(setting.game, state, turn) if turn >= 0 else None


def deep_or_not(insight: Insight[object]) -> list[bool]:
    """Return whether to judge by weights, and by the network where there is one."""
    return [False] if insight.net is None else [False, True]


def after(game: AnyGame, state: object, code: int) -> object:
    """Return a position after a move."""
    later = game.rules.copy(state)
    game.rules.apply(later, code, Journal(False))
    return later


def counted(insight: Insight[object], state: object, seat: int, name: str) -> float:
    """Return how much a seat has of a feature, as people count it."""
    names = insight.features + insight.finer
    row = vec[float]([0.0] * len(names))
    insight.look(state)
    insight.count(state, seat, row)
    return float(row[names.index(name)])


def check(setting: Setting, state: object, reason: Reason, chosen: int, own: int) -> None:
    """Fail unless a reason is true where a move is made in this very position."""
    game = setting.game
    if reason.kind == WINS:
        standing = game.rules.standing(after(game, state, chosen))
        assert standing.over and standing.winners == (own,)
        return
    insight = game.fresh_insight()
    assert insight is not None
    insight.deep = insight.net is not None
    before = counted(insight, state, reason.seat, reason.feature)
    then = counted(insight, after(game, state, reason.code), reason.seat, reason.feature)
    assert (then > before) if reason.more else (then < before), reason
    assert reason.change.args.get("before", before) == before
    assert reason.change.args.get("now", then) == then
    assert reason.feature not in insight.unsaid
    wanted = (reason.more != (reason.feature in insight.worse)) == (reason.seat == own)
    assert wanted == (reason.kind == FOR)
    if reason.kind != OTHER and not reason.more:  # what was used up for something is no loss
        for used, gained in insight.becomes:
            if used == reason.feature:
                then = counted(insight, after(game, state, chosen), reason.seat, gained)
                assert then <= counted(insight, state, reason.seat, gained), reason
    if reason.kind == OTHER:  # and the chosen move does no such thing
        assert reason.code != chosen
        kept = counted(insight, after(game, state, chosen), reason.seat, reason.feature)
        assert kept == before
    else:
        assert reason.code == chosen and reason.kind in (FOR, PRICE)


@everywhere
def test_what_is_gained_or_lost_is_so_after_the_move(
    setting: Setting, seed: int, depth: int
) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    seen = seen_by_mover(setting, state)
    insight = game.fresh_insight()
    if seen is None or insight is None:
        return
    rng = FastRng(seed)
    worlds = [state, *(seen.imagine(rng) for _ in range(2))]
    for code in moves_of(seen):
        for deep in deep_or_not(insight):
            found = weighed(seen, code, deep)
            assert len(found) <= SHOWN
            for reason in found:
                for world in worlds:
                    check(setting, world, reason, code, seen.seat)


@everywhere
def test_reasons_are_plain_sentences_in_every_language(
    setting: Setting, seed: int, depth: int
) -> None:
    game = setting.game
    seen = seen_by_mover(setting, position(setting, seed, depth))
    if seen is None:
        return
    for code in moves_of(seen):
        for phrase in reasons(seen, code, True):
            for lang in LANGUAGES:
                said = words(lang, game).phrase(phrase)
                assert said.endswith(".") and "change-" not in said and "%" not in said
                assert said[0].isupper() or said[0].isdigit()
                assert game.notation.write(game.notation.decode(code)) not in said.split()


@everywhere
def test_what_is_said_depends_on_the_view_alone(setting: Setting, seed: int, depth: int) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    seen = seen_by_mover(setting, state)
    if seen is None:
        return
    world = game.knowledge.imagine(game.knowledge.view(state, seen.seat), FastRng(seed))
    other = perspective(game, world, seen.seat)
    codes = Codes()
    game.rules.legal_for(world, seen.seat, codes)
    assert codes.values() == seen.codes
    for code in moves_of(seen):
        assert reasons(seen, code, True) == reasons(other, code, True)
