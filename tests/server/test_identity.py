"""Guests, accounts, tokens, and what becomes of one's data."""

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.support import Inside, Json, Line, Somebody, inside

PASSWORD = "correct horse battery"


def test_a_guest_is_somebody_at_once(server: Inside) -> None:
    anna = Somebody(server.address, "Anna")
    assert anna.get("/api/me") == {**anna.user, "name": "Anna", "kind": "guest"}
    cookie = anna.http.post("/api/guest", json={"name": "Anna"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # plain http on this machine


def test_nobody_is_told_so_without_an_error(server: Inside) -> None:
    assert Somebody(server.address, None).get("/api/who") == {"user": None}
    anna = Somebody(server.address, "Anna")
    assert anna.get("/api/who") == {"user": anna.user}


def test_cookies_are_secure_where_the_operator_says_so(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with inside(f"sqlite:///{tmp_path_factory.mktemp('secure')}/s.db", secure=True) as server:
        anna = Somebody(server.address, None)
        assert "Secure" in anna.http.post("/api/guest", json={"name": "A"}).headers["set-cookie"]


def test_a_cookie_that_was_not_signed_here_is_nobody(server: Inside) -> None:
    anna = Somebody(server.address)
    value = anna.http.cookies["dorfplatz"]
    nobody = Somebody(server.address, None)
    for forged in (value[:-1] + ("0" if value[-1] != "0" else "1"), "x.y", "", value + "a"):
        nobody.http.cookies.clear()
        nobody.http.cookies.set("dorfplatz", forged)
        assert nobody.refused("/api/me", "GET") == "not-signed-in"


def test_a_guest_becomes_an_account_and_keeps_the_games(server: Inside) -> None:
    anna = Somebody(server.address, "Anna")
    table = anna.open("clans", "me me")["id"]
    account = anna.post("/api/account", name="Anna Account", password=PASSWORD)
    assert account["id"] == anna.id
    assert account["kind"] == "account"
    elsewhere = Somebody(server.address, None)
    elsewhere.post("/api/sign-in", name="anna ACCOUNT", password=PASSWORD)
    mine = elsewhere.get("/api/me/tables")["tables"]
    assert [t["id"] for t in mine] == [table]
    assert mine[0]["chairs"][0]["name"] == "Anna Account"
    seen = elsewhere.post(f"/api/tables/{table}/see", seat=0)
    assert seen["chairs"][0]["name"] == "Anna Account"


def test_a_guest_takes_another_name_and_the_table_knows_it(server: Inside) -> None:
    anna = Somebody(server.address, "Curious Crane")
    table = anna.open("clans", "me me")["id"]
    assert anna.post("/api/me/name", name="Anna") == {**anna.user, "name": "Anna"}
    assert anna.get("/api/me")["name"] == "Anna"
    assert anna.post(f"/api/tables/{table}/see", seat=0)["chairs"][1]["name"] == "Anna"
    assert anna.refused("/api/me/name", "POST", name=" ") == "bad-request"


def test_an_account_is_found_under_its_new_name_only(server: Inside) -> None:
    for name in ("Renamed One", "Renamed Two"):
        Somebody(server.address, None).post("/api/account", name=name, password=PASSWORD)
    one = Somebody(server.address, None)
    one.post("/api/sign-in", name="Renamed One", password=PASSWORD)
    assert one.refused("/api/me/name", "POST", name="renamed TWO") == "name-taken"
    one.post("/api/me/name", name="Renamed Three")
    again = Somebody(server.address, None)
    assert again.post("/api/sign-in", name="Renamed Three", password=PASSWORD)["kind"] == "account"
    old = {"name": "Renamed One", "password": PASSWORD}
    assert again.refused("/api/sign-in", "POST", **old) == "wrong-password"


def test_an_account_adopts_the_games_of_a_guest(server: Inside) -> None:
    home = Somebody(server.address, "Home")
    home.post("/api/account", name="Adopter", password=PASSWORD)
    phone = Somebody(server.address, "Phone")
    table = phone.open("clans", "me me")["id"]
    phone.post("/api/sign-in", name="Adopter", password=PASSWORD, adopt=True)
    assert [t["id"] for t in home.get("/api/me/tables")["tables"]] == [table]
    line = home.line()
    assert line.watch(table, 0)["type"] == "update"


def test_wrong_passwords_and_taken_names(server: Inside) -> None:
    first = Somebody(server.address, "First")
    first.post("/api/account", name="Taken", password=PASSWORD)
    other = Somebody(server.address, "Other")
    assert other.refused("/api/account", name="tAKEN", password=PASSWORD) == "name-taken"
    assert other.refused("/api/account", name="Short", password="short") == "bad-request"
    assert other.refused("/api/sign-in", name="Taken", password="nonsense") == "wrong-password"
    assert other.refused("/api/sign-in", name="Nobody", password=PASSWORD) == "wrong-password"
    for name in (" Anna", "Anna\u202e", "A\nB", "x" * 25, ""):
        assert other.refused("/api/guest", name=name) == "bad-request"
    assert first.refused("/api/me/password", old="wrong one", new=PASSWORD) == "wrong-password"
    first.post("/api/me/password", old=PASSWORD, new="another password")
    assert other.refused("/api/sign-in", name="Taken", password=PASSWORD) == "wrong-password"
    first.post("/api/sign-out")
    assert first.refused("/api/me", "GET") == "not-signed-in"


def test_programs_come_with_a_token(server: Inside) -> None:
    anna = Somebody(server.address, "Guest")
    assert anna.refused("/api/me/tokens", label="bot") == "not-possible"
    anna.post("/api/account", name="Toolmaker", password=PASSWORD)
    made = anna.post("/api/me/tokens", label="my bot")
    listed = anna.get("/api/me/tokens")["tokens"]
    assert [(t["id"], t["label"], t["token"]) for t in listed] == [(made["id"], "my bot", None)]
    bot = Somebody(server.address, None, token=made["token"])
    assert bot.get("/api/me")["name"] == "Toolmaker"
    table = bot.open("clans", "me me")["id"]
    assert bot.line().watch(table, 0)["type"] == "update"
    assert anna.http.delete(f"/api/me/tokens/{made['id']}").status_code == 200
    assert bot.refused("/api/me", "GET") == "not-signed-in"


def test_export_and_deletion(server: Inside) -> None:
    anna, bo = Somebody(server.address, "Anna"), Somebody(server.address, "Bo")
    table = anna.open("clans", "me open")["id"]
    bo.post(f"/api/tables/{table}/sit")
    line, other = anna.line(), bo.line()
    line.watch(table, 0)
    other.watch(table, 1)
    line.act("chat", match=table, text="hello", id="c")
    exported = anna.get("/api/me/export")
    assert [t["id"] for t in exported["tables"]] == [table]
    assert [said["text"] for said in exported["chat"]] == ["hello"]
    assert anna.http.delete("/api/me").status_code == 200
    assert anna.refused("/api/me", "GET") == "not-signed-in"
    other.until(lambda told: told["chairs"][0]["stand_in"] and told["chairs"][0]["user"] is None)
    assert other.update["chairs"][0]["name"] == ""
    assert bo.line().watch(table, 1)["type"] == "update"
    left = server.services.store.work(
        lambda c: [
            row
            for t in ("users", "chairs", "chats", "sessions")
            for row in c.exec_driver_sql(f"SELECT * FROM {t}")
            if anna.id in row or "Anna" in row
        ]
    )
    assert [row for row in left if anna.id in row] == []


def test_nobody_gets_no_connection(server: Inside) -> None:
    nobody = Somebody(server.address, None)
    assert nobody.line().closed() == 4401


def test_another_site_cannot_act_for_somebody(server: Inside) -> None:
    anna = Somebody(server.address)
    evil = {"origin": "https://evil.example"}
    answer = anna.http.post("/api/sign-out", headers=evil)
    assert answer.status_code == 403
    assert anna.get("/api/me")["name"] == "Anna"
    with pytest.raises(InvalidStatus) as refused:
        from_elsewhere(anna)
    assert refused.value.response.status_code == 403
    own = {"origin": server.address}
    assert anna.http.post("/api/sign-out", headers=own).status_code == 200


def from_elsewhere(who: Somebody) -> None:
    cookie = f"dorfplatz={who.http.cookies['dorfplatz']}"
    Line(who, who.address, {"cookie": cookie, "origin": "https://evil.example"})


def test_whoever_is_signed_out_is_disconnected(server: Inside) -> None:
    anna = Somebody(server.address, "Anna")
    anna.post("/api/account", name="Anna Out", password=PASSWORD)
    other = Somebody(server.address, None)
    other.post("/api/sign-in", name="Anna Out", password=PASSWORD)
    token = anna.post("/api/me/tokens", label="program")
    program = Somebody(server.address, None, token["token"])
    here, there, running = anna.line(), other.line(), program.line()
    for line in (here, there, running):
        assert line.hear()["type"] == "welcome"
    assert anna.http.delete(f"/api/me/tokens/{token['id']}").status_code == 200
    assert running.closed() == 4401
    assert there.act("ping", id="still here")["id"] == "still here"
    anna.post("/api/me/password", old=PASSWORD, new=PASSWORD + "!")
    assert there.next("bye") == {"type": "bye", "reason": "signed-out", "again": False}
    assert there.closed() == 4401
    assert here.act("ping", id="still here")["id"] == "still here"
    anna.post("/api/sign-out")
    assert here.closed() == 4401


def test_a_guest_who_is_adopted_or_forgotten_is_disconnected(server: Inside) -> None:
    anna = Somebody(server.address, "Anna")
    anna.post("/api/account", name="Anna Adopts", password=PASSWORD)
    guest = Somebody(server.address, "Guest")
    line = guest.line()
    guest.post("/api/sign-in", name="Anna Adopts", password=PASSWORD, adopt=True)
    assert line.closed() == 4401
    again = guest.line()
    body = {"password": PASSWORD}
    assert guest.http.request("DELETE", "/api/me", json=body).status_code == 200
    assert again.closed() == 4401
    nobody = Somebody(server.address, "Guest")
    last = nobody.line()
    assert nobody.http.delete("/api/me").status_code == 200
    assert last.closed() == 4401


# -- What a token may do -----------------------------------------------------------------------


def account(server: Inside, name: str) -> Somebody:
    who = Somebody(server.address, None)
    who.user = who.post("/api/account", name=name, password=PASSWORD)
    return who


def test_a_token_cannot_do_what_asks_for_a_person(server: Inside) -> None:
    anna = account(server, "Anna Scoped")
    made = anna.post("/api/me/tokens", label="bot")
    bot = Somebody(server.address, None, made["token"])
    assert bot.refused("/api/me/tokens", label="another") == "forbidden"
    assert bot.refused("/api/me/tokens", "GET") == "forbidden"
    assert bot.refused(f"/api/me/tokens/{made['id']}", "DELETE") == "forbidden"
    assert bot.refused("/api/me/name", name="Mallory") == "forbidden"
    assert bot.refused("/api/me/password", old=PASSWORD, new="something else") == "forbidden"
    assert bot.refused("/api/me/export", "GET") == "forbidden"
    assert bot.refused("/api/me", "DELETE") == "forbidden"
    assert anna.get("/api/me")["name"] == "Anna Scoped"
    assert bot.open("clans", "me me")["id"]


def test_a_token_to_read_with_changes_nothing(server: Inside) -> None:
    anna = account(server, "Anna Reads")
    table = anna.open("clans", "me me")["id"]
    made = anna.post("/api/me/tokens", label="eyes", scope="read")
    assert made["scope"] == "read"
    eyes = Somebody(server.address, None, made["token"])
    assert eyes.get("/api/me/tables")["tables"][0]["id"] == table
    assert eyes.post(f"/api/tables/{table}/see", seat=0)["version"] == 0
    wanted: Json = {"game": "clans", "seats": [{"who": "me"}, {"who": "me"}]}
    assert eyes.refused("/api/tables", **wanted) == "forbidden"
    line = eyes.line()
    turn = line.watch(table, 0)["turn"]
    move = line.watch(table, turn)["prompt"]["options"][0]["move"]
    asked = {"match": table, "seat": turn}
    assert line.act("why_not", **asked, move=move)["type"] == "why_not"
    for do, more in (
        ("move", {**asked, "move": move}),
        ("resign", asked),
        ("hint", asked),
        ("chat", {"match": table, "text": "hello"}),
    ):
        assert line.act(do, **more)["error"]["code"] == "forbidden"


def test_a_token_ends(server: Inside) -> None:
    anna = account(server, "Anna Ends")
    made = anna.post("/api/me/tokens", label="short", days=1)
    day = 24 * 3600 * 1000
    assert made["expires_at"] - made["created_at"] == day
    bot = Somebody(server.address, None, made["token"])
    assert bot.get("/api/me")["name"] == "Anna Ends"
    server.services.store.work(
        lambda c: c.exec_driver_sql("UPDATE tokens SET expires_at = 1 WHERE label = 'short'"), True
    )
    assert bot.refused("/api/me", "GET") == "not-signed-in"
    assert anna.refused("/api/me/tokens", label="for ever", days=10_000) == "bad-request"
    server.services.store.work(  # as tokens of before were stored
        lambda c: c.exec_driver_sql("UPDATE tokens SET expires_at = NULL, scope = NULL"), True
    )
    assert bot.get("/api/me")["name"] == "Anna Ends"
    assert bot.open("clans", "me me")["id"]


def test_a_new_password_ends_other_sessions_and_tokens_and_says_so(server: Inside) -> None:
    anna = account(server, "Anna Renews")
    other = Somebody(server.address, None)
    other.post("/api/sign-in", name="Anna Renews", password=PASSWORD)
    bot = Somebody(server.address, None, anna.post("/api/me/tokens", label="bot")["token"])
    line = bot.line()
    assert line.hear()["type"] == "welcome"
    told = anna.post("/api/me/password", old=PASSWORD, new="another password")
    assert told == {"sessions": 1, "tokens": 1}
    assert other.refused("/api/me", "GET") == "not-signed-in"
    assert bot.refused("/api/me", "GET") == "not-signed-in"
    assert line.closed() == 4401
    assert anna.get("/api/me")["name"] == "Anna Renews"


def test_an_account_is_deleted_with_its_password_only(server: Inside) -> None:
    anna = account(server, "Anna Stays")
    assert anna.refused("/api/me", "DELETE") == "wrong-password"
    wrong = anna.http.request("DELETE", "/api/me", json={"password": "nonsense"})
    assert wrong.status_code == 401
    assert anna.get("/api/me")["name"] == "Anna Stays"
    right = anna.http.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert right.status_code == 200
    assert anna.refused("/api/me", "GET") == "not-signed-in"


def test_coming_in_ends_the_earlier_session(server: Inside) -> None:
    account(server, "Anna Comes")
    for path, body in (
        ("/api/account", {"name": "Anna New", "password": PASSWORD}),
        ("/api/sign-in", {"name": "Anna Comes", "password": PASSWORD}),
    ):
        guest = Somebody(server.address, "Guest")
        thief = Somebody(server.address, None)
        thief.http.cookies.set("dorfplatz", guest.http.cookies["dorfplatz"])
        assert thief.get("/api/me")["name"] == "Guest"
        guest.post(path, **body)
        assert thief.refused("/api/me", "GET") == "not-signed-in"
        assert guest.get("/api/me")["kind"] == "account"


def test_over_tls_the_cookie_belongs_to_this_host_alone(server: Inside) -> None:
    anna = Somebody(server.address, None)
    anna.http.headers["x-forwarded-proto"] = "https"
    answer = anna.http.post("/api/guest", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-dorfplatz=") and "Secure" in cookie and "Path=/" in cookie
    assert answer.headers["strict-transport-security"]
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    value = cookie.split("=", 1)[1].split(";")[0]
    sent = {"cookie": f"dorfplatz=planted.0; __Host-dorfplatz={value}"}
    assert anna.http.get("/api/me", headers=sent).json()["name"] == "Anna"
    plain = Somebody(server.address, None).http.get("/api/games")
    assert "strict-transport-security" not in plain.headers
