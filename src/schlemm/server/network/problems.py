"""What went wrong with an HTTP request, as JSON: a code with arguments for the player's catalogue."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException

from schlemm.bidding.rules.agreements import UnknownSystem
from schlemm.core.errors import NotationError, RuleViolation
from schlemm.dd.solver import SolverError
from schlemm.server.common.damage import TableDamaged
from schlemm.server.common.errors import TooMuchWork
from schlemm.server.common.messages import Problem, Reason
from schlemm.server.common.reasons import (
    LONGEST_QUOTE,
    of_notation,
    of_refusal,
    of_solver,
    of_store,
    of_violation,
)
from schlemm.server.common.refusals import log_refusal
from schlemm.server.common.unanswered import BadQuestion, NotAdmitted, NotThere, TooManyWaiting
from schlemm.server.network.cookies import address_of
from schlemm.store.checksum import EventAltered
from schlemm.store.store import StoreTrouble
from schlemm.table.rules.refusal import Refused
from schlemm.workers.process import WorkerFault

_LOG: Final = logging.getLogger(__name__)

CUT_OFF: Final = "client disconnected prematurely"
"""How Litestar says that a request broke off before it was complete."""

CODES: Final = {
    400: "malformed",
    403: "foreign-origin",
    404: "not-found",
    405: "malformed",  # as of a page that is older than the server: its words say that it be loaded anew
    413: "too-large",
    415: "malformed",
    421: "wrong-host",
    429: "too-fast",
}
"""What a status means to whoever reads the answer."""

STATUSES: Final = {BadQuestion: 400, NotThere: 404, TooManyWaiting: 429}
"""The status of what is not answered."""


def problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to a request that failed; what nobody foresaw goes to the log and says nothing of itself."""
    said = _said_of(request, error)
    where = f"{request.method} {request.scope.get('path_template', '')}"
    log_refusal(where, address_of(request), said.content.why)
    return said


def _said_of(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    match error:
        case HTTPException(status_code=status) if status < 500:
            return _answer(status, Reason(CODES.get(status, "malformed")), error.headers)
        case BadQuestion() | NotThere() | TooManyWaiting():
            status = STATUSES[type(error)]
            return _answer(status, Reason(CODES[status]))
        case _ if _is_nonsense(error):
            return _answer(400, Reason("malformed"))
        case NotAdmitted():
            return _answer(404, error.why)
        case Refused() | RuleViolation() | NotationError() | TooMuchWork():
            return _answer(422, _of_rule(error))
        case SolverError():  # what it was asked about holds cards: only the reason is for the log
            _LOG.error("%s %s: the solver is of no use: %s", request.method, request.url.path, error.reason)
            return _answer(503, of_solver(error))
        case WorkerFault():
            return _of_workers(request, error)
        case UnknownSystem():
            quoted = {"name": error.text[:LONGEST_QUOTE], "part": error.part[:LONGEST_QUOTE]}
            return _answer(422, Reason("unknown-system", dict(quoted)))
        case StoreTrouble():
            return _answer(503, of_store(error))
        case TableDamaged() | EventAltered():
            return _answer(500, Reason("table-damaged"))
        case _:
            _LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
            return _answer(500, Reason("server-error"))


def _of_workers(request: Request[Any, Any, Any], fault: WorkerFault) -> Response[Problem]:
    if fault.reason == "too-many":  # the asker's own doing
        return _answer(429, Reason("too-many-questions"))
    _LOG.error("%s %s: %s", request.method, request.url.path, fault)
    return _answer(503, Reason("bots-busy" if fault.reason == "busy" else "bot-trouble"))


def _is_nonsense(error: Exception) -> bool:
    """Whether what was sent has brackets without end, is no text, or breaks off, so that nobody reads the answer."""
    cut_off = isinstance(error, InternalServerException) and error.detail == CUT_OFF
    return cut_off or isinstance(error, RecursionError | UnicodeDecodeError)


def _of_rule(error: Refused | RuleViolation | NotationError | TooMuchWork) -> Reason:
    match error:
        case Refused():
            return of_refusal(error)
        case RuleViolation():
            return of_violation(error)
        case NotationError():
            return of_notation(error)
        case TooMuchWork():
            return Reason("too-much-work")


def _answer(status: int, why: Reason, headers: dict[str, str] | None = None) -> Response[Problem]:
    """A problem as a response; it is never cached."""
    headers = {**(headers or {}), "Cache-Control": "no-store"}
    return Response(Problem(why), status_code=status, media_type="application/json", headers=headers)
