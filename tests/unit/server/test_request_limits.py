"""Token buckets of browsers and addresses: what they allow, when again, and what is remembered of them."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.server.common.asker import Asker
from schlemm.server.common.rate_limit import REMEMBERED, RateLimit
from schlemm.server.common.secret import BrowserSecrets
from schlemm.server.network.cookies import COOKIE, browser_of, note_browser
from schlemm.server.network.request_limits import ALONE, TOGETHER, TOGETHER_A_MINUTE, Kind, RateLimits

MADE = BrowserSecrets(b"0123456789abcdef")
AT_ONCE = dict.fromkeys(Kind, 100.0)


def asker(address: str = "192.0.2.1", secret: str = "") -> Asker:
    """Somebody at this address, with this cookie."""
    headers = [(b"cookie", f"{COOKIE}={secret}".encode())]
    scope: Any = {"type": "http", "scheme": "http", "client": (address, 1), "headers": headers, "path": "/"}
    note_browser(scope, MADE)
    return browser_of(scope)


def allowed(limits: RateLimits, askers: Sequence[Asker], times: int, now: float = 0.0) -> int:
    """How many requests of these are allowed, each asking so often."""
    return sum(limits.wait(Kind.CHANGE, each, now) == 0 for _ in range(times) for each in askers)


@given(st.text("abcdefghijklmnopqrstuvwxyzABCDEF0123456789_-", min_size=22, max_size=64))
def test_what_was_not_made_here_is_known_as_such(secret: str) -> None:
    """Nothing that somebody thinks of is a secret of this server, nor one of its own with a sign changed."""
    assert not MADE.made(secret)
    own = MADE.new()
    assert MADE.made(own)
    assert not BrowserSecrets(b"another").made(own)
    at = len(secret) % len(own)
    changed = own[:at] + ("a" if own[at] != "a" else "b") + own[at + 1 :]
    assert not MADE.made(changed)


def test_an_address_has_an_upper_bound_however_many_secrets_it_has_been_given() -> None:
    """A thousand known browsers of one address are allowed as much as a few at once, and then so much a minute."""
    limits, browsers = RateLimits(AT_ONCE), [asker(secret=MADE.new()) for _ in range(1_000)]
    assert allowed(limits, browsers, 3) == TOGETHER * 100
    assert allowed(limits, browsers, 3, now=60.0) == TOGETHER_A_MINUTE * 100
    assert allowed(limits, [asker("192.0.2.2", MADE.new())], 3, now=60.0) == 3


def test_a_browser_has_its_own_and_strangers_theirs_together() -> None:
    """One that is known is allowed a fifth at once; a hundred that are not known all of it together."""
    limits = RateLimits(AT_ONCE)
    assert allowed(limits, [asker(secret=f"made-up-secret-number-{each}") for each in range(100)], 3) == 100
    assert allowed(limits, [asker(secret=MADE.new())], 100) == ALONE * 100


@given(st.floats(1, 1_000), st.floats(0.1, 50), st.integers(0, 200))
def test_who_waits_as_long_as_they_are_told_is_allowed(most: float, pace: float, drawn: int) -> None:
    """The time that is told is right: just before it one more is refused, after it allowed."""
    limit = RateLimit(0.0, most, pace)
    for _ in range(drawn):
        limit.allows(0.0)
    wait = limit.wait(0.0)
    if wait > 0.001:
        assert not limit.allows(wait * 0.99)
    assert limit.allows(wait + 0.001)


@pytest.mark.slow
def test_who_has_not_asked_lately_is_forgotten() -> None:
    """However many addresses ask, those are remembered that a limit still holds, and no newcomer looks through all."""
    limits, most = RateLimits(AT_ONCE), REMEMBERED
    for number in range(4 * most):
        limits.wait(Kind.LOOK, asker(f"2001:db8:{number:x}::1"), float(number))
    assert len(limits._buckets._limits) <= 2 * most
