"""What is answered about the systems in the box and their books."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from schlemm.bidding.book.book import BookAuction, BookEntry, Chapter, Page, agreed, book, topics_of
from schlemm.bidding.book.parts import parts_of
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.systems import NAMES, system_named
from schlemm.carding.rules import CardRule
from schlemm.server.common.messages import Said
from schlemm.server.common.unanswered import NotThere
from schlemm.server.systems.book_cache import BookCache
from schlemm.server.systems.wire import (
    Agreement,
    BookCall,
    BookCase,
    BookChapter,
    BookExample,
    BookPage,
    BookPart,
    BookRule,
    SystemBook,
    SystemCard,
)
from schlemm.server.views.meaning import said

LONGEST_NAME: Final = 400
"""Signs of a system's name; longer ones are nobody's."""


@cache
def systems_in_the_box() -> list[SystemCard]:
    """Return the systems that everybody can start from."""
    return [SystemCard(name, _agreements(name), _topics(name)) for name in NAMES]


def system_book(name: str, topic: str, books: BookCache) -> bytes:
    """Return a ``SystemBook`` as JSON: agreements and contents of a system, and the chapter that is named.

    Raises:
        UnknownSystem: If there is no such system.
        NotThere: If it has no such topic, or a name that is too long.
    """
    if len(name) > LONGEST_NAME:
        raise NotThere
    written = str(Agreements.parse(name.strip("/")))
    if topic and topic not in _topics(written):
        raise NotThere
    return books.get((written, topic), lambda: msgspec.json.encode(_book(written, topic)))


def _book(name: str, topic: str) -> SystemBook:
    parts = [
        BookPart(part.name, [each.name for each in part.topics]) for part in parts_of(system_named(name))
    ]
    written = book(name, topic) if topic else ()
    return SystemBook(name, _agreements(name), parts, [_chapter(each) for each in written])


def _topics(name: str) -> list[str]:
    return [topic.name for topic in topics_of(system_named(name))]


def _agreements(name: str) -> list[Agreement]:
    known = agreed(Agreements.parse(name))
    return [Agreement(each.name, each.value, each.usual, list(each.choices)) for each in known]


def _chapter(chapter: Chapter) -> BookChapter:
    return BookChapter(
        chapter.name, [_page(page) for page in chapter.pages], [_rule(rule) for rule in chapter.rules]
    )


def _rule(rule: CardRule) -> BookRule:
    examples = [BookExample(str(each.hand), str(each.card)) for each in rule.examples]
    return BookRule(Said(f"carding-{rule.name}", {}), examples)


def _page(page: Page) -> BookPage:
    return BookPage(page.pattern, page.closed, [_case(case) for case in page.cases])


def _case(case: BookAuction) -> BookCase:
    return BookCase(
        [str(call) for call in case.auction.calls],
        [[str(call) for call in auction.calls] for auction in case.likewise],
        [_call(entry) for entry in case.entries],
    )


def _call(entry: BookEntry) -> BookCall:
    told = entry.explanation
    return BookCall(
        str(entry.call),
        [said(message) for message in told.sentences],
        [said(message) for message in entry.reasons],
        told.force,
        told.artificial,
    )
