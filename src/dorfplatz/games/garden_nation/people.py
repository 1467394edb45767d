"""Garden Nation: what people are asked and told."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.people import Fault, People
from dorfplatz.engine.prompt import Arg, Option, Phrase, Prompt, Role, Said
from dorfplatz.engine.rules import CHANCE, Refusal
from dorfplatz.games.garden_nation.actions import (
    Action,
    Build,
    ChangeTerritory,
    Demolish,
    MoveRoof,
    Next,
    Pass,
    Preparation,
    Raid,
    Secrets,
)
from dorfplatz.games.garden_nation.describe import describe
from dorfplatz.games.garden_nation.facts import Facts, facts
from dorfplatz.games.garden_nation.faults import fault
from dorfplatz.games.garden_nation.lists import legal_for
from dorfplatz.games.garden_nation.material import KEPT, KIND_IDS
from dorfplatz.games.garden_nation.meaning import meant
from dorfplatz.games.garden_nation.rules.acting import carry_out, plain_reach
from dorfplatz.games.garden_nation.rules.building import can_build_anywhere
from dorfplatz.games.garden_nation.rules.turns import waiting
from dorfplatz.games.garden_nation.scoring import kept_points, population_points
from dorfplatz.games.garden_nation.state import (
    ACTION,
    NEXT,
    NO_KIND,
    NOWHERE,
    REFILL,
    SECRETS,
    State,
)
from dorfplatz.games.garden_nation.view import View

HINTS: Final = {
    "field": Phrase("ask-field"),
    "do": Phrase("ask-do"),
    "pass": Phrase("ask-pass"),
    "ground": Phrase("ask-ground"),
    "claim": Phrase("ask-claim"),
    "from": Phrase("ask-from"),
    "to": Phrase("ask-to"),
}
ROLES: Final = {
    "from": Role("field"),
    "to": Role("field"),
    "claim": Role("project"),
}
KEEP_HINTS: Final = {"keep": Phrase("ask-keep")}
KEEP_ROLES: Final = {"keep": Role("secret", "set")}
SILENT: Final = Journal(False)


@final
class GardenPeople(People[State, Action, View]):
    """The side of Garden Nation that people meet."""

    def wait(self, state: State, seat: int | None) -> Phrase | None:
        """Tell what is being drawn, who is still choosing, or whose turn it is."""
        if state.active == CHANCE:
            return Phrase("ask-refill" if state.phase == REFILL else "ask-setup")
        if state.phase == SECRETS:
            missing = tuple([f"seat:{other}" for other in waiting(state)])
            return Phrase("ask-wait-secrets", {"seats": missing})
        return None

    def ask(self, state: State, seat: int) -> Prompt:
        """Ask for two secret cards, for an action, or for the next player."""
        if state.phase == SECRETS:
            return Prompt(seat, Phrase("ask-secrets"), (), KEEP_HINTS, KEEP_ROLES)
        if state.phase == NEXT:
            return Prompt(seat, Phrase("ask-next"))
        return Prompt(seat, ask_action(state, seat), (), HINTS, ROLES)

    def picks(self, action: Action) -> tuple[str, ...]:
        """Return what to point at: a ruse if there is one, the field, what to do there, tags."""
        match action:
            case Secrets(first, second):
                return (f"keep:{first}", f"keep:{second}")
            case Next(seat):
                return (f"seat:{seat}",)
            case Build(field, ground, claim, preparation):
                laid = () if ground is None else (f"ground:{ground}",)
                return (*ruse(preparation), f"field:{field}", "do:build", *laid, *taken(claim))
            case Demolish(field, preparation):
                return (*ruse(preparation), f"field:{field}", "do:demolish")
            case Raid(field, claim):
                return (f"field:{field}", "do:raid", *taken(claim))
            case _:
                assert isinstance(action, Pass)
                return ("pass:action",)

    def meant(self, view: View, seat: int, picks: Sequence[str]) -> Action | None:
        """Return the action on the field that somebody points at."""
        return meant(view, seat, picks)

    def detailed(self, state: State, seat: int, options: list[Option]) -> list[Option]:
        """Return the actions with where the crane walks, what they cost and what they bring."""
        if state.phase != ACTION:
            return options
        codes = Codes()
        legal_for(state, seat, codes)
        now = purse(state, seat)
        return [
            weighed(state, seat, option, code, now) for option, code in zip(options, codes.values())
        ]

    def faults(self, state: State, seat: int, action: Action, refusal: Refusal) -> Fault:
        """Name the things at fault."""
        return fault(state, seat, action, refusal)

    def facts(self, state: State, viewer: int | None) -> Facts:
        """Return prices, ways, projects within reach and points as things stand."""
        return facts(state, viewer)

    def describe(self, view: View) -> list[Said]:
        """Return the position in sentences."""
        return describe(view)


def ask_action(state: State, seat: int) -> Phrase:
    """Say where the action happens, and how many the turn still has."""
    args: dict[str, Arg] = {"left": int(state.left), "population": int(state.population[seat])}
    if not can_build_anywhere(state, seat):
        return Phrase("ask-nowhere", args)  # GAR-5.7
    if state.crane == NOWHERE:
        return Phrase("ask-first", args)
    reach = plain_reach(state, seat)
    args["territories"] = tuple([f"territory:{territory + 1}" for territory in reach])
    return Phrase("ask-action" if len(reach) == 1 else "ask-moved-on", args)


def ruse(preparation: Preparation | None) -> tuple[str, ...]:
    """Return the picks of a ruse before the action."""
    match preparation:
        case None:
            return ()
        case ChangeTerritory():
            return ("ruse:change",)
        case MoveRoof(source, destination):
            return ("ruse:roof", f"from:{source}", f"to:{destination}")


def taken(claim: str | None) -> tuple[str, ...]:
    """Return the pick of a claim, a tag of the same action without it."""
    return () if claim is None else (f"claim:{claim}",)


# -- What an option costs and brings ---------------------------------------------------


def weighed(state: State, seat: int, option: Option, code: int, now: dict[str, int]) -> Option:
    """Return an option with its consequences, found by carrying it out on a copy."""
    after = state.copy()
    carry_out(after, seat, code, SILENT)
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    for name, amount in purse(after, seat).items():
        change = amount - now[name]
        if change < 0:
            cost[name] = -change
        elif change > 0:
            gain[name] = change
    shows = () if after.crane == NOWHERE else (f"crane:{after.crane + 1}",)
    return Option(option.move, option.picks, shows, cost, gain)


def purse(state: State, seat: int) -> dict[str, int]:
    """Return everything of a seat that an action can change, with its own secret points."""
    people = state.population[seat]
    held = {
        "population": int(people),
        "floors": int(state.floors[seat]),
        "ruses": int(state.ruses[seat]),
        "points": int(state.points[seat]),
        "track": int(population_points(people)),
    }
    for card in range(KEPT):
        kind = state.kept[seat * KEPT + card]
        if kind != NO_KIND:
            held[f"secret-{KIND_IDS[i64(kind)]}"] = int(kept_points(state, seat, card))
    return held
