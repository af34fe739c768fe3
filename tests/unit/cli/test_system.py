"""``schlemm system``: books to read, to change and to keep."""

import json
import re
from pathlib import Path

import pytest
from bml.bml import content_from_string
from bml.html import to_html
from tests.unit.cli.conftest import Terminal

from schlemm.bidding.book.book import book
from schlemm.i18n.profile import LANGUAGES


@pytest.mark.sweep
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_fits_on_the_page_and_names_everything(terminal: Terminal, language: str) -> None:
    """The whole book is at most 80 columns wide, cuts nothing, and has no code in place of words."""
    ran = terminal("system", "natur-b", "--all", "--lang", language)
    lines = ran.out.splitlines()
    assert ran.code == 0
    assert max(map(len, lines)) <= 80
    assert not any("…" in line for line in lines)
    codes = ("topic-", "agreement-", "system-", "meaning-", "shows-")
    assert [line for line in lines if any(code in line for code in codes)] == []


@pytest.mark.exhaustive
def test_a_changed_agreement_is_in_the_book(terminal: Terminal) -> None:
    """What --set changes and what a name changes are the same book, which says so."""
    by_option = terminal("system", "forum", "--set", "notrump=12-14", "--topic", "opening")
    by_name = terminal("system", "forum/notrump=12-14", "--topic", "opening")
    assert by_option == by_name
    assert "Forum, geändert" in by_option.out
    assert "12 bis 14" in " ".join(by_option.out.split())
    agreed = terminal("system", "forum/notrump=12-14/transfers=no").out
    assert "12–14 (sonst 15–17)" in agreed
    assert "nein (sonst ja)" in agreed


def test_a_system_is_kept_in_a_file_and_read_again(terminal: Terminal, tmp_path: Path) -> None:
    """--save writes a small file under whose name the system is read later, also changed further."""
    file = tmp_path / "Meins.json"
    assert terminal("system", "natur-b", "--set", "majors=5", "--save", str(file)).code == 0
    assert json.loads(file.read_text(encoding="utf-8")) == {"name": "Meins", "system": "natur-b/majors=5"}
    ran = terminal("system", str(file), "--topic", "opening")
    assert "Meins (Natur B, geändert)" in ran.out
    changed = terminal("system", str(file), "--set", "opening=11", "--topic", "opening", "--json")
    assert json.loads(changed.out)["system"] == "natur-b/majors=5/opening=11"


@pytest.mark.slow
def test_the_book_for_programs_is_the_book(terminal: Terminal) -> None:
    """JSON has every chapter, table and call of the book, as codes."""
    told = json.loads(terminal("system", "natur-a", "--all", "--json").out)
    chapters = book("natur-a")
    assert [each["topic"] for each in told["chapters"]] == [chapter.name for chapter in chapters]
    counted = [
        call
        for each in told["chapters"]
        for page in each["pages"]
        for case in page["cases"]
        for call in case["calls"]
    ]
    assert len(counted) == sum(
        len(case.entries) for each in chapters for page in each.pages for case in page.cases
    )
    assert all(call["meaning"]["code"].startswith("meaning-") for call in counted)


@pytest.mark.parametrize(
    ("content", "code"),
    [("{}", 2), ("[", 2), ("\udcff", 2), ('{"name": "x", "system": "poker"}', 2), (None, 2)],
)
def test_files_that_hold_no_system(
    terminal: Terminal, tmp_path: Path, content: str | None, code: int
) -> None:
    """A file that is missing or holds something else is named, and nothing is printed."""
    file = tmp_path / "wrong.json"
    if content is not None:
        file.write_text(content, encoding="utf-8", errors="surrogateescape")
    ran = terminal("system", str(file))
    assert (ran.code, ran.out) == (code, "")
    assert ("poker" if content and "poker" in content else "wrong.json") in ran.err.replace("\n", "")


def test_a_file_that_cannot_be_written(terminal: Terminal, tmp_path: Path) -> None:
    """A place where nothing can be written is told, and nothing is printed."""
    ran = terminal("system", "forum", "--save", str(tmp_path / "nowhere" / "x.json"))
    assert (ran.code, ran.out) == (2, "")
    assert "nowhere" in ran.err.replace("\n", "")


def test_a_chapter_that_is_not_there(terminal: Terminal) -> None:
    """An unknown chapter is refused with those there are."""
    ran = terminal("system", "natur-b", "--topic", "poker")
    assert (ran.code, ran.out) == (2, "")
    assert "opening" in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_of_a_book(terminal: Terminal, language: str) -> None:
    """A book names every chapter with the word for --topic, and says how each kind of points it uses is counted."""
    ran = terminal("system", "natur-b", "--all", "--lang", language).out
    assert [
        name for name in (chapter.name for chapter in book("natur-b")) if f"--topic {name}" not in ran
    ] == []
    legend = [line for line in ran.splitlines() if line.startswith("  · ")]
    counts = {"figures", "short", "long", "strength", "support"}
    told = {
        str(entry.explanation.message.args["count"]).rpartition("-")[2]
        for chapter in book("natur-b")
        for page in chapter.pages
        for case in page.cases
        for entry in case.entries
    }
    assert len(legend) == 3 + len(told & counts)
    alone = terminal("system", "natur-b", "--topic", "opening", "--lang", language).out
    assert "--topic" not in alone
    assert any(line.startswith("  · ") for line in alone.splitlines())


def test_the_contents_of_a_book_are_told_without_making_it(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A system by its name alone tells what is agreed and which chapters there are, before any chapter is made."""
    monkeypatch.setattr("schlemm.bidding.book.book.book", None)
    ran = terminal("system", "forum", "--lang", "en")
    assert ran.code == 0
    assert [name for name in ("15–17", "--topic opening", "--topic signals") if name not in ran.out] == []
    told = json.loads(terminal("system", "forum", "--json").out)
    assert told["chapters"] == []
    assert told["contents"][0]["topics"][0] == "opening"


@pytest.mark.exhaustive
def test_auctions_alike_are_named_once(terminal: Terminal) -> None:
    """No list of auctions that are answered alike names one twice, although some differ only in what is not shown."""
    text = " ".join(terminal("system", "forum", "--all", "--lang", "en").out.split())
    lists = [
        found.rstrip("?").split("?, ")
        for found in re.findall(r"Likewise, with the suits bid there, after ((?:[^?]+\?, )*[^?]+\?)", text)
    ]
    assert len(lists) > 20
    assert [each for each in lists if len(set(each)) < len(each)] == []


MINE = """system Mine
on natur-b
meaning multi as ask
  en: shows a weak two
  de: zeigt ein Weak Two
topic multi
-
  2D multi, forcing, shows nothing: figures 5..9, H 6
  use as_before(opening_strong)
2D P
  2H relay
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file with a system of somebody's own."""
    file = tmp_path / "mine.system"
    file.write_text(MINE, encoding="utf-8")
    return file


def test_a_text_is_read_as_a_book(terminal: Terminal, mine: Path) -> None:
    """Its title, its own chapter and its own words stand in it; what is agreed is changed in the text."""
    ran = terminal("system", str(mine), "--topic", "multi")
    assert ran.code == 0
    assert "Mine (Natur B)" in ran.out
    assert "zeigt ein Weak Two: 5 bis 9 Figurenpunkte" in " ".join(ran.out.split())
    assert "on forum" in " ".join(terminal("system", str(mine), "--set", "majors=5").err.split())


def test_lint_names_the_line_of_what_is_wrong(terminal: Terminal, mine: Path) -> None:
    """And so does whatever is asked of such a text."""
    assert terminal("system", "lint", str(mine)).code == 0
    mine.write_text(MINE.replace("2H relay", "2H rely"), encoding="utf-8")
    ran = terminal("system", "lint", str(mine))
    assert ran.code == 1
    assert ran.out.startswith(f"{mine}:11:6: „rely“ ist hier nicht bekannt; vielleicht relay.")
    (fault,) = json.loads(terminal("system", "lint", str(mine), "--json").out)["faults"]
    assert (fault["line"], fault["column"], fault["code"]) == (11, 6, "fault-near")
    assert ":11:6:" in "".join(terminal("system", str(mine)).err.split())
    assert terminal("system", "lint", str(mine.parent / "none.system")).code == 2
    mine.write_text(MINE + "  3C natural: C 6..\n", encoding="utf-8")
    ran = terminal("system", "lint", str(mine))
    assert (ran.code, ran.out.startswith(f"{mine}:12:3: Kein Blatt kommt bis zu dieser Zeile")) == (0, True)


def test_diff_tells_the_calls_that_differ(terminal: Terminal, mine: Path) -> None:
    """In the auctions of both books."""
    told = json.loads(terminal("system", "diff", "natur-b", str(mine), "--json").out)["differences"]
    assert ("", "2D") in {(each["auction"], each["call"]) for each in told}
    assert ("", "1S") not in {(each["auction"], each["call"]) for each in told}
    assert "keine ansage" in terminal("system", "diff", "natur-b", "natur-b").out.casefold()


def test_a_book_as_bml_is_a_page_to_other_programs(terminal: Terminal, mine: Path) -> None:
    """``bridge-markup`` makes HTML of it in which every call stands."""
    ran = terminal("system", str(mine), "--bml")
    assert ran.code == 0
    page = to_html(content_from_string(ran.out))
    assert "<h1>" in page
    assert page.count('class="tree"') == ran.out.count("#BIDTABLE")
    assert "zeigt ein Weak Two" in page


def test_a_text_plays_a_match(terminal: Terminal, mine: Path) -> None:
    """Under its title, at both tables."""
    ran = terminal(
        "match", f"{mine}:anfaenger", "natur-b", "--boards", "2", "--seed", "1", "--bid-only", "--jobs", "1"
    )
    assert ran.code == 0, ran.err
    assert "Mine (A) gegen natur-b (B)" in ran.out
