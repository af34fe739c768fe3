"""What the five sources say about contracts made: every table and worked example, by source and line.

S0 to S4 are the texts the product comes from. Where one of them is wrong, its own reading stands beside the
Law's as a second expectation, so that nobody mistakes the one for the other.
"""

from collections.abc import Iterable
from itertools import pairwise

import pytest

from schlemm.core.calls import BIDS, Bid
from schlemm.core.cards import STRAINS, Strain
from schlemm.core.contract import Contract, Doubling
from schlemm.core.seats import Side
from schlemm.scoring.duplicate import contract_score
from schlemm.scoring.items import Step, StepCode
from schlemm.scoring.sums import SumCode, sums

MINORS, MAJORS, NOTRUMP = STRAINS[:2], STRAINS[2:4], Strain.NOTRUMP
UNDOUBLED, DOUBLED, REDOUBLED = Doubling
BONUSES = (StepCode.PART_SCORE, StepCode.GAME, StepCode.SMALL_SLAM, StepCode.GRAND_SLAM)


def steps(text: str, tricks: int, *, vulnerable: bool = False) -> tuple[Step, ...]:
    """The steps of a contract such as ``4SX``, made by North."""
    return contract_score(Contract.parse(text + "N"), tricks, vulnerable=vulnerable).steps


def points(text: str, tricks: int, *, vulnerable: bool = False) -> int:
    """The score of the same."""
    contract = Contract.parse(text + "N")
    return contract_score(contract, tricks, vulnerable=vulnerable).for_side(Side.NORTH_SOUTH)


def worth(found: Iterable[Step], *codes: StepCode) -> int:
    """What the steps with these codes are worth together."""
    return sum(step.points for step in found if step.code in codes)


def bonus(bid: Bid, doubling: Doubling = UNDOUBLED, *, vulnerable: bool = False) -> tuple[str, ...]:
    """Which bonuses a contract just made earns."""
    made = steps(f"{bid}{doubling}", bid.tricks, vulnerable=vulnerable)
    return tuple(step.code.value for step in made if step.code in BONUSES)


def bids(text: str) -> set[str]:
    """Bids as a source prints them, in letters."""
    return {bid.translate(str.maketrans("♣♦♥♠", "CDHS")).replace("SA", "NT") for bid in text.split()}


TRICK_VALUES = [
    (MINORS, 20, 40, 80),
    (MAJORS, 30, 60, 120),
    ((NOTRUMP,), 40, 80, 160),
]


@pytest.mark.parametrize(("strains", "undoubled", "doubled", "redoubled"), TRICK_VALUES)
def test_first_trick(strains: tuple[Strain, ...], undoubled: int, doubled: int, redoubled: int) -> None:
    """S0:25-27, S1:71, S2:7-9, S3:16-17, S4:85-87: the seventh trick by denomination and doubling."""
    for strain in strains:
        for doubling, value in zip(Doubling, (undoubled, doubled, redoubled), strict=True):
            assert worth(steps(f"1{strain}{doubling}", 7), StepCode.BID_TRICKS) == value


@pytest.mark.parametrize(
    ("strains", "undoubled", "doubled", "redoubled"), [*TRICK_VALUES[:2], ((NOTRUMP,), 30, 60, 120)]
)
def test_further_tricks(strains: tuple[Strain, ...], undoubled: int, doubled: int, redoubled: int) -> None:
    """S0:25-28, S1:71, S2:7-9, S3:16-17, S4:85-88: each trick bid beyond the seventh."""
    for strain in strains:
        for doubling, value in zip(Doubling, (undoubled, doubled, redoubled), strict=True):
            made = [
                worth(steps(f"{level}{strain}{doubling}", level + 6), StepCode.BID_TRICKS)
                for level in range(1, 8)
            ]
            assert {after - before for before, after in pairwise(made)} == {value}


def test_grid_of_bonuses() -> None:
    """S0:32-49: 100 points for tricks bid make a game; level six is a small slam, level seven a grand slam."""
    for bid in BIDS:
        tricks = worth(steps(str(bid), bid.tricks), StepCode.BID_TRICKS)
        slam = {6: ("small-slam",), 7: ("grand-slam",)}.get(bid.level, ())
        assert bonus(bid) == (("game",) if tricks >= 100 else ("part-score",)) + slam


def test_lists_of_part_scores_and_games() -> None:
    """S2:13-15, S2:21, S1:37: the part scores, and the games with those that nobody needs."""
    below_slam = [bid for bid in BIDS if bid.level < 6]
    partials = bids("1♣ 1♦ 1♥ 1♠ 1SA 2♣ 2♦ 2♥ 2♠ 2SA 3♣ 3♦ 3♥ 3♠ 4♣ 4♦")
    games = bids("3SA 4♥ 4♠ 5♣ 5♦") | bids("4SA 5♥ 5♠ 5SA")
    assert {str(bid) for bid in below_slam if bonus(bid) == ("part-score",)} == partials
    assert {str(bid) for bid in below_slam if bonus(bid) == ("game",)} == games


def test_a_game_bonus_replaces_that_for_a_part_score() -> None:
    """S3:20-21: every contract made earns just one of the two, doubled or not, in either state."""
    either = {("part-score",), ("game",)}
    for bid in BIDS:
        for doubling in Doubling:
            for vulnerable in (False, True):
                assert bonus(bid, doubling, vulnerable=vulnerable)[:1] in either
                assert bonus(bid, doubling, vulnerable=vulnerable)[1:] in {
                    (),
                    ("small-slam",),
                    ("grand-slam",),
                }


@pytest.mark.parametrize(
    ("contract", "code", "not_vulnerable", "vulnerable"),
    [
        ("2S", StepCode.PART_SCORE, 50, 50),
        ("4S", StepCode.GAME, 300, 500),
        ("6S", StepCode.SMALL_SLAM, 500, 750),
        ("7S", StepCode.GRAND_SLAM, 1000, 1500),
        ("4SX", StepCode.INSULT, 50, 50),
        ("4SXX", StepCode.INSULT, 100, 100),
    ],
)
def test_bonuses(contract: str, code: StepCode, not_vulnerable: int, vulnerable: int) -> None:
    """S0:52-57, S1:73, S1:79, S3:20-25, S4:109-114: the bonuses in both states."""
    tricks = Contract.parse(contract + "N").tricks
    assert worth(steps(contract, tricks), code) == not_vulnerable
    assert worth(steps(contract, tricks, vulnerable=True), code) == vulnerable


@pytest.mark.parametrize(("doubling", "not_vulnerable", "vulnerable"), [("X", 100, 200), ("XX", 200, 400)])
def test_doubled_overtricks(doubling: str, not_vulnerable: int, vulnerable: int) -> None:
    """S0:58-60, S2:70, S2:82, S3:40, S4:115-116: each overtrick, whatever the denomination."""
    for strain in STRAINS:
        for count in range(1, 7):
            contract = f"1{strain}{doubling}"
            assert worth(steps(contract, 7 + count), StepCode.OVERTRICKS) == count * not_vulnerable
            over = worth(steps(contract, 7 + count, vulnerable=True), StepCode.OVERTRICKS)
            assert over == count * vulnerable


def test_undoubled_overtricks() -> None:
    """S3:40: undoubled, an overtrick is worth 20 or 30 in either state."""
    for strain in STRAINS:
        for vulnerable in (False, True):
            each = 20 if strain in MINORS else 30
            assert worth(steps(f"1{strain}", 8, vulnerable=vulnerable), StepCode.OVERTRICKS) == each


@pytest.mark.parametrize(
    ("contract", "tricks", "for_bid", "for_made", "bonuses", "total"),
    [
        pytest.param("3S", 11, 90, 150, 50, 200, id="S0:68"),
        pytest.param("4S", 11, 120, 150, 300, 450, id="S0:69"),
        pytest.param("6NT", 13, 190, 220, 300 + 500, 1020, id="S0:70"),
        pytest.param("2SX", 9, 120, 120, 50 + 100 + 300, 570, id="S0:71"),
    ],
)
def test_worked_examples(
    contract: str, tricks: int, for_bid: int, for_made: int, bonuses: int, total: int
) -> None:
    """S0:68-71: the worked examples, column by column; doubled overtricks are among the bonuses there."""
    made = steps(contract, tricks)
    undoubled = () if contract.endswith("X") else (StepCode.OVERTRICKS,)
    assert worth(made, StepCode.BID_TRICKS) == for_bid
    assert worth(made, StepCode.BID_TRICKS, *undoubled) == for_made
    assert sum(step.points for step in made) - for_made == bonuses
    assert points(contract, tricks) == total


def test_two_spades_doubled_is_two_times_sixty() -> None:
    """S0:71 writes 4 × 30 (B17): the Law has 2 × 30, doubled. Both are 120, and the total of 570 holds."""
    tricks = steps("2SX", 9)[0]
    assert [(part.count, part.each) for part in tricks.parts] == [(2, 30)]
    assert (tricks.factor, tricks.points) == (2, 120)
    assert tricks.points == 4 * 30
    assert points("2SX", 9) == 570


def test_a_game_must_be_bid() -> None:
    """S0:73, S3:19, S3:21: 3♠ with eleven tricks stays a part score."""
    assert points("3S", 11) == 200
    assert points("4S", 11) == 450
    assert worth(steps("3S", 11), StepCode.GAME) == 0


def test_tricks_made_do_not_make_a_game() -> None:
    """S1:71-73 read by its letter (B22): a hundred points made would be a game. By the Law only bid ones count."""
    made = steps("1C", 11)
    tricks = worth(made, StepCode.BID_TRICKS, StepCode.OVERTRICKS)
    assert tricks == 100
    assert points("1C", 11) == tricks + 50
    assert points("1C", 11) != tricks + 300


def test_ten_tricks_in_clubs_are_worth_eighty() -> None:
    """S1:71: 80 points for tricks whether 1♣, 2♣, 3♣ or 4♣ was bid; so it is, undoubled."""
    for level in range(1, 5):
        assert worth(steps(f"{level}C", 10), StepCode.BID_TRICKS, StepCode.OVERTRICKS) == 80
    assert worth(steps("1CX", 10), StepCode.BID_TRICKS, StepCode.OVERTRICKS) == 40 + 3 * 100


def test_doubling_can_make_a_game() -> None:
    """S0:36, S1:75, S2:74: doubled, 2♥ and 3♣ become games, and the step says that doubling did it."""
    for contract in ("2HX", "3CX", "2SX"):
        made = steps(contract, Contract.parse(contract + "N").tricks)
        game = next(step for step in made if step.code is StepCode.GAME)
        assert (made[0].points, game.args["reached"], game.args["by-doubling"]) == (120, 120, 1)
        assert made[0].args["by-doubling"] == 1


def test_seven_doubled_part_scores_stay_part_scores() -> None:
    """S0:36 and S4:106 say that every doubled part score becomes a game (B16): not the seven cheapest."""
    part_scores = [bid for bid in BIDS if bonus(bid) == ("part-score",)]
    stay = {str(bid) for bid in part_scores if bonus(bid, DOUBLED) == ("part-score",)}
    assert stay == bids("1♣ 1♦ 1♥ 1♠ 1SA 2♣ 2♦")
    assert len(part_scores) == 16
    assert {worth(steps(f"{bid}X", int(bid[0]) + 6), StepCode.BID_TRICKS) for bid in stay} == {40, 60, 80}


def test_redoubled_only_one_of_a_minor_stays_a_part_score() -> None:
    """S2:85: redoubled, only 1♣ and 1♦ stay part scores."""
    assert {str(bid) for bid in BIDS if "part-score" in bonus(bid, REDOUBLED)} == bids("1♣ 1♦")


def test_more_than_100_or_at_least_100() -> None:
    """S2:74 says more than 100, S0:34 at least 100 (B25): no doubled part score is worth exactly 100."""
    for bid in BIDS:
        undoubled = worth(steps(str(bid), bid.tricks), StepCode.BID_TRICKS)
        for doubling in (DOUBLED, REDOUBLED):
            reached = worth(steps(f"{bid}{doubling}", bid.tricks), StepCode.BID_TRICKS)
            assert undoubled >= 100 or reached != 100
    assert bonus(Bid(5, Strain.CLUBS)) == ("game",)


def test_doubling_leaves_bonuses_alone() -> None:
    """S1:69, S1:79, S2:71, S2:81, S3:23: game and slam bonuses do not depend on doubling."""
    for bid in (bid for bid in BIDS if "game" in bonus(bid)):
        for vulnerable in (False, True):
            made = [steps(f"{bid}{doubling}", bid.tricks, vulnerable=vulnerable) for doubling in Doubling]
            assert len({worth(found, *BONUSES) for found in made}) == 1


def test_doubling_counts_for_bid_tricks_only() -> None:
    """S1:69 and S1:23 double all tricks made and forget the 50 (B8): 2♠ doubled with nine tricks would be 480."""
    read_by_the_letter = 3 * 60 + 300
    assert read_by_the_letter == 480
    assert points("2SX", 9) == 2 * 60 + 100 + 300 + 50 == 570


@pytest.mark.parametrize(
    ("level", "not_vulnerable", "vulnerable"),
    [
        pytest.param(3, 300, 500, id="S2:23"),
        pytest.param(6, 800, 1250, id="S2:29"),
        pytest.param(7, 1300, 2000, id="S2:35"),
    ],
)
def test_bonuses_as_sums(level: int, not_vulnerable: int, vulnerable: int) -> None:
    """S2:17-35 (B7): the Italian sheet has the bonus for game within the slam; the points are the same."""
    for state, premium in ((False, not_vulnerable), (True, vulnerable)):
        made = steps(f"{level}NT", level + 6, vulnerable=state)
        found = {each.code: each.points for each in sums(made)}
        assert found == {SumCode.TRICKS: 30 * level + 10, SumCode.PREMIUM: premium}
        assert sum(found.values()) == points(f"{level}NT", level + 6, vulnerable=state)


def test_part_score_as_a_sum() -> None:
    """S2:17: a part score is worth its tricks, those beyond included, and 50."""
    assert [(each.code, each.points) for each in sums(steps("2H", 10))] == [
        (SumCode.TRICKS, 120),
        (SumCode.PREMIUM, 50),
    ]


@pytest.mark.parametrize(
    ("contract", "vulnerable", "expected"),
    [
        pytest.param("2SX", False, (120, 300, 100, 50), id="S2:69-74 in prima"),
        pytest.param("2SX", True, (120, 500, 200, 50), id="S2:69-74 in zona"),
        pytest.param("2SXX", False, (240, 300, 200, 100), id="S2:80-85 in prima"),
        pytest.param("2SXX", True, (240, 500, 400, 100), id="S2:80-85 in zona"),
    ],
)
def test_doubled_as_sums(contract: str, vulnerable: bool, expected: tuple[int, ...]) -> None:
    """S2:69-83: tricks bid, premium, overtrick apart, and the extra for making it."""
    found = sums(steps(contract, 9, vulnerable=vulnerable))
    codes = (SumCode.TRICKS, SumCode.PREMIUM, SumCode.OVERTRICKS, SumCode.EXTRA)
    assert [(each.code, each.points) for each in found] == list(zip(codes, expected, strict=True))
