"""Above and Below: what forbids an action: the point the game has come to, then its chapter."""

from typing import Final

from dorfplatz.engine.rules import Refusal
from dorfplatz.games.above_and_below.actions import (
    Action,
    Alternative,
    Answer,
    Build,
    Choose,
    Done,
    Exert,
    Explore,
    Harvest,
    Injure,
    Offer,
    Place,
    Recover,
    Renew,
    Sale,
    Train,
    Work,
)
from dorfplatz.games.above_and_below.rules.build import forbids_building
from dorfplatz.games.above_and_below.rules.explore import (
    forbids_alternative,
    forbids_exertion,
    forbids_exploration,
    forbids_injury,
    forbids_option,
)
from dorfplatz.games.above_and_below.rules.free import (
    forbids_offer,
    forbids_placing,
    forbids_renewal,
    forbids_sale,
)
from dorfplatz.games.above_and_below.rules.harvest import forbids_harvest
from dorfplatz.games.above_and_below.rules.recovery import forbids_recovery
from dorfplatz.games.above_and_below.rules.train import forbids_training
from dorfplatz.games.above_and_below.rules.work import forbids_work
from dorfplatz.games.above_and_below.state import (
    ANSWERING,
    APPLYING,
    EXERTING,
    FINAL,
    READING,
    RECOVERING,
    TURN,
    State,
)

TURN_GOES_ON: Final = Refusal("AAB-2.3", "not-done")
IN_A_TURN: Final = Refusal("AAB-2.3", "not-a-turn")
ANSWER_FIRST: Final = Refusal("AAB-8.2", "not-before-answer")
OPTION_FIRST: Final = Refusal("AAB-3.5", "not-before-option")
EXERTION_FIRST: Final = Refusal("AAB-3.11", "not-before-exertion")
EFFECT_FIRST: Final = Refusal("AAB-3.13", "not-before-effect")
RECOVERY_FIRST: Final = Refusal("AAB-9.13", "not-before-recovery")
INCOME_FIRST: Final = Refusal("AAB-9.10", "not-before-income")
SCORING_FIRST: Final = Refusal("AAB-12.1", "not-before-scoring")


def forbids(state: State, action: Action) -> Refusal | None:
    """Return the first thing that stands against an action of whoever is asked."""
    return forbids_now(state, action) or forbids_action(state, action)


def forbids_now(state: State, action: Action) -> Refusal | None:
    """Every point of the game asks for something, and for nothing else (chapter 5)."""
    phase = state.phase
    if phase == TURN:
        if isinstance(action, Done):
            return TURN_GOES_ON
        later = (Answer, Choose, Exert, Injure, Alternative, Recover)
        return IN_A_TURN if isinstance(action, later) else None
    if phase == ANSWERING:
        return None if isinstance(action, Answer) else ANSWER_FIRST
    if phase == READING:
        return None if isinstance(action, Choose) else OPTION_FIRST
    if phase == EXERTING:
        return None if isinstance(action, Exert) else EXERTION_FIRST
    if phase == APPLYING:
        return None if isinstance(action, (Injure, Alternative)) else EFFECT_FIRST
    if phase == RECOVERING:
        return None if isinstance(action, Recover) else RECOVERY_FIRST
    if isinstance(action, (Place, Done)):
        return None
    return SCORING_FIRST if phase == FINAL else INCOME_FIRST


def forbids_action(state: State, action: Action) -> Refusal | None:
    """Hand on to the chapter of the action; passing is always allowed (AAB-2.5, AAB-2.6)."""
    match action:
        case Place():
            return forbids_placing(state, action)
        case Sale():
            return forbids_sale(state, action)
        case Offer():
            return forbids_offer(state, action)
        case Renew():
            return forbids_renewal(state, action)
        case Explore():
            return forbids_exploration(state, action)
        case Build():
            return forbids_building(state, action)
        case Harvest():
            return forbids_harvest(state, action)
        case Train():
            return forbids_training(state, action)
        case Work():
            return forbids_work(state, action)
        case Choose():
            return forbids_option(state, action)
        case Exert():
            return forbids_exertion(state, action)
        case Injure():
            return forbids_injury(state, action)
        case Alternative():
            return forbids_alternative(state, action)
        case Recover():
            return forbids_recovery(state, action)
        case _:
            return None
