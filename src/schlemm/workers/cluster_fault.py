"""Why nothing can be done on a cluster, and which software its parts have to share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

OURS: Final = ("schlemm", "schlemm-native")
"""Our packages, of which all parts of a cluster need the same versions to come to the same results."""
NOWHERE: Final = "–"
"""The version of what is not installed."""

Software: TypeAlias = tuple[tuple[str, str], ...]
"""Names and versions, the same names in the same order everywhere."""


@dataclass(eq=True, unsafe_hash=True)
class ClusterFault(Exception):
    """A cluster cannot be worked on, or no longer.

    Attributes:
        reason: ``"unreachable"`` (no scheduler answers), ``"not-started"`` (one of our own), ``"no-workers"``,
            ``"versions"`` (a part of it has other software), ``"unfit"`` (a worker lacks what the work needs) or
            ``"lost"`` (while it worked).
        where: The address of what it is about.
        detail: What is known about it: of other versions which, otherwise for the log.
        ours: The versions here that differ from them.
    """

    reason: str
    where: str
    detail: str = ""
    ours: str = ""

    def __str__(self) -> str:
        here = f" (here {self.ours})" if self.ours else ""
        return f"the cluster at {self.where}: {self.reason} {self.detail}{here}"


def software_of(told: Mapping[str, Any]) -> Software:
    """What counts of that which Dask tells of the versions of a process (``distributed.versions.get_versions``)."""
    packages: Mapping[str, str | None] = told.get("packages") or {}
    python = ".".join((packages.get("python") or NOWHERE).split(".")[:2])
    others = ((name, packages.get(name) or NOWHERE) for name in (*OURS, "distributed"))
    return (("Python", python), *others)


def without_compiled(software: Software) -> Software:
    """The same for a scheduler, which needs no compiled parts."""
    return tuple(pair for pair in software if pair[0] != "schlemm-native")


def check_software(where: str, theirs: Software, ours: Software) -> None:
    """Check that a part of a cluster has the software that is here.

    Args:
        where: Its address.
        theirs: What it has.
        ours: What is here.

    Raises:
        ClusterFault: If not; it names both.
    """
    others = [pair for pair in theirs if pair not in ours]
    if others:
        names = {name for name, _ in others}
        here = [pair for pair in ours if pair[0] in names]
        raise ClusterFault("versions", where, _listed(others), _listed(here))


def _listed(software: list[tuple[str, str]]) -> str:
    return ", ".join(f"{name} {version}" for name, version in software)
