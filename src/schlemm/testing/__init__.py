"""For tests of what is built on Schlemm: Hypothesis strategies, and conformance suites for what plugs in.

This package needs ``hypothesis``, which Schlemm itself does not: install ``schlemm[testing]``, and import this
from tests only.

>>> from hypothesis import given
>>> from schlemm.testing import auctions
>>> @given(auctions())
... def an_auction_is_over_or_has_a_legal_call(auction):
...     assert auction.is_over != bool(auction.legal_calls())
>>> an_auction_is_over_or_has_a_legal_call()
"""

from schlemm.testing.auctions import auctions, bids, calls, complete_auctions, contracts, results
from schlemm.testing.boards import (
    boards,
    claims,
    conditions,
    finished,
    histories,
    house_rules,
    playing,
    plays,
    states,
    views,
)
from schlemm.testing.bots import asked_views, check_bot, check_bot_elsewhere
from schlemm.testing.cards import cards, deals, hands, ranks, seats, sides, strains, suits, vulnerabilities
from schlemm.testing.forms import check_form, outcomes
from schlemm.testing.hidden import hidden_from, reshuffled
from schlemm.testing.systems import check_system, unreached

__all__ = [
    "asked_views",
    "auctions",
    "bids",
    "boards",
    "calls",
    "cards",
    "check_bot",
    "check_bot_elsewhere",
    "check_form",
    "check_system",
    "claims",
    "complete_auctions",
    "conditions",
    "contracts",
    "deals",
    "finished",
    "hands",
    "hidden_from",
    "histories",
    "house_rules",
    "outcomes",
    "playing",
    "plays",
    "ranks",
    "reshuffled",
    "results",
    "seats",
    "sides",
    "states",
    "strains",
    "suits",
    "unreached",
    "views",
    "vulnerabilities",
]
