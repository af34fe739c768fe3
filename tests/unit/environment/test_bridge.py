"""The environment for PettingZoo: its own conformance tests, and the points at the end."""

import warnings

import pytest

from schlemm.core.conditions import Conditions

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: the environment goes untested")

from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from schlemm.environment.bridge import AGENTS, BridgeEnv, env


def played(game: BridgeEnv, seed: int) -> dict[str, int]:
    """What each agent has won at the end of an episode of random actions."""
    game.reset(seed=seed)
    for agent in AGENTS:
        game.action_space(agent).seed(seed)
    won = dict.fromkeys(AGENTS, 0)
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, _ = game.last()
        assert seen is not None
        won[agent] += int(reward)
        over = terminated or truncated
        game.step(None if over else int(game.action_space(agent).sample(seen["action_mask"])))
    return won


def test_it_keeps_to_the_interface() -> None:
    """PettingZoo's own test of environments passes; what it only advises is named here."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "We recommend agents to be named")
        api_test(env(), num_cycles=500, verbose_progress=False)


def test_seeds_decide() -> None:
    """PettingZoo's own test of seeds passes."""
    seed_test(env, num_cycles=50)


def test_points_are_those_of_both_sides() -> None:
    """Partners win the same, and their opponents lose it; over some boards the points differ."""
    results = []
    for seed in range(6):
        won = played(BridgeEnv(), seed)
        assert won["north"] == won["south"] == -won["east"] == -won["west"]
        results.append(won["north"])
    assert len({*results}) > 2


def test_an_episode_goes_on_to_the_next_board() -> None:
    """Without a seed the next board is another one, and the dealer is that of its number."""
    game = BridgeEnv(render_mode="ansi")
    game.reset(seed=1)
    first = {agent: game.observe(agent)["observation"].tobytes() for agent in AGENTS}
    dealers = set()
    for _ in range(12):
        game.reset()
        dealers.add(game.agent_selection)
    assert {agent: game.observe(agent)["observation"].tobytes() for agent in AGENTS} != first
    assert len(dealers) > 1
    assert Conditions.of_board(1).dealer.name.casefold() in AGENTS
    game.step(0)
    assert game.render() is not None
    assert str(game.render()).endswith(": P")


def test_an_action_that_is_not_allowed_raises() -> None:
    """A card in the auction is an error, not a loss."""
    game = env()
    game.reset(seed=1)
    with pytest.raises(ValueError, match="not allowed"):
        game.step(60)
