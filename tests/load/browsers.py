"""The browser that is measured with."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.served import Served

PATH = os.environ.get("ACTA_CHROMIUM", "")
"""Where the browser is; "" for none: then nothing is measured with it."""


@contextmanager
def measuring() -> Iterator[Browser]:
    """A browser that draws without the help of a graphics card, put away in the end."""
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PATH, args=["--disable-gpu", *root])
        yield browser
        browser.close()


@contextmanager
def serving_and_measuring() -> Iterator[tuple[Browser, Served]]:
    """The same browser, and a server of its own beside it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder)) as served,
        measuring() as browser,
    ):
        yield browser, served
