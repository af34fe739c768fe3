"""The tricks that cards, claim and result tell of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from schlemm.core.contract import Contract
from schlemm.core.play import TRICKS, Play
from schlemm.core.seats import SEATS
from schlemm.formats.check._difference import DifferenceCode, UnplacedDifference
from schlemm.formats.filed import FiledBoard


class _Reach(NamedTuple):
    """How many of all tricks declarer's side can have won."""

    least: int
    most: int


def odd_tricks(board: FiledBoard) -> Iterator[UnplacedDifference]:
    """A claim or a result that the cards do not bear out, and a claim that is not the result."""
    filed, tricks = board.play, board.tricks
    if filed is None or not isinstance(board.contract, Contract) or filed.irregular:
        return  # after an irregularity tricks may have been given to the other side
    claimed = filed.claimed
    if claimed is not None and tricks is not None and claimed != tricks:
        yield UnplacedDifference(DifferenceCode.CLAIM, {"claimed": claimed, "tricks": tricks})
    reach = _reach(board, board.contract)
    if claimed is not None and not reach.least <= claimed <= reach.most:
        yield UnplacedDifference(DifferenceCode.CLAIM_REACHED, {"claimed": claimed, **reach._asdict()})
    if tricks is not None and not reach.least <= tricks <= reach.most:
        if reach.least == reach.most:
            yield UnplacedDifference(DifferenceCode.RESULT, {"tricks": tricks, "won": reach.least})
        else:
            yield UnplacedDifference(DifferenceCode.RESULT_REACHED, {"tricks": tricks, **reach._asdict()})


def _reach(board: FiledBoard, contract: Contract) -> _Reach:
    """What can have come about after the cards that are known without a gap; of a play that goes on, up to now."""
    play = board.played or Play(contract)
    won, lost = (play.won_by(side) for side in (contract.side, contract.side.other))
    following = None if board.play is None else board.play.next_cell
    done = TRICKS if following is None else max(following // len(SEATS), won + lost)  # also behind a gap
    return _Reach(won, done - lost)
