"""One trial: a process that puts a mutant in place and runs its tests."""

import gc
import os
import resource
import signal
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import process_time

import pytest

from tests.mutate.live import LiveFunctions
from tests.mutate.mutants import Mutant
from tests.mutate.naming import Rules
from tests.mutate.pool import run_in_parallel
from tests.mutate.target import GameTarget

PATIENCE = 60.0
"""The seconds of work of a trial until the duration of the tests is known."""

MEMORY = 4 * 1024**3
"""The greatest memory of a trial in bytes."""


class FailureListener:
    """A plugin that hears which tests failed, and which files could not be imported."""

    def __init__(self) -> None:
        self.failed: list[tuple[str, str]] = []
        self.unread: list[tuple[str, str]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that failed, in any phase."""
        if report.failed:
            self.failed.append((report.nodeid, _last_line(report)))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that could not be imported."""
        if report.failed:
            self.unread.append((report.nodeid, _last_line(report)))


@dataclass
class MutantTrial:
    """The work of the process.

    The process prints the rules that it runs and the rules that notice, one on each line.
    """

    target: GameTarget
    session: pytest.Session
    pipe: int
    patience: float = PATIENCE
    ear: FailureListener = field(default_factory=FailureListener)

    def run(self, mutant: Mutant | None, rules: Rules) -> None:
        """Put the mutant in place, run the tests of these rules, and end the process.

        Without a mutant every test is run, and the imported modules are printed.
        """
        with self._end_process_after_block():
            _limit_seconds(self.patience)
            if mutant is not None:
                mutant.apply()
            self._collect_tests(rules)
            for rule in rules:
                self._run_tests_of_rule(rule, to_the_end=mutant is None)
            self._write_line("took", str(process_time()))
            self._write_line("end", *(sorted(sys.modules) if mutant is None else ()))

    def run_batch(self, mutants: list[Mutant], rules: Rules) -> None:
        """Import the game and its tests once, and try each mutant in a fork of the process."""
        with self._end_process_after_block():
            self._collect_tests(rules)
            functions = LiveFunctions()
            jobs = ((n, partial(self._run_live, one, functions)) for n, one in enumerate(mutants))
            for number, said in run_in_parallel(jobs, 1):
                if not said.of("cannot"):
                    self._write_line("tried", str(number), *sorted(said.noticing_rules))
            self._write_line("end")

    def _run_live(self, mutant: Mutant, functions: LiveFunctions, pipe: int) -> None:
        self.pipe = pipe
        with self._end_process_after_block():
            _limit_seconds(self.patience)
            if mutant.live is None or not mutant.live(functions):
                self._write_line("cannot")
            else:
                _clear_founded_games()
                for rule in mutant.concerned_rules:
                    self._run_tests_of_rule(rule, to_the_end=False)
            self._write_line("end")

    @contextmanager
    def _end_process_after_block(self) -> Iterator[None]:
        """End this process after the block, and report an error in it."""
        try:
            _silence_output()
            yield
        except BaseException:  # noqa: BLE001 - every error is reported by the parent process
            self._write_line(
                "broken", traceback.format_exc().replace("\n", " / ").replace("\t", " ")
            )
        finally:
            os._exit(0)

    def _collect_tests(self, rules: Rules) -> None:
        carried = self.target.tests_by_rule
        files = dict.fromkeys(str(file) for rule in rules for file in carried.get(rule, ()))
        self.session.config.pluginmanager.register(self.ear, "ear")
        self.session.perform_collect([*files], genitems=True)
        for rule in rules:
            for name, why in self.ear.unread:
                if any(file.name == Path(name).name for file in carried.get(rule, ())):
                    self._write_line("noticed", rule, name, why)

    def _run_tests_of_rule(self, rule: str, *, to_the_end: bool) -> None:
        self._write_line("run", rule)
        for item in self._tests_of_rule(rule):
            before = len(self.ear.failed)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            if len(self.ear.failed) > before:
                self._write_line("noticed", rule, *self.ear.failed[-1])
                if not to_the_end:
                    return

    def _tests_of_rule(self, rule: str) -> Iterator[pytest.Item]:
        for item in self.session.items:
            if any(rule in mark.args for mark in item.iter_markers("rule")):
                yield item

    def _write_line(self, *words: str) -> None:
        os.write(self.pipe, ("\t".join(words) + "\n").encode())


def _last_line(report: pytest.TestReport | pytest.CollectReport) -> str:
    return report.longreprtext.strip().rpartition("\n")[2].replace("\t", " ")


def _clear_founded_games() -> None:
    """Found games anew: modules of tests may have founded some games without the mutant."""
    if table := sys.modules.get("tests.games.table"):  # the toy game has no such table
        table.clear_founded_games()


def _silence_output() -> None:
    """Silence the output of tests about a mutant, which is not needed."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)


def _limit_seconds(seconds: float) -> None:
    gc.disable()  # a trial ends before a garbage collection would be worth its time
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
