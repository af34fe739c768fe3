"""What asks a program to end that goes on until it is asked."""

from __future__ import annotations

import signal
from collections.abc import Iterator


def ending_signals() -> Iterator[signal.Signals]:
    """What asks for the end: Ctrl-C, SIGTERM, and that its terminal is gone, unless it was told not to mind."""
    yield signal.SIGINT
    yield signal.SIGTERM
    hangup = getattr(signal, "SIGHUP", None)  # Windows has none
    if hangup is not None and signal.getsignal(hangup) is not signal.SIG_IGN:  # nohup
        yield hangup
