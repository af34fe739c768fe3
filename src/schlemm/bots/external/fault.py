"""What can be wrong with a foreign program, as a value that names it and what it said."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class FaultCode(Enum):
    """What the program did wrong; the words for it are made at the edge."""

    NOT_STARTED = "not-started"
    ENDED = "ended"
    LATE = "late"
    UNREADABLE = "unreadable"
    UNASKED = "unasked"
    REFUSED = "refused"
    NO_CALL = "no-call"
    ILLEGAL_CALL = "illegal-call"
    NO_CARD = "no-card"
    ILLEGAL_CARD = "illegal-card"
    CANNOT_BID = "cannot-bid"


_WHAT = {
    FaultCode.NOT_STARTED: "cannot be started",
    FaultCode.ENDED: "has ended",
    FaultCode.LATE: "has not answered in time",
    FaultCode.UNREADABLE: "has answered with what is no JSON object",
    FaultCode.UNASKED: "has written a line that was not asked for",
    FaultCode.REFUSED: "has answered with an error",
    FaultCode.NO_CALL: "has answered with what is no call",
    FaultCode.ILLEGAL_CALL: "has made an illegal call",
    FaultCode.NO_CARD: "has answered with what is no card",
    FaultCode.ILLEGAL_CARD: "has played an illegal card",
    FaultCode.CANNOT_BID: "does not say that it can bid",
}


@dataclass(eq=True, unsafe_hash=True)
class ExternalFault(Exception):
    """A foreign program has not done its part.

    Attributes:
        command: How it was started.
        code: What it did wrong.
        said: Its words, or what the system says about its end; shortened.
        where: Seat, auction and cards before the question; empty before the first one.
    """

    command: str
    code: FaultCode
    said: str = ""
    where: str = ""

    def __str__(self) -> str:
        place = f" ({self.where})" if self.where else ""
        return f"the external bot {self.command!r} {_WHAT[self.code]}{place}: {self.said or '–'}"
