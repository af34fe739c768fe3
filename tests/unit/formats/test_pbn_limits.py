"""Reading PBN that was made to break the reader: memory and work stay in proportion, and nothing escapes."""

import sys
from collections.abc import Callable
from itertools import count, islice, product
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.peak_memory import traced

from schlemm.formats.pbn import PbnCode, PbnDefect, PbnGame, limits, read_pbn
from schlemm.formats.streaming import iter_pbn

DEAL: Final = '[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]'
FIXED: Final = 1 << 19
"""Bytes that reading may take whatever it reads."""


def filled(begin: str, again: str, end: str = "") -> Callable[[int], str]:
    """Texts of so many characters that say the same thing again and again."""
    return lambda size: begin + again * ((size - len(begin) - len(end)) // len(again)) + end


def different(begin: str, form: str) -> Callable[[int], str]:
    """Texts of so many characters that say something new each time."""

    def text(size: int) -> str:
        letters = map("".join, product("abcdefghij", repeat=4))
        pieces = (form.format(word) for word in letters)
        return begin + "".join(islice(pieces, min(9999, size // len(form.format("abcd")))))

    return text


def numbered(begin: str, form: str) -> Callable[[int], str]:
    """Texts of about so many characters with a number in each piece."""
    return lambda size: begin + "".join(form.format(number) for number in islice(count(1), size // len(form)))


SHAPES: Final[dict[str, Callable[[int], str]]] = {
    "a long value": filled('[Event "', "x", '"]'),
    "a long value that does not end": filled('[Event "', "x"),
    "a long value of escapes": filled('[Event "', '\\"', '"]'),
    "a long value of backslashes": filled('[Event "', "\\\\", '"]'),
    "escapes with two letters between": filled('[Event "', 'ab\\"', '"]'),
    "a long value with bare quotes": filled('[Event "', 'a"b', '"]'),
    "a long value of blanks": filled('[Contract "', " ", '1S"]'),
    "a long value of quotes and blanks": filled('[Event "', '"   ', "x"),
    "a long name": filled("[", "N", ' ""]'),
    "a long name without a value": filled("[", "N"),
    "a long word": filled('[ScoreTable "A"]\n', "x"),
    "a long string": filled('[ScoreTable "A"]\n"', "x", '"'),
    "a long comment": filled("{", "x", "}\n" + DEAL),
    "many comments": filled(DEAL, "{}"),
    "comments that do not end": filled(DEAL, "{x\n"),
    "braces in each other": filled(DEAL, "{{}"),
    "comments to the end of the line": filled(DEAL, ";x\n"),
    "escaped lines": filled(DEAL + "\n", "%x\n"),
    "many tags": numbered("", '[T{} "x"]\n'),
    "many tags of one name": filled("", '[Event "x"]\n'),
    "many tags with values": numbered("", '[T{0} "{0} wins"]\n'),
    "many brackets": filled("", "[\n"),
    "many brackets alone": filled("", "[\n\n"),
    "many tiny games": filled("", '[A ""]\n\n'),
    "many tiny games of two letters": filled("", '[A "xy"]\n\n'),
    "many games of new names": different("", '[{0} ""]\n\n'),
    "many boards": numbered("", '[Board "{}"]\n\n'),
    "many boards without lines between": filled("", DEAL + "\n"),
    "inherited by every game": lambda size: (
        "".join(f'[T{number} "##x"]\n' for number in range(100)) + "\n" + '[A ""]\n\n' * (size // 9)
    ),
    "inherited and growing": numbered("", '[T{} "##"]\n\n'),
    "many notes": numbered('[Auction "N"]\n1S\n', '[Note "{}:x"]\n'),
    "many references": filled('[Auction "N"]\n1S', "=1="),
    "a number of a note": filled('[Auction "N"]\n1S =', "1", "="),
    "a number of a note in its text": filled('[Auction "N"]\n1S =1=\n[Note "', "1", ':x"]'),
    "a number of a board": filled('[Board "', "1", '"]'),
    "a number of tricks": filled('[Contract "1SN"][Result "', "1", '"]'),
    "a grade": filled('[Auction "N"]\n1S $', "1"),
    "a long auction": filled('[Auction "N"]\n', "P "),
    "a long auction of nothing": filled('[Auction "N"]\n', "- "),
    "a long auction of grades": filled('[Auction "N"]\n', "!"),
    "a long auction without blanks": filled('[Auction "N"]\n', "+"),
    "words of one letter": filled('[ScoreTable "A"]\n', "x "),
    "rows of one letter": filled('[ScoreTable "A"]\n', "x\n"),
    "rows of four letters": different('[ScoreTable "A"]\n', "{0}\n"),
    "words of four letters": different('[ScoreTable "A"]\n', "{0} "),
    "a play of gaps": filled('[Play "N"]\n', "- "),
    "a play without blanks": filled('[Play "N"]\n', "-"),
    "a play of grades": filled('[Play "N"]\nSA', "!?"),
    "a play of different grades": numbered('[Play "N"]\nSA', "${}"),
    "a play of notes": filled('[Play "N"]\nSA', "=1="),
    "a play of irregularities": filled('[Play "N"]\n', "^R"),
    "a play of words": filled('[Play "N"]\n', "x "),
    "plays of one card": filled("", '[Play "N"]\nSA\n\n'),
    "comments in an auction": filled('[Auction "N"]\n1S', "{x}"),
    "comments in a play": filled('[Play "N"]\nSA', ";x\n"),
    "comments behind a tag": filled('[Event "x"]', "{x}"),
    "comments before a tag": filled("", ";x\n", '[Event "x"]'),
    "comments behind each other": filled("", '{x}[Event "x"]\n\n'),
    "games of rows": filled("", '[ScoreTable "A"]\n' + "x\n" * 100 + "\n"),
    "games of words": filled("", '[ScoreTable "A"]\n' + "xy " * 100 + "\n\n"),
    "games of tags": filled("", "".join(f'[T{number} ""]\n' for number in range(20)) + "\n"),
    "a deal of many cards": filled('[Deal "N:', "A", '.... - - -"]'),
    "a deal of many hands": filled('[Deal "N:', "- ", '"]'),
    "a deal of unknown cards": filled('[Deal "N:', "z", '... - - -"]'),
    "a deal of blanks": filled('[Deal "N: x', " ", 'x"]'),
    "empty lines": filled("", "\n"),
    "old line ends": filled("", "ab\r"),
    "lines without a tag": filled("", "ab\n"),
    "zeros": filled("", "\0"),
    "one wide sign": filled("[Event \"\N{GRINNING FACE}\"]\n", '[E "ab"]\n\n'),
    "wide signs": filled('[ScoreTable "A"]\n', "\N{GRINNING FACE}\N{GRINNING FACE} "),
}  # fmt: skip


@pytest.mark.sweep
@pytest.mark.parametrize("size", [12_000, pytest.param(40_000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", SHAPES)
def test_reading_takes_twenty_bytes_a_byte_at_most(name: str, size: int) -> None:
    """Whatever a file holds, the memory at its highest is 20 bytes a byte and half a megabyte."""
    data = SHAPES[name](size).encode()
    read_pbn(b"")
    with traced() as memory:
        found = read_pbn(data)
    assert isinstance(found, tuple)
    assert memory.peak <= FIXED + 20 * len(data), f"{(memory.peak - FIXED) / len(data):.1f} bytes a byte"


def steps_to_read(text: str) -> int:
    """How many steps of the interpreter reading takes."""
    steps = 0

    def trace(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal steps
        frame.f_trace_opcodes = True
        steps += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        read_pbn(text)
    finally:
        sys.settrace(before)
    return steps


@pytest.mark.sweep
@pytest.mark.parametrize("name", SHAPES)
def test_twice_the_text_is_twice_the_work(name: str) -> None:
    """A text of twice the length takes at most about twice the steps, before the limits of a game are reached."""
    short, long = SHAPES[name](1_500), SHAPES[name](3_000)
    assert steps_to_read(long) <= 2.3 * steps_to_read(short) + 3_000


def test_real_records_have_room() -> None:
    """Thousands of boards with auctions, notes and all cards are read whole, by far less than they may take."""
    board = (
        DEAL
        + """
[Scoring "IMP"]
[Declarer ""]
[Contract ""]
[Result ""]
[Auction "N"]
1D 1S 3H =1= 4S
4NT =2= X Pass Pass
5C X 5H X
Pass Pass Pass
[Note "1:six hearts"]
[Note "2:two suits"]
[Play "W"]
"""
        + "SK H3 S4 S3\n" * 13
        + '[OptimumResultTable "Declarer;Denomination\\\\2R;Result\\\\2R"]\n'
        + "N NT  7\n" * 20
        + "\n"
    )
    assert all(isinstance(game, PbnGame) for game in read_pbn(board * 300))
    assert steps_to_read(board * 6) <= 2.1 * steps_to_read(board * 3)


PIECES: Final = (
    *(
        "[",
        "]",
        '"',
        "\\",
        "{",
        "}",
        "{ a word }",
        "; a word\n",
        ";",
        "%",
        "\n",
        "\r",
        "\n\n",
        " ",
        "#",
        "##",
        "^",
        "=",
        "=1=",
        "$",
        "-",
        "+",
        "*",
    ),
    *(
        "1:",
        "11111111111",
        "\0",
        "\x1a",
        "\ufeff",
        "\N{GRINNING FACE}",
        "\N{ARABIC-INDIC DIGIT THREE}",
        "\ud800",
    ),
    *(
        f"{name} "
        for name in ("[Event", "[Board", "[Deal", "[Dealer", "[Auction", "[Note", "[Play", "[Result")
    ),
    *("[Declarer ", "[Contract ", "[Vulnerable ", '"N"]', '"1"]', '"4S"]', '"9"]', '"NS 9"]', '"^S"]', DEAL),
    *(
        "N:",
        "AKQJ",
        ".",
        "10",
        "Pass ",
        "P ",
        "AP",
        "X ",
        "XX ",
        "1S ",
        "7NT ",
        "8C",
        "SA ",
        "\u2028",
        "\x85",
    ),
)


@given(st.lists(st.one_of(st.sampled_from(PIECES), st.text(max_size=3)), max_size=60).map("".join))
def test_no_text_makes_reading_fail(text: str) -> None:
    """Whatever a text says, reading gives games and defects and raises nothing."""
    for item in read_pbn(text):
        assert isinstance(item, PbnGame | PbnDefect)
        assert str(item)


@given(st.binary(max_size=200))
def test_no_bytes_make_reading_fail(data: bytes) -> None:
    """Whatever bytes a file has, reading gives games and defects and raises nothing."""
    assert all(isinstance(item, PbnGame | PbnDefect) for item in read_pbn(data))


def test_a_file_that_is_too_dense_is_read_up_to_there() -> None:
    """Games before the piece that is too much stand in the answer, and the defect behind them has its line."""
    *games, defect = read_pbn('[A ""]\n\n' * 5_000)
    assert all(isinstance(game, PbnGame) for game in games)
    assert isinstance(defect, PbnDefect)
    assert defect.code is PbnCode.TOO_DENSE
    assert defect.line == 2 * len(games) + 1


@pytest.mark.parametrize("text", [f'[Deal "N:{"x" * 200}... - - -"]', "[X\n" * 200])
def test_nothing_short_is_too_dense(text: str) -> None:
    """A game that is wrong in a hundred places is there with what is wrong, as it is in a stream."""
    found = read_pbn('[Event "Cup"]\n' + text)
    assert found == tuple(iter_pbn(iter(('[Event "Cup"]\n', text))))
    assert isinstance(found[0], PbnGame)
    assert found[0].defects
    assert PbnCode.TOO_DENSE not in {defect.code for defect in found[0].defects}


def test_the_limits_are_those_of_the_guide() -> None:
    """The page on formats names the limits as they are."""
    guide = " ".join((Path(__file__).parents[3] / "docs" / "formats.md").read_text(encoding="utf-8").split())
    single = (limits.LONGEST_VALUE, limits.MOST_TAGS, limits.MOST_WORDS)
    for limit in (*single, limits.LONGEST_FILE >> 20, limits.LONGEST_GAME, limits.LONGEST_COMMENT):
        assert f"{limit:,}" in guide
