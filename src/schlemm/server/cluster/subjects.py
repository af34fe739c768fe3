"""Under which subjects the servers of one store speak: stores that share a bus do not hear each other."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

ROOT = "schlemm"
"""What all subjects begin with."""


@dataclass(frozen=True, slots=True)
class Subjects:
    """The subjects and buckets of one store.

    Attributes:
        store: Tells stores apart, and does not tell what the store calls itself.
    """

    store: str

    @staticmethod
    def of(store_id: str) -> Subjects:
        """Those of the store with this id."""
        return Subjects(sha256(f"subjects {store_id}".encode()).hexdigest()[:16])

    def stream(self, name: str) -> str:
        """About a stream.

        >>> Subjects("s").stream("circle abc")
        'schlemm.s.stream.circle.abc'
        """
        return f"{ROOT}.{self.store}.stream.{name.replace(' ', '.')}"

    def bucket(self, use: str) -> str:
        """A bucket."""
        return f"{ROOT}-{self.store}-{use}"
