"""What a card told when it was played, from what everybody has seen."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.carding.carding import Carding, First
from schlemm.carding.leads import led_by
from schlemm.carding.signals import Question, Signal, question_of
from schlemm.core.cards import Card
from schlemm.core.hand import PACK, Hand
from schlemm.core.play import Play

Fact = str | int
"""A suit's letter, or a word that the catalogues know."""


@dataclass(frozen=True, slots=True)
class CardMeaning:
    """What a card tells as agreed.

    Attributes:
        code: The id of its sentence in the catalogues, such as ``"card-says-attitude-yes"``.
        args: The facts that the sentence names: ``suit`` is the letter of the suit that is spoken of; ``sure`` is
            ``"yes"`` if the card can only be meant so, and ``"no"`` if it is neither clearly high nor low.
        others: For a lead, the ids of the other sentences that may be true instead, the likeliest first.
        is_lead: Whether it is a lead; then the sentences only name holdings.
    """

    code: str
    args: tuple[tuple[str, Fact], ...]
    others: tuple[str, ...] = ()
    is_lead: bool = False


def meaning_of(play: Play, card: Card, dummy: Hand, carding: Carding) -> CardMeaning | None:
    """What the next card tells everybody; ``None`` if it is no defender's, or tells nothing.

    Args:
        play: The play before the card, with its seat in turn.
        card: The card.
        dummy: Dummy's cards; those that were played may be among them.
        carding: What the defenders have agreed.
    """
    question = question_of(play, card.suit, dummy, carding)
    if question is None or card not in question.telling:
        return None
    seen = Hand.of(play.cards) | dummy
    return (
        _lead(card, question, seen, carding)
        if question.signal is Signal.LEAD
        else _signal(card, question, seen, carding)
    )


def _lead(card: Card, question: Question, seen: Hand, carding: Carding) -> CardMeaning:
    first, *others = (f"card-says-lead-{rule.name}" for rule in led_by(card, question.trump, seen, carding))
    return CardMeaning(
        first, (("suit", card.suit.letter), ("sure", _yes(not others))), tuple(others), is_lead=True
    )


def _signal(card: Card, question: Question, seen: Hand, carding: Carding) -> CardMeaning | None:
    """High or low among the cards of the suit that the defender may have played instead."""
    rest = (PACK - seen).without(card) & question.telling
    above = sum(other.index > card.index for other in rest)
    below = len(rest) - above
    if not rest:
        return None
    code, suit = answer(question, below >= above, carding)
    return CardMeaning(f"card-says-{code}", (("suit", suit), ("sure", _yes(not above or not below))))


def answer(question: Question, high: bool, carding: Carding) -> tuple[str, str]:
    """The sentence that a high or a low card says, such as ``"attitude-yes"``, and the letter of the suit it speaks of.

    Args:
        question: What the card speaks of; not a lead.
        high: Whether the card is meant as a high one.
        carding: What the defenders have agreed.
    """
    suit = question.suit.letter
    if question.between is not None:
        higher, lower = question.between
        return ("preference-higher", higher.letter) if high else ("preference-lower", lower.letter)
    if question.signal is Signal.COUNT:
        return ("count-even" if high is (carding.count is First.HIGH) else "count-odd"), suit
    yes = high is (carding.attitude is First.HIGH)
    return f"{question.signal}-{'yes' if yes else 'no'}", suit


def _yes(value: bool) -> str:
    return "yes" if value else "no"
