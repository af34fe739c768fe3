"""The acts of a table as messages: what is asked has the fields of its request, in the notation of the wire."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass, replace
from inspect import getdoc
from typing import Annotated, Any, Final, cast, get_type_hints

import msgspec
from msgspec import Meta

from schlemm.core.calls import Call, parse_call
from schlemm.core.cards import Card
from schlemm.core.contract import Result
from schlemm.core.errors import NotationError
from schlemm.server.common.bots import BOT_NAMES
from schlemm.server.protocol.command import SocketCommand
from schlemm.table.rules import devices, leaving, namesakes, programs, rematch, settings
from schlemm.table.rules.act import Act, Command
from schlemm.table.rules.acts import ACTS
from schlemm.table.rules.ceremony import CutPack
from schlemm.table.rules.dealing import Contribute
from schlemm.table.rules.explaining import ExplainCall
from schlemm.table.rules.leaving import FreeSeat
from schlemm.table.rules.settings import ChangeSettings
from schlemm.table.state.pack import CUTS
from schlemm.table.state.settings import Settings

BY_ROUTE: Final = (
    *(namesakes.SIT, namesakes.WATCH, devices.ADD_KEY, devices.RENEW_LINK, devices.REPLACE_DEVICE),
    *(programs.LET_PROGRAM, programs.END_PROGRAM, rematch.GO_ON),
)
"""What is asked over HTTP, since the answer makes or reads a cookie or a key."""

LIMITS: Final[Mapping[tuple[type, str], Any]] = {
    (ExplainCall, "text"): Annotated[str, Meta(max_length=240)] | None,
    (Contribute, "value"): Annotated[str, Meta(max_length=32)],
    (CutPack, "after"): Annotated[int, Meta(ge=CUTS[0], le=CUTS[-1])],
}
"""What bounds a field before anything looks at it."""


def call_of(text: str) -> Call:
    """Return the call that a browser has written.

    Raises:
        NotationError: If it is none.
    """
    try:
        return parse_call(text)
    except NotationError as error:
        raise NotationError("call", text, error.reason) from None


WRITTEN: Final[Mapping[Any, Callable[[str], Any]]] = {
    Call: call_of,
    Card: Card.parse,
    Result: Result.parse,
}
"""What has a notation of its own, and who reads it; all else msgspec knows."""


def wire_fields(kind: type) -> list[tuple[str, Any] | tuple[str, Any, Any]]:
    """Return the fields of a value as those of a message: name, type, and the default if there is one."""
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} has no fields")
    hints = get_type_hints(kind)
    found: list[tuple[str, Any] | tuple[str, Any, Any]] = []
    for each in fields(kind):
        hint = str if hints[each.name] in WRITTEN else hints[each.name]
        hint = LIMITS.get((kind, each.name), hint)
        found.append((each.name, hint) if each.default is MISSING else (each.name, hint, each.default))
    return found


def summary(kind: type) -> str:
    """Return what a class says of itself, as the description of the sockets has it."""
    return getdoc(kind) or ""


def _message(act: Act[Any]) -> type[SocketCommand]:
    """The message that asks for an act."""
    given = _GIVEN.get(act.request)
    made = msgspec.defstruct(
        f"{act.request.__name__}Command",
        wire_fields(act.request) if given is None else given,
        bases=(SocketCommand,),
        module=__name__,
        namespace={"__doc__": summary(act.request)},
        tag=act.name,
        frozen=True,
    )
    return cast("type[SocketCommand]", made)


_GIVEN: Final[Mapping[type, list[tuple[str, Any] | tuple[str, Any, Any]]]] = {
    # A bot's name is the server's choice.
    FreeSeat: [field for field in wire_fields(FreeSeat) if field[0] != "name"],
    # ``None`` leaves a setting as it is; the clock stays as it was agreed.
    ChangeSettings: [
        (field[0], field[1] | None, None) for field in wire_fields(Settings) if field[0] != "minutes"
    ],
}
"""Where a message has other fields than its request."""

MESSAGES: Final[Mapping[type[SocketCommand], Act[Any]]] = {
    _message(act): act for act in ACTS if act not in BY_ROUTE
}
"""The messages that ask for acts."""


def command_of(said: SocketCommand, agreed: Settings) -> Command:
    """Return what is asked of the table.

    Args:
        said: What the browser said.
        agreed: The settings as they are, for a change of some of them.

    Raises:
        NotationError: If a call or card in it is none.
    """
    act = MESSAGES[type(said)]
    asked = {name: getattr(said, name) for name in said.__struct_fields__ if name not in {"id", "seen"}}
    if act is leaving.FREE_SEAT:
        return FreeSeat(asked["seat"], BOT_NAMES.of(asked["seat"]))
    if act is settings.SETTINGS:
        return ChangeSettings(
            replace(agreed, **{name: value for name, value in asked.items() if value is not None})
        )
    for name, read in _READERS[act.request]:
        asked[name] = read(asked[name])
    return act.request(**asked)


_READERS: Final[Mapping[type, tuple[tuple[str, Callable[[str], Any]], ...]]] = {
    act.request: tuple(
        (name, WRITTEN[hint]) for name, hint in get_type_hints(act.request).items() if hint in WRITTEN
    )
    for act in ACTS
}
"""By the class of a request, which of its fields have a notation of their own, and who reads it."""
