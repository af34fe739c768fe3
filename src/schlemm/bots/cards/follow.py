"""Playing to a trick that somebody else has led."""

from __future__ import annotations

from typing import Final

from schlemm.bots.cards.discard import discard
from schlemm.bots.cards.sight import CardView
from schlemm.core.cards import Card, Rank, Suit
from schlemm.core.hand import Hand
from schlemm.core.play import beats

HOLD_UP: Final = 2
"""For how many rounds a lone stopper waits in notrump."""
_DROP: Final = ((Rank.KING, 2), (Rank.QUEEN, 4), (Rank.JACK, 6))
"""With how many cards out at first a missing honour is played to fall, not finessed."""
_MANY: Final = 6
"""With so many cards of a suit out, the lead is hardly a singleton."""


def follow(sight: CardView, led: Suit) -> Card:
    """The card to play to the trick in which this suit was led."""
    if len(sight.legal) == 1:
        return next(iter(sight.legal))
    if not sight.hand.in_suit(led):
        return _without_suit(sight, led)
    if len(sight.trick.cards) == 1:
        return _second(sight, led)
    return _third(sight, led) if len(sight.trick.cards) == 2 else _fourth(sight, led)


def lowest_of(cards: Hand) -> Card:
    """The lowest card; of equals the one of the lowest suit."""
    return min(cards, key=lambda card: (card.rank.index, card.suit.index))


def highest(cards: Hand) -> Card:
    """The highest card of a suit."""
    return max(cards, key=lambda card: card.rank.index)


def _best(sight: CardView) -> Card:
    """The card that is winning the trick."""
    return sight.trick.winning(sight.trump)[1]


def _partner_wins(sight: CardView) -> bool:
    return sight.trick.winning(sight.trump)[0] is sight.seat.partner


def _winners(sight: CardView) -> Hand:
    """The legal cards that beat the best one so far."""
    best = _best(sight)
    return Hand.of(card for card in sight.legal if beats(card, best, sight.trump))


def _fourth(sight: CardView, led: Suit) -> Card:
    """As cheap as can be: nothing on partner's trick, the lowest winner on theirs unless the stopper waits."""
    beating = _winners(sight)
    if not beating or _partner_wins(sight) or (sight.partner_hand is not None and _holds_up(sight, led)):
        return lowest_of(sight.legal)
    return lowest_of(beating)


def _third(sight: CardView, led: Suit) -> Card:
    """Third hand high, but only as high as needed, and not over partner's sure trick."""
    beating = _winners(sight)
    if not beating or (_partner_wins(sight) and sight.will_hold(_best(sight), led)):
        return lowest_of(sight.legal)
    safe = Hand.of(card for card in beating if sight.will_hold(card, led))
    fourth = sight.later_opponents[0]
    if sight.hands.of(fourth) is not None or sight.is_void(fourth, led):
        return lowest_of(safe or sight.legal)
    if sight.partner_hand is not None:
        return _finesse_or_not(sight, beating)
    top = _over_dummy(sight, beating, led)
    helps = not _partner_wins(sight) or sight.cheapest_equal(top, Hand.of([_best(sight)])) is not _best(sight)
    return sight.cheapest_equal(top, beating) if helps else lowest_of(sight.legal)


def _over_dummy(sight: CardView, beating: Hand, led: Suit) -> Card:
    """The highest winner; but behind an honour in dummy, which it waits for, the next below that from the nine up."""
    top, dummy = highest(beating), sight.hands.of(sight.seat.right) or Hand()
    below = (card for card in dummy.in_suit(led) if card.index < top.index)
    caught = next((honour for honour in below if honour.rank.is_honour), None)
    if caught is None or (sight.decides and sight.is_high(top)):
        return top
    inserted = (card for card in beating if Rank.NINE.index <= card.rank.index and card.index < caught.index)
    return next(inserted, top)


def _finesse_or_not(sight: CardView, beating: Hand) -> Card:
    """Declarer's third hand: the cheapest card that wins if the honour above it lies with the second hand."""
    top = highest(beating)
    if not sight.is_high(top) or sight.is_void(sight.seat.right, top.suit):
        return sight.cheapest_equal(top, beating)
    tries = [card for card in reversed(tuple(beating)) if card.rank.is_honour]
    if _partner_wins(sight) and _best(sight).rank.is_honour:
        tries.insert(0, _best(sight))
    for card in tries:
        above = [other for other in sight.out.cards_of(card.suit) if other.index > card.index]
        if not above:
            return card if card in beating else lowest_of(sight.legal)
        if len(above) == 1 and not _falls(sight, above[0]):
            return card if card in beating else lowest_of(sight.legal)
    return sight.cheapest_equal(top, beating)


def _falls(sight: CardView, honour: Card) -> bool:
    """Whether so few cards of the suit were out at first that the honour more likely falls than sits well."""
    out = 13 - len(sight.ours_at_first.in_suit(honour.suit))
    return any(honour.rank is rank and out <= most for rank, most in _DROP)


def _second(sight: CardView, led: Suit) -> Card:
    """Second hand low; cover an honour; take the trick that decides; declarer looks at the hand that plays last."""
    beating = _winners(sight).in_suit(led)
    high = Hand.of(card for card in beating if sight.is_high(card))
    if high and sight.decides:
        return lowest_of(high)
    if sight.partner_hand is not None:
        return _second_of_declarer(sight, led, beating, high)
    card = sight.trick.cards[0]
    if beating and card.rank.is_honour and _is_last_honour(sight, card):
        return lowest_of(beating) if card.rank is not Rank.TEN else highest(beating)
    dummy = sight.hands.of(sight.trick.leader)
    if high and dummy is not None and led is not sight.trump and sight.trump and not dummy.in_suit(led):
        return lowest_of(high)  # dummy's singleton: the ace may never come again
    return lowest_of(sight.legal)


def _is_last_honour(sight: CardView, card: Card) -> bool:
    """Whether covering may promote something: the leader, if seen, has not the next card as well."""
    leader = sight.hands.of(sight.trick.leader)
    return leader is None or Card(card.index - 1) not in leader


def _second_of_declarer(sight: CardView, led: Suit, beating: Hand, high: Hand) -> Card:
    """Declarer's second hand after a defender's lead."""
    partners = (sight.partner_hand or Hand()).in_suit(led)
    if _holds_up(sight, led):
        return lowest_of(sight.legal)
    if any(sight.is_high(card) for card in partners):
        forcing = _run_of_honours(beating, 2)
        return _now_or_never(sight, beating) or (
            lowest_of(forcing) if forcing and not high else lowest_of(sight.legal)
        )
    if high:
        return _below_the_top(sight, led, beating, high)
    if beating and sight.trick.cards[0].rank.is_honour:
        return lowest_of(beating)
    return (_now_or_never(sight, beating) if partners else None) or lowest_of(sight.legal)


def _now_or_never(sight: CardView, beating: Hand) -> Card | None:
    """A queen or jack with one small card: it wins this trick or none."""
    top = highest(beating) if beating else None
    guarded = top is None or len(sight.legal) != 2 or Card(top.index - 1) in sight.legal
    return (
        None
        if guarded or top is None or top.rank not in {Rank.QUEEN, Rank.JACK} or sight.is_high(top)
        else top
    )


def _run_of_honours(cards: Hand, least: int) -> Hand:
    """The touching honours from the highest card of a suit down; none if they are fewer than this."""
    run = Hand()
    for card in cards:
        if not card.rank.is_honour or (run and Card(card.index + 1) not in run):
            break
        run |= Hand.of([card])
    return run if len(run) >= least else Hand()


def _below_the_top(sight: CardView, led: Suit, beating: Hand, high: Hand) -> Card:
    """The only stopper is here: the honour below it is tried first, or low if partner's honour may win."""
    top = sight.cheapest_equal(highest(high), high)
    if len(high) > 1 or len(sight.out.in_suit(led)) < _MANY:
        return top
    partners = (sight.partner_hand or Hand()).in_suit(led)
    if len(partners) > 1 and len(sight.legal) > 1 and highest(partners).rank.index >= Rank.JACK.index:
        return lowest_of(sight.legal)
    lower = _run_of_honours(beating - high, 1)
    return lowest_of(lower) if lower and highest(lower).rank.index >= Rank.JACK.index else top


def _holds_up(sight: CardView, led: Suit) -> bool:
    """Whether declarer's only stopper waits: in notrump, in the first rounds, while there are tricks to spare."""
    if sight.trump is not None:
        return False
    both = (sight.hand | (sight.partner_hand or Hand())).in_suit(led)
    alone = sum(card.rank.index >= Rank.JACK.index for card in both) == 1
    stopper = any(sight.is_high(card) for card in both)
    rounds = sum(1 for index in range(len(sight.play.winners)) if sight.play.completed(index).led is led)
    lost = sight.play.won_by(sight.seat.side.other)
    spare = 13 - sight.play.contract.tricks - lost
    return alone and stopper and 3 <= len(both) <= 6 and rounds < HOLD_UP and spare > 1


def _without_suit(sight: CardView, led: Suit) -> Card:
    """Ruff if it wins and partner does not, else throw away the least useful card."""
    ruffs = _winners(sight)
    if (
        not ruffs
        or (_partner_wins(sight) and sight.will_hold(_best(sight), led))
        or _partner_will_win(sight, led)
    ):
        return discard(sight)
    safe = Hand.of(card for card in ruffs if sight.will_hold(card, led))
    beaten = not safe and any(sight.is_void(seat, led) for seat in sight.later_opponents)
    return discard(sight) if beaten else lowest_of(safe or ruffs)


def _partner_will_win(sight: CardView, led: Suit) -> bool:
    """Whether partner, still to play and seen, has the high card of the suit."""
    hand = sight.partner_hand
    if hand is None or len(sight.trick.cards) != 1:
        return False
    return any(sight.is_high(card) for card in hand.in_suit(led)) and _best(sight).suit is led
