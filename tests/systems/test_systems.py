"""What the systems bid, in the words of their Markdown files: every row, and every prefix of every auction."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from tests.systems.markdown import BadRow, Expectation, read_file, read_lines

from schlemm.bidding.choose import choose_rule
from schlemm.bidding.interpret import reading_of, situation_before
from schlemm.bidding.rules.rule import Reading
from schlemm.core.view import Public

FOLDER = Path(__file__).parent


def files() -> list[Path]:
    """The files of expectations."""
    return sorted(path for path in FOLDER.glob("*.md") if path.name != "README.md")


@cache
def expectations() -> tuple[Expectation, ...]:
    """All rows of all files."""
    return tuple(row for path in files() for row in read_file(path))


def auctions() -> dict[Public, str]:
    """Every auction of the rows once, with the place where it stands first."""
    found: dict[Public, str] = {}
    for row in expectations():
        if row.public.auction.calls:
            found.setdefault(row.public, row.place)
    return found


@pytest.mark.parametrize("row", [pytest.param(row, id=row.place) for row in expectations()])
def test_bids_as_written(row: Expectation) -> None:
    """The hand makes the expected call by the rules, and what the call shows admits the hand."""
    chosen = choose_rule(row.public, row.hand)
    told = f"{row.place}: {row.public.auction} holding {row.hand}"
    assert chosen.call == row.call, (
        f"{told}: {chosen.call} ({chosen.meaning.name}), not {row.call}: {row.why}"
    )
    reading = last_reading(replace(row.public, auction=row.public.auction.after(row.call)))
    assert reading is not None, f"{told}: nobody can read {row.call}"
    assert reading.admits(row.hand), f"{told}: {row.call} shows {reading.bounds}, which excludes the hand"


@pytest.mark.parametrize("public", [pytest.param(public, id=place) for public, place in auctions().items()])
def test_every_call_of_the_auctions_is_one_of_the_system(public: Public) -> None:
    """Some rule makes each call of each auction where it stands."""
    for count in range(1, len(public.auction.calls) + 1):
        prefix = situation_before(public, count)
        assert last_reading(prefix) is not None, f"no rule makes the last call of {prefix.auction}"


def last_reading(public: Public) -> Reading | None:
    """How the last call reads."""
    return reading_of(public, len(public.auction.calls) - 1)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("| 1S | AKQ.T98..543 | P | short |", "the hand AKQ.T98..543 has 9 cards"),
        ("| 1S | AKQ.T98.AKQJ.543 | 1H | low |", "insufficient-bid"),
        ("| 1S | AKQ.T98.AKQJ.543 | 2H |", "four cells"),
        ("| 1S | AKQ.T98.AKQJ.543 | 8H | no call |", "8H"),
        ("Vulnerable: nobody", "nobody"),
        ("Rubber: 60 much", "much"),
        ("Rubber: 60", "2"),
    ],
)
def test_a_bad_line_is_named(line: str, reason: str) -> None:
    """A line that cannot be read is refused with its place and what is wrong."""
    with pytest.raises(BadRow) as caught:
        list(read_lines("file.md", ["System: forum", line]))
    assert str(caught.value).startswith("file.md:2: ")
    assert reason in str(caught.value)


def test_header_lines_hold_until_they_are_changed() -> None:
    """System, dealer, vulnerability and part scores apply to all tables below."""
    table = [
        "| Auction | Hand | Call | Why |",
        "|---|---|---|---|",
        "| - | AKQ.T98.AKQJ.543 | 1D | longest |",
    ]
    head = ["System: natur-a natur-b", "Dealer: E", "Vulnerable: EW", "Rubber: 60 0"]
    first, second = read_lines("file.md", [*head, "", *table, "Vulnerable: None", "Rubber: 0 0", *table])
    assert (first.place, second.place) == ("file.md:8", "file.md:13")
    assert tuple(first.public.systems) == tuple(second.public.systems) == ("natur-a", "natur-b")
    assert str(first.public.auction) == str(second.public.auction) == "E:"
    assert [str(row.public.vulnerability) for row in (first, second)] == ["EW", "None"]
    assert [tuple(row.public.stakes.part_scores) for row in (first, second)] == [(60, 0), (0, 0)]
