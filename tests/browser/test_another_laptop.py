"""A laptop breaks in an evening. Phones continue with another laptop and refuse the old one."""

from pathlib import Path

from playwright.sync_api import expect

from api.copies.folder import copies_in
from tests.api.copies.laptop import Laptop, restore_ledger_from_stick
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import NO_NETWORK, NO_RECEIPT, REFUSED, SMALL, Phone
from tests.browser.scenes import choose_gaul_to_begin

GONE = "One of your acts is gone"
OLD = "This is the old laptop"
TAKE_OVER = "Take the game over on this server"


def test_phones_continue_with_another_laptop_and_refuse_the_old_one(
    tmp_path: Path, hands: PhoneProvider, looker: Looker
) -> None:
    stick, pulled = tmp_path / "stick", tmp_path / "pulled"
    stick.mkdir()
    first, second = Laptop(tmp_path / "first", stick), Laptop(tmp_path / "second", pulled)
    with first:
        second.port = first.port
        evening = Evening(first)
        cicero = hands.of(evening, "cicero", "Cicero")
        fates = hands.of(evening, "fata", "The Fates", size=SMALL)
        for phone in (cicero, fates):
            phone.tolerate_errors(NO_NETWORK, NO_RECEIPT, REFUSED)
        words = act_after_the_last_copy(cicero, first, pulled)
        first.kill()
        cicero.wait_until_offline()
    second.store.unlink()
    restore_ledger_from_stick(second, words)
    with second:
        evening.served = second
        take_over_and_act(cicero, fates, looker)
        assert evening.view()["slices"]["place/gaul"]["free"] == 4
    cicero.wait_until_offline()
    stick.mkdir()
    with first:
        cicero.connection_badge.tap()
        cicero.wait_for_text(OLD)
        cicero.wait_until_offline()
        looker.at(cicero, "old")
        cicero.wait_for_line("Cicero begins in Gaul")
    with second:
        cicero.connection_badge.tap()
        cicero.wait_until_live()
        expect(cicero.page.get_by_text(OLD)).to_be_hidden()


def act_after_the_last_copy(cicero: Phone, laptop: Laptop, pulled: Path) -> str:
    """Let Cicero act after the stick was pulled out, and return the recovery words."""
    laptop.wait_for_new_copies(set(copies_in(laptop.stick)))
    laptop.stick.rename(pulled)
    cicero.go_to_tab("Acts")
    choose_gaul_to_begin(cicero)
    cicero.go_to_tab("Chronicle")
    cicero.wait_for_line("Cicero begins in Gaul")
    return laptop.words


def take_over_and_act(cicero: Phone, fates: Phone, looker: Looker) -> None:
    """Let both phones find the other laptop, the Fates take over, and Cicero act again."""
    cicero.wait_until_live()
    cicero.wait_for_text("The server was lost. This one goes on from a copy")
    expect(cicero.page.get_by_text("Cicero begins in Gaul")).to_be_hidden()
    looker.at(cicero, "held")
    fates.wait_for_text("The server was lost")
    expect(fates.page.get_by_role("button", name=TAKE_OVER)).to_be_visible()
    looker.at(fates, "held-for-the-fates")
    expect(cicero.page.get_by_role("button", name=TAKE_OVER)).to_have_count(0)
    fates.tap(TAKE_OVER)
    cicero.wait_for_text(GONE)
    looker.at(cicero, "gone")
    cicero.tap("Send again")
    expect(cicero.page.get_by_text(GONE)).to_be_hidden()
    fates.tap("Resume the game")
    cicero.wait_for_line("Cicero begins in Gaul")
