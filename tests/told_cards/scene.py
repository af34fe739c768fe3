"""A card that a player is told, with a sentence about it, in the position that the player sees."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tests.told_cards.seen_position import SeenPosition

from schlemm.bots.review.compare import CardComparison, Prospect
from schlemm.core.cards import Card, Suit
from schlemm.core.seats import Seat
from schlemm.core.sentence import Sentence
from schlemm.i18n.catalogue import Catalogue
from schlemm.i18n.profile import profile_named

TEN, JACK, QUEEN = 8, 9, 10
"""Places of ranks, counted from the two."""


@dataclass(frozen=True)
class Scene(SeenPosition):
    """A card that a player is told to play, with a sentence about it.

    Attributes:
        found: The cards with their figures; the best one is the card that is told.
        said: The sentence.
        why: The sentence why the card is best; the same one where no plan is told.
    """

    found: CardComparison
    said: Sentence
    why: Sentence

    @property
    def card(self) -> Card:
        """The card that is told."""
        return self.found.best.card

    @property
    def suit(self) -> Suit:
        """Its suit."""
        return self.card.suit

    @property
    def beats(self) -> bool:
        """Whether the card takes the trick from the best one so far."""
        return self.takes(self.card, self.winning[1])

    @property
    def told(self) -> dict[str, str]:
        """What the sentence names."""
        return {name: str(value) for name, value in self.said.args.items()}

    def number(self, name: str) -> int:
        """A number that the sentence names."""
        return int(self.said.args[name])

    @property
    def named(self) -> Card:
        """The card that the sentence names."""
        return Card.parse(self.told["card"])

    @property
    def text(self) -> str:
        """The sentence in German."""
        return words(self.said)

    def prospects(self) -> Iterator[Prospect]:
        """All the cards with their figures, the best one first."""
        yield from (self.found.best, *self.found.others)

    def declarer_makes(self, card: Card) -> list[bool]:
        """In each of the imagined deals, whether declarer makes the contract if this card is played."""
        goal = self.play.contract.tricks
        return [tricks[card] >= goal for tricks in self.found.by_deal]

    def in_deals(self, seat: Seat, card: Card) -> list[bool]:
        """In each of the imagined deals, whether the player holds the card."""
        return [card in deal.hands.of(seat) for deal in self.found.deals]

    def shown(self) -> str:
        """The moment as somebody writes it who looks into it."""
        hands = ", ".join(
            f"{seat.letter} {hand}"
            for seat, hand in sorted(self.open.items(), key=lambda each: each[0].index)
        )
        tricks = " / ".join(" ".join(str(card) for _, card in trick) for trick in self.history)
        played = f"[{self.view.public.auction}] {hands} after {tricks or '-'}"
        return f"{self.play.contract} {played}: {self.seat.letter} {self.card}"


def words(said: Sentence) -> str:
    """A sentence in German."""
    return Catalogue(profile_named("de")).text(said.code, said.args)


def lowest(cards: Iterable[Card]) -> Card:
    """The lowest of cards of one suit."""
    return min(cards, key=lambda card: card.index)


def highest(cards: Iterable[Card]) -> Card:
    """The highest of cards of one suit."""
    return max(cards, key=lambda card: card.index)
