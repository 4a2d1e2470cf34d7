"""The phone's storage is lost or full: no act is lost, and the phone says nothing untrue."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.chaos import ChaosProxy
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import NO_NETWORK, NO_RECEIPT, Phone
from tests.browser.scenes import BEGIN, WAITS, choose_gaul_to_begin

BEGINS = re.compile("Cicero begins in Gaul")
KEPT = "it is kept until the server has answered"
UNKEPT = "This phone does not keep it"
ALL = "outbox games notes"

ABORTS = """(tables) => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    const request = put.apply(this, given);
    if (tables.split(" ").includes(this.name)) this.transaction.abort();
    return request;
  };
}"""
"""Lets writes to these tables fail from now on."""

HANGS = """() => {
  IDBFactory.prototype.open = () => new EventTarget();
  IDBDatabase.prototype.transaction = () => { throw new DOMException("", "InvalidStateError"); };
}"""
"""Closes the database, so that it never opens again."""

REFUSES = """() => Object.defineProperty(window, "indexedDB", {
  get: () => { throw new DOMException("", "SecurityError"); },
})"""
"""Makes a browser without any storage."""


REFUSED = """async () => {
  const db = await new Promise((opened) => {
    const request = indexedDB.open("room");
    request.onupgradeneeded = () => request.result.createObjectStore("room");
    request.onsuccess = () => opened(request.result);
    request.onerror = () => opened(undefined);
  });
  if (!db) return true;
  const refused = await new Promise((ended) => {
    const transaction = db.transaction("room", "readwrite");
    transaction.objectStore("room").put("x", 0);
    transaction.oncomplete = () => ended(false);
    transaction.onabort = () => ended(true);
  });
  db.close();
  return refused;
}"""
"""Returns whether the phone lacks space for one more letter."""


def clear_storage(phone: Phone) -> None:
    """Clear the site's storage while the page is open, like a browser that is short of space."""
    session = phone.context.new_cdp_session(phone.page)
    origin = {"origin": phone.address, "storageTypes": "indexeddb"}
    session.send("Storage.clearDataForOrigin", origin)
    session.detach()


def fill_storage(phone: Phone) -> None:
    """Leave a quota of one byte for all storage of the site.

    Chromium remembers the free space for 30 seconds.
    """
    session = phone.context.new_cdp_session(phone.page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": phone.address, "quotaSize": 1})
    while not phone.page.evaluate(REFUSED):
        phone.page.wait_for_timeout(500)


def wait_until_begin_is_recorded(phone: Phone) -> None:
    """Wait until the act is done and is in the chronicle once."""
    expect(phone.page.get_by_role("dialog")).to_have_count(0)
    phone.go_to_tab("Chronicle")
    phone.wait_for_line(BEGINS)
    assert not phone.page.get_by_text(KEPT).count()


def begin_without_storage(phone: Phone, chaos: ChaosProxy) -> None:
    """Let Cicero begin in Gaul without a network, on a phone that stores nothing."""
    phone.go_to_tab("Acts")
    phone.wait_for_text(BEGIN)  # the offers must be loaded before the network ends
    phone.wait_until_app_is_stored()
    phone.tolerate_errors(NO_NETWORK, NO_RECEIPT)
    chaos.turn("resets")
    phone.wait_until_offline()
    choose_gaul_to_begin(phone)
    phone.wait_for_text("leave the app open until it is sent")
    assert not phone.page.get_by_text(KEPT).count()
    phone.go_to_tab("Hand")
    phone.wait_for_text(BEGIN)
    phone.wait_for_text(WAITS)
    phone.wait_for_text(UNKEPT)


def test_an_act_is_done_although_the_phone_s_storage_was_cleared(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    clear_storage(phone)
    choose_gaul_to_begin(phone)
    wait_until_begin_is_recorded(phone)
    phone.page.reload()
    phone.wait_until_live()
    phone.wait_for_line(BEGINS)


def test_a_waiting_act_is_kept_although_the_phone_s_storage_was_cleared(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy
) -> None:
    phone = hands.of(evening, "cicero", "Cicero", address=chaos.address, keeps=True)
    phone.go_to_tab("Acts")
    phone.wait_for_text(BEGIN)
    phone.wait_until_app_is_stored()
    phone.tolerate_errors(NO_NETWORK, NO_RECEIPT)
    chaos.turn("resets")
    phone.wait_until_offline()
    choose_gaul_to_begin(phone)
    phone.wait_for_text(KEPT)
    clear_storage(phone)
    phone.go_to_tab("Hand")
    phone.wait_for_text(WAITS)
    phone.page.reload()
    phone.wait_for_text(WAITS)
    chaos.turn("passes")
    phone.wait_until_live()
    phone.go_to_tab("Chronicle")
    phone.wait_for_line(BEGINS)


@pytest.mark.parametrize("how", [HANGS, f"() => ({ABORTS})('{ALL}')"], ids=["hangs", "aborts"])
def test_an_act_is_done_although_the_phone_s_storage_no_longer_works(
    evening: Evening, hands: PhoneProvider, how: str
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.page.evaluate(how)
    choose_gaul_to_begin(phone)
    wait_until_begin_is_recorded(phone)


def test_an_act_waits_in_memory_where_storage_fails_and_the_phone_says_so(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy, looker: Looker
) -> None:
    phone = hands.of(evening, "cicero", "Cicero", address=chaos.address, keeps=True)
    phone.page.evaluate(ABORTS, ALL)
    begin_without_storage(phone, chaos)
    looker.at(phone, "unkept")
    chaos.turn("passes")
    phone.wait_until_live()
    phone.go_to_tab("Chronicle")
    phone.wait_for_line(BEGINS)


def test_a_phone_without_free_space_enters_and_acts(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy
) -> None:
    phone = hands.new_phone(chaos.address, keeps=True)
    phone.open_path("/")
    phone.wait_until_app_is_stored()
    fill_storage(phone)
    phone.enter(evening.card("cicero"), "Cicero")
    begin_without_storage(phone, chaos)
    chaos.turn("passes")
    phone.wait_until_live()
    phone.go_to_tab("Chronicle")
    phone.wait_for_line(BEGINS)


def test_a_phone_without_any_storage_enters_and_acts(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.new_phone(evening.address)
    phone.page.add_init_script(f"({REFUSES})()")
    phone.enter(evening.card("cicero"), "Cicero")
    choose_gaul_to_begin(phone)
    wait_until_begin_is_recorded(phone)


def test_a_phone_whose_database_never_opens_enters_and_acts(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.new_phone(evening.address)
    phone.page.add_init_script(f"({HANGS})()")
    phone.enter(evening.card("cicero"), "Cicero")
    choose_gaul_to_begin(phone)
    wait_until_begin_is_recorded(phone)
