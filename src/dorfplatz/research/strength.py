"""What `docs/strength.md` says about the levels, measured and written by one command.

For two seats, three and the most a game has: every level alone among the one below it (the ladder),
and the two best alone among greedy bots. Results are kept in a folder, one file for each question,
so that a run goes on where it ended and more games narrow the intervals. Whatever
a folder holds nothing of stays on the page as it was.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from dorfplatz.bots import BOTS, LEVELS
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Value
from dorfplatz.kit.material import load
from dorfplatz.research.arena import Runner, Tournament, by_seat, run, wilson
from dorfplatz.research.match import Outcome

BEGIN = "<!-- measured: dorfplatz strength -->"
END = "<!-- /measured -->"
BEST = LEVELS[-2:]


@dataclass(frozen=True)
class Question:
    """One bot against a field of another, at a game with options and a number of seats."""

    game: AnyGame
    options: Mapping[str, Value]
    seats: int
    bot: str
    field: str

    @property
    def file(self) -> str:
        """The name of the file that keeps its results."""
        changed = [f"{key}-{value}" for key, value in self.options.items()]
        parts = [self.game.id, *changed, str(self.seats), self.bot, "among", self.field]
        return "_".join(parts) + ".jsonl"

    @property
    def section(self) -> str:
        """The heading under which it stands on the page: the game and its mode."""
        options = [f"{key} {value}" for key, value in self.options.items()]
        return ", ".join([self.game.title, *options])

    @property
    def cells(self) -> str:
        """How its row begins, under its heading."""
        return f"| {self.seats} | {self.bot} among {self.field} |"

    def tournament(self, games: int, seed: int) -> Tournament:
        """Return what is to be played for it."""
        options = self.game.settle(self.seats, self.options)
        name = self.game.id
        return Tournament(name, (self.bot,), self.seats, games, seed, options, field=(self.field,))


@dataclass(frozen=True)
class Finding:
    """What came of a question."""

    question: Question
    games: int
    wins: float
    seats: tuple[tuple[int, float], ...]
    """For every seat the games and the share won."""

    def row(self) -> str:
        """Return it as a row of a table; better than chance only where the lower end is."""
        low, high = wilson(self.wins, self.games)
        seats = ", ".join(f"{100 * share:.0f}" for _, share in self.seats)
        shown = "yes" if low > 1 / self.question.seats else "not shown"
        return (
            f"{self.question.cells} {100 * self.wins / self.games:.1f} % "
            f"| {100 * low:.1f} – {100 * high:.1f} % | {100 / self.question.seats:.0f} % | {shown} "
            f"| {seats} | {self.games} |"
        )


def modes(game: AnyGame) -> list[dict[str, Value]]:
    """Return the ways to play a game that are measured apart: its modes, if it has some."""
    for choice in game.choices:
        if choice.key == "mode":
            return [{} if i == 0 else {"mode": v} for i, v in enumerate(choice.values)]
    return [{}]


def order(game: AnyGame) -> list[str]:
    """Return all bots of a game, the weakest first, as its levels say."""
    try:
        found = list(load(game.package, "levels.json")["order"])
    except (FileNotFoundError, KeyError):
        found = [*BOTS, *LEVELS]
    return found


def questions(game: AnyGame, ladder: bool) -> list[Question]:
    """Return what is asked about a game: two seats, three, the most; every mode with two, most."""
    found: list[Question] = []
    for options in modes(game):
        counts = (
            {game.min_seats, game.max_seats} if options else {game.min_seats, 3, game.max_seats}
        )
        for seats in sorted(counts):
            if not game.min_seats <= seats <= game.max_seats:
                continue
            found += [Question(game, options, seats, bot, "greedy") for bot in BEST]
            if ladder:
                bots = order(game)
                steps = zip(bots[1:], bots, strict=False)
                found += [Question(game, options, seats, bot, below) for bot, below in steps]
    return unique(found)


def unique(asked: Sequence[Question]) -> list[Question]:
    """Return questions without those asked twice (a step of the ladder may be against greedy)."""
    return list({question.file: question for question in asked}.values())


def answer(question: Question, outcomes: Sequence[Outcome]) -> Finding:
    """Return what the games of a question say about the bot that sat alone."""
    chairs = [chair for chair in by_seat(outcomes) if chair.bot == question.bot]
    return Finding(
        question,
        len(outcomes),
        sum(chair.wins for chair in chairs),
        tuple((chair.games, chair.share) for chair in chairs),
    )


def measured(
    asked: Sequence[Question],
    games: int,
    seed: int,
    kept: Path,
    runner: Runner,
    tell: Callable[[Finding], None],
    time_left: Callable[[], bool] | None = None,
    wanted: Callable[[Question], bool] = lambda _: True,
) -> list[Finding]:
    """Play what is wanted and not played yet, in whole rotations, and return all findings.

    Where time is short, all questions get one rotation, then all a second one, as long as some is
    left; those without a single one are missing. Whatever a folder holds beyond that counts, too.
    """
    kept.mkdir(parents=True, exist_ok=True)
    if time_left is not None:
        for turned in range(1, 1 + max(rotations(question, games) for question in asked)):
            for question in filter(wanted, asked):
                if turned <= rotations(question, games) and time_left():
                    played(question, turned, seed, kept, runner)
    found: list[Finding] = []
    for question in asked:
        now = time_left is None and wanted(question)
        outcomes = played(question, rotations(question, games) if now else 0, seed, kept, runner)
        if outcomes:
            found.append(answer(question, outcomes))
            tell(found[-1])
    return found


def rotations(question: Question, games: int) -> int:
    """Return in how many rotations of the seats a question gets so many games, at least."""
    return -(-games // question.seats)


def played(question: Question, turned: int, seed: int, kept: Path, runner: Runner) -> list[Outcome]:
    """Play so many rotations of a question, unless more are kept, and return the whole ones."""
    file = kept / question.file
    lines = len(file.read_text("utf-8").splitlines()) - 1 if file.exists() else 0
    whole = max(turned, lines // question.seats)
    return run(question.tournament(whole * question.seats, seed), runner, file) if whole else []


def rebuilt(page: str, asked: Sequence[Question], found: Sequence[Finding]) -> str:
    """Return a page with the measured part written anew between its two marks.

    A question without a finding keeps the row it has there; what is no longer asked goes.
    """
    head, begin, rest = page.partition(BEGIN)
    measured_part, end, tail = rest.partition(END)
    if not begin or not end:
        raise NotPossible("error-arena", {"problem": f"The page has no {BEGIN} … {END}."})
    rows = rows_of(measured_part)
    rows.update({(f.question.section, f.question.cells): f.row() for f in found})
    sections: dict[str, list[str]] = {}
    for question in asked:
        row = rows.get((question.section, question.cells))
        if row is not None:
            sections.setdefault(question.section, []).append(row)
    lines: list[str] = []
    for title, below in sections.items():
        lines += [
            f"### {title}",
            "",
            "| Seats | Who | Won | Interval | Chance | Better | By seat, % | Games |",
            "|---|---|---|---|---|---|---|---|",
            *below,
            "",
        ]
    told = "\n".join(lines)
    return f"{head}{BEGIN}\n\n{told}\n{END}{tail}"


def rows_of(page: str) -> dict[tuple[str, str], str]:
    """Return the rows of a page by their heading and first two cells."""
    found: dict[tuple[str, str], str] = {}
    title = ""
    for line in page.splitlines():
        if line.startswith("### "):
            title = line.removeprefix("### ")
        elif line.startswith("| "):
            cells = "|".join(line.split("|")[:3]) + "|"
            found[title, cells] = line
    return found
