"""What ``schlemm deal`` is asked of hands, sides and the auction, and the deals that have it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from schlemm.bidding.deals_asked import KINDS, BoardDealer, DealsAsked, Rareness
from schlemm.bidding.systems import DEFAULT
from schlemm.cli.speech import Speech
from schlemm.cli.systems import system_asked_for
from schlemm.cli.trouble import FAILED, CommandError
from schlemm.cli.typed_calls import auction_after, calls_of
from schlemm.core.auction import Auction
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.seats import BySeat, BySide
from schlemm.dealing.constraints import Constraints, NothingFits, Together
from schlemm.formats.asked_text import AskedHand, read_asked_hand, read_asked_side
from schlemm.formats.letters import LetterSet


@dataclass(frozen=True, slots=True)
class DealWish:
    """What is asked, as it was typed; ``None`` where nothing is.

    Attributes:
        hands: Of each seat.
        sides: Of each side together.
        auction: How the auction begins.
        system: The system of both sides.
        letters: What single letters mean.
    """

    hands: BySeat[str | None]
    sides: BySide[str | None]
    auction: str | None
    system: str | None
    letters: LetterSet


class AskedDeals:
    """Deals that have what is asked, board by board.

    Args:
        speech: The language.
        wish: What is asked.
        boards: The numbers of the boards.

    Raises:
        Trouble: If a call is none or not legal, there is no such system, or no deal can have it.
        UnreadableText: If a condition cannot be read.
    """

    def __init__(self, speech: Speech, wish: DealWish, boards: Sequence[int]) -> None:
        system = system_asked_for(wish.system or DEFAULT).system
        asked = DealsAsked(_constraints(wish), calls_of(wish.auction or ""), system)
        for board in boards[:KINDS]:
            auction_after(speech, Auction(Conditions.of_board(board).first_caller), asked.calls)
        try:
            self._dealer = BoardDealer(asked, boards)
        except NothingFits as error:
            raise CommandError("deal-nothing-fits") from error

    def rareness(self) -> Rareness:
        """How rare such deals are."""
        return self._dealer.rareness()

    def deals(self, seed: int) -> Iterator[Deal]:
        """A deal for each board; those of one kind of board follow from the seed, however many there are.

        Raises:
            Trouble: If none is found for long.
        """
        try:
            yield from self._dealer.deals(seed)
        except NothingFits as error:
            raise CommandError("deal-nothing-fits", {}, FAILED) from error


def _constraints(wish: DealWish) -> Constraints:
    """What is asked of hands and sides.

    Raises:
        Trouble: If two players are to hold the same card, or one more than thirteen.
        UnreadableText: If a condition cannot be read.
    """
    hands = wish.hands.map(lambda text: AskedHand() if text is None else read_asked_hand(text, wish.letters))
    sides = wish.sides.map(lambda text: Together() if text is None else read_asked_side(text, wish.letters))
    try:
        return Constraints(hands.map(lambda hand: hand.held), hands.map(lambda hand: hand.shown), sides)
    except ValueError as error:
        raise CommandError("deal-held-twice") from error
