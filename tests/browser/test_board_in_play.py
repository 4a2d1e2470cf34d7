"""Roman Diplomacy on the map itself: orders by tapping, what if, replay, winter, trades."""

import re

from playwright.sync_api import expect

from tests.browser.chart import PhoneMap, element_box
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, Phone
from tests.browser.projector import SMALLEST
from tests.browser.served import ServedLedger

SCENARIO = """based_on: roman_diplomacy
players: [gaius, julia]
"""
WHAT_IF_RESULTS = [
    "Fleet in Aegean Sea goes to Ionian Sea: succeeds",
    "Army in Rome goes to Tuscany by convoy: succeeds",
    "Army in Trieste goes to Albania: succeeds",
    "Fleet in Tyrrhenian Sea carries Rome to Tuscany: succeeds",
    "Fleet in Ionian Sea goes to Adriatic Sea: succeeds",
]
"""The results of Gaius's saved orders and of the order that he supposes for Julia, causes first."""

FINGER = 44
"""The least size in CSS pixels of every button beside the map."""


def place_units(evening: Evening, **units: str) -> None:
    """Let the host place units by province, such as `tys="gaius fleet"`."""
    for at, (owner, kind) in ((at, unit.split()) for at, unit in units.items()):
        evening.does("host", "set-unit", at=at, unit=kind, owner=owner, reason="trial")


def wait_until_saved(phone: Phone) -> None:
    """Wait until the orders are saved at the server."""
    expect(phone.page.locator(".sealed-state")).to_contain_text(re.compile(r"(saved|sealed) \d"))


def wait_for_composer(phone: Phone, text: str) -> None:
    """Wait until the composer below the map shows this text."""
    expect(phone.page.locator(".dip-composer")).to_contain_text(text)


def step_and_check_moment(phone: Phone, *lines: str) -> None:
    """Go on by one moment, and check that these lines are shown."""
    phone.tap("On")
    expect(phone.page.locator(".dip-told-line")).to_have_text(list(lines))


def test_a_year_is_played_on_the_map(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, SCENARIO, ruleset="roman_diplomacy")
    gaius = hands.of(evening, "gaius", "Gaius")
    julia = hands.of(evening, "julia", "Julia", size=SMALL)
    evening.does("gaius", "found-empire", city="rom")
    evening.does("julia", "found-empire", city="tri")
    place_units(evening, tys="gaius fleet", mao="gaius fleet", aeg="gaius fleet", apu="julia army")
    wall = hands.wall_phone(evening)
    check_order_taps(gaius, PhoneMap(gaius), looker)
    try_what_if(gaius, evening, looker)
    write_orders_by_keyboard(julia, looker)
    for phone in (gaius, julia):
        phone.tap("I am ready")
    check_moment_of_truth(wall, looker)
    check_results_in_order(gaius, looker)
    play_winter(gaius, julia, evening, looker)
    check_past_turns(gaius, evening, looker)
    assert hands.unexpected_faults() == []


def check_order_taps(gaius: Phone, chart: PhoneMap, looker: Looker) -> None:
    """Check that only legal provinces light up, paths are asked for, and petrol is counted."""
    gaius.go_to_tab("Map")
    chart.tap("rom")
    wait_for_composer(gaius, "Tap where it goes")
    assert chart.lit_provinces == {"ven", "tus", "apu", "nap", "tun"}
    looker.at(gaius, "tapped-unit")
    chart.tap("tus")
    assert gaius.page.get_by_role("group", name="Which way?").is_visible()
    assert min(element_heights(gaius, ".dip-which button")) >= FINGER
    looker.at(gaius, "which-way")
    gaius.tap("goes to Tuscany by convoy")
    chart.tap("mao", "spa")
    gaius.tap(re.compile("goes to Spain.*north coast"))
    chart.tap("aeg", "ion")
    wait_for_composer(gaius, "Petrol: 1 left")
    wait_for_composer(gaius, "Tap where it sails on")
    chart.tap("adr")
    wait_for_composer(gaius, "Petrol: 0 left")
    chart.tap("tys")
    assert chart.lit_provinces == set()
    chart.tap("mao")
    gaius.tap("No order")
    chart.tap("tys")
    gaius.tap("Carry")
    assert chart.lit_provinces == {"rom"}
    chart.tap("rom", "tus")
    wait_for_composer(gaius, "3 of 5 ordered")
    looker.at(gaius, "all-orders")
    wait_until_saved(gaius)


def test_on_a_small_phone_nothing_hides_the_map_or_the_question(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, SCENARIO, ruleset="roman_diplomacy")
    gaius = hands.of(evening, "gaius", "Gaius", size=SMALL)
    evening.does("gaius", "found-empire", city="rom")
    evening.does("julia", "found-empire", city="tri")
    place_units(evening, tys="gaius fleet")
    gaius.go_to_tab("Map")
    chart = PhoneMap(gaius)
    chart.tap("rom", "tus")
    gaius.page.get_by_role("group", name="Which way?").wait_for()
    composer, drawn = element_box(gaius, ".dip-composer"), element_box(gaius, ".chart-frame")
    assert composer["height"] < drawn["height"] / 2
    assert min(element_heights(gaius, ".dip-which button")) >= FINGER
    looker.at(gaius, "small-which-way")
    evening.does("julia", "federate", name="Pax", partners=["gaius"])
    gaius.wait_for_text("asks: Unite")
    assert element_box(gaius, ".dip-asked")["y"] < element_box(gaius, ".chart-frame")["y"]
    looker.at(gaius, "small-asked")
    gaius.tap("What if?")
    gaius.wait_for_text("Show what would happen")
    show = gaius.page.get_by_role("button", name="Show what would happen").bounding_box()
    assert show is not None
    assert element_box(gaius, ".dip-bar")["y"] >= show["y"] + show["height"]
    assert element_box(gaius, ".dip-asked")["y"] >= show["y"] + show["height"]
    looker.at(gaius, "small-what-if")
    assert hands.unexpected_faults() == []


def element_heights(phone: Phone, selector: str) -> list[float]:
    """Return the heights of all these elements in CSS pixels."""
    boxes = [one.bounding_box() for one in phone.page.locator(selector).all()]
    return [box["height"] for box in boxes if box is not None]


def try_what_if(gaius: Phone, evening: Evening, looker: Looker) -> None:
    """Try a what-if. The server gets no request, and the player's orders stay."""
    views = [evening.view(one)["slices"] for one in ("", "julia", "host")]
    gaius.tap("What if?")
    wait_for_composer(gaius, "3 of 5 ordered")
    gaius.tap("Julia", gaius.page.get_by_role("group", name="Whose orders"))
    wait_for_composer(gaius, "0 of 3 ordered")
    chart = PhoneMap(gaius)
    chart.tap("tri")
    wait_for_composer(gaius, "Tap where it goes")
    chart.tap("alb")
    wait_for_composer(gaius, "1 of 3 ordered")
    gaius.tap("Show what would happen")
    expect(gaius.page.locator(".dip-results li")).to_have_text(WHAT_IF_RESULTS)
    step_and_check_moment(gaius, WHAT_IF_RESULTS[0])
    looker.at(gaius, "what-if")
    assert [evening.view(one)["slices"] for one in ("", "julia", "host")] == views
    gaius.tap(re.compile("^Map$"))
    wait_for_composer(gaius, "3 of 5 ordered")


def write_orders_by_keyboard(julia: Phone, looker: Looker) -> None:
    """Write the same orders in the list, without a finger on the map."""
    julia.go_to_tab("Map")
    orders = julia.page.get_by_role("button", name="Orders", exact=True)
    orders.focus()
    julia.page.keyboard.press("Enter")
    for piece, keys, deed in (
        ("Army in Apulia", "goes to Ven", "goes to Venice"),
        ("Army in Trieste", "goes to Ven", "goes to Venice"),
    ):
        box = julia.page.get_by_role("combobox", name=piece, exact=True)
        box.focus()
        julia.page.keyboard.type(keys)
        julia.page.keyboard.press("Tab")
        expect(box.locator("option:checked")).to_have_text(deed)
    assert min(element_heights(julia, ".dip-list select")) >= FINGER
    looker.at(julia, "list")
    wait_until_saved(julia)


def check_moment_of_truth(wall: Phone, looker: Looker) -> None:
    """Check that the moment of truth is shown once.

    The present board and the turn's result follow.
    """
    told = wall.page.locator(".dip-wall .dip-told")
    expect(told).to_contain_text("goes to Venice: fails")
    wall.wait_for_text("Last turn: Spring 100 A.D.")
    expect(told).to_have_count(0, timeout=30_000)
    wall.wait_for_text("2 went, 2 bounced, 0 supports were cut")
    assert min(element_heights(wall, ".dip-wall-season h2, .dip-wall-season p")) >= SMALLEST
    expect(wall.page.locator(".dip-wall g.order")).to_have_count(0)
    looker.at(wall, "wall-after")


def check_results_in_order(gaius: Phone, looker: Looker) -> None:
    """Check the results in order of cause: bounces, moves, mere supports, then parts of a path."""
    gaius.tap("Last turn")
    step_and_check_moment(
        gaius,
        "Army in Apulia goes to Venice: fails · 1 against 1: bounced with Trieste",
        "Army in Trieste goes to Venice: fails · 1 against 1: bounced with Apulia",
    )
    looker.at(gaius, "bounce")
    step_and_check_moment(gaius, "Fleet in Aegean Sea goes to Ionian Sea: succeeds")
    step_and_check_moment(gaius, "Army in Rome goes to Tuscany by convoy: succeeds")
    step_and_check_moment(gaius, "Fleet in Tyrrhenian Sea carries Rome to Tuscany: succeeds")
    step_and_check_moment(gaius, "Fleet in Ionian Sea goes to Adriatic Sea: succeeds")
    step_and_check_moment(gaius, "Orders")


def play_winter(gaius: Phone, julia: Phone, evening: Evening, looker: Looker) -> None:
    """Let Gaius, who has more centres than units in autumn, build and raise barbarians."""
    for centre in ("nap", "ven", "tun", "mun", "vie", "bud"):
        evening.does("host", "set-owner", at=centre, owner="gaius", reason="trial")
    place_units(evening, mao="neutral nothing")
    for phone in (gaius, julia):
        phone.tap("I am ready")
    gaius.wait_for_text("You may build 4 units")
    gaius.page.get_by_label("Build in Rome", exact=True).select_option(label="Fleet in Rome")
    gaius.page.get_by_text(re.compile("^Raise a barbarian army in")).tap()
    wild = gaius.page.get_by_label("Build in Bohemia", exact=True)
    wild.select_option(label="Barbarian army in Bohemia")
    looker.at(gaius, "winter")
    gaius.tap("Save")
    wait_until_saved(gaius)
    julia.wait_for_text("You have to disband one unit")
    expect(julia.page.get_by_text("Nothing is asked of you now")).to_have_count(0)
    julia.tap("Army in Apulia")
    julia.tap("Save")
    wait_until_saved(julia)
    looker.at(julia, "winter-small")
    for phone in (gaius, julia):
        phone.tap("I am ready")
    gaius.wait_for_text("101 A.D.")
    stands = evening.view()["slices"]
    assert stands["place/rom"]["unit"] == {"coast": "", "kind": "fleet", "owner": "gaius"}
    assert stands["place/boh"]["unit"]["kind"] == "barbarian"
    assert stands["place/apu"]["unit"] is None


def check_past_turns(gaius: Phone, evening: Evening, looker: Looker) -> None:
    """See any turn again by the slider, and a corrected turn as it had gone at first."""
    evening.does("host", "readjudicate", reason="trial")
    gaius.tap("Last turn")
    gaius.tap("As it went at first")
    looker.at(gaius, "at-first")
    gaius.page.get_by_role("slider", name="Turn").fill("0")
    gaius.wait_for_text("Army in Rome goes to Tuscany by convoy: succeeds")
    expect(gaius.page.get_by_role("button", name="As it went at first")).to_have_count(0)


def test_a_unit_is_traded_on_two_phones(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, SCENARIO, ruleset="roman_diplomacy")
    gaius = hands.of(evening, "gaius", "Gaius")
    julia = hands.of(evening, "julia", "Julia", size=SMALL)
    evening.does("gaius", "found-empire", city="rom")
    evening.does("julia", "found-empire", city="tri")
    place_units(evening, boh="gaius army")
    for who in ("gaius", "julia"):
        evening.does("host", "set-membership", who=who, name="Pax", reason="trial")
    for phone in (gaius, julia):
        phone.go_to_tab("Map")
        phone.tap("I am ready")
    gaius.wait_for_text("trades among members")
    assert element_box(gaius, ".dip-bar")["height"] < element_box(gaius, ".chart-frame")["height"]
    gaius.tap("Trades")
    looker.at(gaius, "trade-list")
    gaius.tap("Bohemia", gaius.page.get_by_role("group", name="Give a unit"))
    expect(gaius.page.get_by_role("dialog")).to_be_visible()
    looker.at(gaius, "trade")
    gaius.submit_sheet("Ask Julia")
    expect(julia.page.get_by_role("button", name="Agree")).to_be_visible()
    looker.at(julia, "trade-asked")
    assert evening.view()["slices"]["place/boh"]["unit"]["owner"] == "gaius"
    julia.tap("Agree")
    gaius.go_to_tab("Chronicle")
    gaius.wait_for_line("Gaius gives Julia the unit in Bohemia")
    assert evening.view()["slices"]["place/boh"]["unit"]["owner"] == "julia"
    assert hands.unexpected_faults() == []
