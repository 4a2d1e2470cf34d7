"""`acta doctor` on the shared services: a database and a Redis."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest
from redis import Redis

from api.commands.doctor.database import database_findings, findings_about_answers
from api.commands.doctor.finding import Grade
from api.commands.doctor.redis import redis_findings
from ledger.store import open_store
from tests.api.commands.findings import findings_of_grade
from tests.api.commands.running import run_expecting_failure
from tests.waking import running_redis


def test_the_doctor_says_that_a_database_is_sound(database: str) -> None:
    open_store(database).close()
    found = list(database_findings(database))
    assert findings_of_grade(iter(found), Grade.WRONG) == []
    assert any(one.sentence.startswith("PostgreSQL ") for one in found)


def test_a_database_that_is_set_up_badly_is_wrong(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET full_page_writes = off")
        connection.execute("SELECT pg_reload_conf()")
    try:
        found = list(database_findings(database))
    finally:
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM RESET full_page_writes")
            connection.execute("SELECT pg_reload_conf()")
    assert any(
        "full_page_writes is off" in one for one in findings_of_grade(iter(found), Grade.WRONG)
    )


BADLY: dict[str, Any] = {
    "standby": True,
    "whole_pages": "on",
    "near": False,
    "encrypted": False,
    "superuser": True,
    "free": 3,
    "held_up": 1,
}
"""The answers of a badly set up database."""


def test_a_connection_to_a_database_without_encryption_is_wrong() -> None:
    wrong = "\n".join(findings_of_grade(findings_about_answers(BADLY), Grade.WRONG))
    assert "sslmode=verify-full" in wrong
    assert "ACTA_UNENCRYPTED_TO" in wrong
    assert "which can only be read" in wrong
    assert "Commits wait for a standby" in wrong
    doubts = "\n".join(findings_of_grade(findings_about_answers(BADLY), Grade.DOUBTFUL))
    assert "superuser" in doubts
    assert "3 connections left" in doubts


def test_a_private_connection_to_a_database_needs_no_encryption() -> None:
    found = [*findings_about_answers(BADLY, is_private=True)]
    assert any("by ACTA_UNENCRYPTED_TO it need not be" in one.sentence for one in found)
    assert not any("not encrypted" in one for one in findings_of_grade(iter(found), Grade.WRONG))


def test_a_private_connection_is_recognised_by_the_host_in_the_address(database: str) -> None:
    open_store(database).close()
    with psycopg.connect(database) as connection:
        host = connection.info.host
    for private in ((), (host,)):
        assert findings_of_grade(database_findings(database, private), Grade.WRONG) == []


def test_the_store_says_why_a_database_cannot_be_reached(nobody: int) -> None:
    address = f"postgresql://nobody@127.0.0.1:{nobody}/games"
    assert list(database_findings(address)) == []
    assert "cannot be reached" in run_expecting_failure("doctor", "--store", address)


def test_a_redis_that_answers_is_sound_and_a_silent_one_is_doubtful(nobody: int) -> None:
    with TemporaryDirectory(prefix="re") as folder, running_redis(Path(folder)) as running:
        found = list(redis_findings(running.address))
    assert [one.sentence for one in found] == ["Redis answers."]
    (away,) = redis_findings(f"redis://127.0.0.1:{nobody}/0")
    assert away.grade == Grade.DOUBTFUL
    assert "two seconds later" in away.remedy


def test_a_redis_on_another_machine_without_a_password_is_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Redis, "ping", lambda _client: True)
    for near in ("127.0.0.1", "localhost"):
        assert [one.sentence for one in redis_findings(f"redis://{near}:6379/0")] == [
            "Redis answers."
        ]
    assert findings_of_grade(redis_findings("redis://cache.example.org:6379"), Grade.WRONG) != []
    assert (
        findings_of_grade(redis_findings("redis://:secret@cache.example.org:6379"), Grade.WRONG)
        == []
    )
    assert (
        findings_of_grade(redis_findings("redis://:secret@cache.example.org:6379"), Grade.DOUBTFUL)
        != []
    )
    assert (
        findings_of_grade(redis_findings("rediss://:secret@cache.example.org:6379"), Grade.DOUBTFUL)
        == []
    )


def test_a_private_connection_to_a_redis_needs_no_encryption(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Redis, "ping", lambda _client: True)
    address = "redis://:secret@cache.example.org:6379"
    assert findings_of_grade(redis_findings(address, ("other.example.org",)), Grade.DOUBTFUL) != []
    assert findings_of_grade(redis_findings(address, ("cache.example.org",)), Grade.DOUBTFUL) == []
    open_to_all = redis_findings("redis://cache.example.org:6379", ("cache.example.org",))
    assert findings_of_grade(open_to_all, Grade.WRONG) != []
