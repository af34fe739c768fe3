"""Texts that come as the body of a request, as they are: nothing of them is decoded before a reader wants them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from litestar import Request
from litestar.exceptions import HTTPException
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

MEDIA_TYPE = "text/plain"


def body_text(request: Request[Any, Any, Any], body: bytes) -> bytes:
    """Return the body of a request, if it is a text.

    Raises:
        HTTPException: If it is something else (415).
    """
    if request.content_type[0] != MEDIA_TYPE:
        raise HTTPException(status_code=415, detail="no text")
    return body


@cache
def text_operation(longest: int) -> type[Operation]:
    """Return how a route is described that takes a text of at most so many bytes as its body."""

    @dataclass
    class TextOperation(Operation):
        """An operation on a text."""

        def __post_init__(self) -> None:
            """Say what is sent."""
            text = Schema(type=OpenAPIType.STRING, max_length=longest)
            self.request_body = RequestBody({MEDIA_TYPE: OpenAPIMediaType(text)}, required=True)

    return TextOperation
