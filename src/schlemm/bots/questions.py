"""What an executor can be asked, as values that travel to a worker process and back."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from typing import TypeAlias

from schlemm.bidding.advice import Advice, advice_by
from schlemm.bidding.agreements import UnknownSystem
from schlemm.bidding.explain import Explanation
from schlemm.bidding.message import Message
from schlemm.bidding.why_not import why_not
from schlemm.bots.bot import NoSuchCall, NotAsked
from schlemm.bots.claims import claimable
from schlemm.bots.judgement import judged
from schlemm.bots.registry import UnknownBot, bot_named
from schlemm.core.action import Action
from schlemm.core.calls import Call
from schlemm.core.view import Public, View


@dataclass(frozen=True, slots=True)
class WhatToDo:
    """What does this bot do with this view?"""

    bot_name: str
    view: View


@dataclass(frozen=True, slots=True)
class WhatItMeans:
    """What does this call mean in this bot's system?"""

    bot_name: str
    public: Public
    index: int


@dataclass(frozen=True, slots=True)
class WhatIsSure:
    """How many of the tricks left may this player claim?"""

    view: View


@dataclass(frozen=True, slots=True)
class WhatToCall:
    """What would this player's system call with this view?"""

    view: View


@dataclass(frozen=True, slots=True)
class WhyNotThat:
    """Why does this player's system not make this call?"""

    view: View
    call: Call


Question: TypeAlias = WhatToDo | WhatItMeans | WhatIsSure | WhatToCall | WhyNotThat
Answer: TypeAlias = Action | Explanation | Advice | tuple[Message, ...] | int | None


def answer(question: Question) -> Answer:
    """The answer, worked out here and now."""
    match question:
        case WhatToDo(bot_name, view):
            return bot_named(bot_name).act(view)
        case WhatItMeans(bot_name, public, index):
            return bot_named(bot_name).explain(public, index)
        case WhatIsSure(view):
            return claimable(view)
        case WhatToCall(view):
            return advice_by(judged(view), view.public)
        case WhyNotThat(view, call):
            return why_not(view.public, view.hand, call)


@dataclass(frozen=True, slots=True)
class Answered:
    """The question was answered."""

    value: Answer


@dataclass(frozen=True, slots=True)
class Refused:
    """The question was wrong; the caller gets the error."""

    error: UnknownBot | UnknownSystem | NotAsked | NoSuchCall


@dataclass(frozen=True, slots=True)
class Failed:
    """The bot failed; ``trace`` tells where."""

    trace: str


Reply: TypeAlias = Answered | Refused | Failed


def reply_to(question: Question) -> Reply:
    """The answer to a question, or what was wrong with the question or the bot."""
    try:
        return Answered(answer(question))
    except (UnknownBot, UnknownSystem, NotAsked, NoSuchCall) as error:
        return Refused(error)
    except Exception:
        return Failed(traceback.format_exc())
