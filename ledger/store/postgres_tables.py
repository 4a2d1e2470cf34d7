"""The tables of a ledger in PostgreSQL, their version, and the connection settings."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, LiteralString

from psycopg.conninfo import conninfo_to_dict

CONNECTION_SETTINGS: Mapping[str, str] = MappingProxyType(
    {
        "keepalives_idle": "5",
        "keepalives_interval": "2",
        "keepalives_count": "3",
        "tcp_user_timeout": "10000",
    }
)
"""Settings that detect a lost database machine, which closes no connection itself.

Detection takes 10 or 11 seconds. With a system's default it takes a quarter of an hour or two
hours.
"""

TABLES_FORMAT = 3
"""The version of the tables. A database with a higher version was made by a later release.

The versions 2 and 3 mean the same as in a file (`ledger.store.file`).
"""

TABLE_STATEMENTS: tuple[LiteralString, ...] = (
    "SELECT pg_advisory_xact_lock(hashtext('acta tables'))",  # servers may start at once
    """
    CREATE TABLE IF NOT EXISTS public.stored_events (
        originator_id text NOT NULL,
        originator_version bigint NOT NULL,
        topic text NOT NULL,
        state bytea NOT NULL,
        notification_id bigserial UNIQUE,
        PRIMARY KEY (originator_id, originator_version))
    """,
    """
    CREATE TABLE IF NOT EXISTS public.heads (
        number bigserial,
        game text PRIMARY KEY,
        position bigint NOT NULL,
        head bytea NOT NULL,
        revision bigint NOT NULL DEFAULT 0)
    """,
    """
    CREATE TABLE IF NOT EXISTS public.sides (
        game text NOT NULL,
        kind text NOT NULL,
        key text COLLATE "C" NOT NULL,
        value bytea,
        revision bigint NOT NULL DEFAULT 0,
        PRIMARY KEY (game, kind, key))
    """,
    """
    CREATE TABLE IF NOT EXISTS public.acta (
        name text PRIMARY KEY,
        value bigint NOT NULL)
    """,
    "ALTER TABLE public.heads ADD COLUMN IF NOT EXISTS revision bigint NOT NULL DEFAULT 0",
    "ALTER TABLE public.sides ADD COLUMN IF NOT EXISTS revision bigint NOT NULL DEFAULT 0",
    "ALTER TABLE public.sides ALTER COLUMN value DROP NOT NULL",
    "CREATE INDEX IF NOT EXISTS sides_by_key ON public.sides (kind, key)",
    "CREATE INDEX IF NOT EXISTS sides_by_revision ON public.sides (game, revision)",
    """
    INSERT INTO public.acta VALUES ('format', 3)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
    """,
)
"""Repeatable statements that convert a database of any earlier format to this format."""


def connection_settings(address: str, patience: float) -> dict[str, Any]:
    """Return the connection settings of an address. An attempt takes at most `patience` seconds.

    Settings in the address itself have precedence. Raises psycopg.ProgrammingError.
    """
    timeout = {"connect_timeout": max(2, round(patience))}
    return {**CONNECTION_SETTINGS, **timeout, **conninfo_to_dict(address)}
