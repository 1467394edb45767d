"""How an answer is put together: the options of a prompt are narrowed pick by pick.

A pick is the text ``role:thing``. The pages have the same chooser in TypeScript, and both are held
to ``tests/vectors/chooser.json``.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from dorfplatz.engine.prompt import Option, Role

SEQUENCE: Final = 0
"""Picks of one role after the other, as they stand in the option: most have a single one."""
SET: Final = 1
"""Picks of one role in any order."""
CONFIRMS: Final = 2
"""Says that nothing more is to be added."""


class Left:
    """What is left of the options once some things are picked."""

    def __init__(self, picked: Sequence[str]) -> None:
        self.picked = tuple(picked)
        self.remaining: list[Option] = []
        self.option: Option | None = None
        self.choices: dict[str, None] = {}
        self.possible: dict[str, None] = {}


class Chooser:
    """Narrows the options of a prompt by any pick that is still possible, for any input device.

    An option remains while it contains everything that was picked: sets in any order, the picks of
    any other role in their sequence, one role before another as one likes. Whoever picks in the
    order of the options is asked step by step; the only answer to a question is taken by itself,
    except for the very last confirmation.
    """

    def __init__(
        self, options: Sequence["Option"], roles: Mapping[str, "Role"] | None = None
    ) -> None:
        self.options = tuple(options)
        self.picked: list[str] = []
        self._roles: Mapping[str, Role] = {} if roles is None else roles
        self._having: dict[str, list[Option]] = {}
        for option in self.options:
            for pick in option.picks:
                self._having.setdefault(pick, []).append(option)
        self._form: dict[str, int] = {pick: self._form_of(pick) for pick in self._having}
        self._role: dict[str, str] = {pick: pick.partition(":")[0] for pick in self._having}
        self._known: Left | None = None

    # -- Questions -------------------------------------------------------------------

    @property
    def remaining(self) -> tuple["Option", ...]:
        """The options that contain what was picked."""
        return tuple(self._left().remaining)

    @property
    def choices(self) -> tuple[str, ...]:
        """What is asked next: the earliest open step, in the order of the options."""
        return tuple(self._left().choices)

    @property
    def possible(self) -> tuple[str, ...]:
        """Everything that can be picked now, whichever end comes first."""
        return tuple(self._left().possible)

    @property
    def option(self) -> "Option | None":
        """The option that a confirmation would take now, if one is complete."""
        return self._left().option

    @property
    def move(self) -> str | None:
        """The move that a confirmation would send now, if one is complete."""
        option = self._left().option
        return None if option is None else option.move

    @property
    def settled(self) -> bool:
        """Whether the complete move is the only one left, so that nothing could be added."""
        left = self._left()
        return left.option is not None and len(left.remaining) == 1

    @property
    def tags(self) -> tuple[str, ...]:
        """What larger options add to the complete one: a claim, a change of territory."""
        left = self._left()
        if left.option is None:
            return ()
        whole = self._substance(left.option)
        found: dict[str, None] = {}
        for option in left.remaining:
            if option is not left.option and whole <= self._substance(option):
                for pick in option.picks:
                    if pick in left.possible and pick not in whole and self._form[pick] == SEQUENCE:
                        found[pick] = None
        return tuple(found)

    @property
    def ticks(self) -> tuple[str, ...]:
        """The picks of sets that can be ticked or unticked now, in the order of the options."""
        possible = self._left().possible
        return tuple(
            [
                pick
                for pick, form in self._form.items()
                if form == SET and (pick in possible or pick in self.picked)
            ]
        )

    def thing_of(self, pick: str) -> str:
        """Return what a pick points at: ``from:A1`` means ``territory:A1``."""
        role, _, thing = pick.partition(":")
        declared = self._declared(pick)
        return f"{role if declared is None else declared.kind}:{thing}"

    def by_thing(self, thing: str) -> tuple[str, ...]:
        """Return the picks with which a thing could be meant.

        Those that are possible now or would untick it, or else those of a new start.
        """
        meant = [pick for pick in self._having if self.thing_of(pick) == thing]
        possible = self._left().possible
        now = [p for p in meant if p in possible or (self._form[p] == SET and p in self.picked)]
        return tuple(now or meant)

    # -- Picking -----------------------------------------------------------------------

    def pick(self, choice: str) -> None:
        """Take one of ``possible``; forced picks after it follow by themselves."""
        if choice not in self._left().possible:
            raise KeyError(choice)
        self.picked.append(choice)
        while forces(self._left()):
            self.picked.extend(self._left().choices)

    def replace(self, choice: str) -> bool:
        """Take a pick that may belong to an earlier step, and say whether it was ever offered.

        What was picked there is replaced and what came after it is forgotten, except for sets as
        far as they still fit. A tick or a tag that is picked again is taken back.
        """
        before = list(self.picked)
        if choice in before and (self._form[choice] == SET or self._is_tag(choice)):
            return self.drop(choice)
        for depth in range(len(before), -1, -1):
            self.picked = before[:depth]
            if choice in self._left().possible:
                self.pick(choice)
                for later in before[depth:]:
                    if self._form[later] == SET and later in self._left().possible:
                        self.pick(later)
                return True
        self.picked = before
        return False

    def drop(self, pick: str) -> bool:
        """Take one pick back, wherever it stands, and say whether it was there."""
        if pick not in self.picked:
            return False
        self._take(one for one in self._real() if one != pick)
        return True

    def take(self, move: str) -> bool:
        """Pick everything that means a move, and say whether there is such an option."""
        for option in self.options:
            if option.move == move:
                self.picked = list(option.picks)
                return True
        return False

    def back(self) -> bool:
        """Undo the last real pick and say whether there was one."""
        if not self.picked:
            return False
        self.picked.pop()
        while self.picked and forces(self._left()):
            self.picked.pop()
        return True

    def restart(self) -> None:
        """Undo everything that was picked."""
        self.picked = []

    # -- How it works --------------------------------------------------------------------

    def _declared(self, pick: str) -> "Role | None":
        own = self._roles.get(pick)
        return self._roles.get(pick.partition(":")[0]) if own is None else own

    def _form_of(self, pick: str) -> int:
        declared = self._declared(pick)
        if declared is None:
            return SEQUENCE
        if declared.confirms:
            return CONFIRMS
        return SET if declared.many == "set" else SEQUENCE

    def _substance(self, option: "Option") -> set[str]:
        """Return the picks of an option without those that only confirm."""
        return {pick for pick in option.picks if self._form[pick] != CONFIRMS}

    def _is_tag(self, pick: str) -> bool:
        """Say whether an option was complete without a pick that was taken."""
        rest = {one for one in self.picked if one != pick and self._form[one] != CONFIRMS}
        return any(self._substance(option) == rest for option in self.options)

    def _real(self) -> list[str]:
        """Return what was picked, without what followed by itself."""
        return [
            pick
            for depth, pick in enumerate(self.picked)
            if depth == 0 or not forces(self._look(self.picked[:depth]))
        ]

    def _take(self, picks: Iterable[str]) -> None:
        """Start anew with as many of some picks as are possible."""
        wanted = list(picks)
        self.picked = []
        for pick in wanted:
            if pick in self._left().possible:
                self.pick(pick)

    def _left(self) -> Left:
        known = self._known
        if known is None or known.picked != tuple(self.picked):
            known = self._known = self._look(self.picked)
        return known

    def _look(self, picked: Sequence[str]) -> Left:
        """Work out what is left after some picks."""
        left = Left(picked)
        remaining = self._containing(picked)
        left.remaining = remaining
        taken = set(picked)
        direct: list[Option] = []
        for option in remaining:
            if self._in_order(option, taken):
                direct.append(option)
            for pick in self._next(option, taken):
                left.possible[pick] = None
        asked = direct or remaining
        for option in asked:
            for pick in self._first(option, taken):
                left.choices[pick] = None
        left.option = self._complete(asked, taken)
        return left

    def _containing(self, picked: Sequence[str]) -> list["Option"]:
        """Return the options that contain some picks, the rarest of them looked up."""
        if not picked:
            return list(self.options)
        found = [self._having.get(pick, []) for pick in picked]
        fewest = min(found, key=len)
        sequences: dict[str, list[str]] = {}
        sets: set[str] = set()
        confirmed = False
        for pick in picked:
            form = self._form.get(pick)
            if form == SEQUENCE:
                sequences.setdefault(self._role[pick], []).append(pick)
            elif form == SET:
                sets.add(pick)
            else:
                confirmed = True
        substance = len(picked) - int(confirmed)
        return [
            option
            for option in fewest
            if self._contains(option, sequences, sets)
            and (not confirmed or len(self._substance(option)) == substance)
        ]

    def _contains(self, option: "Option", sequences: dict[str, list[str]], sets: set[str]) -> bool:
        """Say whether an option begins each sequence as it was picked and has all of the sets."""
        matched = 0
        counted: dict[str, int] = {}
        for pick in option.picks:
            if self._form[pick] == SEQUENCE:
                role = self._role[pick]
                taken = sequences.get(role)
                if taken is not None:
                    at = counted.get(role, 0)
                    counted[role] = at + 1
                    if at < len(taken):
                        if taken[at] != pick:
                            return False
                        matched += 1
            elif pick in sets:
                matched += 1
        wanted = len(sets)
        for taken in sequences.values():
            wanted += len(taken)
        return matched == wanted

    def _in_order(self, option: "Option", taken: set[str]) -> bool:
        """Say whether nothing but sets was left open before something that was picked."""
        skipped = False
        for pick in option.picks:
            form = self._form[pick]
            if pick in taken:
                if skipped and form != CONFIRMS:
                    return False
            elif form == SEQUENCE:
                skipped = True
        return True

    def _next(self, option: "Option", taken: set[str]) -> list[str]:
        """Return what could be picked next of an option, at any end."""
        found: list[str] = []
        begun: set[str] = set()
        confirming: list[str] = []
        for pick in option.picks:
            if pick in taken:
                continue
            form = self._form[pick]
            if form == CONFIRMS:
                confirming.append(pick)
            elif form == SET:
                found.append(pick)
            elif self._role[pick] not in begun:
                begun.add(self._role[pick])
                found.append(pick)
        return found or confirming

    def _first(self, option: "Option", taken: set[str]) -> list[str]:
        """Return the earliest open step of an option; sets beside each other are one step."""
        found: list[str] = []
        confirming: list[str] = []
        for pick in option.picks:
            if pick in taken:
                continue
            form = self._form[pick]
            if form == CONFIRMS:
                confirming.append(pick)
            elif form == SET:
                found.append(pick)
            else:
                return found or [pick]
        return found or confirming

    def _complete(self, asked: Sequence["Option"], taken: set[str]) -> "Option | None":
        """Return the option that has nothing left open, or else the only one."""
        for option in asked:
            if all(p in taken or self._form[p] == CONFIRMS for p in option.picks):
                return option
        return asked[0] if len(asked) == 1 and taken else None


def forces(left: Left) -> bool:
    """Say whether there is a single answer to what is asked next."""
    return left.option is None and len(left.choices) == 1
