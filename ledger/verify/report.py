"""The result of a verification, in plain sentences."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import NamedTuple

from ledger.language.grammar import count_text
from ledger.verify.status import Status, gravest_status

_MOST_OF_A_KIND = 10
_MAX_LETTERS = 60


class Finding(NamedTuple):
    """A fault of the export."""

    position: int
    """The position of the entry, or 0 for the file as a whole."""
    check: str
    sentence: str


class Limit(NamedTuple):
    """A fact that the export does not prove, although no check failed."""

    check: str
    sentence: str


class Fingerprint(NamedTuple):
    """A valid signed head, to compare with the words that people saw during the game."""

    size: int
    words: str
    kind: str
    """The kind of head; `unchained` for a head of a version before 0.2."""
    at: int
    """The time, in milliseconds since the epoch; 0 for an `unchained` head."""
    digest: bytes

    @property
    def published(self) -> bool:
        """Return whether the head was published during the game, not only for a file."""
        return self.kind != "copy"


@dataclass(frozen=True)
class Counts:
    """The numbers of checked parts. Rolls are counted by the result of their check."""

    entries: int = 0
    withheld: int = 0
    postings: int = 0
    seeds: int = 0
    rolls_checked: int = 0
    rolls_waiting: int = 0
    rolls_at_table: int = 0
    texts: int = 0
    rolls_by_phone: int = 0
    rolls_by_client: int = 0
    rolls_alone: int = 0
    rolls_without_phone: int = 0
    rolls_confirmed: int = 0
    rolls_unsigned: int = 0
    seals: int = 0
    windows: int = 0
    submissions: int = 0
    submissions_unsigned: int = 0
    erased: int = 0


@dataclass
class WitnessCounts:
    """The results of all witnesses together: confirmed dice, and the other requests by outcome."""

    witnesses: int = 0
    asked: int = 0
    confirmed: int = 0
    refused: int = 0
    refused_unsigned: int = 0
    unsent: int = 0
    withdrawn: int = 0
    saved: int = 0
    saved_unsigned: int = 0
    unanswered: list[str] = field(default_factory=list)
    left_behind: list[str] = field(default_factory=list)

    def line(self) -> str:
        """Return all numbers in one line, for people."""
        return (
            f"Witness files: {self.witnesses}, with {count_text(self.asked, 'act')} asked for; "
            f"{self.refused} refused with the server's signature, {self.refused_unsigned} "
            f"without it, {len(self.unanswered)} never answered, {self.unsent} never sent; "
            f"of these {count_text(self.withdrawn, 'was', 'were')} given up on the phone."
            f"{self._saved_text()}"
        )

    def _saved_text(self) -> str:
        if not (self.saved or self.saved_unsigned):
            return ""
        return (
            f" Saved until a deadline, and confirmed so by the server's signature: {self.saved}, "
            f"without it {self.saved_unsigned}."
        )


@dataclass
class CosignerCounts:
    """The numbers of phones that signed a head."""

    phones: int = 0
    claimed: int = 0
    """Phones whose key is that of a claimed card."""
    to_the_end: int = 0
    """Phones that signed the last head."""

    def line(self) -> str:
        """Return all numbers in one line, for people."""
        if not self.phones:
            return "No phone's signature under a head is in this file."
        return (
            f"Heads signed by {count_text(self.phones, 'phone')}, {self.claimed} of them with the "
            f"key of a claim in these entries; {self.to_the_end} signed the last one. Whoever made "
            "the file could have made up phones: ask their owners."
        )


@dataclass(frozen=True)
class Report:
    """The outcome of the verification of one export."""

    game: str = ""
    ruleset: str = ""
    version: str = ""
    counts: Counts = field(default_factory=Counts)
    heads: tuple[Fingerprint, ...] = ()
    findings: tuple[Finding, ...] = ()
    """The faults."""
    notes: tuple[str, ...] = ()
    """The parts that could not be checked, and why."""
    limits: tuple[Limit, ...] = ()
    """The facts that are not proved."""
    cosigners: CosignerCounts = field(default_factory=CosignerCounts)
    testimony: WitnessCounts = field(default_factory=WitnessCounts)

    @property
    def ok(self) -> bool:
        """Return whether there is no fault."""
        return not self.findings

    @property
    def status(self) -> Status:
        """Return the most serious fault; without a fault the most serious limit."""
        failed_checks = {finding.check for finding in self.findings}
        return gravest_status(failed_checks or {limit.check for limit in self.limits})

    def lines(self) -> list[str]:
        """Return the report for people, line by line."""
        return [
            *self._verdict_lines(),
            *self._fault_lines(),
            *(f"- {limit.sentence}" for limit in self.limits),
            *self._figure_lines(),
            *self.notes,
        ]

    def _verdict_lines(self) -> Iterator[str]:
        subject = f"The export of {safe_text(self.game)}" if self.game else "The file"
        fault_count = len(self.findings)
        if self.ok and not self.limits:
            yield (
                f"{subject} is as it was recorded, from the founding to the closing: nothing was "
                "changed, added or taken out."
            )
        elif self.ok:
            yield f"{subject} fits its own seal. This much it does not prove:"
        else:
            things_text = count_text(fault_count, "thing is", "things are")
            yield f"{subject} does not hold: {things_text} wrong."

    def _fault_lines(self) -> Iterator[str]:
        fault_counts: Counter[str] = Counter()
        for finding in self.findings:
            fault_counts[finding.check] += 1
            if fault_counts[finding.check] <= _MOST_OF_A_KIND:
                yield f"- {finding.sentence}"
        for check_name, fault_count in fault_counts.items():
            if fault_count > _MOST_OF_A_KIND:
                yield f"- And {fault_count - _MOST_OF_A_KIND} more about the {check_name}."

    def _figure_lines(self) -> Iterator[str]:
        counts = self.counts
        if counts.entries:
            yield f"Entries: {counts.entries}, withheld: {counts.withheld}."
            yield f"Postings: {counts.postings}. Free texts: {counts.texts}."
            if counts.erased:
                yield (
                    f"Free texts that were erased: {counts.erased}. Their digests stand in the "
                    "entries, so the seal holds without them."
                )
            yield (
                f"Dice: {counts.rolls_checked} recomputed, {counts.rolls_waiting} not yet "
                f"verifiable, {counts.rolls_at_table} rolled at the table. "
                f"Seeds revealed: {counts.seeds}."
            )
            yield (
                f"How they came about: {counts.rolls_by_phone} signed by phones "
                f"({counts.rolls_confirmed} confirmed by a witness file), "
                f"{counts.rolls_by_client} signed by programs, {counts.rolls_alone} alone (on a "
                f"phone with a steward's card), {counts.rolls_without_phone} without a phone, "
                f"{counts.rolls_unsigned} unsigned, {counts.rolls_at_table} at the table."
            )
        if counts.windows or counts.seals:
            yield (
                f"Deadlines: {counts.windows} opened, {count_text(counts.seals, 'seal')}. Saved "
                f"until then: {counts.submissions}, {counts.submissions_unsigned} of them unsigned."
            )
        if self.testimony.witnesses:
            yield self.testimony.line()
        for head in self.heads:
            if head.kind in ("period", "unchained"):
                yield f"Sealed after {count_text(head.size, 'entry', 'entries')}: {head.words}"
        minute_head_count = sum(head.kind == "minute" for head in self.heads)
        if minute_head_count:
            yield f"Heads signed by the clock: {minute_head_count}."
        if self.heads:
            yield self.cosigners.line()
            yield "Words that were shown at the games must be the same, and none may be missing."


@dataclass
class Findings:
    """Collects the findings of the checks."""

    wrong: list[Finding] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def add(self, position: int, check_name: str, sentence: str) -> None:
        """Add a fault of the entry at a position, or (0) of the whole file."""
        self.wrong.append(Finding(position, check_name, sentence))


def time_text(milliseconds: int) -> str:
    """Return a time of a file for people; 0 or an impossible one is an unknown time."""
    try:
        time = datetime.fromtimestamp(milliseconds / 1000, UTC)
    except (ValueError, OverflowError, OSError):
        return "an unknown time"
    return f"{time:%Y-%m-%d %H:%M} UTC" if milliseconds else "an unknown time"


def duration_text(milliseconds: int) -> str:
    """Return a duration in words, in whole minutes."""
    hours, minutes = divmod(milliseconds // 60_000, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min"


def safe_text(value: object) -> str:
    """Return a value from an untrusted file, shortened and without control characters."""
    text = repr(value)
    return text if len(text) <= _MAX_LETTERS else f"{text[:_MAX_LETTERS]}…"
