"""From what a person wishes to practise with the cards to the first events of a table."""

from __future__ import annotations

from dataclasses import replace

from schlemm.bots.boards.goal_board import SYSTEM
from schlemm.core.goal import PLAYER, GoalBoard, GoalWish, TableGoal
from schlemm.core.seats import BySeat
from schlemm.server.common.bots import BOT_NAMES, bot_bidding
from schlemm.server.goals.wire import OpenGoal
from schlemm.table.rules.goals import form_for, laid_out
from schlemm.table.rules.person_names import visible_name
from schlemm.table.state.events import Event, TableOpened
from schlemm.table.state.players import Person, Player, Robot, hashed
from schlemm.table.state.settings import Settings
from schlemm.table.state.table import Table


def wish_of(asked: OpenGoal) -> GoalWish:
    """What to practise."""
    return GoalWish(asked.goal, asked.size, asked.kind)


def goal_table(asked: OpenGoal, given: GoalBoard, seed: str, table: str, secret: str) -> tuple[Event, ...]:
    """The first board of a practice, on a table of this name, for the person who has this secret."""
    bot = bot_bidding(SYSTEM, asked.level)
    robots: BySeat[Player] = BOT_NAMES.map(lambda name: Robot(name, bot))
    person = Person(visible_name(asked.name), hashed(secret, table), bot=bot, face=asked.face)
    players = robots.put(PLAYER, person)
    goal = TableGoal(wish_of(asked), seed, 1, given.fit, given.possible)
    settings = Settings(asked.tempo)
    return laid_out(TableOpened(form_for(given), players, settings, practice=goal), given)


def goal_table_after(
    former: Table, goal: TableGoal, given: GoalBoard, table: str, secret: str
) -> tuple[Event, ...]:
    """A board for the same player, with the same bots, on another table.

    Args:
        former: The table before.
        goal: What was practised there.
        given: The board, which may be the same.
        table: Name of the new table.
        secret: The person's secret.
    """
    player = former.players.of(PLAYER)
    face = player.face if isinstance(player, Person) else None
    person = Person(player.name, hashed(secret, table), bot=player.bot, face=face)
    players = former.players.put(PLAYER, person)
    goal = replace(goal, fit=given.fit, possible=given.possible)
    return laid_out(TableOpened(form_for(given), players, former.settings, practice=goal), given)
