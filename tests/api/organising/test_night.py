"""The night at a glance: phones, disk, clock, copies, and every fault in plain words."""

import asyncio
import shutil
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from pydantic import SecretStr

from api.copies.copy_maker import Copier
from api.copies.copy_schedule import follow_copy_orders
from api.copies.encrypted_copy import EncryptionKey
from api.copies.folder import copies_in
from api.hosting.copy_orders import CopyOrder
from ledger.store import open_store
from tests.api.ear import listen_to_stream, serve_hall
from tests.api.hall import Hall, Phone, document_of, expect_problem, open_hall
from tests.api.organising.desk import ADMIN, sign_in

PATHS = (("GET", "night"), ("POST", "pause"), ("POST", "resumption"))
MB = 1_000_000


class Usage(NamedTuple):
    """The usage of a disk."""

    free: int


@pytest.fixture(autouse=True)
def store_of_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the settings name a ledger file."""
    monkeypatch.setenv("ACTA_STORE", str(tmp_path / "evening.db"))


async def read_night(browser: Phone) -> dict[str, Any]:
    return document_of(await browser.get(f"/organiser/games/{browser.game}/night"))


async def findings_of(browser: Phone) -> dict[str, str]:
    """Return the grade of each fault by its sentence and its remedy."""
    findings = (await read_night(browser))["findings"]
    return {f"{one['sentence']} {one['remedy']}": one["grade"] for one in findings}


def note_copy(hall: Hall) -> None:
    """Note a copy, so that nothing is wrong with copies."""
    hall.host.faults.copy_finished("", hall.host.now())


@pytest.mark.parametrize(("method", "path"), PATHS)
async def test_strangers_and_players_see_nothing_of_the_night(method: str, path: str) -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        for browser in (hall.stranger(), await hall.phone("nurse")):
            address = f"/api/v1/organiser/games/{hall.id}/{path}"
            expect_problem(await browser.client.request(method, address), "unauthorized")
        assert hall.game.state.kernel.status == "open"


async def test_the_night_has_the_phones_the_disk_the_clock_and_the_copies() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        await hall.phone("ada")
        note_copy(hall)
        night = await read_night(browser)
        assert night["now"] == hall.clock.now
        assert night["phones"]["here"] == 0
        assert len(night["phones"]["away"]) == 1
        assert night["phones"]["missing"] > 1
        assert night["disk_free"] > 0
        assert night["copies"] == {"possible": False, "sticks": [], "made_at": hall.clock.now}
        assert (night["requests"], night["knocks"]) == (0, 0)


async def test_a_phone_that_comes_back_before_its_stream_ended_has_a_weak_link() -> None:
    async with (
        open_hall(admin_token=ADMIN) as hall,
        serve_hall(hall) as hall.address,
        AsyncExitStack() as streams,
    ):
        browser, ada = await sign_in(hall), await hall.phone("ada")
        for breaks in range(4):
            await streams.enter_async_context(listen_to_stream(ada))
            weak = (await read_night(browser))["phones"]["weak"]
            assert [link["breaks"] for link in weak] == ([breaks] if breaks >= 3 else [])
        hall.clock.now += 11 * 60_000
        assert (await read_night(browser))["phones"]["weak"] == []


async def test_a_phone_that_closes_its_page_and_opens_it_again_has_a_steady_link() -> None:
    async with open_hall(admin_token=ADMIN) as hall, serve_hall(hall) as hall.address:
        browser, ada = await sign_in(hall), await hall.phone("ada")
        for _time in range(5):
            async with listen_to_stream(ada):
                assert (await read_night(browser))["phones"]["weak"] == []
            await read_night(browser)  # by then the server has learnt of the end


@pytest.mark.parametrize(
    ("free", "grade"), [(50 * MB, "wrong"), (500 * MB, "doubtful"), (5_000 * MB, "")]
)
async def test_a_full_disk_is_said_with_the_one_thing_to_do(
    monkeypatch: pytest.MonkeyPatch, free: int, grade: str
) -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        note_copy(hall)
        monkeypatch.setattr(shutil, "disk_usage", lambda _path: Usage(free))
        disk = {
            sentence: one
            for sentence, one in (await findings_of(browser)).items()
            if "disk has" in sentence
        }
        assert list(disk.values()) == ([grade] if grade else [])
        assert all("Make room now" in sentence for sentence in disk)


async def test_missing_failing_and_old_copies_are_said() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        browser, faults = await sign_in(hall), hall.host.faults
        hall.host.copy_orders.is_followed = True
        assert "doubtful" in [
            grade
            for sentence, grade in (await findings_of(browser)).items()
            if "No copies" in sentence
        ]
        await browser.post(f"/organiser/games/{hall.id}/pause", {})
        assert [one for one in await findings_of(browser) if "No copies" in one]
        await browser.post(f"/organiser/games/{hall.id}/resumption", {})
        hall.host.copy_orders.give(CopyOrder(Path("stick"), 20.0))
        faults.copy_finished("The folder stick takes no copy.", hall.host.now())
        (failing,) = [one for one in await findings_of(browser) if "takes no copy" in one]
        assert (await findings_of(browser))[failing] == "wrong"
        note_copy(hall)
        assert not [one for one in await findings_of(browser) if "copy" in one]
        hall.clock.now += 11 * 60_000
        (old,) = [one for one in await findings_of(browser) if "11 minutes old" in one]
        assert (await findings_of(browser))[old] == "wrong"


async def test_a_slow_server_and_a_slow_disk_are_said() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        for _ in range(50):
            hall.host.loop_lag.late.add_duration(0.4)
            hall.game.meter.commits.add_duration(0.9)
        sentences = " ".join(await findings_of(browser))
        assert "The server answers late." in sentences
        assert "The disk takes long" in sentences


async def test_an_appeal_that_waits_for_long_is_said() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        browser, ada = await sign_in(hall), await hall.phone("ada")
        for other in ("cai", "bea"):
            await (await hall.phone(other)).does("sit", where="bench")
        bench = {"about": "sit", "fields": {"where": "bench"}}
        await ada.does("appeal", **bench, reason="that bench was always mine")
        note_copy(hall)
        assert (await read_night(browser))["requests"] == 1
        assert "has waited" not in " ".join(await findings_of(browser))
        hall.clock.now += 15 * 60_000
        note_copy(hall)
        assert "has waited for 15 minutes" in " ".join(await findings_of(browser))


async def test_an_organiser_pauses_and_resumes_a_game_without_a_card() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path = f"/organiser/games/{hall.id}"
        assert document_of(await browser.post(f"{path}/pause", {}))["status"] == "paused"
        expect_problem(await browser.post(f"{path}/pause", {}), "refused")
        assert document_of(await browser.post(f"{path}/resumption", {}))["status"] == "open"


async def test_a_steward_alone_begins_a_game_that_waits() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        founded = await hall.host.founder.found_game("nuces", None, is_waiting=True)
        browser = await sign_in(hall)
        answer = await browser.post(f"/organiser/games/{founded.game}/resumption", {})
        expect_problem(answer, "refused")
        assert hall.host.registry.game(founded.game).state.kernel.waiting


async def test_the_night_names_nothing_that_people_do() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        browser, ada = await sign_in(hall), await hall.phone("ada")
        before = await read_night(browser)
        await ada.does("sit", where="bench")
        after = await read_night(browser)
        machine = {"now": 0, "disk_free": 0}
        assert before | machine == after | machine


async def test_strangers_and_players_choose_no_folder_for_copies(tmp_path: Path) -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        for browser in (hall.stranger(), await hall.phone("nurse")):
            body = {"folder": str(tmp_path)}
            answer = await browser.client.put("/api/v1/organiser/copies", json=body)
            expect_problem(answer, "unauthorized")
            answer = await browser.client.delete("/api/v1/organiser/copies")
            expect_problem(answer, "unauthorized")
        assert hall.host.copy_orders.order is None


async def test_an_organiser_chooses_the_folder_of_copies_and_a_lost_stick_is_said(
    tmp_path: Path,
) -> None:
    path, stick = tmp_path / "evening.db", tmp_path / "stick"
    stick.mkdir()
    with closing(open_store(str(path))) as store:
        async with open_hall(store=store, admin_token=ADMIN) as hall:
            browser = await sign_in(hall)
            client = browser.client
            key = EncryptionKey("words of a test")
            copying = asyncio.create_task(
                follow_copy_orders(hall.host, lambda folder: Copier(path, folder, key), 8044)
            )
            await asyncio.sleep(0)
            address = "/api/v1/organiser/copies"
            for wrong in ("stick", str(tmp_path / "none")):
                answer = await client.put(address, json={"folder": wrong})
                assert (
                    "no such folder" in expect_problem(answer, "malformed")["errors"][0]["message"]
                )
            chosen = document_of(await client.put(address, json={"folder": str(stick)}))
            assert (chosen["folder"], chosen["seconds"]) == (str(stick), 20)
            await wait_for_copy(hall)
            assert len(copies_in(stick)) == 1
            assert (await read_night(browser))["copies"]["made_at"] == hall.clock.now
            shutil.rmtree(stick)
            hall.host.copy_orders.give(CopyOrder(stick, 21.0))
            while not hall.host.faults.copy_failure:
                await asyncio.wait({copying}, timeout=0.05)
            assert "wrong" in (await findings_of(browser)).values()
            ended = document_of(await client.delete(address))
            assert "folder" not in ended
            assert "wrong" not in (await findings_of(browser)).values()
            copying.cancel()


@pytest.mark.parametrize("folder", [r"\\host\share", "//host/share", r"\/host/share"])
async def test_a_path_of_the_network_is_no_folder_for_copies(folder: str) -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        hall.host.copy_orders.is_followed = True
        answer = await browser.client.put("/api/v1/organiser/copies", json={"folder": folder})
        problem = expect_problem(answer, "malformed")
        assert "not one on another machine" in problem["errors"][0]["message"]
        assert hall.host.copy_orders.order is None


@pytest.mark.parametrize(("words", "is_in_file"), [("", True), ("words of a setting", False)])
async def test_the_file_with_the_recovery_words_is_named_only_if_they_are_in_it(
    tmp_path: Path, words: str, is_in_file: bool
) -> None:
    async with open_hall(admin_token=ADMIN, backup_words=SecretStr(words)) as hall:
        browser = await sign_in(hall)
        hall.host.copy_orders.give(CopyOrder(tmp_path, 21.0))
        copies = (await read_night(browser))["copies"]
        assert copies["folder"] == str(tmp_path)
        assert ("words_file" in copies) is is_in_file


async def wait_for_copy(hall: Hall) -> None:
    """Wait until a copy was made."""
    while not hall.host.faults.copied_at:
        await asyncio.wait({asyncio.ensure_future(asyncio.sleep(0.05))})
