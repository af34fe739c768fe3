"""The auction: who may call what, when it ends, and its contract (Laws 17-22; S1:21-33, S4:19-29).

Mini-bridge has the shortest of all: one bid, which is the contract (``core.minibridge``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from schlemm.core.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call, Double, Pass, Redouble, parse_call
from schlemm.core.checks import WrongType, check_text
from schlemm.core.contract import Contract, Doubling
from schlemm.core.errors import Code, NotationError, RuleViolation
from schlemm.core.laws import Law
from schlemm.core.seats import Seat

LONGEST: Final = 319
"""The most calls an auction can have: three passes, then each of the 35 bids with two passes, a double, two
passes, a redouble and two passes, and one pass more after the last of them."""

NAMES: Final = " names"
"""What stands after the seat where one player names the contract."""

CALL_WANTED: Final = "a Bid, PASS, DOUBLE or REDOUBLE, or read a text with parse_call"

_KINDS: Final = (Pass, Bid, Double, Redouble)

THREE_PASSES: Final = (PASS, PASS, PASS)


@dataclass(frozen=True, slots=True)
class Auction:
    """The calls made so far, clockwise from the first caller.

    Everything else is derived from the calls, so nothing here can contradict anything else. Looking back is
    cheap: at most eight calls can follow a bid before there is a higher one or the auction is over.

    >>> auction = Auction.parse("N: 1S P 2S X P P")
    >>> auction.turn.name, str(auction.last_bid), auction.doubling.name
    ('SOUTH', '2S', 'DOUBLED')
    >>> str(auction.after(PASS).contract)
    '2SXN'

    Attributes:
        first: Who calls first.
        calls: The calls so far.
        is_naming: Whether the first caller just names the contract, and nobody else calls.
    """

    first: Seat
    calls: tuple[Call, ...] = ()
    is_naming: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.first, Seat):
            raise WrongType("first caller", self.first, "a Seat")
        if not isinstance(self.calls, tuple):
            raise WrongType("calls", self.calls, "a tuple of calls, or read a text with Auction.parse")

    @property
    def turn(self) -> Seat:
        """Whose turn it is to call; once the auction is over, whose it would be."""
        return self.first.after(len(self.calls))

    @property
    def is_over(self) -> bool:
        """Whether nobody bid and all four passed, or three passed after the last bid (Law 22), or it is named."""
        if self.is_naming:
            return len(self.calls) == 1
        return len(self.calls) >= 4 and self.calls[-3:] == THREE_PASSES

    @property
    def last_bid(self) -> Bid | None:
        """The bid that the next one must exceed; ``None`` while nobody has bid."""
        for call in reversed(self.calls):
            if isinstance(call, Bid):
                return call
        return None

    @property
    def doubling(self) -> Doubling:
        """How the last bid stands; a later bid cancels a double or redouble (Law 19C; S4:23)."""
        match self._last_other_than_pass()[1]:
            case Double():
                return Doubling.DOUBLED
            case Redouble():
                return Doubling.REDOUBLED
            case _:
                return Doubling.UNDOUBLED

    @property
    def contract(self) -> Contract | None:
        """The last bid as a contract, final once the auction is over; ``None`` while nobody has bid.

        Declarer is who, *on the side of the last bid*, named its denomination first (S4:39; S1:50 forgets
        the side).
        """
        last = len(self.calls) - 1
        while last >= 0 and not isinstance(self.calls[last], Bid):
            last -= 1
        for index in range(last % 2, last + 1, 2):
            call, bid = self.calls[index], self.calls[last]
            if isinstance(call, Bid) and isinstance(bid, Bid) and call.strain is bid.strain:
                return Contract(bid, self.doubling, self.first.after(index))
        return None

    def by_seat(self) -> Iterator[tuple[Seat, Call]]:
        """Each call with the seat that made it, from the first to the last."""
        return ((self.first.after(index), call) for index, call in enumerate(self.calls))

    def why_not(self, call: Call) -> RuleViolation | None:
        """Why the player whose turn it is may not make this call; ``None`` if they may.

        Raises:
            WrongType: If it is no call.
        """
        if not isinstance(call, _KINDS):
            raise WrongType("call", call, CALL_WANTED)
        if self.is_over:
            return RuleViolation(Code.AUCTION_OVER, Law(22))
        if self.is_naming:
            return None if isinstance(call, Bid) else RuleViolation(Code.ONLY_A_CONTRACT)
        match call:
            case Bid():
                return self._why_not_bid(call)
            case Double() if call not in self._stakes():
                return self._refused_double()
            case Redouble() if call not in self._stakes():
                return self._refused_redouble()
            case _:
                return None

    def after(self, call: Call) -> Auction:
        """The auction with this call added.

        Raises:
            RuleViolation: Exactly what ``why_not`` returns, if the call is not legal.
        """
        violation = self.why_not(call)
        if violation is not None:
            raise violation
        return Auction(self.first, (*self.calls, call), self.is_naming)

    def until(self, count: int) -> Auction:
        """The auction when only so many calls had been made."""
        return Auction(self.first, self.calls[:count], self.is_naming)

    def legal_calls(self) -> tuple[Call, ...]:
        """Return every call that ``why_not`` allows, in the order of ``CALLS``; none once the auction is over."""
        if self.is_over:
            return ()
        if self.is_naming:
            return BIDS
        last = self.last_bid
        higher = BIDS if last is None else BIDS[last.index + 1 :]
        return (PASS, *self._stakes(), *higher)

    def _stakes(self) -> tuple[Call, ...]:
        """What raises the stake now: the opponents' bid may be doubled, their double redoubled (Law 19A1, B1)."""
        caller, call = self._last_other_than_pass()
        if caller.side is self.turn.side:
            return ()
        match call:
            case Bid():
                return (DOUBLE,)
            case Double():
                return (REDOUBLE,)
            case _:
                return ()

    def _why_not_bid(self, bid: Bid) -> RuleViolation | None:
        last = self.last_bid
        if last is None or last < bid:
            return None
        lowest = BIDS[last.index + 1] if last.index < len(BIDS) - 1 else None
        data = (("bid", str(bid)), ("last", str(last)), ("lowest", str(lowest or "")))
        return RuleViolation(Code.INSUFFICIENT_BID, Law(18, "D"), data)

    def _refused_double(self) -> RuleViolation:
        _, call = self._last_other_than_pass()
        match call:
            case Bid():
                return RuleViolation(Code.DOUBLE_OF_OWN_SIDE, Law(19, "A1"), (("bid", str(call)),))
            case Double() | Redouble():
                return RuleViolation(Code.ALREADY_DOUBLED, Law(19, "A1"))
            case _:
                return RuleViolation(Code.NOTHING_TO_DOUBLE, Law(19, "A1"))

    def _refused_redouble(self) -> RuleViolation:
        _, call = self._last_other_than_pass()
        match call:
            case Double():
                return RuleViolation(Code.REDOUBLE_OF_OWN_SIDE, Law(19, "B1"))
            case Redouble():
                return RuleViolation(Code.ALREADY_REDOUBLED, Law(19, "B1"))
            case _:
                return RuleViolation(Code.NOTHING_TO_REDOUBLE, Law(19, "B1"))

    def _last_other_than_pass(self) -> tuple[Seat, Call | None]:
        """The last call that was not a pass, with its caller; the first caller and ``None`` if all passed."""
        for index in range(len(self.calls) - 1, -1, -1):
            call = self.calls[index]
            if not isinstance(call, Pass):
                return self.first.after(index), call
        return self.first, None

    def __str__(self) -> str:
        return " ".join([f"{self.first}{NAMES if self.is_naming else ''}:", *map(str, self.calls)])

    @classmethod
    def parse(cls, text: str) -> Auction:
        """Read the first caller and the calls, such as ``"N: 1NT P P P"`` or ``"S names: 3NT"``.

        Raises:
            NotationError: If the text is no such list.
            RuleViolation: If a call in it is not legal.
        """
        check_text("auction", text)
        first, colon, calls = text.partition(":")
        if not colon:
            raise NotationError("auction", text, "no-colon-after-first-caller", len(text))
        caller = first.removesuffix(NAMES)
        auction = cls(Seat.parse(caller), is_naming=caller != first)
        for call in calls.split():
            auction = auction.after(parse_call(call))
        return auction
