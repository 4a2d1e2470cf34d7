"""Adds the built phone app to the package (a build hook of hatchling).

An installed package therefore needs no Node. An editable installation uses `pwa/dist` directly.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT_FOLDER = Path("pwa/dist")
PAGES_FOLDER = "api/pages"
"""The app's folder in the package; `api/base/settings.py` looks there first."""


class PhoneApp(BuildHookInterface[Any]):
    """Adds the phone app to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the app. Raises: FileNotFoundError: the app is not built."""
        if version == "editable":
            return
        built = Path(self.root) / BUILT_FOLDER
        if not (built / "index.html").is_file():
            raise FileNotFoundError("The phone app is not built; call: make build")
        build_data["force_include"][str(built)] = PAGES_FOLDER
