"""The state of the game on paper: it has all facts that its reader may know, and no others."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import Phone
from tests.browser.scenes import begin_challenge
from tests.browser.served import ServedLedger

A4: ViewportSize = {"width": 718, "height": 1047}
ARMED = """based_on: ludi_romani
cast: {cicero: {holdings: {legio_curialis: 2}}, hirtius: {holdings: {legio_curialis: 1}}}
"""


def printed_text(phone: Phone) -> str:
    """Return the text on the paper as it is printed."""
    printed = phone.page.locator(".paper")
    expect(printed.get_by_role("heading", name="People")).to_be_visible()
    phone.wait_until_still()
    return printed.inner_text()


def assert_fits_on_paper(phone: Phone) -> None:
    """Check that no content lies beyond the edge of an A4 sheet with its usual margins."""
    phone.page.set_viewport_size(A4)
    wide, room = phone.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert wide <= room


def test_a_steward_prints_everything_and_a_player_their_own_things(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, ARMED)
    fates, cicero = hands.of(evening, "fata", "The Fates"), hands.of(evening, "cicero", "Cicero")
    begin_challenge(evening, "cicero", "hirtius", "mars", "gaul")
    evening.does("balbus", "give", to="maecenas", asset="denarius", quantity=100_000)
    fates.go_to_tab("Console")
    fates.tap("Print the state")
    of_all = printed_text(fates)
    assert "Battle in Gaul: Cicero against Hirtius; Mars presides" in of_all
    assert "For stewards alone" in of_all
    cicero.open_path(f"{evening.path}/after/state")
    own = printed_text(cicero)
    assert "For Cicero alone" in own
    for who in ("balbus", "cicero"):
        sum_of = f"{evening.amount_of(who, 'denarius'):,} D"
        assert sum_of in of_all
        assert (sum_of in own) is (who == "cicero")
    looker.at(cicero, "paper")
    cicero.page.emulate_media(media="print")
    for hidden in ("Print", "All pages"):
        button = cicero.page.get_by_role("button", name=hidden, exact=True)
        expect(button).to_be_hidden()
    expect(cicero.page.get_by_role("navigation", name="Screens")).to_be_hidden()
    assert_fits_on_paper(cicero)


@pytest.mark.soak
@pytest.mark.parametrize("ruleset", ["cursus_honorum", "morituri", "roman_diplomacy"])
def test_every_kind_of_game_can_be_printed(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker, ruleset: str
) -> None:
    evening = Evening(shared_server, ruleset=ruleset)
    phone = hands.guest_phone(evening)
    phone.open_path(f"{evening.path}/after/state")
    slices = evening.view()["slices"]
    people = [slices[key]["short"] for key in slices if key.startswith("person/")]
    printed = printed_text(phone)
    assert people
    assert all(one in printed for one in people)
    looker.at(phone, f"paper-{ruleset}")
    phone.page.emulate_media(media="print")
    assert_fits_on_paper(phone)
