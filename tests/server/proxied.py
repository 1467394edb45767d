"""Dorfplatz behind nginx, as ``deploy/nginx.conf`` sets it up: ``./test proxy``.

Two processes share a PostgreSQL database behind one nginx that speaks TLS. Somebody makes an
account, signs in, opens a table and plays; the process that serves the table is killed; the page
comes back through nginx to the other one and plays on, and nothing acknowledged is lost.
"""

import json
import shutil
import ssl
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.server.support import PATIENCE, Outside, empty_database, postgres_cluster, until
from tests.server.support import unused_port as free

ROOT = Path(__file__).resolve().parents[2]
MOVES = 12
Json = dict[str, Any]


def configured(
    folder: Path, ports: list[int], plain: int, tls: int, *, affinity: bool, redirects: bool
) -> str:
    """Return our example for nginx with the ports and certificates of this run."""
    written = (ROOT / "deploy" / "nginx.conf").read_text()
    servers = "\n    ".join(
        f"server 127.0.0.1:{port} max_fails=1 fail_timeout=1s;" for port in ports
    )
    changes = {
        "server 127.0.0.1:8000;": servers,
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{tls} ssl;",
        "/etc/letsencrypt/live/square.example.org/fullchain.pem": f"{folder}/cert.pem",
        "/etc/letsencrypt/live/square.example.org/privkey.pem": f"{folder}/key.pem",
        "https://$host$request_uri": f"https://127.0.0.1:{tls}$request_uri",
        # Ports of a test are not those of the web, and old versions have no such line.
        "    http2 on;\n": "",
        "limit_conn dorfplatz 200;": "limit_conn dorfplatz 10000;",
    }
    if not redirects:  # where TLS is not what is measured
        spare = free()
        changes["listen 80;"] = f"listen 127.0.0.1:{spare};"
        changes["listen 443 ssl;"] += f" listen 127.0.0.1:{plain};"
    if not affinity:
        changes["    hash $dorfplatz_place consistent;\n"] = ""
    for ours, theirs in changes.items():
        assert ours in written, ours
        written = written.replace(ours, theirs)
    return (
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log warn;\n"
        "worker_rlimit_nofile 20000;\n"
        "events { worker_connections 8000; }\n"
        f"http {{ access_log off; client_body_temp_path {folder}/b; proxy_temp_path {folder}/p;\n"
        f"fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;\n"
        f"{written}\n}}\n"
    )


@contextmanager
def nginx(
    ports: list[int], *, affinity: bool = True, redirects: bool = True
) -> Iterator[tuple[int, int, int]]:
    """Run nginx before these ports; give its plain port, the one of TLS, and its process."""
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt"]
        command += ["ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        command += ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
        command += ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
        subprocess.run(command, check=True, capture_output=True)
        plain, tls = free(), free()
        settings = folder / "nginx.conf"
        settings.write_text(
            configured(folder, ports, plain, tls, affinity=affinity, redirects=redirects)
        )
        process = subprocess.Popen([program, "-c", str(settings), "-p", name])
        try:

            def answers() -> bool:
                assert process.poll() is None, "nginx has ended"
                with suppress(httpx.HTTPError):
                    return httpx.get(f"http://127.0.0.1:{plain}/").status_code in (200, 301)
                return False

            until(answers)
            yield plain, tls, process.pid
        finally:
            process.terminate()
            process.wait()


class Guest:
    """Somebody whose browser speaks TLS to nginx."""

    def __init__(self, tls: int) -> None:
        self.tls = tls
        self.context = ssl.create_default_context()
        self.context.check_hostname = False
        self.context.verify_mode = ssl.CERT_NONE
        self.origin = f"https://127.0.0.1:{tls}"
        self.http = httpx.Client(
            base_url=self.origin, verify=self.context, headers={"origin": self.origin}, timeout=60
        )

    def post(self, path: str, **body: Any) -> Json:
        """Ask for something that has to work."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def line(self, table: str) -> ClientConnection:
        """Connect as the page of a table does."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"wss://127.0.0.1:{self.tls}/api/live?lang=en&table={table}",
            ssl=self.context,
            additional_headers={"cookie": cookies, "origin": self.origin},
            max_size=None,
            open_timeout=PATIENCE,
        )


def hear(line: ClientConnection, *kinds: str) -> Json:
    """Return the next message of a kind."""
    while True:
        told: Json = json.loads(line.recv(PATIENCE))
        if told["type"] in kinds:
            return told


def play(line: ClientConnection, table: str, moves: int) -> int:
    """Play both seats for some moves and return the last version that was acknowledged."""
    version = 0
    for _ in range(moves):
        line.send(json.dumps({"do": "watch", "match": table, "seat": 0}))
        turn = hear(line, "update")["turn"]
        line.send(json.dumps({"do": "watch", "match": table, "seat": turn}))
        prompt = hear(line, "update")["prompt"]
        while prompt is None:
            prompt = hear(line, "update")["prompt"]
        move = prompt["options"][0]["move"]
        line.send(json.dumps({"do": "move", "match": table, "seat": turn, "move": move}))
        told = hear(line, "ack", "refused")
        assert told["type"] == "ack", told
        version = told["version"]
    return version


def serving(servers: list[Outside], table: str) -> Outside:
    """Return the process that has a table in memory."""
    for server in servers:
        text = httpx.get(f"{server.address}/metrics").text
        lines = [line for line in text.splitlines() if line.startswith("dorfplatz_connections ")]
        if lines and float(lines[0].split()[1]) > 0:
            return server
    raise AssertionError(f"nobody serves {table}")


def main() -> None:
    """Play behind nginx and say what was seen."""
    with ExitStack() as stack:
        url = empty_database(stack.enter_context(postgres_cluster()))
        servers = [Outside(url).ready()]
        servers.append(Outside(url).ready())
        for server in servers:
            stack.callback(server.kill)
        plain, tls, _ = stack.enter_context(nginx([server.port for server in servers]))
        moved = httpx.get(f"http://127.0.0.1:{plain}/me")
        assert moved.status_code == 301, moved
        assert moved.headers["location"] == f"https://127.0.0.1:{tls}/me"
        anna = Guest(tls)
        page = anna.http.get("/")
        assert page.status_code == 200
        assert "max-age" in page.headers["strict-transport-security"]
        anna.post("/api/account", name="Anna", password="a long password")
        assert set(anna.http.cookies) == {"__Host-dorfplatz"}, set(anna.http.cookies)
        again = Guest(tls)
        again.post("/api/sign-in", name="Anna", password="a long password")
        seats = [{"who": "me"}, {"who": "me"}]
        table = again.post("/api/tables", game="clans", seats=seats)["id"]
        with again.line(table) as line:
            version = play(line, table, MOVES)
            serving(servers, table).kill()
            with suppress(WebSocketException, TimeoutError, OSError):
                while True:
                    line.recv(PATIENCE)
        with again.line(table) as line:
            line.send(json.dumps({"do": "watch", "match": table, "seat": 0}))
            assert hear(line, "update")["version"] >= version
            version = play(line, table, MOVES)
        stranger = httpx.post(
            f"{anna.origin}/api/guest",
            json={"name": "Eve"},
            headers={"origin": "https://elsewhere.example"},
            verify=anna.context,
        )
        assert stranger.status_code == 403, stranger.text
    print(
        f"Behind nginx: redirected to TLS, registered, signed in, {2 * MOVES} moves, one process "
        f"killed between them, last acknowledged version {version}; a foreign page was refused."
    )


if __name__ == "__main__":
    main()
