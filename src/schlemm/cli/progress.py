"""How far long work has come: a bar on standard error where somebody is looking, and nothing where nobody is."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from schlemm.cli.printable import printable

T = TypeVar("T")


def with_progress(items: Iterable[T], total: int | None, label: str, done: int = 0) -> Iterator[T]:
    """The same, with a bar that counts them.

    Args:
        items: They are counted when they are asked for the next.
        total: How many there are in all; ``None`` if that is not known.
        label: What is done.
        done: How many were there before the first of these.
    """
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    named = TextColumn("{task.description}", markup=False)  # names of files are no markup
    columns = (named, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(printable(label), total=total, completed=done)
        for item in items:
            bar.advance(task)
            yield item
