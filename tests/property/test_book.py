"""What stands in the book of a system is done, and what is done stands there: held against hands as they are dealt.

A line is read as a reader reads it, from the facts of its sentences alone.
"""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from tests.effort import mostly_slow

from schlemm.bidding.book.book import BookAuction, BookEntry, book
from schlemm.bidding.choose import choose_call
from schlemm.bidding.interpret import interpret
from schlemm.bidding.systems import NAMES
from schlemm.core.calls import PASS
from schlemm.core.cards import SUITS, Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.sentence import Sentence
from schlemm.core.view import Public
from schlemm.dealing.numbered import random_deal
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Stopper
from schlemm.evaluation.points import figure_points
from schlemm.evaluation.shape import Shape, ShapeClass

OPENINGS, OTHERS, EACH = 600, 80, 14
"""Hands tried with the openings and with every so many-th other auction."""
ODD = 30
"""One hand in so many may be odd: points and lengths that hardly ever come are left out of a range."""


@cache
def hands(count: int) -> tuple[Hand, ...]:
    """Hands as they are dealt."""
    below = Random("book").randrange
    return tuple(random_deal(below).hand(Seat.NORTH) for _ in range(count))


def at(name: str, case: BookAuction) -> Public:
    """Where the book speaks of the auction: nobody is vulnerable, else everybody."""
    states = (Vulnerability.NONE, Vulnerability.BOTH)
    asked = [Public(Seat.NORTH, state, case.auction, BySide(name, name)) for state in states]
    return next((public for public in asked if interpret(public).is_agreed), asked[0])


def tried(name: str) -> Iterator[tuple[BookAuction, Hand, Public]]:
    """Auctions of the book with hands that may have come so far."""
    cases = [case for chapter in book(name) for page in chapter.pages for case in page.cases]
    for place, case in enumerate(cases):
        count = OTHERS if case.auction.calls else OPENINGS
        if case.auction.calls and place % EACH:
            continue
        public = at(name, case)
        known = interpret(public).agreed_situation.known.of(public.auction.turn)
        yield from ((case, hand, public) for hand in hands(count) if hand in known)


@pytest.mark.slow
@pytest.mark.parametrize("name", mostly_slow(NAMES, "natur-b"))
def test_every_call_that_is_agreed_stands_in_the_book(name: str) -> None:
    """Where nothing else is bid than a table says, its auctions list each call that any hand makes, however rare."""
    for chapter in book(name):
        for page in chapter.pages:
            for case in page.cases if page.closed else ():
                told = {entry.call for entry in case.entries}
                assert set(interpret(at(name, case)).agreed_readings) - told <= {PASS}, str(case.auction)


@pytest.mark.parametrize("name", mostly_slow(NAMES, "natur-b"))
def test_what_is_done_stands_in_the_book(name: str) -> None:
    """The call of a hand by the rules has a line, and what the line says is true of the hand, but for odd ones."""
    told = other = 0
    for case, hand, public in tried(name):
        lines = {entry.call: entry for entry in case.entries}
        call = choose_call(public, hand)
        if call in lines:
            told += 1
            other += not admits(lines[call], hand)
    assert told > OPENINGS
    assert other * ODD <= told


@pytest.mark.parametrize("name", mostly_slow(NAMES, "natur-b"))
def test_what_stands_in_the_book_is_done(name: str) -> None:
    """A hand of which only one line is true makes its call, but for odd ones."""
    told = other = 0
    for case, hand, public in tried(name):
        lines = [entry.call for entry in case.entries if admits(entry, hand)]
        if len(lines) == 1:
            told += 1
            other += choose_call(public, hand) != lines[0]
    assert told > OPENINGS // 4
    assert other * ODD <= told


def test_openings_of_the_natural_systems_are_told_without_exception() -> None:
    """No opening of Natur A or B is made by a hand of which its line is not true, twelve points with their figures."""
    for name in ("natur-a", "natur-b"):
        (case,) = book(name, "opening")[0].pages[0].cases
        lines = {entry.call: entry for entry in case.entries}
        public = at(name, case)
        for hand in hands(3000):
            assert admits(lines[choose_call(public, hand)], hand), str(hand)


def admits(entry: BookEntry, hand: Hand) -> bool:
    """Whether all that a line says is true of a hand: one of its sentences or cases, and every detail."""
    details = entry.explanation.details
    cases = [each for each in details if each.code.startswith("shows-case")]
    if not all(is_true(each, hand) for each in details):
        return False
    sentences = (entry.explanation.message, *entry.reasons)
    return any(has_points(each, hand) or has_case(each, cases, hand) for each in sentences)


def has_points(sentence: Sentence, hand: Hand) -> bool:
    """Whether a hand has the points and the length of a sentence."""
    return is_long(sentence, hand) and in_range(sentence, hand, int(sentence.args["low"]))


def has_case(sentence: Sentence, cases: list[Sentence], hand: Hand) -> bool:
    """Whether a hand has the points of a case that is told of the sentence."""
    return any(
        in_range(sentence, hand, int(case.args["low"])) and is_case(sentence, case, hand) for case in cases
    )


def is_case(sentence: Sentence, case: Sentence, hand: Hand) -> bool:
    """Whether the case is that of the hand, its points apart."""
    facts, suit = case.args, Suit.parse(str(case.args["suit"]))
    if case.code == "shows-case-honour":
        return is_long(sentence, hand) and high_cards(hand, suit, 4) >= 1
    if hand.length(suit) < int(facts["length"]):
        return False
    if case.code == "shows-case":
        return True
    enough = high_cards(hand, suit, int(facts["among"])) >= int(facts["least"])
    return enough and figure_points(hand) >= int(facts["figures"])


def is_long(sentence: Sentence, hand: Hand) -> bool:
    """Whether a hand has the length that a sentence names."""
    facts = sentence.args
    if not facts["suit"]:
        return True
    length = hand.length(Suit.parse(str(facts["suit"])))
    return length == facts["length"] if facts["cards"] == "exactly" else length >= int(facts["length"])


def in_range(sentence: Sentence, hand: Hand, low: int) -> bool:
    """Whether a hand has the points of a sentence, from so many."""
    facts = sentence.args
    points = figure_points(hand) + PointCount(facts["count"]).adds(hand.lengths)
    least = points >= low or facts["span"] in {"any", "to"}
    return least and (points <= int(facts["high"]) or facts["span"] in {"any", "from"})


def high_cards(hand: Hand, suit: Suit, among: int) -> int:
    """How many of the highest so many cards of a suit a hand has."""
    return sum(card.rank.letter in "AKQJT"[:among] for card in hand.cards_of(suit))


def is_true(detail: Sentence, hand: Hand) -> bool:
    """Whether a detail is true of a hand; of those that speak of neither shape nor cards nothing is asked."""
    facts = detail.args
    suit = Suit.parse(str(facts["suit"])) if facts.get("suit") else Suit.CLUBS
    match detail.code:
        case "shows-balanced":
            return Shape.of(hand).shape_class is ShapeClass.BALANCED
        case "shows-shape":
            return sorted(hand.lengths) == [3, 3, 3, 4]
        case "shows-length":
            low, high, length = int(facts["low"]), int(facts["high"]), hand.length(suit)
            return (length >= low or facts["span"] == "to") and (length <= high or facts["span"] == "from")
        case "shows-stopper":
            return Stopper(suit).fits(hand)
        case "shows-honours":
            return high_cards(hand, suit, int(facts["among"])) >= int(facts["least"])
        case "shows-honours-everywhere":
            return all(high_cards(hand, each, 4) for each in SUITS)
        case "shows-held":
            held = sum(card.rank.letter == facts["rank"] for card in hand)
            return str(held) in str(facts["held"]).split("/")
        case "shows-no-long-major":
            return max(hand.length(Suit.HEARTS), hand.length(Suit.SPADES)) < 5
    return True
