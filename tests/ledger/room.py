"""A yard with phones, whose export is verified after a host with the keys changed its dice."""

import json
from collections.abc import Callable
from typing import Any

import msgspec

from ledger.export.document import write_export
from ledger.kernel.vocabulary.request import Accepted, Request
from ledger.verify import OutsideFacts, Report, read_witness, verify_export
from tests.toy.pen import OTHER_TAP, PhoneKeys
from tests.toy.yard import YardGame

Change = Callable[[dict[str, Any]], None]


class WitnessedYard:
    """A yard with a phone of ada's, a program of bea's, and the records of ada's phone.

    Cai has no phone and no program.
    """

    def __init__(self) -> None:
        self.yard = YardGame()
        self.ada = PhoneKeys("ada").claim_card(self.yard, "ada-1")
        self.bea = PhoneKeys("bea").claim_card(self.yard, "bea-1", client=True)
        self.kept: list[dict[str, Any]] = []

    def send_and_record(
        self,
        act: str,
        *,
        actor: str = "ada",
        heard: bool = True,
        arrives: bool = True,
        **fields: Any,
    ) -> Request:
        """Send a request of ada's phone, which records the request and the answer."""
        request = self.ada.signed_request("yard", self.yard.request(actor, act, **fields))
        outcome = self.yard.scribe.answer(request, self.yard.now) if arrives else None
        item = {
            "id": request.id,
            "body": request.document,
            "contribution": request.contribution,
            "signature": request.signature,
            "at": self.yard.now,
        }
        if heard and isinstance(outcome, Accepted):
            item["answer"] = "done"
        self.kept.append(item)
        return request

    def witness_file(self, **changes: Any) -> bytes:
        """Return the witness file of ada's phone."""
        said = {"format": "acta-witness/1", "game": "yard", "key": self.ada.key, "asked": self.kept}
        return json.dumps(said | changes).encode()

    def verify_with_change(self, *witnesses: bytes, change: Change | None = None) -> Report:
        """Return the report on the export. `change` is the host's change of the dice."""
        entries = [row.state for row in self.yard.store.read("yard")]
        if change is not None:
            entries = [change_entry_with_dice(stored, change) for stored in entries]
        return verify_export(
            write_export(entries, self.yard.keys), self.outside_evidence(*witnesses)
        )

    def outside_evidence(self, *witnesses: bytes) -> OutsideFacts:
        """Return the evidence from outside the ledger."""
        return OutsideFacts(witnesses=tuple(read_witness(file) for file in witnesses))


def change_entry_with_dice(stored: bytes, change: Change) -> bytes:
    """Return the entry after the change, if it has signed dice."""
    entry = json.loads(stored)
    if entry["doing"]["tap"]:
        change(entry)
    return msgspec.json.encode(entry)


def fault_sentences(report: Report) -> str:
    """Return all faults in words."""
    return " ".join(finding.sentence for finding in report.findings)


CHANGES: dict[str, dict[str, Any]] = {
    "another contribution was signed": {"doing.tap.contribution": OTHER_TAP},
    "a false signature": {"doing.tap.signature": "00" * 64},
    "no signature": {"doing.tap.signature": ""},
    "another command was signed": {"doing.tap.digest": "00" * 32},
    "nothing was signed": {"doing.tap": None},
    "another contribution was rolled with": {"rolls.0.contribution": OTHER_TAP},
    "no contribution was rolled with": {"rolls.0.contribution": ""},
    "another contribution altogether": {
        "doing.tap.contribution": OTHER_TAP,
        "rolls.0.contribution": OTHER_TAP,
    },
    "marked as a program's": {"rolls.0.origin": "client"},
    "marked as nobody's": {"rolls.0.origin": ""},
    "another act": {"doing.command": "another"},
    "another card": {"doing.card": "bea-1"},
}


def change_of_dice(changes: dict[str, Any]) -> Change:
    """Return a change that writes these values at these places of an entry with dice."""

    def change_dice(entry: dict[str, Any]) -> None:
        for path, value in changes.items():
            *way, last = path.split(".")
            part: Any = entry
            for step in way:
                part = part[int(step) if isinstance(part, list) else step]
            part[last] = value

    return change_dice
