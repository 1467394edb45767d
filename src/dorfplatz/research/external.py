"""Bots in any language: a program that answers JSON lines, see ``docs/bots.md``."""

import json
import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from typing import Any

import msgspec

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Options
from dorfplatz.table import Table
from dorfplatz.table.check import checked

PREFIX = "cmd:"
USUAL_MS = 5000
START_MS = 20_000
"""A program may need some time to start before its first answer."""


class Fault(Exception):
    """An external bot answered too late, not at all, or something that is not a legal move."""


def is_external(name: str) -> bool:
    """Say whether a name is a command line to start."""
    return name.startswith(PREFIX)


class External:
    """A running program on one seat of one game."""

    def __init__(
        self, name: str, game: AnyGame, seat: int, seats: int, options: Options, ms: int
    ) -> None:
        self.game = game
        self.seat = seat
        self.ms = ms or USUAL_MS
        self.process = subprocess.Popen(
            shlex.split(name.removeprefix(PREFIX)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            bufsize=1,
        )
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()
        self.heard = 0
        self.first = True
        with suppress(Fault):  # whoever has ended by now is found out when asked to move
            self._say(
                {
                    "do": "start",
                    "game": game.id,
                    "rules_version": game.rules_version,
                    "seat": seat,
                    "seats": seats,
                    "options": dict(options),
                    "ms": self.ms,
                }
            )

    def choose(self, table: Table) -> str:
        """Return the move the program answers, after making sure that it is legal."""
        news = table.lines(self.seat, self.heard)
        self.heard = len(table.log)
        prompt = table.prompt(self.seat)
        self._say(
            {
                "do": "choose",
                "seat": self.seat,
                "view": table.view(self.seat),
                "moves": [option.move for option in prompt.options],
                "log": [{"seat": line.seat, "move": line.text} for line in news],
                "ms": self.ms,
            }
        )
        answer = self._answer()
        move = answer.get("move")
        if not isinstance(move, str):
            raise Fault("the answer names no move")
        if move not in {option.move for option in prompt.options}:
            try:
                checked(self.game, table._state, self.seat, move)
            except DorfplatzError as error:
                raise Fault(f"{move[:60]} is not legal: {error}") from None
        return move

    def close(self) -> None:
        """Say that the game is over, and end the program if it does not end by itself."""
        pipe, heard = self.process.stdin, self.process.stdout
        assert pipe is not None and heard is not None
        with suppress(Fault):
            self._say({"do": "end"})
        with suppress(OSError):
            pipe.close()
        try:
            self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.listener.join()
        heard.close()

    def _say(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        line = json.dumps(msgspec.to_builtins(message), ensure_ascii=False)
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError:
            raise Fault("the program has ended") from None

    def _answer(self) -> dict[str, Any]:
        patience = self.ms + (START_MS if self.first else 0)
        self.first = False
        try:
            line = self.lines.get(timeout=patience / 1000)
        except queue.Empty:
            raise Fault(f"no answer within {self.ms} ms") from None
        if line is None:
            raise Fault("the program has ended")
        try:
            answer = json.loads(line)
        except ValueError:
            raise Fault("the answer is not JSON") from None
        if not isinstance(answer, dict):
            raise Fault("the answer is not an object")
        return answer

    def _listen(self) -> None:
        assert self.process.stdout is not None
        try:
            for line in self.process.stdout:
                self.lines.put(line)
        except (OSError, ValueError):
            pass
        self.lines.put(None)
