"""Dice that the organiser cannot foretell: phones add chance to the dice, also over plain HTTP."""

import re

import httpx2

from ledger.verify import OutsideFacts, read_witness, verify_export
from tests.browser.hands import PhoneProvider
from tests.browser.phone import Phone
from tests.browser.served import OTHER_NAME, ServedLedger
from tests.browser.tables import THROW


class TaliTable:
    """A table of the toy game: three people, each with a card, and a host."""

    def __init__(self, inn: ServedLedger) -> None:
        self.address = f"http://{OTHER_NAME}:{inn.port}"
        self._api = f"{inn.address}/api/v1"
        players = [{"name": name, "bot": False} for name in ("Ada", "Bea", "Cai")]
        body = {"ruleset": "tali", "players": players}
        answer = httpx2.post(f"{self._api}/games", json=body)
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["game"]
        self.tokens = {card["card"]: card["token"] for card in answer.json()["cards"]}

    def bearer(self, card: str) -> dict[str, str]:
        """Return the headers of a program that claims a card."""
        body = {"token": self.tokens[card], "device": f"a-program-for-{card}", "bearer": True}
        answer = httpx2.post(f"{self._api}/claims", json=body)
        return {"Authorization": f"Bearer {answer.json()['bearer']}"}

    def steward_export(self) -> bytes:
        """Return the ledger as a steward exports it."""
        path = f"{self._api}/games/{self.id}/export.jsonl"
        answer = httpx2.get(path, headers=self.bearer("host-1"))
        assert answer.status_code == 200, answer.text
        return answer.content


def throw_dice(phone: Phone) -> None:
    phone.act(THROW)
    phone.submit_sheet(THROW)


def witness_file_of(phone: Phone) -> bytes:
    """Return the witness file from the phone's menu."""
    phone.open_sheet("Menu")
    with phone.page.expect_download() as downloading:
        phone.tap(re.compile("^Keep what this phone saw"), phone.topmost_sheet)
    phone.close_sheet()
    return downloading.value.path().read_bytes()


def test_two_phones_roll_over_plain_http_and_the_verifier_counts_them_as_phones(
    inn: ServedLedger, hands: PhoneProvider
) -> None:
    table = TaliTable(inn)
    witnesses = []
    for guest, name in (("flavus", "Flavus"), ("niger", "Niger")):
        phone = hands.new_phone(table.address)
        phone.enter(table.tokens[f"{guest}-1"], name)
        assert not phone.page.evaluate("isSecureContext")
        throw_dice(phone)
        witnesses.append(read_witness(witness_file_of(phone)))
    lines = table.steward_export().splitlines(keepends=True)
    report = verify_export(lines)
    assert report.ok, report.findings
    counts = report.counts
    assert (counts.rolls_by_phone, counts.rolls_without_phone, counts.rolls_alone) == (4, 0, 0)
    report = verify_export(lines, OutsideFacts(witnesses=tuple(witnesses)))
    assert report.ok, report.findings
    assert report.counts.rolls_confirmed == 4
