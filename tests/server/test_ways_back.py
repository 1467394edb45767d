"""Ways back: recovery codes, and what whoever runs the server can do for people."""

from pathlib import Path

from typer.testing import CliRunner

from dorfplatz.cli.app import app
from dorfplatz.server.recovery import CODES
from tests.server.support import Inside, Somebody, file_url, inside

PASSWORD, ANOTHER = "correct horse battery", "another password"


def account(server: Inside, name: str) -> Somebody:
    who = Somebody(server.address, None)
    who.user = who.post("/api/account", name=name, password=PASSWORD)
    return who


def test_a_code_gives_another_password_once(server: Inside) -> None:
    anna = account(server, "Anna Forgets")
    assert anna.refused("/api/me/recovery", password="nonsense") == "wrong-password"
    codes = anna.post("/api/me/recovery", password=PASSWORD)["codes"]
    assert len(set(codes)) == CODES
    bot = Somebody(server.address, None, anna.post("/api/me/tokens", label="bot")["token"])
    line = anna.line()
    assert line.hear()["type"] == "welcome"
    back = Somebody(server.address, "Guest")
    wrong = {"name": "Anna Forgets", "code": "aaaa-bbbb-cccc-dddd", "password": ANOTHER}
    assert back.refused("/api/recover", **wrong) == "wrong-password"
    assert back.refused("/api/recover", **{**wrong, "name": "Nobody at all"}) == "wrong-password"
    right = {
        "name": "anna FORGETS",
        "code": codes[3].upper().replace("-", " "),
        "password": ANOTHER,
    }
    assert back.post("/api/recover", **right)["id"] == anna.id
    assert back.get("/api/me")["id"] == anna.id
    assert line.closed() == 4401
    assert anna.refused("/api/me", "GET") == "not-signed-in"
    assert bot.refused("/api/me", "GET") == "not-signed-in"
    assert back.refused("/api/recover", **right) == "wrong-password"  # it was used
    assert back.post("/api/sign-in", name="Anna Forgets", password=ANOTHER)["id"] == anna.id
    fresh = back.post("/api/me/recovery", password=ANOTHER)["codes"]
    void = {**right, "code": codes[0]}
    assert back.refused("/api/recover", **void) == "wrong-password"  # those of before are void
    assert back.post("/api/recover", **{**right, "code": fresh[0]})["id"] == anna.id


def test_the_store_knows_no_code(server: Inside) -> None:
    anna = account(server, "Anna Keeps")
    code = anna.post("/api/me/recovery", password=PASSWORD)["codes"][0]
    rows = server.services.store.work(lambda c: c.exec_driver_sql("SELECT * FROM recovery").all())
    assert code not in str(rows) and code.replace("-", "") not in str(rows)
    assert Somebody(server.address, "Guest").refused("/api/me/recovery", password="x") == (
        "not-possible"
    )


def run(url: str, *words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, [*words, "--database", url, "--lang", "en"])
    return done.exit_code, done.output


def test_the_operator_lets_somebody_back_in(tmp_path: Path) -> None:
    url = file_url(tmp_path)
    with inside(url) as server:
        anna = account(server, "Anna")
        assert anna.id in run(url, "people", "anna")[1]
        code, said = run(url, "people", "ANNA", "--reset")
        assert code == 0
        back = Somebody(server.address, None)
        told = {"name": "Anna", "code": said.split()[0], "password": ANOTHER}
        assert back.post("/api/recover", **told)["id"] == anna.id
        assert run(url, "people", "nobody", "--reset")[0] != 0
        assert run(url, "people", "--reset")[0] != 0
        assert run(url, "people", "--drop")[0] != 0


def test_the_operator_closes_an_account_while_its_game_goes_on(tmp_path: Path) -> None:
    url = file_url(tmp_path)
    with inside(url) as server:
        anna, bo = account(server, "Anna"), Somebody(server.address, "Bo")
        table = anna.open("clans", "me open")["id"]
        bo.post(f"/api/tables/{table}/sit")
        lines = [anna.line(), bo.line()]
        for seat, line in enumerate(lines):
            line.watch(table, seat)
        code, said = run(url, "people", "Anna", "--close")
        assert (code, "Anna is no more" in said) == (0, True)
        assert lines[0].closed() == 4401
        lines[1].until(lambda told: told["chairs"][0]["stand_in"] and not told["chairs"][0]["name"])
        assert anna.refused("/api/me", "GET") == "not-signed-in"
        lines[1].until(lambda told: told["turn"] == 1)
        move = lines[1].update["prompt"]["options"][0]["move"]
        assert lines[1].act("move", match=table, seat=1, move=move)["type"] == "ack"


def test_the_operator_drops_guests_of_long_ago(tmp_path: Path) -> None:
    url = file_url(tmp_path)
    with inside(url) as server:
        old, playing, fresh = (Somebody(server.address, name) for name in ("Old", "Play", "New"))
        playing.open("clans", "me me")
        store = server.services.store
        for table in ("users", "sessions"):
            names = {"users": "id", "sessions": "user_id"}[table]
            store.work(
                lambda c, t=table, n=names: c.exec_driver_sql(
                    f"UPDATE {t} SET created_at = 1 WHERE {n} <> '{fresh.id}'"
                ),
                True,
            )
        assert run(url, "people", "--guests", "0", "--drop")[0] != 0
        said = run(url, "people", "--guests", "30")[1]
        assert (old.id in said, playing.id in said, fresh.id in said) == (True, False, False)
        assert "One guest was deleted." in run(url, "people", "--guests", "30", "--drop")[1]
        assert run(url, "people")[1].count("guest") == 2


def test_the_operator_reads_reports(tmp_path: Path) -> None:
    url = file_url(tmp_path)
    with inside(url) as server:
        anna, bo = Somebody(server.address, "Anna"), Somebody(server.address, "Bo")
        table = anna.open("clans", "me open")["id"]
        bo.post(f"/api/tables/{table}/sit")
        line = bo.line()
        line.send(do="watch", match=table, seat=1)
        anna.line().act("chat", match=table, text="nasty words", id="c")
        said = line.next("chat")["lines"][0]
        bo.post("/api/reports", chat=said["id"], reason="that hurts")
        told = run(url, "reports")[1]
        assert all(part in told for part in (table, "Anna: nasty words", "that hurts"))
        assert "One report." in told
