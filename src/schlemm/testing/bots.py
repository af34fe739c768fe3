"""The laws that every bot keeps, and strategies for what bots are asked."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from hypothesis import strategies as st

from schlemm.bots.bot import Bot, NoSuchCall, NotAsked, answers_claim, is_asked
from schlemm.core.action import Action, AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.board.project import view_for
from schlemm.core.board.state import State
from schlemm.core.seats import SEATS
from schlemm.core.view import View
from schlemm.testing.boards import states, views

_ELSEWHERE = (
    "import pickle, sys; bot, views = pickle.load(sys.stdin.buffer);"
    "pickle.dump([bot.act(view) for view in views], sys.stdout.buffer)"
)
_ELSEWHERES = (
    {"PYTHONHASHSEED": "0"},
    {
        "PYTHONHASHSEED": "1",
        "LC_ALL": "C",
        "LANG": "tr_TR.UTF-8",
        "TZ": "Asia/Kathmandu",
        "SCHLEMM_LANG": "it",
    },
)
"""What differs in other processes: how sets of strings are ordered, the locale, the time of day, the language."""


def asked_views() -> st.SearchStrategy[View]:
    """What a seat sees that has something to do: a call, a card, or an answer to a claim."""
    return states().flatmap(_asked)


def _asked(state: State) -> st.SearchStrategy[View]:
    seen = [view_for(state, seat) for seat in SEATS]
    asked = [view for view in seen if is_asked(view)]
    return st.sampled_from(asked) if asked else views().filter(is_asked)


def check_bot(bot: Bot, seen: Iterable[View]) -> None:
    """Ask the bot about each view, and see that it keeps its laws.

    What it does is legal and always the same; a seat that has nothing to do is told so; every call of the
    auction is explained, from the calls before it alone.

    Raises:
        AssertionError: If a law is broken.
    """
    for view in seen:
        if is_asked(view):
            action = bot.act(view)
            assert bot.act(view) == action, f"{action} now, something else a moment later: {view.text()}"
            assert is_legal(action, view), f"{action} is not legal: {view.text()}"
        else:
            assert _refuses(bot, view), f"acts without being asked: {view.text()}"
        _check_explanations(bot, view)


def check_bot_elsewhere(bot: Bot, seen: Sequence[View]) -> None:
    """Check that the bot does the same in other processes, whatever their hashes are seeded with and where they are.

    Args:
        bot: A bot that can be pickled.
        seen: Views of seats that have something to do.

    Raises:
        AssertionError: If it does something else there.
    """
    here = [bot.act(view) for view in seen]
    for environment in _ELSEWHERES:
        there = actions_elsewhere(bot, seen, environment)
        for view, one, other in zip(seen, here, there, strict=True):
            assert one == other, f"{one} here, {other} elsewhere: {view.text()}"


def actions_elsewhere(bot: Bot, seen: Sequence[View], environment: Mapping[str, str]) -> list[Action]:
    """What the bot does in a fresh process with this in its environment."""
    done = subprocess.run(
        [sys.executable, "-c", _ELSEWHERE],
        input=pickle.dumps((bot, list(seen))),
        env={**os.environ, **environment, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        check=True,
    )
    actions: list[Action] = pickle.loads(done.stdout)
    return actions


def is_legal(action: Action, view: View) -> bool:
    """Whether the seat whose view this is may do so now."""
    match action:
        case MakeCall(call):
            return call in view.legal_calls()
        case PlayCard(card):
            return card in view.legal_cards()
        case MakeClaim(tricks):
            return view.play is not None and view.acts and 0 <= tricks <= view.play.tricks_left
        case AnswerClaim():
            return answers_claim(view)


def _refuses(bot: Bot, view: View) -> bool:
    try:
        bot.act(view)
    except NotAsked:
        return True
    return False


def _check_explanations(bot: Bot, view: View) -> None:
    public, calls = view.public, view.auction.calls
    for index in range(len(calls)):
        until = replace(public, auction=public.auction.until(index + 1))
        message = bot.explain(public, index)
        assert message == bot.explain(until, index), (
            f"call {index} is explained by later calls: {view.text()}"
        )
    for index in (-1, len(calls)):
        try:
            bot.explain(public, index)
        except NoSuchCall:
            continue
        raise AssertionError(f"explains call {index} of {len(calls)}")
