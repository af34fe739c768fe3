"""One reader of whatever is pasted or filed: files of every format, and boards amid words."""

from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.field import field

from schlemm.core.deal import Deal
from schlemm.core.seats import BySeat, Seat, Vulnerability
from schlemm.formats.any_text import ReadBoards, read_any_text
from schlemm.formats.board_text import read_board_text
from schlemm.formats.file_formats import FORMATS, PBN, FileFormat
from schlemm.formats.filed import FiledBoard
from schlemm.formats.handviewer import write_handviewer_link
from schlemm.formats.lin import write_lin_line
from schlemm.i18n.profile import LANGUAGES, profile_named
from schlemm.i18n.translator import Translator
from schlemm.testing.cards import deals

TEXTS = [each for each in FORMATS if each.is_text]


def board_of(deal: Deal, number: int = 1) -> FiledBoard:
    """A board of this deal."""
    return FiledBoard(number, Seat.NORTH, Vulnerability.NONE, BySeat(*deal.hands))


@pytest.mark.parametrize(
    "form", [each for each in TEXTS if each.name != "usebio"], ids=lambda form: form.name
)
@given(st.lists(deals(), min_size=1, max_size=3))
def test_files_are_read_as_their_format_reads_them(form: FileFormat, hands: list[Deal]) -> None:
    """A file that is pasted gives what the reader of its format gives, and the analysis takes the first of it."""
    data = form.write([board_of(deal, number) for number, deal in enumerate(hands, start=1)])
    text = data.decode()
    assert read_any_text(text) == ReadBoards.of(form.name, form.read(data))
    assert read_board_text(text).deal == hands[0]


@given(deals(), st.sampled_from(["Look: ", "Line one\n\nand two ", "", "> "]), st.booleans())
def test_boards_amid_words(deal: Deal, before: str, encoded: bool) -> None:
    """A link, LIN in an address and the deal of PBN are found behind other words, by the replay as by the analysis."""
    lin = write_lin_line(board_of(deal))
    texts = {
        "handviewer": write_handviewer_link(board_of(deal)),
        "lin": f"bridge {quote(lin) if encoded else lin}",
        "pbn": f"N:{deal}",
    }
    for kind, text in texts.items():
        found = read_any_text(before + text)
        assert (found.kind, [board.deal for board in found.boards]) == (kind, [deal]), text
        assert read_board_text(before + text).deal == deal


def test_places_amid_words_are_those_in_the_text() -> None:
    """What is wrong in LIN behind other words has the line and column that it has in the text."""
    last = "here md|1SAK,,,|mb|1Q|"
    found = read_any_text(f"Hello,\n\n{last}")
    assert found.kind == "lin"
    assert [(each.tag, each.line, each.column) for each in found.defects] == [
        (tag, 3, last.index(f"{tag}|") + 1) for tag in ("md", "mb")
    ]


def test_what_is_no_board() -> None:
    """A text in which there is none says so as PBN does, and a file in which there is none says it itself."""
    assert read_any_text("Dear friends,") == ReadBoards.of("pbn", PBN.read(b"Dear friends,"))
    found = read_any_text('{"format": "schlemm-boards-1", "boards": [')
    assert (found.kind, found.boards) == ("json", ())
    assert found.defects


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (field("boards.zip"), "packed"),
        (field("evening.bws"), "bws"),
        (b"\x12\n\x03AC3\x00\x01", "acblscore"),
    ],
)
def test_files_that_are_no_texts_are_named(data: bytes, kind: str) -> None:
    """A file that a page has taken for a text and that is none is named for what it is, in every language."""
    found = read_any_text(data.decode("latin-1"))
    assert (found.kind, found.boards, [each.code.value for each in found.defects]) == (kind, (), ["foreign"])
    for language in LANGUAGES:
        said = Translator(profile_named(language)).tell(found.defects[0].sentence)
        assert "{" not in said
        assert said != found.defects[0].sentence.code
