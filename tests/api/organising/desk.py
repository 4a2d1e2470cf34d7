"""A browser of an organiser, and a stranger's, for tests of events in preparation."""

from pathlib import Path
from typing import Any

import httpx2

from ledger.games.catalogue import GAMES
from tests.api.hall import SHELF, Hall, Phone, document_of

ADMIN = "the host's own token"
ROMANI = {"ludi_romani": GAMES["ludi_romani"]}
TABLES = {**SHELF, "cursus_honorum": GAMES["cursus_honorum"]}
SHAME = "based_on: cursus_honorum\nshame: 50\n"


async def sign_in(hall: Hall, token: str = ADMIN) -> Phone:
    """Return a browser that has an organiser's session."""
    browser = hall.stranger()
    document_of(await browser.post("/organiser/session", {"token": token}))
    return browser


async def make_event(browser: Phone, **body: Any) -> dict[str, Any]:
    """Return a new event of Ludi Romani."""
    answer = await browser.post("/organiser/events", {"ruleset": "ludi_romani"} | body)
    assert answer.status_code == 201, answer.text
    event: dict[str, Any] = answer.json()
    assert answer.headers["location"] == f"/api/v1/organiser/events/{event['id']}"
    assert answer.headers["etag"] == f'"{event["tag"]}"'
    return event


async def send_change(browser: Phone, event: dict[str, Any], **body: Any) -> httpx2.Response:
    """Return the answer to a change of this version of an event."""
    return await browser.client.patch(
        f"/api/v1/organiser/events/{event['id']}",
        json=body,
        headers={"If-Match": f'"{event["tag"]}"'},
    )


async def change_fields(
    browser: Phone, event: dict[str, Any], *fields: tuple[str, Any]
) -> dict[str, Any]:
    """Return an event after a change of fields, whose paths are written with slashes."""
    changes = [{"path": path.split("/"), "value": value} for path, value in fields]
    return document_of(await send_change(browser, event, fields=changes))


async def delete_event(browser: Phone, event: dict[str, Any]) -> httpx2.Response:
    """Return the answer to the deletion of this version of an event."""
    return await browser.client.delete(
        f"/api/v1/organiser/events/{event['id']}", headers={"If-Match": f'"{event["tag"]}"'}
    )


async def send_founding(browser: Phone, event: dict[str, Any]) -> httpx2.Response:
    """Return the answer to the founding of this version of an event."""
    return await browser.client.post(
        f"/api/v1/organiser/events/{event['id']}/game", headers={"If-Match": f'"{event["tag"]}"'}
    )


def faults(event: dict[str, Any]) -> dict[str, str]:
    """Return the sentence of each fault by its part and path."""
    return {
        "/".join([problem["part"], *problem["path"]]): problem["sentence"]
        for problem in event["check"]["problems"]
    }


def files_with(folder: Path, text: str) -> list[Path]:
    """Return the files in a folder that contain this text."""
    files = [file for file in folder.iterdir() if file.is_file()]
    return [file for file in files if text.encode() in file.read_bytes()]
