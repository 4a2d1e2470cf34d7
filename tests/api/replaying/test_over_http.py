"""The replay as phones ask for it, in play and afterwards."""

from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from typing import Any

import httpx2
import pytest

from api.replaying.models import ReplayChunk, ReplayIndex
from ledger.contract.ruleset import Ruleset
from tests.api.closing import close_game_by_stewards
from tests.api.hall import Hall, Phone, document_of, expect_problem, open_hall
from tests.toy.post import rules_with_letters
from tests.toy.rules import TOY

WHISPER = "5ec2e700-0000-4000-8000-000000000001"
UNKNOWN = "5ec2e700-0000-4000-8000-000000000002"


@pytest.fixture(autouse=True)
def few_in_a_chunk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make chunks and stretches short, so that a short game has several."""
    monkeypatch.setattr("api.replaying.replay.CHUNK_LENGTH", 3)
    monkeypatch.setattr("api.replaying.replay.STRETCH_LENGTH", 4)


def unlimited_hall(rules: Ruleset[Any] = TOY) -> AbstractAsyncContextManager[Hall]:
    """Return a hall without limits on requests."""
    return open_hall(rulesets={"nuces": rules}, claim_rate="1000/second", read_rate="100000/second")


async def ask_replay(phone: Phone, place: str = "", **query: Any) -> httpx2.Response:
    """Return the answer to a request about the replay."""
    return await phone.get(f"/games/{phone.game}/replay{place}", **query)


async def fetch_all_chunks(phone: Phone) -> list[httpx2.Response]:
    """Return the answers with all chunks."""
    index = document_of(await ask_replay(phone), ReplayIndex)
    answers = [await ask_replay(phone, f"/{number}") for number in range(len(index["chunks"]))]
    for answer, first in zip(answers, index["chunks"], strict=True):
        assert document_of(answer, ReplayChunk)["first"] == first
    return answers


async def do_acts(phone: Phone, times: int) -> None:
    """Do a public act this many times."""
    for number in range(times):
        await phone.does("introduce", name=f"Caius {number}")


async def test_full_chunks_do_not_change_while_the_game_goes_on() -> None:
    async with unlimited_hall() as hall:
        cai, room = await hall.phone("cai"), hall.stranger()
        await do_acts(cai, 4)
        before = await fetch_all_chunks(room)
        await do_acts(cai, 7)
        after = await fetch_all_chunks(room)
        full = len(before) - 1
        assert full
        assert [one.content for one in after[:full]] == [one.content for one in before[:full]]
        assert len(document_of(after[full])["moments"]) > len(document_of(before[full])["moments"])
        assert len(after) > len(before)


async def test_a_phone_that_has_a_chunk_already_gets_not_modified() -> None:
    async with unlimited_hall() as hall:
        cai = await hall.phone("cai")
        await do_acts(cai, 5)
        for place in ("", "/0", "/1"):
            answer = await ask_replay(cai, place)
            cai.client.headers["if-none-match"] = answer.headers["etag"]
            again = await ask_replay(cai, place)
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["cache-control"] == "private, no-cache"
            del cai.client.headers["if-none-match"]


async def test_a_line_that_is_taken_back_is_marked_and_its_chunk_gets_another_tag() -> None:
    async with unlimited_hall() as hall:
        phones = {who: await hall.phone(who) for who in ("ada", "cai", "aunt", "nurse")}
        slip = {"as": "ada", "recorder": "aunt", "to": "cai", "nuts": 1}
        await phones["aunt"].does("give", command=WHISPER, **slip)
        await do_acts(phones["cai"], 6)
        before = await fetch_all_chunks(phones["ada"])
        await phones["aunt"].does("undo", entry=f"{WHISPER}.0")
        after = await fetch_all_chunks(phones["ada"])
        holding = [_reversed_flags(one, WHISPER) for one in before].index([False])
        assert _reversed_flags(after[holding], WHISPER) == [True]
        for number, (was, now) in enumerate(zip(before[:-1], after, strict=False)):
            assert (was.headers["etag"] != now.headers["etag"]) is (number == holding)


def _reversed_flags(answer: httpx2.Response, command: str) -> list[bool]:
    lines = _lines_in_chunk(answer.json())
    return [line["reversed"] for line in lines if line["id"] == f"{command}.0"]


def _lines_in_chunk(chunk: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for moment in chunk["moments"]:
        yield from moment["lines"]


async def test_an_entry_is_found_by_viewers_who_see_it_and_unknown_to_all_others() -> None:
    async with unlimited_hall() as hall:
        people = ("ada", "bea", "cai", "nurse")
        phones = {who: await hall.phone(who) for who in people} | {"room": hall.stranger()}
        await do_acts(phones["cai"], 4)
        await phones["ada"].does("whisper", command=WHISPER, to="bea", words="now")
        await do_acts(phones["cai"], 1)
        for who, phone in phones.items():
            hidden, unknown = [
                await ask_replay(phone, entry=f"{name}.0") for name in (WHISPER, UNKNOWN)
            ]
            at = hidden.json()["at"]
            assert unknown.json()["at"] is None
            if who in ("cai", "room"):
                assert hidden.content == unknown.content
                assert hidden.headers["etag"] == unknown.headers["etag"]
            else:
                assert hidden.json()["moments"]["id"][at] == f"{WHISPER}.0"
        await close_game_by_stewards(hall)
        found = (await ask_replay(phones["room"], entry=f"{WHISPER}.0")).json()
        assert found["moments"]["id"][found["at"]] == f"{WHISPER}.0"


async def test_letters_appear_in_no_moment_of_others_not_even_after_the_game() -> None:
    async with unlimited_hall(rules_with_letters()) as hall:
        phones = {who: await hall.phone(who) for who in ("ada", "bea", "cai", "nurse")}
        before = {who: await _moment_ids(phone) for who, phone in phones.items()}
        await phones["ada"].does("write-letter", command=WHISPER, to=["bea"], text="come")
        after = {who: await _moment_ids(phone) for who, phone in phones.items()}
        assert {who for who in phones if before[who] != after[who]} == {"ada", "bea"}
        await close_game_by_stewards(hall)
        for who, phone in phones.items():
            assert (f"{WHISPER}.0" in await _moment_ids(phone)) is (who in ("ada", "bea"))
            told = [answer.text for answer in await fetch_all_chunks(phone)]
            assert any(f"thread/{WHISPER}" in text for text in told) is (who in ("ada", "bea"))


async def _moment_ids(phone: Phone) -> list[str]:
    ids: list[str] = (await ask_replay(phone)).json()["moments"]["id"]
    return ids


async def test_a_view_of_the_past_holds_no_letterbox() -> None:
    async with unlimited_hall(rules_with_letters()) as hall:
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        await ada.does("write-letter", command=WHISPER, to=["bea"], text="come")
        noted = {"as": "bea", "read": {WHISPER: 1}, "muted": ["ada"]}
        before = [answer.content for answer in await fetch_all_chunks(bea)]
        await bea.post(f"/games/{hall.id}/letterbox", noted)
        assert "letterbox/bea" in (await bea.view())["slices"]
        assert [answer.content for answer in await fetch_all_chunks(bea)] == before
        past = await bea.get(f"/games/{hall.id}/view", as_of=(await bea.view())["cursor"])
        assert "letterbox/bea" not in document_of(past)["slices"]


async def test_an_erased_name_is_in_no_replay_and_in_no_past_view() -> None:
    async with unlimited_hall() as hall:
        ada, bea, nurse = [await hall.phone(who) for who in ("ada", "bea", "nurse")]
        await ada.does("introduce", name="Adalgisa")
        cursor = (await nurse.view())["cursor"]
        await do_acts(bea, 3)
        assert "Adalgisa" in await _fetch_whole_past(hall, nurse, cursor)
        await ada.does("introduce", name="Ada")
        assert "Adalgisa" not in await _fetch_whole_past(hall, nurse, cursor)


async def _fetch_whole_past(hall: Hall, phone: Phone, cursor: str) -> str:
    """Return every answer about the past: every chunk, the past views, and the lines."""
    answers = await fetch_all_chunks(phone)
    answers.append(await phone.get(f"/games/{hall.id}/view", as_of=cursor))
    answers.append(await phone.get(f"/games/{hall.id}/entries"))
    return "".join(answer.text for answer in answers)


async def test_the_past_can_be_viewed_in_a_pause() -> None:
    async with unlimited_hall() as hall:
        nurse, room = await hall.phone("nurse"), hall.stranger()
        await nurse.does("pause", reason="supper")
        shown = document_of((await fetch_all_chunks(room))[-1])
        assert shown["moments"]
        assert document_of(await ask_replay(room))["moments"]["at"] == [hall.clock.now] * 2


@pytest.mark.parametrize("name", ["1", "99999999999999999999", "-1", "x", "0x0", "٣", "1.0"])
async def test_a_missing_chunk_is_not_found(name: str) -> None:
    async with unlimited_hall() as hall:
        expect_problem(await ask_replay(hall.stranger(), f"/{name}"), "not-found")


async def test_a_viewer_who_asks_for_too_much_of_the_past_has_to_wait() -> None:
    async with open_hall(read_rate="60/hour") as hall:
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        document_of(await ask_replay(ada))
        document_of(await ask_replay(ada, "/0"))
        for place in ("", "/0"):
            expect_problem(await ask_replay(ada, place), "too-many")
        document_of(await ask_replay(bea, "/0"))


async def test_after_closing_everybody_sees_everything_but_free_words() -> None:
    async with unlimited_hall() as hall:
        ada, cai = await hall.phone("ada"), await hall.phone("cai")
        await ada.does("whisper", command=WHISPER, to="bea", words="now")
        assert f"{WHISPER}.0" not in await _moment_ids(cai)
        await close_game_by_stewards(hall)
        index = document_of(await ask_replay(cai))
        assert len(index["moments"]["id"]) == len(
            document_of(await ask_replay(ada))["moments"]["id"]
        )
        told = [answer.text for answer in await fetch_all_chunks(cai)]
        assert any("purse/bea" in text for text in told)
        assert index["staff"] is False
