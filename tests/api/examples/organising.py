"""An organiser who closes a table, prepares an event, and changes it in two windows."""

from tests.api.examples.errands import open_recorded_game
from tests.api.examples.seen import ExampleValues

ADMIN = "the organiser's own token"
NEW_EVENT = {
    "ruleset": "ludi_romani",
    "template": "usual",
    "details": {"name": "Saturnalia", "date": "2026-12-17", "begins": "18:30", "people": "many"},
}
CHANGE = {
    "details": {"people": "40"},
    "fields": [
        {"path": ["calendar", "minutes", "aestas"], "value": 6},
        {"path": ["cast", "cicero"], "value": None},
    ],
}


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
        await told.send_body(browser, "/games/{game}/closing", {"minutes": 2})
        await told.get_answer(browser, "/organiser/games/{game}")
        path, tag = f"/organiser/events/{event['id']}", event["tag"]
        await told.send_change(browser, path, CHANGE, tag)
        await told.send_change(browser, path, CHANGE, tag)
        present = await told.get_answer(browser, "/organiser/events/{event}", event=event["id"])
        await told.delete(browser, path, present["tag"])
