"""Deals whose plan is known, with their suits in every order and the table turned: as many deals with the same plan."""

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from tests.told_cards.scene import Scene
from tests.told_cards.telling import told

from schlemm.core.auction import Auction
from schlemm.core.calls import Bid
from schlemm.core.cards import SUITS, Card, Strain
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, Vulnerability
from schlemm.core.view import Public, Stakes
from schlemm.dd.open_play import OpenPlay

SQUEEZE: Final = (
    "6NTS", "duplicate", "KQ32.AT5.432.432 T9875..T876.8765 AJ4.32.AQ5.AKQJT 6.KQJ98764.KJ9.9",
    ("HK H5 DT H2 S6 S2 S7 SA DA D9 D2 D6 SJ H4 S3 S5 S4 H6 SK S8 SQ S9 D5 H7 "
     "C2 C5 CA C9 CK H8 C3 C6 CQ H9 C4 C7 CJ DJ D3 C8"),
)  # fmt: skip
"""West keeps two hearts, and has no room for the king of diamonds on the last club."""
SAFETY: Final = (
    "4NTS", "duplicate", "432.432.AKT43.32 QT976.Q7.Q.QJT86 AK5.AK5.J92.AK54 J8.JT986.8765.97", "SJ S2 S9 SA D9 D5"
)  # fmt: skip
"""The nine is left to whoever has the queen, so that the suit still runs if all five that are out lie together."""
THROW_IN: Final = (
    "3SE", "duplicate", "862.AJT642.4.QT5 AQJ74.K.J85.K872 K.Q853.AQT732.J9 T953.97.K96.A643",
    "DA D6 D4 D5 D3 DK S2 D8 HA HK H3 H7 HJ S4 H5 H9 C2 C9 CA C5 S3 S6 SA SK SQ D2 S5 S8 CK CJ C3 CT",
)  # fmt: skip
"""North wins the club and has nothing left but hearts, of which both hands of declarer are out."""
TRICKS: Final = (
    "4NTS", "matchpoints", "432.43.AQ9543.32 T97.T96.J87.JT96 AK5.AK52.T2.AK54 QJ86.QJ87.K6.Q87",
    "C8 C2 CT CA SA SQ S2 ST SK SJ S3 S7 HK H7 H3 H6 DT DK",
)  # fmt: skip
"""The ace on the king brings more tricks than to duck, which makes the contract more often."""
CONTRACT: Final = ("4NTS", "duplicate", *TRICKS[2:])
"""The same where the contract counts most."""
RUFF: Final = (
    "3CN", "duplicate", "Q654.K876.K7.AT8 AK87.J32.98.KJ72 T.Q54.AJ653.Q953 J932.AT9.QT42.64",
    "SA ST S9 S4 D9 D3 D4 DK",
)  # fmt: skip
"""Dummy's only diamond goes first: the low trumps of the other hand can ruff nothing once they are drawn."""
TOWARDS: Final = (
    "2NTE", "duplicate", "T86.JT5.Q532.972 A3.A432.AT6.K853 K742.K96.K4.AJT4 QJ95.Q87.J987.Q6",
    "CT CQ C2 C3 DJ D5 D6 DK D4 D7 D2 DT HA H6 H7 H5 DA S7 D8 D3",
)  # fmt: skip
"""A heart to the queen: it wins a trick where the king is in front of it."""
HOLD_UP: Final = (
    "3NTS", "duplicate", "Q4.A63.KQJ64.K32 T762.97.832.Q976 AK3.542.T9.AJT54 J985.KQJT8.A75.8", "HK H3 H7 H2 HQ"
)  # fmt: skip
"""East comes to nothing in hearts when the ace waits once more."""
KNOWN: Final = (SQUEEZE, SAFETY, THROW_IN, TRICKS, CONTRACT, RUFF, TOWARDS, HOLD_UP)
"""Contract, form of scoring, the hands of North, East, South and West, and the cards played."""
ORDERS: Final = 24
"""The orders of the suits."""
TURNS: Final = 3 * ORDERS
"""And each at a table turned so and so far."""


def told_when_turned(deal: tuple[str, str, str, str], turn: int) -> Iterator[Scene]:
    """What is said in a known deal whose suits have changed places, at a table that was turned.

    Args:
        deal: One of ``KNOWN``.
        turn: Which order of the suits, and how far the table is turned, counted from 0.
    """
    contract, form, hands, played = deal
    order = [*permutations(range(4))][turn % ORDERS]

    def other(card: Card) -> Card:
        return Card(13 * order[card.suit.index] + card.rank.index)

    made = Contract.parse(contract)
    trump = made.strain.trump
    strain = Strain.NOTRUMP if trump is None else Strain.of(SUITS[order[trump.index]])
    seats = turn // ORDERS
    moved = Contract(Bid(made.level, strain), made.doubling, made.declarer.after(seats))
    turned = BySeat(*(Hand.of(map(other, Hand.parse(text))) for text in hands.split())).turned(seats)
    now = OpenPlay.start(Deal(turned), moved)
    for text in played.split():
        now = now.after(other(Card.parse(text)))
    first = moved.declarer
    public = Public(first, Vulnerability.NONE, Auction.parse(f"{first.letter}: "), stakes=Stakes(form))
    yield from told(now.view(public))
