"""The page about strength: what is asked, that results are kept, and what is written."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from dorfplatz.games import catalogue, find
from dorfplatz.research.arena import one_by_one
from dorfplatz.research.match import Outcome, Pairing
from dorfplatz.research.strength import BEGIN, END, Finding, Question, measured, questions, rebuilt
from tests.support import refused


@pytest.mark.parametrize("name", list(catalogue()))
def test_two_seats_three_and_the_most_are_asked(name: str) -> None:
    game = find(name)
    asked = questions(game, True)
    assert {q.seats for q in asked} == {game.min_seats, 3, game.max_seats}
    assert len({q.file for q in asked}) == len(asked)
    for seats in (game.min_seats, game.max_seats):
        pairs = [(q.bot, q.field) for q in asked if q.seats == seats and not q.options]
        assert ("master", "greedy") in pairs and ("strong", "greedy") in pairs
        assert len(pairs) >= 6


def test_every_mode_of_a_game_is_asked_about() -> None:
    asked = questions(find("hoyuk"), False)
    for seats in (2, 5):
        modes = {str(q.options.get("mode", "basic")) for q in asked if q.seats == seats}
        assert modes == {"basic", "advanced", "expert"}


def test_results_are_kept_and_the_page_is_written_anew(tmp_path: Path) -> None:
    asked = [Question(find("clans"), {}, 3, "greedy", "random")]
    found = measured(asked, 2, 1, tmp_path, one_by_one, lambda _: None)
    assert found[0].games == 3, "whole rotations of the seats"
    again = measured(asked, 2, 1, tmp_path, unplayed, lambda _: None)
    assert again == found
    page = rebuilt(f"# Page\n\n{BEGIN}\nold\n{END}\n\nrest\n", asked, found)
    assert page.startswith("# Page\n") and page.endswith(f"{END}\n\nrest\n")
    assert "| 3 | greedy among random |" in page and "old" not in page
    assert refused(lambda: rebuilt("# Page\n", asked, found)).phrase.key == "error-arena"


def test_what_was_not_measured_stays_on_the_page() -> None:
    asked = questions(find("clans"), True)
    first, second, third = asked[:3]
    page = rebuilt(
        f"{BEGIN}{END}", asked, [Finding(second, 8, 4.0, ()), Finding(third, 8, 3.0, ())]
    )
    both = rebuilt(page, asked, [Finding(first, 8, 2.0, ()), Finding(third, 80, 40.0, ())])
    rows = [line for line in both.splitlines() if line.startswith("| 2 |")]
    assert [row.split("|")[3].strip() for row in rows] == ["25.0 %", "50.0 %", "50.0 %"]
    assert rows[1] == Finding(second, 8, 4.0, ()).row()
    gone = rebuilt(both, asked[1:], [])
    assert first.cells not in gone and second.cells in gone, "what is no longer asked goes"


def test_where_time_is_short_all_get_some_games_before_one_gets_more(tmp_path: Path) -> None:
    clans = find("clans")
    asked = [Question(clans, {}, seats, "random", "random") for seats in (2, 3, 4)]
    looks = iter([True, True, False, True, True])  # then the time is up for good
    found = measured(asked, 4, 1, tmp_path, one_by_one, lambda _: None, lambda: next(looks, False))
    assert [(f.question.seats, f.games) for f in found] == [(2, 4), (3, 6)]
    again = measured(asked[:1], 2, 1, tmp_path, unplayed, lambda _: None)
    assert again == found[:1], "what is kept counts even where less was asked"
    rest = measured(asked, 8, 1, tmp_path, unplayed, lambda _: None, None, lambda _: False)
    assert rest == found, "what is not wanted now is told as it is kept"


def test_better_than_chance_is_what_is_so_at_the_lower_end() -> None:
    asked = Question(find("clans"), {}, 4, "strong", "greedy")
    few, many = Finding(asked, 8, 4.0, ()), Finding(asked, 80, 40.0, ())
    assert "| 50.0 % | 21.5 – 78.5 % | 25 % | not shown |" in few.row()
    assert "| 50.0 % | 39.3 – 60.7 % | 25 % | yes |" in many.row()


def unplayed(pairings: Sequence[Pairing]) -> Iterator[Outcome]:
    assert not pairings, "everything was played already"
    return iter(())
