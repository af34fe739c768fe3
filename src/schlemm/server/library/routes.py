"""Rules, contradictions, history, glossary and sources over HTTP, and the search through them and the lessons."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery

from schlemm.server.library import answers
from schlemm.server.library.views import (
    conflicts_view,
    glossary_view,
    history_view,
    rules_view,
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
    """What stands at one place of a source, and what is made of it."""
    return answers.library_source(place)


@post("/api/library/search", status_code=200, sync_to_thread=True, opt=COSTS)
def library_search(profile: FromQuery[str], words: FromQuery[str]) -> SearchView:
    """Passages of the library and the lessons in which these words stand."""
    return answers.library_search(profile, words)
