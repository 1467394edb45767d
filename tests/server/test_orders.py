"""Standing orders: kept at the seat, answered by the server, told to their owner alone."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from dorfplatz.engine.errors import NotPossible
from dorfplatz.games import catalogue
from dorfplatz.server.deeds import (
    Answered,
    Deed,
    Event,
    Moved,
    Ordered,
    StoodIn,
    TookBack,
    kind_of,
    read,
    text_of,
)
from dorfplatz.server.match import Facts, Match, rebuilt
from dorfplatz.server.wire import Chair
from dorfplatz.table.clock import ClockRule
from dorfplatz.table.fairness import seed_from
from tests.server.support import Inside, Line, Somebody, file_url, inside

BEFORE_CATASTROPHE = 2


def facts_of(game: str = "hoyuk", seed: str = "orders 0") -> Facts:
    rules = catalogue()[game]
    chairs = [Chair("person", f"P{seat}", f"user {seat}") for seat in range(2)]
    options = rules.settle(2, None)
    return Facts("m", rules, 2, options, seed_from(seed), ClockRule(), "bot", chairs, 0)


class Played:
    """A match in which everybody takes the first option, and closes windows at once."""

    def __init__(self, seed: str = "orders 0") -> None:
        self.facts = facts_of(seed=seed)
        self.match = Match(facts_of(seed=seed))
        self.happened: list[Deed] = []

    def do(self, deed: Deed) -> None:
        self.match.do(deed, len(self.happened))
        self.happened.append(deed)

    def step(self) -> None:
        """Let the seat whose turn it is, or its order, decide."""
        match = self.match
        seat = match.waiting[0]
        due = match.orders_due()
        if due:
            self.do(Answered(due[0], str(match.orders.move(due[0]))))
            return
        windows = match.table.windows(seat)
        finish = windows.finish if windows else None
        self.do(Moved(seat, finish or match.table.prompt(seat).options[0].move))

    def to_window(self) -> int:
        """Go on to a card window, and return whose it is."""
        while True:
            seat = self.match.waiting[0]
            windows = self.match.table.windows(seat)
            if windows is not None and windows.finish is not None:
                return seat
            self.step()

    @property
    def phase(self) -> int:
        asked = self.match.table.prompt(self.match.waiting[0]).sentence
        phase = asked.args["phase"]
        assert isinstance(phase, int)
        return phase


def test_an_order_answers_and_the_log_says_so() -> None:
    played = Played()
    seat = played.to_window()
    assert played.match.orders_due() == []
    played.do(Ordered(seat, "round"))
    assert played.match.orders_due() == [seat]
    lines = len(played.match.table.log)
    played.step()
    entry = played.match.table.log[lines]
    assert (entry.seat, entry.text) == (seat, "-")
    for viewer in (None, 0, 1):
        said = played.match.table.lines(viewer)[lines].events
        assert said[0].key == "order-answered"
        assert said[0].args == {"seat": f"seat:{seat}"}


def test_nobody_is_asked_what_an_order_answers() -> None:
    played = Played()
    seat = played.to_window()
    played.do(Ordered(seat, "round"))
    asked = played.match.update(seat, None, 0).prompt
    assert (asked.sentence.key, asked.options) == ("ask-order", ())
    (told,) = [m for _, m in played.match.messages([seat], None, 0)]
    assert msgspec.json.decode(told)["prompt"]["sentence"]["key"] == "ask-order"
    played.do(Ordered(seat, ""))
    assert played.match.update(seat, None, 0).prompt.options


def test_once_is_for_one_window() -> None:
    played = Played()
    seat = played.to_window()
    played.do(Ordered(seat, "once"))
    played.step()
    assert played.match.update(seat, None, 0).order is None
    while played.to_window() != seat:
        played.step()
    assert played.match.orders_due() == []


def test_an_order_for_the_round_ends_with_it() -> None:
    played = Played("orders 2")
    seat = played.to_window()
    played.step()
    while played.to_window() != seat:
        played.step()
    windows = played.match.table.windows(seat)
    assert windows is not None
    played.do(Ordered(seat, "round"))
    answered = 0
    while (now := played.match.table.windows(seat)) and now.round == windows.round:
        assert played.match.update(seat, None, 0).order == "round"
        answered += seat in played.match.orders_due()
        played.step()
    assert answered > 1
    assert played.match.update(seat, None, 0).order is None


def test_only_before_the_catastrophe_asks_there_and_nowhere_else() -> None:
    played = Played()
    seat = played.to_window()
    played.do(Ordered(seat, "catastrophe"))
    asked: set[int] = set()
    answered: set[int] = set()
    while played.match.update(seat, None, 0).order:
        who = played.match.waiting[0]
        windows = played.match.table.windows(seat)
        if who == seat and windows is not None and windows.finish:
            (answered if seat in played.match.orders_due() else asked).add(played.phase)
        played.step()
    assert asked == {BEFORE_CATASTROPHE}
    assert answered == {1, 3, 4}


def test_only_if_it_scores_asks_when_a_set_can_be_played() -> None:
    played = Played()
    seat = played.to_window()
    played.do(Ordered(seat, "scores"))
    found = set()
    while played.match.update(seat, None, 0).order:
        windows = played.match.table.windows(seat)
        if played.match.waiting[0] == seat and windows is not None and windows.finish:
            gains = [o.gain.get("points", 0) for o in played.match.table.prompt(seat).options]
            answers = seat in played.match.orders_due()
            assert answers is (max(gains) < 2)
            found.add(answers)
        played.step()
    assert found == {True, False}


def test_orders_lapse_once_the_end_is_pending() -> None:
    played = Played()
    seat = played.to_window()
    played.do(Ordered(seat, "scores"))
    while played.match.update(seat, None, 0).order:
        assert played.match.status == "live"
        played.step()
    told = [event.key for entry in played.match.table.log for event in entry.events]
    assert any(key.startswith("end-pending") for key in told)
    assert played.match.status == "live"
    assert played.match.update(seat, None, 0).orders == ()
    with pytest.raises(NotPossible):
        played.do(Ordered(seat, "round"))


def test_an_order_can_be_taken_back_at_any_time() -> None:
    played = Played()
    seat = played.to_window()
    played.do(Ordered(seat, "scores"))
    played.do(Ordered(seat, ""))
    assert played.match.orders_due() == []
    assert played.match.update(seat, None, 0).order is None
    played.do(Ordered(1 - seat, "round"))  # whoever is not asked may leave one as well
    assert played.match.update(1 - seat, None, 0).order == "round"


def test_what_an_order_answered_can_be_taken_back_with_it() -> None:
    played = Played()
    seat = played.to_window()
    played.do(Ordered(seat, "catastrophe"))
    played.step()
    if played.match.update(seat, None, 0).undo:
        played.do(TookBack(seat))
        assert played.match.orders_due() == []
        assert played.match.waiting == [seat]
    with pytest.raises(NotPossible):
        played.do(TookBack(1 - seat))


def test_a_refused_undo_leaves_the_order() -> None:
    played = Played()
    seat = played.to_window()
    played.do(Ordered(1 - seat, "scores"))
    with pytest.raises(NotPossible):
        played.match.do(TookBack(1 - seat), 0)
    assert played.match.update(1 - seat, None, 0).order == "scores"


def test_an_order_is_told_to_its_owner_alone() -> None:
    played = Played()
    seat = played.to_window()
    without = dict(played.match.messages([None, 1 - seat], None, 0))
    played.do(Ordered(seat, "scores"))
    for viewer, message in played.match.messages([None, 1 - seat], None, 0):
        before = msgspec.json.decode(without[viewer])
        after = msgspec.json.decode(message)
        assert after["version"] == before["version"] + 1
        assert {**after, "version": 0} == {**before, "version": 0}
    (told,) = [m for _, m in played.match.messages([seat], None, 0)]
    assert b'"order":"scores"' in told


def test_unknown_orders_and_games_without_any_are_refused() -> None:
    played = Played()
    with pytest.raises(NotPossible, match="never"):
        played.do(Ordered(0, "never"))
    clans = Match(facts_of("clans"))
    with pytest.raises(NotPossible):
        clans.do(Ordered(0, "round"), 0)
    assert clans.update(0, None, 0).orders == ()


def test_a_bot_on_the_seat_does_not_follow_an_order() -> None:
    played = Played()
    seat = played.to_window()
    played.do(Ordered(seat, "round"))
    played.do(StoodIn(seat, "greedy"))
    assert played.match.orders_due() == []
    assert played.match.bots_due() == [seat]


def test_orders_and_answers_are_read_back() -> None:
    for deed in (Ordered(1, "round"), Ordered(0, ""), Answered(1, "-")):
        assert read(kind_of(deed), deed.seat, text_of(deed)) == deed
    played = Played()
    seat = played.to_window()
    played.do(Ordered(seat, "catastrophe"))
    played.step()
    events = [Event(n, deed, None, None, n - 1, []) for n, deed in enumerate(played.happened, 1)]
    again = rebuilt(played.facts, events)
    for viewer in (None, 0, 1):
        assert again.update(viewer, None, 0) == played.match.update(viewer, None, 0)


# -- On a server -----------------------------------------------------------------------------------


def table_at_window(server: Inside) -> tuple[Somebody, str, dict[int, Line], int]:
    """Open a table for two seats of one person, and play to the first card window."""
    anna = Somebody(server.address)
    table = str(anna.open("hoyuk", "me me")["id"])
    lines = {seat: anna.line() for seat in (0, 1)}
    for seat, line in lines.items():
        line.watch(table, seat)
    return anna, table, lines, play_to_window(table, lines)


def play_to_window(table: str, lines: dict[int, Line]) -> int:
    while True:
        seat = next(s for s, line in lines.items() if line.update["waiting"])
        turn = int(lines[seat].update["waiting"][0])
        line = lines[turn]
        prompt = line.update["prompt"]
        if prompt["sentence"]["key"] == "ask-cards":
            return turn
        told = line.act("move", match=table, seat=turn, move=prompt["options"][0]["move"])
        assert told["type"] == "ack"
        for other in lines.values():
            other.reach(told["version"])


def test_the_server_answers_after_the_same_time_whatever_is_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await real(seconds)

    with inside(file_url(tmp_path)) as server:
        server.services.hub.order_seconds = 0.321
        _, table, lines, seat = table_at_window(server)
        monkeypatch.setattr("dorfplatz.server.owner.asyncio.sleep", sleep)
        hands: set[int] = set()
        answered = 0
        # Cards are dealt by chance: some windows later somebody holds more or fewer.
        while answered < 3 or (len(hands) == 1 and answered < 20):
            answered += 1
            line = lines[seat]
            hands.add(len(line.update["prompt"]["options"]))
            before = len(line.lines)
            assert line.act("order", match=table, seat=seat, what="once")["type"] == "ack"
            line.until(lambda told: len(line.lines) > before)  # noqa: B023
            assert line.lines[before]["text"] == "-"
            assert line.lines[before]["events"][0]["key"] == "order-answered"
            for other in lines.values():
                other.reach(line.version)
            seat = play_to_window(table, lines)
        assert len(hands) > 1
        assert slept.count(0.321) == answered


def test_an_order_survives_a_restart(tmp_path: Path) -> None:
    with inside(file_url(tmp_path)) as server:
        anna, table, lines, seat = table_at_window(server)
        other = 1 - seat
        assert lines[other].act("order", match=table, seat=other, what="scores")["type"] == "ack"
        server.services.hub.order_seconds = 60  # it is left before the answer
        assert lines[seat].act("order", match=table, seat=seat, what="once")["type"] == "ack"
        cookies = dict(anna.http.cookies)
    with inside(file_url(tmp_path)) as server:
        again = Somebody(server.address, None)
        again.http.cookies.update(cookies)
        line = again.line()
        assert line.watch(table, other)["order"] == "scores"
        line.until(lambda told: any(one["text"] == "-" for one in line.lines))
        assert line.lines[-1]["events"]


def test_nobody_leaves_an_order_for_somebody_else(server: Inside) -> None:
    _, table, lines, seat = table_at_window(server)
    ben = Somebody(server.address, "Ben")
    told = ben.line().act("order", match=table, seat=seat, what="round")
    assert told["type"] == "refused"
    assert lines[seat].act("order", match=table, seat=seat, what="nonsense")["type"] == "refused"
    assert lines[seat].act("order", match=table, seat=seat, what="a b")["type"] == "refused"
