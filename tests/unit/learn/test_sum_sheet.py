"""The sheet of contract classes says what S2 says, number by number."""

import pytest

from schlemm.core.contract import Doubling
from schlemm.learn.tutor.sum_sheet import contract_classes, doubled_sums, games_below_slam, trick_values
from schlemm.server.count.sum_sheet import sum_sheet

CLASSES = {
    "part-score": ("1C 1D 1H 1S 1NT 2C 2D 2H 2S 2NT 3C 3D 3H 3S 4C 4D", (50, 50)),
    "game": ("3NT 4H 4S 4NT 5C 5D 5H 5S 5NT", (300, 500)),
    "small-slam": ("6C 6D 6H 6S 6NT", (800, 1250)),
    "grand-slam": ("7C 7D 7H 7S 7NT", (1300, 2000)),
}
"""S2:11-35."""


def test_classes_are_those_of_the_source() -> None:
    """S2:11-35: every bid is in its class, with the bonus for game in the sum of a slam."""
    found = {each.code.value: (" ".join(map(str, each.bids)), each.premium) for each in contract_classes()}
    assert found == CLASSES


def test_games_that_a_lower_bid_would_serve_are_marked() -> None:
    """S2:21: 4SA 5♥ 5♠ 5SA are "manche non convenienti", and nothing else is."""
    marked = [str(bid) for each in contract_classes() for bid in each.inconvenient]
    assert marked == ["4NT", "5H", "5S", "5NT"]


def test_trick_values_are_those_of_the_source() -> None:
    """S2:7-9: 40 and then 30, 30 in a major, 20 in a minor."""
    assert [(each.first, each.further) for each in trick_values()] == [(40, 30), (30, 30), (20, 20)]


def test_doubled_contracts_made_are_those_of_the_source() -> None:
    """S2:69-83: an extra of 50 or 100 in both states, and overtricks of 100 and 200, 200 and 400."""
    assert [(each.extra, each.overtrick) for each in doubled_sums()] == [(50, (100, 200)), (100, (200, 400))]


@pytest.mark.parametrize(
    ("doubling", "part_scores"),
    [
        (Doubling.UNDOUBLED, CLASSES["part-score"][0]),
        (Doubling.DOUBLED, "1C 1D 1H 1S 1NT 2C 2D"),
        (Doubling.REDOUBLED, "1C 1D"),
    ],
)
def test_what_stays_a_part_score(doubling: Doubling, part_scores: str) -> None:
    """S2:74, S2:85: a double makes games of part scores, a redouble of all but 1♣ and 1♦; no bid is lost."""
    found = games_below_slam(doubling)
    assert " ".join(map(str, found.part_scores)) == part_scores
    assert len(found.part_scores) + len(found.games) == 25


def test_penalties_are_totals_as_the_source_has_them() -> None:
    """S2:46-61: totals by tricks missing, the redoubled twice the doubled, and 300 for each beyond."""
    sheet = sum_sheet()
    assert [row.tricks for row in sheet.down] == [1, 2, 3, 4, 5, 6]
    columns = list(zip(*(row.points for row in sheet.down), strict=True))
    assert columns[0] == (50, 100, 150, 200, 250, 300)
    assert columns[3] == (100, 200, 300, 400, 500, 600)
    assert columns[1] == (100, 300, 500, 800, 1100, 1400)
    assert columns[4] == (200, 500, 800, 1100, 1400, 1700)
    assert [columns[2], columns[5]] == [tuple(2 * points for points in columns[at]) for at in (1, 4)]
    assert sheet.down_further == [50, 300, 600, 100, 300, 600]
