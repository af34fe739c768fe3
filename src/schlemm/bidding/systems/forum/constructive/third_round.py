"""Later calls of an undisturbed auction that no other table answers: accept, decline, invite, place it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.slam_points import SLAM_POINTS
from schlemm.bidding.systems.forum.constructive.shared.placing import (
    agreed_slams,
    forced_to_game,
    invites_major,
    invites_minor,
    invites_notrump,
    major_game,
    minor_game,
    minor_tries,
    notrump_game,
    notrump_slams,
    preferences,
    slams_in,
    trumps_of,
    unstopped,
)
from schlemm.bidding.systems.forum.constructive.shared.values import (
    NOTRUMP_GAME,
    accepts_from,
    cheapest_bid,
    fit_box,
    natural_bid,
    partners_points,
)
from schlemm.bidding.systems.forum.slam.trying import reckoned_points
from schlemm.core.cards import MAJORS, MINORS, SUITS, Suit
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

LIMITED = frozenset(
    {Meaning.INVITATION, Meaning.LIMIT_RAISE, Meaning.NOTRUMP_BALANCED, Meaning.REBID_NOTRUMP}
)
"""Calls of partner's that leave the decision to this hand."""
ALONE: Final = 8
"""Cards of a suit that needs none of partner's."""


def later_rules(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """The rules for either partner, from the best."""
    if situation.is_game:
        yield from over_game(situation, agreements)
    elif situation.is_forced_to_game:
        yield from forced_to_game(situation, agreements)
    else:
        yield from placed(situation, agreements)


def invited(situation: Situation) -> bool:
    """Whether partner's last call asked this hand to decide."""
    last = situation.last.of(situation.seat.partner)
    return last is not None and last.meaning in LIMITED


def over_game(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Once in game, only slam is left, and a better game than three notrump."""
    last = situation.last_bid
    if last is None or last.level >= 5 or situation.bidder is situation.seat:
        return
    if last.strain.trump is not None:
        yield from slams_in(situation, agreements, last.strain.trump)
        yield from _plays_alone(situation, last.strain.trump)
        return
    if _is_quantitative(situation):
        yield from _accepts_slam(situation)
        return
    trumps = trumps_of(situation)
    if trumps is not None:
        yield from slams_in(situation, agreements, trumps)
    elif agreements.gerber:
        yield from _asks_over_notrump(situation)
    yield from minor_tries(situation)
    for suit in MAJORS:
        if situation.partner.length(suit).low >= 2:
            yield Rule(natural_bid(4, suit), fit_box(situation, suit), Meaning.GAME)
        elif situation.own.length(suit).low >= 5 and not situation.partner.balanced:
            yield Rule(natural_bid(4, suit), Box().with_length(suit, 7), Meaning.GAME)
    if trumps is None:
        yield from notrump_slams(situation)


def _plays_alone(situation: Situation, partners: Suit) -> Iterator[Rule]:
    """One's own good major of eight cards, shown before, is a better game than partner's suit with one card at most."""
    for suit in MAJORS:
        if suit in situation.suits_of(situation.seat) and suit is not partners:
            alone = Box().with_length(suit, ALONE).with_length(partners, 0, 1).having(TopHonours(suit, 2))
            yield Rule(natural_bid(4, suit), alone, Meaning.GAME)


def _is_quantitative(situation: Situation) -> bool:
    """Whether partner has asked for slam in notrump with the most."""
    last = situation.last.of(situation.seat.partner)
    return last is not None and last.meaning is Meaning.QUANTITATIVE


def _accepts_slam(situation: Situation) -> Iterator[Rule]:
    """Six notrump with more than the middle of what was shown."""
    need = accepts_from(partners_points(situation), SLAM_POINTS) + 1
    yield Rule(natural_bid(6), Box().with_count(PointCount.LONG, need), Meaning.SLAM)


def _asks_over_notrump(situation: Situation) -> Iterator[Rule]:
    """Four clubs over partner's three notrump ask for aces, with trumps for a major of his; clubs are not ours."""
    ours = (*situation.suits_of(situation.seat), *situation.suits_of(situation.seat.partner))
    if Suit.CLUBS in ours or situation.last_bid != natural_bid(3):
        return
    longest = max(MAJORS, key=lambda suit: situation.partner.length(suit).low)
    if situation.partner.length(longest).low >= 4:
        points = reckoned_points(situation, situation.seat.partner, longest)
        box = fit_box(situation, longest).with_count(PointCount.support(longest), SLAM_POINTS - points)
        yield Rule(natural_bid(4, Suit.CLUBS), box, Meaning.ASK_ACES, Force.ROUND, trump=longest)


def placed(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Games and slams by the points of both hands, then invitations, then the best place to stop."""
    last = invited(situation)
    yield from agreed_slams(situation, agreements)
    for suit in MAJORS:
        if _possible(situation, suit):
            yield from major_game(situation, suit, last=last)
    if last:
        yield from _accepts_with_shape(situation)
    yield from notrump_game(situation, last=last, stopped=_to_stop(situation))
    for suit in MINORS:
        if _possible(situation, suit):
            yield from minor_game(situation, suit)
    if last:
        yield from _accepts_somehow(situation)
    else:
        yield from _invitations(situation)
    yield from stopping(situation)


def _to_stop(situation: Situation) -> tuple[Suit, ...]:
    """The suits that three notrump stops: over a minor at level three every one that nobody has bid."""
    last = situation.last_bid
    if last is not None and last.level == 3 and last.strain.is_minor and not situation.is_asked:
        return situation.unbid_suits
    return unstopped(situation)


def _accepts_with_shape(situation: Situation) -> Iterator[Rule]:
    """A long major is game by itself; three cards for partner's major, or five of a second one, are told on the way."""
    need = accepts_from(partners_points(situation), NOTRUMP_GAME)
    accepts = Box().with_count(PointCount.LONG, need)
    mine = situation.suits_of(situation.seat)
    if not mine:
        return
    first = mine[0]
    if first.is_major and situation.own.length(first).low >= 5:
        yield Rule(natural_bid(4, first), accepts.with_length(first, 7), Meaning.GAME)
        yield Rule(natural_bid(4, first), Box().with_length(first, 8), Meaning.GAME)
    for suit in MAJORS:
        call, theirs = cheapest_bid(situation, suit), situation.partner.length(suit)
        if call is None or call.level != 3 or suit is first:
            continue
        if suit not in situation.suits_of(situation.seat.partner):
            yield Rule(
                call, accepts.with_length(suit, 5).with_length(first, 5), Meaning.SECOND_SUIT, Force.GAME
            )
        elif theirs.low == 4 < theirs.high:
            yield Rule(call, accepts.with_length(suit, 3, 3), Meaning.RAISE, Force.GAME)


def _accepts_somehow(situation: Situation) -> Iterator[Rule]:
    """More than a minimum and no game in sight: a good major of one's own again, and partner chooses."""
    need = accepts_from(partners_points(situation), NOTRUMP_GAME)
    for suit in situation.suits_of(situation.seat):
        call = cheapest_bid(situation, suit)
        if suit.is_major and call is not None and call.level == 3:
            good = Box().with_count(PointCount.FIGURES, need).with_length(suit, 5)
            yield Rule(call, good.having(TopHonours(suit, 3, 4)), Meaning.REBID, Force.ROUND)
    last = situation.last_bid
    if last is not None and last.strain.is_minor and last.level == 3:
        suit = SUITS[last.strain.index]
        raises = Box().with_count(PointCount.FIGURES, need).with_length(suit, 2)
        yield Rule(natural_bid(4, suit), raises, Meaning.INVITATION)


def _possible(situation: Situation, suit: Suit) -> bool:
    return situation.partner.length(suit).low >= 1


def _invitations(situation: Situation) -> Iterator[Rule]:
    for suit in MAJORS:
        if _possible(situation, suit) and situation.partner.length(suit).low >= 2:
            yield from invites_major(situation, suit)
    if not (situation.last_bid is not None and situation.last_bid.strain.trump in MAJORS and _fit(situation)):
        yield from invites_notrump(situation, stopped=unstopped(situation))
    for suit in MINORS:
        if situation.partner.length(suit).low >= 3:
            yield from invites_minor(situation, suit)


def _fit(situation: Situation) -> bool:
    """Whether trumps are agreed: both have shown eight cards of the suit that was bid last."""
    trump = None if situation.last_bid is None else situation.last_bid.strain.trump
    if trump is None:
        return False
    return situation.partner.length(trump).low + situation.own.length(trump).low >= 8


def stopping(situation: Situation) -> Iterator[Rule]:
    """A part score: partner's first suit, one's own with six cards; where partner asked, a call for every hand."""
    if _fit(situation) and not situation.is_asked:
        return
    yield from preferences(situation)
    for suit in situation.suits_of(situation.seat):
        call = cheapest_bid(situation, suit)
        if call is not None and call.level <= 3 and situation.own.length(suit).high >= 6:
            yield Rule(call, fit_box(situation, suit).with_length(suit, 6), Meaning.SIGN_OFF)
    if situation.is_asked:
        yield from _answers(situation)


def _answers(situation: Situation) -> Iterator[Rule]:
    for suit in (*situation.suits_of(situation.seat), *situation.suits_of(situation.seat.partner)):
        call = cheapest_bid(situation, suit)
        if call is not None and call.level <= 3:
            box = Box().with_length(suit, 5 if suit in situation.suits_of(situation.seat) else 3)
            yield Rule(call, box, Meaning.WAITING)
    call = cheapest_bid(situation)
    if call is not None and call.level <= 3:
        yield Rule(call, Box(), Meaning.WAITING)
    for suit in (*situation.suits_of(situation.seat.partner), *situation.suits_of(situation.seat)):
        call = cheapest_bid(situation, suit)
        if call is not None and call.level <= 5:
            yield Rule(call, Box(), Meaning.WAITING)
