"""What is said over HTTP about rules, contradictions, history and words."""

from __future__ import annotations

from typing import Literal

from schlemm.learn.library.rules import Bindingness
from schlemm.learn.library.sources import Shelf
from schlemm.server.common.messages import Message, Said

Group = Literal["rule", "conflict", "lesson", "history", "word"]


class Told(Message, frozen=True):
    """A sentence and where it stands: ``"S1:33"`` is line 33 of the second source."""

    said: Said
    sources: list[str]


class RuleView(Message, frozen=True):
    """A rule or a habit."""

    name: str
    kind: Bindingness
    told: Told


class VisitView(Message, frozen=True):
    """A page of the house to try it on."""

    name: str
    path: str


class RuleSection(Message, frozen=True):
    """Rules that belong together, and the exercises that go with them."""

    name: str
    rules: list[RuleView]
    exercises: list[str]
    visits: list[VisitView]


class RulesView(Message, frozen=True):
    """GET /api/library/rules: the rules in the order of an evening."""

    sections: list[RuleSection]


class HouseChoice(Message, frozen=True):
    """A private game in which it is played the other way: its address, and the id of what it is called."""

    path: str
    label: str


class ConflictView(Message, frozen=True):
    """A contradiction: who says what, what holds, what a house rule changes, and where to try it."""

    row: str
    told: Told
    holds: Said
    effect: Said | None
    choices: list[HouseChoice]


class ConflictsView(Message, frozen=True):
    """GET /api/library/conflicts: where the sources disagree."""

    conflicts: list[ConflictView]


class EventView(Message, frozen=True):
    """A line of the history."""

    name: str
    told: Told


class HistoryView(Message, frozen=True):
    """GET /api/library/history: the game, and older scorings."""

    events: list[EventView]
    scorings: list[EventView]


class UseView(Message, frozen=True):
    """What the library says after a place of a source, and on which page."""

    shelf: Shelf
    path: str
    title: Said
    says: Said


class PassageView(Message, frozen=True):
    """GET /api/library/sources/{place}: a place such as ``"S1:29"``, retold, and what is made of it."""

    place: str
    source: str
    line: int
    retold: Said
    uses: list[UseView]


class SourceView(Message, frozen=True):
    """A source, and the places of it that the library refers to."""

    name: str
    passages: list[PassageView]


class SourcesView(Message, frozen=True):
    """GET /api/library/sources: the five sources."""

    sources: list[SourceView]


class WordView(Message, frozen=True):
    """A word: its terms in each region, in the order of ``regions``; empty where a region has none of its own."""

    name: str
    terms: list[list[str]]


class GlossaryView(Message, frozen=True):
    """GET /api/library/glossary: all words."""

    regions: list[str]
    words: list[WordView]


class PieceView(Message, frozen=True):
    """A piece of an excerpt, and whether it is what was searched for."""

    text: str
    hit: bool


class FoundView(Message, frozen=True):
    """Something found: where it is, what it is called, and a marked excerpt."""

    path: str
    title: list[PieceView]
    excerpt: list[PieceView]


class FoundGroup(Message, frozen=True):
    """What was found of one kind, the best first; ``more`` is how many are left out."""

    group: Group
    found: list[FoundView]
    more: int


class SearchView(Message, frozen=True):
    """POST /api/library/search?profile=…&words=…: what was found, by kind."""

    words: str
    count: int
    groups: list[FoundGroup]
