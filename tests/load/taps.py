"""The time of a phone's answer to a tap, and of its return after it was locked.

A finger comes down, rests as long as fingers do, and is lifted. The tap has two answers. First the
touched element looks pressed; this time runs from the finger coming down. After that, the requested
element (another screen, a sheet, the choice) begins to be seen; this time runs from the finger
being lifted. Both times end when the frame with the answer is drawn. The page looks for the answer
before every frame. Browsers tell when a frame is drawn (Event Timing). The browser slows the
processor six times. The slowing spins by the wall clock, so these figures need an idle machine. The
baseline is the same finger on a page with only a button that writes a word.

After a lock the time runs from the moment the page is visible again, with a round trip of 150 ms,
until it is live and shows the missed acts. The baseline is one bare request.
"""

from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from tests.browser.evening import Evening
from tests.browser.phone import TALL, Phone, open_phone
from tests.browser.served import ServedLedger
from tests.load.boards import SLOWED
from tests.load.browsers import PATH, measuring_browser_and_server
from tests.load.figures import Figure

ANSWERED, BACK = 100.0, 1_000.0
"""The targets in milliseconds."""

ROUNDS = 5
ROUND_TRIP = 150
LEAST = 16.0
"""The shortest answer that browsers tell (milliseconds)."""

HELD = 80
"""The time that a finger rests on its target (milliseconds)."""

LISTEN = f"""() => {{
  window.answers = [];
  new PerformanceObserver((list) => {{
    for (const one of list.getEntries()) window.answers.push([one.startTime, one.duration]);
  }}).observe({{ type: "event", durationThreshold: {LEAST:.0f} }});
}}"""

WATCH = """([answered]) => {
  const looks = (one) => {
    const { opacity, transform, filter, backgroundColor, color, boxShadow } = getComputedStyle(one);
    return [opacity, transform, filter, backgroundColor, color, boxShadow].join();
  };
  const drawn = (since, is, what) => new Promise((told, never) => {
    const each = () => {
      if (performance.now() - since > 20_000) return never(new Error(`not ${what}`));
      if (!is()) return requestAnimationFrame(each);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => told([since, performance.now() - since]);
      port2.postMessage(0);
    };
    requestAnimationFrame(each);
  });
  const once = { capture: true, once: true };
  const seen = () => document.querySelector(answered);
  const down = new Promise((told) => addEventListener("pointerdown", (event) => {
    const one = event.target.closest("a, button, label, summary");
    const before = window.atRest.get(one);
    told(drawn(event.timeStamp, () => seen() || looks(one) !== before, "pressed"));
  }, once));
  const up = new Promise((told) => addEventListener("pointerup", (event) => {
    told(drawn(event.timeStamp, seen, answered));
  }, once));
  window.atRest = new Map([...document.querySelectorAll("a, button, label, summary")]
    .map((one) => [one, looks(one)]));
  window.tapped = Promise.all([down, up]);
}"""
"""Waits for a finger and for its answer: a selector of an element that was not there before."""

ANSWERED_AT = """async () => {
  const both = await window.tapped;
  await new Promise((told) => setTimeout(told, 300));
  const event = (since) => window.answers.filter(([at]) => Math.abs(at - since) < 1);
  return both.map(([since, took]) => Math.max(took, ...event(since).map(([, each]) => each)));
}"""
"""Returns the time until the touched element looked pressed, and until the tap was answered."""

BARE = """<!doctype html><title>A button</title>
<style>button { width: 20em; height: 20em }</style>
<button onpointerdown="this.style.opacity = 0.5"
onclick="this.textContent = this.dataset.tapped = 'answered'">tap</button>"""

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


class AnswerTimes(NamedTuple):
    """Milliseconds, at least `LEAST`."""

    pressed: float
    """From the finger coming down until its target looks pressed, or the tap is answered."""

    seen: float
    """The time from the finger being lifted until the requested element begins to be seen."""


Taken = dict[str, list[AnswerTimes]]
"""The answers of each round, by the name of the tap."""


def tap_figures() -> Iterator[Figure]:
    """Yield the slowest answer to each kind of tap, and the median return.

    Nothing is measured without a browser.
    """
    if not PATH:
        return
    with measuring_browser_and_server() as (browser, served):
        yield from figures_on_browser(browser, served, ROUNDS)


def figures_on_browser(browser: Browser, served: ServedLedger, rounds: int) -> Iterator[Figure]:
    """Yield the same figures on a given browser and server, over this many rounds."""
    bare = _time_bare_page(browser, rounds)
    taken: Taken = {}
    for _ in range(rounds):
        for what, took in _time_taps(browser, served):
            taken.setdefault(what, []).append(took)
    name = f"a finger is seen to press, slowed {SLOWED} times (slowest)"
    pressed = max(one.pressed for each in taken.values() for one in each)
    yield Figure(name, pressed, "ms", ANSWERED, max(one.pressed for one in bare))
    for what, took_each in taken.items():
        name = f"a tap that {what} is answered, slowed {SLOWED} times (slowest)"
        seen = max(one.seen for one in took_each)
        yield Figure(name, seen, "ms", ANSWERED, max(one.seen for one in bare))
    back, request = _time_returns(browser, served, rounds)
    name = f"unlocked, live with all that happened, round trip {ROUND_TRIP} ms (median)"
    yield Figure(name, median(back), "ms", BACK, median(request))


def time_answer(page: Page, touched: Locator, answered: str, held: int = HELD) -> AnswerTimes:
    """Return the time of the answer to a tap on a listening page.

    `answered` is a selector of an element that is absent before the tap and shows that it was
    taken.
    """
    expect(page.locator(answered)).to_have_count(0)
    touched.scroll_into_view_if_needed()
    box = touched.bounding_box()
    assert box is not None
    page.evaluate(WATCH, [answered])
    _tap_point(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, held)
    return AnswerTimes(*(max(LEAST, each) for each in page.evaluate(ANSWERED_AT)))


def _tap_point(page: Page, x: float, y: float, held: int) -> None:
    """Put a finger down, let it rest and lift it, as the browser's own input."""
    session = page.context.new_cdp_session(page)
    point = {"touchPoints": [{"x": x, "y": y}]}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", **point})
    page.wait_for_timeout(held)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def record_event_delays(page: Page) -> None:
    """Make this page record how long each event waited for its frame."""
    page.evaluate(LISTEN)


def _slow_down_and_record(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    record_event_delays(page)


def _time_bare_page(browser: Browser, rounds: int) -> list[AnswerTimes]:
    with open_phone(browser, "", TALL) as phone:
        page = phone.page
        page.set_content(BARE)
        _slow_down_and_record(page)
        taken = []
        for _ in range(rounds):
            page.evaluate("document.querySelector('button').removeAttribute('data-tapped')")
            page.evaluate("document.querySelector('button').removeAttribute('style')")
            taken.append(time_answer(page, page.locator("button"), "[data-tapped]"))
        return taken


def _time_taps(browser: Browser, served: ServedLedger) -> Iterator[tuple[str, AnswerTimes]]:
    """Yield the answers of a player's first act, tap by tap."""
    evening = Evening(served)
    with open_phone(browser, served.address, TALL) as phone:
        phone.enter(evening.card("cicero"), "Cicero")
        phone.wait_until_still()
        page = phone.page
        _slow_down_and_record(page)
        tabs = page.get_by_role("navigation", name="Screens")
        for name in ("Acts", "Map", "People"):
            tab = f'.tab[href="{name.lower()}"][aria-current="page"]'
            yield "changes the screen", time_answer(page, tabs.get_by_role("link", name=name), tab)
            expect(page.locator("main .loading")).to_have_count(0)
            phone.wait_until_still()
        tabs.get_by_role("link", name="Acts").tap()
        act = page.get_by_role("button", name="Choose where to begin").first
        yield "opens a form", time_answer(page, act, "dialog[open]")
        gaul = _option_label(phone, "Gaul")
        yield "chooses", time_answer(page, gaul, "dialog :is(input:checked, .chosen)")
        ends = phone.topmost_sheet.locator("button.primary")
        expect(ends).to_be_enabled()
        yield "sends", time_answer(page, ends, "dialog button.primary[aria-busy=true]")
        expect(page.get_by_role("dialog")).to_have_count(0)


def _option_label(phone: Phone, name: str) -> Locator:
    radio = phone.page.get_by_role("radio", name=name)
    return phone.topmost_sheet.locator("label").filter(has=radio).first


def _time_returns(
    browser: Browser, served: ServedLedger, rounds: int
) -> tuple[list[float], list[float]]:
    """Return the times of all returns, each with the time of a bare request after it."""
    each = [_time_return(browser, Evening(served)) for _ in range(rounds)]
    return [back for back, _ in each], [request for _, request in each]


def _time_return(browser: Browser, evening: Evening) -> tuple[float, float]:
    """Lock a phone, let Pansa begin, and look at it again; then send a bare request."""
    with open_phone(browser, evening.address, TALL) as phone:
        phone.enter(evening.card("cicero"), "Cicero")
        phone.go_to_tab("Chronicle")
        phone.wait_until_still()
        session = phone.context.new_cdp_session(phone.page)
        phone.page.evaluate(LOOKED_AT, "hidden")
        _limit_network(session, offline=True)
        evening.does("pansa", "choose-start", to="gaul")
        _limit_network(session, offline=False)
        back = float(phone.page.evaluate(UNTIL_BACK, "Pansa begins in Gaul"))
        return back, float(phone.page.evaluate(REQUEST))


def _limit_network(session: CDPSession, *, offline: bool) -> None:
    session.send("Network.enable")
    unlimited = {"downloadThroughput": -1, "uploadThroughput": -1}
    conditions = {"offline": offline, "latency": ROUND_TRIP, **unlimited}
    session.send("Network.emulateNetworkConditions", conditions)
