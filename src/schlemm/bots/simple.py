"""The first bot: bids by plain natural rules and plays by rules of thumb."""

from __future__ import annotations

from schlemm.bots.bot import Action, AnswerClaim, MakeCall, NoSuchCall, NotAsked, PlayCard, answers_claim
from schlemm.bots.message import Message
from schlemm.core.calls import PASS, Bid, Call
from schlemm.core.cards import SUITS, Strain
from schlemm.core.view import Public, View


class SimpleBot:
    """The bot named ``simple``; it has no state."""

    def act(self, view: View) -> Action:
        """What the bot does now.

        Raises:
            NotAsked: If there is nothing to do for this seat.
        """
        if answers_claim(view):
            return AnswerClaim(accept=False)
        if not view.acts:
            raise NotAsked(view.text())
        if view.play is None:
            return MakeCall(_call(view))
        return PlayCard(min(view.legal_cards(), key=lambda card: (card.rank.index, card.suit.index)))

    def explain(self, public: Public, index: int) -> Message:
        """What the call means, from the calls before it alone.

        Raises:
            NoSuchCall: If the auction has none at this index.
        """
        if not 0 <= index < len(public.auction.calls):
            raise NoSuchCall(index, len(public.auction.calls))
        return Message("meaning-unknown")


def _call(view: View) -> Call:
    """One of the longest suit with twelve figure points, if nobody has bid; else pass."""
    points = sum(max(card.rank.index - 8, 0) for card in view.hand)
    if points < 12 or view.auction.last_bid is not None:
        return PASS
    longest = max(SUITS, key=lambda suit: (view.hand.length(suit), suit.index))
    return Bid(1, Strain.of(longest))
