"""Makes bytecode of Python's own modules and ours; Pyodide runs it, since bytecode is of one version of Python.

Of Python's own only what is imported is left. The code has no docstrings and no line numbers, which are a third of it.
"""

import ast
import marshal
import shutil
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

from python_imports import imported, named

LIBRARY, OWN = Path("/made/library"), Path("/made/own")
BEFORE_ALL = (
    *("_pyodide/*.py", "pyodide/**/*.py", "encodings/*.py"),
    *("importlib/**/*.py", "_sysconfigdata*.py", "site.py"),
)
"""What Python and Pyodide import before any of us, by no statement that could be read."""
NEVER = {"doctest", "http.server", "unittest"}
"""What is imported by whoever looks into a program, and not by a program that runs."""
AS_SOURCE = "anyio"
"""It reads its own source, to import what is asked for alone."""
UNCHECKED = b"\1\0\0\0" + bytes(8)
"""What bytecode says of a source that nobody compares it with."""

NOWHERE = 0xF8
"""In a table of lines: the next instructions, up to eight, are of no line."""


def module(source: Path, place: Path) -> str:
    """Return the name of a module by its file."""
    return ".".join(source.relative_to(place).with_suffix("").parts).removesuffix(".__init__")


def bare(code: CodeType) -> CodeType:
    """Return code that knows no line of its instructions."""
    inner = (bare(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    eights, left = divmod(len(code.co_code) // 2, 8)
    nowhere = bytes([NOWHERE | 7] * eights + [NOWHERE | (left - 1)] * (left > 0))
    return code.replace(co_linetable=nowhere, co_consts=tuple(inner))


def leave_imported() -> None:
    """Remove Python's own modules that neither ours nor Pyodide's import."""
    ours = (
        named(ast.parse(source.read_bytes()), module(source, LIBRARY)) for source in LIBRARY.rglob("*.py")
    )
    first = [module(source, OWN) for pattern in BEFORE_ALL for source in OWN.glob(pattern)]
    for name in NEVER:
        shutil.rmtree(OWN.joinpath(*name.split(".")), ignore_errors=True)
        OWN.joinpath(*name.split(".")).with_suffix(".py").unlink(missing_ok=True)
    wanted = {name for name, _ in imported([*first, *(name for names in ours for name in names)], [OWN])}
    for source in OWN.rglob("*.py"):
        if str(source.relative_to(OWN)) not in wanted:
            source.unlink()


def compile_all(place: Path) -> None:
    """Put bytecode in the place of each module of a folder."""
    for source in sorted(place.rglob("*.py")):
        name = source.relative_to(place)
        if name.parts[0] != AS_SOURCE:
            code = compile(source.read_bytes(), str(name), "exec", dont_inherit=True, optimize=2)
            source.with_suffix(".pyc").write_bytes(MAGIC_NUMBER + UNCHECKED + marshal.dumps(bare(code)))
            source.unlink()


leave_imported()
compile_all(LIBRARY)
compile_all(OWN)
