"""Records: a match as readable text, with a hash chain that shows any change.

Tag lines first, then a numbered line for every move, chance (``*``) included, each with the first
digits of the chain; the last line closes the chain. After the end the seed is in the tags, and
everybody can draw again what chance drew; what the seats added to it is in the tags from the start,
and so is how the chairs were shuffled. A match that began from a position has it in the tags too.
The chain shows what was changed afterwards by somebody
who did not compute it anew; a draw cannot be forged even so, since the seal was known before.
"""

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from dorfplatz.engine.asking import why_not
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import BadPosition, BadRecord, DorfplatzError
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.engine.standing import Standing
from dorfplatz.table.fairness import (
    before,
    draw,
    read_nonces,
    read_places,
    seal,
    shuffled,
    stream_key,
    written_nonces,
    written_places,
)
from dorfplatz.table.leaving import deserted, without
from dorfplatz.table.log import RESIGNS
from dorfplatz.table.opening import opening
from dorfplatz.table.table import Table

FORMAT = "1"
SHOWN = 12
_TAG = re.compile(r"([A-Z][a-z]+): (.*)")
_MOVE = re.compile(r"\s*([1-9][0-9]{0,8})\. (\S+) (\S+(?: \S+)*)\s+\{([0-9a-f]{12})\}")
_CLOSE = re.compile(r"Chain: ([0-9a-f]{64})")
_UNCHAINED = ("Result", "Seed")  # known only at the end; moves and seal prove them
_NEEDED = ("Dorfplatz", "Game", "Rules", "Seats", "Options", "Seal", "Result")


@dataclass(frozen=True)
class Played:
    """One line of a record: who (a seat's name, ``*`` for chance), what, and the chain so far."""

    number: int
    who: str
    text: str
    link: str


@dataclass
class Record:
    """A match as it was written down."""

    tags: dict[str, str]
    moves: list[Played] = field(default_factory=list)
    chain: str = ""

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.tags["Game"]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.tags["Seats"])

    @property
    def version(self) -> int:
        """The version of the rules the match was played by."""
        rules = self.tags["Rules"]
        return int(rules) if re.fullmatch(r"[1-9][0-9]{0,5}", rules) else 0

    @property
    def options(self) -> dict[str, Value]:
        """The options the match was played with."""
        return dict(_option(word) for word in self.tags["Options"].split() if word != "-")

    @property
    def position(self) -> str | None:
        """The position the match began from; None: from the start."""
        return self.tags.get("Position")

    @property
    def seed(self) -> bytes | None:
        """The revealed seed; None before the end."""
        return bytes.fromhex(self.tags["Seed"]) if "Seed" in self.tags else None

    @property
    def nonces(self) -> list[str | None] | None:
        """What the seats added to the seed; None where nobody was asked to."""
        return read_nonces(self.tags["Nonces"], self.seats) if "Nonces" in self.tags else None

    @property
    def places(self) -> list[int] | None:
        """Where each seat's player sat before the chairs were shuffled; None: they were not."""
        return read_places(self.tags["Chairs"], self.seats) if "Chairs" in self.tags else None


def _option(word: str) -> tuple[str, Value]:
    key, _, value = word.partition("=")
    if value in ("yes", "no"):
        return key, value == "yes"
    return key, int(value) if re.fullmatch(r"-?[0-9]{1,9}", value) else value


def _written(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


# -- Writing -------------------------------------------------------------------------


def write(
    table: Table,
    date: str = "",
    players: Iterable[str] = (),
    places: Sequence[int] | None = None,
) -> str:
    """Return the record of a table: everything, so only for those who may know everything.

    ``places`` is where each seat's player sat before the chairs were shuffled.
    """
    tags = {
        "Dorfplatz": FORMAT,
        "Game": table.game.id,
        "Rules": str(table.version),
        "Seats": str(table.seats),
        "Options": " ".join(f"{k}={_written(v)}" for k, v in table.options.items()) or "-",
    }
    if table.begun_from is not None:
        tags["Position"] = table.begun_from
    names = ", ".join(" ".join(name.split()) for name in players)  # a tag is one line
    if names:
        tags["Players"] = names
    if date:
        tags["Date"] = date
    tags["Seal"] = table.seal
    if table.nonces is not None:
        tags["Nonces"] = written_nonces(table.nonces)
    if places is not None:
        tags["Chairs"] = written_places(places)
    tags["Result"] = result(table)
    if table.over:
        tags["Seed"] = table.seed.hex()
    lines = [f"{key}: {value}" for key, value in tags.items()]
    lines.append("")
    state = opening(table.game, table.seats, table.options, table.version, table.begun_from)
    link = first_link(tags)
    for entry in table.log:
        if entry.code is not None:
            table.game.rules.apply(state, entry.code, Journal(False))
        who = "*" if entry.seat < 0 else table.game.notation.seat_name(entry.seat)
        link = next_link(link, who, entry.text, table.game.notation.write_recorded(state))
        lines.append(f"{entry.number:>4}. {who} {entry.text}  {{{link[:SHOWN]}}}")
    lines += ["", f"Chain: {link}", ""]
    return "\n".join(lines)


def result(table: Table) -> str:
    """Return points and rank of every seat, or ``*`` while the match goes on."""
    return _result(table.game, table.standing())


def _result(game: AnyGame, standing: Standing) -> str:
    if not standing.over:
        return "*"
    return ", ".join(
        f"{game.notation.seat_name(s.seat)} {s.points} points rank {s.rank}" for s in standing.seats
    )


def first_link(tags: dict[str, str]) -> str:
    """Return the beginning of the chain: the tags that are fixed before the first move."""
    fixed = "\n".join(f"{key}: {value}" for key, value in tags.items() if key not in _UNCHAINED)
    return hashlib.sha256(fixed.encode()).hexdigest()


def next_link(link: str, who: str, move: str, position: str) -> str:
    """Return the chain after one more move."""
    return hashlib.sha256(f"{link}\n{who} {move}\n{position}".encode()).hexdigest()


# -- Reading ----------------------------------------------------------------------------


def read(text: str) -> Record:
    """Return the record a text holds, or raise ``BadRecord``; what it tells is not checked here."""
    record = Record({})
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if record.chain and line.strip():
            raise BadRecord("error-record-line", {"line": number, "text": line[:60]})
        if not line.strip():
            continue
        if close := _CLOSE.fullmatch(line):
            record.chain = close[1]
        elif not record.moves and (tag := _TAG.fullmatch(line)) and tag[1] not in record.tags:
            record.tags[tag[1]] = tag[2]
        elif move := _MOVE.fullmatch(line.rstrip()):
            played = Played(int(move[1]), move[2], move[3], move[4])
            if played.number != len(record.moves) + 1:
                raise BadRecord("error-record-line", {"line": number, "text": line[:60]})
            record.moves.append(played)
        elif number == len(lines) > 1:  # cut off in the middle of a line
            raise BadRecord("error-record-truncated", {"what": "Chain"})
        else:
            raise BadRecord("error-record-line", {"line": number, "text": line[:60]})
    for tag_name in _NEEDED:
        if tag_name not in record.tags:
            raise BadRecord("error-record-truncated", {"what": tag_name})
    if record.tags["Dorfplatz"] != FORMAT or not re.fullmatch(r"[0-9]{1,3}", record.tags["Seats"]):
        raise BadRecord("error-record-line", {"line": 1, "text": record.tags["Dorfplatz"][:60]})
    if "Seed" in record.tags and not re.fullmatch(r"[0-9a-f]{64}", record.tags["Seed"]):
        raise BadRecord("error-record-line", {"line": 1, "text": record.tags["Seed"][:60]})
    if "Nonces" in record.tags and record.nonces is None:
        raise BadRecord("error-record-line", {"line": 1, "text": record.tags["Nonces"][:60]})
    if "Chairs" in record.tags and record.places is None:
        raise BadRecord("error-record-line", {"line": 1, "text": record.tags["Chairs"][:60]})
    if not record.chain:
        raise BadRecord("error-record-truncated", {"what": "Chain"})
    return record


def states(game: AnyGame, record: Record) -> list[object]:
    """Return the positions of a record: before the first move and after every move."""
    state = begun(game, record)
    found = [game.rules.copy(state)]
    resigned: list[int] = []
    for played in record.moves:
        play(game, state, played, record.seats, resigned)
        found.append(game.rules.copy(state))
    return found


def begun(game: AnyGame, record: Record) -> object:
    """Return the position in which a record begins."""
    try:
        return opening(game, record.seats, record.options, record.version, record.position)
    except BadPosition as error:
        raise BadRecord("error-record-position") from error


def play(game: AnyGame, state: object, played: Played, seats: int, resigned: list[int]) -> None:
    """Carry out one line of a record on a position, or say why it is not possible.

    Who leaves the table is added to ``resigned``.
    """
    turn = int(game.rules.turn(state))
    names = [game.notation.seat_name(seat) for seat in range(seats)]
    if turn == OVER or deserted(seats, resigned):
        raise _impossible(played, "error-over")
    if played.text == RESIGNS and not game.rules.resigns:
        if played.who not in names or names.index(played.who) in resigned:
            raise _impossible(played, "error-resigned")
        resigned.append(names.index(played.who))
        return
    try:
        action = game.notation.read(played.text)
        code = int(game.notation.encode(action))
        codes = Codes()
        game.rules.legal(state, codes)
        leaving = [
            s
            for s in range(seats)
            if game.rules.resigns and game.rules.resignation(state, s) == action
        ]
        mover = leaving[0] if leaving else turn
        expected = "*" if mover == CHANCE else names[mover]
        if not leaving and code not in codes.values():
            reason = why_not(game, state, turn, action)
            raise _impossible(
                played,
                reason.phrase.key if reason else "error-not-canonical",
                reason.rule if reason else None,
            )
        if played.who != expected:
            raise BadRecord(
                "error-record-who",
                {
                    "number": played.number,
                    "move": played.text,
                    "found": played.who,
                    "expected": expected,
                },
            )
    except BadRecord:
        raise
    except DorfplatzError as error:
        raise _impossible(played, error.code) from error
    game.rules.apply(state, code, Journal(False))


def _impossible(played: Played, reason: str, rule: str | None = None) -> BadRecord:
    return BadRecord(
        "error-record-move",
        {"number": played.number, "move": played.text, "reason": reason},
        rule=rule,
    )


# -- Checking ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Findings:
    """What a check of a record found: all problems, and how much was checked."""

    problems: list[DorfplatzError]
    moves: int
    draws: int
    sealed: bool
    added: int = 0  # the seats that added a nonce


def verify(game: AnyGame, record: Record) -> Findings:
    """Check seal, moves, chain, draws and result of a record against each other and the rules."""
    problems: list[DorfplatzError] = []
    if not 1 <= record.version <= game.rules_version:
        args: dict[str, int | str | tuple[str, ...]] = {
            "found": record.tags["Rules"],
            "known": game.rules_version,
        }
        return Findings([BadRecord("error-record-version", args)], 0, 0, record.seed is None)
    seed = record.seed
    if seed is not None and seal(seed) != record.tags["Seal"]:
        problems.append(BadRecord("error-record-seed"))
    if seed is not None and not _fairly_seated(record, seed):
        problems.append(BadRecord("error-record-chairs"))
    added = sum(nonce is not None for nonce in record.nonces or ())
    key = None if seed is None else stream_key(seed, record.nonces)
    try:
        state = begun(game, record)
    except BadRecord as error:
        return Findings([*problems, error], 0, 0, seed is None, added)
    if record.position not in (None, game.notation.write_position(state)):
        problems.append(BadRecord("error-record-position"))
    link = first_link(record.tags)
    chained = True
    draws = 0
    resigned: list[int] = []
    for played in record.moves:
        if played.who == "*" and key is not None and int(game.rules.turn(state)) == CHANCE:
            drawn = game.notation.write(game.notation.decode(draw(game, state, key, played.number)))
            draws += 1
            if drawn != played.text:
                problems.append(
                    BadRecord(
                        "error-record-draw",
                        {"number": played.number, "move": played.text, "drawn": drawn},
                    )
                )
        try:
            play(game, state, played, record.seats, resigned)
        except BadRecord as error:
            return Findings([*problems, error], played.number - 1, draws, seed is None, added)
        link = next_link(link, played.who, played.text, game.notation.write_recorded(state))
        if chained and link[:SHOWN] != played.link:
            chained = False
            problems.append(
                BadRecord("error-record-chain", {"number": played.number, "move": played.text})
            )
    if chained and link != record.chain:
        last = record.moves[-1].text if record.moves else "-"
        problems.append(
            BadRecord("error-record-chain", {"number": len(record.moves), "move": last})
        )
    standing = without(game.rules.standing(state), resigned)
    if standing.over and seed is None:
        problems.append(BadRecord("error-record-unrevealed"))
    expected = _result(game, standing)
    if expected != record.tags["Result"]:
        problems.append(
            BadRecord("error-record-result", {"found": record.tags["Result"], "expected": expected})
        )
    return Findings(problems, len(record.moves), draws, seed is None, added)


def _fairly_seated(record: Record, seed: bytes) -> bool:
    """Say whether the chairs were shuffled as the seed, and what people added to it, tell."""
    places = record.places
    if places is None:
        return True
    nonces = None if record.nonces is None else before(places, record.nonces)
    return places == shuffled(stream_key(seed, nonces), record.seats)
