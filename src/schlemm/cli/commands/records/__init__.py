"""``schlemm records``: boards as a page to print and hang up."""

from schlemm.cli.commands.records.records_command import command

__all__ = ["command"]
