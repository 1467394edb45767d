"""What a bot is: something that chooses an action from its own chair."""

from mypy_extensions import i64, mypyc_attr

from dorfplatz.bots.reasons import reasons
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.prompt import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal actions of a perspective."""

    def choose(self, seen: Perspective[object, object, object]) -> i64:
        """Return the code of the action to play."""
        raise NotImplementedError

    def explain(self, seen: Perspective[object, object, object], code: i64) -> list[Phrase]:
        """Return the main reasons for a move just chosen, for people who may know this seat's."""
        return reasons(seen, int(code))
