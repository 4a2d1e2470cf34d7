"""A phone in a test: taps and visible text, in the words of its screen."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.seeds import soak_parameters

Size = tuple[int, int]
"""Width and height in CSS pixels."""

TALL: Size = (390, 844)
SMALL: Size = (320, 640)
SIZES = soak_parameters((TALL, SMALL), SMALL)
"""The most common size of phone, and the smallest size, which is harder and always tested."""

WALL: Size = (1920, 1080)
"""The size of a projector's picture."""

PATIENCE = 15_000
"""The longest wait in milliseconds.

The wait is long, because a busy machine must not fail a test.
"""

NO_NETWORK = "net::ERR_"
"""The beginning of messages of the browser's console about a missing network."""

NO_RECEIPT = "the server responded with a status of 404"
"""The answer to a phone that asks about a command which had not arrived."""

BUSY = "[aria-busy=true]:not(.sample *)"
"""Elements that are loading. A sample of the style page only looks like one."""

REFUSED = "the server responded with a status of 409"
"""The answer of a refusal, which is a normal answer for the player."""

DRY_RUN = "/try"
"""The end of the address of a dry run.

Its only refusals say that the game moved on meanwhile: the period has ended, or the evening is
paused or closed. Such a refusal can happen to every phone.
"""


LOOSE = """[...document.querySelectorAll(".game")].flatMap((game) => [...game.childNodes])
  .filter((node) => node.nodeType === Node.TEXT_NODE)
  .map((node) => node.data.trim()).filter(Boolean)"""
"""Stray text between the parts of the first screen, such as the 0 of a condition."""


CLOSE_TIDINGS = """async () => {
  const isCloser = ({ textContent }) => /^(Press and hold to read|Understood)$/.test(textContent);
  const end = Date.now() + 10_000;
  for (let cards; (cards = document.querySelectorAll("[role=alertdialog]")).length; ) {
    if (Date.now() > end) return cards[0].outerHTML;
    for (const card of cards) [...card.querySelectorAll("button")].find(isCloser)?.click();
    await new Promise((then) => setTimeout(then, 20));
  }
  return "";
}"""
"""Reads news that fills the screen until none is left, and returns what could not be closed."""


class Phone:
    """One phone: a browser context with one page, which notes its own faults."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        context.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.loads = 0
        self._expected: list[str] = []
        self.page = self._watch_page(context.new_page())
        self.skip_tidings_from_now()

    def window(self) -> "Phone":
        """Return a further window of the same browser, which shares its storage."""
        return Phone(self.context, self.address)

    def _watch_page(self, page: Page) -> Page:
        page.on("pageerror", lambda error: self.faults.append(f"{error.name}: {error.message}"))
        page.on("console", self._note_console_message)
        page.on("load", self._count_load)
        return page

    def _count_load(self, _page: Page) -> None:
        self.loads += 1

    def _note_console_message(self, message: ConsoleMessage) -> None:
        address = message.location["url"]
        moved_on = REFUSED in message.text and address.endswith(DRY_RUN)
        expected = moved_on or any(one in message.text for one in self._expected)
        if message.type == "error" and not expected:
            self.faults.append(f"{message.text} ({address})")

    @property
    def tidings_screen(self) -> Locator:
        """News about the owner of this phone that fills the screen."""
        return self.page.get_by_role("alertdialog")

    def skip_tidings_from_now(self) -> None:
        """Read news that fills the screen whenever it is in the way of a tap, from now on."""

        def close_tidings() -> None:
            if remaining := self.page.evaluate(CLOSE_TIDINGS):
                self.faults.append(f"news cannot be closed: {remaining}")

        self.page.add_locator_handler(self.tidings_screen, close_tidings, no_wait_after=True)

    def keep_tidings_open(self) -> None:
        """Leave news that fills the screen until the test closes it, from now on."""
        self.page.remove_locator_handler(self.tidings_screen)

    def tolerate_errors(self, *texts: str) -> None:
        """Accept errors with these words from now on."""
        self._expected.extend(texts)

    # --- navigation
    # --------------------------------------------------------------------------------

    def open_path(self, path: str) -> None:
        """Open an address of the app."""
        self.page.goto(self.address + path)

    def scan(self, token: str) -> None:
        """Open the address in a card's code."""
        self.open_path(f"/c#{token}")

    def enter(self, token: str, name: str) -> None:
        """Scan a card and claim it; afterwards the first screen is open and live."""
        self.scan(token)
        expect(self.page.get_by_role("heading", name=name)).to_be_visible()
        self.tap("Enter")
        self.wait_until_live()
        loose = self.page.evaluate(LOOSE)
        assert not loose, loose

    def go_to_tab(self, name: str) -> None:
        """Go to one of the screens at the bottom."""
        tabs = self.page.get_by_role("navigation", name="Screens")
        tabs.get_by_role("link", name=re.compile(f"^{name}")).tap()
        current = tabs.get_by_role("link", name=re.compile(f"^{name}"))
        expect(current).to_have_attribute("aria-current", "page")

    def tap(self, name: str | re.Pattern[str], within: Locator | None = None) -> None:
        """Tap the button of this name."""
        (within or self.page).get_by_role("button", name=name, exact=isinstance(name, str)).tap()

    def tap_stepper(self, name: str, within: Locator | None = None) -> None:
        """Move a stepper by one.

        A key is used, because a slow tap counts as held down and goes on.
        """
        (within or self.page).get_by_role("button", name=name, exact=True).press("Enter")

    @property
    def topmost_sheet(self) -> Locator:
        """The topmost sheet."""
        return self.page.get_by_role("dialog").last

    def open_sheet(self, name: str | re.Pattern[str]) -> None:
        """Tap a button that opens a sheet, on the screen or on a sheet, and wait for the sheet."""
        sheets = self.page.get_by_role("dialog")
        before = sheets.count()
        self.tap(name, self.topmost_sheet if before else None)
        expect(sheets).to_have_count(before + 1)
        expect(self.topmost_sheet.get_by_role("heading").first).to_be_visible()

    def close_sheet(self) -> None:
        """Close the topmost sheet and wait until it is gone."""
        sheets = self.page.get_by_role("dialog")
        before = sheets.count()
        self.tap("Close", self.topmost_sheet)
        expect(sheets).to_have_count(before - 1)

    def submit_sheet(self, name: str | re.Pattern[str]) -> None:
        """Tap the button that ends the topmost sheet, and wait until no sheet is open.

        A sheet stays until its act is answered. An earlier tap would hit something behind it.
        """
        self.tap(name, self.topmost_sheet)
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def act(self, title: str) -> None:
        """Open the form of one of my acts."""
        self.go_to_tab("Acts")
        self.page.get_by_role("button", name=re.compile(f"^{title}")).first.tap()
        expect(self.topmost_sheet.get_by_role("heading", name=title)).to_be_visible()

    def choose_option(self, option: str | re.Pattern[str]) -> None:
        """Pick an option of the open form by its name."""
        pattern = re.compile(f"^{option}") if isinstance(option, str) else option
        radio = self.page.get_by_role("radio", name=pattern)
        self.topmost_sheet.locator("label").filter(has=radio).first.tap()

    def wait_for_text(self, text: str | re.Pattern[str]) -> None:
        """Wait until this text is visible on the screen, outside of folded lists."""
        said = self.page.get_by_text(text).and_(self.page.locator(":not(option)"))
        expect(said.first).to_be_visible()

    def wait_for_line(self, line: str | re.Pattern[str]) -> None:
        """Wait until the chronicle has this line exactly once."""
        lines = self.page.get_by_role("listitem").filter(has_text=line)
        expect(lines.first).to_be_visible()
        expect(lines).to_have_count(1)

    def wait_until_still(self) -> None:
        """Wait until nothing loads and nothing moves."""
        expect(self.page.locator(BUSY)).to_have_count(0)
        self.page.evaluate(
            "Promise.allSettled(document.getAnimations().map((one) => one.finished))"
            ".then(() => document.fonts.ready).then(() => true)"
        )

    @property
    def cookie(self) -> str:
        """The session cookie of this phone."""
        (cookie,) = self.context.cookies()
        return cookie.get("value", "")

    def wait_until_app_is_stored(self) -> None:
        """Wait until a phone with a stored app can show every part of the app without a network."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    # --- connection
    # --------------------------------------------------------------------------------

    @property
    def connection_badge(self) -> Locator:
        """The badge with the state of the connection."""
        return self.page.locator(".badge")

    def wait_until_live(self) -> None:
        """Wait until the phone says that it is live."""
        expect(self.connection_badge).to_have_attribute("data-state", "live")

    def wait_until_offline(self) -> None:
        """Wait until the phone says that it is offline."""
        expect(self.connection_badge).to_have_attribute("data-state", "offline")


ENGLISH = "en-GB"
"""The language of a phone, unless a test says otherwise."""


@contextmanager
def open_phone(
    browser: Browser, address: str, size: Size, *, keeps: bool = False, locale: str = ENGLISH
) -> Iterator[Phone]:
    """Yield a phone of this size, and close it at the end.

    Only a phone that `keeps` the app has a service worker, because that fetches some two hundred
    files.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=size != WALL,
        is_mobile=size != WALL,
        locale=locale,
        color_scheme="dark",
        service_workers="allow" if keeps else "block",
    )
    try:
        yield Phone(context, address)
    finally:
        context.close()
