"""The program as a whole: languages, help, mistakes, and how quickly it is there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.unit.cli import transcript
from tests.unit.cli.conftest import Terminal

from schlemm import __version__
from schlemm.cli import run as program
from schlemm.cli.speech import Speech
from schlemm.formats.reading import DefectCode
from schlemm.i18n.files import catalogue_files
from schlemm.i18n.profile import LANGUAGES, PROFILES, Profile, profile_named


@pytest.mark.sweep
@pytest.mark.parametrize("language", transcript.READ)
def test_what_the_terminal_shows(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command shows what stands in the transcript; ``tests/unit/cli/transcript.py`` writes it anew."""
    monkeypatch.setenv("COLUMNS", "80")
    golden = (transcript.GOLDEN / f"{language}.txt").read_text(encoding="utf-8")
    assert transcript.transcript(language).splitlines() == golden.splitlines()


@pytest.mark.parametrize(
    ("words", "environment", "expected"),
    [
        (["--help"], {}, "Aufruf:"),
        (["--lang", "en", "--help"], {}, "Usage:"),
        (["--help", "--lang", "it"], {}, "Uso:"),
        (["score", "--help", "--lang=fr"], {}, "RÉSULTAT"),
        (["--lang", "en", "score", "--lang", "it", "--help"], {}, "RISULTATO"),
        (["--help"], {"SCHLEMM_LANG": "en"}, "Usage:"),
        (["--help"], {"LANG": "fr_CH.UTF-8"}, "Usage\N{NARROW NO-BREAK SPACE}:"),
        (["--help"], {"LANG": "nl_NL.UTF-8"}, "Aufruf:"),
        (["--lang", "de"], {"SCHLEMM_LANG": "en", "LANG": "it_IT"}, "Aufruf:"),
    ],
)
def test_the_language(
    terminal: Terminal, words: list[str], environment: dict[str, str], expected: str
) -> None:
    """--lang before or behind the command, the last one first, then SCHLEMM_LANG, then the locale, then German."""
    ran = terminal(*words, **environment)
    assert ran.code == 0
    assert expected in ran.out


@pytest.mark.parametrize("words", [["--lang", "xx", "--help"], ["score", "4♠=", "--lang=nl"]])
def test_a_language_that_we_do_not_speak(terminal: Terminal, words: list[str]) -> None:
    """Asking for another language is a mistake that is told in the language of the system, with those there are."""
    ran = terminal(*words, LANG="en_GB.UTF-8")
    assert (ran.code, ran.out) == (2, "")
    assert "de, de-AT, de-CH, it, en, fr" in " ".join(ran.err.split())


def test_a_language_without_a_name(terminal: Terminal) -> None:
    """--lang at the end of the line is a mistake that is told."""
    assert terminal("deal", "--lang").code == 2


def test_version(terminal: Terminal) -> None:
    """--version tells the version of the package."""
    assert terminal("--version").out == f"Schlemm {__version__}\n"


def test_alone_it_shows_its_help(terminal: Terminal) -> None:
    """Without a command it shows all commands, which is no mistake."""
    ran = terminal()
    assert ran.code == 0
    assert ran.out == terminal("--help").out
    assert all(f"\n  {name} " in ran.out for name in program.COMMANDS)


@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.id)
def test_help_texts_are_plain(profile: Profile) -> None:
    """What the help pages read by themselves is what the catalogue says; so no such text has terms or facts in it."""
    speech = Speech(profile)
    file = next(file for file in catalogue_files(profile.language) if file.name == "cli.ftl")
    topics = re.findall(r"(?m)^help-([\w-]+) =", file.read_text(encoding="utf-8"))
    assert topics
    assert [topic for topic in topics if speech.help(topic) != speech.say(f"help-{topic}")] == []


def test_every_defect_has_words() -> None:
    """Whatever the readers can find wrong is said in every profile."""
    for profile in PROFILES:
        knows = Speech(profile).translator.knows
        assert [code.value for code in DefectCode if not knows(f"read-{code.value}")] == []


def test_help_loads_no_more_than_it_needs() -> None:
    """The help page is there at once because nothing heavy is loaded for it: no rich, no server."""
    code = (
        "import sys; from schlemm.cli.run import run; run(['--help']); run(['score', '--help']);"
        "print(*sorted({name.split('.')[0] for name in sys.modules}), file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ran.stderr.split())
    assert "click" in loaded
    assert loaded & {"rich", "litestar", "uvicorn", "msgspec", "asyncio", "platformdirs"} == set()


def test_numbers_are_written_as_the_language_writes_them() -> None:
    """Thousands and decimals have the signs of the language."""
    told = {name: Speech(profile_named(name)) for name in LANGUAGES}
    assert {name: speech.number(1234567) for name, speech in told.items()} == {
        "de": "1.234.567",
        "it": "1.234.567",
        "en": "1,234,567",
        "fr": "1\N{NARROW NO-BREAK SPACE}234\N{NARROW NO-BREAK SPACE}567",
    }
    assert {name: speech.percent(0.1234) for name, speech in told.items()} == {
        "de": "12,34\N{NO-BREAK SPACE}%",
        "it": "12,34%",
        "en": "12.34%",
        "fr": "12,34\N{NARROW NO-BREAK SPACE}%",
    }


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no device that is always full")
def test_nobody_can_read_what_is_said() -> None:
    """Where standard output takes no more, the command says so in words and fails."""
    command = [sys.executable, "-m", "schlemm", "score", "4S=", "--lang", "en"]
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ran.returncode == 1
    assert "output cannot be written" in ran.stderr
    assert "Traceback" not in ran.stderr
