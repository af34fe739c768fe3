"""Files of any size board by board: the same boards as when they are read at once, in bounded memory."""

import gc
import tracemalloc
from collections.abc import Iterable, Iterator
from io import BytesIO
from itertools import chain, islice, repeat
from typing import Final
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.effort import mostly_slow

from schlemm.core.checks import WrongType
from schlemm.core.seats import BySeat
from schlemm.formats.boards_json import _cut, read_boards_json
from schlemm.formats.filed import CommonCode, FiledBoard, FileDefect
from schlemm.formats.lin import read_lin
from schlemm.formats.pbn import PbnCode, PbnGame, _lexer, limits, read_pbn
from schlemm.formats.rbn import read_rbn
from schlemm.formats.streaming import (
    iter_boards_json,
    iter_lin,
    iter_pbn,
    iter_rbn,
    iter_usebio,
)
from schlemm.formats.usebio import _pairs, _parser, read_usebio

GAME: Final = """\
[Event "Käthes Abend"]
[Board "1"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Auction "N"]
1D 1S 3H =1= 4S AP
[Note "1:six hearts"]
[Play "S"]
HA H6 HK H2
*

"""
BOARD: Final = (
    "qx|o1|pn|S,W,N,Käthe|md|3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732|sv|o|"
    "mb|1D!|an|four|mb|ppp|\n"
)
PIECES = (
    *("[", '"', "{", "}", "{a\n\nb}", ";x\n", "%x\n", "\n", "\n\n", "\r", "\r\n", " ", "\n \n"),
    *("#", "xy ", "1S ", "SA ", '[X "a" b"]'),
    *('[Board "2"]', '[Event "##E"]\n', '[Event "#"]\n', '[Deal "#"]\n', '[Auction "N"]\n', '[Board\n"3"]'),
    *("\ufeff", "\0", "\x1a", "\x85", "\u2028", "ä", "\N{BLACK SPADE SUIT}"),
    *(GAME, GAME.strip(), GAME.replace("\n", "\r\n")),
)  # fmt: skip
BARS = (
    *("|", "||", "md|", "pn|a,b,c,d|", "mb|1C|", "xx|", " ", "\n", "\r\n", "\ufeff", "ä", "nt|a\nb|"),
    BOARD,
)
LINES = (
    *("\n", "\n\n", "\r", "\r\n", " ", "ä", "\ufeff"),
    *("% note\n", "{a\n", "b}\n", "{c}", "Z\n", "B 2\n", "A NZ:1NA\n", "R 9\n"),
    f"T {'x' * 1100}\n",
    f"P {'y' * 20_000}\n",
    "B 1\nH N:.63.AKQ987.A9732:A8654.KQ5.T.QJT6:J973.J98742.3.K4:\nA NZ:1D^1A\n1 four\nC 1D:N\nR 9\n",
)  # fmt: skip

OBJECT: Final = '{"number": 7, "tags": {"Event": "Käthes \\"Abend\\" \\u00e4"}, "contract": "3NTN"}'
HEAD: Final = '{"format": "schlemm-boards-1", "boards": [\n'
SIGNS = (
    *("{", "}", "[", "]", ",", ":", '"', "\\", "\n", "\r\n", " ", "\ufeff", "ä", "1", "tru", "-", "\\ud83d"),
    *('"format": "schlemm-boards-1"', '"boards": [', '"x": 1', "null", "\n{", HEAD, OBJECT, OBJECT + ",\n"),
)

PAIR: Final = (
    "<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><DIRECTION>NS</DIRECTION><PLAYER><PLAYER_NAME>Ann</PLAYER_NAME>"
    "</PLAYER></PAIR><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><DIRECTION>EW</DIRECTION><PLAYER><PLAYER_NAME>Cy</PLAYER_NAME>"
    "</PLAYER></PAIR></PARTICIPANTS>"
)
PAIRS: Final = f"<USEBIO><EVENT>{PAIR}"
LINE: Final = (
    "<BOARD><BOARD_NUMBER>3</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>"
    "<EW_PAIR_NUMBER>1</EW_PAIR_NUMBER><CONTRACT>3NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS>"
    "</TRAVELLER_LINE></BOARD>\n"
)
BY_SEAT: Final = BySeat("", "", "", "")


def cut(text: str, sizes: list[int]) -> Iterator[str]:
    """A text in pieces of these sizes, again and again."""
    place = 0
    while place < len(text):
        for size in sizes:
            yield text[place : place + size]
            place += size


@pytest.fixture(autouse=True)
def windows_of_a_few_characters() -> Iterator[None]:
    """Look at so little of a file at once that small ones are as good as large ones."""
    with patch.object(_lexer, "_LEAST_WINDOW", 8):
        yield


@given(st.lists(st.sampled_from(PIECES), max_size=12).map("".join), st.lists(st.integers(1, 300), min_size=1))
def test_pbn_in_pieces_is_pbn_at_once(text: str, sizes: list[int]) -> None:
    """However a text is cut, the games and defects of the stream are those of the whole."""
    assert tuple(iter_pbn(cut(text, sizes))) == read_pbn(text)


@given(st.lists(st.sampled_from(BARS), max_size=12).map("".join), st.lists(st.integers(1, 300), min_size=1))
def test_lin_in_pieces_is_lin_at_once(text: str, sizes: list[int]) -> None:
    """However a text is cut, the boards and defects of the stream are those of the whole."""
    assert tuple(iter_lin(cut(text, sizes))) == read_lin(text)


@given(st.lists(st.sampled_from(LINES), max_size=12).map("".join), st.lists(st.integers(1, 300), min_size=1))
def test_rbn_in_pieces_is_rbn_at_once(text: str, sizes: list[int]) -> None:
    """However a text is cut, the boards and defects of the stream are those of the whole."""
    assert tuple(iter_rbn(cut(text, sizes))) == read_rbn(text)


@given(st.lists(st.sampled_from(SIGNS), max_size=12).map("".join), st.lists(st.integers(1, 300), min_size=1))
def test_json_in_pieces_is_json_at_once(text: str, sizes: list[int]) -> None:
    """However a text is cut, and however little of it is looked at, the stream gives what the whole does."""
    for widths in (_cut.WIDTHS, (24, 64, 1 << 10)):
        with patch.object(_cut, "WIDTHS", widths):
            assert tuple(iter_boards_json(cut(text, sizes))) == read_boards_json(text)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "utf-16"])
@pytest.mark.parametrize("block", [1, 7, 1 << 16])
def test_bytes_are_decoded_as_at_once(encoding: str, block: int) -> None:
    """A file in any encoding says the same in blocks of any size."""
    pbn, lin = (2 * GAME).encode(encoding), (2 * BOARD).encode(encoding)
    with patch("schlemm.formats._text_blocks.BLOCK", block):
        assert tuple(iter_pbn(BytesIO(pbn))) == read_pbn(pbn)
        assert tuple(iter_lin(BytesIO(lin))) == read_lin(lin)


def test_json_says_the_same_however_little_of_it_is_looked_at() -> None:
    """A board is whole although its end comes later than what is looked at first, and one without an end is told."""
    boards = HEAD + (OBJECT + ",\n") * 3
    for widths in ((20, 40, 1 << 10), (1 << 12,)):
        with patch.object(_cut, "WIDTHS", widths):
            *found, broken = read_boards_json(boards + '{"number": 1, "tags": {"Event": "')
        assert [getattr(item, "number", None) for item in found] == [7, 7, 7]
        assert isinstance(broken, FileDefect)
        assert (broken.code, broken.line) == (CommonCode.BROKEN, 5)


def test_what_is_too_long_for_a_board_is_told() -> None:
    """A value of JSON whose end does not come is not waited for, and the boards behind it are read."""
    with patch.object(_cut, "WIDTHS", (16, 256)):
        long, last = read_boards_json(HEAD + '{"tags": {"Event": "' + "x" * 300 + f'"}}}},\n{OBJECT}]}}')
    assert isinstance(long, FileDefect)
    assert (long.code, long.line) == (CommonCode.TOO_LONG, 2)
    assert getattr(last, "number", None) == 7


class Pipe(BytesIO):
    """A file that can be read once."""

    def seekable(self) -> bool:
        """It cannot."""
        return False


def test_a_pipe_is_latin_from_where_that_shows() -> None:
    """What cannot be read twice is read to its end, whatever comes late."""
    data = GAME.encode("latin-1")
    with patch("schlemm.formats._text_blocks.BLOCK", 16):
        assert tuple(iter_pbn(Pipe(data))) == read_pbn(data)
        assert tuple(iter_pbn(Pipe(GAME.encode()))) == read_pbn(GAME)


def peak(items: Iterable[object]) -> int:
    """The most memory that is taken at once while these go by."""
    gc.collect()
    gc.freeze()  # what was there before is not gone through again and again
    tracemalloc.start()
    try:
        for number, _ in enumerate(items):
            if number % 64 == 0:
                gc.collect()  # or garbage is counted too
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


ENDLESS = {
    "games": GAME,
    "games of new names": '[{0} "x"]\n\n',
    "lasting values": '[{0} "##x"]\n[Board "1"]\n\n',
    "games without lines between": '[Board "{0}"]\n[Deal "?"]\n',
    "a line": "x",
    "a comment": "{{x\n",
    "a game": '[Site "x"]\n1 2 3\n',
    "lines without a tag": "ab\n",
    "empty lines": "\n",
}


@pytest.mark.sweep
@pytest.mark.parametrize("name", ENDLESS)
def test_streams_take_no_more_memory_however_long_they_are(name: str) -> None:
    """Four times as much of a stream takes hardly more memory."""
    limit, window = 1 << 12, 1 << 9
    with (
        patch.object(_lexer, "LONGEST_GAME", limit),
        patch.object(_lexer, "LONGEST_COMMENT", limit >> 1),
        patch.object(_lexer, "_LEAST_WINDOW", window),
    ):
        again = 1 + 1024 // len(ENDLESS[name])
        short, long = (
            peak(iter_pbn(ENDLESS[name].format(f"T{number}") * again for number in range(count)))
            for count in (10, 40)
        )
    assert long < 1.2 * short + (1 << 17)


def test_lin_streams_take_no_more_memory_however_long_they_are() -> None:
    """The same of LIN."""
    short, long = (peak(iter_lin(repeat(BOARD * 40, count))) for count in (3, 9))
    assert long < 1.2 * short + (1 << 17)


@pytest.mark.parametrize("begin", [HEAD, HEAD + '{"tags": {"Event": "', HEAD + '{"number": [', HEAD + "x\n"])
def test_json_streams_take_no_more_memory_however_long_they_are(begin: str) -> None:
    """The same of JSON, of a text and a list without an end and of what is no JSON too."""
    piece = f"{OBJECT},\n" * 40 if begin == HEAD else "1," * 2000
    with patch.object(_cut, "WIDTHS", (1 << 12, 1 << 14)):
        short, long = (peak(iter_boards_json(chain((begin,), repeat(piece, count)))) for count in (8, 32))
    assert long < 1.2 * short + (1 << 17)


def test_boards_of_json_come_as_they_are_asked_for() -> None:
    """A list of boards without an end gives its first boards."""
    boards = iter_boards_json(chain((HEAD,), repeat(f"{OBJECT},\n")))
    assert [getattr(board, "number", None) for board in islice(boards, 5)] == [7] * 5


def results(begin: str, piece: str, count: int) -> BytesIO:
    """A file of USEBIO that says something again and again."""
    return BytesIO((begin + piece * count).encode())


@pytest.mark.parametrize(
    "piece",
    [
        *(LINE, "<!-- x -->", "\0", "x"),
        *mostly_slow(("<BOARD/>", "<TRAVELLER_LINE/>", "<CONTRACT>x</CONTRACT>")),
    ],
)
def test_usebio_streams_take_no_more_memory_however_long_they_are(piece: str) -> None:
    """The same of USEBIO, of lines, boards, comments and texts, and of zeros and a text without an end."""
    again = 40_000 // len(piece)
    with patch("schlemm.formats._text_blocks.BLOCK", 1 << 12), patch.object(_pairs, "_MOST_HELD", 1 << 14):
        short, long = (peak(iter_usebio(results(PAIRS, piece, count * again))) for count in (4, 16))
    assert long < 1.2 * short + (1 << 17)


def test_lines_of_usebio_come_before_the_end_of_their_file() -> None:
    """The first board is there when only the beginning of a pipe has been read, with the names of its pairs."""
    pipe = Pipe((PAIRS + LINE * 1000).encode())
    with patch("schlemm.formats._text_blocks.BLOCK", 1 << 9):
        board = next(iter_usebio(pipe))
    assert isinstance(board, FiledBoard)
    assert (board.players.north, board.players.east) == ("Ann", "Cy")
    assert pipe.tell() < 1 << 10


@given(
    st.lists(st.sampled_from([LINE, PAIR, "<SECTION>", "</SECTION>", "<BOARD>", "</BOARD>", "<", "&", "\0"]))
)
def test_usebio_in_pieces_is_usebio_at_once(pieces: list[str]) -> None:
    """However large the blocks, boards, names and defects of the stream are those of the whole."""
    data = (PAIRS + "".join(pieces)).encode()
    for block in (7, 1 << 16):
        with patch("schlemm.formats._text_blocks.BLOCK", block):
            assert tuple(iter_usebio(BytesIO(data))) == read_usebio(data)


def test_pairs_that_come_late_are_known() -> None:
    """Names are those of the pairs of a line's own section, also where they stand behind it; of a pipe only before."""
    sections = "".join(
        f"<SECTION>{LINE}<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>{name}"
        "</PLAYER_NAME></PLAYER></PAIR></PARTICIPANTS></SECTION>"
        for name in ("Ann", "Bo")
    )
    data = f"<USEBIO><EVENT>{sections}</EVENT></USEBIO>".encode()
    assert [getattr(board, "players", BY_SEAT).north for board in iter_usebio(BytesIO(data))] == ["Ann", "Bo"]
    assert [getattr(board, "players", BY_SEAT).north for board in iter_usebio(Pipe(data))] == ["", "Ann"]


def test_a_tag_without_an_end_is_not_kept() -> None:
    """What the parser would have to keep whole ends reading where it gets too long, and the boards before it stand."""
    with (
        patch.object(_parser, "LONGEST_TOKEN", 1 << 14),
        patch("schlemm.formats._text_blocks.BLOCK", 1 << 12),
    ):
        board, defect = iter_usebio(results(PAIRS + LINE, "<!-- " + "x" * 100_000, 1))
    assert isinstance(board, FiledBoard)
    assert isinstance(defect, FileDefect)
    assert defect.code is CommonCode.TOO_LONG


@pytest.mark.slow
@pytest.mark.parametrize("record", ["B 1\nR 9\n\n", "T x", "{x\n", "1 x\n", "Z\n", "B 1\n"])
def test_rbn_streams_take_no_more_memory_however_long_they_are(record: str) -> None:
    """The same of RBN, of a line without an end, a comment, notes, unknown fields and a board without an end too."""
    short, long = (peak(iter_rbn(repeat(record * 400, count))) for count in (8, 32))
    assert long < 1.2 * short + (1 << 17)


def test_a_game_that_is_too_long_costs_itself_alone() -> None:
    """The games before and behind one that has too many characters are read, and a defect says where it began."""
    filler = '[Site "x"]\n' * 200
    with patch.object(_lexer, "LONGEST_GAME", 1 << 10):
        first, *defects, last = iter_pbn(cut(GAME + filler + "\n" + GAME, [100]))
    assert (first, last) == read_pbn(GAME) * 2
    (defect,) = defects
    assert isinstance(defect, FileDefect)
    assert (defect.code, defect.line) == (PbnCode.TOO_LONG, 1 + GAME.count("\n"))


def test_games_come_as_they_are_asked_for() -> None:
    """A stream without an end gives its first games."""
    assert all(isinstance(game, PbnGame) for game in islice(iter_pbn(repeat(GAME)), 5))


def test_what_is_no_stream_is_refused() -> None:
    """A text or bytes in memory are for ``read_pbn``, which sees their end."""
    with pytest.raises(WrongType):
        next(iter_pbn(GAME))
    with pytest.raises(WrongType):
        next(iter_lin(BOARD))


def test_the_limit_of_a_game_has_room_for_what_one_may_hold() -> None:
    """A game of a stream may have any value and comment that one in memory may have."""
    assert limits.LONGEST_VALUE < limits.LONGEST_COMMENT < limits.LONGEST_GAME < limits.LONGEST_FILE
