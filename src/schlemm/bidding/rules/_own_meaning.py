"""A meaning of a call that somebody has written into a system of their own, with its sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.bidding.rules.meaning import Meaning

OWN_SENTENCE: Final = "meaning-own"
"""The code of the sentence that has ``own-words`` besides what all have (``OwnMeaning.spoken``)."""


@dataclass(frozen=True, slots=True)
class OwnMeaning:
    """What a call means in somebody's own words.

    Attributes:
        name: How the text calls it, which is said where it has no sentence.
        kind: The meaning of the catalogues that it is a case of: by it judgement and the readers of the auction go.
        words: Its sentences, each behind its language, in the order of the text.
    """

    name: str
    kind: Meaning
    words: tuple[tuple[str, str], ...] = ()

    @property
    def spoken(self) -> str:
        """The sentences as a fact of a message: each behind its language, with a bar between them."""
        return "|".join(f"{language} {sentence}" for language, sentence in self.words or (("en", self.name),))
