"""Make the files of this folder.

Run once, by the commit before the redesign; not to be run again: the files are the point. What it
writes depends on seeds alone, except for times, ids, secrets, and what the server's bots choose.
Moves are drawn from the options that people are offered; matches are played over HTTP and the live
connection of a real server.
"""

import json
import os
import random
import secrets
import shutil
import sqlite3
import subprocess
import sys
from typing import Any, TypeAlias

from dorfplatz.games import find
from dorfplatz.server.deeds import Moved
from dorfplatz.server.match import Match
from dorfplatz.table import Table, record
from dorfplatz.table.fairness import SEED_BYTES, seed_from
from tests.old.support import (
    AFTERWARDS,
    BACKUP,
    DATABASE,
    EXPECTED,
    FOLDER,
    RECORDS,
    Json,
    condition,
    opened,
    outcome,
    play_on,
    stored_matches,
)
from tests.server.support import Inside, Line, Somebody, file_url, hang_up, inside

Moves: TypeAlias = list[tuple[int, str]]
PASSWORD = "once upon a time"

# Name, game, seats, options.
SETTINGS: list[tuple[str, str, int, dict[str, Any]]] = [
    ("clans-2", "clans", 2, {}),
    ("clans-2-may", "clans", 2, {"large_merge": "may"}),
    ("clans-3", "clans", 3, {}),
    ("taluva-2", "taluva", 2, {}),
    ("taluva-2-founding", "taluva", 2, {"hutPlacement": "founding"}),
    ("taluva-2-twelve", "taluva", 2, {"tilesPerPlayer": 12}),
    ("taluva-2-ranking", "taluva", 2, {"mode": "ranking"}),
    ("taluva-3", "taluva", 3, {"start": 1}),
    ("taluva-4-ranking", "taluva", 4, {"mode": "ranking"}),
    ("garden-nation-2", "garden-nation", 2, {}),
    ("garden-nation-3", "garden-nation", 3, {}),
    ("hoyuk-2", "hoyuk", 2, {}),
    ("hoyuk-2-advanced", "hoyuk", 2, {"mode": "advanced", "house_limit": 15}),
    ("hoyuk-2-expert", "hoyuk", 2, {"mode": "expert"}),
    ("hoyuk-2-expert-people", "hoyuk", 2, {"mode": "expert"}),
    ("hoyuk-3-expert", "hoyuk", 3, {"mode": "expert"}),
    ("above-and-below-2", "above-and-below", 2, {}),
    ("above-and-below-2-off", "above-and-below", 2, {"trade": "off"}),
    ("above-and-below-2-none", "above-and-below", 2, {"catch_up_coins": "none"}),
    ("above-and-below-2-de", "above-and-below", 2, {"texts": "de"}),
    ("above-and-below-2-en", "above-and-below", 2, {"texts": "en"}),
]
SEEDS = {
    "hoyuk-2-expert": "hoyuk-2-expert 131",
    "hoyuk-2-expert-people": "hoyuk-2-expert 82",
    "hoyuk-3-expert": "hoyuk-3-expert 90",
}
"""Games in which winners of blocks would score more if foreign cattle or villagers counted:
cattle, villagers, and both."""
SERVED = [
    "clans-2",
    "clans-2-may",
    "taluva-2",
    "taluva-2-ranking",
    "taluva-3",
    "taluva-4-ranking",
    "garden-nation-2",
    "hoyuk-2",
    "hoyuk-2-advanced",
    "hoyuk-2-expert",
    "hoyuk-3-expert",
    "above-and-below-2",
]
"""The games that are also kept as matches of the server, stopped in the middle."""


# -- Records ----------------------------------------------------------------------------


def play_record(name: str, game: str, seats: int, options: dict[str, Any]) -> Moves:
    """Play a game, keep its record and that of its first half, and return the moves."""
    word = SEEDS.get(name, name)
    rng = random.Random(word)
    table = Table(find(game), seats, options, seed_from(word))
    while not table.over:
        table.act(table.turn, rng.choice(table.prompt(table.turn).options).move)
    moves = moves_of(table)
    half = Table(find(game), seats, options, table.seed)
    follow(half, moves[: len(moves) // 2])
    keep_record(f"{name}-over", table)
    keep_record(f"{name}-half", half)
    return moves


def moves_of(table: Table) -> Moves:
    return [(entry.seat, entry.text) for entry in table.log if entry.seat >= 0]


def follow(table: Table, moves: Moves) -> None:
    for seat, move in moves:
        table.act(seat, move)


def keep_record(name: str, table: Table) -> None:
    players = ["Anna", "Bo", "Cleo", "Dora"][: table.seats]
    text = record.write(table, "2026-11-16", players)
    (RECORDS / f"{name}.dorf").write_text(text, encoding="utf-8")
    FROZEN_RECORDS[name] = outcome(table)


FROZEN_RECORDS: dict[str, Json] = {}


def record_of_leaving() -> None:
    """Keep records in which somebody left: by the rules of the game, and without such rules."""
    for game in ("taluva", "clans"):
        table = Table(find(game), 3, {}, seed_from(f"{game} left"))
        rng = random.Random(game)
        for _ in range(12):
            table.act(table.turn, rng.choice(table.prompt(table.turn).options).move)
        table.resign(1)
        while not table.over:
            table.act(table.turn, rng.choice(table.prompt(table.turn).options).move)
        keep_record(f"{game}-3-left", table)


# -- Matches ----------------------------------------------------------------------------


class Company:
    """Four people at the tables of one server: an account that was a guest, another, two guests."""

    def __init__(self, server: Inside) -> None:
        self.people = [Somebody(server.address, name) for name in ("Anna", "Bo", "Cleo", "Dora")]
        for person, name in zip(self.people[:2], ("Anna", "Bo"), strict=True):
            person.user = person.post("/api/account", name=name, password=PASSWORD)
        self.names: dict[str, str] = {}

    def open(self, name: str, game: str, seats: int, seed: bytes, **more: Any) -> list[Line]:
        """Open a table with a seed, fill it, and return everybody's connection."""
        NEXT_SEED.append(seed)
        words = " ".join(["me"] + ["open"] * (seats - 1))
        table = self.people[0].open(game, words, **more)["id"]
        assert not NEXT_SEED
        for person in self.people[1:seats]:
            person.post(f"/api/tables/{table}/sit")
        self.names[name] = table
        lines = [person.line() for person in self.people[:seats]]
        for seat, line in enumerate(lines):
            line.watch(table, seat)
        return lines

    def play(self, name: str, lines: list[Line], moves: Moves) -> None:
        for seat, move in moves:
            act(lines[seat], "move", match=self.names[name], seat=seat, move=move)

    def improvise(
        self, name: str, lines: list[Line], count: int, seats: tuple[int, ...] = (0, 1, 2)
    ) -> None:
        """Play moves of people, chosen among what they are offered; bots play in between."""
        rng = random.Random(name)
        for _ in range(count):
            lines[0].until(lambda told: told["turn"] in seats[: len(lines)])
            seat = lines[0].update["turn"]
            line = lines[seat]
            line.reach(lines[0].version)
            move = rng.choice(line.update["prompt"]["options"])["move"]
            act(line, "move", match=self.names[name], seat=seat, move=move)
            lines[0].reach(line.version)


def act(line: Line, do: str, **more: Any) -> None:
    told = line.act(do, id=f"r{next(REQUESTS)}", **more)
    assert told["type"] in ("ack", "pong"), told


REQUESTS = iter(range(10**9))
NEXT_SEED: list[bytes] = []
_token_bytes = secrets.token_bytes


def token_bytes(nbytes: int | None = None) -> bytes:
    """Return the seed that is next, where a seed is asked for."""
    return NEXT_SEED.pop() if nbytes == SEED_BYTES and NEXT_SEED else _token_bytes(nbytes)


def play_matches(server: Inside, games: dict[str, Moves]) -> Json:
    """Fill a server with matches, and return the people and the names of the matches."""
    company = Company(server)
    anna, bo, cleo, _ = company.people
    for name, game, seats, options in SETTINGS:
        if name in SERVED:
            lines = company.open(
                name, game, seats, seed_from(SEEDS.get(name, name)), options=options
            )
            company.play(name, lines, games[name][: len(games[name]) // 2])
            hang_up_lines(lines)
    play_specials(company, games)
    line = anna.line()
    table = company.names["clans-2"]
    line.watch(table, 0)
    act(line, "chat", match=table, text="Guten Abend, Bo!")
    other = bo.line()
    other.watch(table, 1)
    act(other, "chat", match=table, text="Good evening, Anna. \U0001f3e1")
    anna.post("/api/me/muted", user=cleo.id)
    company.names["open"] = anna.open("hoyuk", "me open friend", public=False)["id"]
    gone = anna.open("clans", "me open")["id"]
    anna.post(f"/api/tables/{gone}/leave")
    told = anna.post(f"/api/tables/{company.names['finished']}/rematch")
    company.names["rematch"] = told["id"]
    token = anna.post("/api/me/tokens", label="a program")["token"]
    return {
        "people": {
            str(person.user["name"]): {"id": person.id, "cookie": person.http.cookies["dorfplatz"]}
            for person in company.people
        },
        "password": PASSWORD,
        "token": token,
        "tables": company.names,
    }


def hang_up_lines(lines: list[Line]) -> None:
    for line in lines:
        line.close()


def play_specials(company: Company, games: dict[str, Moves]) -> None:
    """Play what is special: ends, undo, clocks, leaving, bots, votes, and secret choices."""
    seed = seed_from("clans-2")
    lines = company.open("finished", "clans", 2, seed, clock={"kind": "days", "days": 14})
    company.play("finished", lines, games["clans-2"])

    name, live = "undone", {"kind": "live", "bank": 86_400, "bonus": 10}
    lines = company.open(name, "clans", 3, seed_from("clans-3"), clock=live)
    moves = games["clans-3"]
    company.play(name, lines, moves[:6])
    seat, move = moves[6]
    table = company.names[name]
    act(lines[seat], "move", match=table, seat=seat, move=move)
    act(lines[seat], "undo", match=table, seat=seat)
    company.play(name, lines, moves[6:9])

    for game in ("clans", "taluva"):
        name = f"{game}-resigned"
        lines = company.open(name, game, 3, seed_from(name))
        company.improvise(name, lines, 5)
        act(lines[2], "resign", match=company.names[name], seat=2)
        company.improvise(name, lines, 3, (0, 1))

    name = "stand-in"
    lines = company.open(name, "garden-nation", 3, seed_from(name))
    company.improvise(name, lines, 4)
    act(lines[1], "stand_in", match=company.names[name], seat=1, bot="random")
    company.improvise(name, lines, 3, (0, 2))

    name = "bot"
    anna = company.people[0]
    NEXT_SEED.append(seed_from(name))
    company.names[name] = anna.open("clans", "me bot")["id"]
    line = anna.line()
    line.watch(company.names[name], 0)
    company.improvise(name, [line], 4)
    line.until(lambda told: told["turn"] == 0)

    name = "voted"
    lines = company.open(name, "clans", 4, seed_from(name), timeout="others")
    lines[3].close()
    act(lines[0], "vote", match=company.names[name], seat=0, against=3, what="bot")

    name = "secret"
    lines = company.open(name, "garden-nation", 2, seed_from(name))
    assert lines[1].update["waiting"] == [0, 1]
    move = lines[1].update["prompt"]["options"][0]["move"]
    act(lines[1], "move", match=company.names[name], seat=1, move=move)


# -- Outcomes ---------------------------------------------------------------------------


def freeze(match: Match, rest: Moves | None) -> Json:
    """Return what a match is, how it goes on, and how it ends then."""
    now = condition(match)
    rng = random.Random(match.facts.seed)
    moves: list[list[Any]] = [[seat, move] for seat, move in rest or []]
    play_on(match, moves)
    while match.status != "over":
        seat = match.waiting[0]
        move = rng.choice(match.table.prompt(seat).options).move
        match.do(Moved(seat, move), AFTERWARDS + len(moves))
        moves.append([seat, move])
    return {**now, "moves": moves, "end": outcome(match.table)}


def dorfplatz(*words: str) -> None:
    """Run a command of the project."""
    subprocess.run(
        [sys.executable, "-m", "dorfplatz", *words],
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )


def main() -> None:
    """Write everything anew."""
    shutil.rmtree(RECORDS, ignore_errors=True)
    RECORDS.mkdir()
    games = {setting[0]: play_record(*setting) for setting in SETTINGS}
    record_of_leaving()
    DATABASE.unlink(missing_ok=True)
    url = file_url(FOLDER, DATABASE.name)
    secrets.token_bytes = token_bytes
    with inside(url) as server:
        told = play_matches(server, games)
        hang_up()
    with opened(url) as store:
        matches = stored_matches(store)
    frozen = {}
    for name, table in told["tables"].items():
        if table in matches:
            match = matches[table]
            rest = games[name][len(games[name]) // 2 :] if name in SERVED else None
            frozen[name] = freeze(match, rest)
    with sqlite3.connect(DATABASE, isolation_level=None) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    connection.close()
    BACKUP.unlink(missing_ok=True)
    dorfplatz("backup", str(BACKUP), "--database", url)
    for left in FOLDER.glob("old.db-*"):
        left.unlink()
    everything = {**told, "matches": frozen, "records": FROZEN_RECORDS}
    EXPECTED.write_text(json.dumps(everything, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
