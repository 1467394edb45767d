"""Garden Nation: legal actions as options with picks, for people."""

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.prompt import Arg, Option, Phrase, Prompt
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.garden_nation.actions import (
    Action,
    Build,
    ChangeTerritory,
    Demolish,
    MoveRoof,
    Next,
    Preparation,
    Raid,
    Secrets,
    decode,
)
from dorfplatz.games.garden_nation.material import BIT, DIRECTION_OF, FIELD_INDEX, TERRITORIES
from dorfplatz.games.garden_nation.notation import write
from dorfplatz.games.garden_nation.rules import can_build, chain, legal_for
from dorfplatz.games.garden_nation.state import NEXT, NOWHERE, REFILL, SECRETS, State, has_chosen


def prompt(state: State, seat: int | None) -> Prompt:
    """Ask a seat that may decide; tell the others whom they are waiting for."""
    if state.active == OVER:
        return Prompt(seat, Phrase("ask-over"))
    if state.active == CHANCE:
        return Prompt(seat, Phrase("ask-refill" if state.phase == REFILL else "ask-setup"))
    if state.phase == SECRETS:
        return _ask_secrets(state, seat)
    if seat is None or seat != state.active:
        return Prompt(seat, Phrase("ask-wait", {"seat": f"seat:{state.active}"}))
    if state.phase == NEXT:
        return Prompt(seat, Phrase("ask-next"), options(state, seat))
    return Prompt(seat, _ask_action(state, seat), options(state, seat), HINTS)


HINTS = {
    "field": Phrase("ask-field"),
    "do": Phrase("ask-do"),
    "pass": Phrase("ask-pass"),
    "ground": Phrase("ask-ground"),
    "claim": Phrase("ask-claim"),
    "from": Phrase("ask-from"),
    "to": Phrase("ask-to"),
}


def _ask_secrets(state: State, seat: int | None) -> Prompt:
    if seat is None or has_chosen(state, seat):
        missing = tuple(f"seat:{s}" for s in range(state.seats) if not has_chosen(state, s))
        return Prompt(seat, Phrase("ask-wait-secrets", {"seats": missing}))
    return Prompt(seat, Phrase("ask-secrets"), options(state, seat), {"keep": Phrase("ask-keep")})


def _ask_action(state: State, seat: int) -> Phrase:
    """Say where the action happens, and how many the turn still has."""
    args: dict[str, Arg] = {"left": int(state.left), "population": int(state.population[seat])}
    if not any(can_build(state, seat, territory) for territory in range(TERRITORIES)):
        return Phrase("ask-nowhere", args)  # GAR-5.7
    if state.crane == NOWHERE:
        return Phrase("ask-first", args)
    reached = chain(state, seat, state.crane)
    crane = int(state.crane)
    upwards = [(crane + step) % TERRITORIES for step in range(TERRITORIES)]
    onward = [territory for territory in upwards if reached & BIT[territory] != 0]
    args["territories"] = tuple(f"territory:{territory + 1}" for territory in onward)
    return Phrase("ask-action" if len(onward) == 1 else "ask-moved-on", args)


def options(state: State, seat: int) -> tuple[Option, ...]:
    """Return every legal move with what to point at."""
    codes = Codes()
    legal_for(state, seat, codes)
    moves = [decode(code) for code in codes.values()]
    claimable = {_unclaimed(move) for move in moves if _claim(move) is not None}
    return tuple(
        Option(write(move), picks(state, move, _unclaimed(move) in claimable)) for move in moves
    )


def picks(state: State, move: Action, claimable: bool) -> tuple[str, ...]:
    """Return what to point at, in order, to mean a move.

    After the field comes where it sends the crane, so that everybody sees it before choosing.
    """
    match move:
        case Secrets(first, second):
            return (f"keep:{first}", f"keep:{second}")
        case Next(seat):
            return (f"seat:{seat}",)
        case Build(field, ground, claim, preparation):
            laid = () if ground is None else (f"ground:{ground}",)
            taken = (f"claim:{claim or 'none'}",) if claimable else ()
            return (*_ruse(preparation), *_where(state, field), "do:build", *laid, *taken)
        case Demolish(field, preparation):
            return (*_ruse(preparation), *_where(state, field), "do:demolish")
        case Raid(field, claim):
            taken = (f"claim:{claim or 'none'}",) if claimable else ()
            return (*_where(state, field), "do:raid", *taken)
    return ("pass:action",)


def _where(state: State, field: str) -> tuple[str, str]:
    leads = int(state.layout.at[DIRECTION_OF[FIELD_INDEX[field]]])
    return (f"field:{field}", f"crane:{leads + 1}")


def _ruse(preparation: Preparation | None) -> tuple[str, ...]:
    match preparation:
        case None:
            return ()
        case ChangeTerritory():
            return ("ruse:change",)
        case MoveRoof(source, destination):
            return ("ruse:roof", f"from:{source}", f"to:{destination}")


def _claim(move: Action) -> str | None:
    return move.claim if isinstance(move, Build | Raid) else None


def _unclaimed(move: Action) -> Action:
    match move:
        case Build(field, ground, _, preparation):
            return Build(field, ground, None, preparation)
        case Raid(field, _):
            return Raid(field)
    return move
