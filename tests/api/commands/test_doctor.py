"""`acta doctor`: its findings in plain words, and their remedies."""

import asyncio
import os
import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from api.base.interpreter import INTERPRETER_NAMES, Build
from api.commands.doctor import server, store
from api.commands.doctor.copies import folder_finding
from api.commands.doctor.finding import Finding, Grade
from api.commands.doctor.games import game_findings
from api.commands.doctor.server import figure_findings, server_findings
from api.copies.folder import name_of_copy
from api.watching.client import Answer, NoServerError
from api.watching.figures import FigureReading, read_figures
from ledger.games.catalogue import GAMES
from ledger.store import open_store
from tests.api.commands.findings import findings_of_grade
from tests.api.commands.running import run_acta, run_expecting_failure, run_successfully
from tests.api.hall import Hall

LATER = 4_000_000_000_000
"""A time later than every entry, in milliseconds."""


@pytest.fixture(autouse=True)
def _no_server_here(monkeypatch: pytest.MonkeyPatch, nobody: int) -> None:
    """Make sure that no server runs where the doctor looks by default."""
    monkeypatch.setenv("ACTA_PORT", str(nobody))


@pytest.fixture
def ledger(scenario: Path) -> Path:
    run_successfully(
        "found", scenario, "--address", "https://play.example.org", "--cards", "cards.html"
    )
    return Path("acta.db")


@pytest.fixture(autouse=True)
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a built phone app."""
    folder = tmp_path / "built"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>", encoding="utf-8")
    monkeypatch.setenv("ACTA_PAGES", str(folder))
    return folder


def test_the_doctor_finds_nothing_wrong_with_a_sound_ledger(ledger: Path) -> None:
    said = run_successfully("doctor")
    assert "0 wrong" in said
    for part in ("acta.db can be written", "What is stored is whole", "seal that fits: 1"):
        assert part in said
    assert "No server answers" in said


@pytest.mark.parametrize("build", Build)
def test_the_doctor_names_the_interpreter_and_doubts_a_slow_build(
    ledger: Path, monkeypatch: pytest.MonkeyPatch, build: Build
) -> None:
    monkeypatch.setattr("api.commands.doctor.command.interpreter_build", lambda: build)
    monkeypatch.setattr("api.base.interpreter.interpreter_build", lambda: build)
    said = " ".join(run_successfully("doctor", "--quick").split())
    assert INTERPRETER_NAMES[build] in said
    assert ("Take an optimised Python" in said) is (build is Build.PLAIN)


def test_the_doctor_says_how_to_build_a_missing_app(ledger: Path, pages: Path) -> None:
    (pages / "index.html").unlink()
    said = run_expecting_failure("doctor")
    assert "The phone app is not built." in said
    assert "make build" in said


async def test_the_doctor_checks_only_the_server_of_a_given_address(room: Hall) -> None:
    said = await asyncio.to_thread(run_acta, "doctor", room.address)
    assert said.exit_code == 0, said.output
    assert f"A server answers at {room.address}" in said.output
    assert "serves 1 game." in said.output
    for part in ("ledger", "acta.db", "phone app"):
        assert part not in said.output
    both = await asyncio.to_thread(
        run_expecting_failure, "doctor", room.address, "--store", "nowhere.db"
    )
    assert "There is no ledger file nowhere.db" in both


def test_settings_of_this_machine_do_not_count_for_a_server_elsewhere(
    monkeypatch: pytest.MonkeyPatch, nobody: int
) -> None:
    monkeypatch.setenv("ACTA_STORE", f"postgresql://nobody@127.0.0.1:{nobody}/games")
    monkeypatch.setenv("ACTA_REDIS", f"redis://127.0.0.1:{nobody}/0")
    said = run_expecting_failure("doctor", f"http://127.0.0.1:{nobody}")
    assert "1 wrong" in said
    assert said.count("wrong  ") == 1
    assert "nobody@" not in said
    assert f"No server answers at http://127.0.0.1:{nobody}" in said


def test_the_doctor_checks_the_ledger_of_rehearsals_where_there_is_no_other(scenario: Path) -> None:
    run_successfully("rehearse", scenario, "--acts", 2, "--seed", 7, "--store", "rehearsal.db")
    said = run_successfully("doctor")
    assert "rehearsal.db can be written" in said
    assert "There is no ledger file acta.db" in run_expecting_failure(
        "doctor", "--store", "acta.db"
    )


def test_the_doctor_says_what_to_do_about_a_missing_ledger() -> None:
    said = run_expecting_failure("doctor", "--store", "nowhere.db")
    assert "There is no ledger file nowhere.db" in said
    assert "acta found" in said


def test_the_doctor_finds_a_changed_entry_and_names_its_game(ledger: Path) -> None:
    with closing(sqlite3.connect(ledger)) as behind:
        behind.execute("UPDATE stored_events SET state = CAST(state || ' ' AS BLOB)")
        behind.commit()
    said = run_expecting_failure("doctor")
    assert re.search(r"Game \w+ cannot be opened: .*changed behind our back", said)
    assert "latest backup" in said


def test_the_doctor_says_that_a_file_is_no_ledger() -> None:
    Path("acta.db").write_bytes(b"nothing of the kind" * 100)
    assert "acta.db is not a ledger file" in run_expecting_failure("doctor")


def test_a_quick_look_opens_no_game(ledger: Path) -> None:
    said = run_successfully("doctor", "--quick")
    assert "The ledger holds 1 game." in said
    assert "seal" not in said


def test_a_full_disk_is_wrong_and_a_nearly_full_one_is_doubtful(
    ledger: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for free, grade in ((50_000_000, Grade.WRONG), (500_000_000, Grade.DOUBTFUL)):
        monkeypatch.setattr("shutil.disk_usage", lambda _path, free=free: DiskUsage(free))
        (said,) = (
            one for one in findings_of_grade(store.file_findings(ledger), grade) if "MB left" in one
        )
        assert f"{free // 1_000_000} MB" in said


class ReadOnlyDiskStats:
    """The answer of `os.statvfs` about a read-only disk."""

    f_flag = os.ST_RDONLY


class DiskUsage:
    """The answer of `shutil.disk_usage`."""

    def __init__(self, free: int) -> None:
        self.free = free


def test_a_long_log_and_open_file_rights_are_doubtful(ledger: Path) -> None:
    log = ledger.with_name("acta.db-wal")
    with log.open("wb") as file:
        file.truncate(100_000_000)
    ledger.chmod(0o644)
    said = "\n".join(findings_of_grade(store.file_findings(ledger), Grade.DOUBTFUL))
    assert "grown to 100 MB" in said
    assert "chmod 600 acta.db" in said


def test_a_read_only_disk_and_a_file_of_another_user_are_wrong(
    ledger: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "access", lambda *_: False)
        assert any(
            "by this user" in one
            for one in findings_of_grade(store.file_findings(ledger), Grade.WRONG)
        )
    monkeypatch.setattr("shutil.disk_usage", lambda _path: DiskUsage(2_000_000_000))
    monkeypatch.setattr(os, "statvfs", lambda _path: ReadOnlyDiskStats)
    assert any(
        "only be read" in one for one in findings_of_grade(store.file_findings(ledger), Grade.WRONG)
    )


def test_a_clock_behind_the_last_entry_is_doubtful(ledger: Path) -> None:
    with closing(open_store(str(ledger), is_read_only=True)) as opened:
        assert findings_of_grade(game_findings(opened, GAMES, LATER), Grade.DOUBTFUL) == []
        (said,) = findings_of_grade(game_findings(opened, GAMES, 0), Grade.DOUBTFUL)
    assert "behind the last entry" in said


def test_a_game_without_installed_rules_cannot_be_opened(ledger: Path) -> None:
    with closing(open_store(str(ledger), is_read_only=True)) as opened:
        (said,) = findings_of_grade(game_findings(opened, {}, LATER), Grade.WRONG)
    assert "which this version does not have" in said


def test_an_address_that_answers_without_being_our_server_is_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(server, "get_answer", lambda *_: Answer(200, "<html>"))
    (said,) = findings_of_grade(server_findings("http://there", "", LATER), Grade.WRONG)
    assert "is no server of ours" in said


def test_a_server_that_cannot_play_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {
        "/healthz": Answer(200, '{"status": "alive"}', LATER - 90_000),
        "/readyz": Answer(503, '{"detail": "Nothing can be written."}'),
    }
    monkeypatch.setattr(server, "get_answer", lambda _where, path: answers[path])
    monkeypatch.setattr(server, "reading_of", lambda *_: FigureReading())
    found = list(server_findings("http://there", "", LATER))
    assert any(
        "Nothing can be written." in one for one in findings_of_grade(iter(found), Grade.WRONG)
    )
    assert any("differ by 90 s" in one for one in findings_of_grade(iter(found), Grade.DOUBTFUL))


def test_the_doctor_names_games_that_a_server_could_not_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ready = '{"games": 2, "unreadable": ["old"], "notice": "The acts made last may be missing."}'
    answers = {"/healthz": Answer(200, '{"status": "alive"}'), "/readyz": Answer(200, ready)}
    monkeypatch.setattr(server, "get_answer", lambda _where, path: answers[path])

    def raise_no_server_error(*_: object) -> FigureReading:
        raise NoServerError("It does not show them.")

    monkeypatch.setattr(server, "reading_of", raise_no_server_error)
    found = list(server_findings("http://there", "", LATER))
    assert any("could not open: old" in one for one in findings_of_grade(iter(found), Grade.WRONG))
    doubts = findings_of_grade(iter(found), Grade.DOUBTFUL)
    assert any("may be missing" in one for one in doubts)
    assert any("figures could not be read" in one for one in doubts)


def test_the_doctor_finds_waiting_and_slow_work_in_the_figures() -> None:
    sick = FigureReading(
        "0.0.1",
        {
            ("acta_entries_total", "yard"): 3.0,
            ("acta_oldest_petition_seconds", "yard"): 1_500.0,
            ("acta_waiting", "yard"): 300.0,
        },
        {
            ("acta_loop_lag_seconds", ""): {0.05: 0.0, 0.2: 10.0, float("inf"): 10.0},
            ("acta_commit_seconds", "yard"): {0.2: 0.0, 2.0: 10.0, float("inf"): 10.0},
        },
    )
    doubts = "\n".join(findings_of_grade(figure_findings(sick), Grade.DOUBTFUL))
    for part in ("version 0.0.1", "25 minutes", "event loop is late", "In yard a commit takes"):
        assert part in doubts
    assert "300 requests wait" in "\n".join(findings_of_grade(figure_findings(sick), Grade.WRONG))
    assert findings_of_grade(figure_findings(read_figures("")), Grade.DOUBTFUL) == []


async def test_the_doctor_finds_nothing_wrong_with_a_running_server(room: Hall) -> None:
    def server_findings_of_room() -> list[Finding]:
        return list(server_findings(room.address, "", LATER))

    found = await asyncio.to_thread(server_findings_of_room)
    assert findings_of_grade(iter(found), Grade.WRONG) == []
    # these findings depend on the machine of the tests
    known = ("differ by", "event loop is late", "a commit takes")
    doubts = findings_of_grade(iter(found), Grade.DOUBTFUL)
    assert [one for one in doubts if not any(part in one for part in known)] == []
    assert any("serves 1 game." in one.sentence for one in found)
    assert any("Nothing waits" in one.sentence for one in found)


def test_the_doctor_checks_the_newest_copy_in_a_folder(ledger: Path, tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    assert "cannot be read" in run_expecting_failure("doctor", "--copies", folder)
    folder.mkdir()
    assert "There is no copy in" in run_expecting_failure("doctor", "--copies", folder)
    for made in (LATER - 900_000, LATER - 30_250):
        (folder / name_of_copy(made)).touch()
    assert folder_finding(folder, LATER).sentence == "The newest copy of the ledger is 30 s old."
    old = folder_finding(folder, LATER + 3_600_000)
    assert old.grade == Grade.DOUBTFUL
    assert "whether it is there" in old.remedy


def test_a_server_that_has_never_made_its_copies_is_doubtful() -> None:
    never = datetime.now(UTC).timestamp()
    told = FigureReading("", {("acta_copy_age_seconds", ""): never})
    assert any(
        "no copy could be made" in one
        for one in findings_of_grade(figure_findings(told), Grade.DOUBTFUL)
    )
