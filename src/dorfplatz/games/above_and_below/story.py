"""Above and Below: the explorations of a match as one story, from what was told of it.

Only what happened is in it: a section that was read, the option that was chosen, its outcome.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from dorfplatz.engine.prompt import Phrase
from dorfplatz.games.above_and_below import texts
from dorfplatz.games.above_and_below.book import OPTION_KEYS
from dorfplatz.games.above_and_below.facts import Chapter, Scene

CHANGES: Final = (
    "coins-gained",
    "coins-lost",
    "reputation-changed",
    "item-gained",
    "villager-joins",
    "villagers-injured",
    "cave-kept",
)

SOMETHING_ELSE: Final = (
    "passed",
    "built",
    "harvested",
    "trained",
    "worked",
    "placed",
    "row-renewed",
    "round-begins",
    "round-ends",
    "last-placing",
)
"""What is told after these belongs to no exploration."""


def story(told: Iterable[Phrase]) -> list[Chapter]:
    """Return one chapter for every exploration among the events of a match, in their order."""
    chapters: list[Chapter] = []
    below = False
    round_number = 1
    for phrase in told:
        args = phrase.args
        if phrase.key == "round-begins":
            assert isinstance(args["round"], int)
            round_number = args["round"]
        if phrase.key == "explores":
            folk = args["villagers"]
            assert isinstance(folk, tuple)
            chapters.append(
                Chapter(
                    seat=int(thing(args["seat"])),
                    round=round_number,
                    cave=thing(args["cave"]),
                    villagers=tuple([thing(one) for one in folk]),
                )
            )
            below = True
        elif below:
            chapters[-1] = continued(chapters[-1], phrase)
            below = phrase.key not in SOMETHING_ELSE
    return chapters


def continued(chapter: Chapter, phrase: Phrase) -> Chapter:
    """Return a chapter with one more event, where it belongs to the story."""
    args = phrase.args
    if phrase.key == "section-read":
        section = int(thing(args["section"]))
        scene = Scene(section, texts.title(section), texts.scene(section), None, None)
        return replace(chapter, scenes=(*chapter.scenes, scene))
    if phrase.key == "option-chosen":
        last = chapter.scenes[-1]
        option = thing(args["option"])
        label = texts.label(last.section, OPTION_KEYS.index(option))
        chosen = replace(last, option=option, label=label)
        return replace(chapter, scenes=(*chapter.scenes[:-1], chosen))
    if phrase.key == "lanterns-total":
        total = args["total"]
        return replace(chapter, total=total if isinstance(total, int) else None)
    if phrase.key in ("exploration-succeeds", "exploration-fails"):
        last = chapter.scenes[-1]
        outcome = thing(args["story"])[len(f"{last.section}{last.option}") :]
        line = texts.line(last.section, OPTION_KEYS.index(str(last.option)), outcome)
        return replace(chapter, outcome=outcome, line=line)
    if phrase.key in CHANGES and chapter.outcome is not None:
        return replace(chapter, changes=(*chapter.changes, phrase))
    return chapter


def thing(reference: object) -> str:
    """Return what a reference is about, without its kind."""
    return str(reference).partition(":")[2]
