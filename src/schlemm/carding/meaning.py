"""What a card told when it was played, from what everybody has seen, and what is left of it for one who sees more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from schlemm.carding.carding import Carding, First
from schlemm.carding.history import play_before, played_by
from schlemm.carding.possible import Dealt, PossibleHands
from schlemm.carding.readings import lead_readings, signal_readings
from schlemm.carding.signals import Signal, SignalQuestion, question_of
from schlemm.core.cards import Card
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat
from schlemm.core.sentence import Sentence

ALONE: Final = "card-says-alone"
"""No other card of the suit could have told anything."""
_NOBODY: Final[Dealt] = BySeat(None, None, None, None)


Standing: TypeAlias = Literal["agreed", "certain", "excluded"]
"""How a meaning stands to the hands that the card may come from.

Some of them would have played it so as agreed; or it is true of all of them, also of those that play as they like; or
none of them would have played it so, as agreed it cannot be meant.
"""


@dataclass(frozen=True, slots=True)
class CardMeaning:
    """What a card tells as agreed.

    Attributes:
        sentence: What it says, such as ``"card-says-attitude-yes"``. Its fact ``suit`` is the letter of the suit that
            is spoken of; ``sure`` is ``"yes"`` if the card can only be meant so, and ``"no"`` if it is neither clearly
            high nor low.
        others: The ids of the other sentences that may be true instead: for a lead those of other holdings, the
            likeliest first; for a signal ``ALONE``.
        is_lead: Whether it is a lead; then the sentences only name holdings.
        standing: Whether that can be true.
    """

    sentence: Sentence
    others: tuple[str, ...] = ()
    is_lead: bool = False
    standing: Standing = "agreed"


def meaning_of(play: Play, card: Card, dummy: Hand, carding: Carding) -> CardMeaning | None:
    """What the next card tells everybody; ``None`` if it is no defender's, or tells nothing.

    Args:
        play: The play before the card, with its seat in turn.
        card: The card.
        dummy: Dummy's cards; those that were played may be among them. None before dummy lies open.
        carding: What the defenders have agreed.
    """
    return _told(play, card, dummy, carding)[1]


def _told(
    play: Play, card: Card, dummy: Hand, carding: Carding
) -> tuple[SignalQuestion | None, CardMeaning | None]:
    """What the next card speaks of, and what it tells everybody."""
    question = _question(play, card, dummy, carding)
    if question is None:
        return None, None
    seat = play.contract.dummy
    seen = _NOBODY.put(seat, dummy | played_by(play, seat)) if dummy else _NOBODY
    possible = PossibleHands.before(play.after(card, Hand.of((card,))), len(play.cards), seen)
    told = _read(card, question, possible, carding)
    says = told is not None and told.sentence.code != ALONE and told.standing != "excluded"
    return question, told if says else None


def meaning_for(dealt: Dealt, play: Play, index: int, dummy: Hand, carding: Carding) -> CardMeaning | None:
    """What a card of a play tells one who sees some of the hands: of its meanings only those that are possible.

    Args:
        dealt: The hands that the reader sees, as they were dealt.
        play: All the cards played so far.
        index: Which of them, counted from 0.
        dummy: Dummy's thirteen cards; none if they did not lie open when it was played.
        carding: What the defenders have agreed.
    """
    card = play.cards[index]
    earlier = Play(play.contract, play.rules, play.cards[:index], play.winners[: index // 4])
    question, told = _told(earlier, card, dummy, carding)
    if told is None or question is None:
        return None
    left = _read(card, question, PossibleHands.before(play, index, dealt), carding)
    return left or replace(told, standing="excluded")


@lru_cache(maxsize=64)
def telling_cards(play: Play, since: int, dummy: Hand, carding: Carding) -> BySeat[Hand]:
    """Return the cards by which each defender can have told something as agreed.

    Whether they have is another question, and dearer; it is the same for all who look, who ask one after the other.

    Args:
        play: All the cards played so far.
        since: Which of them is the first that is looked at, counted from 0.
        dummy: Dummy's thirteen cards.
        carding: What the defenders have agreed.
    """
    found = BySeat(EMPTY, EMPTY, EMPTY, EMPTY)
    for index, card in enumerate(play.cards[since:], since):
        earlier = play_before(play, card)
        if _question(earlier, card, dummy if index else EMPTY, carding) is not None:
            found = found.put(earlier.turn, found.of(earlier.turn) | Hand.of((card,)))
    return found


def _question(play: Play, card: Card, dummy: Hand, carding: Carding) -> SignalQuestion | None:
    """What a card speaks of, if it is one that can tell it."""
    question = question_of(play, card.suit, dummy or EMPTY, carding)
    return question if question is not None and card in question.telling else None


def _read(
    card: Card, question: SignalQuestion, possible: PossibleHands, carding: Carding
) -> CardMeaning | None:
    """What a card says of these hands; ``None`` for a lead if none of them would have played it as agreed."""
    if question.signal is Signal.LEAD:
        return _lead(card, question, possible, carding)
    return _signal(card, question, possible, carding)


def _lead(
    card: Card, question: SignalQuestion, possible: PossibleHands, carding: Carding
) -> CardMeaning | None:
    readings = lead_readings(card, question.trump, possible, carding)
    if not readings.names:
        return None
    first, *others = (f"card-says-lead-{name}" for name in readings.names)
    said = Sentence(first, (("suit", card.suit.letter), ("sure", _yes(not others))))
    return CardMeaning(said, tuple(others), is_lead=True, standing=_standing(readings.certain))


def _signal(card: Card, question: SignalQuestion, possible: PossibleHands, carding: Carding) -> CardMeaning:
    """High or low among the cards of the suit that the defender may have played instead."""
    readings = signal_readings(card, question, possible, carding)
    agreed = readings.agreed
    high = next(iter(agreed)) if len(agreed) == 1 else readings.looks_high
    certain = readings.true == {high}
    if not agreed and not certain and True in readings.alone:
        standing = _standing(False not in readings.alone)
        return CardMeaning(Sentence(ALONE, (("suit", card.suit.letter),)), standing=standing)
    code, suit = answer(question, high, carding)
    sure = certain or len(agreed) < 2
    others = (ALONE,) if True in readings.alone and not certain else ()
    standing = _standing(certain) if agreed or certain else "excluded"
    said = Sentence(f"card-says-{code}", (("suit", suit), ("sure", _yes(sure))))
    return CardMeaning(said, others, standing=standing)


def _standing(certain: bool) -> Standing:
    return "certain" if certain else "agreed"


def answer(question: SignalQuestion, high: bool, carding: Carding) -> tuple[str, str]:
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
