"""Two people at one table: what they lay out, and what stands on either side of it."""

from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone


def side(phone: Phone, title: str) -> Locator:
    """What one of the two gives."""
    head = phone.page.get_by_role("heading", name=title, exact=True)
    return phone.sheet.locator(".trade-side").filter(has=head)


def sits_with(phone: Phone, partner: str) -> None:
    """The table with somebody is on the screen."""
    expect(phone.sheet.get_by_role("heading", name=f"Trade with {partner}")).to_be_visible()


def lays(phone: Phone, what: str, times: int = 1) -> None:
    """More of something, and onto the table with it."""
    for _ in range(times):
        phone.step(f"More: {what}", phone.sheet)
    onto_the_table(phone)


def marks(phone: Phone, label: str, *places: str) -> None:
    """Mark some of what may be given, under this label."""
    field = phone.sheet.get_by_role("group", name=label)
    for place in places:
        field.locator("label").filter(has_text=place).tap()


def onto_the_table(phone: Phone) -> None:
    """Lay out what was filled in."""
    phone.tap("Lay it on the table", phone.sheet)
    expect(phone.sheet.get_by_text("does not see this yet")).to_be_hidden()


def both_agree(one: Phone, other: Phone) -> None:
    """The one agrees and then the other, and it has changed hands."""
    one.tap("Agree to this", one.sheet)
    expect(other.sheet.locator(".trade-side[data-agrees=true]")).to_have_count(1)
    other.tap("Agree to this", other.sheet)
    for phone in (one, other):
        expect(phone.sheet.get_by_role("status")).to_have_text("It has changed hands.")
