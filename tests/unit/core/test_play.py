"""The play of the cards: following suit, winning tricks, and the house rule of having to win them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.core import naive

from schlemm.core.board.state import Finished, Playing
from schlemm.core.cards import CARDS, Card, Suit
from schlemm.core.contract import Contract
from schlemm.core.errors import Code, RuleViolation
from schlemm.core.hand import PACK, Hand
from schlemm.core.laws import HouseRules, Law
from schlemm.core.play import Play, Trick, beats
from schlemm.core.seats import SEATS, SIDES, Seat
from schlemm.testing import cards, finished, playing, seats, suits

TRUMPS = st.none() | suits()
TRICKS = st.lists(cards(), min_size=1, max_size=4, unique=True).map(tuple)
MUST_BEAT = HouseRules(must_beat=True)


def texts(hand: Hand) -> set[str]:
    """The cards of a hand as texts."""
    return {str(card) for card in hand}


def after(contract: str, played: str, rules: HouseRules = HouseRules()) -> Play:
    """The play after these cards, whoever held them."""
    play = Play(Contract.parse(contract), rules)
    for text in played.split():
        card = Card.parse(text)
        play = play.after(card, Hand.of([card]))
    return play


@given(seats(), TRICKS, TRUMPS)
def test_who_wins_a_trick(leader: Seat, played: tuple[Card, ...], trump: Suit | None) -> None:
    """The highest trump wins, else the highest card of the suit led (Law 44E, F; S1:52)."""
    seat, card = Trick(leader, played).winning(trump)
    turns = naive.winner([str(each) for each in played], trump.letter if trump else None)
    assert (seat, card) == (leader.after(turns), played[turns])
    assert [seat for seat, _ in Trick(leader, played).by_seat()] == [
        leader.after(turn) for turn in range(len(played))
    ]


@given(seats(), TRICKS)
def test_a_trick_knows_its_cards(leader: Seat, played: tuple[Card, ...]) -> None:
    """Each seat has played the card of its turn or none; the suit led is that of the first card."""
    trick = Trick(leader, played)
    assert [trick.card_of(leader.after(turn)) for turn in range(4)] == [*played, None, None, None][:4]
    assert trick.led is played[0].suit
    assert trick.is_complete == (len(played) == 4)


def test_a_trick_without_cards() -> None:
    """Before the lead there is no suit led, and nobody is winning."""
    assert Trick(Seat.NORTH).led is None
    with pytest.raises(ValueError, match="no winner"):
        Trick(Seat.NORTH).winning(None)


@given(cards(), cards(), TRUMPS)
def test_beating_is_one_way(card: Card, other: Card, trump: Suit | None) -> None:
    """Of two cards of one suit the higher beats the other; of two suits only a trump beats."""
    if card.suit is other.suit:
        assert beats(card, other, trump) == (card.rank.index > other.rank.index)
    else:
        assert beats(card, other, trump) == (card.suit is trump)


@given(playing(claiming=False))
def test_legal_cards_follow_suit(state: Playing) -> None:
    """What may be played is what the naive rules say, with and without the house rule (Law 44C; S4:41)."""
    play, hand = state.play, state.hands.of(state.turn)
    trick = [str(card) for card in play.trick.cards]
    trump = play.trump.letter if play.trump else None
    lawful = naive.follows(texts(hand), trick[0][0] if trick else None)
    expected = naive.beating(texts(hand), trick, trump) if play.rules.must_beat else lawful
    assert texts(play.legal_cards(hand)) == expected
    assert expected <= lawful


@given(playing(claiming=False))
def test_legal_cards_are_those_that_nothing_speaks_against(state: Playing) -> None:
    """For all 52 cards: after() plays a legal one, and raises the very violation of any other."""
    play, hand = state.play, state.hands.of(state.turn)
    assert play.legal_cards(hand) == Hand.of(card for card in CARDS if play.why_not(card, hand) is None)
    for card in CARDS:
        violation = play.why_not(card, hand)
        if violation is None:
            assert play.after(card, hand).cards == (*play.cards, card)
        else:
            with pytest.raises(RuleViolation) as raised:
                play.after(card, hand)
            assert raised.value == violation


@given(finished(claiming=False))
def test_thirteen_tricks(state: Finished) -> None:
    """Winners lead, turns go clockwise, and the sides share thirteen tricks, all won by the naive rules."""
    play = state.play
    if play is None:
        return
    assert play.is_over
    assert Hand.of(play.cards) == PACK
    assert sum(play.won_by(side) for side in SIDES) == 13
    assert state.result.tricks == play.won_by(play.contract.side)
    leader, trump = play.contract.leader, play.trump.letter if play.trump else None
    for index in range(13):
        trick = play.completed(index)
        assert trick.leader is leader
        leader = leader.after(naive.winner([str(card) for card in trick.cards], trump))
        assert play.winners[index] is leader


@given(playing(claiming=False))
def test_a_play_in_progress(state: Playing) -> None:
    """Complete tricks and the one in progress are all the cards played, and dummy is faced by the lead or before it."""
    play = state.play
    done = [card for index in range(len(play.winners)) for card in play.completed(index).cards]
    assert (*done, *play.trick.cards) == play.cards
    assert play.tricks_left == 13 - len(play.winners)
    assert play.dummy_faced == (play.cards != () or play.rules.minibridge)
    assert play.led is play.trick.led
    assert play.turn is play.trick.leader.after(len(play.trick.cards))
    assert play.last_trick == (play.completed(len(play.winners) - 1) if play.winners else None)


def test_left_of_declarer_leads() -> None:
    """The opening lead comes from declarer's left, and dummy follows (Law 41A, D; S1:50)."""
    play = Play(Contract.parse("3NTS"))
    assert (play.turn, play.dummy_faced) == (Seat.WEST, False)
    led = after("3NTS", "H5")
    assert (led.turn, led.dummy_faced) == (Seat.NORTH, True)


@pytest.mark.parametrize(
    ("rules", "played", "hand", "card", "violation"),
    [
        (
            HouseRules(),
            "H5",
            "A.2.3.4",
            "SA",
            RuleViolation(Code.MUST_FOLLOW_SUIT, Law(44, "C"), (("card", "SA"), ("suit", "H"))),
        ),
        (
            HouseRules(),
            "H5",
            "A.2.3.4",
            "SK",
            RuleViolation(Code.NOT_IN_HAND, Law(45, "A"), (("card", "SK"),)),
        ),
        (HouseRules(), "H5", "A.K2.3.4", "H2", None),
        (HouseRules(), "H5", "A..3.4", "D3", None),
        (HouseRules(), "", "A.2.3.4", "SA", None),
        # The house rule "Stichzwang" (S4:41): whoever follows suit and can beat the best card must.
        (
            MUST_BEAT,
            "H5",
            "A.K2.3.4",
            "H2",
            RuleViolation(Code.MUST_BEAT, None, (("card", "H2"), ("suit", "H"))),
        ),
        (MUST_BEAT, "H5", "A.K2.3.4", "HK", None),
        (MUST_BEAT, "H5 HA", "A.K2.3.4", "H2", None),
        # A trump has already won it: nobody can beat that by following suit.
        (MUST_BEAT, "H5 S2", "A.K3.3.4", "H3", None),
        # Nobody has to trump.
        (MUST_BEAT, "H5", "A..3.4", "D3", None),
        (
            MUST_BEAT,
            "H5",
            "A.2.3.4",
            "SA",
            RuleViolation(Code.MUST_FOLLOW_SUIT, Law(44, "C"), (("card", "SA"), ("suit", "H"))),
        ),
    ],
)
def test_which_card_may_be_played(
    rules: HouseRules, played: str, hand: str, card: str, violation: RuleViolation | None
) -> None:
    """Follow suit if able, and by house rule beat if able; spades are trumps (Law 44C; S1:52; S4:41)."""
    play = after("4SS", played, rules)
    assert play.why_not(Card.parse(card), Hand.parse(hand)) == violation


def test_nothing_follows_the_last_card() -> None:
    """After thirteen tricks no card may be played, not even one in the hand."""
    suit_a_player = [[Card.parse(suit + rank) for rank in "23456789TJQKA"] for suit in "CDHS"]
    play = Play(Contract.parse("7NTS"))
    for trick in zip(*suit_a_player, strict=True):
        for card in trick:
            play = play.after(card, Hand.of([card]))
    assert play.is_over
    assert [play.won_by(side) for side in SIDES] == [0, 13]
    assert {play.winners.count(seat) for seat in SEATS} == {0, 13}
    assert play.why_not(CARDS[0], PACK) == RuleViolation(Code.PLAY_OVER, Law(41))
