"""Something that happens at a table and changes neither cards nor calls, such as a contribution to the next shuffle."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


def happening(page: Page) -> Callable[[], None]:
    """What makes it happen: the last view of the table comes once more, as the next version.

    Args:
        page: The page, before it opens the table.
    """
    latest: dict[str, Any] = {}
    sockets: list[WebSocketRoute] = []

    def listen(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        sockets.append(socket)

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == "update":
                latest.update(json.loads(message))
            socket.send(message)

        server.on_message(pass_on)

    def happen() -> None:
        latest["view"]["version"] += 1
        sockets[-1].send(json.dumps({**latest, "events": []}))

    page.route_web_socket("**/ws/tables/**", listen)
    return happen
