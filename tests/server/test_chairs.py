"""Chairs that are shuffled at the start: by seed and nonces, durable, told, and in the record."""

import pytest

from dorfplatz.games import find
from dorfplatz.server.beginning import first_begins
from dorfplatz.server.loading import find_table
from dorfplatz.table import record
from dorfplatz.table.fairness import moved, shuffled, stream_key
from tests.server.support import Inside, Json, Somebody
from tests.server.test_nonces import ONE, TWO, Browser

SEATS = [{"who": "me", "name": name} for name in ("Anna", "Bo", "Cleo", "Dan")]


def opened(anna: Somebody, game: str = "taluva", shuffle: bool = True) -> Json:
    return anna.post("/api/tables", game=game, seats=SEATS, shuffle=shuffle)


def test_the_start_shuffles_the_chairs_by_the_seed(each_server: Inside) -> None:
    anna = Somebody(each_server.address)
    orders = set()
    for _ in range(8):
        table = opened(anna)
        assert (table["status"], table["shuffle"]) == ("live", True)
        seed = each_server.services.store.work(
            lambda c, t=table["id"]: bytes(find_table(c, t).seed)
        )
        places = shuffled(seed, 4)
        assert table["places"] == places
        names = [chair["name"] for chair in table["chairs"]]
        assert names == moved(places, [str(one["name"]) for one in SEATS])
        orders.add(tuple(names))
    assert len(orders) > 1


def test_nobody_is_moved_where_nobody_wished_it(server: Inside) -> None:
    table = opened(Somebody(server.address), shuffle=False)
    assert (table["shuffle"], table["places"]) == (False, None)
    assert [chair["name"] for chair in table["chairs"]] == [one["name"] for one in SEATS]


def test_what_people_add_moves_with_them_and_the_record_can_be_checked(server: Inside) -> None:
    anna, bo = Browser(server.address), Browser(server.address, "Bo")
    seats = [{"who": "me"}, {"who": "open"}]
    table = anna.post("/api/tables", game="taluva", seats=seats, shuffle=True)["id"]
    told = anna.get(f"/api/tables/{table}")
    assert (told["shuffle"], told["places"]) == (True, None)
    bo.post(f"/api/tables/{table}/sit")
    anna.add(table, ONE)
    begun = bo.add(table, TWO)
    seed = server.services.store.work(lambda c: bytes(find_table(c, table).seed))
    places = shuffled(stream_key(seed, [ONE, TWO]), 2)
    assert begun["places"] == places
    assert begun["nonces"] == moved(places, [ONE, TWO])
    seat = places.index(0)
    assert begun["chairs"][seat]["name"] == "Anna"
    line = anna.line()
    line.watch(table, seat)
    line.act("resign", match=table, seat=seat)
    line.until(lambda update: update["result"])
    read = record.read(anna.http.get(f"/api/tables/{table}/record").text)
    assert read.places == places
    assert record.verify(find("taluva"), read).problems == []
    fair = anna.get(f"/api/tables/{table}/fairness")
    assert fair["ok"]
    assert [c["value"] for c in fair["checks"] if c["name"] == "chairs"] == [read.tags["Chairs"]]


def test_a_rematch_shuffles_anew(server: Inside) -> None:
    anna = Somebody(server.address)
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    table = anna.post("/api/tables", game="taluva", seats=seats, shuffle=True)
    own = next(s for s, chair in enumerate(table["chairs"]) if chair["kind"] == "person")
    line = anna.line()
    line.watch(table["id"], own)
    line.act("resign", match=table["id"], seat=own)
    line.until(lambda update: update["result"])
    again = anna.post(f"/api/tables/{table['id']}/rematch")
    assert again["shuffle"]
    assert sorted(again["places"]) == [0, 1]


@pytest.mark.parametrize(
    ("game", "first"),
    [
        ("taluva", True),
        ("above-and-below", True),
        ("clans", False),
        ("garden-nation", False),
        ("hoyuk", False),
    ],
)
def test_a_game_says_whether_the_first_seat_begins(game: str, first: bool) -> None:
    assert first_begins(game) is first


def test_chairs_know_the_peoples_that_a_table_chose(server: Inside) -> None:
    anna = Somebody(server.address)
    table = anna.post(
        "/api/tables", game="garden-nation", seats=SEATS[:3], options={"peoples": "aps"}
    )
    assert [chair["people"] for chair in table["chairs"]] == [3, 2, 0]
    seen = anna.post(f"/api/tables/{table['id']}/see", seat=0)
    assert [chair["people"] for chair in seen["chairs"]] == [3, 2, 0]
    usual = anna.post("/api/tables", game="garden-nation", seats=SEATS[:3])
    assert [chair["people"] for chair in usual["chairs"]] == [None] * 3
    # Tribes of Höyük are part of the position, which tells them itself.
    tribes = anna.post("/api/tables", game="hoyuk", seats=SEATS[:3], options={"tribes": "BRG"})
    assert [chair["people"] for chair in tribes["chairs"]] == [None] * 3
