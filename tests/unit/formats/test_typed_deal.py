"""Four hands as people paste them: every usual shape, in the letters of any language, on a page of any language."""

import re
from collections.abc import Callable, Iterable
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.field import field

from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, Seat, Vulnerability
from schlemm.formats.any_text import read_any_text
from schlemm.formats.board_text import read_board_text
from schlemm.formats.file_formats import HANDVIEWER, PBN
from schlemm.formats.filed import FiledBoard, FileDefect
from schlemm.formats.letters import CANONICAL, LOCAL
from schlemm.formats.lin import write_lin_line
from schlemm.formats.reading import DefectCode, UnreadableText
from schlemm.testing.cards import deals

DEAL = Deal.parse("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85")
COURTS = {"en": "AKQJ", "de": "AKDB", "it": "ARDF", "fr": "ARDV"}
SUITS = {"en": "SHDC", "de": "PCKT", "it": "PCQF", "fr": "PCKT"}
SEAT_LETTERS = {"en": "NESW", "de": "NOSW", "it": "NESO", "fr": "NESO"}
SEAT_WORDS = {
    "en": ("North", "East", "South", "West"),
    "de": ("Nord", "Ost", "Süd", "West"),
    "it": ("Nord", "Est", "Sud", "Ovest"),
    "fr": ("NORD", "EST", "SUD", "OUEST"),
}
SIGNS = "♠♥♦♣"
NO_MARKS = ("",) * 4
PAGES = {"en": CANONICAL, **LOCAL}


def holdings(deal: Deal, seat: Seat, language: str) -> list[str]:
    """The suits of a hand from spades down, the ten as 10, a void as a dash."""
    told = str(deal.hand(seat)).translate(str.maketrans("AKQJ", COURTS[language])).replace("T", "10")
    return [held or "-" for held in told.split(".")]


def spaced(held: str) -> str:
    """Cards with blanks between them."""
    return re.sub(r"(?<=.)(?=.)", " ", held).replace("1 0", "10")


def dotted(deal: Deal, seat: Seat, language: str) -> str:
    """A hand with dots between its suits."""
    return ".".join(holdings(deal, seat, language)).replace("-", "")


def marked(deal: Deal, seat: Seat, language: str, marks: str) -> str:
    """A hand in a line, each suit behind its mark."""
    told = zip(marks, holdings(deal, seat, language), strict=True)
    return " ".join(f"{mark} {held}" for mark, held in told)


def marked_like_a_forum(deal: Deal, seat: Seat) -> str:
    """A hand whose suits stand right behind their marks."""
    return " ".join(
        f"!{suit}{held}" for suit, held in zip("SHDC", str(deal.hand(seat)).split("."), strict=True)
    )


def lettered(deal: Deal, seat: Seat) -> str:
    """A hand with a letter before each of its suits, and dots between."""
    return ".".join(suit + held for suit, held in zip("SHDC", str(deal.hand(seat)).split("."), strict=True))


def diagram(deal: Deal, language: str, marks: str, write: Callable[[str], str]) -> str:
    """A deal as newspapers and books print it."""
    north, east, south, west = (
        [
            mark + write(held)
            for mark, held in zip(marks.ljust(4), holdings(deal, seat, language), strict=True)
        ]
        for seat in SEATS
    )
    middle = [f"{left:<26}{right}" for left, right in zip(west, east, strict=True)]
    return "\n".join([*(" " * 12 + each for each in north), *middle, *(" " * 12 + each for each in south)])


def blocks(deal: Deal, language: str, marks: Iterable[str]) -> str:
    """Hands below each other, each under its seat."""
    return "\n\n".join(
        "\n".join(
            (
                SEAT_WORDS[language][seat.index],
                *(mark + held for mark, held in zip(marks, holdings(deal, seat, language), strict=True)),
            )
        )
        for seat in (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
    )


def columns(deal: Deal, language: str) -> str:
    """The hands beside each other, in an order that only the line above tells."""
    order = (Seat.SOUTH, Seat.EAST, Seat.WEST, Seat.NORTH)
    heads = ";".join(SEAT_LETTERS[language][seat.index] for seat in order)
    return f"{heads}\n" + ";".join(dotted(deal, seat, language) for seat in order)


def with_compass(printed: str) -> str:
    """A diagram with a compass in its middle, and words in its corner."""
    lines = [line.ljust(40) for line in printed.splitlines()]
    for row, compass in ((4, "   N   "), (5, " W   E "), (6, "   S   ")):
        lines[row] = lines[row][:16] + compass + lines[row][23:]
    lines[0] = "Dealer N" + lines[0][8:]
    return "\n".join(line.rstrip() for line in lines)


SHAPES: dict[str, Callable[[Deal, str], str]] = {
    "four hands in a line": lambda deal, to: " ".join(dotted(deal, seat, to) for seat in SEATS),
    "four hands and commas": lambda deal, to: ", ".join(dotted(deal, seat, to) for seat in SEATS),
    "amid words": lambda deal, to: f"Look: N:{' '.join(dotted(deal, seat, to) for seat in SEATS)} - and now?",
    "from South on": lambda deal, to: "S:" + " ".join(dotted(deal, Seat.SOUTH.after(n), to) for n in range(4)),
    "a seat before each": lambda deal, to: " ".join(
        f"{SEAT_LETTERS[to][seat.index]} {dotted(deal, seat, to)}" for seat in SEATS
    ),
    "lines behind seats": lambda deal, to: "\n".join(
        f"{SEAT_LETTERS[to][seat.index]}: {' '.join(holdings(deal, seat, to))}" for seat in SEATS
    ),
    "lines behind words": lambda deal, to: "Board 7, North deals\n\n"
    + "\n".join(f"{SEAT_WORDS[to][seat.index]}: {' '.join(holdings(deal, seat, to))}" for seat in SEATS),
    "seats in a line": lambda deal, to: "; ".join(
        f"{SEAT_LETTERS[to][seat.index]}: {' '.join(holdings(deal, seat, to))}" for seat in SEATS
    ),
    "signs in lines": lambda deal, to: "\n".join(
        f"{SEAT_WORDS[to][seat.index]} {marked(deal, seat, to, SIGNS)}" for seat in SEATS
    ),
    "letters in lines": lambda deal, to: "\n".join(
        f"{SEAT_LETTERS[to][seat.index]}: {marked(deal, seat, to, SUITS[to])}" for seat in SEATS
    ),
    "letters and dots": lambda deal, _: "N:" + " ".join(lettered(deal, seat) for seat in SEATS),
    "diagram": lambda deal, to: diagram(deal, to, SIGNS, lambda held: f" {spaced(held)}"),
    "diagram amid words": lambda deal, to: "Dealer: South. Both vulnerable.\n\n"
    + diagram(deal, to, SIGNS, lambda held: f" {spaced(held)}")
    + "\n\nHow does South make it?",
    "diagram with letters": lambda deal, to: diagram(deal, to, SUITS[to], lambda held: f" {held}"),
    "diagram without suits": lambda deal, to: diagram(deal, to, "", lambda held: held).replace("\n ", "\n"),
    "diagram squeezed": lambda deal, to: re.sub(" +", " ", diagram(deal, to, SIGNS, str)),
    "diagram of a page": lambda deal, to: diagram(deal, to, SIGNS, str)
    .replace("♠", "&spades;")
    .replace("♥", "&hearts;"),
    "diagram of a forum": lambda deal, to: re.sub(
        f"[{SIGNS}]", lambda hit: f"!{'SHDC'[SIGNS.index(hit[0])]}", diagram(deal, to, SIGNS, lambda held: f" {held}")
    ),
    "diagram of pictures": lambda deal, to: re.sub(f"([{SIGNS}])", "\\1\ufe0f", diagram(deal, to, SIGNS, str)),
    "blocks": lambda deal, to: blocks(deal, to, SIGNS),
    "blocks without suits": lambda deal, to: blocks(deal, to, NO_MARKS),
    "blocks of a page": lambda deal, to: blocks(deal, to, SIGNS).replace("\n", "<br>").replace("<br><br>", "</p><p>"),
    "diagram around a compass": lambda deal, to: with_compass(diagram(deal, to, "", lambda held: held)),
    "columns of a table": columns,
    "semicolons": lambda deal, to: "\n".join(dotted(deal, seat, to).replace(".", ";") for seat in SEATS),
    "in an address": lambda deal, _: f"https://x.example/show?deal={quote(str(deal))}&vul=None&dealer=N",
    "marks before cards": lambda deal, _: "\n".join(f"{seat} {marked_like_a_forum(deal, seat)}" for seat in SEATS),
    "a tag in two lines": lambda deal, _: re.sub(r'^(\S+ \S+) (.*)', r'[Deal "\1\n\2"]', str(deal)),
    "curly quotes": lambda deal, _: f"[Deal “{deal}”]",
    "German quotes": lambda deal, _: f"[Deal „{deal}“]",
}  # fmt: skip


@pytest.mark.parametrize("shape", SHAPES)
@settings(max_examples=examples(60))
@given(deals(), st.sampled_from([*COURTS]), st.sampled_from([*PAGES]))
def test_usual_shapes_are_read(shape: str, deal: Deal, language: str, page: str) -> None:
    """A deal in each shape that people paste is the deal, whatever the letters, on a page of any language."""
    text = SHAPES[shape](deal, language)
    assert read_board_text(text, PAGES[page]).deal == deal, text


@given(deals(), st.sampled_from(["?lin=", "?x=1&lin=", "#lin="]), st.integers(0, 2))
def test_links_of_other_viewers_are_read(deal: Deal, before: str, coded: int) -> None:
    """LIN in an address of any viewer has its names and its number, however often it is escaped for addresses."""
    board = FiledBoard(13, Seat.NORTH, Vulnerability.BOTH, deal.hands, tags=(("North", "Ann B"),))
    lin = write_lin_line(board)
    for _ in range(coded):
        lin = quote(lin)
    for link in (
        f"https://cards.example/show{before}{lin}",
        f"https://x.example/?u={quote(f'https://y.example/{before}{lin}')}",
    ):
        (found,) = HANDVIEWER.read(f"Look: {link}\nhttps://nothing.example/board/7".encode())[:1]
        assert isinstance(found, FiledBoard)
        assert (found.number, found.deal, found.players.north, found.comments) == (13, deal, "Ann B", ())


def test_links_that_hold_no_board_are_named() -> None:
    """In a list of links each that holds no board is a line that says so."""
    data = b"https://a.example/board/1\nhttps://b.example/?lin=md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|\n"
    found = HANDVIEWER.read(data)
    assert [each.code.value for each in found if isinstance(each, FileDefect)] == ["not-followed"]
    assert len(found) == 2


@pytest.mark.parametrize(
    "name", ["diagram.txt", "forum-tag.txt", "no-prefix.txt", "link-of-another-viewer.txt"]
)
def test_what_people_have_pasted(name: str) -> None:
    """A forum's tag, a newspaper's diagram, four bare hands and another viewer's link are the deal that they show."""
    found = read_any_text(field(name).decode()).boards[0]
    assert found.deal == DEAL


def test_names_and_number_of_another_viewers_link() -> None:
    """Names of players and the number of the board are read, and no comment is made of them."""
    (board,) = read_any_text(field("link-of-another-viewer.txt").decode()).boards
    assert (board.number, [*board.players], board.comments) == (13, ["Ben", "Ben", "Gio", "Ben"], ())


def test_letters_of_suits_in_the_deal_tag() -> None:
    """A Deal tag whose suits stand behind their letters is four hands, and nothing is wrong with it."""
    (board,) = PBN.read(field("deal-suit-letters.pbn"))
    assert isinstance(board, FiledBoard)
    assert (str(board.hands.south), board.defects) == ("A7.864.QJT73.AKQ", ())
    assert board.deal is not None


def test_every_link_of_a_line_is_read() -> None:
    """Two links in a line are two boards, also where LIN with blanks in it stands in them."""
    link = "https://x.example/?lin=pn|A B,C,D,E|md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|"
    found = HANDVIEWER.read(f"{link} {link.replace('|1S', '|2S')} www.other.example/1".encode())
    assert [each.dealer for each in found if isinstance(each, FiledBoard)] == [Seat.SOUTH, Seat.WEST]


@given(deals())
def test_hands_of_nobody_are_asked_for(deal: Deal) -> None:
    """Four hands below each other, suit by suit and without seats, could be in two orders: that is asked."""
    text = "\n\n".join(
        "\n".join(f"{sign} {held}" for sign, held in zip(SIGNS, holdings(deal, seat, "en"), strict=True))
        for seat in SEATS
    )
    with pytest.raises(UnreadableText) as refused:
        read_board_text(text)
    assert [each.code for each in refused.value.defects] == [DefectCode.WHOSE_HANDS]


def test_two_meanings_are_asked_for() -> None:
    """Where three hands are another deal in the letters of another language, that is asked, but not on its page."""
    text = "N: A1098765432 A109 - -\nS: - 8765432 A10987 5\nO: - - 65432 A10987643"
    with pytest.raises(UnreadableText) as refused:
        read_board_text(text)
    assert [each.code for each in refused.value.defects] == [DefectCode.TWO_MEANINGS]
    east = read_board_text(text, LOCAL["de"]).hands.east
    west = read_board_text(text, LOCAL["fr"]).hands.west
    assert east == west
