"""Declarer's leads, from either hand: draw trumps, ruff losers, develop what is missing, cash."""

from __future__ import annotations

from schlemm.bots.cards.follow import highest, lowest_of
from schlemm.bots.cards.outlook import outlook
from schlemm.bots.cards.sight import CardView
from schlemm.core.cards import SUITS, Card, Suit
from schlemm.core.hand import EMPTY, Hand


def declarers_lead(sight: CardView) -> Card:
    """The card to lead, from declarer's hand or dummy's, whichever has the lead."""
    plans = (_draw_trumps, _ruff, _cash_enough, _develop, _cash)
    for plan in plans:
        card = plan(sight)
        if card is not None:
            return card
    return lowest_of(sight.hand)


def _other(sight: CardView) -> Hand:
    """The hand opposite the one on lead."""
    return sight.partner_hand or EMPTY


def _high_cards(sight: CardView, hand: Hand, suit: Suit) -> Hand:
    return Hand.of(card for card in hand.in_suit(suit) if sight.is_high(card))


def _losers(sight: CardView, hand: Hand, suit: Suit) -> Hand:
    return hand.in_suit(suit) - _high_cards(sight, hand, suit)


def _sure_in(sight: CardView, suit: Suit) -> int:
    """Tricks that can be cashed in a suit from the top."""
    return outlook(sight, suit).running


def _ruff(sight: CardView) -> Card | None:
    """A loser that the hand with fewer trumps, void opposite, can ruff."""
    trump = sight.trump
    if trump is None or not 0 < _other(sight).length(trump) <= sight.hand.length(trump):
        return None
    for suit in SUITS:
        losers = _losers(sight, sight.hand, suit)
        if suit is not trump and losers and not _other(sight).in_suit(suit):
            return lowest_of(losers)
    return None


def _draw_trumps(sight: CardView) -> Card | None:
    """Trumps while the opponents may have some, but not to fetch those that are high."""
    trump = sight.trump
    if trump is None or not sight.hand.in_suit(trump):
        return None
    out = sight.out.in_suit(trump)
    ours = (sight.hand | _other(sight)).in_suit(trump)
    above = sum(card.index > highest(ours).index for card in out)
    if not out or len(out) == above or above > 1 or (above and len(ours) <= len(out)):
        return None
    if _waits_for_ruff(sight, trump):
        return None
    return _attack(sight, trump)


def _waits_for_ruff(sight: CardView, trump: Suit) -> bool:
    """Whether the short hand can soon ruff: it has one card of a suit, and the long hand losers behind the ace."""
    short, long = sorted((sight.hand, _other(sight)), key=lambda hand: hand.length(trump))
    if not short.in_suit(trump) or short.length(trump) == long.length(trump):
        return False
    return (
        any(
            suit is not trump
            and short.length(suit) <= 1
            and len(_losers(sight, long, suit)) > short.length(suit)
            for suit in SUITS
        )
        and short.length(trump) <= 3
    )


def _cash_enough(sight: CardView) -> Card | None:
    """Cash if that makes the contract or takes all that is left, unless more can be had without risk."""
    sure = sum(_sure_in(sight, suit) for suit in SUITS)
    if sure < min(sight.needed, sight.play.tricks_left):
        return None
    return (_develop(sight) if _is_safe(sight, sure) else None) or _cash(sight)


def _is_safe(sight: CardView, sure: int) -> bool:
    """Whether the opponents, once in, meet a high card in every suit they may lead."""
    if sure >= sight.play.tricks_left:
        return False
    both = sight.hand | _other(sight)
    return all(_high_cards(sight, both, suit) for suit in SUITS if sight.out.in_suit(suit))


def _develop(sight: CardView) -> Card | None:
    """Work on the suit that promises most: tricks to be won there against the lead lost on the way."""
    worth = {suit: _promise(sight, suit) for suit in SUITS if suit is not sight.trump}
    for suit in sorted(worth, key=lambda suit: (-worth[suit], suit.index)):
        if worth[suit] <= 0:
            return None
        card = _attack(sight, suit) if sight.hand.in_suit(suit) else _enter(sight, suit)
        if card is not None:
            return card
    return None


def _promise(sight: CardView, suit: Suit) -> int:
    """What there is to gain in a suit beyond the tricks that run at once."""
    mine, other = sight.hand.in_suit(suit), _other(sight).in_suit(suit)
    found = outlook(sight, suit)
    gain = found.won - found.running
    finesse = mine and other and found.lost and (_has_tenace(sight, other) or _has_tenace(sight, mine))
    if not gain and not finesse:
        return 0
    return 10 * gain - 2 * found.lost + (4 if finesse else 0) + len(mine) + len(other)


def _attack(sight: CardView, suit: Suit) -> Card | None:
    """How to play a suit: the top of a sequence, low towards honours, or from the other hand if honours are here."""
    mine, other = sight.hand.in_suit(suit), _other(sight).in_suit(suit)
    if not mine:
        return None
    top, low = highest(mine), lowest_of(mine)
    if _is_sequence(sight, mine):
        return _to_short_hand(sight, suit) or top
    if (
        other
        and _has_tenace(sight, other)
        and (highest(other).index > top.index or not _has_tenace(sight, mine))
    ):
        return top if sight.is_high(top) and len(mine) <= len(other) else low
    if other and _has_tenace(sight, mine):
        across = low if _high_cards(sight, other, suit) and not sight.is_high(low) else _enter(sight, suit)
        if across is not None:
            return across
    return top if sight.is_high(top) else low


def _has_tenace(sight: CardView, cards: Hand) -> bool:
    """Whether the holding has an honour that a card of the opponents can beat."""
    return any(card.rank.is_honour and not sight.is_high(card) for card in cards)


def _is_sequence(sight: CardView, mine: Hand) -> bool:
    """Whether the top two cards of a holding are honours and equals."""
    first, second = (*mine, None, None)[:2]
    if first is None or second is None or not second.rank.is_honour:
        return False
    between = sight.out.bits >> second.index & (1 << first.index - second.index) - 1
    return not between


def _enter(sight: CardView, not_suit: Suit) -> Card | None:
    """A low card to a high one in the other hand, in another suit."""
    for suit in SUITS:
        if suit is not_suit or not sight.hand.in_suit(suit):
            continue
        high = _high_cards(sight, _other(sight), suit)
        low = lowest_of(sight.hand.in_suit(suit))
        if high and not sight.is_high(low):
            return low
    return None


def _cash(sight: CardView) -> Card | None:
    """High cards, first those of the shorter holding; else across to the other hand's."""
    suits = [suit for suit in SUITS if _running_here(sight, suit)]
    suits = [suit for suit in suits if suit is not sight.trump] or suits
    if suits:
        suit = min(suits, key=lambda suit: (sight.hand.length(suit) - _other(sight).length(suit), suit.index))
        return _from_the_top(sight, suit)
    for suit in SUITS:
        if sight.hand.in_suit(suit) and _high_cards(sight, _other(sight), suit):
            return lowest_of(sight.hand.in_suit(suit))
    return None


def _running_here(sight: CardView, suit: Suit) -> bool:
    return bool(_high_cards(sight, sight.hand, suit))


def _from_the_top(sight: CardView, suit: Suit) -> Card:
    """The highest card, or a low one to the high cards of the shorter hand."""
    return _to_short_hand(sight, suit) or highest(sight.hand.in_suit(suit))


def _to_short_hand(sight: CardView, suit: Suit) -> Card | None:
    """A low card to high cards of the shorter hand, which would block the suit if they stayed."""
    mine, other = sight.hand.in_suit(suit), _other(sight).in_suit(suit)
    low, high = lowest_of(mine), _high_cards(sight, other, suit)
    blocks = high and len(other) < len(mine) and (other == high or highest(other).index > highest(mine).index)
    return low if blocks and not sight.is_high(low) else None
