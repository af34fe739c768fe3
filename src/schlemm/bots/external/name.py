"""The names of foreign programs: ``exec:COMMAND``, or ``SYSTEM@exec:COMMAND`` where their system is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PREFIX: Final = "exec:"
"""How the name of a foreign program begins; the command follows."""
_TOLD: Final = f"@{PREFIX}"
"""What stands between the system on its card and the command."""


@dataclass(frozen=True, slots=True)
class ProgramName:
    """A foreign program.

    Attributes:
        command: Program and arguments, as typed in a shell.
        system: The name of the system by which the others read its calls; empty if nobody has told it.
    """

    command: str
    system: str = ""


def program_named(name: str) -> ProgramName | None:
    """The foreign program of a name; ``None`` for the name of a bot of ours.

    >>> program_named("forum/weak_diamonds=yes@exec:other --fast")
    ProgramName(command='other --fast', system='forum/weak_diamonds=yes')
    >>> program_named("exec:other").system
    ''
    >>> program_named("forum:klub") is None
    True
    """
    if name.startswith(PREFIX):
        return ProgramName(name.removeprefix(PREFIX))
    system, told, command = name.partition(_TOLD)
    return ProgramName(command, system) if told else None
