"""Where to play: the building blocks of every later call, by what both hands hold together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.slam_points import SLAM_POINTS
from schlemm.bidding.systems.forum.constructive.shared.values import (
    MAJOR_GAME,
    MINOR_GAME,
    NOTRUMP_GAME,
    TRUMPS,
    accepts_from,
    cheapest_bid,
    count_for,
    fit_box,
    game_from,
    invites_from,
    natural_bid,
    partners_points,
)
from schlemm.bidding.systems.forum.slam.trying import HOPES, reckoned_points, slam_tries
from schlemm.core.calls import Bid
from schlemm.core.cards import MAJORS, MINORS, SUITS, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Stopper

SLAM_SIGHT: Final = 30
"""Points of both hands, short suits counted, with which a minor is raised rather than notrump bid; one more past it."""


def slams_in(
    situation: Situation,
    agreements: Agreements,
    suit: Suit,
    trumps: int = TRUMPS,
    *,
    more: int = 0,
    fewer: int = HOPES,
    guarded: bool = False,
) -> Iterator[Rule]:
    """Slam is looked for with eight trumps and the points, as ``slam_tries`` says."""
    fit = fit_box(situation, suit, trumps)
    yield from slam_tries(situation, agreements, suit, fit, more=more, fewer=fewer, guarded=guarded)


def trumps_of(situation: Situation) -> Suit | None:
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


def agreed_slams(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Aces are asked for if there are trumps; else notrump is raised to slam."""
    trump = trumps_of(situation)
    if trump is None:
        yield from notrump_slams(situation, Box(balanced=True))
    else:
        yield from slams_in(situation, agreements, trump)


def minor_tries(situation: Situation) -> Iterator[Rule]:
    """A minor in which eight cards are held together, nine where partner has two, before notrump where slam is near.

    At level four it says so; a major of partner's that fits as well comes first.
    """
    for suit in MINORS:
        theirs = situation.partner.length(suit).low
        call = cheapest_bid(situation, suit)
        if theirs < 2 or call is None or call.level > 4 or suit not in our_suits(situation):
            continue
        past_notrump = call.level == 4
        points = SLAM_SIGHT + past_notrump - reckoned_points(situation, situation.seat.partner, suit)
        trumps = TRUMPS if theirs > 2 else TRUMPS + 1
        hand = fit_box(situation, suit, trumps).with_count(PointCount.support(suit), points)
        for major in MAJORS:
            if situation.partner.length(major).low >= 4 and hand.length(major).low == 0:
                hand = hand.with_length(major, 0, TRUMPS - situation.partner.length(major).low - 1)
            elif major in situation.suits_of(situation.seat) and situation.own.length(major).low < 6:
                hand = hand.with_length(major, 0, 5)
        if past_notrump:
            yield Rule(call, hand, Meaning.SLAM_TRY, Force.GAME, trump=suit)
        elif suit in situation.suits_of(situation.seat.partner):
            yield Rule(call, hand, Meaning.RAISE, Force.GAME)


def our_suits(situation: Situation) -> tuple[Suit, ...]:
    """The suits that our side has shown."""
    return (*situation.suits_of(situation.seat), *situation.suits_of(situation.seat.partner))


def notrump_slams(situation: Situation, box: Box | None = None) -> Iterator[Rule]:
    """Six notrump with the points; four notrump asks partner for the most he can hold."""
    points, hand = partners_points(situation), Box() if box is None else box
    yield Rule(natural_bid(6), hand.with_count(PointCount.LONG, SLAM_POINTS - points.low), Meaning.SLAM)
    low = invites_from(points, SLAM_POINTS)
    if points.high > points.low and low > 0:
        invites = hand.with_count(PointCount.LONG, low, SLAM_POINTS - points.low - 1)
        yield Rule(natural_bid(4), invites, Meaning.QUANTITATIVE)


def six_notrump(situation: Situation, hand: Box) -> Iterator[Rule]:
    """Six notrump with the points, without the question for more."""
    return (rule for rule in notrump_slams(situation, hand) if rule.call == natural_bid(6))


def major_game(situation: Situation, suit: Suit, *, last: bool = False, trumps: int = 8) -> Iterator[Rule]:
    """Game in a major.

    Args:
        situation: The auction.
        suit: The major.
        last: Whether partner has invited, so that there is no more asking.
        trumps: Cards of both hands that are enough.
    """
    points = partners_points(situation, suit)
    ends = last or not situation.is_legal(natural_bid(3, suit))
    own = situation.own.length(suit).low >= 5
    need = accepts_from(points, MAJOR_GAME) + own if ends else game_from(points, MAJOR_GAME)
    box = fit_box(situation, suit, trumps).with_count(count_for(situation, suit), need)
    yield Rule(natural_bid(4, suit), box, Meaning.GAME)


def invites_major(situation: Situation, suit: Suit, trumps: int = 8) -> Iterator[Rule]:
    """Three of a major: game if partner has more than the least."""
    points = partners_points(situation, suit)
    call = natural_bid(3, suit)
    box = fit_box(situation, suit, trumps)
    box = box.with_count(count_for(situation, suit), invites_from(points, MAJOR_GAME))
    yield Rule(call, box, Meaning.INVITATION)


def invites_minor(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """Three of a minor with a fit: game, mostly in notrump, if partner has more than the least."""
    points = partners_points(situation, suit)
    box = fit_box(situation, suit).with_count(
        count_for(situation, suit), invites_from(points, MAJOR_GAME) + 1
    )
    yield Rule(natural_bid(3, suit), box, Meaning.INVITATION)


def notrump_game(
    situation: Situation, *, last: bool = False, box: Box | None = None, stopped: tuple[Suit, ...] = ()
) -> Iterator[Rule]:
    """Three notrump."""
    points, hand = partners_points(situation), Box() if box is None else box
    ends = last or not situation.is_legal(natural_bid(2))
    need = accepts_from(points, NOTRUMP_GAME) if ends else game_from(points, NOTRUMP_GAME)
    hand = hand.having(*map(Stopper, stopped))
    yield Rule(natural_bid(3), hand.with_count(PointCount.FIGURES, need), Meaning.GAME)
    yield Rule(natural_bid(3), hand.with_count(PointCount.LONG, need + 1), Meaning.GAME)


def invites_notrump(
    situation: Situation, *, box: Box | None = None, stopped: tuple[Suit, ...] = ()
) -> Iterator[Rule]:
    """Two notrump: game if partner has more than the least."""
    points, hand = partners_points(situation), Box() if box is None else box
    need = invites_from(points, NOTRUMP_GAME)
    hand = hand.with_count(PointCount.FIGURES, need).having(*map(Stopper, stopped))
    yield Rule(natural_bid(2), hand, Meaning.INVITATION)


def minor_game(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """Five of a minor, with nine trumps and the points."""
    points = partners_points(situation, suit)
    need = game_from(points, MINOR_GAME)
    box = fit_box(situation, suit, 9).with_count(count_for(situation, suit), need)
    yield Rule(natural_bid(5, suit), box, Meaning.GAME)


def unstopped(situation: Situation) -> tuple[Suit, ...]:
    """The suit that nobody has bid, if there is only one and no notrump was bid: the opponents will lead it."""
    if any(isinstance(call, Bid) and call.strain is Strain.NOTRUMP for call in situation.line):
        return ()
    unbid = situation.unbid_suits
    return unbid if len(unbid) == 1 else ()


def fourth_suit(situation: Situation, agreements: Agreements, least: int) -> Iterator[Rule]:
    """The suit that nobody has bid: game, and partner describes on."""
    unbid = situation.unbid_suits
    if len(unbid) != 1 or not agreements.fourth_suit:
        return
    call = cheapest_bid(situation, unbid[0])
    if call is not None and call.level <= 3:
        box = Box(figures=Range(least, MOST))
        yield Rule(call, box, Meaning.FOURTH_SUIT, Force.GAME, suits=())


def preferences(situation: Situation) -> Iterator[Rule]:
    """Back to partner's first suit with as many cards as in the second, or one fewer where it is longer."""
    theirs = situation.suits_of(situation.seat.partner)
    last = situation.last_bid
    if len(theirs) < 2 or last is None or last.strain.trump is None:
        return
    first, second = theirs[0], last.strain.trump
    call = cheapest_bid(situation, first)
    if call is None or call.level > 3 or first is second:
        return
    longer = situation.partner.length(first).low > situation.partner.length(second).low
    by = 1 if not longer else -1 if first.is_major else 0
    box = Box().with_longer(first, second, by)
    yield Rule(call, box.with_length(first, 2), Meaning.PREFERENCE)
    yield Rule(call, Box().with_longer(first, second, 1), Meaning.PREFERENCE)


def forced_to_game(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Below game, where neither passes: slam, fits, long suits, stoppers, and a call for every hand."""
    yield from agreed_slams(situation, agreements)
    yield from described(situation)


def described(situation: Situation) -> Iterator[Rule]:
    """The same without a question for slam."""
    yield from _fits(situation)
    yield from minor_tries(situation)
    yield from _describing(situation)
    yield from _last_resort(situation)


def _fits(situation: Situation) -> Iterator[Rule]:
    """A major with eight cards is game at least; slowly, at level three, with more than was shown."""
    for suit in MAJORS:
        if situation.partner.length(suit).low >= 2:
            mine, theirs = situation.own, partners_points(situation, suit)
            extra = fit_box(situation, suit).with_count(
                count_for(situation, suit), max(mine.figures.low + 3, 31 - theirs.low)
            )
            if cheapest_bid(situation, suit) == natural_bid(3, suit):
                yield Rule(natural_bid(3, suit), extra, Meaning.RAISE, Force.GAME)
            yield Rule(natural_bid(4, suit), fit_box(situation, suit), Meaning.GAME)


def _describing(situation: Situation) -> Iterator[Rule]:
    """Six cards in one's own suit, seven for game, three in partner's, stoppers in the last suit, four in a new one."""
    mine, theirs = situation.suits_of(situation.seat), situation.suits_of(situation.seat.partner)
    for suit in mine:
        call = cheapest_bid(situation, suit)
        length = max(situation.own.length(suit).low + 1, 6)
        if call is not None and call.level <= 3 and length <= 7:
            yield Rule(call, Box().with_length(suit, length), Meaning.REBID)
        elif call is not None and call.level == 4 and suit.is_major:
            yield Rule(call, Box().with_length(suit, max(length, 7)), Meaning.GAME)
    for suit in theirs:
        call = cheapest_bid(situation, suit)
        if suit.is_major and call is not None and call.level <= 3 and situation.own.length(suit).low < 3:
            yield Rule(call, Box().with_length(suit, 3), Meaning.RAISE)
    yield from _five_of_major(situation)
    unbid = situation.unbid_suits
    call = cheapest_bid(situation)
    if call is not None and call.level <= 3:
        stopped = Box().having(*map(Stopper, unbid)) if len(unbid) < 2 else Box(balanced=True)
        yield Rule(call, stopped, Meaning.REBID_NOTRUMP if call.level == 2 else Meaning.GAME)
    for suit in (*theirs, *unbid):
        call = cheapest_bid(situation, suit)
        if call is not None and call.level <= 3:
            yield Rule(call, Box().with_length(suit, 4), Meaning.SECOND_SUIT)


def _five_of_major(situation: Situation) -> Iterator[Rule]:
    """A fifth card in one's own major, where partner may have three."""
    for suit in situation.suits_of(situation.seat):
        call = cheapest_bid(situation, suit)
        may_fit = situation.own.length(suit).low == 4 and situation.partner.length(suit).high >= 3
        if suit.is_major and may_fit and call is not None and call.level <= 3:
            yield Rule(call, Box().with_length(suit, 5), Meaning.REBID, Force.GAME)


def _last_resort(situation: Situation) -> Iterator[Rule]:
    """A call for every hand that may not pass: a suit with a card more than promised, the cheapest, notrump."""
    mine, theirs = situation.suits_of(situation.seat), situation.suits_of(situation.seat.partner)
    for suit, length in (*((suit, 5) for suit in mine), *((suit, 3) for suit in theirs)):
        call = cheapest_bid(situation, suit)
        if call is not None and call.level <= 3:
            yield Rule(call, Box().with_length(suit, length), Meaning.WAITING)
    call = cheapest_bid(situation)
    if call is not None and call.level <= 3:
        if call.level == 3:
            yield from _long_instead(situation)
        yield Rule(call, Box(), Meaning.WAITING)
    for suit in (*theirs, *mine):
        call = cheapest_bid(situation, suit)
        if call is not None and call.level <= (4 if suit.is_major else 5):
            yield Rule(call, Box(), Meaning.WAITING)


def _long_instead(situation: Situation) -> Iterator[Rule]:
    """Seven cards of a minor again where three notrump would be bid with the suit open that nobody has bid.

    Not where partner has shown the minor too: there level four looks for slam.
    """
    unbid, theirs = situation.unbid_suits, situation.suits_of(situation.seat.partner)
    for suit in MINORS if len(unbid) == 1 else ():
        call = cheapest_bid(situation, suit)
        mine = suit in situation.suits_of(situation.seat) and suit not in theirs
        if mine and call is not None and call.level == 4:
            box = Box().with_length(suit, 7).with_length(unbid[0], 0, 2)
            yield Rule(call, box, Meaning.REBID, Force.GAME)
