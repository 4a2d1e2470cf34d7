"""A PostgreSQL database: checks whether it is safe for a ledger and for the ledger's secrets."""

from collections.abc import Container, Iterator
from typing import Any, LiteralString

from api.commands.doctor.finding import (
    Finding,
    doubtful_finding,
    encryption_finding,
    fatal_finding,
    good_finding,
)
from ledger.language.grammar import count_text

SPARE_CONNECTIONS = 10
"""Number of connections that should be free. A server holds some, and `acta` commands use a few."""

_ANSWERS_QUERY: LiteralString = """
    SELECT current_setting('server_version') AS version,
        current_setting('synchronous_commit') AS synchronous,
        current_setting('full_page_writes') AS whole_pages,
        pg_is_in_recovery() AS standby,
        inet_server_addr() IS NULL OR inet_server_addr() << '127.0.0.0/8'
            OR inet_server_addr() = '::1' AS near,
        coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS encrypted,
        (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser,
        current_setting('max_connections')::int
            - (SELECT count(*) FROM pg_stat_activity)::int AS free,
        (SELECT count(*) FROM pg_stat_activity
            WHERE wait_event = 'SyncRep' AND query_start < now() - interval '5 seconds')::int
            AS held_up,
        pg_database_size(current_database()) AS size
"""


def database_findings(address: str, private_hosts: Container[str] = ()) -> Iterator[Finding]:
    """Yield the findings about a database. An unreachable one has none: another check reports it.

    Connections to `private_hosts` need no encryption, because no outsider is in that network.
    """
    import psycopg  # noqa: PLC0415 - most installations have no driver for PostgreSQL
    from psycopg.rows import dict_row  # noqa: PLC0415 - the same

    try:
        with psycopg.connect(address, connect_timeout=5, row_factory=dict_row) as connection:
            answers = connection.execute(_ANSWERS_QUERY).fetchone()
            is_private = connection.info.host in private_hosts
    except psycopg.Error:
        return
    if answers is not None:
        yield good_finding(
            f"PostgreSQL {answers['version']}, {answers['size'] // 1_000_000} MB of games."
        )
        yield from findings_about_answers(answers, is_private=is_private)


def findings_about_answers(
    answers: dict[str, Any], *, is_private: bool = False
) -> Iterator[Finding]:
    """Yield the findings about the answers of a database."""
    if answers["standby"]:
        yield fatal_finding(
            "The database is a standby, which can only be read.",
            "Name the one that can be written, or make this one that (pg_ctl promote).",
        )
    if answers["held_up"]:
        yield fatal_finding(
            "Commits wait for a standby that does not answer, and acts with them.",
            "Start the standby, or empty synchronous_standby_names and reload (pg_ctl reload).",
        )
    if answers["whole_pages"] == "off":
        yield fatal_finding(
            "full_page_writes is off: a crash of its machine may damage the ledger.",
            "Switch it on in postgresql.conf.",
        )
    if not answers["near"] and not answers["encrypted"]:
        yield encryption_finding("the database", is_private=is_private) or fatal_finding(
            "The database is on another machine and the way there is not encrypted.",
            "Add ?sslmode=verify-full to ACTA_STORE: card tokens and seeds go that way. Or name "
            "it in ACTA_UNENCRYPTED_TO, if nobody else is in that network.",
        )
    if answers["superuser"]:
        yield doubtful_finding(
            "The server works as a superuser of the database.",
            "Make a user of its own that owns this one database: createuser acta",
        )
    if answers["free"] < SPARE_CONNECTIONS:
        yield doubtful_finding(
            f"The database has {count_text(answers['free'], 'connection')} left.",
            "Raise max_connections in postgresql.conf.",
        )
