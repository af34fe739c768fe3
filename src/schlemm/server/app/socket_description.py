"""The description of the sockets for programs (AsyncAPI 3.0, at ``/api/schema/asyncapi.json``), of the wire types."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from inspect import getdoc
from typing import Any, Final, cast, get_args

import msgspec
from litestar import get

from schlemm import __version__
from schlemm.server.live.program_rights import OF_PROGRAM
from schlemm.server.network.cookies import COOKIE, HOST_COOKIE
from schlemm.server.protocol.client import CLIENT_MESSAGES
from schlemm.server.protocol.server import Led, Refusal, ServerMessage, Trouble, Update
from schlemm.server.protocol.watching import GalleryView

TOLD: Final[tuple[type[msgspec.Struct], ...]] = tuple(
    each for each in get_args(ServerMessage) if each is not GalleryView
)
"""What a player is told."""
ASKED: Final = CLIENT_MESSAGES
"""What a player may say."""
WATCHED: Final[tuple[type[msgspec.Struct], ...]] = (Update, GalleryView, Refusal, Led, Trouble)
"""What somebody who looks on is told."""

_QUERY: Final = {
    "type": "object",
    "properties": {
        "seat": {
            "type": "string",
            "enum": ["N", "E", "S", "W"],
            "description": "Which of several own seats.",
        },
        "seen": {
            "type": "integer",
            "minimum": 0,
            "description": "The last version of the table that was seen.",
        },
    },
}


@get("/api/schema/asyncapi.json", include_in_schema=False, sync_to_thread=False)
def sockets_schema() -> dict[str, Any]:
    """What is said on sockets."""
    return socket_description()


@cache
def socket_description() -> dict[str, Any]:
    """The document; the same for the same messages, and not to be changed."""
    kinds = tuple(dict.fromkeys((*TOLD, *WATCHED, *ASKED)))
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Schlemm", "version": __version__, "license": {"name": "MIT"}},
        "defaultContentType": "application/json",
        "channels": {
            "table": _channel(
                "/ws/tables/{table}", "A player's connection to a table.", (*TOLD, *ASKED), _QUERY
            ),
            "watch": _channel("/ws/watch/{table}", "Somebody looks on at a table.", WATCHED),
        },
        "operations": {
            "tellPlayer": _operation("send", "table", TOLD, "seat", "program"),
            "askTable": _operation("receive", "table", ASKED, "seat", "program"),
            "tellSpectator": _operation("send", "watch", WATCHED, "seat"),
        },
        "components": {
            "messages": {kind.__name__: _message(kind) for kind in kinds},
            "schemas": {**_open_to_more(_schemas((*TOLD, *WATCHED))), **_schemas(ASKED)},
            "securitySchemes": {
                "seat": {
                    "type": "httpApiKey",
                    "in": "cookie",
                    "name": COOKIE,
                    "description": "The secret that whoever opened the table, or sat down at it, was given; "
                    f"over HTTPS the cookie is called {HOST_COOKIE}.",
                },
                "program": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The key of a program (POST /api/tables/{table}/programs). It opens the seat that "
                    f"it was given for, and says no more than: {', '.join(sorted(_tag(each) for each in OF_PROGRAM))}.",
                },
            },
        },
    }


def _schemas(kinds: Iterable[type[msgspec.Struct]]) -> dict[str, Any]:
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return schemas


def _open_to_more(schemas: dict[str, Any]) -> dict[str, Any]:
    """The schemas of what is told, which may have more fields in a later version."""
    return {
        name: {key: value for key, value in schema.items() if key != "additionalProperties"}
        for name, schema in schemas.items()
    }


def _channel(
    address: str, summary: str, kinds: Iterable[type[msgspec.Struct]], query: dict[str, Any] | None = None
) -> dict[str, Any]:
    bindings = {} if query is None else {"bindings": {"ws": {"query": query, "bindingVersion": "0.1.0"}}}
    return {
        "address": address,
        "summary": summary,
        "parameters": {"table": {"description": "The table's name, as in its address."}},
        "messages": {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in kinds},
        **bindings,
    }


def _operation(
    action: str, channel: str, kinds: Iterable[type[msgspec.Struct]], *schemes: str
) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "messages": [{"$ref": f"#/channels/{channel}/messages/{kind.__name__}"} for kind in kinds],
        "security": [{"$ref": f"#/components/securitySchemes/{scheme}"} for scheme in schemes],
    }


def _message(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {
        "name": _tag(kind),
        "title": kind.__name__,
        "summary": (getdoc(kind) or "").partition("\n")[0],
        "payload": {"$ref": f"#/components/schemas/{kind.__name__}"},
    }


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(cast("Any", kind).__struct_config__.tag)
