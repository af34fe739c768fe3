"""What the players of a table have agreed on besides the form of scoring; it may change at any time."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schlemm.scoring.forms.settle import Rounding


class Tempo(Enum):
    """The pace of bots; the number of a step is what the browser shows."""

    AT_ONCE = 0
    CALM = 1
    SLOW = 2


class PartnerDeclares(Enum):
    """What a person does when their partner, a bot, is declarer."""

    PLAY = "play"
    """The person plays both hands."""
    WATCH = "watch"
    """The bot does."""


class LookingBack(Enum):
    """How long the auction and the last trick may be looked at while cards are played.

    In a match it is always ``LAWS``. Bots are players with a memory: what they are given does not depend on it.
    """

    LAWS = "laws"
    """The last trick until the own side leads or plays to the next (Law 66A); the auction until one's own first card,
    dummy until the opening lead, and afterwards at one's own turn the opponents' calls, to be explained (41B, 20F)."""
    NEXT_LEAD = "next-lead"
    """Both until the next lead, then memory only (S1:62)."""
    FREELY = "freely"
    """The last trick until the next is complete, the auction always, as is usual online."""


class Ceremony(Enum):
    """Whether the dealing is played, a habit and no rule, and how the cards are dealt then (S1:17)."""

    OFF = "off"
    """Boards are dealt at once."""
    SINGLY = "singly"
    """Card by card."""
    PACKETS = "packets"
    """Three cards at a time, and four at the end."""


class CeremonyDeals(Enum):
    """Which deals are dealt with the ceremony, where it is played."""

    FIRST = "first"
    """The first of a game, as people sit down; the others are dealt at once."""
    EVERY = "every"
    """All of them."""


class Shuffler(Enum):
    """Who shuffles where the dealing is played; the sources differ (``domain.md`` B26)."""

    TWO = "two"
    """North the blue pack, South the red one (S1:17)."""
    DEALER = "dealer"
    """The dealer (S4:15)."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a table.

    Attributes:
        tempo: The pace of bots.
        partner_declares: Who plays when a person's partner, a bot, is declarer.
        stake: What a hundred points are worth, in hundredths of the agreed unit; 0 for no stake.
        rounding: How the difference is rounded before it is paid.
        minutes: How long the people of a side may take over a board; 0 without a clock.
        looking_back: How long auction and last trick may be looked at; of no effect in a match.
        ceremony: Whether the dealing is played, and how cards are dealt then.
        ceremony_deals: Which deals that holds for; settings of before had no choice but every one.
        shuffler: Who shuffles then.
        words: Whether people may talk in words of their own between boards; the host alone decides it.
    """

    tempo: Tempo = Tempo.CALM
    partner_declares: PartnerDeclares = PartnerDeclares.PLAY
    stake: int = 0
    rounding: Rounding = Rounding.NONE
    minutes: int = 0
    looking_back: LookingBack = LookingBack.FREELY
    ceremony: Ceremony = Ceremony.OFF
    ceremony_deals: CeremonyDeals = CeremonyDeals.EVERY
    shuffler: Shuffler = Shuffler.TWO
    words: bool = False
