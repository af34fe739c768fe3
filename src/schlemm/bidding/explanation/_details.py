"""What a call says besides its sentence: other suits, shape, stoppers, aces, part scores, what a sacrifice costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from schlemm.bidding.explanation._sentence import held_by, told_suits
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Reading
from schlemm.bidding.rules.sacrifice import bargain
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import Bid
from schlemm.core.cards import SUITS, Suit
from schlemm.core.sentence import Facts, Sentence
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.classes import hands_in
from schlemm.evaluation.features import Feature, Holds, KeyCards, Stopper, TopHonours

_ANSWERS: Final = frozenset({Meaning.ACES, Meaning.KINGS, Meaning.KEY_CARDS})
"""Kinds of calls whose sentence names a number of aces, kings or key cards."""
_EVERYWHERE: Final = frozenset(TopHonours(suit, 1, 4) for suit in SUITS)
"""An ace, king, queen or jack in each suit."""
_FLAT: Final = Box(shapes=((4, 3, 3, 3),))
"""The flattest shape, which is told by its numbers."""


def details(reading: Reading, kind: Meaning, situation: Situation) -> Iterator[Sentence]:
    """Return what a call says besides its sentence.

    Args:
        reading: What the call shows.
        kind: What kind of call it is.
        situation: What the auction had come to before it.
    """
    yield from _of_hand(reading, kind)
    yield from _part_score(reading, situation)
    yield from _sacrifice(reading, situation)


def is_known(detail: Sentence, situation: Situation) -> bool:
    """Return whether the player has shown as much by earlier calls."""
    known = situation.known.of(situation.seat)
    if detail.code == "shows-balanced":
        return known.bounds.balanced
    if detail.code == "shows-length":
        length, facts = known.bounds.length(Suit.parse(str(detail.args["suit"]))), detail.args
        shorter = facts["span"] == "from" or length.high <= int(facts["high"])
        return length.low >= int(facts["low"]) and shorter
    return detail in feature_sentences(known.features)


def _of_hand(reading: Reading, kind: Meaning) -> Iterator[Sentence]:
    """What the sentence does not say of the hand: its shape, other long or short suits, its features."""
    bounds, told = reading.bounds, told_suits(reading, kind)
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
    named = held_by(reading) if reading.meaning in _ANSWERS else ""
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
