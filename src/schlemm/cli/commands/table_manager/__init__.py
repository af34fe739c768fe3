"""``schlemm table-manager``: bridge programs of the world play a match at our tables."""

from schlemm.cli.commands.table_manager.manager_command import command

__all__ = ["command"]
