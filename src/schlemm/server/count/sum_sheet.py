"""The sheet of contract classes, ready to be shown."""

from __future__ import annotations

from typing import Final

from schlemm.learn.tutor.sum_sheet import (
    ContractClass,
    DoubledSums,
    GamesBelowSlam,
    contract_classes,
    doubled_sums,
    games_below_slam,
    trick_values,
)
from schlemm.scoring.tables import undertrick_rows
from schlemm.server.count import wire

WRITTEN_OUT: Final = 6
"""So many undertricks S2:53-61 has rows for; what comes then is told as a step."""


def sum_sheet() -> wire.SumSheet:
    """The whole sheet."""
    *down, beyond = undertrick_rows(WRITTEN_OUT + 1)
    return wire.SumSheet(
        tricks=[
            wire.TrickValueView(str(value.strain), value.first, value.further) for value in trick_values()
        ],
        classes=[_class(each) for each in contract_classes()],
        doubled=[_doubled(each) for each in doubled_sums()],
        down=[wire.TableRow(row.tricks, list(row.points)) for row in down],
        down_further=[more - last for more, last in zip(beyond.points, down[-1].points, strict=True)],
    )


def games_view(games: GamesBelowSlam) -> wire.GamesView:
    """Part scores and games by their bids."""
    return wire.GamesView(str(games.doubling), list(map(str, games.part_scores)), list(map(str, games.games)))


def _class(each: ContractClass) -> wire.ContractClassView:
    return wire.ContractClassView(
        each.code.value, list(map(str, each.bids)), list(map(str, each.inconvenient)), list(each.premium)
    )


def _doubled(each: DoubledSums) -> wire.DoubledSumsView:
    return wire.DoubledSumsView(
        str(each.doubling),
        each.doubling.factor,
        list(each.overtrick),
        each.extra,
        games_view(games_below_slam(each.doubling)),
    )
