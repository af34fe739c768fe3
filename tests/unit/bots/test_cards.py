"""The card player, card by card: who holds what, what was played, what comes next."""

import pytest

from schlemm.bots.bidder import SystemBot
from schlemm.bots.level import Level
from schlemm.core.action import PlayCard
from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.board.project import view_for
from schlemm.core.board.state import Playing
from schlemm.core.cards import Card
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.hand import PACK, Hand
from schlemm.core.play import Play
from schlemm.core.seats import SEATS, BySeat, Vulnerability


def deal(**held: str) -> Deal:
    """Four hands; who is not named gets the rest, from the lowest card, in the order of the seats."""
    hands = {letter: Hand.parse(text) for letter, text in held.items()}
    rest = PACK
    for hand in hands.values():
        rest -= hand
    cards = sorted(rest, key=lambda card: card.index)
    for letter in "NESW":
        if letter not in hands:
            hands[letter], cards = Hand.of(cards[:13]), cards[13:]
    return Deal(BySeat(*(hands[letter] for letter in "NESW")))


def next_card(contract: str, cards: str, calls: str = "", **held: str) -> str:
    """What the bot plays after these cards in this contract; if no calls are given, the auction was it alone."""
    board = Board(1, Conditions(Contract.parse(contract).declarer, Vulnerability.NONE), deal(**held))
    play = Play(Contract.parse(contract))
    auction = Auction.parse(calls or f"{play.contract.declarer}: {play.contract.bid} P P P")
    state = Playing(board, auction, play, board.deal.hands)
    for text in cards.split():
        after = state.after(state.turn, Card.parse(text))
        assert isinstance(after, Playing)
        state = after
    views = [view_for(state, seat) for seat in SEATS]
    action = SystemBot(Level.BEGINNER).act(next(view for view in views if view.acts))
    assert isinstance(action, PlayCard), action
    return str(action.card)


@pytest.mark.parametrize(
    ("contract", "west", "lead"),
    [
        ("3NTS", "K9752.32.Q32.432", "S5"),
        ("3NTS", "KQJ2.32.7532.432", "SK"),
        ("4HS", "9752.432.KQJ2.32", "DK"),
        ("4HS", "9752.432.Q9752.4", "C4"),
        ("4HS", "AK52.432.Q32.432", "SA"),
    ],
)
def test_opening_leads(contract: str, west: str, lead: str) -> None:
    """Against notrump the longest suit, against a suit a sequence, ace-king or a singleton."""
    assert next_card(contract, "", W=west) == lead


@pytest.mark.parametrize(
    ("calls", "lead"), [("W: 1NT P 2H 5C P P P", "S3"), ("W: 1NT P 2C 2D P P 2H 5C P P P", "H3")]
)
def test_the_suit_that_partner_has_shown_is_led_not_one_that_was_only_named(calls: str, lead: str) -> None:
    """Two hearts that transfer show spades; over an overcall they are hearts."""
    assert next_card("5CS", "", calls, W="Q83.Q83.K972.T54") == lead


@pytest.mark.parametrize(
    ("reason", "contract", "cards", "hands", "card"),
    [
        (
            "second hand low",
            "3NTN",
            "S5",
            {"E": "KJ985.J98.98.JT9", "S": "Q32.AQ2.K432.Q32", "N": "A76.K43.AQ5.AK54"},
            "S2",
        ),
        (
            "third hand high, the lower of equals",
            "3NTS",
            "S4 S2",
            {"W": "A9864.765.J7.T98", "N": "532.AQ2.K432.Q32", "E": "KQ7.J98.T98.J765"},
            "SQ",
        ),
        (
            "behind dummy’s queen the ace waits",
            "3NTS",
            "S4 S2",
            {"W": "K9864.765.J7.T98", "N": "Q72.AQ2.K432.Q32", "E": "AJ3.J98.T98.J765"},
            "SJ",
        ),
        (
            "behind dummy’s jack the king waits",
            "3NTS",
            "S4 S2",
            {"W": "A9864.765.J7.T98", "N": "J72.AQ2.K432.Q32", "E": "KT3.J98.T98.J765"},
            "ST",
        ),
        (
            "the ace waits for nothing that dummy has not",
            "3NTS",
            "S4 S2",
            {"W": "K9864.765.J7.T98", "N": "752.AQ2.K432.Q32", "E": "AJ3.J98.T98.J765"},
            "SA",
        ),
        (
            "the ace does not wait when it beats the contract",
            "7NTS",
            "S4 S2",
            {"W": "K9864.765.J7.T98", "N": "Q72.AQ2.K432.Q32", "E": "AJ3.J98.T98.J765"},
            "SA",
        ),
        (
            "dummy’s ace waits where declarer has the jack",
            "3NTS",
            "S6",
            {"W": "K9863.765.J7.T98", "N": "AT2.AQ2.K432.Q32", "S": "J4.K43.AQ65.AK54"},
            "S2",
        ),
        (
            "queen and one is played now or never",
            "3NTS",
            "S4",
            {"W": "J9842.765.J7.T98", "N": "Q6.AQ2.K432.Q432", "S": "KT5.K43.AQ65.AK5"},
            "SQ",
        ),
        (
            "low from queen and two",
            "3NTS",
            "S4",
            {"W": "J9842.765.J7.T98", "N": "Q63.AQ2.K432.Q43", "S": "KT5.K43.AQ65.AK5"},
            "S3",
        ),
        (
            "the lowest of a sequence before the ace opposite",
            "4HS",
            "S9",
            {"W": "965.765.J987.T98", "N": "QJT8.AQ2.K43.Q32", "S": "A43.KJ43.AQ6.AK5"},
            "ST",
        ),
        (
            "the ten below the only stopper",
            "3NTS",
            "H6",
            {"W": "965.K9765.J98.T9", "N": "QJT8.AJT.K43.Q32", "S": "AK43.32.AQ65.AK5"},
            "HT",
        ),
        (
            "no finesse when second hand is void",
            "3NTS",
            "H6 HA H8 H2 SJ D5",
            {"W": "Q976.765.J97.T98", "N": "JT5.AQ3.K432.Q32", "E": ".JT98.T865.J7654"},
            "SK",
        ),
        (
            "the short hand’s ace comes first",
            "1NTS",
            "HT H2 HJ HA",
            {"W": "832.T987.QJ9.QJ9", "N": "A9.542.8765.8765", "S": "KQT76.AK3.AK.AK2"},
            "S6",
        ),
        (
            "nothing on partner's sure trick",
            "3NTS",
            "SA S2",
            {"W": "AJT64.765.J7.T98", "N": "532.AQ2.K432.Q32", "E": "KQ7.J98.T98.J765"},
            "S7",
        ),
        (
            "fourth hand wins as cheaply as it can",
            "3NTN",
            "S5 S2 ST",
            {"E": "9765.J98.J98.JT9", "S": "432.AQ2.K432.Q32", "W": "T8.T765.T76.8765"},
            "SJ",
        ),
        (
            "cover the honour that dummy leads",
            "3NTS",
            "H7 HA H8 H3 SQ",
            {"W": "T76.765.J76.T987", "N": "Q95.AQ2.K432.Q32", "E": "K83.J98.T985.J65"},
            "SK",
        ),
        (
            "do not cover the first of two",
            "3NTS",
            "H7 HA H8 H3 SQ",
            {"W": "T76.765.J76.T987", "N": "QJ5.AQ2.K432.Q32", "E": "K83.J98.T985.J65"},
            "S3",
        ),
        (
            "ruff when it wins, high enough to hold",
            "4SN",
            "HA H2 H3",
            {
                "E": "A2.AKQ54.5432.32",
                "S": "Q543.872.A6.7654",
                "W": "76.63.QJT98.QJT8",
                "N": "KJT98.JT9.K7.AK9",
            },
            "H9",
        ),
        (
            "a lone ace waits for a round in notrump",
            "3NTS",
            "HK H4 H7",
            {"W": "T76.KQJ98.J76.T9", "N": "QJ5.42.AK432.Q32", "E": "943.T73.T985.J65"},
            "H5",
        ),
        (
            "finesse towards ace and queen",
            "3NTS",
            "DJ D2 D5 DA C3 C6",
            {"W": "T76.Q765.JT9.T96", "N": "QJ5.A42.K432.AQ2", "E": "943.T98.865.K754"},
            "CQ",
        ),
        (
            "keep the suit that runs",
            "3NTN",
            "CJ",
            {"E": "K852.KJ73.J.JT93", "S": "A7.Q9864.AQT763.", "N": "QJT.T2.K85.AK652"},
            "H4",
        ),
        (
            "draw trumps",
            "4SS",
            "HK H4 H6 HA",
            {"W": "98.KQJT.Q98.QJ97", "N": "T543.54.AK5.AK54", "S": "AKQJ2.A32.432.32"},
            "SA",
        ),
        (
            "cash what defeats the contract",
            "7NTS",
            "C6 C5 C2 CK S2",
            {"W": "A43.765.J765.J76", "N": "KQ65.A42.AK4.A85", "S": "J72.KQJ3.Q32.KQ3"},
            "SA",
        ),
    ],
)
def test_play(reason: str, contract: str, cards: str, hands: dict[str, str], card: str) -> None:
    """Rules of thumb for each place in a trick, and declarer's plainest plans."""
    assert next_card(contract, cards, **hands) == card, reason
