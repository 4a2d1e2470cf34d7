"""The morning after: jobs in the background, their files, and erasing for good."""

import asyncio
import errno
import io
import threading
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from api.exports.ledger_file import whole_ledger_lines
from api.game.text_erasure import ERASINGS_KEY, write_to_unplayed_game
from api.hosting.background_jobs import FILE_LIFETIME, JobReport, JobResult, folder_of_jobs
from api.hosting.erasure.retention import DAY_MILLISECONDS
from api.organising import game_jobs
from api.organising.game_jobs import GAME_JOBS, GameJob, JobMaterial
from ledger.store import open_store
from ledger.store.base import SideWrite
from ledger.verify import verify_export
from tests.api.hall import Hall, Phone, document_of, expect_problem, open_hall
from tests.api.organising.desk import ADMIN, sign_in
from tests.api.words.evening import bytes_of_store, check_words_are_gone
from tests.api.words.evening import closed_evening as open_closed_evening

TEMPLATE = "<html><!--archive-index--><!--archive-parts--></html>"


@pytest.fixture
def ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the path of a ledger file that the settings name, with the app's page of archives."""
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "archive.html").write_text(TEMPLATE)
    path = tmp_path / "evening.db"
    monkeypatch.setenv("ACTA_STORE", str(path))
    return path


def open_evening(ledger: Path, **settings: Any) -> Any:
    """Return a block with a closed evening in this file."""
    pages = ledger.parent / "pages"
    return open_closed_evening(store=ledger, admin_token=ADMIN, pages=pages, **settings)


async def read_morning(browser: Phone) -> dict[str, Any]:
    return document_of(await browser.get(f"/organiser/games/{browser.game}/morning"))


async def job_of(browser: Phone, kind: str) -> dict[str, Any]:
    """Return the latest job of a kind."""
    jobs = (await read_morning(browser))["jobs"]
    return next(job for job in jobs if job["kind"] == kind)


async def start_job(browser: Phone, kind: str) -> dict[str, Any]:
    answer = await browser.post(f"/organiser/games/{browser.game}/jobs/{kind}", {})
    assert answer.status_code == 202, answer.text
    job: dict[str, Any] = answer.json()
    return job


async def finish_job(hall: Hall, browser: Phone, kind: str) -> dict[str, Any]:
    """Start a job, and return it when it has ended."""
    await start_job(browser, kind)
    await hall.host.jobs.wait_until_idle()
    return await job_of(browser, kind)


async def download(browser: Phone, kind: str) -> bytes:
    answer = await browser.get(f"/organiser/games/{browser.game}/files/{kind}")
    assert answer.status_code == 200, answer.text
    assert int(answer.headers["content-length"]) == len(answer.content)
    assert answer.headers["content-disposition"].startswith("attachment")
    return answer.content


class HeldWork:
    """Work of a job that waits until it may go on."""

    def __init__(self) -> None:
        self.has_begun, self.may_go_on = threading.Event(), threading.Event()

    def __call__(self, _material: JobMaterial, path: Path, report: JobReport) -> JobResult:
        report.note_progress(3, 7)
        (path.parent / f".{path.name}.new").write_bytes(b"half")
        self.has_begun.set()
        while not self.may_go_on.is_set():
            report.note_progress(3, 7)
        path.write_bytes(b"whole")
        return JobResult()


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> HeldWork:
    """Return work that replaces the book."""
    work = HeldWork()
    jobs = dict(GAME_JOBS) | {"book": GameJob(work, ".html", b"text/html")}
    monkeypatch.setattr("api.organising.morning_after.GAME_JOBS", jobs)
    return work


PATHS = (
    ("GET", "morning"),
    ("POST", "jobs/verify"),
    ("GET", "files/export"),
    ("POST", "erasures"),
    ("POST", "forgetting"),
)


@pytest.mark.parametrize(("method", "path"), PATHS)
async def test_strangers_and_players_reach_nothing_of_the_morning_after(
    method: str, path: str
) -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        for browser in (hall.stranger(), await hall.phone("nurse")):
            address = f"/api/v1/organiser/games/{hall.id}/{path}"
            answer = await browser.client.request(method, address)
            expect_problem(answer, "unauthorized")


@pytest.mark.parametrize(("method", "path"), PATHS)
async def test_without_any_token_there_is_no_morning_after(
    hall: Hall, method: str, path: str
) -> None:
    address = f"/api/v1/organiser/games/{hall.id}/{path}"
    expect_problem(await hall.stranger().client.request(method, address), "not-found")


async def test_before_the_closing_only_a_verification_is_possible() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path = f"/organiser/games/{hall.id}"
        for kind in ("export", "archive", "book"):
            expect_problem(await browser.post(f"{path}/jobs/{kind}", {}), "not-closed")
        expect_problem(await browser.post(f"{path}/erasures", {"who": "ada"}), "not-closed")
        expect_problem(await browser.post(f"{path}/forgetting", {"what": ["words"]}), "not-closed")
        expect_problem(await browser.post(f"{path}/jobs/dance", {}), "not-found")
        job = await finish_job(hall, browser, "verify")
        assert job["state"] == "done"
        assert job["sentence"].startswith("Everything fits up to now.")
        assert "fits its own seal" in job["lines"][0]


async def test_a_verification_finds_a_changed_ledger(monkeypatch: pytest.MonkeyPatch) -> None:
    def changed_lines(scribe: Any) -> list[bytes]:
        lines = list(whole_lines(scribe))
        return [*lines[:2], lines[2].replace(b"ada", b"bea"), *lines[3:]]

    whole_lines = whole_ledger_lines
    monkeypatch.setattr(game_jobs, "whole_ledger_lines", changed_lines)
    async with open_closed_evening(admin_token=ADMIN) as evening:
        job = await finish_job(evening.hall, await sign_in(evening.hall), "verify")
        assert job["sentence"].startswith("Something does not fit.")


async def test_a_verification_compares_noted_words_and_files_of_phones() -> None:
    async with open_closed_evening(admin_token=ADMIN) as evening:
        hall, browser = evening.hall, await sign_in(evening.hall)
        path = f"/organiser/games/{browser.game}/jobs/verify"
        (words, *_) = document_of(await browser.get(f"/games/{browser.game}"))["fingerprints"]
        foreign = " ".join(reversed(words.split()))
        for noted, beginning in ((words, "Everything fits: "), (foreign, "Something does not fit")):
            assert (await browser.post(path, {"words": [noted]})).status_code == 202
            await hall.host.jobs.wait_until_idle()
            assert (await job_of(browser, "verify"))["sentence"].startswith(beginning)
        for body, field in (
            ({"words": ["lorem"]}, "words.0"),
            ({"witnesses": ["{"]}, "witnesses.0"),
        ):
            (error,) = expect_problem(await browser.post(path, body), "malformed")["errors"]
            assert error["field"] == field


async def test_a_verification_reports_its_progress_while_it_checks() -> None:
    async with open_closed_evening(admin_token=ADMIN) as evening:
        shares: list[float] = []

        class Report(JobReport):
            def note_progress(self, done: int, total: int) -> None:
                shares.append(done / total)

        hall = evening.hall
        scribe = hall.host.jobs.open_scribe(hall.id)
        material = JobMaterial(scribe, hall.host.now, Path())
        GAME_JOBS["verify"].work(material, Path(), Report.__new__(Report))
        assert shares == sorted(shares)
        assert shares[-1] == 1
        assert len([share for share in shares if share > 0.5]) >= 10


async def test_each_job_of_a_closed_game_ends_with_its_file(ledger: Path) -> None:
    async with open_evening(ledger) as evening:
        hall = evening.hall
        browser = await sign_in(hall)
        assert (await job_of(browser, "export")) == {"kind": "export", "state": "none"}
        assert (await finish_job(hall, browser, "verify"))["sentence"].startswith(
            "Everything fits: "
        )
        for kind in ("export", "archive", "book"):
            job = await finish_job(hall, browser, kind)
            assert (job["state"], job["size"]) == ("done", len(await download(browser, kind)))
        lines = (await download(browser, "export")).splitlines(keepends=True)
        assert verify_export(lines).ok
        book = (await download(browser, "book")).decode()
        assert book.count("</article>") == len((await read_morning(browser))["people"])
        folder = folder_of_jobs(ledger)
        assert folder.stat().st_mode & 0o077 == 0
        assert all(path.stat().st_mode & 0o077 == 0 for path in folder.iterdir())


async def test_the_archive_for_everybody_has_one_archive_for_each_character_and_the_public(
    ledger: Path,
) -> None:
    async with open_evening(ledger) as evening:
        hall = evening.hall
        browser = await sign_in(hall)
        await finish_job(hall, browser, "archive")
        with zipfile.ZipFile(io.BytesIO(await download(browser, "archive"))) as archive:
            names = set(archive.namelist())
            pages = {name: archive.read(name) for name in names}
        kernel = evening.hall.game.state.kernel
        characters = {card.character for card in kernel.cards.values()} | {"public"}
        assert names == {f"{evening.hall.id}-{one}.html" for one in characters}
        assert all(b"archive-part-0" in page for page in pages.values())
        assert len(set(pages.values())) == len(pages)


async def test_a_job_shows_its_progress_and_a_second_start_changes_nothing(
    ledger: Path, held: HeldWork
) -> None:
    async with open_evening(ledger) as evening:
        hall = evening.hall
        browser = await sign_in(hall)
        first = await start_job(browser, "book")
        await asyncio.to_thread(held.has_begun.wait)
        again = await start_job(browser, "book")
        assert again == first | {"state": "running", "done": 3, "total": 7}
        path = f"/organiser/games/{browser.game}/files/book"
        expect_problem(await browser.get(path), "not-found")
        held.may_go_on.set()
        assert (await finish_job(hall, browser, "book"))["size"] == len(b"whole")


async def test_a_job_keeps_no_other_request_waiting(ledger: Path, held: HeldWork) -> None:
    async with open_evening(ledger) as evening:
        hall = evening.hall
        browser = await sign_in(hall)
        await start_job(browser, "book")
        await asyncio.to_thread(held.has_begun.wait)
        document_of(await evening.phones["ada"].get(evening.path("/view")))
        await evening.hall.game.writer.write_sides(())
        assert (await job_of(browser, "book"))["state"] == "running"


async def test_a_restart_in_the_middle_of_a_job_leaves_nothing_half_done(
    ledger: Path, held: HeldWork
) -> None:
    async with open_evening(ledger) as evening:
        hall = evening.hall
        browser = await sign_in(hall)
        await start_job(browser, "book")
        await asyncio.to_thread(held.has_begun.wait)
    rulesets = evening.hall.host.registry.rulesets
    with closing(open_store(str(ledger))) as store:
        pages = ledger.parent / "pages"
        again = open_hall(
            store=store, found=False, rulesets=rulesets, admin_token=ADMIN, pages=pages
        )
        async with again as hall:
            browser = await sign_in(hall)
            job = await job_of(browser, "book")
            assert job["state"] == "interrupted"
            assert list(folder_of_jobs(ledger).iterdir()) == []
            held.may_go_on.set()
            assert (await finish_job(hall, browser, "book"))["state"] == "done"


@pytest.mark.parametrize(
    ("number", "sentence"),
    [(errno.ENOSPC, "The disk of the server is full."), (errno.EACCES, "The server cannot write")],
)
async def test_a_file_that_cannot_be_written_is_said_and_leaves_nothing(
    ledger: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    def fail(*_arguments: Any) -> None:
        raise OSError(number, "no")

    async with open_evening(ledger) as evening:
        hall = evening.hall
        browser = await sign_in(hall)
        with monkeypatch.context() as patch:
            patch.setattr(zipfile.ZipFile, "writestr", fail)
            job = await finish_job(hall, browser, "archive")
        assert job["state"] == "failed"
        assert job["sentence"].startswith(sentence)
        assert list(folder_of_jobs(ledger).iterdir()) == []
        assert (await finish_job(hall, browser, "archive"))["state"] == "done"


async def test_files_are_removed_after_a_day_and_the_page_says_nothing_of_them(
    ledger: Path,
) -> None:
    async with open_evening(ledger) as evening:
        hall = evening.hall
        browser = await sign_in(hall)
        await finish_job(hall, browser, "export")
        evening.hall.clock.now = 4 * 10**12 + FILE_LIFETIME
        evening.hall.host.jobs.remove_old_files()
        hall = evening.hall
        browser = await sign_in(hall)
        assert "size" not in await job_of(browser, "export")
        path = f"/organiser/games/{browser.game}/files/export"
        assert "Make it again" in expect_problem(await browser.get(path), "not-found")["detail"]


async def test_an_organiser_erases_a_person_and_the_files_about_the_game(ledger: Path) -> None:
    async with open_evening(ledger) as evening:
        hall = evening.hall
        browser = await sign_in(hall)
        await finish_job(hall, browser, "book")
        people = (await read_morning(browser))["people"]
        assert "Apollonia of the hill" in {person["person"] for person in people}
        path = f"/organiser/games/{browser.game}/erasures"
        expect_problem(await browser.post(path, {"who": "nobody"}), "unknown-character")
        erased = document_of(await browser.post(path, {"who": "ada"}))
        assert erased["words"] > 0
        assert list(folder_of_jobs(ledger).iterdir()) == []
        people = (await read_morning(browser))["people"]
        assert "Apollonia of the hill" not in {person["person"] for person in people}
        await evening.hall.host.eraser.scrub(must_scrub_at_once=True)
        check_words_are_gone(bytes_of_store(ledger.parent), evening.ada)


async def test_the_files_about_a_game_are_gone_when_a_player_erases_their_own_words(
    ledger: Path,
) -> None:
    async with open_evening(ledger) as evening:
        hall = evening.hall
        browser = await sign_in(hall)
        await finish_job(hall, browser, "archive")
        await finish_job(hall, browser, "export")
        before = await download(browser, "export")
        await evening.erase_person("ada")
        for kind in ("archive", "export"):
            path = f"/organiser/games/{browser.game}/files/{kind}"
            expect_problem(await browser.get(path), "not-found")
        assert list(folder_of_jobs(ledger).iterdir()) == []
        await finish_job(hall, browser, "export")
        assert await download(browser, "export") != before


async def test_a_job_that_runs_while_a_player_erases_their_words_ends_without_a_file(
    ledger: Path, held: HeldWork
) -> None:
    async with open_evening(ledger) as evening:
        hall = evening.hall
        browser = await sign_in(hall)
        await start_job(browser, "book")
        await asyncio.to_thread(held.has_begun.wait)
        await evening.erase_person("ada")
        await hall.host.jobs.wait_until_idle()
        assert (await job_of(browser, "book"))["state"] == "interrupted"
        path = f"/organiser/games/{browser.game}/files/book"
        expect_problem(await browser.get(path), "not-found")
        assert [path.name for path in folder_of_jobs(ledger).iterdir() if path.name[0] != "."] == []
        held.may_go_on.set()
        assert (await finish_job(hall, browser, "book"))["state"] == "done"


async def test_a_file_with_words_that_another_server_erased_since_is_not_sent(
    ledger: Path, held: HeldWork
) -> None:
    async with open_evening(ledger) as evening:
        hall = evening.hall
        browser = await sign_in(hall)
        await finish_job(hall, browser, "export")
        await start_job(browser, "book")
        await asyncio.to_thread(held.has_begun.wait)
        count = SideWrite("note", ERASINGS_KEY, b"%d" % (hall.game.erasings + 1))
        write_to_unplayed_game(hall.host.store, hall.id, (count,))
        hall.game.apply_remote_writes((count,))
        held.may_go_on.set()
        await hall.host.jobs.wait_until_idle()
        assert (await job_of(browser, "book"))["state"] == "interrupted"
        for kind in ("export", "book"):
            path = f"/organiser/games/{browser.game}/files/{kind}"
            expect_problem(await browser.get(path), "not-found")


async def test_the_files_about_a_game_are_gone_when_a_storage_time_is_over(
    ledger: Path,
) -> None:
    async with open_evening(ledger, keep_words_days=1) as evening:
        hall = evening.hall
        browser = await sign_in(hall)
        await finish_job(hall, browser, "export")
        hall.clock.now += 2 * DAY_MILLISECONDS
        await hall.host.eraser.erase_expired()
        assert list(folder_of_jobs(ledger).iterdir()) == []


@pytest.mark.parametrize("kind", ["names", "words", "letters"])
async def test_an_organiser_forgets_all_texts_of_a_kind(ledger: Path, kind: str) -> None:
    async with open_evening(ledger) as evening:
        hall = evening.hall
        browser = await sign_in(hall)
        path = f"/organiser/games/{browser.game}/forgetting"
        assert document_of(await browser.post(path, {"what": [kind]}))["words"] > 0
        assert document_of(await browser.post(path, {"what": [kind]}))["words"] == 0
        said = evening.ada
        forgotten = {"names": said.name, "words": said.appeal, "letters": said.letter}
        shown = await evening.fetch_texts("ada", "mine")
        assert forgotten[kind] not in shown
        assert (said.letter in shown) is (kind != "letters")


async def test_an_organiser_forgets_the_cards_and_then_the_whole_game(ledger: Path) -> None:
    async with open_evening(ledger) as evening:
        hall = evening.hall
        browser = await sign_in(hall)
        path = f"/organiser/games/{browser.game}/forgetting"
        document_of(await browser.post(path, {"what": ["access"]}))
        assert document_of(await evening.phones["ada"].get("/session"))["cards"] == []
        document_of(await browser.post(path, {"what": ["games"]}))
        expect_problem(await browser.get(f"/organiser/games/{browser.game}"), "unknown-game")
        assert document_of(await browser.get("/organiser/games"))["games"] == []


async def test_nothing_is_erased_while_a_job_runs(ledger: Path, held: HeldWork) -> None:
    async with open_evening(ledger) as evening:
        hall = evening.hall
        browser = await sign_in(hall)
        await start_job(browser, "book")
        await asyncio.to_thread(held.has_begun.wait)
        path = f"/organiser/games/{browser.game}"
        for address, body in (("erasures", {"who": "ada"}), ("forgetting", {"what": ["games"]})):
            answer = await browser.post(f"{path}/{address}", body)
            assert "A job about this game runs" in expect_problem(answer, "unavailable")["detail"]
        held.may_go_on.set()
