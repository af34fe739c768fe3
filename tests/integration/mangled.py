"""Messages with something wrong in them, and messages in frames as no browser would send them."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from tests.integration.served import frame

CONT, TEXT, BINARY, CLOSE, PING = 0, 1, 2, 8, 9
"""Opcodes of frames (RFC 6455, 5.2)."""

ABSURD: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0, 2**31, 2**63, 10**400, 1.5, 1e308, float("nan"), float("inf")),
    *("", "x", "\x00", "S1", "8NT", "N" * 65, "🂡" * 300, "\ud800", "x" * 5_000, "P\n"),
    *([], {}, [[[]]], {"id": {"id": []}}, [1, "a", None], {"": None}),
)
"""Values for fields that want others."""


def mangled(said: dict[str, Any], random: Random) -> str:
    """The message with one to three things about it that are not as they should be."""
    wrong = dict(said)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        name = random.choice(sorted(wrong) or ["id"])
        match random.randrange(6):
            case 0:
                wrong.pop(name, None)
            case 1:
                wrong[name] = random.choice(ABSURD)
            case 2:  # types swapped
                value = wrong.get(name)
                wrong[name] = str(value) if not isinstance(value, str) else [value]
            case 3:
                wrong[random.choice(("more", "type", "seen", "🂡", name.upper()))] = random.choice(ABSURD)
            case 4:  # the values of two fields
                other = random.choice(sorted(wrong) or ["id"])
                wrong[name], wrong[other] = wrong.get(other), wrong.get(name)
            case _:
                wrong["type"] = random.choice(("", "update", "nothing", "Call", "card\x00"))
    text = json.dumps(wrong)
    if random.random() < 0.2:
        text = _cut(text, random)
    return text


def _cut(text: str, random: Random) -> str:
    at = random.randrange(len(text))
    return random.choice(
        (text[:at], text[:at] + text[at + 1 :], text + text, f"[{text}]", text[:at] + "\x00")
    )


def framed(text: str, random: Random) -> bytes:
    """The message as it may be sent: whole, or in several frames with pings between."""
    data = text.encode(errors="replace")
    if random.random() < 0.7 or len(data) < 4:
        return frame(TEXT, data)
    cuts = sorted(random.sample(range(1, len(data)), min(len(data) - 1, random.randint(1, 5))))
    parts = [data[first:last] for first, last in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    sent = b""
    for number, part in enumerate(parts):
        sent += frame(CONT if number else TEXT, part, fin=number == len(parts) - 1)
        if number < len(parts) - 1 and random.random() < 0.3:
            sent += frame(PING, b"here?")
    return sent


BREAKING: Final[dict[str, Callable[[Random], bytes]]] = {
    "binary": lambda random: frame(BINARY, random.randbytes(random.randrange(300))),
    "no UTF-8": lambda random: frame(TEXT, b'{"id":"\xff\xfe' + random.randbytes(20)),
    "not masked": lambda random: frame(TEXT, b"{}", masked=False),
    "opcode that is none": lambda random: frame(random.choice((3, 4, 7, 11, 15)), b"x"),
    "goes on with nothing": lambda random: frame(CONT, b"x"),
    "begins twice": lambda random: frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"),
    "long ping": lambda random: frame(PING, b"x" * 126),
    "ping in parts": lambda random: frame(PING, b"x", fin=False),
    "flood of pings": lambda random: frame(PING, b"x") * 120,
    "too large": lambda random: frame(TEXT, b" " * random.choice((16_385, 70_000))),
    "too many parts": lambda random: frame(TEXT, b"{", fin=False) + frame(CONT, b"x", fin=False) * 100,
    "noise": lambda random: random.randbytes(random.randint(2, 400)),
    "close with a code that is none": lambda random: frame(
        CLOSE, random.choice((b"\x00", b"\x00\x01", b"\xff\xff"))
    ),
    "close": lambda random: frame(CLOSE, b"\x03\xe8"),
    "no message": lambda random: frame(TEXT, random.choice((b"", b"null", b"[]", b"hello", b'"x"'))),
    "deep": lambda random: frame(TEXT, b'{"id":' + b"[" * 9_000),
    "half a frame": lambda random: frame(TEXT, b"x" * 200)[:100],
}
"""What ends a socket, by what is wrong with it."""
