"""Why a hand does not make a call: the conditions that fail, or the better call that comes first."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.bidding.explanation.advice import overruled, rule_told
from schlemm.bidding.explanation.explain import explained
from schlemm.bidding.interpret import interpret
from schlemm.bidding.rules.rule import Rule, candidates
from schlemm.core.calls import PASS, Call
from schlemm.core.cards import SUITS
from schlemm.core.hand import Hand
from schlemm.core.sentence import Fact, Facts, Sentence
from schlemm.core.view import Public
from schlemm.evaluation.box import ANY_LENGTH, ANY_POINTS, Box, Range
from schlemm.evaluation.classes import class_of, hands_in
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Feature, Holds, KeyCards, Stopper, TopHonours
from schlemm.evaluation.points import figure_points


def why_not(public: Public, hand: Hand, call: Call, chosen: Rule) -> tuple[Sentence, ...]:
    """Why this hand of thirteen cards should not make this legal call now, but the one chosen by its own system.

    Args:
        public: The auction up to the seat in turn.
        hand: The cards of that seat.
        call: The call.
        chosen: The rule that the hand calls by: one of those that compete for it, whoever chose it.

    Returns:
        That judgement overruled the rules, or found this call no better, if it competes with the chosen one; else the
        conditions that fail of the rule that comes nearest; the better call if none fails; a word that the system has
        no such call here; nothing if it is the chosen call.
    """
    if chosen.call == call:
        return ()
    rules = interpret(public).rules
    first, *rivals = candidates(rules, hand)
    if call == first.call:
        return (overruled(first, chosen),)
    if any(rival.call == call for rival in rivals):
        return (Sentence("why-weighed", (("call", str(call)), ("better", str(chosen.call)))),)
    making = [rule for rule in rules if rule.call == call]
    if call == PASS and not making:
        return (Sentence("why-pass", (("better", str(chosen.call)),)),)
    if not making:
        return (Sentence("why-no-rule", (("call", str(call)), ("better", str(chosen.call)))),)
    failing = min((tuple(failures(rule.widest, hand)) for rule in making), key=_distance)
    if failing:
        return failing
    better: Facts = (("call", str(call)), ("better", str(chosen.call)))
    return (Sentence("why-better", better), _better(chosen, public, hand))


def _better(chosen: Rule, public: Public, hand: Hand) -> Sentence:
    """What the better call says, if the hand is one that says so; else what its rule asks."""
    reading = interpret(public).readings.get(chosen.call)
    if chosen.call == PASS or reading is None or not reading.admits(hand):
        return rule_told(chosen, public, hand)
    return explained(reading, public).message


def failures(box: Box, hand: Hand) -> Iterator[Sentence]:
    """Every condition of a box that a hand does not meet, one message each."""
    for count, points in (
        (PointCount.FIGURES, box.figures),
        (PointCount.STRENGTH, box.strength),
        *box.counts,
    ):
        held = figure_points(hand) + count.adds(hand.lengths)
        if points != ANY_POINTS and held not in points:
            yield _bound("why-points", held, points, ("count", count.value))
    for suit in reversed(SUITS):
        length = box.length(suit)
        if length != ANY_LENGTH and hand.length(suit) not in length:
            yield _bound("why-length", hand.length(suit), length, ("suit", suit.letter))
    shape = Box(balanced=box.balanced, shapes=box.shapes)
    if not hands_in(shape) & class_of(hand):
        yield Sentence(
            "why-shape", (("shape", "balanced" if box.balanced else "-".join(map(str, box.shapes[0]))),)
        )
    for longer in box.longer:
        if hand.length(longer.suit) - hand.length(longer.than) < longer.by:
            yield Sentence("why-longer", (("suit", longer.suit.letter), ("than", longer.than.letter)))
    for feature in box.features:
        if not feature.fits(hand):
            yield _missing(feature)


def _distance(failing: tuple[Sentence, ...]) -> tuple[int, int]:
    """How far a hand is from a rule: conditions that fail, then points and cards that are missing."""
    facts = (message.args for message in failing)
    gaps = ((said.get("held"), said.get("bound")) for said in facts)
    missing = (abs(held - bound) for held, bound in gaps if isinstance(held, int) and isinstance(bound, int))
    return len(failing), sum(missing)


def _bound(code: str, held: int, wanted: Range, about: tuple[str, Fact]) -> Sentence:
    """Too few or too many."""
    few = held < wanted.low
    bound = wanted.low if few else wanted.high
    return Sentence(code, (about, ("held", held), ("way", "few" if few else "many"), ("bound", bound)))


def _missing(feature: Feature) -> Sentence:
    match feature:
        case Stopper(suit):
            return Sentence("why-stopper", (("suit", suit.letter),))
        case TopHonours(suit, least, among):
            return Sentence("why-honours", (("suit", suit.letter), ("least", least), ("among", among)))
        case Holds(rank, counts):
            return Sentence("why-held", (("rank", rank.letter), ("wanted", "/".join(map(str, counts)))))
        case KeyCards(trump, counts, queen):
            about = "any" if queen is None else "yes" if queen else "no"
            wanted = "/".join(map(str, counts))
            return Sentence("why-key-cards", (("suit", trump.letter), ("wanted", wanted), ("queen", about)))
