"""The storage time of guests: the server erases them after the evening."""

from datetime import datetime
from pathlib import Path

import pytest

from api.organising.guest_storage import is_storage_over, storage_days
from ledger.store import open_store
from tests.api.hall import document_of, open_hall
from tests.api.organising.desk import ADMIN, ROMANI, faults, files_with, make_event, sign_in


def time_of(day: str) -> int:
    """Return noon of a day, in milliseconds since 1970."""
    return int(datetime.fromisoformat(f"{day}T12:00").timestamp() * 1000)


@pytest.mark.parametrize(
    ("details", "day", "is_over"),
    [
        ({"date": "2033-12-17"}, "2034-01-16", False),
        ({"date": "2033-12-17"}, "2034-01-17", True),
        ({"date": "2033-12-17", "guest_days": "1"}, "2033-12-18", False),
        ({"date": "2033-12-17", "guest_days": "1"}, "2033-12-19", True),
        ({"date": "soon"}, "2033-10-31", False),
        ({}, "2033-11-01", True),
    ],
)
def test_the_days_count_from_the_evening_or_from_the_last_change(
    details: dict[str, str], day: str, is_over: bool
) -> None:
    assert is_storage_over(details, time_of("2033-10-01"), time_of(day)) is is_over


@pytest.mark.parametrize("text", ["", "0", "367", "-1", "ten", "9" * 5000, "0000003669999999"])
def test_a_text_that_is_no_number_of_days_means_thirty(text: str) -> None:
    assert storage_days({"guest_days": text}) == 30
    assert storage_days({"guest_days": "366"}) == 366


async def test_the_server_erases_guests_from_its_file_when_their_time_is_over(
    tmp_path: Path,
) -> None:
    store = open_store(str(tmp_path / "ledger.db"))
    async with open_hall(store=store, rulesets=ROMANI, admin_token=ADMIN) as hall:
        hall.clock.now = time_of("2033-12-01")
        browser = await sign_in(hall)
        details = {"public": "yes", "date": "2033-12-17", "guest_days": "7"}
        event = await make_event(browser, details=details)
        later = await make_event(browser, details={**details, "guest_days": ""})
        for one, name in ((event, "Lovelace"), (later, "Nevis")):
            await browser.post(f"/events/{one['id']}/guests", {"name": name})
        page = document_of(await hall.stranger().get(f"/events/{event['id']}"))
        assert page["sign_up"]["stored_days"] == 7
        for day, is_stored in (("2033-12-24", True), ("2033-12-25", False)):
            hall.clock.now = time_of(day)
            hall.host.do_periodic_work()
            assert hall.host.erasing is not None
            await hall.host.erasing
            browser = await sign_in(hall)
            listed = document_of(await browser.get(f"/organiser/events/{event['id']}/guests"))
            assert bool(listed["guests"]) is is_stored
        # The file is rewritten in a quiet moment, or when the server ends.
        await hall.host.eraser.scrub(must_scrub_at_once=True)
        assert not files_with(tmp_path, "Lovelace")
        assert files_with(tmp_path, "Nevis")
    store.close()


async def test_a_wrong_number_of_days_is_named_at_its_field() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, details={"guest_days": "400"})
        assert faults(event)["event/guest_days"].startswith("It must be a whole number")
