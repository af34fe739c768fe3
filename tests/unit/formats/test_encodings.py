"""The letters of a file are those that its writer saw, in whichever encoding it was saved."""

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.field import field

from schlemm.core.seats import Seat, Vulnerability
from schlemm.dealing.numbered import deal_of_number
from schlemm.formats.file_formats import FORMATS, FileFormat, recognise
from schlemm.formats.filed import FiledBoard, FiledComment, decoded
from schlemm.formats.filed.source import known_encoding
from schlemm.formats.lin import read_lin
from schlemm.formats.pbn import read_pbn, write_pbn
from schlemm.formats.pbn.game import PbnGame
from schlemm.formats.streaming import iter_boards, recoded

NAMES = "Jürgen O’Neil „Šimon“ – €"
BOARD = FiledBoard(
    12,
    Seat.WEST,
    Vulnerability.NORTH_SOUTH,
    deal_of_number(0).hands,
    tags=(("West", NAMES),),
    comments=(FiledComment("", 0, NAMES),),
)
TEXTS = [form for form in FORMATS if form.is_text and form.name not in {"usebio", "dlm"}]


def names_in(items: tuple[object, ...]) -> list[str]:
    """The names of West."""
    return [item.players.west for item in items if isinstance(item, FiledBoard)]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("form", TEXTS, ids=lambda form: form.name)
def test_a_file_says_the_same_in_every_encoding(form: FileFormat, encoding: str) -> None:
    """Names with quotes, dashes and letters of half of Europe are read of a file saved in any usual encoding."""
    plain = form.write([BOARD])
    data = decoded(plain).encode(encoding)
    assert recognise(data, f"x{form.suffixes[0]}") is form
    assert form.read(data) == form.read(plain)
    assert tuple(iter_boards(form, BytesIO(data))) == form.read(plain)


@pytest.mark.parametrize(
    ("encoding", "name"),
    [("iso-8859-2", "Łukasz Żółć"), ("cp1250", "Živný Ľ"), ("windows-1251", "Иван"), ("gbk", "王")],
)
def test_the_header_of_pbn_tells_the_encoding(encoding: str, name: str) -> None:
    """A PBN file whose header names its character set is read in it."""
    text = f'% PBN 2.1\n% Content-type: text/x-pbn; charset={encoding}\n[Board "1"]\n[West "{name}"]\n'
    data = text.encode(encoding)
    assert names_in(read_pbn(data)) == [name]
    told = decoded(
        b"".join(write_pbn([item]).encode() for item in read_pbn(data) if isinstance(item, PbnGame))
    )
    assert name in told
    plain = text.replace(f"; charset={encoding}", "").encode(encoding)
    assert names_in(read_pbn(plain)) != [name]
    said = str(known_encoding(encoding))
    assert names_in(read_pbn(recoded(BytesIO(plain), said).read())) == [name]


@given(st.binary(max_size=200) | st.text(max_size=60).map(lambda text: text.encode("cp1252", "ignore")))
def test_whatever_bytes_come_are_some_text(data: bytes) -> None:
    """No bytes are too strange, and what is made of them can be written as UTF-8; of letters none is a control sign."""
    text = decoded(data)
    assert text.encode() is not None
    if not data.startswith((b"\xff\xfe", b"\xfe\xff")) and all(
        byte >= 32 and byte not in {127, 0x81, 0x8D, 0x8F, 0x90, 0x9D} for byte in data
    ):
        assert not {sign for sign in text if "\x80" <= sign <= "\x9f"} or b"\xc2" in data


def test_encodings_that_are_none_of_texts() -> None:
    """What Python knows as an encoding and may take any time, or is no text, is not taken."""
    for name in ("punycode", "idna", "unicode_escape", "rot13", "zlib", "utf-7", "nonsense", "x\0y", "mbcs"):
        assert known_encoding(name) is None, name


def test_windows_letters_in_a_file_of_lin() -> None:
    """Names have their letters and apostrophes, and what a call means its dashes and quotes."""
    (board,) = read_lin(field("windows-1252.lin"))
    assert isinstance(board, FiledBoard)
    assert [*board.players] == ["Šimon", "O’Neil", "José", "Müller"]
    assert board.notes == ((0, "– 4+ ♦ “natural”"),)


def test_pbn_in_utf_16() -> None:
    """A file that says by its mark that it is in UTF-16 is read as one."""
    data = field("utf-16.pbn")
    form = recognise(data)
    assert form is not None
    (board,) = form.read(data)
    assert isinstance(board, FiledBoard)
    assert (board.deal is not None, board.players.west, board.defects) == (True, "Jürgen", ())


def test_results_in_windows_letters() -> None:
    """XML that says no encoding, or UTF-8, and is in Windows-1252 is read with its letters."""
    usebio = next(form for form in FORMATS if form.name == "usebio")
    for head in (
        "",
        '<?xml version="1.0" encoding="utf-8"?>',
        '<?xml version="1.0" encoding="windows-1252"?>',
    ):
        text = (
            f"{head}<USEBIO><EVENT><PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><DIRECTION>EW</DIRECTION>"
            f"<PLAYER><PLAYER_NAME>Ann</PLAYER_NAME></PLAYER><PLAYER><PLAYER_NAME>{NAMES}</PLAYER_NAME></PLAYER></PAIR>"
            "</PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><EW_PAIR_NUMBER>1</EW_PAIR_NUMBER>"
            "<CONTRACT>PASS</CONTRACT></TRAVELLER_LINE></BOARD></EVENT></USEBIO>"
        )
        assert names_in(usebio.read(text.encode("cp1252"))) == [NAMES]
