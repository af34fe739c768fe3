"""Terminology profiles: a language, its letters, and the words in which a region differs (domain D1, D2, G6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

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
        notrump: Written after the level of a bid.
    """

    seats: str
    suits: str
    courts: str
    notrump: str

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
AUSTRIAN: Final = Letters("NOSW", "PHKT", "AKDB", "SA")
ITALIAN: Final = Letters("NESO", "PCQF", "ARDF", "SA")
FRENCH: Final = Letters("NESO", "PCKT", "ARDV", "SA")


@dataclass(frozen=True, slots=True)
class Profile:
    """A way of speaking about the game.

    Attributes:
        id: Its name in settings and addresses, such as ``"de-AT"``.
        language: The language of its sentences.
        letters: What stands on cards and sheets.
        region: Whether a file of words of its own replaces some of the language's.
        spelling: Signs written differently there, as (usual, here) pairs: the Swiss know no ß.
    """

    id: str
    language: str
    letters: Letters
    region: bool = False
    spelling: tuple[tuple[str, str], ...] = ()


PROFILES: Final = (
    Profile("de", "de", GERMAN),
    Profile("de-AT", "de", AUSTRIAN, region=True),
    Profile("de-CH", "de", GERMAN, region=True, spelling=(("ß", "ss"), ("„", "«"), ("“", "»"))),
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


def profile_named(name: str) -> Profile:
    """The profile with this id, however it is capitalised.

    Raises:
        UnknownProfile: If there is none; it lists those there are.
    """
    for profile in PROFILES:
        if profile.id.casefold() == name.replace("_", "-").casefold():
            return profile
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
