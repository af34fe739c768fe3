"""Bridge for PettingZoo: one board an episode, four agents, each on turn one after the other (``schlemm[pettingzoo]``).

Declarer chooses dummy's cards. At the end each agent is rewarded with the duplicate points of its side, negative where
the other side has them.

>>> from schlemm.environment.bridge import env
>>> game = env()
>>> game.reset(seed=1)
>>> game.agent_selection, int(game.observe(game.agent_selection)["action_mask"].sum())
('south', 36)
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from schlemm.core.calls import CALLS as CORE_CALLS
from schlemm.core.cards import CARDS
from schlemm.core.conditions import Conditions
from schlemm.core.seats import SIDES
from schlemm.dealing.simulate import shuffle
from schlemm.dealing.words import uniform_integers
from schlemm.environment.lean_board import ACTIONS, CALLS, LeanBoard
from schlemm.environment.observation import LENGTH, Row, action_mask, observed_row
from schlemm.scoring.duplicate import duplicate_score

AGENTS: Final = ("north", "east", "south", "west")
"""The agents, by their seats 0 to 3."""
BOARDS: Final = 16
"""After so many boards dealer and vulnerability repeat (Law 2); each episode is one of them."""


class BridgeEnv(AECEnv[str, Any, int | np.integer[Any] | None]):
    """One board.

    Args:
        render_mode: ``"ansi"`` for a text that ``render`` gives, or nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {  # pyrefly: ignore[bad-override]  # nobody sets it
        "name": "bridge_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, render_mode: str | None = None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, (LENGTH,), np.int8),
                    "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
                }
            )
            for agent in AGENTS
        }
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in AGENTS}
        self._words: Iterator[int] | None = None
        self._number = 1
        self._board = LeanBoard([0] * 13 + [1] * 13 + [2] * 13 + [3] * 13)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do: calls 0 to 37, then cards from ♣2."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next board.

        Args:
            seed: Where chance starts; without it goes on from the last one, or from real chance.
            options: Nothing is asked for.
        """
        if seed is not None or self._words is None:
            self._words = uniform_integers(f"{secrets.token_hex(16) if seed is None else seed}")
        self._number = 1 + (next(self._words) * BOARDS >> 32)
        self._board = LeanBoard(shuffle(self._words), self._conditions.first_caller.index)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self._board.actor]

    def observe(self, agent: str) -> dict[str, Row]:
        """What an agent sees, and which actions it may choose now."""
        seat = AGENTS.index(agent)
        sides = self._conditions.vulnerability
        vulnerable = sides.of(SIDES[0]), sides.of(SIDES[1])
        return {
            "observation": observed_row(self._board, seat, vulnerable),
            "action_mask": action_mask(self._board, seat),
        }

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Do the action of the agent on turn.

        Raises:
            ValueError: If it is not allowed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent on turn has to act")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._board.act(int(action))
        if self._board.is_over:
            points = self._points()
            self.rewards = {name: points if seat % 2 == 0 else -points for seat, name in enumerate(AGENTS)}
            self.terminations = dict.fromkeys(AGENTS, True)
        else:
            self.agent_selection = AGENTS[self._board.actor]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The calls and cards so far, in one line; nothing unless ``"ansi"`` was asked for."""
        if self.render_mode is None:
            return None
        calls = (str(CORE_CALLS[call]) for call in self._board.calls)
        cards = (str(CARDS[card]) for card in self._board.cards)
        return f"{AGENTS[self._board.first]}: {' '.join((*calls, *cards))}".rstrip()

    def close(self) -> None:
        """Nothing is open."""

    @property
    def _conditions(self) -> Conditions:
        return Conditions.of_board(self._number)

    def _points(self) -> int:
        """The duplicate score of North-South."""
        board = self._board
        if board.declarer < 0:
            return 0
        side = SIDES[board.declarer % 2]
        level, strain = 1 + board.bid // 5, board.bid % 5
        vulnerable = self._conditions.vulnerability.of(side)
        points = duplicate_score(level, strain, board.doubling, board.tricks, vulnerable=vulnerable)
        return points if side is SIDES[0] else -points


def env(render_mode: str | None = None) -> BridgeEnv:
    """The environment, in the way in which PettingZoo's own are made."""
    return BridgeEnv(render_mode)


__all__ = ["AGENTS", "CALLS", "BridgeEnv", "env"]
