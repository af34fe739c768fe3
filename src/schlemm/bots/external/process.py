"""A child process that is asked with lines and answers with lines, and never keeps anybody waiting for ever."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from collections import deque
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread
from typing import IO, Final

from schlemm.bots.external.fault import ExternalFault, FaultCode

LONGEST: Final = 65_536
"""The longest line that is read, in bytes; what is longer is no answer."""
SHOWN: Final = 300
"""How many characters of a program's words an error repeats."""
GRACE: Final = 1.0
"""Seconds that a program has to end by itself before it is stopped."""
_WAITING: Final = 64
"""Lines that may wait; a program that writes more without being asked is not listened to any longer."""


class LineProcess:
    """One running program.

    Args:
        command: Program and arguments as typed in a shell; no shell sees them.

    Raises:
        ExternalFault: If the system cannot start it.
    """

    def __init__(self, command: str) -> None:
        self._command = command
        if not command.strip():
            raise ExternalFault(command, FaultCode.NOT_STARTED, "there is no command")
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for us; we end the program, with all that it has started
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise ExternalFault(command, FaultCode.NOT_STARTED, why) from error
        self._answers: Queue[bytes | None] = Queue(_WAITING)
        self._complaints: deque[str] = deque(maxlen=3)
        self._readers = (
            Thread(target=self._listen, args=(_opened(self._process.stdout),), daemon=True),
            Thread(target=self._note, args=(_opened(self._process.stderr),), daemon=True),
        )
        for reader in self._readers:
            reader.start()

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    def expect_silence(self) -> None:
        """Check that nothing waits to be read before a question, since it would be taken for its answer.

        Raises:
            ExternalFault: If the program has written more than it was asked for, or has ended.
        """
        with suppress(Empty):
            line = self._answers.get_nowait()
            if line is None:
                raise self._ended()
            raise ExternalFault(self._command, FaultCode.UNASKED, shortened_words(_decoded(line)))

    def tell(self, line: str) -> None:
        """Write one line.

        Raises:
            ExternalFault: If the program is gone.
        """
        stdin = _opened(self._process.stdin)
        try:
            stdin.write(line.encode() + b"\n")
            stdin.flush()
        except OSError as error:
            raise self._ended() from error

    def answer(self, patience: float) -> str:
        """The next line.

        Args:
            patience: Seconds to wait for it.

        Raises:
            ExternalFault: If the program ends or says nothing in time.
        """
        try:
            line = self._answers.get(timeout=patience)
        except Empty:
            raise ExternalFault(self._command, FaultCode.LATE, f"{patience:g} s") from None
        if line is None:
            raise self._ended()
        return _decoded(line)

    def end(self, farewell: str = "") -> None:
        """Stop the program: by a last line and the end of its input, else by force."""
        with suppress(OSError):
            if farewell:
                self.tell(farewell)
        self._close(self._process.stdin)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE if farewell else 0)
        self._kill()
        self._process.wait()
        for reader, stream in zip(self._readers, (self._process.stdout, self._process.stderr), strict=True):
            reader.join(GRACE)
            if not reader.is_alive():
                self._close(stream)

    def _listen(self, stream: IO[bytes]) -> None:
        with suppress(Full, ValueError, OSError):
            while line := stream.readline(LONGEST):
                self._answers.put_nowait(line)
        self._answers.put(None) if not self._answers.full() else None

    def _note(self, stream: IO[bytes]) -> None:
        with suppress(ValueError, OSError):
            while line := stream.readline(LONGEST):
                self._complaints.append(line.decode(errors="replace").strip())

    def _ended(self) -> ExternalFault:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._readers[1].join(GRACE)
        code = self._process.returncode
        end = "output closed" if code is None else f"exit code {code}"
        words = ": ".join([end, " ".join(self._complaints)] if self._complaints else [end])
        return ExternalFault(self._command, FaultCode.ENDED, shortened_words(words))

    def _kill(self) -> None:
        """Kill the program and whatever it has started."""
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    @staticmethod
    def _close(stream: IO[bytes] | None) -> None:
        with suppress(OSError):
            if stream is not None:
                stream.close()


def shortened_words(words: str) -> str:
    """The words, cut where they are longer than an error should be."""
    return words if len(words) <= SHOWN else f"{words[:SHOWN]}…"


def _decoded(line: bytes) -> str:
    return line.decode(errors="replace").rstrip("\r\n")


def _opened(stream: IO[bytes] | None) -> IO[bytes]:
    """The stream, which is there because the process was started with pipes."""
    if stream is None:
        raise ValueError("the process was started without pipes")
    return stream
