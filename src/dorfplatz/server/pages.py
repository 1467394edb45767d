"""The pages: what Vite built, served from memory with the right type, age and encoding."""

import base64
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Scope

BUILT = Path(__file__).parent / "static"
FRONT = "index.html"

# The first parts of the addresses that the pages know; any other address is a wrong one.
ROOMS = frozenset(
    {"", "new", "table", "replay", "review", "what-if", "story"}
    | {"learn", "puzzles", "help", "me", "gallery"}
)
# Where programs and files are; a wrong address there is never answered with a page.
MACHINES = frozenset({"api", "assets", "health", "metrics"})

TYPES: Mapping[str, str] = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
"""What the build leaves beside a file, best first."""

FOREVER = "public, max-age=31536000, immutable"  # the name of an asset changes with its content
ASK_AGAIN = "no-cache"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Dorfplatz</title>
<style>body{font:1.1rem/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}</style>
<h1>Dorfplatz</h1>
<p>The village square is open, but its pages are not built here: <code>tools/web build</code>
does that. Programs speak to it at <code>/api</code> and <code>/api/live</code>:
<a href="/api/openapi.json">routes</a>, <a href="/api/messages.json">messages</a>,
<a href="/api/games">games</a>.</p>
<p lang="de">Der Dorfplatz ist eröffnet, nur seine Seiten sind hier nicht gebaut; das tut
<code>tools/web build</code>. Am Terminal spielt man mit <code>./play play</code>.</p>
</html>
"""


STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def own_styles() -> list[str]:
    """Return the digests of the styles written in a front page: no others apply in place."""
    front = BUILT / FRONT
    written = [NOT_BUILT, front.read_text("utf-8")] if front.is_file() else [NOT_BUILT]
    styles = [style for page in written for style in STYLE.findall(page)]
    digests = [hashlib.sha256(style.encode()).digest() for style in styles]
    return [f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests]


@dataclass(frozen=True)
class Asset:
    """One file in every encoding there is; ``""`` is the plain one."""

    kind: str
    age: str
    tag: str
    bodies: Mapping[str, bytes]

    def answer(self, request: Request, status: int = 200) -> Response:
        """Answer with the best encoding the browser takes, or that it has the file already."""
        coding = best(request.headers.get("accept-encoding", ""), self.bodies)
        tag = f'"{self.tag}{coding and "-" + coding}"'
        headers = {"cache-control": self.age, "etag": tag, "vary": "accept-encoding"}
        if status == 200 and holds(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        if coding:
            headers["content-encoding"] = coding
        return Response(self.bodies[coding], status, headers, media_type=self.kind)


def best(accepted: str, bodies: Mapping[str, bytes]) -> str:
    """Return the best encoding of those a browser takes."""
    taken = set()
    for wish in accepted.lower().split(","):
        name, _, quality = wish.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            taken.add(name.strip())
    return next((name for name, _ in ENCODINGS if name in taken and name in bodies), "")


def holds(known: str, tag: str) -> bool:
    """Whether a tag is among those a browser knows."""
    return known.strip() == "*" or tag in (
        one.strip().removeprefix("W/") for one in known.split(",")
    )


def read(folder: Path) -> dict[str, Asset]:
    """Return the files of a build by their address, without leading slash."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        kind = TYPES.get(path.suffix)
        if kind is None or not path.is_file() or name.startswith("."):
            continue
        plain = path.read_bytes()
        bodies = {"": plain}
        for coding, suffix in ENCODINGS:
            packed = path.with_name(path.name + suffix)
            if packed.is_file():
                bodies[coding] = packed.read_bytes()
        age = FOREVER if name.startswith("assets/") else ASK_AGAIN
        tag = hashlib.sha256(plain).hexdigest()[:20]
        found[name] = Asset(kind, age, tag, bodies)
    return found


class PageRoute(Route):
    """Any address, but only to be read; anything else does not exist there."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Say whether this route answers."""
        match, child = super().matches(scope)
        return (match, child) if match is Match.FULL else (Match.NONE, {})


def routes(folder: Path = BUILT) -> list[BaseRoute]:
    """Return the route of the pages, which has to come last; without a build there is one page."""
    assets = read(folder)

    async def page(request: Request) -> Response:
        """Answer with a file, or for the address of a page with the one page that shows it."""
        name = request.path_params["path"]
        if name in assets:
            return assets[name].answer(request)
        room = name.partition("/")[0]
        if FRONT not in assets:
            if name == "":
                return HTMLResponse(NOT_BUILT)
        elif room not in MACHINES and "." not in name.rpartition("/")[2]:
            if room in ROOMS:
                return assets[FRONT].answer(request)
            if "text/html" in request.headers.get("accept", ""):
                return assets[FRONT].answer(request, 404)  # the page says what there is instead
        raise HTTPException(404)

    return [PageRoute("/{path:path}", page)]
