"""A board of a file and what was found out about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from schlemm.cli.analysis.work import (
    Answer,
    DealTask,
    EndingTask,
    PlayedCards,
    SolvedDeal,
    SolvedEnding,
    Task,
)
from schlemm.core.cards import Card
from schlemm.core.contract import Result
from schlemm.core.deal import Deal
from schlemm.core.play import Play
from schlemm.core.seats import SIDES, BySide, Seat
from schlemm.dd.par import Par, par
from schlemm.dd.position import Position
from schlemm.dd.table import TrickTable
from schlemm.formats.filed import FiledBoard
from schlemm.scoring.duplicate import contract_points


class DearCard(NamedTuple):
    """A card that cost tricks.

    Attributes:
        place: Its place in the order of play, counted from 0.
        card: The card.
        seat: Who held it.
        cost: The tricks.
    """

    place: int
    card: Card
    seat: Seat
    cost: int


@dataclass(frozen=True, slots=True)
class AnalysedBoard:
    """A board and what it is worth with open cards.

    Attributes:
        board: As it was read.
        table: What each player takes in each denomination.
        par: What the best auction leads to; ``None`` where dealer or vulnerability are not known.
        costs: What each card that was played cost in tricks, as far as the cards are lawful.
    """

    board: FiledBoard
    table: TrickTable
    par: Par | None
    costs: tuple[int, ...]

    @property
    def dear(self) -> tuple[DearCard, ...]:
        """The cards that cost something, in the order of play."""
        play = self.board.played
        if play is None:
            return ()
        return tuple(
            DearCard(index, card, seat, cost)
            for index, ((seat, card), cost) in enumerate(zip(seated(play), self.costs, strict=False))
            if cost
        )

    @property
    def given(self) -> BySide[int] | None:
        """The tricks that each side gave away, gross; ``None`` where no card is known."""
        if not self.costs:
            return None
        return BySide(*(sum(each.cost for each in self.dear if each.seat.side is side) for side in SIDES))


@dataclass(frozen=True, slots=True)
class AnalysedEnding:
    """An ending and what it is worth with open cards.

    Attributes:
        board: As it was read.
        task: The positions that it can mean.
        answer: What they are worth.
    """

    board: FiledBoard
    task: EndingTask
    answer: SolvedEnding

    def lines(self) -> Iterator[EndingLine]:
        """What each position is worth."""
        for position, cards, line in zip(
            self.task.positions, self.answer.cards, self.answer.lines, strict=True
        ):
            most = max(tricks for _, tricks in cards)
            of_turn = position.turn.side
            tricks = BySide(most, position.tricks_left - most)
            yield EndingLine(
                position, tricks if of_turn is SIDES[0] else BySide(*reversed(tricks)), cards, line
            )


class EndingLine(NamedTuple):
    """One position of an ending, solved.

    Attributes:
        position: Which.
        tricks: What each side takes of the tricks left.
        cards: What each card that may be played brings the side in turn.
        line: A best play to the end.
    """

    position: Position
    tricks: BySide[int]
    cards: tuple[tuple[Card, int], ...]
    line: tuple[Card, ...]


def seated(play: Play) -> Iterator[tuple[Seat, Card]]:
    """Each card with the hand that it came from, in the order of play."""
    for index in range(len(play.winners)):
        yield from play.completed(index).by_seat()
    if not play.is_over:
        yield from play.trick.by_seat()


def played_cards(board: FiledBoard) -> PlayedCards | None:
    """What was played of a board, if any of it is known."""
    play = board.played
    return None if play is None or not play.cards else PlayedCards(play.contract, play.cards)


def analysed(board: FiledBoard, task: DealTask, answer: SolvedDeal) -> AnalysedBoard:
    """A board with what its deal's task has given."""
    played = played_cards(board)
    costs = () if played is None else answer.costs[task.plays.index(played)]
    best = None
    if board.dealer is not None and board.vulnerability is not None:
        first = board.dealer if board.auction is None else board.auction.first
        best = par(answer.table, board.vulnerability, first, contract_points)
    return AnalysedBoard(board, answer.table, best, costs)


def analysed_boards(
    boards: Iterable[FiledBoard], tasks: Sequence[Task], answers: Sequence[Answer]
) -> Iterator[AnalysedBoard | AnalysedEnding | FiledBoard]:
    """The boards with what was found out about them; those without four hands as they are."""
    deals: dict[Deal, tuple[DealTask, SolvedDeal]] = {}
    endings: dict[EndingTask, SolvedEnding] = {}
    for task, answer in zip(tasks, answers, strict=True):
        if isinstance(task, DealTask) and isinstance(answer, SolvedDeal):
            deals[task.deal] = task, answer
        elif isinstance(task, EndingTask) and isinstance(answer, SolvedEnding):
            endings[task] = answer
    for board in boards:
        if board.deal is not None:
            yield analysed(board, *deals[board.deal])
        elif (of_ending := ending_task(board)) is not None:
            yield AnalysedEnding(board, of_ending, endings[of_ending])
        else:
            yield board


def tasks_of(boards: list[FiledBoard]) -> list[DealTask]:
    """A task for each different deal, in the order in which they come; boards without a deal have none."""
    plays: dict[str, dict[PlayedCards, None]] = {}
    deals = {}
    for board in boards:
        if (deal := board.deal) is not None:
            deals[str(deal)] = deal
            kept = plays.setdefault(str(deal), {})
            if (played := played_cards(board)) is not None:
                kept[played] = None
    return [DealTask(deal, tuple(plays[name])) for name, deal in deals.items()]


def ending_tasks(boards: list[FiledBoard]) -> list[EndingTask]:
    """A task for each different ending, in the order in which they come."""
    return list(dict.fromkeys(task for board in boards if (task := ending_task(board)) is not None))


def ending_task(board: FiledBoard) -> EndingTask | None:
    """The task of an ending; ``None`` of a board that is none."""
    return None if board.ending is None else EndingTask.of(board.ending, board.play)


def result_text(result: Result) -> str:
    """A result without its declarer, ``4SX-1``."""
    contract = result.contract
    if contract is None:
        return "Pass"
    margin = f"{result.margin:+d}" if result.margin else "="
    return f"{contract.bid}{contract.doubling}{margin}"
