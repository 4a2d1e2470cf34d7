"""Short scenes that several tests play on the screen."""

import re

import httpx2
from playwright.sync_api import expect

from tests.browser.chaos import ChaosProxy
from tests.browser.evening import Evening
from tests.browser.phone import NO_NETWORK, NO_RECEIPT, REFUSED, Phone
from tests.browser.served import PATIENCE, ServedLedger

BEGIN = "Choose where to begin"
LAND = "Go by land"
WAITS = "Waiting for the network"
CLOSED = re.compile(r'"status": ?"closed"')

BATTLES = (
    ("antony", "octavian", "minerva", "gaul"),
    ("m_brutus", "sextus_pompey", "apollo", "syria"),
    ("lepidus", "cassius", "mars", "spain"),
    ("cleopatra", "bogud", "venus", "egypt"),
    ("pacorus", "ariovistus", "juno", "mauretania"),
)
"""Five battles: both leaders, the god and the region."""


def go_to_screen(phone: Phone, screen: str) -> None:
    """Open one of the screens in the menu."""
    phone.open_sheet("Menu")
    phone.submit_sheet(screen)


def place_character(evening: Evening, who: str, place: str) -> None:
    """Let the Fates set the place of a character; do nothing if the character is there already."""
    if who not in evening.view()["slices"][f"place/{place}"]["here"]:
        fact = {"subject": who, "fact": "place", "value": place, "reason": "for the scene"}
        evening.does("fata", "set-fact", **fact)


def condemn_antony(evening: Evening) -> None:
    """Let Octavian announce the execution of Antony, who has no protector."""
    for who in ("antony", "octavian"):
        place_character(evening, who, "gaul")
    unprotected = {"subject": "antony", "fact": "status", "value": "unprotected"}
    evening.does("fata", "set-fact", **unprotected, reason="for the scene")
    evening.does("octavian", "execute-unprotected", who="antony")


def begin_in_gaul_offline(phone: Phone, chaos: ChaosProxy) -> None:
    """Let Cicero, whose phone keeps the app, begin in Gaul without a network: the act waits."""
    phone.go_to_tab("Acts")
    phone.wait_until_app_is_stored()
    phone.tolerate_errors(NO_NETWORK, NO_RECEIPT)
    chaos.turn("resets")
    phone.wait_until_offline()
    choose_gaul_to_begin(phone)
    phone.go_to_tab("Hand")
    phone.wait_for_text(BEGIN)
    phone.wait_for_text(WAITS)


def begin_challenge(evening: Evening, one: str, other: str, numen: str, place: str) -> None:
    """Let two people meet in the region of a god. The god agrees to preside over their battle."""
    for who in (one, other, numen):
        place_character(evening, who, place)
    evening.does(one, "challenge", target=other, numen=numen)
    evening.does(numen, "consent", petition=evening.petition(numen))


def found_evening_in_actium_year(server: ServedLedger, usual: Evening) -> Evening:
    """Return an evening in the year of Actium, in which three of the usual people may sail."""
    people = [one["id"] for one in usual.view()["slices"].values() if one.get("mortal") is True]
    gone = (who for who in people if who not in ("antony", "octavian", "cicero"))
    cast = ", ".join(f"{who}: null" for who in gone)
    periods = "{kind: aestas, year_bce: 32, minutes: 5}, {kind: actium, year_bce: 31}"
    scenario = f"based_on: ludi_romani\ncalendar: [{periods}]\ncast: {{{cast}}}\n"
    evening = Evening(server, scenario)
    evening.does("apollo", "announce-season")
    return evening


def choose_gaul_to_begin(phone: Phone) -> None:
    """Let the owner of this phone choose Gaul to begin in."""
    phone.act(BEGIN)
    phone.choose_option("Gaul")
    phone.tap(BEGIN, phone.topmost_sheet)


def ask_minerva_for_legion(phone: Phone) -> None:
    """Let the owner of this phone ask Minerva for a legion."""
    phone.act("Buy legions")
    phone.choose_option("Minerva")
    phone.tap("Ask Minerva", phone.topmost_sheet)


def take_last_seat_in_greece(evening: Evening, cicero: Phone) -> None:
    """Let Hirtius take the last seat in Greece while Cicero still looks at his form."""
    evening.does("cicero", "choose-start", to="rome")
    evening.does("hirtius", "choose-start", to="northern_italy")
    evening.does("cicero", "move", to="northern_italy")
    cicero.act(LAND)
    cicero.choose_option("Greece")
    goes = cicero.topmost_sheet.get_by_role("button", name=LAND)
    expect(goes).to_be_enabled()
    expect(goes).to_have_attribute("aria-busy", "false")
    evening.does("hirtius", "move", to="greece")
    cicero.tolerate_errors(REFUSED)
    cicero.tap(LAND, cicero.topmost_sheet)
    expect(cicero.topmost_sheet).to_contain_text("Greece would need a free seat and has none")


def appeal_to_fates(cicero: Phone) -> None:
    """Let Cicero appeal to the Fates."""
    cicero.tap("Appeal", cicero.topmost_sheet)
    cicero.topmost_sheet.get_by_role("textbox").fill("I stood in the door first")
    cicero.tap("Send the appeal", cicero.topmost_sheet)


def close_game(evening: Evening) -> None:
    """Let two of the Fates close the game, and skip the countdown."""
    evening.does("fata", "announce-closing", minutes=1)
    second = {"token": evening.tokens["fata-2"], "device": "the-second-fate", "bearer": True}
    claimed = httpx2.post(f"{evening.address}/api/v1/claims", json=second)
    assert claimed.status_code == 200, claimed.text
    answer = httpx2.post(
        f"{evening.address}/api/v1/games/{evening.id}/commands",
        json={"type": "confirm-closing", "as": "fata", "period": evening.period},
        headers={
            "Authorization": f"Bearer {claimed.json()['bearer']}",
            "Idempotency-Key": "5ea1ed00-0000-4000-8000-000000000001",
        },
    )
    assert answer.status_code == 201, answer.text
    evening.served.skip_minute()
    live = f"{evening.address}/api/v1/games/{evening.id}/live"
    # the stream is never silent for such a long time
    with httpx2.stream("GET", live, timeout=PATIENCE) as heard:
        assert any(CLOSED.search(line) for line in heard.iter_lines())
