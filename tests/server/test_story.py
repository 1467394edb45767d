"""A match as a story to be read: only what was told, and only to those who may see the table."""

from dorfplatz.games.above_and_below import texts
from tests.server.support import Inside, Json, Line, Somebody


def explored(line: Line, table: str) -> Json:
    """Let both villages explore until somebody has to choose what to do below, and return that."""
    while True:
        asked = line.watch(table, line.update["turn"])
        if asked["view"]["point"] == "option":
            return asked
        moves = [option["move"] for option in asked["prompt"]["options"]]
        move = next(move for move in moves if move.startswith("E:"))
        told = line.act("move", match=table, seat=asked["seat"], move=move)
        line.reach(told["version"])


def test_a_story_holds_what_was_read_and_nothing_more(server: Inside) -> None:
    anna, bo = Somebody(server.address, "Anna"), Somebody(server.address, "Bo")
    opened = anna.open("above-and-below", "me me", public=False)
    table, address = opened["id"], f"/api/tables/{opened['id']}/story"
    line = anna.line()
    line.watch(table, 0)
    assert anna.get(address) == {"chapters": [], "version": line.version, "over": False}
    asked = explored(line, table)
    below = asked["view"]["exploration"]
    answer = anna.http.get(address)
    (chapter,) = answer.json()["chapters"]
    assert (chapter["seat"], chapter["round"], chapter["cave"]) == (
        asked["seat"],
        1,
        below["cave"],
    )
    (scene,) = chapter["scenes"]
    assert scene["section"] == below["section"] and set(scene["scene"]) == {"en", "de"}
    assert (scene["option"], chapter["outcome"], chapter["changes"]) == (None, None, [])
    section = below["section"]
    for number, option in enumerate(below["options"]):  # no outcome travels before it is told
        failure = texts.line(section, number, "x") if option["type"] == "check" else {"en": ""}
        assert not failure["en"] or failure["en"] not in answer.text
    told = line.act("move", match=table, seat=asked["seat"], move=f"#{section}A")
    line.reach(told["version"])
    (chapter,) = anna.get(address)["chapters"]
    assert chapter["scenes"][0]["option"] == "A"
    assert set(chapter["scenes"][0]["label"]) == {"en", "de"}
    assert bo.refused(address, "GET") == "not-found"
    key = {"x-table-key": opened["key"]}
    assert bo.http.get(address, headers=key).json()["chapters"] == [chapter]


def test_a_game_without_a_story_says_so(server: Inside) -> None:
    anna = Somebody(server.address)
    table = anna.open("clans", "me me")["id"]
    assert anna.refused(f"/api/tables/{table}/story", "GET") == "not-possible"
