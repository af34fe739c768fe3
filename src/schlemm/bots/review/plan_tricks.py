"""Plans that rest on single tricks: an honour that lies well, a stopper that waits, winners that suffice."""

from __future__ import annotations

from schlemm.bots.cards.sight import CardView
from schlemm.bots.review.compare import CardComparison
from schlemm.bots.review.finesse import partners_cards
from schlemm.bots.review.plan_chance import chance_of
from schlemm.bots.review.trick_facts import higher_cards, highest_of_suit
from schlemm.core.cards import SUITS, Card, Suit
from schlemm.core.seats import Seat
from schlemm.core.sentence import Sentence


def takes_finesse(sight: CardView, found: CardComparison, honour: Card, seat: Seat) -> Sentence | None:
    """How the contract fares where the missing honour lies with this opponent and where not, if that matters."""
    chance = chance_of([honour in deal.hands.of(seat) for deal in found.deals], sight, found)
    if chance is None or not chance.matters:
        return None
    return chance.sentence("card-plan-finesse", ("card", str(honour)))


def leads_towards(sight: CardView, found: CardComparison, towards: Card) -> Sentence | None:
    """The same where a card is led to an honour that one hidden card beats, which should lie before it."""
    (higher,) = higher_cards(sight.hidden, towards)
    chance = chance_of([higher in deal.hands.of(sight.seat.left) for deal in found.deals], sight, found)
    if chance is None or not chance.matters:
        return None
    return chance.sentence("card-plan-towards", ("card", str(higher)), ("seat", sight.seat.left.letter))


def holds_up(sight: CardView, found: CardComparison) -> Sentence | None:
    """In how many deals the partner of the opponent who leads the suit has none left after this trick.

    ``None`` where these are few, and the contract does not rest on them.
    """
    leader, suit = sight.trick.leader, sight.trick.led
    if suit is None or leader.side is sight.seat.side:
        return None
    other = leader.partner
    most = 0 if sight.trick.card_of(other) is not None else 1
    holds = [len(deal.hands.of(other).in_suit(suit)) <= most for deal in found.deals]
    chance = chance_of(holds, sight, found)
    if chance is None or (chance.is_rare and not chance.matters):
        return None
    return chance.sentence("card-plan-holds-up", ("suit", suit.letter), ("seat", other.letter))


def has_enough(sight: CardView, found: CardComparison) -> Sentence | None:
    """That the winners of the hand on lead make the contract, the card among them, where no opponent can ruff one."""
    trumps = sight.trump is not None and sight.out.in_suit(sight.trump)
    sure = winners_in_hand(sight)
    is_winner = sight.is_high(found.best.card) and not sight.trick.cards
    if not is_winner or trumps or not 0 < sight.needed <= sure or found.best.reached < found.count:
        return None
    return Sentence("card-plan-enough", (("needed", sight.needed), ("sure", sure)))


def winners_in_hand(sight: CardView) -> int:
    """How many cards of the hand on lead win a trick in it, led one after the other, while nobody can ruff.

    A card that partner's hand may have to beat is not counted, for the lead would then be there.
    """
    return sum(len(_winners_of(sight, suit)) for suit in SUITS)


def _winners_of(sight: CardView, suit: Suit) -> list[Card]:
    partners = highest_of_suit(partners_cards(sight).in_suit(suit))
    least = -1 if partners is None else partners.index
    return [card for card in sight.hand.in_suit(suit) if sight.is_high(card) and card.index > least]
