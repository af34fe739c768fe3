"""How far the estimate of tricks is off on deals it was not fitted to, as a table in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np
import numpy.typing as npt
from tests.solved_deals import SolvedDeal

from schlemm.core.cards import STRAINS
from schlemm.core.seats import SIDES
from schlemm.evaluation.trick_cells import fit
from schlemm.evaluation.trick_scale import CERTAIN
from schlemm.evaluation.tricks import chances, expected_tricks, weights_at_least

Floats = npt.NDArray[np.float64]
RANGES = ((0, 5), (5, 7), (7, 9), (9, 11), (11, 14))
"""Tricks expected: from the first, below the second."""
BANDS = ((0, 10), (10, 30), (30, 50), (50, 70), (70, 90), (90, 101))
"""Chances in percent: from the first, below the second."""
KINDS: tuple[tuple[str, Callable[[int], bool]], ...] = (
    ("notrump", lambda trumps: trumps == 0),
    ("10 trumps or more", lambda trumps: trumps >= 10),
    ("9 trumps", lambda trumps: trumps == 9),
    ("8 trumps", lambda trumps: trumps == 8),
    ("7 trumps", lambda trumps: trumps == 7),
    ("6 trumps or fewer", lambda trumps: 0 < trumps <= 6),
)
Case = tuple[int, float, tuple[int, int], tuple[int, ...]]
"""Trumps, the estimate, what the two declarers take, and the chances of at least so many tricks."""


def cases(solved: Iterable[SolvedDeal]) -> list[Case]:
    """What is estimated and what is true, for both sides and all denominations."""
    found = []
    for one in solved:
        for side in SIDES:
            first, second = side.seats
            hands = one.deal.hand(first), one.deal.hand(second)
            for strain in STRAINS:
                true = one.table.tricks(strain, first), one.table.tricks(strain, second)
                weights = weights_at_least(chances(*hands, strain))
                found.append(
                    (fit(*hands, strain), expected_tricks(*hands, strain) / 100, true, weights),
                )
    return found


def report(solved: Sequence[SolvedDeal]) -> str:
    """Errors by denomination and range of tricks, and how often what has a chance comes true."""
    all_cases = cases(solved)
    lines = [f"Error on {len(solved)} deals that the fit has not seen, in tricks:", ""]
    heads = [f"{low}-{high - 1}" if high < 14 else f"{low}+" for low, high in RANGES]
    lines += ["| | sides | bias | mean abs | RMS | " + " | ".join(f"RMS {head}" for head in heads) + " |"]
    lines += ["|---" * (5 + len(RANGES)) + "|"]
    lines += [_error_line(name, [case for case in all_cases if test(case[0])]) for name, test in KINDS]
    lines += [_error_line("8 trumps or more", [case for case in all_cases if case[0] >= 8])]
    return "\n".join((*lines, "", *_calibration(all_cases)))


def _error_line(name: str, chosen: Sequence[Case]) -> str:
    estimates = np.array([case[1] for case in chosen])
    errors = np.array([case[2] for case in chosen]) - estimates[:, None]
    parts = [_rms(errors[(estimates >= low) & (estimates < high)]) for low, high in RANGES]
    numbers = (f"{errors.mean():+.2f}", f"{np.abs(errors).mean():.2f}", _rms(errors), *parts)
    return f"| {name} | {len(chosen)} | " + " | ".join(numbers) + " |"


def _rms(errors: Floats) -> str:
    """The root of the mean square; nothing where there are too few to tell."""
    return f"{np.sqrt((errors**2).mean()):.2f}" if len(errors) >= 20 else "-"


def _calibration(all_cases: Sequence[Case]) -> list[str]:
    """Of the contracts of 8 to 12 tricks that are given such a chance, how many are made."""
    heads = " | ".join(f"{low}-{min(high, 100)} %" for low, high in BANDS)
    lines = ["How often a contract is made that is given such a chance, in percent:", ""]
    lines += [f"| tricks | {heads} |", "|---" * (1 + len(BANDS)) + "|"]
    for tricks in range(8, 13):
        given = np.array([100 * case[3][tricks] / CERTAIN for case in all_cases])
        made = np.array([(np.array(case[2]) >= tricks).mean() for case in all_cases])
        shares = [made[(given >= low) & (given < high)] for low, high in BANDS]
        texts = (f"{100 * share.mean():.0f}" if len(share) >= 20 else "-" for share in shares)
        lines.append(f"| {tricks} | " + " | ".join(texts) + " |")
    return lines
