"""``schlemm table-client``: a bot of ours plays at another table manager's table."""

from schlemm.cli.commands.table_client.client_command import command

__all__ = ["command"]
