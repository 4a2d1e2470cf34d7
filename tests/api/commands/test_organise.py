"""`acta organise`: an organiser needs no option and no file."""

import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.surroundings import ROOT

ACTA = Path(sys.executable).with_name("acta")
PATIENCE = 60.0


class Desktop:
    """A user's home folder, and a browser that notes the addresses which it opens."""

    def __init__(self, home: Path, port: int) -> None:
        self.home, self.port = home, port
        self.opened = home / "opened"
        browser = home / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {shlex.quote(str(self.opened))}\n')
        browser.chmod(0o700)
        self.environment = os.environ | {"HOME": str(home), "BROWSER": f"{browser} %s"}
        self.command: list[str | Path] = [ACTA, "organise", "--no-lan", "--port", str(port)]

    def start(self) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            self.command,
            cwd=self.home,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def opened_addresses(self, count: int) -> list[str]:
        """Wait until the browser has opened so many addresses, and return them."""
        until = time.monotonic() + PATIENCE
        while True:
            addresses = self.opened.read_text().split() if self.opened.exists() else []
            if len(addresses) >= count:
                return addresses
            assert time.monotonic() < until
            time.sleep(0.05)


@pytest.fixture
def desktop(tmp_path: Path, nobody: int) -> Desktop:
    return Desktop(tmp_path, nobody)


def test_the_ledger_stands_in_the_documents_and_the_page_opens(desktop: Desktop) -> None:
    with desktop.start() as server:
        try:
            (address,) = desktop.opened_addresses(1)
        finally:
            server.terminate()
    page, _, token = address.partition("#")
    assert page == f"http://127.0.0.1:{desktop.port}/organiser"
    assert len(token) == 32
    assert (desktop.home / "Documents" / "Acta Ludorum" / "acta.db").is_file()
    assert not (desktop.home / "acta.db").exists()


def test_a_second_start_opens_the_page_of_the_server_that_runs(desktop: Desktop) -> None:
    with desktop.start() as server:
        try:
            desktop.opened_addresses(1)
            with desktop.start() as second:
                output, _ = second.communicate(timeout=PATIENCE)
                assert second.returncode == 0, output
            assert "already, and its page opens" in output
            assert desktop.opened_addresses(2)[1] == f"http://127.0.0.1:{desktop.port}/organiser"
            assert server.poll() is None
        finally:
            server.terminate()


def test_a_server_with_another_ledger_is_left_alone(desktop: Desktop) -> None:
    with desktop.start() as server:
        try:
            desktop.opened_addresses(1)
            desktop.command += ["--store", "other.db"]
            with desktop.start() as second:
                output, _ = second.communicate(timeout=PATIENCE)
            assert second.returncode == 1
            assert "another ledger" in output
            assert len(desktop.opened_addresses(1)) == 1
        finally:
            server.terminate()


def test_the_ledger_of_the_settings_is_served(desktop: Desktop) -> None:
    desktop.environment["ACTA_STORE"] = "club.db"
    with desktop.start() as server:
        try:
            desktop.opened_addresses(1)
        finally:
            server.terminate()
    assert (desktop.home / "club.db").is_file()
    assert not (desktop.home / "Documents").exists()


def test_a_folder_that_cannot_be_made_is_named_in_one_sentence(desktop: Desktop) -> None:
    (desktop.home / "Documents").write_text("a file\n")
    with desktop.start() as server:
        output, _ = server.communicate(timeout=PATIENCE)
    assert server.returncode == 1
    assert "Traceback" not in output
    assert "Acta Ludorum" in output


def test_the_program_without_arguments_serves_organisers(desktop: Desktop) -> None:
    (desktop.home / "Documents").write_text("a file\n")
    desktop.environment["ACTA_PORT"] = str(desktop.port)
    desktop.command = [sys.executable, ROOT / "deploy" / "program.py"]
    with desktop.start() as program:
        output, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 1
    assert "Acta Ludorum" in output
