"""Canonical letters into words (domain D1, D3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.calls import parse_call
from schlemm.core.cards import Card
from schlemm.core.contract import Result
from schlemm.i18n.catalogue import Catalogue
from schlemm.i18n.profile import PROFILES, Profile, profile_named
from schlemm.i18n.translator import Translator
from schlemm.i18n.words import CANONICAL_ARGUMENTS

SPOKEN = {
    "de": ("Pik König", "3 Sans Atout", "Ost"),
    "de-AT": ("Pik König", "3 Sans", "Ost"),
    "de-CH": ("Pik König", "3 Ohne", "Ost"),
    "it": ("re di picche", "3 senza atout", "Est"),
    "en": ("king of spades", "3 notrump", "East"),
    "fr": ("roi de pique", "3 sans-atout", "Est"),
}
RESULTS = {
    "de": ("4♠X +1 von Ost", "3SA −2 von Süd", "durchgepasst"),
    "it": ("4♠X +1 di Est", "3SA −2 di Sud", "quattro passo"),
    "en": ("4♠X +1 by East", "3NT −2 by South", "passed out"),
    "fr": ("4♠ contré +1, joué par Est", "3SA −2 par Sud", "quatre passes"),
}
WRITTEN = {
    "de": ("♥D", "♦B", "♣10", "3SA", "Passe", "Kontra"),
    "it": ("♥D", "♦F", "♣10", "3SA", "Passo", "Contro"),
    "en": ("♥Q", "♦J", "♣10", "3NT", "Pass", "Double"),
    "fr": ("♥D", "♦V", "♣10", "3SA", "Passe", "Contre"),
}


@pytest.mark.parametrize("name", SPOKEN)
def test_values_are_read_aloud_in_the_words_of_the_profile(name: str) -> None:
    """A card, a bid and a seat sound as a player of the profile says them."""
    words = Translator(profile_named(name)).words
    card, bid, seat = SPOKEN[name]
    assert words.spoken_card(Card.parse("SK")) == card
    assert words.spoken_call(parse_call("3NT")) == bid
    assert words.argument("turn", "E") == seat


@pytest.mark.parametrize("name", WRITTEN)
def test_values_are_written_with_the_letters_of_the_language(name: str) -> None:
    """Cards and calls stand in sentences with local letters: a queen is D in German, Italian and French."""
    words = Translator(profile_named(name)).words
    given = [("card", "HQ"), ("card", "DJ"), ("card", "CT"), ("bid", "3NT"), ("call", "P"), ("call", "X")]
    assert tuple(words.argument(kind, text) for kind, text in given) == WRITTEN[name]


@pytest.mark.parametrize("name", RESULTS)
def test_results_are_told_in_the_notation_of_the_language(name: str) -> None:
    """Contract, tricks above or below and declarer stand as the country writes them (domain D3)."""
    words = Translator(profile_named(name)).words
    told = [words.result(Result.parse(text)) for text in ("4SXE+1", "3NTS-2", "P")]
    assert tuple(told) == RESULTS[name]


@given(profile=st.sampled_from(PROFILES), name=st.sampled_from(CANONICAL_ARGUMENTS), text=st.text(min_size=1))
def test_what_is_no_notation_stays_as_it_is(profile: Profile, name: str, text: str) -> None:
    """An argument that is not what its name says never breaks a sentence."""
    assert Translator(profile).words.argument(name, text) in {text, *_possible(profile, name, text)}


def _possible(profile: Profile, name: str, text: str) -> set[object]:
    """What the text becomes where it happens to be notation."""
    notation = text.replace("/", "") if name in {"held", "wanted"} else text
    is_notation = notation.isalnum() and notation.isascii()
    return {Translator(profile).words.argument(name, text)} if is_notation else set()


@pytest.mark.parametrize("name", CANONICAL_ARGUMENTS)
def test_nothing_becomes_none(name: str) -> None:
    """An empty fact becomes a word on which a sentence can select."""
    assert Translator(PROFILES[0]).words.argument(name, "") == "none"


def test_sentences_select_on_what_is_missing() -> None:
    """Above seven notrump there is no lowest bid, and the sentence says so."""
    say = Translator(profile_named("de")).say
    facts = {"bid": "2H", "last": "2S", "lowest": "2NT"}
    assert say("refused-insufficient-bid", facts) == (
        "2♥ ist zu niedrig: Das letzte Gebot war 2♠. Möglich ist es ab 2SA."
    )
    facts = {"bid": "7NT", "last": "7NT", "lowest": ""}
    assert say("refused-insufficient-bid", facts) == "7SA geht nicht mehr: Über 7SA gibt es kein Gebot."


@given(code=st.from_regex(r"[a-z]{1,9}(-[a-z]{1,9})?", fullmatch=True))
def test_an_unknown_code_is_said_as_it_is(code: str) -> None:
    """Speaking never fails: a code without words stands for itself."""
    translator = Translator(PROFILES[0])
    assert translator.knows(code) or translator.say(code, {"seat": "N"}) == code


def test_regions_fall_back_to_their_language() -> None:
    """Austria says Herz and Lizit, and everything else as German does."""
    austrian, german = Translator(profile_named("de-AT")), Translator(profile_named("de"))
    assert austrian.say("suit-H") == "Herz"
    assert austrian.say("refused-auction-over").startswith("Das Lizit ")
    assert austrian.say("refused-no-claim") == german.say("refused-no-claim")


def test_the_swiss_write_no_sharp_s() -> None:
    """The Swiss profile spells ss where German has ß."""
    assert "Grossschlemm" in Translator(profile_named("de-CH")).say("step-grand-slam", {"vulnerable": 1})


def test_a_name_of_the_other_direction_stands_by_itself_in_a_sentence() -> None:
    """Isolated, each of several names by itself, it turns nothing round; a name like ours is left as it is."""
    german = Catalogue(profile_named("de"))
    assert (
        german.text("table-thinks", {"name": "\u05d3\u05e0\u05d4"})
        == "\u2068\u05d3\u05e0\u05d4\u2069 denkt nach"
    )
    assert german.text("table-waits-on", {"name": "Anna, \u0639\u0645\u0631"}).endswith(
        "Anna, \u2068\u0639\u0645\u0631\u2069"
    )
    assert "\u2068" not in german.text("table-thinks", {"name": "Zo\u00eb"})


@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.id)
def test_the_headline_of_the_start_page_names_the_game(profile: Profile) -> None:
    """Who opens the page for the first time reads which game is played here before anything else."""
    assert "bridge" in Translator(profile).say("start-sentence").casefold().partition(":")[0]
