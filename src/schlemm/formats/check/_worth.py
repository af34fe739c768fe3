"""What scores on one board are worth against each other: matchpoints, percentages, IMPs, however they were reckoned."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from itertools import accumulate, product
from typing import Final, NamedTuple, TypeAlias

from schlemm.scoring.imps import LOWER_LIMITS, imps
from schlemm.scoring.matchpoints import Scale, neuberg

MOST_SCORES: Final = 1_000_000
"""So many scores are compared in a file, each as often as it came about; boards behind them are not."""

MOST_TRIED: Final = 60
"""On boards of no more scores each is looked at as one that was not played."""


class WorthKind(Enum):
    """What a file tells that a score was worth; the value is the end of the message about it."""

    MATCHPOINTS = "matchpoints"
    PERCENTAGE = "percentage"
    IMPS = "imps"


@dataclass(frozen=True, slots=True)
class WorthLine:
    """One score of a board.

    Attributes:
        who: The pairs, or what else tells the line from others.
        side: Whose points these are, as letters.
        points: What the side scored; ``None`` of an adjusted score.
        told: What that was worth, as the file says; ``None`` where it does not.
        decimals: How many decimals that has.
        board: The number of the board as text; ``None`` if it has none.
        line: Where it stands in its file.
        times: How often that came about.
        place: Which board of its file it is, counted from 0.
    """

    who: str
    side: str
    points: int | None
    told: Fraction | None
    decimals: int
    board: str | None
    line: int | None
    times: int = 1
    place: int = 0


class OddWorth(NamedTuple):
    """A score that was worth something else.

    Attributes:
        line: Which.
        expected: What it was worth.
    """

    line: WorthLine
    expected: Fraction


Group: TypeAlias = Sequence[WorthLine]
"""All scores of one board, seen from one side."""
Scores: TypeAlias = Mapping[int, int]
"""How often each score came about."""
Reckoning: TypeAlias = Callable[[Scores, int, int], Mapping[int, Fraction]]
"""What each score is worth, with the number of all scores of the board, adjusted ones too, and that of the fullest."""


def odd_worths(worth: WorthKind, groups: Iterable[Group]) -> Iterator[OddWorth]:
    """The lines that were worth something else by the way of reckoning that fits most lines of the file.

    Programs reckon in several ways, and files do not say which. Where none fits half of the lines at least, as in a
    file that has not all scores of a board, nothing is compared; nor are more than ``MOST_SCORES``.

    Args:
        worth: What is compared.
        groups: The scores of each board.
    """
    boards = list(_compared(groups))
    lines = [each for board in boards for each in board.lines]
    if not lines:
        return
    fullest = max(board.total for board in boards)
    near = Fraction(51, 100) / 10 ** max(1, *(each.decimals for each in lines))
    best: list[OddWorth] | None = None
    for reckon in _WAYS[worth]:
        odd = [found for board in boards for found in board.odd(reckon, fullest, near)]
        if best is None or len(odd) < len(best):
            best = odd
        if not best:
            return
    if best is not None and 2 * len(best) <= len(lines):
        yield from best


class _Board(NamedTuple):
    """The scores of a board.

    Attributes:
        lines: Those of which it is told what they were worth.
        scores: All that were played.
        total: How many there are, adjusted ones too.
    """

    lines: list[WorthLine]
    scores: Scores
    total: int

    def odd(self, reckon: Reckoning, fullest: int, near: Fraction) -> Iterator[OddWorth]:
        """The lines that were worth something else by this way of reckoning.

        Where all others are right without one of the lines, that one is an average that was given in place of its score
        (Law 12C2), and the only one that is odd.
        """
        found = list(self._odd(reckon, fullest, near))
        if len(found) > 1 and self.total <= MOST_TRIED:
            for each in found:
                if next(self._without(each.line)._odd(reckon, fullest, near), None) is None:
                    yield each
                    return
        yield from found

    def _without(self, line: WorthLine) -> _Board:
        """The same board, but with this line as one that was not played."""
        scores = Counter(self.scores)
        scores[line.points or 0] -= line.times
        return _Board([each for each in self.lines if each is not line], +scores, self.total)

    def _odd(self, reckon: Reckoning, fullest: int, near: Fraction) -> Iterator[OddWorth]:
        worths = reckon(self.scores, self.total, fullest)
        for each in self.lines:
            if each.points is not None and each.told is not None:
                expected = worths[each.points]
                if abs(each.told - expected) > near:
                    yield OddWorth(each, expected)


def _compared(groups: Iterable[Group]) -> Iterator[_Board]:
    left = MOST_SCORES
    for group in groups:
        lines = [each for each in group if each.told is not None and each.points is not None]
        scores = Counter[int]()
        for each in group:
            if each.points is not None:
                scores[each.points] += each.times
        if len(lines) < 2:
            continue
        left -= scores.total()
        if left < 0:
            return
        yield _Board(lines, scores, sum(each.times for each in group))


def _by_matchpoints(scale: Scale, *, is_own: bool, is_share: bool = False) -> Reckoning:
    """Matchpoints, factored up to the scores of the board or of the fullest one; as a share of the top if asked for."""

    def reckon(scores: Scores, count: int, fullest: int) -> Mapping[int, Fraction]:
        played, times, below = sum(scores.values()), count if is_own else fullest, 0
        found: dict[int, Fraction] = {}
        for score in sorted(scores):
            halves = 2 * below + scores[score] - 1
            found[score] = neuberg(Fraction(scale.value * halves, 2), played, times, scale)
            below += scores[score]
        return {score: 100 * each / scale.top(times) for score, each in found.items()} if is_share else found

    return reckon


def _by_cross_imps(fewer: int | None) -> Reckoning:
    """IMPs against all others, added up, or divided by the number of scores or by one fewer."""

    def reckon(scores: Scores, _count: int, _fullest: int) -> Mapping[int, Fraction]:
        shared = 1 if fewer is None else sum(scores.values()) - fewer
        told = sorted(scores)
        below = [0, *accumulate(scores[score] for score in told)]
        return {score: Fraction(_imps_against(told, below, score), shared) for score in told}

    return reckon


def _imps_against(told: Sequence[int], below: Sequence[int], score: int) -> int:
    """The IMPs of a score against all others: one for each limit by which it beats one of them, or is beaten.

    Args:
        told: Different scores, the lowest first.
        below: How many are lower than each of these, and how many there are.
        score: Which.
    """
    won = sum(below[bisect_right(told, score - limit)] for limit in LOWER_LIMITS)
    lost = sum(below[-1] - below[bisect_left(told, score + limit)] for limit in LOWER_LIMITS)
    return won - lost


def _by_datum(left_out: int, step: int) -> Reckoning:
    """IMPs against the mean of all scores but so many of the highest and the lowest, rounded to a step (Butler)."""

    def reckon(scores: Scores, _count: int, _fullest: int) -> Mapping[int, Fraction]:
        told = sorted(score for score, times in scores.items() for _ in range(times))
        kept = told[left_out : len(told) - left_out] or told
        mean = Fraction(sum(kept), len(kept) * step)
        size = int(abs(mean) + Fraction(1, 2))
        datum = step * (size if mean >= 0 else -size)
        return {score: Fraction(imps(score - datum)) for score in scores}

    return reckon


_WAYS: Final[Mapping[WorthKind, tuple[Reckoning, ...]]] = {
    WorthKind.MATCHPOINTS: tuple(
        _by_matchpoints(scale, is_own=is_own) for scale, is_own in product(Scale, (True, False))
    ),
    WorthKind.PERCENTAGE: tuple(
        _by_matchpoints(Scale.TWO, is_own=is_own, is_share=True) for is_own in (True, False)
    ),
    WorthKind.IMPS: (
        *(_by_cross_imps(fewer) for fewer in (1, 0, None)),
        *(_by_datum(left_out, step) for left_out, step in product((0, 1, 2), (10, 1))),
    ),
}
