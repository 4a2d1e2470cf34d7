"""A running server: whether it can play, what waits in it, and whether it is fast enough."""

from collections.abc import Iterator

from api.commands.doctor.copies import of_age
from api.commands.doctor.finding import Finding, doubtful, well, wrong
from api.hosting.figures import version_here
from api.watching.client import Answer, UnheardError, ask
from api.watching.reading import Reading, quantile, reading_of
from ledger.language.grammar import counted

OK = 200
SKEW = 5_000
"""Tolerated difference between two clocks, in milliseconds."""

LONG_WAIT = 600.0
"""Seconds after which a waiting petition is reported."""

LATE, SLOW = 0.05, 0.25
"""Tolerated seconds for the lag of the loop, and for a commit, in 99 of 100 cases."""

CROWD = 100
"""Number of requests in one queue that is reported."""


def of_server(address: str, token: str, now: int) -> Iterator[Finding]:
    """Yield the findings about the server at an address; `now` is in milliseconds.

    Raises: UnheardError: no server answers.
    """
    alive = ask(address, "/healthz")
    if alive.document().get("status") != "alive":
        yield wrong(f"What answers at {address} is no server of ours.", "Look at the address.")
        return
    yield well(f"A server answers at {address}.")
    yield from _clocks(alive, now)
    yield from _ready(ask(address, "/readyz"))
    try:
        reading = reading_of(address, token)
    except UnheardError as error:
        yield doubtful(f"Its figures could not be read. {error}", "Call it there, or with a token.")
        return
    yield from of_figures(reading)


def _clocks(alive: Answer, now: int) -> Iterator[Finding]:
    off = abs(alive.at - now)
    if alive.at and off > SKEW:
        yield doubtful(
            f"Its clock and that of this machine differ by {off // 1000} s.",
            "Set both by the network's time: phones count down by the server's.",
        )


def _ready(answer: Answer) -> Iterator[Finding]:
    document = answer.document()
    if answer.status != OK:
        why = document.get("detail") or "It is not ready."
        yield wrong(
            f"It cannot play: {why}",
            "Its log says why. Look at the disk or the database, then start it again.",
        )
        return
    yield well(f"It can play; it serves {counted(document.get('games', 0), 'game')}.")
    if unreadable := document.get("unreadable"):
        yield wrong(
            f"Games that it could not open: {', '.join(map(str, unreadable))}.",
            "Its log says why for each. The others are played.",
        )
    if notice := document.get("notice"):
        yield doubtful(str(notice), "Play on. The Fates are told, and ask who did something last.")


def of_figures(reading: Reading) -> Iterator[Finding]:
    """Yield the findings about the figures of a server."""
    here = version_here()
    if reading.version and reading.version != here:
        yield doubtful(
            f"It is version {reading.version}, this program is {here}.",
            "Call the program that it was started with, or start it anew.",
        )
    if reading.has("acta_copy_age_seconds"):
        yield of_age(reading.value("acta_copy_age_seconds"))
    yield from _waiting(reading)
    yield from _speed(reading)


def _waiting(reading: Reading) -> Iterator[Finding]:
    waits = False
    for game in reading.games:
        oldest = reading.value("acta_oldest_petition_seconds", game)
        if oldest > LONG_WAIT:
            waits = True
            minutes = counted(round(oldest / 60), "minute")
            yield doubtful(
                f"In {game} a petition or appeal has waited for {minutes}.",
                "Tell those whose voice it needs, or the stewards: Desk and Console show it.",
            )
        queued = reading.value("acta_waiting", game)
        if queued > CROWD:
            waits = True
            waiting = counted(round(queued), "request waits", "requests wait")
            yield wrong(
                f"In {game} {waiting} in the queue.",
                "Look at how long commits take, and at what else the machine does.",
            )
    if not waits:
        yield well("Nothing waits for long.")


def _speed(reading: Reading) -> Iterator[Finding]:
    late = quantile(reading.histogram("acta_loop_lag_seconds"), 0.99)
    if late is not None and late > LATE:
        yield doubtful(
            f"Its event loop is late by {late * 1000:.0f} ms (p99).",
            "The processor is too slow or busy elsewhere: close what else runs on the machine.",
        )
    for game in reading.games:
        commit = quantile(reading.histogram("acta_commit_seconds", game), 0.99)
        if commit is not None and commit > SLOW:
            yield doubtful(
                f"In {game} a commit takes {commit * 1000:.0f} ms (p99).",
                "Put the ledger on a disk of the machine itself, not on a stick or a share.",
            )
