"""Codes and facts into sentences."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from schlemm.core.sentence import Fact, Sentence
from schlemm.i18n.catalogue import Catalogue
from schlemm.i18n.profile import Profile
from schlemm.i18n.words import Words


class Translator:
    """Says codes in the words of one profile.

    >>> from schlemm.i18n.profile import profile_named
    >>> Translator(profile_named("de")).say("refused-not-your-turn", {"turn": "E"})
    'Noch nicht: Ost ist am Zug.'
    """

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self._catalogue = Catalogue(profile)

    @cached_property
    def words(self) -> Words:
        """Single values in the profile's words."""
        return Words(self._catalogue)

    def say(self, code: str, args: Mapping[str, Fact] | None = None) -> str:
        """The sentence with this id.

        Args:
            code: An id of the catalogues, such as ``"refused-insufficient-bid"``.
            args: The facts that it names, with canonical letters for cards, calls, seats and the like.

        Returns:
            The sentence; in English where the language lacks it, and the code where nobody has it.
        """
        return self._catalogue.text(code, self.words.arguments(args or {}))

    def tell(self, sentence: Sentence) -> str:
        """A sentence in the profile's words."""
        return self.say(sentence.code, sentence.args)

    def knows(self, code: str) -> bool:
        """Whether there are words for this id."""
        return self._catalogue.knows(code)
