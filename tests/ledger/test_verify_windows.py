"""The verifier on submissions until a deadline, and on a host with the keys who changes them."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from ledger.export.document import write_export
from ledger.kernel.vocabulary.request import Kept, Request
from ledger.kernel.vocabulary.window_events import SubmissionsOpened
from ledger.seal import Chain, Tree, read_head, root_of
from ledger.seal.submission import Submission
from ledger.seal.submission_leaves import submission_leaf
from ledger.verify import Outside, Report, Status, read_witness, verify_export
from ledger.verify.status import gravest
from tests.ledger.room import sentences
from tests.toy.jar import JAR_GAME
from tests.toy.jars import JAR_ID
from tests.toy.pen import Pen
from tests.toy.yard import YardGame

Stored = dict[str, Any]
Change = Callable[[list[Stored]], None]


class Jar:
    """A jar with two guessers: ada with a phone that signs, and cai with one that cannot."""

    def __init__(self) -> None:
        self.yard = YardGame(rules=JAR_GAME)
        self.ada = Pen("ada").claims(self.yard, "ada-1")
        self.yard.does("aunt", "fill-jar", minutes=15, id="fill")
        self.kept: list[dict[str, Any]] = []
        self.saves("ada", 5, 1)
        self.saves("cai", 9, 1)
        self.yard.later(minutes=1).tick()
        self.saves("ada", 7, 2)
        self.yard.later(minutes=14).tick()
        self.yard.tick()

    def saves(self, who: str, nuts: int, revision: int) -> None:
        request = self.yard.request(who, "guess", nuts=nuts)
        request = replace(request, window=JAR_ID, revision=revision)
        if who == "ada":
            request = self.ada.signed("yard", request)
        kept = self.yard.scribe.answer(request, self.yard.now)
        assert isinstance(kept, Kept)
        assert isinstance(kept.kept, Submission)
        if who == "ada":
            self.kept.append(self.noted(request, kept.kept))

    def noted(self, request: Request, saved: Submission) -> dict[str, Any]:
        """Return the record of ada's phone about a save."""
        return {
            "id": request.id,
            "body": request.document,
            "contribution": request.contribution,
            "signature": request.signature,
            "answer": "saved",
            "receipt": self.yard.keys.vouch(saved.receipt("yard")),
        }

    def witness(self) -> bytes:
        said = {"format": "acta-witness/1", "game": "yard", "key": self.ada.key}
        return json.dumps({**said, "asked": self.kept}).encode()

    def verified(self, *witnesses: bytes, change: Change | None = None) -> Report:
        """Return the report on the export, after the host has changed it and sealed it anew."""
        stored = [json.loads(row.state) for row in self.yard.store.read("yard")]
        if change is not None:
            change(stored)
        rows = [msgspec.json.encode(entry) for entry in stored]
        outside = Outside(witnesses=tuple(read_witness(file) for file in witnesses))
        return verify_export(write_export(rows, self.yard.keys, self._heads(rows)), outside)

    def _heads(self, rows: list[bytes]) -> list[str]:
        leaves = [self.yard.keys.leaf(n, row) for n, row in enumerate(rows, start=1)]
        heads: list[str] = []
        for head in map(read_head, self.yard.scribe.heads()):
            assert head.link is not None
            link = Chain.over(heads).link(head.link.kind, head.link.at)
            heads.append(self.yard.keys.sign("yard", Tree().extend(leaves[: head.size]), link))
        return heads


@pytest.fixture(scope="module")
def jar() -> Jar:
    return Jar()


def opening(stored: list[Stored]) -> Stored:
    body: Stored = next(e["body"] for e in stored if e["type"] == SubmissionsOpened.STORED)
    return body


def as_final(stored: list[Stored]) -> Stored:
    return next(e["body"] for e in stored if e["body"].get("final"))


def leaf_of(stored: list[Stored], who: str) -> Stored:
    return next(leaf for leaf in opening(stored)["leaves"] if leaf["who"] == who)


def sealed_again(stored: list[Stored]) -> None:
    """Make the final seal fit the changed opening, as the host could."""
    said = msgspec.convert(opening(stored), SubmissionsOpened)
    leaves = [submission_leaf(said.window, said.number, leaf) for leaf in said.leaves]
    as_final(stored)["root"] = root_of(leaves).hex()


def test_saved_and_opened_submissions_hold(jar: Jar) -> None:
    report = jar.verified(jar.witness())
    assert report.ok, report.findings
    counts = report.counts
    assert (counts.windows, counts.seals) == (1, 2)
    assert (counts.submissions, counts.submissions_unsigned) == (2, 1)
    assert (report.testimony.saved, report.testimony.saved_unsigned) == (2, 0)
    lines = "\n".join(report.lines())
    assert "Deadlines: 1 opened, 2 seals. Saved until then: 2, 1 of them unsigned." in lines
    assert "confirmed so by the server's signature: 2, without it 0." in lines


def test_a_forged_body_is_found_by_its_leaf(jar: Jar) -> None:
    def forged(stored: list[Stored]) -> None:
        leaf_of(stored, "cai")["saved"]["fields"]["nuts"] = 30

    report = jar.verified(change=forged)
    assert "what it opens is not what was sealed" in sentences(report)
    assert report.status is Status.SUBMISSIONS


def test_a_host_who_forges_the_seal_too_lacks_the_author_s_signature(jar: Jar) -> None:
    def forged(stored: list[Stored]) -> None:
        leaf_of(stored, "ada")["saved"]["fields"]["nuts"] = 30
        sealed_again(stored)

    report = jar.verified(change=forged)
    assert "is not signed by a phone that held their card" in sentences(report)


def test_an_order_without_an_author_is_found(jar: Jar) -> None:
    def unsigned(stored: list[Stored]) -> None:
        leaf_of(stored, "ada")["saved"] |= {"signature": "", "contribution": ""}
        sealed_again(stored)

    report = jar.verified(change=unsigned)
    assert "is not signed, though their phone could sign" in sentences(report)


def test_a_receipt_with_a_later_revision_than_the_one_opened_proves_a_swap(jar: Jar) -> None:
    """The host opens ada's first submission, which she had signed as well."""
    first = jar.kept[0]

    def older(stored: list[Stored]) -> None:
        leaf_of(stored, "ada")["saved"] |= {
            "revision": 1,
            "command": first["id"],
            "fields": {"nuts": 5},
            "contribution": first["contribution"],
            "signature": first["signature"],
        }
        sealed_again(stored)

    assert jar.verified(change=older).ok
    report = jar.verified(jar.witness(), change=older)
    assert "was confirmed as saved, as number 2, but number 1 was opened" in sentences(report)
    assert report.status is Status.WITNESSES


def test_a_saved_order_that_was_left_out_is_proved_by_its_receipt(jar: Jar) -> None:
    def left_out(stored: list[Stored]) -> None:
        leaf_of(stored, "ada")["saved"] = None
        sealed_again(stored)

    report = jar.verified(jar.witness(), change=left_out)
    assert "was confirmed as saved, as number 2, but nothing was opened" in sentences(report)


def test_a_receipt_without_the_server_s_signature_proves_nothing(jar: Jar) -> None:
    file = json.loads(jar.witness())
    file["asked"][1]["receipt"] = "00" * 64
    report = jar.verified(json.dumps(file).encode())
    assert report.ok, report.findings
    assert (report.testimony.saved, report.testimony.saved_unsigned) == (1, 1)


def test_a_superseded_submission_is_no_finding(jar: Jar) -> None:
    file = json.loads(jar.witness())
    file["asked"][0]["answer"] = "superseded"
    assert jar.verified(json.dumps(file).encode()).ok


CHANGES: dict[str, tuple[Change, str]] = {
    "a leaf is missing": (
        lambda stored: opening(stored)["leaves"].pop(),
        "does not have a leaf for each who owed something",
    ),
    "another number": (
        lambda stored: opening(stored).update(number=9),
        "what it opens is not what was sealed",
    ),
    "a salt that is none": (
        lambda stored: leaf_of(stored, "bea").update(salt="salt"),
        "what it opens is not what was sealed",
    ),
    "somebody else's": (
        lambda stored: leaf_of(stored, "cai")["saved"].update(who="bea"),
        "is of another window, or of somebody else",
    ),
    "another's card": (
        lambda stored: leaf_of(stored, "cai")["saved"].update(card="bea-1"),
        "came from a card that is not theirs",
    ),
    "never sealed for good": (
        lambda stored: as_final(stored).update(final=False),
        "it opens a window without a final seal",
    ),
    "no window": (
        lambda stored: stored[2]["body"].update(window="other"),
        "seals a window that is not open",
    ),
    "nonsense": (
        lambda stored: opening(stored).update(leaves=7),
        "says nothing of a window that makes sense",
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_every_other_change_of_a_submission_is_found(jar: Jar, name: str) -> None:
    change, sentence = CHANGES[name]
    assert sentence in sentences(jar.verified(change=change))


def test_an_opening_without_a_head_after_its_seal_is_found(jar: Jar) -> None:
    def swapped(stored: list[Stored]) -> None:
        place = next(n for n, e in enumerate(stored) if e["body"].get("final"))
        stored.insert(place + 1, stored.pop(place - 1))

    found = sentences(jar.verified(change=swapped))
    assert "sealed for good before" in found


def test_a_broken_seal_outranks_a_broken_promise() -> None:
    assert gravest({"submissions", "witnesses", "dice"}) is Status.SUBMISSIONS
    assert gravest({"submissions", "seal"}) is Status.SEAL
