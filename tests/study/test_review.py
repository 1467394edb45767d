"""Reviews: what is judged, from which chair, and what is told about it."""

from dataclasses import replace
from pathlib import Path

import pytest
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.perspective import perspective
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE
from dorfplatz.games import find
from dorfplatz.study.judge import Budget, Judge, outcome
from dorfplatz.study.refuting import code_of
from dorfplatz.study.review import HOPE, WORTH_TELLING, Decision, Match, Review, Step
from dorfplatz.table import Table, record
from dorfplatz.words import words

RECORDS = Path(__file__).resolve().parents[1] / "old" / "records"
GAMES = ("above-and-below", "clans", "garden-nation", "hoyuk", "taluva")
LITTLE = Budget(12)


def match(name: str) -> Match:
    written = record.read((RECORDS / f"{name}.dorf").read_text(encoding="utf-8"))
    return Match(find(written.game), written)


def glanced(read: Match) -> Review:
    """Judge every seventh thing briefly."""
    return read.review([read.judged(step, LITTLE) for step in read.steps[::7]])


@pytest.mark.parametrize("game", GAMES)
def test_a_review_of_every_game_tells_what_can_be_played_and_said(game: str) -> None:
    read = match(f"{game}-2-over")
    found = glanced(read)
    assert found.fits
    assert len(found.players) == 2
    assert len(found.decisions) + len(found.luck) == len(read.steps[::7])
    assert sum(player.luck for player in found.players) == pytest.approx(0, abs=1e-9)
    spoken = [words(lang, read.game) for lang in ("en", "de")]
    for one in found.decisions:
        legal = read.game.moves(read.states[one.number - 1])
        assert {one.played, one.best} <= set(legal)
        assert one.loss >= 0
        assert (one.loss == 0) == (one.best == one.played)
        assert 0 <= one.chance <= 1
    for player in found.players:
        own = [one for one in found.decisions if one.seat == player.seat]
        assert player.decisions == pytest.approx(-sum(one.loss for one in own))
        for moment in player.moments:
            assert moment.loss >= WORTH_TELLING
            assert moment.chance >= HOPE
            assert moment.picks
            for said in (*moment.played_said, *moment.better_said, *moment.reasons):
                assert all(tongue.phrase(said) != said.key for tongue in spoken)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_goes_on_is_not_reviewed(game: str) -> None:
    with pytest.raises(NotPossible) as refused:
        match(f"{game}-2-half")
    assert refused.value.phrase.key == "error-not-over"


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_judged_alike_whatever_the_seat_could_not_know(game: str) -> None:
    read = match(f"{game}-2-over")
    steps = [one for one in read.steps if one.kind == "decision"][4::25]
    steps += [Step("again", one.first, one.last) for one in steps[::2]]
    for step in steps:
        before = read.judged(step, LITTLE)
        assert isinstance(before, Decision)
        truth = read.states[step.first - 1]
        view = read.game.knowledge.view(truth, before.seat)
        read.states[step.first - 1] = read.game.knowledge.imagine(view, FastRng(3))
        after = read.judged(step, LITTLE)
        assert isinstance(after, Decision)
        assert replace(after, open=before.open) == before
        read.states[step.first - 1] = truth


def test_luck_is_nothing_on_average_but_something_in_each_draw() -> None:
    read = match("taluva-2-over")
    judge = Judge(read.game)
    index = next(one.first - 1 for one in read.steps if one.kind == "draw" and one.first > 20)
    before = read.states[index]
    assert read.game.rules.turn(before) == CHANCE
    codes = Codes()
    read.game.rules.legal(before, codes)
    total, found = 0.0, []
    for code, weight in zip(codes.values(), read.game.rules.weights(before), strict=True):
        after = read.game.rules.copy(before)
        read.game.rules.apply(after, i64(code), Journal(False))
        luck, outcomes = judge.luck(before, after, 2, LITTLE)
        assert outcomes == codes.count
        total += weight * luck[0]
        found.append(abs(luck[0]))
    assert total == pytest.approx(0, abs=1e-6)
    assert max(found) > 0.001


def test_a_blunder_is_named_with_the_move_that_was_better() -> None:
    """Both could have made a village that counts, one move before the end."""
    read = match("clans-3-left")
    found = [
        read.judged(Step("again", one.first, one.last), Budget(300))
        for one in read.steps
        if one.first in (61, 62)
    ]
    review = read.review(found)
    told = [moment for player in review.players for moment in player.moments]
    assert [moment.number for moment in told] == [61, 62]
    for moment in told:
        assert moment.loss > 0.1
        assert moment.reasons


HARVEST = (
    "players 2; trade on; round 7; start A; cider yes; houses H16 H08 H04 H17 bag * under H02 H12 "
    "H07 H11 H22 H10 H01 H21 H23 H15 H06 H14 H13; outposts O04 O11 O07 O05 bag * under O15 O02 O22 "
    "O13 O06 O01 O12 O20 O19 O10 O23 O08 O03 O16 O24 O17; villagers V12 V04 V14 V11 V18 bag *; "
    "caves C17 bag *; keys K7 K9; A coins 7 rep -1 ready NS1 exhausted NB1,NT1 stock paper1 track "
    "mushroom2,paper1 built K1,H09:mushroom1,H20,H03,H19,S1 free C14,C16; B coins 0 rep 3 ready "
    "NB2,NT2 exhausted NS2,V10 stock mushroom1,pottery2 built H24,H05,H25,K6,H18,O09@C24:amethyst2 "
    "free C10,C08; turn A"
)
SHARED = (
    "hoyuk basic 25 RG; round 2; start G; at build1 R; grid Ga1 Ga2+O Ga3+S Ra4 Ph6n Rh7 Rj1 Re12 "
    "Rf11 Ga11 Gb11 Gc11 Gd11; G vp 3; stacks O=O?8HH S=H?8 P=S?9; bag basic=H3O6P7S6J3; dealt R=O "
    "G=H; aside PSWW"
)


def advice(name: str, position: str, played: str, best: str, anyway: str = "") -> str:
    """Return what is told to the first seat to have been better than what it played."""
    game = find(name)
    state = game.notation.read_position(position, 2, None)
    codes = [code_of(game, text) for text in (best, played, *filter(None, [anyway]))]
    judge = Judge(game)
    budget = Budget(2 * judge.usual)
    seen = perspective(game, state, i64(0))
    found, _, loss = judge.plainest(seen, codes[0], codes[1], budget, codes[2:])
    assert loss >= WORTH_TELLING
    return str(game.notation.write(game.notation.decode(i64(found))))


def test_of_moves_as_good_the_plainest_is_told() -> None:
    """Who passes leaves a mushroom lying; to pay for new cards before fetching it is no advice."""
    assert advice("above-and-below", HARVEST, "P", "Ro") == "H:NS1:H09.mushroom"


def test_what_was_done_anyway_in_the_same_turn_is_no_advice() -> None:
    """The oven was built two moves later: what was wrong is where the house went."""
    assert advice("hoyuk", SHARED, "Hk2", "Oa4", "Oa4").startswith("H")


def test_done_anyway_is_what_could_as_well_have_come_first() -> None:
    """Moves of one turn in Höyük can be swapped; the end of a turn cannot come before the rest."""
    read = match("hoyuk-2-over")
    swapped = [read.done_anyway(step.first) for step in read.steps if step.kind == "decision"]
    assert any(swapped)
    for step in [step for step in read.steps if step.kind == "decision"]:
        for code in read.done_anyway(step.first):
            assert read.played[step.first - 1][0] == read.played[step.first][0]
            assert read.game.notation.write(
                read.game.notation.decode(i64(code))
            ) in read.game.moves(read.states[step.first - 1])
    passes = match("above-and-below-2-over")
    last = {number for number, move in enumerate(passes.record.moves, 1) if move.text == "P"}
    ended = code_of(passes.game, "P")
    assert last
    assert all(ended not in passes.done_anyway(number - 1) for number in last)


def test_what_is_missed_twice_in_one_turn_is_told_once() -> None:
    read = match("hoyuk-2-over")
    number = next(
        place
        for place in range(1, len(read.played))
        if read.played[place - 1][0] == read.played[place][0] >= 0
    )
    seat = read.played[number][0]
    legal = read.game.moves(read.states[number - 1])
    best = next(move for move in legal if move in read.game.moves(read.states[number]))
    twice = [
        Decision(place, seat, read.record.moves[place - 1].text, best, loss, 0.5, (0.5, 0.5))
        for place, loss in ((number, 0.2), (number + 1, 0.3))
    ]
    assert [one.number for one in read.review(twice).players[seat].moments] == [number + 1]
    apart = [twice[0], replace(twice[1], best=twice[1].played)]
    assert len(read.review(apart).players[seat].moments) == 2


def test_who_left_the_table_is_last_and_judged_until_then() -> None:
    read = match("taluva-3-left")
    found = glanced(read)
    assert sorted(found.ranks) != [1, 1, 1]
    assert found.end == outcome(found.ranks)


def test_what_came_of_it_counts_equals_half() -> None:
    assert outcome((1, 2)) == (1.0, 0.0)
    assert outcome((1, 1)) == (0.5, 0.5)
    assert outcome((2, 1, 2)) == (0.25, 1.0, 0.25)


def test_a_record_that_does_not_fit_is_said_so() -> None:
    written = (RECORDS / "clans-2-over.dorf").read_text(encoding="utf-8")
    seed = record.read(written).tags["Seed"]
    changed = record.read(written.replace(seed, "0" * 64))
    read = Match(find("clans"), changed)
    assert not read.review([]).fits


def test_the_same_match_is_judged_the_same_twice() -> None:
    assert glanced(match("clans-2-over")) == glanced(match("clans-2-over"))


def test_a_fresh_match_is_reviewed_as_it_was_played() -> None:
    game = find("clans")
    table = Table(game, 2, seed=bytes(32))
    dice = FastRng(5)
    while not table.over:
        seat = table.waiting[0]
        moves = game.moves(game.notation.read_position(table.position(), 2, None))
        table.act(seat, moves[int(dice.below(i64(len(moves))))])
    read = Match(game, record.read(record.write(table)))
    assert read.ranks == tuple(place.rank for place in table.standing().seats)
    judged = [one for one in read.steps if one.kind == "decision"]
    assert len(judged) <= sum(entry.seat >= 0 for entry in table.log)
