"""Roman Diplomacy over weeks: a deadline passed while the server was down and all were away."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from api.models.answers import Receipt
from ledger.games.roman_diplomacy.rules import RULES
from ledger.store import open_store
from tests.api.hall import Clock, document_of, open_hall
from tests.api.jar_hall import advance_clock

SCENARIO = """based_on: roman_diplomacy
map: mare_parvum
special_sites: []
win_centres: 4
letters: private
players: [gaius, julia]
deadlines: {zone: UTC, at: "Mon, Wed, Fri 20:00"}
"""
SHELF = {
    "roman_diplomacy": replace(
        RULES,
        scenarios=replace(
            RULES.scenarios, read=lambda _text, name: RULES.scenarios.read(SCENARIO, name)
        ),
    )
}
MONDAY = int(datetime(2026, 11, 23, 9, tzinfo=UTC).timestamp() * 1000)
NEXT_SUNDAY = int(datetime(2026, 11, 29, 12, tzinfo=UTC).timestamp() * 1000)


def readable_time(at: int) -> str:
    """Return a time in the form in which people write it."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%a %H:%M")


async def test_orders_saved_before_an_outage_count_once_the_server_is_back() -> None:
    store, clock = open_store("memory:"), Clock()
    clock.now = MONDAY
    async with open_hall(store=store, clock=clock, rulesets=SHELF) as hall:
        gaius, julia = await hall.phone("gaius"), await hall.phone("julia")
        await gaius.does("found-empire", city="bru")
        await julia.does("found-empire", city="alb")
        (window,) = hall.game.state.kernel.windows.values()
        assert readable_time(window.until) == "Mon 20:00"
        saved: dict[str, Any] = {"window": window.id, "revision": 1, "orders": {"A bru": ["H"]}}
        document_of(await gaius.send_command("order-units", **saved), Receipt)
        await gaius.does("write-letter", to=["julia"], text="Peace until spring?")
    clock.now = NEXT_SUNDAY
    async with open_hall(store=store, clock=clock, rulesets=SHELF, found=False) as hall:
        await advance_clock(hall, 5_000)
        world = hall.game.state.world
        assert world.turn == 1
        assert [one.order for one in world.played_turns[0].results if one.given] == ["A Bru H"]
        assert (world.empire("gaius").missed_turns, world.empire("julia").missed_turns) == (
            (),
            (0,),
        )
        (window,) = hall.game.state.kernel.windows.values()
        assert readable_time(window.until) == "Mon 20:00"
        assert window.until > NEXT_SUNDAY
