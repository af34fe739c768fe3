"""``schlemm system``: the book of a bidding system, read, changed and kept."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from types import MappingProxyType
from typing import Final

import click

from schlemm.cli.help_pages import Command
from schlemm.cli.parameters import refuse_together, shared_options
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import CommandError

_TAKES: Final = MappingProxyType({"lint": 1, "diff": 2})
"""What is done with texts in place of showing one, and how many systems it takes."""


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(
        names: tuple[str, ...],
        topic: str | None,
        changes: tuple[str, ...],
        save: str | None,
        *,
        whole: bool,
        as_bml: bool,
        as_json: bool,
    ) -> int:
        refuse_together("save", "topic", "whole")
        refuse_together("save", "as_bml", "as_json")
        name, *others = (*names, None)[: len(names) or 1]
        if (
            name in _TAKES
            and len(others) == _TAKES[name]
            and not (topic or whole or changes or save or as_bml)
        ):
            return _of_texts(speech, names, as_json=as_json)
        if others:
            raise CommandError("cli-left-over", {"words": " ".join(map(str, others))})
        if name is None:
            if topic or whole or changes or save:
                raise CommandError("system-nothing-to-change")
            show_list(speech, as_json=as_json)
        elif save is not None:
            keep(speech, name, changes, save, as_json=as_json)
        elif as_bml:
            write_bml(speech, name, changes, topic)
        else:
            show_book(speech, name, changes, topic, whole=whole, as_json=as_json)
        return 0

    return Command(speech, "system", run, _parameters(speech))


def _parameters(speech: Speech) -> list[click.Parameter]:
    """The arguments and options, explained in this language."""
    file = speech.help("metavar-file")
    return [
        click.Argument(["names"], nargs=-1, metavar="NAME", help=speech.help("system-name")),
        click.Option(["--topic"], metavar="NAME", help=speech.help("system-topic")),
        click.Option(["--all", "whole"], is_flag=True, help=speech.help("system-all")),
        click.Option(
            ["--set", "changes"], multiple=True, metavar="KEY=VALUE", help=speech.help("system-set")
        ),
        click.Option(["--save"], metavar=file, help=speech.help("system-save")),
        click.Option(["--bml", "as_bml"], is_flag=True, help=speech.help("system-bml")),
        *shared_options(speech),
    ]


def _of_texts(speech: Speech, names: tuple[str, ...], *, as_json: bool) -> int:
    """``lint mine.system`` and ``diff forum mine.system``."""
    from schlemm.cli.commands.system_text import show_difference, show_faults
    from schlemm.cli.systems import system_asked_for

    if names[0] == "lint":
        return show_faults(speech, names[1], as_json=as_json)
    show_difference(speech, system_asked_for(names[1]), system_asked_for(names[2]), as_json=as_json)
    return 0


def write_bml(speech: Speech, name: str, changes: tuple[str, ...], topic: str | None) -> None:
    """Write the book in the Bridge Markup Language."""
    from schlemm.bidding.book.book import book
    from schlemm.cli.commands.system_text import bml_of
    from schlemm.cli.systems import system_asked_for

    named = system_asked_for(name, changes)
    click.echo(bml_of(speech, named, book(named.system, topic)), nl=False)


def show_list(speech: Speech, *, as_json: bool) -> None:
    """The systems in the box."""
    from schlemm.bidding.systems import NAMES
    from schlemm.cli import paper
    from schlemm.cli.commands.book import listed

    if as_json:
        paper.print_json({"systems": list(NAMES)})
    else:
        paper.show(listed(speech, NAMES))


def keep(speech: Speech, name: str, changes: tuple[str, ...], path: str, *, as_json: bool) -> None:
    """Write the system with its changes to a file."""
    from schlemm.cli import paper
    from schlemm.cli.systems import save_system, system_asked_for

    system = system_asked_for(name, changes).system
    save_system(path, system)
    if as_json:
        paper.print_json({"saved": path, "system": system})
    else:
        click.echo(speech.say("system-saved", {"path": path, "name": system}))


def show_book(
    speech: Speech,
    name: str,
    changes: tuple[str, ...],
    topic: str | None,
    *,
    whole: bool,
    as_json: bool,
) -> None:
    """What is agreed and what the book contains, one chapter of it, or the whole.

    Raises:
        Trouble: If there is no such system or chapter.
    """
    from schlemm.bidding.book.book import book, topics_of
    from schlemm.bidding.systems import system_named
    from schlemm.cli import paper
    from schlemm.cli.commands.book import Book, as_codes
    from schlemm.cli.systems import system_asked_for

    named = system_asked_for(name, changes)
    known = [each.name for each in topics_of(system_named(named.system))]
    if topic is not None and topic not in known:
        raise CommandError("system-no-topic", {"name": topic, "known": ", ".join(known)})
    with _keeping_everything():
        chapters = book(named.system, topic) if topic or whole else ()
        if as_json:
            paper.print_json(as_codes(named.system, chapters))
        else:
            paper.show(Book(speech, named).drawn(chapters, front=topic is None))


@contextmanager
def _keeping_everything() -> Iterator[None]:
    """Do not look for what is needed no more: a book is needed to the end, and looking takes a quarter of the time."""
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if looking:
            gc.enable()
