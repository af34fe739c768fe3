"""Signals as they are agreed: what a card speaks of, and which card says what."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.carding.carding import STANDARD, Carding, First
from schlemm.carding.signals import SPOTS, Signal, SignalQuestion, is_high, question_of, told_by
from schlemm.core.cards import Card, Suit
from schlemm.core.contract import Contract
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.play import Play
from schlemm.testing import hands, suits

REVERSED = Carding(attitude=First.LOW, count=First.LOW)
SIGNALS = (Signal.ATTITUDE, Signal.DISCARD, Signal.COUNT)


def question(signal: Signal, suit: Suit = Suit.SPADES) -> SignalQuestion:
    """A question that every spot can answer."""
    return SignalQuestion(signal, suit, None, SPOTS.in_suit(suit))


def after(contract: str, cards: str) -> Play:
    """The play after these cards, whoever held what."""
    play = Play(Contract.parse(contract))
    for text in cards.split():
        play = play.after(Card.parse(text), Hand.of([Card.parse(text)]))
    return play


def spoken_of(contract: str, cards: str, card: str, dummy: str = "...") -> Signal | None:
    """What this card speaks of after these."""
    led = Card.parse(card)
    found = question_of(after(contract, cards), led.suit, Hand.parse(dummy), STANDARD)
    return None if found is None or led not in found.telling else found.signal


@pytest.mark.parametrize(
    ("signal", "held", "high", "low"),
    [
        ("attitude", "K72...", "S7", "S2"),
        ("attitude", "872...", "S2", "S8"),
        ("discard", "J94...", "S4", "S9"),
        ("discard", "Q952...", "S9", "S2"),
        ("count", "82...", "S8", "S2"),
        ("count", "T73...", "S3", "S7"),
        ("count", "9632...", "S9", "S2"),
        ("count", "K84...", "S4", "S8"),
    ],
)
def test_the_spot_that_tells_a_holding(signal: str, held: str, high: str, low: str) -> None:
    """High encourages and is an even number first; with the reversed agreement low does and is."""
    asked = question(Signal(signal))
    assert str(told_by(asked, Hand.parse(held), STANDARD)) == high
    assert str(told_by(asked, Hand.parse(held), REVERSED)) == low


@pytest.mark.parametrize("held", ["A...", "KQJ...", "AK7...", "..."])
def test_a_hand_without_a_choice_of_spots_tells_nothing(held: str) -> None:
    """One spot or none says nothing."""
    assert all(told_by(question(signal), Hand.parse(held), STANDARD) is None for signal in SIGNALS)


@given(hands(), st.sampled_from(SIGNALS), suits())
def test_reversed_agreements_turn_every_signal_round(hand: Hand, signal: Signal, suit: Suit) -> None:
    """What one agreement tells by its highest spot the other tells by its lowest."""
    asked = question(signal, suit)
    assert is_high(asked, hand, STANDARD) is not is_high(asked, hand, REVERSED)
    spots = tuple(hand.in_suit(suit) & SPOTS)
    told = {told_by(asked, hand, carding) for carding in (STANDARD, REVERSED)}
    assert told == ({spots[0], spots[-1]} if len(spots) > 1 else {None})


@pytest.mark.parametrize(
    ("contract", "cards", "card", "signal"),
    [
        ("3NTS", "", "S4", "lead"),
        ("3NTS", "SK S2", "S7", "attitude"),
        ("3NTS", "S4 S5", "S7", None),
        ("3NTS", "SK S2", "SJ", None),
        ("3NTS", "SK S2 S3 SA DK", "D7", "count"),
        ("3NTS", "SK S2 S3 SA DK", "H7", "discard"),
        ("3NTS", "SK S2 S3 SA DK D2 D3 D4 DQ", "D7", None),
        ("4HS", "SK S2 S3 SA HK", "H7", None),
        ("4HS", "SK S2", "H7", None),
        ("3NTS", "SK S2 S3 S4", "HA", None),
        ("3NTS", "SK S2 S3 S4", "H4", "lead"),
        ("3NTS", "SK", "S2", None),
    ],
)
def test_what_a_card_speaks_of(contract: str, cards: str, card: str, signal: str | None) -> None:
    """Partner's lead asks for attitude, declarer's for count; later cards, trumps, honours and winners say nothing."""
    assert spoken_of(contract, cards, card) == signal


@pytest.mark.parametrize(
    ("contract", "cards", "card", "dummy", "speaks"),
    [
        ("4HS", "SA S2", "S7", "2.QJT9.KQ32.KQ32", True),
        ("4HS", "SA S2", "S7", "2..KQJ5432.KQ432", False),
        ("4HS", "SA S2", "S7", "32.QJT9.KQ32.KQ3", False),
        ("3NTS", "SA S2", "S7", "2.QJT9.KQ32.KQ32", False),
        ("4HS", "SQ S2", "S7", "K2.QJT9.KQ32.KQ3", False),
        ("4HS", "S5 S2 SA S3", "S7", "842.QJT9.KQ2.KQ3", True),
        ("4HS", "SQ S2 SA S3", "S7", "842.QJT9.KQ2.KQ3", False),
        ("3NTS", "S5 S2 SA S3", "S7", "842.QJT9.KQ2.KQ3", False),
        ("4HS", "S5 S2 SK S3 SA S4 S6 S8", "S7", "842.QJT9.KQ2.KQ3", False),
        ("4HS", "S6 S2 SK S3 SA S4 S5 S8", "S7", "842.QJT9.KQ2.KQ3", True),
        ("4HS", "C2 C3 CA C4 SA S4 D5 S8", "S7", "842.QJT9.KQ2.KQ3", True),
    ],
)
def test_when_a_card_asks_for_another_suit(
    contract: str, cards: str, card: str, dummy: str, speaks: bool
) -> None:
    """Dummy will ruff partner's winner, or partner is out of the suit or led it as from one card or two."""
    assert (spoken_of(contract, cards, card, dummy) is Signal.PREFERENCE) is speaks


@pytest.mark.parametrize(
    ("hand", "card"), [("9752..A32.J32", "S9"), ("9752..J32.A32", "S2"), ("9752..432.765", "S2")]
)
def test_high_asks_for_the_higher_suit(hand: str, card: str) -> None:
    """In spades against hearts, high asks for diamonds; low asks for clubs, or for nothing."""
    asked = question_of(after("4HS", "SA S3"), Suit.SPADES, Hand.parse("3.QJT9.KQ54.KQ54"), STANDARD)
    assert asked is not None
    assert asked.between == (Suit.DIAMONDS, Suit.CLUBS)
    assert str(told_by(asked, Hand.parse(hand), STANDARD)) == card


def test_without_the_agreement_nobody_asks_for_another_suit() -> None:
    """Where suit preference is not agreed, the same card is attitude."""
    without = Carding(preference=False)
    asked = question_of(after("4HS", "SA S3"), Suit.SPADES, Hand.parse("3.QJT9.KQ54.KQ54"), without)
    assert asked is not None
    assert asked.signal is Signal.ATTITUDE


def test_who_leads_a_high_card_for_the_ruff_asks_for_nothing() -> None:
    """With the highest card left in the suit, no low one is led to ask for a suit."""
    play = after("4HS", "S6 S2 SK S3")
    asked = question_of(play, Suit.SPADES, EMPTY, STANDARD)
    assert asked is not None
    assert asked.signal is Signal.PREFERENCE
    assert told_by(asked, Hand.parse("A75..A32.432"), STANDARD) is None
    assert str(told_by(asked, Hand.parse("Q75..A32.432"), STANDARD)) == "S7"
