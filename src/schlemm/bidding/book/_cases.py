"""What makes up for points: a longer suit, or a high card where it helps. Each case has a sentence of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import Final

from schlemm.bidding.rules.rule import Reading, Rule
from schlemm.core.cards import Suit
from schlemm.core.sentence import Sentence
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.classes import POINTS, hands_in, span
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours
from schlemm.evaluation.frequency import usual_least, usual_span
from schlemm.evaluation.handset import HandSet

ODD: Final = 100
"""One hand in so many at the end of a range is left out, unless a rule names that end."""
FEW: Final = 25
"""A length that fewer than one hand in so many has is not told first."""
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
        lengths = tuple(_lengths(_without_figures(reading), reading.suits[0], count))
        figures = tuple(_with_figures(reading, reading.suits[0], count, lengths))
        if (
            figures
            or len(lengths) > 1
            or (lengths and lengths[0][0] > reading.bounds.length(reading.suits[0]).low)
        ):
            (length, points), *others = _usual_first(reading, lengths)
            facts.update(length=length, cards="from", **_range(points))
            told = (*(_with_cards(reading.suits[0], *each) for each in others), *figures)
    plain = _without_honours(reading, count)
    if plain is not None and plain > int(facts["low"]) and not told:
        told = tuple(dict.fromkeys(_with_honours(reading, count, plain)))
        facts.update(_range(Range(plain, max(int(facts["high"]), plain))) if told else {})
    return Sentence(sentence.code, tuple(facts.items())), told


def points_asked(box: Box, count: PointCount) -> Range:
    """Return what a rule asks for in a count."""
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
    """Lengths that rules name, from the fewest cards, each with its points where these are fewer."""
    hands = reading.hands.classes
    fewest = reading.bounds.length(suit).low
    lengths = sorted({max(rule.box.length(suit).low, fewest) for rule in reading.rules})
    least, named = POINTS, all(points_asked(rule.box, count).high < POINTS - 1 for rule in reading.rules)
    for length, longer in pairwise((*lengths, MOST_CARDS + 1)):
        some = hands & hands_in(Box().with_length(suit, length, longer - 1))
        if some and span(some, count).low < least:
            least, high = span(some, count)
            usual = usual_span(some, count, ODD)
            yield length, Range(least, high if named or high >= POINTS - 1 else max(usual.high, least))


def _usual_first(reading: Reading, lengths: tuple[tuple[int, Range], ...]) -> Iterator[tuple[int, Range]]:
    """The same, from the fewest cards that are usual; an odd hand with fewer has its case too."""
    shortest = usual_least(reading.hands.classes, reading.suits[0], FEW)
    first = next((each for each in lengths if each[0] >= shortest), lengths[0])
    yield first
    yield from (each for each in lengths if each is not first)


def _without_figures(reading: Reading) -> Reading:
    """What those of its rules make that ask for no high cards in a suit; all of it, if all ask for some."""
    plain = tuple(rule for rule in reading.rules if _figures(rule) is None)
    hands = reduce(or_, map(reading.share, plain), 0)
    return Reading(HandSet(hands, reading.hands.features), plain) if hands else reading


def _figures(rule: Rule) -> TopHonours | None:
    """The high cards that a rule asks for in its own suit, if it asks for nothing else."""
    features = rule.box.features
    only = features[0] if len(features) == 1 else None
    return only if isinstance(only, TopHonours) and only.suit in rule.shown_suits else None


def _with_figures(
    reading: Reading, suit: Suit, count: PointCount, lengths: Sequence[tuple[int, Range]]
) -> Iterator[Sentence]:
    """Rules with high cards in the suit that ask for fewer points than the others, or for fewer cards than any."""
    told = set[tuple[int, int]]()
    asking = ((rule, figures) for rule in reading.rules if (figures := _figures(rule)) is not None)
    for rule, figures in sorted(asking, key=lambda pair: (pair[0].box.length(suit).low, pair[1].least)):
        low, length = points_asked(rule.box, count).low, rule.box.length(suit).low
        others = [points.low for cards, points in lengths if cards <= length]
        if not low or not lengths or low >= min(others, default=POINTS):
            continue
        if not any(cards <= length and points <= low for cards, points in told):
            told.add((length, low))
            facts = (("suit", suit.letter), ("length", length), ("low", low), ("least", figures.least))
            yield Sentence(
                "shows-case-figures",
                (*facts, ("among", figures.among), ("figures", rule.box.figures.low)),
            )


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
