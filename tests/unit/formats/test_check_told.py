"""What files tell of open cards, of rubbers and of averages is checked, and no more is reproached than is wrong."""

import pytest
from tests.field import field

from schlemm.core.cards import STRAINS
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, Vulnerability
from schlemm.dd.table import TrickTable
from schlemm.formats.check import FieldCheck, differences, differences_when_solved, tells_of_open_cards
from schlemm.formats.file_formats import PBN, USEBIO
from schlemm.formats.filed import FiledBoard

TAGS = {
    "DoubleDummyTricks": (
        ("77a4477a4466369663696", False),
        ("77a4477a446636966369", True),
        ("77a4477a44663696636e", False),
        ("*", True),
        ("?", True),
    ),
    "OptimumScore": (
        ("100", False),
        ("NS 100", True),
        ("EW -100", True),
        ("NS 100 EW -100", True),
        ("NS", False),
        ("NS 421", False),
    ),
    "ParContract": (("NS 4H", True), ("EW 5D*-2", True), ("Pass", True), ("NS 9Z", False)),
    "ScorePercentage": (("NS 58.33 EW 41.67", True), ("100", True), ("NS 120", False)),
    "ScoreRubberHistory": (
        ("NS 0/0 EW 0/0", True),
        ("NS 0 0 / 0 EW 0 0 / 0", True),
        ("NS 0 EW 0", False),
        ("NS 0/40 EW", False),
    ),
}


def codes(text: bytes) -> list[tuple[str, dict[str, object]]]:
    """What contradicts itself in the boards of a file."""
    return [
        (each.code.value, dict(each.data))
        for item in PBN.read(text)
        if isinstance(item, FiledBoard)
        for each in differences(item)
    ]


@pytest.mark.parametrize(
    ("name", "value", "is_right"), [(name, *each) for name, told in TAGS.items() for each in told]
)
def test_what_is_told_has_its_form(name: str, value: str, is_right: bool) -> None:
    """A table or a score with open cards, and scores of a rubber, that have no such form are named with their text."""
    found = codes(f'[Board "1"]\n[{name} "{value}"]\n'.encode())
    assert found == ([] if is_right else [("told-form", {"name": name, "text": value})])


@pytest.mark.parametrize(
    ("row", "odd"),
    [
        ("N NT 13", None),
        ("E  S 99", "99"),
        ("X  S 9", "X"),
        ("N  Z 9", "Z"),
        ("N  S -1", "-1"),
        ("N  S ?", None),
    ],
)
def test_rows_of_results_are_of_thirteen_tricks(row: str, odd: str | None) -> None:
    """A row of results with open cards has a declarer, a denomination and 0 to 13 tricks."""
    found = codes(
        f'[Board "1"]\n[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\n{row}\n'.encode()
    )
    assert [facts["text"] for _, facts in found] == ([] if odd is None else [odd])


@pytest.mark.parametrize(
    ("history", "danger"),
    [
        ("NS 0 0/40 EW 0 0/0", "None"), ("NS 0 0/100 0 EW 0 0/0 0", "NS"),
        ("NS 0/40 0 EW 0/120 60", "EW"), ("NS 0/40 100 0 EW 0/120 60 0", "All"),
    ],
)  # fmt: skip
def test_games_of_a_rubber_say_who_is_vulnerable(history: str, danger: str) -> None:
    """The sides that have won a game are vulnerable, and others are not."""
    for told in Vulnerability:
        text = f'[Dealer "N"]\n[Vulnerable "{told.notation}"]\n[ScoreRubberHistory "{history}"]\n'
        assert [code for code, _ in codes(text.encode())] == (
            [] if told.notation == danger else ["rubber-games"]
        )


def test_tables_that_people_have() -> None:
    """Ninety-nine tricks, a score of nobody and a rubber that contradicts its vulnerability are found."""
    assert [code for code, _ in codes(field("told-tables.pbn"))] == ["told-form", "told-form"]
    assert codes(field("told-rubber.pbn")) == [("rubber-games", {"vulnerability": "NS"})]


def test_an_average_is_the_only_line_that_is_reproached() -> None:
    """Where one line has an artificial average and keeps its score, the lines beside it are right."""
    field_check = FieldCheck()
    for item in USEBIO.read(field("adjusted.xml")):
        if isinstance(item, FiledBoard):
            field_check.add(item)
    assert len([*field_check.differences()]) <= 1


@pytest.mark.parametrize(
    "score", ["A6040", "A60/40", "Ave+-", "Average", "avg", "60%-40%", "50%", "NP", "Arb. 60/40", "Ave plus"]
)
def test_averages_as_clubs_write_them(score: str) -> None:
    """An artificial score in letters, words or percent is kept as it stands, and numbers may have a comma."""
    text = (
        f"<USEBIO><BOARD><TRAVELLER_LINE><SCORE>{score}</SCORE><NS_MATCH_POINTS>3,6</NS_MATCH_POINTS>"
        "<EW_MATCH_POINTS>2,4</EW_MATCH_POINTS></TRAVELLER_LINE></BOARD></USEBIO>"
    )
    (board,) = USEBIO.read(text.encode())
    assert isinstance(board, FiledBoard)
    assert (board.tag("AdjustedScore"), board.tag("ScoreMP"), board.defects) == (score, "NS 3.6 EW 2.4", ())


DEAL = Deal.parse("N:KQT2.AT.J6542.85 .63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4")
TABLE = TrickTable.parse("89655895555468854688")
"""Its tricks, as a solver has found them."""
TOLD = (
    f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{DEAL}"]\n[DoubleDummyTricks "{TABLE}"]\n'
    '[OptimumScore "{score}"]\n[ParContract "{contract}"]\n'
    '[OptimumResultTable "Declarer;Denomination;Result"]\nN S {tricks}\n'
)


def solved_codes(text: str) -> list[tuple[str, dict[str, object]]]:
    """What a solver says of the boards of a file."""
    (game,) = PBN.read(text.encode())
    assert isinstance(game, FiledBoard)
    assert tells_of_open_cards(game)
    return [(each.code.value, dict(each.data)) for each in differences_when_solved(game, TABLE)]


def test_only_wrong_numbers_of_open_cards_are_named() -> None:
    """Right tricks and par are left alone; of wrong ones each is named with what there is."""
    right = TOLD.format(score="NS 140", contract="NS 3S", tricks=9)
    assert solved_codes(right) == []
    (wrong,) = solved_codes(right.replace("N S 9", "N S 10"))
    assert wrong == (
        "solved-tricks",
        {"name": "OptimumResultTable", "seat": "N", "strain": "S", "told": 10, "expected": 9},
    )
    for seat in SEATS:
        for strain in STRAINS:
            other = TrickTable.from_function(
                lambda one, who, at=(strain, seat): TABLE.tricks(one, who) ^ ((one, who) == at)
            )
            ((code, facts),) = solved_codes(right.replace(str(TABLE), str(other)))
            assert (code, facts["seat"], facts["strain"]) == ("solved-tricks", seat.letter, str(strain))
    for text in (right.replace("NS 140", "EW 140"), right.replace("NS 3S", "NS 4S")):
        assert [code for code, _ in solved_codes(text)] == ["solved-par"]
