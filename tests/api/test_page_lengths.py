"""A page of the log has at most as many lines as its limit."""

from typing import Any

from api.models.answers import Entries
from tests.api.hall import Hall, Phone, document_of


async def fetch_entries_page(phone: Phone, **query: Any) -> dict[str, Any]:
    return document_of(await phone.get(f"/games/{phone.game}/entries", **query), Entries)


def line_numbers(document: dict[str, Any]) -> list[str]:
    return [line["c"] for line in document["entries"]]


async def turn_pages(phone: Phone, way: str, limit: int) -> list[str]:
    """Return the numbers of all lines, page by page in one direction; check each page's length."""
    found: list[str] = []
    query: dict[str, Any] = {"after": ""} if way == "after" else {}
    while True:
        part = await fetch_entries_page(phone, limit=limit, **query)
        assert 0 < len(part["entries"]) <= limit
        found = [*found, *line_numbers(part)] if way == "after" else [*line_numbers(part), *found]
        query = {way: part["cursor"]}
        if not part["more"]:
            return found


async def test_no_page_exceeds_its_limit_and_all_pages_together_are_the_log(hall: Hall) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    for _ in range(6):
        await ada.does("give", to="bea", nuts=1)
        await bea.does("give", to="cai", nuts=1)
    for phone in (ada, hall.stranger(), await hall.phone("nurse")):
        whole = line_numbers(await fetch_entries_page(phone, limit=500))
        for limit in range(1, len(whole) + 2):
            assert await turn_pages(phone, "after", limit) == whole
            assert await turn_pages(phone, "before", limit) == whole
