"""Who plays the next robber, and with whom: partners change, and who has played longest sits out.

With four, three robbers bring each together with each of the others once (pivot); with five, five robbers do, and each
sits out one of them. Who sits out is who has played the most robbers in a row, as at any table with cutting in (The
Laws of Contract Bridge, "Forming the table").
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Final, TypeAlias

from schlemm.circle.circle import MATCH, Game
from schlemm.core.seats import SEATS, BySeat, Seat

TABLE: Final = len(SEATS)
_SPLITS: Final = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))

Pair: TypeAlias = frozenset[int]
"""Two partners; bots have negative numbers, and which of them it is does not matter."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """Who shall sit where.

    Attributes:
        seats: The member at each seat; ``None`` for a bot.
        out: Who sits out.
    """

    seats: BySeat[int | None]
    out: tuple[int, ...] = ()


def proposal(here: Sequence[int], tonight: Sequence[Game], before: Sequence[Game] = ()) -> Proposal:
    """The next robber.

    Args:
        here: The members who are here; the first stays at South as long as they play.
        tonight: The games of this evening, in their order.
        before: Those of former evenings: where this evening leaves it open they decide.
    """
    robbers, former = _robbers(tonight), _robbers(before)
    order = sorted(here, key=lambda member: (_in_a_row(member, robbers), _played(member, robbers)))
    playing = [member for member in here if member in order[:TABLE]]
    bots = TABLE - len(playing)
    four = [*playing, *range(-bots, 0)]
    best = min(
        ([Pair((four[a], four[b])) for a, b in split] for split in _SPLITS),
        key=lambda pairs: (_cost(pairs, robbers, bots), _last(pairs, robbers), _cost(pairs, former, bots)),
    )
    return Proposal(_at_seats(best, four), tuple(member for member in here if member not in playing))


def _robbers(games: Iterable[Game]) -> list[Game]:
    return [game for game in games if game.form != MATCH]


def _plays(member: int, game: Game) -> bool:
    return any(sitting.member == member for sitting in game.sat)


def _played(member: int, games: Sequence[Game]) -> int:
    return sum(_plays(member, game) for game in games)


def _in_a_row(member: int, games: Sequence[Game]) -> int:
    """How many of the last robbers they have played without a pause."""
    away = (at for at, game in enumerate(reversed(games)) if not _plays(member, game))
    return next(away, len(games))


def _partners(game: Game) -> tuple[Pair, Pair]:
    """Both pairs of a robber; bots are -1 and -2."""
    bots = iter((-1, -2, -3, -4))
    members = {sitting.place.seat: sitting.member for sitting in game.sat}
    players = {seat: members[seat] if seat in members else next(bots) for seat in SEATS}
    first, second = ((Seat.NORTH, Seat.SOUTH), (Seat.EAST, Seat.WEST))
    return Pair(players[seat] for seat in first), Pair(players[seat] for seat in second)


def _alike(pair: Pair) -> tuple[int, ...]:
    """A pair in which one bot is as good as another."""
    return tuple(sorted(max(player, -1) for player in pair))


def _cost(pairs: Iterable[Pair], games: Iterable[Game], bots: int) -> Fraction:
    """How often these pairs have played together; with one of several bots that counts as a part of it."""
    seen = [_alike(pair) for game in games for pair in _partners(game)]
    ways = {0: 1, 1: max(bots, 1), 2: max(len(list(combinations(range(bots), 2))), 1)}
    return sum(
        (Fraction(seen.count(_alike(pair)), ways[_alike(pair).count(-1)]) for pair in pairs), Fraction()
    )


def _last(pairs: Iterable[Pair], games: Sequence[Game]) -> int:
    """When one of these pairs last played together: 0 for never."""
    wanted = {_alike(pair) for pair in pairs}
    times = (at for at, game in enumerate(games, start=1) if wanted & {*map(_alike, _partners(game))})
    return max(times, default=0)


def _at_seats(pairs: Sequence[Pair], four: Sequence[int]) -> BySeat[int | None]:
    """The first player at South with their partner opposite, the others West and East in their order."""
    with_first, others = sorted(pairs, key=lambda pair: four[0] not in pair)
    south, north = sorted(with_first, key=four.index)
    west, east = sorted(others, key=four.index)
    return BySeat(*(None if player < 0 else player for player in (north, east, south, west)))
