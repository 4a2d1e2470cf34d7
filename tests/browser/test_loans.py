"""Loans: the owner calls them back on the phone, which foretells the result (AMIC-07 to 09)."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, Phone
from tests.browser.scenes import place_character
from tests.browser.served import ServedLedger

pytestmark = pytest.mark.rule("AMIC-07", "AMIC-08", "AMIC-09")

SUMMER = """based_on: ludi_romani
cast: {agrippa: {holdings: {denarius: 500000, classis: 2}}}
"""
ASK_BACK = "Ask back what you lent"
SEND = "Send for your votes"


def lend_and_leave(evening: Evening, **amounts: int) -> None:
    """Let Agrippa lend Octavian these amounts in Gaul, then leave the friendship."""
    for who in ("agrippa", "octavian"):
        place_character(evening, who, "gaul")
    evening.does("agrippa", "befriend", **{"with": ["octavian"]})
    evening.does("octavian", "consent", petition=evening.petition("octavian"))
    slices = evening.view("agrippa")["slices"]
    amicitia = next(doc["id"] for key, doc in slices.items() if key.startswith("amicitia/"))
    for asset, quantity in amounts.items():
        loan = {"amicitia": amicitia, "to": "octavian", "asset": asset, "quantity": quantity}
        evening.does("agrippa", "lend", **loan)
    evening.does("agrippa", "leave-amicitia", amicitia=amicitia)


def check_forecast(phone: Phone, *amounts: str) -> None:
    """Check that the open form shows these amounts in advance, and that its button is enabled."""
    outlook = phone.topmost_sheet.get_by_text("You would have", exact=True).locator("..")
    for amount in amounts:
        expect(outlook).to_contain_text(amount)
    expect(
        phone.topmost_sheet.get_by_role("button", name=re.compile("^(Ask|Send)"))
    ).to_be_enabled()


@pytest.mark.parametrize("name", ["Mercury", "Minerva"])
def test_a_god_fetches_lent_votes_for_their_owner(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker, name: str
) -> None:
    evening = Evening(shared_server, SUMMER)
    agrippa = hands.of(evening, "agrippa", "Agrippa", SMALL)
    god = hands.of(evening, name.lower(), name, SMALL)
    lend_and_leave(evening, suffragium=10)
    agrippa.act(SEND)
    agrippa.choose_option("Octavian")
    agrippa.choose_option(name)
    check_forecast(agrippa, "10 suffragia")
    looker.at(agrippa, f"sends-{name}")
    agrippa.submit_sheet(f"Ask {name}")
    looker.at(god, f"{name}-is-asked")
    god.tap("Agree")
    god.wait_for_text("Nobody is asking for you just now")
    assert evening.amount_of("agrippa", "suffragium") == 10
    assert not any(key.startswith("votes/") for key in evening.view("agrippa")["slices"])


def test_a_borrower_agrees_to_pay_a_loan_back(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, SUMMER)
    agrippa = hands.of(evening, "agrippa", "Agrippa")
    octavian = hands.of(evening, "octavian", "Octavian", SMALL)
    before = evening.amount_of("agrippa", "denarius")
    lend_and_leave(evening, denarius=200_000)
    agrippa.act(ASK_BACK)
    agrippa.choose_option("Octavian")
    agrippa.choose_option("Denarii")
    check_forecast(agrippa, "400,000 D")
    agrippa.tap("More: How many", agrippa.topmost_sheet)
    check_forecast(agrippa, "500,000 D")
    looker.at(agrippa, "ask-back")
    agrippa.submit_sheet("Ask Octavian")
    octavian.tap("Agree")
    agrippa.go_to_tab("Hand")
    agrippa.wait_for_text("500,000 D")
    assert evening.amount_of("agrippa", "denarius") == before


def test_a_borrower_must_give_ships_back(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, SUMMER)
    agrippa = hands.of(evening, "agrippa", "Agrippa", SMALL)
    before = evening.amount_of("agrippa", "classis")
    lend_and_leave(evening, classis=1)
    agrippa.act(ASK_BACK)
    agrippa.choose_option("Octavian")
    agrippa.choose_option("classis")
    check_forecast(agrippa, "2 classes")
    looker.at(agrippa, "ask-back-ships")
    agrippa.submit_sheet(ASK_BACK)
    assert evening.amount_of("agrippa", "classis") == before
