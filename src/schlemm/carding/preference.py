"""Where a defender's card speaks of the other suits, because everybody sees that its own will not go on."""

from __future__ import annotations

from typing import Final

from schlemm.carding.carding import Carding
from schlemm.carding.history import played_by, voids
from schlemm.carding.leads import lead_from
from schlemm.core.cards import SUITS, Rank, Suit
from schlemm.core.hand import Hand
from schlemm.core.play import Play

_LED: Final = 2
"""Up to so many cards partner may have led from to ruff the next one: a single, or a double from the top."""


def preferred_of(play: Play, suit: Suit, dummy: Hand, carding: Carding) -> tuple[Suit, Suit] | None:
    """The higher and the lower suit that a defender's next card of this suit chooses between.

    There are two such moments, both against a trump contract: giving partner a ruff, and following suit to partner's
    winning card when dummy has no more of the suit, and trumps.

    Args:
        play: The cards played so far; a defender is in turn.
        suit: The suit of the card to come, not trumps.
        dummy: What dummy holds now.
        carding: What the defenders have agreed.
    """
    trump = play.trump
    if not carding.preference or trump is None:
        return None
    leads = play.led is None
    if not (_gives_ruff(play, suit, trump, carding) if leads else _goes_elsewhere(play, suit, trump, dummy)):
        return None
    higher, lower = (other for other in reversed(SUITS) if other not in {suit, trump})
    return higher, lower


def _goes_elsewhere(play: Play, suit: Suit, trump: Suit, dummy: Hand) -> bool:
    """Whether partner's card of the suit is winning, and dummy will ruff the next one."""
    if suit is not play.led or play.leader is not play.turn.partner:
        return False
    is_winning = play.trick.winning(trump)[0] is play.leader
    has_played = play.trick.card_of(play.contract.dummy) is not None
    return is_winning and has_played and not dummy.in_suit(suit) and bool(dummy.in_suit(trump))


def _gives_ruff(play: Play, suit: Suit, trump: Suit, carding: Carding) -> bool:
    """Whether partner has shown to be out of the suit and may have trumps, or has led it as from one card or two."""
    partner = play.turn.partner
    out = voids(play).of(partner)
    if suit in out or trump in out or not play.cards:
        return suit in out and trump not in out
    first = play.cards[0]
    theirs = played_by(play, partner).in_suit(suit)
    if play.contract.leader is not partner or first.suit is not suit or first.rank.index > Rank.NINE.index:
        return False
    return len(theirs) <= _LED and lead_from(theirs, trump, carding) == first
