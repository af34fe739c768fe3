"""A contract for import-linter: no circle between the modules of a package and the packages in it.

`acyclic_siblings` compares the modules and packages of one folder one by one; it takes no offence where one module of
a package imports from a package in it, and that one from another module of the first. Then nobody can say which of
the two is the higher floor. Here the modules that lie directly in a package are one floor together. Its `__init__` is a
floor of its own: it may put together what lies below.
"""

from __future__ import annotations

from collections import defaultdict
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from typing import Any

from grimp import ImportGraph
from importlinter.application import contract_utils, output
from importlinter.domain import fields
from importlinter.domain.contract import Contract, ContractCheck


class ParentsApartContract(Contract):
    """Looks at every package below ``root``; ``ignore_imports`` names the arrows that have a reason."""

    type_name = "parents_apart"

    root = fields.StringField()
    ignore_imports = fields.SetField(subfield=fields.ImportExpressionField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Find a circle in each package that has one."""
        ignored: Any = self.ignore_imports
        removed = contract_utils.remove_ignored_imports_and_report(
            graph=graph, ignore_imports=ignored, unmatched_alerting=contract_utils.AlertLevel.ERROR
        )
        inside = graph.find_descendants(str(self.root)) | {str(self.root)}
        circles = [circle for package in sorted(inside) if (circle := circle_in(graph, package))]
        return ContractCheck(
            kept=not circles, ignored_import_count=removed.ignored_import_count, metadata={"circles": circles}
        )

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Say which imports make the circles."""
        for circle in check.metadata["circles"]:
            output.print_error("These imports make a circle of a package and what lies in it:")
            for importer, imported in circle:
                output.print_error(f"- {importer} -> {imported}")
            output.new_line()


def circle_in(graph: ImportGraph, package: str) -> list[tuple[str, str]]:
    """Return imports that make a circle of the floors of a package, one from each to the next; none if none do."""
    arrows: dict[str, dict[str, tuple[str, str]]] = defaultdict(dict)
    for importer in (package, *graph.find_descendants(package)):
        for imported in graph.find_modules_directly_imported_by(importer):
            above, below = (_floor(graph, package, module) for module in (importer, imported))
            if below and above != below:
                arrows[above][below] = (importer, imported)
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as found:
        return [arrows[above][below] for below, above in pairwise(found.args[1])]
    return []


def _floor(graph: ImportGraph, package: str, module: str) -> str:
    """Return the floor of a package on which a module lies; empty for what lies elsewhere."""
    if module == package:
        return "__init__"
    if not module.startswith(f"{package}."):
        return ""
    child = ".".join(module.split(".")[: package.count(".") + 2])
    return child if graph.find_children(child) else "modules"
