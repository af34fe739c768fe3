"""The facts that lessons name and the tables that they show: closed lists, each entry a function of notation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeVar

from schlemm.core.sentence import Fact
from schlemm.learn.school.facts import bids, hands, play, scores
from schlemm.learn.school.picture import RowsPicture

T = TypeVar("T")


def by_name(*functions: Callable[..., T]) -> Mapping[str, Callable[..., T]]:
    """Return functions by their names as lessons write them."""
    return MappingProxyType({each.__name__.replace("_", "-"): each for each in functions})


FACTS: Final[Mapping[str, Callable[..., Fact]]] = by_name(
    hands.cards, hands.ranks, hands.figure, hands.pack_points, hands.average_points, hands.points, hands.length,
    hands.with_length, hands.short, hands.with_short, hands.shortness, hands.aces, hands.enough, hands.needed,
    hands.points_of_two, hands.shape, hands.shape_of_south, hands.flat, hands.usual_shape,
    hands.number_of_shapes,
    bids.bids, bids.tricks, bids.book, bids.contract, bids.answer_from, bids.answer_to, bids.first_game,
    bids.below_first_game, bids.doubled_games,
    scores.game, scores.score, scores.cost, scores.more, scores.saved, scores.bonus, scores.won, scores.more_won,
    scores.bid_on_gain, scores.bid_on_loss, scores.bid_on_chance, scores.double_gain, scores.double_loss,
    scores.double_chance, scores.imps, scores.imps_from, scores.imps_to, scores.rubber_bonus, scores.rubber_winner,
    play.lead, play.tricks_won, play.more_tricks, play.trumps_played, play.trumps_first, play.ruff_first,
)  # fmt: skip
TABLES: Final[Mapping[str, Callable[..., RowsPicture]]] = by_name(
    hands.strength_bands, hands.shape_classes, hands.frequent_shapes, hands.partner_chances,
    bids.lowest_games, bids.systems_open, bids.systems_notrump, bids.ace_answers,
    scores.rubber_sheet, scores.two_tables, scores.part_scores, scores.part_score_averages, scores.sacrifice_prices,
    play.finesse_chances,
)  # fmt: skip
