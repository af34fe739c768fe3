"""A board in progress, with all four hands: auction, then play, then result.

Nobody at the table gets one of these: players get a ``View`` (``core.view``), made by ``core.board.project``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.calls import Call
from schlemm.core.cards import Card
from schlemm.core.claim import NOBODY_CLAIMED, Claim, PendingClaim
from schlemm.core.contract import Contract, Result
from schlemm.core.errors import Code, RuleViolation
from schlemm.core.hand import Hand
from schlemm.core.laws import Law
from schlemm.core.minibridge import declarer_of
from schlemm.core.play import TRICKS, Play
from schlemm.core.seats import BySeat, Seat


@dataclass(frozen=True, slots=True)
class Bidding:
    """A board whose auction is not over.

    Attributes:
        board: The deal and its conditions.
        auction: The calls so far.
        claimed: What ``Playing.claimed`` says, where the play has been taken back.
    """

    board: Board
    auction: Auction
    claimed: BySeat[int | None] = NOBODY_CLAIMED

    @classmethod
    def start(cls, board: Board) -> Bidding:
        """The board before the first call."""
        return cls(board, board.auction)

    @property
    def turn(self) -> Seat:
        """Who calls next."""
        return self.auction.turn

    def why_not(self, seat: Seat, call: Call) -> RuleViolation | None:
        """Why this seat may not make this call now; ``None`` if it may."""
        return self._why_not_now(seat) or self.auction.why_not(call)

    def after(self, seat: Seat, call: Call) -> State:
        """The board after this call: still bidding, playing, or finished because all four passed.

        Raises:
            RuleViolation: Exactly what ``why_not`` returns.
        """
        violation = self._why_not_now(seat)
        if violation is not None:
            raise violation
        auction = self.auction.after(call)
        if not auction.is_over:
            return Bidding(self.board, auction, self.claimed)
        contract = auction.contract
        if contract is None:
            return Finished(self.board, auction, None, Result(None, 0))
        play = Play(contract, self.board.conditions.rules)
        return Playing(self.board, auction, play, self.board.deal.hands, claimed=self.claimed)

    def _why_not_now(self, seat: Seat) -> RuleViolation | None:
        """Why this seat may make no call at all now."""
        if seat is not self.turn:
            return RuleViolation(Code.NOT_YOUR_TURN, Law(29), (("turn", self.turn.letter),))
        return None


@dataclass(frozen=True, slots=True)
class Playing:
    """A board whose cards are being played.

    Attributes:
        board: The deal and its conditions.
        auction: The finished auction.
        play: The cards played so far.
        hands: The cards that each seat still holds.
        pending: A claim that has not been answered by all who have a say in it.
        claimed: After how many cards each player last claimed; ``None`` for who has not. Taking back leaves it as it
            is: what a claim has told is known, and no player is answered twice for the same number of cards.
    """

    board: Board
    auction: Auction
    play: Play
    hands: BySeat[Hand]
    pending: PendingClaim | None = None
    claimed: BySeat[int | None] = NOBODY_CLAIMED

    @property
    def exposed(self) -> tuple[Seat, ...]:
        """Who has faced their hand by claiming; it stays faced when play goes on, or back."""
        return self.claimed.find(lambda then: then is not None)

    @property
    def refused(self) -> tuple[Seat, ...]:
        """Whose claim was not agreed to, and who have to wait until more cards lie on the table than lay there then."""
        lie = len(self.play.cards)
        asks = None if self.pending is None else self.pending.claim.claimer
        waiting = self.claimed.find(lambda then: then is not None and then >= lie)
        return tuple(seat for seat in waiting if seat is not asks)

    @property
    def contract(self) -> Contract:
        """What declarer must make."""
        return self.play.contract

    @property
    def turn(self) -> Seat:
        """Whose card comes next, dummy's included."""
        return self.play.turn

    @property
    def actor(self) -> Seat:
        """Who chooses the next card: declarer for dummy (Law 41D), everybody else for themselves."""
        return self.contract.declarer if self.turn is self.contract.dummy else self.turn

    def why_not(self, seat: Seat, card: Card) -> RuleViolation | None:
        """Why this seat may not play this card now; ``None`` if it may."""
        return self._why_not_now(seat) or self.play.why_not(card, self.hands.of(seat))

    def after(self, seat: Seat, card: Card) -> Playing | Finished:
        """The board after this card.

        Raises:
            RuleViolation: Exactly what ``why_not`` returns.
        """
        violation = self._why_not_now(seat)
        if violation is not None:
            raise violation
        hand = self.hands.of(seat)
        play = self.play.after(card, hand)
        if len(play.winners) == TRICKS:
            return self._finished(play, play.won_by(self.contract.side))
        hands = self.hands.put(seat, hand.without(card))
        return Playing(self.board, self.auction, play, hands, claimed=self.claimed)

    def why_not_claim_any(self, seat: Seat) -> RuleViolation | None:
        """Why this seat may not claim now, however many of the tricks that are left; ``None`` if it may."""
        if self.pending is not None:
            return RuleViolation(Code.CLAIM_PENDING, Law(68, "D"))
        if seat is self.contract.dummy:
            return RuleViolation(Code.DUMMY_MAY_NOT, Law(43, "A"))
        if seat in self.refused:  # else claims would tell, number by number, what the others hold
            return RuleViolation(Code.CLAIM_REFUSED, Law(68, "D"))
        return None

    def why_not_claim(self, claim: Claim) -> RuleViolation | None:
        """Why this claim may not be made now; ``None`` if it may."""
        violation = self.why_not_claim_any(claim.claimer)
        if violation is not None:
            return violation
        if not 0 <= claim.tricks <= self.play.tricks_left:
            data = (("tricks", claim.tricks), ("left", self.play.tricks_left))
            return RuleViolation(Code.CLAIM_TOO_HIGH, Law(68, "A"), data)
        return None

    def after_claim(self, claim: Claim) -> Playing | Finished:
        """The board with this claim on the table, the claimer's hand faced; finished if nobody has a say in it.

        Raises:
            RuleViolation: Exactly what ``why_not_claim`` returns.
        """
        violation = self.why_not_claim(claim)
        if violation is not None:
            raise violation
        claimed = self.claimed.put(claim.claimer, len(self.play.cards))
        return replace(self, claimed=claimed)._with_claim(PendingClaim(claim))

    def why_not_answer(self, seat: Seat) -> RuleViolation | None:
        """Why this seat may not answer the claim on the table; ``None`` if it may."""
        if self.pending is None:
            return RuleViolation(Code.NO_CLAIM, Law(68))
        if seat not in self.pending.waits_for(self.contract, self.play.tricks_left):
            return RuleViolation(Code.NO_VOICE_IN_CLAIM, Law(68, "D"))
        return None

    def after_answer(self, seat: Seat, *, accept: bool) -> Playing | Finished:
        """The board after this answer: play goes on if refused, and ends when all who have a say agree.

        Raises:
            RuleViolation: Exactly what ``why_not_answer`` returns.
        """
        violation, pending = self.why_not_answer(seat), self.pending
        if violation is not None or pending is None:
            raise violation or RuleViolation(Code.NO_CLAIM, Law(68))
        if not accept:
            return replace(self, pending=None)
        return self._with_claim(PendingClaim(pending.claim, (*pending.accepted, seat)))

    def _with_claim(self, pending: PendingClaim) -> Playing | Finished:
        """The board with this claim on the table, or finished by it if there is nobody left to answer."""
        if pending.waits_for(self.contract, self.play.tricks_left):
            return replace(self, pending=pending)
        claim = pending.claim
        ours = claim.claimer.side is self.contract.side
        more = claim.tricks if ours else self.play.tricks_left - claim.tricks
        return self._finished(self.play, self.play.won_by(self.contract.side) + more)

    def _why_not_now(self, seat: Seat) -> RuleViolation | None:
        """Why this seat may play no card at all now."""
        if self.pending is not None:
            return RuleViolation(Code.CLAIM_PENDING, Law(68, "D"))
        turn = self.play.turn
        if seat is not turn:
            return RuleViolation(Code.NOT_YOUR_TURN, Law(44, "B"), (("turn", turn.letter),))
        return None

    def _finished(self, play: Play, tricks: int) -> Finished:
        return Finished(self.board, self.auction, play, Result(self.contract, tricks))


@dataclass(frozen=True, slots=True)
class Finished:
    """A board that has a result. ``play`` is ``None`` if it was passed out, and incomplete after a claim."""

    board: Board
    auction: Auction
    play: Play | None
    result: Result


State: TypeAlias = Bidding | Playing | Finished


def start_board(board: Board) -> Bidding | Finished:
    """The board before the first call, or over at once where nobody is to call.

    That is mini-bridge with 20 points on either side: as if all had passed, and the cards are dealt again.
    """
    points = board.points
    if points is not None and declarer_of(points, board.conditions.dealer) is None:
        return Finished(board, board.auction, None, Result(None, 0))
    return Bidding.start(board)
