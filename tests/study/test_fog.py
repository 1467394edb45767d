"""Fog: what a seat could know depends on what it saw, and on nothing else."""

from pathlib import Path

import pytest

from dorfplatz.engine.rng import FastRng
from dorfplatz.games import catalogue, find
from dorfplatz.study.fog import fog, module_of
from dorfplatz.table import record
from dorfplatz.words import LANGUAGES, words

RECORDS = Path(__file__).resolve().parents[1] / "old" / "records"
HIDING = ["clans-3-over", "garden-nation-3-over", "hoyuk-2-expert-over", "hoyuk-3-expert-over"]


def moments(name: str) -> list[tuple[object, list[tuple[int, int]]]]:
    read = record.read((RECORDS / f"{name}.dorf").read_text(encoding="utf-8"))
    game = find(read.game)
    names = [game.notation.seat_name(seat) for seat in range(read.seats)]
    played = [
        (
            -1 if move.who == "*" else names.index(move.who),
            int(game.notation.encode(game.notation.read(move.text))),
        )
        for move in read.moves
    ]
    states = record.states(game, read)
    return [(state, played[:at]) for at, state in enumerate(states)][:: max(1, len(states) // 30)]


@pytest.mark.parametrize("name", HIDING)
def test_shares_are_likelihoods_and_the_truth_is_possible(name: str) -> None:
    game = find(name.rsplit("-over", 1)[0].split("-2", maxsplit=1)[0].split("-3", maxsplit=1)[0])
    told = 0
    for state, played in moments(name):
        for veil in fog(game, state, 0, played):
            told += 1
            assert all(0 < one.share <= 1 and one.count >= one.share - 1e-9 for one in veil.likely)
            assert any(one.true for one in veil.likely)
            expected = sum(one.count for one in veil.likely)
            assert expected == pytest.approx(round(expected), abs=1e-6)  # so many things are hidden
            for lang in LANGUAGES:
                spoken = words(lang, game)
                for said in (
                    spoken.phrase(veil.about),
                    *[spoken.name(o.what) for o in veil.likely],
                ):
                    assert said and ":" not in said and not said.startswith("fog-")
    assert told > 0


@pytest.mark.parametrize("name", HIDING)
def test_fog_follows_from_the_view_alone(name: str) -> None:
    """In a world that the seat cannot tell from the true one, the same is likely."""
    read = record.read((RECORDS / f"{name}.dorf").read_text(encoding="utf-8"))
    game = find(read.game)
    for state, _ in moments(name)[1:-1]:
        other = game.knowledge.imagine(game.knowledge.view(state, 0), FastRng(3))
        one = [[(x.what, x.share, x.count) for x in veil.likely] for veil in fog(game, state, 0)]
        two = [[(x.what, x.share, x.count) for x in veil.likely] for veil in fog(game, other, 0)]
        assert one == two


def test_moves_betray_a_clan() -> None:
    """At the end of a match the cards are no longer equally likely."""
    game = find("clans")
    state, played = moments("clans-3-over")[-2]
    shares = [one.share for veil in fog(game, state, 0, played) for one in veil.likely]
    assert max(shares) > 0.3


def test_games_without_secrets_have_no_fog() -> None:
    hiding = {game.id for game in catalogue().values() if module_of(game) is not None}
    assert hiding == {"clans", "garden-nation", "hoyuk"}
