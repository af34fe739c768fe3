"""What a call means, from the auction alone: a sentence, the shown hand, and whether it is forcing or artificial."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.bidding.explanation._details import details, is_known
from schlemm.bidding.explanation._sentence import told_sentence
from schlemm.bidding.explanation.passing import with_reasons
from schlemm.bidding.explanation.truth import is_artificial, kind_of
from schlemm.bidding.explanation.usual import usual_part
from schlemm.bidding.interpret import interpret, reading_of, situation_before
from schlemm.bidding.rules.meaning import ASKING, Meaning
from schlemm.bidding.rules.rule import Force, Reading
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import Double
from schlemm.core.cards import SUITS
from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence
from schlemm.core.view import Public
from schlemm.evaluation.box import ANY_LENGTH, Box, Range
from schlemm.evaluation.classes import POINTS, span
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.frequency import usual_length

_WHOLE: Final = 13


@dataclass(frozen=True, slots=True)
class Usual:
    """A call as people tell it: nearly all hands that make it are so, and rare ones are left out.

    Attributes:
        message: What kind of call it is, with its usual points and suit.
        details: What else the call says of every hand that was not known before it.
        points: The usual points, in the count of the explanation.
        lengths: The usual cards of each suit, from clubs.
    """

    message: Sentence
    details: tuple[Sentence, ...]
    points: Range
    lengths: tuple[Range, ...]


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
        usual: What the call usually is; ``None`` if nobody knows, or if it cannot be as agreed.
    """

    message: Sentence
    details: tuple[Sentence, ...] = ()
    shown: Box | None = None
    force: Force = Force.NONE
    artificial: bool = False
    usual: Usual | None = None

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """The sentences that hold for every hand which makes the call."""
        return (self.message, *self.details)

    @property
    def spoken(self) -> tuple[Sentence, ...]:
        """The sentences that players would say of the call; those that always hold where nobody knows the usual."""
        return self.sentences if self.usual is None else (self.usual.message, *self.usual.details)


def explain(public: Public, index: int) -> Explanation:
    """Return what a call means, from the calls before it alone.

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
    situation = interpret(public).situation
    told = explained_in(situation, reading)
    return replace(told, usual=_usual(told, with_reasons(reading, situation), situation))


def explained_in(situation: Situation, reading: Reading) -> Explanation:
    """The explanation of a call as it reads where the auction has come to this."""
    reading = with_reasons(reading, situation)
    kind = kind_of(reading, situation)
    return Explanation(
        told_sentence(reading, kind, situation),
        tuple(details(reading, kind, situation)),
        _shown(reading.bounds),
        _force(reading, kind),
        is_artificial(reading, situation),
    )


def explained_own(reading: Reading, public: Public, hand: Hand) -> Explanation:
    """The same to the player who calls with this hand: as the others read it, with a word if the hand is different."""
    read = explained(reading, public)
    if len(hand) != _WHOLE or reading.admits(hand):
        return read
    other = Sentence("shows-other-hand")
    usual = None if read.usual is None else replace(read.usual, details=(*read.usual.details, other))
    return replace(read, details=(*read.details, other), usual=usual)


def _shown(bounds: Box) -> Box | None:
    """The picture, if there is something in it."""
    nothing = bounds.figures.low == 0 and bounds.figures.high >= POINTS - 1
    return None if nothing and all(length == ANY_LENGTH for length in bounds.lengths) else bounds


def _force(reading: Reading, kind: Meaning) -> Force:
    """What partner may do; a double that asks does not force, but few hands pass it."""
    asks = isinstance(reading.call, Double) and kind in {*ASKING, Meaning.REOPENING}
    return Force.REQUEST if asks and reading.force is Force.NONE else reading.force


def _usual(told: Explanation, reading: Reading, situation: Situation) -> Usual:
    """Return what the call usually is, in the exact words where these are as short."""
    count = PointCount(told.message.args["count"])
    part = usual_part(reading, count)
    message = _marked(told_sentence(part, kind_of(part, situation), situation, count), told.message)
    news = tuple(
        each for each in told.details if not is_known(each, situation) and not _repeats(each, message)
    )
    hands = part.hands.classes
    return Usual(message, news, span(hands, count), tuple(usual_length(hands, suit) for suit in SUITS))


def _marked(usual: Sentence, exact: Sentence) -> Sentence:
    """Return the sentence with the word for usual, or the exact one if it has no number to which the word belongs."""
    facts, always = usual.args, exact.args
    if usual == exact or (facts["span"] == "any" and not facts["length"]):
        return exact
    shown = [(each["suit"], each["length"], each["cards"]) for each in (facts, always)]
    facts["usual"] = "cards" if facts["length"] and shown[0] != shown[1] else "points"
    return Sentence(usual.code, tuple(facts.items()))


def _repeats(detail: Sentence, message: Sentence) -> bool:
    """Whether it is about the length of the suit that the sentence speaks of."""
    return detail.code == "shows-length" and detail.args["suit"] == message.args["suit"]
