"""An organiser prepares an evening in a browser, from the link to the downloaded file."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect
from typer.testing import CliRunner

from api.cli import app
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.organiser_page import (
    LAPTOP,
    go_to_step,
    make_event,
    sign_in,
    wait_until_saved,
)
from tests.browser.phone import SMALL, Phone, Size
from tests.browser.served import ADMIN, OTHER_NAME, ServedLedger

STEPS = (
    "Game and file",
    "Event",
    "Cast",
    "Seats and money",
    "Seasons",
    "Readings",
    "Dice",
    "Address for phones",
    "Public page",
    "Guests",
    "Try it",
    "Found and print",
)


def upload(page: Page, button: str, text: str) -> None:
    """Choose a file with this text."""
    file = FilePayload(name="evening.yaml", mimeType="application/yaml", buffer=text.encode())
    page.get_by_label(button).set_input_files(file)


def test_an_evening_for_forty_is_prepared_from_the_link_to_the_file(
    hands: PhoneProvider, shared_server: ServedLedger, tmp_path: Path
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    assert page.url == f"{shared_server.address}/organiser"
    make_event(browser)
    go_to_step(page, "Event")
    page.get_by_label("Name of the event").fill("Saturnalia")
    page.get_by_label("Title of the game").fill("Ludi Saturnales")
    page.get_by_label("Day").fill("2026-12-17")
    page.get_by_label("Length in minutes").fill("150")
    expect(page.get_by_label("Expected people")).to_have_value("40")
    go_to_step(page, "Seats and money")
    page.locator("summary", has_text="Gaius Octavius Caesar (Octavian)").tap()
    page.get_by_label("Denarii").fill("700,000")
    go_to_step(page, "Seasons")
    page.get_by_label("Aestas").fill("6")
    go_to_step(page, "Readings")
    page.get_by_text("What is one suffragium worth?").first.tap()
    page.locator("label.option", has_text="300,000").tap()
    wait_until_saved(page)
    go_to_step(page, "Game and file")
    with page.expect_download() as download:
        browser.tap("Download the file")
    file = tmp_path / "evening.yaml"
    download.value.save_as(file)
    text = file.read_text(encoding="utf-8")
    for line in ("title: Ludi Saturnales", "denarius: 700000", "aestas: 6", "suffragium: 300000"):
        assert line in text
    checked = CliRunner().invoke(app, ["check", str(file)])
    assert checked.exit_code == 0, checked.output


def test_a_wrong_number_shows_its_sentence_at_the_field_and_keeps_the_other_input(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser)
    go_to_step(page, "Seasons")
    page.get_by_label("Hiems").fill("4")
    field = page.get_by_label("Aestas")
    field.fill("soon")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile("whole number"))
    expect(field).to_have_value("soon")
    expect(page.get_by_label("Hiems")).to_have_value("4")
    expect(page.get_by_role("button", name=re.compile("Seasons.*One fault"))).to_be_visible()
    field.fill("6")
    expect(field).to_have_attribute("aria-invalid", "false")


def test_closing_the_page_loses_nothing_that_was_typed(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    make_event(browser)
    address = browser.page.url
    go_to_step(browser.page, "Event")
    browser.page.route("**/organiser/events/*", lambda route: route.abort())
    browser.tolerate_errors("net::ERR_")
    browser.page.get_by_label("Name of the event").fill("Half a na")
    expect(browser.page.get_by_text("Not saved yet")).to_be_visible()
    browser.page.close()
    window = browser.window()
    window.page.goto(address)
    expect(window.page.get_by_role("navigation", name="Steps")).to_be_visible()
    go_to_step(window.page, "Event")
    expect(window.page.get_by_label("Name of the event")).to_have_value("Half a na")
    wait_until_saved(window.page)


def test_two_windows_join_different_fields_and_ask_about_the_same_one(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    first = sign_in(hands, shared_server)
    make_event(first)
    second = sign_in(hands, shared_server)
    second.page.goto(first.page.url)
    for browser in (first, second):
        browser.tolerate_errors("status of 412")
        go_to_step(browser.page, "Event")
    first.page.get_by_label("Name of the event").fill("Saturnalia")
    wait_until_saved(first.page)
    second.page.get_by_label("Length in minutes").fill("150")
    wait_until_saved(second.page)
    expect(second.page.get_by_label("Name of the event")).to_have_value("Saturnalia")
    second.page.get_by_label("Name of the event").fill("Lupercalia")
    wait_until_saved(second.page)
    first.page.get_by_label("Name of the event").fill("Floralia")
    choice = first.page.get_by_role("group", name="Name of the event")
    first.tap("The other: Lupercalia", choice)
    expect(first.page.get_by_label("Name of the event")).to_have_value("Lupercalia")
    wait_until_saved(first.page)


def test_each_step_has_an_address_that_a_reload_and_the_browser_buttons_keep(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser, 12)
    go_to_step(page, "Cast")
    browser.tap("Next step")
    title = page.get_by_role("heading", level=2)
    expect(title).to_have_text("Seats and money")
    page.reload()
    expect(title).to_have_text("Seats and money")
    page.go_back()
    expect(title).to_have_text("Cast")
    page.go_back()
    expect(title).to_have_text("Game and file")
    page.go_forward()
    expect(title).to_have_text("Cast")


def test_seats_and_starts_are_chosen_with_their_faults_at_the_field(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser)
    go_to_step(page, "Seats and money")
    seats = page.get_by_label("Sicily", exact=True)
    expect(seats).to_have_accessible_description(re.compile("Begin here: .*Sextus Pomp"))
    page.locator("summary", has_text="Octavian").tap()
    page.get_by_label("Begins in").select_option(label="Sicily")
    expect(seats).to_have_accessible_description(re.compile("Begin here: .*Octavian"))
    seats.fill("1")
    start = page.get_by_label("Begins in")
    expect(start).to_have_accessible_description(re.compile("in Sicily, which seats 1"))
    expect(
        page.get_by_role("button", name=re.compile("Seats and money.*One fault"))
    ).to_be_visible()
    seats.fill("3")
    expect(start).to_have_attribute("aria-invalid", "false")
    wait_until_saved(page)


def test_the_main_readings_come_first_and_the_others_open_below_them(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser, 12)
    go_to_step(page, "Readings")
    main = page.get_by_role("region", name="Readings that most organisers decide")
    expect(main.get_by_text("What is one suffragium worth?")).to_be_visible()
    other = page.get_by_text("May an amazon marry?")
    expect(other).to_be_hidden()
    page.get_by_text(re.compile(r"^The other readings \(\d+\)")).tap()
    expect(other).to_be_visible()
    page.get_by_role("searchbox").fill("amazon")
    expect(other).to_be_visible()
    expect(main).to_have_count(0)


def test_the_link_of_the_public_page_is_copied_with_a_button(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser, 12)
    go_to_step(page, "Public page")
    page.locator("label.option", has_text="Everybody with the link").tap()
    browser.context.grant_permissions(["clipboard-read", "clipboard-write"])
    browser.tap("Copy the link")
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    link = page.locator("a.organiser-link")
    assert copied == link.inner_text()
    go_to_step(page, "Address for phones")
    page.get_by_label("Address for phones").fill("https://games.example.org/club")
    go_to_step(page, "Public page")
    # The address is faulty, so the text has the address of this page.
    expect(link).to_have_text(re.compile(f"^{re.escape(browser.address)}/event/"))
    expect(link).to_have_attribute("href", re.compile("^/event/"))


def test_the_first_page_leads_an_organiser_to_the_page_and_no_stranger(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    elsewhere = shared_server.address.replace("127.0.0.1", OTHER_NAME)
    asked: list[str] = []
    stranger = hands.new_phone(elsewhere)
    stranger.page.on("request", lambda request: asked.append(request.url))
    stranger.open_path("/")
    expect(stranger.page.get_by_role("button", name="Show my card")).to_be_visible()
    stranger.page.wait_for_load_state("networkidle")
    expect(stranger.page.get_by_role("button", name="To the organiser's page")).to_have_count(0)
    assert not [url for url in asked if "/organiser/session" in url]
    organiser = hands.new_phone(elsewhere)
    organiser.open_path(f"/organiser#{ADMIN}")
    expect(organiser.page.get_by_role("group", name="Which game")).to_be_visible()
    organiser.tap("To the games")
    organiser.tap("To the organiser's page")
    organiser.tap("Sign out of this browser")
    expect(organiser.page.get_by_role("button", name="Show my card")).to_be_visible()
    expect(organiser.page.get_by_role("button", name="To the organiser's page")).to_have_count(0)
    own_machine = hands.new_phone(shared_server.address)
    own_machine.open_path("/")
    expect(own_machine.page.get_by_role("button", name="To the organiser's page")).to_be_visible()


def test_a_change_is_saved_although_the_page_is_left_at_once(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    make_event(browser)
    go_to_step(browser.page, "Event")
    browser.page.get_by_label("Name of the event").fill("Quinquatrus")
    browser.tap("My events")
    expect(browser.page.get_by_role("button", name="Quinquatrus")).to_be_visible()


def test_a_character_with_lines_in_the_file_is_left_out_only_after_a_question(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser, 12)
    go_to_step(page, "Cast")
    juno = page.get_by_role("checkbox", name=re.compile("Juno"))
    page.locator("label.option", has_text=re.compile("^✓?Juno")).tap()
    browser.tap("Keep the character")
    expect(juno).to_be_checked()
    page.locator("label.option", has_text=re.compile("^✓?Juno")).tap()
    browser.tap("Delete the lines")
    expect(juno).not_to_be_checked()
    wait_until_saved(page)


def test_the_recommended_cast_is_marked_with_its_reasons(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser, 12)
    go_to_step(page, "Cast")
    juno = page.locator("label.option", has_text=re.compile("^✓?Juno"))
    expect(juno).to_contain_text("Juno makes weddings")
    expect(juno).to_contain_text("recommended")
    apollo = page.locator("label.option", has_text=re.compile("^✓?Apollo"))
    expect(apollo).to_contain_text("Recommended for at least")
    go_to_step(page, "Event")
    page.get_by_label("Expected people").fill("40")
    go_to_step(page, "Cast")
    expect(apollo).to_contain_text("Apollo ends the seasons")


def test_a_template_tells_what_bots_did_in_its_rehearsal(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    page.locator("label.option", has_text="Ludi Romani").tap()
    page.get_by_text("What bots did in a rehearsal for 12 people").tap()
    expect(page.get_by_text("By the timetable the evening lasts 89 minutes.")).to_be_visible()


def test_the_seasons_step_adds_up_the_seasons_of_the_event(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser, 12)
    go_to_step(page, "Seasons")
    expect(page.get_by_text("Minutes of all seasons: 89")).to_be_visible()
    page.get_by_label("Number of summers").fill("13")
    expect(page.get_by_text("Minutes of all seasons: 149")).to_be_visible()


def test_bots_rehearse_an_event_and_the_organiser_opens_the_wall_and_a_phone(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser, 12)
    go_to_step(page, "Try it")
    browser.tap("Start the rehearsal")
    expect(page.get_by_text("The rehearsal is running.")).to_be_visible()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Open the wall").tap()
    wall = opened.value
    expect(wall.locator(".wall, main").first).to_be_visible()
    game = wall.url.split("/")[4]
    page.get_by_role("searchbox").fill("Juno")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Juno").tap()
    phone = opened.value
    phone.get_by_role("button", name="Enter").tap()
    expect(phone).to_have_url(re.compile(f"/g/{game}"))
    expect(page.get_by_text("A phone has this character.")).to_be_visible()
    page.reload()
    go_to_step(page, "Try it")
    expect(page.get_by_text("The rehearsal is running.")).to_be_visible()
    browser.tap("End the rehearsal")
    expect(page.get_by_role("link", name="Open the wall")).to_have_count(0)
    expect(phone.get_by_text("its rehearsal has ended")).to_be_visible()
    expect(phone.get_by_role("button", name=re.compile("^ended"))).to_be_visible()
    expect(wall.get_by_role("button", name=re.compile("^ended"))).to_be_visible()
    expect(phone.get_by_text("offline")).to_have_count(0)
    assert browser.page.request.get(f"{shared_server.address}/api/v1/games/{game}").status == 404


def found_game(browser: Phone) -> None:
    """Found the game of the event that is open, with an address for phones."""
    go_to_step(browser.page, "Address for phones")
    expect(browser.page.get_by_text("No address for phones")).to_be_visible()
    browser.page.get_by_label("Address for phones").fill(browser.address)
    expect(browser.page.get_by_text("Only this machine can open")).to_be_visible()
    wait_until_saved(browser.page)
    go_to_step(browser.page, "Found and print")
    browser.tap("Found the game")
    browser.tap("Found it now")
    expect(browser.page.get_by_role("button", name="Make the cards")).to_be_visible()


def make_cards(browser: Phone) -> None:
    """Make the cards of a founded game, and wait until each has its code to scan."""
    browser.tap("Make the cards")
    expect(browser.page.locator(".printed-card .qr path[d^=M]").last).to_be_attached()


def test_an_event_for_forty_is_founded_and_its_pages_are_printed(
    hands: PhoneProvider, shared_server: ServedLedger, looker: Looker
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser)
    found_game(browser)
    expect(page.get_by_text("Only this machine can open")).to_be_visible()
    make_cards(browser)
    cards = page.locator(".printed-card")
    assert cards.count() >= 40
    looker.at(browser, "cards-1280")
    paper = page.pdf(prefer_css_page_size=True)
    pages = len(re.findall(rb"/Type\s*/Page\b", paper))
    assert pages <= -(-cards.count() // 6), pages
    card = cards.filter(has_text="Agrippa").first
    code = card.locator("b").inner_text()
    phone = hands.new_phone(shared_server.address)
    phone.open_path("/")
    phone.page.get_by_role("textbox").fill(code)
    phone.tap("Show my card")
    expect(phone.page.get_by_role("heading", name="Agrippa")).to_be_visible()
    browser.tap("Show the pages for desks")
    expect(page.locator(".printed-page", has_text="Apollo").first).to_contain_text("Summer")
    juno = page.locator(".printed-page").filter(has=page.get_by_role("heading", name="Juno"))
    expect(juno).to_contain_text("Your acts in this game")
    expect(juno).to_contain_text("Approves weddings and makes them lawful")
    # The cards are shown only once, so they stay; on paper the newest pages stand alone.
    expect(cards.first).to_be_attached()
    looker.at(browser, "desks-1280")
    page.get_by_label("Name of the Wi-Fi").fill("Aula")
    page.get_by_label("Password of the Wi-Fi").fill("carpe diem")
    browser.tap("Show the signs")
    expect(page.locator(".printed-sign")).to_have_count(2)
    paper = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 2
    browser.tap("Put these pages away", within=page.locator(".printed").first)
    expect(page.locator(".printed-sign")).to_have_count(0)
    paper = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == pages
    stored = page.evaluate("JSON.stringify([localStorage, sessionStorage, history.state])")
    assert code not in stored + page.url
    assert "carpe diem" not in stored + page.url


def test_codes_are_shown_once_and_new_cards_are_made_only_after_a_question(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser, 12)
    found_game(browser)
    make_cards(browser)
    code = page.locator(".printed-typed b").first.inner_text()
    page.reload()
    go_to_step(page, "Found and print")
    expect(page.locator(".printed-card")).to_have_count(0)
    browser.tap("Make the cards")
    expect(page.get_by_text("make all older cards useless")).to_be_visible()
    browser.tap("Keep the old cards")
    browser.tap("Make the cards")
    browser.tap("Make new cards")
    expect(page.locator(".printed-typed b").first).not_to_have_text(code)


def test_cards_stay_on_the_screen_in_another_language(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser, 12)
    found_game(browser)
    make_cards(browser)
    code = page.locator(".printed-typed b").first.inner_text()
    browser.tap("Show the pages for desks")
    expect(page.locator(".printed-page").first).to_be_attached()
    page.locator(".organiser-body .languages button[lang=es]").tap()
    expect(page.get_by_role("button", name="Hacer las tarjetas")).to_be_visible()
    expect(page.locator(".printed-page")).to_have_count(0)
    expect(page.locator(".printed-typed b").first).to_have_text(code)


def test_a_second_window_asks_before_it_makes_the_cards_of_the_first_useless(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser, window = (sign_in(hands, shared_server) for _ in range(2))
    make_event(browser, 12)
    found_game(browser)
    window.tolerate_errors("status of 412")
    window.page.goto(browser.page.url)
    go_to_step(window.page, "Found and print")
    expect(window.page.get_by_role("button", name="Make the cards")).to_be_visible()
    make_cards(browser)
    window.tap("Make the cards")
    expect(window.page.get_by_text("make all older cards useless")).to_be_visible()
    expect(window.page.locator(".printed-card")).to_have_count(0)
    window.tap("Make new cards")
    expect(window.page.locator(".printed-card .qr path[d^=M]").last).to_be_attached()


def test_a_founded_event_cannot_change_its_scenario_and_a_copy_can(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser, 12)
    window = sign_in(hands, shared_server)
    window.tolerate_errors("status of 412")
    window.page.goto(page.url)
    go_to_step(window.page, "Found and print")
    found_game(browser)
    window.tap("Found the game")
    window.tap("Found it now")
    expect(window.page.get_by_role("heading", name="The game is founded")).to_be_visible()
    go_to_step(page, "Seasons")
    expect(page.get_by_text("The game is founded, so its scenario cannot change")).to_be_visible()
    expect(page.get_by_label("Aestas")).to_be_disabled()
    go_to_step(page, "Found and print")
    browser.tap("Make a copy")
    expect(page.get_by_role("heading", name=re.compile("^Copy of"))).to_be_visible()
    go_to_step(page, "Seasons")
    expect(page.get_by_label("Aestas")).to_be_enabled()


def test_a_server_that_cannot_write_says_so_and_founds_nothing(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser, 12)
    browser.tolerate_errors("status of 503")
    full = {"title": "The disk is full", "status": 503, "detail": "The disk is full."}
    page.route("**/organiser/events/*/game", lambda route: route.fulfill(status=503, json=full))
    go_to_step(page, "Found and print")
    browser.tap("Found the game")
    browser.tap("Found it now")
    expect(page.get_by_role("alert")).to_have_text("The disk is full.")
    page.unroute("**/organiser/events/*/game")
    browser.tap("Found the game")
    browser.tap("Found it now")
    expect(page.get_by_role("heading", name="The game is founded")).to_be_visible()


def test_a_scenario_with_faults_names_the_steps_and_starts_no_rehearsal(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser, 12)
    go_to_step(page, "Seasons")
    page.get_by_label("Aestas").fill("soon")
    wait_until_saved(page)
    go_to_step(page, "Try it")
    expect(page.get_by_role("button", name="Start the rehearsal")).to_be_disabled()
    page.get_by_role("alert").get_by_role("button", name="Seasons").tap()
    expect(page.get_by_role("heading", name="Seasons", exact=True)).to_be_visible()


def test_a_refused_field_is_marked_and_the_others_are_saved(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser)
    browser.tolerate_errors("status of 400")
    upload(page, "Upload a file", "based_on: ludi_romani\ntitle: &name Ludi\n")
    wait_until_saved(page)
    go_to_step(page, "Event")
    title = page.get_by_label("Title of the game")
    expect(title).to_have_value("Ludi")
    title.fill("Ludi Saturnales")
    page.get_by_label("Name of the event").fill("Saturnalia")
    expect(page.get_by_role("alert")).to_have_text("The marked fields are not saved.")
    expect(title).to_have_attribute("aria-invalid", "true")
    page.reload()
    expect(page.get_by_role("heading", name="Saturnalia")).to_be_visible()


def test_the_text_of_a_file_decides_its_game(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    page.locator("label.option", has_text="Ludi Romani").tap()
    upload(page, "From a scenario file", "based_on: morituri\n")
    expect(page.get_by_text("Gladiators race")).to_be_visible()


def test_a_problem_of_the_server_is_shown_in_place_and_asks_for_no_token(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    browser.tolerate_errors("status of 500")
    page.route("**/organiser/events", lambda route: route.fulfill(status=500, json={}))
    page.locator("label.option", has_text="Ludi Romani").tap()
    browser.tap("40 people")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("group", name="Which game")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    expect(page.get_by_label("Token")).to_have_count(0)
    page.unroute("**/organiser/events")
    browser.tap("Try again")
    expect(page.get_by_role("group", name="Which game")).to_be_visible()


def test_a_stranger_is_asked_for_a_token_and_sees_no_event(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    stranger = hands.new_phone(shared_server.address, LAPTOP)
    stranger.tolerate_errors("status of 401")
    stranger.open_path("/organiser")
    stranger.page.get_by_label("Token").fill("open sesame")
    stranger.tap("Enter")
    expect(stranger.page.get_by_role("alert")).to_contain_text("does not open")
    expect(stranger.page.get_by_text("My events")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["laptop", "small"])
def test_every_step_is_accessible_and_fits(
    hands: PhoneProvider, shared_server: ServedLedger, looker: Looker, size: Size
) -> None:
    browser = sign_in(hands, shared_server, size)
    looker.at(browser, f"list-{size[0]}")
    make_event(browser, 12)
    for step in STEPS:
        go_to_step(browser.page, step)
        looker.at(browser, f"{step}-{size[0]}")
    found_game(browser)
    looker.at(browser, f"founded-{size[0]}")
    make_cards(browser)
    looker.at(browser, f"cards-{size[0]}")


def test_the_page_speaks_spanish(hands: PhoneProvider, shared_server: ServedLedger) -> None:
    browser = hands.new_phone(shared_server.address, LAPTOP, locale="es-ES")
    browser.open_path(f"/organiser#{ADMIN}")
    expect(browser.page.get_by_role("heading", name="Organizar una velada")).to_be_visible()
    browser.page.locator("label.option", has_text="Ludi Romani").tap()
    browser.tap("40 personas")
    pasos = browser.page.get_by_role("navigation", name="Pasos")
    pasos.get_by_role("button", name="Lecturas").tap()
    expect(browser.page.get_by_role("heading", name="Lecturas", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "words"), [("en", "On no phone"), ("es", "En ningún teléfono")]
)
def test_the_runbook_is_a_booklet_with_a_printed_page_for_each_chapter(
    hands: PhoneProvider, shared_server: ServedLedger, language: str, words: str
) -> None:
    browser = hands.new_phone(shared_server.address, LAPTOP)
    page = browser.page
    browser.open_path(f"/runbook/{language}")
    expect(page.locator("section")).to_have_count(7)
    expect(page.get_by_text(words).first).to_be_visible()
    # The title is a page, and each chapter fits on one page of A4.
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 8
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth <= 320")


def test_the_organiser_opens_the_runbook_in_the_language_of_the_page(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    link = browser.page.get_by_role("link", name="The runbook, to read or to print")
    expect(link).to_have_attribute("href", "/runbook/en")


def test_a_rex_whose_region_is_off_the_board_brings_it_back(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser)
    go_to_step(page, "Cast")
    page.locator("label.option", has_text="Ariovistus").locator("span").first.tap()
    wait_until_saved(page)
    go_to_step(page, "Game and file")
    expect(page.get_by_text("This scenario can be played.")).to_be_visible()
