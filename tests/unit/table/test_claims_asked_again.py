"""Claims tell no more where cards are taken back or people are away: one answer for so many cards, and one's own."""

from itertools import chain, combinations, pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.asked_bots import AskedBots
from tests.effort import examples
from tests.unit.table.friends import after, asked, everybody, gathering
from tests.unit.table.playing import PLAYERS, deals_from, folded, opening_events, something_legal

from schlemm.core.action import Action, AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.board.state import Bidding, Playing
from schlemm.core.calls import parse_call
from schlemm.core.cards import Card
from schlemm.core.claim import Claim
from schlemm.core.errors import Code, RuleViolation
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.core.view import View
from schlemm.table.live.bot_timing import bots_to_ask
from schlemm.table.live.robots import Chosen, chosen_action
from schlemm.table.rules.act import Command, Request
from schlemm.table.rules.claiming import ClaimAnswered, ClaimMade
from schlemm.table.rules.decide import decide
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.leaving import FreeSeat
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.staleness import still_means_the_same
from schlemm.table.rules.standing_in import ComeBack, StandIn, StoodIn
from schlemm.table.rules.undo import Undo, Undone
from schlemm.table.state.events import BoardDealt, Event
from schlemm.table.state.players import Player
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for

NORTH, EAST, SOUTH, WEST = SEATS


class Yielding(AskedBots):
    """Bots that claim all tricks wherever they may, and agree to every claim."""

    async def act(self, bot_name: str, view: View) -> Action:
        """Agree, claim, or play on."""
        if view.play is None:
            return await super().act(bot_name, view)
        if view.pending is not None:
            return AnswerClaim(accept=True)
        if view.seat not in view.refused:
            return MakeClaim(view.play.tricks_left)
        return PlayCard(next(iter(view.legal_cards())))


def called(table: Table) -> Table:
    """The table after South has bid one club and all others have passed."""
    while isinstance(table.board, Bidding):
        turn = table.board.turn
        table = after(table, turn, MakeCall(parse_call("1C" if turn is SOUTH else "P")))
    return table


def played(table: Table, until: Seat) -> Table:
    """The table after a card each of whoever is in turn, until this player is."""
    while (seat := table.actor) is not until:
        assert seat is not None
        table = after(table, seat, PlayCard(some_card(table)))
    return table


def some_card(table: Table) -> Card:
    """The first card that may be played."""
    board = table.board
    assert isinstance(board, Playing)
    return next(iter(board.play.legal_cards(board.hands.of(board.turn))))


def tricks_left(table: Table) -> int:
    """How many tricks are not yet complete."""
    assert isinstance(table.board, Playing)
    return table.board.play.tricks_left


def refusal(table: Table, by: Seat, command: Command) -> RefusalCode | Code | None:
    """Why this is refused, if it is."""
    try:
        asked(table, by, command)
    except Refused as refused:
        return refused.reason
    except RuleViolation as violation:
        return violation.code
    return None


def why(table: Table, by: Seat, command: Command) -> RefusalCode | Code:
    """Why this is refused, as it has to be."""
    found = refusal(table, by, command)
    assert found is not None, f"{command} is not refused"
    return found


def test_a_refused_claim_is_not_asked_again_after_taking_back() -> None:
    """Claim, refused, back, the same card, claim one less: the rules say no, and no bot is asked about its cards."""
    table = played(called(after(gathering(kept=()), SOUTH, DealNext())), SOUTH)
    left, card = tricks_left(table), some_card(table)
    refused = after(after(table, SOUTH, MakeClaim(left)), WEST, AnswerClaim(False))
    again = after(refused, SOUTH, PlayCard(card), Undo())
    other = after(again, SOUTH, PlayCard(card), Undo())
    for back in (refused, again, other):
        assert isinstance(back.board, Playing)
        assert back.board.exposed == (SOUTH,)
        assert {why(back, SOUTH, MakeClaim(tricks)) for tricks in range(left + 1)} == {Code.CLAIM_REFUSED}
    on = after(again, SOUTH, PlayCard(card))
    assert any(isinstance(event, ClaimMade) for event in asked(on, SOUTH, MakeClaim(left - 1)))


def test_a_table_of_earlier_versions_is_read_in_which_a_claim_was_made_again() -> None:
    """What was kept has happened: events that would be refused today make the table that they made."""
    table = played(called(after(gathering(kept=()), SOUTH, DealNext())), SOUTH)
    board = table.board
    assert isinstance(board, Playing)
    made = ClaimMade(Claim(SOUTH, tricks_left(table)))
    events: list[Event] = [made, ClaimAnswered(WEST, False)]
    events += [Undone(SOUTH, len(board.auction.calls), len(board.play.cards)), made]
    for event in events:
        table = evolve(table, event)
    assert isinstance(table.board, Playing)
    assert table.board.pending is not None


def answered_for(seed: int, players: BySeat[Player], steps: int) -> list[tuple[int, Seat, int]]:
    """Which claims were made in a game in which much is taken back: in which board, by whom, after how many cards."""
    random, deals = Random(seed), deals_from(seed)
    table, board, found = folded(opening_events(deals, players=players)), 1, []
    for _ in range(steps):
        by, command = something_legal(table, random, 0.2)
        if table.board_in_progress and random.random() < 0.15:
            by, command = SOUTH, Undo()
        try:
            happened = decide(table, Request("", by, table.version, command), deals)
        except (Refused, RuleViolation):
            continue
        for event in happened:
            if isinstance(event, ClaimMade) and isinstance(table.board, Playing):
                found.append((board, event.claim.claimer, len(table.board.play.cards)))
            table, board = evolve(table, event), board + isinstance(event, BoardDealt)
    return found


@settings(max_examples=examples(25))
@given(st.integers(0, 10_000), st.integers(50, 300))
def test_nobody_is_asked_twice_about_as_many_cards(seed: int, steps: int) -> None:
    """However often is taken back, a player's claims are answered once for each number of cards, as without."""
    found = answered_for(seed, PLAYERS, steps)
    assert len(found) == len(set(found))


def test_much_is_claimed_and_taken_back_in_these_games() -> None:
    """The property above is not empty: without taking back the number of cards only grows, and here it does not."""
    fell = 0
    for seed in range(20):
        found = answered_for(seed, PLAYERS, 300)
        fell += sum(one[0] == two[0] and one[2] >= two[2] for one, two in pairwise(found))
    assert fell > 5


# -- people who are away ----------------------------------------------------------------------------------------


def four_in_play() -> Table:
    """Four people, South to lead to a later trick as declarer of one club."""
    return played(called(after(everybody(), SOUTH, DealNext())), SOUTH)


def test_a_claim_in_which_an_absent_person_has_a_say_is_not_made() -> None:
    """No bot answers for them, and no hand is faced in vain; once they are back, or have left for good, it is made."""
    table = four_in_play()
    claim = MakeClaim(tricks_left(table))
    away = after(table, EAST, StandIn(EAST))
    assert why(away, SOUTH, claim) is RefusalCode.ABSENT_HAS_A_SAY
    assert any(isinstance(event, ClaimMade) for event in asked(away, SOUTH, MakeClaim(0)))
    for later in (after(away, EAST, ComeBack()), after(away, SOUTH, FreeSeat(EAST, "Olga"))):
        assert any(isinstance(event, ClaimMade) for event in asked(later, SOUTH, claim))


def test_what_may_be_claimed_is_what_is_offered() -> None:
    """Whoever is away: a player may claim just the numbers that their sight has, and reads who would have to agree."""
    offered, start = set[tuple[int, ...]](), four_in_play()
    numbers = range(tricks_left(start) + 1)
    for gone in chain.from_iterable(combinations(SEATS, size) for size in range(4)):
        table = start
        for seat in gone:
            table = after(table, seat, StandIn(seat))
        for seat in SEATS:
            sight = sight_for(table, seat)
            refused = {number: refusal(table, seat, MakeClaim(number)) for number in numbers}
            assert sight.offered["claim"] == tuple(number for number in numbers if refused[number] is None)
            assert (sight.claim_waits_for in gone) is (RefusalCode.ABSENT_HAS_A_SAY in refused.values())
            offered.add(sight.offered["claim"])
    assert offered == {(), (0,), (numbers[-1],), tuple(numbers)}


def test_who_goes_away_agrees_to_no_claim() -> None:
    """A claim that waits for them is off, whatever their cards, and play goes on; one that does not wait stays."""
    claimed = after(four_in_play(), SOUTH, MakeClaim(3))
    assert asked(claimed, EAST, StandIn(EAST)) == (StoodIn(EAST), ClaimAnswered(EAST, False))
    gone = after(claimed, EAST, StandIn(EAST))
    assert isinstance(gone.board, Playing)
    assert (gone.board.pending, gone.board.refused) == (None, (SOUTH,))
    agreed = after(claimed, EAST, AnswerClaim(True))
    assert asked(agreed, EAST, StandIn(EAST)) == (StoodIn(EAST),)


async def test_a_bot_that_stands_in_neither_claims_nor_agrees() -> None:
    """Whatever the bot would do, it faces no absent person's cards, and answers for them with no."""
    table = four_in_play()
    away = after(table, SOUTH, StandIn(SOUTH), StandIn(NORTH))
    assert bots_to_ask(away) == (SOUTH,)
    chosen = await chosen_action(Yielding(), deals_from(1), away, SOUTH)
    assert isinstance(chosen, Chosen)
    assert (type(chosen.action), chosen.stood_in) == (PlayCard, None)
    assert why(away, SOUTH, MakeClaim(1)) is RefusalCode.AWAY
    pending = after(table, SOUTH, MakeClaim(3))
    for event in (StoodIn(EAST),):  # as earlier versions kept it
        pending = evolve(pending, event)
    assert bots_to_ask(pending) == (EAST,)
    assert await chosen_action(Yielding(), deals_from(1), pending, EAST) == Chosen(AnswerClaim(False))
    assert why(pending, EAST, AnswerClaim(True)) is RefusalCode.AWAY


async def test_bots_of_a_table_claim_nothing_while_a_person_is_away() -> None:
    """A bot's claim would ask them; with everybody there it is made."""
    table = called(after(gathering(EAST, kept=()), SOUTH, DealNext()))
    table = played(table, WEST)
    assert isinstance(table.board, Playing)
    claims = await chosen_action(Yielding(), deals_from(1), table, WEST)
    away = after(table, EAST, StandIn(EAST))
    plays = await chosen_action(Yielding(), deals_from(1), away, WEST)
    assert (type(claims.action), type(plays.action)) == (MakeClaim, PlayCard)


# -- bots --------------------------------------------------------------------------------------------------------


def test_a_bot_has_claimed_once_whatever_is_taken_back() -> None:
    """Its hand, once faced, stays faced, and bots with a faced hand claim no more: so they tell nothing by claiming."""
    table = played(called(after(gathering(kept=()), SOUTH, DealNext())), SOUTH)
    board = table.board
    assert isinstance(board, Playing)
    table = evolve(evolve(table, ClaimMade(Claim(WEST, 1))), ClaimAnswered(SOUTH, False))
    back = after(table, SOUTH, Undo())
    while isinstance(back.board, Playing):
        assert sight_for(back, SOUTH).own is not None
        assert back.board.exposed == (WEST,)
        back = after(back, SOUTH, Undo())
    assert isinstance(back.board, Bidding)
    again = called(back)
    assert isinstance(again.board, Playing)
    assert again.board.exposed == (WEST,)


def test_an_answer_that_comes_twice_is_stale_and_one_beside_anothers_is_not() -> None:
    """What both windows of a player say is done once; that another has agreed meanwhile changes nothing."""
    table = four_in_play()
    claimed = after(table, SOUTH, MakeClaim(tricks_left(table)))
    for answerer in (EAST, WEST):
        moves = asked(claimed, answerer, AnswerClaim(True))
        for seat in (EAST, WEST):
            holds = still_means_the_same(claimed, seat, AnswerClaim(True), moves)
            assert holds is (seat is not answerer)
