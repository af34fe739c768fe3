"""What the browser is sent of systems: their agreements, their book, and what is wrong with a text."""

from __future__ import annotations

from schlemm.bidding.book.book import BookAuction, BookEntry, Chapter, Page, agreed, book, topics_of
from schlemm.bidding.book.parts import parts_of
from schlemm.bidding.own.text_faults import TextFault
from schlemm.bidding.systems import agreements_named, system_named
from schlemm.carding.rules import CardRule
from schlemm.server.common.messages import Said
from schlemm.server.systems.wire import (
    Agreement,
    BookCall,
    BookCase,
    BookChapter,
    BookExample,
    BookPage,
    BookPart,
    BookRule,
    FaultView,
    SystemBook,
)
from schlemm.server.views.meaning import said


def fault_view(fault: TextFault) -> FaultView:
    """Return a fault as it is sent."""
    return FaultView(fault.line, fault.column, said(fault.told), fault.detail)


def book_view(name: str, topic: str) -> SystemBook:
    """Return what is sent of a book: agreements, contents, and one chapter."""
    parts = [
        BookPart(part.name, [each.name for each in part.topics]) for part in parts_of(system_named(name))
    ]
    written = book(name, topic) if topic else ()
    return SystemBook(name, agreement_views(name), parts, [_chapter(each) for each in written])


def topic_names(name: str) -> list[str]:
    """Return the names of the chapters, as they are read."""
    return [topic.name for topic in topics_of(system_named(name))]


def agreement_views(name: str) -> list[Agreement]:
    """Return what is agreed."""
    known = agreed(agreements_named(name))
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
