"""An organiser who closes a table, prepares an event, and changes it in two windows."""

from base64 import b64encode
from tempfile import gettempdir

from ledger.scribe.heads import MINUTE_MILLISECONDS
from tests.api.examples.errands import RecordedPeople, open_recorded_game
from tests.api.examples.seen import ExampleValues
from tests.api.hall import Phone

ADMIN = "the organiser's own token"
NEW_EVENT = {
    "ruleset": "ludi_romani",
    "template": "usual",
    "details": {"name": "Saturnalia", "date": "2027-12-17", "begins": "18:30", "people": "many"},
}
CHANGE = {
    "details": {"people": "40", "public": "yes", "places": "40"},
    "fields": [
        {"path": ["calendar", "minutes", "aestas"], "value": 6},
        {"path": ["cast", "cicero"], "value": None},
    ],
}

GUEST = {
    "name": "Ada",
    "wishes": ["character/antony", "role/senator"],
    "food": "vegetarian",
    "contact": "ada@example.org",
    "words": "I come by bus.",
}

GUEST_FILE = "Name;Wish;Food\nBen;Octavian;no nuts\nCleo;;\n"


async def erase_words(told: RecordedPeople, browser: Phone) -> None:
    """Erase a person's words and the letters of everybody, when no job runs any more."""
    await told.hall.host.jobs.wait_until_idle()
    character = next(iter(told.hall.game.state.kernel.cards.values())).character
    await told.send_body(browser, "/organiser/games/{game}/erasures", {"who": character})
    await told.send_body(browser, "/organiser/games/{game}/forgetting", {"what": ["letters"]})


async def prepare_event(seen: ExampleValues) -> None:
    """Make an event, change it, send the change again for the old version, and delete it."""
    async with open_recorded_game(seen, "morituri", admin_token=ADMIN) as told:
        browser = told.hall.stranger()
        await told.send_body(browser, "/organiser/session", {"token": ADMIN})
        await told.get_answer(browser, "/organiser/session")
        await told.get_answer(browser, "/organiser/rulesets")
        event = await told.send_body(browser, "/organiser/events", NEW_EVENT)
        await told.get_answer(browser, "/organiser/events")
        checked = {"scenario": "based_on: ludi_romani\ndice: cards\n"}
        await told.send_body(browser, "/organiser/check", checked)
        await told.get_answer(browser, "/organiser/games")
        told.hall.host.copy_orders.is_followed = True
        await told.put_body(browser, "/organiser/copies", {"folder": gettempdir(), "seconds": 20})
        told.seen.answer(
            "DELETE",
            "/api/v1/organiser/copies",
            200,
            (await browser.client.delete("/api/v1/organiser/copies")).json(),
        )
        await told.send_body(browser, "/organiser/games/{game}/pause", None)
        await told.send_body(browser, "/organiser/games/{game}/resumption", None)
        await told.get_answer(browser, "/organiser/games/{game}/night")
        await told.send_body(browser, "/games/{game}/closing", {"minutes": 2})
        await told.get_answer(browser, "/organiser/games/{game}")
        await told.send_body(browser, "/organiser/games/{game}/jobs/{kind}", None, kind="verify")
        await told.let_time_pass(2 * MINUTE_MILLISECONDS)
        await told.get_answer(browser, "/organiser/games/{game}/morning")
        await erase_words(told, browser)
        path, tag = f"/organiser/events/{event['id']}", event["tag"]
        await told.send_change(browser, path, CHANGE, tag)
        await told.send_change(browser, path, CHANGE, tag)
        present = await told.get_answer(browser, "/organiser/events/{event}", event=event["id"])
        await receive_guest(told, browser, event["id"])
        await rehearse_event(told, browser, event["id"])
        await found_event(told, browser, event["id"])
        present = await told.get_answer(browser, "/organiser/events/{event}", event=event["id"])
        await told.delete(browser, path, present["tag"])


async def rehearse_event(told: RecordedPeople, browser: Phone, event: str) -> None:
    """Let bots begin to play an event, and end this rehearsal."""
    described = "/organiser/events/{event}/rehearsal"
    path = f"/organiser/events/{event}/rehearsal"
    await told.send_body(browser, described, None, event=event)
    await told.get_answer(browser, described, event=event)
    await told.change_as_organiser(browser, "DELETE", path, described, None)


async def found_event(told: RecordedPeople, browser: Phone, event: str) -> None:
    """Check the address of an event, found its game, and make its printed pages."""
    described = "/organiser/events/{event}"
    present = await told.get_answer(browser, described, event=event)
    change = {"details": {"address": "http://ludi.example:8044"}}
    changed = await told.send_change(browser, f"/organiser/events/{event}", change, present["tag"])
    await told.get_answer(browser, f"{described}/address", event=event)
    await told.send_version(browser, f"{described}/game", event, changed["tag"])
    await told.get_answer(browser, f"{described}/desks", event=event)
    await told.send_body(browser, f"{described}/cards", None, event=event)
    await told.send_body(browser, f"{described}/console", None, event=event)


async def receive_guest(told: RecordedPeople, browser: Phone, event: str) -> None:
    """Let a guest read the public page of an event, sign up, change the sign-up and cancel it."""
    guest = told.hall.stranger()
    await told.get_answer(guest, "/events/{event}", event=event)
    signed = await told.send_body(guest, "/events/{event}/guests", GUEST, event=event)
    token = signed["token"]
    await told.open_own_link(guest, "GET", event, token=token)
    await told.open_own_link(guest, "PUT", event, token=token, body=GUEST | {"food": "no nuts"})
    path = f"/organiser/events/{event}"
    guests = await told.get_answer(browser, "/organiser/events/{event}/guests", event=event)
    proposal = await told.get_answer(browser, "/organiser/events/{event}/matching", event=event)
    matches = [
        {"guest": match["guest"], "character": match["character"]} for match in proposal["matches"]
    ]
    described = "/organiser/events/{event}"
    await told.change_as_organiser(
        browser, "PUT", f"{path}/matching", f"{described}/matching", {"matches": matches}
    )
    own_path = f"{path}/guests/{guests['guests'][0]['id']}"
    await told.change_as_organiser(
        browser, "PATCH", own_path, f"{described}/guests/{{guest}}", {"confirmed": True}
    )
    file = {"file": b64encode(GUEST_FILE.encode()).decode(), "columns": [], "left_out": [3]}
    await told.send_body(browser, f"{described}/guest-file", file, event=event)
    await told.change_as_organiser(
        browser, "PUT", f"{path}/guest-file", f"{described}/guest-file", file
    )
    link_path = f"{described}/guests/{{guest}}/link"
    link = await told.change_as_organiser(browser, "POST", f"{own_path}/link", link_path, None)
    token = link["token"]
    await told.send_body(browser, f"{described}/guests", {"name": "Zoë"}, event=event)
    await told.open_own_link(guest, "DELETE", event, token=token)
    await told.open_own_link(guest, "GET", event, token=token)
