"""Files of several games: where one ends and the next begins, what it takes over, and how tags may be written."""

import pytest
from tests.unit.formats.one_game import defects_in, only

from schlemm.core.deal import Deal
from schlemm.core.seats import Seat, Vulnerability
from schlemm.formats.pbn import PbnGame, encode_pbn, read_pbn

DEAL = Deal.parse("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85")

NORTH_DEALS = (Seat.NORTH, Vulnerability.NORTH_SOUTH)


def test_inheritance() -> None:
    """``#`` takes the value of the game before, ``##`` gives it to all that follow, until one says otherwise (4.8)."""
    text = """\
[Event "##Cup"]
[Date "##2020.01.01"]

[Board "1"]
[Room "Open"]

[Board "2"]
[Room "#"]
[Date "2020.01.02"]

[Board "3"]
[Room "#"]
[Annotator "#"]
"""
    found = [game for game in read_pbn(text) if isinstance(game, PbnGame)]
    assert [game.number for game in found] == [1, 2, 3]
    assert [game.tag("Event") for game in found] == ["Cup"] * 3
    assert [game.tag("Date") for game in found] == ["2020.01.01", "2020.01.02", "2020.01.02"]
    assert [game.tag("Room") for game in found] == ["Open"] * 3
    assert found[2].tag("Annotator") == ""


TABLE = f"""\
[Board "5"]
[Dealer "N"]
[Vulnerable "NS"]
[Deal "{DEAL}"]
[Auction "N"]
1D 1S AP

"""
FURTHER = '[West "Ann"]\n[Auction "N"]\n1D AP\n\n'


def test_a_second_table_has_the_board_of_the_first() -> None:
    """A game that names no board, and whose auction begins with the dealer of the one before, is of its board."""
    first, second, third, other = read_pbn(TABLE + 2 * FURTHER + '[Board "6"]\n[Auction "N"]\n1D AP\n')
    for game in (first, second, third):
        assert isinstance(game, PbnGame)
        assert (game.number, game.deal, game.dealer, game.vulnerability) == (5, DEAL, *NORTH_DEALS)
    assert isinstance(second, PbnGame)
    assert second.players.west == "Ann"
    assert str(second.auction) == "N: 1D P P P"
    assert isinstance(other, PbnGame)
    assert (other.number, other.deal) == (6, None)


@pytest.mark.parametrize(
    "further",
    [
        '[Auction "E"]\n1D AP\n',  # somebody else deals
        '[Contract "1D"]\n[Declarer "N"]\n',  # who dealt is not told
        '[Vulnerable "NS"]\n[Auction "N"]\n1D AP\n',  # something is told of the board
        '[Event "Cup"]\n\n[Auction "N"]\n1D AP\n',  # the game between has none
    ],
)
def test_no_board_is_taken_for_that_of_another_game(further: str) -> None:
    """Where anything speaks against it, a game that tells of no cards has none."""
    last = read_pbn(TABLE + further)[-1]
    assert isinstance(last, PbnGame)
    assert last.deal is None
    assert last.number is None


def test_a_bad_game_does_not_harm_the_others() -> None:
    """The games around one with defects are read, and all its defects are told, in the order of the lines."""
    text = '[Board "1"]\r\n\r\n[Board "2"]\r\n[Dealer "Q"]\r\n[Deal "N:"]\r\n \t\r\n\r\n[Board "3"]\r\n'
    first, second, third = read_pbn(text)
    assert isinstance(first, PbnGame)
    assert isinstance(second, PbnGame)
    assert isinstance(third, PbnGame)
    assert (first.number, second.number, third.number) == (1, 2, 3)
    assert tuple(map(str, second.defects)) == (
        "line 4, board 2, [Dealer]: unknown-dealer (text=Q)",
        "line 5, board 2, [Deal]: not-four-hands (count=0)",
    )


def test_an_unclosed_comment_swallows_one_line() -> None:
    """The games behind a brace that nobody closed are read."""
    text = '[Board "1"]\n{ oh\n\n[Board "2"]\n{ oh\n\n[Board "3"]'
    assert [str(defect) for defect in defects_in(text)[:2]] == [
        "line 2, board 1: unclosed-comment",
        "line 5, board 2: unclosed-comment",
    ]
    assert isinstance(read_pbn(text)[2], PbnGame)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('[ Event\n  "Cup" ]', "Cup"),
        ('[Event "Cup"][Event "Second"]', "Cup"),
        ('% [Event "No"]\n[Event "Cup"] ; [Event "No"]', "Cup"),
        ('[Event "a;b{c}%d"]', "a;b{c}%d"),
        (r'[Event "say \"go\" \\ \x"]', r'say "go" \ \x'),
        ('[Event "The "Big" Cup"]', 'The "Big" Cup'),
        ('[Event "C:\\"]', "C:\\"),
        ('Statistics: 12\n\n[Event "Cup"]\n\n\nmore', "Cup"),
        ('\ufeff[Event "Cup"]\x1a', "Cup"),
        ('[Event "?"]', None),
    ],
)
def test_tags_as_they_are_written(text: str, value: str | None) -> None:
    """White space, comments, escaped lines, quotes and text between games are no hindrance."""
    assert only(text).tag("Event") == value


@pytest.mark.parametrize("encoding", ["latin-1", "utf-8", "utf-8-sig"])
def test_character_sets(encoding: str) -> None:
    """A file may be in Latin-1, as the standard says, or in UTF-8."""
    assert only('[South "Käthe Müßig"]'.encode(encoding)).tag("South") == "Käthe Müßig"
    assert encode_pbn("Käthe") == b"K\xe4the"


def test_nothing_is_no_defect() -> None:
    """An empty file, and one of comments only, hold no games and no mistakes."""
    assert read_pbn("") == read_pbn(b"") == read_pbn("% PBN 2.1\r\n% EXPORT\r\n\r\n{none} ; yet") == ()


def test_the_empty_line_between_games_may_be_missing() -> None:
    """A board that begins behind a deal is a new game, and what stands before its deal belongs to it."""
    deals = [
        f'[Event "{event}"]\n[Board "{number}"]\n[Deal "{DEAL}"]\n' for number, event in ((1, "A"), (2, "B"))
    ]
    first, second = read_pbn("".join(deals))
    assert isinstance(first, PbnGame)
    assert isinstance(second, PbnGame)
    assert [(game.number, game.tag("Event"), game.deal) for game in (first, second)] == [
        (1, "A", DEAL),
        (2, "B", DEAL),
    ]
    assert len(read_pbn(f'[Deal "{DEAL}"]\n' * 3)) == 3
    game, note = read_pbn(f'[Event "A"]\n[Event "B"]\n[Deal "{DEAL}"]\n')
    assert isinstance(game, PbnGame)
    assert (game.tag("Event"), note.line) == ("A", 2)
