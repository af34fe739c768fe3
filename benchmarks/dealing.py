"""Deals that fit what is asked, a CPU-second: compiled, plain, and by Debian's `dealer` where it is installed.

Every program is given the same requests, and takes turns with the others; `dealer` is spared the rare one, for which it
would deal a million times. It runs as a process of its own, whose CPU time the system tells, and prints no deal.
"""

import os
import shutil
import subprocess
from collections.abc import Callable
from functools import partial

from benchmarks.timing import ROUNDS, Row, Table, side_by_side

from schlemm.core.cards import Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat
from schlemm.dealing.constraints import ANY_HELD, ANY_SHOWN, Constraints, Together
from schlemm.dealing.dealer import Dealer
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.handset import HandSet

COMPILED, PLAIN, DEALER = "schlemm_native", "without it", "dealer"
SOUTH = Hand.parse("AK742.K72.A4.QT8")
BALANCED = HandSet.of(Box(Range(15, 17), balanced=True))
SPADES, SUPPORT = (HandSet.of(Box().with_length(Suit.SPADES, least)) for least in (5, 3))
REQUESTS: dict[str, tuple[str, Constraints, str, int]] = {
    "deals-a": (
        "north balanced with 15-17",
        Constraints(shown=ANY_SHOWN.put(Seat.NORTH, BALANCED)),
        "condition shape(north, any 4333 + any 4432 + any 5332) and hcp(north) >= 15 and hcp(north) <= 17",
        20_000,
    ),
    "deals-b": (
        "north 5+ spades, south 3+, together 25+ points",
        Constraints(
            shown=ANY_SHOWN.put(Seat.NORTH, SPADES).put(Seat.SOUTH, SUPPORT),
            together=BySide(Together(Range(25, 40)), Together()),
        ),
        "condition spades(north) >= 5 and spades(south) >= 3 and hcp(north) + hcp(south) >= 25",
        5_000,
    ),
    "deals-c": (
        "south's hand given",
        Constraints(held=ANY_HELD.put(Seat.SOUTH, SOUTH)),
        "predeal south SAK742, HK72, DA4, CQT8",
        400_000,
    ),
    "deals-rare": (
        "one of a million: north 22-24 balanced, south 0-4 with seven spades, west 5 hearts",
        Constraints(
            shown=ANY_SHOWN.put(Seat.NORTH, HandSet.of(Box(Range(22, 24), balanced=True)))
            .put(Seat.SOUTH, HandSet.of(Box(Range(0, 4)).with_length(Suit.SPADES, 7)))
            .put(Seat.WEST, HandSet.of(Box().with_length(Suit.HEARTS, 5)))
        ),
        "",
        0,
    ),
}
TARGETS = {"deals-a": 2.0, "deals-b": 2.0, "deals-c": 2.0}
"""How many times as fast as `dealer`; the rare request has a target of its own, in deals."""
RARE_TARGET = 1_000
SIZES = {COMPILED: 2_000, PLAIN: 60}
"""Deals at a time, so that a turn is short."""


def measure(rounds: int = ROUNDS) -> list[Table]:
    """One table a request."""
    return [_measured(name, rounds) for name in REQUESTS]


def _measured(name: str, rounds: int) -> Table:
    title, asked, script, made = REQUESTS[name]
    ours, other = {who: _drawing(asked, who) for who in SIZES}, _program()
    speeds: dict[str, tuple[float, ...]] = {}
    for _ in range(rounds):
        for who, (seconds,) in side_by_side(ours, 1).items():
            speeds[who] = (*speeds.get(who, ()), SIZES[who] / seconds)
        if other and script:
            taken = made / _child_seconds(other, script, made)
            speeds[DEALER] = (*speeds.get(DEALER, ()), taken)
    theirs = Row("", speeds[DEALER]).middle if DEALER in speeds else None
    target = TARGETS[name] * theirs if theirs else None if script else RARE_TARGET
    rows = tuple(
        Row(who, samples, target if who == COMPILED else None, foreign=who == DEALER)
        for who, samples in speeds.items()
    )
    rarity = Dealer(asked).rarity(1 << 18)
    note = f"{float(rarity.share):.3g} of all deals are like these{'' if rarity.exact else ', by trials'}."
    return Table(name, f"Deals: {title}", "deals a CPU-second", rows, True, note)


def _drawing(asked: Constraints, who: str) -> Callable[[], object]:
    dealer = Dealer(asked, compiled=who == COMPILED)
    return partial(dealer.batch, SIZES[who], 1)


def _program() -> str | None:
    """Where `dealer` is; Debian puts games apart."""
    return shutil.which("dealer", path=f"{os.environ.get('PATH', '')}:/usr/games")


def _child_seconds(program: str, script: str, count: int) -> float:
    """CPU time that `dealer` takes for so many deals, of which it prints none."""
    before = os.times()
    text = f"generate 1000000000\nproduce {count}\n{script}\naction\n"
    subprocess.run([program, "-s", "1"], input=text, capture_output=True, text=True, check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system
