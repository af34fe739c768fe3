"""The command line: ``schlemm score``, ``hand``, ``deal``, ``bid``, ``match``, ``serve``, ``backup`` and so on.

One file a command; what a command needs is imported when it runs, so that the help is there at once.
"""

from __future__ import annotations


def main() -> None:
    """Run the command that the process was started with, and end the process with its exit code."""
    import sys

    from schlemm.cli.alone import why_alone

    if reason := why_alone(sys.argv[1:]):
        sys.exit(reason)
    from schlemm.cli.run import run

    sys.exit(run(sys.argv[1:]))
