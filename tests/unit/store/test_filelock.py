"""One server a data file: the second is told so by name, and nothing of the first one is left over after a kill."""

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from tests.unit.store.kept import entry, read

from schlemm.store.sqlite.filelock import FileLock, check_unused, lock_file
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.store import StoreTrouble

HOLDER = """
    import asyncio, sys
    from pathlib import Path
    from schlemm.store.sqlite.sqlite_store import SqliteStore

    async def main():
        await SqliteStore(Path(sys.argv[1])).start()
        print("here", flush=True)
        await asyncio.sleep(600)

    asyncio.run(main())
"""


async def test_a_second_store_on_a_file_is_refused_by_name(tmp_path: Path) -> None:
    """It is told at once which file and which process; the first one goes on, and lets go of it when it ends."""
    path = tmp_path / "data.db"
    first, second = SqliteStore(path), SqliteStore(path)
    await first.start()
    with pytest.raises(StoreTrouble) as trouble:
        await second.start()
    assert (trouble.value.reason, trouble.value.place) == ("in-use", str(path))
    assert trouble.value.facts == {"process": str(os.getpid())}
    assert await first.append("t", 0, [entry("t", 1)]) == 1
    await second.close()  # which holds nothing, and takes nothing away
    with pytest.raises(StoreTrouble):
        await second.start()
    await first.close()
    await second.start()
    assert await second.versions() == {"t": 1}
    await second.close()
    assert not lock_file(path).exists()


async def test_the_file_is_the_same_by_whichever_link(tmp_path: Path) -> None:
    """A link to the data file does not let a second server in."""
    path, link = tmp_path / "data.db", tmp_path / "link.db"
    link.symlink_to(path)
    first = SqliteStore(path)
    await first.start()
    with pytest.raises(StoreTrouble, match="in-use"):
        await SqliteStore(link).start()
    await first.close()


async def test_a_kill_leaves_no_lock(tmp_path: Path) -> None:
    """After kill -9 the file beside is still there, but holds nobody up."""
    path = tmp_path / "data.db"
    command = [sys.executable, "-c", textwrap.dedent(HOLDER), str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:  # noqa: ASYNC220
        assert holder.stdout is not None
        assert await asyncio.to_thread(holder.stdout.readline) == "here\n"
        with pytest.raises(StoreTrouble) as trouble:
            check_unused(path)
        assert trouble.value.facts == {"process": str(holder.pid)}
        os.kill(holder.pid, signal.SIGKILL)
        holder.wait()
    assert lock_file(path).exists()
    check_unused(path)
    assert await read(path, "t") == []


async def test_a_file_that_cannot_be_opened_is_let_go_of(tmp_path: Path) -> None:
    """A store that fails to start keeps no lock, so that the reason is the same the second time."""
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 100, encoding="utf-8")
    for _ in range(2):
        with pytest.raises(StoreTrouble, match="damaged"):
            await SqliteStore(path).start()
    assert not lock_file(path).exists()


def test_of_two_that_wait_for_a_lock_only_one_gets_it(tmp_path: Path) -> None:
    """Whoever has opened the file of a lock that is then put away does not take a lock that nobody else sees."""
    path = tmp_path / "data.db"
    first, second = FileLock(path), FileLock(path)
    for _ in range(50):
        first.take()
        with pytest.raises(StoreTrouble):
            second.take()
        first.release()
        second.take()
        with pytest.raises(StoreTrouble):
            first.take()
        second.release()
    assert list(tmp_path.iterdir()) == []
