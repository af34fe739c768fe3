"""The numbers that rules and contradictions tell, computed by the code that counts at the table."""

from __future__ import annotations

from typing import Final

from schlemm.core.calls import BIDS
from schlemm.core.cards import SUITS
from schlemm.core.contract import Contract, Result
from schlemm.core.sentence import Facts
from schlemm.evaluation.points import FIGURES, SHORT
from schlemm.scoring.duplicate import contract_score
from schlemm.scoring.items import Score
from schlemm.scoring.penalties import Penalties
from schlemm.scoring.tricks import GAME as GAME_POINTS

GAME: Final = GAME_POINTS
"""Points for tricks bid that make a game."""


def score_of(text: str, *, vulnerable: bool = False, simple: bool = False) -> int:
    """What a result such as ``"3SS+2"`` is worth to declarer's side."""
    contract, score = _scored(text, vulnerable=vulnerable, simple=simple)
    return score.for_side(contract.side)


def step_of(text: str, code: str, *, vulnerable: bool = False) -> int:
    """What one step of a result's score is worth; ``code`` is the step's, such as ``"game"``."""
    return sum(
        step.points for step in _scored(text, vulnerable=vulnerable)[1].steps if step.code.value == code
    )


def _scored(text: str, *, vulnerable: bool, simple: bool = False) -> tuple[Contract, Score]:
    result = Result.parse(text)
    contract = result.contract
    if contract is None:
        raise ValueError(f"{text!r} names no contract")
    penalties = Penalties.SIMPLE if simple else Penalties.LAW
    return contract, contract_score(contract, result.tricks, vulnerable=vulnerable, penalties=penalties)


def _both(name: str, text: str, code: str) -> Facts:
    """A step not vulnerable and vulnerable."""
    return ((name, step_of(text, code)), (f"{name}-danger", step_of(text, code, vulnerable=True)))


PACK_POINTS: Final[Facts] = (
    *zip(("ace", "king", "queen", "jack"), (points for _, points, _ in FIGURES), strict=True),
    ("pack", len(SUITS) * sum(points for _, points, _ in FIGURES)),
)
SHORTNESS: Final[Facts] = tuple(
    zip(("void", "singleton", "doubleton"), (points for _, points in SHORT), strict=True)
)
TRICK_VALUES: Final[Facts] = (
    ("minor", step_of("1CS=", "bid-tricks")),
    ("major", step_of("1SS=", "bid-tricks")),
    ("first", step_of("1NTS=", "bid-tricks")),
)
BONUSES: Final[Facts] = (
    ("game", GAME),
    ("part", step_of("2SS=", "part-score")),
    *_both("bonus", "4SS=", "game"),
)
SLAMS: Final[Facts] = (*_both("small", "6SS=", "small-slam"), *_both("grand", "7SS=", "grand-slam"))
BID_IT: Final[Facts] = (
    ("bid", "3S"),
    ("points", score_of("3SS+2")),
    ("bid-2", "4S"),
    ("points-2", score_of("4SS+1")),
)
INSULT: Final[Facts] = (
    ("insult", step_of("2SXS=", "insult")),
    ("insult-2", step_of("2SXXS=", "insult")),
)
DOUBLED: Final[Facts] = (*INSULT, *_both("over", "2SXS+1", "overtricks"))
DOWN: Final[Facts] = (
    ("down", -score_of("2SS-1")),
    ("down-danger", -score_of("2SS-1", vulnerable=True)),
    ("one", -score_of("2SXS-1")),
    ("two", -score_of("2SXS-2")),
    ("three", -score_of("2SXS-3")),
    ("one-danger", -score_of("2SXS-1", vulnerable=True)),
    ("two-danger", -score_of("2SXS-2", vulnerable=True)),
    ("three-danger", -score_of("2SXS-3", vulnerable=True)),
    ("more", score_of("2SXS-3") - score_of("2SXS-4")),
)
DOUBLED_INTO_GAME: Final[Facts] = (
    ("bid", "2H"),
    ("points", step_of("2HXS=", "bid-tricks")),
    ("bid-2", "3C"),
    ("points-2", step_of("3CXS=", "bid-tricks")),
)
REDOUBLED_BELOW_GAME: Final[Facts] = (
    ("game", GAME),
    *zip(
        ("bid", "bid-2"),
        (str(bid) for bid in BIDS if step_of(f"{bid}XXS=", "bid-tricks") < GAME),
        strict=True,
    ),
)
"""The two bids that stay part scores even redoubled (S2:85)."""
