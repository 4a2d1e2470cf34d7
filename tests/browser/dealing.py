"""Two people at one trading table: the goods they lay out, and the two sides of the table."""

from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone


def table_side(phone: Phone, title: str) -> Locator:
    """Return the side of the table with this title."""
    head = phone.page.get_by_role("heading", name=title, exact=True)
    return phone.topmost_sheet.locator(".trade-side").filter(has=head)


def wait_for_table_with(phone: Phone, partner: str) -> None:
    """Wait until the table with this partner is on the screen."""
    expect(phone.topmost_sheet.get_by_role("heading", name=f"Trade with {partner}")).to_be_visible()


def lay_on_table(phone: Phone, what: str, times: int = 1) -> None:
    """Add to an amount, and lay it on the table."""
    for _ in range(times):
        phone.tap_stepper(f"More: {what}", phone.topmost_sheet)
    lay_filled_goods(phone)


def mark_goods(phone: Phone, label: str, *places: str) -> None:
    """Mark some of the possible goods under this label."""
    field = phone.topmost_sheet.get_by_role("group", name=label)
    for place in places:
        field.locator("label").filter(has_text=place).tap()


def lay_filled_goods(phone: Phone) -> None:
    """Lay out the goods that were filled in."""
    phone.tap("Lay it on the table", phone.topmost_sheet)
    expect(phone.topmost_sheet.get_by_text("does not see this yet")).to_be_hidden()


def agree_one_after_other(one: Phone, other: Phone) -> None:
    """Let one player agree and then the other player, and check that the goods changed hands."""
    one.tap("Agree to this", one.topmost_sheet)
    expect(other.topmost_sheet.locator(".trade-side[data-agrees=true]")).to_have_count(1)
    other.tap("Agree to this", other.topmost_sheet)
    for phone in (one, other):
        expect(phone.topmost_sheet.get_by_role("status")).to_have_text("It has changed hands.")
