"""Secrets: who holds one is let in."""

from __future__ import annotations

import secrets
from typing import Final

SECRET_BYTES: Final = 16


def new_secret() -> str:
    """Return 128 random bits: of a browser's cookie, or from which the keys of seats follow."""
    return secrets.token_urlsafe(SECRET_BYTES)
