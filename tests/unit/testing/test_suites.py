"""The shipped suites accept a bot that keeps the laws, and catch each way of breaking one."""

from itertools import count
from typing import ClassVar

import pytest
from hypothesis import given

from schlemm.bidding.explanation.explain import Explanation
from schlemm.bots.bidder import SystemBot
from schlemm.core.action import Action, AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.board.project import view_for
from schlemm.core.board.state import Bidding
from schlemm.core.calls import CALLS, PASS, REDOUBLE
from schlemm.core.cards import CARDS
from schlemm.core.conditions import Conditions
from schlemm.core.seats import Seat
from schlemm.core.sentence import Sentence
from schlemm.core.view import Public, View
from schlemm.dealing.numbered import deal_of_number
from schlemm.testing import asked_views, check_bot, check_bot_elsewhere, views
from schlemm.testing.bots import is_legal

BOARD = Board(1, Conditions.of_board(1), deal_of_number(10**28))


def after_passes(passes: int, seat: Seat) -> View:
    """What a seat sees after so many passes; North has dealt."""
    return view_for(Bidding(BOARD, Auction(Seat.NORTH, (PASS,) * passes)), seat)


VIEW = after_passes(0, Seat.NORTH)


class Redoubles(SystemBot):
    """Does what may not be done."""

    def act(self, view: View) -> Action:
        """Redouble."""
        return MakeCall(REDOUBLE)


class Wavers(SystemBot):
    """Does now this and now that."""

    turns: ClassVar = count()

    def act(self, view: View) -> Action:
        """The next of the legal calls."""
        calls = view.legal_calls()
        return MakeCall(calls[next(self.turns) % len(calls)])


class Interrupts(SystemBot):
    """Acts when nobody asks."""

    def act(self, view: View) -> Action:
        """Pass."""
        return MakeCall(PASS)


class Foresees(SystemBot):
    """Explains a call by those that come after it."""

    def explain(self, public: Public, index: int) -> Explanation:
        """How many calls there are."""
        super().explain(public, index)
        return Explanation(Sentence("meaning-unknown", (("calls", len(public.auction.calls)),)))


class Invents(SystemBot):
    """Explains calls that nobody made."""

    def explain(self, public: Public, index: int) -> Explanation:
        """Anything at all."""
        return Explanation(Sentence("meaning-unknown"))


class ByHash(SystemBot):
    """Does what the hash of a text says, which is another one in every process."""

    def act(self, view: View) -> Action:
        """Claim as many tricks as the hash says."""
        return MakeClaim(hash("a text"))


@given(views())
@pytest.mark.exhaustive
def test_a_lawful_bot_passes(view: View) -> None:
    """The bot in the box keeps the laws at every moment of a board."""
    check_bot(SystemBot(), [view])


@pytest.mark.slow
def test_a_lawful_bot_is_the_same_elsewhere() -> None:
    """The bot in the box does the same in other processes."""
    check_bot_elsewhere(SystemBot(), [VIEW, after_passes(1, Seat.EAST)])


@pytest.mark.parametrize(
    ("bot", "view", "what"),
    [
        (Redoubles(), VIEW, "is not legal"),
        (Wavers(), VIEW, "a moment later"),
        (Interrupts(), after_passes(0, Seat.EAST), "without being asked"),
        (Foresees(), after_passes(2, Seat.SOUTH), "later calls"),
        (Invents(), VIEW, "explains call -1"),
    ],
)
def test_each_broken_law_is_caught(bot: SystemBot, view: View, what: str) -> None:
    """A bot that breaks a law fails the suite, which says how."""
    with pytest.raises(AssertionError, match=what):
        check_bot(bot, [view])


@pytest.mark.slow
def test_a_bot_that_depends_on_its_process_is_caught() -> None:
    """A bot whose choice hangs on the process it runs in fails the suite."""
    with pytest.raises(AssertionError, match="elsewhere"):
        check_bot_elsewhere(ByHash(), [VIEW])


@given(asked_views())
def test_only_what_is_asked_is_legal(view: View) -> None:
    """A call is legal in the auction, a card in the play, an answer to a claim; a claim while it is one's turn."""
    auction, claimed = view.play is None, view.pending is not None
    assert any(is_legal(MakeCall(call), view) for call in CALLS) == auction
    assert any(is_legal(PlayCard(card), view) for card in CARDS) == (not auction and not claimed)
    assert is_legal(AnswerClaim(accept=True), view) == claimed
    assert is_legal(MakeClaim(0), view) == (not auction and not claimed)
    assert not is_legal(MakeClaim(14), view)
