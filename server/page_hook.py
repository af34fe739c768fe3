"""The build hook of wheel and source distribution: it builds the page, if need be with a Node of its own.

In a checkout the modules lie in ``../src`` and the page is built of ``../web``; a source distribution has both ready.
"""

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds the page, and puts it into the distribution with the modules that the library leaves out."""

    def dependencies(self) -> list[str]:
        """Return what the build environment needs: Node as a package, and what the server imports, each if needed.

        The page's types are made from the server's description of itself.
        """
        frontend = self.frontend()
        if frontend is None:
            return []
        node = [frontend.NODE_PACKAGE] if frontend.stale() and not frontend.system_node() else []
        foreign = [text for text in self.metadata.core.dependencies if not text.startswith("schlemm")]
        return [*node, *(foreign if frontend.undescribed() else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page unless it is there already, and name every file that goes in."""
        if frontend := self.frontend():
            frontend.build()
        inside = "" if self.target_name == "wheel" else "src/"
        for file, place in self.files():
            build_data["force_include"][str(file)] = inside + place

    def files(self) -> Iterator[tuple[Path, str]]:
        """Yield each file of the parts, and where it lies among installed packages."""
        sources = next(
            path for path in (Path(self.root, "src"), Path(self.root, "..", "src")) if path.is_dir()
        )
        for part in self.config["parts"]:
            for file in sorted((sources / "schlemm" / part).rglob("*")):
                if file.is_file() and "__pycache__" not in file.parts:
                    yield file, file.relative_to(sources).as_posix()

    def frontend(self) -> ModuleType | None:
        """Return tools/frontend.py as a module, which is on no path here; packed sources have none."""
        path = Path(self.root, "..", "tools", "frontend.py")
        if not path.is_file():
            return None
        spec = importlib.util.spec_from_file_location("frontend", path)
        if spec is None or spec.loader is None:
            raise FileNotFoundError(path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
