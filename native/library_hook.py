"""The build hook of the wheel: it compiles the library, for this machine or for the one `SCHLEMM_TARGET` names.

`SCHLEMM_TARGET=none` makes a wheel without it, for machines on which nothing can be compiled.
"""

import importlib.util
import os
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LibraryHook(BuildHookInterface[Any]):
    """Puts the library into the wheel, and the kind of machine into its name."""

    def dependencies(self) -> list[str]:
        """What the build environment needs: a compiler as a package, where the machine's own cannot do it."""
        compiling = self.compiling()
        if not self.compiles() or (self.wanted() is None and compiling.system_compiler()):
            return []
        return [compiling.ZIG_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile; a package that is installed to be worked on keeps the library that the tasks have built."""
        if self.target_name != "wheel" or version == "editable" or not self.compiles():
            return
        compiling = self.compiling()
        target = self.wanted()
        self.folder = tempfile.TemporaryDirectory()
        name = target.file if target else compiling.library_name()
        made = Path(self.folder.name, name)
        compiling.build(made, target)
        build_data["force_include"][str(made)] = f"schlemm_native/{name}"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{target.tag if target else self.platform()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def platform(self) -> str:
        """This machine's kind as wheels name it: nothing is promised about others with an older system."""
        return sysconfig.get_platform().replace("-", "_").replace(".", "_")

    def compiles(self) -> bool:
        """Whether there is to be a library at all."""
        return os.environ.get("SCHLEMM_TARGET") != "none"

    def wanted(self) -> Any:
        """The machine to build for, as `compiling` knows it; `None` for this one."""
        name = os.environ.get("SCHLEMM_TARGET")
        return self.compiling().TARGETS[name] if name else None

    def compiling(self) -> ModuleType:
        """compiling.py as a module; the build environment does not know it."""
        spec = importlib.util.spec_from_file_location("compiling", Path(self.root, "compiling.py"))
        if spec is None or spec.loader is None:
            raise FileNotFoundError(f"compiling.py is missing in {self.root}")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
