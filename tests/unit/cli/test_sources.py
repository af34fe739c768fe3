"""``schlemm sources``: the five sources retold, place by place."""

import json

import pytest
from tests.unit.cli.conftest import Terminal

from schlemm.i18n.profile import LANGUAGES
from schlemm.learn.library.sources import source_passages


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_places_fit_on_the_page(terminal: Terminal, language: str) -> None:
    """Without a place every one of them is told, at most 80 columns wide, with no code in place of words."""
    ran = terminal("sources", "--lang", language)
    lines = ran.out.splitlines()
    assert ran.code == 0
    assert max(map(len, lines)) <= 80
    assert not any("source-" in line for line in lines)
    told = {line.split()[0] for line in lines if line.strip()}
    assert {str(passage.place) for passage in source_passages()} <= told


def test_a_place_is_told_with_what_is_made_of_it(terminal: Terminal) -> None:
    """One place says what stands there, and the rules that follow from it; for programs with their addresses."""
    ran = terminal("sources", "s1:75")
    assert "S1:75" in ran.out
    assert "Kontriere einen Teilkontrakt nicht leichtfertig" in " ".join(ran.out.split())
    told = json.loads(terminal("sources", "S1:75", "--json").out)
    assert [use["path"] for use in told["uses"]] == ["/rules#bidding-careful"]
    assert len(json.loads(terminal("sources", "--json").out)["places"]) == len(source_passages())


def test_a_place_that_nothing_refers_to(terminal: Terminal) -> None:
    """Another place is a mistake that is told, with where all of them are."""
    ran = terminal("sources", "S1:2", "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert "schlemm sources" in " ".join(ran.err.split())
