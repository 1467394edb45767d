"""The linter of the book of encounters: texts against mechanics, style and each other.

    python -m tests.book.lint              everything
    python -m tests.book.lint 1-36 91      only these sections

A problem of level ``error`` or ``warning`` makes the book unclean; a ``note`` is for the editor.
"""

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

GAME: Final = Path(__file__).parents[2] / "src" / "dorfplatz" / "games" / "above_and_below"
VOCABULARY: Final = json.loads(Path(__file__).with_name("vocabulary.json").read_text("utf-8"))
LANGUAGES: Final = ("en", "de")

MODELS: Final = frozenset({8, 9, 19, 25, 37, 45, 55, 62, 67, 91, 121, 145, 191, 192})
"""The sections written with the specification: their wording is fixed."""

TEXT_WORDS: Final = (40, 110)
LABEL_WORDS: Final = (1, 8)
RESULT_WORDS: Final = (10, 40)
TITLE_WORDS: Final = (1, 7)
SHARED_WORDS: Final = 6

PLACEHOLDERS: Final = re.compile(
    r"TODO|FIXME|XXX|TBD|lorem|ipsum|\?\?\?|[\[\]{}<>|*_#]|\bnull\b|\bNone\b"
)
RULES_TALK: Final = re.compile(
    r"\b(lanterns? (roll|count)|dice|die roll|threshold|success number|würfel\w*|erfolgszahl)\b",
    re.IGNORECASE,
)
ADDRESSED: Final = {
    "en": r"you|your|yours|yourselves",
    "de": r"ihr|euch|eu(er|re|ren|rem|rer|res)",
}
WRONG_QUOTES: Final = {"en": "»«„”", "de": "“”„‘‚›‹"}

Section = dict[str, Any]
Book = dict[int, Section]


@dataclass(frozen=True, order=True)
class Problem:
    """Something an editor should look at."""

    number: int
    lang: str
    where: str
    level: str
    message: str

    def __str__(self) -> str:
        return f"{self.level:7} {self.lang} {self.number:>3} {self.where}: {self.message}"


def words(text: str) -> list[str]:
    """Return the words of a text, with apostrophes and hyphens inside words kept."""
    return re.findall(r"[^\W_]+(?:[’'‑-][^\W_]+)*", text)  # noqa: RUF001  # real hyphens


def named(pattern: str, text: str) -> re.Match[str] | None:
    """Return where a text names something."""
    return re.search(rf"\b(?:{pattern})\b", text, re.IGNORECASE)


def flat(effects: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Give all effects, alternatives of a choice included."""
    for effect in effects:
        if effect["effect"] == "choose":
            for alternative in effect["of"]:
                yield from flat(alternative)
        else:
            yield effect


def rewards(effects: Sequence[dict[str, Any]]) -> Counter[str]:
    """Return amounts by reward; villagers of both kinds are ``villager``."""
    found: Counter[str] = Counter()
    for effect in flat(effects):
        kind = effect["effect"]
        name = effect["good"] if kind == "good" else kind
        if kind in ("special", "cheapest_villager"):
            name = "villager"
        found[name] += effect.get("n", 1)
    return found


def tiers(option: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """Return the reward behind every success line, by its lanterns."""
    if option["type"] == "auto":
        return {"0": option["reward"]}
    return {str(tier["lanterns"]): tier["reward"] for tier in option.get("thresholds", [])}


def strings(entry: Section) -> Iterator[tuple[str, str]]:
    """Give every string of a section with its place."""
    yield "title", entry.get("title") or ""
    yield "text", entry.get("text") or ""
    for key, option in (entry.get("options") or {}).items():
        yield f"{key}.label", option.get("label") or ""
        success = option.get("success")
        for tier, line in (success if isinstance(success, dict) else {}).items():
            yield f"{key}.success.{tier}", line or ""
        if option.get("failure"):
            yield f"{key}.failure", option["failure"]


class Lint:
    """Collects problems."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def say(self, level: str, lang: str, number: int, where: str, message: str) -> None:
        """Write down a problem; the wording of the models is not judged."""
        if number in MODELS and level != "error":
            level = "note"
        self.problems.append(Problem(number, lang, where, level, message))

    def keys(self, lang: str, number: int, where: str, got: set[str], want: set[str]) -> None:
        """Compare the keys of the texts with those of the mechanics."""
        for key in want - got:
            self.say("error", lang, number, where, f"missing key {key!r}")
        for key in got - want:
            self.say("error", lang, number, where, f"key {key!r} does not fit the mechanics")

    # -- One string ---------------------------------------------------------------

    def string(
        self, lang: str, number: int, where: str, text: object, limits: tuple[int, int]
    ) -> None:
        """Judge length, typography and style of one string."""
        if not isinstance(text, str) or not text.strip():
            self.say("error", lang, number, where, "no text")
            return
        if found := PLACEHOLDERS.search(text):
            self.say("error", lang, number, where, f"placeholder or markup: {found.group()!r}")
        if "  " in text or text != text.strip() or "\n" in text or "\t" in text:
            self.say("error", lang, number, where, "double space, line break or space at an end")
        if number in MODELS:
            return
        count = len(words(text))
        if not limits[0] <= count <= limits[1]:
            message = f"{count} words, allowed {limits[0]} to {limits[1]}"
            self.say("error", lang, number, where, message)
        self.typography(lang, number, where, text)
        if found := re.search(VOCABULARY["cliches"][lang], text, re.IGNORECASE):
            self.say("warning", lang, number, where, f"cliché: {found.group()!r}")
        if lang == "en" and (found := re.search(VOCABULARY["american"], text, re.IGNORECASE)):
            self.say("warning", lang, number, where, f"not British: {found.group()!r}")
        if RULES_TALK.search(text):
            self.say("warning", lang, number, where, "speaks of rules")

    def typography(self, lang: str, number: int, where: str, text: str) -> None:
        """Judge quotation marks, dashes and spaces."""
        if re.search("['\"`´]", text):
            self.say("error", lang, number, where, "straight quotation mark or apostrophe")
        if any(mark in text for mark in WRONG_QUOTES[lang]):
            self.say("error", lang, number, where, f"wrong quotation mark for {lang}")
        if lang == "de" and text.count("»") != text.count("«"):
            self.say("error", lang, number, where, "» and « do not pair")
        if lang == "en" and text.count("‘") > text.count("’"):
            self.say("error", lang, number, where, "‘ without ’")
        if "..." in text or "—" in text or " - " in text:
            self.say("error", lang, number, where, "three dots, long dash or hyphen as a dash")
        if re.search(r" [,.;:!?]", text):
            self.say("error", lang, number, where, "space before punctuation")

    # -- Texts against mechanics ----------------------------------------------------

    def scene(self, lang: str, section: Section, where: str, text: str) -> None:
        """Setting, title and labels promise nothing that is not there and give nothing away."""
        possible: Counter[str] = Counter()
        props = set()
        for option in section["options"]:
            for reward in tiers(option).values():
                possible += rewards(reward)
            if option.get("bonus") and "has" in option["bonus"]:
                props.add(option["bonus"]["has"])
            lost = option.get("failure", {}).get("effects", [])
            if option.get("cost") or any(effect["effect"] == "coins" for effect in lost):
                props.add("coins")
        leads_on = any(option["type"] == "follow" for option in section["options"])
        for name, pattern in VOCABULARY["strict"][lang].items():
            found = named(pattern, text)
            if not found or name in props:
                continue
            number, word = section["id"], found.group()
            if name == "reputation":
                self.say("warning", lang, number, where, f"speaks of reputation: {word!r}")
            elif possible[name] > 0:
                self.say("note", lang, number, where, f"names {word!r}, a reward: given away?")
            elif section["kind"] == "follow" or not leads_on:
                self.say("warning", lang, number, where, f"names {word!r}, never a reward here")

    def success(
        self, lang: str, number: int, where: str, text: str, effects: list[dict[str, Any]]
    ) -> None:
        """A success names what it brings, in the right amount, and nothing else."""
        got = rewards(effects)
        for name, pattern in VOCABULARY["strict"][lang].items():
            found = named(pattern, text)
            if found and got[name] == 0:
                level = "warning" if name in ("fruit", "reputation") else "error"
                message = f"names {found.group()!r}, but the reward has none"
                self.say(level, lang, number, where, message)
        for name, amount in got.items():
            if name == "reputation" or amount <= 0:
                continue
            lists = (VOCABULARY["strict"][lang].get(name), VOCABULARY["wide"][lang].get(name))
            if not named("|".join(pattern for pattern in lists if pattern), text):
                message = f"does not seem to name the reward {name} {amount}"
                self.say("warning", lang, number, where, message)
        for said, amount in coins_said(lang, text):
            if amount != got["coins"]:
                level = "warning" if amount == 1 else "error"
                message = f"{said!r}, but the reward has {got['coins']} coins"
                self.say(level, lang, number, where, message)

    def failure(
        self, lang: str, number: int, where: str, text: str, option: dict[str, Any]
    ) -> None:
        """A failure tells what is lost and not what was missed."""
        effects: Counter[str] = Counter()
        for effect in option["failure"]["effects"]:
            effects[effect["effect"]] += effect["n"]
        possible: Counter[str] = Counter()
        for reward in tiers(option).values():
            possible += rewards(reward)
        for name, pattern in VOCABULARY["strict"][lang].items():
            found = named(pattern, text)
            if found and name == "coins" and effects["coins"] == 0 and not option["cost"]:
                message = f"names {found.group()!r}, but no coins are lost"
                self.say("warning", lang, number, where, message)
            elif found and name != "coins" and possible[name] > 0:
                message = f"names {found.group()!r}: reveals the reward?"
                self.say("warning", lang, number, where, message)
        if effects["coins"]:
            lists = (VOCABULARY["strict"][lang]["coins"], VOCABULARY["wide"][lang]["coins"])
            if not named("|".join(lists), text):
                self.say("warning", lang, number, where, "coins are lost, and it does not say so")
            for said, amount in coins_said(lang, text):
                if amount != -effects["coins"]:
                    message = f"{said!r}, but {-effects['coins']} are lost"
                    self.say("error", lang, number, where, message)

    # -- One section -----------------------------------------------------------------

    def section(self, lang: str, section: Section, entry: Section) -> None:
        """Judge a whole section."""
        number = section["id"]
        self.keys(lang, number, "section", set(entry), {"title", "text", "options"})
        self.string(lang, number, "title", entry.get("title"), TITLE_WORDS)
        self.string(lang, number, "text", entry.get("text"), TEXT_WORDS)
        text = entry.get("text") or ""
        self.scene(lang, section, "text", text)
        if not named(ADDRESSED[lang], text):
            self.say("note", lang, number, "text", "nobody is addressed")
        if re.search(r"\?$", text):
            self.say("warning", lang, number, "text", "ends with the narrator's question")
        options = entry.get("options") or {}
        known = {option["key"] for option in section["options"]}
        self.keys(lang, number, "options", set(options), known)
        for option in section["options"]:
            got = options.get(option["key"])
            if isinstance(got, dict):
                self.option(lang, section, option, got)

    def option(
        self, lang: str, section: Section, option: dict[str, Any], got: dict[str, Any]
    ) -> None:
        """Judge the label and all result lines of an option."""
        number, where = section["id"], option["key"]
        want = {"follow": {"label"}, "auto": {"label", "success"}}.get(
            option["type"], {"label", "success", "failure"}
        )
        self.keys(lang, number, where, set(got), want)
        label = got.get("label") or ""
        self.string(lang, number, f"{where}.label", label, LABEL_WORDS)
        self.scene(lang, section, f"{where}.label", label)
        if number not in MODELS and not re.search(r"[.!?]$|[.!?,][’«]$", label):
            self.say("warning", lang, number, f"{where}.label", "does not end like a sentence")
        if "success" in want:
            lines = got.get("success") if isinstance(got.get("success"), dict) else {}
            assert isinstance(lines, dict)
            self.keys(lang, number, f"{where}.success", set(lines), set(tiers(option)))
            for key, effects in tiers(option).items():
                if key in lines:
                    place = f"{where}.success.{key}"
                    self.string(lang, number, place, lines[key], RESULT_WORDS)
                    self.success(lang, number, place, lines[key] or "", effects)
        if "failure" in want and "failure" in got:
            self.string(lang, number, f"{where}.failure", got["failure"], RESULT_WORDS)
            self.failure(lang, number, f"{where}.failure", got["failure"] or "", option)

    # -- Sections against each other ----------------------------------------------------

    def repeated(self, lang: str, book: Book) -> None:
        """Six words in a row belong to one section only; no two sections open alike."""
        seen: dict[tuple[str, ...], tuple[int, str]] = {}
        starts: dict[tuple[str, ...], int] = {}
        titles: dict[str, int] = {}
        for number in sorted(book):
            entry = book[number]
            for where, text in strings(entry):
                row = [word.lower() for word in words(text)]
                for at in range(len(row) - SHARED_WORDS + 1):
                    run = tuple(row[at : at + SHARED_WORDS])
                    other, place = seen.setdefault(run, (number, where))
                    if other != number and not {number, other} <= MODELS:
                        message = f"shares {' '.join(run)!r} with {other} {place}"
                        self.say("error", lang, number, where, message)
            self.openings(lang, number, entry, starts)
            title = (entry.get("title") or "").lower()
            if titles.setdefault(title, number) != number:
                self.say("error", lang, number, "title", f"same title as {titles[title]}")

    def openings(
        self, lang: str, number: int, entry: Section, starts: dict[tuple[str, ...], int]
    ) -> None:
        """No two sections begin with the same words."""
        row = [word.lower() for word in words(entry.get("text") or "")]
        for length, level in ((3, "error"), (2, "warning")):
            start = tuple(row[:length])
            other = starts.setdefault(start, number)
            if len(row) >= length and other != number:
                message = f"opens with {' '.join(start)!r} like {other}"
                self.say(level, lang, number, "text", message)
                return


def coins_said(lang: str, text: str) -> list[tuple[str, int]]:
    """Return every "three coins" of a text with its number."""
    numbers = VOCABULARY["numbers"][lang]
    pattern = rf"\b({'|'.join(numbers)})\b(?: \w+)? {VOCABULARY['coins'][lang]}\b"
    found = re.finditer(pattern, text, re.IGNORECASE)
    return [(match.group(), numbers[match.group(1).lower()]) for match in found]


def load(lang: str) -> Book:
    """Return all texts of a language; a section twice, or in the wrong file, is an error."""
    book: Book = {}
    for path in sorted((GAME / "texts" / lang).glob("*.json")):
        first, last = (int(number) for number in path.stem.split("-"))
        pack = json.loads(path.read_text("utf-8"), object_pairs_hook=no_twins)
        for key, entry in pack.items():
            if not first <= int(key) <= last or int(key) in book:
                raise ValueError(f"{path.name}: section {key} has no place here")
            book[int(key)] = entry
    return book


def no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse a JSON object that has a key twice, which a reader would drop in silence."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError(f"a key stands twice in {[key for key, _ in pairs]}")
    return found


def sections() -> dict[int, Section]:
    """Return the mechanics of all sections."""
    data = json.loads((GAME / "encounters.json").read_text("utf-8"))
    return {section["id"]: section for section in data["sections"]}


def lint() -> list[Problem]:
    """Return everything that is wrong with the book."""
    linter = Lint()
    mechanics = sections()
    for lang in LANGUAGES:
        book = load(lang)
        for number, section in mechanics.items():
            if number in book:
                linter.section(lang, section, book[number])
            else:
                linter.say("error", lang, number, "section", "missing")
        linter.repeated(lang, book)
    return sorted(linter.problems)


def main(arguments: Sequence[str]) -> int:
    """Print the problems of all or some sections."""
    wanted: set[int] = set()
    for part in arguments:
        first, _, last = part.partition("-")
        wanted |= set(range(int(first), int(last or first) + 1))
    found = [p for p in lint() if not wanted or p.number in wanted]
    for problem in found:
        print(problem)
    tally = Counter(problem.level for problem in found)
    print(f"{tally['error']} errors, {tally['warning']} warnings, {tally['note']} notes")
    return 1 if tally["error"] or tally["warning"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
