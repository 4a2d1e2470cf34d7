"""Long jobs about a game, which run beside play and end with a file or a verdict.

A job runs on a thread of its own, so neither the event loop nor a commit waits for it. A note of
the game has the state of each kind of job. So the state survives a reload of the page, and a server
that was restarted in the middle knows that the job did not end.
"""

import asyncio
import errno
import shutil
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Literal, NamedTuple

import msgspec
import structlog

from api.base.stored_rows import decode_side_row
from api.game.game import Game
from api.game.text_erasure import ERASINGS_KEY, number_in_note
from api.hosting.at_rest.stored_game import read_scribe
from api.hosting.registry import Registry
from api.hosting.resources import Resources
from ledger.scribe.scribe import Scribe
from ledger.store import file_of
from ledger.store.base import SideWrite, StoreError

JOB_NOTE = "job/"
"""Prefix of the key of the note about a job. The kind of the job follows."""

FILE_LIFETIME = 24 * 60 * 60 * 1000
"""Milliseconds after which the file of a job is removed."""

BEAT_SECONDS = 20.0
"""Seconds between two notes that a job still runs, if several servers share the store."""

LATE_MILLISECONDS = 60_000
"""Milliseconds without a note after which a job of another server counts as interrupted."""

PAUSE_SECONDS = 0.001
"""Seconds for which a job pauses at each step, so that waiting requests are answered."""

JobState = Literal["running", "done", "failed", "interrupted"]

_log = structlog.get_logger()


class JobNote(msgspec.Struct, frozen=True):
    """The state of a job, as a note of its game stores it."""

    state: Literal["running", "done", "failed"]
    worker: str
    """The server that runs the job."""
    began: int
    noted: int
    """When this note was written, in milliseconds since 1970."""
    file: str = ""
    """The name of the file that the job has made; "" for none."""
    reason: str = ""
    """The key of the message that says why the job failed."""
    verdict: str = ""
    """The key of the message with the result of a verification."""
    lines: tuple[str, ...] = ()
    """The lines of the whole report of a verification."""
    erasings: int = 0
    """Number of erasings of the game at the start. Later the file has words that were erased."""


class JobProgress(NamedTuple):
    """The number of steps that a job has done, and of all its steps; 0 if that is not known."""

    done: int = 0
    total: int = 0


class ShownJob(NamedTuple):
    """A job as an organiser sees it."""

    note: JobNote
    state: JobState
    progress: JobProgress
    path: Path | None
    """The path of the file; None if it is not here, or has words that were erased since."""
    size: int
    """Size of the file in bytes; 0 if the file is not here."""


class JobResult(NamedTuple):
    """The result of a job's work."""

    verdict: str = ""
    lines: tuple[str, ...] = ()


class JobStoppedError(Exception):
    """The server stops or words are erased, so the job ends before it is done."""


class JobReport:
    """The way of a job to report its progress, and to notice that it must stop."""

    def __init__(self) -> None:
        self.progress = JobProgress()
        self.is_stopping = False

    def note_progress(self, done: int, total: int) -> None:
        """Note the progress, and let waiting requests go first. Raises: JobStoppedError."""
        self.progress = JobProgress(done, total)
        if self.is_stopping:
            raise JobStoppedError
        time.sleep(PAUSE_SECONDS)


JobWork = Callable[[Path, JobReport], JobResult]
"""Does the work of a job on its thread. The path is that of the job's file, if it makes one."""


class BackgroundJobs:
    """The long jobs of one server: at most one of each kind for each game."""

    def __init__(self, resources: Resources, registry: Registry) -> None:
        self._resources = resources
        self._registry = registry
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="jobs")
        self._reports: dict[tuple[str, str], JobReport] = {}
        self._unwritten: dict[tuple[str, str], JobNote] = {}
        self._files_lock = Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        store_file = file_of(resources.settings.store)
        has_file = store_file is not None and store_file.is_file()
        self._folder = folder_of_jobs(store_file) if store_file and has_file else None
        self._is_folder_temporary = not has_file
        self._remove_files(self._is_old_or_unfinished)

    async def start(self, game: Game, kind: str, file: str, work: JobWork) -> None:
        """Start a job, unless one of this kind already runs for the game.

        `file` is the name of the file that it makes; "" for none. Raises: StoreError.
        """
        key = (game.id, kind)
        if key in self._reports:
            return
        self._reports[key] = report = JobReport()
        now = self._resources.now()
        worker = self._resources.store.worker
        note = JobNote("running", worker, now, now, file, erasings=game.erasings)
        try:
            await game.writer.write_sides((_note_write(kind, note),))
        except BaseException:
            del self._reports[key]
            raise
        self._unwritten.pop(key, None)
        self._registry.add_user(game)
        task = asyncio.ensure_future(self._run(game, kind, note, work, report))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def state(self, game: Game, kind: str) -> ShownJob | None:
        """Return the latest job of this kind; None if there was none. Raises: StoreError."""
        read_note = partial(game.scribe.store.side_value, game.id, "note", JOB_NOTE + kind)
        stored_note = await self._resources.threads.run_on_reading_thread(read_note)
        note = self._unwritten.get((game.id, kind))
        if note is None and stored_note is not None:
            note = decode_side_row(stored_note, JobNote, game.id)
        if note is None:
            return None
        report = self._reports.get((game.id, kind))
        is_here = note.state != "running" or report is not None
        state: JobState = note.state if is_here or self._runs_elsewhere(note) else "interrupted"
        is_current = state == "done" and note.erasings == game.erasings
        path = self._file_path(note.file) if is_current else None
        file_size = path.stat().st_size if path is not None else 0
        return ShownJob(note, state, report.progress if report else JobProgress(), path, file_size)

    def open_scribe(self, game: str) -> Scribe:
        """Return a scribe of a stored game for a job alone. Raises: DamagedError, StoreError."""
        scribe = read_scribe(self._resources, self._registry, game)
        if scribe is None:
            raise StoreError(f"There is no game {game}.")
        return scribe

    def remove_old_files(self) -> None:
        """Remove the files that were made more than a day ago."""
        self._remove_files(self._is_old)

    def discard_work_about(self, game: str) -> None:
        """Remove the files about a game and interrupt its jobs, because of words that are erased.

        Call this before and after the erasing: a job that starts in between reads the old words.
        """
        with self._files_lock:
            for (job_game, _kind), report in self._reports.items():
                if job_game == game:
                    report.is_stopping = True
            self._remove_files(lambda path: path.name.startswith(f"{game}-"))

    def is_busy_with(self, game: str) -> bool:
        """Return whether a job about a game waits or runs at this server."""
        return any(job_game == game for job_game, _kind in self._reports)

    async def wait_until_idle(self) -> None:
        """Wait until all jobs that were started before have ended."""
        await asyncio.gather(*self._tasks)

    async def stop(self) -> None:
        """End all jobs. Their notes still say that they run, so they count as interrupted."""
        for report in self._reports.values():
            report.is_stopping = True
        await self.wait_until_idle()
        self._pool.shutdown()
        if self._is_folder_temporary and self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    def _file_path(self, name: str) -> Path | None:
        if not name or self._folder is None:
            return None
        path = self._folder / name
        return path if path.is_file() else None

    def _runs_elsewhere(self, note: JobNote) -> bool:
        store = self._resources.store
        is_recent = self._resources.now() - note.noted < LATE_MILLISECONDS
        return store.is_shared and note.worker != store.worker and is_recent

    async def _run(
        self, game: Game, kind: str, note: JobNote, work: JobWork, report: JobReport
    ) -> None:
        try:
            context, loop = copy_context(), asyncio.get_running_loop()
            do_work = partial(self._do_work, game.id, note, work, report)
            future = loop.run_in_executor(self._pool, context.run, do_work)
            while not (await asyncio.wait({future}, timeout=BEAT_SECONDS))[0]:
                if self._resources.store.is_shared:
                    await self._write_note(game, kind, note)
            ended_note = future.result()
            is_erased = self._registry.games.get(game.id) is not game
            if ended_note is not None and not is_erased:
                await self._write_note(game, kind, ended_note)
                asyncio.get_running_loop().call_later(FILE_LIFETIME / 1000, self.remove_old_files)
        finally:
            self._reports.pop((game.id, kind), None)
            self._registry.remove_user(game)

    async def _write_note(self, game: Game, kind: str, note: JobNote) -> None:
        written_note = msgspec.structs.replace(note, noted=self._resources.now())
        try:
            await game.writer.write_sides((_note_write(kind, written_note),))
        except StoreError as error:  # on a full disk, the page must still learn the result
            _log.error("unnoted-job", game=game.id, job=kind, why=str(error))
            self._unwritten[game.id, kind] = written_note

    def _do_work(
        self, game: str, note: JobNote, work: JobWork, report: JobReport
    ) -> JobNote | None:
        """Return the note about the end of the work; None if the job was stopped before."""
        failed_note = partial(msgspec.structs.replace, note, state="failed", file="")
        try:
            report.note_progress(0, 0)
            # The file gets its name at the end. The next server removes what has another name.
            path = self._make_folder() / f".{note.file}" if note.file else Path()
            result = work(path, report)
            if note.file:
                self._name_file(game, note, path, report)
        except JobStoppedError:
            return None
        except OSError as error:
            _log.error("job-without-file", why=str(error))
            is_full = error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
            return failed_note(reason="job-disk-full" if is_full else "job-no-file")
        except StoreError as error:
            _log.error("job-without-store", why=str(error))
            return failed_note(reason="job-no-store")
        except Exception:  # noqa: BLE001 - the page must learn that the job ended
            _log.exception("job")
            return failed_note(reason="job-failed")
        return msgspec.structs.replace(
            note, state="done", verdict=result.verdict, lines=result.lines
        )

    def _name_file(self, game: str, note: JobNote, path: Path, report: JobReport) -> None:
        """Give a whole file its name, unless words of the game were erased since the start.

        Raises: JobStoppedError, OSError, StoreError.
        """
        with self._files_lock:
            # Another server may have erased words, so this reads the count in the store.
            erasing_count = number_in_note(self._resources.store, game, ERASINGS_KEY)
            if report.is_stopping or erasing_count != note.erasings:
                path.unlink(missing_ok=True)
                raise JobStoppedError
            path.replace(path.with_name(note.file))

    def _make_folder(self) -> Path:
        if self._folder is None:
            self._folder = Path(tempfile.mkdtemp(prefix="acta-"))
        self._folder.mkdir(mode=0o700, exist_ok=True)
        return self._folder

    def _remove_files(self, is_removed: Callable[[Path], bool]) -> None:
        if self._folder is None or not self._folder.is_dir():
            return
        with suppress(OSError):  # files that cannot be removed now are removed at the next start
            for path in self._folder.iterdir():
                if is_removed(path):
                    path.unlink(missing_ok=True)

    def _is_old(self, path: Path) -> bool:
        age = self._resources.now() - path.stat().st_mtime_ns // 1_000_000
        return age >= FILE_LIFETIME

    def _is_old_or_unfinished(self, path: Path) -> bool:
        return path.name.startswith(".") or self._is_old(path)


def folder_of_jobs(store_file: Path) -> Path:
    """Return the folder beside a ledger file that has the files of its jobs."""
    return store_file.with_name(f"{store_file.name}.made")


def _note_write(kind: str, note: JobNote) -> SideWrite:
    return SideWrite("note", JOB_NOTE + kind, msgspec.json.encode(note))
