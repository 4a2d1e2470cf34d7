"""`acta play` opens its first page in a browser."""

import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

from api.commands import play

ACTA = Path(sys.executable).with_name("acta")
PATIENCE = 60.0


def test_the_first_page_is_opened_with_its_port(tmp_path: Path, nobody: int) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {shlex.quote(str(opened))}\n')
    browser.chmod(0o700)
    with subprocess.Popen(
        [ACTA, "play", "--port", str(nobody), "--browser"],
        cwd=tmp_path,
        env=os.environ | {"BROWSER": f"{browser} %s"},
        stdout=subprocess.DEVNULL,
    ) as server:
        try:
            until = time.monotonic() + PATIENCE
            while not (opened.exists() and opened.read_text()):
                assert time.monotonic() < until
                time.sleep(0.05)
        finally:
            server.kill()
    assert opened.read_text() == f"http://127.0.0.1:{nobody}/"


@pytest.mark.parametrize(
    ("platform", "screen", "is_terminal", "is_present"),
    [
        ("linux", "", True, False),
        ("linux", "DISPLAY", True, True),
        ("linux", "WAYLAND_DISPLAY", True, True),
        ("linux", "DISPLAY", False, False),
        ("win32", "", True, True),
        ("darwin", "", True, True),
        ("darwin", "", False, False),
    ],
)
def test_the_page_is_opened_only_where_a_person_sees_a_screen(
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    screen: str,
    *,
    is_terminal: bool,
    is_present: bool,
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: is_terminal, raising=False)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    if screen:
        monkeypatch.setenv(screen, ":0")
    assert play.is_screen_present() is is_present
