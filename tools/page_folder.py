"""The whole game in one folder, for any web space: the built page, and the server's program to run inside it.

What is everybody's, such as words, is asked of the application once and lies in the folder as a file.
"""

import argparse
import asyncio
import gzip
import json
import shutil
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

import environment
import frontend
from environment import PYTHON, REQUIREMENTS, compiling
from python_imports import imported

HERE = Path(__file__).resolve().parent
PYODIDE = frontend.WEB / "node_modules" / "pyodide"
PLATFORM = "pyemscripten_2026_0_wasm32"
"""What wheels for this Pyodide are called."""
ROOTS = ("schlemm.server.pyodide.browser", "anyio._backends._asyncio")
"""What begins in the page, and what is imported there by a name that is put together."""
FOREIGN = (
    "anyio",
    "idna",
    "litestar",
    "msgspec",
    "multidict",
    "multipart",
    "sniffio",
    "typing_extensions",
    "yaml",
)
"""What the application takes of others; what these would use besides is not asked for here."""
OURS = ("schlemm", "schlemm_native")


def make(args: list[str]) -> int:
    """Write the folder that is named; whatever lies there is replaced."""
    parser = argparse.ArgumentParser(prog="make page")
    parser.add_argument("folder", type=Path, nargs="?", default=environment.ROOT / "page")
    folder: Path = parser.parse_args(args).folder.absolute()
    start = time.monotonic()
    environment.install("zig")
    with tempfile.TemporaryDirectory() as made:
        library, own = Path(made, "library"), Path(made, "own")
        gather(library)
        shutil.unpack_archive(PYODIDE / "python_stdlib.zip", own, "zip")
        environment.call(
            "node", "scripts/in-pyodide.mjs", made, str(HERE / "page_bytecode.py"), folder=frontend.WEB
        )
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(frontend.STATIC, folder, ignore=shutil.ignore_patterns(".*", "worker.js"))
        write_python(library, own, folder / "python")
    environment.call(str(PYTHON), str(Path(__file__)), str(folder))
    keeper = ("node_modules/vite/bin/vite.js", "build", "--config", "vite.keeper.ts", "--logLevel", "warn")
    environment.call("node", *keeper, folder=frontend.WEB, SCHLEMM_FOLDER=str(folder))
    environment.say(f"{folder}", start)
    return 0


def gather(library: Path) -> None:
    """Copy what the server's program imports, our texts and the engine into a folder."""
    wheels = library.parent / "wheels"
    pip = ("-m", "pip", "download", "--quiet", "--require-hashes", "--only-binary=:all:", "--no-deps")
    machine = ("--platform", PLATFORM, "--implementation=cp", "--python-version=3.14", "--abi=cp314")
    python = Path(
        sys.base_prefix, "python.exe" if sys.platform == "win32" else "bin/python3"
    )  # .venv has no pip
    environment.call(str(python), *pip, *machine, "-r", str(REQUIREMENTS / "pyodide.txt"), "-d", str(wheels))
    for wheel in wheels.iterdir():
        shutil.unpack_archive(wheel, library, "zip")
    places = [library, environment.ROOT / "src", environment.NATIVE / "src", *site_packages()]
    copy(imported(ROOTS, places, {*OURS, *FOREIGN}), library)
    package = environment.ROOT / "src" / "schlemm"
    for source in package.rglob("*"):
        if (
            source.is_file()
            and source.suffix not in {".py", ".pyc", ".typed"}
            and frontend.STATIC not in source.parents
        ):
            target = library / source.relative_to(package.parent)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    for version in (place for each in site_packages() for place in each.glob("litestar-*.dist-info")):
        (library / version.name).mkdir()
        shutil.copyfile(version / "METADATA", library / version.name / "METADATA")
    shutil.copytree(frontend.STATIC / ".vite", library / "pages" / ".vite")
    compiling.build_for_page(library / "schlemm_native" / "_library.so", PYTHON)


def copy(files: Iterable[tuple[str, Path]], folder: Path) -> None:
    """Copy files into a folder, under their names there; what is there already stays."""
    for name, source in files:
        target = folder / name
        if not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def site_packages() -> list[Path]:
    """Return where the environment's packages lie."""
    return [*environment.VENV.glob("lib/python*/site-packages")]


def write_python(library: Path, own: Path, folder: Path) -> None:
    """Write Pyodide and folders of modules, packed."""
    folder.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copyfile(PYODIDE / name, folder / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (folder / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}), encoding="utf-8")
    pack(folder / "pyodide.asm.wasm.gz", (PYODIDE / "pyodide.asm.wasm").read_bytes())
    shutil.make_archive(str(folder / "python_stdlib"), "zip", own)
    with tempfile.TemporaryDirectory() as made:
        archive = Path(made, "schlemm.tar")
        with tarfile.open(archive, "w", format=tarfile.USTAR_FORMAT) as tar:
            for source in sorted(path for path in library.rglob("*") if path.is_file()):
                tar.add(source, str(source.relative_to(library)), filter=without_owner)
        pack(folder / "schlemm.tar.gz", archive.read_bytes())


def without_owner(info: tarfile.TarInfo) -> tarfile.TarInfo:
    """Return what an archive tells of a file, without whose it is and when it was made."""
    info.mtime = info.uid = info.gid = 0
    info.uname = info.gname = ""
    info.mode = 0o644
    return info


def pack(path: Path, content: bytes) -> None:
    """Write bytes, packed."""
    path.write_bytes(gzip.compress(content, 9, mtime=0))


async def write_answers(folder: Path) -> None:
    """Ask the application for what is the same for everybody, and write it as files."""
    from schlemm.i18n.profile import PROFILES
    from schlemm.server.app.pages import PLACES
    from schlemm.server.app.words import rooms_in, words_version
    from schlemm.server.pyodide.start import page_host

    async def keep(_: object) -> None:
        """Nothing is played."""

    host = page_host("made", (), keep, {}, lambda _: None, frontend.STATIC)
    rooms = (frontend.STATIC / ".vite" / "rooms.json").read_bytes()
    version = words_version(rooms)
    addresses = ["/manifest.webmanifest"]
    for profile in PROFILES:
        addresses.append(f"/i18n/{profile.id}/words.json")
        addresses += [f"/i18n/{version}/{profile.id}/{room}.json" for room in words_rooms(rooms_in(rooms))]
    for address in addresses:
        answer = await host.ask("GET", address, {}, b"")
        if answer.status != 200:
            raise RuntimeError(f"{address}: {answer.status}")
        target = folder / address.lstrip("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(answer.body)
    shell = (await host.ask("GET", "/", {"accept-language": "de"}, b"")).body.decode()
    shell = shell.replace("<head>", f"<head>{HEAD}", 1)
    for place in PLACES:
        if "[" not in place and "\\" not in place:
            target = folder / place.lstrip("/") / "index.html"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(shell, encoding="utf-8")
    (folder / "404.html").write_text(shell, encoding="utf-8")


HEAD = (
    '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'; '
    "script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'\" />"
    '<meta name="schlemm-standalone" content="" />'
)
"""What tells the page that no server stands behind it."""


def words_rooms(rooms: Iterable[str]) -> list[str]:
    """Return the rooms of words that a page may ask for."""
    from schlemm.i18n.files import chapters

    return sorted({*rooms, *chapters()})


if __name__ == "__main__":
    asyncio.run(write_answers(Path(sys.argv[1])))
