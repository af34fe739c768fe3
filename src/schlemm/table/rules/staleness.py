"""Commands that come a moment late: whether they still mean what they meant when their sender last looked."""

from __future__ import annotations

from collections.abc import Sequence

from schlemm.core.seats import Seat
from schlemm.table.rules.act import Command, never
from schlemm.table.rules.acts import act_of, is_aside
from schlemm.table.state.events import Heard
from schlemm.table.state.table import Table


def still_means_the_same(table: Table, by: Seat, command: Command, since: Sequence[Heard] | None) -> bool:
    """Return whether what is asked means what it meant when the player last looked.

    Each act says what makes it stale: most, that anything has happened to the board; who comes, goes or speaks takes no
    call or card from anybody.

    Args:
        table: The table as it stands.
        by: Who asks.
        command: What for.
        since: What has happened since they looked; ``None`` if that is too long ago to be known.
    """
    stale = act_of(command).stale
    if stale is never:
        return True
    return since is not None and not stale(table, by, [event for event in since if not is_aside(event)])
