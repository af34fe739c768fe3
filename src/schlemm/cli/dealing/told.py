"""``schlemm deal`` with conditions: deals that have what is asked, and how rare they are."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import click

from schlemm.bidding.deals_asked import Rareness
from schlemm.cli.dealing.asked import AskedDeals, DealWish
from schlemm.cli.dealing.given import GivenDeals
from schlemm.cli.match_report.page import decimal
from schlemm.cli.parameters import letters_for
from schlemm.cli.progress import with_progress
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import WIDTH
from schlemm.core.seats import BySeat, BySide
from schlemm.core.sentence import Fact


def deal_asked(speech: Speech, boards: Sequence[int], options: dict[str, Any], *, quiet: bool) -> GivenDeals:
    """Deals for these boards; before the first it is told on standard error how rare they are.

    Args:
        speech: The language.
        boards: The numbers of the boards.
        options: What was typed.
        quiet: Whether it is told in JSON only.

    Raises:
        Trouble: If no deal has what is asked, or it cannot be read.
        UnreadableText: If a condition cannot be read.
    """
    wish = DealWish(
        BySeat(*(options[name] for name in ("north", "east", "south", "west"))),
        BySide(options["ns"], options["ew"]),
        options["auction"],
        options["system"],
        letters_for(options["letters"]),
    )
    asked = AskedDeals(speech, wish, boards)
    seed = secrets.randbelow(2**64) if options["seed"] is None else options["seed"]
    rareness = asked.rareness()
    if not quiet:
        click.echo(click.wrap_text(rareness_told(speech, rareness, seed), WIDTH), err=True)
    deals = with_progress(asked.deals(seed), len(boards), speech.say("deal-working"))
    shares = {"least": rareness.least, "most": rareness.most, "exact": rareness.exact}
    return GivenDeals(list(deals), {"seed": str(seed), "share": shares})


def rareness_told(speech: Speech, rareness: Rareness, seed: int) -> str:
    """How rare such deals are, and where chance starts."""
    often, seldom = (_one_in(speech, share) for share in (rareness.most, rareness.least))
    facts: dict[str, Fact] = {
        "exact": int(rareness.exact),
        "seed": str(seed),
        "often": often,
        "seldom": seldom,
        "differs": int(often != seldom),
        "below": "none" if rareness.below is None else speech.number(int(1 / rareness.below)),
    }
    return speech.say("deal-rarity", facts)


def _one_in(speech: Speech, share: float) -> str:
    """One deal of how many, below ten to a tenth; ``none`` where trials have found none."""
    if not share:
        return "none"
    if (tenths := round(10 / share)) < 100 and tenths % 10:
        return decimal(speech, tenths / 10, ".1f")
    return speech.number(round(1 / share))
