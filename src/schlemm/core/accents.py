"""Texts without accents, as they are typed and searched for."""

from __future__ import annotations

import unicodedata


def without_accents(text: str) -> str:
    """Return the text in plain letters, without the marks on them.

    Each sign is taken by itself: Unicode puts a run of marks into order, in time that grows as its square.

    >>> without_accents("Störgebot ﬁno à")
    'Storgebot fino a'
    """
    parts = (part for sign in text for part in unicodedata.normalize("NFKD", sign))
    return "".join(part for part in parts if not unicodedata.combining(part))
