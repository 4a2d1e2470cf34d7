"""Many phones fetch a game's archive at once. Each archive is made once and delays no request."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator

import httpx2
import pytest

from api.archiving import archivist
from api.archiving.archivist import GameKeepsChangingError
from api.archiving.cache import ArchiveCache
from api.archiving.stepwise_archive import ArchiveMaking
from api.reading.prices import resource_price
from tests.api.archiving.unpacked import PAGE, unpack_page
from tests.api.closing import close_game_by_stewards
from tests.api.hall import Hall, Phone, expect_problem, open_hall
from tests.toy.post import rules_with_letters

PEOPLE = ("ada", "bea", "cai", "nurse")
ASKERS = 70


class GatedArchive(ArchiveMaking):
    """An archive in the making, which waits while the gate is closed.

    `begun` counts the archives in the making.
    """

    begun: list[frozenset[str]]
    gate: threading.Event
    entered: threading.Event
    restless = False

    def step(self) -> bool:
        """Make the next step once the gate is open."""
        if self.basis is None:
            self.begun.append(self._viewer.characters)
            self.entered.set()
        self.gate.wait()
        if self.restless:
            raise GameKeepsChangingError
        return super().step()


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[GatedArchive]]:
    """Yield the class of counted archives with an open gate. The gate is open again at the end."""
    monkeypatch.setattr("api.rest.archive.page_template", lambda _pages: PAGE)
    monkeypatch.setattr("api.rest.archive.ArchiveMaking", GatedArchive)
    GatedArchive.begun, GatedArchive.restless = [], False
    GatedArchive.gate, GatedArchive.entered = threading.Event(), threading.Event()
    GatedArchive.gate.set()
    yield GatedArchive
    GatedArchive.gate.set()


@pytest.fixture
async def hall(counted: type[GatedArchive]) -> AsyncIterator[Hall]:
    often = "100000000/second"
    async with open_hall(
        rulesets={"nuces": rules_with_letters()}, claim_rate=often, read_rate=often
    ) as found:
        yield found
        counted.gate.set()


async def phones_of_closed_game(hall: Hall) -> dict[str, Phone]:
    """Return the phones of a closed game: the phones of its players, and a phone without a card."""
    phones = {who: await hall.phone(who) for who in PEOPLE} | {"room": hall.stranger()}
    await phones["ada"].does("give", to="bea", nuts=4)
    await close_game_by_stewards(hall)
    return phones


async def fetch_archive(phone: Phone) -> httpx2.Response:
    return await phone.get(f"/games/{phone.game}/archive")


async def wait_for_archives(hall: Hall) -> None:
    """Wait until no archive is being made."""
    waiting = hall.host.archivist._makings  # noqa: SLF001 - the test can wait for nothing else
    await asyncio.wait(tuple(waiting.values()))


async def test_seventy_phones_that_ask_at_once_have_each_archive_made_once(
    hall: Hall, counted: type[GatedArchive]
) -> None:
    phones = await phones_of_closed_game(hall)
    askers = [phone for _, phone in zip(range(ASKERS // 5), [phones] * ASKERS, strict=False)]
    answers = await asyncio.gather(
        *(fetch_archive(phone) for every in askers for phone in every.values())
    )
    assert len(answers) == ASKERS
    assert {answer.status_code for answer in answers} == {200}
    assert len(counted.begun) == len(phones)
    assert len(set(counted.begun)) == len(phones)
    pages = {answer.content for answer in answers}
    assert len(pages) == len(phones)
    for who in PEOPLE:
        page = unpack_page((await fetch_archive(phones[who])).content)
        assert page.json("/view")["me"] == [who]
    assert len(counted.begun) == len(phones)


async def test_quick_requests_are_answered_while_an_archive_is_being_made(
    hall: Hall, counted: type[GatedArchive]
) -> None:
    phones = await phones_of_closed_game(hall)
    counted.gate.clear()
    waiting = [asyncio.ensure_future(fetch_archive(phone)) for phone in phones.values()]
    for path in ("evening", "stories/ada", "export.jsonl", "audit", "replay/0"):
        answer = await phones["bea"].get(f"/games/{hall.id}/{path}")
        assert answer.status_code == 200, path
    assert not any(one.done() for one in waiting)
    counted.gate.set()
    assert {answer.status_code for answer in await asyncio.gather(*waiting)} == {200}


async def test_a_phone_that_waits_too_long_is_told_when_to_ask_again_and_then_finds_its_archive(
    hall: Hall, counted: type[GatedArchive], monkeypatch: pytest.MonkeyPatch
) -> None:
    phones = await phones_of_closed_game(hall)
    monkeypatch.setattr(archivist, "WAIT_SECONDS", 0)
    counted.gate.clear()
    first, second = await fetch_archive(phones["ada"]), await fetch_archive(phones["bea"])
    for answer in (first, second):
        expect_problem(answer, "too-many")
    assert 1 <= int(first.headers["retry-after"]) < int(second.headers["retry-after"])
    assert hall.game.is_in_use  # the server does not put the game away while an archive is made
    counted.gate.set()
    await wait_for_archives(hall)
    assert (await fetch_archive(phones["ada"])).status_code == 200
    assert (await fetch_archive(phones["bea"])).status_code == 200
    assert len(counted.begun) == 2


async def test_asking_again_for_an_archive_that_is_being_made_costs_nothing(
    counted: type[GatedArchive], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(
        rulesets={"nuces": rules_with_letters()}, read_rate=f"{resource_price('archive')}/day"
    ) as dear:
        nurse = await dear.phone("nurse")
        await close_game_by_stewards(dear)
        monkeypatch.setattr(archivist, "WAIT_SECONDS", 0)
        counted.gate.clear()
        for _ in range(3):
            told = expect_problem(await fetch_archive(nurse), "too-many")
            assert "turn" in told["detail"]
        counted.gate.set()
        await wait_for_archives(dear)
        assert (await fetch_archive(nurse)).status_code == 200
        assert len(counted.begun) == 1


async def test_requests_beyond_the_limit_of_the_queue_are_refused(
    hall: Hall, counted: type[GatedArchive], monkeypatch: pytest.MonkeyPatch
) -> None:
    phones = await phones_of_closed_game(hall)
    monkeypatch.setattr(archivist, "WAIT_SECONDS", 0)
    monkeypatch.setattr(archivist, "TASK_LIMIT", 2)
    counted.gate.clear()
    for who in ("ada", "bea", "cai"):
        expect_problem(await fetch_archive(phones[who]), "too-many")
    counted.gate.set()
    await wait_for_archives(hall)
    assert counted.begun == [frozenset({"ada"}), frozenset({"bea"})]


async def test_every_archive_is_made_anew_after_an_erasure(
    hall: Hall, counted: type[GatedArchive]
) -> None:
    phones = await phones_of_closed_game(hall)
    before = {who: (await fetch_archive(phone)).content for who, phone in phones.items()}
    erased = await phones["ada"].post(f"/games/{hall.id}/words/erasures", {"as": "ada"})
    assert erased.is_success
    assert hall.game.rendering_cache(ArchiveCache).workshop is None
    for who, phone in phones.items():
        assert (await fetch_archive(phone)).content != before[who]
    assert len(counted.begun) == 2 * len(phones)


async def test_words_that_are_erased_while_an_archive_is_made_are_not_in_the_archive(
    hall: Hall, counted: type[GatedArchive]
) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    letter = await ada.does("write-letter", text="forget this", to=["bea"])
    await close_game_by_stewards(hall)
    counted.gate.clear()
    waiting = asyncio.ensure_future(fetch_archive(bea))
    assert await asyncio.to_thread(counted.entered.wait, 30)
    await ada.does("erase-letter", letter=letter["command"])
    counted.gate.set()
    page = unpack_page((await waiting).content)
    assert not any("forget this" in text for text in page.all_answers().values())


async def test_a_phone_is_told_to_ask_later_when_the_game_changes_all_the_time(
    hall: Hall, counted: type[GatedArchive]
) -> None:
    phones = await phones_of_closed_game(hall)
    counted.restless = True
    expect_problem(await fetch_archive(phones["ada"]), "too-many")


async def test_a_server_that_stops_does_not_wait_for_archives(
    hall: Hall, counted: type[GatedArchive]
) -> None:
    phones = await phones_of_closed_game(hall)
    counted.gate.clear()
    waiting = [asyncio.ensure_future(fetch_archive(phones[who])) for who in ("ada", "bea")]
    assert await asyncio.to_thread(counted.entered.wait, 30)
    counted.gate.set()
    hall.host.archivist.stop()
    for answer in await asyncio.gather(*waiting):
        expect_problem(answer, "unavailable")


async def test_a_phone_that_asks_a_stopped_server_is_told_that_it_has_stopped(hall: Hall) -> None:
    phones = await phones_of_closed_game(hall)
    hall.host.archivist.stop()
    expect_problem(await fetch_archive(phones["ada"]), "unavailable")
