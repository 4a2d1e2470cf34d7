"""A club's server: guests found tables on the first page, up to a limit for each address."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import expect

from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.served import ADMIN, ServedLedger

OPERATOR = {"Authorization": f"Bearer {ADMIN}"}


@pytest.fixture
def club(tmp_path: Path) -> Iterator[ServedLedger]:
    """Yield the server of a club that founds one table for each address in an hour."""
    settings = {"ACTA_OPEN_TABLES": "1", "ACTA_TABLE_RATE": "1/hour"}
    with ServedLedger(tmp_path, settings=settings) as server:
        yield server


def test_a_guest_founds_a_table_and_the_organiser_closes_it(
    club: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    phone = hands.new_phone(club.address)
    phone.open_path("/")
    phone.wait_for_text("Gladiators race")
    expect(phone.page.get_by_text("An evening")).to_have_count(0)
    looker.at(phone, "first-page-of-a-club")
    phone.tap(re.compile("Gladiators race"))
    phone.tap("Begin")
    phone.wait_until_live()
    second = hands.new_phone(club.address)
    second.tolerate_errors("429")
    second.open_path("/")
    second.tap(re.compile("Gladiators race"))
    second.tap("Begin")
    second.wait_for_text(re.compile("Enough tables were founded from this network.*minutes"))
    looker.at(second, "enough-tables")
    (game,) = httpx2.get(f"{club.address}/api/v1/games").json()["games"]
    path = f"{club.address}/api/v1/games/{game['id']}/closing"
    assert httpx2.post(path, json={}, headers=OPERATOR).status_code == 200
    phone.wait_for_text(re.compile("clos", re.IGNORECASE))
    looker.at(phone, "table-closes")
