"""``schlemm records``: a page of boards to print, solved as everywhere, in words and letters of one's own."""

import json
import os
import stat
from pathlib import Path

import pytest
from tests.conftest import CHROMIUM
from tests.unit.cli.conftest import Terminal
from tests.unit.cli.test_board_files import folder, game, written
from tests.unit.hand_records.printed_records import EVENING, read_page

from schlemm.cli.commands.browser_pdf import BROWSERS
from schlemm.core.cards import STRAINS
from schlemm.core.deal import Deal
from schlemm.core.seats import Seat
from schlemm.dd.inside import InsideSolver, can_solve
from schlemm.i18n.profile import LANGUAGES

__all__ = ["folder"]

solving = pytest.mark.skipif(not can_solve(), reason="the compiled solver is not built")
DEAL = Deal.parse("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85")


@solving
def test_tables_are_those_of_the_solver(terminal: Terminal, folder: Path) -> None:
    """What the page says each player makes is what the solver finds, and the command says what it has written."""
    name = written(folder, "in.pbn", game(1), game(2))
    ran = terminal("records", name, "--out", "out.html", "--jobs", "1")
    assert (ran.code, ran.err) == (0, "")
    assert "out.html: 2 Boards" in ran.out
    (table,) = InsideSolver().tables([DEAL])
    page = read_page((folder / "out.html").read_text(encoding="utf-8"))
    found = [*page.all("table", "tricks")]
    assert len(found) == 2
    for each in found:
        cells = [[int(cell.text) for cell in row.all("td")] for row in [*each.all("tr")][1:]]
        order = [Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST]
        assert cells == [[table.tricks(strain, seat) for strain in STRAINS] for seat in order]
    assert len([*page.all("div", "par")]) == 2


@solving
def test_the_page_is_the_same_in_one_process_and_in_two(terminal: Terminal, folder: Path) -> None:
    """However many processes solve, the page is the same byte for byte."""
    name = written(folder, "in.pbn", EVENING)
    pages = []
    for jobs in ("1", "2"):
        assert terminal("records", name, "--out", f"{jobs}.html", "--jobs", jobs).code == 0
        pages.append((folder / f"{jobs}.html").read_bytes())
    assert pages[0] == pages[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_solving_in_every_language(terminal: Terminal, folder: Path, language: str) -> None:
    """Without tricks nothing is solved; the page goes to standard output in the language of the terminal."""
    name = written(folder, "in.pbn", EVENING)
    ran = terminal("records", name, "--no-tricks", SCHLEMM_LANG=language)
    assert (ran.code, ran.err) == (0, "")
    page = read_page(ran.out)
    assert next(page.all("html")).attributes["lang"] == language
    assert len([*page.all("article")]) == 2
    assert not [*page.all("table", "tricks")]
    assert len([*page.all("table", "results")]) == 1
    assert "records-" not in ran.out


def test_title_letters_scoring_and_no_results(terminal: Terminal, folder: Path) -> None:
    """A title, letters and a scoring of one's own are those of the page, and results can be left out."""
    name = written(folder, "in.pbn", EVENING)
    words = ("records", name, "--no-tricks", "--title", "Club <1>", "--letters", "en")
    page = read_page(terminal(*words, "--scoring", "imps").out)
    assert next(page.all("h1")).text == "Club <1>"
    assert "IMP" in next(page.all("table", "results")).text
    assert {each.text for each in next(page.all("div", "compass")).all("b")} == {"N", "E", "S", "W"}
    usual = read_page(terminal("records", name, "--no-tricks").out)
    assert next(usual.all("h1")).text == "Donnerstag & Freitag, 2026-11-19"
    assert "MP" in next(usual.all("table", "results")).text
    assert not [*read_page(terminal(*words, "--no-results").out).all("table", "results")]


def test_json_says_what_was_written(terminal: Terminal, folder: Path) -> None:
    """The last line tells a program how many boards are on the page, and how many are not, for want of cards."""
    name = written(folder, "in.pbn", EVENING, '[Board "7"]\n[Dealer "S"]\n[Vulnerable "All"]\n')
    ran = terminal("records", name, "--no-tricks", "--out", "out.html", "--json")
    assert json.loads(ran.out) == {"path": "out.html", "boards": 2, "left_out": 1, "pdf": False}
    assert "Ein Board fehlt" in ran.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--scoring", "imps", "--no-results"), "--no-results"),
        (("--pdf",), "--out"),
        (("--json",), "--out"),
        (("--no-tricks", "--jobs", "2"), "--jobs"),
        (("--letters", "xx"), "--letters"),
    ],
)
def test_what_does_not_fit_together_is_refused(
    terminal: Terminal, folder: Path, words: tuple[str, ...], told: str
) -> None:
    """Nothing is ignored in silence."""
    ran = terminal("records", written(folder, "in.pbn", EVENING), *words)
    assert ran.code == 2
    assert told in ran.err


def test_no_file_is_lost_and_none_is_written_for_nothing(terminal: Terminal, folder: Path) -> None:
    """A file that is there stays, and where there is nothing to print none is made."""
    (folder / "out.html").write_text("mine")
    name = written(folder, "in.pbn", EVENING)
    assert terminal("records", name, "--no-tricks", "--out", "out.html").code == 2
    assert (folder / "out.html").read_text() == "mine"
    none = written(folder, "none.pbn", '[Board "7"]\n[Dealer "S"]\n')
    ran = terminal("records", none, "--no-tricks", "--out", "none.html")
    assert ran.code == 2
    assert not (folder / "none.html").exists()


def test_without_a_browser_there_is_no_pdf(
    terminal: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where none is installed, the command says so before any work, and what helps."""
    monkeypatch.setenv("PATH", str(folder))
    name = written(folder, "in.pbn", EVENING)
    ran = terminal("records", name, "--no-tricks", "--pdf", "--out", "out.pdf")
    assert ran.code == 1
    assert "Chromium" in ran.err
    assert "SCHLEMM_CHROMIUM" in ran.err
    assert not (folder / "out.pdf").exists()


@pytest.mark.skipif(os.name == "nt", reason="the browser of this test is a script of a shell")
@pytest.mark.parametrize("end", ["exit 3", "exit 0"])
def test_a_browser_that_fails_leaves_nothing(terminal: Terminal, folder: Path, end: str) -> None:
    """Where the browser prints nothing, the command fails in words and no file of that name is left."""
    browser = folder / BROWSERS[0]
    browser.write_text(f"#!/bin/sh\n{end}\n")
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    name = written(folder, "in.pbn", EVENING)
    words = ("records", name, "--no-tricks", "--pdf", "--out", "out.pdf")
    ran = terminal(*words, SCHLEMM_CHROMIUM=str(browser))
    assert ran.code == 1
    assert "PDF" in ran.err
    assert not (folder / "out.pdf").exists()


@pytest.mark.e2e
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")
def test_a_browser_prints_pages_of_a4(terminal: Terminal, folder: Path) -> None:
    """With Chromium twelve boards with hostile names become a PDF of at most two sheets of A4."""
    text = "\n".join(
        EVENING.replace('"1"', f'"{4 * number + 1}"').replace('"2"', f'"{4 * number + 2}"')
        for number in range(6)
    )
    name = written(folder, "in.pbn", text)
    words = ("records", name, "--no-tricks", "--no-results", "--pdf", "--out", "out.pdf")
    ran = terminal(*words, SCHLEMM_CHROMIUM=str(CHROMIUM))
    assert ran.code == 0, ran.err
    pdf = (folder / "out.pdf").read_bytes()
    assert pdf.startswith(b"%PDF-")
    assert 1 <= pdf.count(b"/Type /Page\n") <= 2
