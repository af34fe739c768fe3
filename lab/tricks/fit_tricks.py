"""Fit the estimate of tricks to double-dummy results, write its weights, and print how far it is off.

    python -m lab.tricks.fit_tricks --deals 13000 --test 3000 --seed "tricks 1"

Deals are drawn from the seed and solved once (``solved_deals``); the last ones are kept for the test and never seen by
the fit. The weights are those of a ridge regression: each cell's weight is what a few plain numbers say (points,
lengths, honours), and a part of its own that is drawn towards 0, the more, the less often the cell occurs. The
chances are logistic regressions, one for each number of tricks, on estimates that were made without the deal they are
for (five parts, each left out in turn).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill

import numpy as np
import numpy.typing as npt
from tests.solved_deals import SolvedDeal, solved_deals

from schlemm.core.cards import STRAINS, Strain
from schlemm.core.seats import SIDES
from schlemm.evaluation.trick_cells import BLOCKS, CELLS, HONOURS, LONGS, TRUMPS, count, fit
from schlemm.evaluation.trick_scale import GOOD_FIT, HIGHEST, LOWEST, ROW, STEP

Floats = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]

ROOT = Path(__file__).resolve().parents[2]
SOLVED = ROOT / "build" / "solved-deals.txt"
WEIGHTS = ROOT / "src" / "schlemm" / "evaluation" / "trick_weights.py"
RIDGE = 8.0
"""How many times a cell must occur to keep half of its own part."""
PARTS = 5
FEW_TRUMPS, LITTLE = 6, 0.4
"""Suits with so few trumps count less in the fit."""
SPLIT = BLOCKS["nt-lengths"][0]


@dataclass(frozen=True, slots=True)
class Rows:
    """One row a side and denomination.

    Attributes:
        cells: What counts; shape (rows, features).
        tricks: What the two declarers of the side take; shape (rows, 2).
        trumps: Trumps of the side, 0 at notrump.
        most: All tricks but those the opponents can cash.
        deal: The deal's place in the series.
    """

    cells: Integers
    tricks: Integers
    trumps: Integers
    most: Integers
    deal: Integers


def rows_of(solved: Sequence[SolvedDeal], strains: Iterable[Strain]) -> Rows:
    """The rows of these deals."""
    found: list[list[int]] = []
    rest: list[tuple[int, ...]] = []
    wanted = tuple(strains)
    for place, one in enumerate(solved):
        for side in SIDES:
            first, second = side.seats
            hands = one.deal.hand(first), one.deal.hand(second)
            for strain in wanted:
                counted = count(*hands, strain)
                found.append(counted.cells)
                tricks = (one.table.tricks(strain, seat) for seat in side.seats)
                rest.append((*tricks, fit(*hands, strain), 13 - counted.losers, place))
    columns = np.array(rest, np.int64)
    return Rows(np.array(found, np.int64), columns[:, :2], *columns[:, 2:].T)


def plain_numbers(first: int, last: int) -> Floats:
    """What plain numbers say of the cells from the first to before the last: one column a number."""
    columns: list[Floats] = []

    def add(name: str, number: Callable[[int], float]) -> None:
        begin, end = BLOCKS[name]
        if first <= begin < last:
            column = np.zeros(CELLS)
            column[begin:end] = [number(cell) for cell in range(end - begin)]
            columns.append(column[first:last])

    add("trumps", lambda cell: cell % TRUMPS[1])
    add("trumps", lambda cell: cell // TRUMPS[1])
    for kind, long in (("side", 4), ("nt", 3)):
        for few in range(3):
            add(f"{kind}-lengths", lambda cell, few=few: cell // LONGS == few)
        add(f"{kind}-lengths", lambda cell, long=long: max(cell % LONGS - long, 0))
    for name in ("trump-honours", "side-honours", "nt-honours"):
        for honour in range(5):
            add(name, lambda cell, honour=honour: cell % HONOURS >> honour & 1)
    for name in ("points", "nt-points", "nt-winners", "nt-losers"):
        add(name, float)
    return np.array(columns).T


def gram(
    rows: Rows, first: int, last: int, among: npt.NDArray[np.bool_], mean: float
) -> tuple[Floats, Floats]:
    """The products of a least-squares fit over some of the rows."""
    width = last - first
    products, results = np.zeros((width, width)), np.zeros(width)
    chosen = np.nonzero(among)[0]
    for start in range(0, len(chosen), 4096):
        part = chosen[start : start + 4096]
        dense = design(rows.cells[part] - first, width)
        trust = np.where((rows.trumps[part] > 0) & (rows.trumps[part] <= FEW_TRUMPS), LITTLE, 1.0)
        weighted = dense * trust[:, None]
        products += weighted.T @ dense
        results += weighted.T @ (rows.tricks[part].mean(axis=1) - mean)
    return products, results


def design(places: Integers, width: int) -> Floats:
    """How often each cell counts in each row."""
    dense = np.zeros((len(places), width))
    np.add.at(dense, (np.arange(len(places))[:, None], places), 1.0)
    return dense


def solve(products: Floats, results: Floats, plain: Floats) -> Floats:
    """The weights of the cells."""
    both = np.hstack((np.eye(len(products)), plain))
    penalty = np.concatenate((np.full(len(products), RIDGE), np.full(plain.shape[1], 1e-3)))
    found = np.linalg.solve(both.T @ products @ both + np.diag(penalty), both.T @ results)
    weights: Floats = both @ found
    return weights


@dataclass(frozen=True, slots=True)
class Fitted:
    """A fit: the mean, the weights, and estimates made without the deal they are for.

    Attributes:
        base: Hundredths of tricks before any cell.
        weights: Hundredths of tricks of each cell.
        blind: The estimate of each training row, in tricks.
    """

    base: int
    weights: Integers
    blind: Floats


def fitted(rows: Rows, first: int, last: int) -> Fitted:
    """Fit the cells from the first to before the last to all rows."""
    mean = float(rows.tricks.mean())
    plain = plain_numbers(first, last)
    part = rows.deal % PARTS
    grams = [gram(rows, first, last, part == at, mean) for at in range(PARTS)]
    products, results = sum(one[0] for one in grams), sum(one[1] for one in grams)
    blind = np.zeros(len(part))
    for at, (left, out) in enumerate(grams):
        weights = solve(products - left, results - out, plain)
        chosen = part == at
        blind[chosen] = mean + weights[rows.cells[chosen] - first].sum(axis=1)
    whole = solve(products + np.zeros(1), results + np.zeros(1), plain)
    return Fitted(round(100 * mean), np.rint(100 * whole).astype(np.int64), blind)


def chance_rows(rows: Rows, estimates: Floats, among: npt.NDArray[np.bool_]) -> list[list[int]]:
    """The chances of 0 to 13 tricks for estimates from ``LOWEST`` to ``HIGHEST``; each row's sum is ``ROW``.

    For each goal only rows count whose losers allow it: for the others the answer is known.
    """
    grid = np.arange(LOWEST, HIGHEST + 1, STEP) / 100
    tails = []
    for least in range(1, 14):
        chosen = among & (rows.most >= least)
        tails.append(_tail(grid, estimates[chosen], (rows.tricks[chosen] >= least).mean(axis=1)))
    falling = np.rint(ROW * np.minimum.accumulate(np.array(tails).T, axis=1)).astype(np.int64)
    full = np.hstack((np.full((len(grid), 1), ROW), falling))
    return [[int(n) for n in -np.diff(row, append=0)] for row in full]


def _tail(grid: Floats, estimates: Floats, share: Floats) -> Floats:
    """How likely the goal is at each point of the grid: a logistic regression on the estimate.

    Args:
        grid: Estimates to answer for.
        estimates: Estimates of the rows.
        share: How many of a row's two declarers reach the goal: 0, ½ or 1.
    """
    inputs = np.column_stack((np.ones(len(estimates)), estimates))
    at = np.average(estimates, weights=share * (1 - share) + 1e-9)
    found = np.array([-1.8 * at, 1.8])
    for _ in range(30):  # Newton's method
        likely = _logistic(inputs @ found)
        slope = inputs.T @ (share - likely)
        bend = (inputs * (likely * (1 - likely))[:, None]).T @ inputs
        found = found + np.linalg.solve(bend + 1e-6 * np.eye(2), slope)
    return _logistic(found[0] + found[1] * grid)


def _logistic(numbers: Floats) -> Floats:
    likely: Floats = 1 / (1 + np.exp(-np.clip(numbers, -40, 40)))
    return likely


def module(suit: Fitted, notrump: Fitted, chances: Sequence[Sequence[Sequence[int]]], origin: str) -> str:
    """The text of the module of weights."""

    def numbers(values: Iterable[int]) -> str:
        return fill(", ".join(map(str, values)), 108, initial_indent="    ", subsequent_indent="    ")

    weights = numbers([*suit.weights, *notrump.weights])
    rows = "\n".join(
        "    (\n" + "\n".join(f"        ({', '.join(map(str, row))})," for row in table) + "\n    ),"
        for table in chances
    )
    return f'''"""Weights of the estimate of tricks, made by ``lab/tricks/fit_tricks.py`` {origin}."""

from typing import Final

SUIT: Final = {suit.base}
"""Hundredths of tricks with trumps, before any cell counts."""
NOTRUMP: Final = {notrump.base}
"""The same at notrump."""

# fmt: off
WEIGHTS: Final[tuple[int, ...]] = (
{weights},
)
"""Hundredths of tricks of each cell (``trick_cells``)."""

CHANCES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
{rows}
)
"""By kind (notrump, eight trumps or more, fewer) and estimate: chances of 0 to 13 tricks."""
'''


def main() -> None:
    """Fit, write the weights, print the error on deals the fit has not seen."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--deals", type=int, default=13_000, help="deals in all")
    parser.add_argument("--test", type=int, default=3_000, help="how many of them are kept for the test")
    parser.add_argument("--seed", default="tricks 1")
    parser.add_argument("--file", type=Path, default=SOLVED, help="where solved deals are kept")
    options = parser.parse_args()
    options.file.parent.mkdir(exist_ok=True)
    solved = solved_deals(options.file, options.seed, options.deals)
    training, test = solved[: -options.test], solved[-options.test :]
    with_trumps, without = rows_of(training, STRAINS[:4]), rows_of(training, STRAINS[4:])
    suit, notrump = fitted(with_trumps, 0, SPLIT), fitted(without, SPLIT, CELLS)
    good = with_trumps.trumps >= GOOD_FIT
    chances = [
        chance_rows(without, notrump.blind, np.ones(len(without.deal), np.bool_)),
        chance_rows(with_trumps, suit.blind, good),
        chance_rows(with_trumps, suit.blind, ~good),
    ]
    origin = f'from {len(training)} deals of the seed "{options.seed}"'
    WEIGHTS.write_text(module(suit, notrump, chances, origin), encoding="utf-8")
    from lab.tricks.fit_report import report  # only now, for it imports the weights

    print(report(test))


if __name__ == "__main__":
    main()
