"""Boards in texts of any kind: what is pasted is found, and what is no board is told of."""

from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySeat, Seat, Vulnerability
from schlemm.formats.board_text import read_board_text
from schlemm.formats.file_formats import FORMATS
from schlemm.formats.filed import FiledBoard
from schlemm.formats.handviewer import write_handviewer_link
from schlemm.formats.letters import CANONICAL, GERMAN, LetterSet
from schlemm.formats.lin import write_lin_line
from schlemm.formats.pbn import PbnGame, write_pbn
from schlemm.formats.reading import UnreadableText
from schlemm.formats.typed_deal import LONGEST
from schlemm.testing.cards import deals

SEAT_LETTERS = {"en": "NESW", "de": "NOSW"}


def german(hand: Hand) -> str:
    """The hand with German letters, its holdings apart."""
    held = str(hand).translate(str.maketrans("QJT", "DBX")).replace("X", "10")
    return " ".join(part or "-" for part in held.split("."))


@given(deals(), st.sampled_from(Seat), st.sampled_from(Vulnerability))
def test_what_is_written_is_found(deal: Deal, dealer: Seat, danger: Vulnerability) -> None:
    """A board in PBN or LIN, alone, in a message or in a link, is read with its dealer and vulnerability."""
    board = FiledBoard(dealer=dealer, vulnerability=danger, hands=BySeat(*deal.hands))
    lin = write_lin_line(board)
    texts = [
        write_pbn([PbnGame.of(board)]),
        lin,
        f"https://bridge.example/viewer.html?lin={lin}",
        f"https://bridge.example/viewer.html?lin={quote(lin)}",
    ]
    for text in texts:
        found = read_board_text(text)
        assert (found.deal, found.dealer, found.vulnerability) == (deal, dealer, danger), text


@given(deals(), st.permutations(SEATS), st.sampled_from([3, 4]), st.booleans())
def test_typed_hands_are_read(deal: Deal, order: list[Seat], count: int, is_german: bool) -> None:
    """Hands typed a line each, behind their seats in any order, are the deal; the fourth may be missing."""
    letters: LetterSet = GERMAN if is_german else CANONICAL
    names = SEAT_LETTERS["de" if is_german else "en"]
    write = german if is_german else str
    lines = [f"{names[seat.index]}: {write(deal.hand(seat))}" for seat in order[:count]]
    assert read_board_text("\n".join(lines), letters).deal == deal
    plain = "\n\n".join(write(deal.hand(seat)) for seat in SEATS[:count])
    assert read_board_text(plain, letters).deal == deal


@given(deals(), st.sampled_from(SEATS))
def test_a_wrong_line_is_named(deal: Deal, wrong: Seat) -> None:
    """Where a hand has a card too few, the defect stands in its line."""
    lines = [str(deal.hand(seat)) for seat in SEATS]
    cut = str(deal.hand(wrong)).rstrip(".")[:-1]
    lines[wrong.index] = cut + "." * (3 - cut.count("."))
    text = "\n".join(lines)
    with pytest.raises(UnreadableText) as refused:
        read_board_text(text)
    assert {text.count("\n", 0, defect.start) for defect in refused.value.defects} == {wrong.index}


@given(deals())
def test_a_card_in_two_hands_is_none_of_a_deal(deal: Deal) -> None:
    """The same hand typed twice is refused for its cards."""
    text = "\n".join([str(deal.hand(Seat.NORTH))] * 2 + [str(deal.hand(Seat.SOUTH))])
    with pytest.raises(UnreadableText) as refused:
        read_board_text(text)
    assert {defect.code.value for defect in refused.value.defects} == {"card-twice"}


@given(st.text() | st.text("[]\"'NESW:.|mdst%AKQJT9 \n", max_size=200))
def test_no_text_is_too_strange(text: str) -> None:
    """Whatever is pasted is a deal or is refused with a reason."""
    try:
        found = read_board_text(text)
    except UnreadableText as error:
        if not error.defects:
            raise
    else:
        assert found.deal is not None


@pytest.mark.parametrize("sign", ["[", "md|", "N:", "\n", "{"])
def test_of_a_long_text_the_beginning_is_read(sign: str) -> None:
    """A text far longer than any board is refused like a short one of its kind."""
    text = sign * (10 * LONGEST)
    with pytest.raises(UnreadableText) as refused:
        read_board_text(text)
    with pytest.raises(UnreadableText) as short:
        read_board_text(text[:LONGEST])
    assert refused.value.defects == short.value.defects


@given(deals(), st.sampled_from(Seat), st.sampled_from(["json", "rbn", "handviewer", "dlm"]))
def test_boards_of_every_text_are_found(deal: Deal, dealer: Seat, format_name: str) -> None:
    """Every format of text that holds deals can be pasted."""
    form = next(each for each in FORMATS if each.name == format_name)
    text = form.write([FiledBoard(dealer=dealer, hands=BySeat(*deal.hands))]).decode()
    assert read_board_text(text).deal == deal


@given(deals())
def test_a_link_in_a_message_is_found(deal: Deal) -> None:
    """A link to a viewer of hands is read out of a sentence and out of a page."""
    board = FiledBoard(dealer=Seat.EAST, hands=BySeat(*deal.hands))
    link = write_handviewer_link(board)
    page = link.replace("&", "&amp;")
    for text in (f"Look at this [board]: {link}, please.", f'<p><a href="{page}">Look</a>'):
        assert read_board_text(text).deal == deal


LIN_ORDER = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)


def lin(deal: Deal, hands: int = 4) -> str:
    """The deal as LIN tells it: South first, empty suits left out or not."""
    told = (
        "".join(
            f"{suit}{cards}"
            for suit, cards in zip("SHDC", str(deal.hand(seat)).split("."), strict=True)
            if cards
        )
        for seat in LIN_ORDER[:hands]
    )
    return f"md|3{','.join(told)}|"


@given(deals())
def test_a_deal_reads_alike_in_every_notation(deal: Deal) -> None:
    """PBN, its deal alone in a sentence, LIN with three hands or four, and a link tell the same four hands."""
    hands = " ".join(str(deal.hand(seat)) for seat in SEATS)
    link = f"https://example.org/view?lin={quote(f'pn|a,b,c,d|{lin(deal)}sv|e|ah|Board 7|')}"
    texts = {
        f'[Dealer "N"]\n[Vulnerable "EW"]\n[Deal "N:{hands}"]': (Seat.NORTH, Vulnerability.EAST_WEST),
        f"Look at this: N:{hands} - what a hand!": (None, None),
        f"pn|a,b,c,d|{lin(deal)}sv|b|": (Seat.NORTH, Vulnerability.BOTH),
        f"{lin(deal, 3)}sv|o|": (Seat.NORTH, Vulnerability.NONE),
        link: (Seat.NORTH, Vulnerability.EAST_WEST),
    }
    for text, (dealer, vulnerability) in texts.items():
        found = read_board_text(text)
        assert (found.deal, found.dealer, found.vulnerability) == (deal, dealer, vulnerability), text


@pytest.mark.parametrize(
    "text",
    [
        "", "Hello", "https://example.org/table/abc#key", "md|1|", "md|1SAKQ,,,|", "md|9SAK|", "N:... ... ... ...",
        '[Deal "N:AKQ.. - - -"]', "md|1SAKQJT98765432,SAKQJT98765432,HAKQJT98765432,|", "%", "%%%zz md|1%7C",
        "md|1S.AHKDQCJ,SAHKDQCJ,SAHKDQCJ,|",
    ],
    ids=lambda text: text[:16],
)  # fmt: skip
def test_what_is_no_deal_is_refused(text: str) -> None:
    """A text without four hands of thirteen different cards is refused with reasons."""
    with pytest.raises(UnreadableText):
        read_board_text(text)
