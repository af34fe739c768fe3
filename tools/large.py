"""Lists what is large, for a reviewer's eye: files, classes, functions and folders. Nothing fails because of it.

A size is a question, not a rule: what is long may be a table, and what is short may be half of a thing.
"""

from __future__ import annotations

import ast
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CODE: Final = frozenset({".py", ".ts", ".svelte", ".mjs", ".css", ".cpp", ".h"})
FILE, CLASS, FUNCTION, FOLDER = 400, 200, 40, 20
"""Lines of a file, class or function (without its docstring) and files of a folder, beyond which they are listed."""

Large = tuple[str, int, str]
"""A kind, how large it is, and where."""


def large() -> Iterator[Large]:
    """Find what is larger than most, in what git knows."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    paths = [ROOT / name for name in names if Path(name).suffix in CODE and (ROOT / name).is_file()]
    folders = Counter(path.parent for path in paths if path.name != "__init__.py")
    yield from (("folder", files, _where(folder)) for folder, files in folders.items() if files > FOLDER)
    for path in paths:
        text = path.read_text("utf-8")
        if (lines := text.count("\n")) > FILE:
            yield "file", lines, _where(path)
        if path.suffix == ".py":
            yield from _pieces(path, ast.parse(text))


def _pieces(path: Path, tree: ast.Module) -> Iterator[Large]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and (lines := _lines(node)) > CLASS:
            yield "class", lines, f"{_where(path)}:{node.lineno} {node.name}"
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (lines := _lines(node)) > FUNCTION:
            yield "function", lines, f"{_where(path)}:{node.lineno} {node.name}"


def _lines(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines without the docstring: explaining is free."""
    told = len((ast.get_docstring(node, clean=False) or "").splitlines())
    return (node.end_lineno or node.lineno) - node.lineno + 1 - told


def _where(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


if __name__ == "__main__":
    for kind, size, place in sorted(large(), key=lambda each: (each[0], -each[1])):
        print(f"{kind:8} {size:5}  {place}")
