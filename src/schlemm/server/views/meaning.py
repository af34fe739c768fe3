"""What a call means, as a message: sentences, the shown hand as numbers to draw, forcing and artificial."""

from __future__ import annotations

from collections.abc import Iterable

from schlemm.bidding.explanation.advice import Advice
from schlemm.bidding.explanation.explain import Explanation
from schlemm.core.auction import Auction
from schlemm.core.calls import Call
from schlemm.core.cards import SUITS
from schlemm.core.seats import Seat
from schlemm.core.sentence import Sentence
from schlemm.evaluation.box import Range
from schlemm.server.common.messages import Said
from schlemm.server.protocol.server import Hinted, MeaningView, Objections, Shown

MOST_POINTS = 37
"""Figure points in the best hand there is: four aces, four kings, four queens, a jack."""


def call_meaning(name: str, index: int, seat: Seat, call: Call, explanation: Explanation) -> MeaningView:
    """The answer to the question ``name`` what a call means."""
    return MeaningView(
        id=name,
        index=index,
        call=str(call),
        seat=seat,
        usually=usually(explanation),
        said=sentences(explanation),
        shown=shown_by(explanation),
        force=explanation.force,
        artificial=explanation.artificial,
    )


def calls_meaning(auction: Auction, readings: Iterable[Explanation]) -> list[MeaningView]:
    """What the calls of an auction mean, from the first on, of which nobody has asked one by one."""
    return [
        call_meaning("", index, *made, read)
        for index, (made, read) in enumerate(zip(auction.by_seat(), readings, strict=False))
    ]


def hinted(name: str, advice: Advice) -> Hinted:
    """The answer to the question ``name`` what to call."""
    promises = advice.promises
    return Hinted(
        id=name,
        call=str(advice.call),
        rule=said(advice.rule),
        overrules=None if advice.overrules is None else said(advice.overrules),
        usually=usually(promises),
        said=sentences(promises),
        shown=shown_by(promises),
        force=promises.force,
        artificial=promises.artificial,
    )


def objections(name: str, call: Call, reasons: tuple[Sentence, ...]) -> Objections:
    """The answer to the question ``name`` why not to make a call."""
    return Objections(name, str(call), [said(reason) for reason in reasons])


def shown_by(explanation: Explanation) -> Shown | None:
    """The shown hand as a picture: the points, counted as the sentence counts them, and the length of each suit."""
    box, usual, facts = explanation.shown, explanation.usual, explanation.message.args
    if box is None or usual is None:
        return None
    points = Range(int(facts["low"]), int(facts["high"]))
    return Shown(
        str(facts["count"]),
        _points(points),
        {suit: list(box.length(suit)) for suit in reversed(SUITS)},
        _points(usual.points),
        {suit: list(usual.lengths[suit.index]) for suit in reversed(SUITS)},
    )


def _points(points: Range) -> list[int]:
    """A range that ends with the best hand there is."""
    return [points.low, min(points.high, MOST_POINTS)]


def said(message: Sentence) -> Said:
    """A sentence as code and arguments."""
    return Said(message.code, message.args)


def usually(explanation: Explanation) -> list[Said]:
    """What a call usually says, sentence by sentence; nothing if that is what it always says."""
    spoken = explanation.spoken
    return [] if spoken == explanation.sentences else [said(message) for message in spoken]


def sentences(explanation: Explanation) -> list[Said]:
    """What a call says of every hand that makes it, sentence by sentence."""
    return [said(message) for message in explanation.sentences]
