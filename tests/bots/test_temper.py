"""Personalities and low levels: other temperaments, and what beginners overlook."""

import pytest
from librt.vecs import vec

from dorfplatz.bots import LEVELS, find_bot
from dorfplatz.bots.ladder import as_written, eyes
from dorfplatz.bots.mcts import Search
from dorfplatz.bots.outlook import SILENT
from dorfplatz.bots.temper import Temper, personalities
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.perspective import perspective
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE
from dorfplatz.games import catalogue, find
from dorfplatz.games.taluva.insight import TaluvaInsight
from dorfplatz.games.taluva.material import HUT, TEMPLE
from dorfplatz.games.taluva.state import State as Island

TALUVA = find("taluva")


def island(decisions: int) -> Island:
    """Return a position of a random game in which a seat is to decide."""
    state = TALUVA.start(2, {})
    rng = FastRng(5)
    while TALUVA.rules.turn(state) == CHANCE or decisions > 0:
        chance = TALUVA.rules.turn(state) == CHANCE
        decisions -= not chance
        rules = TALUVA.rules
        rules.apply(state, rules.draw(state, rng) if chance else rules.sample(state, rng), SILENT)
    assert isinstance(state, Island)
    return state


@pytest.mark.parametrize("name", ["eruptor", "builder", "racer"])
def test_a_personality_plays_legal_moves_and_the_same_again(name: str) -> None:
    state = island(9)
    seen = perspective(TALUVA, state, TALUVA.rules.turn(state))
    codes = Codes()
    TALUVA.rules.legal(state, codes)
    chosen = {int(find_bot(name, 4, TALUVA, seats=2).choose(seen)) for _ in "ab"}
    assert len(chosen) == 1 and chosen <= set(codes.values())


def test_personalities_weigh_features_the_game_has() -> None:
    found = 0
    for game in catalogue().values():
        insight = game.fresh_insight()
        assert insight is not None
        for name, character in personalities(game).items():
            found += 1
            assert isinstance(find_bot(name, 1, game, seats=2), Temper)
            for weights in character.values():
                assert set(weights) <= set(insight.features)
    assert found >= 3


def test_tempers_differ() -> None:
    state = island(21)
    seen = perspective(TALUVA, state, TALUVA.rules.turn(state))
    chosen = {int(find_bot(n, 4, TALUVA, seats=2).choose(seen)) for n in personalities(TALUVA)}
    assert len(chosen) > 1


def test_few_huts_are_judged_badly_while_temples_and_towers_remain() -> None:
    insight = TaluvaInsight()
    insight.deep = True
    insight.corrected = True
    state = island(9)
    row = vec[float]([0.0, 0.0])

    def hope(huts: int, temples: int) -> tuple[float, float]:
        other = state.copy()
        other.supply[HUT] = huts
        other.supply[TEMPLE] = temples
        insight.hopes(other, 2, row)
        insight.measure(other, 0, vec[float]([0.0] * 40))
        return float(row[0]), float(insight.correction(other, 0))

    assert hope(12, 3)[1] == 0.0, "enough huts"
    assert hope(2, 0)[1] == 0.0, "the last huts win"
    assert hope(0, 3)[1] < hope(4, 3)[1] < 0.0
    assert hope(2, 3)[0] < hope(12, 3)[0]
    insight.corrected = False
    plain = hope(2, 3)[0]
    insight.corrected = True
    assert hope(2, 3)[0] < plain


@pytest.mark.parametrize("name", list(catalogue()))
def test_low_levels_overlook_what_beginners_overlook(name: str) -> None:
    found = find(name)
    insight = found.fresh_insight()
    assert insight is not None
    written = as_written(found)
    for level in LEVELS:
        blind = written[level].get("blind", [])
        assert not (blind and level in ("strong", "master"))
        assert not (blind and written[level].get("deep")), "a network would see it all the same"
        seen = eyes(found, level)
        bot = find_bot(level, 1, found, seats=2)
        assert isinstance(bot, Search)
        if blind:
            assert seen is not None and bot.insight is not None
            for i, feature in enumerate(insight.features):
                expected = 0.0 if feature in blind else float(insight.weights[i])
                assert float(bot.insight.weights[i]) == expected
        else:
            assert seen is None and bot.insight is None
