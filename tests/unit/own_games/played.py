"""Games for tests of what is remembered: whole streams as a store keeps them, with people who come and go."""

from collections.abc import Iterable, Sequence
from functools import reduce

from tests.unit.table.playing import moments

from schlemm.core.seats import BySeat, Seat
from schlemm.match.live import codec as of_match
from schlemm.match.state.events import MatchEvent
from schlemm.own_games.played_game import PlayedGame, game_after, game_opened
from schlemm.store.store import Entry, Stored
from schlemm.table.live import codec as of_table
from schlemm.table.state.events import BoardEnded, Event
from schlemm.table.state.forms import Form
from schlemm.table.state.players import Person, Player, Robot, hashed

NAME = "abcdefghijkm"
"""As a table could be called."""
ANNA, BEN = "annas-secret-0123456789", "bens-secret-01234567890"
ROBOTS: BySeat[Player] = BySeat(
    *(Robot(name, "forum:anfaenger") for name in ("Nora", "Olga", "Sven", "Willi"))
)


def person(name: str, secret: str, game: str = NAME) -> Person:
    """Somebody whose browser has this secret."""
    return Person(name, hashed(secret, game))


def seated(game: str = NAME, **people: str) -> BySeat[Player]:
    """Bots, but for Anna and Ben at the seats of these letters."""
    players = ROBOTS
    for name, letter in people.items():
        secret = {"anna": ANNA, "ben": BEN}[name]
        players = players.put(Seat(letter), person(name.capitalize(), secret, game))
    return players


def table_events(
    seed: int, players: BySeat[Player], form: Form | None = None, boards: int = 99
) -> tuple[Event, ...]:
    """The events of a game of random legal actions, until so many boards are over."""
    events: tuple[Event, ...] = ()
    for _, new in moments(seed, form, players=players):
        events += new
        if sum(isinstance(event, BoardEnded) for event in events) >= boards:
            break
    return events


def kept(events: Sequence[Event]) -> tuple[Stored, ...]:
    """Events of a table as a store keeps them."""
    return _stored(map(of_table.encode, events))


def kept_match(events: Sequence[MatchEvent]) -> tuple[Stored, ...]:
    """Events of a match as a store keeps them."""
    return _stored(map(of_match.encode, events))


def _stored(written: Iterable[tuple[str, bytes]]) -> tuple[Stored, ...]:
    return tuple(Stored(version, Entry(*each)) for version, each in enumerate(written, start=1))


def remembered(stored: Sequence[Stored], name: str = NAME) -> PlayedGame:
    """The game that these events are."""
    return reduce(game_after, stored[1:], game_opened(name, stored[0]))
