"""Log lines of what was refused: a code, and no secret, no card, nothing that was sent."""

from __future__ import annotations

import logging
from typing import Final

from schlemm.server.common.messages import Reason

LOG: Final = logging.getLogger(__name__)

STRANGE: Final = frozenset(
    {
        "malformed",
        "too-large",
        "too-fast",
        "too-many-bot-tables",
        "too-many-questions",
        "too-much-work",
        "too-many-windows",
        "too-many-sockets",
        "foreign-origin",
        "foreign-table",
        "unknown-table",
        "wrong-host",
        "wrong-key",
    }
)
"""What hardly happens to whoever uses our pages; everything else is everyday life, such as a card out of turn."""


def log_refusal(where: str, address: str, why: Reason) -> None:
    """Log that something was refused.

    Args:
        where: What was asked, in words of ours.
        address: Who asked.
        why: The code alone is written: its arguments may hold cards, or what somebody sent.
    """
    level = logging.WARNING if why.code in STRANGE else logging.INFO
    LOG.log(
        level, f"%s, %s: {why.code}", address, where, extra={"code": why.code}
    )  # by the code, kinds of lines are told apart
