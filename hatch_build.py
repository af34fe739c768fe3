"""The build hook of wheel and source distribution: it builds the front end, if need be with a Node of its own."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FrontEndHook(BuildHookInterface[Any]):
    """Builds web/ into src/schlemm/static before the files of the wheel are gathered."""

    def dependencies(self) -> list[str]:
        """What the build environment needs, each only if it is needed: Node as a package, and what the server imports.

        The page's types are made from the server's description of itself. A source distribution brings both.
        """
        frontend = self.frontend()
        node = [frontend.NODE_PACKAGE] if frontend.stale() and not frontend.system_node() else []
        return [*node, *(self.imports_of_server() if frontend.undescribed() else ())]

    def imports_of_server(self) -> list[str]:
        """The dependencies of the package and of its extra `server`, apart from what we make ourselves.

        hatchling may have put what another extra asks for in its place: `schlemm-native`, which no index has.
        """
        core = self.metadata.core
        own = (f"{core.name}[", f"{core.name}-")
        extra = [text for text in core.optional_dependencies["server"] if not text.startswith(own)]
        return [*core.dependencies, *extra]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the front end unless it is there already, as it is in a source distribution."""
        self.frontend().build()

    def frontend(self) -> ModuleType:
        """tools/frontend.py as a module; the build environment knows no `tools`."""
        spec = importlib.util.spec_from_file_location("frontend", Path(self.root, "tools", "frontend.py"))
        if spec is None or spec.loader is None:
            raise FileNotFoundError(f"tools/frontend.py is missing in {self.root}")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
