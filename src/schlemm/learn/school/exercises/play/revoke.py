"""A revoke to find: four rows of played cards tell who did not follow suit, and at which trick (S1:58)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.core.cards import Card, Suit
from schlemm.core.hand import Hand
from schlemm.core.laws import LAWFUL
from schlemm.core.play import Trick, legal_cards
from schlemm.core.seats import SEATS, Seat
from schlemm.core.sentence import Facts, Sentence
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.picture import PlayedPicture
from schlemm.learn.school.question import Choice, Made, Question, Why, one_of

SHOWN: Final = 7
"""Tricks that are shown; a row of them fits on a narrow page."""


def find_the_revoke(random: Pcg32) -> Question:
    """Who has revoked, or at which trick? Exactly one player did, and has shown the suit since."""
    while True:
        tricks, trump = _played_with_a_revoke(random)
        found = tuple(revokes(tricks))
        if len(found) == 1:
            break
    culprit, index, shown = found[0]
    trick = tricks[index]
    facts: Facts = (
        ("seat", culprit.letter),
        ("trick", index + 1),
        ("card", str(trick.card_of(culprit))),
        ("suit", trick.cards[0].suit.letter),
        ("card-2", str(shown)),
    )
    why: Why = (Sentence("why-revoke", facts),)
    picture = (PlayedPicture(tricks, trump),)
    if random.below(2):
        seats = tuple(seat.letter for seat in SEATS)
        return Question(Sentence("ask-who-revoked"), picture, Choice(seats, "seat"), (culprit.letter,), why)
    numbers = tuple(str(number + 1) for number in range(SHOWN))
    return Question(Sentence("ask-where-revoked"), picture, Choice(numbers, "number"), (str(index + 1),), why)


def revokes(tricks: tuple[Trick, ...]) -> Iterator[tuple[Seat, int, Card]]:
    """Who did not follow suit at which trick, and the card of that suit which they played later."""
    for index, trick in enumerate(tricks):
        led = trick.cards[0].suit
        for seat, card in trick.by_seat():
            later = (each.card_of(seat) for each in tricks[index + 1 :])
            shown = next((each for each in later if each is not None and each.suit is led), None)
            if card.suit is not led and shown is not None:
                yield seat, index, shown


def _played_with_a_revoke(random: Pcg32) -> tuple[tuple[Trick, ...], Suit | None]:
    """The first tricks of a play in which one player at one trick does not follow suit if it can be so."""
    deal, trump = random_deal(random.below), one_of(random, (None, *Suit))
    hands = {seat: deal.hand(seat) for seat in SEATS}
    culprit = one_of(random, SEATS)
    wrong = random.below(SHOWN - 1)
    leader = one_of(random, SEATS)
    tricks: list[Trick] = []
    for index in range(SHOWN):
        trick = Trick(leader)
        for seat in (leader.after(turn) for turn in range(4)):
            card = _card(random, trick, hands[seat], trump, astray=index == wrong and seat is culprit)
            hands[seat] = Hand.of(each for each in hands[seat] if each is not card)
            trick = Trick(leader, (*trick.cards, card))
        tricks.append(trick)
        leader = trick.winning(trump)[0]
    return tuple(tricks), trump


def _card(random: Pcg32, trick: Trick, hand: Hand, trump: Suit | None, *, astray: bool) -> Card:
    """Any legal card, or one of another suit than the one that was led."""
    legal = tuple(legal_cards(trick, hand, LAWFUL, trump))
    other = tuple(card for card in hand if card not in legal) if astray else ()
    return one_of(random, other or legal)


FIND_THE_REVOKE: Final = Made("find-the-revoke", find_the_revoke, "exercises-rules")
