"""What a call means, from the auction alone: a sentence, the shown hand, and whether it is forcing or artificial."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from schlemm.bidding.explanation.passing import with_reasons
from schlemm.bidding.explanation.shape import shape_facts
from schlemm.bidding.explanation.truth import is_artificial, kind_of
from schlemm.bidding.interpret import reading_of, situation_before, situation_of
from schlemm.bidding.rules.meaning import ASKING, Meaning
from schlemm.bidding.rules.rule import Force, Reading
from schlemm.bidding.rules.sacrifice import bargain
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems import system_named
from schlemm.core.calls import Bid, Double
from schlemm.core.cards import SUITS, Suit
from schlemm.core.hand import Hand
from schlemm.core.sentence import Facts, Sentence
from schlemm.core.view import Public
from schlemm.evaluation.box import ANY_LENGTH, ANY_POINTS, Box, Range
from schlemm.evaluation.classes import POINTS, hands_in, span
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Feature, Holds, KeyCards, Stopper, TopHonours

_ANSWERS: Final = frozenset({Meaning.ACES, Meaning.KINGS, Meaning.KEY_CARDS})
"""Kinds of calls whose sentence names a number of aces, kings or key cards."""
_EVERYWHERE: Final = frozenset(TopHonours(suit, 1, 4) for suit in SUITS)
"""An ace, king, queen or jack in each suit."""
_FLAT: Final = Box(shapes=((4, 3, 3, 3),))
"""The flattest shape, which is told by its numbers."""

_WHOLE: Final = 13
MUCH: Final = 3
"""By how many points a range must be narrower to be told in another count."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """All that there is to say about a call: sentence, picture and tags come from one set of hands.

    Attributes:
        message: What kind of call it is, with its points and its suit.
        details: What else it says: other suits, shape, stoppers, aces, the part score that makes it a game, what a
            sacrifice may cost.
        shown: The smallest box around the hands that make it, with all that the player has shown before; ``None`` if
            nobody knows what the call meant, or if it leaves everything open.
        force: What partner may do about it.
        artificial: Whether it says something else than that it wants to play what it names, so that it is alerted.
    """

    message: Sentence
    details: tuple[Sentence, ...] = ()
    shown: Box | None = None
    force: Force = Force.NONE
    artificial: bool = False


def explain(public: Public, index: int) -> Explanation:
    """What a call means, from the calls before it alone.

    Raises:
        IndexError: If the auction has none at this index.
    """
    reading = reading_of(public, index)
    if reading is None:
        return UNKNOWN
    return explained(reading, situation_before(public, index))


UNKNOWN: Final = Explanation(Sentence(Meaning.UNKNOWN.value))
"""What is said of a call that no rule makes."""


def explained(reading: Reading, public: Public) -> Explanation:
    """The explanation of a call as it reads after these calls."""
    return explained_in(situation_of(public), reading)


def explained_in(situation: Situation, reading: Reading) -> Explanation:
    """The explanation of a call as it reads where the auction has come to this."""
    reading = with_reasons(reading, situation)
    kind = kind_of(reading, situation)
    return Explanation(
        told_sentence(reading, kind, situation),
        (*_details(reading, kind), *_part_score(reading, situation), *_sacrifice(reading, situation)),
        _shown(reading.bounds),
        _force(reading, kind),
        is_artificial(reading, situation),
    )


def explained_own(reading: Reading, public: Public, hand: Hand) -> Explanation:
    """The same to the player who calls with this hand: as the others read it, with a word if the hand is different."""
    read = explained(reading, public)
    if len(hand) != _WHOLE or reading.admits(hand):
        return read
    return replace(read, details=(*read.details, Sentence("shows-other-hand")))


def _shown(bounds: Box) -> Box | None:
    """The picture, if there is something in it."""
    nothing = bounds.figures.low == 0 and bounds.figures.high >= POINTS - 1
    return None if nothing and all(length == ANY_LENGTH for length in bounds.lengths) else bounds


def _force(reading: Reading, kind: Meaning) -> Force:
    """What partner may do; a double that asks does not force, but few hands pass it."""
    asks = isinstance(reading.call, Double) and kind in {*ASKING, Meaning.REOPENING}
    return Force.REQUEST if asks and reading.force is Force.NONE else reading.force


def told_sentence(reading: Reading, kind: Meaning, situation: Situation) -> Sentence:
    """The sentence about a call in an auction.

    Args:
        reading: What the call shows.
        kind: What kind of call it is, as all hands that make it bear out.
        situation: What the auction had come to before it.
    """
    message = message_of(reading, _usual_count(situation), kind)
    count, facts = PointCount(message.args["count"]), message.args
    if kind is Meaning.PASS_CONTENT:
        facts["bid"] = str(situation.last_bid)
    facts.update(shape_facts(reading, kind, situation, count))
    return Sentence(message.code, tuple(facts.items()))


def message_of(
    reading: Reading, usual: PointCount = PointCount.FIGURES, kind: Meaning | None = None
) -> Sentence:
    """The sentence: what kind of call, the points it shows, and its suits.

    Args:
        reading: What the call shows.
        usual: How the system mostly counts.
        kind: What kind of call it is; as its rules say if it is not given.
    """
    first = reading.rules[0]
    kind = reading.meaning if kind is None else kind
    count = count_of(reading, usual)
    points = span(reading.hands.classes, count)
    suits = _suits(reading, kind)
    return Sentence(
        kind.value,
        (
            ("suit", suits[0].letter if suits else ""),
            ("length", reading.bounds.length(suits[0]).low if suits else 0),
            ("cards", _at_least(reading, suits)),
            ("count", count.value),
            ("span", _span(points)),
            ("low", points.low),
            ("high", points.high),
            ("their", first.their.letter if first.their else ""),
            ("second", suits[1].letter if len(suits) > 1 else ""),
            ("trump", _agreed(reading)),
            ("held", _held(reading)),
            ("short", 13),
            ("else", 0),
            ("which", "both"),
            ("bid", ""),
        ),
    )


def _agreed(reading: Reading) -> str:
    """The letter of the suit agreed by a call; empty if there is none, or its rules speak of several."""
    trumps = {rule.trump for rule in reading.rules}
    only = trumps.pop() if len(trumps) == 1 else None
    return only.letter if only else ""


def count_of(reading: Reading, usual: PointCount = PointCount.FIGURES) -> PointCount:
    """How the call's points are counted: as its rules do, if they differ in the way that says most; else in figures.

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
    base = system_named(situation.public.systems.of(situation.seat.side)).agreements.base
    return {"natur-a": PointCount.STRENGTH, "natur-b": PointCount.FIGURES}.get(base, PointCount.LONG)


def _width(points: Range) -> int:
    """How little a range says; what a count adds to the best hands does not make it say less."""
    return min(points.high, POINTS - 1) - points.low


def _limits_points(box: Box) -> bool:
    return bool(box.counts) or box.figures != ANY_POINTS or box.strength != ANY_POINTS


def _suits(reading: Reading, kind: Meaning) -> tuple[Suit, ...]:
    """The suits a call speaks of: those it shows, or the trumps it expects to beat or waits with."""
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


def _held(reading: Reading) -> str:
    features = (feature for rule in reading.rules for feature in rule.box.features)
    counts = [feature.counts for feature in features if isinstance(feature, Holds | KeyCards)]
    return "/".join(map(str, counts[0])) if counts else ""


def _details(reading: Reading, kind: Meaning) -> Iterator[Sentence]:
    """What the sentence does not say of the hand: its shape, other long or short suits, its features."""
    bounds, told = reading.bounds, _suits(reading, kind)
    if not reading.hands.classes & ~hands_in(_FLAT):
        yield Sentence("shows-shape", (("shape", "4-3-3-3"),))
    elif bounds.balanced:
        yield Sentence("shows-balanced")
    for suit in reversed(SUITS):
        length = bounds.length(suit)
        longer = suit not in told[:1] and length.low >= 3 and not bounds.balanced
        if longer or length.high <= 2:
            yield _length(suit, length)
        elif suit in told[:1] and length.low < length.high <= 5 and not bounds.balanced:
            yield _length(suit, Range(0, length.high))
    features = _once(reading.hands.features) - _counted(reading)
    if features >= _EVERYWHERE:
        yield Sentence("shows-honours-everywhere")
        features -= _EVERYWHERE
    yield from feature_sentences(features)


def _once(features: frozenset[Feature]) -> frozenset[Feature]:
    """The same, with the numbers of aces and of kings that several calls have left possible as one."""
    held = [feature for feature in features if isinstance(feature, Holds)]
    left = {
        rank: frozenset.intersection(*(frozenset(each.counts) for each in held if each.rank is rank))
        for rank in {each.rank for each in held}
    }
    merged = {Holds(rank, tuple(sorted(counts))) for rank, counts in left.items() if counts}
    return features.difference(held) | merged


def _counted(reading: Reading) -> frozenset[Feature]:
    """The numbers of aces, kings and key cards that the sentence names already."""
    named = _held(reading) if reading.meaning in _ANSWERS else ""
    own = (feature for rule in reading.rules for feature in rule.box.features)
    counts = (
        each
        for each in own
        if isinstance(each, Holds | KeyCards) and "/".join(map(str, each.counts)) == named
    )
    return frozenset(each for each in counts if isinstance(each, Holds) or each.queen is None)


def _length(suit: Suit, length: Range) -> Sentence:
    facts: Facts = (("suit", suit.letter), ("low", length.low), ("high", length.high))
    return Sentence("shows-length", (*facts, ("span", _cards(length))))


def _cards(length: Range) -> str:
    if length.low == length.high:
        return "exactly"
    return "to" if not length.low else "from" if length.high >= 8 else "between"


def feature_sentences(features: Iterable[Feature]) -> Iterator[Sentence]:
    """A sentence for each of these, in one order."""
    for feature in sorted(features, key=repr):
        yield from _feature(feature)


def _feature(feature: Feature) -> Iterator[Sentence]:
    match feature:
        case Stopper(suit):
            yield Sentence("shows-stopper", (("suit", suit.letter),))
        case TopHonours(suit, least, among):
            yield Sentence("shows-honours", (("suit", suit.letter), ("least", least), ("among", among)))
        case Holds(rank, counts):
            yield Sentence("shows-held", (("rank", rank.letter), ("held", "/".join(map(str, counts)))))
        case KeyCards(trump, counts, queen):
            about = "any" if queen is None else "yes" if queen else "no"
            facts = (("suit", trump.letter), ("held", "/".join(map(str, counts))), ("queen", about))
            yield Sentence("shows-key-cards", facts)


def _part_score(reading: Reading, situation: Situation) -> Iterator[Sentence]:
    """Says that points below the line make this bid a game that would not be one."""
    call = reading.call
    points = situation.public.stakes.part_scores.of(situation.seat.side)
    if points and isinstance(call, Bid) and call.level == situation.game_level(call.strain):
        yield Sentence("shows-part-score", (("points", points),))


def _sacrifice(reading: Reading, situation: Situation) -> Iterator[Sentence]:
    """Says how far a sacrifice may fail and still be cheaper than the contract it takes from them (S1:41).

    It is said of every bid that may be one, also where other hands bid it to make it.
    """
    call = reading.call
    if not isinstance(call, Bid) or all(rule.meaning is not Meaning.SACRIFICE for rule in reading.rules):
        return
    found = bargain(situation, call)
    if found is not None:
        facts: Facts = (
            ("bid", str(found.bid)),
            ("worth", found.worth),
            ("down", found.down),
            ("cost", found.cost),
        )
        yield Sentence("shows-sacrifice", facts)
