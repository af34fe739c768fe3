"""Whether systems may be bid: a text of somebody's own is looked at where texts of strangers are read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from schlemm.bidding.own.text_faults import TextFault, faults_of_text
from schlemm.bidding.rules.agreements import UnknownSystem
from schlemm.bidding.systems import NAMES
from schlemm.core.bot_name import OWN
from schlemm.server.common.asker import Asker
from schlemm.server.common.bots import check_name, texts_of
from schlemm.server.texts.readers import SHORT, TextReaders


@dataclass(frozen=True, slots=True)
class TextOfSystem:
    """The text of a system that somebody wants to bid.

    Attributes:
        text: The text.
    """

    text: str

    @property
    def size(self) -> int:
        """How long the text is with the system that it builds on, which is never short."""
        return len(self.text) + SHORT + 1

    def read(self) -> tuple[TextFault, ...]:
        """Return what is wrong with it."""
        return faults_of_text(self.text)


async def check_systems(asker: Asker, systems: Iterable[str], texts: TextReaders) -> None:
    """Return once every text among the names of systems was read, and nothing is wrong with any.

    Names of systems in the box are left to whoever bids them, but for their length.

    Args:
        asker: Who wants them bid.
        systems: The names.
        texts: What reads texts.

    Raises:
        UnknownSystem: If a name is too long, or something is wrong with the text that it is: what is told of it are
            its title and the first line that is wrong.
    """
    named = tuple(systems)
    for name in named:
        check_name(name)
    for text in texts_of(named):
        for fault in await texts.read(TextOfSystem(text), asker.household):
            lines = text.split("\n")
            title = next((line.removeprefix("system ") for line in lines if line.startswith("system ")), OWN)
            raise UnknownSystem(title, lines[fault.line - 1].strip(), NAMES)
