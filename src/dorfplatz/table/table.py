"""A match: whoever acts is checked once, here; chance plays in between; all is in the log."""

from collections.abc import Iterable, Sequence

from dorfplatz.engine.asking import prompt, why_not
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import BadSeats, NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal, Note
from dorfplatz.engine.options import Options, Value
from dorfplatz.engine.people import Windows
from dorfplatz.engine.perspective import Perspective, perspective
from dorfplatz.engine.prompt import Phrase, Prompt, Reason, Said
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.engine.standing import Standing
from dorfplatz.table.check import Move, checked, move_of
from dorfplatz.table.fairness import Nonces, draw, fresh_seed, seal, stream_key
from dorfplatz.table.foresight import Foreseen, foresee, reveals
from dorfplatz.table.leaving import deserted, without
from dorfplatz.table.log import RESIGNS, Entry, Line, Moment
from dorfplatz.table.opening import opening


class Table:
    """One match of one game, from the beginning or from a position."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options | None = None,
        seed: bytes | None = None,
        version: int | None = None,
        nonces: Nonces | None = None,
        position: str | None = None,
    ) -> None:
        if nonces is not None and len(nonces) != seats:
            raise BadSeats("error-nonces", {"found": len(nonces), "seats": seats})
        self.game = game
        self.seats = seats
        self.version = game.rules_version if version is None else version
        self.options: dict[str, Value] = game.settle(seats, options, self.version)
        self.seed = seed if seed is not None else fresh_seed()
        self.nonces = None if nonces is None else list(nonces)
        self._key = stream_key(self.seed, self.nonces)
        self.log: list[Entry] = []
        self.resigned: list[int] = []
        self._early: dict[int, Move] = {}
        self.begun_from = position
        self.from_start = position is None  # the log tells all that ever happened
        self._state = opening(game, seats, options, self.version, position)
        self._before: list[object] = []
        self._go_on()

    # -- Questions -----------------------------------------------------------------

    @property
    def seal(self) -> str:
        """What everybody may know of the seed from the start."""
        return seal(self.seed)

    @property
    def over(self) -> bool:
        """Whether the match has ended, by the rules or because at most one seat is left."""
        return self.turn == int(OVER)

    @property
    def turn(self) -> int:
        """The seat that is to decide, ``CHANCE`` or ``OVER``."""
        if self.resigned and self._deserted:
            return int(OVER)
        return int(self.game.rules.turn(self._state))

    @property
    def waiting(self) -> list[int]:
        """Every seat that may decide now and has not done so."""
        if self.resigned and self._deserted:
            return []
        return [seat for seat in self.game.rules.waiting(self._state) if seat not in self._early]

    @property
    def decided(self) -> list[int]:
        """Seats whose secret choice is made but not carried out yet: that, not what."""
        return sorted(self._early)

    @property
    def _deserted(self) -> bool:
        return deserted(self.seats, self.resigned)

    def view(self, viewer: int | None) -> object:
        """Return what a seat or a spectator may know."""
        self._check_viewer(viewer)
        return self.game.knowledge.view(self._state, viewer)

    def own_parts(self, public: object, seat: int) -> dict[str, object] | None:
        """Return where a seat's view differs from the spectators', if the game tells."""
        self._check_viewer(seat)
        return self.game.knowledge.own_parts(self._state, public, seat)

    def prompt(self, viewer: int | None) -> Prompt:
        """Return what a seat is asked."""
        self._check_viewer(viewer)
        if viewer in self._early:
            return Prompt(viewer, Phrase("ask-chosen"))
        if self._deserted:
            return Prompt(viewer, Phrase("ask-deserted"))
        return prompt(self.game, self._state, viewer)

    def facts(self, viewer: int | None) -> object | None:
        """Return what a decision needs and the rules know, as far as a viewer may know it."""
        self._check_viewer(viewer)
        return self.game.people.facts(self._state, viewer)

    def story(self) -> Sequence[object] | None:
        """Return the match so far as chapters to be read, of what everybody was told."""
        said = [note.for_viewer(None) for entry in self.log for note in entry.events]
        return self.game.people.story([phrase for phrase in said if phrase is not None])

    def windows(self, seat: int) -> Windows | None:
        """Return which standing orders a seat may leave now, if the game knows any."""
        self._check_viewer(seat)
        return None if self.over else self.game.people.windows(self._state, seat)

    def describe(self, viewer: int | None) -> list[Said]:
        """Return the position in sentences, as a viewer knows it."""
        return self.game.people.describe_as(self.view(viewer), self.options)

    def past(self, viewer: int | None, at: int) -> tuple[int, Prompt, object, object | None]:
        """Return turn, sentence, view and facts as they were when the log had ``at`` entries.

        Nobody can act in the past, so there are no options and the sentence is the spectators'.
        """
        self._check_viewer(viewer)
        state = self._state_at(at)
        gone = [entry.seat for entry in self.log[:at] if entry.code is None]
        ended = deserted(self.seats, gone)
        sentence = Phrase("ask-deserted") if ended else prompt(self.game, state, None).sentence
        turn = OVER if ended else self.game.rules.turn(state)
        view = self.game.knowledge.view(state, viewer)
        return int(turn), Prompt(viewer, sentence), view, self.game.people.facts(state, viewer)

    def moment(self, at: int) -> Moment:
        """Return everything there was when the log had ``at`` entries, never for players."""
        state = self.game.rules.copy(self._state_at(at))
        log = tuple(self.log[:at])
        gone = tuple([entry.seat for entry in log if entry.code is None])
        return Moment(state, log, tuple(self._before[:at]), gone, self.from_start)

    def moves_so_far(self) -> list[tuple[int, int]]:
        """Return seat and code of every move, as it was; nothing where only a part is known."""
        if not self.from_start:
            return []
        return [(entry.seat, entry.code) for entry in self.log if entry.code is not None]

    def perspective(self, seat: int) -> Perspective[object, object, object]:
        """Return what a bot on that seat may use."""
        self._check_viewer(seat)
        return perspective(self.game, self._state, seat, self.moves_so_far())

    def lines(self, viewer: int | None, since: int = 0) -> list[Line]:
        """Return the log from entry ``since`` + 1 on, as a viewer may know it now."""
        self._check_viewer(viewer)
        return [self._line(entry, viewer) for entry in self.log[since:]]

    def line(self, index: int, viewer: int | None) -> Line:
        """Return one line of the log, as a viewer may know it now."""
        self._check_viewer(viewer)
        return self._line(self.log[index], viewer)

    def open_line(self, index: int) -> Line | None:
        """Return a line of the log if whoever reads its move may read the rest of it too."""
        entry = self.log[index]
        if any(event.audience is not None for event in entry.events):
            return None
        said = tuple([Phrase(event.key, event.args) for event in entry.events])
        return Line(entry.number, entry.seat, entry.text, said)

    def texts(self, indexes: Iterable[int], viewer: int | None) -> list[str]:
        """Return the moves of some lines of the log, as a viewer may know them now."""
        log, state, told = self.log, self._state, self.game.notation.text_for
        return [
            entry.text if entry.action is None else told(state, entry.seat, entry.action, viewer)
            for entry in [log[index] for index in indexes]
        ]

    def standing(self) -> Standing:
        """Return points and ranks; who left the table comes last, who left first comes very last.

        Before the end this may tell secrets (whose clan scored?): it is for those who know all.
        """
        return without(self.game.rules.standing(self._state), self.resigned)

    def position(self) -> str:
        """Return the true position as text; for records and analysis, never for players."""
        return self.game.notation.write_position(self._state)

    def preview(self, seat: int, text: str) -> object | None:
        """Return what a seat would see after its move, or None where that is not certain."""
        return self.foresee(seat, text).view

    def foresee(self, seat: int, text: str) -> Foreseen:
        """Return what a move would lead to, as far as the seat can know it."""
        self._check_viewer(seat)
        code = checked(self.game, self._state, seat, text).code
        if seat != self.turn:  # what a choice among several at once leads to depends on the others
            return Foreseen(None, False)
        return foresee(self.game, self._state, seat, code, len(self.log))

    def why_not(self, seat: int, text: str) -> Reason | None:
        """Return what forbids a move to a seat, or None if it is possible."""
        self._check_viewer(seat)
        return why_not(self.game, self._state, seat, self.game.notation.read(text))

    def why_not_picks(self, seat: int, picks: Sequence[str]) -> Reason | None:
        """Return what forbids what a seat points at, or None if it is possible or means nothing."""
        self._check_viewer(seat)
        action = self.game.people.meant(self.game.knowledge.view(self._state, seat), seat, picks)
        return None if action is None else why_not(self.game, self._state, seat, action)

    # -- Acting -------------------------------------------------------------------

    def act(self, seat: int, text: str, said: Phrase | None = None) -> list[Entry]:
        """Read, check and carry out a move, let chance play, and return the new entries.

        ``said`` is told in the log beside what the move leads to. A refused move raises and
        changes nothing.
        """
        self._check_viewer(seat)
        if self.over:
            raise NotPossible("error-over")
        if seat in self._early:
            raise NotPossible("error-chosen")
        move = checked(self.game, self._state, seat, text)
        begin = len(self.log)
        if seat == self.turn or self._leaves(seat, move):
            self._apply(seat, move, said)
            self._go_on()
        else:
            self._early[seat] = move
        return self.log[begin:]

    def resign(self, seat: int) -> list[Entry]:
        """Let a seat leave; the rules of the game say what follows, or else it ranks last."""
        self._check_viewer(seat)
        if self.over:
            raise NotPossible("error-over")
        if seat in self.resigned:
            raise NotPossible("error-resigned")
        begin = len(self.log)
        if self.game.rules.resigns:
            action = self.game.rules.resignation(self._state, seat)
            if action is None:
                raise NotPossible("error-resigned")
            self._early.pop(seat, None)
            self._apply(seat, move_of(self.game, int(self.game.notation.encode(action))))
            self._go_on()
        else:
            self.resigned.append(seat)
            self._before.append(self.game.rules.copy(self._state))
            event = Note(Phrase("resigned", {"seat": f"seat:{seat}"}))
            self.log.append(Entry(len(self.log) + 1, seat, None, RESIGNS, (event,)))
        return self.log[begin:]

    def undo(self, seat: int) -> None:
        """Take back the last decision of a seat, if nobody moved and nothing was revealed since."""
        self._check_viewer(seat)
        if seat in self._early:
            del self._early[seat]
            return
        problem = self._undo_problem(seat)
        if problem is not None:
            raise NotPossible(problem)
        self._back_to(self._last_decision())

    def may_undo(self, seat: int) -> bool:
        """Say whether ``undo`` would work for a seat."""
        return seat in self._early or self._undo_problem(seat) is None

    # -- How it works ---------------------------------------------------------------

    def _check_viewer(self, viewer: int | None) -> None:
        if viewer is not None and not (type(viewer) is int and 0 <= viewer < self.seats):
            raise BadSeats("error-seat", {"seat": str(viewer)})

    def _state_at(self, at: int) -> object:
        if not 0 <= at <= len(self.log):
            raise NotPossible("error-past", {"at": at, "most": len(self.log)})
        return self._before[at] if at < len(self.log) else self._state

    def _leaves(self, seat: int, move: Move) -> bool:
        """Say whether an action is the way out, which is open at any time."""
        rules = self.game.rules
        return rules.resigns and rules.resignation(self._state, seat) == move.action

    def _go_on(self) -> None:
        """Let chance play, and carry out early choices, until somebody has to decide."""
        while not self.over:
            turn = self.turn
            if turn == CHANCE:
                drawn = draw(self.game, self._state, self._key, len(self.log) + 1)
                self._apply(turn, move_of(self.game, drawn))
            elif turn in self._early:
                move = self._early.pop(turn)
                codes = Codes()
                self.game.rules.legal(self._state, codes)
                if not codes.has(move.code):  # somebody left, say: the seat is asked again
                    return
                self._apply(turn, move)
            else:
                return

    def _apply(self, seat: int, move: Move, said: Phrase | None = None) -> None:
        self._before.append(self.game.rules.copy(self._state))
        journal = Journal()
        self.game.rules.apply(self._state, move.code, journal)
        notes = tuple(journal.take())
        if said is not None:
            notes = (Note(said), *notes)
        number = len(self.log) + 1
        self.log.append(Entry(number, seat, move.code, move.text, notes, move.action))

    def _line(self, entry: Entry, viewer: int | None) -> Line:
        told = tuple([phrase for event in entry.events if (phrase := event.for_viewer(viewer))])
        return Line(entry.number, entry.seat, self._text(entry, viewer), told)

    def _text(self, entry: Entry, viewer: int | None) -> str:
        if entry.action is None:
            return entry.text
        return self.game.notation.text_for(self._state, entry.seat, entry.action, viewer)

    def _last_decision(self) -> int:
        """Return the index of the last entry that was not chance, or -1."""
        for index in range(len(self.log) - 1, -1, -1):
            if self.log[index].seat >= 0:
                return index
        return -1

    def _undo_problem(self, seat: int) -> str | None:
        index = self._last_decision()
        if index < 0:
            return "error-undo-nothing"
        if self.log[index].seat != seat or self.log[index].code is None:
            mine = any(entry.seat == seat for entry in self.log)
            return "error-undo-others" if mine else "error-undo-nothing"
        if any(self._reveals(i) for i in range(index, len(self.log))):
            return "error-undo-revealed"
        return None

    def _reveals(self, index: int) -> bool:
        """Say whether an entry told anybody something that could not be known before."""
        after = self._before[index + 1] if index + 1 < len(self._before) else self._state
        return reveals(self.game, self.seats, self.log[index], self._before[index], after)

    def _back_to(self, index: int) -> None:
        self._state = self._before[index]
        del self._before[index:]
        del self.log[index:]


def replay(
    game: AnyGame,
    seats: int,
    options: Options,
    seed: bytes,
    log: Sequence[Entry],
    version: int | None = None,
    nonces: Nonces | None = None,
) -> Table:
    """Return a table on which exactly these entries were played."""
    table = Table(game, seats, options, seed, version, nonces)
    for entry in log:
        if entry.seat >= 0 and entry.number > len(table.log):
            if entry.code is None:
                table.resign(entry.seat)
            else:
                table.act(entry.seat, entry.text)
    return table
