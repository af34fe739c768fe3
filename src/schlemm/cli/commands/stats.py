"""``schlemm stats``: what is in files of boards, counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from schlemm.cli.board_files.inputs import encoding_option, file_argument
from schlemm.cli.help_pages import Command
from schlemm.cli.parameters import shared_options
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import BAD_INPUT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

    from schlemm.cli.board_files.statistics import Statistics
    from schlemm.core.cards import Strain

COUNTS = ("deals", "hands", "auctions", "begun", "notes", "plays", "whole", "results", "passed", "doubled")
"""What is counted of boards, in the order of the page."""


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(paths: tuple[str, ...], encoding: str | None, as_json: bool) -> int:
        from schlemm.cli import paper
        from schlemm.cli.board_files.inputs import readable_files
        from schlemm.cli.board_files.statistics import Statistics

        statistics, unread = Statistics(), 0
        for file in readable_files(speech, paths, encoding):
            if file is None:
                unread += 1
            else:
                statistics.add(file)
        if as_json:
            paper.print_json(statistics.codes)
        elif statistics.files:
            _show(speech, statistics)
        return BAD_INPUT if unread else 0

    return Command(
        speech, "stats", run, [file_argument(speech), encoding_option(speech), *shared_options(speech)]
    )


def _show(speech: Speech, statistics: Statistics) -> None:
    """The page that people read."""
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    from schlemm.cli import paper

    counts = {"files": statistics.files, "boards": statistics.counts["boards"]}
    heading = Text(speech.say("stats-heading", dict(counts)), style="bold")
    parts: list[RenderableType] = [heading, Text(), _counts(speech, statistics)]
    if statistics.contracts:
        title = Text(speech.say("stats-contracts"), style="bold")
        parts += [Text(), title, _contracts(speech, statistics)]
    parts += list(_defects(speech, statistics))
    paper.show(Group("", Padding(Group(*parts), paper.INDENT), ""))


def _counts(speech: Speech, statistics: Statistics) -> Table:
    """Numbers with what they count."""
    from rich.table import Table

    from schlemm.cli.match_report.page import decimal
    from schlemm.core.seats import Side

    table = Table.grid(padding=(0, 3))
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    for name in COUNTS:
        if statistics.counts[name]:
            table.add_row(speech.say(f"stats-{name}"), speech.number(statistics.counts[name]))
        if name == "deals" and statistics.counts[name]:
            table.add_row(speech.say("stats-different"), speech.number(len(statistics.deals)))
    means = {
        "stats-points-ns": statistics.mean_points(Side.NORTH_SOUTH),
        "stats-points-ew": statistics.mean_points(Side.EAST_WEST),
        "stats-points-declarer": statistics.mean_declarers_points,
    }
    for code, mean in means.items():
        if mean is not None:
            table.add_row(speech.say(code), decimal(speech, mean))
    if statistics.margin is not None:
        table.add_row(speech.say("stats-margin"), decimal(speech, statistics.margin, "+.2f"))
    return table


def _contracts(speech: Speech, statistics: Statistics) -> Table:
    """A row a denomination: how often each level was played, and how many were made."""
    from rich.table import Table
    from rich.text import Text

    from schlemm.cli.paper import in_suit_colours
    from schlemm.core.cards import STRAINS

    table = Table.grid(padding=(0, 2))
    table.add_column()
    for _ in range(10):
        table.add_column(justify="right", no_wrap=True)
    heads = (*map(str, range(1, 8)), *(speech.say(f"stats-{name}") for name in ("sum", "made", "lost")))
    table.add_row("", *(Text(head, style="dim") for head in heads))
    for strain in STRAINS:
        table.add_row(in_suit_colours(speech.translator.words.strain(strain)), *_row(statistics, (strain,)))
    table.add_row(Text(speech.say("stats-sum"), style="bold"), *_row(statistics, STRAINS))
    return table


def _row(statistics: Statistics, strains: tuple[Strain, ...]) -> Iterator[str]:
    """Numbers of contracts by level, all, made, lost; a dash for none."""
    levels = [sum(statistics.contracts[level, strain] for strain in strains) for level in range(1, 8)]
    ends = [
        sum(counts[level, strain] for level in range(1, 8) for strain in strains)
        for counts in (statistics.made, statistics.lost)
    ]
    return (str(count) if count else "–" for count in (*levels, sum(levels), *ends))


def _defects(speech: Speech, statistics: Statistics) -> Iterator[Text]:
    """What could not be read: how often, and the first of each kind with its place."""
    from rich.text import Text

    from schlemm.cli.board_files.inputs import place_told

    if not statistics.defects:
        return
    yield Text()
    yield Text(speech.say("stats-defects", {"count": statistics.defects.total()}), style="bold")
    for code, count in statistics.defects.most_common():
        first = statistics.examples[code]
        facts = {"line": first["line"] or 1, "board": first["board"] or "none", "tag": first["tag"] or "none"}
        text = speech.say(code, {**facts, **first["args"]})
        told = place_told(speech, first["file"], first["line"], first["board"], text)
        yield Text(speech.say("stats-defect", {"count": count, "text": told}))
