"""Bots of one's own, and tournaments, from Python."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from dorfplatz.bots import check_bot_name
from dorfplatz.bots.registry import register
from dorfplatz.engine.options import Value
from dorfplatz.extras import needed
from dorfplatz.library.box import Box, game
from dorfplatz.library.saying import saying

if TYPE_CHECKING:
    from dorfplatz.research.arena import Duel, Line
    from dorfplatz.research.match import Outcome

F = TypeVar("F", bound=Callable[..., Any])
COMMAND = "cmd:"


def bot(name: str) -> Callable[[F], F]:
    """Make a class or a function known as a bot of that name, for arena, terminal and server.

    A class is made with a seed and has ``choose(perspective)``; a function takes the perspective.
    What is chosen may be a text, an action or a code.
    """

    def known(maker: F) -> F:
        register(name, maker)
        return maker

    return known


class Results:
    """What a tournament found out; ``print`` shows it as a table."""

    def __init__(self, report: dict[str, Any], outcomes: "Sequence[Outcome]") -> None:
        from dorfplatz.research.arena import duels, table_of  # noqa: PLC0415  # an extra

        self.report = report
        self.outcomes = tuple(outcomes)
        self.table: tuple[Line, ...] = tuple(table_of(outcomes))
        """How every bot did, the best rating first."""
        self.duels: tuple[Duel, ...] = tuple(duels(outcomes))
        """How every bot did against every other."""

    def rows(self) -> list[dict[str, Any]]:
        """Return the table as dictionaries, as data frames take them."""
        return [asdict(line) for line in self.table]

    def __iter__(self) -> "Iterator[Line]":
        return iter(self.table)

    def __len__(self) -> int:
        return len(self.outcomes)

    def __str__(self) -> str:
        width = max([3, *(len(line.bot) for line in self.table)])
        lines = [f"{'bot':{width}}  games  rating        wins    95 %             rank"]
        for line in self.table:
            lines.append(
                f"{line.bot:{width}}  {line.games:5}  {line.rating:5.1f} ± {2 * line.sigma:4.1f}  "
                f"{100 * line.share:5.1f} %  {100 * line.low:5.1f} – {100 * line.high:5.1f} %  "
                f"{line.rank:4.2f}"
            )
        return "\n".join(lines)


def arena(
    played: str | Box[Any, Any, Any],
    players: Sequence[str | Callable[..., Any]],
    games: int = 100,
    *,
    seats: int | None = None,
    seed: int = 1,
    jobs: int = 1,
    ms: int = 0,
    out: Path | None = None,
    **options: Value,
) -> Results:
    """Let bots play a tournament in rotating seats with common luck.

    ``players`` are names, or classes and functions as ``bot`` takes them. ``ms`` gives every move
    so many milliseconds; ``out`` is a file in which results are kept, to go on with later.
    """
    needed("The arena", "openskill", "msgspec")
    from dorfplatz.research import arena as research  # noqa: PLC0415  # an extra

    box = game(played) if isinstance(played, str) else played
    names = [player if isinstance(player, str) else introduced(player) for player in players]
    with saying(box.engine):
        settled = box.engine.settle(box._seats(seats), {**box.given, **options})
        for name in names:
            if not name.startswith(COMMAND):
                check_bot_name(name, box.engine)
        tournament = research.Tournament(
            box.id, tuple(dict.fromkeys(names)), box._seats(seats), games, seed, settled, ms
        )
        runner = research.one_by_one if jobs == 1 else research.side_by_side(jobs)
        outcomes = research.run(tournament, runner, out)
    return Results(research.report(tournament, outcomes), outcomes)


def introduced(maker: Callable[..., Any]) -> str:
    """Make a bot known by the name of its class or function, and return that."""
    name = maker.__name__
    register(name, maker)
    return name
