"""The robber of four deals: who deals, who is vulnerable, how a deal is scored and what may be agreed."""

from itertools import product

import pytest

from schlemm.core.cards import Strain
from schlemm.core.contract import Result
from schlemm.core.laws import FirstCaller, HouseRules
from schlemm.core.seats import SEATS, BySide, Seat, Vulnerability
from schlemm.core.view import Stakes
from schlemm.scoring.duplicate import board_score
from schlemm.scoring.forms.form import FormOption, LineKind, Outcome, PlayedLine, Redeal
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm, RobberOfFourState, VulnerabilityOrder
from schlemm.scoring.honours import Honours
from schlemm.scoring.items import SheetPlace
from schlemm.scoring.penalties import Penalties


def play(form: RobberOfFourForm, *results: str) -> RobberOfFourState:
    """The robber after these results."""
    state = form.start()
    for result in results:
        state = state.add(Outcome(Result.parse(result)))
    return state


def conditions(form: RobberOfFourForm, *results: str) -> list[str]:
    """Dealer and vulnerability of each board, the next one included."""
    moments = [play(form, *results[:count]) for count in range(len(results) + 1)]
    return [f"{state.conditions.dealer} {state.conditions.vulnerability}" for state in moments]


def codes(state: RobberOfFourState) -> list[list[tuple[str, int]]]:
    """Every step of every line."""
    return [[(step.code.value, step.points) for step in line.score.steps] for line in state.lines]


@pytest.mark.parametrize(
    ("order", "second", "third"),
    [
        (VulnerabilityOrder.DEALER, "NS", "EW"),
        (VulnerabilityOrder.NON_DEALER, "EW", "NS"),
        (VulnerabilityOrder.FIXED, "NS", "EW"),
    ],
)
def test_vulnerability_runs_through_four_deals(order: VulnerabilityOrder, second: str, third: str) -> None:
    """S1:66 and B5: nobody in the first deal, everybody in the fourth, one side each between, as agreed."""
    form = RobberOfFourForm(Seat.EAST, order=order)
    dealt = conditions(form, "1CN=", "1CN=", "1CN=")
    assert dealt == ["E None", f"S {second}", f"W {third}", "N All"]


def test_fixed_order_does_not_ask_who_deals() -> None:
    """B5: in the fixed order North-South are vulnerable in the second deal whoever deals it."""
    for dealer in SEATS:
        form = RobberOfFourForm(dealer, order=VulnerabilityOrder.FIXED)
        assert [text.split()[1] for text in conditions(form, "P", "1CN=", "1CN=")][1:] == ["None", "NS", "EW"]


@pytest.mark.parametrize(("first", "rule"), list(product(SEATS, FirstCaller)))
def test_house_rules_of_the_auction_reach_the_board(first: Seat, rule: FirstCaller) -> None:
    """B1: the form hands its house rules to every board, so that the player left of the dealer may call first."""
    form = RobberOfFourForm(first, HouseRules(rule))
    here = form.start().conditions
    assert here.first_caller is (first if rule is FirstCaller.DEALER else first.left)


def test_the_same_dealer_deals_again() -> None:
    """G2: passed out, the same dealer deals the same deal again, with the same vulnerability."""
    form = RobberOfFourForm(Seat.EAST)
    assert conditions(form, "1CN=", "P", "P", "1CN=") == ["E None", "S NS", "S NS", "S NS", "W EW"]
    state = play(form, "1CN=", "P", "P")
    number = state.number
    assert (number.board, number.deal, number.attempt) == (4, 2, 3)
    assert [line.kind for line in state.lines] == [LineKind.BOARD, LineKind.PASSED_OUT, LineKind.PASSED_OUT]
    assert state.totals == (70, 0)


def test_the_next_dealer_may_deal_again() -> None:
    """B4: by agreement the next dealer deals the same deal, and the vulnerable side follows the dealer."""
    form = RobberOfFourForm(Seat.EAST, redeal=Redeal.NEXT_DEALER)
    assert conditions(form, "1CN=", "P", "1CN=", "P") == ["E None", "S NS", "W EW", "N NS", "E EW"]


def test_every_deal_is_scored_by_itself() -> None:
    """G2: each line is the duplicate score of its board, whatever went before."""
    form = RobberOfFourForm()
    state = play(form, "2SN=", "P", "3NTE-2", "4HXXW+1", "6CS=")
    assert state.is_over
    for line in state.lines:
        assert isinstance(line, PlayedLine)
        assert line.score == board_score(line.outcome.result, line.conditions.vulnerability)
        assert not line.ends_game
        assert all(step.line is SheetPlace.NONE for step in line.score.steps)
    assert state.totals == (110 + 200 + 1370, 480 + 200 + 300 + 100)


def test_part_scores_add_up_where_they_are_carried_over() -> None:
    """C10: 60 and 40 below the line make a game at once, with the bonus of the deal that completes it."""
    form = RobberOfFourForm(carry_over=True)
    state = play(form, "2SN=", "2DS=", "3CW=")
    assert codes(state) == [
        [("bid-tricks", 60)],
        [("bid-tricks", 40), ("game", 300)],
        [("bid-tricks", 60)],
    ]
    assert [line.ends_game for line in state.lines if isinstance(line, PlayedLine)] == [False, True, False]
    assert state.below == (0, 60)


def test_a_game_wipes_both_sides_part_scores() -> None:
    """C10: once a side completes a game, nobody's earlier part score counts any more."""
    form = RobberOfFourForm(carry_over=True)
    state = play(form, "2SN=", "3NTE=", "2DN=")
    assert codes(state)[2] == [("bid-tricks", 40)]
    assert state.below == (40, 0)


def test_a_part_score_in_the_last_deal_earns_100() -> None:
    """C10: in the fourth deal a part score that completes no game is worth 100 more; one that does is a game."""
    form = RobberOfFourForm(carry_over=True)
    lone = play(form, "1CN-1", "1CN-1", "1CN-1", "2HE=")
    assert codes(lone)[3] == [("bid-tricks", 60), ("last-part-score", 100)]
    joined = play(form, "1CN-1", "1CN-1", "2DW=", "2HE=")
    assert codes(joined)[3] == [("bid-tricks", 60), ("game", 500)]
    assert codes(play(form, "P", "1CN-1", "1CN-1", "1CN-1", "2HE-1"))[4] == [("undertricks", 100)]


def test_honours_count_if_agreed() -> None:
    """Honours are off at the robber of four; agreed, they follow the score of the deal, a defender's too."""
    outcome = Outcome(Result.parse("4SN="), Honours(Seat.EAST, Strain.SPADES, 4))
    off, on = RobberOfFourForm(), RobberOfFourForm(honours=True)
    assert off.start().add(outcome).totals == (420, 0)
    assert on.start().add(outcome).totals == (420, 100)


def test_the_sheet_names_what_was_agreed() -> None:
    """G4: the usual robber has no house rule to name; all that can be agreed is named in one order."""
    assert RobberOfFourForm().options == ()
    everything = RobberOfFourForm(
        Seat.EAST,
        HouseRules(FirstCaller.LEFT_OF_DEALER, must_beat=True),
        Penalties.SIMPLE,
        VulnerabilityOrder.FIXED,
        Redeal.NEXT_DEALER,
        carry_over=True,
        honours=True,
    )
    assert everything.options == (
        FormOption.LEFT_OF_DEALER_CALLS_FIRST,
        FormOption.MUST_BEAT,
        FormOption.SIMPLE_DOUBLING,
        FormOption.FIXED_VULNERABILITY,
        FormOption.NEXT_DEALER_REDEALS,
        FormOption.PART_SCORES_CARRIED,
        FormOption.HONOURS_COUNT,
    )


def test_stakes_tell_players_what_the_deal_means() -> None:
    """The players' view knows the form, the deal, the running difference, and part scores where they count."""
    assert play(RobberOfFourForm(), "2SN+1").stakes == Stakes("robber4", deal=2, deals=4, difference=140)
    classic = RobberOfFourForm(carry_over=True)
    assert play(classic, "2SN=", "1CN-1").stakes == Stakes(
        "robber4-classic", part_scores=BySide(60, 0), deal=3, deals=4, difference=60 - 50
    )


def test_stopping_early_leaves_the_totals() -> None:
    """A robber of four stopped early has a closing line and no bonus, and takes no further board."""
    form = RobberOfFourForm()
    state = play(form, "2SN+1", "1CE=")
    stopped = state.settle()
    assert stopped.is_over
    assert stopped.lines[-1].kind is LineKind.UNFINISHED
    assert stopped.totals == state.totals == (140, 70)
    with pytest.raises(ValueError, match="robber4 is over"):
        stopped.add(Outcome(Result.parse("P")))


def test_vulnerability_of_a_fresh_robber_is_none() -> None:
    """The default form starts with North dealing and nobody vulnerable."""
    here = RobberOfFourForm().start().conditions
    assert (here.dealer, here.vulnerability) == (Seat.NORTH, Vulnerability.NONE)
