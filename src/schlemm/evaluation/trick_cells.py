"""What counts for the tricks of two hands: each feature is a cell of one long table of weights.

``count`` is the only place that knows the features. The estimate adds the weights that stand in the cells, and the
tool that fits the weights asks the same function, so the two cannot differ. Which hand is declarer's does not
matter: the better one is not known while the auction runs, and double dummy it makes little difference.

For every suit count how long it is in the shorter and in the longer hand, and which of A K Q J 10 are in either hand
and in both together: so honours opposite a short suit weigh less, and honours work together. With trumps add how
short each hand is and with how many trumps, and how many trumps there are with how many points. At notrump add the
tricks that can be cashed at once, those the opponents can cash in their best suits, and how the two meet.

Tricks that the opponents can cash before declarer gains the lead are a limit as well: with two aces missing there is
no slam, however many points there are.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate, pairwise
from typing import Final, NamedTuple, TypeAlias

from schlemm.core.cards import Strain
from schlemm.core.hand import SUIT_BITS, Hand

HONOURS: Final = 32
"""Sets of A K Q J 10: bit 4 is the ace, bit 0 the ten."""
_TEN: Final = 8
"""The bit of the ten in a suit."""
SHORTEST: Final = 5
"""In how many steps the shorter holding is told apart where its honours count: 0, 1, 2, 3, 4 or more."""
SHORTS, LONGS = 7, 9
"""Lengths of the shorter holding (0 to 6) and of the longer (8 stands for more)."""
RUFFS: Final = (4, 9)
"""Cards in a side suit (3 stands for more) and trumps in the same hand (8 stands for more)."""
FITS: Final = 7
"""Trumps of both hands: 5 or fewer, 6, … 11 or more."""
TRUMPS: Final = (6, 12)
"""Trumps in the shorter hand (5 stands for more) and in both (11 stands for more)."""
SIDE_POINTS: Final = 41
"""Figure points of a side: 0 to 40."""
CASHED: Final = 10
"""Tricks the opponents cash in one suit: 0 to 8, 9 stands for more."""


class Block(NamedTuple):
    """A part of the table that belongs to one feature.

    Attributes:
        name: What the feature is.
        size: How many cells.
    """

    name: str
    size: int


_BLOCKS: Final = (
    Block("trumps", TRUMPS[0] * TRUMPS[1]),
    Block("trump-honours", FITS * HONOURS),
    Block("side-lengths", SHORTS * LONGS),
    Block("side-honours", SHORTEST * HONOURS),
    Block("side-honours-short", SHORTEST * HONOURS),
    Block("side-honours-long", SHORTEST * HONOURS),
    Block("ruffs", RUFFS[0] * RUFFS[1]),
    Block("points", SIDE_POINTS),
    Block("points-fit", 11 * FITS),
    Block("points-losers", 11 * 14),
    Block("nt-lengths", SHORTS * LONGS),
    Block("nt-honours", SHORTEST * HONOURS),
    Block("nt-honours-short", SHORTEST * HONOURS),
    Block("nt-honours-long", SHORTEST * HONOURS),
    Block("nt-points", SIDE_POINTS),
    Block("nt-winners", 14),
    Block("nt-losers", 14),
    Block("nt-worst-suits", CASHED * CASHED),
    Block("nt-winners-worst", 14 * CASHED),
    Block("nt-points-worst", 14 * CASHED),
    Block("nt-points-longest", 14 * 14),
)
_STARTS: Final = (*accumulate((block.size for block in _BLOCKS), initial=0),)
BLOCKS: Final = dict(zip((block.name for block in _BLOCKS), pairwise(_STARTS), strict=True))
"""The first cell of each block and the first one behind it; blocks from ``nt-lengths`` are for notrump only."""
CELLS: Final = _STARTS[-1]

(
    _TRUMPS,
    _TRUMP_HONOURS,
    _LENGTHS,
    _TOGETHER,
    _SHORT,
    _LONG,
    _RUFFS,
    _POINTS,
    _POINTS_FIT,
    _POINTS_LOSERS,
) = _STARTS[:10]
(_NT_LENGTHS, _NT_TOGETHER, _NT_SHORT, _NT_LONG, _NT_POINTS, _WINNERS, _LOSERS) = _STARTS[10:17]
(_WORST, _WINNERS_WORST, _POINTS_WORST, _POINTS_LONGEST) = _STARTS[17:21]

Holding: TypeAlias = tuple[int, int, int]
"""Length, honours, and all cards of a suit, as bits."""


@lru_cache(maxsize=4096)
def _seen(bits: int) -> tuple[tuple[Holding, ...], int]:
    """The holdings of a hand, from clubs, and its figure points."""
    suits = [bits >> 13 * suit & SUIT_BITS for suit in range(4)]
    points = sum(
        weight * (suit >> rank & 1) for suit in suits for rank, weight in ((12, 4), (11, 3), (10, 2), (9, 1))
    )
    return tuple((suit.bit_count(), suit >> _TEN, suit) for suit in suits), points


class TrickCount(NamedTuple):
    """What counts for two hands in a denomination.

    Attributes:
        cells: The cells; one may be there twice.
        losers: Tricks the opponents can cash at once, if their cards lie as they usually do.
    """

    cells: list[int]
    losers: int


def count(hand: Hand, partner: Hand, strain: Strain) -> TrickCount:
    """What counts for two hands of thirteen cards in this denomination."""
    mine, my_points = _seen(hand.bits)
    theirs, their_points = _seen(partner.bits)
    points = my_points + their_points
    if strain is Strain.NOTRUMP:
        return _at_notrump(mine, theirs, points)
    return _with_trumps(mine, theirs, points, strain.index)


def fit(hand: Hand, partner: Hand, strain: Strain) -> int:
    """How many trumps two hands have together; 0 at notrump."""
    return 0 if strain.trump is None else hand.length(strain.trump) + partner.length(strain.trump)


def _with_trumps(
    mine: tuple[Holding, ...], theirs: tuple[Holding, ...], points: int, trump: int
) -> TrickCount:
    my_trumps, my_honours, my_cards = mine[trump]
    their_trumps, their_honours, their_cards = theirs[trump]
    trumps = my_trumps + their_trumps
    losers = min(13 - (my_cards | their_cards).bit_length(), max(my_trumps, their_trumps))
    step = 0 if trumps < 6 else min(trumps - 5, FITS - 1)
    found = [
        _TRUMPS + min(my_trumps, their_trumps, TRUMPS[0] - 1) * TRUMPS[1] + min(trumps, TRUMPS[1] - 1),
        _TRUMP_HONOURS + step * HONOURS + (my_honours | their_honours),
        _POINTS + points,
        _POINTS_FIT + (points >> 2) * FITS + step,
    ]
    my_ruffs, their_ruffs = _RUFFS + min(my_trumps, 8), _RUFFS + min(their_trumps, 8)
    for suit in range(4):
        if suit != trump:
            one, other = mine[suit], theirs[suit]
            found.append(my_ruffs + RUFFS[1] * min(one[0], 3))
            found.append(their_ruffs + RUFFS[1] * min(other[0], 3))
            short, long = (one, other) if one < other else (other, one)
            step = HONOURS * min(short[0], SHORTEST - 1)
            losers += min(13 - (short[2] | long[2]).bit_length(), short[0])
            found += (
                _LENGTHS + short[0] * LONGS + min(long[0], LONGS - 1),
                _TOGETHER + step + (short[1] | long[1]),
                _SHORT + step + short[1],
                _LONG + step + long[1],
            )
    losers = min(losers, 13)
    found.append(_POINTS_LOSERS + (points >> 2) * 14 + losers)
    return TrickCount(found, losers)


def _at_notrump(mine: tuple[Holding, ...], theirs: tuple[Holding, ...], points: int) -> TrickCount:
    found = [_NT_POINTS + points]
    winners = losers = longest = 0
    cashed = []
    for one, other in zip(mine, theirs, strict=True):
        short, long = (one, other) if one < other else (other, one)
        step = HONOURS * min(short[0], SHORTEST - 1)
        found += (
            _NT_LENGTHS + short[0] * LONGS + min(long[0], LONGS - 1),
            _NT_TOGETHER + step + (short[1] | long[1]),
            _NT_SHORT + step + short[1],
            _NT_LONG + step + long[1],
        )
        held, length = short[2] | long[2], long[0]
        winners += min(13 - (held ^ SUIT_BITS).bit_length(), length)
        above = 13 - held.bit_length()  # the opponents' highest cards, before our first
        if above < length:
            losers += above
            cashed.append(min(above, CASHED - 1))
        else:
            left = 13 - short[0] - length
            losers += max(length, left + 1 >> 1)
            cashed.append(min(left, CASHED - 1))
        longest = max(longest, length)
    cashed.sort()
    winners, losers = min(winners, 13), min(losers, 13)
    worst, steps = cashed[3], points // 3
    found += (
        _WINNERS + winners,
        _LOSERS + losers,
        _WORST + cashed[2] * CASHED + worst,
        _WINNERS_WORST + winners * CASHED + worst,
        _POINTS_WORST + steps * CASHED + worst,
        _POINTS_LONGEST + steps * 14 + longest,
    )
    return TrickCount(found, losers)
