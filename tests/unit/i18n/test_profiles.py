"""Letters of the profiles: the traps of the same letter meaning different things (domain D1)."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.cards import RANKS, SUITS, Rank, Strain
from schlemm.core.contract import Result
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS
from schlemm.formats.contract_text import read_contract
from schlemm.formats.hand_text import read_hand
from schlemm.formats.letters import CANONICAL, LOCAL
from schlemm.i18n.profile import (
    CANONICAL_RANKS,
    CANONICAL_SEATS,
    CANONICAL_SUITS,
    LANGUAGES,
    PROFILES,
    Profile,
    UnknownProfile,
    letters_of,
    profile_named,
)
from schlemm.i18n.translator import Translator
from schlemm.testing import hands, results

TABLE = {
    "de": ("NOSW", "PCKT", "AKDB", "SA"),
    "de-AT": ("NOSW", "PHKT", "AKDB", "SA"),
    "de-CH": ("NOSW", "PCKT", "AKDB", "Ohne"),
    "it": ("NESO", "PCQF", "ARDF", "SA"),
    "en": ("NESW", "SHDC", "AKQJ", "NT"),
    "fr": ("NESO", "PCKT", "ARDV", "SA"),
}
"""Seats from North, suits from spades, courts from the ace, notrump (domain D1)."""


@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.id)
def test_letters_are_those_of_the_country(profile: Profile) -> None:
    """Every profile has the letters of the table, and writes a ten as 10."""
    letters = letters_of(profile.id)
    seats, suits, courts, notrump = TABLE[profile.id]
    assert letters["seats"] == dict(zip(CANONICAL_SEATS, seats, strict=True))
    assert letters["suitLetters"] == dict(zip(CANONICAL_SUITS, suits, strict=True))
    ranks = [*courts, "10", *"98765432"]
    assert letters["ranks"] == dict(zip(CANONICAL_RANKS, ranks, strict=True))
    assert letters["notrump"] == notrump
    assert letters["language"] == profile.language


@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.id)
def test_letters_of_one_kind_differ(profile: Profile) -> None:
    """Within a profile no two seats, suits or ranks share a letter."""
    for alphabet, letter in (
        (CANONICAL_SEATS, profile.letters.seat),
        (CANONICAL_SUITS, profile.letters.suit),
        (CANONICAL_RANKS, profile.letters.rank),
    ):
        assert len({letter(canonical) for canonical in alphabet}) == len(alphabet)


def test_o_is_east_in_german_and_west_in_italian_and_french() -> None:
    """The worst trap of all: the same letter, opposite seats."""
    found = {
        profile.id: "NESW"[profile.letters.seats.find("O")] for profile in PROFILES if profile.id != "en"
    }
    assert found == {"de": "E", "de-AT": "E", "de-CH": "E", "it": "W", "fr": "W"}


@pytest.mark.parametrize("name", ["de", "DE", "de_at", "de-ch", "IT"])
def test_profiles_are_found_however_they_are_written(name: str) -> None:
    """Capitals and underscores do not matter in the name of a profile."""
    assert profile_named(name).id.casefold() == name.replace("_", "-").casefold()


@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.id)
def test_letters_written_are_the_letters_read(profile: Profile) -> None:
    """What a profile writes, the readers of typed texts understand with its language's letters."""
    read, letters = LOCAL.get(profile.language, CANONICAL), profile.letters
    assert [read.strains[letters.suit(suit.letter).lower()] for suit in SUITS] == list(map(Strain.of, SUITS))
    assert [read.seats[letters.seat(seat.letter).lower()] for seat in SEATS] == list(SEATS)
    ranks = [rank for rank in RANKS if rank is not Rank.TEN]
    assert [read.ranks[letters.rank(rank.letter).lower()] for rank in ranks] == ranks


@given(profile=st.sampled_from(PROFILES), result=results())
def test_results_are_read_as_they_are_written(profile: Profile, result: Result) -> None:
    """Any result in the words of any profile is itself again when it is typed."""
    text = Translator(profile).words.result(result)
    assert result.contract is None or read_contract(text).result() == result


@given(profile=st.sampled_from(PROFILES), hand=hands())
def test_hands_are_read_as_they_are_written(profile: Profile, hand: Hand) -> None:
    """Holdings in the letters of any profile, behind the signs of their suits, are the same hand again."""
    letter = profile.letters.rank
    cards = {suit: [letter(card.rank.letter) for card in hand.cards_of(suit)] for suit in reversed(SUITS)}
    text = " ".join(suit.symbol + ("".join(ranks) or "-") for suit, ranks in cards.items())
    assert read_hand(text, LOCAL.get(profile.language, CANONICAL)) == hand


def test_unknown_profiles_are_refused_with_those_there_are() -> None:
    """Asking for Dutch says which profiles there are."""
    with pytest.raises(UnknownProfile, match="de, de-AT, de-CH, it, en, fr"):
        profile_named("nl")


def test_every_language_has_a_profile_of_its_name() -> None:
    """The plain profile of a language is called like the language."""
    assert {name for name in LANGUAGES if profile_named(name).language == name} == set(LANGUAGES)


def test_the_letters_of_the_browsers_tests_are_the_profiles() -> None:
    """The file with which the browser's units are tested holds what the server sends for every profile."""
    letters = Path(__file__).resolve().parents[3] / "web" / "src" / "testing" / "letters.json"
    assert json.loads(letters.read_text(encoding="utf-8")) == {
        profile.id: letters_of(profile.id) for profile in PROFILES
    }
