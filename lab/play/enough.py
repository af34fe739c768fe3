"""What it costs to look at few imagined deals, in tricks a choice, and how long a deal takes.

Run ``python -m lab.play.enough [--boards N] [--seed S]``. Club players play random boards, bid by Forum's rules, for
four tricks. At each choice 192 deals are imagined and looked at. With some of one half of them a card is chosen, and
the other half says what it is worth; what it loses against the card that 96 deals choose is printed by tricks left,
with its standard error, for several numbers of deals and for as many as ``compare`` would look at.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import mean, stdev
from time import process_time

from lab.play.play import auction_of, chosen, numbered, play_of

from schlemm.bots.level import Level
from schlemm.bots.play.by_sampling import best_of
from schlemm.bots.play.compare import is_clear
from schlemm.bots.play.effort import first_count, position_count
from schlemm.bots.play.imagine import imagined
from schlemm.bots.play.weigh import declarers_tricks, weighed
from schlemm.core.cards import Card
from schlemm.core.play import Play
from schlemm.core.view import View
from schlemm.dd.inside import InsideSolver
from schlemm.dd.position import Position

HALF = 96
COUNTS = (8, 14, 24, 48)
TRICKS_LEFT = 10
"""The last trick that is looked at."""
SPLITS = 4
"""How often the deals of a choice are halved."""
SOLVER = InsideSolver()
ENOUGH = 1 << 40
"""Positions that the search may look at for a choice: as many as it likes."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One card that was to be chosen.

    Attributes:
        name: The tricks left, or the lead.
        losses: In tricks, by the number of deals; 0 for as many as a club player looks at.
        looked_at: How many that were.
        seconds: Of CPU a deal.
    """

    name: str
    losses: Mapping[int, float]
    looked_at: float
    seconds: float


def choices(seed: str, number: int) -> Iterator[Choice]:
    """The choices of the first tricks of a board."""
    board = numbered(seed, number)
    public = auction_of(board)
    now = play_of(board, public)
    while now is not None and now.play.tricks_left >= TRICKS_LEFT:
        view, random = now.view(public), Random(f"{seed} {number} {len(now.play.cards)}")
        deals = () if now.forced else imagined(view, now.play, 2 * HALF)
        if len(deals) == 2 * HALF:
            yield looked_at(view, now.play, deals, random)
        now = now.after(chosen(public, now, Level.CLUB))


def looked_at(view: View, play: Play, deals: Sequence[Position], random: Random) -> Choice:
    """One choice, by several numbers of deals."""
    started = process_time()
    rows, _ = declarers_tricks(play, deals, SOLVER, ENOUGH)
    seconds = (process_time() - started) / len(deals)
    losses, counts = dict.fromkeys((*COUNTS, 0), 0.0), list[int]()
    for _ in range(SPLITS):
        mixed = random.sample(rows, len(rows))
        some, others = mixed[: len(rows) // 2], mixed[len(rows) // 2 :]
        counts.append(club_count(view, play, some))
        best = worth(best_of(weighed(view, play, some), view, play), play, others)
        for count in losses:
            card = best_of(weighed(view, play, some[: count or counts[-1]]), view, play)
            losses[count] += (best - worth(card, play, others)) / SPLITS
    name = f"{play.tricks_left} left" if play.cards else "the lead"
    return Choice(name, losses, mean(counts), seconds)


def club_count(view: View, play: Play, rows: Sequence[Mapping[Card, int]]) -> int:
    """How many of these deals a club player looks at."""
    upto = first_count(play)
    while upto < position_count(play) and not is_clear(weighed(view, play, rows[:upto])):
        upto += upto // 2
    return min(upto, position_count(play))


def worth(card: Card, play: Play, rows: Sequence[Mapping[Card, int]]) -> float:
    """The tricks of the side in turn."""
    sign = 1 if play.turn.side is play.contract.side else -1
    return sign * mean(row[card] for row in rows)


def line(name: str, some: Sequence[Choice]) -> str:
    """Means and standard errors."""
    parts = [f"{name:9} {len(some):4} choices, {1000 * mean(one.seconds for one in some):5.1f} ms a deal"]
    for count in (*COUNTS, 0):
        losses = [one.losses[count] for one in some]
        error = stdev(losses) / len(losses) ** 0.5 if len(losses) > 1 else 0.0
        deals = f"{count:3}" if count else f"club {mean(one.looked_at for one in some):3.0f}"
        parts.append(f"{deals}: {mean(losses):6.3f} ±{error:.3f}")
    return "   ".join(parts)


def main() -> None:
    """Look and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--boards", type=int, default=10)
    parser.add_argument("--seed", default="enough")
    given = parser.parse_args()
    found = [one for number in range(1, given.boards + 1) for one in choices(given.seed, number)]
    for name in dict.fromkeys(one.name for one in found):
        print(line(name, [one for one in found if one.name == name]))


if __name__ == "__main__":
    main()
