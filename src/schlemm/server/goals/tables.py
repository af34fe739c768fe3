"""Tables to practise the play of the cards at: a board is found for them, and laid out."""

from __future__ import annotations

from schlemm.bots.workers.executor import JobRunner
from schlemm.core.goal import TableGoal
from schlemm.server.common.ids import new_table_name
from schlemm.server.goals.opening import goal_table, goal_table_after, wish_of
from schlemm.server.goals.wire import OpenGoal
from schlemm.server.live.live_games import LiveGames
from schlemm.table.live.goal_boards import found_board
from schlemm.table.rules.act import DealSource
from schlemm.table.rules.goals import board_again
from schlemm.table.state.table import Table


class GoalTables:
    """Opens tables to practise at.

    Args:
        games: Where they are opened.
        deals: What the boards of a practice follow from.
    """

    def __init__(self, games: LiveGames, deals: DealSource) -> None:
        self._games = games
        self._deals = deals

    async def open(self, asked: OpenGoal, secret: str, runner: JobRunner) -> str:
        """Open a table with the first board of a practice, for the person who has this secret; its name.

        Args:
            asked: What is to be practised.
            secret: The person's secret.
            runner: Who looks for the board.

        Raises:
            Refused: If there is no board for it.
            WorkerFault: If no worker could look for one.
            StoreTrouble: If it could not be kept.
        """
        name, seed = new_table_name(), str(self._deals())
        given = await found_board(runner, wish_of(asked), seed, 1)
        return await self._games.lay_out(name, goal_table(asked, given, seed, name, secret))

    async def open_board(self, former: Table, goal: TableGoal, secret: str, runner: JobRunner) -> str:
        """Open a table with a board of this practice for the player of a former one; raises as ``open`` does."""
        name = new_table_name()
        given = board_again(former, goal.number)
        if given is None:
            given = await found_board(runner, goal.wish, goal.seed, goal.number)
        return await self._games.lay_out(name, goal_table_after(former, goal, given, name, secret))
