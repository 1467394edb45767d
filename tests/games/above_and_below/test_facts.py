"""Above and Below: what decisions need, reckoned by the game: odds, prices, worth, plans."""

from itertools import product

import pytest

from dorfplatz.engine.rng import FastRng
from dorfplatz.games import find
from dorfplatz.games.above_and_below.facts import Facts, Reach
from dorfplatz.games.above_and_below.material import LANTERNS, VILLAGER_INDEX
from tests.games.above_and_below.texts import GAME, given, player
from tests.support import Given
from tests.support.walks import Setting, position


def known(game: Given, viewer: int | None = None) -> Facts:
    found = game.game.people.facts(game.state, viewer)
    assert isinstance(found, Facts)
    return found


def reached(reach: tuple[Reach, ...], lanterns: int) -> Reach:
    return next(entry for entry in reach if entry.lanterns == lanterns)


def test_odds_of_a_party_are_those_of_all_its_rolls() -> None:
    party = ("NB1", "NT1", "NS1")
    totals = [
        sum(int(LANTERNS[VILLAGER_INDEX[v] * 7 + die]) for v, die in zip(party, dice, strict=True))
        for dice in product(range(1, 7), repeat=3)
    ]
    odds = next(p for p in known(given("")).parties if p.villagers == party)
    assert [entry.lanterns for entry in odds.reach] == [2, 3, 4, 5, 6, 7, 8]
    for entry in odds.reach:
        alone = sum(total >= entry.lanterns for total in totals)
        exerted = sum(total + 3 >= entry.lanterns for total in totals)
        assert abs(entry.alone - 100 * alone / 216) <= 1
        assert abs(entry.exerted - 100 * exerted / 216) <= 1
        assert (entry.alone == 100) == (alone == 216) and (entry.alone == 0) == (alone == 0)


def test_a_large_village_gets_the_best_party_of_every_size() -> None:
    folk = "NB1,NT1,NS1,V01,V02,V03,V14,V16,X3"
    parties = [odds.villagers for odds in known(given(f"A ready {folk}")).parties]
    assert [len(party) for party in parties] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert "X3" in parties[0]


def test_an_option_counts_its_bonus_and_the_lantern_house() -> None:
    text = "A ready - track rope1 built O22; explore A C07 NT1,NS1 #37"  # EX-4: +1 for rope
    cautious, bold = known(given(text)).options
    assert (cautious.option, cautious.bonus) == ("A", 1)
    assert (bold.option, bold.bonus) == ("B", 2)
    assert [entry.lanterns for entry in bold.reach] == [4, 7]
    assert reached(bold.reach, 7).alone == 0 and reached(bold.reach, 7).exerted > 0


def test_odds_follow_the_dice_that_lie() -> None:
    (option,) = known(given("explore A C07 NT1,NS1 #37B NT1=5")).options
    four = reached(option.reach, 4)
    assert (four.alone, four.exerted) == (67, 100)  # the scout has 2 lanterns from 3 on
    (option,) = known(given("explore A C07 NT1,NS1 #37B NT1=5,NS1=2")).options
    assert (reached(option.reach, 4).alone, reached(option.reach, 4).hurt) == (0, 1.0)


def test_cards_have_price_worth_and_what_stands_against_them() -> None:
    game = given("A coins 5 track fish3,ore1 built K4; houses H23 H24 H25 H01; keys K1 K2 K3")
    cards = {card.building: card for card in known(game, 0).cards}
    assert (cards["H23"].price, cards["H23"].worth, cards["H23"].refusal) == (4, 3, None)
    assert cards["S1"].worth == 4  # a building, and three fish
    assert cards["H24"].refusal == "not-enough-coins" and cards["H24"].rule == "AAB-4.2"
    outposts = [card for name, card in cards.items() if name[0] == "O"]
    assert all(card.refusal == "not-without-cave" for card in outposts)
    assert cards["H25"].worth == 1 + 1 + 1 + 1  # reputation 2: its point, and the tie is won
    tired = known(given("A ready NT1 exhausted NB1"), 0).cards
    assert {card.refusal for card in tired} == {"not-ready"}


def test_the_next_token_of_a_good() -> None:
    goods = {good.good: good for good in known(given("A track fish1,ore1 stock rope2"), 0).goods}
    assert (goods["rope"].slot, goods["rope"].points, goods["rope"].stock) == (3, 2, 2)
    assert (goods["fish"].slot, goods["fish"].points, goods["fish"].income) == (1, 1, 0)
    assert goods["rope"].income == 0
    third = {good.good: good for good in known(given("A track fish1,ore1,rope1"), 0).goods}
    assert third["paper"].income == 1  # four kinds: 6 instead of 5


def test_goods_are_proposed_in_the_order_that_scores_most() -> None:
    game = given("round 7; A stock fish5,ore1,rope2; final A")
    order = known(game).placing
    assert order == ("ore", "rope", "rope", *["fish"] * 5)
    game.play(*[f"^{good}" for good in order])
    assert dict(game.standing.seats[0].breakdown)["track"] == 1 + 2 * 1 + 5 * 2


@pytest.mark.parametrize("built", ["", "built H05", "built K7", "built H02"])
def test_the_recovery_plan_is_legal_and_ends_as_it_says(built: str) -> None:
    folk = "ready V03 exhausted NB1,NT1,V01 injured NS1,V02"
    game = given(f"A {folk} {built} stock potion2,cider1; B ready -; recover A")
    plan = known(game).recovery
    assert plan is not None
    while game.text.split("; ")[-1].startswith("recover A"):
        asked = game.legal()[0].partition("=")[0][2:]
        use = next(use for use in plan.uses if use.villager == asked)
        assert use.use in use.uses
        game.play(f"Z:{asked}={use.use}")
    woken = player(game)
    assert (plan.ready, plan.exhausted, plan.injured) == (
        len(woken.ready),
        len(woken.exhausted),
        len(woken.injured),
    )


@pytest.mark.parametrize("depth", [30, 45, 60, 90, 150, 220])
def test_facts_tell_nothing_that_the_viewer_may_not_know(depth: int) -> None:
    game = find(GAME)
    for seed in range(4):
        state = position(Setting(game, 3, {}), seed, depth)
        for viewer in (None, 0, 2):
            told = game.people.facts(state, viewer)
            seen = game.knowledge.view(state, viewer)
            for world in range(3):
                imagined = game.knowledge.imagine(seen, FastRng(world))
                assert game.people.facts(imagined, viewer) == told
