"""Four and five notrump in Natur A ask for aces and kings, answered by steps (S1:39).

Clubs is 0 or 4, diamonds 1, hearts 2, spades 3. Where key cards are agreed on, the king of trumps counts as a fifth
ace: clubs is 0 or 3, diamonds 1 or 4, hearts 2 without the queen of trumps, spades 2 with it. No answer goes above
five, later six, of trumps: the highest one that does not means "this many or more".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from schlemm.bidding.natural.development import fit_length
from schlemm.bidding.natural.levels import SUIT_NEEDS
from schlemm.bidding.rules.ace_asking import AceQuestion, aces_shown
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.slam_points import GRAND_SLAM_POINTS
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import SUITS, Rank, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.features import Feature, Holds, KeyCards

ASK_ACES: Final = Bid(4, Strain.NOTRUMP)
FOUR_NOTRUMP: Final = AceQuestion(ASK_ACES, frozenset({Meaning.ASK_ACES, Meaning.ASK_KEY_CARDS}))
ASK_KINGS: Final = Bid(5, Strain.NOTRUMP)


def asks_for_aces(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Four notrump, if both hands have the points for a small slam; not in clubs, whose answers go too high."""
    trump = _trumps(situation)
    if trump is not None:
        meaning = Meaning.ASK_KEY_CARDS if agreements.key_cards else Meaning.ASK_ACES
        box = Box(strength=Range(max(SUIT_NEEDS[6] - situation.partner.strength.low, 0), MOST))
        box = box.with_length(trump, fit_length(situation, trump))
        yield Rule(ASK_ACES, box, meaning, Force.ROUND, suits=(), trump=trump)


def may_ask_aces(situation: Situation) -> bool:
    """Whether there is a suit to ask about, and nobody disturbs."""
    return situation.is_ours and situation.is_quiet and _trumps(situation) is not None


def _trumps(situation: Situation) -> Suit | None:
    """The suit to ask about, not clubs: of partner's that of which both have shown most, else one's own."""
    askable = tuple(suit for suit in reversed(SUITS[1:]) if suit not in situation.their_suits)
    partners = [suit for suit in askable if situation.partner.length(suit).low >= 4]
    if partners:
        together = {
            suit: situation.own.length(suit).low + situation.partner.length(suit).low for suit in partners
        }
        return max(together, key=lambda suit: together[suit])
    return next((suit for suit in situation.suits_of(situation.seat) if suit in askable), None)


def show_aces(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """How many aces, or key cards where these are agreed on, by steps up to five of trumps."""
    trump = FOUR_NOTRUMP.trump(situation, situation.seat.partner)
    if not agreements.key_cards or trump is None:
        yield from _steps(trump, 5, Rank.ACE, Meaning.ACES)
        return
    twos = (False, True) if trump is Suit.SPADES else (None,)
    steps = [KeyCards(trump, counts) for counts in ((0, 3), (1, 4))]
    steps += [KeyCards(trump, (2, 5), queen=queen) for queen in twos]
    if trump is Suit.DIAMONDS:
        steps = [steps[0], KeyCards(trump, (1, 2, 4, 5))]
    for suit, step in zip(SUITS, steps, strict=False):
        call = Bid(5, Strain.of(suit))
        yield Rule(call, Box().having(step), Meaning.KEY_CARDS, suits=(), trump=trump)


def show_kings(situation: Situation) -> Iterator[Rule]:
    """How many kings, by steps up to six of trumps."""
    yield from _steps(FOUR_NOTRUMP.trump(situation, situation.seat.partner), 6, Rank.KING, Meaning.KINGS)


def _steps(trump: Suit | None, level: int, rank: Rank, meaning: Meaning) -> Iterator[Rule]:
    """The answers up to the trump suit; the highest stands for all that would go above it."""
    if trump is None:
        return
    for suit in SUITS[: trump.index + 1]:
        counts = {0, 4} if suit is Suit.CLUBS else {suit.index}
        if suit is trump:
            counts |= set(range(suit.index, 4))
        holds = Holds(rank, tuple(sorted(counts)))
        yield Rule(Bid(level, Strain.of(suit)), Box().having(holds), meaning, suits=(), trump=trump)


def decides_after_aces(situation: Situation) -> Iterator[Rule]:
    """Kings if all aces are there and the points for a grand slam, six if one is missing at most, else five."""
    trump = FOUR_NOTRUMP.trump(situation, situation.seat)
    answer = situation.last.of(situation.seat.partner)
    if trump is None:
        return
    shown = aces_shown(answer)
    asked = _Asked(trump if answer is not None and answer.meaning is Meaning.KEY_CARDS else None, Rank.ACE)
    grand = Box(strength=Range(max(GRAND_SLAM_POINTS - situation.partner.strength.low, 0), MOST))
    kings = Rule(ASK_KINGS, grand, Meaning.ASK_KINGS, Force.ROUND, (), trump=trump)
    yield from asked.rules(kings, shown, missing=0)
    yield from asked.rules(Rule(Bid(6, Strain.of(trump)), Box(), Meaning.SLAM), shown, missing=1)
    yield _stop(situation, Bid(5, Strain.of(trump)))


def decides_after_kings(situation: Situation) -> Iterator[Rule]:
    """Seven if all kings are there, else six."""
    trump = FOUR_NOTRUMP.trump(situation, situation.seat)
    if trump is None:
        return
    shown = aces_shown(situation.last.of(situation.seat.partner))
    seven = Rule(Bid(7, Strain.of(trump)), Box(), Meaning.SLAM)
    yield from _Asked(None, Rank.KING).rules(seven, shown, missing=0)
    yield _stop(situation, Bid(6, Strain.of(trump)))


def _stop(situation: Situation, bid: Bid) -> Rule:
    """The end: the bid, or a pass if the answer was just that."""
    call = bid if situation.last_bid is None or situation.last_bid < bid else PASS
    return Rule(call, Box(), Meaning.SIGN_OFF if call is bid else Meaning.PASS)


@dataclass(frozen=True, slots=True)
class _Asked:
    """What was asked for: the cards of a rank, or with trumps the key cards.

    Attributes:
        trump: The trumps whose king counts as a fifth ace; ``None`` if it does not.
        rank: Aces or kings.
    """

    trump: Suit | None
    rank: Rank

    @property
    def all(self) -> int:
        """How many there are."""
        return 4 if self.trump is None else 5

    def rules(self, rule: Rule, shown: Sequence[int], *, missing: int) -> Iterator[Rule]:
        """The rule for hands that together with what partner surely holds lack so many at most."""
        enough = self.all - missing
        counts = tuple(mine for mine in range(self.all + 1) if mine + self._surely(mine, shown) >= enough)
        if counts:
            yield rule._replace(box=rule.box.having(self._holding(counts)))

    def _holding(self, counts: tuple[int, ...]) -> Feature:
        return Holds(self.rank, counts) if self.trump is None else KeyCards(self.trump, counts)

    def _surely(self, mine: int, shown: Sequence[int]) -> int:
        """How many partner has at least; of an answer that may be none it is the more if points cannot do without.

        None of 33 points are no aces at all, and who has jumped has one key card at least.
        """
        possible = [count for count in shown if mine + count <= self.all]
        if 0 in possible and (self.trump is not None or mine == 0):
            return max(possible)
        return min(possible, default=0)
