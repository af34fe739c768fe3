"""The play at two tables: who is asked what, claims, and what becomes of those who fail."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Never

import pytest
from tests.unit.bot_match.stand_ins import Bold, open_bold, open_killer

from schlemm.bot_match.cardplay import lowest_card
from schlemm.bot_match.contestants import Contestant, Player, Team
from schlemm.bot_match.match import BoardRecord, MatchTerms, Played, hold_board, numbered_board
from schlemm.bot_match.table_players import MOST
from schlemm.bot_match.workers import MatchPlan, WorkerLost, records
from schlemm.core.action import Action, AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.calls import PASS, parse_call
from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.play import Play
from schlemm.core.seats import Seat
from schlemm.core.view import View

PLAYS = MatchTerms(plays=True)
A, B = Contestant("a", Bold("a")), Contestant("b", Bold("b"))


@dataclass(frozen=True)
class OneNotrump:
    """Opens 1NT if nobody has bid, passes else, and then does as told.

    Attributes:
        card: What it does when a card is asked for.
        accepts: Its answer to claims.
    """

    card: Callable[[View], Action] = lowest_card
    accepts: bool = True

    def act(self, view: View) -> Action:
        """A call, a card or an answer."""
        if view.pending is not None:
            return AnswerClaim(accept=self.accepts)
        if view.play is not None:
            return self.card(view)
        opened = any(call != PASS for call in view.auction.calls)
        return MakeCall(PASS if opened else parse_call("1NT"))


def held(a: Player, b: Player, terms: MatchTerms = PLAYS, number: int = 1) -> BoardRecord:
    """A board of these two; board 1 is declared by North at both tables if both open 1NT."""
    return hold_board(numbered_board(1, number), Contestant("a", a), Contestant("b", b), terms)


def played(record: BoardRecord, table: int) -> Played:
    """The play at a table that was not passed out."""
    found = record.tables[table - 1].played
    assert found is not None
    return found


@pytest.mark.parametrize("number", range(1, 16))
def test_boards_are_played_to_the_end(number: int) -> None:
    """All 52 cards are played by the rules from the hands that were dealt, and the tricks are those that were won."""
    board = numbered_board(7, number)
    record = hold_board(board, A, B, PLAYS)
    assert record.failures == ()
    for table in record.tables:
        contract = table.auction.contract
        assert (table.played is None) == (contract is None)
        if table.played is None or contract is None:
            continue
        again, hands = Play(contract), board.deal.hands
        for card in table.played.play.cards:
            seat = again.turn
            again = again.after(card, hands.of(seat))
            hands = hands.put(seat, hands.of(seat).without(card))
        assert again.is_over
        assert table.played.tricks == again.won_by(contract.side)


def test_without_play_nothing_is_played() -> None:
    """Where only bidding counts the auctions are the same, and no card is asked for."""
    board = numbered_board(7, 1)
    bid, both = hold_board(board, A, B), hold_board(board, A, B, PLAYS)
    assert [table.auction for table in bid.tables] == [table.auction for table in both.tables]
    assert [table.played for table in bid.tables] == [None, None]


def test_everybody_sees_what_a_player_may_see() -> None:
    """Dummy is not asked, declarer chooses for it, and nobody sees more than their hand and dummy's after the lead."""
    seen: list[View] = []

    def watched(view: View) -> Action:
        seen.append(view)
        return lowest_card(view)

    record = held(OneNotrump(watched), OneNotrump(watched))
    contract = played(record, 1).play.contract
    assert len(seen) == 2 * 52
    assert {view.seat for view in seen} == set(Seat) - {contract.dummy}
    assert {view.seat for view in seen if view.turn is contract.dummy} == {contract.declarer}
    for view in seen:
        faced = {seat for seat in Seat if view.faced.of(seat) is not None}
        assert faced == ({contract.dummy} if view.play is not None and view.play.cards else set())
    assert {view.public.systems.of(view.seat.side) for view in seen[:52]} == {"a", "b"}


def claims(tricks: int) -> Callable[[View], Action]:
    """Declarer claims so many tricks whenever it is its own turn to lead; everybody else plays."""

    def act(view: View) -> Action:
        play = view.play
        if play is not None and view.seat is play.contract.declarer and not play.trick.cards:
            return MakeClaim(tricks)
        return lowest_card(view)

    return act


def test_a_claim_ends_the_play() -> None:
    """A claim that both opponents accept gives the tricks claimed, and no card comes after it."""
    record = held(OneNotrump(claims(2)), OneNotrump(claims(2)))
    assert record.failures == ()
    for table in (1, 2):
        end = played(record, table)
        won = end.play.won_by(end.play.contract.side)
        assert not end.play.is_over
        assert end.tricks == won + 2


def test_a_refused_claim_is_no_endless_loop() -> None:
    """Who claims again what was refused just now has failed; a card is played instead and the board goes on."""
    record = held(OneNotrump(claims(1)), OneNotrump(accepts=False))
    assert played(record, 1).play.is_over
    assert {(each.code, each.team) for each in record.failures} == {("illegal-claim", Team.A)}
    too_many = held(OneNotrump(claims(14)), OneNotrump())
    assert "claim-too-high" in too_many.failures[0].detail


def raises(view: View) -> Action:
    """No idea."""
    raise RuntimeError(f"no card at {view.seat}")


def revokes(view: View) -> Action:
    """A card of somebody else."""
    return PlayCard(next(card for card in map(Card.parse, ("SA", "H2", "CK", "D7")) if view.why_not(card)))


def hangs(view: View) -> Never:
    """Never comes back."""
    while True:
        pass


@pytest.mark.parametrize(
    ("card", "code"),
    [
        (raises, "failed"),
        (revokes, "illegal-card"),
        (lambda view: MakeCall(PASS), "no-card"),
        (hangs, "late"),
    ],
)
def test_a_failed_card_is_replaced(card: Callable[[View], Action], code: str) -> None:
    """Who fails in the play has a simple card played instead, told with the failure, and the board is played out."""
    record = held(OneNotrump(card), OneNotrump(), MatchTerms(plays=True, limit=0.2))
    assert all(played(record, table).play.is_over for table in (1, 2))
    assert {(each.code, each.team) for each in record.failures} == {(code, Team.A)}
    for table in (1, 2):
        failures = [each for each in record.failures if each.table == table]
        assert len(failures) == MOST
        cards = [str(each) for each in played(record, table).play.cards]
        assert all(each.instead in cards for each in failures)


def test_a_refusal_to_answer_is_no_agreement() -> None:
    """Who fails to answer a claim has not agreed to it."""

    @dataclass(frozen=True)
    class Mute(OneNotrump):
        def act(self, view: View) -> Action:
            return lowest_card(view) if view.pending is None and view.play else MakeCall(PASS)

    record = held(OneNotrump(claims(1)), Mute())
    mute = [each for each in record.failures if each.team is Team.B]
    assert {(each.code, each.instead) for each in mute} == {("no-answer", "refuse")}
    assert played(record, 1).play.is_over


def test_the_spare_player_may_fail_too() -> None:
    """Where the rules of thumb fail or play what is illegal, the lowest legal card is played."""
    for spare in (raises, revokes):
        record = held(OneNotrump(raises), OneNotrump(), MatchTerms(plays=True, spare=spare))
        assert played(record, 1) == played(held(OneNotrump(), OneNotrump()), 1)


def test_processes_change_nothing() -> None:
    """Played in one other process or in two, the boards and their order are the same."""
    plan = MatchPlan("a", "b", 5, 2, open_bold, PLAYS)
    assert list(records(plan, 2)) == list(records(plan, 1))


def test_cards_are_never_played_here() -> None:
    """With one process too a player that takes its process with it does not take ours."""
    with pytest.raises(WorkerLost) as caught:
        list(records(MatchPlan("a", "b", 2, 2, open_killer, PLAYS), 1))
    assert caught.value.exit_code == 7
    assert caught.value.boards == (1,)


def test_the_contract_is_the_auctions() -> None:
    """What is played is what was bid."""
    for table in held(OneNotrump(), OneNotrump()).tables:
        assert table.played is not None
        assert table.played.play.contract == table.auction.contract == Contract.parse("1NTN")
