"""Reviews: what is judged, from which chair, and what is told about it."""

from dataclasses import replace
from pathlib import Path

import pytest
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE
from dorfplatz.games import find
from dorfplatz.study.judge import Budget, Judge, outcome
from dorfplatz.study.review import WORTH_TELLING, Decision, Match, Review, Step
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
    for step in [one for one in read.steps if one.kind == "decision"][4::25]:
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
