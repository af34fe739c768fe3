"""What Forum's texts ask about the auction: who has called what, and which suits were shown."""

from __future__ import annotations

from typing import Final

from schlemm.bidding.rules.meaning import ASKING, Meaning
from schlemm.bidding.rules.rule import Force, Reading
from schlemm.bidding.rules.situation import Situation, have_opponents_passed, is_opening_artificial
from schlemm.core.calls import DOUBLE, Bid, Double, Pass
from schlemm.core.cards import SUITS, Strain, Suit

TRUMPS: Final = 8
"""Cards of both hands that make a fit."""
ARTIFICIAL_RAISES: Final = frozenset({Meaning.STRONG_RAISE, Meaning.DRURY, Meaning.SPLINTER})
"""Calls that agree a suit by another bid: over a double of one the answers stay as they are."""


def _nth(situation: Situation, nth: int) -> Reading | None:
    readings = situation.readings[-len(situation.line) :]
    return readings[nth - 1] if 0 < nth <= len(readings) else None


def call_forces(situation: Situation, nth: int) -> bool:
    """Whether the call at this place, counted from the first bid, forced for a round."""
    reading = _nth(situation, nth)
    return reading is not None and reading.force is Force.ROUND


def call_showed(situation: Situation, nth: int, meanings: tuple[Meaning, ...]) -> bool:
    """Whether the call at this place, counted from the first bid, has one of these meanings."""
    reading = _nth(situation, nth)
    return reading is not None and reading.meaning in meanings


def agreed_by_partner(situation: Situation) -> Suit | None:
    """The suit that partner's last call has agreed."""
    last = situation.last.of(situation.seat.partner)
    return None if last is None else last.rules[0].trump


def last_unbid(situation: Situation) -> tuple[Suit, ...]:
    """The suit that nobody has bid, if there is only one."""
    return situation.unbid_suits if len(situation.unbid_suits) == 1 else ()


def answer_is_lower(situation: Situation) -> bool:
    """Whether the answer to our opening, a level higher, was no jump."""
    first, answer = (call for call in situation.line[:3:2] if isinstance(call, Bid))
    return answer.strain.index < first.strain.index


def calls(situation: Situation) -> int:
    """How many calls there are from the first bid on."""
    return len(situation.line)


def call_is_known(situation: Situation, nth: int) -> bool:
    """Whether the call at this place, counted from the first bid, is one of the system."""
    return _nth(situation, nth) is not None


def they_just_bid(situation: Situation) -> bool:
    """Whether the call before is a bid."""
    return isinstance(situation.right_hand_call, Bid)


def they_just_doubled(situation: Situation) -> bool:
    """Whether the call before is a double."""
    return isinstance(situation.right_hand_call, Double)


def bid_by_partner(situation: Situation) -> bool:
    """Whether the bid that stands is partner's."""
    return situation.bidder is situation.seat.partner


def shown_by_them(situation: Situation) -> tuple[Suit, ...]:
    """The suits that the opponents have shown, also after one of our side."""
    return (*situation.suits_of(situation.seat.left), *situation.suits_of(situation.seat.right))


def unnamed(situation: Situation) -> tuple[Suit, ...]:
    """The suits nobody has shown or named, whatever the calls meant, from the highest."""
    named = {call.strain.trump for call in situation.line if isinstance(call, Bid)}
    return tuple(suit for suit in situation.unbid_suits if suit not in named)


def doubled_by_partner(situation: Situation) -> Suit:
    """The suit that partner's double is about."""
    last = situation.last.of(situation.seat.partner)
    their = None if last is None else last.rules[0].their
    return their or next(iter(situation.their_suits), Suit.CLUBS)


def partners_overcall(situation: Situation) -> Suit | None:
    """The suit in which partner has overcalled with the last call, if our side has said nothing else."""
    seat, last = situation.seat, situation.last.of(situation.seat.partner)
    calls = situation.calls_of(seat.partner)
    if situation.calls_of(seat) or len(calls) != 1 or situation.opening in {None, calls[0]}:
        return None
    call = calls[0]
    if not isinstance(call, Bid) or last is None or last.call != call or last.is_artificial:
        return None
    return call.strain.trump


def partners_level(situation: Situation) -> int:
    """The level of the first bid that partner has made; 0 if there is none."""
    bids = (call for call in situation.calls_of(situation.seat.partner) if isinstance(call, Bid))
    return next((bid.level for bid in bids), 0)


def we_opened(situation: Situation) -> bool:
    """Whether our side made the first bid."""
    return bool(situation.line) and len(situation.line) % 2 == 0


def their_suit(situation: Situation) -> Suit | None:
    """The suit of theirs that was bid last, else the one shown first; none over notrump."""
    trump = None if situation.last_bid is None else situation.last_bid.strain.trump
    if trump is None or trump in situation.their_suits:
        return trump
    return next(iter(situation.their_suits), None)


def partner_artificial(situation: Situation) -> bool:
    """Whether partner's last call is one of the system and does not speak of what it names."""
    last = situation.last.of(situation.seat.partner)
    return last is not None and last.is_artificial


def partner_bid_notrump(situation: Situation) -> bool:
    """Whether partner's last call was a natural bid in notrump."""
    last = situation.last.of(situation.seat.partner)
    bid = None if last is None or last.is_artificial else last.call
    return isinstance(bid, Bid) and bid.strain is Strain.NOTRUMP


def partner_asks_by_double(situation: Situation) -> bool:
    """Whether partner's last call is a double that asks for a bid."""
    last = situation.last.of(situation.seat.partner)
    return situation.partner_doubled and last is not None and last.meaning in ASKING


def doubled_last(situation: Situation) -> bool:
    """Whether one's own last call but a pass was a double."""
    return situation.calls_of(situation.seat)[-1:] == (DOUBLE,)


def partners_first_suit(situation: Situation) -> Suit | None:
    """The suit of the first bid that partner has made."""
    bids = (call for call in situation.calls_of(situation.seat.partner) if isinstance(call, Bid))
    return next((bid.strain.trump for bid in bids), None)


def is_undisturbed(situation: Situation) -> bool:
    """Whether our side opened one of a suit it spoke of, and they have passed, or doubled artificial raises of ours."""
    opened = situation.opening
    if opened is None or opened.level != 1 or opened.strain is Strain.NOTRUMP:
        return False
    if is_opening_artificial(situation):
        return False
    return have_opponents_passed(situation) or _have_only_doubled_raises(situation)


def _have_only_doubled_raises(situation: Situation) -> bool:
    """Whether every call of theirs but a pass doubled a bid that agreed our suit by another: nothing is changed."""
    side, before = situation.seat.side, None
    for (seat, call), reading in zip(situation.by_seat(), situation.readings, strict=True):
        if seat.side is not side and not isinstance(call, Pass):
            raised = before is not None and before.meaning in ARTIFICIAL_RAISES
            if not raised or not isinstance(call, Double):
                return False
        before = reading
    return True


def trump_suit(situation: Situation) -> Suit | None:
    """The suit that four notrump would ask about: eight cards shown together, else partner's suit bid last.

    There is one at most, so that four notrump never asks about two suits, and after notrump it asks for none.
    """
    together = {
        suit: situation.partner.length(suit).low + situation.own.length(suit).low for suit in reversed(SUITS)
    }
    longest = max(together, key=lambda suit: together[suit])
    if together[longest] >= TRUMPS:
        return longest
    last = situation.last_bid
    trump = None if last is None or situation.bidder is situation.seat else last.strain.trump
    if trump is not None and trump in situation.suits_of(situation.seat.partner):
        return trump if situation.partner.length(trump).low >= 3 else None
    return None


def unstopped(situation: Situation) -> tuple[Suit, ...]:
    """The suit that nobody has bid, if there is only one and no notrump was bid: the opponents will lead it."""
    if any(isinstance(call, Bid) and call.strain is Strain.NOTRUMP for call in situation.line):
        return ()
    unbid = situation.unbid_suits
    return unbid if len(unbid) == 1 else ()


def shown_fit(situation: Situation) -> Suit | None:
    """The suit in which both hands have promised eight cards."""
    both = ((suit, situation.own.length(suit).low + situation.partner.length(suit).low) for suit in SUITS)
    return next((suit for suit, cards in sorted(both, key=lambda pair: -pair[1]) if cards >= TRUMPS), None)


def has_fit(situation: Situation) -> bool:
    """Whether trumps are agreed: both hands have shown eight cards of the suit that was bid last."""
    trump = None if situation.last_bid is None else situation.last_bid.strain.trump
    if trump is None:
        return False
    return situation.partner.length(trump).low + situation.own.length(trump).low >= TRUMPS


def most_cards(situation: Situation, suit: Suit) -> int:
    """The most cards that partner can have in a suit."""
    return situation.partner.length(suit).high


def most_own_cards(situation: Situation, suit: Suit) -> int:
    """The most cards that one can have in a suit, by what one has shown."""
    return situation.own.length(suit).high


def partner_balanced(situation: Situation) -> bool:
    """Whether partner has shown an even hand."""
    return situation.partner.balanced
