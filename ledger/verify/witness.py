"""A phone's own record of its requests: evidence that a server may have left commands out.

A witness file lists the commands that the phone sent, its signatures, and the answers.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from ledger.kernel.vocabulary.taps import is_tap_valid, refusal_statement
from ledger.language.grammar import count_text
from ledger.record.entry import Entry
from ledger.seal import SealError
from ledger.seal.submission import FRAME_FIELDS, Submission
from ledger.verify.command_comparison import RecordedTerms, first_differing_entry
from ledger.verify.outside_facts import SentCommand, WitnessFile
from ledger.verify.phones import CardHistory
from ledger.verify.readable_entries import DecodedExport
from ledger.verify.report import Findings, WitnessCounts, duration_text, safe_text
from ledger.verify.windows import OpenedWindows

DONE_ANSWER = "done"
SAVED_ANSWER, SUPERSEDED_ANSWER = "saved", "superseded"

_LONG_MILLISECONDS = 60_000
"""The time in milliseconds from tap to entry above which the report mentions it."""

Acts = Mapping[str, Sequence[tuple[int, Entry]]]


def check_witnesses(
    decoded_export: DecodedExport,
    phones: CardHistory,
    windows: OpenedWindows,
    witnesses: Iterable[WitnessFile],
    findings: Findings,
) -> WitnessCounts:
    """Check that each phone's requests are signed by it, and recorded in the ledger."""
    counts = WitnessCounts()
    acts: defaultdict[str, list[tuple[int, Entry]]] = defaultdict(list)
    for entry_number, entry in decoded_export.entries:
        if entry.meta is not None:
            acts[entry.meta.command].append((entry_number, entry))
    recorded_terms = RecordedTerms(decoded_export)
    for witness_number, witness in enumerate(witnesses, start=1):
        if witness.asked and witness.game == decoded_export.pins.game:
            witness_name = f"Witness file {witness_number}"
            hearing = _WitnessCheck(
                witness_name, decoded_export, acts, windows, findings, counts, recorded_terms
            )
            hearing.hear(witness, phones)
    return counts


@dataclass
class _WitnessCheck:
    witness_name: str
    reading: DecodedExport
    acts: Acts
    windows: OpenedWindows
    findings: Findings
    witness_counts: WitnessCounts
    terms: RecordedTerms
    apart: list[int] = field(default_factory=list)
    behind: set[str] = field(default_factory=set)

    def hear(self, witness: WitnessFile, phones: CardHistory) -> None:
        self.witness_counts.witnesses += 1
        if witness.key not in phones.keys and not self.reading.withheld_count:
            self._add_finding(0, "No card of this game was ever claimed with its key.")
        commands = {command.id: command for command in witness.asked}
        self._find_lost_commands(sorted(commands.values(), key=lambda command: command.at))
        for command in commands.values():
            self.witness_counts.asked += 1
            self._check_command(witness, command)
        self._report_late_records()

    def _add_finding(self, entry_number: int, sentence: str) -> None:
        self.findings.add(entry_number, "witnesses", f"{self.witness_name}: {sentence}")

    def _check_command(self, witness: WitnessFile, sent_command: SentCommand) -> None:
        try:
            is_signed = is_tap_valid(witness.key, witness.game, sent_command.id, sent_command.tap)
        except ValueError:
            is_signed = False
        if not is_signed:
            self._add_finding(0, f"{_command_label(sent_command)} is not signed by this phone.")
        elif sent_command.answer == SAVED_ANSWER:
            self._check_saved_submission(sent_command)
        elif sent_command.answer == SUPERSEDED_ANSWER:
            pass  # the later submission is checked as well
        elif sent_command.id in self.acts:
            self._compare_with_entries(sent_command, self.acts[sent_command.id])
        elif not self.reading.withheld_count:
            self._count_missing_command(sent_command)

    def _find_lost_commands(self, sent_commands: Sequence[SentCommand]) -> None:
        """Find the requests that a lost server answered after the copy was made."""
        entry_numbers = [
            self.acts[command.id][0][0] if command.id in self.acts else 0
            for command in sent_commands
        ]
        answered_indexes = [
            command_index
            for command_index, command in enumerate(sent_commands)
            if entry_numbers[command_index] or command.answer == DONE_ANSWER
        ]
        lost_indexes = self.reading.servers.indexes_of_lost_observations(
            [entry_numbers[command_index] for command_index in answered_indexes]
        )
        self.behind = {
            sent_commands[answered_indexes[command_index]].id for command_index in lost_indexes
        }

    def _check_saved_submission(self, sent_command: SentCommand) -> None:
        """Check that a confirmed submission, or a later submission, counted at the deadline."""
        submission = _confirmed_submission(self.reading, sent_command)
        if submission is None:
            self.witness_counts.saved_unsigned += 1
            return
        self.witness_counts.saved += 1
        entry_number, leaves = self.windows.opened_submissions.get(submission.window, (0, {}))
        if not entry_number:
            return
        leaf = leaves.get(submission.who)
        saved_leaf = leaf.saved if leaf else None
        if self._was_taken_over(sent_command.at, entry_number):
            self.witness_counts.left_behind.append(_command_label(sent_command))
        elif saved_leaf is None or saved_leaf.revision < submission.revision:
            revision = f"number {saved_leaf.revision}" if saved_leaf else "nothing"
            self._add_finding(
                entry_number,
                f"{_command_label(sent_command)} was confirmed as saved, as number "
                f"{submission.revision}, but {revision} was opened.",
            )
        elif (
            saved_leaf.revision == submission.revision
            and saved_leaf.document != submission.document
        ):
            self._add_finding(
                entry_number,
                f"{_command_label(sent_command)} was confirmed as saved, but another was opened.",
            )

    def _was_taken_over(self, saved_at: int, revision: int) -> bool:
        """Return whether a takeover came in between. Its copy may lack the submission."""
        successors = self.reading.servers.successors
        return any(
            saved_at < server.taken_over_at and server.first_entry_number < revision
            for server in successors
        )

    def _compare_with_entries(
        self, sent_command: SentCommand, entries: Sequence[tuple[int, Entry]]
    ) -> None:
        entry_number, difference = first_differing_entry(sent_command, entries, self.terms)
        if difference:
            self._add_finding(entry_number, f"{_command_label(sent_command)} {difference}.")
            return
        rolls = (roll for _, entry in entries for roll in entry.rolls)
        self.witness_counts.confirmed += sum(roll.source == "server" for roll in rolls)
        time_gap = abs(entries[0][1].at - sent_command.at)
        if sent_command.at and time_gap > _LONG_MILLISECONDS:
            self.apart.append(time_gap)

    def _report_late_records(self) -> None:
        if self.apart:
            self.findings.notes.append(
                f"{self.witness_name}: {count_text(len(self.apart), 'act was', 'acts were')} "
                f"recorded over a minute from when the phone asked, by its clock, at most "
                f"{duration_text(max(self.apart))}. The phone had no network, its clock was wrong, "
                "or the organiser held something back."
            )

    def _count_missing_command(self, sent_command: SentCommand) -> None:
        if sent_command.id in self.behind:
            self.witness_counts.left_behind.append(_command_label(sent_command))
        elif sent_command.answer == DONE_ANSWER:
            self._add_finding(
                0,
                f"{_command_label(sent_command)} was answered as done, "
                "but it is not in the ledger.",
            )
        elif not sent_command.answer:
            self._count_unanswered_command(sent_command)
        elif self._has_signed_refusal(sent_command):
            self.witness_counts.refused += 1
        else:
            self.witness_counts.refused_unsigned += 1

    def _count_unanswered_command(self, sent_command: SentCommand) -> None:
        """Note a request without an answer.

        A missing answer proves nothing, because networks also lose requests.
        """
        self.witness_counts.withdrawn += sent_command.withdrawn
        if sent_command.sent:
            self.witness_counts.unanswered.append(_command_label(sent_command))
        else:
            self.witness_counts.unsent += 1

    def _has_signed_refusal(self, sent_command: SentCommand) -> bool:
        """Return whether the server signed a refusal of this request."""
        pins = self.reading.pins
        try:
            statement = refusal_statement(
                pins.game, sent_command.id, sent_command.tap, sent_command.answer
            )
            return self.reading.servers.has_signature_by_any(statement, sent_command.refusal)
        except (SealError, ValueError):
            return False


def _confirmed_submission(
    decoded_export: DecodedExport, sent_command: SentCommand
) -> Submission | None:
    """Return the submission whose storing the server signed; None if it signed no receipt."""
    pins, body = decoded_export.pins, sent_command.body
    try:
        command_frame = msgspec.convert({"who": body.get("as"), **body}, _CommandFrame)
        fields = {
            field_name: body[field_name] for field_name in body if field_name not in FRAME_FIELDS
        }
        submission = Submission(
            window=command_frame.window,
            who=command_frame.who,
            revision=command_frame.revision,
            command=sent_command.id,
            card="",
            type=command_frame.type,
            period=command_frame.period,
            fields=fields,
            contribution=sent_command.contribution,
        )
        statement = submission.receipt_statement(pins.game)
        return (
            submission
            if decoded_export.servers.has_signature_by_any(statement, sent_command.receipt)
            else None
        )
    except (SealError, ValueError):  # msgspec's errors are ValueErrors, too
        return None


class _CommandFrame(msgspec.Struct, frozen=True):
    type: str
    who: str
    period: int
    window: str
    revision: int


def _command_label(sent_command: SentCommand) -> str:
    act, character = sent_command.body.get("type", ""), sent_command.body.get("as", "")
    return f"The act {safe_text(act)} of {safe_text(character)} ({safe_text(sent_command.id)})"
