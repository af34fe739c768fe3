"""From what a browser says to what a match is asked."""

from __future__ import annotations

from collections.abc import Callable

from schlemm.core.seats import Seat
from schlemm.match.rules.requests import ChooseCaptain, Comment, LineUp, MatchCommand, Release
from schlemm.match.state.parting import What
from schlemm.match.state.place import Place, Room
from schlemm.server.protocol import client
from schlemm.server.protocol.match import PlaceName


class NonsenseAsked(Exception):
    """Something that no page of ours asks."""


def match_command_of(asked: client.AskedOfMatch, bot_at: Callable[[Place], str]) -> MatchCommand:
    """What is asked of the match.

    Args:
        asked: What the browser said.
        bot_at: The name of the bot that takes a place.
    """
    match asked:
        case client.LineUpCommand():
            return LineUp(asked.team, tuple(place_of(name) for name in asked.to))
        case client.ReleaseCommand():
            place = place_of(asked.place)
            return Release(place, bot_at(place))
        case client.ChooseCaptainCommand():
            return ChooseCaptain(place_of(asked.place))
        case client.CommentCommand():
            return Comment(asked.board, asked.room, What(asked.what), asked.index, asked.text)


def place_of(name: PlaceName) -> Place:
    """The place of this name.

    >>> str(place_of("2W"))
    '2W'
    """
    return Place(Room(int(name[0])), Seat(name[1:]))
