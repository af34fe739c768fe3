"""The texts of the systems in the package, read for what a pair has agreed."""

from __future__ import annotations

from importlib.resources import files

from schlemm.bidding.language.system_text import SystemReader
from schlemm.bidding.language.vocabulary import Vocabulary
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.topic import Topic


def reader_of_texts(
    names: tuple[str, ...], agreements: Agreements, words: Vocabulary
) -> tuple[SystemReader, tuple[Topic, ...]]:
    """Return a reader that has read some texts of the package, each with the blocks before it, and their topics."""
    reader, folder = SystemReader(agreements, words), files("schlemm.bidding.systems") / "texts"
    texts = ((f"{name}.system", (folder / f"{name}.system").read_text(encoding="utf-8")) for name in names)
    return reader, tuple(topic for file, text in texts for topic in reader.topics(file, text))
