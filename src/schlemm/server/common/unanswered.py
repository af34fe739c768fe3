"""Why a question is not answered, where it is not for the rules of the game to say."""

from __future__ import annotations

from typing import TypeVar

from schlemm.server.common.messages import Reason

T = TypeVar("T")


class BadQuestion(Exception):
    """What is asked makes no sense; no page of ours asks so."""


class NotThere(Exception):
    """There is nothing of the kind that is asked for, or nothing of the asker's."""


class TooManyWaiting(Exception):
    """So many already wait for answers of this kind that no one else may."""


class NotAdmitted(Exception):
    """Somebody who has no seat at a table, and no key to one."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why.code)
        self.why = why


def existing(found: T | None) -> T:
    """Return what was looked for.

    Raises:
        NotThere: If it was not found.
    """
    if found is None:
        raise NotThere
    return found
