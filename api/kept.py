"""What is kept beside the ledger for open windows, as its author reads it."""

from typing import Any

import msgspec

from api.game import Game
from ledger.kernel.request import Flag, Kept
from ledger.submission import Submission


def kept_document(game: Game, kept: Kept) -> dict[str, Any]:
    """What was kept; a save that counts has the server's signature under its digest."""
    what = kept.kept
    document: dict[str, Any] = {
        "window": what.window,
        "who": what.who,
        "revision": what.revision,
        "at": kept.at,
        "superseded": kept.superseded,
    }
    if isinstance(what, Flag):
        return document | {"ready": what.ready}
    return document | ({} if kept.superseded else _signed(game, what))


def _signed(game: Game, saved: Submission) -> dict[str, Any]:
    return {"digest": saved.digest, "receipt": game.scribe.keys.vouch(saved.receipt(game.id))}


def own_document(game: Game, window: str, who: str) -> dict[str, Any]:
    """What a character has sent for an open window, and how it stands under its last seal.

    Raise KeyError for a window that is not open, ValueError for one who owes nothing.
    """
    opened = game.state.kernel.windows[window]
    beside = game.scribe.beside
    proof, row = beside.proof(opened, who), beside.submissions.row(window, who)
    document: dict[str, Any] = {
        "window": window,
        "who": who,
        "revision": row.saved.revision if row.saved else 0,
        "at": row.at,
        "ready": row.ready,
        "said": row.said,
    }
    if row.saved is not None:
        saved = {"saved": msgspec.to_builtins(row.saved)}
        document |= saved | _signed(game, row.saved)
    if proof is not None:
        document["sealed"] = {
            "number": opened.seal,
            "at": opened.sealed_at,
            "root": opened.root,
            "revision": proof.revision,
            "salt": proof.salt,
            "index": proof.index,
            "size": proof.size,
            "path": list(proof.path),
        }
    return document
