"""LIN as files really have it: what stands in odd places belongs where it is meant, and nothing is guessed."""

import pytest
from hypothesis import given
from tests.unit.formats.test_lin import HANDS, only
from tests.unit.formats.test_pbn_round import games

from schlemm.core.auction import Auction
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.seats import BySeat, Vulnerability
from schlemm.formats.filed import FiledBoard, FiledComment, FiledPlay, whole_hands
from schlemm.formats.lin import LinDefect, read_lin, write_lin
from schlemm.formats.pbn import PbnGame

DEAL = Deal.parse("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85")


def boards(text: str | bytes) -> list[FiledBoard]:
    """The boards of a text, without the defects that stand by themselves."""
    return [item for item in read_lin(text) if isinstance(item, FiledBoard)]


def codes(text: str) -> list[str]:
    """What is wrong with a text, in its order."""
    found = [
        each for item in read_lin(text) for each in ([item] if isinstance(item, LinDefect) else item.defects)
    ]
    return [each.sentence.code.removeprefix("lin-") for each in found]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("pc|S\u212a|", "bad-card"),
        ("md|3S\u212aHA|", "bad-hand"),
        ("md|3|mb|1\u017f|", "bad-call"),
        ("md|3|mb|pa\u017f\u017f|", "bad-call"),
    ],
)
def test_letters_that_only_look_like_others_are_none(text: str, code: str) -> None:
    """The sign of kelvins is no king, and a long s no spade."""
    assert codes(text) == [code]


@pytest.mark.parametrize(
    "text", ["ah|Board 7|mb|p|md|3,,,|", "qx|o1|md|1,,,|qx|c1|mb|p|md|2,,,|", "mb|p|md|1,,,|"]
)
def test_a_deal_behind_calls_begins_a_board(text: str) -> None:
    """Who deals does not change once somebody has called."""
    assert boards(text)[-1].auction is None


def test_each_segment_has_its_results() -> None:
    """The results of the next segment are not those of the last board of the segment before."""
    text = (
        "vg|Cup,1,I,1,1|rs|1NTN=,P|qx|o1|md|3,,,|qx|c1|md|3,,,|"
        "vg|Cup,2,I,1,1|rs|2NTN=,3NTN=|qx|o1|md|3,,,|qx|c1|md|3,,,|"
    )
    text = text.replace("NT", "N")
    assert [(board.tag("Stage"), str(board.contract)) for board in boards(text)] == [
        ("1", "1NTN"),
        ("1", "P"),
        ("2", "2NTN"),
        ("2", "3NTN"),
    ]


def test_comments_stand_behind_their_card() -> None:
    """A comment is in the column of who played the card behind which it stands, and is written back there."""
    cards = ["SA", "S3", "SK", "CA", "HK", "H2", "HA", "H3", "D2", "DA", "DT"]
    played = "".join(f"pc|{card}|{'nt|two|' if card == 'DA' else ''}" for card in cards)
    board = only(f"md|3{HANDS}|mb|1Nppp|{played}mc|7|")
    assert board.play is not None
    spoken = {comment.text: board.play.cells[comment.after - 1] for comment in board.comments}
    assert {text: str(card) for text, card in spoken.items()} == {"two": "DA"}
    assert boards(write_lin([board])) == [board]
    assert PbnGame.of(board).comments == board.comments


def test_names_may_stand_behind_the_deal() -> None:
    """They begin the next board only where this one has names or calls; where none are given, the last ones hold."""
    first, second = boards(f"md|3{HANDS}|pn|a,b,c,d|mb|p|md|1,,,|")
    assert first.players == second.players == BySeat("c", "d", "a", "b")
    first, second = boards("pn|a,b,c,d|md|1,,,|mb|p|pn|e,f,g,h|md|2,,,|mb|p|")
    assert (first.players.south, second.players.south) == ("a", "e")


def test_boards_without_names_stay_so() -> None:
    """Where only one of two boards has names, the other is read without."""
    named = FiledBoard(tags=(("West", "Ann"),))
    assert [board.tags for board in boards(write_lin([named, FiledBoard()]))] == [named.tags, ()]


def test_what_stands_before_a_board_is_its_own() -> None:
    """A comment, names and a number before the label or the deal."""
    (board,) = boards("nt|welcome|pn|a,b,c,d|qx|o3|md|3,,,|")
    assert (board.comments, board.players.south) == ((FiledComment("", 0, "welcome"),), "a")
    first, second = boards("md|1,,,|ah|Board 7|mb|p|ah|Board 8|md|2,,,|mb|p|")
    assert (first.number, second.number) == (7, 8)


@pytest.mark.parametrize("text", ["pg||", "|", "vg|Cup|"])
def test_a_text_without_boards_is_told(text: str) -> None:
    """Nothing is left without an answer."""
    assert codes(text) == ["no-boards"]


def test_words_without_a_board_are_told_besides() -> None:
    """What is said of no board is named as left out, and is none itself."""
    assert codes("nt|hello|pg||") == ["file-left-out", "no-boards"]


@pytest.mark.parametrize(
    ("word", "meant"),
    [("none", "None"), ("NS", "NS"), ("e", "EW"), ("both", "All"), ("0", "None"), ("nothing", None)],
)
def test_vulnerability_is_a_whole_word(word: str, meant: str | None) -> None:
    """``none`` does not begin with the n of North."""
    (board,) = boards(f"md|3,,,|sv|{word}|")
    assert board.vulnerability == (None if meant is None else Vulnerability(meant))
    assert len(board.defects) == (meant is None)


def test_the_play_ends_where_a_card_is_anothers() -> None:
    """A card that the player on turn does not hold is told with its place, and what follows is not read."""
    (board,) = boards(f"md|3{HANDS}|mb|1Nppp|pc|SA|\npc|SK|pc|S3|")
    assert [str(defect) for defect in board.defects] == ["line 2, [pc]: bad-card (number=2, text=SK)"]
    assert board.played is not None
    assert [str(card) for card in board.played.cards] == ["SA"]


def test_calls_in_words() -> None:
    """Words for calls are understood, and a word that is none is quoted whole."""
    assert only("md|3,,,|mb|1S|mb|double|mb|Redouble|mb|pas|").auction == Auction.parse("N: 1S X XX P")
    (board,) = boards("md|3,,,|mb|Zwei|")
    assert "text=Zwei" in str(board.defects[0])
    assert board.auction is None


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("md|3,,,|mb|9S|pc|SA|", ["bad-call"]),
        ("md|3,,,|mb|pppp|pc|SA|", ["no-contract"]),
        ("md|3,,,|pc|ZZ|", ["bad-card"]),
        (f"md|5{HANDS}|", ["bad-hand"]),
        (f"md|12{HANDS}|", ["bad-hand"]),
        (f"md|3{HANDS},,SA|", ["too-many-hands"]),
        ("vg|,,I,1,1|rs|1ZE|qx|o1|md|3,,,|sv|q|", ["result", "vulnerability"]),
    ],
)
def test_nothing_is_told_for_another_s_sake(text: str, told: list[str]) -> None:
    """One defect a mistake, in the order of the text."""
    assert codes(text) == told


def test_a_wrong_result_is_told_where_it_stands() -> None:
    """The place is that of the list of results."""
    (board,) = boards("vg|,,I,1,1|\n  rs|1ZE|\nqx|o1|md|3,,,|")
    assert str(board.defects[0]).startswith("line 2:3, board o1, [rs]: result")


@pytest.mark.parametrize("claim", ["", "14"])
def test_a_claim_of_nothing_is_no_play(claim: str) -> None:
    """Where neither a card nor a claim can be read, no play is told."""
    (board,) = boards(f"md|3,,,|mb|1Sppp|mc|{claim}|")
    assert board.play is None


def test_bytes_of_two_encodings() -> None:
    """A byte that is not UTF-8 is Latin-1, and the rest of the file stays what it is."""
    (board,) = boards(b"pn|K\xe4the,J\xc3\xb6rg,,|md|3,,,|")
    assert (board.players.south, board.players.west) == ("Käthe", "Jörg")


def test_suits_in_texts_are_signs() -> None:
    """``!S`` in comments and explanations is a spade, and is written so again."""
    board = only("md|3,,,|nt|!S and !h|mb|1S!|an|5!S|")
    assert (board.comments[0].text, board.notes) == ("♠ and ♥", ((0, "5♠"),))
    assert "an|5!S|" in write_lin([board])


@given(games())
def test_what_is_written_has_no_defects(game: PbnGame) -> None:
    """Whatever a board has, its LIN is without fault; a play that LIN cannot place is left out, and so are bars."""
    (board,) = read_lin(write_lin([game]))
    assert isinstance(board, FiledBoard)
    assert board.defects == ()
    assert len(board.comments) == len([each for each in game.comments if each.text.replace("|", " ").split()])


def test_a_told_contract_is_left_out_with_its_play() -> None:
    """Without an auction that ends in it, neither cards nor tricks are written."""
    told = FiledBoard(told=Contract.parse("4SE"), tricks=9, play=FiledPlay(DEAL_LEADER, ()))
    assert "mc|" not in write_lin([told])


DEAL_LEADER = Contract.parse("4SE").leader


def test_one_hand_in_two_seats_is_nobodys() -> None:
    """The same value at two seats is the same cards twice."""
    hand = DEAL.hand(DEAL_LEADER)
    assert whole_hands(BySeat(hand, hand, None, None)) == BySeat(None, None, None, None)
