"""Above and Below: the story of the evening, from what a match told."""

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.prompt import Phrase
from dorfplatz.games.above_and_below.facts import Chapter
from dorfplatz.games.above_and_below.story import story
from tests.games.above_and_below.texts import RECORD, given, seen
from tests.support import Given, new


def told(game: Given, *moves: str) -> list[Chapter]:
    """Play moves and return the chapters of what was told meanwhile."""
    phrases: list[Phrase] = []
    for move in moves:
        journal = Journal()
        code = game.game.notation.encode(game.game.notation.read(move))
        game.game.rules.apply(game.state, code, journal)
        phrases += [note.phrase for note in journal.take()]
    return story(phrases)


def test_an_exploration_is_a_chapter() -> None:
    words = RECORD.split("0     ")[1].split()
    moves = [word for word in words if not word.startswith(("1.", "0"))]
    (chapter,) = told(new("above-and-below", 2), *moves)
    assert (chapter.seat, chapter.cave, chapter.villagers) == (1, "C07", ("NT2", "NS2"))
    (scene,) = chapter.scenes
    assert scene.section == 37 and scene.option == "B"
    assert scene.title == {"en": "Back Soon", "de": "Bin gleich zurück"}
    assert (chapter.total, chapter.outcome) == (3, "4")
    assert chapter.line is not None and set(chapter.line) == {"en", "de"}
    assert [change.key for change in chapter.changes] == ["item-gained", "item-gained", "cave-kept"]


def test_reading_on_is_a_second_scene_of_the_same_chapter() -> None:
    game = given("caves C16; A ready NB1,X3")
    (chapter,) = told(game, "E:NB1,X3", game_draw(game), "C16=1", "#91C", "#192A", "NB1=1", "X3=6")
    assert [scene.section for scene in chapter.scenes] == [91, 192]
    assert chapter.total == 4  # three lanterns and a hammer


def test_nothing_unread_is_told() -> None:
    game = given("caves C07; A ready NT1,NS1")
    (chapter,) = told(game, "E:NT1,NS1", game_draw(game), "C07=1")
    assert chapter.scenes[0].label is None and chapter.line is None and chapter.changes == ()


def game_draw(game: Given) -> str:
    """Return the card that is turned up next when a party leaves."""
    left = seen(game).caves.bag
    return f"+{left[0]}"
