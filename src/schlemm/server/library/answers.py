"""What is answered about the places of sources, and to who searches the library and the lessons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from schlemm.core.sentence import Sentence
from schlemm.i18n.profile import UnknownProfile, profile_named
from schlemm.i18n.translator import Translator
from schlemm.learn.library.conflicts import CONFLICTS
from schlemm.learn.library.glossary import GLOSSARY, REGIONS
from schlemm.learn.library.history import EVENTS, SCORINGS
from schlemm.learn.library.rules import SECTIONS
from schlemm.learn.library.search import LONGEST, Index, Passage
from schlemm.learn.library.sources import UnknownPlace, source_passage
from schlemm.learn.school.lesson import Lesson, Show, Text
from schlemm.learn.school.lessons.course import read_course
from schlemm.server.common.unanswered import NotThere
from schlemm.server.library.views import passage_view, search_view
from schlemm.server.library.wire import PassageView, SearchView

SHORTEST: Final = 2
"""Signs from which on a search begins."""


def library_source(place: str) -> PassageView:
    """Return what stands at one place of a source, and what is made of it.

    Raises:
        NotThere: If the library refers to no such place.
    """
    try:
        return passage_view(source_passage(place))
    except UnknownPlace as error:
        raise NotThere from error


def library_search(profile: str, words: str) -> SearchView:
    """Return passages of the library and the lessons in which these words stand.

    Args:
        profile: In whose words.
        words: What is searched for, or how it begins; of less than two signs nothing is found.

    Raises:
        NotThere: If there is no such profile.
    """
    wanted = words[:LONGEST].strip()
    try:
        index = index_of(profile_named(profile).id)
    except UnknownProfile as error:
        raise NotThere from error
    return search_view(wanted, index.find(wanted) if len(wanted) >= SHORTEST else ())


@lru_cache(maxsize=16)  # words chosen one by one make any number of profiles
def index_of(profile: str) -> Index:
    """Everything that can be found, in the words of a profile."""
    return Index.of(_passages(Translator(profile_named(profile))))


def _passages(words: Translator) -> Iterator[Passage]:
    for section in SECTIONS:
        title = words.say(f"rules-{section.name}")
        for rule in section.statements:
            path = f"/rules#{section.name}-{rule.name}"
            yield Passage("rule", path, title, words.tell(section.message(rule)), one_of_many=True)
    for conflict in CONFLICTS:
        text = f"{words.tell(conflict.said)} {words.tell(conflict.holds)}"
        yield Passage("conflict", f"/conflicts#{conflict.row}", words.say(f"conflicts-{conflict.row}"), text)
    for lesson in (lesson for part in read_course() for lesson in part.lessons):
        text = " ".join(words.tell(message) for message in _said_in(lesson))
        yield Passage("lesson", f"/lesson/{lesson.name}", words.say(f"lesson-{lesson.name}"), text)
    for event in (*EVENTS, *SCORINGS):
        yield Passage(
            "history", f"/history#{event.name}", words.say(f"history-{event.name}"), words.tell(event.text)
        )
    yield from _glossary(words)


def _said_in(lesson: Lesson) -> Iterator[Sentence]:
    """The sentences of a lesson; what visits and exercises say is left out."""
    for part in lesson.parts:
        if isinstance(part, Text):
            yield lesson.message(part.code, part.facts)
        elif isinstance(part, Show) and (line := lesson.line_under(part)) is not None:
            yield line


def _glossary(words: Translator) -> Iterator[Passage]:
    """Each word by the terms of the reader's region, and by those of all others besides."""
    for entry in GLOSSARY:
        title = ", ".join(entry.in_region(words.profile.region))
        others = (entry.in_region(region) for region in REGIONS if region != words.profile.region)
        also = dict.fromkeys(term for terms in others for term in terms if term not in title)
        path = f"/glossary#{entry.name}"
        yield Passage("word", path, title, words.say(f"word-{entry.name}"), ", ".join(also))
