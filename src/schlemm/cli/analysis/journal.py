"""What a run has found out so far, in a file beside its result, so that another one goes on where it broke off."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from schlemm.cli.analysis.work import Answer, DealTask, SolvedDeal, SolvedEnding, Task
from schlemm.core.cards import Card
from schlemm.core.errors import NotationError
from schlemm.dd.table import TrickTable

SUFFIX: Final = ".progress"
"""What the journal is called behind the name of the result."""
VERSION: Final = 1


class OtherWork(ValueError):
    """A journal that belongs to other boards, or is none."""


class Journal:
    """The answers of a run as they come, a line each, in the order of the tasks.

    Args:
        path: The file.
        tasks: What is to be done; a journal is only of use for the same.

    Attributes:
        path: The file.
    """

    def __init__(self, path: Path, tasks: Sequence[Task]) -> None:
        self.path = path
        self._tasks = tasks
        self._head = json.dumps({"schlemm-analysis": VERSION, "tasks": _digest(tasks)})

    def exists(self) -> bool:
        """Whether a run has left something."""
        return self.path.exists()

    def read(self) -> list[Answer]:
        """What is known already; a last line that was cut off is not.

        Raises:
            OtherWork: If it was left by a run over other boards, or is no journal.
            OSError: If it cannot be read.
        """
        try:
            lines = self.path.read_text(encoding="utf-8").split("\n")[:-1]
            if not lines:
                return []
            if lines[0] != self._head or len(lines) - 1 > len(self._tasks):
                raise OtherWork
            return [_parsed(line, task) for line, task in zip(lines[1:], self._tasks, strict=False)]
        except (UnicodeDecodeError, NotationError, ValueError, TypeError, LookupError) as error:
            raise OtherWork from error

    def recording(self, known: Sequence[Answer], coming: Iterator[Answer]) -> Iterator[Answer]:
        """The answers that come, each written down before it is given.

        Args:
            known: What ``read`` gave; it is written anew.
            coming: The answers to the tasks behind them.

        Raises:
            OSError: If it cannot be written.
        """
        begun = self.path.with_name(self.path.name + ".new")
        with begun.open("w", encoding="utf-8", newline="\n") as file:
            file.write(self._head + "\n")
            file.writelines(_line(answer) for answer in known)
        begun.replace(self.path)  # so that at no moment less is on the disk than is known
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            for answer in coming:
                file.write(_line(answer))
                file.flush()
                yield answer

    def remove(self) -> None:
        """Delete the file: the work is done."""
        self.path.unlink(missing_ok=True)


def _digest(tasks: Sequence[Task]) -> str:
    """What tells the same tasks from others."""
    found = sha256()
    for task in tasks:
        found.update("|".join(_named(task)).encode() + b"\n")
    return found.hexdigest()


def _named(task: Task) -> Iterator[str]:
    if isinstance(task, DealTask):
        yield str(task.deal)
        yield from (f"{play.contract} {' '.join(map(str, play.cards))}" for play in task.plays)
    else:
        yield from map(str, task.positions)


def _line(answer: Answer) -> str:
    if isinstance(answer, SolvedDeal):
        return json.dumps([str(answer.table), answer.costs]) + "\n"
    cards = [[[str(card), tricks] for card, tricks in each] for each in answer.cards]
    return json.dumps([cards, [" ".join(map(str, line)) for line in answer.lines]]) + "\n"


def _parsed(line: str, task: Task) -> Answer:
    first, second = json.loads(line)
    if not isinstance(task, DealTask):
        cards = tuple(tuple((Card.parse(card), int(tricks)) for card, tricks in each) for each in first)
        lines = tuple(tuple(map(Card.parse, each.split())) for each in second)
        if not len(cards) == len(lines) == len(task.positions):
            raise OtherWork
        return SolvedEnding(cards, lines)
    found = tuple(tuple(int(cost) for cost in each) for each in second)
    if len(found) != len(task.plays):
        raise OtherWork
    return SolvedDeal(TrickTable.parse(first), found)
