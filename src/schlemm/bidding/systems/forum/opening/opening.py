"""Openings: one of a suit, notrump, the two strong ones, weak twos and preempts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.core.calls import Bid
from schlemm.core.cards import MAJORS, SUITS, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

GAME_FORCE: Final = 24
"""Points, with a point for each card beyond four, that make game alone."""
SEMI_FORCING: Final = 20
"""The same for a hand with a good long suit."""
SHORT_SUITS: Final = ((5, 4, 3, 1), (5, 4, 4, 0))
"""Shapes that open with a point less, with a high honour in the long suit: points and two suits make twenty."""
NO_SHORT_SUIT: Final = ((5, 4, 2, 2),)
"""A shape that does so if two honours lie in the long suit."""
TWO_FIVES: Final = ((5, 5, 2, 1), (5, 5, 3, 0))
"""Shapes with a major that open with two points less, by the same sum, if the honours lie in the higher suit."""
ONE_CLUB: Final = Bid(1, Strain.CLUBS)
STRONG_CLUB: Final = 16
"""Figure points of one club, where it opens every strong hand."""
STRONG_CLUB_LONG: Final = 18
"""The same with a point for each card beyond four."""
LIMITED: Final = 1
"""How much less an opening may have that strong hands do not make, before the fourth seat."""
THIRD_SEAT: Final = 1
"""How much less an opening in third seat may have; a good major of five may have one point less still."""
WEAK: Final = Range(6, 10)
"""Figure points of a weak two."""
PREEMPT: Final = Range(5, 10)
"""Figure points of a preempt, and of a weak two where our side is not vulnerable."""
SEVEN_FOUR: Final = ((7, 4, 1, 1), (7, 4, 2, 0), (7, 5, 1, 0))
"""Shapes of seven cards and four, or five, beside them."""


def opening(agreements: Agreements) -> Topic:
    """The topic."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        if agreements.strong_club:
            yield from _notrump(agreements)
            yield from _strong_club()
        else:
            yield from _strong(agreements)
            yield from _notrump(agreements)
        yield from _one_of_a_suit(situation, agreements)
        if len(situation.public.auction.calls) < 3:
            yield from _preempts(situation, agreements)

    return Topic("opening", (RuleTable(Pattern(""), rules, closed=True),))


def _strong(agreements: Agreements) -> Iterator[Rule]:
    """Two diamonds forces to game, or two clubs does as well; that is 22-23 balanced or a strong suit (D4)."""
    notrump = agreements.two_notrump
    strongest = _very_strong if agreements.weak_diamonds else _forcing_to_game
    forcing = Box(figures=Range(notrump.high + 3, MOST), balanced=True)
    yield strongest(forcing)
    for suit in MAJORS:
        major = Box(figures=Range(notrump.high + 1, MOST)).with_count(PointCount.LONG, GAME_FORCE - 1)
        yield strongest(major.with_length(suit, 5))
    yield strongest(Box().with_count(PointCount.LONG, GAME_FORCE))
    balanced = Box(figures=Range(notrump.high + 1, notrump.high + 2), balanced=True)
    yield _very_strong(balanced)
    for suit in reversed(SUITS):
        long = Box().with_count(PointCount.LONG, SEMI_FORCING).with_length(suit, 6)
        yield _very_strong(long.having(TopHonours(suit, 2)))


def _very_strong(box: Box) -> Rule:
    return Rule(Bid(2, Strain.CLUBS), box, Meaning.SEMI_FORCING, Force.ROUND)


def _forcing_to_game(box: Box) -> Rule:
    return Rule(Bid(2, Strain.DIAMONDS), box, Meaning.GAME_FORCE, Force.GAME)


def _strong_club() -> Iterator[Rule]:
    """Every strong hand that notrump does not open, with few points only on very long suits."""
    for box in (Box(figures=Range(STRONG_CLUB, MOST)), Box().with_count(PointCount.LONG, STRONG_CLUB_LONG)):
        yield Rule(ONE_CLUB, box, Meaning.STRONG_CLUB, Force.ROUND)


def _notrump(agreements: Agreements) -> Iterator[Rule]:
    """Balanced hands; a major of five is opened as such."""
    for level, figures in ((1, agreements.notrump), (2, agreements.two_notrump)):
        box = (
            Box(figures=figures, balanced=True).with_length(Suit.HEARTS, 2, 4).with_length(Suit.SPADES, 2, 4)
        )
        yield Rule(Bid(level, Strain.NOTRUMP), box, Meaning.OPENING_NOTRUMP)
    for minor in (Suit.CLUBS, Suit.DIAMONDS):
        box = Box(figures=agreements.two_notrump, shapes=((5, 4, 2, 2),)).with_length(minor, 5)
        yield Rule(Bid(2, Strain.NOTRUMP), box, Meaning.OPENING_NOTRUMP)


def _one_of_a_suit(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """The longest suit: of two fives the higher, of two fours in the minors diamonds, of two threes clubs."""
    passes = len(situation.public.auction.calls)
    least = agreements.opening - _lighter(passes, agreements)
    boxes = [Box().with_count(PointCount.LONG, least + 1), Box(figures=Range(least, MOST))]
    if passes == 3:
        boxes.append(Box(figures=Range(least - 1, MOST)).with_length(Suit.SPADES, 4))
    for box in boxes:
        yield from _longest(box, agreements)
    for rule in _two_suits(agreements.opening):
        if rule.call != ONE_CLUB or not agreements.strong_club:
            yield rule
    if passes == 2:
        for suit in MAJORS:
            light = Box(figures=Range(least - 1, MOST)).with_length(suit, 5)
            yield _opens(suit, light.having(TopHonours(suit, 2)))


def _lighter(passes: int, agreements: Agreements) -> int:
    """How many points fewer than agreed are enough behind so many passes."""
    if agreements.strong_club:
        return LIMITED if passes < 3 else 0
    return THIRD_SEAT if passes == 2 else 0


def _longest(box: Box, agreements: Agreements) -> Iterator[Rule]:
    if agreements.strong_club:
        yield from _longest_but_clubs(box, agreements)
        return
    for length in range(7, 4, -1):
        for suit in reversed(SUITS):
            yield _opens(suit, box.with_length(suit, length))
    if agreements.majors == 4:
        for suit in (Suit.HEARTS, Suit.SPADES):
            yield _opens(suit, box.with_length(suit, 4))
    yield _opens(Suit.DIAMONDS, box.with_length(Suit.DIAMONDS, 4))
    yield _opens(Suit.DIAMONDS, box.with_length(Suit.DIAMONDS, 3).with_length(Suit.CLUBS, 0, 2))
    yield _opens(Suit.CLUBS, box.with_length(Suit.CLUBS, 3))


def _longest_but_clubs(box: Box, agreements: Agreements) -> Iterator[Rule]:
    """Two clubs with six cards, or five beside a major of four; one diamond is what nothing else opens."""
    for length in range(7, 4, -1):
        for suit in (*MAJORS, Suit.DIAMONDS):
            yield _opens(suit, box.with_length(suit, length))
        clubs = box.with_length(Suit.CLUBS, length)
        for hand in (clubs,) if length > 5 else tuple(clubs.with_length(suit, 4) for suit in MAJORS):
            yield Rule(Bid(2, Strain.CLUBS), hand, Meaning.OPENING)
    if agreements.majors == 4:
        for suit in (Suit.HEARTS, Suit.SPADES):
            yield _opens(suit, box.with_length(suit, 4))
    yield _opens(Suit.DIAMONDS, box)


def _two_suits(least: int) -> Iterator[Rule]:
    """Points and the lengths of the two longest suits make twenty, and there are honours in the longer: an opening."""
    for suit in reversed(SUITS):
        short = Box(figures=Range(least - 1, MOST), shapes=SHORT_SUITS).with_length(suit, 5)
        yield _opens(suit, short.having(TopHonours(suit, 1, 3)))
        even = Box(figures=Range(least - 1, MOST), shapes=NO_SHORT_SUIT).with_length(suit, 5)
        yield _opens(suit, even.having(TopHonours(suit, 2, 4)))
    spades = Box(figures=Range(least - 2, MOST), shapes=TWO_FIVES).with_length(Suit.SPADES, 5)
    hearts = Box(figures=Range(least - 2, MOST), shapes=TWO_FIVES).with_length(Suit.HEARTS, 5)
    for suit, fives in ((Suit.SPADES, spades), (Suit.HEARTS, hearts.with_length(Suit.SPADES, 0, 4))):
        yield _opens(suit, fives.having(TopHonours(suit, 2, 5)))


def _opens(suit: Suit, box: Box) -> Rule:
    return Rule(Bid(1, Strain.of(suit)), box, Meaning.OPENING)


def _preempts(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Long suits with few points; the longer, the higher, and not vulnerable with less."""
    vulnerable = situation.public.vulnerability.of(situation.seat.side)
    if agreements.preempts:
        yield from _eight_cards(vulnerable=vulnerable)
        yield from _seven_cards(vulnerable=vulnerable)
    yield from _weak_twos(situation, agreements, vulnerable=vulnerable)
    if agreements.preempts and not vulnerable:
        for minor in (Suit.DIAMONDS, Suit.CLUBS):
            box = Box(figures=PREEMPT).with_length(minor, 6, 6).having(TopHonours(minor, 1, 3))
            yield Rule(Bid(3, Strain.of(minor)), box, Meaning.PREEMPT)


def _eight_cards(*, vulnerable: bool) -> Iterator[Rule]:
    for suit in reversed(SUITS):
        box = _long(suit, 8, vulnerable=vulnerable)
        yield Rule(Bid(4 if suit.is_major else 3, Strain.of(suit)), box, Meaning.PREEMPT)


def _seven_cards(*, vulnerable: bool) -> Iterator[Rule]:
    """Level three, and four with four cards beside a major: that is worth a trick more."""
    for suit in reversed(SUITS):
        seven = _long(suit, 7, vulnerable=vulnerable).with_length(suit, 7, 7)
        if suit.is_major:
            four = seven._replace(shapes=SEVEN_FOUR)
            four = four.having(TopHonours(suit, 2, 4)) if vulnerable else four
            yield Rule(Bid(4, Strain.of(suit)), four, Meaning.PREEMPT)
        yield Rule(Bid(3, Strain.of(suit)), seven, Meaning.PREEMPT)


def _long(suit: Suit, cards: int, *, vulnerable: bool) -> Box:
    """Hands with so many cards of a suit, vulnerable with two of its high ones."""
    box = Box(figures=PREEMPT).with_length(suit, cards)
    return box.having(TopHonours(suit, 2, 12 - cards)) if vulnerable else box


def _weak_twos(situation: Situation, agreements: Agreements, *, vulnerable: bool) -> Iterator[Rule]:
    """Six cards; in third seat, not vulnerable, five good ones do: partner has passed, and it asks for a lead."""
    suits = _weak_suits(agreements)
    for suit in suits:
        yield _weak_two(suit, Box(figures=WEAK).with_length(suit, 6, 6).having(TopHonours(suit, 2, 5)))
    if vulnerable:
        return
    for suit in suits:
        yield _weak_two(suit, Box(figures=PREEMPT).with_length(suit, 6, 6).having(TopHonours(suit, 1, 3)))
    if len(situation.public.auction.calls) == 2:
        for suit in suits:
            yield _weak_two(suit, Box(figures=WEAK).with_length(suit, 5, 5).having(TopHonours(suit, 2, 3)))


def _weak_two(suit: Suit, box: Box) -> Rule:
    return Rule(Bid(2, Strain.of(suit)), box, Meaning.WEAK_TWO)


def _weak_suits(agreements: Agreements) -> tuple[Suit, ...]:
    """The suits of which two is a weak opening."""
    majors = MAJORS if agreements.weak_twos else ()
    return (*majors, Suit.DIAMONDS) if agreements.weak_diamonds else majors
