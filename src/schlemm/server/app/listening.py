"""Sockets that listen: for players, and for operators."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from schlemm.server.app.operation import host_and_port
from schlemm.server.common.errors import ServeError

HIGHEST_PORT: Final = 65_535

CODES: Final = {errno.EACCES: "port-forbidden", errno.EADDRNOTAVAIL: "host-unknown"}
"""Why a socket cannot listen, where it is not that somebody else does."""


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens there.

    Raises:
        ServeError: If the port is taken, may not be used or is none, or the host is unknown.
    """
    facts: dict[str, str | int] = {"host": host, "port": port}
    if not 0 <= port <= HIGHEST_PORT:
        raise ServeError("port-unknown", facts)
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError) as error:
        raise ServeError("host-unknown", facts, str(error)) from error
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share one port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(128)
    except (OSError, OverflowError) as error:
        listening.close()
        codes: dict[type[Exception], str] = {PermissionError: "port-forbidden", OverflowError: "host-unknown"}
        raise ServeError(codes.get(type(error), "port-taken"), facts, str(error)) from error
    listening.set_inheritable(False)
    return listening


def local_url(host: str, port: int) -> str:
    """What to type into a browser on this machine.

    >>> local_url("0.0.0.0", 80), local_url("::1", 8000)
    ('http://127.0.0.1:80/', 'http://[::1]:8000/')
    """
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{here}]' if ':' in here else here}:{port}/"


@dataclass(frozen=True, slots=True)
class OpsSocket:
    """Where operators look.

    Attributes:
        socket: A socket that listens.
        host: The address.
    """

    socket: socket.socket
    host: str

    @property
    def address(self) -> str:
        """For a program on this machine."""
        return local_url(self.host, self.socket.getsockname()[1])


@contextmanager
def ops_socket(address: str | None) -> Iterator[OpsSocket | None]:
    """A socket that listens for operators, if they are to have one.

    Raises:
        ServeError: If the address is none, or cannot be listened on.
    """
    if address is None:
        yield None
        return
    host, port = host_and_port(address)
    try:
        listening = listening_socket(host, port)
    except ServeError as error:
        raise ServeError("ops-taken", {"address": address}, error.detail) from error
    with listening:
        yield OpsSocket(listening, host)
