"""A player's deadlines in the calendar of a phone. The address of the calendar has a secret."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

import httpx2
import pytest
from icalendar import Calendar

from api.deadlines.calendar_feed import calendar_feed
from ledger.kernel.vocabulary.request import Accepted, Request
from ledger.store import open_store
from tests.api.deadlines.diaries import (
    FIRST,
    HOUR,
    MINUTE,
    declare_ready,
    diary_hall,
    let_time_pass,
    save_number_of_lines,
)
from tests.api.hall import START, Clock, Hall, Phone, expect_problem, open_hall


async def new_feed_address(phone: Phone) -> str:
    """Return a new address for the feed of a phone's character."""
    made = await phone.post(f"/games/{phone.game}/calendar", {"as": phone.character})
    assert made.status_code == 201, made.text
    path: str = made.json()["address"]
    return path


async def fetch_feed(hall: Hall, path: str, **headers: str) -> httpx2.Response:
    """Return the answer to a calendar program, which has no session."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await hall.stranger().client.get(path, headers=named)


async def events_of_feed(hall: Hall, path: str) -> list[Any]:
    """Return the events of a feed."""
    answer = await fetch_feed(hall, path)
    assert answer.status_code == 200, answer.text
    return list(Calendar.from_ical(answer.content).walk("VEVENT"))


async def test_the_feed_has_the_open_deadline_and_the_expected_ones() -> None:
    async with diary_hall() as hall:
        found = await events_of_feed(hall, await new_feed_address(await hall.phone("ada")))
        starts = [event.decoded("dtstart") for event in found]
        evenings = [datetime(2026, 11, day, 19, tzinfo=UTC) for day in (23, 25, 27, 30)]
        assert starts == evenings
        assert [event["status"] for event in found] == ["CONFIRMED", *["TENTATIVE"] * 3]
        assert found[0]["summary"] == "Page (Nuts in the yard)"
        assert "Ada owes this" in found[0]["description"]


async def test_the_feed_has_the_type_of_a_calendar_and_says_how_often_to_ask() -> None:
    async with diary_hall() as hall:
        answer = await fetch_feed(hall, await new_feed_address(await hall.phone("ada")))
        assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
        calendar = Calendar.from_ical(answer.content)
        assert calendar["version"] == "2.0"
        assert calendar["name"] == "Nuts in the yard: Ada"
        assert calendar.decoded("refresh-interval") == timedelta(hours=1)


async def test_the_feed_rings_before_deadlines_of_its_owner_and_not_before_those_of_others() -> (
    None
):
    async with diary_hall() as hall:
        (own, *_) = await events_of_feed(hall, await new_feed_address(await hall.phone("ada")))
        (other, *_) = await events_of_feed(hall, await new_feed_address(await hall.phone("cai")))
        assert [alarm.decoded("trigger") for alarm in own.walk("VALARM")] == [
            -timedelta(minutes=48)
        ]
        assert other.walk("VALARM") == []
        assert "Others owe this" in other["description"]


async def test_a_deadline_that_moved_keeps_its_uid_and_raises_its_sequence() -> None:
    async with diary_hall() as hall:
        path = await new_feed_address(await hall.phone("ada"))
        (before, *_) = await events_of_feed(hall, path)
        nurse = await hall.phone("nurse")
        hall.clock.now += MINUTE
        await nurse.does("postpone-deadline", window="page-1", minutes=60)
        (after, *_) = await events_of_feed(hall, path)
        assert after["uid"] == before["uid"]
        assert (before["sequence"], after["sequence"]) == (0, 1)
        assert after.decoded("dtstart") - before.decoded("dtstart") == timedelta(hours=1)
        assert after.decoded("dtstamp") - before.decoded("dtstamp") == timedelta(minutes=1)
        uids = {event["uid"] for event in await events_of_feed(hall, path)}
        assert len(uids) == 4


async def test_an_expected_deadline_keeps_its_uid_when_the_one_before_is_postponed() -> None:
    async with diary_hall() as hall:
        path = await new_feed_address(await hall.phone("ada"))
        before = {
            event["uid"]: event.decoded("dtstart") for event in await events_of_feed(hall, path)
        }
        await (await hall.phone("nurse")).does("postpone-deadline", window="page-1", minutes=60)
        after = {
            event["uid"]: event.decoded("dtstart") for event in await events_of_feed(hall, path)
        }
        assert before.keys() == after.keys()


async def test_after_a_deadline_the_feed_shows_the_next_one() -> None:
    async with diary_hall() as hall:
        path = await new_feed_address(await hall.phone("ada"))
        (before, *_) = await events_of_feed(hall, path)
        await let_time_pass(hall, 8 * HOUR + 1)
        (after, *_) = await events_of_feed(hall, path)
        assert after["uid"] != before["uid"]
        assert after.decoded("dtstart") == datetime(2026, 11, 25, 19, tzinfo=UTC)


async def test_during_a_pause_the_deadline_is_tentative_and_silent() -> None:
    async with diary_hall() as hall:
        path, nurse = await new_feed_address(await hall.phone("ada")), await hall.phone("nurse")
        (before, *_) = await events_of_feed(hall, path)
        hall.clock.now += MINUTE
        await nurse.does("pause")
        (paused, *_) = await events_of_feed(hall, path)
        assert (before["status"], paused["status"]) == ("CONFIRMED", "TENTATIVE")
        assert "moves on" in paused["description"]
        assert before.walk("VALARM")
        assert not paused.walk("VALARM")


async def test_each_pause_and_resumption_raises_the_sequence_with_its_own_stamp() -> None:
    async with diary_hall() as hall:
        path, nurse = await new_feed_address(await hall.phone("ada")), await hall.phone("nurse")
        found = [(await events_of_feed(hall, path))[0]]
        for act in ("pause", "resume", "pause", "resume"):
            hall.clock.now += HOUR
            await nurse.does(act)
            found.append((await events_of_feed(hall, path))[0])
        assert [event["sequence"] for event in found] == [0, 1, 2, 3, 4]
        stamps = [event.decoded("dtstamp") for event in found]
        assert [later - before for before, later in pairwise(stamps)] == [timedelta(hours=1)] * 4
        starts = [event.decoded("dtstart") - found[0].decoded("dtstart") for event in found]
        assert starts == [timedelta(hours=hours) for hours in (0, 0, 1, 1, 2)]
        assert [bool(event.walk("VALARM")) for event in found] == [True, False, True, False, True]
        assert len({event["uid"] for event in found}) == 1


async def test_before_the_first_deadline_the_feed_shows_the_beginning_of_the_game() -> None:
    async with open_hall() as hall:
        path = await new_feed_address(await hall.phone("ada"))
        (begins,) = await events_of_feed(hall, path)
        assert begins["summary"] == "Nuts in the yard: the game begins"
        assert begins.decoded("dtstart") == datetime.fromtimestamp(START // 1000, UTC)
        assert begins["url"] == f"http://hall/g/{hall.id}"
        assert not begins.walk("VALARM")


async def test_an_evening_that_waits_begins_when_a_steward_lets_it() -> None:
    async with open_hall(found=True) as hall:
        founded = await hall.host.founder.found_game("nuces", None, is_waiting=True)
        game = hall.host.registry.games[founded.game]
        (waits,) = Calendar.from_ical(calendar_feed(game, "ada", "")).walk("VEVENT")
        hall.clock.now += HOUR
        request = Request("begin", "nurse-1", "begin-play", "nurse", 0)
        assert isinstance(await game.writer.answer(request), Accepted)
        (begun,) = Calendar.from_ical(calendar_feed(game, "ada", "")).walk("VEVENT")
        assert begun["uid"] == waits["uid"]
        assert (waits["sequence"], begun["sequence"]) == (0, 1)
        assert begun.decoded("dtstart") - waits.decoded("dtstart") == timedelta(hours=1)


async def test_an_unchanged_feed_is_not_sent_twice() -> None:
    async with diary_hall() as hall:
        path = await new_feed_address(await hall.phone("ada"))
        tag = (await fetch_feed(hall, path)).headers["etag"]
        again = await fetch_feed(hall, path, if_none_match=tag)
        assert (again.status_code, again.content) == (304, b"")
        hall.clock.now += MINUTE
        assert (await fetch_feed(hall, path, if_none_match=tag)).status_code == 304
        await (await hall.phone("nurse")).does("postpone-deadline", window="page-1", minutes=1)
        assert (await fetch_feed(hall, path, if_none_match=tag)).status_code == 200


async def test_a_new_address_of_the_feed_ends_the_old_one() -> None:
    async with diary_hall() as hall:
        ada = await hall.phone("ada")
        old, new = await new_feed_address(ada), await new_feed_address(ada)
        expect_problem(await fetch_feed(hall, old), "unknown-calendar")
        assert (await fetch_feed(hall, new)).status_code == 200


async def test_an_address_that_is_taken_back_opens_no_feed() -> None:
    async with diary_hall() as hall:
        ada = await hall.phone("ada")
        path = await new_feed_address(ada)
        mine = f"/api/v1/games/{hall.id}/calendar?as=ada"
        assert (await ada.client.get(mine)).json() == {"made": True}
        assert (await ada.client.delete(mine)).json() == {"made": False}
        assert (await ada.client.get(mine)).json() == {"made": False}
        expect_problem(await fetch_feed(hall, path), "unknown-calendar")


async def test_the_feed_ends_when_its_card_moves_to_another_phone_or_is_printed_anew() -> None:
    async with diary_hall() as hall:
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        moved, reprinted = await new_feed_address(ada), await new_feed_address(bea)
        stranger = hall.stranger()
        await hall.claim_card(stranger, "ada-1", "another-phone", move=True)
        expect_problem(await fetch_feed(hall, moved), "unknown-calendar")
        await (await hall.phone("nurse")).does("reissue-card", card="bea-1")
        expect_problem(await fetch_feed(hall, reprinted), "unknown-calendar")


async def test_the_feed_survives_a_restart_and_its_token_is_not_in_the_store() -> None:
    store, clock = open_store("memory:"), Clock()
    async with diary_hall(store=store, clock=clock) as hall:
        path = await new_feed_address(await hall.phone("ada"))
        game = hall.id
    kept = store.side_values(game, "calendar")
    token = path.rpartition("/")[2].removesuffix(".ics")
    assert [*kept] == ["ada-1"]
    assert token.encode() not in kept["ada-1"]
    async with diary_hall(store=store, clock=clock, found=False) as hall:
        assert (await fetch_feed(hall, path)).status_code == 200


async def test_only_the_holder_of_a_card_makes_an_address_for_its_feed() -> None:
    async with diary_hall() as hall:
        ada = await hall.phone("ada")
        calendar = f"/games/{hall.id}/calendar"
        expect_problem(await ada.post(calendar, {"as": "bea"}), "not-your-card")
        expect_problem(await hall.stranger().post(calendar, {"as": "ada"}), "unauthorized")
        expect_problem(await ada.get(calendar, **{"as": "bea"}), "not-your-card")
        expect_problem(await ada.get(calendar), "malformed")


async def test_a_stranger_who_guesses_tokens_soon_has_to_wait() -> None:
    async with diary_hall(failed_claim_rate="3/minute", command_rate="5/minute") as hall:
        path = await new_feed_address(await hall.phone("ada"))
        for number in range(3):
            wrong = f"/api/v1/calendars/{number:032x}.ics"
            expect_problem(await fetch_feed(hall, wrong), "unknown-calendar")
        answer = await fetch_feed(hall, f"/api/v1/calendars/{4:032x}.ics")
        assert int(answer.headers["retry-after"]) > 0
        expect_problem(answer, "too-many")
        for _ in range(5):
            assert (await fetch_feed(hall, path)).status_code == 200
        expect_problem(await fetch_feed(hall, path), "too-many")


@pytest.mark.parametrize("ready", [True, False])
async def test_the_feed_does_not_reveal_who_is_ready_or_has_saved_anything(ready: bool) -> None:
    async with diary_hall() as hall:
        feeds = {who: calendar_feed(hall.game, who, "") for who in ("ada", "bea", "cai", "nurse")}
        bea = await hall.phone("bea")
        await save_number_of_lines(hall, bea, 7)
        if ready:
            await declare_ready(hall, bea)
        assert {who: calendar_feed(hall.game, who, "") for who in feeds} == feeds


async def test_the_feed_leaves_out_a_deadline_that_its_owner_may_not_know() -> None:
    async with diary_hall(secret=True) as hall:
        found = {
            who: Calendar.from_ical(calendar_feed(hall.game, who, "")).walk("VEVENT")
            for who in ("ada", "bea", "nurse")
        }
        assert {who: len(known) for who, known in found.items()} == {"ada": 4, "bea": 1, "nurse": 4}
        assert found["bea"][0]["summary"] == "Nuts in the yard: the game begins"


async def test_words_of_a_scenario_cannot_add_lines_to_the_calendar() -> None:
    async with diary_hall() as hall:
        title = "Nuts; in\r\nEND:VCALENDAR, yard"
        founded = await hall.host.founder.found_game("nuces", None, title)
        text = calendar_feed(hall.host.registry.games[founded.game], "ada", "").decode()
        assert text.count("\r\nEND:VCALENDAR") == 1
        assert "NAME:Nuts\\; in\\nEND:VCALENDAR\\, yard: Ada\r\n" in text


async def test_the_feed_shows_the_first_deadline_at_its_time() -> None:
    async with diary_hall() as hall:
        (first, *_) = await events_of_feed(hall, await new_feed_address(await hall.phone("ada")))
        assert round(first.decoded("dtstart").timestamp()) * 1000 == FIRST
