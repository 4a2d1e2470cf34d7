"""A database is destroyed with its machine.

Another one continues from its base backup and archive.
"""

import uuid
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from tests.api.commands.running import run_acta
from tests.api.copies.laptop import PhoneClient
from tests.browser.served import ServedLedger
from tests.outages.clusters import PostgresCluster, PostgresClusters


@pytest.fixture
def archive(machines: PostgresClusters) -> Path:
    return machines.shared_folder("archive")


@pytest.fixture
def lost(machines: PostgresClusters, archive: Path) -> PostgresCluster:
    command = f"cp %p {archive}/%f"
    return machines.running_cluster("first", archive_mode="on", archive_command=command)


@contextmanager
def server_of_database(folder: Path, cluster: PostgresCluster) -> Iterator[ServedLedger]:
    """Yield a server for the games of a database."""
    folder.mkdir()
    with ServedLedger(folder, database=cluster.address) as server:
        yield server


@pytest.mark.parametrize("moment", [pytest.param(False, marks=pytest.mark.soak), True])
def test_a_destroyed_database_goes_on_from_its_base_backup_and_archive(
    machines: PostgresClusters,
    archive: Path,
    lost: PostgresCluster,
    tmp_path: Path,
    *,
    moment: bool,
) -> None:
    backup, acts = machines.folder / "backup", [str(uuid.uuid4()) for _ in range(3)]
    with ExitStack() as phones:
        with server_of_database(tmp_path / "one", lost) as first:
            game, tokens = first.found_game("The evening of the broken machine")
            fates, cicero = (
                phones.enter_context(closing(PhoneClient(first, game, who, tokens[f"{who}-1"])))
                for who in ("fata", "cicero")
            )
            lost.back_up(backup)
            assert cicero.send_command("introduce", acts[0], name="Ada").status_code == 201
            until = lost.query_value("SELECT clock_timestamp()") if moment else ""
            assert cicero.send_command("introduce", acts[1], name="Bea").status_code == 201
            lost.wait_until_archived()
            assert cicero.send_command("introduce", acts[2], name="Cai").status_code == 201
            lost.destroy()
        found = machines.restored_cluster("second", backup, archive, until)
        told = run_acta("restore", "--store", found.address).output
        assert "It is held: one of its stewards takes it over" in told
        kept = 1 if moment else 2
        with server_of_database(tmp_path / "two", found) as second:
            for phone in (fates, cicero):
                phone.connect_to(second)
            missing = [cicero.get(f"/receipts/{act}").get("status") == 404 for act in acts]
            assert missing == [False] * kept + [True] * (3 - kept)
            assert cicero.send_command("introduce", name="Cai").json()["type"].endswith("/paused")
            assert fates.send_command("take-over").status_code == 201
            assert fates.send_command("resume").status_code == 201
            for act in acts[kept:]:
                assert cicero.send_command("introduce", act, name="Again").status_code == 201
            now = cicero.get("/view")["slices"]["game"]
            assert (now["status"], now["server"][:2], now["restored"]) == ("open", "1+", 0)
    export = tmp_path / "evening.jsonl"
    assert run_acta("export", "--store", found.address, "--to", export).exit_code == 0
    assert "another server took over, from a copy" in run_acta("verify", export).output
