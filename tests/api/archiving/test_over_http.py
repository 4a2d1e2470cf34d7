"""The archive of a game as phones fetch it: it holds the answers that the API gives each phone."""

from collections.abc import AsyncIterator
from typing import Any

import httpx2
import pytest

from api.archiving import cache, stepwise_archive
from api.archiving.archive_packer import PackedArchive
from api.archiving.cache import ArchiveCache, CachedArchive
from api.archiving.stepwise_archive import ArchiveMaking, pack_archive
from api.archiving.tools import ArchiveBasis, ArchiveTools, current_basis
from api.reading.prices import resource_price
from ledger.record.audience import Viewer
from tests.api.archiving.unpacked import PAGE, UnpackedArchive, unpack_page
from tests.api.closing import close_game_by_stewards
from tests.api.hall import Hall, Phone, expect_denied, expect_problem, open_hall
from tests.toy.post import rules_with_letters

WHISPER = "5ec2e700-0000-4000-8000-000000000001"
THROW = "5ec2e700-0000-4000-8000-000000000002"
HOSTILE = "</script><!--\u2028$&"


@pytest.fixture(autouse=True)
def _built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("api.rest.archive.page_template", lambda _pages: PAGE)


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    often = "100000000/second"
    async with open_hall(
        rulesets={"nuces": rules_with_letters()}, claim_rate=often, read_rate=often
    ) as found:
        yield found


async def phones_by_viewer(hall: Hall) -> dict[str, Phone]:
    """Return phones of two players who whisper, a third player, the staff, and a guest."""
    people = ("ada", "bea", "cai", "nurse")
    return {who: await hall.phone(who) for who in people} | {"room": hall.stranger()}


async def play_game(phones: dict[str, Phone]) -> None:
    ada = phones["ada"]
    await ada.does("whisper", command=WHISPER, to="bea", words=HOSTILE)
    await ada.does("give", to="bea", nuts=4)
    await write_letter(ada, f"to you alone {HOSTILE}", to=["bea"])
    await write_letter(phones["cai"], "to all", public=True)
    await phones["cai"].does("throw", command=THROW)


async def write_letter(phone: Phone, text: str, **how: Any) -> str:
    """Return the id of a letter that a phone writes."""
    receipt = await phone.does("write-letter", text=text, **how)
    return str(receipt["command"])


async def fetch_archive(phone: Phone) -> httpx2.Response:
    return await phone.get(f"/games/{phone.game}/archive")


async def archive_of_phone(phone: Phone) -> UnpackedArchive:
    """Return the archive that this phone gets."""
    answer = await fetch_archive(phone)
    assert answer.status_code == 200, answer.text
    return unpack_page(answer.content)


ASKED = {"/entries": "limit=500", "/letters": "limit=500", "/audit": "limit=500"}


async def test_an_archive_holds_the_answers_that_the_api_gives_its_phone_and_nothing_else(
    hall: Hall,
) -> None:
    phones = await phones_by_viewer(hall)
    await play_game(phones)
    await close_game_by_stewards(hall)
    for phone in phones.values():
        archive = await archive_of_phone(phone)
        assert {"/view", "/replay/0", "/evening", "/export.jsonl", "/tills"} <= archive.paths
        for path in archive.paths - {"/replay/places"}:
            asked = _series_query_of_page(archive) if path.startswith("/series/") else ""
            assert _content_without_times(archive, path) == await _content_from_api(
                phone, path, asked
            ), path


def _series_query_of_page(archive: UnpackedArchive) -> str:
    """Return the query for a series as the page asks: from the first to the last played entry."""
    evening = archive.json("/evening")
    return f"from={evening['began']}&to={evening['ended']}"


def _content_without_times(archive: UnpackedArchive, path: str) -> Any:
    return (
        archive.text(path)
        if path.endswith("jsonl")
        else _view_without_time_fields(archive.json(path))
    )


async def _content_from_api(phone: Phone, path: str, asked: str) -> Any:
    mark = "&" if "?" in path else "?"
    more = asked or ASKED.get(path, "limit=1000" if path.startswith("/statement") else "")
    answer = await phone.client.get(f"/api/v1/games/{phone.game}{path}{more and mark + more}")
    assert answer.status_code == 200, f"{path}: {answer.text}"
    return answer.text if path.endswith("jsonl") else _view_without_time_fields(answer.json())


def _view_without_time_fields(document: Any) -> Any:
    """Return a view without its time, its tag and its letterbox, which past views lack."""
    if not isinstance(document, dict) or "slices" not in document or "cursor" not in document:
        return document
    noted = {key for key in document["slices"] if key.startswith("letterbox/")}
    slices = {key: one for key, one in document["slices"].items() if key not in noted}
    private = [key for key in document["private"] if key not in noted]
    rest = {key: one for key, one in document.items() if key not in ("now", "etag")}
    return rest | {"slices": slices, "private": private}


async def test_an_archive_holds_letters_only_for_their_readers(hall: Hall) -> None:
    phones = await phones_by_viewer(hall)
    await play_game(phones)
    await close_game_by_stewards(hall)
    readers = {
        who
        for who, phone in phones.items()
        if any(
            "to you alone" in text
            for text in (await archive_of_phone(phone)).all_answers().values()
        )
    }
    assert readers == {"ada", "bea"}


async def test_an_archive_holds_the_story_of_its_reader_and_without_a_card_all_stories(
    hall: Hall,
) -> None:
    phones = await phones_by_viewer(hall)
    await play_game(phones)
    await close_game_by_stewards(hall)
    stories = {
        who: {
            path
            for path in (await archive_of_phone(phones[who])).paths
            if path.startswith("/stories/")
        }
        for who in ("ada", "room")
    }
    assert stories["ada"] == {"/stories/ada"}
    assert stories["room"] > {"/stories/ada", "/stories/bea"}


async def test_every_entry_of_an_archive_leads_to_its_moment(hall: Hall) -> None:
    phones = await phones_by_viewer(hall)
    await play_game(phones)
    await close_game_by_stewards(hall)
    archive = await archive_of_phone(phones["ada"])
    last = {name: at for at, name in enumerate(archive.json("/replay")["moments"]["id"])}
    places = last | archive.json("/replay/places")
    for path in sorted(archive.paths):
        if path.startswith("/entries/"):
            name = archive.json(path)["id"]
            asked = await phones["ada"].get(f"/games/{hall.id}/replay", entry=name)
            assert asked.json()["at"] == places[name]


async def test_no_phone_gets_an_archive_while_the_game_goes_on(hall: Hall) -> None:
    phones = await phones_by_viewer(hall)
    for phone in phones.values():
        expect_denied(phone, await fetch_archive(phone))


async def test_a_server_without_the_built_app_gives_no_archive(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    nurse = await hall.phone("nurse")
    await close_game_by_stewards(hall)
    expect_problem(await fetch_archive(nurse), "unavailable")


async def test_an_archive_is_sent_as_a_download_that_runs_nothing_at_its_address(
    hall: Hall,
) -> None:
    nurse = await hall.phone("nurse")
    await close_game_by_stewards(hall)
    headers = (await fetch_archive(nurse)).headers
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["content-disposition"] == f'attachment; filename="{hall.id}.html"'
    assert headers["content-security-policy"].startswith("sandbox; default-src 'none'")
    assert headers["x-content-type-options"] == "nosniff"


async def test_a_second_request_gets_the_same_archive_and_is_counted_once(hall: Hall) -> None:
    async with open_hall(
        rulesets={"nuces": rules_with_letters()}, read_rate=f"{resource_price('archive')}/day"
    ) as dear:
        nurse, room = await dear.phone("nurse"), dear.stranger()
        await close_game_by_stewards(dear)
        first = await fetch_archive(nurse)
        dear.clock.now += 1000
        assert (await fetch_archive(nurse)).content == first.content
        nurse.client.headers["if-none-match"] = first.headers["etag"]
        assert (await fetch_archive(nurse)).status_code == 304
        assert (await fetch_archive(room)).status_code == 200
        dear.game.rendering_cache(ArchiveCache).forget()
        expect_problem(await fetch_archive(nurse), "too-many")


async def test_kept_archives_stay_within_the_limit_of_bytes(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "MAX_CACHED_BYTES", 40)
    archives, many = ArchiveCache(hall.game), [Viewer(frozenset({str(n)})) for n in range(6)]
    made = PackedArchive("c" * 6, ("s" * 1000, "o" * 4), 1)
    for viewer in many:
        archives.store_archive(viewer, CachedArchive(current_basis(hall.game), made))
    assert [archives.get_archive(viewer) is None for viewer in many] == [True] * 2 + [False] * 4
    archives.store_archive(many[-1], CachedArchive(ArchiveBasis(0, 0), made))
    assert archives.get_archive(many[-1]) is None
    archives.store_archive(
        many[0], CachedArchive(current_basis(hall.game), PackedArchive("c" * 50, ()))
    )
    assert archives.get_archive(many[0]) is not None


async def test_an_act_while_an_archive_is_made_begins_the_archive_anew(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stepwise_archive, "STEP_BYTES", 1)
    phones = await phones_by_viewer(hall)
    await play_game(phones)
    viewer = Viewer(frozenset({"cai"}))
    made = ArchiveMaking(hall.game, viewer, lambda: ArchiveTools(hall.game))
    for _ in range(6):
        assert made.step()
    await phones["cai"].does("introduce", name="Caius")
    while made.step():
        pass
    assert made.packed_archive() == pack_archive(hall.game, viewer, ArchiveTools(hall.game))


async def test_erased_words_are_in_no_archive_that_is_fetched_later(hall: Hall) -> None:
    phones = await phones_by_viewer(hall)
    letter = await write_letter(phones["ada"], "forget this", to=["bea"])
    await close_game_by_stewards(hall)
    before, _ = await archive_of_phone(phones["bea"]), await archive_of_phone(phones["bea"])
    assert _archive_contains(before, "forget this")
    await phones["ada"].does("erase-letter", letter=letter)
    after = await archive_of_phone(phones["bea"])
    assert not _archive_contains(after, "forget this")
    assert after.json("/letters")["letters"][0]["erased"]


def _archive_contains(archive: UnpackedArchive, words: str) -> bool:
    return any(words in text for text in archive.all_answers().values())


@pytest.mark.parametrize("deed", ["whisper", "dare"])
async def test_before_closing_archives_of_twin_games_are_alike_for_viewers_who_saw_neither_secret(
    deed: str,
) -> None:
    first, second = await _archives_after_deed(deed), await _archives_after_deed("")
    assert {who for who in first if first[who] != second[who]} == {"ada", "bea", "nurse"}


async def _archives_after_deed(deed: str) -> dict[str, object]:
    """Return the archive of a game with this secret act for each phone, in its present state."""
    async with open_hall(
        rulesets={"nuces": rules_with_letters()}, claim_rate="1000/second"
    ) as hall:
        phones = await phones_by_viewer(hall)
        how = {"whisper": {"to": "bea", "words": "now"}, "dare": {"who": "bea"}}
        if deed:
            await phones["ada"].does(deed, command=WHISPER, **how[deed])
        await phones["cai"].does("throw", command=THROW)
        workshop = ArchiveTools(hall.game)
        return {
            who: pack_archive(
                hall.game,
                hall.host.sessions.session_of_request(_cookie_header(phone), {}).viewer(hall.game),
                workshop,
            )
            for who, phone in phones.items()
        }


def _cookie_header(phone: Phone) -> dict[bytes, bytes]:
    cookies = "; ".join(f"{name}={value}" for name, value in phone.client.cookies.items())
    return {b"cookie": cookies.encode()}
