"""What the cards played so far tell everybody: who has played what, and who is out of which suit."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.core.cards import Card, Suit
from schlemm.core.hand import Hand
from schlemm.core.play import Play, Trick
from schlemm.core.seats import BySeat, Seat


def tricks(play: Play) -> Iterator[Trick]:
    """The tricks so far, the one in progress last; that has no cards right after a complete one."""
    yield from map(play.completed, range(len(play.winners)))
    yield play.trick


def plays_before_cards(play: Play) -> Iterator[Play]:
    """The play before each of its cards."""
    yield from (play_before(play, card) for card in play.cards)


def play_before(play: Play, card: Card) -> Play:
    """The play before one of its cards.

    Raises:
        ValueError: If it was not played.
    """
    _, count = played_at(play, card)
    return Play(play.contract, play.rules, play.cards[:count], play.winners[: count // 4])


def played_at(play: Play, card: Card) -> tuple[Seat, int]:
    """Who has played a card, and how many cards lay before it.

    Raises:
        ValueError: If it was not played.
    """
    count = len(play.cards) - 1 - play.cards[::-1].index(card)  # it is asked of the last cards most
    leader = play.winners[count // 4 - 1] if count >= 4 else play.contract.leader
    return leader.after(count % 4), count


def voids(play: Play) -> BySeat[frozenset[Suit]]:
    """The suits of which each player has shown to hold no more."""
    found = BySeat[frozenset[Suit]](frozenset(), frozenset(), frozenset(), frozenset())
    for trick in tricks(play):
        for seat, card in trick.by_seat():
            if trick.led is not None and card.suit is not trick.led:
                found = found.put(seat, found.of(seat) | {trick.led})
    return found


def played_by(play: Play, seat: Seat) -> Hand:
    """The cards that a player has played."""
    leaders = (play.contract.leader, *play.winners)
    turns = [4 * index + (seat.index - leader.index) % 4 for index, leader in enumerate(leaders)]
    return Hand.of([play.cards[turn] for turn in turns if turn < len(play.cards)])
