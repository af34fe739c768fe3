"""How a book words a call: as it was agreed, and as a player would say it to another.

At the table an explanation holds for every hand that may make the call. A book says what hands make it: shapes and
points that hardly ever come are left out, what the player has said before is not said again, and where length makes up
for points each length has its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

from schlemm.bidding.explanation.explain import Explanation, explained_in, feature_sentences
from schlemm.bidding.rules.rule import Reading
from schlemm.bidding.rules.situation import Situation
from schlemm.core.cards import MAJORS, SUITS, Suit
from schlemm.core.sentence import Sentence
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.classes import POINTS, hands_in, span
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.frequency import usual_least, usual_span
from schlemm.evaluation.handset import HandSet

ODD: Final = 40
"""One hand in so many at the end of a range is left out, unless a rule names that end."""
MOST_CARDS: Final = 13
SHORT: Final = 2
"""Cards of a suit that is short."""
LONG: Final = 5
"""Cards of a suit that is long."""
HELD: Final = frozenset({"shows-held", "shows-key-cards"})
OPEN: Final = 4
"""How many numbers of aces or key cards say next to nothing."""


def worded(situation: Situation, reading: Reading) -> Explanation:
    """The explanation of a call as a book gives it.

    Args:
        situation: What the auction had come to before it, as agreed.
        reading: What the call shows, as agreed.
    """
    usual = usual_reading(reading)
    told = explained_in(situation, usual)
    sentence, cases = by_length(usual, told.message)
    details = [_loosely(each, usual) for each in told.details]
    new = (each for each in details if not _is_known(each, situation) and not _says_nothing(each))
    artificial = explained_in(situation, reading).artificial
    majors = tuple(_no_long_major(usual, situation))
    return replace(told, message=sentence, details=(*cases, *majors, *new), artificial=artificial)


def usual_reading(reading: Reading) -> Reading:
    """The same without odd hands at those ends of points and lengths that no rule names."""
    hands = reading.hands.classes
    counts = (PointCount.FIGURES, PointCount.LONG, *(rule.box.main_count for rule in reading.rules))
    for count in dict.fromkeys(counts):
        hands = _without_odd_points(hands, reading, count) or hands
    for suit in SUITS:
        hands = _without_odd_lengths(hands, reading, suit) or hands
    return Reading(HandSet(hands, reading.hands.features), reading.rules)


def _without_odd_points(hands: int, reading: Reading, count: PointCount) -> int:
    named = [_named(rule.box, count) for rule in reading.rules]
    (low, high), usual = span(hands, count), usual_span(hands, count, ODD)
    least = low if not low or all(each.low for each in named) else usual.low
    most = high if high >= POINTS - 1 or all(each.high < POINTS - 1 for each in named) else usual.high
    return hands & hands_in(Box().with_count(count, least, most))


def _named(box: Box, count: PointCount) -> Range:
    """What a rule asks for in a count."""
    if count is PointCount.FIGURES:
        return box.figures
    if count is PointCount.STRENGTH:
        return box.strength
    return next((each for name, each in box.counts if name is count), Range(0, POINTS - 1))


def _without_odd_lengths(hands: int, reading: Reading, suit: Suit) -> int:
    """The same hands without those that are shorter than nearly all."""
    named = all(rule.box.length(suit).low for rule in reading.rules)
    return hands if named else hands & hands_in(Box().with_length(suit, usual_least(hands, suit, ODD)))


def by_length(reading: Reading, sentence: Sentence) -> tuple[Sentence, tuple[Sentence, ...]]:
    """The sentence with the points of the shortest suit, and for each length that needs fewer a sentence of its own."""
    facts = sentence.args
    if not reading.suits or not facts.get("low") or facts["suit"] != reading.suits[0].letter:
        return sentence, ()
    suit, count = reading.suits[0], PointCount(facts["count"])
    cases = tuple(_cases(reading, suit, count))
    if len(cases) < 2:
        return sentence, ()
    (_, (low, high)), *others = cases
    span_word = "from" if high >= POINTS - 1 else "exactly" if low == high else "between"
    facts.update(low=low, high=high, span=span_word)
    told = tuple(
        Sentence("shows-case", (("suit", suit.letter), ("length", length), ("low", points.low)))
        for length, points in others
    )
    return Sentence(sentence.code, tuple(facts.items())), told


def _cases(reading: Reading, suit: Suit, count: PointCount) -> Iterator[tuple[int, Range]]:
    """Lengths that rules name, from the fewest cards, each with its points where they are fewer than before."""
    lengths = sorted({rule.box.length(suit).low for rule in reading.rules if rule.box.length(suit).low})
    least = POINTS
    for length, longer in pairwise((*lengths, MOST_CARDS + 1)):
        hands = reading.hands.classes & hands_in(Box().with_length(suit, length, longer - 1))
        if hands and span(hands, count).low < least:
            least, high = span(hands, count)
            usual = usual_span(hands, count, ODD)
            yield length, Range(least, high if high >= POINTS - 1 else max(usual.high, least))


def _loosely(detail: Sentence, reading: Reading) -> Sentence:
    """A length without its upper end, unless rules name that end or the suit is short."""
    if detail.code != "shows-length" or detail.args["span"] != "between":
        return detail
    facts, suit = detail.args, Suit.parse(str(detail.args["suit"]))
    named = all(rule.box.length(suit).high < MOST_CARDS for rule in reading.rules)
    if named or int(facts["high"]) <= SHORT:
        return detail
    facts["span"] = "from"
    return Sentence(detail.code, tuple(facts.items()))


def _says_nothing(detail: Sentence) -> bool:
    """Whether it leaves nearly every number of aces or key cards open."""
    return detail.code in HELD and len(str(detail.args["held"]).split("/")) >= OPEN


def _no_long_major(reading: Reading, situation: Situation) -> Iterator[Sentence]:
    """Even hands that bid notrump and would have bid a major of five."""
    bounds, known = reading.bounds, situation.known.of(situation.seat).bounds
    if bounds.balanced and all(bounds.length(each).high < LONG <= known.length(each).high for each in MAJORS):
        yield Sentence("shows-no-long-major")


def _is_known(detail: Sentence, situation: Situation) -> bool:
    """Whether the player has shown as much by earlier calls."""
    known = situation.known.of(situation.seat)
    if detail.code == "shows-balanced":
        return known.bounds.balanced
    if detail.code == "shows-length":
        length, facts = known.bounds.length(Suit.parse(str(detail.args["suit"]))), detail.args
        shorter = facts["span"] == "from" or length.high <= int(facts["high"])
        return length.low >= int(facts["low"]) and shorter
    return detail in feature_sentences(known.features)
