"""What is made of the text of a system; see ``TextReaders``."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.bot_name import name_of_text
from schlemm.server.systems.views import book_view, fault_view, topic_names
from schlemm.server.systems.wire import SystemRead
from schlemm.server.texts.system_check import TextOfSystem


@dataclass(frozen=True, slots=True)
class SystemText:
    """The text of a system, and the chapter of its book that is wanted; the first one if there is none so called.

    Attributes:
        text: The text.
        topic: The name of the chapter.
    """

    text: TextOfSystem
    topic: str

    @property
    def size(self) -> int:
        """How long the text is."""
        return self.text.size

    def read(self) -> SystemRead:
        """Return what is wrong with it, or its book."""
        faults = self.text.read()
        if faults:
            return SystemRead([fault_view(fault) for fault in faults], None)
        name = name_of_text(self.text.text)
        topics = topic_names(name)
        return SystemRead([], book_view(name, self.topic if self.topic in topics else topics[0]))
