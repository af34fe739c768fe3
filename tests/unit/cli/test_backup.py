"""``schlemm backup`` and ``schlemm restore``: what they do, say and refuse, in every language."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.unit.cli.conftest import Terminal
from tests.unit.store.kept import change, entry, kept, names, read

from schlemm.i18n.profile import LANGUAGES
from schlemm.store.sqlite.sqlite_store import SqliteStore

STREAMS = {"anna": 3, "berta": 4}


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    """A closed data file with two tables."""
    path = tmp_path / "data.db"
    await kept(path, STREAMS)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_and_back(terminal: Terminal, data: Path, tmp_path: Path, language: str) -> None:
    """A copy is made and put back; where it is, what it holds and where the former file went is said."""
    copy = tmp_path / "copy.db"
    made = terminal("backup", str(copy), "--data", str(data), "--lang", language)
    assert (made.code, made.err) == (0, "")
    put = terminal("restore", str(copy), "--data", str(data), "--lang", language)
    assert (put.code, put.err) == (0, "")
    (aside,) = tmp_path.glob("data.db.before-*[0-9]")
    assert [name in made.out for name in (str(copy), "2", "7")] == [True] * 3
    assert [name in put.out for name in (str(data), "2", "7", str(aside))] == [True] * 4


def test_programs_read_one_line(terminal: Terminal, data: Path, tmp_path: Path) -> None:
    """With --json both print what they made, from what, and what it holds."""
    (tmp_path / "copies").mkdir()
    made = json.loads(terminal("backup", str(tmp_path / "copies"), "--data", str(data), "--json").out)
    (copy,) = (tmp_path / "copies").iterdir()
    held = {"streams": 2, "events": 7, "altered": []}
    assert made == {"data": str(data), "backup": str(copy), **held}
    put = terminal("restore", str(copy), "--data", str(data), "--json").out
    (aside,) = tmp_path.glob("data.db.before-*[0-9]")
    assert json.loads(put) == {
        "data": str(data),
        "from": str(copy),
        "aside": str(aside),
        **held,
        "missing": [],
    }
    put = terminal("restore", str(copy), "--data", str(tmp_path / "new.db"), "--json").out
    assert json.loads(put)["aside"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_damage_is_named(terminal: Terminal, data: Path, tmp_path: Path, language: str) -> None:
    """The copy is kept and the damaged table named, with exit code 1; it is put back only where that is asked for."""
    change(data, "update event set content='{}' where stream='berta' and version=2")
    copy, new = tmp_path / "copy.db", tmp_path / "new.db"
    made = terminal("backup", str(copy), "--data", str(data), "--lang", language)
    assert (made.code, copy.exists()) == (1, True)
    refused = terminal("restore", str(copy), "--data", str(new), "--lang", language)
    assert (refused.code, refused.out, new.exists()) == (1, "", False)
    assert "--damaged" in refused.err
    put = terminal("restore", str(copy), "--data", str(new), "--lang", language, "--damaged")
    assert (put.code, new.exists()) == (1, True)
    for said in (made.err, refused.err, put.err):
        assert "berta" in said
        assert "anna" not in said
    told = json.loads(terminal("backup", str(tmp_path / "x.db"), "--data", str(data), "--json").out)
    assert told["altered"] == ["berta"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_file_in_use_is_backed_up_but_not_replaced(
    terminal: Terminal, data: Path, tmp_path: Path, language: str
) -> None:
    """While a server has it a copy can be made of it; to put one in its place is refused by name."""
    copy = tmp_path / "copy.db"
    store = SqliteStore(data)
    await store.start()
    assert terminal("backup", str(copy), "--data", str(data), "--lang", language).code == 0
    for source, place in ((copy, data), (data, tmp_path / "new.db")):
        refused = terminal("restore", str(source), "--data", str(place), "--lang", language)
        assert (refused.code, refused.out) == (1, "")
        assert str(data) in refused.err.replace("\n", "")
    await store.close()
    assert names(tmp_path) == ["copy.db", "data.db"]


def test_what_is_refused_has_words(terminal: Terminal, data: Path, tmp_path: Path) -> None:
    """Nothing to copy, a name that is taken, no copy, a copy of another program or a later version: each is told."""
    later, other, letter = tmp_path / "later.db", tmp_path / "other.db", tmp_path / "letter.txt"
    terminal("backup", str(later), "--data", str(data))
    change(later, "pragma user_version=99")
    change(other, "create table account(name text)")
    letter.write_text("Dear Anna, " * 1000, encoding="utf-8")
    missing = tmp_path / "missing.db"
    refusals = [
        (("backup", str(tmp_path / "x.db"), "--data", str(missing)), 2, "backup-no-data", missing),
        (("backup", str(later), "--data", str(data)), 2, "backup-not-written", later),
        (("backup", str(missing / "x.db"), "--data", str(data)), 2, "backup-not-written", missing),
        (("backup", str(tmp_path / "x.db"), "--data", str(letter)), 1, "serve-data-damaged", letter),
        (("restore", str(missing), "--data", str(data)), 2, "restore-no-file", missing),
        (("restore", str(data), "--data", str(data)), 2, "restore-same", data),
        (("restore", str(later), "--data", str(data)), 1, "restore-source-newer", later),
        (("restore", str(other), "--data", str(data)), 1, "restore-source-foreign", other),
        (("restore", str(letter), "--data", str(data)), 1, "restore-source-damaged", letter),
        (("restore", str(data), "--data", str(other)), 1, "serve-data-foreign", other),
    ]
    there = sorted(tmp_path.iterdir())
    for words, code, message, path in refusals:
        ran = terminal(*words, SCHLEMM_LANG="en")
        assert (ran.code, ran.out) == (code, ""), message
        assert message not in ran.err
        assert str(path) in ran.err.replace("\n", ""), message
        assert len(ran.err) > 40 + len(str(path))
    assert sorted(tmp_path.iterdir()) == there


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_a_copy_has_not_is_named(
    terminal: Terminal, data: Path, tmp_path: Path, language: str
) -> None:
    """Put back over a file that has gone on, the copy is said to have less, with the names; that is no failure."""
    copy = tmp_path / "copy.db"
    terminal("backup", str(copy), "--data", str(data))
    store = SqliteStore(data)
    await store.start()
    await store.append("berta", 4, [entry("berta", 5)])
    await store.close()
    put = terminal("restore", str(copy), "--data", str(data), "--lang", language)
    assert (put.code, put.err) == (0, "")
    assert "berta" in put.out.splitlines()[-1]
    assert "anna" not in put.out


async def test_without_a_name_the_usual_file_is_meant(
    terminal: Terminal, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both take the file that the server takes unless told otherwise."""
    monkeypatch.setattr("schlemm.cli.commands.backup.default_data", lambda: data)
    assert terminal("backup", str(tmp_path / "copy.db")).code == 0
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("delete from event")
    assert terminal("restore", str(tmp_path / "copy.db")).code == 0
    assert len(await read(data, "berta")) == 4
