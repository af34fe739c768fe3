"""Rules, contradictions, history, words and what was found of them, ready to be shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from schlemm.core.sentence import Sentence
from schlemm.learn.library.conflicts import CONFLICTS, Contradiction
from schlemm.learn.library.glossary import GLOSSARY, REGIONS
from schlemm.learn.library.history import EVENTS, SCORINGS, HistoricalEvent
from schlemm.learn.library.rules import SECTIONS, RuleStatement, Section
from schlemm.learn.library.search import Piece, SearchHit
from schlemm.learn.library.sources import LINES, SourcePassage, source_passages
from schlemm.server.library.wire import (
    ConflictsView,
    ConflictView,
    EventView,
    FoundGroup,
    FoundView,
    GlossaryView,
    Group,
    HistoryView,
    HouseChoice,
    PassageView,
    PieceView,
    RuleSection,
    RulesView,
    RuleView,
    SearchView,
    SourcesView,
    SourceView,
    Told,
    UseView,
    VisitView,
    WordView,
)
from schlemm.server.views.meaning import said

MOST: Final = 6
"""Passages of one kind that are shown; the others are counted."""


def rules_view() -> RulesView:
    """All rules."""
    return RulesView([_section(section) for section in SECTIONS])


def conflicts_view() -> ConflictsView:
    """All contradictions."""
    return ConflictsView([_conflict(conflict) for conflict in CONFLICTS])


def history_view() -> HistoryView:
    """The history, a line each."""
    return HistoryView([_event(event) for event in EVENTS], [_event(event) for event in SCORINGS])


def glossary_view() -> GlossaryView:
    """All words."""
    return GlossaryView(
        list(REGIONS), [WordView(each.name, [list(terms) for terms in each.terms]) for each in GLOSSARY]
    )


def sources_view() -> SourcesView:
    """All five sources, with every place that the library refers to."""
    passages = [passage_view(each) for each in source_passages()]
    return SourcesView(
        [SourceView(name, [each for each in passages if each.source == name]) for name in LINES]
    )


def passage_view(passage: SourcePassage) -> PassageView:
    """A place of a source."""
    place = passage.place
    uses = [UseView(use.shelf, use.path, said(use.title), said(use.says)) for use in passage.uses]
    return PassageView(str(place), place.source, place.line, said(passage.retold), uses)


def search_view(words: str, found: tuple[SearchHit, ...]) -> SearchView:
    """What was found, by kind, each kind in its order."""
    kinds: tuple[Group, ...] = get_args(Group)
    grouped = {kind: [each for each in found if each.passage.group == kind] for kind in kinds}
    groups = [
        FoundGroup(kind, [_found(each) for each in here[:MOST]], max(0, len(here) - MOST))
        for kind, here in grouped.items()
        if here
    ]
    return SearchView(words, len(found), groups)


def _section(section: Section) -> RuleSection:
    rules = [_rule(section, statement) for statement in section.statements]
    visits = [VisitView(name, path) for name, path in section.visits]
    return RuleSection(section.name, rules, list(section.exercises), visits)


def _rule(section: Section, statement: RuleStatement) -> RuleView:
    return RuleView(statement.name, statement.kind, _told(section.message(statement), statement.sources))


def _conflict(conflict: Contradiction) -> ConflictView:
    return ConflictView(
        conflict.row,
        _told(conflict.said, conflict.sources),
        said(conflict.holds),
        None if conflict.effect is None else said(conflict.effect),
        [HouseChoice(f"/?new&{choice.query}", choice.label) for choice in conflict.choices],
    )


def _event(event: HistoricalEvent) -> EventView:
    return EventView(event.name, _told(event.text, event.sources))


def _told(message: Sentence, sources: tuple[str, ...]) -> Told:
    return Told(said(message), list(sources))


def _found(found: SearchHit) -> FoundView:
    return FoundView(found.passage.path, _pieces(found.title), _pieces(found.excerpt))


def _pieces(pieces: Iterable[Piece]) -> list[PieceView]:
    return [PieceView(piece.text, piece.hit) for piece in pieces]
