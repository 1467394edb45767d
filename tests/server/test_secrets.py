"""Nothing a connection receives depends on what its owner may not know, not even in size.

The same match is shown in worlds that the viewer cannot tell apart; every message that goes over
the socket, and every answer over HTTP, has to be the same, byte by byte.
"""

from functools import partial

import pytest

from dorfplatz.engine.asking import prompt
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.games import catalogue
from dorfplatz.server.deeds import Moved
from dorfplatz.server.match import Facts, Match
from dorfplatz.server.wire import Chair, encode
from dorfplatz.table.clock import ClockRule
from dorfplatz.table.fairness import seed_from
from tests.server.support import Inside, Line, Somebody

WORLDS = 2
TRIES = 200


def match_of(game: str, seed: str, moves: int) -> Match:
    rules = catalogue()[game]
    seats = min(3, rules.max_seats)
    chairs = [Chair("person", f"P{seat}", f"user {seat}") for seat in range(seats)]
    facts = Facts(
        "m", rules, seats, rules.settle(seats, None), seed_from(seed), ClockRule(), "bot", chairs, 0
    )
    match = Match(facts)
    rng = FastRng(len(seed))
    for at in range(moves):
        if match.table.over:
            break
        seat = match.table.waiting[-1]  # early choices happen where the game allows them
        options = match.table.prompt(seat).options
        match.do(Moved(seat, options[int(rng.below(len(options)))].move), at)
    return match


def go_elsewhere(match: Match, viewer: int | None, rng: FastRng) -> None:
    """Put a match into a world that a viewer cannot tell from the true one.

    Whether a move can be taken back is judged from the world before it, so whoever decided last
    gets another world from there on.
    """
    table, rules, knowledge = match.table, match.game.rules, match.game.knowledge
    last = table._last_decision()
    if last < 0 or table.log[last].seat != viewer:
        table._state = knowledge.imagine(table.view(viewer), rng)
        return
    seen = table.view(viewer)
    before = knowledge.view(table._before[last], viewer)
    for _ in range(TRIES):
        worlds = [knowledge.imagine(before, rng)]
        for entry in table.log[last:]:
            codes = Codes()
            rules.legal(worlds[-1], codes)
            if entry.code is None or not codes.has(entry.code):
                break
            worlds.append(rules.copy(worlds[-1]))
            rules.apply(worlds[-1], entry.code, Journal(False))
        if len(worlds) == len(table.log) - last + 1 and knowledge.view(worlds[-1], viewer) == seen:
            table._before[last:] = worlds[:-1]
            table._state = worlds[-1]
            return
    raise AssertionError("no other world explains the last decision")


@pytest.mark.parametrize("game", list(catalogue()))
@pytest.mark.parametrize("moves", [0, 7, 20])
def test_updates_are_the_same_in_every_world_a_viewer_could_be_in(game: str, moves: int) -> None:
    truth = match_of(game, "secrets", moves)
    viewers = [None, *range(truth.facts.seats)]
    for viewer in viewers:
        told = encode(truth.update(viewer, 0, 0))
        seen = truth.table.view(viewer)
        rng = FastRng(11)
        for _ in range(WORLDS):
            other = match_of(game, "secrets", moves)
            go_elsewhere(other, viewer, rng)
            assert other.table.view(viewer) == seen
            assert encode(other.update(viewer, 0, 0)) == told
            # Beside other viewers, who may know more, one is told nothing else.
            for order in (viewers, viewers[::-1]):
                assert dict(other.messages(order, 0, 0))[viewer] == told


@pytest.mark.parametrize("game", list(catalogue()))
@pytest.mark.parametrize("moves", [0, 9, 30])
def test_what_is_worked_out_once_for_all_is_what_each_would_be_told(game: str, moves: int) -> None:
    match = match_of(game, "together", moves)
    viewers = [*range(match.facts.seats), None]
    for since in (0, match.version - 1, match.version):
        for viewer, told in match.messages(viewers, since, 0):
            assert told == encode(match.update(viewer, since, 0))


@pytest.mark.parametrize("game", list(catalogue()))
def test_the_past_shows_what_was_seen_then_and_no_options(game: str) -> None:
    match = match_of(game, "past", 12)
    for viewer in [None, *range(match.facts.seats)]:
        for at in range(len(match.table.log) + 1):
            then = match.past(viewer, at)
            state = match.table._before[at] if at < len(match.table.log) else match.table._state
            assert encode(then.view) == encode(match.game.knowledge.view(state, viewer))
            assert encode(then.facts) == encode(match.game.people.facts(state, viewer))
            assert (then.at, then.keep, then.lines) == (at, at, [])
            assert (then.prompt.options, then.waiting, then.undo) == ((), [], False)
            if viewer is not None:  # what a seat alone could answer is told to nobody else
                rng = FastRng(at)
                world = match.game.knowledge.imagine(match.game.knowledge.view(state, viewer), rng)
                assert prompt(match.game, world, None).sentence == then.prompt.sentence


@pytest.mark.parametrize("game", list(catalogue()))
def test_no_seed_before_the_end_and_no_foreign_early_choice(game: str) -> None:
    match = match_of(game, "early", 5)
    for viewer in [None, *range(match.facts.seats)]:
        told = encode(match.update(viewer, 0, 0)).decode()
        assert match.facts.seed.hex() not in told
        assert match.facts.key == "" or match.facts.key not in told
    for seat in match.table.decided:
        kept = match.table._early[seat]
        for viewer in [None, *(s for s in range(match.facts.seats) if s != seat)]:
            update = match.update(viewer, 0, 0)
            assert all(line.text != kept.text for line in update.lines[-1:])


def everything_heard(line: Line, table: str, other: int) -> list[str]:
    """Try everything a spectator and foreign seats could be told, and return the texts."""
    line.texts.clear()
    line.watch(table)
    line.watch(table, 0)
    for seat in (0, other):
        for move in ("A1-A3", "B1-B2", "nonsense", "A1-L5"):
            line.act("why_not", match=table, seat=seat, move=move)
            line.act("preview", match=table, seat=seat, move=move)
        line.act("undo", match=table, seat=seat)
        line.act("return", match=table, seat=seat)
    line.act("move", match=table, seat=0, move="A1-L5")
    return list(line.texts)


def test_everything_a_connection_receives_is_the_same_in_another_world(server: Inside) -> None:
    anna, bo = Somebody(server.address, "Anna"), Somebody(server.address, "Bo")
    table = anna.open("clans", "me open")["id"]
    bo.post(f"/api/tables/{table}/sit")
    line = anna.line()
    everything_heard(line, table, 1)  # the first time one is welcomed
    truth = everything_heard(line, table, 1)
    by_http = anna.post(f"/api/tables/{table}/see", seat=0)
    owner = server.services.hub.owners[table]
    state = owner.match.table._state
    game = owner.match.game
    seen = game.knowledge.view(state, 0)
    rng = FastRng(3)
    worlds = [game.knowledge.imagine(seen, rng) for _ in range(6)]
    secret = game.notation.write_position(state)
    assert any(game.notation.write_position(world) != secret for world in worlds)
    for world in worlds:
        server.run(partial(setattr, owner.match.table, "_state", world))
        assert everything_heard(line, table, 1) == truth
        assert anna.post(f"/api/tables/{table}/see", seat=0) == by_http


def test_what_one_seat_hears_of_a_secret_draw_has_one_size(server: Inside) -> None:
    """A spectator hears of the dealt cards in messages that are as long whatever was dealt."""
    sizes = set()
    for _ in range(4):
        anna = Somebody(server.address, "Anna")
        table = anna.open("clans", "me me")["id"]
        line = anna.line()
        told = line.watch(table)
        sizes.add(len([entry for entry in told["lines"] if entry["text"].endswith("=?")]))
        assert all(card is None for card in told["view"]["cards"])
    assert sizes == {2}
