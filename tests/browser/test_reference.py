"""The pages for programmers: the REST reference and the GraphQL explorer."""

import re

from playwright.sync_api import Page, Request, expect

from tests.browser.hands import PhoneProvider
from tests.browser.phone import Phone, Size
from tests.browser.served import ServedLedger

LAPTOP: Size = (1280, 800)

READING_PATIENCE = 60_000
"""The longest wait (milliseconds) until the reference is drawn. The description has 2 MB."""


def open_on_laptop(hands: PhoneProvider, server: ServedLedger, path: str) -> tuple[Phone, set[str]]:
    """Return a browser with this page, and the set of hosts that the page asks."""
    browser = hands.new_phone(server.address, LAPTOP)
    asked_hosts: set[str] = set()

    def note_host(request: Request) -> None:
        if request.url.startswith("http"):
            asked_hosts.add(request.url.split("/")[2])

    browser.page.on("request", note_host)
    browser.open_path(path)
    return browser, asked_hosts


def answer_of_operation(page: Page, path: str) -> str:
    """Return the answer of the server to a request that the reference sends."""
    operation = page.locator(".opblock", has=page.locator(f'[data-path="{path}"]'))
    operation.locator(".opblock-summary-control").tap()
    operation.get_by_role("button", name="Try it out").tap()
    operation.get_by_role("button", name="Execute").tap()
    answer = operation.locator(".live-responses-table .response").first
    expect(answer).to_contain_text("200")
    return answer.inner_text()


def test_the_reference_lists_every_path_and_sends_a_request_to_this_server_alone(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser, asked_hosts = open_on_laptop(hands, shared_server, "/reference")
    page = browser.page
    title = page.get_by_role("heading", name=re.compile("Acta Ludorum"))
    expect(title).to_be_visible(timeout=READING_PATIENCE)
    expect(page.locator('[data-path="/api/v1/games/{game}/commands"]')).to_be_visible()
    assert "ludi_romani" in answer_of_operation(page, "/api/v1/rulesets")
    assert asked_hosts == {shared_server.address.split("/")[2]}


def test_the_explorer_knows_the_schema_and_runs_an_operation_on_this_server_alone(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    game, _tokens = shared_server.found_game("Explored")
    browser, asked_hosts = open_on_laptop(hands, shared_server, "/reference/graphql")
    page = browser.page
    page.get_by_role("button", name=re.compile("Execute query")).tap()
    expect(page.get_by_label("Result Window")).to_contain_text(game)
    page.get_by_label("Show Documentation Explorer").tap()
    expect(page.get_by_role("link", name="Subscription")).to_be_visible()
    assert asked_hosts == {shared_server.address.split("/")[2]}
