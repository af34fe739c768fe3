"""Answers to four notrump over their bid, and what the asker makes of every answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from schlemm.bidding.rules.ace_asking import aces_shown
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Reading, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.slam_points import GRAND_SLAM_POINTS, LONG_GRAND_SLAM_POINTS
from schlemm.bidding.systems.forum.auction.points import reckoned_points
from schlemm.bidding.systems.natur_aces import FOUR_NOTRUMP
from schlemm.core.calls import DOUBLE, PASS, Bid, Call
from schlemm.core.cards import STRAINS, Rank, Strain, Suit
from schlemm.core.seats import Seat
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Feature, Holds, KeyCards

ACES: Final = 4
KEYS: Final = 5
_POINTS_FOR_MORE: Final = {(0, 4): 12, (0, 3): 8, (1, 4): 13, (2, 5): 17, (3, 4): 17}
"""Figure points partner must be sure to have, to be taken for the higher number of an answer that means two."""
KINGS: Final = Bid(5, Strain.NOTRUMP)
"""Asks for kings."""
SAFE_TRUMPS: Final = 9
"""Trumps of both hands that do without the queen."""


def partners_question(situation: Situation) -> Suit | None:
    """The trumps about which partner's four notrump asks."""
    return FOUR_NOTRUMP.trump(situation, situation.seat.partner)


def asked_about_keys(situation: Situation, agreements: Agreements) -> bool:
    """Whether partner's four notrump asks for key cards."""
    return _kind(situation, agreements) is not Meaning.ASK_ACES


def _kind(situation: Situation, agreements: Agreements) -> Meaning:
    for (seat, call), reading in zip(situation.by_seat(), situation.readings, strict=True):
        if call == FOUR_NOTRUMP.bid and seat is situation.seat.partner and reading is not None:
            return reading.meaning
    return Meaning.ASK_KEY_CARDS if agreements.key_cards else Meaning.ASK_ACES


def answers_over_their_bid(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Answers over a bid at level five: a double, a pass, the next bid and the one after it."""
    last, trump = situation.last_bid, partners_question(situation)
    if last is None or trump is None:
        return
    after, over = (Bid(index // 5 + 1, STRAINS[index % 5]) for index in (last.index + 1, last.index + 2))
    steps: tuple[Feature, ...] = tuple(Holds(Rank.ACE, held) for held in ((0,), (1,), (2,), (3, 4)))
    meaning, about = Meaning.ACES, None
    if asked_about_keys(situation, agreements):
        twos = (KeyCards(trump, (2, 5), queen=queen) for queen in (False, True))
        steps, meaning, about = (
            (KeyCards(trump, (0, 3)), KeyCards(trump, (1, 4)), *twos),
            Meaning.KEY_CARDS,
            trump,
        )
    calls: tuple[Call, ...] = (DOUBLE, PASS, after, over)
    for call, step in zip(calls, steps, strict=True):
        yield Rule(call, Box().having(step), meaning, trump=about)


def places_after_aces(situation: Situation) -> Iterator[Rule]:
    """What the asker bids over the answer: two aces missing, five; one, six; none, the question for kings or six."""
    trump, answer = FOUR_NOTRUMP.trump(situation, situation.seat), situation.last.of(situation.seat.partner)
    if trump is not None and answer is not None:
        decide = _after_key_cards if answer.meaning is Meaning.KEY_CARDS else _after_aces
        yield from decide(situation, trump, answer)


def places_after_kings(situation: Situation) -> Iterator[Rule]:
    """Seven with all kings, or one missing and more points; else six."""
    trump, answer = FOUR_NOTRUMP.trump(situation, situation.seat), situation.last.of(situation.seat.partner)
    if trump is not None and answer is not None:
        yield from _after_kings(situation, trump, answer)


def raises_the_stop(situation: Situation) -> Iterator[Rule]:
    """Once the asker has stopped: with the higher number of the two that the answer means, one level more."""
    trump, answer = partners_question(situation), situation.last.of(situation.seat)
    if trump is not None and answer is not None:
        yield from _goes_on(situation, trump, answer)


def _after_aces(situation: Situation, trump: Suit, answer: Reading) -> Iterator[Rule]:
    """The asker's rules over an answer that shows aces."""
    if aces_shown(answer):
        all_held = Box().having(Holds(Rank.ACE, _mine(situation, answer, ACES, 0)))
        yield from _asks_kings(situation, trump, all_held)
        one_missing = Holds(Rank.ACE, _mine(situation, answer, ACES, 1))
        yield from _six_or_five(situation, trump, Box().having(one_missing))
    yield from _stops(situation, trump)


def _after_key_cards(situation: Situation, trump: Suit, answer: Reading) -> Iterator[Rule]:
    """The asker's rules over an answer that shows key cards; the queen of trumps counts as one of them."""
    if aces_shown(answer):
        queen = _queen(answer)
        all_held, one_missing = (_mine(situation, answer, KEYS, missing) for missing in (0, 1))
        with_queen = KeyCards(trump, all_held, None if queen else True)
        yield from _asks_kings(situation, trump, Box().having(with_queen))
        every = Box().having(KeyCards(trump, all_held))
        yield from _six_or_five(situation, trump, every, grand=True)
        own_queen = True if queen is False else None
        one = KeyCards(trump, one_missing, own_queen)
        yield from _six_or_five(situation, trump, Box().having(one))
        long = Box().with_length(trump, max(SAFE_TRUMPS - situation.partner.length(trump).low, 0))
        yield from _six_or_five(situation, trump, long.having(KeyCards(trump, one_missing)))
    yield from _stops(situation, trump)


def _six_or_five(situation: Situation, trump: Suit, box: Box, *, grand: bool = False) -> Iterator[Rule]:
    """Six with cards enough; judgement may stop at five, where the rest of both hands promises less, or bid seven."""
    five = Bid(5, Strain.of(trump))
    yield Rule(_six(trump), box, Meaning.SLAM)
    if grand:
        yield Rule(Bid(7, Strain.of(trump)), box, Meaning.SLAM).as_rival(box)
    stops = PASS if situation.last_bid == five else five
    yield Rule(stops, box, Meaning.SIGN_OFF, rival=True)


def _asks_kings(situation: Situation, trump: Suit, box: Box) -> Iterator[Rule]:
    points = GRAND_SLAM_POINTS - 1 - reckoned_points(situation, trump)
    enough = box.with_count(PointCount.support(trump), points).having(*_enough_kings(trump))
    yield Rule(KINGS, enough, Meaning.ASK_KINGS, Force.ROUND, trump=trump)


def _mine(situation: Situation, answer: Reading, total: int, missing: int) -> tuple[int, ...]:
    """How many the asker must hold so that at most so many are missing.

    An answer that means one of two numbers means the lower if the asker's own cards or partner's points say so.
    """
    shown = aces_shown(answer)
    taken = _taken_for(situation, shown, situation.seat.partner)

    def lacking(own: int) -> int:
        possible = [number for number in shown if number + own <= total] or [0]
        return total - own - (taken if taken in possible else possible[0])

    return tuple(own for own in range(total + 1) if lacking(own) <= missing)


def _after_kings(situation: Situation, trump: Suit, answer: Reading) -> Iterator[Rule]:
    """The asker's rules over an answer that shows kings: seven with all, or one missing and more points."""
    shown = aces_shown(answer)
    if shown:
        number = _taken_for(situation, shown, situation.seat.partner)
        seven = Bid(7, Strain.of(trump))
        yield Rule(seven, Box().having(Holds(Rank.KING, _from(ACES - number))), Meaning.SLAM)
        solid = Box().with_count(
            PointCount.support(trump),
            LONG_GRAND_SLAM_POINTS - reckoned_points(situation, trump),
        )
        yield Rule(seven, solid.having(Holds(Rank.KING, _from(ACES - 1 - number))), Meaning.SLAM)
    if situation.last_bid == _six(trump):
        yield Rule(PASS, Box(), Meaning.PASS)
    yield Rule(_six(trump), Box(), Meaning.SIGN_OFF)
    yield Rule(Bid(6, Strain.NOTRUMP), Box(), Meaning.SIGN_OFF)


def _goes_on(situation: Situation, trump: Suit, answer: Reading) -> Iterator[Rule]:
    """Partner's place after the asker has stopped: with the higher number of the two shown, one level more."""
    shown, last = aces_shown(answer), situation.last_bid
    taken_low = len(shown) > 1 and _taken_for(situation, shown, situation.seat) == shown[0]
    if taken_low and last == Bid(5, Strain.of(trump)):
        more = (shown[1],)
        feature = KeyCards(trump, more) if answer.meaning is Meaning.KEY_CARDS else Holds(Rank.ACE, more)
        yield Rule(_six(trump), Box().having(feature), Meaning.SLAM)
    yield Rule(PASS, Box(), Meaning.PASS)


def _taken_for(situation: Situation, shown: tuple[int, ...], answerer: Seat) -> int:
    """Which of the numbers shown the asker reckons with, by the points that the answerer has promised."""
    if len(shown) < 2:
        return shown[0] if shown else 0
    points = situation.known.of(answerer).bounds.figures
    return shown[1] if points.low >= _POINTS_FOR_MORE[shown[0], shown[1]] else shown[0]


def _features(answer: Reading) -> Iterable[Feature]:
    return (feature for rule in answer.rules for feature in rule.box.features)


def _queen(answer: Reading) -> bool | None:
    return next((each.queen for each in _features(answer) if isinstance(each, KeyCards)), None)


def _from(least: int) -> tuple[int, ...]:
    return tuple(range(max(least, 0), ACES + 1))


def _six(trump: Suit) -> Bid:
    return Bid(6, Strain.of(trump))


def _stops(situation: Situation, trump: Suit) -> Iterator[Rule]:
    """Five of the suit if it can still be bid or stands; otherwise six."""
    five = Bid(5, Strain.of(trump))
    if situation.last_bid == five:
        yield Rule(PASS, Box(), Meaning.PASS)
    yield Rule(five, Box(), Meaning.SIGN_OFF)
    if situation.last_bid is not None and situation.last_bid.index > five.index:
        yield Rule(_six(trump), Box(), Meaning.SIGN_OFF)


def _enough_kings(trump: Suit) -> tuple[Holds, ...]:
    """Kings enough that the answer cannot pass six of the suit with two kings missing."""
    least = {Suit.CLUBS: 2, Suit.DIAMONDS: 1}.get(trump, 0)
    return (Holds(Rank.KING, _from(least)),) if least else ()
