"""The Auction section: calls and their notes (3.5)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, DOUBLE, PASS, REDOUBLE, Call, Pass
from schlemm.core.contract import Contract
from schlemm.core.errors import RuleViolation
from schlemm.core.seats import Seat
from schlemm.formats.pbn._encoding import capitals
from schlemm.formats.pbn._grades import Grades
from schlemm.formats.pbn._plain_sections import plain_auction
from schlemm.formats.pbn._tokens import PbnTokens, RawTag, Word
from schlemm.formats.pbn.defect import Findings, PbnCode, TextPlace
from schlemm.formats.pbn.limits import LONGEST_NUMBER

_ALL_PASS: Final = frozenset({"ap", "allpass"})
_CALLS: Final[dict[str, Call]] = {
    **dict.fromkeys(("pass", "pas", "p"), PASS),
    **dict.fromkeys(("x", "d", "dbl", "double"), DOUBLE),
    **dict.fromkeys(("xx", "r", "rdbl", "redbl", "redouble"), REDOUBLE),
    **{str(bid).lower(): bid for bid in BIDS},
    **{str(bid).lower().removesuffix("t"): bid for bid in BIDS},  # 1N
}
_STARS: Final[dict[str, Call]] = {"*": DOUBLE, "**": REDOUBLE}
"""Not in the standard, but in files; where nothing follows, a star ends the section; right behind a call it alerts."""
_NO_NOTE: Final = 0
"""What a call refers to that is alerted, and of which no more is said."""

_PIECE: Final = re.compile(
    r"(?P<call>[A-Za-z0-9]+)|(?P<alert>(?<=\w)\*(?!\*))|(?P<star>\*{1,2})|(?P<continue>\+)|(?P<wait>-)"
    r"|=(?P<note>[0-9]+)(?:=|\Z)|(?P<grade>[!?]{1,2}|\$[0-9]+)|(?P<irregular>\^.?)|(?P<unknown>.)",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class ReadAuction:
    """What an Auction section says.

    Attributes:
        auction: Its calls.
        references: Its notes, as (index of the call from 0, number of the note) pairs.
        is_marked: Whether it says itself where it ends, by all passes, ``*`` or ``+``.
        is_whole: Whether it could be read to its end.
        grades: Its grades, as (index of the call, number) pairs.
        comments: Its comments, as (calls before it, comment with its signs) pairs.
    """

    auction: Auction
    references: tuple[tuple[int, int], ...]
    is_marked: bool
    is_whole: bool = True
    grades: tuple[tuple[int, int], ...] = ()
    comments: tuple[tuple[int, str], ...] = ()

    def after_passes(self, count: int) -> ReadAuction:
        """The same calls behind so many passes."""
        passes = (PASS,) * count
        return replace(
            self,
            auction=Auction(self.auction.first, (*passes, *self.auction.calls)),
            references=tuple((index + count, note) for index, note in self.references),
            grades=tuple((index + count, grade) for index, grade in self.grades),
            comments=tuple((calls + count, text) for calls, text in self.comments),
        )


def read_auction(tag: RawTag, dealer: Seat | None, findings: Findings) -> ReadAuction | None:
    """The calls of a section, up to the first one that cannot be read or made, which is reported.

    ``None`` if the tag names nobody (``?``), or somebody who cannot call first, which is reported.

    Args:
        tag: The Auction tag with its section.
        dealer: Who may call first, besides the player on the left by house rule (S1:21); ``None`` for anybody.
        findings: Where to report.
    """
    named = capitals(tag.value.strip())
    if named in {"", "?"} and not tag.words:
        return None
    if named not in {*"NESW"} and (dealer is None or named not in {"", "?"}):
        findings.report(PbnCode.FIRST_CALLER, tag.at, tag.name, text=tag.value, dealer=str(dealer or ""))
        return None
    start = Seat(named) if named in {*"NESW"} else dealer or Seat.NORTH
    if tag.words.texts is not None and (dealer is None or start in {dealer, dealer.left}):
        plain = plain_auction(tag.words.texts, start)
        if plain is not None:
            return ReadAuction(plain.auction, tuple(plain.references.items()), plain.contract is not None)
    waiting, last = _extent(tag.words)
    first = start.after(waiting)
    if dealer is not None and first not in {dealer, dealer.left}:
        findings.report(PbnCode.FIRST_CALLER, tag.at, tag.name, text=str(first), dealer=str(dealer))
        return None
    calls = _Calls(Auction(first), tag.name, findings)
    place = -1
    for kind, text, at in _pieces(tag.words.everything()):
        if kind == "comment":
            calls.remark(text)
            continue
        place += 1
        if place >= waiting and calls.goes_on:
            calls.take(kind, text, at, follows=place < last)
    return calls.read()


def completed(read: ReadAuction, told: Contract | Pass | None) -> Auction:
    """The auction with its last passes, where a file leaves them out although its contract is the one told."""
    if told is None or read.is_marked or not read.is_whole:
        return read.auction
    return _passed_out(read.auction) if told == (read.auction.contract or PASS) else read.auction


def _extent(words: PbnTokens) -> tuple[int, int]:
    """How many players wait before the first call, and the place of the last call among the tokens."""
    waiting = last = 0
    for place, (kind, _, _) in enumerate(_pieces(iter(words))):
        waiting += kind == "wait" and place == waiting
        last = place if kind in {"call", "star"} else last
    return waiting, last


def _pieces(words: Iterable[Word]) -> Iterator[tuple[str, str, TextPlace]]:
    """The tokens of the section as (kind, text, place)."""
    for word in words:
        if word.is_comment:
            yield "comment", word.text, word.at
            continue
        for match in _PIECE.finditer(word.text):
            kind = match.lastgroup or "unknown"
            yield kind, match[kind], TextPlace(word.line, word.column + match.start())


def _passed_out(auction: Auction) -> Auction:
    while not auction.is_over:
        auction = auction.after(PASS)
    return auction


@dataclass(slots=True)
class _Calls:
    """The auction while its tokens come in."""

    auction: Auction
    tag: str
    findings: Findings
    references: dict[int, int] = field(default_factory=dict)
    grades: Grades = field(default_factory=lambda: Grades(of_cards=False))
    comments: list[tuple[int, str]] = field(default_factory=list)
    is_marked: bool = False
    goes_on: bool = True

    def read(self) -> ReadAuction:
        """What has come in."""
        is_marked = self.is_marked or self.auction.is_over
        references, comments = tuple(self.references.items()), tuple(self.comments)
        return ReadAuction(self.auction, references, is_marked, self.goes_on, self.grades.read(), comments)

    def remark(self, text: str) -> None:
        """Take in a comment."""
        self.comments.append((len(self.auction.calls), text))

    def take(self, kind: str, text: str, at: TextPlace, *, follows: bool) -> None:
        """Take in one token.

        Args:
            kind: The kind of token.
            text: As written.
            at: Where.
            follows: Whether there are calls behind it.
        """
        match kind:
            case "call" | "star" if kind == "call" or follows:
                self._take_call(text, at)
            case "alert" if follows:
                self.references.setdefault(len(self.auction.calls) - 1, _NO_NOTE)
            case "star" | "alert" | "continue":
                self.is_marked = True
            case "note":
                self._refer(text, at)
            case "grade":
                if self.auction.calls:
                    self.grades.take(len(self.auction.calls) - 1, text)
            case "irregular":
                self._refuse(PbnCode.IRREGULAR_CALL, at, call=text)
            case _ if kind != "wait" or follows:
                self._refuse(PbnCode.UNKNOWN_CALL, at, call=text)

    def _take_call(self, text: str, at: TextPlace) -> None:
        if text.lower() in _ALL_PASS:
            self.auction = _passed_out(self.auction)
            return
        call = _STARS.get(text) or _CALLS.get(text.lower())
        if call is None:
            self._refuse(PbnCode.UNKNOWN_CALL, at, call=text)
            return
        try:
            self.auction = self.auction.after(call)
        except RuleViolation as violation:
            facts = {"call": str(call), "reason": violation.code.value, **dict(violation.data)}
            self._refuse(PbnCode.ILLEGAL_CALL, at, **facts)

    def _refer(self, text: str, at: TextPlace) -> None:
        """A note to the last call; the first one counts."""
        index = len(self.auction.calls) - 1
        if len(text) > LONGEST_NUMBER:
            self._report(PbnCode.NOTE_NUMBER, at, text=text)
        elif index >= 0 and self.references.get(index, _NO_NOTE) == _NO_NOTE:
            self.references[index] = int(text)

    def _refuse(self, code: PbnCode, at: TextPlace, **data: str | int) -> None:
        """Report what ends the auction that can be read."""
        self._report(code, at, **data)
        self.goes_on = False

    def _report(self, code: PbnCode, at: TextPlace, **data: str | int) -> None:
        self.findings.report(code, at, self.tag, number=len(self.auction.calls) + 1, **data)
