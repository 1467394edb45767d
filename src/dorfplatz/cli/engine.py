"""``dorfplatz engine``: the rules for programs in any language, JSON lines on stdin and stdout.

One request, one answer; see ``docs/protocol.md``. Nothing a request says can end the program.
"""

import json
import sys
from collections.abc import Callable
from typing import Any

import msgspec

import dorfplatz
from dorfplatz.bots import find_bot
from dorfplatz.cli.common import milliseconds
from dorfplatz.cli.requests import BadRequest, Request, argument, chosen, optional, parse
from dorfplatz.engine.asking import prompt, why_not
from dorfplatz.engine.errors import DorfplatzError, NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal, Note
from dorfplatz.engine.perspective import perspective
from dorfplatz.engine.play import perft
from dorfplatz.engine.rng import FastRng, KeyedRng, Rng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games import catalogue, find
from dorfplatz.table.check import checked
from dorfplatz.table.fairness import fresh_seed, seed_from
from dorfplatz.words import LANGUAGES, words

Answer = dict[str, Any]

MOST_POSITIONS = 1_000_000 if dorfplatz.COMPILED else 100_000
"""How many positions ``perft`` looks at: seconds, not minutes."""
DEEPEST = 1_000_000
"""Longer than any game, so counting deeper gives the same."""


class Internal(DorfplatzError):
    """A fault of the program itself; the game is as it was before the request."""

    code = "internal"


def command() -> None:
    """Answer requests on standard input, one JSON object a line."""
    session = Session()
    for raw in sys.stdin.buffer:  # bytes: JSON is UTF-8 whatever the locale says
        line = raw.decode("utf-8", "surrogateescape")
        if line.strip():
            sys.stdout.buffer.write(session.answer(line).encode() + b"\n")
            sys.stdout.buffer.flush()


class Session:
    """One program's conversation with the rules: at most one game at a time."""

    def __init__(self) -> None:
        self.game: AnyGame | None = None
        self.speaker: AnyGame | None = None  # in whose words an error is told
        self.state: object = None
        self.seats = 0
        self.rng: Rng = FastRng(0)
        self.history: list[object] = []
        self.played: list[tuple[int, int]] = []  # seat and code of every move since the beginning
        self.commands: dict[str, Callable[[Request], Answer]] = {
            "games": self.games,
            "new": self.new,
            "position": self.position,
            "legal": self.legal,
            "play": self.play,
            "draw": self.draw,
            "view": self.view,
            "prompt": self.prompt,
            "why_not": self.why_not,
            "standing": self.standing,
            "text": self.text,
            "undo": self.undo,
            "perft": self.perft,
            "bot": self.bot,
        }

    def answer(self, line: str) -> str:
        """Return the answer to one line as one line."""
        echo: Answer = {}
        self.speaker = self.game
        try:
            request = parse(line)
            if "id" in request:
                echo = {"id": request["id"]}
            do = request.get("do")
            if do is None:
                raise BadRequest("error-missing", {"name": "do"})
            if not isinstance(do, str) or do not in self.commands:
                known = ", ".join(self.commands)
                raise BadRequest("error-do", {"do": str(do)[:40], "known": known})
            reply: Answer = {**echo, "ok": True, **self.commands[do](request)}
        except DorfplatzError as error:
            reply = {**echo, "ok": False, "error": self.error(error)}
        except Exception as problem:  # whatever it is, the program goes on
            internal = Internal("error-internal", {"problem": type(problem).__name__})
            reply = {**echo, "ok": False, "error": self.error(internal)}
        return json.dumps(msgspec.to_builtins(reply), ensure_ascii=False)

    def error(self, error: DorfplatzError) -> Answer:
        """Return an error as an object: code, message, and the rule where there is one."""
        told: Answer = {"code": error.code, "message": words("en", self.speaker).error(error)}
        if error.rule is not None:
            told["rule"] = error.rule
        return told

    # -- Commands ----------------------------------------------------------------

    def games(self, request: Request) -> Answer:
        """List all games."""
        return {
            "games": [
                {
                    "id": game.id,
                    "title": game.title,
                    "seats": [game.min_seats, game.max_seats],
                    "rules_version": game.rules_version,
                    "options": {
                        choice.key: {
                            "values": list(choice.values),
                            "default": choice.values[0],
                            **({} if choice.low is None else {"range": [choice.low, choice.high]}),
                        }
                        for choice in game.choices
                    },
                }
                for game in catalogue().values()
            ]
        }

    def new(self, request: Request) -> Answer:
        """Start a game before anything was dealt."""
        game = find(argument(request, "game", str))
        state = game.start(argument(request, "seats", int), chosen(request))
        seed = request.get("seed")
        if seed is not None and type(seed) not in (str, int, float):
            raise BadRequest("error-argument", {"name": "seed", "kind": "number, text"})
        key = fresh_seed() if seed is None else seed_from(str(seed))
        self._begin(game, state, key)
        return self._turn()

    def position(self, request: Request) -> Answer:
        """Start from a position text."""
        game = find(argument(request, "game", str))
        seats = optional(request, "seats", int)
        if seats is not None:
            game.settle(seats, None)
        self.speaker = game
        text = argument(request, "text", str)
        state = game.notation.read_position(text, seats, chosen(request))
        self._begin(game, state, fresh_seed())
        return self._turn()

    def legal(self, request: Request) -> Answer:
        """List what whoever is to move may do, with weights for chance."""
        game = self._game()
        found: Answer = {**self._turn(), "moves": game.moves(self.state)}
        if game.rules.turn(self.state) == CHANCE:
            found["weights"] = game.rules.weights(self.state)
        return found

    def play(self, request: Request) -> Answer:
        """Play one move or several; if one is not legal, none is played."""
        game = self._game()
        moves = [argument(request, "move", str)] if "move" in request else None
        if moves is None:
            moves = argument(request, "moves", list)
        seat = optional(request, "seat", int)
        state = game.rules.copy(self.state)
        passed: list[object] = []
        done: list[tuple[int, int]] = []
        journal = Journal()
        for move in moves:
            if not isinstance(move, str):
                raise BadRequest("error-argument", {"name": "moves", "kind": "texts"})
            passed.append(game.rules.copy(state))
            mover = int(game.rules.turn(state)) if seat is None else self._seat(seat)
            code = self._allowed(game, state, mover, move)
            done.append((int(game.rules.turn(state)), code))
            game.rules.apply(state, code, journal)
        self.history += passed
        self.played += done
        self.state = state
        return {**self._turn(), "events": [told(event) for event in journal.take()]}

    def draw(self, request: Request) -> Answer:
        """Let chance play until a seat is to decide."""
        game = self._game()
        moves = []
        while game.rules.turn(self.state) == CHANCE:
            code = game.rules.draw(self.state, self.rng)
            after = game.rules.copy(self.state)
            game.rules.apply(after, code, Journal(False))
            moves.append(game.notation.write(game.notation.decode(code)))
            self.history.append(self.state)
            self.played.append((int(CHANCE), int(code)))
            self.state = after
        return {"moves": moves, **self._turn()}

    def view(self, request: Request) -> Answer:
        """Return what a seat, or a spectator, may know."""
        return {"view": self._game().knowledge.view(self.state, self._viewer(request))}

    def prompt(self, request: Request) -> Answer:
        """Return what a seat is asked."""
        asked = prompt(self._game(), self.state, self._viewer(request))
        return {"prompt": asked, "sentence": words("en", self.game).phrase(asked.sentence)}

    def why_not(self, request: Request) -> Answer:
        """Return the rule that forbids a move, or null if it is legal."""
        game = self._game()
        seat = optional(request, "seat", int)
        mover = int(game.rules.turn(self.state)) if seat is None else self._seat(seat)
        action = game.notation.read(argument(request, "move", str))
        reason = why_not(game, self.state, mover, action)
        if reason is None:
            return {"rule": None, "message": None, "legal": True}
        message = words("en", game).phrase(reason.phrase)
        return {"rule": reason.rule, "message": message, "at": reason.at, "legal": False}

    def standing(self, request: Request) -> Answer:
        """Return points and ranks, final or so far, with all secrets counted."""
        standing = self._game().rules.standing(self.state)
        return {
            "over": standing.over,
            "seats": [
                {
                    "seat": s.seat,
                    "points": s.points,
                    "rank": s.rank,
                    "breakdown": dict(s.breakdown),
                }
                for s in standing.seats
            ],
        }

    def text(self, request: Request) -> Answer:
        """Return the position as text."""
        return {"text": self._game().notation.write_position(self.state)}

    def undo(self, request: Request) -> Answer:
        """Take back the last move, whoever made it."""
        self._game()
        if not self.history:
            raise NotPossible("error-undo-nothing")
        self.state = self.history.pop()
        self.played.pop()
        return self._turn()

    def perft(self, request: Request) -> Answer:
        """Count the sequences of so many players' moves."""
        depth = argument(request, "depth", int)
        if depth < 0:
            raise BadRequest("error-argument", {"name": "depth", "kind": "0 .."})
        return {"nodes": perft(self._game(), self.state, min(depth, DEEPEST), MOST_POSITIONS)}

    def bot(self, request: Request) -> Answer:
        """Return the move a bot would play from the chair of whoever is to move."""
        game = self._game()
        seat = int(game.rules.turn(self.state))
        if seat < 0:
            raise NotPossible("error-over" if seat == OVER else "error-chance-first")
        seed = optional(request, "seed", int)
        bot = find_bot(
            argument(request, "bot", str),
            1 if seed is None else seed,
            game,
            milliseconds,
            self._budget(request),
            seats=self.seats,
        )
        seen = perspective(game, self.state, seat, self.played)
        code = bot.choose(seen)
        found: Answer = {"move": game.notation.write(game.notation.decode(code))}
        if optional(request, "explain", bool):
            why = bot.explain(seen, code)
            found["reasons"] = {
                lang: [words(lang, game).phrase(phrase) for phrase in why] for lang in LANGUAGES
            }
        return found

    def _budget(self, request: Request) -> dict[str, float]:
        """Return what a request says about ``ms`` and ``simulations``."""
        budget: dict[str, float] = {}
        for name in ("ms", "simulations"):
            value = optional(request, name, int)
            if value is not None:
                if value < 1:
                    raise BadRequest("error-argument", {"name": name, "kind": "1 .."})
                budget[name] = value
        return budget

    # -- How it works --------------------------------------------------------------

    def _begin(self, game: AnyGame, state: object, key: bytes) -> None:
        self.seats = len(game.rules.standing(state).seats)
        self.game = game
        self.state = state
        self.rng = KeyedRng(key, "engine")
        self.history = []
        self.played = []

    def _game(self) -> AnyGame:
        if self.game is None:
            raise BadRequest("error-no-game")
        return self.game

    def _turn(self) -> Answer:
        turn = int(self._game().rules.turn(self.state))
        return {"turn": "chance" if turn == CHANCE else "over" if turn == OVER else turn}

    def _viewer(self, request: Request) -> int | None:
        seat = optional(request, "seat", int)
        return None if seat is None else self._seat(seat)

    def _allowed(self, game: AnyGame, state: object, mover: int, move: str) -> int:
        """Return the code of a legal move; a seat may leave whoever is to move."""
        if game.rules.resigns:
            action = game.notation.read(move)
            for seat in range(self.seats):
                if game.rules.resignation(state, seat) == action:
                    return int(game.notation.encode(action))
        code = checked(game, state, mover, move).code
        turn = int(game.rules.turn(state))
        if mover != turn:  # a simultaneous choice; only a table can keep it until its turn comes
            raise NotPossible("error-seat-order", {"seat": str(turn)})
        return code

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise BadRequest("error-seat", {"seat": str(seat)})
        return seat


def told(event: Note) -> Answer:
    """Return an event as an object."""
    found: Answer = {"event": event.key, **event.args}
    if event.audience is not None:
        found["audience"] = event.audience
    return found
