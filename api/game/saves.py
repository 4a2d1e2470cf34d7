"""The saves beside the ledger for open windows, in the form in which their author reads them."""

from typing import Any

import msgspec

from api.game.game import Game
from ledger.kernel.vocabulary.request import ReadyFlag, StoredWithoutEntry
from ledger.kernel.vocabulary.window_events import SubmissionsOpened
from ledger.kernel.windows.opening import opening_entry_id
from ledger.record.state import Window
from ledger.scribe.submissions import SubmissionRow
from ledger.seal.submission import Submission


def document_of_save(game: Game, answer: StoredWithoutEntry) -> dict[str, Any]:
    """Return a save as a document. If the save counts, the server's signature is included."""
    submission = answer.submission_or_flag
    document: dict[str, Any] = {
        "window": submission.window,
        "who": submission.who,
        "revision": submission.revision,
        "at": answer.at,
        "superseded": answer.is_superseded,
    }
    if isinstance(submission, ReadyFlag):
        return document | {"ready": submission.ready}
    return document | ({} if answer.is_superseded else _signature_document(game, submission))


def _signature_document(game: Game, submission: Submission) -> dict[str, Any]:
    return {
        "digest": submission.digest,
        "receipt": game.scribe.keys.sign_statement(submission.receipt_statement(game.id)),
    }


def submission_document(game: Game, window: str, character: str) -> dict[str, Any] | None:
    """Return a character's save for a window, and its place in the window's last seal.

    After the window the opened save is returned. Return None for a character who owes nothing for
    the window and never did.
    """
    open_window = game.state.kernel.windows.get(window)
    if open_window is not None:
        return (
            _open_submission_document(game, open_window, character)
            if character in open_window.owed
            else None
        )
    entry = game.state.log.entry(opening_entry_id(window))
    if entry is None or not isinstance(entry.event, SubmissionsOpened):
        return None
    leaf = next((leaf for leaf in entry.event.leaves if leaf.who == character), None)
    return (
        _document_of_save_row(game, SubmissionRow(window, character, leaf.saved, entry.at))
        if leaf
        else None
    )


def _document_of_save_row(game: Game, row: SubmissionRow) -> dict[str, Any]:
    document: dict[str, Any] = {
        "window": row.window,
        "who": row.who,
        "revision": row.saved.revision if row.saved else 0,
        "at": row.at,
        "ready": row.ready,
        "said": row.said,
    }
    if row.saved is None:
        return document
    return (
        document | {"saved": msgspec.to_builtins(row.saved)} | _signature_document(game, row.saved)
    )


def _open_submission_document(game: Game, window: Window, character: str) -> dict[str, Any]:
    submissions = game.scribe.stored_submissions
    document = _document_of_save_row(game, submissions.submissions.row_of(window.id, character))
    proof = submissions.proof(window, character)
    if proof is None:
        return document
    seal_fields = {"number": window.seal, "at": window.sealed_at, "root": window.root}
    return document | {"sealed": seal_fields | msgspec.to_builtins(proof)}
