"""The evening in figures: charts with their tables, and lists that lead to moments."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import Phone
from tests.browser.scenes import close_game


def open_look_back_list(phone: Phone) -> None:
    """Open the list of pages that look back on the game."""
    phone.open_sheet("Menu")
    phone.tap(re.compile("^Look back"), phone.topmost_sheet)


def test_after_the_game_everybody_reads_the_evening_in_figures(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    open_look_back_list(cicero)
    expect(cicero.page.get_by_role("button", name=re.compile("^My evening"))).to_be_visible()
    figures = cicero.page.get_by_role("button", name=re.compile("^The evening in figures"))
    expect(figures).to_have_count(0)
    evening.does("cicero", "give", to="hirtius", asset="denarius", quantity=100_000)
    evening.does(
        "fata", "play-for-chance", players=["cicero", "hirtius"], sides=6, words="for wine"
    )
    close_game(evening)
    home = cicero.page.get_by_role("button", name=re.compile("^Take my evening home"))
    expect(home).to_be_visible()
    expect(cicero.page.locator(".banner")).to_have_count(1)
    cicero.tap(re.compile("^The evening in figures"))
    worth = cicero.page.locator(".evening-chart").first
    expect(worth.locator("canvas")).to_be_visible()
    expect(worth.locator("table")).to_be_hidden()
    worth.get_by_text("As a table").click()
    expect(worth.locator("tbody tr").first).to_be_visible()
    bars = cicero.page.get_by_role("list", name="With whom Cicero dealt")
    expect(bars.get_by_role("listitem").filter(has_text="Hirtius")).to_be_visible()
    expect(cicero.page.get_by_role("img", name="With whom Cicero dealt")).to_be_hidden()
    cicero.wait_for_text("Too few were rolled to say whether they were fair")
    expect(cicero.page.get_by_text("6 sides, rolled by the server: 2").first).to_be_attached()
    expect(cicero.page.locator(".evening-matrix")).to_be_hidden()
    cicero.page.get_by_text("The dealings of everybody with everybody").click()
    row = cicero.page.locator(".evening-matrix").get_by_role("row", name=re.compile("^Hirtius"))
    row.get_by_role("button", name="Hirtius").click()
    expect(cicero.page.get_by_role("list", name="With whom Hirtius dealt")).to_be_visible()
    looker.at(cicero, "evening-in-figures-on-a-phone")
    cicero.page.set_viewport_size({"width": 1280, "height": 900})
    expect(cicero.page.get_by_role("img", name="With whom Hirtius dealt")).to_be_visible()
    looker.at(cicero, "evening-in-figures")
    assert looker.faults == []
    assert hands.unexpected_faults() == []
