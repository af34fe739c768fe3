"""Where the sources contradict each other or the Laws (domain B1-B40), what holds, and what can be tried."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.sentence import Facts, Sentence
from schlemm.learn.library import effects
from schlemm.learn.library.figures import BID_IT, GAME, INSULT


@dataclass(frozen=True, slots=True)
class OtherReading:
    """A private game in which it is played the other way.

    Attributes:
        query: What the address of the opening form says, such as ``"mustBeat=true"``.
        label: The id of the message that names it.
    """

    query: str
    label: str


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A contradiction; ``conflicts-<row>``, ``…-said`` and ``…-holds`` are its title, who says what, and what holds.

    Attributes:
        row: Its name, ``"b1"`` to ``"b40"``.
        sources: Who says it.
        facts: What the sentence of what holds tells that is computed.
        choices: Private games to try it in.
        effect: What such a game changes, by one example.
    """

    row: str
    sources: tuple[str, ...]
    facts: Facts = ()
    choices: tuple[OtherReading, ...] = ()
    effect: Sentence | None = None

    @property
    def said(self) -> Sentence:
        """Who says what."""
        return Sentence(f"conflicts-{self.row}-said")

    @property
    def holds(self) -> Sentence:
        """What the Laws say, and what Schlemm does."""
        return Sentence(f"conflicts-{self.row}-holds", self.facts)


NATURAL_SYSTEMS: Final = (
    OtherReading("system=natur-a&theirSystem=natur-a", "system-name-natur-a"),
    OtherReading("system=natur-b&theirSystem=natur-b", "system-name-natur-b"),
)
"""Games in which all four bid as one of the sources that tell of bidding."""

CONFLICTS: Final = (
    Contradiction(
        "b1", ("S1:21", "S4:19"),
        choices=(OtherReading("firstCaller=left-of-dealer", "conflicts-choice-b1"),),
        effect=effects.first_caller(),
    ),
    Contradiction(
        "b2", ("S4:41", "S1:52"),
        choices=(OtherReading("mustBeat=true", "opening-must-beat"),), effect=effects.must_beat(),
    ),
    Contradiction(
        "b3", ("S1:79", "S0:79", "S2:50", "S3:35", "S4:122"),
        choices=(OtherReading("simpleDoubling=true", "opening-doubling-yes"),), effect=effects.simple_doubling(),
    ),
    Contradiction(
        "b4", ("S1:33", "S4:25"),
        choices=(
            OtherReading("form=robber4&redeal=next-dealer", "conflicts-choice-b4-next"),
            OtherReading("form=rubber&redeal=same-dealer", "conflicts-choice-b4-same"),
        ),
    ),
    Contradiction(
        "b5", ("S1:66",),
        choices=(
            OtherReading("form=robber4&vulnerability=non-dealer", "conflicts-choice-b5"),
            OtherReading("form=robber4&vulnerability=fixed", "opening-vulnerability-fixed"),
        ),
        effect=effects.vulnerability(),
    ),
    Contradiction("b6", ("S1:66", "S1:77")),
    Contradiction("b7", ("S2:29", "S2:35", "S1:79"), effects.slam_sums()),
    Contradiction("b8", ("S1:69", "S0:56", "S2:69"), effects.overtricks()),
    Contradiction(
        "b9", ("S1:62",),
        choices=(
            OtherReading("lookingBack=next-lead", "conflicts-choice-b9-lead"),
            OtherReading("lookingBack=laws", "conflicts-choice-b9-laws"),
        ),
    ),
    Contradiction("b10", ("S1:29", "S4:72"), choices=NATURAL_SYSTEMS),
    Contradiction("b11", ("S1:29", "S4:49"), choices=NATURAL_SYSTEMS),
    Contradiction("b12", ("S1:19", "S4:63"), choices=NATURAL_SYSTEMS),
    Contradiction("b13", ("S1:19",)),
    Contradiction("b14", ("S1:19",), effects.shapes()),
    Contradiction("b15", ("S1:19",)),
    Contradiction("b16", ("S0:36", "S4:106"), effects.still_part_scores()),
    Contradiction("b17", ("S0:71",), effects.example()),
    Contradiction("b18", ("S4:120",)),
    Contradiction("b19", ("S4:122", "S0:79", "S3:35"), effects.undoubled_down()),
    Contradiction("b20", ("S1:50", "S4:39")),
    Contradiction("b21", ("S1:5", "S4:9")),
    Contradiction("b22", ("S1:71", "S1:73", "S0:73", "S3:21"), BID_IT),
    Contradiction(
        "b23", ("S1:9", "S1:11", "S1:66", "S3:12"),
        choices=(OtherReading("form=robber4", "form-robber4"), OtherReading("form=rubber", "form-rubber")),
    ),
    Contradiction("b24", ("S1:11",), (("game", GAME),)),
    Contradiction("b25", ("S2:74", "S0:34"), (("game", GAME),)),
    Contradiction(
        "b26", ("S4:15", "S1:17"),
        choices=(
            OtherReading("ceremony=singly&shuffler=two", "shuffler-two"),
            OtherReading("ceremony=singly&shuffler=dealer", "shuffler-dealer"),
        ),
    ),
    Contradiction("b27", ("S1:17",)),
    Contradiction("b28", ("S4:41",)),
    Contradiction("b29", ("S1:9", "S3:5", "S4:11")),
    Contradiction("b30", ("S4:3",)),
    Contradiction("b31", ("S4:31",)),
    Contradiction("b32", ("S3:13",)),
    Contradiction(
        "b33", ("S0:18", "S1:77", "S2:3", "S3:12", "S4:74"), effects.rubber(),
        choices=(
            OtherReading("form=robber4&honours=true", "rule-honours-count"),
            OtherReading("form=rubber&honours=false", "rule-honours-do-not-count"),
        ),
        effect=effects.honours(),
    ),
    Contradiction(
        "b34", ("S1:39",),
        choices=(
            OtherReading(
                "system=natur-a/key_cards=yes&theirSystem=natur-a/key_cards=yes", "agreement-key-cards"
            ),
        ),
    ),
    Contradiction("b35", ("S1:41",)),
    Contradiction("b36", ("S3:18", "S0:56", "S2:72", "S4:113"), INSULT),
    Contradiction("b37", ("S1:23", "S1:69", "S1:79"), effects.doubled_game()),
    Contradiction("b38", ("S4:57", "S4:59"), effects.three_suiter()),
    Contradiction("b39", ("S4:72", "S4:69", "S4:70", "S4:71"), choices=NATURAL_SYSTEMS[1:]),
    Contradiction("b40", ("S1:29", "S4:53"), choices=NATURAL_SYSTEMS),
)  # fmt: skip
"""All of them, in the order in which they are numbered."""
