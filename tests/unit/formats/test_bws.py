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
        "ID": 1, "Section": 1, "Table": 2, "Round": 1, "Board": 1, "PairNS": 4, "PairEW": 5, "NS/EW": "N",
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


def test_pairs_keep_their_names_where_they_move() -> None:
    """Names are entered where pairs begin: later they are those of the pair that sits there, or of nobody known."""
    seats: list[dict[str, object]] = [
        {"Section": 1, "Table": number, "Round": 0, "Direction": seat, "Name": f"{seat}{number}"}
        for number in (1, 2)
        for seat in "NESW"
    ]
    rounds: list[dict[str, object]] = [
        {"Section": 1, "Table": number, "Round": 1, "NSPair": number, "EWPair": number + 2}
        for number in (1, 2)
    ]
    results = [
        entered(Table=1, Round=1, PairNS=1, PairEW=3),
        entered(Table=1, Round=2, PairNS=1, PairEW=4),
        entered(Table=2, Round=2, PairNS=3, PairEW=2),
        entered(Table=2, Round=2, PairNS=9, PairEW=2),
    ]
    later: dict[str, object] = {"Section": 1, "Table": 1, "Round": 2, "Direction": "N", "Name": "Substitute"}
    for listed in ({"RoundData": table(*rounds)}, {}):
        tables = {"ReceivedData": table(*results), "PlayerNumbers": table(*seats, later), **listed}
        if not listed:
            tables["ReceivedData"] = table(*results, entered(Table=2, Round=1, PairNS=2, PairEW=4))
        found = [item.players for item in read_bws_tables(tables) if isinstance(item, FiledBoard)]
        assert [(each.north, each.east, each.south, each.west) for each in found[:4]] == [
            ("N1", "E1", "S1", "W1"),
            ("Substitute", "E2", "S1", "W2"),
            ("E1", "N2", "W1", "S2"),
            ("", "N2", "", "S2"),
        ]


def test_what_is_not_read_of_a_database_is_named() -> None:
    """Calls and cards that were entered, and results that were erased, are counted and named."""
    (note,) = (
        item
        for item in read_bws_tables({**TABLES, "PlayData": table({"Card": "SA"}, {"Card": "S2"})})
        if isinstance(item, FileDefect)
    )
    assert dict(note.data) == {"count": 3, "text": "Erased, PlayData"}


def test_a_database_without_results_says_so() -> None:
    """Where no result was entered, or the table is not there, that is told."""
    for tables in ({}, {"ReceivedData": {"ID": "", "Board": ""}}):
        (defect,) = read_bws_tables(tables)
        assert isinstance(defect, FileDefect)
        assert defect.code.value == "no-boards"
