"""The library: positions as values, moves in three forms, errors as sentences."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import pytest

import dorfplatz as dp
from dorfplatz.engine.game import Game
from dorfplatz.kit.drawing import board_of, plain
from dorfplatz.library.drawing import in_sentences
from dorfplatz.words import words

ALL = dp.games()


def some(name: str, moves: int = 12, **settled: Any) -> dp.Position[Any, Any, Any]:
    """Return a position after a few moves."""
    position = dp.game(name).deal(seed=5, **settled)
    for number in range(moves):
        if position.over:
            break
        position = position.play(position.legal[number * 7 % len(position.legal)])
    return position


def test_one_game_is_imported_at_a_time() -> None:
    script = (
        "import sys, dorfplatz as dp; dp.game('clans').deal(seed=1); "
        "print(sorted(n for n in sys.modules if n.startswith('dorfplatz.games.') "
        "and n.count('.') == 2), 'rich' in sys.modules, 'typer' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == "['dorfplatz.games.clans'] False False\n"


def test_the_catalogue_is_listed_without_importing_a_game() -> None:
    script = (
        "import sys, dorfplatz as dp; print(dp.games(), dp.games(), "
        "any(n.startswith('dorfplatz.games.') for n in sys.modules))"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == f"{ALL} {ALL} False\n"
    assert {*ALL} >= {"above-and-below", "clans", "garden-nation", "hoyuk", "taluva"}


@pytest.mark.parametrize("name", ALL)
def test_positions_are_values(name: str) -> None:
    dp.game(name)
    position = some(name)
    twins = [
        copy.copy(position),
        copy.deepcopy(position),
        position.copy(),
        pickle.loads(pickle.dumps(position)),
        eval(repr(position), {"dp": dp}),
    ]
    for twin in twins:
        assert twin == position
        assert hash(twin) == hash(position)
        assert twin.luck == position.luck
        assert twin.legal == position.legal
        assert twin.play(twin.legal[-1]) == position.play(position.legal[-1])
    before = position.text
    after = position.play(position.legal[0])
    assert (position.text, position == after) == (before, False)
    assert position != before
    assert len({position, *twins}) == 1


@pytest.mark.parametrize("name", ALL)
def test_the_same_seed_gives_the_same_game_and_other_luck_another(name: str) -> None:
    first, second = some(name), some(name)
    assert first == second
    assert first.luck == second.luck
    deals = {dp.game(name).deal(seed=seed).text for seed in range(12)}
    assert len(deals) > 1
    assert dp.game(name).start().turn in (dp.CHANCE, *range(5))
    assert first.reseeded(3) == first
    assert first.reseeded(3).luck != first.luck


@pytest.mark.parametrize("name", ALL)
def test_a_move_may_be_a_text_an_action_or_a_code(name: str) -> None:
    position = some(name)
    for text, action, code in list(
        zip(position.legal, position.legal.actions, position.legal.codes, strict=True)
    )[:5]:
        assert text in position.legal
        assert action in position.legal
        assert position.legal.__contains__(code)
        assert position.why_not(text) is None
        assert position.play(text) == position.play(action) == position.play(code)
        assert position.play(code, check=False) == position.play(text)


@pytest.mark.parametrize("name", ALL)
def test_what_is_no_move_is_refused_with_a_sentence(name: str) -> None:
    position = some(name)
    for wrong in ("no move at all", 17, -1, 1 << 61, 2.5, None):
        assert wrong not in position.legal
        with pytest.raises(dp.DorfplatzError) as caught:
            position.play(wrong)
        assert " " in str(caught.value)
        assert position.why_not(wrong)


def test_an_illegal_move_says_why_and_what_is_possible() -> None:
    position = dp.game("clans").deal(seats=2, seed=7)
    assert (position.turn, len(position.legal)) == (1, 276)
    assert position.why_not("A1-L5") == "A1 and L5 are not neighbours (CLA-4.3)"
    with pytest.raises(dp.Illegal, match=r"A1 and L5 are not neighbours \(CLA-4\.3\)\. 276 moves"):
        position.play("A1-L5")
    assert position.why_not("A1-A3", seat=0) is not None
    illegal = dp.game("clans").deal(seed=7).play("A1-A3").legal.codes
    wrong = next(code for code in position.legal.codes if code not in illegal)
    with pytest.raises(dp.Illegal):
        position.play("A1-A3").play(wrong)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("nope", "There is no game “nope”."),
        ("clans(seats=9)", "Clans is for 2 to 4 players, not for 9."),
        ("clans(seats=two)", "The option seats cannot be “two”."),
        ("clans(luck=good)", "Clans has no option “luck”."),
        ("hoyuk(house_limit=21)", "The option house_limit cannot be “21”."),
    ],
)
def test_what_cannot_be_settled_is_said(written: str, said: str) -> None:
    with pytest.raises(dp.DorfplatzError, match="^" + said.replace("(", r"\(")):
        dp.game(written)


def test_a_box_keeps_what_is_settled() -> None:
    box = dp.game("taluva(seats=3, mode=ranking)")
    assert repr(box) == "dp.game('taluva(seats=3,mode=ranking)')"
    assert eval(repr(box), {"dp": dp}) == box == pickle.loads(pickle.dumps(box))
    assert list(box.seats) == [3]
    position = box.deal(seed=1)
    assert (position.seats, position.options["mode"]) == (3, "ranking")
    assert box.deal(seats=2, mode="standard", seed=1).options["mode"] == "standard"
    assert dp.game("hoyuk(house_limit=20)").deal().options["house_limit"] == 20
    assert dp.game("clans") != dp.game("clans(seats=3)")
    assert dp.game(box.engine).title == "Taluva"


@pytest.mark.parametrize("name", ALL)
def test_seats_see_their_own_and_boards_are_drawn(name: str) -> None:
    position = some(name)
    engine: Game[Any, Any, Any] = position.box.engine
    for seat in [None, *range(position.seats)]:
        assert position.view(seat) == engine.knowledge.view(position.state, seat)
    seat = position.waiting[0]
    assert position.prompt(seat).options
    assert position.perspective(seat).codes == list(position.legal_for(seat).codes)
    assert position.imagine(seat, seed=1).view(seat) == position.view(seat)
    assert len(str(position).splitlines()) > 5
    assert str(position) == "\n".join(line.rstrip() for line in str(position).splitlines())
    assert in_sentences(engine, position.view())
    board = board_of(position.box.engine)
    assert board is not None
    assert len(plain(board.draw(position.view(), words("de", engine), 80)).splitlines()) > 5
    with pytest.raises(dp.DorfplatzError, match="There is no seat 9"):
        position.view(9)


@pytest.mark.parametrize("name", ALL)
def test_whole_games_end_and_say_so(name: str) -> None:
    position = dp.game(name).deal(seed=3)
    for number in range(3000):
        if position.over:
            break
        position = position.play(position.legal.codes[number % len(position.legal)], check=False)
    if position.over:
        assert position.turn == dp.OVER
        assert not position.legal
        assert repr(position.legal) == "<nothing is legal>"
        assert position.standing.over
        assert sum(position.rewards) == pytest.approx(position.seats / 2)
        assert position.why_not("A1-A3") is not None
        with pytest.raises(dp.NotPossible):
            position.perspective()
        assert pickle.loads(pickle.dumps(position)) == position


def test_chance_can_be_played_by_hand() -> None:
    position = dp.game("clans").start(seats=2)
    assert position.turn == dp.CHANCE
    assert len(position.weights) == len(position.legal) == 120
    after = position.outcome(position.legal[0])
    assert after.turn == dp.CHANCE
    assert after.why_not(position.legal[0]) is not None
    assert dp.game("clans").deal(seed=1).weights == []
