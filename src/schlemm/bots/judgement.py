"""Judgement: where rules compete, look at deals that fit what everybody has shown, and compare what the calls bring.

Each candidate is bid out by rules on the same sample of deals, and the contract it comes to is valued by the estimate
of tricks and the form of scoring. Only calls that the hand makes by what is told of them are compared, so judgement
never lies. Its work is bounded by counts, and its random numbers come from the view: same view, same call.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import Final

from schlemm.bidding.branches import Branch, bidding_hands
from schlemm.bidding.choose import choices
from schlemm.bidding.interpret import interpret
from schlemm.bidding.rules.rule import Rule, Tier
from schlemm.bidding.rules.situation import Situation, has_side_called, have_opponents_bid
from schlemm.bidding.rules.slam_rivals import GOES_ON
from schlemm.bots.doubling import as_doubled
from schlemm.bots.worth import contract_outcomes, gain
from schlemm.core.calls import PASS, Bid, Call, Double
from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, Side
from schlemm.core.view import Public, View
from schlemm.dealing.pcg import Pcg32
from schlemm.dealing.sample import sample_shown

DEALS: Final = 48
"""How many deals are looked at."""
LONGEST: Final = 24
"""After how many more calls bidding out stops; what stands then is the contract."""
MARGIN: Final = 25
"""By how much, in hundredths of an IMP or in points at home, a call must be better than the rules' first choice."""
SLAM_MARGIN: Final = 100
"""The same for a call that looks for slam: so few deals promise one too often."""
PASS_MARGIN: Final = 100
"""The same for a pass instead of a bid once the opponents have bid and our side has called: it looks too good."""
UNDOUBLED_MARGIN: Final = 200
"""The same for a pass instead of a double: passes that looked better by less lost (docs/decisions/22)."""
HOME_PASS_MARGIN: Final = 50
"""The same at home for a pass instead of a bid, where fifty points are two IMPs of a match."""
HOME_UNDOUBLED_MARGIN: Final = 100
"""And for a pass instead of a double."""
BID_MARGIN: Final = 0
"""The same for a bid instead of a pass: better is enough."""


def judged(view: View) -> Rule:
    """The rule by which this player calls now.

    Args:
        view: The board from the seat in turn, during the auction.
    """
    tier = choices(view.public, view.hand)
    return tier[0] if len(tier) == 1 else _best(view, tier)


def _best(view: View, tier: Tier) -> Rule:
    """The rule whose call brings most over the sample; the first unless another is better by its margin."""
    public = view.public
    situation = interpret(public).situation
    sample = sample_shown(view.hand, view.seat, situation.known, DEALS, Pcg32.from_text(view.text()))
    gains = [0] * len(tier)
    now = Branch(public)
    candidates = [now.after(rule.call) for rule in tier]
    for deal in sample.deals:
        hands = bidding_hands(deal)
        contracts = [branch.bid_out(hands, LONGEST).contract for branch in candidates]
        gains = list(map(add, gains, _gains(contracts, deal.hands, public, view.seat.side)))
    first = tier[0]
    margins = [_margin(rule, first, situation) for rule in tier]
    better = [gain - margin * len(sample.deals) for gain, margin in zip(gains, margins, strict=True)]
    best = max(range(1, len(tier)), key=lambda index: (better[index], -index))
    return tier[best] if better[best] > 0 else first


def _margin(rule: Rule, first: Rule, situation: Situation) -> int:
    """By how much a call must be better than the first choice of the rules."""
    if rule.meaning in GOES_ON:
        return SLAM_MARGIN
    if has_side_called(situation) and have_opponents_bid(situation):
        if rule.call == PASS and isinstance(first.call, Bid | Double):
            return _pass_margin(first.call, situation.public.stakes.form)
        if first.call == PASS and isinstance(rule.call, Bid):
            return BID_MARGIN
    return MARGIN


def _pass_margin(first: Call, form: str) -> int:
    """By how much a pass must be better than this call of the rules."""
    if isinstance(first, Double):
        return UNDOUBLED_MARGIN if form == "duplicate" else HOME_UNDOUBLED_MARGIN
    return PASS_MARGIN if form == "duplicate" else HOME_PASS_MARGIN


def _gains(
    contracts: Sequence[Contract | None], hands: BySeat[Hand], public: Public, side: Side
) -> list[int]:
    """How much better than the first contract each of them is for this side on this deal."""
    better = dict.fromkeys(contracts, 0)
    first, *others = better
    before = contract_outcomes(as_doubled(first, hands), hands, public) if others else ()
    for other in others:
        after = contract_outcomes(as_doubled(other, hands), hands, public)
        difference = gain(before, after, public.stakes)
        better[other] = difference if side is Side.NORTH_SOUTH else -difference
    return [better[contract] for contract in contracts]
