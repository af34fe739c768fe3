"""Writes what server and browser say to each other as one document, from which the browser's types are generated.

It is the OpenAPI document that the server serves of itself, with the messages of the sockets among its components.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.serialization import encode_json

from schlemm.bots.workers.executor import InlineExecutor
from schlemm.server.app.application import ROUTES, Site, application
from schlemm.server.app.composition import compose
from schlemm.server.app.description import corrected_description
from schlemm.server.common.deal_sources import dealt_from
from schlemm.server.common.messages import Problem
from schlemm.server.protocol.client import ClientMessage
from schlemm.server.protocol.happened import Happened
from schlemm.server.protocol.server import ServerMessage
from schlemm.store.store import Store

UNIONS: Final = {"ServerMessage": ServerMessage, "ClientMessage": ClientMessage, "Happened": Happened}
"""What is said on sockets, where it is one of several messages."""


def schema() -> str:
    """Return the document as text, the same for the same messages.

    Raises:
        ValueError: Two messages share a name, so that one of them would have none in the browser.
    """
    served = _served()
    messages = [*UNIONS.values(), *_said_over_http(), Problem]
    roots, parts = msgspec.json.schema_components(messages, ref_template="#/components/schemas/{name}")
    parts |= dict(zip(UNIONS, roots, strict=False))
    components = served["components"]["schemas"]
    if doubles := sorted(components.keys() - parts.keys()) + [name for name in parts if "." in name]:
        raise ValueError(f"messages that share a name with others: {', '.join(doubles)}")
    # They are the served ones, and besides what their docstrings say.
    served["components"] = {"schemas": _tuples(parts)}
    return json.dumps(served, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def _served() -> dict[str, Any]:
    """Return the document that a server answers with; no store, which is never asked, is behind this one."""
    parts = compose(cast("Store", SimpleNamespace(id="")), InlineExecutor(), dealt_from(1))
    document = corrected_description(application(parts, Site()).openapi_schema.to_schema())
    return cast("dict[str, Any]", json.loads(encode_json(document)))


def _said_over_http() -> Iterator[Any]:
    """The types of what is sent to the routes and what they answer."""
    for route in ROUTES:
        if isinstance(route, HTTPRouteHandler):
            hints = get_type_hints(route.fn, include_extras=True)
            answer = hints["return"]
            yield from get_args(answer) if get_origin(answer) is Response else (answer,)
            # Of a copy: what an original has found, all applications would share.
            provided = (
                each.parsed_fn_signature.parameters for each in copy(route).resolve_dependencies().values()
            )
            yield from (given["data"].raw for given in provided if "data" in given)
            if "data" in hints:
                yield hints["data"]


def _tuples(part: Any) -> Any:
    """The same schema, in which arrays of so many elements and no other number say so element by element.

    Both mean the same; TypeScript has tuples for the one only.
    """
    if isinstance(part, list):
        return [_tuples(each) for each in part]
    if not isinstance(part, dict):
        return part
    found = {name: _tuples(each) for name, each in part.items()}
    if "items" in found and found.get("minItems") == found.get("maxItems", 0):
        found["prefixItems"] = [found.pop("items")] * found["maxItems"]
    return found


def main() -> None:
    """Write the document to the file that is named."""
    Path(sys.argv[1]).write_text(schema(), encoding="utf-8")


if __name__ == "__main__":
    main()
