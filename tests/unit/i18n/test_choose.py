"""Which language is spoken where."""

import pytest

from schlemm.i18n.choose import browser_language, terminal_profile
from schlemm.i18n.profile import UnknownProfile


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "de"),
        ("nl", "de"),
        ("fr-CH, en;q=0.9", "fr"),
        ("nl, en;q=0.8, it;q=0.9", "it"),
        ("en;q=0, it;q=0.1", "it"),
        ("*", "de"),
        ("EN-gb", "en"),
        ("en;q=x, fr;q=0.5", "fr"),
    ],
)
def test_the_browser_gets_the_first_language_that_it_names(accepted: str, language: str) -> None:
    """The heaviest language that we speak wins; German where there is none."""
    assert browser_language(accepted) == language


@pytest.mark.parametrize(
    ("option", "environment", "profile"),
    [
        (None, {}, "de"),
        (None, {"LANG": "C.UTF-8"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "it_IT"}, "it"),
        (None, {"LANG": "fr_FR.UTF-8", "SCHLEMM_LANG": "de-AT"}, "de-AT"),
        ("en", {"LANG": "fr_FR.UTF-8", "SCHLEMM_LANG": "it"}, "en"),
    ],
)
def test_the_terminal_speaks_as_chosen_else_as_its_locale(
    option: str | None, environment: dict[str, str], profile: str
) -> None:
    """The option goes before SCHLEMM_LANG, that before the locale, and German comes last."""
    assert terminal_profile(option, environment).id == profile


def test_a_wrong_choice_is_an_error() -> None:
    """Who asks for a language that we do not speak is told so; a locale is only a hint."""
    with pytest.raises(UnknownProfile):
        terminal_profile("nl", {})
    assert terminal_profile(None, {"LANG": "nl_NL"}).id == "de"
