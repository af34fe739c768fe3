"""What the operating system says when something cannot be done, as codes: its own words are never in our language."""

from __future__ import annotations

import errno
from typing import Final

_BY_NUMBER: Final = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "too-large",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
    errno.EBUSY: "busy",
    errno.ETXTBSY: "busy",
    errno.ELOOP: "loop",
    errno.EIO: "device",
    errno.ENXIO: "device",
    errno.ENODEV: "device",
    errno.EMFILE: "many-open",
    errno.ENFILE: "many-open",
    errno.EPIPE: "closed",
    errno.ENOEXEC: "no-program",
}


def reason_of(error: BaseException | None) -> str:
    """Why something cannot be used: a code of ``file-reason``, or the system's short name such as ``EINVAL``."""
    match error:
        case OSError(errno=int() as number):
            return _BY_NUMBER.get(number) or errno.errorcode.get(number, str(number))
        case UnicodeError():
            return "not-text"
        case ValueError():
            return "no-path"
        case RuntimeError():
            return "no-home"
    return getattr(error, "sqlite_errorname", None) or "unknown"


def root_of(error: BaseException) -> BaseException:
    """The error that another one was raised from, the first of all; one that was raised from itself is that."""
    while error.__cause__ is not None and error.__cause__ is not error:
        error = error.__cause__
    return error
