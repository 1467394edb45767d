"""Play a whole game through the public protocol: python examples/client.py [ADDRESS] [GAME].

A guest opens a table against a bot, picks random moves from the prompts, and prints the result.
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def post(address: str, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
    """Send JSON and return the answer and the cookie that came with it."""
    headers = {"content-type": "application/json", "cookie": cookie}
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), (answer.headers["set-cookie"] or "").partition(";")[0]


async def play(address: str, game: str, rng: random.Random) -> Any:
    """Play one match as a guest against a bot and return how it ended."""
    _, cookie = post(address, "/api/guest", {"name": "Example"})
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    table, _ = post(address, "/api/tables", {"game": game, "seats": seats}, cookie)
    live = address.replace("http", "ws", 1) + "/api/live"
    version = asked = 0
    while True:  # if the connection breaks, connect again and ask for what was missed
        async with connect(live, additional_headers={"cookie": cookie}, max_size=None) as socket:
            watch = {"do": "watch", "match": table["id"], "seat": 0, "since": version}
            await socket.send(json.dumps(watch))
            async for text in socket:
                told = json.loads(text)
                if told["type"] == "refused":
                    print(told["error"]["message"])
                    told = told["update"] or {"type": "nothing"}
                if told["type"] != "update":
                    continue
                version = told["version"]
                if told["result"]:
                    return told["result"]
                options = told["prompt"]["options"]
                if 0 in told["waiting"] and options and version >= asked:
                    asked = version + 1
                    move = {"do": "move", "match": table["id"], "seat": 0, "id": str(asked)}
                    move["move"] = rng.choice(options)["move"]
                    await socket.send(json.dumps(move))


if __name__ == "__main__":
    place = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
    name = sys.argv[2] if len(sys.argv) > 2 else "clans"
    for seat in asyncio.run(play(place, name, random.Random()))["seats"]:
        print(f"seat {seat['seat']}: {seat['points']} points, rank {seat['rank']}")
