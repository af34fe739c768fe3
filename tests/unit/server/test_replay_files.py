"""Boards of files as addresses hold them: nothing of a board is lost on the way, and what is no board is told."""

import base64
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.seats import Seat
from schlemm.formats.any_text import read_any_text
from schlemm.formats.pbn import PbnGame, read_pbn
from schlemm.server.replay.filed_boards import playable_board
from schlemm.server.replay.opening import moment_of
from schlemm.server.replay.packing import LONGEST_BOARD, packed, unpacked
from schlemm.server.replay.views import MOST_BOARDS, MOST_PROBLEMS, file_read, replayed_board

CLUB = """[Event "Klubabend"]
[Board "1"]
[West "Anna"]
[North "Ben"]
[East "Carla"]
[South "Dora"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Declarer "E"]
[Contract "4S"]
[Result "9"]
[Auction "N"]
1D 1S {thin} 3H =1= 4S AP
[Note "1:six hearts"]
[Play "S"]
D3 D2 DA DT {the queen was possible}
*
"""
LIN = (
    "pn|Dora,Anna,Ben,Carla|md|3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732,SA8654HKQ5DTCQJT6|"
    "sv|o|ah|Board 1|mb|1D|mb|1S|mb|3H|an|six hearts|mb|4S|mb|p|mb|p|mb|p|pc|D3|pc|D2|pc|DA|pc|DT|mc|9|"
)


def club() -> PbnGame:
    """The board of the club."""
    (game,) = read_pbn(CLUB)
    assert isinstance(game, PbnGame)
    return game


@pytest.mark.parametrize(("text", "kind"), [(CLUB, "pbn"), (LIN, "lin"), (f"% [x]\n{CLUB}", "pbn")])
def test_either_format_is_read_as_what_it_is(text: str, kind: str) -> None:
    """The same board comes out of both: hands, calls, what one of them means, cards."""
    found = read_any_text(text)
    assert (found.kind, [each for each in found.defects if not each.code.is_note]) == (kind, [])
    (board,) = found.boards
    shown = replayed_board(board)
    assert str(board.deal) == str(club().deal)
    assert shown.record.calls == ["1D", "1S", "3H", "4S", "P", "P", "P"]
    assert [(note.index, note.text) for note in shown.notes] == [(2, "six hearts")]
    assert [card.card for trick in shown.record.tricks for card in trick.cards] == ["D3", "D2", "DA", "DT"]
    assert shown.players[Seat.SOUTH] == "Dora"


def test_a_board_that_was_packed_is_the_same_board() -> None:
    """Hands, auction, notes, play, result, names and remarks are those of the file."""
    address = packed(club())
    assert address is not None
    content = unpacked(address)
    assert content is not None
    assert read_pbn(content) == (club(),)


def test_remarks_stand_behind_the_call_or_card_that_they_are_about() -> None:
    """Columns of a file begin with the leader; what is told is the place in the order of play."""
    shown = replayed_board(club())
    assert [(one.what, one.after, one.text) for one in shown.remarks] == [
        ("call", 2, "thin"),
        ("card", 4, "the queen was possible"),
    ]


@given(st.text(max_size=200))
def test_what_is_no_board_is_none(text: str) -> None:
    """Whatever stands in an address, there is a board or none, and no error."""
    assert unpacked(text) is None


def test_an_address_that_would_burst_is_none() -> None:
    """What grows beyond any board when it is unpacked is not unpacked to its end."""
    bomb = base64.urlsafe_b64encode(zlib.compress(b" " * (LONGEST_BOARD * 100))).decode().rstrip("=")
    assert unpacked(bomb) is None


def test_a_long_file_is_told_in_part_and_says_so() -> None:
    """So many boards, so many problems, and how many more there are."""
    wrong = CLUB.replace('[Dealer "N"]', '[Dealer "X"]')
    games = "\n".join(
        wrong.replace('[Board "1"]', f'[Board "{number}"]') for number in range(1, MOST_BOARDS + 3)
    )
    told = file_read(read_any_text(games))
    assert (len(told.boards), told.more) == (MOST_BOARDS, 2)
    assert len(told.problems) == MOST_PROBLEMS
    assert told.more_problems == MOST_BOARDS + 2 - MOST_PROBLEMS
    assert told.problems[0].said.code == "pbn-unknown-dealer"


def test_a_play_against_the_rules_is_gone_through_up_to_the_card_that_breaks_them() -> None:
    """Files tell revokes: what comes before can be reckoned and played on."""
    revoke = CLUB.replace("D3 D2 DA DT", "D3 D2 DA SA")
    (board,) = read_any_text(revoke).boards
    played = playable_board(board)
    assert played is not None
    assert played.play is not None
    assert [str(card) for card in played.play.cards] == ["D3", "D2", "DA"]


def test_without_an_auction_the_shortest_leads_to_the_contract() -> None:
    """Dealer begins, and declarer bids it at once; the cards lie as the file has them."""
    text = "\n".join(line for line in CLUB.splitlines() if "Auction" not in line and "1D" not in line)
    (board,) = read_any_text(text.replace('[Contract "4S"]', '[Contract "4SXX"]')).boards
    played = playable_board(board)
    assert played is not None
    assert str(played.public.auction) == "N: P 4S X XX P P P"
    assert str(played.public.auction.contract) == "4SXXE"
    assert moment_of(played, 0, 0).first is Seat.NORTH


def test_a_board_with_hands_missing_can_be_looked_at_and_not_reckoned() -> None:
    """What is given is shown."""
    text = CLUB.replace("A8654.KQ5.T.QJT6", "-")
    (board,) = read_any_text(text).boards
    shown = replayed_board(board)
    assert not shown.whole
    assert {hand.seat for hand in shown.hands} == {Seat.NORTH, Seat.SOUTH, Seat.WEST}
    assert playable_board(board) is None
