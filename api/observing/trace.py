"""The trace of one command in the log: the same id at each step, from the tap to the frames.

    received   its request came in
    queued     it waits in the queue of its game, with so many others
    decided    the rules have accepted or refused it
    committed  it is durable; the entries it became, and how long the transaction took
    flushed    the entries were written to so many phones

`committed` is logged as `info`, the others as `debug`. A line names the game and the command, which
are random ids. It never says who acts, what the act is or what anybody wrote.
"""

import logging
from collections.abc import Iterable, Sequence

import structlog

from ledger.kernel.vocabulary.request import HOUSE_IDS, Accepted, Kept, Outcome
from ledger.record.entry import Entry
from ledger.scribe.deciding import Queued

_log = structlog.get_logger()


class _Asked:
    """From which level on the trace is wanted: asking the logger would cost more than all else."""

    level = logging.WARNING


def wanted(level: int) -> None:
    """Trace from this level of the log on (`logging`'s numbers); at first nothing is."""
    _Asked.level = level


def received(game: str, command: str) -> None:
    """Log that the request of a command came in."""
    if _Asked.level <= logging.DEBUG:
        _log.debug("received", game=game, command=command)


def queued(game: str, queued: Queued, waiting: int) -> None:
    """Log that a command waits, and how many wait with it; what the house writes is no command."""
    if _Asked.level <= logging.DEBUG and queued.request is not None:
        _log.debug("queued", game=game, command=queued.request.id, waiting=waiting)


def decided(game: str, batch: Iterable[Queued], answers: Iterable[Outcome]) -> None:
    """Log what the rules have said to each command of a batch, in one word."""
    if _Asked.level <= logging.DEBUG:
        for one, answer in zip(batch, answers, strict=True):
            if one.request is not None:
                outcome = type(answer).__name__.lower()
                _log.debug("decided", game=game, command=one.request.id, outcome=outcome)


def committed(
    game: str,
    batch: Iterable[Queued],
    answers: Iterable[Outcome],
    entries: Sequence[Entry],
    seconds: float,
) -> None:
    """Log what is durable: by which commands, as which entries, and how long it took."""
    if _Asked.level > logging.INFO:
        return
    kept = (
        one.request.id
        for one, answer in zip(batch, answers, strict=True)
        if one.request is not None and isinstance(answer, Accepted | Kept)
    )
    commands = list(dict.fromkeys((*map(_shown, kept), *commands_of(entries))))
    if commands:
        first = entries[0].position if entries else 0
        ms = round(seconds * 1000, 2)
        _log.info(
            "committed", game=game, commands=commands, first=first, entries=len(entries), ms=ms
        )


def flushed(game: str, entries: Iterable[Entry], phones: int) -> None:
    """Log that entries were written to so many phones."""
    if _Asked.level <= logging.DEBUG:
        _log.debug("flushed", game=game, commands=commands_of(entries), phones=phones)


def commands_of(entries: Iterable[Entry]) -> list[str]:
    """The ids of the commands by which entries came, each once, in their order.

    What time brought, and the founding, have no command of anybody's: they are `house`.
    """
    metas = (entry.meta for entry in entries)
    return list(dict.fromkeys(_shown(meta.command) for meta in metas if meta is not None))


def _shown(command: str) -> str:
    return "house" if command.startswith(HOUSE_IDS) else command
