"""Where the sources contradict each other or the Laws (domain B1-B35), what holds, and what can be tried."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.bidding.message import Message
from schlemm.learn.library import effects
from schlemm.learn.library.figures import BID_IT, GAME, Facts


@dataclass(frozen=True, slots=True)
class Choice:
    """A private game in which it is played the other way.

    Attributes:
        query: What the address of the opening form says, such as ``"mustBeat=true"``.
        label: The id of the message that names it.
    """

    query: str
    label: str


@dataclass(frozen=True, slots=True)
class Conflict:
    """A contradiction; ``conflicts-<row>``, ``…-said`` and ``…-holds`` are its title, who says what, and what holds.

    Attributes:
        row: Its name, ``"b1"`` to ``"b35"``.
        sources: Who says it.
        facts: What the sentence of what holds tells that is computed.
        choices: Private games to try it in.
        effect: What such a game changes, by one example.
    """

    row: str
    sources: tuple[str, ...]
    facts: Facts = ()
    choices: tuple[Choice, ...] = ()
    effect: Message | None = None

    @property
    def said(self) -> Message:
        """Who says what."""
        return Message(f"conflicts-{self.row}-said")

    @property
    def holds(self) -> Message:
        """What the Laws say, and what Schlemm does."""
        return Message(f"conflicts-{self.row}-holds", self.facts)


CONFLICTS: Final = (
    Conflict(
        "b1", ("S1:21", "S4:19"),
        choices=(Choice("firstCaller=left-of-dealer", "conflicts-choice-b1"),),
        effect=effects.first_caller(),
    ),
    Conflict(
        "b2", ("S4:41", "S1:52"),
        choices=(Choice("mustBeat=true", "opening-must-beat"),), effect=effects.must_beat(),
    ),
    Conflict(
        "b3", ("S1:79", "S0:79", "S2:50", "S3:35", "S4:122"),
        choices=(Choice("simpleDoubling=true", "opening-doubling-yes"),), effect=effects.simple_doubling(),
    ),
    Conflict("b4", ("S1:33", "S4:25")),
    Conflict(
        "b5", ("S1:66",),
        choices=(
            Choice("form=robber4&vulnerability=non-dealer", "conflicts-choice-b5"),
            Choice("form=robber4&vulnerability=fixed", "opening-vulnerability-fixed"),
        ),
        effect=effects.vulnerability(),
    ),
    Conflict("b6", ("S1:66", "S1:77")),
    Conflict("b7", ("S2:29", "S2:35", "S1:79"), effects.slam_sums()),
    Conflict("b8", ("S1:69", "S0:56", "S2:69"), effects.overtricks()),
    Conflict("b9", ("S1:62",)),
    Conflict(
        "b10", ("S1:29", "S4:72"),
        choices=(
            Choice("system=natur-a&theirSystem=natur-a", "system-name-natur-a"),
            Choice("system=natur-b&theirSystem=natur-b", "system-name-natur-b"),
        ),
    ),
    Conflict("b11", ("S1:29", "S4:49")),
    Conflict("b12", ("S1:19", "S4:63")),
    Conflict("b13", ("S1:19",)),
    Conflict("b14", ("S1:19",), effects.shapes()),
    Conflict("b15", ("S1:19",)),
    Conflict("b16", ("S0:36", "S4:106"), effects.still_part_scores()),
    Conflict("b17", ("S0:71",), effects.example()),
    Conflict("b18", ("S4:120",)),
    Conflict("b19", ("S4:122", "S0:79", "S3:35"), effects.undoubled_down()),
    Conflict("b20", ("S1:50", "S4:39")),
    Conflict("b21", ("S1:5", "S4:9")),
    Conflict("b22", ("S1:71", "S1:73", "S0:73", "S3:21"), BID_IT),
    Conflict(
        "b23", ("S1:9", "S1:11", "S1:66", "S3:12"),
        choices=(Choice("form=robber4", "form-robber4"), Choice("form=rubber", "form-rubber")),
    ),
    Conflict("b24", ("S1:11",), (("game", GAME),)),
    Conflict("b25", ("S2:74", "S0:34"), (("game", GAME),)),
    Conflict(
        "b26", ("S4:15", "S1:17"),
        choices=(
            Choice("ceremony=singly&shuffler=two", "shuffler-two"),
            Choice("ceremony=singly&shuffler=dealer", "shuffler-dealer"),
        ),
    ),
    Conflict("b27", ("S1:17",)),
    Conflict("b28", ("S4:41",)),
    Conflict("b29", ("S1:9", "S3:5", "S4:11")),
    Conflict("b30", ("S4:3",)),
    Conflict("b31", ("S4:31",)),
    Conflict("b32", ("S3:13",)),
    Conflict(
        "b33", ("S0:18", "S1:77", "S2:3", "S3:12", "S4:74"), effects.rubber(),
        choices=(
            Choice("form=robber4&honours=true", "rule-honours-count"),
            Choice("form=rubber&honours=false", "rule-honours-do-not-count"),
        ),
        effect=effects.honours(),
    ),
    Conflict("b34", ("S1:39",)),
    Conflict("b35", ("S1:41",)),
)  # fmt: skip
"""All of them, in the order in which they are numbered."""
