"""Texts of strangers: whatever they ask for, they are read in bounded time, and nothing but a fault comes of them."""

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from schlemm.bidding.interpret import interpret
from schlemm.bidding.own.text_faults import faults_of_text
from schlemm.bidding.rules.slam_rivals import MOST_PAIRS
from schlemm.bidding.systems import system_of_text
from schlemm.core.auction import Auction
from schlemm.core.bot_name import LARGEST_TEXT
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.view import Public

MOST: Final = 6.0
"""Seconds of processor time that the worst text may take: a worker ends it at ten."""
HEAD: Final = "on nothing\n"
TABLE: Final = f"{HEAD}topic mine\n1x P\n"


def hostile() -> Iterator[tuple[str, str]]:
    """Texts that ask for much, by what they ask for."""
    squares = "".join(f"let n{n} = n{n - 1} * n{n - 1}\n" for n in range(1, 60))
    yield "numbers that square", f"{HEAD}let n0 = 9\n{squares}topic mine\n1x P\n  2x raise: figures n59..\n"
    yield "brackets", TABLE + f"  2x raise: figures {'(' * 60}3{')' * 60}..\n"
    more = "(" * 70
    yield "brackets over lines", TABLE + "  2x raise: figures " + f"{more},\n    " * 6 + "3..\n"
    yield "lines that go on", TABLE + "  2x raise: x 3..,\n" + "    x 3..,\n" * 5000
    yield "sums", TABLE + "  2x raise: figures " + " + ".join(["level"] * 15) + "..\n"
    yield "not and not", TABLE + "  2x raise if " + "not " * 30 + "asked\n"
    lets = "".join(f"  let a{n} = a{n - 1} + a{n - 1}\n" for n in range(1, 400))
    yield "names of names", TABLE + "  let a0 = level\n" + lets + "  2x raise: figures a399..\n"
    empty = "".join(f"block b{n}\n  use b{n - 1}\n  use b{n - 1}\n" for n in range(1, 60))
    yield "blocks of nothing", f"{HEAD}block b0\n  let a = level\n{empty}topic mine\n1x P\n  use b59\n"
    yield "blocks that are empty", f"{HEAD}block b0\n  P if no\n{empty}topic mine\n1x P\n  use b59\n"
    groups = "tables t0\n  1x P\n    P\n" + "".join(
        f"tables t{n}\n" + f"  include t{n - 1}\n" * 300 for n in range(1, 4)
    )
    yield "tables of tables", f"{HEAD}{groups}topic mine\ninclude t3\n"
    yield (
        "tables of no tables",
        HEAD + groups.replace("  1x P\n    P\n", "  let a = 1\n") + "topic mine\ninclude t3\n",
    )
    yield "patterns with many levels", f"{HEAD}topic mine\n{'1x|2x|3x ' * 11}\n  P\n"
    yield "patterns with any calls", f"{HEAD}topic mine\n" + "* P * X\n  P\n" * 1500
    yield "many tables", f"{HEAD}topic mine\n" + "1x P 2y P\n  P\n" * 2500
    doubled = "".join(f"let s{n} = s{n - 1} + s{n - 1}\n" for n in range(1, 24))
    yield "suits that double", f"{HEAD}let s0 = SHDC\n{doubled}topic mine\n1x P\n  2x raise: s23 3..\n"
    yield (
        "a suit again and again",
        TABLE
        + "".join(f"{'  ' * d}each {n} in {'SHDC' * 30}\n" for d, n in enumerate("abcd", 1))
        + "          P\n",
    )
    yield "more aces than there are", f"{TABLE}  2x raise: aces 0..{'9' * 50}, keys(x) 1..{'9' * 50}\n"
    yield "the longest for nothing", TABLE + "  longest y in SHDC 5000000..1\n    P if no\n"
    yield (
        "each of each for nothing",
        f"{TABLE}  P{''.join(f' each {n} in SHDC' for n in 'abcdefghi')} if no\n",
    )
    yield "the longest of very many", TABLE + "  2y raise longest y in SHDC 9999999..1\n"
    yield "the longest down to very few", TABLE + "  2y raise longest y in SHDC 7..0-9999999\n"
    yield (
        "each of each",
        TABLE
        + "".join(f"{'  ' * d}each {n} in SHDC\n" for d, n in enumerate("abcde", 1))
        + "            P\n",
    )
    yield "points beyond all", TABLE + "  2x raise: figures 99999999.., x 0-5..999999, x 99999 of AKQ\n"
    suits = " + ".join(["SHDC"] * 16)
    yield "each suit controlled again", f"{TABLE}  each hand by controlled({suits})\n    2x raise: hand\n"
    yield "words that are nearly known", TABLE + f"  2x {'raisee' * 24}\n"
    names = "".join(f"let raise{n} = 1\n" for n in range(1500))
    yield "words that are nearly names", f"{HEAD}{names}topic mine\n" + "1x P\n  2x raise if raisx\n" * 1000
    yield "a long line", TABLE + "  2x raise" + " " * 100_000 + "\n"
    yield "many letters", TABLE + "#" * LARGEST_TEXT
    yield "many lines", TABLE + "\n" * 60_000
    yield "many meanings", "".join(f"meaning m{n}\n" for n in range(4000))
    yield "signs that nobody sees", TABLE + "  2x raise\u202e: x 3..\n\x1b[2J\0\n"
    yield "a sentence of spaces", f"meaning mine\n  en:{' ' * 60_000}|\n{TABLE}  P\n"
    yield "a title that turns round", "system \u202eeniM\n"
    yield "an agreement that is none", "on forum/" + "a" * 150 + "=" + "9" * 150 + "\n"


WORDS: Final = tuple(  # of the language
    (Path(__file__).parents[3] / "src/schlemm/bidding/systems/texts/natur_b.system")
    .read_text("utf-8")
    .split()
)
TEXTS: Final = dict(hostile())


@pytest.mark.parametrize("asked", TEXTS)
def test_a_text_is_read_in_bounded_time(asked: str) -> None:
    """It is refused with a place, or it may be bid; nothing else is raised."""
    text, begun = TEXTS[asked], time.process_time()
    faults = faults_of_text(text)
    assert time.process_time() - begun < MOST
    lines = text.split("\n")
    assert all(1 <= each.line <= max(len(lines), 6000) and each.column >= 1 for each in faults)


def nested() -> Iterator[tuple[str, str]]:
    """Texts whose parts stand in each other more often than they are read at any table, by these parts."""
    yield "brackets", f"{TABLE}  2x raise: figures {'(' * 20}3{')' * 20}..\n"
    blocks = "".join(f"block b{n}\n  use b{n - 1}\n" for n in range(1, 30))
    yield "blocks", f"{HEAD}block b0\n  P\n{blocks}topic mine\n1x P\n  use b29\n"
    yield "each of each", f"{TABLE}  2x raise: x 3..{' each n in 7' * 9}\n"


@pytest.mark.parametrize("part", NESTED := dict(nested()))
def test_what_stands_in_itself_too_often_is_a_fault(part: str) -> None:
    """Python's own limit depends on how many functions wait, so that the check would see another one than a table."""
    assert faults_of_text(NESTED[part])


def test_twice_the_rows_take_no_more_than_in_proportion() -> None:
    """The time grows with the length of a text."""

    def taken(rows: int) -> float:
        text = TABLE + "".join(f"  2x raise: x {n % 9}.., figures {n % 30}..\n" for n in range(rows))
        best = float("inf")
        for tried in range(4):
            begun = time.process_time()
            faults_of_text(f"# {tried}\n{text}")
            best = min(best, time.process_time() - begun)
        return best

    assert taken(1200) < 9 * taken(300) + 0.05


def test_texts_with_wrong_words_raise_nothing_but_faults() -> None:
    """Words of the systems in the box, mixed."""
    random = Random(45)
    text = "".join(
        f"{'  ' * random.randrange(3)}{' '.join(random.choices(WORDS, k=random.randrange(1, 7)))}\n"
        for _ in range(3000)
    )
    for start in range(0, len(text), 700):
        faults_of_text(TABLE + text[start : start + 700])


def test_rules_that_look_for_slam_do_not_multiply_those_that_stop() -> None:
    """Judgement's rivals are bounded, however many rows of both kinds a table has."""
    rows = "".join(
        f"  4NT ask aces, forcing: figures {n % 20 + 1}.., S {n % 7}..\n  4S game: figures {n % 9}..\n"
        for n in range(300)
    )
    system = system_of_text(f"{HEAD}topic mine\n1S P\n{rows}")
    auction = Auction.parse("N: 1S P")
    read = interpret(Public(Seat.NORTH, Vulnerability.NONE, auction, BySide(system.name, system.name)))
    assert 600 <= len(read.rules_alone) < len(read.rules) <= 2 * len(read.rules_alone) + MOST_PAIRS


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (f"{TABLE}  P # a remark\u2028that goes on\n  2x raisee\n", (4, 15)),
        (f"{TABLE}  P\n  2x raise:\x0b x 3..\n", (5, 12)),
        ("system A\x85B\non nothing\n", (1, 9)),
        (f"{HEAD}topic mine\n1x P\n  P\n\ntopic mine\n1x P P\n  P\n", (6, 7)),
        (f"{HEAD}tables t\n  1x P\n    P\ntables t\n  1x P P\n    P\n", (5, 8)),
        (f"{TABLE}  2x raise: SHS 3..\n", (4, 13)),
    ],
    ids=["sign that ends lines", "another", "one in a title", "topic", "tables", "suit"],
)
def test_what_would_be_read_otherwise_than_it_looks_is_a_fault(text: str, place: tuple[int, int]) -> None:
    """Signs that end a line for some readers only, and names or suits that stand twice."""
    assert [(each.line, each.column) for each in faults_of_text(text)] == [place]


def test_a_line_that_ends_as_on_other_machines_is_read() -> None:
    """A carriage return before the end of a line is none of its letters."""
    assert faults_of_text(f"system Mine\n{TABLE}  P\n".replace("\n", "\r\n")) == ()
