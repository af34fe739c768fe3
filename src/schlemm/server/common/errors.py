"""What keeps the server from starting, from going on, or from answering."""

from __future__ import annotations

from dataclasses import dataclass, field

from schlemm.core.sentence import Fact


@dataclass(eq=True)
class ServeError(Exception):
    """The server cannot do its work; whoever started it makes words of this.

    Attributes:
        code: ``"port-taken"``, ``"port-forbidden"``, ``"port-unknown"``, ``"host-unknown"``, ``"static-missing"``,
            ``"proxy-unknown"``, ``"proxy-everybody"``, ``"ops-unknown"``, ``"ops-taken"``, ``"no-workers"``, or
            ``data-`` and what is wrong with the data file: ``"data-damaged"``, ``"data-read-only"``,
            ``"data-newer"``, ``"data-locked"``, ``"data-in-use"``, ``"data-full"``, ``"data-failed"``; or ``store-``
            and what is wrong with the database: ``"store-address"``,
            ``"store-denied"``, ``"store-encoding"``, ``"store-failed"``, ``"store-foreign"``, ``"store-in-use"``,
            ``"store-newer"``, ``"store-no-database"``, ``"store-older"``, ``"store-unprepared"``,
            ``"store-other-bus"``, ``"store-unreachable"``; or ``bus-`` and what is wrong with the bus:
            ``"bus-denied"``, ``"bus-failed"``, ``"bus-no-jetstream"``, ``"bus-other-version"``,
            ``"bus-unreachable"``.
        facts: What the words need: ``host`` and ``port``, ``address``, or ``path`` and the facts of the
            ``StoreTrouble``.
        detail: What the system says, for the log.
    """

    code: str
    facts: dict[str, Fact] = field(default_factory=dict)
    detail: str = ""

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code}{': ' + facts if facts else ''}{f' ({self.detail})' if self.detail else ''}"


class TooMuchWork(Exception):
    """To read a text takes more processor time than anybody may ask for."""
