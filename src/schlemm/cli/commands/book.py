"""The system book on paper: prose, agreements, and chapter by chapter a table for every auction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from schlemm.bidding.book.book import BookAuction, BookEntry, Chapter, Page, agreed
from schlemm.bidding.book.parts import parts_of
from schlemm.bidding.explanation.explain import Explanation
from schlemm.bidding.rules.rule import Force
from schlemm.bidding.systems import agreements_named, system_named
from schlemm.carding.rules import CardRule
from schlemm.cli.commands.book_front import front_of_book, legend, topic_title
from schlemm.cli.paper import INDENT, heading, holding, in_suit_colours
from schlemm.cli.printable import printable
from schlemm.cli.rows import Rows
from schlemm.cli.speech import Speech
from schlemm.cli.systems import NamedSystem
from schlemm.core.auction import Auction
from schlemm.core.calls import Pass
from schlemm.core.cards import SUITS
from schlemm.core.sentence import Sentence


def listed(speech: Speech, names: Sequence[str]) -> RenderableType:
    """The systems in the box with where they come from and what they are like."""
    parts: list[RenderableType] = ["", heading(speech.say("system-list")), ""]
    for name in names:
        title = Text.assemble((speech.say(f"system-origin-{name}"), "bold"), f"  {name}")
        about = in_suit_colours(speech.say(f"system-about-{name}"))
        parts += [Padding(title, INDENT), Padding(about, INDENT), ""]
    return Group(*parts, Padding(Text(speech.say("system-list-hint"), style="dim"), INDENT), "")


@dataclass(frozen=True, slots=True)
class Book:
    """The book of one system in one language.

    Attributes:
        speech: The language.
        named: The system.
    """

    speech: Speech
    named: NamedSystem

    @property
    def title(self) -> str:
        """What the system is called: by its owner, or by the box it comes from."""
        base, _, changes = str(agreements_named(self.named.system)).partition("/")
        name = self.speech.say(f"system-name-{base}")
        usual = self.speech.say("system-changed", {"name": name}) if changes else name
        return f"{printable(self.named.title)} ({usual})" if self.named.title else usual

    def topic(self, name: str) -> str:
        """The title of a chapter; one of somebody's own is called as in the text."""
        return topic_title(self.speech, name)

    def drawn(self, chapters: Sequence[Chapter], *, front: bool) -> RenderableType:
        """These chapters of the book, after what stands at its front if that is wanted."""
        say = self.speech.say
        parts: list[RenderableType] = ["", heading(say("system-book", {"name": self.title}))]
        if front:
            parts.append(front_of_book(self.speech, self.named.system, chapters))
        for chapter in chapters:
            parts += ["", heading(self.topic(chapter.name))]
            parts += [part for page in chapter.pages for part in self._page(page)]
            if chapter.rules:
                parts += ["", Padding(self._rules(chapter.rules), INDENT)]
            elif not any(page.cases for page in chapter.pages):
                parts += ["", Padding(say("system-no-table"), INDENT)]
        if not front and not any(chapter.rules for chapter in chapters):
            parts += ["", Padding(legend(self.speech, self.named.system, chapters), INDENT)]
        return Group(*parts, "")

    def _page(self, page: Page) -> Iterator[RenderableType]:
        for case in page.cases:
            yield ""
            yield Padding(in_suit_colours(self.auction(case.auction), "bold"), INDENT)
            drawn = dict.fromkeys(self.auction(each) for each in (case.auction, *case.likewise))
            others = ", ".join(list(drawn)[1:])
            if others:
                yield Padding(
                    in_suit_colours(self.speech.say("system-likewise", {"auctions": others}), "dim"), INDENT
                )
            yield self._entries(case)
            if not page.closed:
                yield Padding(Text(self.speech.say("system-others"), style="dim"), INDENT)

    def _entries(self, case: BookAuction) -> Rows:
        rows = []
        for entry in case.entries:
            call = in_suit_colours(self.speech.translator.words.call(entry.call), "bold")
            rows.append((call, in_suit_colours(" ".join(self.told(entry.explanation)))))
            for reason in entry.reasons:
                text = self.speech.say("system-or", {"text": self.said(reason)})
                rows.append((Text(), Text("· ", style="dim") + in_suit_colours(text, "dim")))
        return Rows(rows)

    def _rules(self, rules: Sequence[CardRule]) -> RenderableType:
        """Each rule of leading or signalling, and its examples: a hand and the card from it."""
        table = Table.grid(padding=(0, 2), expand=True)
        table.add_column(ratio=1)
        letters = self.speech.profile.letters
        for rule in rules:
            table.add_row(in_suit_colours(self.speech.say(f"carding-{rule.name}")))
            for each in rule.examples:
                held = "  ".join(
                    holding(each.hand, suit, letters) for suit in reversed(SUITS) if each.hand.length(suit)
                )
                card = self.speech.translator.words.card(each.card)
                table.add_row(in_suit_colours(f"  {held}: ", "dim") + in_suit_colours(card, "bold"))
        return table

    def auction(self, auction: Auction) -> str:
        """The calls of the side in turn, the opponents' in brackets; their passes only if they bid as well."""
        words = self.speech.translator.words
        side = auction.turn.side
        theirs = any(seat.side is not side and not isinstance(call, Pass) for seat, call in auction.by_seat())
        silent = all(isinstance(call, Pass) for call in auction.calls)
        shown = [
            words.call(call) if seat.side is side else f"({words.call(call)})"
            for seat, call in auction.by_seat()
            if seat.side is side or theirs or silent
        ]
        return " – ".join([*shown, "?"]) if shown else self.speech.say("system-first")

    def told(self, explanation: Explanation) -> Iterator[str]:
        """An explanation as players say it, sentence by sentence, and what partner may do about the call."""
        yield from map(self.said, explanation.spoken)
        marks = [] if explanation.force is Force.NONE else [f"system-force-{explanation.force.value}"]
        marks += ["system-artificial"] if explanation.artificial else []
        if marks:
            yield f"[{', '.join(map(self.speech.say, marks))}]"

    def said(self, message: Sentence) -> str:
        """One sentence."""
        return _said(self.speech, message)


@lru_cache(maxsize=4096)
def _said(speech: Speech, message: Sentence) -> str:
    """A sentence; in a book most come again and again."""
    return speech.tell(message)


def as_codes(system: str, chapters: Sequence[Chapter]) -> dict[str, Any]:
    """What is agreed, what the book contains, and these chapters, for programs: codes and facts, no words."""
    return {
        "system": system,
        "agreements": [asdict(each) for each in agreed(agreements_named(system))],
        "contents": [
            {"part": part.name, "topics": [topic.name for topic in part.topics]}
            for part in parts_of(system_named(system))
        ],
        "chapters": [
            {
                "topic": chapter.name,
                "pages": [_page(page) for page in chapter.pages],
                "rules": [_rule(rule) for rule in chapter.rules],
            }
            for chapter in chapters
        ],
    }


def coded(explanation: Explanation) -> dict[str, Any]:
    """An explanation for programs."""
    return {
        "meaning": _message(explanation.message),
        "details": [_message(detail) for detail in explanation.details],
        "force": explanation.force.value,
        "artificial": explanation.artificial,
    }


def _rule(rule: CardRule) -> dict[str, Any]:
    examples = [{"hand": str(each.hand), "card": str(each.card)} for each in rule.examples]
    return {"code": f"carding-{rule.name}", "examples": examples}


def _page(page: Page) -> dict[str, Any]:
    return {
        "pattern": page.pattern,
        "closed": page.closed,
        "cases": [
            {
                "auction": _calls(case.auction),
                "likewise": [_calls(each) for each in case.likewise],
                "calls": [_entry(entry) for entry in case.entries],
            }
            for case in page.cases
        ],
    }


def _entry(entry: BookEntry) -> dict[str, Any]:
    reasons = [_message(reason) for reason in entry.reasons]
    return {"call": str(entry.call), **coded(entry.explanation), "reasons": reasons}


def _message(message: Sentence) -> dict[str, Any]:
    return {"code": message.code, "args": message.args}


def _calls(auction: Auction) -> str:
    return " ".join(map(str, auction.calls))
