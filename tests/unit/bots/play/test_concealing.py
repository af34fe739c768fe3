"""Declarer hides what costs nothing to hide, and keeps to a plan; defenders stay with what they have agreed."""

from dataclasses import replace

import pytest
from tests.effort import examples
from tests.property.self_play import self_play

from schlemm.bots.bidder import SystemBot
from schlemm.bots.cards.sight import CardView
from schlemm.bots.level import Level
from schlemm.bots.play.by_sampling import best_of, choose_card, going_on
from schlemm.bots.play.compare import compare_until_clear
from schlemm.bots.play.concealing import equal_cards_here, tells_least
from schlemm.bots.play.weigh import NEAR
from schlemm.bots.solving import compiled_solver
from schlemm.carding.carding import STANDARD, Carding, First
from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.cards import Card
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.hand import PACK, Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, Seat, Vulnerability
from schlemm.core.view import Public, View
from schlemm.dd.open_play import OpenPlay
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32

UPSIDE_DOWN = replace(STANDARD, attitude=First.LOW)
"""Low spots encourage."""


def sight_at(contract: str, north: str, east: str, south: str, west: str, played: str) -> CardView:
    """What the player sees who chooses the next card, where nothing is known from an auction."""
    now = OpenPlay.start(Deal(BySeat(*map(Hand.parse, (north, east, south, west)))), Contract.parse(contract))
    for text in played.split():
        now = now.after(Card.parse(text))
    return CardView(now.view(Public(Seat.NORTH, Vulnerability.NONE, Auction.parse("N: "))), now.play)


def told_least(sight: CardView, card: str, carding: Carding = STANDARD) -> str:
    """The card that is played instead of this one, where every card of its suit is as good."""
    return str(tells_least(sight, Card.parse(card), sight.hand.in_suit(Card.parse(card).suit), carding))


WON = ("3NTS", "432.A32.A432.A32", "J95.JT98.T98.T98", "KQ6.K54.KQ65.K54", "AT87.Q76.J7.QJ76", "S7 S2 SJ")
"""South can win a spade with king or queen."""


@pytest.mark.parametrize(("card", "played"), [("SQ", "SK"), ("SK", "SK"), ("S6", "S6")])
def test_a_trick_is_won_with_the_highest_of_touching_cards(card: str, played: str) -> None:
    """The king leaves open where the queen is; who knows only that the queen has won knows where the king is."""
    assert told_least(sight_at(*WON), card) == played


def test_the_club_player_wins_with_the_higher_card() -> None:
    """A bot of the level that imagines deals plays so."""
    sight = sight_at(*WON)
    assert str(choose_card(sight.view, sight.play, compiled_solver())) == "SK"


def test_a_card_that_may_be_elsewhere_separates() -> None:
    """King and jack are not exchanged while the queen is hidden, and are once it has been played."""
    sight = sight_at(
        "3NTS", "432.A32.A432.A32", "Q95.JT98.T98.T98", "KJ6.K54.KQ65.K54", "AT87.Q76.J7.QJ76", "S7 S2 S9"
    )
    assert told_least(sight, "SJ") == "SJ"
    later = sight_at(
        "3NTS", "432.A32.A432.A32", "Q95.JT98.T98.T98", "KJ6.K54.KQ65.K54", "AT87.Q76.J7.QJ76",
        "SA S2 SQ S6 S7 S3 S5",
    )  # fmt: skip
    assert told_least(later, "SJ") == "SK"


def test_dummys_cards_are_not_exchanged() -> None:
    """Everybody sees dummy, so it plays the card that is chosen; and its cards separate declarer's."""
    sight = sight_at(
        "3NTS", "KQ6.K54.KQ65.K54", "AT87.Q76.J7.QJ76", "432.A32.A432.A32", "J95.JT98.T98.T98", "S5"
    )
    assert told_least(sight, "SQ") == "SQ"
    split = sight_at(
        "3NTS", "Q42.A32.A432.A32", "J95.JT98.T98.T98", "KT6.K54.KQ65.K54", "A873.Q76.J7.QJ76", "S7 S2 S5"
    )
    assert equal_cards_here(split, Card.parse("SK")) == Hand.parse("K...")


@pytest.mark.parametrize(
    ("south", "carding", "played"),
    [
        ("K65.K54.KQ65.K54", STANDARD, "S6"),
        ("K65.K54.KQ65.K54", UPSIDE_DOWN, "S5"),
        ("965.K54.KQ65.AK4", STANDARD, "S5"),
        ("965.K54.KQ65.AK4", UPSIDE_DOWN, "S6"),
    ],
)
def test_low_cards_are_followed_as_if_they_were_signals(south: str, carding: Carding, played: str) -> None:
    """Under the ace declarer plays the spot that says to go on if the king is there, and the other one if not."""
    north, east = "432.A32.A432.Q32", "J87.JT98.T98.T98"
    west = PACK - Hand.parse(north) - Hand.parse(east) - Hand.parse(south)
    sight = sight_at("3NTS", north, east, south, str(west), "SA S2 SJ")
    assert told_least(sight, "S5", carding) == played


@pytest.mark.parametrize(
    ("north", "east", "south", "west", "played"),
    [
        ("432.A32.A432.Q32", "A87.JT98.T98.T98", "K65.K54.KQ65.K54", "QJT9.Q76.J7.AJ76", "DJ DA D8 D5 S2 SA"),
        ("J9432.A2.A432.32", "Q.T9876.T98.QJT9", "KT8765.K5.KQ5.K4", "A.QJ43.J76.A8765", "SA S2 SQ"),
        ("432.A32.A432.Q32", ".JT98.T987.T9876", "K65.K54.KQ65.K54", "AQJT987.Q76.J.AJ", "SA S2 D7"),
    ],
)
def test_a_spot_is_no_signal_where_defenders_do_not_ask(
    north: str, east: str, south: str, west: str, played: str
) -> None:
    """Where declarer's side leads, defenders have none left, or the leader's partner shows out, no card is changed."""
    assert told_least(sight_at("3NTS", north, east, south, west, played), "S5") == "S5"


def test_a_hand_that_lies_open_hides_nothing() -> None:
    """After a claim that was refused everybody sees declarer's cards, and the card is played that was chosen."""
    sight = sight_at(*WON)
    faced = sight.view.faced.put(Seat.SOUTH, sight.view.hand)
    assert told_least(CardView(replace(sight.view, faced=faced), sight.play), "SQ") == "SQ"


def moments(number: int) -> list[tuple[View, Play]]:
    """Every second choice of declarer's, of a board that is played by thumb."""
    board = Board(
        number, Conditions.of_board(number), random_deal(Pcg32.from_text(f"conceal {number}").below)
    )
    seen = [
        (view, view.play) for view, _ in self_play(board, SystemBot(Level.BEGINNER)) if view.play is not None
    ]
    mine = [
        (view, play) for view, play in seen if view.seat is play.contract.declarer and play.tricks_left < 11
    ]
    return [(view, play) for view, play in mine if len(view.legal_cards()) > 1][::2]


@pytest.mark.parametrize("number", range(1, examples(9) + 1))
def test_nothing_is_lost_by_hiding(number: int) -> None:
    """A card that is played instead of another takes the same tricks in every imagined deal."""
    for view, play in moments(number):
        sight, found = CardView(view, play), compare_until_clear(view, play, compiled_solver()).found
        near = Hand.of(card for card in found.values if found.values[card] >= found.best - NEAR * found.count)
        assert best_of(found, view, play) in near
        for card in near:
            played = tells_least(sight, card, near, STANDARD)
            assert all(tricks[played] == tricks[card] for tricks in found.tricks)


@pytest.mark.parametrize(
    ("played", "suit"),
    [
        ("HQ H2 H3 HK CK C2 C7 C8", "C"),
        ("HQ H2 H3 HK", ""),
        ("HQ H2 H3 HK CK D9 C7 C8", ""),
        ("HQ H2 H3 HK CK C2 C7", ""),
    ],
)
def test_a_suit_is_gone_on_with_until_something_is_learnt(played: str, suit: str) -> None:
    """Of equal leads those of the suit led last are kept, none once a defender has shown out, none but at a lead."""
    play = Play(Contract.parse("3NTS"))
    for text in played.split():
        play = play.after(Card.parse(text), Hand.of([Card.parse(text)]))
    near = Hand.parse("2.4.5.Q3")
    assert going_on(play, near) == (Hand.parse("...Q3") if suit else Hand())
