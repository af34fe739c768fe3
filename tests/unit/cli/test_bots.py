"""``schlemm bots``: what it asks for, and why it cannot begin; what it does is tested with a real bus."""

import socket

from tests.unit.cli.conftest import Terminal


def test_without_a_bus_nobody_asks(terminal: Terminal) -> None:
    """Which bus it is has to be said, and has to be one; the sentence shows how."""
    for words in ((), ("--bus", "localhost"), ("--bus", "http://localhost:4222")):
        ran = terminal("bots", *words)
        assert (ran.code, ran.out) == (2, "")
        assert "nats://" in ran.err


def test_a_bus_that_does_not_answer_is_told(terminal: Terminal) -> None:
    """Nobody there is a failure with the place in it, and without the name and password of who asks."""
    with socket.socket() as taken:  # nobody listens on it
        taken.bind(("127.0.0.1", 0))
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        ran = terminal("bots", "--bus", f"nats://anna:secret@{place}")
    assert (ran.code, ran.out) == (1, "")
    assert place in ran.err
    assert "anna" not in ran.err
    assert "secret" not in ran.err
