"""A lock on a data file: a file beside it, held for as long as the process lives that took it.

The system lets go of the lock when its holder ends, however it ends, so that no lock is left over after a kill.
"""

from __future__ import annotations

import errno
import logging
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from schlemm.store.store import StoreTrouble

_LOG: Final = logging.getLogger(__name__)

SUFFIX: Final = ".lock"

_HELD: Final = frozenset({errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK})
"""What the system says where somebody else holds the lock."""

_NO_LOCKS: Final = frozenset({errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EINVAL})
"""What it says on a file system that knows no locks, such as some of a network."""

if sys.platform == "win32":
    import msvcrt

    _FAR: Final = 1 << 30
    """The byte that is locked: far behind the number of the process, which others are to read."""

    def _lock(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """The right to write to a data file, which one process has at a time.

    Args:
        data: The data file; it need not be there.
    """

    def __init__(self, data: Path) -> None:
        self._data = data
        self._path = lock_file(data)
        self._file: int | None = None

    def take(self) -> None:
        """Take the lock, or say at once who has it. Where the file system knows no locks, it goes without.

        Raises:
            StoreTrouble: If somebody else holds it (``in-use``, with the number of their process).
            OSError: If the file beside the data file cannot be made.
        """
        while self._file is None:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(file)
            except OSError as error:
                process = os.read(file, 32).decode("ascii", "replace").strip()
                os.close(file)
                if error.errno in _NO_LOCKS:
                    _LOG.warning("%s: no locks here, so nothing keeps a second server from it", self._path)
                    return
                if error.errno in _HELD:
                    facts = {"process": process or "none"}
                    raise StoreTrouble("in-use", str(self._data), f"process {process}", facts) from error
                raise
            if _is_at(file, self._path):
                self._file = file
            else:  # its former holder has put it away between opening and locking
                os.close(file)
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let go of the lock, and put the file away; nothing if it was not taken."""
        if self._file is None:
            return
        if os.name == "posix":  # while it is still held: who waits for it looks whether it is still there
            self._path.unlink(missing_ok=True)
        os.close(self._file)
        self._file = None
        with suppress(OSError):
            if os.name != "posix":
                self._path.unlink(missing_ok=True)


def lock_file(data: Path) -> Path:
    """The file beside a data file that stands for its lock; one, by whichever link the data file is named."""
    whole = data.resolve()
    return whole.with_name(whole.name + SUFFIX)


def check_unused(data: Path) -> None:
    """Check that nobody holds a data file, without leaving anything beside it.

    Raises:
        StoreTrouble: If somebody holds it (``in-use``).
    """
    if not lock_file(data).exists():
        return
    lock = FileLock(data)
    with suppress(OSError):  # where no lock can be written, nobody who writes can hold one
        lock.take()
    lock.release()


def _is_at(file: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file), path.stat())
    except FileNotFoundError:
        return False
