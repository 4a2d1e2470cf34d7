"""WebKitGTK by its own driver: the browser in Debian that is most like an iPhone's.

Its protocol is WebDriver (W3C), JSON over HTTP. Only the part that the smoke test needs is here.
"""

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any, Self

import httpx2

from tests.ports import HeldPort

DRIVER = shutil.which("WebKitWebDriver")
SCREEN = shutil.which("xvfb-run")
BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The key under which WebDriver returns elements."""

PATIENCE = 60.0
"""The longest wait in seconds. An engine's first start is slow."""


def missing_packages() -> str:
    """Return the missing packages for driving WebKitGTK, or nothing if all are installed."""
    if not DRIVER or not BROWSERS:
        return "no WebKitWebDriver with a MiniBrowser: apt-get install webkit2gtk-driver"
    return "" if SCREEN else "no screen for it to draw on: apt-get install xvfb"


PAGE = """
const sheets = [...document.querySelectorAll("dialog")].map((sheet) => sheet.outerHTML);
return [location.href, document.body?.innerText, ...sheets].join("\\n\\n");
"""
"""Returns the parts of the page that a failed test shows."""

STANDS_STILL = """
const [element] = arguments;
const place = () => JSON.stringify(element.getBoundingClientRect());
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const before = place();
return frame().then(frame).then(() => place() === before);
"""
"""Returns whether an element stays where it is for two frames."""


class WebKitWindow:
    """One window of the browser, as narrow as a phone, which ends with the block."""

    def __enter__(self) -> Self:
        self._port = HeldPort()
        port = self._port.number
        command = [str(SCREEN), "-a", str(DRIVER), f"--port={port}", "--host=127.0.0.1"]
        self._process = subprocess.Popen(command, start_new_session=True)
        self._client = httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        options = {"binary": str(BROWSERS[-1]), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._wait_until(self._is_driver_ready)
        session = self._send_driver_request("POST", "/session", {"capabilities": wanted})
        self._session = f"/session/{session['sessionId']}"
        self._send_driver_request(
            "POST", f"{self._session}/window/rect", {"width": 390, "height": 844}
        )
        return self

    def __exit__(self, *_error: object) -> None:
        try:
            self._client.delete(self._session)
        finally:
            self._client.close()
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait(PATIENCE)
            self._port.let_go()

    def _is_driver_ready(self) -> bool:
        try:
            return self._client.get("/status").is_success
        except httpx2.TransportError:
            return False

    def _wait_until(self, holds: Any) -> None:
        until = time.monotonic() + PATIENCE
        while not holds():
            if time.monotonic() >= until:
                raise AssertionError(f"WebKit did not come to it in time. {self._describe_page()}")
            time.sleep(0.05)

    def _describe_page(self) -> str:
        """Return the address, the visible text and the open sheets, for a failed test."""
        return str(self.run_script(PAGE)) if hasattr(self, "_session") else "No session."

    def _send_driver_request(self, method: str, path: str, body: Any = None) -> Any:
        answer = self._client.request(method, path, json=body)
        value = answer.json()["value"]
        assert answer.is_success, value
        return value

    def open_address(self, address: str) -> None:
        """Open an address."""
        self._send_driver_request("POST", f"{self._session}/url", {"url": address})

    @property
    def cookie(self) -> str:
        """The session cookie of the browser."""
        (cookie,) = self._send_driver_request("GET", f"{self._session}/cookie")
        return str(cookie["value"])

    def run_script(self, script: str, *args: Any) -> Any:
        """Return the result of a script in the page."""
        body = {"script": script, "args": list(args)}
        return self._send_driver_request("POST", f"{self._session}/execute/sync", body)

    def until(self, script: str, value: Any) -> None:
        """Wait until a script returns this value."""
        self._wait_until(lambda: self.run_script(script) == value)

    def wait_for_text(self, text: str) -> None:
        """Wait until this text is visible on the page."""
        holds = "return document.body?.innerText.toLowerCase().includes(arguments[0].toLowerCase())"
        self._wait_until(lambda: self.run_script(holds, text))

    def tap_element(self, name: str) -> None:
        """Tap the first element with this name that can be tapped, as soon as there is one."""
        path = (
            "//*[self::button or self::a or self::label][not(@aria-disabled='true')]"
            f"[contains(normalize-space(.), '{name}')]"
        )
        self._wait_until(lambda: any(map(self._try_to_tap, self._find_elements(path))))

    def _try_to_tap(self, found: Any) -> bool:
        """Tap an element that stands still, and return whether it was visible and on the page.

        The driver taps the place where the element was before, as when a sheet slides in.
        """
        body = {"script": STANDS_STILL, "args": [found]}
        answer = self._client.post(f"{self._session}/execute/sync", json=body)
        if not answer.is_success or not answer.json()["value"]:
            return False
        path = f"{self._session}/element/{found[ELEMENT]}/click"
        return self._client.post(path, json={}).is_success

    def _find_elements(self, path: str) -> Any:
        body = {"using": "xpath", "value": path}
        return self._send_driver_request("POST", f"{self._session}/elements", body)
