"""The compiled library: where it is, its functions with their types, and the check that it is the right one.

``ctypes`` lets other threads run during every call. Nothing is loaded before it is asked for.
"""

from __future__ import annotations

import ctypes
import sys
import weakref
from functools import cache
from pathlib import Path
from typing import Final

from schlemm_native.errors import NotBuiltError, RequestError, Status, WrongLibraryError

ABI: Final = 6
"""``SCHLEMM_ABI`` of the header that this package was written for."""
WORD: Final = (1 << 64) - 1
"""The largest number that the library takes."""
FILE: Final = Path(__file__).with_name(
    "_library" + {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
)


class CSide(ctypes.Structure):
    """``schlemm_side``."""

    _fields_ = (("points", ctypes.c_uint8 * 2), ("lengths", (ctypes.c_uint8 * 2) * 4))


class CTest(ctypes.Structure):
    """``schlemm_test``."""

    _fields_ = (
        ("cards", ctypes.c_uint64),
        ("counts", ctypes.c_uint32),
        ("seat", ctypes.c_uint8),
        ("kind", ctypes.c_uint8),
        ("unused", ctypes.c_uint16),
    )


class CRequest(ctypes.Structure):
    """``schlemm_request``."""

    _fields_ = (
        ("held", ctypes.c_uint64 * 4),
        ("classes", ctypes.c_char_p * 4),
        ("tests", ctypes.POINTER(CTest)),
        ("test_count", ctypes.c_uint64),
        ("sides", CSide * 2),
    )


class CPlan(ctypes.Structure):
    """``schlemm_plan``."""

    _fields_ = (
        ("ways", ctypes.c_uint64),
        ("all", ctypes.c_uint64),
        ("start", ctypes.c_uint32),
        ("trial_words", ctypes.c_uint32),
        ("always", ctypes.c_uint32),
        ("unused", ctypes.c_uint32),
    )


class CPosition(ctypes.Structure):
    """``schlemm_position``."""

    _fields_ = (
        ("hands", ctypes.c_uint64 * 4),
        ("trick", ctypes.c_uint8 * 4),
        ("played", ctypes.c_uint8),
        ("leader", ctypes.c_uint8),
        ("strain", ctypes.c_uint8),
        ("target", ctypes.c_uint8),
    )


class CFault(ctypes.Structure):
    """``schlemm_fault``."""

    _fields_ = (("status", ctypes.c_uint32), ("place", ctypes.c_uint32), ("value", ctypes.c_uint64))


_POINTER = ctypes.c_void_p
_LONG = ctypes.c_uint64
_QUESTION: Final = (_POINTER, _POINTER, _LONG, _POINTER, _POINTER, _POINTER)
SIGNATURES: Final = {
    "schlemm_abi": ((), ctypes.c_uint32),
    "schlemm_words": ((_LONG, _LONG, _LONG, _POINTER, ctypes.c_size_t), None),
    "schlemm_hands_new": ((_LONG, _LONG, _POINTER, _POINTER), ctypes.c_uint32),
    "schlemm_hands_free": ((_POINTER,), None),
    "schlemm_hands_ways": ((_POINTER, _POINTER), None),
    "schlemm_hands_of": (
        (_POINTER, _POINTER, _POINTER, ctypes.c_size_t, _POINTER, _POINTER),
        ctypes.c_uint32,
    ),
    "schlemm_halves": ((_POINTER, _POINTER, ctypes.c_size_t, _POINTER, _POINTER), ctypes.c_uint32),
    "schlemm_dealer_new": ((_POINTER, _POINTER, _POINTER), ctypes.c_uint32),
    "schlemm_dealer_free": ((_POINTER,), None),
    "schlemm_dealer_plan": ((_POINTER, _POINTER), None),
    "schlemm_dealer_deals": ((_POINTER, _LONG, _LONG, _POINTER, _LONG, _LONG, _POINTER), _LONG),
    "schlemm_solver_new": ((_LONG, ctypes.c_uint32, _POINTER, _POINTER), ctypes.c_uint32),
    "schlemm_solver_free": ((_POINTER,), None),
    "schlemm_solver_bytes": ((_POINTER,), _LONG),
    "schlemm_solver_limit": ((_POINTER, _LONG, _POINTER), None),
    "schlemm_solver_nodes": ((_POINTER,), _LONG),
    "schlemm_solver_tables": (_QUESTION, ctypes.c_uint32),
    "schlemm_solver_values": (_QUESTION, ctypes.c_uint32),
    "schlemm_solver_makes": (_QUESTION, ctypes.c_uint32),
    "schlemm_solver_cards": (_QUESTION, ctypes.c_uint32),
    "schlemm_solver_lines": (_QUESTION, ctypes.c_uint32),
    "schlemm_solver_courses": ((*_QUESTION[:3], _POINTER, *_QUESTION[3:]), ctypes.c_uint32),
}
"""What each function takes and gives."""


@cache
def library() -> ctypes.CDLL:
    """The library, opened once a process.

    Raises:
        NotBuiltError: If there is none for this machine.
        WrongLibraryError: If it is of another version.
    """
    if not FILE.exists():
        raise NotBuiltError(
            f"{FILE.name} is not built; with a C++ compiler or the package ziglang, "
            "`make native` builds it in the project, and `pip install` a wheel with it"
        )
    try:
        found = ctypes.CDLL(str(FILE))
    except OSError as error:
        raise NotBuiltError(f"{FILE.name} cannot be opened here: {error}; build it anew") from error
    abi = int(found.schlemm_abi()) if hasattr(found, "schlemm_abi") else 0
    if abi != ABI:
        raise WrongLibraryError(
            f"{FILE.name} speaks version {abi}, this package version {ABI}; build it anew"
        )
    for name, (takes, gives) in SIGNATURES.items():
        function = getattr(found, name)
        function.argtypes, function.restype = takes, gives
    return found


@cache
def is_built() -> bool:
    """Whether there is a library that this package can use; what keeps it from that is told by ``library``."""
    try:
        library()
    except (NotBuiltError, WrongLibraryError):
        return False
    return True


def natural(number: int, name: str) -> int:
    """Return a number if the library can take it: ``ctypes`` would cut off what is beyond, and ask something else.

    Raises:
        RequestError: If it is negative, or beyond 64 bits.
    """
    if not 0 <= number <= WORD:
        raise RequestError(f"{number} {name}; give 0 to {WORD}", Status.BAD_RANGE)
    return number


def bits(cards: int) -> int:
    """Return cards as the library takes them: of what is beyond its words it is told that it is no card."""
    return cards if 0 <= cards <= WORD else WORD


def free_with(owner: object, kind: str, handle: ctypes.c_void_p) -> None:
    """Have what belongs to an object freed when nobody holds the object any more.

    Not at the end of the program, when threads that nobody waits for may still be using it.
    """
    weakref.finalize(owner, getattr(library(), f"schlemm_{kind}_free"), handle).atexit = False
