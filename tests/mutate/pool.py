"""Trials side by side: each in a process forked off this one, as many as there are workers.

A fork has everything imported that the game needs, but not the game. Each trial imports the game
anew, with its mutant. So a trial takes a fraction of a second.
"""

import os
import selectors
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class TrialOutput:
    """The output of a trial, line by line as words, and the signal that ended it, 0 for none."""

    lines: tuple[tuple[str, ...], ...]
    signal: int = 0

    def of(self, kind: str) -> list[tuple[str, ...]]:
        """Return the lines of this kind."""
        return [words[1:] for words in self.lines if words and words[0] == kind]

    @property
    def noticing_rules(self) -> frozenset[str]:
        """The rules that noticed.

        If the trial was ended from outside, the last rule that ran counts as noticing.
        """
        last = self.of("run")[-1:] if self.signal else []
        return frozenset(words[0] for words in (*self.of("noticed"), *last))


class BrokenTrialError(Exception):
    """A trial failed by itself, so that it says nothing about any test."""


def run_in_parallel(
    jobs: Iterable[tuple[T, Callable[[int], None]]], workers: int
) -> Iterator[tuple[T, TrialOutput]]:
    """Run each job in a separate process, and yield each with its output when it ends.

    Raise BrokenTrialError when a trial did not come to its end.
    """
    running: dict[int, tuple[T, int, list[bytes]]] = {}
    waiting = iter(jobs)
    with selectors.DefaultSelector() as selector:
        while True:
            for job, run in _take_up_to(waiting, workers - len(running)):
                pipe, child = _fork_trial(run)
                running[pipe] = (job, child, [])
                selector.register(pipe, selectors.EVENT_READ)
            if not running:
                return
            for key, _ in selector.select():
                job, child, read = running[key.fd]
                if some := os.read(key.fd, 65536):
                    read.append(some)
                    continue
                selector.unregister(key.fd)
                os.close(key.fd)
                del running[key.fd]
                yield job, _end_trial(child, b"".join(read))


def _take_up_to(waiting: Iterator[T], count: int) -> Iterator[T]:
    for _ in range(count):
        for job in waiting:
            yield job
            break


def _fork_trial(run: Callable[[int], None]) -> tuple[int, int]:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        run(writing)
        os._exit(1)
    os.close(writing)
    return reading, child


def _end_trial(child: int, read: bytes) -> TrialOutput:
    _, status = os.waitpid(child, 0)
    lines = tuple(tuple(line.split("\t")) for line in read.decode().splitlines())
    said = TrialOutput(lines, os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0)
    broken = said.of("broken")
    if broken or not (said.signal or said.of("end")):
        raise BrokenTrialError(broken[0][0] if broken else "it ended without a word")
    return said
