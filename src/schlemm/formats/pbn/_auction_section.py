"""The Auction section: calls and their notes (3.5)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, DOUBLE, PASS, REDOUBLE, Call, Pass
from schlemm.core.contract import Contract
from schlemm.core.errors import RuleViolation
from schlemm.core.seats import Seat
from schlemm.formats.pbn._lexer import PbnTokens, RawTag
from schlemm.formats.pbn.defect import Findings, PbnCode
from schlemm.formats.pbn.limits import LONGEST_NUMBER

_ALL_PASS: Final = frozenset({"ap", "allpass"})
_CALLS: Final[dict[str, Call]] = {
    **dict.fromkeys(("pass", "p"), PASS),
    **dict.fromkeys(("x", "d", "dbl", "double"), DOUBLE),
    **dict.fromkeys(("xx", "r", "rdbl", "redbl", "redouble"), REDOUBLE),
    **{str(bid).lower(): bid for bid in BIDS},
    **{str(bid).lower().removesuffix("t"): bid for bid in BIDS},  # 1N
}
_STARS: Final[dict[str, Call]] = {"*": DOUBLE, "**": REDOUBLE}
"""Not in the standard, but in files; where nothing follows, a star ends the section."""

_PIECE: Final = re.compile(
    r"(?P<call>[A-Za-z0-9]+)|(?P<star>\*{1,2})|(?P<continue>\+)|(?P<wait>-)"
    r"|=(?P<note>[0-9]+)=|(?P<grade>[!?]{1,2}|\$[0-9]+)|(?P<irregular>\^.?)|(?P<unknown>.)",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class ReadAuction:
    """What an Auction section says.

    Attributes:
        auction: Its calls.
        references: Its notes, as (index of the call from 0, number of the note) pairs.
        is_marked: Whether it says itself where it ends, by all passes, ``*`` or ``+``.
    """

    auction: Auction
    references: tuple[tuple[int, int], ...]
    is_marked: bool


def read_auction(tag: RawTag, dealer: Seat | None, findings: Findings) -> ReadAuction | None:
    """The calls of a section; ``None`` if the tag names nobody (``?``) or something is wrong, which is reported.

    Args:
        tag: The Auction tag with its section.
        dealer: Who may call first, besides the player on the left by house rule (S1:21); ``None`` for anybody.
        findings: Where to report.
    """
    named = tag.value.strip().upper()
    if named in {"", "?"} and not tag.words:
        return None
    if named not in {*"NESW"} and (dealer is None or named not in {"", "?"}):
        findings.report(PbnCode.FIRST_CALLER, tag.line, tag.name, text=tag.value, dealer=str(dealer or ""))
        return None
    before = len(findings.defects)
    waiting, last = _extent(tag.words)
    start = Seat(named) if named in {*"NESW"} else dealer or Seat.NORTH
    first = start.after(waiting)
    if dealer is not None and first not in {dealer, dealer.left}:
        findings.report(PbnCode.FIRST_CALLER, tag.line, tag.name, text=str(first), dealer=str(dealer))
        return None
    calls = _Calls(Auction(first), tag.name, findings)
    for place, (kind, text, line) in enumerate(_pieces(tag.words)):
        if place >= waiting and not calls.take(kind, text, line, follows=place < last):
            break
    return calls.read() if len(findings.defects) == before else None


def completed(read: ReadAuction, told: Contract | Pass | None) -> Auction:
    """The auction with its last passes, where a file leaves them out although its contract is the one told."""
    as_told = told is not None and told == (read.auction.contract or PASS)
    return _passed_out(read.auction) if as_told and not read.is_marked else read.auction


def _extent(words: PbnTokens) -> tuple[int, int]:
    """How many players wait before the first call, and the place of the last call among the tokens."""
    waiting = last = 0
    for place, (kind, _, _) in enumerate(_pieces(words)):
        waiting += kind == "wait" and place == waiting
        last = place if kind in {"call", "star"} else last
    return waiting, last


def _pieces(words: PbnTokens) -> Iterator[tuple[str, str, int]]:
    """The tokens of the section as (kind, text, line)."""
    for word in words:
        for match in _PIECE.finditer(word.text):
            kind = match.lastgroup or "unknown"
            yield kind, match[kind], word.line


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
    is_marked: bool = False

    def read(self) -> ReadAuction:
        """What has come in."""
        return ReadAuction(
            self.auction, tuple(self.references.items()), self.is_marked or self.auction.is_over
        )

    def take(self, kind: str, text: str, line: int, *, follows: bool) -> bool:
        """Take in one token; whether to go on.

        Args:
            kind: The kind of token.
            text: As written.
            line: Where.
            follows: Whether there are calls behind it.
        """
        match kind:
            case "call" | "star" if kind == "call" or follows:
                return self._take_call(text, line)
            case "star" | "continue":
                self.is_marked = True
            case "note":
                return self._refer(text, line)
            case "grade":
                pass
            case "irregular":
                return self._refuse(PbnCode.IRREGULAR_CALL, line, call=text)
            case _ if kind != "wait" or follows:
                return self._refuse(PbnCode.UNKNOWN_CALL, line, call=text)
        return True

    def _take_call(self, text: str, line: int) -> bool:
        if text.lower() in _ALL_PASS:
            self.auction = _passed_out(self.auction)
            return True
        call = _STARS.get(text) or _CALLS.get(text.lower())
        if call is None:
            return self._refuse(PbnCode.UNKNOWN_CALL, line, call=text)
        try:
            self.auction = self.auction.after(call)
        except RuleViolation as violation:
            facts = {"call": str(call), "reason": violation.code.value, **dict(violation.data)}
            return self._refuse(PbnCode.ILLEGAL_CALL, line, **facts)
        return True

    def _refer(self, text: str, line: int) -> bool:
        """A note to the last call; the first one counts."""
        if len(text) > LONGEST_NUMBER:
            return self._refuse(PbnCode.NOTE_NUMBER, line, text=text)
        index = len(self.auction.calls) - 1
        if index >= 0:
            self.references.setdefault(index, int(text))
        return True

    def _refuse(self, code: PbnCode, line: int, **data: str | int) -> bool:
        self.findings.report(code, line, self.tag, number=len(self.auction.calls) + 1, **data)
        return False
