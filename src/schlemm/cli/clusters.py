"""``--cluster``: bulk work on the workers of a Dask cluster, for all commands that have such work."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click

from schlemm.cli.installed import require_extra
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import FAILED, CommandError

if TYPE_CHECKING:
    from schlemm.workers.cluster_fault import ClusterFault
    from schlemm.workers.workplace import Workplace

_SCHEDULER: Final = re.compile(r"(?:(tcp|tls)://)?([\w.-]+|\[[\da-fA-F:.]+\]):(\d{1,5})", re.ASCII)
"""An address of a scheduler as it is typed; without a scheme it is TCP."""


def cluster_option(speech: Speech) -> click.Option:
    """``--cluster``, the address of a scheduler."""
    return click.Option(["--cluster"], metavar=speech.help("metavar-address"), help=speech.help("cluster"))


def scheduler_typed(text: str) -> str:
    """The address that was typed, with its scheme; ``local`` stays what it is.

    Raises:
        Trouble: If it is no address.
    """
    from schlemm.workers.cluster import LOCAL

    if text == LOCAL:
        return text
    match = _SCHEDULER.fullmatch(text)
    if match is None or not 0 < int(match[3]) < 2**16:
        raise CommandError("cluster-bad-address", {"address": text})
    return f"{match[1] or 'tcp'}://{match[2]}:{match[3]}"


@contextmanager
def cluster_asked_for(text: str | None) -> Iterator[Workplace | None]:
    """Where bulk work is done, for as long as the block lasts; ``None`` for this machine, if nothing was typed.

    Raises:
        Trouble: If there is no such cluster, or it is not like this installation.
    """
    if text is None:
        yield None
        return
    require_extra("bulk")
    from schlemm.dd.inside import can_solve
    from schlemm.workers.cluster import open_cluster
    from schlemm.workers.cluster_fault import ClusterFault

    try:
        with open_cluster(scheduler_typed(text), can_solve) as place:
            yield place
    except ClusterFault as fault:
        raise cluster_trouble(fault) from fault


def cluster_trouble(fault: ClusterFault) -> CommandError:
    """Why nothing can be done there, as it is told."""
    facts = {"address": fault.where, "theirs": fault.detail, "ours": fault.ours}
    return CommandError(f"cluster-{fault.reason}", dict(facts), FAILED)
