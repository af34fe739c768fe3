"""The texts of the systems in the package, read for what a pair has agreed."""

from __future__ import annotations

from importlib.resources import files

from schlemm.bidding.language.system_text import SystemReader
from schlemm.bidding.language.vocabulary import Vocabulary
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.topic import Topic


def topics_of_texts(names: tuple[str, ...], agreements: Agreements, words: Vocabulary) -> tuple[Topic, ...]:
    """Return the topics of some texts of the package, in their order; each may use the blocks of those before it."""
    return reader_of_texts(names, agreements, words)[1]


def reader_of_texts(
    names: tuple[str, ...], agreements: Agreements, words: Vocabulary
) -> tuple[SystemReader, tuple[Topic, ...]]:
    """Return a reader that has read some texts of the package, and their topics."""
    reader, folder = SystemReader(agreements, words), files("schlemm.bidding.systems") / "texts"
    texts = ((f"{name}.system", (folder / f"{name}.system").read_text(encoding="utf-8")) for name in names)
    return reader, tuple(topic for file, text in texts for topic in reader.topics(file, text))
