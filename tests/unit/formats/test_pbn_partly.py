"""A PBN game with something wrong in it: the rest of it is read, and what is wrong is told with its place."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.formats.one_game import defects_in, only

from schlemm.core.auction import Auction
from schlemm.core.board.state import Finished
from schlemm.core.calls import DOUBLE, PASS, REDOUBLE, Call
from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, BySide, Seat, Vulnerability
from schlemm.formats.filed import FiledBoard, FiledPlay, Irregularity
from schlemm.formats.lin import read_lin, write_lin
from schlemm.formats.pbn import PbnGame, read_pbn, write_pbn
from schlemm.testing import finished

DEAL = Deal.parse("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85")
GOOD = {
    "Board": "2",
    "Dealer": "E",
    "Vulnerable": "NS",
    "Deal": str(DEAL),
    "Contract": "4S",
    "Declarer": "E",
    "Result": "9",
    "Room": "Open",
}


def game_with(**changed: str) -> PbnGame:
    """The game of a text in which some tags are other ones."""
    (game,) = read_pbn("".join(f'[{name} "{value}"]\n' for name, value in {**GOOD, **changed}.items()))
    assert isinstance(game, PbnGame)
    return game


@given(st.sampled_from(sorted({*GOOD} - {"Room"})), st.sampled_from(["%", "none of them", "17 + 4"]))
def test_one_wrong_tag_costs_nothing_else(name: str, value: str) -> None:
    """Whichever tag is wrong, the game is there, the defect names the tag, and all that does not hang on it is read."""
    game = game_with(**{name: value})
    if name == "Vulnerable" and value == "none of them":
        assert game.vulnerability is Vulnerability.NORTH_SOUTH
    assert [defect.tag for defect in defects_in(_text(name, value))] == [name]
    assert len(game.defects) == 1
    assert game.tag("Room") == "Open"
    assert (game.deal == DEAL) is (name != "Deal")
    assert (game.number == 2) is (name != "Board")
    assert (game.contract == Contract.parse("4SE")) is (name not in {"Contract", "Declarer"})
    assert (game.tricks == 9) is (name not in {"Contract", "Declarer", "Result"})
    assert (game.dealer, game.vulnerability) == (
        None if name in {"Board", "Dealer"} and name == "Dealer" and game.number is None else Seat.EAST,
        Vulnerability.NORTH_SOUTH,
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *((name, value) for name in sorted(GOOD) for value in ("%", "17 + 4")),
        ("Deal", "N:..4.A2 .4.. K.T.. J.9.."),
        ("Deal", "N:A..4.A2 .4 KT J9"),
        ("Deal", str(DEAL).replace("A9732", "A973")),
    ],
)
def test_what_is_wrong_counts_also_where_it_is_no_longer_told(name: str, value: str) -> None:
    """Behind a hundred other defects a wrong tag is read as it is anywhere: no hand of ten cards is let pass."""
    text = _text(name, value) + '[Play "N"]\nCA\n'
    (game,), (full,) = read_pbn(text), read_pbn("[Event x]\n" * 150 + text)
    assert isinstance(game, PbnGame)
    assert isinstance(full, PbnGame)
    assert len(full.defects) > 100
    assert replace(full, defects=(), line=game.line) == replace(game, defects=())


def _text(name: str, value: str) -> str:
    return "".join(f'[{tag} "{said}"]\n' for tag, said in {**GOOD, name: value}.items())


def test_a_contract_without_declarer_leaves_the_deal() -> None:
    """A file that does not say who plays still says what was dealt."""
    game = game_with(Declarer="?")
    assert game.deal == DEAL
    assert game.contract is None
    assert [str(defect) for defect in game.defects] == [
        "line 5, board 2, [Contract]: no-declarer (contract=4S)"
    ]


def test_calls_before_the_wrong_one_are_read() -> None:
    """An auction is read up to the call that cannot be made; the contract told beside it holds."""
    (game,) = read_pbn('[Contract "4S"]\n[Declarer "E"]\n[Result "10"]\n[Auction "E"]\n1S P 4S\nP 2S P')
    assert isinstance(game, PbnGame)
    assert game.auction == Auction.parse("E: 1S P 4S P")
    assert str(game.result) == "4SE="
    assert [(defect.line, defect.column) for defect in game.defects] == [(6, 3)]


def test_hands_that_are_whole_are_kept() -> None:
    """Of four hands, those are given that have thirteen cards which are nobody else's."""
    north, east, south, west = str(DEAL)[2:].split()
    (game,) = read_pbn(f'[Deal "N:{north} {east} {south} {west[:-1]}"]')
    assert isinstance(game, PbnGame)
    assert game.hands == (*(DEAL.hand(seat) for seat in SEATS[:3]), None)
    (game,) = read_pbn(f'[Deal "N:{north} {north} {south} {west}"]')
    assert isinstance(game, PbnGame)
    assert game.hands == (None, None, DEAL.hand(Seat.SOUTH), DEAL.hand(Seat.WEST))


def test_results_of_sides_without_a_contract() -> None:
    """What both sides won is kept where nobody says who declared."""
    assert only('[Result "NS 9 EW 4"]').won == BySide(9, 4)
    assert only('[Result "E-W 4"]').won == BySide(9, 4)
    assert only('[Result "N-S 9"]\n[Contract "4S"]\n[Declarer "E"]').tricks == 4


def test_usual_spellings() -> None:
    """N-S and E-W are sides, and PAS is a pass."""
    assert only('[Vulnerable "N-S"]').vulnerability is Vulnerability.NORTH_SOUTH
    assert only('[Vulnerable "e-w"]').vulnerability is Vulnerability.EAST_WEST
    assert only('[Contract "PAS"]').contract == PASS
    assert only('[Auction "N"]\nPAS Pas 1S PAS').auction == Auction.parse("N: P P 1S P")


def test_a_deal_may_be_that_of_the_game_before() -> None:
    """``#`` gives the deal again, as files of two tables have it, and so with dealer and vulnerability."""
    _, game = read_pbn(
        f'[Dealer "E"]\n[Vulnerable "All"]\n[Deal "{DEAL}"]\n\n[Deal "#"]\n[Dealer "#"]\n[Vulnerable "#"]'
    )
    assert isinstance(game, PbnGame)
    assert (game.deal, game.dealer, game.vulnerability) == (DEAL, Seat.EAST, Vulnerability.BOTH)


def test_who_calls_first_deals_unless_a_tag_says_otherwise() -> None:
    """The number of a board says who deals where nothing else does: calls say it better."""
    assert only('[Board "1"]\n[Auction "S"]\nAP').dealer is Seat.SOUTH
    assert only('[Board "1"]\n[Auction "E"]\nAP').dealer is Seat.NORTH


@given(finished(), st.booleans())
def test_a_play_is_read_from_columns_and_from_tricks(board: Finished, in_order: bool) -> None:
    """A trick may stand in its columns or, as some programs write it, in the order of play: the deal tells which."""
    play = board.play
    if play is None:
        return
    deal = board.board.deal
    lines = []
    for number in range(len(play.winners)):
        trick = play.completed(number)
        row = (
            trick.cards
            if in_order
            else [trick.card_of(play.contract.leader.after(turns)) for turns in range(4)]
        )
        lines.append(" ".join(map(str, row)))
    contract = play.contract
    tags = (
        f'[Deal "{deal}"]\n[Declarer "{contract.declarer}"]\n[Contract "{contract.bid}{contract.doubling}"]\n'
    )
    game = only(f'{tags}[Play "{contract.leader}"]\n' + "\n".join(lines))
    assert game.played is not None
    assert game.played.cards == play.cards[: 4 * len(play.winners)]


def cards(text: str) -> tuple[Card | None, ...]:
    """Cards and gaps."""
    return tuple(None if word == "-" else Card.parse(word) for word in text.split())


def test_plays_as_they_are_written() -> None:
    """Gaps, cards against the rules, grades, small letters, and how a play ends."""
    assert play("sa h10 - D2\n*") == FiledPlay(Seat.WEST, cards("SA HT - D2"), is_closed=True)
    assert play("H2 H3 H4 HA\n+ - - CQ") == FiledPlay(Seat.WEST, cards("H2 H3 H4 HA - - - CQ"), next_cell=4)
    assert play("CA ^R S6 C3! C4 =1= $9 $200") == FiledPlay(
        Seat.WEST,
        cards("CA S6 C3 C4"),
        notes=((3, "odd"),),
        grades=((2, 7), (3, 9), (3, 200)),
        irregular=((1, Irregularity.REVOKE),),
    )
    assert play("CA C2 ^L C3 C4").irregular == ((2, Irregularity.LEAD_OUT_OF_TURN),)
    assert play("- - - -") == FiledPlay(Seat.WEST)


def play(text: str) -> FiledPlay:
    """The play of a section that West begins."""
    found = only(f'[Play "W"]\n{text}\n[Note "1:odd"]').play
    assert found is not None
    return found


def test_a_play_is_read_up_to_what_is_no_card() -> None:
    """What stands before it is kept, and its place is told."""
    (game,) = read_pbn('[Play "W"]\nSA S2 S3 S4\nSK S5 Z6 S7')
    assert isinstance(game, PbnGame)
    assert game.play == FiledPlay(Seat.WEST, cards("SA S2 S3 S4 SK S5"))
    assert [(defect.line, defect.column) for defect in game.defects] == [(3, 7)]


@given(finished())
def test_comments_in_the_play_stay_with_their_cards(board: Finished) -> None:
    """A comment behind each card, written in the order of play, is found in the card's column, by way of LIN too."""
    play = board.play
    if play is None or not play.winners:
        return
    deal = board.board.deal
    contract = play.contract
    rows = [play.completed(number).cards for number in range(len(play.winners))]
    lines = [" ".join(f"{card} {{{card}}}" for card in row) for row in rows]
    tags = (
        f'[Deal "{deal}"]\n[Declarer "{contract.declarer}"]\n[Contract "{contract.bid}{contract.doubling}"]\n'
    )
    game = only(f'{tags}[Play "{contract.leader}"]\n' + "\n".join(lines))
    _check_comments(game)
    doubled: dict[str, tuple[Call, ...]] = {"": (), "X": (DOUBLE,), "XX": (DOUBLE, REDOUBLE)}
    auction = Auction(contract.declarer)
    for call in (contract.bid, *doubled[contract.doubling.value], PASS, PASS, PASS):
        auction = auction.after(call)
    (back,) = read_lin(write_lin([replace(game, auction=auction, told=None, dealer=contract.declarer)]))
    assert isinstance(back, FiledBoard)
    assert back.defects == ()
    _check_comments(back)


def _check_comments(board: FiledBoard) -> None:
    assert board.play is not None
    assert all(str(board.play.cells[each.after - 1]) == each.text for each in board.comments)


def test_tricks_of_a_play_that_goes_on_are_no_result() -> None:
    """With ``+`` in the play the tag Result says what has been won up to now (3.4.15); LIN does not claim it."""
    text = '[Declarer "S"]\n[Contract "1NT"]\n[Result "1"]\n[Auction "S"]\n1NT AP\n[Play "W"]\nSA S2 S3 S4\n+'
    game = only(text)
    assert (game.tricks, game.result) == (1, None)
    assert read_pbn(write_pbn([game])) == (game,)
    assert "mc|" not in write_lin([game])
    assert only(text[:-1] + "*").result is not None


def test_the_denomination_of_an_end_position_is_no_second_mistake() -> None:
    """That an end position lacks hands is told, and not that its contract has no level."""
    tags = '[Deal "N:AK... - QJ... -"]\n[Contract "S"]\n'
    assert [each.code.value for each in defects_in(tags)] == ["end-position"]
    assert [each.code.value for each in defects_in(f'{tags}[Declarer "N"]\n[Result "2"]')] == ["end-position"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('[Dealer "\u017f"]', "unknown-dealer"),
        ('[Play "\u017f"]', "unknown-leader"),
        ('[Play "W"]\nS\u212a', "unknown-card"),
        ('[Contract "1\u017f"]', "unknown-contract"),
        ('[Declarer "\u017f"]', "unknown-declarer"),
        ('[Deal "\u017f:... ... ... ..."]', "not-four-hands"),
        ('[Result "1\u0663"]', "unknown-result"),
    ],
)
def test_letters_that_only_look_like_others_are_none(text: str, code: str) -> None:
    """A long s is no S, the sign of kelvins no K, and digits of other scripts are no digits."""
    assert [each.code.value for each in defects_in(text)] == [code]


def test_comments_are_kept_where_they_stand() -> None:
    """Before the first tag, behind a tag, a call and a card, to the end of the line or in braces."""
    text = '; a start\n[Event "Cup"] { long ago }\n[Auction "N"]\n1S ; \\S five\nP {weak} P P\n[Play "E"]\nSA {best}\n'
    assert [(each.about, each.after, each.text) for each in only(text).comments] == [
        ("", 0, "a start"),
        ("Event", 0, "long ago"),
        ("Auction", 1, "♠ five"),
        ("Auction", 2, "weak"),
        ("Play", 1, "best"),
    ]


def test_columns_of_defects() -> None:
    """A defect says where in its line it is."""
    (defect,) = defects_in('[Event "Cup"] [Board "no"]')
    assert (defect.line, defect.column) == (1, 15)
