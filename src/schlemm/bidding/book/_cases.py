"""What makes up for points: a longer suit, or a high card where it helps. Each case has a sentence of its own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from schlemm.bidding.rules.rule import Reading, Rule
from schlemm.core.cards import Suit
from schlemm.core.sentence import Sentence
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.classes import POINTS, hands_in, span
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours
from schlemm.evaluation.frequency import usual_least, usual_span

ODD: Final = 100
"""One hand in so many at the end of a range is left out, unless a rule names that end."""
FEW: Final = 25
"""Lengths that fewer than one hand in so many has are no case to begin with."""
MOST_CARDS: Final = 13
"""Cards of a hand."""


def by_case(reading: Reading, sentence: Sentence) -> tuple[Sentence, tuple[Sentence, ...]]:
    """The sentence with the points of the plainest case, and for each case that needs fewer one of its own."""
    facts = sentence.args
    if not facts.get("low"):
        return sentence, ()
    count = PointCount(facts["count"])
    told: tuple[Sentence, ...] = ()
    if reading.suits and facts["suit"] == reading.suits[0].letter:
        lengths = tuple(_lengths(reading, reading.suits[0], count))
        if len(lengths) > 1 or (lengths and lengths[0][0] > reading.bounds.length(reading.suits[0]).low):
            (length, points), *others = lengths
            facts.update(length=length, cards="from", **_range(points))
            told = tuple(_with_cards(reading.suits[0], *each) for each in others)
    plain = _without_honours(reading, count)
    if plain is not None and plain > int(facts["low"]) and not told:
        told = tuple(dict.fromkeys(_with_honours(reading, count, plain)))
        facts.update(_range(Range(plain, max(int(facts["high"]), plain))) if told else {})
    return Sentence(sentence.code, tuple(facts.items())), told


def points_asked(box: Box, count: PointCount) -> Range:
    """What a rule asks for in a count."""
    if count is PointCount.FIGURES:
        return box.figures
    if count is PointCount.STRENGTH:
        return box.strength
    return next((each for name, each in box.counts if name is count), Range(0, POINTS - 1))


def _range(points: Range) -> dict[str, str | int]:
    """The facts of a sentence about so many points."""
    low, high = points
    return {
        "low": low,
        "high": high,
        "span": "from" if high >= POINTS - 1 else "exactly" if low == high else "between",
    }


def _lengths(reading: Reading, suit: Suit, count: PointCount) -> Iterator[tuple[int, Range]]:
    """Lengths that rules name, from the fewest cards that are usual, each with its points where these are fewer."""
    hands = reading.hands.classes
    fewest = reading.bounds.length(suit).low
    lengths = sorted({max(rule.box.length(suit).low, fewest) for rule in reading.rules})
    shortest, least = usual_least(hands, suit, FEW), POINTS
    for length, longer in pairwise((*lengths, MOST_CARDS + 1)):
        some = hands & hands_in(Box().with_length(suit, length, longer - 1))
        if longer > shortest and some and span(some, count).low < least:
            least, high = span(some, count)
            usual = usual_span(some, count, ODD)
            yield length, Range(least, high if high >= POINTS - 1 else max(usual.high, least))


def _with_cards(suit: Suit, length: int, points: Range) -> Sentence:
    return Sentence("shows-case", (("suit", suit.letter), ("length", length), ("low", points.low)))


def _honour(rule: Rule) -> TopHonours | None:
    """The only feature of a rule, if it is one high card in a suit."""
    features = rule.box.features
    only = features[0] if len(features) == 1 else None
    return only if isinstance(only, TopHonours) and only.least == 1 else None


def _without_honours(reading: Reading, count: PointCount) -> int | None:
    """The least points of rules that ask for no high card beside them; ``None`` if there are none."""
    asked = [points_asked(rule.box, count).low for rule in reading.rules if not rule.box.features]
    return min(asked) if asked and all(asked) else None


def _with_honours(reading: Reading, count: PointCount, plain: int) -> Iterator[Sentence]:
    for rule in reading.rules:
        honour, low = _honour(rule), points_asked(rule.box, count).low
        if honour is not None and 0 < low < plain:
            yield Sentence("shows-case-honour", (("suit", honour.suit.letter), ("low", low)))
