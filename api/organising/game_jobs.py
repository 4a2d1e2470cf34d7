"""The jobs about a game: its verification, and the files about a closed game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile

from api.archiving.archive_packer import PackedArchive
from api.archiving.archive_viewers import characters_with_archives, viewers_by_archive_name
from api.archiving.page import archive_as_one_page, fits_in_one_file, folder_files, page_template
from api.archiving.stepwise_archive import ArchiveMaking
from api.archiving.tools import ArchiveTools
from api.base.clock import Clock
from api.exports.book import book_as_html
from api.exports.ledger_file import whole_ledger_lines
from api.game.reader import GameReader
from api.hosting.background_jobs import JobReport, JobResult
from api.keys.private_files import replace_private_file
from ledger.scribe.scribe import Scribe
from ledger.verify import CHECK_COUNT, OutsideFacts, verify_export
from ledger.verify.status import Status

STEPS_OF_PROGRESS = 200
"""Maximum number of reports of progress about the lines of one file."""


class JobMaterial(NamedTuple):
    """The material of a job: a game that was opened anew for it, as commands do."""

    scribe: Scribe
    now: Clock
    pages: Path
    """The folder with the built files of the phone app."""
    outside_facts: OutsideFacts = OutsideFacts()
    """What people know of the game from elsewhere, for its verification."""


class GameJob(NamedTuple):
    """A kind of job."""

    work: Callable[[JobMaterial, Path, JobReport], JobResult]
    ending: str = ""
    """The end of the name of the job's file; "" if the job makes no file."""
    content_type: bytes = b""

    def file_name(self, game: str, kind: str) -> str:
        """Return the name of the file of this job about a game; "" if it makes none."""
        return f"{game}-{kind}{self.ending}" if self.ending else ""


def _verify(material: JobMaterial, _path: Path, report: JobReport) -> JobResult:
    """Verify the ledger. Reading it is the first half of the progress, the checks are the other."""
    line_count = _line_count(material)
    total, check_count = 2 * line_count, 0

    def note_check() -> None:
        nonlocal check_count
        check_count += 1
        report.note_progress(line_count + line_count * check_count // CHECK_COUNT, total)

    lines = _count_lines(whole_ledger_lines(material.scribe), line_count, report, total)
    verification = verify_export(lines, material.outside_facts, note_check)
    verdict = "job-verdict-wrong"
    if verification.ok:
        is_early = verification.status is Status.EARLY
        verdict = "job-verdict-early" if is_early else "job-verdict-right"
    return JobResult(verdict, tuple(verification.lines()))


def _export(material: JobMaterial, path: Path, report: JobReport) -> JobResult:
    with replace_private_file(path) as file:
        lines = whole_ledger_lines(material.scribe)
        file.writelines(_count_lines(lines, _line_count(material), report))
    return JobResult()


def _archive(material: JobMaterial, path: Path, report: JobReport) -> JobResult:
    """Write a zip file with the archive of each character, and one for all others."""
    page = page_template(material.pages)
    reader = GameReader(material.scribe, material.now)
    kernel_state = reader.state.kernel
    characters = characters_with_archives(kernel_state)
    viewers = tuple(viewers_by_archive_name(kernel_state, characters, with_public=True))
    tools = ArchiveTools(reader, has_several_viewers=len(viewers) > 1)
    with replace_private_file(path) as file, ZipFile(file, "w", ZIP_DEFLATED) as zip_file:
        for viewer_index, (name, viewer) in enumerate(viewers):
            archive_making = ArchiveMaking(reader, viewer, lambda: tools)
            report.note_progress(viewer_index, len(viewers))
            while archive_making.step():
                report.note_progress(viewer_index, len(viewers))
            for file_name, content in _archive_files(page, archive_making.packed_archive()):
                zip_file.writestr(f"{reader.id}-{name}{file_name}", content)
    return JobResult()


def _archive_files(page: str, archive: PackedArchive) -> Iterator[tuple[str, bytes]]:
    """Yield the ends of the names of an archive's files with their contents, as `acta archive`."""
    if fits_in_one_file(page, archive):
        yield ".html", archive_as_one_page(page, archive)
        return
    yield from ((f"/{name}", content) for name, content in folder_files(page, archive))


def _book(material: JobMaterial, path: Path, report: JobReport) -> JobResult:
    reader = GameReader(material.scribe, material.now)
    characters = characters_with_archives(reader.state.kernel)
    zone = datetime.now().astimezone().tzinfo or UTC
    html = book_as_html(reader, list(characters), zone, report.note_progress)
    with replace_private_file(path) as file:
        file.write(html.encode())
    return JobResult()


def _line_count(material: JobMaterial) -> int:
    return material.scribe.state.log.position


def _count_lines(
    lines: Iterable[bytes], line_count: int, report: JobReport, total: int = 0
) -> Iterator[bytes]:
    """Yield lines, and report how many there were, of a `total` that may have further steps."""
    step = max(1, line_count // STEPS_OF_PROGRESS)
    for line_index, line in enumerate(lines):
        if line_index % step == 0:
            report.note_progress(min(line_index, line_count), total or line_count)
        yield line


GAME_JOBS: Mapping[str, GameJob] = {
    "verify": GameJob(_verify),
    "export": GameJob(_export, ".jsonl", b"application/jsonl"),
    "archive": GameJob(_archive, ".zip", b"application/zip"),
    "book": GameJob(_book, ".html", b"text/html; charset=utf-8"),
}
"""The kinds of jobs, in the order of the page."""
