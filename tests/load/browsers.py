"""The browser for measures."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.served import ServedLedger

PATH = os.environ.get("ACTA_CHROMIUM", "")
"""The path of the browser, or "" for none.

Without a browser, no figure that needs one is measured.
"""


@contextmanager
def measuring_browser() -> Iterator[Browser]:
    """Yield a browser that draws without a graphics card, and close it at the end."""
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PATH, args=["--disable-gpu", *root])
        yield browser
        browser.close()


@contextmanager
def measuring_browser_and_server() -> Iterator[tuple[Browser, ServedLedger]]:
    """Yield the same browser, and a separate server."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServedLedger(Path(folder)) as served,
        measuring_browser() as browser,
    ):
        yield browser, served
