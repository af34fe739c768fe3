"""LIN: what is written is read as it was, what files have is understood, and no text is too odd."""

import re
import sys
from dataclasses import replace
from types import FrameType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.peak_memory import traced

from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, Pass
from schlemm.core.cards import Card
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, Seat, Vulnerability
from schlemm.formats.filed import FiledBoard, FiledComment, FiledPlay, final_contract, player_tags
from schlemm.formats.lin import LinCode, LinDefect, read_lin, write_lin, write_lin_line
from schlemm.formats.pbn import PbnGame, read_pbn, write_game
from schlemm.i18n.profile import LANGUAGES, profile_named
from schlemm.i18n.translator import Translator
from schlemm.testing import auctions, complete_auctions, deals, vulnerabilities

DEAL = Deal.parse("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85")
HANDS = "SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732"
WORDS = st.lists(st.text("abcÄß♠1!.", min_size=1, max_size=5), min_size=1, max_size=3).map(" ".join)
WORDS = WORDS.filter(lambda text: not re.search("![SHDCshdc]", text))  # which are suits
NAMES = st.sampled_from(["", "Ann", "Bo B.", "Doe, Jane", "Käthe"])


@st.composite
def filed_boards(draw: st.DrawFn) -> FiledBoard:
    """A board of which LIN can say everything."""
    deal = draw(deals())
    auction = draw(
        st.none() | auctions(longest=12).filter(lambda each: bool(each.calls)) | complete_auctions()
    )
    contract = final_contract(auction)
    number = draw(st.none() | st.integers(1, 64))
    play, tricks, comments = None, None, list[FiledComment]()
    if isinstance(contract, Contract):
        cards = _played(deal, contract, draw(st.integers(0, 52)))
        claimed = draw(st.none() | st.integers(0, 13))
        if claimed is not None or cards.cards:
            play = FiledPlay.of(cards, is_closed=claimed is not None, claimed=claimed)
        tricks = cards.won_by(contract.side) if claimed is None and cards.is_over else claimed
        if draw(st.booleans()) and cards.cards:
            behind = draw(st.sampled_from(FiledPlay.of(cards).cells_in_order(contract)))
            comments.append(FiledComment("Play", behind + 1, draw(WORDS)))
    if auction is not None and draw(st.booleans()):
        comments.insert(0, FiledComment("Auction", draw(st.integers(1, len(auction.calls))), draw(WORDS)))
    if draw(st.booleans()):
        comments.insert(0, FiledComment("", 0, draw(WORDS)))
    calls = len(auction.calls) if auction else 0
    notes = draw(st.dictionaries(st.integers(0, calls - 1), st.just("") | WORDS, max_size=3)) if calls else {}
    tags = player_tags(BySeat(*(draw(NAMES) for _ in range(4))))
    if number and draw(st.booleans()):
        tags = (*tags, ("Room", draw(st.sampled_from(["Open", "Closed"]))))
    first = auction.first if auction else draw(st.sampled_from(Seat))
    return FiledBoard(
        number,
        first,
        draw(vulnerabilities()),
        deal.hands,
        auction,
        tuple(sorted(notes.items())),
        tricks=tricks,
        tags=tags,
        play=play,
        comments=tuple(comments),
    )


def _played(deal: Deal, contract: Contract, count: int) -> Play:
    """So many cards of this contract, always the lowest legal one."""
    play, hands = Play(contract), BySeat(*deal.hands)
    for _ in range(count):
        seat = play.turn
        card = min(play.legal_cards(hands.of(seat)), key=lambda each: each.index)
        play = play.after(card, hands.of(seat))
        hands = hands.put(seat, hands.of(seat).without(card))
    return play


@given(st.lists(filed_boards(), max_size=3))
def test_what_is_written_is_read_as_it_was(boards: list[FiledBoard]) -> None:
    """Every board comes back whole, in a file as in a line."""
    assert read_lin(write_lin(boards)) == tuple(boards)
    for board in boards:
        assert "\n" not in write_lin_line(board)
        assert read_lin(write_lin_line(board)) == (board,)


@given(filed_boards())
def test_a_board_goes_through_pbn(board: FiledBoard) -> None:
    """The game that PBN has of it is read back as it was written, with the same deal, auction and cards."""
    game = PbnGame.of(board)
    (back,) = read_pbn(write_game(game, exact=True))
    assert back == game
    assert (game.deal, game.auction, game.result, game.played) == (
        board.deal,
        board.auction,
        board.result,
        board.played,
    )


PIECES = (
    "md|",
    "mb|",
    "pc|",
    "mc|",
    "an|",
    "nt|",
    "qx|o1|",
    "qx|c1|",
    "rs|",
    "vg|",
    "pn|",
    "sv|",
    "|",
    "\n",
    "zz|",
    "x",
    "md|1,,,|",
    "ah|Board 7|",
    "mb|p|",
    "mb|1Sppp|",
    "\u212a",
    "\u017f",
)
WHOLE = f"vg|Cup,Final,I,1,2,A,0,B,0|\nrs|1NS=,P|\nqx|o1|md|3{HANDS},|sv|o|mb|p|mb|1S!|an|five|mb|2H|pc|SA|mc|9|pg||\n"


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=4), max_size=60).map("".join))
def test_no_text_makes_reading_fail(text: str) -> None:
    """Whatever a text says, reading gives boards and defects, and what it gave can be written and read."""
    _check(text)


@given(st.integers(0, len(WHOLE)), st.integers(0, 9), st.text("|,! SHDC1pdx\n\u212a\u017f", max_size=3))
def test_no_slip_of_the_pen_makes_reading_fail(place: int, length: int, put: str) -> None:
    """A whole text with a piece cut out and another put in is read to its end."""
    _check(WHOLE[:place] + put + WHOLE[place + length :])


def _check(text: str) -> None:
    for item in read_lin(text):
        assert isinstance(item, FiledBoard | LinDefect)
        if isinstance(item, FiledBoard):
            assert all(isinstance(again, FiledBoard | LinDefect) for again in read_lin(write_lin([item])))
            assert PbnGame.of(replace(item, defects=())).deal == item.deal


@given(st.binary(max_size=100))
def test_no_bytes_make_reading_fail(data: bytes) -> None:
    """Whatever bytes a file has, reading raises nothing."""
    assert all(isinstance(item, FiledBoard | LinDefect) for item in read_lin(data))


def only(text: str) -> FiledBoard:
    """The one board of a text, in which nothing is wrong."""
    (board,) = read_lin(text)
    assert isinstance(board, FiledBoard), board
    assert board.defects == ()
    return board


def test_two_tables() -> None:
    """Names, results and the event of a match belong to the table of each board."""
    text = (
        "vg|Cup,Final,I,5,6,Reds,0,Blues,0|\nrs|1NTN=,4Sxe-1,P,|\npn|a,b,c,d,e,f,g,h|\n"
        f"qx|o5|st||md|3{HANDS},|sv|n|\nqx|c5|md|3{HANDS}|sv|n|\nqx|o6|md|4{HANDS}|\n"
    )
    first, second, third = read_lin(text)
    assert isinstance(first, FiledBoard)
    assert isinstance(second, FiledBoard)
    assert isinstance(third, FiledBoard)
    assert first.deal == second.deal == DEAL
    assert (first.players, second.players) == (BySeat("c", "d", "a", "b"), BySeat("g", "h", "e", "f"))
    assert second.contract is None
    assert [defect.code for defect in (*first.defects, *second.defects)] == [LinCode.RESULT]
    assert str(first.result) == "1NTN="
    assert third.contract == PASS
    assert (third.tag("Event"), third.tag("HomeTeam"), third.tag("Room")) == ("Cup", "Reds", "Open")


def test_results_without_an_auction_stand_in_the_list_of_all() -> None:
    """Contract and tricks of both tables come back, a board passed out, and one whose result is not known."""
    told: list[tuple[int, str, Contract | Pass | None, int | None]] = [
        (3, "Open", Contract.parse("3NTS"), 8),
        (3, "Closed", Contract.parse("4SXE"), 11),
        (5, "Open", PASS, None),
        (5, "Closed", None, None),
    ]
    boards = [
        FiledBoard(
            number,
            *_conditions(number),
            DEAL.hands,
            told=contract,
            tricks=tricks,
            tags=(("Event", "Cup"), ("HomeTeam", "Reds"), ("Room", room)),
        )
        for number, room, contract, tricks in told
    ]
    text = write_lin(boards)
    assert text.startswith("vg|Cup,,I,3,5,Reds,0,,0|\nrs|3NS-1,4SEx+1,,,P,|\n")
    assert read_lin(text) == tuple(boards)


def test_an_event_holds_for_the_boards_of_its_own() -> None:
    """Boards without rooms have event and teams, and those behind them others, or none."""
    tags = [(("Event", "Cup"),), (("Event", "Cup"),), (("HomeTeam", "Reds"), ("VisitTeam", "Blues")), ()]
    boards = [
        FiledBoard(number, *_conditions(number), DEAL.hands, tags=each) for number, each in enumerate(tags, 1)
    ]
    assert read_lin(write_lin(boards)) == tuple(boards)


def _conditions(number: int) -> tuple[Seat, Vulnerability]:
    by_number = Conditions.of_board(number)
    return by_number.dealer, by_number.vulnerability


def test_what_files_have() -> None:
    """Calls in one value, small letters, a ten as 10, an unnamed dealer, alerts, explanations and a claim."""
    board = only(
        f"pn|S,W,Doe, Jane,E|st||md|0{HANDS},|ah|Board 1|sv|o|mb|1d!p|an|four|mb|1n|mb|ppp|"
        "pc|h10|pc|h3|nt|best|mc|7|pg||"
    )
    assert (board.number, board.dealer, board.vulnerability) == (
        1,
        Conditions.of_board(1).dealer,
        Vulnerability.NONE,
    )
    assert board.auction == Auction.parse("N: 1D P 1NT P P P")
    assert board.notes == ((0, ""), (1, "four"))
    assert board.players.north == "Doe, Jane"
    assert board.played is not None
    assert board.played.cards == (Card.parse("HT"), Card.parse("H3"))
    assert str(board.result) == "1NTS="
    assert board.comments == (FiledComment("Play", 2, "best"),)


WRONG = {
    "hello": "no-boards",
    f"md|3{HANDS}|a tag|": "no-tag",
    f"md|3{HANDS}|qq|x|": "unknown-tag",
    f"pn|a,b|md|3{HANDS}|": "names",
    f"md|3{HANDS}4|": "bad-hand",
    "md|3SAKQJT98765432,SAKQJT98765432|": "card-twice",
    f"md|3{HANDS},,SA|": "too-many-hands",
    f"md|3{HANDS}|sv|q|": "vulnerability",
    f"md|{HANDS}|mb|p|": "no-dealer",
    f"md|3{HANDS}|mb|1S|mb|1H|": "bad-call",
    f"md|3{HANDS}|mb|1Sppp|pc|SA|pc|SA|": "bad-card",
    f"md|3{HANDS}|pc|SA|": "no-contract",
    f"md|3{HANDS}|mb|1Sppp|mc|14|": "claim",
    f"vg|,,I,1,1|rs|1ZE|qx|o1|md|3{HANDS}|": "result",
    f"md|3{HANDS}|nt|{'x' * 16_385}|": "too-long",
    "|" + "md||" * 4000: "too-dense",
    f"md|3{HANDS}|" + "sv|q|" * 101: "too-many-defects",
    "x" * (2**25 + 1): "file-too-long",
}


@pytest.mark.parametrize("text", WRONG, ids=WRONG.values())
def test_what_is_wrong_is_told(text: str) -> None:
    """Each thing that can be wrong has a code of its own, and words in every language."""
    defects = [
        each for item in read_lin(text) for each in ([item] if isinstance(item, LinDefect) else item.defects)
    ]
    assert defects[-1].sentence.code == f"lin-{WRONG[text]}"
    for language in LANGUAGES:
        said = Translator(profile_named(language)).tell(defects[-1].sentence)
        assert said != defects[-1].sentence.code
        assert "{" not in said


def test_every_code_is_tried() -> None:
    """No code exists that no test here has seen; UTF-16 is named as what it is."""
    assert {code.value for code in LinCode} == {*WRONG.values()}


def test_a_defect_has_its_place() -> None:
    """Line and column of the tag, and the label of the board."""
    (board,) = read_lin(f"qx|o3|\nmd|3{HANDS}|\nsv|o|mb|1S|mb|8S|")
    assert isinstance(board, FiledBoard)
    assert str(*board.defects) == "line 3:12, board o3, [mb]: bad-call (number=2, text=8S)"
    assert board.auction == Auction.parse("N: 1S")


AGAIN = (
    *("md||", "qx|o1|", "nt|x|", "mb|p|", "an|x|", "pc|SA|", "|", "x|", "\n", "sv|q|", "a", "pn|a|", "ah|b|"),
    *("qx|o1|mb|p|", "qx|o1|mb|1S!|an|x|", "rs|,,,|", "pn|a,b,c,d|mb|p|", "mb|1Cp1Dp|", "mc|1|"),
)


@pytest.mark.sweep
@pytest.mark.parametrize("piece", AGAIN)
def test_reading_takes_memory_in_proportion(piece: str) -> None:
    """Whatever a file says again and again, the memory at its highest is 20 bytes a byte and half a megabyte."""
    data = (f"md|3{HANDS}|mb|1S|" + piece * (40_000 // len(piece))).encode()
    with traced() as memory:
        assert isinstance(read_lin(data), tuple)
    assert memory.peak <= (1 << 19) + 20 * len(data)


@pytest.mark.sweep
@pytest.mark.parametrize("piece", AGAIN)
def test_twice_the_text_is_twice_the_work(piece: str) -> None:
    """A text of twice the length takes at most about twice the steps of the interpreter."""
    begin = f"md|3{HANDS}|mb|1S|"
    short, long = begin + piece * (2_000 // len(piece)), begin + piece * (4_000 // len(piece))
    assert _steps_to_read(long) <= 2.3 * _steps_to_read(short) + 3_000


def _steps_to_read(text: str) -> int:
    steps = 0

    def trace(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal steps
        frame.f_trace_opcodes = True
        steps += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        read_lin(text)
    finally:
        sys.settrace(before)
    return steps
