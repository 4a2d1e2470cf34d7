"""A page with nothing but the board of Roman Diplomacy, from Vite's own server."""

import os
import re
import subprocess
from base64 import b64encode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

import msgspec
from playwright.sync_api import CDPSession, Page

from deploy.bootstrap import find_npm
from ledger.games.roman_diplomacy.maps.document import map_document
from ledger.games.roman_diplomacy.maps.load import load_shipped_drawing, load_shipped_map
from tests.shape.tree import ROOT

PHONE = Path(ROOT, "pwa")
FONTS = PHONE / "node_modules/@fontsource/alegreya-sans/files"
PAGE = "src/games/roman_diplomacy/map/trial.html"
LISTENS = re.compile(r"http://127\.0\.0\.1:(\d+)/")
POWERS = ("roma", "carthago", "pontus", "aegyptus", "gallia", "parthia")

Finger = tuple[float, float]


class TrialPageServer:
    """The server of the page, which ends with the block."""

    def __enter__(self) -> Self:
        _npm, path = find_npm()
        self._cache = TemporaryDirectory()
        self._process = subprocess.Popen(
            ("node", "node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", "0"),
            cwd=PHONE,
            env={**os.environ, "PATH": path, "NO_COLOR": "1", "VITE_CACHE": self._cache.name},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.address = self._wait_for_address()
        return self

    def __exit__(self, *_error: object) -> None:
        self._process.terminate()
        self._process.communicate()
        self._cache.cleanup()

    def _wait_for_address(self) -> str:
        said = []
        for line in self._process.stdout or ():
            said.append(line)
            if found := LISTENS.search(line):
                return f"http://127.0.0.1:{found[1]}"
        raise RuntimeError("Vite did not start:\n" + "".join(said))

    def show_map(self, page: Page, name: str, **more: Any) -> None:
        """Show a map of the game, in the middle of a game, in the phone's typeface."""
        page.goto(f"{self.address}/{PAGE}")
        page.wait_for_function("typeof window.show === 'function'")
        page.add_style_tag(content=typeface_style())
        page.evaluate("Promise.all([400, 700].map((w) => document.fonts.load(`${w} 20px Trial`)))")
        page.evaluate("trial => window.show(trial)", {**map_in_mid_game(name), **more})
        page.wait_for_selector(".chart-map[data-near]")


def map_in_mid_game(name: str) -> dict[str, Any]:
    """Return a map, and a moment of a game on it with units, owners, garrisons and markers."""
    document = msgspec.to_builtins(map_document(load_shipped_map(name), load_shipped_drawing(name)))
    provinces = {
        place: _units_in_province(number, place, area["terrain"], sorted(area["coasts"]))
        for number, (place, area) in enumerate(document["provinces"].items())
    }
    powers = {power: look for look, power in enumerate(POWERS)}
    return {"picture": document, "state": {"powers": powers, "provinces": provinces}}


def _units_in_province(number: int, place: str, terrain: str, coasts: list[str]) -> dict[str, Any]:
    power = POWERS[sum(map(ord, place)) % len(POWERS)]
    kind = "fleet" if terrain == "sea" or coasts else "army"
    unit = {"kind": kind, "power": power, **({"coast": coasts[0]} if coasts else {})}
    here: dict[str, Any] = {"unit": unit} if number % 2 else {}
    if terrain != "sea":
        here |= {"owner": power} if number % 3 else {"marker": True}
        here |= {"garrison": power if number % 4 else ""}
    return here


def typeface_style() -> str:
    """Return the phone's typeface as a style, so that names are as wide as on a phone."""
    return (
        "".join(_font_face_rule(weight) for weight in (400, 700))
        + ":root { --text: Trial !important }"
    )


def _font_face_rule(weight: int) -> str:
    font = b64encode((FONTS / f"alegreya-sans-latin-{weight}-normal.woff2").read_bytes()).decode()
    source = f"src: url(data:font/woff2;base64,{font})"
    return f"@font-face {{ font-family: Trial; font-weight: {weight}; {source} }}"


def touch_screen(phone: CDPSession, kind: str, *fingers: Finger) -> None:
    """Put fingers on the glass, move them or take them away."""
    points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
    phone.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
