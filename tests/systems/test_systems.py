"""What the systems bid, in the words of their Markdown files: every row, and every prefix of every auction."""

from dataclasses import replace
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


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_bids_as_written(path: Path) -> None:
    """Each hand makes the expected call by the rules, and what the call shows admits the hand."""
    assert [wrong for row in read_file(path) if (wrong := wrong_with(row))] == []


def wrong_with(row: Expectation) -> str:
    """What is wrong with a row, with its place; nothing if the system bids so."""
    told = f"{row.place}: {row.public.auction} holding {row.hand}"
    chosen = choose_rule(row.public, row.hand)
    if chosen.call != row.call:
        return f"{told}: {chosen.call} ({chosen.meaning.name}), not {row.call}: {row.why}"
    reading = last_reading(replace(row.public, auction=row.public.auction.after(row.call)))
    if reading is None:
        return f"{told}: nobody can read {row.call}"
    shown = f"{row.call} shows {reading.bounds}, which excludes the hand"
    return "" if reading.admits(row.hand) else f"{told}: {shown}"


def test_every_call_of_the_auctions_is_one_of_the_system() -> None:
    """Some rule makes each call of each auction of the rows where it stands."""
    auctions = dict.fromkeys(row.public for path in files() for row in read_file(path))
    prefixes = dict.fromkeys(
        situation_before(public, count)
        for public in auctions
        for count in range(1, len(public.auction.calls) + 1)
    )
    assert [str(prefix.auction) for prefix in prefixes if last_reading(prefix) is None] == []


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
