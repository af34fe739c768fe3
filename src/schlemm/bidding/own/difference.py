"""In which calls two systems differ, told in the auctions of their books."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

from schlemm.bidding.book.book import BookAuction, BookEntry, book, calls_after
from schlemm.bidding.systems.system import System
from schlemm.core.auction import Auction
from schlemm.core.calls import CALLS, Call


@dataclass(frozen=True, slots=True)
class CallDifference:
    """A call that means something else in two systems.

    Attributes:
        auction: The auction before it.
        call: The call.
        first: What it is in the first system; ``None`` if that does not make it.
        second: The same of the second.
    """

    auction: Auction
    call: Call
    first: BookEntry | None
    second: BookEntry | None


def differences(first: System, second: System) -> Iterator[CallDifference]:
    """Return the calls that differ, in the auctions of both books, those of the first system's before the others."""
    systems = (first, second)
    books = [{case.auction: _by_call(case.entries) for case in _cases(system)} for system in systems]
    for auction in dict.fromkeys(chain(*books)):
        calls = [
            told.get(auction) or calls_after(system, auction)
            for system, told in zip(systems, books, strict=True)
        ]
        if not all(calls):
            continue  # natural bidding goes on in one of them, which no book tells
        for call in CALLS:
            ours, theirs = calls[0].get(call), calls[1].get(call)
            if _told(ours) != _told(theirs):
                yield CallDifference(auction, call, ours, theirs)


def _cases(system: System) -> Iterator[BookAuction]:
    return (case for chapter in book(system) for page in chapter.pages for case in page.cases)


def _by_call(entries: Iterable[BookEntry]) -> Mapping[Call, BookEntry]:
    return {entry.call: entry for entry in entries}


def _told(entry: BookEntry | None) -> object:
    """What a reader of the book is told of a call."""
    if entry is None:
        return None
    told = entry.explanation
    return told.sentences, told.force, told.artificial, entry.reasons
