"""A deal in a text that somebody was sent, in whatever of the usual notations."""

from urllib.parse import quote

import pytest
from hypothesis import given

from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, Seat, Vulnerability
from schlemm.formats.deal_text import LONGEST, SentDeal, read_sent_deal
from schlemm.testing.cards import deals

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
        assert read_sent_deal(text) == SentDeal(deal, dealer, vulnerability), text


@pytest.mark.parametrize(
    "text",
    [
        "", "Hello", "https://example.org/table/abc#key", "md|1|", "md|1SAKQ,,,|", "md|9SAK|", "N:... ... ... ...",
        '[Deal "N:AKQ.. - - -"]', "md|1SAKQJT98765432,SAKQJT98765432,HAKQJT98765432,|", "%", "%%%zz md|1%7C",
        "md|1S.AHKDQCJ,SAHKDQCJ,SAHKDQCJ,|",
        "x" * (LONGEST + 1),
    ],
    ids=lambda text: text[:16],
)  # fmt: skip
def test_what_is_no_deal_is_none(text: str) -> None:
    """A text without four hands of thirteen different cards gives no deal, and no error."""
    assert read_sent_deal(text) is None
