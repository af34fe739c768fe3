"""Cards of whole deals as the page explains them: bots of the lowest level bid and play, and each is asked why."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from unittest.mock import patch

from tests.property.self_play import bid_out, next_view
from tests.told_cards.checkers import CHECKERS
from tests.told_cards.scene import Scene, words

from schlemm.bots.bidder import SystemBot
from schlemm.bots.cards.by_rules import choose_by_rules
from schlemm.bots.level import Level
from schlemm.bots.play.weigh import NEAR
from schlemm.bots.review.compare import CardComparison
from schlemm.bots.review.hint import WhatToPlay
from schlemm.core.action import PlayCard
from schlemm.core.board.apply import apply_action
from schlemm.core.board.board import Board
from schlemm.core.board.state import Playing
from schlemm.core.conditions import Conditions
from schlemm.core.play import Play
from schlemm.core.seats import SEATS, BySide, Vulnerability
from schlemm.core.view import Stakes, View
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32

BOT = SystemBot(Level.BEGINNER)
SYSTEMS = (BySide("forum", "forum"), BySide("natur-a", "natur-b"))
FORMS = ("duplicate", "matchpoints")
EARLY = 10
"""With so many tricks left a deal takes long to solve."""
SHOWN = 3
"""So many false sentences of a kind are shown."""


@contextmanager
def few_deals(early: int, late: int) -> Iterator[None]:
    """Within it cards are compared in so many imagined deals, not in a hundred: what is said is true of any number.

    Args:
        early: How many while ten or more tricks are left.
        late: How many after that.
    """

    def count(play: Play) -> int:
        return early if play.tricks_left >= EARLY else late

    with (
        patch("schlemm.bots.play.compare.position_count", count),
        patch("schlemm.bots.play.compare.first_count", count),
    ):
        yield


def told(view: View) -> list[Scene]:
    """What the page says of the card to be played now: why it is best, and what plan it belongs to."""
    advice = WhatToPlay(view).run()
    sentences = [advice.reason] if advice.plan is None else [advice.reason, advice.plan]
    return [Scene(view, advice.found, said, advice.reason) for said in sentences]


def told_of_each(view: View, codes: frozenset[str], *, good: bool) -> Iterator[Scene]:
    """The sentences with these codes that would be said of other cards, only of ``good`` ones or of all.

    Good are those that the figures hold for as good as the best one.
    """
    found = WhatToPlay(view).run().found
    cards = (found.best, *found.others)
    for best in cards:
        if good and best.value < found.best.value - NEAR * found.count:
            continue
        others = tuple(one for one in cards if one is not best)
        chosen = CardComparison(best, others, found.deals, found.by_deal)
        with patch("schlemm.bots.review.hint.compare_cards", lambda *_, chosen=chosen: chosen):
            yield from (scene for scene in told(view) if scene.said.code in codes)


def told_of_deal(number: int) -> Iterator[Scene]:
    """All that is said of the cards of a random deal, which are played by rules of thumb."""
    deal = random_deal(Pcg32.from_text(f"told cards {number}").below)
    board = Board(1, Conditions(SEATS[number % 4], [*Vulnerability][number // 4 % 4]), deal)
    stakes, systems = Stakes(FORMS[number // 2 % 2]), SYSTEMS[number % 2]
    state = bid_out(board, BOT, stakes)
    while isinstance(state, Playing):
        view = next_view(state, stakes, systems)
        yield from told(view)
        assert view.play is not None
        state = apply_action(state, view.seat, PlayCard(choose_by_rules(view, view.play)))


@dataclass
class Told:
    """What was said, by its kind, and what of it was false.

    Attributes:
        said: How often each sentence came.
        false: How often each was false.
        examples: Some of the false ones of each kind.
    """

    said: Counter[str] = field(default_factory=Counter)
    false: Counter[str] = field(default_factory=Counter)
    examples: dict[str, list[str]] = field(default_factory=dict)

    def add(self, scene: Scene) -> None:
        """Hear a sentence and check it."""
        code = scene.said.code
        self.said[code] += 1
        wrong = CHECKERS[code](scene)
        if wrong is not None:
            self.false[code] += 1
            shown = self.examples.setdefault(code, [])
            if len(shown) < SHOWN:
                shown.append(f"{words(scene.said)} <- {wrong}: {scene.shown()}")

    def join(self, other: "Told") -> None:
        """Add what another one has heard."""
        self.said += other.said
        self.false += other.false
        for code, shown in other.examples.items():
            self.examples[code] = [*self.examples.get(code, ()), *shown][:SHOWN]

    def report(self) -> str:
        """The false sentences, kind by kind; empty if there is none."""
        return "\n".join(
            f"{code}: {count} of {self.said[code]} are false\n  " + "\n  ".join(self.examples[code])
            for code, count in self.false.most_common()
        )


def hear(scenes: Iterable[Scene]) -> Told:
    """All that is said in these scenes."""
    heard = Told()
    for scene in scenes:
        heard.add(scene)
    return heard
