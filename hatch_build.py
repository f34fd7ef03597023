"""Build hook: compiles the wheel with mypyc when asked.

HAUNTINGS_COMPILE=1 compiles or fails, =try falls back to a pure wheel, unset makes a pure wheel.
Editable installs stay pure; there `./play native` compiles, out of the way.
"""

import os
import runpy
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        groups: dict[str, list[str]] = self.metadata.config["dependency-groups"]
        return groups["native"] if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self._wanted():
            return
        root = Path(self.root)
        self._folder = tempfile.TemporaryDirectory()
        out = Path(self._folder.name)
        try:
            native = runpy.run_path(str(root / "src" / "hauntings" / "native.py"))
            native["compile_into"](out, root)
        except (Exception, SystemExit) as why:  # mypyc exits, compilers raise
            if os.environ["HAUNTINGS_COMPILE"] != "try":
                raise
            self.app.display_warning(f"Not compiled, the wheel is pure Python: {why!r}")
            return
        for file in out.rglob("*.so" if os.name == "posix" else "*.pyd"):
            build_data["force_include"][str(file)] = str(file.relative_to(out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_folder"):
            self._folder.cleanup()

    def _wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("HAUNTINGS_COMPILE", "") in ("1", "try")
