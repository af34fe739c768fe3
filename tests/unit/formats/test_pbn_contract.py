"""What a PBN game says of its contract and result, and how that agrees with its auction."""

import pytest
from hypothesis import given
from tests.unit.formats.one_game import only

from schlemm.core.auction import Auction
from schlemm.core.calls import PASS
from schlemm.core.contract import Contract
from schlemm.formats.pbn import PbnCode, PbnGame, read_pbn
from schlemm.testing import complete_auctions


@given(complete_auctions())
def test_the_contract_told_agrees_with_the_auction(finished: Auction) -> None:
    """Tags that repeat what the auction says change nothing; last passes that are left out are understood."""
    calls = [str(call) for call in finished.calls]
    bare = f'[Auction "{finished.first}"]\n{" ".join(calls)}'
    contract = finished.contract
    bid = f"{contract.bid}{contract.doubling}" if contract else "Pass"
    told = f'[Contract "{bid}"]\n[Declarer "{contract.declarer if contract else ""}"]\n'
    assert only(bare) == only(told + bare)
    assert only(bare).contract == (contract or PASS)
    assert only(f'{told}[Auction "{finished.first}"]\n{" ".join(calls[:-3])}').auction == finished
    assert only(f'{told}[Auction "{finished.first}"]\n{" ".join(calls[:-3])} *').auction != finished


def test_declarer_and_dummy_may_have_changed_places() -> None:
    """The caret before the declarer says that the auction's declarer became dummy (3.4.13)."""
    game = only('[Declarer "^S"]\n[Contract "1S"]\n[Result "8"]\n[Auction "N"]\n1S AP')
    assert game.contract == game.told == Contract.parse("1SS")
    assert only('[Declarer "^N"]\n[Contract "1S"]\n[Auction "N"]\n1S AP').told is None


@pytest.mark.parametrize(
    ("value", "tricks"),
    [
        ("9", 9),
        ("^9", 9),
        ("NS 9", 9),
        ("EW 4", 9),
        ("EW 4 NS 9", 9),
        ("ns 9 ew 4", 9),
        ("?", None),
        ("", None),
    ],
)
def test_results(value: str, tricks: int | None) -> None:
    """Tricks are declarer's, whichever side a file counts."""
    assert only(f'[Contract "4s*"]\n[Declarer "s"]\n[Result "{value}"]').tricks == tricks


def test_passed_out() -> None:
    """A board that was passed out has a result and no tricks."""
    game = only('[Declarer ""]\n[Contract "Pass"]\n[Result ""]')
    assert game.contract == PASS
    assert str(game.result) == "P"
    assert game.tricks is None


@pytest.mark.parametrize("told", ["2HR", "2hr", "2H XX", "2H**"])
def test_redoubled_contracts(told: str) -> None:
    """A redouble is known by its letter too, and with it whose passes are missing before the opening."""
    calls = '[Auction "N"]\n1D P 2H X\nP P XX AP\n[Play "N"]\nSA S2 S3 S4\n*'
    (game,) = read_pbn(f'[Contract "{told}"]\n[Declarer "W"]\n[Result "9"]\n{calls}')
    assert isinstance(game, PbnGame)
    assert str(game.contract) == "2HXXW"
    assert [defect.code for defect in game.defects] == [PbnCode.PASSES_MISSING]


def test_notes_without_the_sign_behind_them() -> None:
    """The number of a note at the end of a word is that of a note; the calls and cards behind it are read."""
    game = only(
        '[Auction "N"]\n1C=1 P 1H =2 P\n2H=1=! AP\n[Note "1:strong"]\n[Note "2:four"]\n[Play "W"]\nSA=1 S2 S3 S4\n*'
    )
    assert str(game.auction) == "N: 1C P 1H P 2H P P P"
    assert game.notes == ((0, "strong"), (2, "four"), (4, "strong"))
    assert game.play is not None
    assert game.play.notes == ((0, ""),)
