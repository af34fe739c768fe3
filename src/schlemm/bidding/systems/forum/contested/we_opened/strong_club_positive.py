"""They bid over our strong club and game is certain all the same: support, suits, notrump with a stopper, or theirs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, have_opponents_bid
from schlemm.bidding.rules.topic import RuleTable
from schlemm.bidding.systems.forum.contested.shared.contest import longest, stopped, suit_bid
from schlemm.bidding.systems.forum.open_suits import open_suits
from schlemm.bidding.systems.forum.opening.strong_forced import forced
from schlemm.bidding.systems.forum.slam.trying import slam_tries
from schlemm.core.calls import DOUBLE, Bid
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import Box

THREE_NOTRUMP: Final = Bid(3, Strain.NOTRUMP)


def where_game_is_certain(agreements: Agreements) -> tuple[RuleTable, ...]:
    """The tables of both partners: they bid on, partner's bid over theirs comes round, and every later turn."""

    def bids_on(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _told(situation, agreements)
        yield Rule(DOUBLE, Box(), Meaning.TAKEOUT, their=suit_of_theirs(situation))

    def comes_round(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _told(situation, agreements)
        yield from forced(situation, agreements)

    def later(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from forced(situation, agreements)

    return (
        RuleTable(Pattern("1C P|X 1M|1NT|2m|2NT ?"), bids_on, closed=True, when=have_they_just_bid),
        RuleTable(Pattern("1C ? ? ?"), bids_on, closed=True, when=_have_they_bid_over_positive),
        RuleTable(Pattern("1C ? ? P"), comes_round, closed=True, when=_is_positive),
        RuleTable(Pattern("1C * P"), later, closed=True, when=_is_ours_and_forced),
    )


def have_they_just_bid(situation: Situation) -> bool:
    """Whether the call before is a bid."""
    return isinstance(situation.right_hand_call, Bid)


def _is_positive(situation: Situation) -> bool:
    last = situation.last.of(situation.seat.partner)
    return last is not None and last.meaning is Meaning.POSITIVE and have_opponents_bid(situation)


def _have_they_bid_over_positive(situation: Situation) -> bool:
    return have_they_just_bid(situation) and _is_positive(situation)


def _is_ours_and_forced(situation: Situation) -> bool:
    """Whether our side opened and its bid stands, neither partner passes below game, and they have bid."""
    ours = len(situation.line) % 2 == 0 and situation.is_ours
    return ours and situation.is_forced_to_game and have_opponents_bid(situation)


def level_of(situation: Situation, suit: Suit) -> int:
    """The lowest level at which the suit may be bid."""
    return situation.cheapest(Strain.of(suit))


def suits_not_theirs(situation: Situation) -> tuple[Suit, ...]:
    """The suits that the opponents have not shown."""
    return tuple(suit for suit in SUITS if suit not in situation.their_suits)


def suit_of_theirs(situation: Situation) -> Suit | None:
    """The suit of theirs that was bid last, or shown first; none where they bid notrump."""
    last = situation.last_bid
    if last is None or last.strain is Strain.NOTRUMP:
        return None
    trump = last.strain.trump
    return trump if trump in situation.their_suits else next(iter(situation.their_suits), None)


def own_suits(
    situation: Situation, suits: tuple[Suit, ...], box: Box, five: int, six: int
) -> Iterator[tuple[Bid, Box]]:
    """The suits of five at their cheapest levels, the longest first: so high with five cards, so high with six."""
    for suit, hands in longest(box, suits, 5):
        level = level_of(situation, suit)
        if level <= (six if hands.length(suit).low >= 6 else five):
            yield suit_bid(level, suit), hands


def _told(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Opener's hand: support, a suit of five, notrump with a stopper; over three notrump only a major of six."""
    theirs = situation.suits_of(situation.seat.partner)
    new = tuple(suit for suit in suits_not_theirs(situation) if suit not in theirs)
    if situation.is_game:
        majors = tuple(suit for suit in new if suit.is_major)
        for call, box in own_suits(
            situation, majors, Box(), 0, 4 if situation.last_bid == THREE_NOTRUMP else 0
        ):
            yield Rule(call, box, Meaning.NEW_SUIT, Force.GAME)
        return
    for suit in theirs:
        if suit.is_major or Bid(level_of(situation, suit), Strain.of(suit)) < THREE_NOTRUMP:
            yield from _support(situation, agreements, suit)
    for call, box in own_suits(situation, new, Box(), 4, 4):
        yield Rule(call, box, Meaning.NEW_SUIT, Force.GAME)
    notrump = situation.cheapest(Strain.NOTRUMP)
    if notrump <= 3:
        box = stopped(Box(), open_suits(situation))
        yield Rule(Bid(notrump, Strain.NOTRUMP), box, Meaning.REBID_NOTRUMP, Force.GAME)
    for suit in theirs:
        yield from _support(situation, agreements, suit)


def _support(situation: Situation, agreements: Agreements, suit: Suit) -> Iterator[Rule]:
    """Three cards of a major, four of a minor; where the raise is game already slam is asked for before."""
    level, game = level_of(situation, suit), situation.game_level(Strain.of(suit))
    fit = Box().with_length(suit, 3 if suit.is_major else 4)
    if level == game:
        yield from slam_tries(situation, agreements, suit, fit)
    if level <= game:
        yield Rule(suit_bid(level, suit), fit, Meaning.RAISE, Force.GAME)
