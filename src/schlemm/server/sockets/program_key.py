"""The key of a program that plays at a seat: it comes in a header, so that no browser sends it by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SCHEME: Final = "bearer"


def program_key(headers: Mapping[str, str]) -> str | None:
    """The key that ``Authorization: Bearer KEY`` holds; ``None`` where nothing of the kind was sent.

    >>> program_key({"authorization": "bearer abc "}), program_key({"authorization": "Basic abc"})
    ('abc', None)
    """
    scheme, _, key = headers.get("authorization", "").strip().partition(" ")
    return key.strip() if scheme.lower() == SCHEME else None
