"""The pages: files of a build with type, age and encoding, and one page for every room."""

import gzip
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette

from dorfplatz.server import pages
from dorfplatz.server.run import free_port
from tests.server.support import Inside, Somebody, until

ROUTER = Path(__file__).parents[2] / "web" / "src" / "app" / "pages.ts"
PAGE = "<!doctype html><title>Dorfplatz</title>"
SCRIPT = "export const answer = 42;\n" * 40


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small build as Vite leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / ".vite").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (tmp_path / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"packed better")
    (tmp_path / "assets" / "serif-1a2b.woff2").write_bytes(b"letters")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / ".vite" / "manifest.json").write_text("{}")
    return tmp_path


@contextmanager
def reading(folder: Path) -> Iterator[httpx.Client]:
    """Serve a folder to somebody who takes no encoding unless a test says so."""
    config = uvicorn.Config(Starlette(routes=pages.routes(folder)), log_config=None)
    server = uvicorn.Server(config)
    listener = free_port("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    until(lambda: server.started)
    headers = {"accept-encoding": "identity", "accept": "text/html"}
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    try:
        with httpx.Client(base_url=address, headers=headers) as client:
            yield client
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


@pytest.fixture
def browser(built: Path) -> Iterator[httpx.Client]:
    with reading(built) as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/new/clans", "/table/hflSMacH2IKfAnXQ", "/replay/x?at=3", "/help/taluva", "/me"]
)
def test_every_room_is_shown_by_the_one_page(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "age"),
    [
        ("/assets/main-1a2b.js", "text/javascript; charset=utf-8", pages.FOREVER),
        ("/assets/serif-1a2b.woff2", "font/woff2", pages.FOREVER),
        ("/manifest.webmanifest", "application/manifest+json", pages.ASK_AGAIN),
        ("/index.html", "text/html; charset=utf-8", pages.ASK_AGAIN),
    ],
)
def test_a_file_has_its_type_and_age(browser: httpx.Client, path: str, kind: str, age: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == age


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone-1a2b.js",
        "/assets/nothing",
        "/favicon.gif",
        "/table/picture.png",
        "/.vite/manifest.json",
        "/assets/main-1a2b.js.gz",
        "/../pages.py",
        "/%2e%2e/pages.py",
        "/assets/..%2f..%2fpages.py",
        "/api/nothing",
        "/metrics/nothing",
    ],
)
def test_what_is_not_there_is_not_a_page(browser: httpx.Client, path: str) -> None:
    assert browser.get(path).status_code == 404
    assert PAGE not in browser.get(path).text


def test_a_wrong_address_is_a_page_for_people_and_still_wrong(browser: httpx.Client) -> None:
    person = browser.get("/nonsense")
    assert (person.status_code, person.text) == (404, PAGE)
    program = browser.get("/nonsense", headers={"accept": "application/json"})
    assert program.status_code == 404
    assert program.text != PAGE


def test_pages_can_only_be_read(browser: httpx.Client) -> None:
    assert browser.post("/").status_code == 404
    head = browser.head("/")
    assert (head.status_code, head.text) == (200, "")


@pytest.mark.parametrize(
    ("taken", "given"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, br;q=0", "gzip"),
        ("GZIP", "gzip"),
        ("deflate", None),
        ("identity", None),
    ],
)
def test_the_best_encoding_is_sent_that_the_browser_takes(
    browser: httpx.Client, taken: str, given: str | None
) -> None:
    with browser.stream("GET", "/assets/main-1a2b.js", headers={"accept-encoding": taken}) as got:
        raw = b"".join(got.iter_raw())
    assert got.headers.get("content-encoding") == given
    assert got.headers["vary"] == "accept-encoding"
    sent = {"br": b"packed better", "gzip": gzip.compress(SCRIPT.encode()), None: SCRIPT.encode()}
    assert len(raw) == len(sent[given])


def test_what_the_browser_holds_is_not_sent_again(browser: httpx.Client) -> None:
    first = browser.get("/")
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = browser.get("/", headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    assert browser.get("/", headers={"if-none-match": '"other"'}).status_code == 200


def test_each_encoding_has_a_tag_of_its_own(browser: httpx.Client) -> None:
    tags = {
        browser.get("/assets/main-1a2b.js", headers={"accept-encoding": coding}).headers["etag"]
        for coding in ("identity", "gzip")
    }
    assert len(tags) == 2


def test_without_a_build_one_page_says_how_to_get_the_others(tmp_path: Path) -> None:
    with reading(tmp_path / "nothing") as reader:
        front = reader.get("/")
        assert front.status_code == 200
        assert "tools/web build" in front.text
        assert reader.get("/table/x").status_code == 404


def test_the_server_keeps_its_own_addresses_beside_the_pages(server: Inside) -> None:
    anna = Somebody(server.address)
    assert anna.http.get("/").status_code == 200
    assert anna.get("/api/games")["games"]
    assert anna.refused("/api/nothing", "GET") == "not-found"
    assert anna.refused("/api/nothing") == "not-found"
    assert anna.http.put("/api/games").status_code == 405


def test_a_page_may_load_nothing_from_elsewhere(server: Inside) -> None:
    policy = httpx.get(server.address).headers["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    own, *digests = rules.pop("style-src").split()
    assert own == "'self'"
    assert digests
    assert all(digest.startswith("'sha256-") for digest in digests)
    assert rules.pop("default-src") == "'self'"
    assert all(set(allowed.split()) <= {"'self'", "'none'", "data:"} for allowed in rules.values())


def test_the_server_knows_every_room_the_pages_know() -> None:
    known = ROUTER.read_text("utf-8")
    assert set(re.findall(r"first === '([a-z-]+)'", known)) | {""} == pages.ROOMS
