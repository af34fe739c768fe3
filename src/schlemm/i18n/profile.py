"""Terminology profiles: a language, its letters, and the words chosen for what has several (domain D1, D2, G6).

A profile has a name, such as ``de-AT``; words chosen besides stand behind it: ``de-AT+kreuz+ohne``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from schlemm.i18n.choices import differing, in_place_of, words_of

CANONICAL_SEATS: Final = "NESW"
CANONICAL_SUITS: Final = "SHDC"
CANONICAL_RANKS: Final = "AKQJT98765432"

LANGUAGES: Final = ("de", "it", "en", "fr")
"""The languages, in the order in which they were promised."""

LettersAsJson: TypeAlias = dict[str, str | dict[str, str]]
"""How a browser is told the letters of a profile."""


@dataclass(frozen=True, slots=True)
class Letters:
    """What stands on cards, sheets and diagrams.

    O is East in German and West in Italian and French, K is a king or diamonds, D a queen or diamonds, C hearts or
    clubs: these letters are for the eyes of players only.

    Attributes:
        seats: Of North, East, South, West.
        suits: Of spades, hearts, diamonds, clubs.
        courts: Of ace, king, queen, jack.
        notrump: Written after the level of a bid; a word rather than an abbreviation stands a little apart from it.
    """

    seats: str
    suits: str
    courts: str
    notrump: str

    @property
    def after_level(self) -> str:
        """Notrump as it stands behind the level of a bid: 3SA, 3 Ohne."""
        return self.notrump if self.notrump.isupper() else f"\N{NARROW NO-BREAK SPACE}{self.notrump}"

    def seat(self, canonical: str) -> str:
        """The letter of this seat."""
        return self.seats[CANONICAL_SEATS.index(canonical)]

    def suit(self, canonical: str) -> str:
        """The letter of this suit."""
        return self.suits[CANONICAL_SUITS.index(canonical)]

    def rank(self, canonical: str) -> str:
        """The letter of this rank; a ten is written 10 in every language."""
        place = CANONICAL_RANKS.index(canonical)
        if place < len(self.courts):
            return self.courts[place]
        return "10" if canonical == "T" else canonical


ENGLISH: Final = Letters("NESW", "SHDC", "AKQJ", "NT")
GERMAN: Final = Letters("NOSW", "PCKT", "AKDB", "SA")
ITALIAN: Final = Letters("NESO", "PCQF", "ARDF", "SA")
FRENCH: Final = Letters("NESO", "PCKT", "ARDV", "SA")


_HEARTS: Final = CANONICAL_SUITS.index("H")


def letters_saying(letters: Letters, words: Iterable[str]) -> Letters:
    """The letters of a language with those that words bring; Kreuz keeps the T of Treff, since K is Karo."""
    for word in words:
        match word:
            case "herz":
                suits = letters.suits[:_HEARTS] + "H" + letters.suits[_HEARTS + 1 :]
                letters = replace(letters, suits=suits)
            case "nt":
                letters = replace(letters, notrump="NT")
            case "ohne":
                letters = replace(letters, notrump="Ohne")
    return letters


@dataclass(frozen=True, slots=True)
class Profile:
    """A way of speaking about the game.

    Attributes:
        id: Its name in settings and addresses, such as ``"de-AT"`` or ``"de-AT+kreuz"``.
        language: The language of its sentences.
        letters: What stands on cards and sheets.
        words: The words used in place of those of the language, one a thing, as ``choices`` names them.
        spelling: Signs written differently there, as (usual, here) pairs: the Swiss know no ß.
    """

    id: str
    language: str
    letters: Letters
    words: tuple[str, ...] = ()
    spelling: tuple[tuple[str, str], ...] = ()

    @property
    def region(self) -> str:
        """The profile without the words chosen besides: also a language tag that other software knows."""
        return self.id.partition("+")[0]

    def saying(self, words: Iterable[str]) -> Profile:
        """The same profile with these words.

        >>> profile_named("de-AT").saying(["Kreuz", "Vollspiel"]).id
        'de-AT+kreuz+vollspiel'

        Args:
            words: Names of words, such as ``"Störgebot"`` or ``"stoergebot"``; of two for one thing the later holds.

        Raises:
            UnknownWord: If the language has no such choice; it lists the words there are.
        """
        try:
            chosen = in_place_of(self.language, self.words, words)
        except KeyError as error:
            raise UnknownWord(str(error.args[0]), words_of(self.language)) from error
        apart = differing(self.language, profile_named(self.region).words, chosen)
        letters = letters_saying(profile_named(self.language).letters, chosen)
        return replace(self, id="+".join((self.region, *apart)), letters=letters, words=chosen)


_AUSTRIA: Final = (
    "herz", "sans", "edelfarbe", "teiler", "lizit", "barrage", "hand", "strohmann", "angriff", "atout", "schnappen",
    "teilspiel", "manche", "slam", "gefaehrdet",
)  # fmt: skip
_SWITZERLAND: Final = ("ohne", "barrage", "angriff", "atout")
_SWISS_SPELLING: Final = (("ß", "ss"), ("„", "«"), ("“", "»"))

PROFILES: Final = (
    Profile("de", "de", GERMAN),
    Profile("de-AT", "de", letters_saying(GERMAN, _AUSTRIA), _AUSTRIA),
    Profile("de-CH", "de", letters_saying(GERMAN, _SWITZERLAND), _SWITZERLAND, _SWISS_SPELLING),
    Profile("it", "it", ITALIAN),
    Profile("en", "en", ENGLISH),
    Profile("fr", "fr", FRENCH),
)
"""Every profile, German first."""


@dataclass(eq=True, unsafe_hash=True)
class UnknownProfile(LookupError):
    """No profile has this name.

    Attributes:
        name: The name as given.
        known: The names there are.
    """

    name: str
    known: tuple[str, ...] = tuple(profile.id for profile in PROFILES)

    def __str__(self) -> str:
        return f"no language or profile is called {self.name!r}; there are: {', '.join(self.known)}"


@dataclass(eq=True, unsafe_hash=True)
class UnknownWord(UnknownProfile):
    """A language has no word of this name to choose."""

    def __str__(self) -> str:
        return f"no word to choose is called {self.name!r}; there are: {', '.join(self.known)}"


def profile_named(name: str) -> Profile:
    """The profile with this id, however it is capitalised; behind a + stand words chosen besides.

    >>> profile_named("de+Kreuz+NT").letters.notrump
    'NT'

    Raises:
        UnknownProfile: If there is none; it lists those there are. If a word is unknown it is an ``UnknownWord``.
    """
    region, *words = name.replace("_", "-").split("+")
    for profile in PROFILES:
        if profile.id.casefold() == region.casefold():
            return profile.saying(words) if words else profile
    raise UnknownProfile(name)


def letters_of(name: str) -> LettersAsJson:
    """The letters of the profile with this id, keyed by the canonical ones, ready to be sent as JSON.

    >>> letters_of("fr")["seats"]
    {'N': 'N', 'E': 'E', 'S': 'S', 'W': 'O'}

    Raises:
        UnknownProfile: If there is no such profile.
    """
    profile = profile_named(name)
    letters = profile.letters
    return {
        "language": profile.language,
        "seats": {letter: letters.seat(letter) for letter in CANONICAL_SEATS},
        "ranks": {letter: letters.rank(letter) for letter in CANONICAL_RANKS},
        "suitLetters": {letter: letters.suit(letter) for letter in CANONICAL_SUITS},
        "notrump": letters.notrump,
    }
