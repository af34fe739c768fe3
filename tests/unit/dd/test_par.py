"""Par: against another program's, and by what must be true of every par."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from tests.unit.dd import foreign, par_oracle
from tests.unit.dd.made import likely_tables, tables, turned

from schlemm.core.calls import BIDS
from schlemm.core.cards import Strain
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.seats import SEATS, BySide, Seat, Side, Vulnerability
from schlemm.dd.par import Par, par, par_named
from schlemm.dd.table import TrickTable
from schlemm.scoring.duplicate import board_score, duplicate_score
from schlemm.testing import seats, sides, strains, vulnerabilities

ROOT = Path(__file__).parents[3]


def points(contract: Contract, tricks: int, vulnerable: bool) -> int:
    """The score of duplicate bridge for declarer's side."""
    return duplicate_score(
        contract.level, contract.strain.index, contract.doubling.index, tricks, vulnerable=vulnerable
    )


def pars(table: TrickTable) -> list[Par]:
    """The sixteen pars of a table, in the order of the oracle."""
    return [
        par(table, vulnerability, dealer, points)
        for vulnerability in foreign.VULNERABILITIES
        for dealer in SEATS
    ]


def worded(found: Par) -> set[str]:
    """The contracts as the oracle writes them, both partners as one where either may declare."""
    contracts = [(result.contract, result.margin) for result in found.results]
    declarers: dict[tuple[str, int], str] = {}
    for contract, margin in contracts:
        if contract:
            key = f"{contract.level} {contract.strain}", margin
            declarers[key] = declarers.get(key, "") + str(contract.declarer)
    return {f"{bid} {letters} {margin}" for (bid, margin), letters in declarers.items()}


@pytest.mark.exhaustive
def test_another_program_finds_the_same() -> None:
    """For every table, vulnerability and dealer endplay has our score, and its contracts are among ours."""
    made = likely_tables(60, seed=6)
    told = subprocess.run(
        [sys.executable, "-W", "ignore", par_oracle.__file__],
        input="\n".join(map(str, made)),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT)},
    ).stdout.splitlines()
    ours = [found for table in made for found in pars(table)]
    for found, line in zip(ours, told, strict=True):
        score, _, contracts = line.partition(":")
        assert found.score == int(score)
        assert not found.score or set(contracts.split(";")) <= worded(found)


@pytest.mark.slow
@foreign.needed
def test_the_foreign_pars() -> None:
    """The hundred foreign games have the pars that are written there."""
    games = foreign.games()
    assert len(games) == 100
    ours = [par(game.table, game.vulnerability, game.dealer, points).score for game in games]
    assert ours == [game.par for game in games]


@given(tables(), vulnerabilities(), seats())
def test_every_result_is_worth_par(table: TrickTable, vulnerability: Vulnerability, dealer: Seat) -> None:
    """Each result has declarer's tricks from the table, is doubled if it fails, and scores exactly par."""
    found = par(table, vulnerability, dealer, points)
    assert found.results
    for result in found.results:
        assert board_score(result, vulnerability).for_side(Side.NORTH_SOUTH) == found.score
        if contract := result.contract:
            assert result.tricks == table.tricks(contract.strain, contract.declarer)
            assert (contract.doubling is Doubling.DOUBLED) == (result.margin < 0)


@given(tables(), vulnerabilities(), seats())
def test_a_contract_that_is_named_is_the_best_of_all(
    table: TrickTable, vulnerability: Vulnerability, declarer: Seat
) -> None:
    """In mini-bridge par is declarer's best contract, never doubled, and no contract of theirs is worth more."""
    found = par_named(table, vulnerability, declarer, points)
    worth = [
        board_score(
            Result(Contract(bid, Doubling.UNDOUBLED, declarer), table.tricks(bid.strain, declarer)),
            vulnerability,
        ).for_side(declarer.side)
        for bid in BIDS
    ]
    assert found.results
    for result in found.results:
        assert result.contract is not None
        assert (result.contract.declarer, result.contract.doubling) == (declarer, Doubling.UNDOUBLED)
        assert board_score(result, vulnerability).for_side(declarer.side) == max(worth)
    assert abs(found.score) == abs(max(worth))


@given(tables(), vulnerabilities(), seats())
def test_par_turns_with_the_table(table: TrickTable, vulnerability: Vulnerability, dealer: Seat) -> None:
    """When everybody moves one seat to the left, the score changes its sign and the contracts move too."""
    found = par(table, vulnerability, dealer, points)
    swapped = Vulnerability.from_sides(BySide(*reversed(vulnerability.sides)))
    moved = par(turned(table), swapped, dealer.left, points)
    assert moved.score == -found.score
    assert set(moved.results) == {move(result) for result in found.results}


def move(result: Result) -> Result:
    """The result one seat further left."""
    contract = result.contract
    if contract is None:
        return result
    return Result(Contract(contract.bid, contract.doubling, contract.declarer.left), result.tricks)


@given(tables(), vulnerabilities(), seats(), strains(), sides())
def test_more_tricks_do_no_harm(
    table: TrickTable, vulnerability: Vulnerability, dealer: Seat, strain: Strain, side: Side
) -> None:
    """A side that takes one trick more in a denomination never has a worse par."""

    def better(asked: Strain, seat: Seat) -> int:
        tricks = table.tricks(asked, seat)
        return min(13, tricks + 1) if (asked, seat.side) == (strain, side) else tricks

    sign = 1 if side is Side.NORTH_SOUTH else -1
    before = par(table, vulnerability, dealer, points).score
    after = par(TrickTable.from_function(better), vulnerability, dealer, points).score
    assert sign * after >= sign * before


@given(tables(), vulnerabilities(), seats())
def test_dealing_does_no_harm(table: TrickTable, vulnerability: Vulnerability, dealer: Seat) -> None:
    """Partners have the same par as dealers, and the side that deals is never worse off for it."""
    found = par(table, vulnerability, dealer, points)
    assert found == par(table, vulnerability, dealer.partner, points)
    sign = 1 if dealer.side is Side.NORTH_SOUTH else -1
    assert sign * found.score >= sign * par(table, vulnerability, dealer.left, points).score


@pytest.mark.parametrize(
    ("text", "vulnerability", "dealer", "score", "results"),
    [
        ("66666666666666666666", "None", "N", 0, "P"),  # nobody makes anything
        ("77777777777777777777", "None", "N", 90, "1NTN= 1NTS="),  # who deals is first
        ("77777777777777777777", "All", "E", -90, "1NTE= 1NTW="),
        ("5a5545a5544333943339", "None", "S", 300, "5CXE-2 5CXW-2"),  # cheaper than four spades
        ("5a5545a5544333943339", "EW", "S", 420, "4SN= 4SS="),  # but not when vulnerable
    ],
)
def test_examples(text: str, vulnerability: str, dealer: str, score: int, results: str) -> None:
    """Boards whose par is seen at once."""
    found = par(TrickTable.parse(text), Vulnerability.parse(vulnerability), Seat.parse(dealer), points)
    assert (found.score, " ".join(map(str, found.results))) == (score, results)
