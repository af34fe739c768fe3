"""What is disclosed about a card: made from what everybody sees, and obeyed by who signals."""

import pickle
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from schlemm.carding.carding import STANDARD, Carding, First, Leads
from schlemm.carding.leads import lead_rule
from schlemm.carding.meaning import ALONE, CardMeaning, meaning_for, meaning_of
from schlemm.carding.signals import Signal, SignalQuestion, question_of, told_by
from schlemm.core.cards import Card, Suit
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.hand import EMPTY, PACK, Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat
from schlemm.core.sentence import Sentence
from schlemm.dealing.numbered import deal_of_number
from schlemm.testing import contracts, deals

CARDINGS = st.builds(
    Carding, st.sampled_from(Leads), st.sampled_from(First), st.sampled_from(First), st.booleans()
)
RUFFS = Hand.parse("3.QJT9.KQ54.KQ54")


def meaning(contract: str, cards: str, dummy: Hand, carding: Carding = STANDARD) -> CardMeaning | None:
    """What the last of these cards told."""
    play = Play(Contract.parse(contract))
    *before, last = map(Card.parse, cards.split())
    for card in before:
        play = play.after(card, Hand.of([card]))
    return meaning_of(play, last, dummy, carding)


@pytest.mark.slow
@given(deals(), contracts(), CARDINGS, st.integers(0, 2**32 - 1))
@example(deal_of_number(425955297), Contract.parse("1DS"), STANDARD, 0)  # a preference from three spot cards
def test_a_card_that_is_told_as_agreed_is_what_it_is_said_to_be(
    deal: Deal, contract: Contract, carding: Carding, seed: int
) -> None:
    """Defenders who lead and signal as agreed, in any deal, hold what everybody is told about their cards."""
    random, play = Random(seed), Play(contract)
    held = deal.hands
    while not play.is_over:
        hand = held.of(play.turn)
        card = _checked(play, hand, deal.hands.of(contract.dummy) if play.cards else EMPTY, carding)
        card = card or random.choice(tuple(play.legal_cards(hand)))
        held = held.put(play.turn, hand.without(card))
        play = play.after(card, hand)


def _checked(play: Play, hand: Hand, dummy: Hand, carding: Carding) -> Card | None:
    """A card by which the hand tells something as agreed, if there is one, once its meaning is checked."""
    for suit in {card.suit: None for card in play.legal_cards(hand)}:
        question = question_of(play, suit, dummy, carding)
        card = None if question is None else told_by(question, hand, carding)
        if question is None or card is None or card not in question.telling:
            continue
        told = meaning_of(play, card, dummy, carding)
        assert told is not None
        if question.signal is Signal.LEAD:
            rule = lead_rule(hand.in_suit(suit), play.trump, carding)
            assert f"card-says-lead-{rule.name}" in (told.sentence.code, *told.others)
        elif told.sentence.args["sure"] == "yes":
            assert told.sentence.code == f"card-says-{_true(question, hand)}"
        return card
    return None


def _true(question: SignalQuestion, hand: Hand) -> str:
    """What the hand has to say, whichever way round it is agreed to be said."""
    held = [str(card)[1] for card in hand.in_suit(question.suit)]
    if question.between is not None:
        higher, lower = (_points(hand, suit) for suit in question.between)
        return "preference-higher" if higher > lower else "preference-lower"
    if question.signal is Signal.COUNT:
        return "count-odd" if len(held) % 2 else "count-even"
    return f"{question.signal}-{'yes' if {'A', 'K', 'Q'} & {*held} else 'no'}"


def _points(hand: Hand, suit: Suit) -> int:
    """Figure points of a suit, 1 for a knave to 4 for an ace; a spot card counts nothing."""
    return sum("JQKA".find(str(card)[1]) + 1 for card in hand.in_suit(suit))


SAID = {
    "3NTS: SK S2 S9": ("attitude-yes", "S", "yes"),
    "3NTS: SK S4 S2": ("attitude-no", "S", "yes"),
    "3NTS: SK S4 S3": ("attitude-no", "S", "no"),
    "3NTS: SK S4 SJ": None,
    "4HS: SA S3 S9": ("preference-higher", "D", "yes"),
    "4HS: SA S3 S2": ("preference-lower", "C", "yes"),
    "3NTS: SK S4 S2 SA D8 D9": ("count-even", "D", "yes"),
    "3NTS: SK S4 S2 SA D8 D2": ("count-odd", "D", "yes"),
    "3NTS: SK S4 S2 SA D8 C9": ("discard-yes", "C", "yes"),
    "3NTS: SK S4 S2 SA D8 C2": ("discard-no", "C", "yes"),
}
"""The cards, and what the last one told: its sentence, the suit that it speaks of, whether that is sure."""
TURNED = {"attitude-yes": "attitude-no", "discard-yes": "discard-no", "count-even": "count-odd"}


@pytest.mark.parametrize("line", SAID)
def test_what_is_said_about_a_card(line: str) -> None:
    """Each kind of signal has its sentences; where nothing is told, nothing is said."""
    contract, cards = line.split(": ")
    told, said = meaning(contract, cards, RUFFS), SAID[line]
    if said is None:
        assert told is None
    else:
        code, suit, sure = said
        assert told == CardMeaning(Sentence(f"card-says-{code}", (("suit", suit), ("sure", sure))), (ALONE,))


@pytest.mark.parametrize("line", [line for line, said in SAID.items() if said and said[0] in TURNED])
def test_the_other_agreement_says_the_opposite(line: str) -> None:
    """A high card that encourages or is even as usual discourages or is odd where the opposite is agreed."""
    contract, cards = line.split(": ")
    told = meaning(contract, cards, RUFFS, Carding(attitude=First.LOW, count=First.LOW))
    assert told is not None
    assert told.sentence.code == f"card-says-{TURNED[(SAID[line] or ('',))[0]]}"


def test_a_lead_says_first_what_it_most_likely_is() -> None:
    """A low lead is the fourth best, or else low from three or from a short suit; with thirds it is something else."""
    told = meaning("3NTS", "S3", EMPTY)
    assert told is not None
    assert told.sentence.code == "card-says-lead-fourth"
    assert set(told.others) == {f"card-says-lead-{name}" for name in ("low", "double", "single")}
    other = meaning("3NTS", "S3", EMPTY, Carding(leads=Leads.THIRD))
    assert other is not None
    assert "card-says-lead-fourth" not in (other.sentence.code, *other.others)


def test_a_card_tells_the_same_wherever_it_comes_from() -> None:
    """A card that another process has sent tells what the same card of this one tells."""
    play = Play(Contract.parse("3NTS"))
    for card in map(Card.parse, ("S3", "SK", "S9")):
        sent = pickle.loads(pickle.dumps(card))
        assert meaning_of(play, sent, EMPTY, STANDARD) == meaning_of(play, card, EMPTY, STANDARD) is not None


def test_declarer_and_dummy_tell_nothing() -> None:
    """Only the defenders' cards speak."""
    assert meaning("3NTS", "SK S4 S2 SA D8", RUFFS) is None
    assert meaning("3NTS", "SK S2", RUFFS) is None


@pytest.mark.parametrize(
    ("easts", "code", "standing"),
    [
        ("987.Q86.9876543.", "discard-no", "excluded"),  # the low one of two spots, beside the queen
        ("987.986.9876543.", "discard-no", "certain"),
        ("987.QJ6.9876543.", "discard-yes", "certain"),
        ("987.J6.98765432.", "alone", "certain"),
    ],
)
def test_who_sees_all_is_told_for_certain(easts: str, code: str, standing: str) -> None:
    """With all hands open a discard is what it is; if it was not chosen as agreed, the truth is not what is denied."""
    east, play = Hand.parse(easts), Play(Contract.parse("3NTS"))
    for card in map(Card.parse, ("CK", "C2", "H6")):
        play = play.after(card, Hand.of([card]))
    rest = tuple(PACK - east)
    dealt = BySeat[Hand | None](Hand.of(rest[::3]), east, Hand.of(rest[1::3]), Hand.of(rest[2::3]))
    told = meaning_for(dealt, play, 2, Hand.of(rest[::3]), STANDARD)
    assert told is not None
    assert (told.sentence.code, told.standing) == (f"card-says-{code}", standing)
