"""A player of its own in fifty lines: opens a table with three bots, passes, plays low cards, and prints the result.

``python examples/table_client.py http://127.0.0.1:8000`` plays one board at a running ``schlemm serve``. What is said
over HTTP and on the socket is described at /api/schema/openapi.json and /api/schema/asyncapi.json of every server.
"""

import json
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

RANKS = "23456789TJQKA"


def open_table(server: str) -> tuple[str, str]:
    """The name of a new table, and the cookie with the secret of our seat: keep it, it is the key to the seat."""
    wish = {"form": "robber4", "name": "Low card", "tempo": 0, "level": "anfaenger"}
    body, headers = json.dumps(wish).encode(), {"content-type": "application/json"}
    with urlopen(Request(f"{server}/api/tables", body, headers)) as answer:
        return json.load(answer)["table"], answer.headers["set-cookie"].partition(";")[0]


def choice(view: dict[str, Any]) -> dict[str, Any] | None:
    """What we do now: agree to claims, pass, play the lowest card; nothing if it is not our turn."""
    if view["claim"] is not None:
        return {"type": "answer", "accept": True} if view["claim"]["mine"] else None
    if not view["turn"]["mine"]:
        return None
    if view["turn"]["calls"]:
        return {"type": "call", "call": view["turn"]["calls"][0]}
    return {"type": "card", "card": min(view["turn"]["cards"], key=lambda card: RANKS.index(card[1]))}


def play(server: str) -> str:
    """Play one board, and its result."""
    table, cookie = open_table(server)
    address = f"{server.replace('http', 'ws', 1)}/ws/tables/{table}"
    with connect(address, additional_headers={"cookie": cookie, "origin": server}) as socket:
        for text in socket:
            message = json.loads(text)
            if message["type"] != "update":
                continue
            view = message["view"]
            if view["result"] is not None:
                return str(view["result"]["result"])
            if action := choice(view):
                socket.send(json.dumps({"id": f"move-{view['version']}", "seen": view["version"], **action}))
    raise ConnectionError("the server has closed the table")


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/")))
