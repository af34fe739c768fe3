"""What an error of NATS, or on the way there, means for who asked."""

from __future__ import annotations

from typing import Final

from nats.errors import (
    AuthorizationError,
    ConnectionClosedError,
    ConnectionReconnectingError,
    InvalidUserCredentialsError,
    MaxPayloadError,
    NoRespondersError,
    OutboundBufferLimitError,
    StaleConnectionError,
)
from nats.errors import Error as NatsError
from nats.js.errors import BadBucketError, NoStreamResponseError, NotFoundError, ServiceUnavailableError

from schlemm.bus.bus import BusTrouble

LOST: Final = (NatsError, OSError, TimeoutError)
"""What goes wrong on the way, and what the bus says; the package raises both."""

GONE: Final = (NotFoundError, NoStreamResponseError, NoRespondersError, ServiceUnavailableError)
"""What is told of a bucket that is there no longer, as when the bus has started again."""

AWAY: Final = (
    OSError,
    StaleConnectionError,
    ConnectionClosedError,
    ConnectionReconnectingError,
    OutboundBufferLimitError,
)
"""What is told while there is no connection."""

DENIED: Final = (
    "authorization violation",
    "permissions violation",
    "authentication timeout",
    "user authentication",
)
"""What the server says, in small letters, to who may not do what they want."""


def bus_trouble(error: BaseException, place: str) -> BusTrouble:
    """What an error means."""
    said = str(error) or type(error).__name__
    return error if isinstance(error, BusTrouble) else BusTrouble(_reason(error, said.lower()), place, said)


def _reason(error: BaseException, said: str) -> str:
    if isinstance(error, AuthorizationError | InvalidUserCredentialsError) or any(
        each in said for each in DENIED
    ):
        return "denied"
    if isinstance(error, NoRespondersError):
        return "nobody"
    if isinstance(error, TimeoutError):
        return "unanswered"
    if isinstance(error, MaxPayloadError):
        return "too-long"
    if isinstance(error, BadBucketError | ServiceUnavailableError | NoStreamResponseError):
        return "no-jetstream"
    return "unreachable" if isinstance(error, AWAY) else "failed"
