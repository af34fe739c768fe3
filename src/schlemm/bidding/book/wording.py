"""How a book words a call: as it was agreed, and as a player would say it to another.

At the table an explanation holds for every hand that may make the call. A book says what hands make it: shapes and
points that hardly ever come are left out, what the player has said before is not said again, and where length makes up
for points each length has its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from schlemm.bidding.book._cases import MOST_CARDS, ODD, by_case, points_asked
from schlemm.bidding.explanation._details import feature_sentences, is_known
from schlemm.bidding.explanation.explain import Explanation, explained_in
from schlemm.bidding.explanation.passing import with_reasons
from schlemm.bidding.explanation.truth import is_artificial
from schlemm.bidding.rules.rule import Force, Reading
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import Bid, Call
from schlemm.core.cards import MAJORS, SUITS, Suit
from schlemm.core.sentence import Sentence
from schlemm.evaluation.box import ANY_LENGTH, Box, Range
from schlemm.evaluation.classes import POINTS, counting, span, with_length
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Feature, Holds, KeyCards
from schlemm.evaluation.frequency import usual_least, usual_span
from schlemm.evaluation.handset import HandSet

SHORT: Final = 2
"""Cards of a suit that is short."""
LONG: Final = 5
"""Cards of a suit that is long."""
MANY: Final = 2
"""How many lengths are told at the most that follow from other calls and not from the rules of this one."""
HELD: Final = frozenset({"shows-held", "shows-key-cards"})
OPEN: Final = 5
"""How many numbers of aces or key cards say next to nothing."""


def worded(situation: Situation, reading: Reading, usual: Reading) -> Explanation:
    """The explanation of a call as a book gives it.

    Args:
        situation: What the auction had come to before it, as agreed.
        reading: What the call shows, as agreed.
        usual: The same as ``usual_reading`` gives it.
    """
    told = explained_in(situation, usual)
    sentence, cases = by_case(usual, told.message)
    return replace(
        told,
        message=_of_any_strength(sentence, usual),
        details=(*cases, *_no_long_major(usual, situation), *_details(told, sentence, usual, situation)),
        force=_force(told, reading.call, situation),
        artificial=is_artificial(with_reasons(reading, situation), situation),
    )


def _force(told: Explanation, call: Call, situation: Situation) -> Force:
    """What partner may do: once game is forced, nobody passes below it, whatever the call itself says."""
    if told.force is not Force.NONE or not isinstance(call, Bid) or not situation.is_forced_to_game:
        return told.force
    return Force.GAME if call.level < situation.game_level(call.strain) else Force.NONE


def _of_any_strength(sentence: Sentence, reading: Reading) -> Sentence:
    """The sentence without a least number of points where hands without any figure make the call."""
    facts = sentence.args
    bottomless = reading.bounds.figures.low == 0 and facts["span"] in {"from", "between"}
    if not bottomless or any(
        points_asked(rule.box, PointCount(facts["count"])).low for rule in reading.rules
    ):
        return sentence
    facts["span"] = "any" if facts["span"] == "from" else "to"
    return Sentence(sentence.code, tuple(facts.items()))


def _details(
    told: Explanation, sentence: Sentence, reading: Reading, situation: Situation
) -> Iterator[Sentence]:
    """What else is worth saying: nothing that was shown before, that the sentence says, or that leaves all open."""
    counted = tuple(feature_sentences(_numbers_held(reading)))
    details = [_loosely(each, reading) for each in (*told.details, *counted)]
    lengths = sum(each.code == "shows-length" for each in details)
    for each in details:
        if is_known(each, situation) or _says_nothing(each):
            continue
        if each.code == "shows-length":
            suit = Suit.parse(str(each.args["suit"]))
            is_named = all(_is_named(rule.box, suit) for rule in reading.rules)
            if not is_named and (suit.letter == sentence.args["suit"] or lengths > MANY):
                continue
            if suit.letter == sentence.args["suit"] and sentence.args["cards"] == "exactly":
                continue
        yield each


def _numbers_held(reading: Reading) -> Iterator[Feature]:
    """The numbers of aces or key cards with which some rule makes the call, where every rule asks for one."""
    asked = [
        [each for each in rule.box.features if isinstance(each, Holds | KeyCards)] for rule in reading.rules
    ]
    if len(reading.rules) < 2 or any(len(each) != 1 for each in asked):
        return
    held = [each for (each,) in asked]
    numbers = tuple(sorted({number for each in held for number in each.counts}))
    first = held[0]
    if isinstance(first, KeyCards):
        if all(isinstance(each, KeyCards) and each.trump is first.trump for each in held):
            yield KeyCards(first.trump, numbers)
    elif all(isinstance(each, Holds) and each.rank is first.rank for each in held):
        yield Holds(first.rank, numbers)


def _is_named(box: Box, suit: Suit) -> bool:
    """Whether a rule asks for a length of the suit."""
    return box.length(suit) != ANY_LENGTH


def usual_reading(reading: Reading) -> Reading:
    """The same without odd hands at those ends of points and lengths that no rule names."""
    hands = reading.hands.classes
    least = span(hands, PointCount.FIGURES).low
    counts = (PointCount.FIGURES, PointCount.LONG, *(rule.box.main_count for rule in reading.rules))
    for count in dict.fromkeys(counts):
        hands = _without_odd_points(hands, reading, count, trims_low=least > 0) or hands
    for suit in SUITS:
        hands = _without_odd_lengths(hands, reading, suit) or hands
    return Reading(HandSet(hands, reading.hands.features), reading.rules)


def _without_odd_points(hands: int, reading: Reading, count: PointCount, *, trims_low: bool) -> int:
    """The same hands without odd ones; where hands without a figure make the call, none is too weak."""
    asked = [points_asked(rule.box, count) for rule in reading.rules]
    (low, high), usual = span(hands, count), usual_span(hands, count, ODD)
    least = usual.low if trims_low and not all(each.low for each in asked) else low
    limited = all(rule.box.counted.high < POINTS - 1 for rule in reading.rules)
    most = high if high >= POINTS - 1 or limited else usual.high
    return hands & counting(count, Range(least, most))


def _without_odd_lengths(hands: int, reading: Reading, suit: Suit) -> int:
    """The same hands without those that are shorter than nearly all."""
    is_named = all(rule.box.length(suit).low for rule in reading.rules)
    return hands if is_named else hands & with_length(suit, Range(usual_least(hands, suit, ODD), MOST_CARDS))


def _loosely(detail: Sentence, reading: Reading) -> Sentence:
    """A length without its upper end, unless rules name that end or the suit is short."""
    if detail.code != "shows-length" or detail.args["span"] != "between":
        return detail
    facts, suit = detail.args, Suit.parse(str(detail.args["suit"]))
    is_named = all(rule.box.length(suit).high < MOST_CARDS for rule in reading.rules)
    if is_named or int(facts["high"]) <= SHORT:
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
