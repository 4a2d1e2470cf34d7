"""Short-lived messages between the servers of one database.

The table of messages is unlogged: a write does not wait for the disk, and the table is empty after
a crash of the database. The table is created when it is first needed, and is not part of the
ledger's format.
"""

from typing import LiteralString

TABLE_STATEMENT: LiteralString = """
    SELECT pg_advisory_xact_lock(hashtext('acta tables'));
    CREATE UNLOGGED TABLE IF NOT EXISTS public.said (
        worker text PRIMARY KEY,
        word bytea NOT NULL,
        at timestamptz NOT NULL)
"""

EXCHANGE_QUERY: LiteralString = """
    WITH left_behind AS (
        INSERT INTO public.said (worker, word, at)
        VALUES (%(worker)s, %(word)s, clock_timestamp())
        ON CONFLICT (worker) DO UPDATE SET word = excluded.word, at = excluded.at),
    taken_away AS (
        DELETE FROM public.said
        WHERE worker != %(worker)s AND at < clock_timestamp() - interval '1 hour')
    SELECT word FROM public.said
    WHERE worker != %(worker)s
        AND at > clock_timestamp() - make_interval(secs => %(lasting)s)
    ORDER BY worker
"""
"""The query that stores a message, removes messages of vanished servers, and reads all others."""
