"""Free words that a table holds: whose they are where seats have been drawn since, and what guests read of them."""

from dataclasses import replace

from tests.unit.table.friends import everybody, secret_of

from schlemm.core.cards import Card
from schlemm.core.seats import BySeat, Seat
from schlemm.server.live.free_words import FreeWords
from schlemm.server.protocol.client import SpeakCommand
from schlemm.table.rules.evolve import evolve
from schlemm.table.state.events import SeatsDrawn, WatchBegan
from schlemm.table.state.players import Person, hashed
from schlemm.table.state.table import Table

TALKING = replace(everybody(), settings=replace(everybody().settings, words=True))
"""Four people before their first board, who may talk freely."""


def secret(seat: Seat) -> str:
    """What a table keeps of the secret of who sits here."""
    return hashed(secret_of(seat), TALKING.scope)


def drawn(table: Table) -> Table:
    """The table when everybody has moved on by one seat."""
    cards = BySeat(*(Card.parse(card) for card in ("SA", "SK", "SQ", "SJ")))
    return evolve(table, SeatsDrawn(cards, BySeat(Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH)))


def test_words_belong_to_who_said_them_wherever_seats_are_drawn() -> None:
    """The speaker reads them as their own at the new seat, whoever sits at the former one as another's."""
    words = FreeWords()
    words.speak(TALKING, Seat.NORTH, SpeakCommand("a", 0, "Kaffee?"))
    moved = drawn(TALKING)
    assert [(each.seat, each.mine) for each in words.heard(moved, Seat.EAST)] == [(Seat.EAST, True)]
    assert [(each.seat, each.mine) for each in words.heard(moved, Seat.NORTH)] == [(Seat.EAST, False)]
    assert words.knows(moved, Seat.EAST, SpeakCommand("a", 0, "Kaffee?"))
    assert not words.knows(moved, Seat.NORTH, SpeakCommand("a", 0, "Kaffee?"))


def test_people_who_share_a_browser_are_told_apart() -> None:
    """One secret may open two seats: what one of them says is not the other's."""
    shared = replace(TALKING, players=TALKING.players.put(Seat.EAST, Person("Carla", secret(Seat.NORTH))))
    words = FreeWords()
    words.speak(shared, Seat.NORTH, SpeakCommand("a", 0, "Kaffee?"))
    assert [[each.mine for each in words.heard(shared, at)] for at in (Seat.NORTH, Seat.EAST)] == [
        [True],
        [False],
    ]


def test_a_guest_reads_nothing_from_before_they_came() -> None:
    """Of what their host reads a guest reads what is said once they look on, and nothing of it is the guest's own."""
    words = FreeWords()
    words.speak(TALKING, Seat.NORTH, SpeakCommand("a", 0, "Unter uns"))
    seen = evolve(TALKING, WatchBegan("Gerda", "hash of a secret", Seat.NORTH, secret(Seat.NORTH)))
    guest = seen.company.spectators[-1]
    words.speak(seen, Seat.NORTH, SpeakCommand("b", 0, "Guten Abend, Gerda"))
    assert [each.text for each in words.heard(seen, Seat.NORTH)] == ["Unter uns", "Guten Abend, Gerda"]
    assert [(each.text, each.mine) for each in words.overheard(seen, Seat.NORTH, guest)] == [
        ("Guten Abend, Gerda", False)
    ]
