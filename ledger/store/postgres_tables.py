"""The tables of a ledger in PostgreSQL, and their version."""

from typing import LiteralString

FORMAT = 3
"""The version of the tables. A database with a higher one was made by a later release.

2, 3: as in a file of this format (`ledger.store.file`).
"""

TABLES: tuple[LiteralString, ...] = (
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
"""Each may be done again: together they bring a database of an earlier format to this one."""
