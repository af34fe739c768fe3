"""Reads what systems are expected to bid from the tables of Markdown files (README.md has the format)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import Call, parse_call
from schlemm.core.errors import NotationError, RuleViolation
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.view import Public, Stakes

NOTHING: Final = {"", "-"}
"""How an empty auction is written."""
HAND_SIZE: Final = 13


@dataclass(frozen=True, slots=True)
class Expectation:
    """A row of a table: in this auction, this hand makes this call.

    Attributes:
        place: File and line, ``file.md:12``.
        public: The auction before the call, with systems, vulnerability and score.
        hand: The thirteen cards.
        call: The call that is expected.
        why: The reason in the words of the row.
    """

    place: str
    public: Public
    hand: Hand
    call: Call
    why: str


@dataclass(eq=True, unsafe_hash=True)
class BadRow(ValueError):
    """A line that cannot be read.

    Attributes:
        place: File and line.
        reason: What is wrong.
    """

    place: str
    reason: str

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Header:
    """What the lines above a table have set."""

    public: Public = field(
        default_factory=lambda: Public(Seat.NORTH, Vulnerability.NONE, Auction(Seat.NORTH))
    )

    def after(self, line: str) -> Header:
        """The header with what this line sets; the same if it sets nothing.

        Raises:
            NotationError: If it names no seat or no vulnerability.
            ValueError: If the part scores are not two numbers.
        """
        name, colon, value = line.partition(":")
        words = value.split()
        if not colon or not words:
            return self
        match name.strip():
            case "System":
                return Header(replace(self.public, systems=BySide(words[0], words[-1])))
            case "Dealer":
                dealer = Seat.parse(words[0])
                return Header(replace(self.public, dealer=dealer, auction=Auction(dealer)))
            case "Vulnerable":
                return Header(replace(self.public, vulnerability=Vulnerability.parse(words[0])))
            case "Rubber":
                north_south, east_west = (int(word) for word in words)
                scores = BySide(north_south, east_west)
                stakes = Stakes("rubber", part_scores=scores) if any(scores) else Stakes()
                return Header(replace(self.public, stakes=stakes))
            case _:
                return self


def read_file(path: Path) -> Iterator[Expectation]:
    """The expectations of a file, row by row.

    Raises:
        BadRow: If a line cannot be read; it names the line.
    """
    return read_lines(path.name, path.read_text("utf-8").splitlines())


def read_lines(name: str, lines: Iterable[str]) -> Iterator[Expectation]:
    """The expectations in these lines; ``name`` is the file's.

    Raises:
        BadRow: If a line cannot be read; it names the line.
    """
    header = Header()
    for number, line in enumerate(lines, 1):
        place = f"{name}:{number}"
        try:
            if line.startswith("|"):
                yield from _row(
                    place, header.public, [cell.strip() for cell in line.strip().split("|")[1:-1]]
                )
            else:
                header = header.after(line)
        except (NotationError, RuleViolation, ValueError) as error:
            raise BadRow(place, str(error)) from error


def _row(place: str, public: Public, cells: list[str]) -> Iterator[Expectation]:
    """The expectation of a row; none of a table's head and the line under it."""
    if cells[0] == "Auction" or set("".join(cells)) <= set("-: "):
        return
    if len(cells) != 4:
        raise ValueError(f"a row has four cells, auction, hand, call and reason, not {len(cells)}")
    auction, hand, call, why = cells
    calls = "" if auction in NOTHING else auction
    parsed = Hand.parse(hand)
    if len(parsed) != HAND_SIZE:
        raise ValueError(f"the hand {hand} has {len(parsed)} cards")
    before = Auction.parse(f"{public.dealer}: {calls}")
    before.after(parse_call(call))
    yield Expectation(place, replace(public, auction=before), parsed, parse_call(call), why)
