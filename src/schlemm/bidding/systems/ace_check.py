"""No slam in a suit on points alone where two aces may be missing: who wants to bid it asks for aces first (S1:39).

The source decides between six and seven by the question for aces. Where four notrump asks about the suit it takes the
place of the slam; where it is too late for it, or says something else, the slam is left to hands that tell by
themselves that the aces are there: those that hold them, and those with so many figure points opposite the least of
partner's that no more are missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType
from typing import Final

from schlemm.bidding.natural.levels import GRAND_SLAM
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import Bid
from schlemm.core.cards import Rank, Strain, Suit
from schlemm.evaluation.box import Range
from schlemm.evaluation.features import Holds
from schlemm.scoring.premiums import SLAM_LEVEL

ASK: Final = Bid(4, Strain.NOTRUMP)
ASKS: Final = frozenset({Meaning.ASK_ACES, Meaning.ASK_KEY_CARDS})
ACES: Final = 4
"""How many there are, and the figure points of each."""
FIGURES: Final = 40
"""Figure points of all hands."""
FEWEST: Final = MappingProxyType({Suit.CLUBS: 2, Suit.DIAMONDS: 1})
"""With so many aces an answer above five of the suit shows that one is missing at most."""


def with_ace_check(rules: Iterable[Rule], situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Return the rules, those for a slam in a suit by points alone with the question for aces instead, or the aces.

    Args:
        rules: From the best to the last.
        situation: The auction.
        agreements: Whether slams are bid so, and whether aces or key cards are asked for.
    """
    given = tuple(rules)
    slams = [rule for rule in given if _is_by_points(rule)] if agreements.asks_before_slam else []
    if not slams or _have_asked(situation):
        yield from given
        return
    said = [rule for rule in given if rule.call == ASK]
    trumps = _asked_about(said, slams, agreements) if _may_ask(said, situation) else ()
    for rule in given:
        if rule in said and len(trumps) > 1 and rule.trump is not None:
            yield _asking(rule, rule.trump, trumps, agreements)
        elif not _is_by_points(rule):
            yield rule
        else:
            yield from _checked(rule, trumps, situation, agreements)


def _is_by_points(rule: Rule) -> bool:
    """Whether the rule bids slam in a suit."""
    return rule.meaning is Meaning.SLAM and _trump(rule) is not None


def _trump(rule: Rule) -> Suit | None:
    return rule.call.strain.trump if isinstance(rule.call, Bid) else None


def _have_asked(situation: Situation) -> bool:
    """Whether our side has asked for aces, so that the answer decides."""
    return any(
        reading is not None and reading.meaning in ASKS and seat.side is situation.seat.side
        for (seat, _), reading in zip(situation.by_seat(), situation.readings, strict=True)
    )


def _may_ask(said: Sequence[Rule], situation: Situation) -> bool:
    """Whether four notrump asks for aces here: it is free, or says that already; over notrump it adds points."""
    last = situation.last_bid
    if last is None or last.strain is Strain.NOTRUMP or not situation.is_ours or not situation.is_legal(ASK):
        return False
    return all(rule.meaning in ASKS and rule.trump is not None for rule in said)


def _asked_about(said: Sequence[Rule], slams: Sequence[Rule], agreements: Agreements) -> tuple[Suit, ...]:
    """The suits about which four notrump may ask: of key cards the answer depends on the suit, so that it is one."""
    named = (*(rule.trump for rule in said), *map(_trump, slams))
    found = tuple(dict.fromkeys(suit for suit in named if suit is not None))
    return found[:1] if agreements.key_cards else found


def _checked(
    rule: Rule, trumps: Sequence[Suit], situation: Situation, agreements: Agreements
) -> Iterator[Rule]:
    """What stands for a slam by points: the question, and for hands that may not ask the aces."""
    trump = _trump(rule)
    asks = _asking(rule, trump, trumps, agreements) if trump in trumps and trump is not None else None
    if asks is not None:
        yield asks
    if asks is None or asks.box != rule.box:
        yield from _with_aces(rule, situation)


def _asking(rule: Rule, trump: Suit, trumps: Sequence[Suit], agreements: Agreements) -> Rule:
    """The question for the hands of the rule, with aces enough where the answer may go above five of the suit.

    It goes no higher than the suit asked about, if that is one and not clubs.
    """
    meaning = Meaning.ASK_KEY_CARDS if agreements.key_cards else Meaning.ASK_ACES
    least = FEWEST.get(trump, 0) if len(trumps) > 1 or trump is Suit.CLUBS else 0
    box = rule.box.having(Holds(Rank.ACE, tuple(range(least, ACES + 1)))) if least else rule.box
    return rule._replace(call=ASK, box=box, meaning=meaning, force=Force.ROUND, suits=(), trump=trump)


def _with_aces(rule: Rule, situation: Situation) -> Iterator[Rule]:
    """The slam for hands that know of the aces, a grand slam for others as a small one, and game for the rest."""
    call = rule.call
    if not isinstance(call, Bid):
        return
    for level in range(call.level, SLAM_LEVEL - 1, -1):
        bid = Bid(level, call.strain)
        if situation.is_legal(bid):
            yield from _sure(rule._replace(call=bid), GRAND_SLAM - level, situation)
    cheapest, game = situation.cheapest(call.strain), situation.game_level(call.strain)
    if situation.is_game or cheapest >= SLAM_LEVEL:
        return
    slowly = situation.is_forced_to_game and cheapest < game
    bid = Bid(cheapest if slowly else max(cheapest, game), call.strain)
    yield rule._replace(
        call=bid, meaning=_slow_meaning(call.strain.trump, situation) if slowly else Meaning.GAME
    )


def _sure(rule: Rule, missing: int, situation: Situation) -> Iterator[Rule]:
    """The rule for hands that know that so many aces are missing at most: by their own, or by the points of both."""
    held = Holds(Rank.ACE, tuple(range(ACES - missing, ACES + 1)))
    yield rule._replace(box=rule.box.having(held))
    low, high = rule.box.figures
    enough = max(low, FIGURES - ACES * (missing + 1) + 1 - situation.partner.figures.low)
    if enough <= high:
        yield rule._replace(box=rule.box._replace(figures=Range(enough, high)))


def _slow_meaning(trump: Suit | None, situation: Situation) -> Meaning:
    """What a bid of the suit below game is, where game is certain."""
    if trump in situation.suits_of(situation.seat.partner):
        return Meaning.RAISE
    return Meaning.REBID if trump in situation.suits_of(situation.seat) else Meaning.SUIT_TO_PLAY
