"""Files written board by board, and those of dealing machines read so: the same bytes and boards as at once."""

from collections.abc import Iterator
from io import BytesIO
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.formats.test_lin import filed_boards
from tests.unit.formats.test_streaming import peak

from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.seats import BySeat, Seat, Vulnerability
from schlemm.dealing.numbered import deal_of_number
from schlemm.formats.file_formats import DUP, FORMATS, LIN, FileFormat
from schlemm.formats.filed import FiledBoard
from schlemm.formats.lin import read_lin, write_lin
from schlemm.formats.pbn import PbnGame, read_pbn
from schlemm.formats.streaming import RECORDS, iter_boards, iter_written

HANDS = BySeat(*Deal.parse("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85").hands)


@pytest.mark.sweep
@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
@given(data=st.data())
def test_boards_are_written_in_pieces_as_at_once(form: FileFormat, data: st.DataObject) -> None:
    """The pieces of a file are the file."""
    boards = data.draw(st.lists(filed_boards(), max_size=4))
    assert b"".join(iter_written(form, iter(boards))) == form.write(boards)


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
def test_boards_are_taken_in_as_the_pieces_are_asked_for(form: FileFormat) -> None:
    """Nobody looks at a board before the first piece of the file is asked for."""
    board = FiledBoard(tags=(("Event", "Cup"),))
    boards = iter([board])
    pieces = iter_written(form, boards)
    assert next(boards) == board
    assert b"".join(pieces) == form.write([])


@pytest.mark.parametrize("limit", [0, 1 << 19])
def test_pbn_in_pieces_has_one_encoding(limit: int) -> None:
    """Names that Latin-1 can say and suits that it cannot come back together, whichever is known first."""
    names = ("Käthe", "♠ ♥", "Käthe")
    boards = [FiledBoard(tags=(("Event", name),)) for name in names]
    (form,) = (each for each in FORMATS if each.name == "pbn")
    with patch("schlemm.formats.streaming.LONGEST_LATIN", limit):
        data = b"".join(iter_written(form, boards))
    assert tuple(game.tag("Event") for game in read_pbn(data) if isinstance(game, PbnGame)) == names


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("form", "room"),
    [*((form, "") for form in FORMATS), (LIN, "Open")],
    ids=lambda value: getattr(value, "name", value),
)
def test_writing_keeps_few_boards(form: FileFormat, room: str) -> None:
    """Four times as many boards take hardly more memory; of LIN those of one header wait, USEBIO waits on the disk."""

    def boards(count: int) -> Iterator[FiledBoard]:
        for number in range(count):
            tags = ("Event", "x" * 100), ("PairNS", str(number % 9)), ("Room", room)
            yield FiledBoard(1 + number % 36, Seat.NORTH, Vulnerability.NONE, HANDS, tags=tags)

    with (
        patch("schlemm.formats.streaming.LONGEST_LATIN", 1 << 12),
        patch("schlemm.formats.lin.write.MOST_TOGETHER", 100),
    ):
        short, long = (peak(iter_written(form, boards(count))) for count in (800, 3_200))
    assert long < 1.2 * short + (1 << 17)


@pytest.mark.sweep
@pytest.mark.parametrize("form", [LIN, DUP], ids=lambda form: form.name)
def test_long_texts_do_not_wait(form: FileFormat, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four times as many boards with long names take hardly more memory, though few boards have one header."""

    def boards(count: int) -> Iterator[FiledBoard]:
        for number in range(count):
            yield FiledBoard(hands=HANDS, tags=(("North", f"{number:05}" * 20_000),))

    monkeypatch.setattr("schlemm.formats.lin.write.MOST_WAITING", 1 << 18, raising=False)
    short, long = (peak(iter_written(form, boards(count))) for count in (50, 200))
    assert long < 1.2 * short + (1 << 17)


def test_each_table_of_a_match_has_its_own_result_in_lin() -> None:
    """Boards of the same number and room in one file keep their contracts, as do numbers far from each other."""
    contracts = ("4SE", "3NTN", "2HW")
    boards = [
        FiledBoard(
            number,
            Seat.NORTH,
            Vulnerability.NONE,
            told=Contract.parse(contract),
            tricks=tricks,
            tags=(("Event", "Cup"), ("Room", room)),
        )
        for number in (1, 5000)
        for tricks, contract in enumerate(contracts, 8)
        for room in ("Open", "Closed")
    ]
    back = [board for board in read_lin(write_lin(boards)) if isinstance(board, FiledBoard)]
    assert [(board.number, board.tag("Room"), board.result) for board in back] == [
        (board.number, board.tag("Room"), board.result) for board in boards
    ]


@pytest.mark.parametrize("name", sorted(RECORDS))
@given(
    st.lists(st.sampled_from([b"", b"x", b" ", b"\0", b" " * 128, b"\0" * 156, b"YN7  0 09 "]), max_size=8),
    st.integers(1, 300),
)
def test_records_in_pieces_are_records_at_once(name: str, between: list[bytes], size: int) -> None:
    """However a file of a dealing machine is cut, and whatever stands in it, the stream gives what the whole does."""
    (form,) = (each for each in FORMATS if each.name == name)
    deal = form.write([FiledBoard(hands=BySeat(*deal_of_number(10**25).hands))])
    for data in (b"".join(deal + piece for piece in between), b"".join(piece + deal for piece in between)):
        with patch("schlemm.formats._text_blocks.BLOCK", size):
            assert tuple(iter_boards(form, BytesIO(data))) == form.read(data)


@pytest.mark.sweep
@pytest.mark.parametrize("name", sorted(RECORDS))
@pytest.mark.parametrize("filler", [None, b" ", b"x"])
def test_streams_of_records_take_no_more_memory_however_long_they_are(
    name: str, filler: bytes | None
) -> None:
    """The same of dealing machines, of blanks and rubbish behind a deal too."""
    (form,) = (each for each in FORMATS if each.name == name)
    deal = form.write([FiledBoard(hands=BySeat(*deal_of_number(10**25).hands))])
    with patch("schlemm.formats._text_blocks.BLOCK", 1 << 12):
        short, long = (
            peak(iter_boards(form, BytesIO(deal + (deal if filler is None else filler * len(deal)) * count)))
            - len(deal) * count
            for count in (500, 2_000)
        )
    assert long < 1.2 * short + (1 << 17)
