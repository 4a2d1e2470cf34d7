"""Copies are complete, even while a server plays. Only the owner can read them."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from api.access.founding import found_game_in_store
from ledger.store import open_store
from tests.api.commands.running import run_expecting_failure, run_successfully
from tests.api.commands.stores import game_heads_in_file
from tests.toy.rules import TOY


def is_private(path: str) -> bool:
    """Return whether only the owner of a file can read it."""
    return Path(path).stat().st_mode & 0o077 == 0


def test_a_backup_while_the_server_plays_has_every_game() -> None:
    with closing(open_store("acta.db")) as store:
        games = [found_game_in_store(store, TOY, {"nuts": 3}, 1_000).scribe.game for _ in range(9)]
        assert "9 games" in run_successfully("backup", "copy.db")
        assert tuple(game_heads_in_file("copy.db")) == tuple(games)
        later = found_game_in_store(store, TOY, {"nuts": 3}, 1_000).scribe.game
    assert game_heads_in_file("copy.db") == {
        k: v for k, v in game_heads_in_file("acta.db").items() if k != later
    }
    assert is_private("copy.db")
    assert sorted(path.name for path in Path().glob("*copy*")) == ["copy.db"]
    with closing(open_store("copy.db")) as again:  # the copy can be continued
        found_game_in_store(again, TOY, {"nuts": 3}, 1_000)


def test_a_backup_overwrites_no_file_and_leaves_no_half_written_one() -> None:
    assert "no ledger file" in run_expecting_failure("backup", "copy.db")
    with closing(open_store("acta.db")) as store:
        found_game_in_store(store, TOY, {"nuts": 3}, 1_000)
    Path("copy.db").write_text("another evening")
    assert "there already" in run_expecting_failure("backup", "copy.db")
    assert Path("copy.db").read_text() == "another evening"
    assert (
        "nowhere" in run_expecting_failure("backup", "nowhere/copy.db")
        or not Path("nowhere").exists()
    )
    with closing(sqlite3.connect("acta.db")) as file, file:
        file.execute("DELETE FROM stored_events")
    assert "damaged" in run_expecting_failure("backup", "late.db")
    assert not list(Path().glob("*late*"))


def test_commands_warn_that_a_file_was_copied_without_its_log_and_still_run() -> None:
    run_successfully("found", "--ruleset", "morituri")
    with closing(open_store("acta.db")):
        shutil.copy("acta.db", "alone.db")
    for said in (
        ("rebuild", "--store", "alone.db"),
        ("export", "--store", "alone.db", "--to", "alone.jsonl"),
        ("backup", "backup.db", "--store", "alone.db"),
        ("rebuild", "--store", "backup.db"),
        ("cards", "--store", "alone.db", "--cards", "new.html"),
    ):
        assert "copied without the -wal file" in run_successfully(*said)
    assert "-wal" not in run_successfully("rebuild", "--store", "alone.db")
    assert "-wal" not in run_successfully("rebuild", "--store", "acta.db")
    run_successfully("backup", "whole.db")
    assert "-wal" not in run_successfully("rebuild", "--store", "whole.db")


def test_an_export_is_whole_and_readable_by_its_owner_only() -> None:
    with closing(open_store("acta.db")) as store:
        found_game_in_store(store, TOY, {"nuts": 3}, 1_000)
    Path("old.jsonl").write_text("of another evening")
    assert "nuces" in run_expecting_failure(
        "export", "--to", "old.jsonl"
    )  # the command does not know the ruleset of this game
    assert Path("old.jsonl").read_text() == "of another evening"
    run_successfully("found", "--ruleset", "morituri", "--store", "own.db")
    run_successfully("export", "--store", "own.db", "--to", "own.jsonl")
    assert is_private("own.jsonl")
    assert is_private("own.db")


def test_a_backup_of_a_database_is_refused_and_names_pg_dump() -> None:
    assert "pg_dump" in run_expecting_failure(
        "backup", "copy.db", "--store", "postgresql://ada:hidden@host/games"
    )
