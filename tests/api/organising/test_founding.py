"""The founding of an event's game, and its printed pages: once, whole, and with secrets once."""

import asyncio
import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
import pytest

from api.organising.event_rows import FoundingState
from ledger.store.base import Batch, StoreError
from tests.api.hall import Clock, Hall, Phone, document_of, expect_problem, open_hall
from tests.api.organising.desk import (
    ADMIN,
    ROMANI,
    TABLES,
    make_event,
    send_change,
    send_founding,
    sign_in,
)
from tests.api.servers import three_memory_stores, two_halls

TABLE = {"ruleset": "cursus_honorum"}
SITE = "http://10.1.2.3:8044"


async def found(browser: Phone, **body: Any) -> dict[str, Any]:
    """Return a new event whose game is founded."""
    event = await make_event(browser, **TABLE, **{"details": {"address": SITE}} | body)
    return document_of(await send_founding(browser, event))


async def send_print(
    browser: Phone, event: dict[str, Any], *, is_first: bool = False
) -> httpx2.Response:
    """Return the answer to the printing of an event's cards."""
    headers = {"If-None-Match": "*"} if is_first else {}
    path = f"/api/v1/organiser/events/{event['id']}/cards"
    return await browser.client.post(path, headers=headers)


async def read_event(browser: Phone, event: dict[str, Any]) -> dict[str, Any]:
    """Return the present version of an event."""
    return document_of(await browser.get(f"/organiser/events/{event['id']}"))


async def claim(hall: Hall, token: str, device: str = "phone-of-a-guest") -> httpx2.Response:
    """Return the answer to a claim by a new phone, by the link or the code of a card."""
    body = {"token": token.rpartition("#")[2], "device": device}
    return await hall.stranger().post("/claims", body)


def is_after_the_first() -> Callable[[Batch], bool]:
    """Return a function that is false for the first batch only."""
    numbers = itertools.count()
    return lambda _batch: next(numbers) > 0


@contextmanager
def writes_refused(
    monkeypatch: pytest.MonkeyPatch, hall: Hall, is_refused: Callable[[Batch], bool]
) -> Iterator[None]:
    """Inside the block, the disk is full for these batches."""
    store = hall.host.store
    append = store.append

    def append_if_possible(batch: Batch) -> None:
        if is_refused(batch):
            raise StoreError("The disk is full.")
        append(batch)

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", append_if_possible)
        yield


async def test_the_game_is_founded_from_the_saved_scenario_and_waits_for_a_steward() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, template="people_40")
        changes = [{"path": ["title"], "value": "Ludi Saturnales"}]
        event = document_of(await send_change(browser, event, fields=changes))
        assert (event["game"], event["founded"], event["printed"]) == ("", False, False)
        event = document_of(await send_founding(browser, event))
        assert (event["founded"], event["printed"]) == (True, False)
        game = document_of(await hall.stranger().get(f"/games/{event['game']}"))
        assert (game["title"], game["waiting"]) == ("Ludi Saturnales", True)
        assert event["game"] in hall.host.store.games()
        (listed,) = document_of(await browser.get("/organiser/events"))["events"]
        assert listed["game"] == event["game"]


async def test_a_double_tap_and_a_second_window_found_one_game() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser, window = await sign_in(hall), await sign_in(hall)
        event = await make_event(browser, **TABLE)
        before = len(hall.host.store.games())
        answers = await asyncio.gather(*(send_founding(one, event) for one in (browser, window)))
        assert {answer.status_code for answer in answers} <= {200, 412}
        present = await read_event(browser, event)
        assert document_of(await send_founding(window, present))["game"] == present["game"]
        assert len(hall.host.store.games()) == before + 1


async def test_two_servers_found_one_game() -> None:
    stores = three_memory_stores()
    async with two_halls(stores, rulesets=TABLES, admin_token=ADMIN) as (hall, other):
        here, there = await sign_in(hall), await sign_in(other)
        event = await make_event(here, **TABLE)
        await asyncio.gather(send_founding(here, event), send_founding(there, event))
        present = await read_event(there, event)
        assert present["founded"]
        assert hall.host.store.games().count(present["game"]) == 1


async def test_the_scenario_of_a_founded_event_cannot_change_and_its_details_can() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await found(browser)
        for body in (
            {"scenario": "based_on: cursus_honorum\n"},
            {"fields": [{"path": ["title"], "value": "New"}]},
        ):
            problem = expect_problem(await send_change(browser, event, **body), "malformed")
            assert "Make a copy" in problem["errors"][0]["message"]
        changed = document_of(await send_change(browser, event, details={"name": "Idus"}))
        assert changed["game"] == event["game"]


async def test_a_scenario_with_faults_founds_nothing() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, **TABLE)
        wrong = "based_on: cursus_honorum\nnonsense: 1\n"
        event = document_of(await send_change(browser, event, scenario=wrong))
        before = hall.host.store.games()
        problem = expect_problem(await send_founding(browser, event), "malformed")
        assert "nonsense" in problem["errors"][0]["message"]
        assert hall.host.store.games() == before
        assert (await read_event(browser, event))["game"] == ""


async def test_a_full_disk_leaves_nothing_half_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, **TABLE)
        before = hall.host.store.games()
        with writes_refused(monkeypatch, hall, lambda batch: not batch.game.startswith("event/")):
            expect_problem(await send_founding(browser, event), "unavailable")
        present = await read_event(browser, event)
        assert (present["game"], present["founded"]) == ("", False)
        assert hall.host.store.games() == before
        assert document_of(await send_founding(browser, present))["founded"]


async def test_an_interrupted_founding_is_completed_by_the_next_request(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, **TABLE)
        with writes_refused(monkeypatch, hall, is_after_the_first()):
            expect_problem(await send_founding(browser, event), "unavailable")
        present = await read_event(browser, event)
        assert present["game"]
        assert not present["founded"]
        assert document_of(await send_founding(browser, present))["founded"]


async def test_a_store_that_fails_after_it_has_written_the_game_leaves_a_founded_event(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, **TABLE, details={"address": SITE})
        store = hall.host.store
        append = store.append

        def append_and_fail(batch: Batch) -> None:
            append(batch)
            if not batch.game.startswith("event/"):
                raise StoreError("The connection was lost.")

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", append_and_fail)
            expect_problem(await send_founding(browser, event), "unavailable")
        present = await read_event(browser, event)
        assert present["founded"]
        problem = expect_problem(
            await send_change(browser, present, scenario="based_on: cursus_honorum\n"), "malformed"
        )
        assert "Make a copy" in problem["errors"][0]["message"]
        assert document_of(await send_founding(browser, present))["game"] == present["game"]
        assert document_of(await send_print(browser, present))["cards"]


async def test_a_store_that_does_not_tell_whether_there_is_a_game_leaves_the_mark(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, **TABLE)
        with (
            monkeypatch.context() as patch,
            writes_refused(monkeypatch, hall, lambda batch: not batch.game.startswith("event/")),
        ):
            states = iter((FoundingState(is_founded=False, is_printed=False),))

            async def tell_once(*_event: object) -> FoundingState:
                state = next(states, None)
                if state is None:
                    raise StoreError("The connection was lost.")
                return state

            patch.setattr("api.organising.event_founding.founding_state", tell_once)
            expect_problem(await send_founding(browser, event), "unavailable")
        present = await read_event(browser, event)
        assert present["game"]
        assert document_of(await send_founding(browser, present))["founded"]


async def test_a_detail_that_is_saved_during_a_founding_that_fails_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser, window = await sign_in(hall), await sign_in(hall)
        event = await make_event(browser, **TABLE)

        async def save_and_fail(*_game: object) -> None:
            present = await read_event(window, event)
            document_of(await send_change(window, present, details={"name": "Idus"}))
            raise StoreError("The disk is full.")

        with monkeypatch.context() as patch:
            patch.setattr(hall.host.founder, "found_game_of_event", save_and_fail)
            expect_problem(await send_founding(browser, event), "unavailable")
        present = await read_event(browser, event)
        assert (present["details"]["name"], present["founded"]) == ("Idus", False)
        assert document_of(await send_founding(browser, present))["founded"]


async def test_cards_open_the_game_by_link_and_code_until_they_are_printed_anew() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await found(browser)
        first = document_of(await send_print(browser, event))
        assert first["site"] == SITE
        one, two = first["cards"][:2]
        assert one["link"].startswith(f"{SITE}/c#")
        phone = await claim(hall, one["link"])
        assert document_of(phone)["game"] == event["game"]
        assert document_of(await claim(hall, two["code"], "second-phone"))["game"] == event["game"]
        second = document_of(await send_print(browser, event))
        for dead in (one["link"], two["code"]):
            expect_problem(await claim(hall, dead, "phone-of-a-thief"), "unknown-card")
        assert document_of(await claim(hall, second["cards"][2]["link"], "third-phone"))
        held = hall.host.registry.game(event["game"]).state.kernel.cards[one["card"]]
        assert held.device
        assert (await read_event(browser, event))["printed"]
        assert hall.host.names.has_name("10.1.2.3:8044")


async def test_two_windows_print_twice_only_if_the_second_knows_of_the_first_cards() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser, window = await sign_in(hall), await sign_in(hall)
        event = await found(browser)
        answers = await asyncio.gather(
            *(send_print(one, event, is_first=True) for one in (browser, window))
        )
        (printed,) = (answer.json() for answer in answers if answer.status_code == 200)
        (refused,) = (answer for answer in answers if answer.status_code != 200)
        problem = expect_problem(refused, "changed-elsewhere")
        assert problem["event"]["printed"]
        assert document_of(await claim(hall, printed["cards"][0]["link"]))
        assert document_of(await send_print(window, event))["cards"]


async def test_once_play_has_begun_no_cards_are_printed_anew_and_the_old_ones_open() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, template="people_12")
        event = document_of(await send_change(browser, event, details={"address": SITE}))
        event = document_of(await send_founding(browser, event))
        one, two = document_of(await send_print(browser, event))["cards"][:2]
        game = hall.host.registry.game(event["game"])
        await game.writer.answer(hall.host.registry.request_by_server("begin-play"))
        refusal = expect_problem(await send_print(browser, event), "refused")
        assert "A lost card is printed again on the console" in refusal["detail"]
        assert document_of(await claim(hall, one["link"]))["game"] == event["game"]
        assert document_of(await claim(hall, two["code"], "second-phone"))["game"] == event["game"]


async def test_without_a_game_or_an_address_nothing_is_printed() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, **TABLE)
        expect_problem(await send_print(browser, event), "malformed")
        expect_problem(await browser.get(f"/organiser/events/{event['id']}/desks"), "malformed")
        event = document_of(await send_founding(browser, event))
        problem = expect_problem(await send_print(browser, event), "malformed")
        assert problem["errors"][0]["field"] == "address"


async def test_the_pages_of_the_desks_have_no_secret_and_the_chosen_language() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, template="people_12")
        event = document_of(await send_founding(browser, event))
        answer = await browser.client.get(
            f"/api/v1/organiser/events/{event['id']}/desks", headers={"accept-language": "es"}
        )
        desks = document_of(answer)["desks"]
        juno = next(desk for desk in desks if desk["character"] == "juno")
        assert (juno["officer"], juno["part"]) == (True, "numen")
        assert "donde quieras" in juno["role"]
        assert "Aprueba" in " ".join(juno["powers"])
        assert {desk["part"] for desk in desks} >= {"fates", "numen"}
        assert "/c#" not in answer.text


async def test_secrets_of_cards_are_in_no_log_and_only_their_hashes_are_stored(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await found(browser)
        printed = document_of(await send_print(browser, event))
        rows = hall.host.store.changes(event["game"], 0, 0).side_writes
        stored = b"".join(row.key.encode() + (row.value or b"") for row in rows)
    output = "".join(capsys.readouterr())
    for card in printed["cards"]:
        token = card["link"].partition("#")[2]
        assert token not in output
        assert token.encode() not in stored
        assert card["code"] not in output
        assert card["code"].encode() not in stored


async def test_a_founded_game_is_no_rehearsal_on_a_server_of_rehearsals() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN, rehearsal=True) as hall:
        browser = await sign_in(hall)
        event = await found(browser)
        document_of(await send_print(browser, event))
        assert event["game"] in hall.host.registry.games
        cards = document_of(await hall.stranger().get("/rehearsal"))["cards"]
        assert event["game"] not in {card["game"] for card in cards}


async def test_only_organisers_found_and_print() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await found(browser)
        for phone in (hall.stranger(), await hall.phone("ada")):
            expect_problem(await send_founding(phone, event), "unauthorized")
            expect_problem(await send_print(phone, event), "unauthorized")
            for path in ("desks", "address"):
                answer = await phone.get(f"/organiser/events/{event['id']}/{path}")
                expect_problem(answer, "unauthorized")
        page = await send_print_from_elsewhere(browser, event)
        expect_problem(page, "elsewhere")


async def send_print_from_elsewhere(browser: Phone, event: dict[str, Any]) -> httpx2.Response:
    """Return the answer to the same request by a page of another site."""
    browser.client.headers["origin"] = "http://elsewhere.example"
    return await send_print(browser, event)


async def test_the_public_page_leads_to_the_game_once_it_is_closed() -> None:
    clock = Clock()
    async with open_hall(rulesets=TABLES, clock=clock, admin_token=ADMIN) as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await found(browser, details={"address": SITE, "public": "yes"})
        game, page = event["game"], f"/events/{event['id']}"
        assert document_of(await guest.get(page))["closed_game"] == ""
        closing = document_of(await browser.post(f"/games/{game}/closing", {"minutes": 2}))
        assert document_of(await guest.get(page))["closed_game"] == ""
        clock.now = closing["closes_at"]
        founded = hall.host.registry.game(game)
        while founded.scribe.is_due(clock.now):
            await founded.writer.write_sides(())
        assert document_of(await guest.get(page))["closed_game"] == game
