"""What is wrong in files of the smaller formats is told: with a code, a place and words in every language."""

import pytest

from schlemm.formats.file_formats import FORMATS, FileFormat
from schlemm.formats.filed import CommonCode, FileDefect
from schlemm.i18n.profile import LANGUAGES, profile_named
from schlemm.i18n.translator import Translator

HANDS = "N:.63.AKQ987.A9732:A8654.KQ5.T.QJT6:J973.J98742.3.K4:"
BOARDS = '{"format": "schlemm-boards-1", "boards": [\n'
NUMBERS = "".join(f"{number:02}" for number in range(1, 40))
NAMED = {each.name: each for each in FORMATS}

WRONG = {
    ("rbn", "Dear friends,\n"): "unknown-field line 1",
    ("rbn", "% RBN\nZ 1\n\n"): "unknown-field line 2",
    ("rbn", "B 0\n\n"): "board-number line 1",
    ("rbn", "B 1\nH Q:AK\n\n"): "bad-value line 2",
    ("rbn", "B 1\nH N:AK\n\n"): "bad-hand line 2",
    ("rbn", "B 1\nH N:AKQJT98765432...:AKQJT98765432...:\n\n"): "card-twice line 2",
    ("rbn", "B 1\nA NZ:1NPPPX\n\n"): "bad-call line 2:11",
    ("rbn", f"B 1\nH {HANDS}\nA NZ:1NPPP\nP H2\n\n"): "bad-card line 4:3",
    ("rbn", "B 1\nA NZ:1NA\nP H2H2\n\n"): "bad-card line 3:5",
    ("rbn", "B 1\nC 4S\n\n"): "contract line 2",
    ("rbn", "B 1\nA NZ:1NA\nC 4S:N\n\n"): "contract-differs line 1",
    ("rbn", "B 1\nP SA\n\n"): "no-contract line 2:3",
    ("rbn", "B 1\nC 4S:N\nR 14\n\n"): "result line 3",
    ("rbn", "H N:A...:K...:Q...:J...\nC 1N:N\nR 9\n\n"): "ending-result line 1",
    ("rbn", "B 1\n" + "{a comment on it}\n" * 1001 + "\n"): "too-many-comments line 1002",
    ("rbn", f"B 1\nP {'x' * 20_000}\n\n"): "too-long line 2",
    ("rbn", "B 1\n" + "Z\n" * 101): "too-many-defects line 102",
    ("rbn", "B 1\n\n" * 4000): "too-dense line ",
    ("json", "[]"): "broken line 1",
    ("json", '{"format": "schlemm-boards-2", "boards": []}'): "version line 1:12",
    ("json", BOARDS + '{"dealer": "Q"}]}'): "bad-value line 2:2",
    ("json", BOARDS + '{"number": 1,\n "foo": 1}]}'): "unknown-field line 3:2",
    ("json", BOARDS + '{"number": 1, oops}]}'): "broken line 2:15",
    (
        "json",
        BOARDS + '{"number": 1, "dealer": "E", "auction": {"first": "W", "calls": []}}]}',
    ): "dealer line 2",
    ("handviewer", "see handviewer.html?linurl=there"): "not-followed line 1:5",
    ("handviewer", "handviewer.html?n=&v=q"): "vulnerability line 1",
    ("handviewer", "handviewer.html?a=1s"): "no-dealer line 1",
    ("handviewer", "handviewer.html?d=q&a="): "dealer line 1",
    ("handviewer", f"handviewer.html?{'x' * 40_000}"): "too-long line 1",
    ("handviewer", "Hello"): "no-boards line 1",
    ("usebio", "<HTML/>"): "no-boards line 1",
    ("usebio", "<USEBIO>\n<BOARD>"): "broken line 2:8",
    ("usebio", '<!DOCTYPE USEBIO [<!ENTITY a "b">]><USEBIO/>'): "entity line 1",
    ("usebio", "<USEBIO>" + "<A>" * 50): "too-dense line 1:",
    ("dlm", "Board 01=xyz\n"): "broken line 1:10",
    ("dlm", "\nBoard 01=fokfapmnnkpbcfibeooicpgahi023\n"): "checksum line 2:36",
    ("bri", NUMBERS + " " * 50 + "xx"): "cut-off line 1:129",
    ("bri", NUMBERS + " " * 50 + "x" * 128): "broken line 1:129",
    ("dup", NUMBERS + "\6" * 68 + "YN1  0 01 "): "hands-differ line 1:79",
}


@pytest.mark.parametrize(("format_name", "text"), WRONG, ids=WRONG.values())
def test_what_is_wrong_is_told(format_name: str, text: str) -> None:
    """A defect says what and where, and has words in every language."""
    found = NAMED[format_name].read(text.encode())
    defects = [each for item in found for each in ([item] if isinstance(item, FileDefect) else item.defects)]
    code, _, place = WRONG[format_name, text].partition(" ")
    assert defects[-1].sentence.code == f"file-{code}"
    assert str(defects[-1]).startswith(place)
    for language in LANGUAGES:
        said = Translator(profile_named(language)).tell(defects[-1].sentence)
        assert said != defects[-1].sentence.code
        assert "{" not in said


def test_every_code_is_tried() -> None:
    """No code exists that no test here has seen."""
    seen = {told.partition(" ")[0] for told in WRONG.values()}
    assert {code.value for code in CommonCode} == seen | {"file-too-long", "left-out", "foreign"}


@pytest.mark.parametrize("each", [each for each in FORMATS if each.name not in {"pbn", "lin"}])
def test_a_huge_file_is_not_read(each: FileFormat) -> None:
    """What is longer than can be read at once is told, whatever it says."""
    (defect,) = each.read(b"x" * (2**25 + 1))
    assert isinstance(defect, FileDefect)
    assert defect.code is CommonCode.FILE_TOO_LONG


def test_what_can_be_read_is_read() -> None:
    """Behind broken JSON the next board is read, of an auction the calls before, of records the whole ones."""
    broken = NAMED["json"].read((BOARDS + '{"number": 1},\n{"number": 2,,\n{"number": 3}\n]}').encode())
    assert [getattr(item, "number", None) for item in broken] == [1, None, 3]
    (board,) = NAMED["rbn"].read(b"B 1\nA NZ:1NPQ2S\n\n")
    assert str(getattr(board, "auction", None)) == "N: 1NT P"
    records = NAMED["bri"].read(f"{NUMBERS:<128}{'x' * 128}{NUMBERS:<128}".encode())
    assert [getattr(item, "number", None) for item in records] == [1, None, 3]


def test_nothing_is_said_of_an_empty_file() -> None:
    """A file in which nothing stands has no boards and no defects."""
    for each in FORMATS:
        assert each.read(b"") == ()
        assert each.read(b"\r\n \x1a") == ()
