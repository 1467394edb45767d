"""Above and Below: what to point at: sets of villagers and goods, prices and gains."""

from dorfplatz.engine.asking import prompt
from dorfplatz.engine.chooser import Chooser
from dorfplatz.engine.prompt import Option, Phrase, Prompt
from tests.games.above_and_below.texts import given


def asked(text: str) -> Prompt:
    game = given(text)
    return prompt(game.game, game.state, int(game.game.rules.turn(game.state)))


def move_of(found: Prompt, *picks: str) -> str | None:
    chooser = Chooser(found.options, found.roles)
    for pick in picks:
        chooser.pick(pick)
    return chooser.move


def option(found: Prompt, move: str) -> Option:
    return next(one for one in found.options if one.move == move)


def test_a_party_is_ticked_in_any_order_from_any_end() -> None:
    turn = asked("")
    assert move_of(turn, "villager:NS1", "villager:NB1", "do:explore", "do:go") == "E:NB1,NS1"
    assert move_of(turn, "do:work", "villager:NS1", "villager:NB1", "do:go") == "W:NB1,NS1"


def test_people_and_goods_of_a_harvest_are_ticked_together() -> None:
    turn = asked("A built H17:rope2,H07:fish1")
    picks = ("token:H17-rope", "villager:NS1", "token:H07-fish", "villager:NT1")
    assert move_of(turn, *picks, "do:go") == "H:NT1,NS1:H07.fish,H17.rope"


def test_a_recruit_is_a_villager_to_point_at() -> None:
    turn = asked("villagers V13 V03 V09 V07 V06")
    chooser = Chooser(turn.options, turn.roles)
    assert chooser.by_thing("villager:V13") == ("recruit:V13",)


def test_exertion_names_a_goal_and_ticks_exactly_so_many() -> None:
    exertion = asked("explore A C07 NT1,NS1 #37B NT1=5,NS1=2")
    assert move_of(exertion, "number:4", "villager:NS1", "do:go") == "!NS1>4"
    assert move_of(exertion, "number:keep") == "!-"


def test_options_say_what_they_cost_and_bring() -> None:
    turn = asked("A coins 9 track fish1,ore1,rope1 stock paper1 built K4,H22; B sale ore")
    assert option(turn, "B:NB1:H01").cost == {"coins": 3}
    assert option(turn, "T:NT1:V02").cost == {"coins": 3}
    assert option(turn, "?B4").cost == {"coins": 4}
    assert option(turn, "Rh").cost == {"coins": 1}
    assert option(turn, "W:NB1,NT1").gain == {"coins": 3, "cider": 1}
    assert option(turn, "^paper").gain == {"points": 2, "income": 1}
    assert option(asked("explore A C02 NT1,NS1 #9"), "#9A").cost == {"coins": 1}


def test_a_night_says_for_whom_a_bed_is() -> None:
    night = asked("round 2; A ready - exhausted NB1,NT1,NS1,V01 stock cider1; recover A")
    assert move_of(night, "villager:NB1", "use:c") == "Z:NB1=c"
    assert {option.picks[0] for option in night.options} == {"villager:NB1"}
    assert night.hints["use"].args["villager"] == "villager:NB1"


def test_whoever_bids_is_told_who_sells_what() -> None:
    sold = Phrase("sale-of", {"seat": "seat:1", "item": "item:ore"})
    assert asked("A coins 9; B sale ore").hints["price"].args == {"sales": (sold,)}
    assert "price" not in asked("").hints
