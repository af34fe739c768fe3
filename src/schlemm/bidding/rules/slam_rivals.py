"""Looking for slam competes with stopping in game: where a hand is a little short of the points, judgement chooses.

A table says with how many points a hand asks for aces or bids slam. What the points are worth depends on the rest of
the cards, and a slam is worth a risk. So next to every later rule that stops in game stand the rules that go on, for
those hands of it that lack a few points: by rules alone such a hand stops, as without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import PASS, Bid, Call
from schlemm.core.cards import Strain
from schlemm.evaluation.box import Box, Range

GOES_ON: Final = frozenset(
    {
        Meaning.ASK_ACES,
        Meaning.ASK_KEY_CARDS,
        Meaning.QUANTITATIVE,
        Meaning.SLAM,
        Meaning.CONTROL,
        Meaning.SLAM_TRY,
    },
)
"""Calls that look for slam, or bid it."""
LEAVES: Final = frozenset({Meaning.QUANTITATIVE, Meaning.CONTROL, Meaning.SLAM_TRY})
"""Those among them that leave the decision to partner."""
SHORT: Final = 4
"""How many points a hand may lack."""
BLIND: Final = 2
"""How many where slam in notrump is bid at once: nothing finds out on the way whether two aces are missing."""
ASKS: Final = 1
"""How many where the call itself asks by points: who accepts must be able to count on them."""
MOST_PAIRS: Final = 4000
"""How many pairs of rules are looked at, the best first; tables of the box have a few hundred."""


def with_slam_rivals(rules: Iterable[Rule], situation: Situation, only: Call | None = None) -> Iterator[Rule]:
    """The same rules, and after each that stops in game those that look for slam, for hands a little too weak.

    Args:
        rules: From the best to the last.
        situation: Where they are asked.
        only: The call whose rivals are wanted; ``None`` for those of all calls.
    """
    given = tuple(rules)
    if only is not None and not any(rule.meaning in GOES_ON and rule.call == only for rule in given):
        yield from given
        return
    going: list[Rule] = []
    looks, left = False, MOST_PAIRS
    if situation.is_game and situation.is_quiet and any(rule.meaning in GOES_ON for rule in given):
        given = (*given, Rule(PASS, Box(), Meaning.PASS))
    for rule in given:
        yield rule
        if looks and _stops(rule, situation):
            yield from filter(None, (rival_of(rule, other) for other in going[:left]))
            left = max(left - len(going), 0)
        elif rule.meaning in GOES_ON:
            wider = weaker(rule, _may_lack(rule))
            looks |= wider is not None
            going += () if wider is None or only not in {None, rule.call} else (wider,)


def _stops(rule: Rule, situation: Situation) -> bool:
    """Whether the rule ends below slam: a natural bid of game, or a pass while our game stands."""
    call = rule.call
    if not isinstance(call, Bid):
        return call == PASS and situation.is_game
    return not rule.is_artificial and situation.game_level(call.strain) <= call.level <= 5


def _may_lack(rule: Rule) -> int:
    """How many points a hand may lack for a call that looks for slam or bids it."""
    if rule.meaning in LEAVES:
        return ASKS
    call = rule.call
    in_notrump = isinstance(call, Bid) and call.strain is Strain.NOTRUMP
    return BLIND if in_notrump and rule.meaning is Meaning.SLAM else SHORT


def weaker(rule: Rule, short: int) -> Rule | None:
    """The rule for hands that lack a few of the points it asks for; ``None`` if it asks for none."""
    low = rule.box.counted.low
    if not low or not isinstance(rule.call, Bid):
        return None
    box = rule.box.with_count(rule.box.main_count, low - short, low - 1)
    return rule.as_rival(box)


def rival_of(stops: Rule, goes: Rule) -> Rule | None:
    """The rule that goes on, for the hands that both rules take; ``None`` if there are none."""
    both = overlap(stops.box, goes.box)
    return None if both is None or stops.call == goes.call else goes._replace(box=both)


def overlap(one: Box, other: Box) -> Box | None:
    """The box of the hands in both; ``None`` if there are surely none."""
    counts = dict(one.counts)
    for count, points in other.counts:
        counts[count] = _common(counts[count], points) if count in counts else points
    clubs, diamonds, hearts, spades = map(_common, one.lengths, other.lengths)
    box = Box(
        _common(one.figures, other.figures),
        _common(one.strength, other.strength),
        (clubs, diamonds, hearts, spades),
        one.balanced or other.balanced,
        tuple(counts.items()),
        (*one.longer, *other.longer),
        tuple(shape for shape in one.shapes or other.shapes if shape in (other.shapes or one.shapes)),
        tuple(dict.fromkeys((*one.features, *other.features))),
    )
    ranges = (box.figures, box.strength, *box.lengths, *counts.values())
    empty = any(low > high for low, high in ranges) or (one.shapes and other.shapes and not box.shapes)
    return None if empty else box


def _common(one: Range, other: Range) -> Range:
    return Range(max(one.low, other.low), min(one.high, other.high))
