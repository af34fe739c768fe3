"""Endings: hands of the same number of fewer cards are read, solved and written wherever whole deals are."""

from functools import reduce
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.field import field
from tests.unit.formats.one_game import defects_in, only

from schlemm.core.cards import STRAINS, Card, Strain
from schlemm.core.contract import Contract
from schlemm.core.hand import PACK, Hand
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.dd.endings import EndingSolver
from schlemm.dd.line import best_line
from schlemm.dd.open_play import OpenPlay
from schlemm.formats.any_text import read_any_text
from schlemm.formats.board_text import read_board_text
from schlemm.formats.boards_json import read_boards_json, write_boards_json
from schlemm.formats.check import differences
from schlemm.formats.filed import FiledBoard, FiledEnding, FiledPlay
from schlemm.formats.handviewer import read_handviewer, write_handviewer
from schlemm.formats.letters import LOCAL
from schlemm.formats.lin import read_lin, write_lin
from schlemm.formats.pbn import PbnGame, read_pbn, write_pbn
from schlemm.formats.rbn import read_rbn, write_rbn
from schlemm.formats.reading import UnreadableText

HANDS = BySeat(*map(Hand.parse, ("AJ.K..", "Q2.A..", "K3.Q..", "T9.J..")))
DIAGRAM = """
          ♠ A J
          ♥ K
♠ 10 9              ♠ Q 2
♥ J                 ♥ A
          ♠ K 3
          ♥ Q
"""


def an_ending(seed: int, size: int) -> FiledEnding:
    """Hands of so many cards, who leads, and in what."""
    random = Random(seed)
    cards = list(PACK)
    random.shuffle(cards)
    hands = BySeat.from_function(lambda seat: Hand.of(cards[seat.index :: 4][:size]))
    return FiledEnding(hands, random.choice(STRAINS), random.choice(SEATS), random.choice(SEATS))


def played(ending: FiledEnding, count: int, seed: int) -> tuple[Card, ...]:
    """So many lawful cards."""
    now, random = ending.start(), Random(seed)
    assert now is not None
    for _ in range(count):
        now = now.after(random.choice(list(now.play.legal_cards(now.hand))))
    return now.play.cards


@given(st.integers(0, 2**20), st.integers(1, 12), st.data())
def test_an_ending_comes_back(seed: int, size: int, data: st.DataObject) -> None:
    """PBN and JSON keep all of an ending and its play, also in mid-trick; LIN and links the hands and the cards."""
    ending = an_ending(seed, size)
    cards = played(ending, data.draw(st.integers(0, 4 * size)), seed)
    play = ending.played_in_order(cards) if cards else None
    board = FiledBoard(ending=ending, play=play)
    assert len(ending.course(play)) == len(cards) + 1
    assert read_boards_json(write_boards_json([board])) == (board,)
    assert read_pbn(write_pbn([PbnGame.of(board)])) == (PbnGame.of(board),)
    for read, write in ((read_lin, write_lin), (read_handviewer, write_handviewer), (read_rbn, write_rbn)):
        (back,) = read(write([board]))
        assert isinstance(back, FiledBoard)
        assert (back.ending and back.ending.hands, back.defects) == (ending.hands, ())
        assert not cards or (back.ending and back.ending.leader) is ending.leader


@given(st.integers(0, 2**20), st.integers(2, 12), st.integers(1, 3))
def test_hands_from_which_a_trick_was_begun(seed: int, size: int, count: int) -> None:
    """Hands without the cards of a trick in progress are the same position as with them."""
    ending = an_ending(seed, size)
    cards = played(ending, count, seed)
    begun = reduce(OpenPlay.after, cards, ending.start() or pytest.fail("nobody leads"))
    play = ending.played_in_order(cards)
    texts = [str(begun.hands.of(seat)) for seat in SEATS]
    row = " ".join("-" if card is None else str(card) for card in play.cells)
    game = only(
        f'[Deal "N:{" ".join(texts)}"]\n[Declarer "{ending.declarer}"]\n[Contract "{ending.strain}"]\n'
        f'[Play "{ending.leader}"]\n{row}'
    )
    assert (game.ending, game.play) == (ending, play)
    assert ending.course(play)[-1].position == begun.position


def test_the_position_of_a_problem_is_read_and_solved() -> None:
    """Three cards each are an ending in which North and South take two tricks, whoever leads."""
    game = only(field("ending.pbn"))
    assert game.ending == FiledEnding(HANDS, Strain.NOTRUMP, Seat.SOUTH, contract=Contract.parse("3NTS"))
    assert (game.hands, game.deal, game.played, differences(game)) == (
        BySeat(None, None, None, None),
        None,
        None,
        (),
    )
    for leader in SEATS:
        begun = FiledEnding(HANDS, Strain.NOTRUMP, Seat.SOUTH, leader).start()
        assert begun is not None
        line = best_line(begun.position, EndingSolver())
        assert line.tricks == (2 if leader in {Seat.NORTH, Seat.SOUTH} else 1)


@pytest.mark.parametrize(
    ("told", "tricks"), [("2", 2), ("NS 2", 2), ("EW 1", 2), ("NS 0 EW 3", 0), ("10", None), ("EW 4", None)]
)
def test_tricks_of_an_ending(told: str, tricks: int | None) -> None:
    """A result tells the tricks that are left, of either side; more than those are named, for they are the board's."""
    text = f'[Deal "N:AJ.K.. Q2.A.. K3.Q.. T9.J.."]\n[Contract "4S"]\n[Declarer "S"]\n[Result "{told}"]'
    (game,) = read_pbn(text)
    assert isinstance(game, PbnGame)
    assert game.ending is not None
    assert game.ending.tricks == tricks
    assert [each.code.value for each in game.defects] == ([] if tricks is not None else ["ending-result"])
    with pytest.raises(ValueError, match="3 tricks left"):
        FiledEnding(HANDS, tricks=4)


def test_a_contract_that_is_told_beside_an_ending() -> None:
    """RBN tells the contract of an ending without its auction, and what is won of it; the board's claim is named."""
    ending = FiledEnding(HANDS, Strain.SPADES, Seat.SOUTH, contract=Contract.parse("4SS"), tricks=2)
    text = write_rbn([FiledBoard(ending=ending)])
    (back,) = read_rbn(text)
    assert isinstance(back, FiledBoard)
    assert (back.ending, back.told, back.defects) == (ending, None, ())
    for read, source in (
        (read_rbn, text.replace("R 2", "R 9")),
        (read_lin, "md|1SK3HQ,ST9HJ,SAJHK,SQ2HA|mc|9|"),
    ):
        (board,) = read(source)
        assert isinstance(board, FiledBoard)
        assert [(each.code.value, each.code.is_note) for each in board.defects] == [("ending-result", True)]


def test_the_same_card_in_two_hands_of_an_ending() -> None:
    """A card that two hands hold is named."""
    (defect,) = defects_in('[Deal "N:AJ.K.. Q2.A.. K3.Q.. A9.J.."]')
    assert (defect.code.value, dict(defect.data)) == ("card-twice", {"cards": "SA"})


def test_an_end_position_is_written_as_the_standard_says() -> None:
    """The contract is its denomination alone, and the tag of the play says who leads (3.10)."""
    ending = FiledEnding(HANDS, Strain.HEARTS, Seat.SOUTH, Seat.WEST, tricks=2)
    text = write_pbn([PbnGame.of(FiledBoard(ending=ending))])
    assert text.splitlines()[1:] == [
        '[Deal "N:AJ.K.. Q2.A.. K3.Q.. T9.J.."]',
        '[Declarer "S"]',
        '[Contract "H"]',
        '[Result "2"]',
        '[Play "W"]',
    ]


@pytest.mark.parametrize(
    "text",
    [
        "N:AJ.K.. Q2.A.. K3.Q.. T9.J..",
        "AJ.K.. Q2.A.. K3.Q.. T9.J..",
        "N: AJ K - -\nE: Q2 A - -\nS: K3 Q - -\nW: T9 J - -",
        "Nord: ♠AB ♥K\nOst: ♠D2 ♥A\nSüd: ♠K3 ♥D\nWest: ♠109 ♥B",
        DIAGRAM,
        "https://www.bridgebase.com/tools/handviewer.html?n=sajhk&e=sq2ha&s=sk3hq&w=st9hj",
        "Look: https://example.org/?lin=md%7C1SK3HQ%2CST9HJ%2CSAJHK%2CSQ2HA%7C",
        "md|1SK3HQ,ST9HJ,SAJHK,SQ2HA|",
    ],
)
def test_an_ending_that_somebody_pastes(text: str) -> None:
    """Whatever shape a whole deal may be pasted in, an ending may have it too."""
    board = read_board_text(text, LOCAL["de"])
    assert board.ending is not None
    assert board.ending.hands == HANDS
    assert read_any_text(text, LOCAL["de"]).boards[0].ending == board.ending


def test_hands_that_are_not_equally_long_are_no_ending() -> None:
    """Where nothing says which card is missing, it is told how many cards each hand has."""
    (defect,) = defects_in('[Deal "N:AJ.K.. Q2.A.. K3.Q.. T9..."]')
    assert (defect.code.value, dict(defect.data)) == ("end-position", {"text": "3 3 3 2"})
    for text in (
        "md|1SK3HQ,ST9HJ,SAJHK,SQ2|",
        "https://example.org/handviewer.html?n=sajhk&e=sq2ha&s=sk3hq&w=st9",
    ):
        with pytest.raises(UnreadableText):
            read_board_text(text)


def test_a_card_that_cannot_be_played_ends_the_play() -> None:
    """A card of somebody else's is told, and the cards before it stay."""
    (board,) = read_lin("md|1SK3HQ,ST9HJ,SAJHK,SQ2HA|pc|SK|pc|SA|")
    assert isinstance(board, FiledBoard)
    assert [each.code.value for each in board.defects] == ["bad-card"]
    assert board.play == FiledPlay(Seat.SOUTH, (Card.parse("SK"),))
