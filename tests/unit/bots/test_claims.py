"""Claims by example: what is normal, what words are good for, and what a bot claims itself."""

import pytest

from schlemm.bots.claims import accepts, beating_line, own_claim, plainest_line
from schlemm.bots.endings import NODES, Ending, card_names
from schlemm.bots.normal import SEATS as LETTERS
from schlemm.bots.normal import TrickState
from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.board.project import view_for
from schlemm.core.board.record import Record
from schlemm.core.board.state import Playing
from schlemm.core.cards import CARDS, SUITS, Card, Suit
from schlemm.core.claim import Claim, Statement
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.laws import HouseRules
from schlemm.core.seats import Seat

NONE, TOP, TRUMPS, RUFFS = Statement


def holds(
    hands: str,
    tricks: int,
    statement: Statement = NONE,
    *,
    trump: Suit | None = None,
    claimer: Seat = Seat.SOUTH,
    must_beat: bool = False,
) -> bool:
    """Whether a claim holds when the claimer's hand is on lead.

    Args:
        hands: The cards left, N E S W.
        tricks: How many of them are claimed.
        statement: With which words.
        trump: The trump suit.
        claimer: Who claims and leads.
        must_beat: House rule "Stichzwang".
    """
    ending = _ending(hands, claimer, trump, must_beat=must_beat)
    found = beating_line(ending, Claim(claimer, tricks, statement), NODES)
    assert found.complete
    return found.never


def _ending(hands: str, leader: Seat, trump: Suit | None = None, *, must_beat: bool = False) -> Ending:
    held = [Hand.parse(text) for text in hands.split()]
    suits = ["".join(_owners(held, suit)) for suit in SUITS]
    start = TrickState((suits[0], suits[1], suits[2], suits[3]), leader.letter)
    return Ending(start, "", None if trump is None else trump.index, must_beat)


def _owners(held: list[Hand], suit: Suit) -> list[str]:
    cards = [card for card in CARDS if card.suit is suit]
    return [letter for card in cards for letter, hand in zip(LETTERS, held, strict=True) if card in hand]


@pytest.mark.parametrize(
    ("hands", "tricks", "good"),
    [
        ("32..32. QJ.4.2. AK..AK. T9.5.4.", 4, True),  # nothing but high cards in the hand on lead
        ("K2.A.. Q3.4.. A4.2.. J5.3..", 3, True),  # high cards on both sides, and a low one to each
        ("AJT... 432... KQ.2.. 65.3..", 3, False),  # the suit is blocked, and nobody overtakes unless forced
        ("AQ... K3... 42... J5...", 2, False),  # no finesse: it depends on finding the king (Law 70E)
        ("AK2... Q43... 765... T98...", 2, True),  # a part of them, whatever is led first
        ("AK2... Q43... 765... T98...", 3, False),
    ],
)
def test_without_words_every_normal_order_counts(hands: str, tricks: int, good: bool) -> None:
    """A claim without words holds if the suits may be played in any order, each sensibly, and only then."""
    assert holds(hands, tricks) is good


@pytest.mark.parametrize(("statement", "good"), [(NONE, False), (TOP, False), (TRUMPS, True), (RUFFS, False)])
def test_outstanding_trumps_need_a_word(statement: Statement, good: bool) -> None:
    """With a trump still out a claim holds only with the words that it is drawn first (Law 70C)."""
    hands = "2.A.. .54.. A.K.. 3..4."
    assert holds(hands, 2, statement, trump=Suit.SPADES) is good


def test_drawing_trumps_must_draw_them_all() -> None:
    """Words do not help where the trumps of an opponent are more than can be drawn."""
    assert not holds("..AKQ. ..432. AK..2. 543...", 3, TRUMPS, trump=Suit.SPADES)


@pytest.mark.parametrize(("statement", "good"), [(NONE, False), (RUFFS, True)])
def test_a_cross_ruff_is_announced(statement: Statement, good: bool) -> None:
    """Ruffs to and fro hold with these words only: without them trumps might be led."""
    assert holds("Q.2.. .K.K. A..2. .A.A.", 2, statement, trump=Suit.SPADES) is good


def test_a_line_against_a_claim_takes_what_can_be_taken() -> None:
    """Whoever beats a claim of all takes the first trick, and does not let a small card hold it."""
    found = beating_line(_ending("64... .98.. 52... A3...", Seat.SOUTH), Claim(Seat.SOUTH, 2, NONE), NODES)
    assert len(found.line or ()) == 4


@pytest.mark.parametrize(
    ("hands", "trump", "winners"),
    [
        # An ace is missing, and the club ace could be ruffed by who has no club.
        ("QJ.2.2.2 2.A.543. AK.K.A.A 3.4.6.93", Suit.SPADES, ["E-HA"]),
        # Two aces are missing, one with each opponent; all but one trick is claimed.
        ("Q..32.432 2.A.54.Q AK.K.K.KJ 3.2.A.T9", Suit.SPADES, ["E-HA", "W-DA"]),
        # Nothing but a ruff beats this.
        ("K.2..2 2..3.3 A...AK 3.3..Q", Suit.SPADES, ["E-S2"]),
    ],
)
def test_a_claim_is_beaten_by_the_plainest_winners(hands: str, trump: Suit, winners: list[str]) -> None:
    """A claim without an ace is beaten by that ace, though a ruff would do it too; by a ruff if nothing else does."""
    ending = _ending(hands, Seat.SOUTH, trump)
    claim = Claim(Seat.SOUTH, ending.tricks + 1 - len(winners))
    line = plainest_line(ending, claim, NODES).line
    assert line is not None
    left = Hand.of(card for text in hands.split() for card in Hand.parse(text))
    seats, cards = [placed.seat for placed in line], list(card_names(left, (), line))
    taken = [_taken(seats[at : at + 4], cards[at : at + 4], trump) for at in range(0, len(cards), 4)]
    assert sorted(each for each in taken if each[0] in "EW") == winners


def _taken(seats: list[str], cards: list[Card], trump: Suit) -> str:
    """Who takes a trick, and with which card."""
    led = cards[0].suit
    best = max(cards, key=lambda card: (card.suit is trump, card.suit is led, card.index))
    return f"{seats[cards.index(best)]}-{best}"


def test_a_defender_claims_too() -> None:
    """For a claim of the defence it is declarer's side that plays anything."""
    assert holds("432... A98... 765... KQJ...", 3, claimer=Seat.WEST)
    assert not holds("A32... 98.2.. 765... KQJ...", 3, claimer=Seat.WEST)


@pytest.mark.parametrize("must_beat", [False, True])
def test_who_must_beat_may_have_to_waste_a_winner(must_beat: bool) -> None:
    """With "Stichzwang" the high cards of both hands fall together, and the claim does not hold."""
    assert holds("A2... 65... K4... 87...", 2, must_beat=must_beat) is not must_beat


SPADES_IN_SOUTH = Deal.parse("N:.AKQJT.AKQJ.AKQJ .98765.T987.T987 AKQJT98765432... .432.65432.65432")


def led(deal: Deal, auction: str, cards: str, *, must_beat: bool = False) -> Playing:
    """The board after these calls and cards."""
    conditions = Conditions(Seat.NORTH, Conditions.of_board(1).vulnerability, HouseRules(must_beat=must_beat))
    calls = Auction.parse(auction).calls
    state = Record(Board(1, conditions, deal), calls, tuple(map(Card.parse, cards.split()))).replay()
    assert isinstance(state, Playing)
    return state


@pytest.mark.parametrize("must_beat", [False, True])
def test_declarer_claims_all_with_nothing_but_trumps(must_beat: bool) -> None:
    """Thirteen trumps are claimed as soon as dummy lies open, and both defenders agree."""
    state = led(SPADES_IN_SOUTH, "N: P P 7S P P P", "H2", must_beat=must_beat)
    claim = own_claim(view_for(state, Seat.SOUTH))
    assert claim == Claim(Seat.SOUTH, 13)
    claimed = state.after_claim(claim)
    assert [accepts(view_for(claimed, seat)) for seat in (Seat.EAST, Seat.WEST)] == [True, True]


def test_a_defender_on_lead_claims_the_suit_that_runs() -> None:
    """A defender who leads from thirteen winners in notrump claims the rest after the first of them."""
    state = led(SPADES_IN_SOUTH, "N: P 1NT P P P", "SA H2 HT H5")
    assert own_claim(view_for(state, Seat.SOUTH)) == Claim(Seat.SOUTH, 12)


def test_nothing_is_claimed_before_dummy_lies_open() -> None:
    """Before the opening lead nobody claims, whatever they hold."""
    state = led(SPADES_IN_SOUTH, "N: P 1NT P P P", "")
    assert own_claim(view_for(state, Seat.SOUTH)) is None


def test_who_was_refused_does_not_claim_again_at_once() -> None:
    """After a refusal a claim is not even considered before another card."""
    state = led(SPADES_IN_SOUTH, "N: P P 7S P P P", "H2")
    claimed = state.after_claim(Claim(Seat.SOUTH, 13))
    assert isinstance(claimed, Playing)
    assert own_claim(view_for(claimed.after_answer(Seat.WEST, accept=False), Seat.SOUTH)) is None
