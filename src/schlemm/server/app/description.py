"""The description of the API for programs (OpenAPI 3.1, at ``/api/schema/openapi.json``), as it really answers."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from schlemm.server.common.messages import Problem

REFUSED = "Refused: a code and its arguments, which the catalogues put into words."


class Description(JsonRenderPlugin):
    """What the framework has found out about the routes, with refusals as ours answer them."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        return super().render(request, corrected_description(openapi_schema))


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
