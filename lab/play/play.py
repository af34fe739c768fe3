"""What bots give away in the play, held against open cards, and how long a card takes them.

Run ``python lab/play/play.py [--boards N] [--level klub] [--jobs N]``. Random boards are bid by Forum's rules and
played by bots of one level in all four seats. Printed are the tricks a deal that declarer's side, the defence and the
opening lead give away double dummy, gross (every card that loses a trick, whoever gives one back later) and net, by
kind of contract, and the time a card takes.
"""

from __future__ import annotations

import argparse
import multiprocessing
from dataclasses import dataclass
from statistics import median, stdev
from time import process_time

from schlemm.bidding.bid_out import bid_out, public_before_calls
from schlemm.bot_match.costs import Costs, costs_of
from schlemm.bots.boards.goal_wish import kind_of, size_of
from schlemm.bots.card_choice import chosen_card
from schlemm.bots.level import Level
from schlemm.core.board.board import Board
from schlemm.core.cards import Card
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.seats import BySide
from schlemm.core.view import Public
from schlemm.dd.inside import InsideSolver
from schlemm.dd.open_play import OpenPlay
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32

SOLVER = InsideSolver()


@dataclass(frozen=True, slots=True)
class Given:
    """What was given away on one board.

    Attributes:
        kind: Of contract: part score, game, slam; in a suit or in notrump.
        costs: In tricks.
        seconds: What each chosen card took.
    """

    kind: str
    costs: Costs
    seconds: tuple[float, ...]

    @property
    def net(self) -> int:
        """Declarer's tricks above those with best play after the lead."""
        return self.costs.defence - self.costs.declarer


def numbered(seed: str, number: int) -> Board:
    """The board of this number, its deal from the seed."""
    return Board(number, Conditions.of_board(number), random_deal(Pcg32.from_text(f"{seed} {number}").below))


def auction_of(board: Board) -> Public:
    """The auction by Forum's rules at all four seats."""
    return bid_out(public_before_calls(board.conditions, BySide("forum", "forum")), board.deal)


def play_of(board: Board, public: Public) -> OpenPlay | None:
    """The play of a board before its first card; ``None`` if it is passed out."""
    contract = public.auction.contract
    return None if contract is None else OpenPlay.start(board.deal, contract)


def kind_told(contract: Contract) -> str:
    """Part score, game or slam, in a suit or in notrump."""
    return f"{size_of(contract).value} {kind_of(contract).value}"


def played(seed: str, number: int, level: Level) -> Given | None:
    """One board, from the first call to the last card; ``None`` if it is passed out."""
    board = numbered(seed, number)
    public, seconds = auction_of(board), list[float]()
    now = play_of(board, public)
    if now is None:
        return None
    while not now.play.is_over:
        forced, started = now.forced, process_time()
        now = now.after(chosen(public, now, level))
        if not forced:
            seconds.append(process_time() - started)
    return Given(kind_told(now.play.contract), costs_of(board.deal, now.play, SOLVER), tuple(seconds))


def chosen(public: Public, now: OpenPlay, level: Level) -> Card:
    """The card that a bot of this level chooses, from what its seat may see."""
    view = now.view(public)
    return next(iter(view.legal_cards())) if now.forced else chosen_card(view, now.play, level)


def work(question: tuple[str, int, str]) -> Given | None:
    """One board in a worker process."""
    seed, number, level = question
    return played(seed, number, Level(level))


def line(name: str, numbers: list[int]) -> str:
    """Mean and standard error."""
    mean = sum(numbers) / len(numbers)
    error = stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else 0
    return f"{name} {mean:6.3f} ±{error:.3f}"


def report(boards: list[Given]) -> None:
    """Print what was given away, all together and by kind of contract."""
    kinds = ["", *sorted({board.kind for board in boards})]
    for kind in kinds:
        some = [board for board in boards if kind in {"", board.kind}]
        parts = [
            line("declarer", [board.costs.declarer for board in some]),
            line("defence", [board.costs.defence for board in some]),
            line("lead", [board.costs.lead for board in some]),
            line("net", [board.net for board in some]),
        ]
        print(f"{kind or 'all':18} {len(some):4} boards  {'  '.join(parts)}")
    seconds = sorted(second for board in boards for second in board.seconds)
    print(
        f"a card: {median(seconds):.2f} s in the median, {seconds[len(seconds) * 95 // 100]:.2f} s at 95 %, "
        f"{seconds[-1]:.2f} s at worst"
    )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=20)
    parser.add_argument("--seed", default="play")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--level", choices=[level.value for level in Level], default=Level.CLUB.value)
    given = parser.parse_args()
    questions = [(given.seed, number, given.level) for number in range(1, given.boards + 1)]
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        boards = [board for board in pool.imap(work, questions) if board is not None]
    report(boards)


if __name__ == "__main__":
    main()
