"""`acta top`: a live evening in a terminal, and a single print if the output is no terminal."""

import asyncio
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from api.commands.top import RecentReadings
from api.watching import figures
from api.watching.client import Answer
from api.watching.figures import FigureReading, histogram_since, quantile, read_figures
from tests.api.commands.running import run_expecting_failure
from tests.api.ear import listen_to_stream
from tests.api.hall import Hall

PROGRAM = Path(sys.executable).with_name("acta")
TOLD = """
acta_entries_total{game="yard"} 3.0
acta_commit_seconds_bucket{game="yard",le="0.001"} 0.0
acta_commit_seconds_bucket{game="yard",le="0.002"} 8.0
acta_commit_seconds_bucket{game="yard",le="+Inf"} 10.0
acta_build_info{version="1.2.3"} 1.0
"""


async def run_acta_process(*arguments: str) -> tuple[int, str]:
    """Run a command in a separate process, and return its exit code and its output."""
    process = await asyncio.create_subprocess_exec(
        str(PROGRAM), *arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


async def test_without_a_terminal_the_figures_are_printed_once(room: Hall) -> None:
    ada = await room.phone("ada")
    async with listen_to_stream(ada) as ear:
        await ear.next()
        await ada.does("sit", where="bench")
        code, said = await run_acta_process("top", room.address)
    assert code == 0, said
    assert "\x1b" not in said
    head, columns, row = (line for line in said.splitlines() if line.strip())
    assert room.address in head
    assert columns.split()[:3] == ["game", "phones", "acts/min"]
    phones, acts = row.split()[1:3]
    assert row.split()[0] == room.id
    assert (phones, acts) == ("1", "2")  # Ada claimed her card, and sat down
    assert re.search(r"[\d.]+ ms +[\d.]+ ms", row)


async def test_the_command_says_that_no_server_answers(nobody: int) -> None:
    code, said = await run_acta_process("top", f"http://127.0.0.1:{nobody}")
    assert code == 1
    assert f"No server answers at http://127.0.0.1:{nobody}" in said
    assert "Traceback" not in said


def test_a_reader_without_permission_is_told_which_token_to_bring(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def refuse_and_note_token(_address: str, _path: str, token: str) -> Answer:
        asked.append(token)
        return Answer(404, "{}")

    monkeypatch.setattr(figures, "get_answer", refuse_and_note_token)
    Path("token").write_text("open barley\n", encoding="utf-8")
    said = run_expecting_failure("top", "http://far.example.org", "--token-file", "token")
    assert "ACTA_ADMIN_TOKEN" in said
    assert asked == ["open barley"]
    assert "There is no file other" in run_expecting_failure("top", "--token-file", "other")


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
async def test_at_a_terminal_the_figures_run_until_they_are_ended_and_leave_no_trace(
    room: Hall, sign: signal.Signals
) -> None:
    ours, theirs = pty.openpty()
    command = [str(PROGRAM), "top", room.address, "--every", "0.2"]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "110", "LINES": "30"}
    process = await asyncio.create_subprocess_exec(
        *command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    shown = await asyncio.to_thread(_read_until_word, ours, room.id, 2)
    process.send_signal(sign)
    rest = await asyncio.to_thread(_read_all, ours)
    assert await process.wait() == 0
    assert "\x1b[?1049h" in shown  # the program uses a separate screen of the terminal
    assert "\x1b[?1049l" in rest  # the program returns to the old screen
    assert "Traceback" not in rest


def _read_until_word(terminal: int, word: str, times: int) -> str:
    shown = ""
    while shown.count(word) < times:
        shown += os.read(terminal, 65_536).decode()
    return shown


def _read_all(terminal: int) -> str:
    rest = ""
    try:
        while piece := os.read(terminal, 65_536):
            rest += piece.decode()
    except OSError:  # the other side of the terminal is closed
        pass
    os.close(terminal)
    return rest


def test_figures_are_parsed_as_the_server_wrote_them() -> None:
    told = read_figures(TOLD)
    assert told.version == "1.2.3"
    assert told.games == ("yard",)
    assert told.value("acta_entries_total", "yard") == 3
    assert told.histogram("acta_commit_seconds", "yard")[0.002] == 8


def test_a_quantile_lies_within_its_bucket() -> None:
    buckets = read_figures(TOLD).histogram("acta_commit_seconds", "yard")
    assert quantile(buckets, 0.4) == pytest.approx(0.0015)
    assert quantile(buckets, 0.99) == 0.002
    assert quantile({}, 0.5) is None
    assert quantile({0.1: 0.0, float("inf"): 0.0}, 0.5) is None


def test_counters_show_their_increase_and_start_from_zero_after_a_restart() -> None:
    assert histogram_since({0.1: 5.0}, {0.1: 3.0}) == {0.1: 2.0}
    assert histogram_since({0.1: 1.0}, {0.1: 3.0}) == {0.1: 1.0}


def test_commit_times_cover_the_last_minute() -> None:
    def reading_with_count(count: float) -> FigureReading:
        return FigureReading("", {}, {("acta_commit_seconds", "yard"): {0.1: count}})

    evening = RecentReadings()
    for at, count in ((0.0, 5.0), (30.0, 7.0), (61.0, 8.0)):
        evening.add(at, reading_with_count(count))
    assert evening.recent_histogram("acta_commit_seconds", "yard") == {0.1: 1.0}
    evening.add(200.0, reading_with_count(8.0))
    assert evening.recent_histogram("acta_commit_seconds", "yard") == {0.1: 8.0}
