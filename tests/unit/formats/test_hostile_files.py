"""Files that were damaged or made to harm: every reader ends, in work that is in proportion to their length.

Work is counted in calls of functions, so that a slow machine does not matter and a fast one hides nothing.
"""

import gzip
import io
import json
import random
import sys
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from schlemm.core.calls import PASS
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.play import Play
from schlemm.core.seats import BySeat
from schlemm.dealing.numbered import deal_of_number
from schlemm.formats.any_text import read_any_text
from schlemm.formats.boards_json import read_boards_json
from schlemm.formats.check import FieldCheck, differences
from schlemm.formats.file_formats import FORMATS, FileFormat
from schlemm.formats.filed import FiledBoard, FiledComment, FileDefect, FiledPlay
from schlemm.formats.streaming import iter_boards
from schlemm.table.rules.replaying import auction_to

LENGTH = 6_000
"""How long the shorter of two hostile files is."""
MUTANTS = 60
"""How many damaged files of each format are read."""
TOKENS = (
    *(
        b"[",
        b"]",
        b'"',
        b"{",
        b"}",
        b"|",
        b"<",
        b">",
        b"&",
        b"(",
        b")",
        b":",
        b";",
        b",",
        b"%",
        b"\\",
        b"=",
        b"*",
    ),
    *(b"\n", b"\r\n", b"\n\n", b"\0", b"\x1a", b"\xff", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\xe2\x84\xaa"),
    *(
        b"[Deal",
        b'[Auction "N"]',
        b'[ScoreTable "A;B"]',
        b"md|",
        b"qx|o1|",
        b"mb|",
        b"pc|",
        b"vg|,,,|",
        b"rs|",
    ),
    *(
        b"<A>",
        b"</A>",
        b"<!DOCTYPE x [",
        b"<![CDATA[",
        b"<TRAVELLER_LINE>",
        b"handviewer.html?n=",
        b"%7C",
        b"&a=",
    ),
    *(b"H N:", b"A NZ:", b"P ", b"R 9+400:", b'{"boards": [', b'"calls": ', b"1" * 400, b"-9" * 40, b"YN"),
    *(b"Board 01=", b"[Document]", b"1e999", b"\\ud800", b"=1=", b"^1", b"+", b"AP"),
)
"""What mutants get in the middle of them."""
HOSTILE: dict[str, Callable[[int], bytes]] = {
    "one line": lambda length: b"x" * length,
    "brackets": lambda length: b"[" * length,
    "braces": lambda length: b"{" * length,
    "objects in objects": lambda length: b'{"boards": [' + b'{"a":' * (length // 5),
    "bars": lambda length: b"|" * length,
    "commands of LIN": lambda length: b"qx|o1|" + b"md|3,,,|" * (length // 8),
    "calls of LIN": lambda length: b"md|3,,,|mb|" + b"p" * length + b"|",
    "tags": lambda length: b"".join(b'[T%d "x"]\n' % each for each in range(length // 10)),
    "games": lambda length: b'[Board "1"]\n\n' * (length // 13),
    "words": lambda length: b'[Auction "N"]\n' + b"1S X " * (length // 5),
    "rows": lambda length: b'[ScoreTable "MP_NS;Score_NS"]\n' + b"1 2\n" * (length // 4),
    "comments": lambda length: b"{a}" * (length // 3),
    "comments that never end": lambda length: b"{;" * (length // 2),
    "elements": lambda length: b"<USEBIO>" + b"<A>" * (length // 3),
    "lines of travellers": lambda length: b"<USEBIO>" + b"<TRAVELLER_LINE/>" * (length // 17),
    "pairs": lambda length: b"<USEBIO>" + b"<PAIR/>" * (length // 7),
    "lines of RBN": lambda length: b"% RBN\n" + b"B 1\n\n" * (length // 5),
    "tricks of RBN": lambda length: b"B 1\nC 4S:N\nP " + b":" * length,
    "notes of RBN": lambda length: b"B 1\n" + b"1 x\n" * (length // 4),
    "links": lambda length: b"handviewer.html?" * (length // 16),
    "fields of links": lambda length: b"handviewer.html?n=" + b"&n=" * (length // 3),
    "calls of links": lambda length: b"handviewer.html?a=" + b"(" * length,
    "boards of DLM": lambda length: b"[Document]\n" + b"Board 01=a\n" * (length // 11),
    "digits": lambda length: b"01" * (length // 2),
    "zeros": bytes,
    "blanks": lambda length: b" " * length,
    "empty lines": lambda length: b"\n" * length,
    "carriage returns": lambda length: b"\r" * length,
    "signs of two bytes": lambda length: b"\xc3\xa9" * (length // 2),
    "half signs": lambda length: b"\xc3" * length,
    "backslashes": lambda length: b'[Event "' + b"\\" * length,
    "escapes": lambda length: b'{"boards": ["' + b"\\ud800" * (length // 6),
}  # fmt: skip
"""What somebody who wants to stop a server would send, in any length."""


def boards() -> list[FiledBoard]:
    """Boards that tell of everything."""
    found = []
    for number in (1, 2, 17):
        conditions, deal = Conditions.of_board(number), deal_of_number(number * 10**20)
        contract = Contract.parse("3NTXS")
        play = Play(contract)
        hands = deal.hands
        for _ in range(9):
            card = min(play.legal_cards(hands.of(play.turn)), key=str)
            seat = play.turn
            play = play.after(card, hands.of(seat))
            hands = hands.put(seat, hands.of(seat).without(card))
        found.append(
            FiledBoard(
                number,
                conditions.dealer,
                conditions.vulnerability,
                BySeat(*deal.hands),
                auction_to(contract, conditions.dealer),
                notes=((0, "strong ♠"),),
                tricks=9,
                tags=(
                    ("Event", "Club, of all"),
                    ("North", "Käthe"),
                    ("Score", "NS 550"),
                    ("ScoreMP", "NS 3"),
                ),
                play=FiledPlay.of(play, is_closed=True),
                comments=(FiledComment("", 0, "why not?"),),
            )
        )
    return [
        *found,
        FiledBoard(4, Conditions.of_board(4).dealer, Conditions.of_board(4).vulnerability, told=PASS),
    ]


def mutated(data: bytes, chance: random.Random) -> bytes:
    """The file with some damage."""
    found = bytearray(data)
    for _ in range(chance.randint(1, 6)):
        place, length = chance.randrange(len(found) + 1), chance.choice([1, 1, 2, 7, 40, 300])
        match chance.randrange(6):
            case 0:
                found[place : place + length] = b""
            case 1:
                found[place:place] = chance.choice(TOKENS) * chance.choice([1, 1, 2, 30])
            case 2:
                found[place : place + 1] = bytes([chance.randrange(256)])
            case 3:
                start = chance.randrange(len(found) + 1)
                found[place:place] = found[start : start + length]
            case 4:
                found[place : place + length] = bytes(reversed(found[place : place + length]))
            case _:
                del found[place + length * 20 :]
    return bytes(found)


@contextmanager
def counted() -> Iterator[list[int]]:
    """Counts the calls of functions, those of the interpreter too, into the only number of the list."""
    calls = [0]

    def count(_frame: object, event: str, _argument: object) -> None:
        calls[0] += event in {"call", "c_call"}

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield calls
    finally:
        sys.setprofile(before)


def read_whole(form: FileFormat, data: bytes) -> None:
    """Everything that is done with a file: read at once and as a stream, checked, and told."""
    items = form.read(data)
    field = FieldCheck()
    for item in items:
        assert isinstance(item, (FiledBoard, FileDefect))
        for defect in item.defects if isinstance(item, FiledBoard) else (item,):
            assert str(defect)
            assert defect.line >= 1
            assert defect.column >= 1
        if isinstance(item, FiledBoard):
            differences(item)
            field.add(item)
    list(field.differences())
    list(iter_boards(form, io.BytesIO(data)))


def work_of(form: FileFormat, data: bytes) -> int:
    """How many calls that takes."""
    with counted() as calls:
        read_whole(form, data)
    return calls[0]


@pytest.mark.sweep
@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
def test_damaged_files_are_read_in_bounded_work(form: FileFormat) -> None:
    """Whatever damage a file has, what is left of it is read, checked and written in every format, in bounded work."""
    chance = random.Random(f"damage to {form.name}")
    whole = form.write(boards())
    for number in range(MUTANTS):
        data = mutated(whole, chance)
        assert work_of(form, data) < 20_000 + 100 * len(data), (number, data)
        found = [item for item in form.read(data) if isinstance(item, FiledBoard)]
        for other in FORMATS if number % 5 == 0 else ():
            other.read(other.write(found))
        read_any_text(data.decode("utf-8", "replace"))


@pytest.mark.sweep
@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_take_work_in_proportion(form: FileFormat, name: str) -> None:
    """Four times as long a file takes hardly more than four times the work."""
    short, long = (work_of(form, HOSTILE[name](length)) for length in (LENGTH, 4 * LENGTH))
    assert long < 5 * short + 5_000


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
@pytest.mark.parametrize("name", ["Óvent", "", "two words", "A]", "Deal", "Note", "x" * 300, "a\nb", "\0"])
def test_tags_of_any_name_are_written_or_left_out(form: FileFormat, name: str) -> None:
    """JSON has tags of any name: every format writes such a board, and reads what it has written."""
    told = json.dumps({"format": "schlemm-boards-1", "boards": [{"tags": {name: "x", "Event": "Cup"}}]})
    found = [item for item in read_boards_json(told) if isinstance(item, FiledBoard)]
    assert found
    assert isinstance(form.read(form.write(found)), tuple)


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
def test_packed_files_are_not_opened(form: FileFormat) -> None:
    """A few bytes that would unpack to a hundred megabytes are read as what they are: no boards, and little work."""
    bomb = bytes(10_000_000)
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("boards.pbn", bomb)
    for data in (gzip.compress(bomb), zlib.compress(bomb), archive.getvalue()):
        assert work_of(form, data) < 100_000 + 20 * len(data)
        assert not [
            item for item in form.read(data) if isinstance(item, FiledBoard) and item.deal is not None
        ]
