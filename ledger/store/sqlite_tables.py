"""The tables of a ledger file, and the migration of an older file to them."""

from ledger.store.file import APPLICATION_ID, STORE_FORMAT
from ledger.store.wal_mark import TABLE_STATEMENT as MARK_TABLE

TABLE_STATEMENTS = (
    # The rowid needs a column of its own. Otherwise VACUUM would renumber the notifications.
    """
    CREATE TABLE IF NOT EXISTS stored_events (
        rowid INTEGER PRIMARY KEY,
        originator_id TEXT NOT NULL,
        originator_version INTEGER NOT NULL,
        topic TEXT NOT NULL,
        state BLOB NOT NULL,
        UNIQUE (originator_id, originator_version))
    """,
    """
    CREATE TABLE IF NOT EXISTS heads (
        game TEXT NOT NULL UNIQUE,
        position INTEGER NOT NULL,
        head BLOB NOT NULL,
        revision INTEGER NOT NULL DEFAULT 0)
    """,
    """
    CREATE TABLE IF NOT EXISTS sides (
        game TEXT NOT NULL,
        kind TEXT NOT NULL,
        key TEXT NOT NULL,
        value BLOB NOT NULL,
        revision INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (game, kind, key))
    """,
    # This table has the erased side rows, so that other servers learn of them. A side written later
    # replaces the note.
    """
    CREATE TABLE IF NOT EXISTS gone (
        game TEXT NOT NULL,
        kind TEXT NOT NULL,
        key TEXT NOT NULL,
        revision INTEGER NOT NULL,
        PRIMARY KEY (game, kind, key))
    """,
    "CREATE INDEX IF NOT EXISTS sides_by_key ON sides (kind, key)",
    MARK_TABLE,
    f"PRAGMA application_id = {APPLICATION_ID}",
    f"PRAGMA user_version = {STORE_FORMAT}",
)

_COUNTING_STATEMENTS = (
    "ALTER TABLE heads ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE sides ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
)
OLDER_FORMATS = {1: _COUNTING_STATEMENTS, 2: _COUNTING_STATEMENTS}
"""The statements that must run before `TABLE_STATEMENTS`, by the format of an older file."""
