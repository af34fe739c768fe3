"""What ``schlemm deal`` is asked of hands, sides and the auction, and the deals that have it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Final, TypeVar

from schlemm.bidding.bid_out import public_before_calls
from schlemm.bidding.deal_for_auction import AuctionDealer
from schlemm.bidding.systems import DEFAULT
from schlemm.cli.speech import Speech
from schlemm.cli.systems import system_asked_for
from schlemm.cli.trouble import BAD_INPUT, FAILED, CommandError
from schlemm.cli.typed_calls import auction_after, calls_of
from schlemm.core.auction import Auction
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.seats import BySeat, BySide
from schlemm.dealing.constraints import Constraints, NothingFits, Together
from schlemm.formats.asked_text import AskedHand, read_asked_hand, read_asked_side
from schlemm.formats.letters import LetterSet

T = TypeVar("T")

KINDS: Final = 16
"""Dealer and vulnerability together repeat after so many boards."""


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


@dataclass(frozen=True, slots=True)
class Rareness:
    """How rare the deals are that were asked for.

    Attributes:
        least: The smallest share of all deals that fits, over the boards.
        most: The largest.
        exact: Whether both are counted; otherwise they are estimated by trials.
    """

    least: Fraction
    most: Fraction
    exact: bool


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
        self._calls = calls_of(wish.auction or "")
        self._asked = _constraints(wish)
        self._boards = boards
        self._dealers: dict[int, AuctionDealer] = {}
        for board in boards[:KINDS]:
            if self._kind(board) not in self._dealers:
                self._dealers[self._kind(board)] = self._dealer(speech, board, system)

    def rareness(self) -> Rareness:
        """How rare such deals are."""
        found = [dealer.rarity() for dealer in self._dealers.values()]
        shares = [rarity.share for rarity in found]
        return Rareness(min(shares), max(shares), all(rarity.exact for rarity in found))

    def deals(self, seed: int) -> Iterator[Deal]:
        """A deal for each board; those of one kind of board follow from the seed, however many there are.

        Raises:
            Trouble: If none is found for long.
        """
        coming = {kind: dealer.deals(seed, kind) for kind, dealer in self._dealers.items()}
        for board in self._boards:
            yield _or_trouble(partial(next, coming[self._kind(board)]), FAILED)

    def _kind(self, board: int) -> int:
        """What the deals depend on: nothing but what is asked, or the dealer and the vulnerability too."""
        return board % KINDS if self._calls else 0

    def _dealer(self, speech: Speech, board: int, system: str) -> AuctionDealer:
        conditions = Conditions.of_board(board)
        auction_after(speech, Auction(conditions.first_caller), self._calls)
        start = public_before_calls(conditions, BySide(system, system))
        return _or_trouble(lambda: AuctionDealer(start, self._calls, self._asked))


def _or_trouble(make: Callable[[], T], code: int = BAD_INPUT) -> T:
    """What the function gives, or the word that no deal fits."""
    try:
        return make()
    except NothingFits as error:
        raise CommandError("deal-nothing-fits", {}, code) from error


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
