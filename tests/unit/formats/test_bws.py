"""Rows of a Bridgemate's database are boards. The database is a stand-in: its tables by the parser's documented API."""

from collections import defaultdict

from schlemm.formats.bws import read_bws_tables
from schlemm.formats.filed import FiledBoard, FileDefect

HAND = ["North", "East", "South", "West"]
DEAL = (".63.AKQ987.A9732", "A8654.KQ5.T.QJT6", "J973.J98742.3.K4", "KQT2.AT.J6542.85")


def table(*rows: dict[str, object]) -> dict[str, list[object]]:
    """Columns of rows, as ``AccessParser.parse_table`` gives them."""
    found = defaultdict[str, list[object]](list)
    for row in rows:
        for name, value in row.items():
            found[name].append(value)
    return found


def entered(**changed: object) -> dict[str, object]:
    """A row of results as the machine writes it."""
    usual = {
        "ID": 1, "Section": 1, "Table": 2, "Round": 3, "Board": 1, "PairNS": 4, "PairEW": 5, "NS/EW": "N",
        "Contract": "3 D x", "Result": "-1", "LeadCard": "S A", "Remarks": "", "Erased": False,
    }  # fmt: skip
    return {**usual, **changed}


TABLES = {
    "ReceivedData": table(
        entered(),
        entered(Erased=True),
        entered(Contract="PASS", Result=""),
        entered(Contract="4 NT", Result="=", LeadCard="H10", **{"NS/EW": "S"}),
        entered(Contract="", Result="", Remarks="60%-40%"),
        entered(Contract="9 Z", Result="+1"),
    ),
    "HandRecord": table(
        {"Section": 1, "Board": 1}
        | {
            f"{seat}{suit}": held
            for seat, hand in zip(HAND, DEAL, strict=True)
            for suit, held in zip(("Spades", "Hearts", "Diamonds", "Clubs"), hand.split("."), strict=True)
        }
    ),
    "PlayerNumbers": table({"Section": 1, "Table": 2, "Direction": "N", "Name": "Ann", "Number": "17"}),
}


def test_results_are_boards() -> None:
    """Each result that stands has its contract, tricks, lead, hands and names; what cannot be is told of its row."""
    found = [item for item in read_bws_tables(TABLES) if isinstance(item, FiledBoard)]
    assert [str(board.result) if board.result else None for board in found] == [
        "3DXN-1", "P", "4NTS=", None, None
    ]  # fmt: skip
    assert {str(board.deal) for board in found} == {f"N:{' '.join(DEAL)}"}
    assert found[0].play is not None
    assert [str(card) for card in found[0].play.cells] == ["SA"]
    assert (found[0].players.north, found[0].tag("PairNS"), found[3].tag("AdjustedScore")) == (
        "Ann",
        "4",
        "60%-40%",
    )
    assert [[each.code.value for each in board.defects] for board in found] == [[], [], [], [], ["contract"]]


def test_a_database_without_results_says_so() -> None:
    """Where no result was entered, or the table is not there, that is told."""
    for tables in ({}, {"ReceivedData": {"ID": "", "Board": ""}}):
        (defect,) = read_bws_tables(tables)
        assert isinstance(defect, FileDefect)
        assert defect.code.value == "no-boards"
