"""The words that only Forum's texts use."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from schlemm.bidding.language.expressions import Vocabulary, vocabulary
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Reading
from schlemm.bidding.rules.situation import Situation, are_we_alone, have_opponents_bid
from schlemm.bidding.systems.forum.constructive.reckoned import forced_over_reverse, places_after_checkback
from schlemm.bidding.systems.forum.constructive.shared import placing, values
from schlemm.bidding.systems.forum.constructive.third_round import later_rules
from schlemm.bidding.systems.forum.contested.shared.contest import is_vulnerable
from schlemm.bidding.systems.forum.opening.strong_forced import forced as suits_one_by_one
from schlemm.bidding.systems.forum.slam.controls import may_try, unguarded
from schlemm.bidding.systems.forum.slam.trying import asks, slam_tries
from schlemm.bidding.systems.forum.slam.trying import reckoned_points as reckoned
from schlemm.bidding.systems.words import WORDS
from schlemm.core.calls import Bid
from schlemm.core.cards import Suit


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


def upper_third(situation: Situation) -> int:
    """The figure points from which one has the upper third of what one has shown."""
    low, high = situation.own.figures
    return high - (high - low) // 3


def shown_low(situation: Situation, suit: Suit) -> int:
    """The fewest points that partner has shown, but for odd hands, as they count for this suit."""
    return values.partners_points(situation, suit).low


def partners_reckoned_points(situation: Situation, suit: Suit) -> int:
    """The points for play in this suit that partner has but for odd hands: the most of the ways to count them."""
    return reckoned(situation, situation.seat.partner, suit)


FORUM_WORDS: Final[Vocabulary] = MappingProxyType(
    {
        **WORDS,
        **vocabulary(
            undisturbed=values.is_undisturbed,
            they_bid=have_opponents_bid,
            we_are_alone=are_we_alone,
            vulnerable=is_vulnerable,
            call_forces=call_forces,
            call_showed=call_showed,
            answer_is_lower=answer_is_lower,
            may_try=may_try,
            agreed_by_partner=agreed_by_partner,
            last_unbid=last_unbid,
            unguarded=unguarded,
            upper_third=upper_third,
            shown_low=shown_low,
            reckoned_points=partners_reckoned_points,
            agreed_slams=placing.agreed_slams,
            slams_in=placing.slams_in,
            notrump_slams=placing.notrump_slams,
            six_notrump=placing.six_notrump,
            major_game=placing.major_game,
            invites_major=placing.invites_major,
            notrump_game=placing.notrump_game,
            fourth_suit=placing.fourth_suit,
            preferences=placing.preferences,
            described=placing.described,
            forced_over_reverse=forced_over_reverse,
            places_after_checkback=places_after_checkback,
            later_rules=later_rules,
            suits_one_by_one=suits_one_by_one,
            asks=asks,
            slam_tries=slam_tries,
        ),
    }
)
