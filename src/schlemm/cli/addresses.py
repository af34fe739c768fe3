"""Addresses as somebody gives them: what may be shown of them, and those that stand in a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import CommandError

FILE_MARK: Final = "@"
"""What begins a text that names the file in which the address stands."""

_NEXT: Final = re.compile(r",\s*(?=[a-z][a-z+.-]*://)")
_USER: Final = re.compile(r"(?s):.*@")
_ADDRESS: Final = re.compile(r"(?s)(?P<scheme>[\w+.-]+://)(?:[^@/?#]*@)?(?P<rest>[^@?#]*)(?:[?#][^@]*)?")


def without_secrets(text: str) -> str:
    """A setting as it may be shown: of addresses, without who asks, their password, and what follows the path.

    An address in which one cannot tell where a password ends is not shown.

    >>> without_secrets("postgresql://anna:secret@db.example/club?sslmode=require")
    'postgresql://db.example/club'
    >>> without_secrets("nats://a:b@one.example:4222,nats://two.example")
    'nats://one.example:4222,nats://two.example'
    >>> without_secrets("postgresql://anna:s@cret/@db.example/club"), without_secrets("127.0.0.1")
    ('postgresql://…', '127.0.0.1')
    """
    if text.startswith(FILE_MARK):
        return text
    return ",".join(map(_without_secret, _NEXT.split(text)))


def _without_secret(text: str) -> str:
    scheme, between, _ = text.partition("://")
    if not between:
        return "…" if _USER.search(text) else text
    found = _ADDRESS.fullmatch(text)
    return f"{scheme}://{found['rest'] if found else '…'}"


def address_in(text: str) -> str:
    """The address that a text is, or that stands in the file which it names (``@/run/secrets/store``).

    So a password need not stand in the list of processes.

    Raises:
        CommandError: If the file cannot be read, or has not exactly one line.
    """
    if not text.startswith(FILE_MARK):
        return text
    path = text.removeprefix(FILE_MARK)
    try:
        lines = Path(path).expanduser().read_text(encoding="utf-8").split()
    except (OSError, ValueError, RuntimeError) as error:
        raise CommandError("config-unreadable", {"path": path, "detail": reason_of(error)}) from error
    if len(lines) != 1:
        raise CommandError("config-one-line", {"path": path})
    return lines[0]
