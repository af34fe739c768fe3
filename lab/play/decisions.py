"""What bots play now where they once played a card, held against open cards: a change of few cards in little noise.

Run ``python -m lab.play.decisions keep FILE [--boards N] [--seed S]`` before a change of the play: random boards are
bid by Forum's rules and played by club players, and the cards are kept. Behind the change ``... again FILE`` asks for a
card anew at each of these moments at which cards differ with open cards. Printed are, for the lead, declarer and the
defence, how many cards are others, the tricks and IMPs a board that they give back more than those of once (with a
standard error, paired by boards), and the time a card takes. Where whole boards are played, one other card changes all
that follows.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median, stdev
from time import process_time
from typing import NamedTuple

from lab.play.play import SOLVER, auction_of, chosen, numbered, play_of

from schlemm.bots.level import Level
from schlemm.bots.play.payoff import UNIT, payoffs
from schlemm.core.cards import Card
from schlemm.core.view import Public
from schlemm.dd.open_play import OpenPlay


class Again(NamedTuple):
    """A card chosen anew.

    Attributes:
        board: Its board.
        role: Who chose it: lead, declarer or defence.
        other: Whether it is another card than once.
        tricks: How many tricks it gives back more than that one.
        worth: The same in IMPs, and less than an IMP for points within a class of them.
        seconds: How long it took.
    """

    board: int
    role: str
    other: bool
    tricks: int
    worth: float
    seconds: float


def keep(path: Path, seed: str, boards: int) -> None:
    """Play boards and write their cards, a line each."""
    with path.open("w", encoding="utf-8") as file:
        for number in range(1, boards + 1):
            board = numbered(seed, number)
            public = auction_of(board)
            now = play_of(board, public)
            if now is None:
                continue
            while not now.play.is_over:
                now = now.after(chosen(public, now, Level.CLUB))
            line = {"seed": seed, "board": number, "cards": [str(card) for card in now.play.cards]}
            file.write(json.dumps(line) + "\n")


def moments(path: Path) -> Iterator[tuple[int, Public, OpenPlay, Card]]:
    """Each card that was kept, with its board and what was before it."""
    for line in path.read_text(encoding="utf-8").splitlines():
        kept = json.loads(line)
        board = numbered(kept["seed"], kept["board"])
        public = auction_of(board)
        now = play_of(board, public)
        if now is None:
            raise ValueError(f"board {kept['board']} of {kept['seed']!r} is passed out now: keep cards anew")
        for text in kept["cards"]:
            card = Card.parse(text)
            yield kept["board"], public, now, card
            now = now.after(card)


def again(path: Path, level: Level) -> Iterator[Again]:
    """The cards that this level plays now, wherever one can cost a trick."""
    for board, public, now, card in moments(path):
        (worth,) = SOLVER.cards([now.position])
        if len({*worth.values()}) == 1:
            continue
        started = process_time()
        new = chosen(public, now, level)
        seconds = process_time() - started
        lost = worth[card] - worth[new]
        yield Again(board, role_of(now), new != card, lost, value_of(public, now, worth[card], lost), seconds)


def role_of(now: OpenPlay) -> str:
    """Whose card is next."""
    if not now.play.cards:
        return "lead"
    return "declarer" if now.play.turn.side is now.play.contract.side else "defence"


def value_of(public: Public, now: OpenPlay, tricks: int, lost: int) -> float:
    """What so many tricks less than these are worth to the side in turn, in IMPs."""
    won, declares = now.play.won_by(now.play.turn.side), now.play.turn.side is now.play.contract.side
    once, new = (ours if declares else 13 - ours for ours in (won + tricks, won + tricks - lost))
    worth = payoffs(now.play.contract, public, once)
    return (1 if declares else -1) * (worth[once] - worth[new]) / UNIT


def mean(found: list[Again], boards: int, what: str) -> str:
    """The mean a board and its standard error."""
    sums: dict[int, float] = defaultdict(float)
    for each in found:
        sums[each.board] += getattr(each, what)
    all_boards = [*sums.values(), *[0.0] * (boards - len(sums))]
    return f"{sum(all_boards) / boards:+.4f} ±{stdev(all_boards) / boards**0.5:.4f}"


def report(found: list[Again]) -> None:
    """Print what has changed."""
    boards = len({each.board for each in found})
    for role in ("lead", "declarer", "defence"):
        some = [each for each in found if each.role == role]
        if not some:
            continue
        seconds = sorted(each.seconds for each in some)
        print(
            f"{role:9} {boards} boards  {len(some):5} cards  {sum(each.other for each in some):3} others  "
            f"tricks {mean(some, boards, 'tricks')}  IMPs {mean(some, boards, 'worth')}  "
            f"{median(seconds):.3f} s in the median, {seconds[len(seconds) * 95 // 100]:.2f} s at 95 %, "
            f"{seconds[-1]:.2f} s at worst"
        )


def main() -> None:
    """Keep, or choose again and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=["keep", "again"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--boards", type=int, default=40)
    parser.add_argument("--seed", default="decisions")
    parser.add_argument("--level", choices=[level.value for level in Level], default=Level.CLUB.value)
    given = parser.parse_args()
    if given.task == "keep":
        keep(given.file, given.seed, given.boards)
    else:
        report([*again(given.file, Level(given.level))])


if __name__ == "__main__":
    main()
