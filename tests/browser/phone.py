"""A phone in somebody's hand: what is tapped and what is seen, in the words of its screen."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.seeds import mostly_soaked

Size = tuple[int, int]
"""Width and height in CSS pixels."""

TALL: Size = (390, 844)
SMALL: Size = (320, 640)
SIZES = mostly_soaked((TALL, SMALL), SMALL)
"""The phone most people hold, and the smallest that must do: the harder one, always looked at."""

WALL: Size = (1920, 1080)
"""What a projector shows."""

PATIENCE = 15_000
"""So many milliseconds are waited for anything: a busy machine is no reason to fail."""

NO_NETWORK = "net::ERR_"
"""How the browser's console speaks of a network that is gone."""

NO_RECEIPT = "the server responded with a status of 404"
"""What a phone hears that asks about a command which had not arrived."""

BUSY = "[aria-busy=true]:not(.sample *)"
"""What is being loaded; a sample of the style page only looks like it."""

REFUSED = "the server responded with a status of 409"
"""How it speaks of a refusal, which to the player is an answer like any other."""

DRY_RUN = "/try"
"""How the address of a dry run ends. Its only refusals say that the game moved on meanwhile (the
period has ended, or the evening is paused or closed), which can happen to every phone."""


LOOSE = """[...document.querySelectorAll(".game")].flatMap((game) => [...game.childNodes])
  .filter((node) => node.nodeType === Node.TEXT_NODE)
  .map((node) => node.data.trim()).filter(Boolean)"""
"""What stands between the parts of the first screen: a condition that was drawn, such as a 0."""


READS = re.compile("^(Press and hold to read|Understood)$")
PRESSES = "all => all.forEach((one) => one.click())"


class Phone:
    """One phone: a browser context of its own with one page. It notes what goes wrong in it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        context.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.loads = 0
        self._expected: list[str] = []
        self.page = self._watched(context.new_page())
        self.passes_over_tidings()

    def window(self) -> "Phone":
        """A further window of the same browser: it shares all but what lies open in it."""
        return Phone(self.context, self.address)

    def _watched(self, page: Page) -> Page:
        page.on("pageerror", lambda error: self.faults.append(f"{error.name}: {error.message}"))
        page.on("console", self._heard)
        page.on("load", self._loaded)
        return page

    def _loaded(self, _page: Page) -> None:
        self.loads += 1

    def _heard(self, message: ConsoleMessage) -> None:
        address = message.location["url"]
        moved_on = REFUSED in message.text and address.endswith(DRY_RUN)
        expected = moved_on or any(one in message.text for one in self._expected)
        if message.type == "error" and not expected:
            self.faults.append(f"{message.text} ({address})")

    @property
    def tidings(self) -> Locator:
        """What was done to the owner of this phone, where it takes the screen."""
        return self.page.get_by_role("alertdialog")

    def passes_over_tidings(self) -> None:
        """From now on whatever takes the screen is read when it is in the way of a tap."""

        def read(tidings: Locator) -> None:
            while tidings.count():  # at any moment it may be gone or another one
                tidings.get_by_role("button", name=READS).evaluate_all(PRESSES)
                self.page.wait_for_timeout(20)

        self.page.add_locator_handler(self.tidings, read, no_wait_after=True)

    def heeds_tidings(self) -> None:
        """From now on whatever takes the screen stays until the test takes it away."""
        self.page.remove_locator_handler(self.tidings)

    def expects(self, *texts: str) -> None:
        """From now on errors with these words are no fault."""
        self._expected.extend(texts)

    # --- getting somewhere -----------------------------------------------------------------------

    def open(self, path: str) -> None:
        """Open an address of the app."""
        self.page.goto(self.address + path)

    def scan(self, token: str) -> None:
        """Open what a card's code says."""
        self.open(f"/c#{token}")

    def enter(self, token: str, name: str) -> None:
        """Scan a card and take it: afterwards the first screen is open and live."""
        self.scan(token)
        expect(self.page.get_by_role("heading", name=name)).to_be_visible()
        self.tap("Enter")
        self.is_live()
        loose = self.page.evaluate(LOOSE)
        assert not loose, loose

    def tab(self, name: str) -> None:
        """Go to one of the screens at the bottom."""
        tabs = self.page.get_by_role("navigation", name="Screens")
        tabs.get_by_role("link", name=re.compile(f"^{name}")).tap()
        current = tabs.get_by_role("link", name=re.compile(f"^{name}"))
        expect(current).to_have_attribute("aria-current", "page")

    def tap(self, name: str | re.Pattern[str], within: Locator | None = None) -> None:
        """Tap the button of this name."""
        (within or self.page).get_by_role("button", name=name, exact=isinstance(name, str)).tap()

    def step(self, name: str, within: Locator | None = None) -> None:
        """One step of a stepper. By key: where a tap takes long, it is held down and counts on."""
        (within or self.page).get_by_role("button", name=name, exact=True).press("Enter")

    @property
    def sheet(self) -> Locator:
        """The topmost sheet."""
        return self.page.get_by_role("dialog").last

    def opens(self, name: str | re.Pattern[str]) -> None:
        """Tap what opens a sheet, on the screen or on the sheet before it, and wait for it."""
        sheets = self.page.get_by_role("dialog")
        before = sheets.count()
        self.tap(name, self.sheet if before else None)
        expect(sheets).to_have_count(before + 1)
        expect(self.sheet.get_by_role("heading").first).to_be_visible()

    def closes(self) -> None:
        """Close the topmost sheet and wait until it is gone."""
        sheets = self.page.get_by_role("dialog")
        before = sheets.count()
        self.tap("Close", self.sheet)
        expect(sheets).to_have_count(before - 1)

    def sends(self, name: str | re.Pattern[str]) -> None:
        """Tap what ends the topmost sheet, and wait until no sheet is there.

        A sheet stays until its act is answered: whatever is tapped before is tapped behind it.
        """
        self.tap(name, self.sheet)
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def act(self, title: str) -> None:
        """Open the form of one of my acts."""
        self.tab("Acts")
        self.page.get_by_role("button", name=re.compile(f"^{title}")).first.tap()
        expect(self.sheet.get_by_role("heading", name=title)).to_be_visible()

    def choose(self, option: str | re.Pattern[str]) -> None:
        """Pick an option of the open form by its name."""
        pattern = re.compile(f"^{option}") if isinstance(option, str) else option
        radio = self.page.get_by_role("radio", name=pattern)
        self.sheet.locator("label").filter(has=radio).first.tap()

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until this text is to be read on the screen, not in a list that is still folded."""
        said = self.page.get_by_text(text).and_(self.page.locator(":not(option)"))
        expect(said.first).to_be_visible()

    def reads(self, line: str | re.Pattern[str]) -> None:
        """Wait until the chronicle has this line, once and not more often."""
        lines = self.page.get_by_role("listitem").filter(has_text=line)
        expect(lines.first).to_be_visible()
        expect(lines).to_have_count(1)

    def rests(self) -> None:
        """Wait until nothing loads and nothing moves any more."""
        expect(self.page.locator(BUSY)).to_have_count(0)
        self.page.evaluate(
            "Promise.allSettled(document.getAnimations().map((one) => one.finished))"
            ".then(() => document.fonts.ready).then(() => true)"
        )

    @property
    def cookie(self) -> str:
        """The session that this phone holds."""
        (cookie,) = self.context.cookies()
        return cookie.get("value", "")

    def keeps_the_app(self) -> None:
        """Wait until a phone that keeps the app needs a network no more to show any part of it."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    # --- the link --------------------------------------------------------------------------------

    @property
    def badge(self) -> Locator:
        """What the phone says about its connection."""
        return self.page.locator(".badge")

    def is_live(self) -> None:
        """Wait until the phone says that it is live."""
        expect(self.badge).to_have_attribute("data-state", "live")

    def is_offline(self) -> None:
        """Wait until the phone says that it is offline."""
        expect(self.badge).to_have_attribute("data-state", "offline")


ENGLISH = "en-GB"
"""What the owner of a phone reads, unless a test says otherwise."""


@contextmanager
def phone_on(
    browser: Browser, address: str, size: Size, *, keeps: bool = False, locale: str = ENGLISH
) -> Iterator[Phone]:
    """A phone of this size, put away in the end.

    Only one that `keeps` the app has a service worker: that fetches some two hundred files.
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
