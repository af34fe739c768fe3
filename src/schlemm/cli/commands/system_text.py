"""What ``schlemm system`` does with texts: what is wrong with one, how two differ, and a book as BML."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from schlemm.bidding.book.book import BookEntry, Chapter
from schlemm.bidding.language.lines import SystemTextError
from schlemm.bidding.own.difference import CallDifference, differences
from schlemm.bidding.own.load_system import read_text
from schlemm.bidding.own.text_faults import TextFault, faults_of_text, hints_of_system
from schlemm.bidding.systems import system_named, system_of_text
from schlemm.cli import paper
from schlemm.cli.commands.book import Book
from schlemm.cli.paper import INDENT, heading, in_suit_colours
from schlemm.cli.printable import printable
from schlemm.cli.rows import Rows
from schlemm.cli.speech import Speech
from schlemm.cli.systems import NamedSystem, no_system_file
from schlemm.cli.trouble import FAILED
from schlemm.core.auction import Auction
from schlemm.core.bot_name import LARGEST_TEXT
from schlemm.core.calls import Double, Pass, Redouble
from schlemm.core.cards import SUITS


def show_faults(speech: Speech, path: str, *, as_json: bool) -> int:
    """Write what is wrong with a text, else what is odd in it, a line each, and return the exit code.

    Raises:
        Trouble: If the file cannot be read.
    """
    file = Path(path).expanduser()
    try:
        with file.open("rb") as opened:
            text = read_text(file.name, opened.read(LARGEST_TEXT + 1))
        found = faults_of_text(text, file.name)
        hints = () if found else hints_of_system(system_of_text(text, file.name), file.name)
    except OSError as error:
        raise no_system_file(path, error) from error
    except SystemTextError as error:
        found, hints = (TextFault.of(error),), ()
    if as_json:
        paper.print_json({"faults": [*map(_as_code, found)], "hints": [*map(_as_code, hints)]})
    for fault in () if as_json else (*found, *hints):
        click.echo(f"{path}:{fault.line}:{fault.column}: {printable(_told(speech, fault))}")
    if not found and not hints and not as_json:
        click.echo(speech.say("system-faultless", {"path": path}))
    return FAILED if found else 0


def _told(speech: Speech, fault: TextFault) -> str:
    """A fault in the player's words, and behind it what the language itself says, which is English."""
    told = speech.tell(fault.told)
    return f"{told} [{fault.detail}]" if fault.detail else told


def _as_code(fault: TextFault) -> dict[str, Any]:
    return {
        "line": fault.line,
        "column": fault.column,
        "code": fault.told.code,
        "args": fault.told.args,
        "detail": fault.detail,
    }


def show_difference(speech: Speech, first: NamedSystem, second: NamedSystem, *, as_json: bool) -> None:
    """Write in which calls two systems differ."""
    books = Book(speech, first), Book(speech, second)
    found = tuple(differences(system_named(first.system), system_named(second.system)))
    if as_json:
        paper.print_json({"differences": [_compared(each, books[0]) for each in found]})
    else:
        paper.show(Group(*_differences(speech, books, found), ""))


def _differences(
    speech: Speech, books: tuple[Book, Book], found: tuple[CallDifference, ...]
) -> Iterator[RenderableType]:
    titles = {"first": books[0].title, "second": books[1].title}
    yield ""
    yield heading(speech.say("system-differ" if found else "system-same", dict(titles)))
    before: Auction | None = None
    rows: list[tuple[Text, Text]] = []
    for each in found:
        if each.auction != before:
            if rows:
                yield Rows(rows)
            before = each.auction
            rows = list[tuple[Text, Text]]()
            yield ""
            yield Padding(in_suit_colours(books[0].auction(each.auction), "bold"), INDENT)
        call = in_suit_colours(speech.translator.words.call(each.call), "bold")
        rows.append((call, Text("− ", style="dim") + _entry(speech, books[0], each.first)))
        rows.append((Text(), Text("+ ", style="dim") + _entry(speech, books[1], each.second)))
    if rows:
        yield Rows(rows)


def _entry(speech: Speech, book: Book, entry: BookEntry | None) -> Text:
    if entry is None:
        return Text(speech.say("system-not-made"), style="dim")
    return in_suit_colours(" ".join(book.told(entry.explanation)))


def _compared(each: CallDifference, book: Book) -> dict[str, Any]:
    def told(entry: BookEntry | None) -> list[str]:
        return [] if entry is None else list(book.told(entry.explanation))

    return {
        "auction": " ".join(map(str, each.auction.calls)),
        "call": str(each.call),
        "first": told(each.first),
        "second": told(each.second),
    }


def bml_of(speech: Speech, named: NamedSystem, chapters: tuple[Chapter, ...]) -> str:
    """Return a book in the Bridge Markup Language, which other programs turn into pages."""
    book = Book(speech, named)
    parts = [f"#+TITLE: {_plain(book.title)}"]
    for chapter in chapters:
        parts.append(f"* {_plain(book.topic(chapter.name))}")
        for case in (case for page in chapter.pages for case in page.cases):
            lines = ["#BIDTABLE"]
            history = "-".join(_history(case.auction))
            if history:
                lines.append(f"{history} {_plain(book.auction(case.auction))}")
            for entry in case.entries:
                told = _plain(" ".join(book.told(entry.explanation)))
                lines.append(f"{'  ' if history else ''}{_call(entry.call)} {told}")
            parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def _history(auction: Auction) -> Iterator[str]:
    """The calls before, those of the side that is not in turn in brackets."""
    for seat, call in auction.by_seat():
        yield _call(call) if seat.side is auction.turn.side else f"({_call(call)})"


def _call(call: object) -> str:
    match call:
        case Pass():
            return "P"
        case Double():
            return "D"
        case Redouble():
            return "R"
    return str(call).replace("NT", "N")


def _plain(text: str) -> str:
    """A text without what BML would take for a sign of its own."""
    for suit in SUITS:
        text = text.replace(suit.symbol, f"!{suit.letter.lower()}")
    return " ".join(text.replace("{", "(").replace("}", ")").split())
