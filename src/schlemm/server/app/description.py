"""The description of the API for programs (OpenAPI 3.1, at ``/api/schema/openapi.json``), as it really answers."""

from __future__ import annotations

from asyncio import to_thread
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.enums import OpenAPIMediaType

from schlemm.server.common.messages import Problem

REFUSED = "Refused: a code and its arguments, which the catalogues put into words."


PATH: Final = "/api/schema"
"""Where the framework serves what it says of the routes."""

_DOCUMENT: Final = f"{PATH}/openapi.json"
_ENCODED: Final = "encoded_description"
"""Under which name an application keeps its document."""


def schema_router() -> Router:
    """Return where the description is served: it takes half a second to make, so a thread makes it and all share it."""
    return Router(PATH, route_handlers=[], include_in_schema=False, before_request=_described)


async def _described(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """The document, in the place of what the framework would make of it in the loop."""
    if request.scope["path"] != _DOCUMENT:
        return None
    encoded = await to_thread(_encoded, request.app)
    return Response(encoded, media_type=OpenAPIMediaType.OPENAPI_JSON)


def _encoded(app: Litestar) -> bytes:
    if _ENCODED not in app.state:
        app.state[_ENCODED] = msgspec.json.encode(corrected_description(app.openapi_schema.to_schema()))
    found: bytes = app.state[_ENCODED]
    return found


def corrected_description(description: dict[str, Any]) -> dict[str, Any]:
    """Return an OpenAPI document of the framework with what it says otherwise than the server answers put right."""
    return without_shared_defaults(with_refusals(description))


def without_shared_defaults(description: dict[str, Any]) -> dict[str, Any]:
    """Return the same without defaults of enumerations: each is one field's, and the framework gives it to all."""
    components = description.get("components", {})
    schemas = {
        name: {key: value for key, value in schema.items() if key != "default"}
        if "enum" in schema
        else schema
        for name, schema in components.get("schemas", {}).items()
    }
    return {**description, "components": {**components, "schemas": schemas}}


def with_refusals(description: dict[str, Any]) -> dict[str, Any]:
    """The same, where every operation may be refused in one way, whatever its status.

    Args:
        description: An OpenAPI document.
    """
    (reference,), parts = msgspec.json.schema_components(
        (Problem,), ref_template="#/components/schemas/{name}"
    )
    refused = {"description": REFUSED, "content": {"application/json": {"schema": reference}}}
    components = description.get("components", {})
    return {
        **description,
        "paths": {
            path: {name: _refusable(part, refused) for name, part in item.items()}
            for path, item in description["paths"].items()
        },
        "components": {**components, "schemas": {**components.get("schemas", {}), **parts}},
    }


def _refusable(part: Any, refused: dict[str, Any]) -> Any:
    """An operation with that answer for all that fails; another part of a path item as it is."""
    if not isinstance(part, dict) or "responses" not in part:
        return part
    answers = {status: answer for status, answer in part["responses"].items() if status < "400"}
    return {**part, "responses": {**answers, "default": refused}}
