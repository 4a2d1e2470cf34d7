"""The screen for orders under a hand, with an empire's units and arrows.

The hand is that of `boards`. The baseline is the same screen of an empire with one unit.
"""

import re
from collections.abc import Iterator
from itertools import islice

from playwright.sync_api import Browser, expect

from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from tests.browser.evening import Evening
from tests.browser.phone import Phone, open_phone
from tests.browser.served import ServedLedger
from tests.load.boards import TARGET, figure_name, frame_times, slow_phone_percentile
from tests.load.browsers import PATH, measuring_browser_and_server
from tests.load.figures import Figure

SCENARIO = "based_on: roman_diplomacy\nplayers: [gaius, julia]\n"
CITIES = {"gaius": "rom", "julia": "ven"}
UNITS = 17
BOARD = load_shipped_map("standard").board()
SIZE = (390, 844)


def order_figures() -> Iterator[Figure]:
    """Yield the main thread's work in a frame at the 95th percentile.

    Without a browser yield nothing.
    """
    if not PATH:
        return
    with measuring_browser_and_server() as (browser, served):
        bare, full = (
            slow_phone_percentile(_frame_times_with_orders(browser, served, units))
            for units in (1, UNITS)
        )
    board = f"the map with {UNITS} units and their orders"
    yield Figure(figure_name(board), full, "ms", TARGET, bare)


def _frame_times_with_orders(browser: Browser, served: ServedLedger, units: int) -> list[float]:
    evening = Evening(served, SCENARIO, ruleset="roman_diplomacy")
    with open_phone(browser, served.address, SIZE) as phone:
        phone.enter(evening.card("gaius"), "Gaius")
        evening.use_phone_session("gaius", phone.cookie)
        for who, city in CITIES.items():
            evening.does(who, "found-empire", city=city)
        for place in islice(_leavable_provinces(), units - 1):
            fields = {"at": place, "unit": "army", "owner": "gaius", "reason": "as measured"}
            evening.does("host", "set-unit", **fields)
        _write_orders(phone, units)
        return frame_times(phone.page)


def _write_orders(phone: Phone, units: int) -> None:
    """Order each army to move, so that there are arrows to draw."""
    phone.go_to_tab("Map")
    phone.tap("Orders")
    for number in range(units):
        phone.page.get_by_label(re.compile("^Army in")).nth(number).select_option(index=1)
    phone.tap("Map")
    expect(phone.page.get_by_text(f"{units} of {units + 1} ordered")).to_be_visible()


def _leavable_provinces() -> Iterator[str]:
    """Yield provinces that an army can leave, in the order of their ids."""
    return (
        place
        for place, one in sorted(BOARD.provinces.items())
        if one.can_hold_armies and one.army and place not in CITIES.values()
    )
