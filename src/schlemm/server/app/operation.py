"""How a server is run among other programs: proxies in front, who watches it, how it ends, how its log is written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from schlemm.server.common.errors import ServeError

_ADDRESS: Final = re.compile(
    r"(?:\[(?P<v6>[0-9a-fA-F:.]+(?:%[\w.-]+)?)\]|(?P<name>[^:\[\]\s]+)):(?P<port>[0-9]{1,5})"
)


@dataclass(frozen=True, slots=True)
class Operation:
    """How a server is run.

    Attributes:
        proxies: Addresses and networks of reverse proxies, whose word is taken for where requests come from.
        ops: ``HOST:PORT`` on which metrics and health are told; nowhere if it is ``None``.
        drain: Seconds for which it goes on after SIGTERM, so that load balancers notice that it is going to end.
        log_as_json: Whether each line of the log is a JSON object.
        prune_after: Days for which games without a call are kept; for good if it is 0.
    """

    proxies: tuple[str, ...] = ()
    ops: str | None = None
    drain: int = 0
    log_as_json: bool = False
    prune_after: int = 30


AT_HOME: Final = Operation()
"""Nobody in front, nobody who watches."""


def host_and_port(text: str) -> tuple[str, int]:
    """The host and port of ``HOST:PORT``, an address of IPv6 in brackets.

    >>> host_and_port("127.0.0.1:9100"), host_and_port("[::1]:0")
    (('127.0.0.1', 9100), ('::1', 0))

    Raises:
        ServeError: If it is none.
    """
    found = _ADDRESS.fullmatch(text.strip())
    if found is None:
        raise ServeError("ops-unknown", {"address": text})
    return found["v6"] or found["name"], int(found["port"])
