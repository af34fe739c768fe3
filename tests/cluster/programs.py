"""The real programs that several servers share, started for the tests on free ports of loopback and ended by id."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import until

POSTGRES = max(
    Path("/usr/lib/postgresql").glob("*/bin"), default=None, key=lambda path: int(path.parent.name)
)
"""Where Debian keeps the programs of the newest PostgreSQL that is installed."""

NATS = shutil.which("nats-server")
"""Where NATS is, if it is installed."""

USER = "postgres"
"""Whom the database runs as where the tests are root's, for it refuses to be."""


def free_port() -> int:
    """A port of loopback that nobody uses."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class Postgres:
    """A PostgreSQL server with an empty folder of its own.

    Args:
        folder: Its folder, which it may write to.

    Attributes:
        port: Where it answers.
    """

    def __init__(self, folder: Path) -> None:
        self._data = folder / "data"
        self._folder = folder
        self._encrypted = ""
        self.port = free_port()
        self._run(
            "initdb",
            "-D",
            str(self._data),
            "-A",
            "trust",
            "-U",
            "schlemm",
            "-E",
            "UTF8",
            "--no-sync",
            "--locale=C",
        )

    def start(self) -> None:
        """Start it; returns when it answers."""
        options = (
            f"-p {self.port} -h 127.0.0.1 -k {self._folder} -F -c max_connections=60 -c shared_buffers=16MB"
            f"{self._encrypted}"
        )
        self._run(
            "pg_ctl", "-D", str(self._data), "-o", options, "-l", str(self._folder / "log"), "-w", "start"
        )

    def encrypt(self, key: Path, certificate: Path) -> None:
        """Answer over TLS from the next start on."""
        for file in (key, certificate):
            own = shutil.copy(file, self._folder)
            Path(own).chmod(0o600)
            if os.getuid() == 0:
                shutil.chown(own, USER, USER)
        self._encrypted = "".join(
            f" -c ssl_{name}_file={self._folder / file.name}"
            for name, file in (("key", key), ("cert", certificate))
        )
        self._encrypted += " -c ssl=on"

    def kill(self) -> None:
        """End it at once, as a crash would."""
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "-w", "stop")

    @property
    def pid(self) -> int:
        """Its first process."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def address(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://schlemm@127.0.0.1:{self.port}/{database}"

    def new_database(self, name: str, *options: str) -> str:
        """Make an empty database; its address."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "schlemm", *options, name)
        return self.address(name)

    def _run(self, program: str, *args: str) -> None:
        assert POSTGRES is not None
        command = [str(POSTGRES / program), *args]
        if os.getuid() == 0:
            command = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--init-groups", *command]
        done = subprocess.run(command, cwd=self._folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{program}: {done.stderr}"


class Nats:
    """A NATS server with a port of its own, which it keeps when it is started again.

    Args:
        folder: Where it may keep files.
        options: What it is started with; with JetStream unless something else is said.

    Attributes:
        port: Where it answers.
        address: The same for who connects.
    """

    def __init__(self, folder: Path, *options: str) -> None:
        self._options = options or ("-js", "-sd", str(folder))
        self.port = free_port()
        self.address = f"nats://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; returns when it answers."""
        assert NATS is not None
        self._process = subprocess.Popen(
            [NATS, "-a", "127.0.0.1", "-p", str(self.port), *self._options], stderr=subprocess.DEVNULL
        )
        until(self._answers, "nats-server does not answer")

    def _answers(self) -> bool:
        with socket.socket() as trying:
            return trying.connect_ex(("127.0.0.1", self.port)) == 0

    @property
    def pid(self) -> int:
        """Its process, while it runs."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it at once, as a crash would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def nats(*options: str) -> Iterator[Nats]:
    """A NATS server that runs; nothing of it is left afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="schlemm-"))
    server = Nats(folder, *options)
    try:
        server.start()
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that runs; nothing of it is left afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="schlemm-"))
    try:
        if os.getuid() == 0:
            shutil.chown(folder, USER, USER)
        server = Postgres(folder)
        server.start()
        try:
            yield server
        finally:
            if (folder / "data" / "postmaster.pid").exists():
                server.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
