"""What a library user finds at the front door, with the types that a type checker must see there.

pyrefly checks this file with all others, and `tests/unit/test_front_door.py` runs it. Every export stands here.
"""

from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import assert_type

import schlemm
from schlemm.bidding.rules.rule import Rule
from schlemm.core.action import Action
from schlemm.core.calls import Call, Double, Pass, Redouble
from schlemm.core.play import Play
from schlemm.core.sentence import Sentence
from schlemm.dd.par import ContractScore
from schlemm.evaluation.points import Count
from schlemm.formats.contract_text import TypedResult
from schlemm.formats.filed import FiledBoard, FileDefect
from schlemm.i18n.profile import Profile
from schlemm.scoring.forms.boards import DuplicateState


def rules() -> None:
    """Cards, calls, auctions, contracts, deals."""
    assert_type(schlemm.__version__, str)
    assert_type(schlemm.Card.parse("SA"), schlemm.Card)
    assert_type(schlemm.Card.parse("SA").suit, schlemm.Suit)
    assert_type(schlemm.Card.parse("SA").rank, schlemm.Rank)
    assert_type(schlemm.Hand.parse("AKQ54.K32.QJ3.32"), schlemm.Hand)
    assert_type(schlemm.parse_call("1S"), Call)
    assert_type((schlemm.PASS, schlemm.DOUBLE, schlemm.REDOUBLE), tuple[Pass, Double, Redouble])
    assert_type(schlemm.Bid(1, schlemm.Strain.SPADES), schlemm.Bid)
    auction = schlemm.Auction.parse("N: 1S P P P")
    assert_type(auction, schlemm.Auction)
    assert_type(auction.contract, schlemm.Contract | None)
    assert_type(auction.why_not(schlemm.PASS), schlemm.RuleViolation | None)
    assert_type(schlemm.Result.parse("1SN="), schlemm.Result)
    assert_type(schlemm.Conditions.of_board(1).vulnerability, schlemm.Vulnerability)
    assert_type(schlemm.Conditions.of_board(1).rules, schlemm.HouseRules)
    assert_type(schlemm.Seat.NORTH.side, schlemm.Side)
    assert_type(schlemm.BySide(1, 2), schlemm.BySide[int])
    for wrong in (schlemm.WrongType, schlemm.OutOfRange, schlemm.NotationError):
        assert issubclass(wrong, Exception)


def deals() -> schlemm.Deal:
    """Deals by number and by chance, and samples of what one does not see."""
    deal = schlemm.deal_of_number(2**90)
    assert_type(deal, schlemm.Deal)
    assert_type(schlemm.number_of_deal(deal), int)
    assert_type(schlemm.random_deal(schlemm.Pcg32(1).below), schlemm.Deal)
    notrump = schlemm.HandSet.of(schlemm.Box(figures=schlemm.Range(15, 17)))
    assert_type(notrump, schlemm.HandSet)
    own = schlemm.Hand.parse("KJ842.73.Q52.984")
    anything = schlemm.HandSet.of(schlemm.Box())
    shown = schlemm.BySeat(notrump, anything, anything, anything)
    assert_type(schlemm.sample_shown(own, schlemm.Seat.SOUTH, shown, 1, schlemm.Pcg32(1)), schlemm.Sample)
    dealer = schlemm.Dealer(schlemm.Constraints(shown=shown)).where(lambda each: bool(each.hands.north))
    assert_type(dealer, schlemm.Dealer)
    assert_type(dealer.deals(1, schlemm.Pcg32(1)), tuple[schlemm.Deal, ...])
    return deal


def boards(deal: schlemm.Deal) -> None:
    """A board from its first call to its result, as its players see it."""
    state = schlemm.start_board(schlemm.Board(1, schlemm.Conditions.of_board(1), deal))
    assert_type(state, schlemm.Bidding | schlemm.Finished)
    actions: Sequence[Action] = (
        schlemm.MakeCall(schlemm.PASS),
        schlemm.MakeClaim(13),
        schlemm.AnswerClaim(True),
    )
    refused = schlemm.why_not_action(state, schlemm.Seat.NORTH, actions[1])
    assert_type(refused, schlemm.RuleViolation | None)
    after = schlemm.apply_action(state, schlemm.Seat.NORTH, actions[0])
    assert_type(after, schlemm.Bidding | schlemm.Playing | schlemm.Finished)
    view = schlemm.view_for(after, schlemm.Seat.EAST)
    assert_type(view, schlemm.View)
    assert_type(view.public, schlemm.Public)
    assert_type(view.play, Play | None)
    assert_type(schlemm.PlayCard(next(iter(view.hand))), schlemm.PlayCard)


def points(contract: schlemm.Contract, tricks: int, vulnerable: bool) -> int:
    """What a result is worth to declarer's side."""
    score = schlemm.contract_score(contract, tricks, vulnerable=vulnerable)
    assert_type(score, schlemm.Score)
    assert_type(score.steps, tuple[schlemm.Step, ...])
    return score.for_side(contract.side)


def scores() -> None:
    """Forms of scoring, comparisons, and par."""
    forms: Sequence[Callable[[], object]] = (
        schlemm.RobberOfFourForm,
        schlemm.RubberForm,
        schlemm.MinibridgeForm,
    )
    assert all(form() for form in forms)
    rubber = schlemm.RubberForm(redeal=schlemm.Redeal.SAME_DEALER)
    sheet = rubber.start().add(schlemm.Outcome(schlemm.Result.parse("4SN=")))
    assert_type(sheet.totals, schlemm.BySide[int])
    state: schlemm.FormState[schlemm.RubberForm] = sheet
    assert_type(state.form, schlemm.RubberForm)
    duplicate = schlemm.DuplicateForm(4)
    assert_type(duplicate, schlemm.DuplicateForm)
    form: schlemm.ScoringForm[DuplicateState] = duplicate
    assert_type(form.start(), DuplicateState)
    assert_type(schlemm.imps(570), int)
    assert_type(schlemm.match_imps(420, -170), int)
    assert_type(schlemm.matchpoints([420, 450]), tuple[Fraction, ...])
    assert_type(schlemm.victory_points(10, 16), schlemm.BySide[Decimal])
    worth: ContractScore = points
    table = schlemm.TrickTable.parse("0d0d00d0d000d0d00d0d")
    assert_type(table, schlemm.TrickTable)
    assert_type(schlemm.par(table, schlemm.Vulnerability.NONE, schlemm.Seat.NORTH, worth), schlemm.Par)
    kinds: Sequence[type[schlemm.Solver]] = (schlemm.NativeSolver,)
    assert kinds


def bidding(deal: schlemm.Deal) -> None:
    """Hand evaluation, systems, what to bid, and what a call means."""
    hand = deal.hand(schlemm.Seat.NORTH)
    assert_type(schlemm.figure_points(hand), int)
    value = schlemm.value_hand(hand)
    assert_type(value, schlemm.Valuation)
    assert_type(value.counts, tuple[Count, Count, Count])
    assert_type(schlemm.load_system("on forum\n"), schlemm.System)
    system = schlemm.system_named("forum")
    assert_type(system, schlemm.System)
    assert_type(system.agreements, schlemm.Agreements)
    auction = schlemm.Auction(schlemm.Seat.NORTH)
    public = schlemm.Public(
        schlemm.Seat.NORTH, schlemm.Vulnerability.NONE, auction, schlemm.BySide("forum", "forum")
    )
    assert_type(schlemm.choose_call(public, hand), Call)
    assert_type(schlemm.choose_rule(public, hand), Rule)
    assert schlemm.choices(public, hand)
    done = schlemm.bid_out(public, deal)
    assert_type(done, schlemm.Public)
    told = schlemm.explain(done, 0)
    assert_type(told, schlemm.Explanation)
    assert_type(told.message, Sentence)
    assert_type(schlemm.bot_named("forum:klub"), schlemm.Bot)
    profile = schlemm.profile_named("en")
    assert_type(profile, Profile)
    assert_type(schlemm.Translator(profile).say(told.message.code, dict(told.message.args)), str)


def texts(deal: schlemm.Deal) -> None:
    """What people and programs write."""
    assert_type(schlemm.read_result("4SN="), TypedResult)
    assert_type(schlemm.read_contract("4S"), TypedResult)
    assert_type(schlemm.read_hand("AKQ54.K32.QJ3.32"), schlemm.Hand)
    board = schlemm.Conditions.of_board(1)
    game = schlemm.PbnGame(1, board.dealer, board.vulnerability, deal.hands)
    found = schlemm.read_pbn(schlemm.write_pbn([game]))
    assert_type(found, tuple[schlemm.PbnGame | schlemm.PbnDefect, ...])
    assert found == (game,)
    written = schlemm.write_pbn([game])
    assert_type(schlemm.iter_pbn([written]), Iterator[schlemm.PbnGame | FileDefect])
    assert not schlemm.read_lin("")
    assert_type(schlemm.read_lin(""), tuple[FiledBoard | FileDefect, ...])
    assert_type(schlemm.write_usebio([]), str)


def main() -> None:
    """Walk through all of it."""
    rules()
    deal = deals()
    boards(deal)
    scores()
    bidding(deal)
    texts(deal)


if __name__ == "__main__":
    main()
