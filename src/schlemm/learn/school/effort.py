"""How much a question asks of who answers it, and rounds of questions in which it grows.

The effort follows from the question alone: what there is to look at, and what its reason has to reckon with. So every
exercise has easy and hard questions, and none has to say which.
"""

from __future__ import annotations

import re
from typing import Final

from schlemm.core.contract import Doubling, Result
from schlemm.core.deal import Deal
from schlemm.core.sentence import Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.picture import (
    AuctionPicture,
    DealPicture,
    HandPicture,
    Picture,
    PlayedPicture,
    PlayPicture,
    ResultPicture,
    RowsPicture,
    TrickPicture,
)
from schlemm.learn.school.question import Exercise, Question

ROUND: Final = 6
"""Questions with which an exercise begins, from the easiest of them to the hardest."""
SPECIAL: Final = 50
"""What it adds that a result is of a failed or of a doubled contract: more than all steps of a plain score."""
TRIES: Final = 60
"""Questions that are drawn at most for a round; an exercise that has fewer different ones has a shorter round."""

_IN_ROUND: Final = re.compile(rf"([1-{ROUND}])-(.+)")


def make_question(exercise: Exercise, seed: str) -> Question:
    """Return the question that follows from a seed: always the same, so that nobody has to keep it.

    The seeds ``1-x`` to ``6-x`` are a round, whatever the text ``x``: its first question is the easiest. Any other seed
    makes a question that is as easy or hard as chance has it; so do those that a page counts up to after a round.
    """
    if place := _IN_ROUND.fullmatch(seed):
        questions = question_round(exercise, place[2])
        return questions[min(int(place[1]), len(questions)) - 1]
    return exercise.ask(Pcg32.from_text(f"{exercise.name}\n{seed}"))


def question_round(exercise: Exercise, text: str) -> tuple[Question, ...]:
    """Return the questions of a round, which all differ, from the easiest to the hardest."""
    found: list[Question] = []
    for each in range(TRIES):
        asked = exercise.ask(Pcg32.from_text(f"{exercise.name}\n{text}\n{each}"))
        found += [asked] * (asked not in found)
        if len(found) == ROUND:
            break
    return tuple(sorted(found, key=effort))


def effort(question: Question) -> int:
    """Return how many things there are to look at and to reckon with."""
    reckoned = sum(len(reason.facts) for reason in question.why)
    return reckoned + sum(map(_looked_at, question.pictures)) + _special(question.asked)


def _special(asked: Sentence) -> int:
    """How much a result that is asked about differs from a plain one: its score has few steps, but dearer ones."""
    text = asked.args.get("result")
    result = Result(None, 0) if text is None else Result.parse(str(text))
    if result.contract is None:
        return 0
    return SPECIAL * ((result.margin < 0) + (result.contract.doubling is not Doubling.UNDOUBLED))


def _looked_at(picture: Picture) -> int:
    match picture:
        case HandPicture(hand):
            return len(hand)
        case DealPicture(deal, seen):
            hands = deal.hands if isinstance(deal, Deal) else deal
            return sum(len(hands.of(seat)) for seat in seen)
        case AuctionPicture(auction):
            return len(auction.calls)
        case TrickPicture(trick, trump):
            return len(trick.cards) + (trump is not None)
        case PlayPicture(cards=cards):
            return len(cards)
        case PlayedPicture(tricks, trump):
            return sum(len(trick.cards) for trick in tricks) + (trump is not None)
        case ResultPicture(_, vulnerable):
            return 1 + vulnerable
        case RowsPicture(_, rows):
            return len(rows)
