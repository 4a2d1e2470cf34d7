"""Functions that read and check the rows that other servers wrote after a scribe's position."""

from collections.abc import Iterable
from dataclasses import replace

from ledger.scribe.commit_decisions import KEYS_ROW, DecidingTools
from ledger.scribe.commits import DamagedError, GameErasedError, RemoteNews, decode_row
from ledger.scribe.heads import chain_after, heads_among_side_writes
from ledger.scribe.scribe import Scribe
from ledger.scribe.submission_rows import SUBMISSION_KIND as SUBMISSIONS
from ledger.scribe.submission_rows import DamagedRowError
from ledger.seal import SealError, SealKeys
from ledger.store.base import GameChanges, SideWrite


def read_remote_news(scribe: Scribe) -> RemoteNews | None:
    """Return the rows that other servers wrote, from one query; None if there are no new rows.

    The function does not change the scribe. Raises DamagedError, GameErasedError, StoreError.
    """
    news = scribe.store.changes(scribe.game, scribe.state.log.position, scribe.revision)
    if news.revision == scribe.revision:
        return None
    if not news.revision:
        raise GameErasedError(scribe.game)
    try:
        return _fold_remote_rows(scribe, news)
    except (SealError, DamagedRowError) as error:
        raise DamagedError(f"the ledger of {scribe.game} cannot be read: {error}") from error


def _fold_remote_rows(scribe: Scribe, news: GameChanges) -> RemoteNews:
    tools = _tools_after(scribe.tools, news.side_writes)
    tree = scribe.tree.extend(
        tools.keys.entry_leaf_hash(row.position, row.state) for row in news.rows
    )
    if (tree.size, tree.root) != news[:2] or news.revision < scribe.revision:
        raise DamagedError(
            f"the ledger of {scribe.game} was changed behind our back: what is new in it does not "
            f"go on from entry {scribe.tree.size}"
        )
    entries = tuple(decode_row(scribe.machine.registry, scribe.game, row) for row in news.rows)
    submission_rows = {row.key: row.value for row in news.side_writes if row.kind == SUBMISSIONS}
    return RemoteNews(
        entries=entries,
        side_writes=news.side_writes,
        heads=heads_among_side_writes(news.side_writes),
        state=scribe.machine.fold(entries, scribe.state),
        submissions=tools.locked.rows_after_writes(scribe.submissions, submission_rows),
        tree=tree,
        chain=chain_after(scribe.chain, news.side_writes),
        tools=tools,
        revision=news.revision,
    )


def _tools_after(tools: DecidingTools, writes: Iterable[SideWrite]) -> DecidingTools:
    """Return the tools after these side writes, which may contain a takeover."""
    for row in writes:
        if (row.kind, row.key) == ("secret", KEYS_ROW) and row.value is not None:
            keys = SealKeys.from_bytes(row.value)
            tools = replace(tools, keys=keys, seeds=keys.seeds(), heir=None)
    return tools
