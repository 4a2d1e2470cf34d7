"""How soon a phone answers a tap, and how soon it is back after it was locked.

A tap counts as browsers count it themselves (Event Timing): from the finger to the next frame that
is drawn, here on a processor that the browser slows six times. That slowing spins by the clock on
the wall, so these figures ask for a machine that does nothing else. The baseline is the same finger
on a page with nothing but a button that writes a word. After a lock it counts from the moment the
page is looked at again, with a round trip of 150 ms, until it is live and shows what happened
meanwhile; the baseline is one bare request.
"""

from collections.abc import Callable, Iterator
from statistics import median

from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from tests.browser.evening import Evening
from tests.browser.phone import TALL, Phone, phone_on
from tests.browser.served import Served
from tests.load.boards import SLOWED
from tests.load.browsers import PATH, serving_and_measuring
from tests.load.figures import Figure

ANSWERED, BACK = 100.0, 1_000.0
"""The goals, in milliseconds."""

ROUNDS = 5
ROUND_TRIP = 150
LEAST = 16
"""Browsers tell of no shorter answer (milliseconds)."""

LISTEN = f"""() => {{
  window.answers = [];
  new PerformanceObserver((list) => {{
    for (const one of list.getEntries()) window.answers.push([one.startTime, one.duration]);
  }}).observe({{ type: "event", durationThreshold: {LEAST} }});
}}"""

SLOWEST = """async (since) => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await new Promise((told) => setTimeout(told, 300));
  return Math.max(0, ...window.answers.filter(([at]) => at >= since).map(([, took]) => took));
}"""
"""Gives how long the slowest event since then waited for its frame; 0 if browsers tell of none."""

BARE = """<!doctype html><title>A button</title><style>button { width: 20em; height: 20em }</style>
<button onclick="this.textContent = 'answered'">tap</button>"""

LOOKED_AT = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""

UNTIL_BACK = f"""(happened) => new Promise((back, never) => {{
  const begun = performance.now();
  const look = () => {{
    const took = performance.now() - begun;
    const live = document.querySelector(".badge")?.dataset.state === "live";
    if (live && document.body.innerText.includes(happened)) back(took);
    else if (took > 20_000) never(new Error("it never came back"));
    else setTimeout(look, 5);
  }};
  ({LOOKED_AT})("visible");
  look();
}})"""

REQUEST = """async () => {
  const begun = performance.now();
  await (await fetch("/manifest.webmanifest", { cache: "no-store" })).text();
  return performance.now() - begun;
}"""

Taken = dict[str, list[float]]
"""Milliseconds of each round, by what was measured."""


def tap_figures() -> Iterator[Figure]:
    """The slowest answer to each kind of tap, the median way back; nothing without a browser."""
    if not PATH:
        return
    with serving_and_measuring() as (browser, served):
        yield from figures_on(browser, served, ROUNDS)


def figures_on(browser: Browser, served: Served, rounds: int) -> Iterator[Figure]:
    """The same on a browser and a server that are there, of so many rounds."""
    bare = max(_bare(browser, rounds))
    taken: Taken = {}
    for _ in range(rounds):
        for what, took in _taps(browser, served):
            taken.setdefault(what, []).append(took)
    for what, took_each in taken.items():
        name = f"a tap that {what} is answered, slowed {SLOWED} times (slowest)"
        yield Figure(name, max(took_each), "ms", ANSWERED, bare)
    back, request = _locked(browser, served, rounds)
    name = f"unlocked, live with all that happened, round trip {ROUND_TRIP} ms (median)"
    yield Figure(name, median(back), "ms", BACK, median(request))


def answer(page: Page, tap: Callable[[], object]) -> float:
    """Milliseconds until what a tap did on a listening page was drawn, `LEAST` at least."""
    since = page.evaluate("performance.now()")
    tap()
    return max(float(LEAST), float(page.evaluate(SLOWEST, since)))


def listens(page: Page) -> None:
    """From now on this page remembers how long each tap waited for its frame."""
    page.evaluate(LISTEN)


def _slows(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    listens(page)


def _bare(browser: Browser, rounds: int) -> list[float]:
    with phone_on(browser, "", TALL) as phone:
        phone.page.set_content(BARE)
        _slows(phone.page)
        return [answer(phone.page, phone.page.locator("button").tap) for _ in range(rounds)]


def _taps(browser: Browser, served: Served) -> Iterator[tuple[str, float]]:
    """Somebody's first act, tap by tap: what each does, and how long it waited for its frame."""
    evening = Evening(served)
    with phone_on(browser, served.address, TALL) as phone:
        phone.enter(evening.card("cicero"), "Cicero")
        _slows(phone.page)
        page = phone.page
        tabs = page.get_by_role("navigation", name="Screens")
        yield "changes the screen", answer(page, tabs.get_by_role("link", name="Acts").tap)
        act = page.get_by_role("button", name="Choose where to begin").first
        yield "opens a form", answer(page, act.tap)
        yield "chooses", answer(page, _option(phone, "Gaul").tap)
        ends = phone.sheet.locator("button.primary")
        expect(ends).to_be_enabled()
        yield "sends", answer(page, ends.tap)
        expect(page.get_by_role("dialog")).to_have_count(0)


def _option(phone: Phone, name: str) -> Locator:
    radio = phone.page.get_by_role("radio", name=name)
    return phone.sheet.locator("label").filter(has=radio).first


def _locked(browser: Browser, served: Served, rounds: int) -> tuple[list[float], list[float]]:
    """How long each way back took, and a bare request beside it."""
    each = [_unlocked(browser, Evening(served)) for _ in range(rounds)]
    return [back for back, _ in each], [request for _, request in each]


def _unlocked(browser: Browser, evening: Evening) -> tuple[float, float]:
    """Lock a phone, let Pansa begin, and look at it again; then ask for something bare."""
    with phone_on(browser, evening.address, TALL) as phone:
        phone.enter(evening.card("cicero"), "Cicero")
        phone.tab("Chronicle")
        phone.rests()
        session = phone.context.new_cdp_session(phone.page)
        phone.page.evaluate(LOOKED_AT, "hidden")
        _network(session, offline=True)
        evening.does("pansa", "choose-start", to="gaul")
        _network(session, offline=False)
        back = float(phone.page.evaluate(UNTIL_BACK, "Pansa begins in Gaul"))
        return back, float(phone.page.evaluate(REQUEST))


def _network(session: CDPSession, *, offline: bool) -> None:
    session.send("Network.enable")
    unlimited = {"downloadThroughput": -1, "uploadThroughput": -1}
    conditions = {"offline": offline, "latency": ROUND_TRIP, **unlimited}
    session.send("Network.emulateNetworkConditions", conditions)
