"""Nothing of a file is dropped in silence: what changes in it changes what is read, or is named as left out."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.field import field
from tests.unit.formats.test_hostile_files import boards

from schlemm.formats.file_formats import FORMATS, HANDVIEWER, LIN, USEBIO, FileFormat, recognise
from schlemm.formats.filed import CommonCode, FiledBoard, FileDefect, decoded
from schlemm.formats.lin import read_lin
from schlemm.formats.machines import write_dlm

LESSON = (
    "vg|Cup,Semi-final,I,1,1,Home,3,Away,5|pw|Ann,Ben,Cat,Dan|st|x|rh|Title|at|^b@2^*b,Count your tricks^*n,|"
    "md|3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732|sv|o|ah|Board 1|sa|1|nt|to be led|mb|1D|an|4+ !D|"
    "mb|p|mb|p|mb|p|pg|page|pc|SK|pc|S3|bn|1|mc|9|"
)
LINK = "https://www.bridgebase.com/tools/handviewer.html?n=sakqjt98765432&nn=Ann&b=7&v=b&d=s&a=ppp1sppp&p=d2&s=&kibitz=y&c=13"
FIELD = (
    "hands.xml", "adjusted.xml", "at-suits.lin", "windows-1252.lin", "remarks-in-play.lin", "deal-suit-letters.pbn",
    "no-number.pbn", "told-rubber.pbn", "told-tables.pbn",
)  # fmt: skip
CHANGED = "zq9"
"""What stands for any value, and is a value of hardly anything."""

LOOSE = {
    "pbn": """% PBN 2.1
% EXPORT
%Creator: somebody
Dear friends,
a deal follows

[Board "2"]
% 4711
what is this
[Dealer "N"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Site "here"]
[Site "there"]
[Auction "N"]
1D =1=
2C =2=
AP
[Note "1:four"]
[Note "1:five"]
[Note "2:one"]
[Note "3:nobody's"]
[Play "W"]
HA H6 HK H2
*
SK
""",
    "rbn": """% RBN
% a note
H N:.63.AKQ987.A9732:A8654.KQ5.T.QJT6:J973.J98742.3.K4:
A NZ:1D^1P2C!A
1 four
1 five
I 2
M 77
K one:two
K three:four
""",
    "dlm": write_dlm(boards()).replace("Headline=Schlemm", "Headline=Club\nJudge=Ann\n; a remark"),
}
"""Files with what stands between values, and what is told twice."""
HEADS = (
    "[Dealer",
    "% PBN",
    "% EXPORT",
    "% RBN",
    "[Document]",
    "Status=",
    "Duplicates",
    "Next board",
    "PrintOuts",
    "Crypto",
    "Checksum",
    "Board",
    "From",
    "To",
)
"""How lines begin that follow from others, say of what format a file is, or what a machine is to do."""


@pytest.mark.parametrize("name", [*LOOSE])
def test_no_line_of_a_file_is_passed_over(name: str) -> None:
    """Where a line that says something is missing, something else is read, or fewer values are named as left out."""
    form = next(each for each in FORMATS if each.name == name)
    lines = LOOSE[name].splitlines()
    before = [repr(replace(item, line=0)) for item in form.read(LOOSE[name].encode())]
    silent = []
    for number, line in enumerate(lines):
        if line.strip() and not line.startswith(HEADS):
            rest = "\n".join([*lines[:number], *lines[number + 1 :]])
            if [repr(replace(item, line=0)) for item in form.read(rest.encode())] == before:
                silent.append(line)
    assert not silent


PARTS = {
    "lin": re.compile(r"(?P<name>\w\w)\|(?P<value>[^|\r\n]+)(?=\|)"),
    "usebio": re.compile(r"(?P<name>\w+)(?:>|=\")(?P<value>[^<>\"\s][^<>\"]*)(?=<|\")"),
    "pbn": re.compile(r"\[(?P<name>\w+) \"(?P<value>[^\"\r\n]+)(?=\"\])"),
    "handviewer": re.compile(r"(?<=[?&])(?P<name>\w+)=(?P<value>[^&\s]+)"),
    "json": re.compile(r"\"(?P<name>\w+)\": (?P<value>\"[^\"]+\"|\d+)"),
    "rbn": re.compile(r"^(?P<name>[A-Z]) (?P<value>[^\r\n]+)", re.MULTILINE),
}
"""Everything that a format says by a name, and the value of it."""
OF_FORMAT = {"version", "encoding", "format"}
"""Names of what says how the file is to be read."""


def samples() -> Iterator[tuple[str, FileFormat, bytes]]:
    """Files of every format of text that says things by names."""
    for form in FORMATS:
        if form.name in PARTS:
            yield form.name, form, form.write(boards())
    yield "lesson", LIN, LESSON.encode()
    yield "link", HANDVIEWER, LINK.encode()
    for name in FIELD:
        data = field(name)
        form = recognise(data, name)
        assert form is not None
        yield name, form, data


def told(form: FileFormat, data: bytes) -> tuple[list[str], set[str]]:
    """What is read and said of a file, as text, and the names of what is left out."""
    items = form.read(data)
    names: set[str] = set()
    for item in items:
        if isinstance(item, FileDefect) and item.code is CommonCode.LEFT_OUT:
            names |= set(str(dict(item.data)["text"]).lower().split(", "))
    return [repr(item) for item in items], names


@pytest.mark.parametrize(
    ("form", "data"), [each[1:] for each in samples()], ids=[each[0] for each in samples()]
)
def test_whatever_changes_in_a_file_is_seen(form: FileFormat, data: bytes) -> None:
    """Each value of a file is in what is read of it, or its name in the sentence about what is left out."""
    text = decoded(data)
    before, left_out = told(form, data)
    silent = []
    parts = [*PARTS[form.name].finditer(text)]
    assert parts
    seen: set[str] = set()
    for part in parts:
        name = part["name"].lower()
        if name in OF_FORMAT | left_out or part[0] in seen:
            continue
        seen.add(part[0])
        value = json.dumps(CHANGED) if form.name == "json" else CHANGED
        changed = text[: part.start("value")] + value + text[part.end("value") :]
        if told(form, changed.encode())[0] == before:
            silent.append(part[0])
    assert not silent


def test_the_names_of_what_is_left_out_are_told_once() -> None:
    """However often something is left out of a file, one sentence counts and names all of it."""
    notes = [item for item in USEBIO.read(field("hands.xml")) if isinstance(item, FileDefect)]
    assert [(note.code, note.code.is_note, dict(note.data)["count"]) for note in notes] == [
        (CommonCode.LEFT_OUT, True, 1)
    ]


def test_deals_of_a_handset_stand_on_every_line() -> None:
    """The hands that USEBIO lists apart are those of each line of their board, before the lines or behind them."""
    data = field("hands.xml")
    start, end = data.index(b"<HANDSET>"), data.index(b"</HANDSET>") + len(b"</HANDSET>")
    before = data.replace(data[start:end], b"").replace(b"<EVENT ", data[start:end] + b"<EVENT ")
    for each in (data, before):
        found = [item for item in USEBIO.read(each) if isinstance(item, FiledBoard)]
        assert [str(board.deal) for board in found] == [
            "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"
        ] * 2


def test_suits_behind_at_signs() -> None:
    """Comments have the signs of suits, however their writer marked these; addresses of letters are none."""
    (board,) = read_lin(field("at-suits.lin"))
    assert isinstance(board, FiledBoard)
    assert [comment.text for comment in board.comments] == ["ops: he needs the ♦ or a ♥A switch♠"]
    (board,) = read_lin("md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|nt|3@H @s me@dude.com @home|")
    assert isinstance(board, FiledBoard)
    assert board.comments[0].text == "3♥ ♠ me@dude.com @home"


def test_lessons_have_their_texts_and_names() -> None:
    """The text of a lesson is a remark without its layout, and the players of ``pw`` sit at the table."""
    board = read_lin(LESSON)[0]
    assert isinstance(board, FiledBoard)
    assert board.players.south == "Ann"
    assert "Count your tricks" in {comment.text for comment in board.comments}
