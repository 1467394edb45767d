"""Levels: named strengths of the search, from a first evening to a master, as data.

A game keeps its own in ``levels.json``; a game without gets those beside this file. A level is a
set of search settings. Behind a colon a name may change some of them:
``master:simulations=500,playout=2``.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any, Final

from mypy_extensions import i64

from dorfplatz.bots.bot import Bot
from dorfplatz.bots.greedy import Greedy
from dorfplatz.bots.mcts import Search
from dorfplatz.bots.policy import policy_of
from dorfplatz.bots.random import Random
from dorfplatz.bots.registry import made, registered
from dorfplatz.bots.settings import Settings
from dorfplatz.bots.temper import Temper, personalities
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.insight import Insight
from dorfplatz.kit.material import load

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": Random, "greedy": Greedy}
"""The bots that need no level; each is made with a seed."""

LEVELS: Final = ("first-evening", "casual", "regular", "strong", "master")
"""The names of the levels, the weakest first; every game has all of them."""

ADVISER: Final = "adviser"
"""Gives hints: thinks as the master does, without noise, and not for long."""
ADVICE_MS: Final = 600

Clock = Callable[[], float]
"""Answers milliseconds; bots read no clock of their own."""


def levels(game: AnyGame | None, seats: int) -> dict[str, Settings]:
    """Return the levels of a game, the weakest first, as they play at a table of so many seats."""
    own = as_written(game)
    return {name: changed(Settings(), numbers(own[name], seats)) for name in LEVELS}


def as_written(game: AnyGame | None) -> Mapping[str, Mapping[str, Any]]:
    """Return the levels of a game as its file has them."""
    own: Mapping[str, Mapping[str, Any]] = {}
    if game is not None:
        try:
            own = load(game.package, "levels.json")["levels"]
        except FileNotFoundError:
            own = {}
    return own or load("dorfplatz.bots", "levels.json")["levels"]


def numbers(level: Mapping[str, Any], seats: int) -> dict[str, float]:
    """Return the settings of a level; among more than two those of a ``crowd`` come on top."""
    usual = {key: value for key, value in level.items() if key not in ("blind", "crowd")}
    return {**usual, **level.get("crowd", {})} if seats > 2 else usual


def eyes(game: AnyGame | None, level: str) -> Insight[object] | None:
    """Return how a level sees positions: blind to what beginners overlook, if it is a low one.

    None: as everybody does.
    """
    overlooked = as_written(game).get(level, {}).get("blind", [])
    insight = game.fresh_insight() if game is not None and overlooked else None
    if insight is not None:
        for name in overlooked:
            insight.weights[i64(insight.features.index(name))] = 0.0
    return insight


def bot_names() -> list[str]:
    """Return the names of all bots: those without a level, the levels, then those of others."""
    return [*BOTS, *LEVELS, *registered()]


def find_bot(
    name: str,
    seed: int,
    game: AnyGame | None = None,
    clock: Clock | None = None,
    budget: Mapping[str, float] | None = None,
    *,
    seats: int,
) -> Bot:
    """Return a new bot of that name; ``budget`` may set ``ms`` (with a clock) or ``simulations``.

    A budget takes the place of the level's own; bots without a level need none. Some levels think
    otherwise where more than two ``seats`` play.
    """
    plain, _, written = name.partition(":")
    if plain in BOTS and not written:
        return BOTS[plain](seed)
    tempers = personalities(game)
    if plain in tempers and not written:
        return Temper(seed, tempers[plain])
    if plain not in LEVELS and plain != ADVISER:
        own = made(name, seed)
        if own is not None:
            return own
        raise NotPossible("error-bot", {"bot": str(name), "known": ", ".join(bot_names())})
    level = "master" if plain == ADVISER else plain
    settings = levels(game, seats)[level]
    if plain == ADVISER:
        settings = adviser(settings)
    settings = changed(settings, overridden(name, written))
    if budget:
        settings = budgeted(settings, budget)
    policy = policy_of(game) if game is not None and settings.policy > 0.0 else None
    return Search(seed, settings, clock, eyes(game, plain), policy)


def check_bot_name(name: str, game: AnyGame | None = None) -> None:
    """Refuse a name no bot has at a game, or settings that do not exist."""
    find_bot(name, 0, game, seats=2)


def adviser(master: Settings) -> Settings:
    """Return the settings of whoever gives hints."""
    return replace(master, noise=0.0, ms=min(master.ms or ADVICE_MS, ADVICE_MS))


def overridden(name: str, written: str) -> dict[str, float]:
    """Return the settings written behind a name."""
    known = [field.name for field in fields(Settings)]
    found: dict[str, float] = {}
    for part in written.split(",") if written else []:
        key, _, value = part.partition("=")
        try:
            found[key] = float(value)
        except ValueError:
            key = ""
        if key not in known:
            raise NotPossible("error-bot-setting", {"bot": name, "known": ", ".join(known)})
    return found


def budgeted(settings: Settings, budget: Mapping[str, float]) -> Settings:
    """Return settings with another budget: time alone, simulations alone, or both."""
    ms = int(budget.get("ms", 0))
    simulations = int(budget.get("simulations", 0))
    if ms > 0 and simulations == 0:
        simulations = ENDLESS
    return replace(settings, ms=ms, simulations=simulations or settings.simulations)


ENDLESS: Final = 1_000_000_000


def changed(settings: Settings, values: Mapping[str, float]) -> Settings:
    """Return settings with some of them set anew, each as the kind of number it is."""
    kinds = {field.name: getattr(settings, field.name) for field in fields(Settings)}
    new: dict[str, Any] = {
        key: int(value) if isinstance(kinds[key], int) else float(value)
        for key, value in values.items()
    }
    return replace(settings, **new)
