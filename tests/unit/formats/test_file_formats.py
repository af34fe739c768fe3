"""All formats of files: each reads what it wrote, is recognised, and no file is too odd."""

import random
import sys
from dataclasses import fields
from types import FrameType
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.field import field
from tests.peak_memory import traced
from tests.unit.formats.schemas import BOARDS_SCHEMA
from tests.unit.formats.test_lin import filed_boards
from tests.unit.formats.test_pbn_round import games

from schlemm.core.auction import Auction
from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, Seat
from schlemm.formats.boards_json._cut import JsonCut, JsonPiece
from schlemm.formats.file_formats import (
    BRI,
    DGE,
    DLM,
    DUP,
    FORMATS,
    HANDVIEWER,
    JSON,
    LIN,
    PBN,
    RBN,
    USEBIO,
    FileFormat,
    recognise,
)
from schlemm.formats.filed import FiledBoard, FileDefect, FilePlace, final_contract
from schlemm.testing import deals

NAMED = {each.name: each for each in FORMATS}
EACH = pytest.mark.parametrize("format_name", NAMED)


def plain(board: FiledBoard) -> FiledBoard:
    """The board without what its format adds."""
    return FiledBoard(**{each.name: getattr(board, each.name) for each in fields(FiledBoard)})


def only_boards(items: tuple[FiledBoard | FileDefect, ...]) -> list[FiledBoard]:
    """The boards, in which nothing is wrong."""
    assert all(isinstance(item, FiledBoard) and not item.defects for item in items), items
    return [item for item in items if isinstance(item, FiledBoard)]


@pytest.mark.slow
@given(st.lists(games().map(plain), max_size=3))
def test_json_says_everything(boards: list[FiledBoard]) -> None:
    """Every board comes back whole, and what is written is what the schema describes."""
    data = JSON.write(boards)
    assert JSON.read(data) == tuple(boards)
    BOARDS_SCHEMA.validate(jsonschema_rs_loads(data))


def jsonschema_rs_loads(data: bytes) -> Any:
    """The value of a JSON text."""
    import json

    return json.loads(data)


@pytest.mark.parametrize(
    "text",
    [
        '{"boards": []}',
        '{"format": "schlemm-boards-2", "boards": []}',
        '{"format": "schlemm-boards-1", "boards": [{"number": 0}]}',
        '{"format": "schlemm-boards-1", "boards": [{"tricks": 14}]}',
        '{"format": "schlemm-boards-1", "boards": [{"hands": {"N": "AK"}}]}',
        '{"format": "schlemm-boards-1", "boards": [{"auction": {"first": "N", "calls": ["8S"]}}]}',
        '{"format": "schlemm-boards-1", "boards": [{"players": 4}]}',
    ],
)
def test_the_schema_refuses_what_cannot_be(text: str) -> None:
    """What no board can be is refused by the schema as it is by reading."""
    with pytest.raises(jsonschema_rs.ValidationError):
        BOARDS_SCHEMA.validate(jsonschema_rs_loads(text.encode()))


@given(st.lists(filed_boards(), max_size=3))
def test_rbn_gives_back_what_it_can_say(boards: list[FiledBoard]) -> None:
    """Hands, auction with notes, contract, tricks, cards, names and the number come back from RBN."""
    for board, back in zip(boards, only_boards(RBN.read(RBN.write(boards))), strict=True):
        assert (back.hands, back.auction, back.number) == (board.hands, board.auction, board.number)
        assert (back.dealer, back.contract) == (board.dealer, board.contract)
        assert back.notes == board.notes
        assert back.tricks == board.tricks
        assert (back.played.cards if back.played else ()) == (board.played.cards if board.played else ())
        assert back.vulnerability == board.vulnerability or board.dealer is None
        assert [comment.text for comment in back.comments] == [comment.text for comment in board.comments]


def test_rbn_keeps_boards_of_which_nothing_else_is_told() -> None:
    """Boards that differ from the one before in nothing that RBN can say are boards all the same."""
    boards = [FiledBoard(tags=(("Event", "Cup"), ("Generator", name))) for name in "abc"]
    assert [board.tag("Event") for board in only_boards(RBN.read(RBN.write(boards)))] == ["Cup"] * 3


@given(filed_boards())
def test_a_link_gives_back_what_it_can_say(board: FiledBoard) -> None:
    """Names, hands, number, auction with notes and cards come back from a link, which is a line without blanks."""
    data = HANDVIEWER.write([board])
    assert data.count(b"\n") == 1
    assert b" " not in data
    if any(board.hands) or board.auction:
        (back,) = only_boards(HANDVIEWER.read(data))
        known = sum(hand is not None for hand in board.hands)
        assert known == 3 or back.hands == board.hands
        assert (back.auction, back.number, back.players) == (board.auction, board.number, board.players)
        assert [index for index, _ in back.notes] == [index for index, _ in board.notes]
        settled = isinstance(final_contract(board.auction), Contract)
        if settled and board.play is not None and board.played is not None:
            assert back.played == board.played
            assert back.tricks == board.tricks


def test_links_and_lin_write_suits_alike() -> None:
    """The sign of a suit in what a call means is written as programs write it, and read as the sign again."""
    board = FiledBoard(dealer=Seat.NORTH, auction=Auction.parse("N: 1C"), notes=((0, "4+ !C or ♥"),))
    for each in (HANDVIEWER, LIN):
        data = each.write([board])
        assert b"4+" in data.replace(b"%2B", b"+")
        assert data.isascii()
        (back,) = only_boards(each.read(data))
        assert back.notes == ((0, "4+ ♣ or ♥"),)
        assert each.write([back]) == data


@pytest.mark.parametrize("format_name", ["bri", "dge", "dup", "dlm"])
@given(st.lists(deals(), max_size=4), st.integers(1, 90))
def test_dealing_machines_get_the_deals(format_name: str, dealt: list[Any], first: int) -> None:
    """Each deal comes back in its order, with its number where the format has one."""
    boards = [
        FiledBoard(first + place, *_conditions(first + place), deal.hands) for place, deal in enumerate(dealt)
    ]
    each = NAMED[format_name]
    back = only_boards(each.read(each.write(boards)))
    assert [board.deal for board in back] == dealt
    begin = first if each in {DUP, DLM} else 1
    assert [board.number for board in back] == list(range(begin, begin + len(dealt)))


def _conditions(number: int) -> tuple[Any, Any]:
    from schlemm.core.conditions import Conditions

    by_number = Conditions.of_board(number)
    return by_number.dealer, by_number.vulnerability


@given(st.lists(filed_boards(), max_size=4))
def test_usebio_gives_back_results(boards: list[FiledBoard]) -> None:
    """Of boards with a number contract, tricks and lead come back, board by board."""
    numbered = sorted((board for board in boards if board.number is not None), key=lambda it: it.number or 0)
    back = only_boards(USEBIO.read(USEBIO.write(boards)))
    assert [board.number for board in back] == [board.number for board in numbered]
    assert [board.contract for board in back] == [board.contract for board in numbered]
    assert [board.tricks for board in back] == [board.tricks for board in numbered]
    leads = [board.played.cards[:1] if board.played else () for board in back]
    assert leads == [board.played.cards[:1] if board.played else () for board in numbered]


@pytest.mark.sweep
@EACH
@given(st.lists(filed_boards(), max_size=3))
def test_what_has_been_read_once_is_read_the_same_again(format_name: str, boards: list[FiledBoard]) -> None:
    """A file of what a format could hold of some boards is read as those, without a defect."""
    each = NAMED[format_name]
    once = only_boards(each.read(each.write(boards)))
    assert only_boards(each.read(each.write(once))) == once


@EACH
@given(filed_boards())
def test_a_file_is_recognised(format_name: str, board: FiledBoard) -> None:
    """What a format writes is recognised by what is in it, whatever its name; an empty file by its name alone."""
    each = NAMED[format_name]
    if any(hand is not None for hand in board.hands) and board.number is not None and board.deal:
        assert recognise(each.write([board]), "boards.dat") is each
        assert recognise(each.write([board]), "boards.pbn") is each
    assert recognise(b"", f"BOARDS{each.suffixes[0].upper()}") is each
    assert recognise(b"Dear friends,\n", "letter.txt") is None


@EACH
@given(st.binary(max_size=200))
def test_no_bytes_make_reading_fail(format_name: str, data: bytes) -> None:
    """Whatever bytes a file has, reading gives boards and defects and raises nothing."""
    assert all(isinstance(item, FiledBoard | FileDefect) for item in NAMED[format_name].read(data))


@pytest.mark.sweep
@EACH
@given(filed_boards(), st.randoms(use_true_random=False))
def test_no_slip_makes_reading_fail(format_name: str, board: FiledBoard, chance: random.Random) -> None:
    """A file with pieces cut out, doubled and put in elsewhere is read to its end, and what was read can be written."""
    each = NAMED[format_name]
    data = bytearray(each.write([board, board]))
    for _ in range(chance.randint(1, 4)):
        start = chance.randint(0, len(data))
        end = min(len(data), start + chance.randint(0, 12))
        piece = bytes(data[start:end])
        cut = chance.randint(0, len(data))
        data[cut : cut + chance.randint(0, 6)] = chance.choice([piece, b"", bytes([chance.randrange(256)])])
    _check(each, bytes(data))


def _check(each: FileFormat, data: bytes) -> None:
    for item in each.read(data):
        assert isinstance(item, FiledBoard | FileDefect)
        if isinstance(item, FiledBoard):
            assert isinstance(each.read(each.write([item])), tuple)
            assert isinstance(PBN.write([item]), bytes)


AGAIN = {
    "json": (
        "[",
        "{}",
        '{"number":1},',
        "[],",
        '"",',
        "1,",
        '{"tags":{"a":""}},',
        "\n{",
        '{"x":1},',
        "null,",
    ),
    "rbn": (
        "B 1\n\n",
        "\n\n",
        "{}\n",
        "{a}\n",
        "N +\n\n",
        "A :\n\n",
        "x\n",
        "A NZ:X\n\n",
        "H N:::\n\n",
        "I 1\n\n",
    ),
    "handviewer": (
        "handviewer.html?n=\n",
        "handviewer.html?a=p\n",
        "handviewer.html?",
        "a",
        "handviewer.html?lin=\n",
    ),
    "usebio": ("<a>", "<TRAVELLER_LINE/>", "<PAIR/>", "<BOARD/>", "<a/>", "&amp;", "x", "<a b=''/>"),
    "dlm": ("Board 01=\n", "Board 01=aaaaaaaaaaaaaaaaaaaaaaaaaa\n", "From board=1\n", "a", "\n"),
    "bri": ("01", " ", "a", "\0"),
    "dup": ("01", " ", "a", "\0"),
    "dge": ("\6", "\6\3\4\5", "\6A", "a"),
}
PIECES = [(name, piece) for name, pieces in AGAIN.items() for piece in pieces]
BEGIN = {
    "json": '{"format": "schlemm-boards-1", "boards": [',
    "usebio": "<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>",
    "rbn": "B 1\nN Ann+Bo:Cy+Di\nH N:AKQJT98765432...:\nE A cup\n\n",
}


@pytest.mark.sweep
@pytest.mark.parametrize(("format_name", "piece"), PIECES)
def test_reading_takes_memory_in_proportion(format_name: str, piece: str) -> None:
    """Whatever a file says again and again, the memory at its highest is 44 bytes a byte and half a megabyte."""
    data = (BEGIN.get(format_name, "") + piece * (40_000 // len(piece))).encode()
    NAMED[format_name].read(data[:1000])
    with traced() as memory:
        assert isinstance(NAMED[format_name].read(data), tuple)
    assert memory.peak <= (1 << 19) + 44 * len(data)


@pytest.mark.sweep
@pytest.mark.parametrize(("format_name", "piece"), PIECES)
def test_twice_the_text_is_twice_the_work(format_name: str, piece: str) -> None:
    """A file of twice the length takes at most about twice the steps of the interpreter."""
    begin = BEGIN.get(format_name, "")
    short = (begin + piece * (2_000 // len(piece))).encode()
    long = (begin + piece * (4_000 // len(piece))).encode()
    assert _steps(NAMED[format_name], long) <= 2.4 * _steps(NAMED[format_name], short) + 3_000


def _steps(each: FileFormat, data: bytes) -> int:
    steps = 0

    def trace(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal steps
        frame.f_trace_opcodes = True
        steps += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        each.read(data)
    finally:
        sys.settrace(before)
    return steps


def test_the_place_of_a_defect_is_not_sought_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a board of JSON has more defects than are told, nothing is looked up for those that are not."""
    sought = 0
    place_of = JsonCut.place_of

    def counted(self: JsonCut, names: tuple[str, ...], piece: JsonPiece) -> FilePlace:
        nonlocal sought
        sought += 1
        return place_of(self, names, piece)

    monkeypatch.setattr(JsonCut, "place_of", counted)
    board = '"auction": {"first": "N", "calls": [], "notes": [' + "1," * 5_000 + "1]}"
    (found,) = JSON.read(('{"format": "schlemm-boards-1", "boards": [{' + board + "}]}").encode())
    assert isinstance(found, FiledBoard)
    assert len(found.defects) > 100
    assert sought < 300


@given(st.lists(st.sampled_from(["\\", "\\ud800", "\\uDFFF", "ud800", "x"]), max_size=8).map("".join))
def test_half_a_sign_in_json_becomes_a_whole_one(text: str) -> None:
    """Whatever escapes a text of JSON has, what is read can be written in every format."""
    data = '{"format": "schlemm-boards-1", "boards": [{"number": 1, "tags": {"Event": "' + text + '"}}]}'
    for item in JSON.read(data.encode()):
        told = repr(item.defects) + (item.tag("Event") or "") if isinstance(item, FiledBoard) else repr(item)
        assert told.encode()


def test_half_a_sign_is_told_from_a_pair() -> None:
    """Two halves that belong together are one sign, and the place of what follows stays."""
    data = r'{"format": "schlemm-boards-1", "boards": [{"tags": {"Event": "\ud83d\ude00 \udc00 \\ud800"}, "x": 1}]}'
    (board,) = JSON.read(data.encode())
    assert isinstance(board, FiledBoard)
    assert board.tag("Event") == "\U0001f600 \ufffd \\ud800"
    assert [each.column for each in board.defects] == [data.index('"x"') + 1]


def test_formats_have_names_of_their_own() -> None:
    """No two formats have a name or the end of a file's name in common."""
    suffixes = [suffix for each in FORMATS for suffix in each.suffixes]
    assert len({*NAMED}) == len(FORMATS)
    assert len({*suffixes}) == len(suffixes)
    assert {each.name for each in FORMATS if not each.is_text} == {BRI.name, DGE.name, DUP.name}


def test_hands_are_told_apart_from_none() -> None:
    """A board of which one hand is known keeps just that one, in every format that has room for it."""
    hand = Hand.parse("AKQJT98765432...")
    for seat in SEATS:
        board = FiledBoard(1, *_conditions(1), FiledBoard().hands.put(seat, hand))
        for each in (JSON, PBN, RBN, HANDVIEWER):
            (back,) = only_boards(each.read(each.write([board])))
            assert back.hands == board.hands, each.name


def test_usebio_keeps_hands_club_date_and_matchpoints() -> None:
    """What a club's file tells comes back from the one that is written of it, and nothing of it is left out."""
    data = field("hands.xml").replace(b' EVENT_TYPE="MP_PAIRS"', b"")
    told = USEBIO.read(data)
    assert USEBIO.read(USEBIO.write([item for item in told if isinstance(item, FiledBoard)])) == told
    (first, _) = told
    assert isinstance(first, FiledBoard)
    assert (first.tag("Site"), first.tag("Date"), first.tag("ScoreMP")) == (
        "Blue Club",
        "2026.03.09",
        "NS 2 EW 0",
    )
    assert first.deal is not None
