"""The sentence about a call: what kind it is, its points in the count that says most, and its suits."""

from __future__ import annotations

from typing import Final

from schlemm.bidding.explanation.shape import shape_facts
from schlemm.bidding.rules._own_meaning import OWN_SENTENCE
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Reading
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems import agreements_named
from schlemm.core.calls import Bid
from schlemm.core.cards import Suit
from schlemm.core.sentence import Sentence
from schlemm.evaluation.box import ANY_LENGTH, ANY_POINTS, Box, Range
from schlemm.evaluation.classes import POINTS, span
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Holds, KeyCards

MUCH: Final = 3
"""By how many points a range must be narrower to be told in another count."""


def told_sentence(
    reading: Reading, kind: Meaning, situation: Situation, count: PointCount | None = None
) -> Sentence:
    """Return the sentence about a call in an auction.

    Args:
        reading: What the call shows.
        kind: What kind of call it is, as all hands that make it bear out.
        situation: What the auction had come to before it.
        count: How its points are told; ``None`` for the count that says most.
    """
    count = count_of(reading, _usual_count(situation)) if count is None else count
    facts = message_of(reading, kind, count).args
    if kind is Meaning.PASS_CONTENT:
        facts["bid"] = str(situation.last_bid)
    facts.update(shape_facts(reading, kind, situation, count))
    own = reading.own
    if own is not None:
        return Sentence(OWN_SENTENCE, (*facts.items(), ("own-words", own.spoken)))
    return Sentence(kind.value, tuple(facts.items()))


def message_of(reading: Reading, kind: Meaning, count: PointCount) -> Sentence:
    """Return the sentence as far as it does not depend on the auction: kind of call, points, suits."""
    first = reading.rules[0]
    points = span(reading.hands.classes, count)
    suits = told_suits(reading, kind)
    return Sentence(
        kind.value,
        (
            ("suit", suits[0].letter if suits else ""),
            ("length", reading.bounds.length(suits[0]).low if suits else 0),
            ("usual", "no"),
            ("cards", _at_least(reading, suits)),
            ("count", count.value),
            ("span", _span(points)),
            ("low", points.low),
            ("high", points.high),
            ("their", first.their.letter if first.their else ""),
            ("second", suits[1].letter if len(suits) > 1 else ""),
            ("trump", first.trump.letter if first.trump else ""),
            ("held", held_by(reading)),
            ("short", 13),
            ("else", 0),
            ("which", "both"),
            ("bid", ""),
        ),
    )


def count_of(reading: Reading, usual: PointCount) -> PointCount:
    """Return how the points of a call are counted: as its rules do, in the way that says most; else in figures.

    Where the usual count of the system says much more, because earlier calls were counted so, it is taken. Long suits
    are told in one way, though natural rules that all systems share count them in another.
    """
    counting = {rule.box.main_count: None for rule in reading.rules if _limits_points(rule.box)}
    if usual is PointCount.LONG:
        counting.pop(PointCount.STRENGTH, None)
    widths = {
        count: _width(span(reading.hands.classes, count)) for count in (*counting, PointCount.FIGURES, usual)
    }
    best = min(counting, key=lambda count: widths[count], default=PointCount.FIGURES)
    return usual if widths[best] - widths[usual] >= MUCH else best


def _usual_count(situation: Situation) -> PointCount:
    """How the system of the side in turn counts most hands."""
    base = agreements_named(situation.public.systems.of(situation.seat.side)).base
    return {"natur-a": PointCount.STRENGTH, "natur-b": PointCount.FIGURES}.get(base, PointCount.LONG)


def _width(points: Range) -> int:
    """How little a range says; what a count adds to the best hands does not make it say less."""
    return min(points.high, POINTS - 1) - points.low


def _limits_points(box: Box) -> bool:
    return bool(box.counts) or box.figures != ANY_POINTS or box.strength != ANY_POINTS


def told_suits(reading: Reading, kind: Meaning) -> tuple[Suit, ...]:
    """Return the suits a call speaks of: those it shows, or the trumps it expects to beat or waits with."""
    if reading.suits or isinstance(reading.call, Bid):
        return reading.suits
    their = reading.rules[0].their
    penal = kind in {Meaning.PENALTY, Meaning.PENALTY_PASS, Meaning.PASS_TRAP}
    return (their,) if penal and their is not None else ()


def _at_least(reading: Reading, suits: tuple[Suit, ...]) -> str:
    """How to say the length of the suit."""
    length = reading.bounds.length(suits[0]) if suits else ANY_LENGTH
    return "exactly" if length.low == length.high else "from"


def _span(points: Range) -> str:
    """How to say a range of points."""
    if points.low == points.high:
        return "exactly"
    if points.high >= POINTS - 1:
        return "from" if points.low else "any"
    return "between" if points.low else "to"


def held_by(reading: Reading) -> str:
    """Return the numbers of aces, kings or key cards that the first rule asks for which asks for any."""
    features = (feature for rule in reading.rules for feature in rule.box.features)
    counts = [feature.counts for feature in features if isinstance(feature, Holds | KeyCards)]
    return "/".join(map(str, counts[0])) if counts else ""
