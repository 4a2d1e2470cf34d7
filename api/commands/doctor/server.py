"""A running server: checks whether it can play, whether requests wait, and whether it is fast."""

from collections.abc import Iterator

from api.commands.doctor.copies import age_finding
from api.commands.doctor.finding import Finding, doubtful_finding, fatal_finding, good_finding
from api.hosting.figures import program_version
from api.observing.health_limits import (
    COMMIT_LIMIT,
    LAG_LIMIT,
    LONG_QUEUE_LENGTH,
    LONG_WAIT,
)
from api.watching.client import Answer, NoServerError, get_answer
from api.watching.figures import FigureReading, quantile, reading_of
from ledger.language.grammar import count_text

OK_STATUS = 200
CLOCK_SKEW_MILLISECONDS = 5_000
"""Tolerated difference between two clocks, in milliseconds."""


def server_findings(address: str, token: str, now: int) -> Iterator[Finding]:
    """Yield the findings about the server at an address; `now` is in milliseconds.

    Raises: UnheardError: no server answers.
    """
    health_answer = get_answer(address, "/healthz")
    if health_answer.document().get("status") != "alive":
        yield fatal_finding(
            f"What answers at {address} is no server of ours.", "Look at the address."
        )
        return
    yield good_finding(f"A server answers at {address}.")
    yield from _clock_findings(health_answer, now)
    yield from _readiness_findings(get_answer(address, "/readyz"))
    try:
        reading = reading_of(address, token)
    except NoServerError as error:
        yield doubtful_finding(
            f"Its figures could not be read. {error}", "Call it there, or with a token."
        )
        return
    yield from figure_findings(reading)


def _clock_findings(health_answer: Answer, now: int) -> Iterator[Finding]:
    deviation = abs(health_answer.at - now)
    if health_answer.at and deviation > CLOCK_SKEW_MILLISECONDS:
        yield doubtful_finding(
            f"Its clock and that of this machine differ by {deviation // 1000} s.",
            "Set both by the network's time: phones count down by the server's.",
        )


def _readiness_findings(answer: Answer) -> Iterator[Finding]:
    document = answer.document()
    if answer.status != OK_STATUS:
        reason = document.get("detail") or "It is not ready."
        yield fatal_finding(
            f"It cannot play: {reason}",
            "Its log says why. Look at the disk or the database, then start it again.",
        )
        return
    yield good_finding(f"It can play; it serves {count_text(document.get('games', 0), 'game')}.")
    if missing_databases := document.get("away"):
        yield fatal_finding(
            f"It cannot use these databases: {', '.join(map(str, missing_databases))}.",
            "Start them. Only their games wait; the others are played.",
        )
    if unreadable_games := document.get("unreadable"):
        yield fatal_finding(
            f"Games that it could not open: {', '.join(map(str, unreadable_games))}.",
            "Its log says why for each. The others are played.",
        )
    if notice := document.get("notice"):
        yield doubtful_finding(
            str(notice), "Play on. The Fates are told, and ask who did something last."
        )


def figure_findings(reading: FigureReading) -> Iterator[Finding]:
    """Yield the findings about the figures of a server."""
    own_version = program_version()
    if reading.version and reading.version != own_version:
        yield doubtful_finding(
            f"It is version {reading.version}, this program is {own_version}.",
            "Call the program that it was started with, or start it anew.",
        )
    if reading.has_server_figure("acta_copy_age_seconds"):
        yield age_finding(reading.value("acta_copy_age_seconds"))
    yield from _queue_findings(reading)
    yield from _speed_findings(reading)


def _queue_findings(reading: FigureReading) -> Iterator[Finding]:
    is_waiting = False
    for game in reading.games:
        oldest_seconds = reading.value("acta_oldest_petition_seconds", game)
        if oldest_seconds > LONG_WAIT:
            is_waiting = True
            minutes = count_text(round(oldest_seconds / 60), "minute")
            yield doubtful_finding(
                f"In {game} a petition or appeal has waited for {minutes}.",
                "Tell those whose voice it needs, or the stewards: Desk and Console show it.",
            )
        queue_length = reading.value("acta_waiting", game)
        if queue_length > LONG_QUEUE_LENGTH:
            is_waiting = True
            queue_text = count_text(round(queue_length), "request waits", "requests wait")
            yield fatal_finding(
                f"In {game} {queue_text} in the queue.",
                "Look at how long commits take, and at what else the machine does.",
            )
    if not is_waiting:
        yield good_finding("Nothing waits for long.")


def _speed_findings(reading: FigureReading) -> Iterator[Finding]:
    loop_lag = quantile(reading.histogram("acta_loop_lag_seconds"), 0.99)
    if loop_lag is not None and loop_lag > LAG_LIMIT:
        yield doubtful_finding(
            f"Its event loop is late by {loop_lag * 1000:.0f} ms (p99).",
            "The processor is too slow or busy elsewhere: close what else runs on the machine.",
        )
    for game in reading.games:
        commit = quantile(reading.histogram("acta_commit_seconds", game), 0.99)
        if commit is not None and commit > COMMIT_LIMIT:
            yield doubtful_finding(
                f"In {game} a commit takes {commit * 1000:.0f} ms (p99).",
                "Put the ledger on a disk of the machine itself, not on a stick or a share.",
            )
