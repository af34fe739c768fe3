"""A system of somebody's own: its text, and below it the system in the box that it builds on."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.bidding.language.lines import SystemTextError
from schlemm.bidding.language.system_text import SystemReader
from schlemm.bidding.language.vocabulary import Vocabulary, vocabulary
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import Topic
from schlemm.bidding.systems.system import System


def own_topics(reader: SystemReader, file: str, body: str, base: System) -> tuple[Topic, ...]:
    """Return the topics of a text and of the system that it builds on.

    A topic that has the name of one in the box stands in its place; the others are asked before all of these.

    Args:
        reader: What has read the texts of that system, so that their blocks may be used.
        file: The name of the text.
        body: The text below its head.
        base: The system that it builds on; one without topics if that is nothing.

    Raises:
        SystemTextError: If a line is wrong; rows are read when they are asked first.
    """
    try:
        own = {topic.name: topic for topic in reader.topics(file, body)}
    except RecursionError:
        raise SystemTextError(file, 1, 1, "a line says too much in brackets") from None
    below = [own.pop(topic.name, topic) for topic in base.topics]
    return (*own.values(), *below)


def words_over(base: System) -> Vocabulary:
    """Return the words that only a text over another system has."""

    def as_before(situation: Situation, without: tuple[Meaning, ...] = ()) -> Iterator[Rule]:
        """What the system says here that the text builds on, but for calls with some meanings."""
        return (rule for rule in base.written_rules(situation) if rule.meaning not in without)

    return vocabulary(as_before=as_before)
