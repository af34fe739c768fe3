"""Rules, contradictions, history, glossary and sources over HTTP, and the search through them and the lessons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from schlemm.core.sentence import Sentence
from schlemm.i18n import Translator, UnknownProfile, profile_named
from schlemm.learn.library.conflicts import CONFLICTS
from schlemm.learn.library.glossary import GLOSSARY, REGIONS
from schlemm.learn.library.history import EVENTS, SCORINGS
from schlemm.learn.library.rules import SECTIONS
from schlemm.learn.library.search import LONGEST, Index, Passage
from schlemm.learn.library.sources import UnknownPlace, source_passage
from schlemm.learn.school.lesson import Lesson, Show, Text
from schlemm.learn.school.lessons.course import COURSE
from schlemm.server.library.views import (
    conflicts_view,
    glossary_view,
    history_view,
    passage_view,
    rules_view,
    search_view,
    sources_view,
)
from schlemm.server.library.wire import (
    ConflictsView,
    GlossaryView,
    HistoryView,
    PassageView,
    RulesView,
    SearchView,
    SourcesView,
)
from schlemm.server.network.security import COSTS

SHORTEST: Final = 2
"""Signs from which on a search begins."""


@get("/api/library/rules", cache_control=None)
async def library_rules() -> RulesView:
    """The rules in the order of an evening."""
    return rules_view()


@get("/api/library/conflicts", cache_control=None)
async def library_conflicts() -> ConflictsView:
    """Where the sources disagree."""
    return conflicts_view()


@get("/api/library/history", cache_control=None)
async def library_history() -> HistoryView:
    """The history, a line each."""
    return history_view()


@get("/api/library/glossary", cache_control=None)
async def library_glossary() -> GlossaryView:
    """All words."""
    return glossary_view()


@get("/api/library/sources", cache_control=None)
async def library_sources() -> SourcesView:
    """The five sources, place by place."""
    return sources_view()


@get("/api/library/sources/{place:str}", cache_control=None)
async def library_source(place: FromPath[str]) -> PassageView:
    """What stands at one place of a source, and what is made of it.

    Raises:
        NotFoundException: If the library refers to no such place.
    """
    try:
        return passage_view(source_passage(place))
    except UnknownPlace as error:
        raise NotFoundException from error


@post("/api/library/search", status_code=200, sync_to_thread=True, opt=COSTS)
def library_search(profile: FromQuery[str], words: FromQuery[str]) -> SearchView:
    """Passages of the library and the lessons in which these words stand.

    Args:
        profile: In whose words.
        words: What is searched for, or how it begins; of less than two signs nothing is found.

    Raises:
        NotFoundException: If there is no such profile.
    """
    wanted = words[:LONGEST].strip()
    try:
        index = index_of(profile_named(profile).id)
    except UnknownProfile as error:
        raise NotFoundException from error
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
    for lesson in (lesson for part in COURSE for lesson in part.lessons):
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
