"""The verifier on submissions until a deadline, and on a host with the keys who changes them."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from ledger.export.document import write_export
from ledger.kernel.vocabulary.request import Request, StoredWithoutEntry
from ledger.kernel.vocabulary.window_events import SubmissionsOpened
from ledger.seal import Chain, Tree, read_head, root_of
from ledger.seal.submission import Submission
from ledger.seal.submission_leaves import submission_leaf_hash
from ledger.verify import OutsideFacts, Report, Status, read_witness, verify_export
from ledger.verify.status import gravest_status
from tests.ledger.room import fault_sentences
from tests.toy.jar import JAR_GAME
from tests.toy.jars import JAR_ID
from tests.toy.pen import PhoneKeys
from tests.toy.yard import YardGame

Stored = dict[str, Any]
Change = Callable[[list[Stored]], None]


class SignedJar:
    """A jar with two guessers: ada has a phone that signs, and cai has a phone that cannot sign."""

    def __init__(self) -> None:
        self.yard = YardGame(rules=JAR_GAME)
        self.ada = PhoneKeys("ada").claim_card(self.yard, "ada-1")
        self.yard.does("aunt", "fill-jar", minutes=15, id="fill")
        self.kept: list[dict[str, Any]] = []
        self.save_guess("ada", 5, 1)
        self.save_guess("cai", 9, 1)
        self.yard.wait(minutes=1).wake_clock()
        self.save_guess("ada", 7, 2)
        self.yard.wait(minutes=14).wake_clock()
        self.yard.wake_clock()

    def save_guess(self, who: str, nuts: int, revision: int) -> None:
        request = self.yard.request(who, "guess", nuts=nuts)
        request = replace(request, window=JAR_ID, revision=revision)
        if who == "ada":
            request = self.ada.signed_request("yard", request)
        kept = self.yard.scribe.answer(request, self.yard.now)
        assert isinstance(kept, StoredWithoutEntry)
        assert isinstance(kept.submission_or_flag, Submission)
        if who == "ada":
            self.kept.append(self.phone_record(request, kept.submission_or_flag))

    def phone_record(self, request: Request, saved: Submission) -> dict[str, Any]:
        """Return the record of ada's phone about a save."""
        return {
            "id": request.id,
            "body": request.document,
            "contribution": request.contribution,
            "signature": request.signature,
            "answer": "saved",
            "receipt": self.yard.keys.sign_statement(saved.receipt_statement("yard")),
        }

    def witness_file(self) -> bytes:
        said = {"format": "acta-witness/1", "game": "yard", "key": self.ada.key}
        return json.dumps({**said, "asked": self.kept}).encode()

    def verify_with_change(self, *witnesses: bytes, change: Change | None = None) -> Report:
        """Return the report on the export, after the host has changed it and sealed it anew."""
        stored = [json.loads(row.state) for row in self.yard.store.read("yard")]
        if change is not None:
            change(stored)
        rows = [msgspec.json.encode(entry) for entry in stored]
        outside = OutsideFacts(witnesses=tuple(read_witness(file) for file in witnesses))
        return verify_export(write_export(rows, self.yard.keys, self._signed_heads(rows)), outside)

    def _signed_heads(self, rows: list[bytes]) -> list[str]:
        leaves = [self.yard.keys.entry_leaf_hash(n, row) for n, row in enumerate(rows, start=1)]
        heads: list[str] = []
        for head in map(read_head, self.yard.scribe.heads()):
            assert head.link is not None
            link = Chain.from_heads(heads).next_link(head.link.kind, head.link.at)
            heads.append(self.yard.keys.sign("yard", Tree().extend(leaves[: head.size]), link))
        return heads


@pytest.fixture(scope="module")
def jar() -> SignedJar:
    return SignedJar()


def body_of_opening(stored: list[Stored]) -> Stored:
    body: Stored = next(e["body"] for e in stored if e["type"] == SubmissionsOpened.STORED)
    return body


def body_of_final_window(stored: list[Stored]) -> Stored:
    return next(e["body"] for e in stored if e["body"].get("final"))


def submission_leaf_of(stored: list[Stored], who: str) -> Stored:
    return next(leaf for leaf in body_of_opening(stored)["leaves"] if leaf["who"] == who)


def reseal_opening(stored: list[Stored]) -> None:
    """Make the final seal fit the changed opening, as the host could."""
    said = msgspec.convert(body_of_opening(stored), SubmissionsOpened)
    leaves = [submission_leaf_hash(said.window, said.number, leaf) for leaf in said.leaves]
    body_of_final_window(stored)["root"] = root_of(leaves).hex()


def test_saved_and_opened_submissions_hold(jar: SignedJar) -> None:
    report = jar.verify_with_change(jar.witness_file())
    assert report.ok, report.findings
    counts = report.counts
    assert (counts.windows, counts.seals) == (1, 2)
    assert (counts.submissions, counts.submissions_unsigned) == (2, 1)
    assert (report.testimony.saved, report.testimony.saved_unsigned) == (2, 0)
    lines = "\n".join(report.lines())
    assert "Deadlines: 1 opened, 2 seals. Saved until then: 2, 1 of them unsigned." in lines
    assert "confirmed so by the server's signature: 2, without it 0." in lines


def test_a_forged_body_is_found_by_its_leaf(jar: SignedJar) -> None:
    def forge_cai_guess(stored: list[Stored]) -> None:
        submission_leaf_of(stored, "cai")["saved"]["fields"]["nuts"] = 30

    report = jar.verify_with_change(change=forge_cai_guess)
    assert "what it opens is not what was sealed" in fault_sentences(report)
    assert report.status is Status.SUBMISSIONS


def test_a_host_who_forges_the_seal_too_lacks_the_author_s_signature(jar: SignedJar) -> None:
    def forge_ada_guess(stored: list[Stored]) -> None:
        submission_leaf_of(stored, "ada")["saved"]["fields"]["nuts"] = 30
        reseal_opening(stored)

    report = jar.verify_with_change(change=forge_ada_guess)
    assert "is not signed by a phone that held their card" in fault_sentences(report)


def test_an_order_without_an_author_is_found(jar: SignedJar) -> None:
    def remove_signature(stored: list[Stored]) -> None:
        submission_leaf_of(stored, "ada")["saved"] |= {"signature": "", "contribution": ""}
        reseal_opening(stored)

    report = jar.verify_with_change(change=remove_signature)
    assert "is not signed, though their phone could sign" in fault_sentences(report)


def test_a_receipt_with_a_later_revision_than_the_one_opened_proves_a_swap(jar: SignedJar) -> None:
    """The host opens ada's first submission, which ada had signed as well."""
    first = jar.kept[0]

    def restore_older_save(stored: list[Stored]) -> None:
        submission_leaf_of(stored, "ada")["saved"] |= {
            "revision": 1,
            "command": first["id"],
            "fields": {"nuts": 5},
            "contribution": first["contribution"],
            "signature": first["signature"],
        }
        reseal_opening(stored)

    assert jar.verify_with_change(change=restore_older_save).ok
    report = jar.verify_with_change(jar.witness_file(), change=restore_older_save)
    assert "was confirmed as saved, as number 2, but number 1 was opened" in fault_sentences(report)
    assert report.status is Status.WITNESSES


def test_a_saved_order_that_was_left_out_is_proved_by_its_receipt(jar: SignedJar) -> None:
    def remove_save(stored: list[Stored]) -> None:
        submission_leaf_of(stored, "ada")["saved"] = None
        reseal_opening(stored)

    report = jar.verify_with_change(jar.witness_file(), change=remove_save)
    assert "was confirmed as saved, as number 2, but nothing was opened" in fault_sentences(report)


def test_a_receipt_without_the_server_s_signature_proves_nothing(jar: SignedJar) -> None:
    file = json.loads(jar.witness_file())
    file["asked"][1]["receipt"] = "00" * 64
    report = jar.verify_with_change(json.dumps(file).encode())
    assert report.ok, report.findings
    assert (report.testimony.saved, report.testimony.saved_unsigned) == (1, 1)


def test_a_superseded_submission_is_no_finding(jar: SignedJar) -> None:
    file = json.loads(jar.witness_file())
    file["asked"][0]["answer"] = "superseded"
    assert jar.verify_with_change(json.dumps(file).encode()).ok


CHANGES: dict[str, tuple[Change, str]] = {
    "a leaf is missing": (
        lambda stored: body_of_opening(stored)["leaves"].pop(),
        "does not have a leaf for each who owed something",
    ),
    "another number": (
        lambda stored: body_of_opening(stored).update(number=9),
        "what it opens is not what was sealed",
    ),
    "a salt that is none": (
        lambda stored: submission_leaf_of(stored, "bea").update(salt="salt"),
        "what it opens is not what was sealed",
    ),
    "somebody else's": (
        lambda stored: submission_leaf_of(stored, "cai")["saved"].update(who="bea"),
        "is of another window, or of somebody else",
    ),
    "another's card": (
        lambda stored: submission_leaf_of(stored, "cai")["saved"].update(card="bea-1"),
        "came from a card that is not theirs",
    ),
    "never sealed for good": (
        lambda stored: body_of_final_window(stored).update(final=False),
        "it opens a window without a final seal",
    ),
    "no window": (
        lambda stored: stored[2]["body"].update(window="other"),
        "seals a window that is not open",
    ),
    "nonsense": (
        lambda stored: body_of_opening(stored).update(leaves=7),
        "says nothing of a window that makes sense",
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_every_other_change_of_a_submission_is_found(jar: SignedJar, name: str) -> None:
    change, sentence = CHANGES[name]
    assert sentence in fault_sentences(jar.verify_with_change(change=change))


def test_an_opening_without_a_head_after_its_seal_is_found(jar: SignedJar) -> None:
    def swap_entries(stored: list[Stored]) -> None:
        place = next(n for n, e in enumerate(stored) if e["body"].get("final"))
        stored.insert(place + 1, stored.pop(place - 1))

    found = fault_sentences(jar.verify_with_change(change=swap_entries))
    assert "sealed for good before" in found


def test_a_broken_seal_outranks_a_broken_promise() -> None:
    assert gravest_status({"submissions", "witnesses", "dice"}) is Status.SUBMISSIONS
    assert gravest_status({"submissions", "seal"}) is Status.SEAL
