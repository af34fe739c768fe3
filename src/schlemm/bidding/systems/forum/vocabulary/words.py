"""The words that only Forum's texts use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import MappingProxyType
from typing import Final

from schlemm.bidding.language.expressions import Vocabulary, vocabulary
from schlemm.bidding.natural.development import development
from schlemm.bidding.natural.fit import agreed_suit, expected, shown_points
from schlemm.bidding.natural.sacrifices import are_in_game, sacrifices
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import ASKING, Meaning
from schlemm.bidding.rules.rule import Force, Reading, Rule
from schlemm.bidding.rules.situation import (
    Situation,
    are_we_alone,
    have_opponents_bid,
    is_opening_artificial,
)
from schlemm.bidding.rules.slam_rivals import GOES_ON
from schlemm.bidding.systems.forum.constructive.reckoned import forced_over_reverse, places_after_checkback
from schlemm.bidding.systems.forum.constructive.shared import placing, values
from schlemm.bidding.systems.forum.constructive.third_round import later_rules, over_game
from schlemm.bidding.systems.forum.contested.contest import (
    are_vulnerable,
    is_last_chance,
    is_vulnerable,
    partner_figures,
    their_fit,
    they_called,
)
from schlemm.bidding.systems.forum.contested.fits import competing, game_in_fit, invitations
from schlemm.bidding.systems.forum.contested.game_tries import (
    answer_game_try,
    is_try_to_answer,
    over_their_bid,
    raised_major,
)
from schlemm.bidding.systems.forum.contested.penalties import (
    faces_an_opening,
    have_bid_game_to_make,
    have_hunted,
    penalty_doubles,
)
from schlemm.bidding.systems.forum.open_suits import open_suits
from schlemm.bidding.systems.forum.opening.strong_forced import forced as suits_one_by_one
from schlemm.bidding.systems.forum.slam.controls import may_try, unguarded
from schlemm.bidding.systems.forum.slam.trying import asks, slam_tries
from schlemm.bidding.systems.forum.slam.trying import reckoned_points as reckoned
from schlemm.bidding.systems.words import WORDS
from schlemm.core.calls import DOUBLE, PASS, Bid, Double
from schlemm.core.cards import Strain, Suit
from schlemm.evaluation.counts import PointCount

SHOWS: Final = 4
"""Cards of a suit that make a call about it."""


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


def partners_long(situation: Situation) -> int:
    """The fewest points, long suits counted, that partner has shown."""
    return shown_points(situation, situation.seat.partner, PointCount.LONG).low


def most_support(situation: Situation, suit: Suit) -> int:
    """The most points in support of a suit that one may have."""
    return shown_points(situation, situation.seat, PointCount.support(suit)).high


def without_suit(situation: Situation, rules: Iterable[Rule], suit: Suit) -> Iterator[Rule]:
    """The rules but those that show four cards of this suit."""
    return (rule for rule in rules if rule.box.length(suit).low < SHOWS)


def without_slam_or_suit(situation: Situation, rules: Iterable[Rule], suit: Suit) -> Iterator[Rule]:
    """The rules but those that show four cards of this suit or look for slam."""
    return (rule for rule in without_suit(situation, rules, suit) if rule.meaning not in GOES_ON)


def suits_until_game(situation: Situation, agreements: Agreements, rules: Iterable[Rule]) -> Iterator[Rule]:
    """The rules; where game is certain the suits are told rather than passed below it."""
    if not situation.is_forced_to_game or situation.is_game:
        yield from rules
        return
    yield from (rule for rule in rules if rule.call != PASS)
    yield from suits_one_by_one(situation, agreements)


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


def lack(situation: Situation, figures: int) -> int:
    """The figure points that make so many with what partner is expected to have, near the least that was shown."""
    return round(figures - expected(situation, PointCount.FIGURES))


def likely_lack(situation: Situation, figures: int) -> int:
    """The same with what partner has on average, a little less."""
    return round(figures - partner_figures(situation))


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
            without_suit=without_suit,
            without_slam_or_suit=without_slam_or_suit,
            suits_until_game=suits_until_game,
            we_opened=we_opened,
            they_called=they_called,
            their_suit=their_suit,
            agreed_suit=agreed_suit,
            partner_artificial=partner_artificial,
            partner_bid_notrump=partner_bid_notrump,
            partner_asks_by_double=partner_asks_by_double,
            doubled_last=doubled_last,
            partners_first_suit=partners_first_suit,
            lack=lack,
            likely_lack=likely_lack,
            to_stop=open_suits,
            we_hunt=have_hunted,
            faces_an_opening=faces_an_opening,
            we_bid_game_to_make=have_bid_game_to_make,
            tries_for_game=is_try_to_answer,
            answers_game_try=answer_game_try,
            raised_major=raised_major,
            tries_over_raise=over_their_bid,
            game_in_fit=game_in_fit,
            fit_invitations=invitations,
            over_game=over_game,
            development=development,
            calls=calls,
            call_is_known=call_is_known,
            opening_artificial=is_opening_artificial,
            they_just_bid=they_just_bid,
            they_just_doubled=they_just_doubled,
            they_are_vulnerable=are_vulnerable,
            in_their_game=are_in_game,
            last_chance=is_last_chance,
            bid_by_partner=bid_by_partner,
            their_fit=their_fit,
            shown_by_them=shown_by_them,
            unnamed=unnamed,
            doubled_by_partner=doubled_by_partner,
            partners_overcall=partners_overcall,
            partners_level=partners_level,
            most_support=most_support,
            trump_suit=placing.trumps_of,
            penalty_doubles=penalty_doubles,
            competing=competing,
            sacrifices=sacrifices,
        ),
        **vocabulary(**{"partner.long.low": partners_long}),
    }
)
