"""What stands at the front of a system book: what is agreed, what is where, and how to read the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from schlemm.bidding.book.book import Agreed, Chapter, agreed
from schlemm.bidding.book.parts import parts_of
from schlemm.bidding.systems import agreements_named, system_named
from schlemm.cli.paper import INDENT, heading, in_suit_colours
from schlemm.cli.speech import Speech
from schlemm.core.sentence import Sentence
from schlemm.evaluation.counts import PointCount

_COUNTS: Final = (PointCount.FIGURES, PointCount.STRENGTH, PointCount.LONG, PointCount.SHORT)
"""Ways to count that have a line of their own in the legend; the counts of support share one."""


def front_of_book(speech: Speech, system: str, chapters: Sequence[Chapter]) -> RenderableType:
    """All that stands before the first chapter of a book; how to read it only where there are chapters to read."""
    named = str(agreements_named(system))
    base = named.partition("/")[0]
    origin = Text(speech.say(f"system-origin-{base}"), style="dim")
    about = in_suit_colours(speech.say(f"system-about-{base}"))
    parts: list[RenderableType] = [Padding(origin, INDENT), "", Padding(about, INDENT)]
    if "/" in named:
        parts += ["", Padding(in_suit_colours(speech.say("system-otherwise")), INDENT)]
    sections = [
        ("system-agreements", agreements(speech, system)),
        ("systems-contents", contents(speech, system)),
    ]
    if chapters:
        sections.append(("system-legend", legend(speech, system, chapters)))
    for title, content in sections:
        parts += ["", heading(speech.say(title)), "", Padding(content, INDENT)]
    return Group(*parts)


def agreements(speech: Speech, system: str) -> RenderableType:
    """What is agreed, line by line; what was changed stands out."""
    table = Table.grid(padding=(0, 2), expand=True)
    table.add_column(ratio=1)
    table.add_column(no_wrap=True)
    for each in agreed(agreements_named(system)):
        title = in_suit_colours(speech.say(f"agreement-{each.name.replace('_', '-')}"))
        table.add_row(
            title, _changed(speech, each) if each.value != each.usual else value(speech, each.value)
        )
    return table


def _changed(speech: Speech, agreement: Agreed) -> Text:
    facts = {"value": value(speech, agreement.value), "usual": value(speech, agreement.usual)}
    return Text(speech.say("system-usual", dict(facts)), style="bold")


def value(speech: Speech, agreed_on: str) -> str:
    """What is agreed, as it is read: a word, or a range with a dash."""
    if agreed_on.isalpha():
        return speech.say(f"agreed-{agreed_on}")
    return agreed_on.replace("-", "–").replace("–37", "+")


def topic_title(speech: Speech, name: str) -> str:
    """What a chapter is called: in the catalogues, or by somebody whose system it is."""
    code = f"topic-{name}"
    return speech.say(code) if speech.translator.knows(code) else name.replace("-", " ")


def contents(speech: Speech, system: str) -> RenderableType:
    """The parts with their chapters, each with the name by which ``--topic`` knows it."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(no_wrap=True, style="dim")
    for part in parts_of(system_named(system)):
        table.add_row(Text(speech.say(f"part-{part.name}"), style="bold"), "")
        for topic in part.topics:
            table.add_row(in_suit_colours(f"  {topic_title(speech, topic.name)}"), f"--topic {topic.name}")
    return table


def legend(speech: Speech, system: str, chapters: Sequence[Chapter]) -> RenderableType:
    """What the brackets mean, when the book holds, and how the points are counted that these chapters speak of."""
    told = {str(message.args.get("count")) for message in _messages(chapters)}
    counted = [count.value for count in _COUNTS if count.value in told]
    counted += ["support"] if any(count.endswith("-support") for count in told) else []
    lines = ["system-brackets", "system-marks", "system-agreed"]
    lines += ["system-not-vulnerable"] if agreements_named(system).base == "forum" else []
    lines += [f"system-counts-{count}" for count in counted]
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True, style="dim")
    table.add_column(ratio=1)
    for line in lines:
        table.add_row("·", in_suit_colours(speech.say(line)))
    return table


def _messages(chapters: Sequence[Chapter]) -> Iterator[Sentence]:
    for chapter in chapters:
        for entry in (entry for page in chapter.pages for case in page.cases for entry in case.entries):
            yield entry.explanation.message
            yield from entry.reasons
