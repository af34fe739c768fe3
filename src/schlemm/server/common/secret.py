"""Secrets: who holds one is let in, and those that only the server can have made."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b
from hmac import compare_digest
from typing import Final

SECRET_BYTES: Final = 16


TAG_BYTES: Final = 8
_TAG: Final = 11
"""Signs of a tag, in base 64."""


def new_secret() -> str:
    """Return 128 random bits: of a browser's cookie, or from which the keys of seats follow."""
    return secrets.token_urlsafe(SECRET_BYTES)


def secret_of_store(store_id: str, use: str) -> bytes:
    """Return a secret that all servers of a store share, and nobody else: what one gives out, another takes back.

    Args:
        store_id: What the store is called.
        use: What the secret is for; none follows from that for another use.
    """
    return blake2b(use.encode(), key=store_id.encode()[:64], digest_size=SECRET_BYTES).digest()


class BrowserSecrets:
    """Secrets of browsers, and whether one was made here: each carries a tag that follows from it by the server's key.

    A browser brings what its cookie holds, and a cookie may have been put there by somebody else: a page of another
    name under the same domain, another program on the same machine. What they have made up themselves has no tag.

    Args:
        key: Known to the servers of one store.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        """Return a new secret."""
        drawn = new_secret()
        return drawn + self._tag(drawn)

    def made(self, secret: str) -> bool:
        """Whether this is one of them."""
        return compare_digest(secret[-_TAG:], self._tag(secret[:-_TAG]))

    def _tag(self, drawn: str) -> str:
        digest = blake2b(drawn.encode(), key=self._key, digest_size=TAG_BYTES).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")
