"""Why something is not done, as a code with arguments; the player's catalogue has the words."""

from __future__ import annotations

from typing import Final

from schlemm.core.errors import NotationError, RuleViolation
from schlemm.dd.solver import SolverError
from schlemm.server.common.messages import Reason
from schlemm.store.store import StoreTrouble
from schlemm.table.live.presence import BotsWait
from schlemm.table.live.robots import SpareAction
from schlemm.table.rules.refusal import Refused

LONGEST_QUOTE = 20
"""How many characters of what somebody sent are sent back to them."""


def of_violation(violation: RuleViolation) -> Reason:
    """A broken rule, with the Law it stands in."""
    law = None if violation.law is None else str(violation.law)
    return Reason(violation.code.value, dict(violation.data), law)


def of_refusal(refused: Refused) -> Reason:
    """Why the table does not do what it is asked."""
    return Reason(refused.reason.value, dict(refused.data))


_OF_STORE: Final = frozenset({"damaged", "full", "locked", "read-only", "unreachable"})
"""What keeps a store from its work that players have words for, besides that it has failed."""


def of_notation(error: NotationError) -> Reason:
    """A text that is no call or card: ``not-a-call``, ``not-a-card``."""
    return Reason(f"not-a-{error.what}", {"text": error.text[:LONGEST_QUOTE]})


def of_store(trouble: StoreTrouble) -> Reason:
    """Why something could not be kept, or not be read: ``data-full``, ``data-read-only`` and so on.

    The place of the file stays on the server: it is nobody's business at the table.
    """
    known = trouble.reason in _OF_STORE
    return Reason(f"data-{trouble.reason if known else 'failed'}")


def of_solver(error: SolverError) -> Reason:
    """Why tricks are not worked out: there is nothing that could, it would take too long, or not just now."""
    return Reason({"missing": "solver-missing", "too-wild": "too-wild"}.get(error.reason, "no-figures"))


def of_trouble(error: Exception) -> Reason:
    """What has stopped the bots: the store, or ``bot-trouble`` for anything of their own.

    ``bot-stood-in`` has not stopped them: something simple was done for one that failed. ``too-many-bot-tables``: they
    wait, as their household has many others.
    """
    if isinstance(error, BotsWait):
        return Reason("too-many-bot-tables", {"most": error.most})
    if isinstance(error, SpareAction):
        return Reason("bot-stood-in", {"seat": error.seat.letter})
    return of_store(error) if isinstance(error, StoreTrouble) else Reason("bot-trouble")
