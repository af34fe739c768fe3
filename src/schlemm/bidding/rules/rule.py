"""A bidding rule: a call and what it asks of the hand, read in three ways.

It decides (``Rule.fits``, and within its leeway ``Rule.admits``), it shows (``read``: which hands make this call, given
that better rules come first), and it is told (``explain``). All three use the same box and the same leeway, so an
explanation cannot exclude a hand that the rule lets bid.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from types import MappingProxyType
from typing import Final, NamedTuple

from schlemm.bidding.rules._own_meaning import OwnMeaning
from schlemm.bidding.rules.meaning import AGREEING, ARTIFICIAL, STEPS, Meaning
from schlemm.core.calls import DOUBLE, PASS, Bid, Call
from schlemm.core.cards import Suit
from schlemm.core.hand import Hand
from schlemm.evaluation.box import Box
from schlemm.evaluation.classes import class_of, hands_deep_in, hands_in, hands_near
from schlemm.evaluation.frequency import is_next_to_none
from schlemm.evaluation.handset import HandSet


class Force(Enum):
    """What partner may do about a call, if the next player passes."""

    NONE = "none"
    """Pass."""
    REQUEST = "request"
    """Pass to beat them, and bid with every other hand: said of doubles that ask."""
    ROUND = "round"
    """Anything but pass."""
    GAME = "game"
    """Neither partner passes below game."""


class Rule(NamedTuple):
    """Which hands make which call in a situation.

    Attributes:
        call: The call.
        box: What it asks of the hand.
        meaning: What kind of call it is.
        force: What partner may do about it.
        suits: The suits that it shows where they are not the one that is bid.
        their: The suit of the opponents that it is about.
        trump: The suit agreed by it, where aces are asked for.
        rival: Whether it competes with the rule before it, so that neither denies the other and judgement chooses.
        leeway: By how many points of its main count a hand may miss the box where judgement finds the call better, and
            how deep a hand must lie in the box to make none of the calls that come after it.
        denies: Whether such hands make none; not asked of a rival that takes only hands of the rule it stands next to.
        own: What the text of the system itself says of it, in place of the sentence for its meaning.
    """

    call: Call
    box: Box
    meaning: Meaning
    force: Force = Force.NONE
    suits: tuple[Suit, ...] | None = None
    their: Suit | None = None
    trump: Suit | None = None
    rival: bool = False
    leeway: int = 0
    denies: bool = True
    own: OwnMeaning | None = None

    @property
    def widest(self) -> Box:
        """What it asks of a hand at least: the box, wider by the leeway."""
        return self.box.widened(self.leeway) if self.leeway else self.box

    @property
    def near(self) -> int:
        """The set of the hands that may make this call; its features are not looked at."""
        return hands_near(self.box, self.leeway) if self.leeway else hands_in(self.box)

    @property
    def deep(self) -> int:
        """The set of the hands that make no call which comes after this one; its features are not looked at."""
        return hands_deep_in(self.box, self.leeway) if self.leeway else hands_in(self.box)

    def fits(self, hand: Hand) -> bool:
        """Whether a hand of thirteen cards makes this call, if no better rule does."""
        return self._fits(hand, class_of(hand))

    def _fits(self, hand: Hand, alike: int) -> bool:
        """The same, where the set of the hands that bidding cannot tell from this one is known."""
        return bool(alike & hands_in(self.box)) and self.box.has_features(hand)

    def admits(self, hand: Hand) -> bool:
        """Whether a hand of thirteen cards may make this call: it fits, or misses it by no more than the leeway."""
        return bool(class_of(hand) & self.near) and self.box.has_features(hand)

    def as_rival(self, box: Box | None = None) -> Rule:
        """The same rule competing with the one before it, or a copy with this box, which takes no hands of its own."""
        asked = self.box if box is None else box
        return self._replace(box=asked, rival=True, denies=box is None)

    @property
    def is_artificial(self) -> bool:
        """Whether the call says something else than that it wants to play there, such as a raise by notrump."""
        if self.meaning in ARTIFICIAL:
            return True
        return self.suits is not None and self.meaning in AGREEING and self._trump not in self.suits

    @property
    def _trump(self) -> Suit | None:
        return self.call.strain.trump if isinstance(self.call, Bid) else None

    @property
    def shown_suits(self) -> tuple[Suit, ...]:
        """The suits that the call speaks of as its own."""
        if self.suits is not None:
            return self.suits
        return () if self._trump is None or self.is_artificial else (self._trump,)


_REST: Final = Rule(PASS, Box(), Meaning.PASS)
"""A hand that no rule takes passes."""
Tier = tuple[Rule, ...]
"""Rules that compete: none denies another, and judgement chooses among those that fit."""


@dataclass(frozen=True)
class Reading:
    """What a call shows, read from the rules that make it.

    Attributes:
        hands: All hands that make the call here.
        rules: The rules that make it, from the best.
    """

    hands: HandSet
    rules: tuple[Rule, ...]

    @property
    def call(self) -> Call:
        """The call."""
        return self.rules[0].call

    @property
    def bounds(self) -> Box:
        """The smallest box around those hands."""
        return self.hands.bounds

    @cached_property
    def force(self) -> Force:
        """What partner may do: as the weakest of the rules that make it lets them."""
        forces = {rule.force for rule in self.rules}
        return next(force for force in Force if force in forces)

    @property
    def is_artificial(self) -> bool:
        """Whether the call does not speak of the suit it names."""
        return any(rule.is_artificial for rule in self.rules)

    @cached_property
    def suits(self) -> tuple[Suit, ...]:
        """The suits it shows, whichever rule made it."""
        first, *others = (rule.shown_suits for rule in self.rules)
        return tuple(suit for suit in first if all(suit in other for other in others))

    def share(self, rule: Rule) -> int:
        """The hands among them that may call by one of the rules; its features are not looked at."""
        return self.hands.classes & rule.near

    def admits(self, hand: Hand) -> bool:
        """Whether a hand may lie behind the call."""
        return hand in self.hands

    @cached_property
    def own(self) -> OwnMeaning | None:
        """What the text of the system says of it, where it says the same of all rules that make it."""
        first, *others = {rule.own for rule in self.rules}
        return None if others else first

    @cached_property
    def meaning(self) -> Meaning:
        """What kind of call it is; a general kind if rules of different kinds make it."""
        first, *others = {rule.meaning: None for rule in self.rules}
        if not others:
            return first
        if self.call == DOUBLE:
            return Meaning.COMPETITIVE_DOUBLE
        if not isinstance(self.call, Bid):
            return Meaning.PASS if self.call == PASS else first
        if self.is_artificial:
            return first
        return Meaning.NATURAL_NOTRUMP if self.call.strain.trump is None else Meaning.NATURAL


def tiers(rules: Iterable[Rule]) -> Iterator[Tier]:
    """The rules in tiers, from the best: a rival joins the tier of the rule before it."""
    tier: list[Rule] = []
    for rule in rules:
        if tier and not rule.rival:
            yield tuple(tier)
            tier = []
        tier.append(rule)
    if tier:
        yield tuple(tier)


def read(rules: Iterable[Rule], known: HandSet) -> Mapping[Call, Reading]:
    """Return what each call shows if the best tier that fits decides, and a pass is made with what no rule takes.

    Args:
        rules: From the best to the last; passing on the rest need not be among them.
        known: The hands that the caller may hold, from earlier calls.

    Returns:
        A reading for every call that some hand makes.
    """
    shares: dict[Call, list[_Share]] = {}
    for share in _shares((*rules, _REST), known):
        shares.setdefault(share[0].call, []).append(share)
    return MappingProxyType({call: _reading(made, known) for call, made in shares.items()})


def read_call(rules: Sequence[Rule], known: HandSet, call: Call) -> Reading | None:
    """Return what ``read`` has for this call, in a fraction of the time; ``None`` if no hand makes it."""
    asked = (*rules, _REST) if call == PASS else rules
    last = next((place for place in range(len(asked), 0, -1) if asked[place - 1].call == call), 0)
    made = list(_shares(asked[:last], known, call))
    return _reading(made, known) if made else None


_Share = tuple[Rule, int]
"""A rule and the hands that are left to it, which are not none."""


def _shares(rules: Iterable[Rule], known: HandSet, call: Call | None = None) -> Iterator[_Share]:
    """What each rule gets of the hands, if any: what no better tier takes for sure; the last pass gets what fits none.

    Where a call is given, it is the shares of the rules for this call. Where a pass is one of the steps of an answer,
    every hand has its step, and none is left for the last pass.
    """
    rest = unfit = known.classes
    for tier in tiers(rules):
        if not rest:
            return
        taken = fitting = 0
        for rule in tier:
            if call is None or rule.call == call:
                hands = (unfit if rule is _REST else rest) & rule.near
                if hands:
                    yield rule, hands
            if rule.denies and not rule.box.features:
                taken |= rule.deep
                fitting |= hands_in(rule.box)
            elif rule.call == PASS and rule.meaning in STEPS:
                fitting |= hands_in(rule.box)
        rest &= ~taken
        unfit &= ~fitting


def _reading(shares: Sequence[_Share], known: HandSet) -> Reading:
    """A call that these rules make of these hands; only the features that all of them ask for are sure.

    Where better rules leave next to none of the hands that the rules ask for, nobody believes that it is one of these:
    whoever calls so does not mind the better rules.
    """
    classes = asked_for = 0
    for rule, hands in shares:
        classes |= hands
        asked_for |= known.classes & rule.near
    if is_next_to_none(classes, asked_for):
        classes = asked_for
    asked = [frozenset(rule.box.features) for rule, _ in shares]
    rules = tuple(rule for rule, _ in shares)
    return Reading(HandSet(classes, known.features | frozenset.intersection(*asked)), rules)


def candidates(rules: Sequence[Rule], hand: Hand) -> Tier:
    """The rules among which judgement chooses for a hand, one a call: first its call by rules, passing if none fits.

    With it compete the rules of its tier that fit the hand, and those within whose leeway it lies, up to the first tier
    in which it lies deep.
    """
    first = choose(rules, hand)
    alike = class_of(hand)
    competing = {first.call: first}
    for tier in tiers(rules):
        admitting = [rule for rule in tier if alike & rule.near and rule.box.has_features(hand)]
        for rule in admitting:
            competing.setdefault(rule.call, rule)
        if any(alike & rule.deep for rule in admitting):
            break
    return tuple(competing.values())


def choose(rules: Iterable[Rule], hand: Hand) -> Rule:
    """The first of the best rules that fit the hand; passing if none does."""
    alike = class_of(hand)
    return next((rule for rule in rules if rule._fits(hand, alike)), _REST)
