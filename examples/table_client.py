"""A player of its own in fifty lines: sits at a table with a key, passes, plays low cards, and prints the result.

A person gives the key out at the table, under "People", and its socket with it:
``SCHLEMM_KEY=… python examples/table_client.py wss://example.org/ws/tables/…``. Without a key,
``python examples/table_client.py http://127.0.0.1:8000`` opens a table with three bots and asks for one. What is said
over HTTP and on the socket is described at /api/schema/openapi.json and /api/schema/asyncapi.json of every server.
"""

import json
import os
import sys
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect

RANKS = "23456789TJQKA"


def seated(server: str) -> tuple[str, str]:
    """Open a table as a person does, and let a program play at the own seat: its socket, and the key."""
    person, headers = build_opener(HTTPCookieProcessor()), {"content-type": "application/json"}
    wish = {"form": "robber4", "name": "Low card", "tempo": 0, "level": "anfaenger"}
    with person.open(Request(f"{server}/api/tables", json.dumps(wish).encode(), headers)) as answer:
        address = f"{server}/api/tables/{json.load(answer)['table']}/programs"
    with person.open(Request(address, json.dumps({"seat": "S"}).encode(), headers)) as answer:
        given = json.load(answer)
    return server.replace("http", "ws", 1) + given["socket"], given["key"]


def choice(view: dict[str, Any]) -> dict[str, Any] | None:
    """What we do now: agree to claims, pass, play the lowest card; nothing if it is not our turn."""
    if view["claim"] is not None:
        return {"type": "answer", "accept": True} if view["claim"]["mine"] else None
    if not view["turn"]["mine"]:
        return None
    if view["turn"]["calls"]:
        return {"type": "call", "call": view["turn"]["calls"][0]}
    return {"type": "card", "card": min(view["turn"]["cards"], key=lambda card: RANKS.index(card[1]))}


def play(address: str, key: str) -> str:
    """Play one board, and its result."""
    with connect(address, additional_headers={"authorization": f"Bearer {key}"}) as socket:
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
    found = os.environ.get("SCHLEMM_KEY")
    print(play(sys.argv[1], found) if found else play(*seated(sys.argv[1].rstrip("/"))))
