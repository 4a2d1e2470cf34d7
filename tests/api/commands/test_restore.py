"""`acta restore`: its output, and the cases in which it refuses."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pydantic import SecretStr
from typer.testing import CliRunner

from api.base.settings import Settings
from api.cli import app
from api.commands.copies import recovery_words
from api.copies.copy_maker import Copier
from api.copies.encrypted_copy import Manifest
from api.keys.recovery_words import store_words, stored_words
from ledger.store import open_store
from tests.api.commands.running import run_acta, run_expecting_failure, run_successfully
from tests.api.copies.words import KEY, WORDS

AT = 1_764_072_000_000


@pytest.fixture
def stick() -> Path:
    """Return a folder with a copy of an evening, whose cards name play.example.org."""
    folder = Path("stick")
    folder.mkdir()
    run_successfully("found", "--ruleset", "morituri", "--address", "https://play.example.org")
    manifest = Manifest(AT, "acta.db", ("10.0.0.7",), ("old-laptop",), 8055, https=True)
    Copier(Path("acta.db"), folder, KEY).make(manifest)
    return folder


def test_the_restore_asks_for_the_words_and_says_how_far_the_copy_goes_and_what_to_do_next(
    stick: Path,
) -> None:
    asked = run_acta("restore", stick, "--store", "new.db")
    assert asked.exit_code == 1
    typed = f"  {WORDS.upper()}\n"
    said = CliRunner().invoke(app, ["restore", str(stick), "--store", "new.db"], input=typed).output
    assert "has 1 entry of" in said
    assert "It is held: one of its stewards takes it over" in said
    assert "Phones look for https://play.example.org." in said
    assert "this laptop needs the certificate" in said
    assert "ACTA_NAMES=old-laptop acta serve --store new.db --lan --port 8055" in said
    assert WORDS not in said
    assert stored_words(Path("new.db")) == WORDS
    with closing(open_store("new.db", is_read_only=True)) as store:
        (game,) = store.games()
        assert store.head(game)[0] == 2
    assert "is paused" in run_successfully("rebuild", "--store", "new.db")


@pytest.mark.parametrize(
    ("address", "https", "needs", "secure"),
    [
        ("http://192.0.2.7:8171", False, "", ""),
        ("http://192.0.2.7", False, "What led phones to its port 8171", ""),
        (
            "https://play.example.org:8171",
            True,
            "the certificate",
            " --tls-cert CERT --tls-key KEY",
        ),
        ("https://play.example.org", False, "A proxy brought HTTPS to it", ""),
    ],
)
def test_the_restore_prints_the_address_on_cards_and_the_command_that_serves_it(
    monkeypatch: pytest.MonkeyPatch, address: str, https: bool, needs: str, secure: str
) -> None:
    stick = Path("a stick").absolute()
    stick.mkdir()
    run_successfully("found", "--ruleset", "morituri", "--address", address)
    manifest = Manifest(AT, "acta.db", ("192.0.2.7",), (), 8171, https=https)
    Copier(Path("acta.db"), stick, KEY).make(manifest)
    monkeypatch.setenv("ACTA_BACKUP_WORDS", WORDS)
    said = run_successfully("restore", stick, "--store", "new.db")
    assert f"Phones look for {address}." in said
    assert needs in said
    serves = f"acta serve --store new.db --lan --port 8171{secure} --backup-every 20s '{stick}'"
    assert serves in said


def test_the_restore_takes_the_port_of_older_cards_from_the_copy(
    stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect("acta.db")) as ledger:
        ledger.execute("DELETE FROM sides WHERE key LIKE 'printed-at/%'")
        ledger.commit()
    Copier(Path("acta.db"), stick, KEY).make(Manifest(AT + 1, port=8171))
    monkeypatch.setenv("ACTA_BACKUP_WORDS", WORDS)
    said = run_successfully("restore", stick, "--store", "new.db")
    assert "Phones look for http://play.example.org:8171." in said


def test_the_restore_prints_folders_as_absolute_paths(monkeypatch: pytest.MonkeyPatch) -> None:
    deep = Path("media", "a stick").absolute()
    deep.mkdir(parents=True)
    monkeypatch.setenv("ACTA_BACKUP_WORDS", WORDS)
    assert f"No copy in {deep}" in run_expecting_failure("restore", deep, "--store", "new.db")


def test_the_restore_overwrites_no_file_and_needs_a_folder_and_the_right_words(
    stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ACTA_BACKUP_WORDS", WORDS)
    assert "is there already" in run_expecting_failure("restore", stick)
    assert "Name the folder" in run_expecting_failure("restore", "--store", "new.db")
    assert "Name the folder" in run_expecting_failure("restore", "nowhere", "--store", "new.db")
    Path("empty").mkdir()
    assert "There is none" in run_expecting_failure("restore", "empty", "--store", "new.db")
    monkeypatch.setenv("ACTA_BACKUP_WORDS", "other words than these")
    assert "not its recovery words" in run_expecting_failure("restore", stick, "--store", "new.db")
    assert not list(Path().glob("*new.db*"))


def test_a_server_that_cannot_make_copies_says_so_before_it_serves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run_successfully("found", "--ruleset", "morituri")
    every = ("serve", "--backup-every")
    assert "no time between copies" in run_expecting_failure(*every, "soon", ".")
    assert "no folder nowhere" in run_expecting_failure(*every, "20s", "nowhere")
    monkeypatch.setenv("ACTA_STORE", "postgresql://ada:hidden@host/games")
    assert "by its means" in run_expecting_failure(*every, "20s", ".")
    monkeypatch.setenv("ACTA_BACKUP_WORDS", "short")
    assert "12 characters at least" in run_expecting_failure("serve")


def test_recovery_words_come_from_the_settings_or_the_file_beside_the_ledger_or_are_new() -> None:
    store = Path("acta.db")
    assert recovery_words(Settings(backup_words=SecretStr(f" {WORDS} ")), store) == WORDS
    assert stored_words(store) == ""
    made = recovery_words(Settings(), store)
    assert len(made.split()) == 12
    assert recovery_words(Settings(), store) == stored_words(store) == made
    store_words(store, WORDS)
    assert recovery_words(Settings(), store) == WORDS
