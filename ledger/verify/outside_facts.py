"""Facts from outside for comparison: a key, words of a fingerprint, or a phone's file."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from ledger.export.document import Export, ExportError, read_export
from ledger.language.grammar import count_text
from ledger.record.entry import Tap
from ledger.seal import WORD_LIST
from ledger.seal.signature import document_digest
from ledger.verify.dice import CLOSED_TYPE
from ledger.verify.readable_entries import DecodedExport
from ledger.verify.report import Findings, Fingerprint, safe_text, time_text

_FULL_LENGTH, _SHORT_LENGTH = 8, 4


class OutsideError(Exception):
    """Raised if words or a file from outside cannot be used. The message says why in a sentence."""


class HeadOnPhone(msgspec.Struct, frozen=True):
    """A head's digest (hex), and when a phone got it, in milliseconds since the Unix epoch."""

    digest: str
    at: int = 0


class SentCommand(msgspec.Struct, frozen=True):
    """A command that the phone sent, and the last answer to it."""

    id: str
    body: dict[str, Any]
    """The command; without free words if these were erased."""
    contribution: str
    signature: str
    at: int = 0
    answer: str = ""
    """The answer of the server; "" if there was none.

    The answer is "done", "saved" (until a deadline), "superseded" (by a later submission), or the
    problem.
    """
    refusal: str = ""
    """The server's signature under the problem."""
    receipt: str = ""
    """The server's signature under the saved submission."""
    sent: bool = True
    """Whether the command may have left the phone."""
    withdrawn: bool = False
    """Whether the phone stopped waiting for an answer."""
    digest: str = ""
    """The digest (hex) of the whole signed body, if words in it were erased."""

    @property
    def tap(self) -> Tap:
        """Return the phone's signed tap. Raises ValueError for a body that cannot be signed."""
        digest = self.digest or document_digest(self.body)
        return Tap(self.contribution, digest, self.signature)


class WitnessFile(msgspec.Struct, frozen=True):
    """The file that a phone keeps about a game."""

    format: Literal["acta-witness/1"]
    game: str
    seal_key: str = ""
    """The game's key that the phone was shown."""
    heads: tuple[HeadOnPhone, ...] = ()
    """The heads that the phone received."""
    key: str = ""
    """The phone's own public key."""
    cosigned: str = ""
    """The newest digest (hex) for which the server accepted the phone's signature."""
    asked: tuple[SentCommand, ...] = ()
    """The commands that the phone sent, signed with its key."""


@dataclass(frozen=True, slots=True)
class OutsideFacts:
    """All facts from outside."""

    keys: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """The words of fingerprints, as `read_fingerprint` returns them."""
    witnesses: tuple[WitnessFile, ...] = ()
    exports: tuple[Export, ...] = ()
    """Other exports of the same game, from another place or time."""

    @property
    def given(self) -> bool:
        """Return whether any fact was given that could reveal a forgery."""
        return bool(self.keys or self.words or self.witnesses)


def read_witness(file: bytes) -> WitnessFile:
    """Return the contents of a phone's witness file. Raises OutsideError."""
    try:
        return msgspec.json.decode(file, type=WitnessFile)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise OutsideError("This is not a phone's witness file (acta-witness/1).") from None


def read_other_export(lines: Iterable[bytes]) -> Export:
    """Return another export. Raises OutsideError."""
    try:
        return read_export(lines)
    except ExportError as error:
        raise OutsideError(f"The other export, line {error.line}: {error.sentence}") from None


def read_fingerprint(fingerprint_text: str) -> str:
    """Return the words of a fingerprint in the form for comparison. Raises OutsideError."""
    words = fingerprint_text.lower().replace("-", " ").replace(",", " ").split()
    unknown_words = [word for word in words if word not in WORD_LIST]
    if unknown_words:
        raise OutsideError(f"{safe_text(unknown_words[0])} is none of the words of fingerprints.")
    if len(words) not in (_FULL_LENGTH, _SHORT_LENGTH):
        raise OutsideError(
            f"A fingerprint has {_FULL_LENGTH} words, before version 0.2 {_SHORT_LENGTH}."
        )
    return " ".join(words)


def check_outside(
    decoded_export: DecodedExport,
    heads: tuple[Fingerprint, ...],
    outside_facts: OutsideFacts,
    findings: Findings,
) -> int:
    """Compare the export with the facts from outside.

    Returns the number of entries that these facts prove, counted from the first entry.
    """
    _check_keys(decoded_export, outside_facts, findings)
    published_heads = [head for head in heads if head.published]
    sizes = [
        _size_proved_by_words(fingerprint, published_heads, findings)
        for fingerprint in outside_facts.words
    ]
    fingerprints = [
        _size_proved_by_witness(decoded_export, witness_number, witness, published_heads, findings)
        for witness_number, witness in enumerate(outside_facts.witnesses, start=1)
    ]
    return max((*sizes, *fingerprints), default=0)


def _check_keys(
    decoded_export: DecodedExport, outside_facts: OutsideFacts, findings: Findings
) -> None:
    seal_keys = [witness.seal_key for witness in outside_facts.witnesses if witness.seal_key]
    for seal_key in dict.fromkeys((*outside_facts.keys, *seal_keys)):
        if seal_key not in decoded_export.servers.keys:
            sentence = (
                f"It is sealed with the key {safe_text(decoded_export.pins.seal_key)}, and not "
                f"with the one known from outside, {safe_text(seal_key)}: "
                "somebody else made it, or made it anew."
            )
            findings.add(1, "key", sentence)


def _size_proved_by_words(
    fingerprint_text: str, published_heads: list[Fingerprint], findings: Findings
) -> int:
    sizes = [
        head.size for head in published_heads if f"{head.words} ".startswith(f"{fingerprint_text} ")
    ]
    if not sizes:
        sentence = (
            f"No published head has the words “{fingerprint_text}”: this is another story than the "
            "one whose words were seen, or it ends before it."
        )
        findings.add(0, "words", sentence)
        return 0
    if len(fingerprint_text.split()) == _FULL_LENGTH:
        return max(sizes)
    findings.notes.append(
        f"The words “{fingerprint_text}” are there, but {_SHORT_LENGTH} words are too few to fix "
        "anything: a fast computer finds another story with the same ones."
    )
    return 0


def _size_proved_by_witness(
    decoded_export: DecodedExport,
    witness_number: int,
    witness: WitnessFile,
    published_heads: list[Fingerprint],
    findings: Findings,
) -> int:
    if witness.game != decoded_export.pins.game:
        sentence = f"Witness file {witness_number} is of the game {safe_text(witness.game)}."
        findings.add(0, "witnesses", sentence)
        return 0
    sizes_by_digest = {head.digest.hex(): head.size for head in published_heads}
    head_list = sorted(witness.heads, key=lambda head: head.at)
    lost_indexes = decoded_export.servers.indexes_of_lost_observations(
        [sizes_by_digest.get(head.digest, 0) for head in head_list]
    )
    heads_on_copy = [
        head for head_index, head in enumerate(head_list) if head_index not in lost_indexes
    ]
    lost_heads = [head for head in heads_on_copy if head.digest not in sizes_by_digest]
    if lost_indexes:
        findings.notes.append(
            f"Witness file {witness_number}: this phone was given "
            f"{count_text(len(lost_indexes), 'head')} by a server that was lost, after the copy "
            "was made from which another one went on. What was sealed beyond the copy is not in "
            "this export."
        )
    if lost_heads:
        heads, missing_count = (
            count_text(len(witness.heads), "head"),
            count_text(len(lost_heads), "is", "are"),
        )
        sentence = (
            f"Witness file {witness_number}: of {heads} that this phone kept, {missing_count} not "
            f"here, the first of {time_text(lost_heads[0].at)}. This export tells another story "
            "than the phone was told, or it ends earlier."
        )
        findings.add(0, "witnesses", sentence)
    _check_signature(decoded_export, witness_number, witness, findings)
    return max((sizes_by_digest.get(head.digest, 0) for head in witness.heads), default=0)


def _check_signature(
    decoded_export: DecodedExport, witness_number: int, witness: WitnessFile, findings: Findings
) -> None:
    """Check that the export of a closed game holds the signature of this phone."""
    is_closed = any(entry.type == CLOSED_TYPE for _, entry in decoded_export.entries)
    signing_keys = {signature.key for signature in decoded_export.export.cosignatures}
    if is_closed and witness.cosigned and witness.key not in signing_keys:
        sentence = (
            f"Witness file {witness_number}: this phone signed a head, "
            "and its signature is missing."
        )
        findings.add(0, "witnesses", sentence)
