"""The trace of one command in the log: the same id at each step, from the tap to the frames.

received   its request came in
queued     it waits in the queue of its game; the line says how many commands wait
decided    the rules have accepted or refused it
committed  it is durable; the line names its entries and the time of the transaction
flushed    its entries were written to phones; the line says how many phones

`committed` is logged as `info`, the others as `debug`. A line names the game and the command by
random ids. A line never names a person or an act, and never quotes a text.
"""

import logging
from collections.abc import Iterable, Sequence

import structlog

from ledger.kernel.vocabulary.request import (
    HOUSE_IDS,
    Accepted,
    Outcome,
    Refused,
    Repeated,
    StoredWithoutEntry,
)
from ledger.record.entry import Entry
from ledger.scribe.commit_decisions import QueuedRequest

_log = structlog.get_logger()

_OUTCOME_WORDS: dict[type[Outcome], str] = {
    Accepted: "accepted",
    Repeated: "repeated",
    StoredWithoutEntry: "kept",
    Refused: "refused",
}


class _TraceLevel:
    """The lowest level that is traced.

    The level is stored here, because asking the logger takes time.
    """

    level = logging.WARNING


def trace_from(level: int) -> None:
    """Trace from this level of the log on (`logging`'s numbers). By default nothing is traced."""
    _TraceLevel.level = level


def log_received(game: str, command: str) -> None:
    """Log that the request of a command came in."""
    if _TraceLevel.level <= logging.DEBUG:
        _log.debug("received", game=game, command=command)


def log_queued(game: str, queued_request: QueuedRequest, queue_length: int) -> None:
    """Log that a command waits, and the queue's length. The server's own writes are skipped."""
    if _TraceLevel.level <= logging.DEBUG and queued_request.request is not None:
        _log.debug("queued", game=game, command=queued_request.request.id, waiting=queue_length)


def log_decided(game: str, batch: Iterable[QueuedRequest], answers: Iterable[Outcome]) -> None:
    """Log in one word how the rules decided each command of a batch."""
    if _TraceLevel.level <= logging.DEBUG:
        for queued_request, answer in zip(batch, answers, strict=True):
            if queued_request.request is not None:
                outcome = _OUTCOME_WORDS[type(answer)]
                _log.debug("decided", game=game, command=queued_request.request.id, outcome=outcome)


def log_committed(
    game: str,
    batch: Iterable[QueuedRequest],
    answers: Iterable[Outcome],
    entries: Sequence[Entry],
    seconds: float,
) -> None:
    """Log a commit: its commands, their entries, and the time of the transaction."""
    if _TraceLevel.level > logging.INFO:
        return
    written_command_ids = (
        queued_request.request.id
        for queued_request, answer in zip(batch, answers, strict=True)
        if queued_request.request is not None and isinstance(answer, Accepted | StoredWithoutEntry)
    )
    commands = list(dict.fromkeys((*map(_shown_id, written_command_ids), *command_ids(entries))))
    if commands:
        first_position = entries[0].position if entries else 0
        ms = round(seconds * 1000, 2)
        _log.info(
            "committed",
            game=game,
            commands=commands,
            first=first_position,
            entries=len(entries),
            ms=ms,
        )


def log_flushed(game: str, entries: Iterable[Entry], phone_count: int) -> None:
    """Log that entries were written to this number of phones."""
    if _TraceLevel.level <= logging.DEBUG:
        _log.debug("flushed", game=game, commands=command_ids(entries), phones=phone_count)


def command_ids(entries: Iterable[Entry]) -> list[str]:
    """Return the ids of the commands of these entries, each once, in the order of the entries.

    Entries that time brought, and the founding, belong to no player's command. In lines about these
    entries the id of the command is `house`.
    """
    metas = (entry.meta for entry in entries)
    return list(dict.fromkeys(_shown_id(meta.command) for meta in metas if meta is not None))


def _shown_id(command: str) -> str:
    return "house" if command.startswith(HOUSE_IDS) else command
