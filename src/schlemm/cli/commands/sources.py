"""``schlemm sources``: what the five sources say, place by place, and what Schlemm makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from schlemm.cli.help_pages import Command
from schlemm.cli.parameters import shared_options
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import CommandError

if TYPE_CHECKING:
    from rich.console import RenderableType

    from schlemm.learn.library.sources import SourcePassage


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(place: str | None, as_json: bool) -> None:
        if place is None:
            show_all(speech, as_json=as_json)
        else:
            show_place(speech, place, as_json=as_json)

    metavar, explained = speech.help("metavar-place"), speech.help("sources-place")
    argument = click.Argument(["place"], required=False, metavar=metavar, help=explained)
    return Command(speech, "sources", run, [argument, *shared_options(speech)])


def show_all(speech: Speech, *, as_json: bool) -> None:
    """Every place that the library refers to, source by source, each in a sentence."""
    from rich.console import Group

    from schlemm.cli import paper
    from schlemm.learn.library.sources import LINES, source_passages

    passages = source_passages()
    if as_json:
        paper.print_json({"places": [_as_codes(speech, each) for each in passages]})
        return
    parts: list[RenderableType] = []
    for name in LINES:
        here = [each for each in passages if each.place.source == name]
        title = paper.heading(f"{name}: {speech.tell(here[0].title)}")
        parts += [*([""] if parts else []), title, "", _retold(speech, here)]
    paper.show(Group(*parts))


def show_place(speech: Speech, name: str, *, as_json: bool) -> None:
    """One place, and what is made of it.

    Raises:
        CommandError: If the library refers to no such place.
    """
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    from schlemm.cli import paper
    from schlemm.learn.library.sources import UnknownPlace, source_passage

    try:
        passage = source_passage(name)
    except UnknownPlace as error:
        raise CommandError("cli-no-such-place", {"name": name}) from error
    if as_json:
        paper.print_json(_as_codes(speech, passage))
        return
    about = Padding(Text(speech.tell(passage.title), style="dim"), paper.INDENT)
    parts: list[RenderableType] = [about, _retold(speech, [passage])]
    parts += ["", paper.heading(speech.say("sources-here"))]
    for use in passage.uses:
        title = Text(speech.tell(use.title), style="bold")
        says = paper.in_suit_colours(speech.tell(use.says))
        parts += ["", Padding(title, paper.INDENT), Padding(says, paper.INDENT)]
    paper.show(Group(*parts))


def _retold(speech: Speech, passages: Sequence[SourcePassage]) -> RenderableType:
    from rich.text import Text

    from schlemm.cli.paper import in_suit_colours
    from schlemm.cli.rows import Rows

    return Rows(
        [
            (Text(str(each.place), style="bold"), in_suit_colours(speech.tell(each.retold)))
            for each in passages
        ]
    )


def _as_codes(speech: Speech, passage: SourcePassage) -> dict[str, object]:
    """A place for programs: as text in the chosen language, with the addresses of what is made of it."""
    return {
        "place": str(passage.place),
        "source": speech.tell(passage.title),
        "retold": speech.tell(passage.retold),
        "uses": [
            {"shelf": use.shelf, "path": use.path, "says": speech.tell(use.says)} for use in passage.uses
        ],
    }
