"""`acta top`: the figures of a live evening in a terminal."""

import signal
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, NoReturn

import typer
from rich.console import Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from api.base.settings import Settings
from api.commands.console import (
    PlainConsole,
    fail_command,
    mark_control_characters,
    plain_file_errors,
)
from api.commands.running_server import Address, TokenFile, own_address, read_request_token
from api.watching.client import NoServerError
from api.watching.figures import Buckets, FigureReading, histogram_since, quantile, reading_of
from ledger.language.grammar import count_text

WIDE_COLUMNS = 110
"""Number of columns if the output is not a terminal."""

MINUTE_SECONDS = 60.0
"""Seconds over which commit times are collected."""

RedrawInterval = Annotated[float, typer.Option(help="Seconds between two looks.", min=0.2)]
OnceOption = Annotated[bool, typer.Option("--once", help="Print it once and end.")]


class RecentReadings:
    """The readings of the last minute, newest last."""

    def __init__(self) -> None:
        self._readings: deque[tuple[float, FigureReading]] = deque()

    def add(self, time: float, reading: FigureReading) -> None:
        """Add a reading at a time in seconds; drop readings that are older than a minute."""
        self._readings.append((time, reading))
        while self._readings[0][0] < time - MINUTE_SECONDS:
            self._readings.popleft()

    def recent_histogram(self, figure_name: str, game: str = "") -> Buckets:
        """Return a histogram of the last minute.

        If it is empty, return the histogram since the server's start.
        """
        newest_histogram = self._readings[-1][1].histogram(figure_name, game)
        new_counts = histogram_since(
            newest_histogram, self._readings[0][1].histogram(figure_name, game)
        )
        return new_counts if any(new_counts.values()) else newest_histogram


def top(
    address: Address = None,
    token_file: TokenFile = None,
    every: RedrawInterval = 2.0,
    once: OnceOption = False,
) -> None:
    """Show a live evening: phones, acts, commit times and what waits, by game. Ctrl-C ends it.

    On the server's own machine no token is needed. Where the output is no terminal it is printed
    once.
    """
    with plain_file_errors():
        settings = Settings()
        server, token = (
            address or own_address(settings, settings.port),
            read_request_token(token_file, settings),
        )
    console = PlainConsole(soft_wrap=False)
    evening = RecentReadings()
    try:
        if once or not console.is_terminal:
            wide_console = (
                console
                if console.is_terminal
                else PlainConsole(soft_wrap=False, width=WIDE_COLUMNS)
            )
            wide_console.print(_evening_picture(evening, server, token))
            return
        with _end_on_sigterm():
            _redraw_repeatedly(console, evening, server, token, every)
    except NoServerError as error:
        fail_command(str(error))
    except KeyboardInterrupt:
        return


def _redraw_repeatedly(
    console: PlainConsole, evening: RecentReadings, server_place: str, token: str, interval: float
) -> NoReturn:
    with Live(_evening_picture(evening, server_place, token), console=console, screen=True) as live:
        while True:
            time.sleep(interval)
            try:
                live.update(_evening_picture(evening, server_place, token), refresh=True)
            except NoServerError as error:  # the server may be restarting
                live.update(Text(mark_control_characters(str(error)), style="red"), refresh=True)


@contextmanager
def _end_on_sigterm() -> Iterator[None]:
    """Let SIGTERM end the picture as Ctrl-C does, so that the terminal is restored."""

    def raise_interrupt(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    old_handler = signal.signal(signal.SIGTERM, raise_interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, old_handler)


def _evening_picture(evening: RecentReadings, server_place: str, token: str) -> Group:
    """Return the current picture. Raises: UnheardError."""
    reading = reading_of(server_place, token)
    evening.add(time.monotonic(), reading)
    return Group(_header(evening, reading, server_place), _table(evening, reading))


def _header(evening: RecentReadings, reading: FigureReading, server_place: str) -> Text:
    header_texts = [server_place, time.strftime("%H:%M:%S"), count_text(len(reading.games), "game")]
    if reading.version:
        header_texts.append(f"acta-ludorum {reading.version}")
        loop_lag = quantile(evening.recent_histogram("acta_loop_lag_seconds"), 0.99)
        header_texts.append(f"event loop late by {_milliseconds_text(loop_lag)} (p99)")
    head = Text(mark_control_characters("  ".join(header_texts)), style="bold")
    if reading.has_server_figure("acta_store_writable") and not reading.value(
        "acta_store_writable"
    ):
        head.append("\nNothing can be written: acta doctor says why.", style="red")
    if unreadable_count := int(reading.value("acta_games_unreadable")):
        head.append(f"\nGames that cannot be opened: {unreadable_count}.", style="red")
    return head


_COLUMNS = ("phones", "acts/min", "commit p50", "p99", "queue", "petitions", "oldest", "entries")


def _table(evening: RecentReadings, reading: FigureReading) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("game", no_wrap=True)
    for column_name in _COLUMNS:
        table.add_column(column_name, justify="right", no_wrap=True)
    busiest_games = sorted(
        reading.games, key=lambda game: -reading.value("acta_acts_last_minute", game)
    )
    for game in busiest_games:
        table.add_row(game, *_row(evening, reading, game))
    return table


def _row(evening: RecentReadings, reading: FigureReading, game: str) -> Iterator[str]:
    yield _number_text(reading.value("acta_listeners", game))
    yield _number_text(reading.value("acta_acts_last_minute", game))
    commits = evening.recent_histogram("acta_commit_seconds", game)
    yield _milliseconds_text(quantile(commits, 0.5))
    yield _milliseconds_text(quantile(commits, 0.99))
    yield _number_text(reading.value("acta_waiting", game))
    yield _number_text(reading.value("acta_petitions", game))
    yield _age_text(reading.value("acta_oldest_petition_seconds", game))
    yield _number_text(reading.value("acta_entries_total", game))


def _number_text(figure: float) -> str:
    return f"{figure:.0f}"


def _milliseconds_text(seconds: float | None) -> str:
    return "-" if seconds is None else f"{seconds * 1000:.1f} ms"


def _age_text(seconds: float) -> str:
    if not seconds:
        return "-"
    minutes, seconds_left = divmod(int(seconds), 60)
    return f"{minutes} min {seconds_left:02} s" if minutes else f"{seconds_left} s"
