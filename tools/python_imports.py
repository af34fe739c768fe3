"""Which modules a module imports, wherever in it, and what these import."""

import ast
from collections.abc import Container, Iterable, Iterator
from pathlib import Path


def imported(
    roots: Iterable[str], places: list[Path], tops: Container[str] | None = None
) -> Iterator[tuple[str, Path]]:
    """Yield the files of modules and of all that these import, wherever in them, each with its name in its place.

    Args:
        roots: The modules.
        places: Where they lie.
        tops: The packages that are looked into; all that are there if there are none.
    """
    waiting, seen = [*roots], set[str]()
    while waiting:
        name = waiting.pop()
        if name in seen or not name or (tops is not None and name.partition(".")[0] not in tops):
            continue
        seen.add(name)
        waiting.append(name.rpartition(".")[0])
        found = module_file(name, places)
        if found is not None:
            place, source = found
            yield str(source.relative_to(place)), source
            package = name if source.name == "__init__.py" else name.rpartition(".")[0]
            waiting.extend(named(ast.parse(source.read_bytes()), package))


def module_file(name: str, places: list[Path]) -> tuple[Path, Path] | None:
    """Return where a module lies, and in which place; ``None`` where there is none."""
    for place in places:
        stem = place.joinpath(*name.split("."))
        for source in (stem / "__init__.py", stem.with_suffix(".py")):
            if source.is_file():
                return place, source
    return None


def named(tree: ast.AST, package: str) -> Iterator[str]:
    """Yield the modules that a piece of a module of this package may import, but for its types alone."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.ImportFrom():
                parents = package.split(".")[: 1 - node.level or None] if node.level else []
                base = ".".join([*parents, *filter(None, [node.module])])
                yield base
                yield from (f"{base}.{alias.name}" for alias in node.names)
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                for other in node.orelse:
                    yield from named(other, package)
            case _:
                yield from named(node, package)
