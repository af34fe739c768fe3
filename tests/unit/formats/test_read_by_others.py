"""PBN that is written here is read by other programs: by endplay, the library that most of them use, and bridgebots."""

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from unittest.mock import MagicMock, patch

import pytest
from tests.field import FIELD
from tests.unit.formats.test_hostile_files import boards

from schlemm.core.contract import Contract
from schlemm.core.seats import SEATS, Seat
from schlemm.formats.file_formats import PBN, recognise
from schlemm.formats.filed import NO_HANDS, FiledBoard, FiledComment, decoded, final_contract
from schlemm.formats.pbn import PbnGame, PbnSection, write_game, write_pbn

PICTURES = ("matplotlib", "matplotlib.pyplot", "matplotlib.patches", "matplotlib.colors")
"""What endplay draws with, and asks for wherever it is imported."""


@pytest.fixture(scope="module")
def endplay() -> Iterator[ModuleType]:
    """Its reader of PBN."""
    with patch.dict(sys.modules, {name: MagicMock() for name in PICTURES}):
        from endplay.parsers import pbn

        yield pbn


def odd_boards() -> Iterator[tuple[str, FiledBoard]]:
    """Boards of every fixture, and boards that lack what others tell or have what hardly anybody reads."""
    for path in sorted(FIELD.iterdir()):
        data = path.read_bytes()
        form = recognise(data, path.name)
        for number, item in enumerate(form.read(data) if form is not None and form.is_text else ()):
            if isinstance(item, FiledBoard):
                yield f"{path.name} {number}", item
    for number, board in enumerate(boards()):
        game = PbnGame.of(board)
        yield f"board {number}", game
        yield f"without a number {number}", replace(game, number=None)
        yield f"without hands {number}", replace(game, hands=NO_HANDS)
        yield (
            f"with remarks {number}",
            replace(
                game,
                comments=tuple(
                    FiledComment(about, after, f"a remark on {about} {after}\nin two lines")
                    for about, parts in (
                        ("Auction", game.auction and game.auction.calls),
                        ("Play", game.play and game.play.cells),
                    )
                    for after in range(len(parts or ()))
                ),
            ),
        )
        yield (
            f"with a section {number}",
            replace(game, sections=(PbnSection("OddRows", "what is this", (("1", "2"),)),)),
        )


BOARDS = [*odd_boards()]


@pytest.mark.parametrize("board", [each for _, each in BOARDS], ids=[name for name, _ in BOARDS])
def test_endplay_reads_what_is_written(endplay: ModuleType, board: FiledBoard) -> None:
    """Whatever a board is from and whatever it lacks, endplay reads its number, deal, calls and contract."""
    text = decoded(PBN.write([board]))
    if board.ending is not None:  # a contract without a level (3.10) is none to endplay, which reads all else
        text = re.sub(r'\[Contract "[^"]*"\]\s*', "", text)
        (read,) = endplay.loads(text)
        hands = {str(read.deal[seat.index]) for seat in SEATS}
        assert hands == {str(hand) for hand in board.ending.hands}
        return
    (read,) = endplay.loads(text)
    if board.number is not None:
        assert read.board_num == board.number
    if board.deal is not None:
        assert {str(read.deal[seat.index]) for seat in SEATS} == {
            str(board.deal.hand(seat)) for seat in SEATS
        }
    if board.auction is not None and board.auction.first is board.dealer:
        assert len(read.auction) == len(board.auction.calls)
    if isinstance(contract := final_contract(board.auction), Contract) and board.told is None:
        assert read.contract.level == contract.bid.level
        assert read.contract.denom.name[:1].upper() == str(contract.bid.strain)[:1]


def test_nothing_unknown_is_written() -> None:
    """A tag of which nothing is known is left out, and a game of which nothing is known is still one."""
    text = write_pbn([PbnGame(), PbnGame()])
    assert len(PBN.read(text.encode())) == 2
    assert text.count("?") == 2


@pytest.mark.parametrize("game", [PbnGame.of(each) for each in boards()])
def test_an_exact_game_is_read_back_whole(game: PbnGame) -> None:
    """Written exactly, a game comes back with its remarks among its calls and cards."""
    assert PBN.read(write_game(game, exact=True).encode()) == (game,)


WHOLE = [
    (name, board)
    for name, board in BOARDS
    if board.deal is not None and board.auction is not None and board.result is not None
]
"""Boards of which bridgebots makes something: it leaves out those without all hands, calls or a result, takes every
file for UTF-8, and keeps no play that was not played to the last card."""


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("board", [each for _, each in WHOLE], ids=[name for name, _ in WHOLE])
def test_bridgebots_reads_what_is_written(tmp_path: Path, board: FiledBoard) -> None:
    """Of a board that is told to its end, bridgebots reads the hands, the contract, declarer and tricks."""
    from bridgebots.pbn import parse_pbn

    path = tmp_path / "board.pbn"
    path.write_bytes(write_pbn([PbnGame.of(board)]).encode())
    (read,) = parse_pbn(path)
    (record,) = read.board_records
    assert board.deal is not None
    for direction, cards in read.deal.player_cards.items():
        told = {f"{card.suit.name[0]}{card.rank.abbreviation()}" for card in cards}
        assert told == {str(card) for card in board.deal.hand(Seat(direction.name[0]))}
    contract = board.contract
    if isinstance(contract, Contract):
        told = f"{record.contract}{record.declarer.name[0]}", record.tricks
        assert told == (str(contract), board.tricks)
