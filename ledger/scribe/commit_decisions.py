"""The decisions of one commit: waiting requests are decided in order.

Each request is decided on the state after the request before it. The module writes nothing. A
sealed submission is stored beside the ledger and has no entry. The clock's results for it become
entries of the house.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from ledger.export.document import Text
from ledger.kernel.machine.due_acts import may_have_fallen_due
from ledger.kernel.machine.machine import Machine
from ledger.kernel.takeover.events import GameTakenOver
from ledger.kernel.vocabulary.request import Accepted, Outcome, Request, StoredWithoutEntry
from ledger.kernel.vocabulary.window_events import WindowSealed
from ledger.record.entry import Entry
from ledger.record.state import Kernel, State
from ledger.scribe.durable_context import DurableContext, Randomness
from ledger.scribe.submission_rows import EncryptedRows
from ledger.scribe.submissions import Submissions, SubmissionsForClock
from ledger.seal import SealKeys
from ledger.seal.chance import SeedChain, SeededChance
from ledger.store.base import SideWrite

KEYS_ROW = "seal-keys"
"""The key of a seal's secrets in the side table."""

HEIR_ROW = "seal-keys-next"
"""The key of the secrets that replace these when a restored ledger is taken over."""


@dataclass(frozen=True, slots=True)
class QueuedRequest:
    """A request that waits for the next commit, with the side rows to write with it.

    Without a request, only side rows are written.
    """

    request: Request | None
    side_writes: tuple[SideWrite, ...] = ()
    """The side rows that are written if the request is accepted."""
    change: Callable[[], tuple[SideWrite, ...]] = tuple
    """Gives further side rows if there is no request.

    The function is called when the commit is decided, and again if another server has written
    first.
    """
    unless: Callable[[], bool] = bool
    """Returns at the same times whether to leave the request out."""


@dataclass(frozen=True, slots=True)
class DecidingTools:
    """The rules, secrets and chance that decide one game."""

    machine: Machine[Any]
    keys: SealKeys
    seeds: SeedChain
    locked: EncryptedRows
    randomness: Randomness
    heir: SealKeys | None = None
    """The secrets that take effect with a restored ledger's takeover entry."""

    def after_takeover(self, position: int) -> "DecidingTools":
        """Return the tools after a takeover whose entry is at this position."""
        if self.heir is None:
            raise ValueError("a ledger is taken over although the keys for that are not here")
        keys = self.keys.with_successor(self.heir, position)
        return replace(self, keys=keys, seeds=keys.seeds(), heir=None)


@dataclass
class CommitDecisions:
    """All decisions of one commit."""

    tools: DecidingTools
    now: int
    """The time of the commit, in milliseconds since the epoch."""
    durable: int
    """The number of stored entries before the commit."""
    state: State[Any]
    submissions: Submissions
    words: Callable[[str], str]
    """Finds the stored free words of a digest."""
    entries: list[Entry] = field(default_factory=list)
    side_writes: list[SideWrite] = field(default_factory=list)
    answers: list[Outcome] = field(default_factory=list)
    _checked_state: tuple[State[Any], Submissions] | None = None
    """The last state, with its submissions, in which no act was due."""

    def carry_out_due_acts(self) -> None:
        """Record all acts that are due by now, one after the other.

        The rules are asked only if an act may have fallen due since they were asked last.
        """
        machine = self.tools.machine
        if self._checked_state is not None:
            state, submissions = self._checked_state
            is_unchanged = submissions is self.submissions
            if is_unchanged and not may_have_fallen_due(machine, state, self.state):
                return
        while act_name := machine.due_act_name(self.state, self.now, self._stored_submissions):
            context, old_state = self._context_of_act(act_name), self.state
            entries, self.state = machine.record_due_act(
                old_state, self.now, context, self._stored_submissions
            )
            self._collect_entries(old_state, entries, context)
        self._checked_state = self.state, self.submissions

    def decide(self, queued_request: QueuedRequest) -> None:
        """Decide one waiting request, and record all acts that fall due with it."""
        if queued_request.request is None:
            self.answers.append(Accepted(()))
            self.side_writes.extend((*queued_request.side_writes, *queued_request.change()))
            return
        if queued_request.unless():
            self.answers.append(Accepted(()))
            return
        answer = self._decide_or_repeat(queued_request.request, queued_request.side_writes)
        self.answers.append(answer)
        if isinstance(answer, Accepted | StoredWithoutEntry):
            self.carry_out_due_acts()

    def _decide_or_repeat(self, request: Request, writes: tuple[SideWrite, ...]) -> Outcome:
        answer = self.submissions.repeated_answer(request)
        if answer is not None:
            return answer
        context, old_state = self._context_of_act(request.id, request.contribution), self.state
        outcome, self.state = self.tools.machine.decide(old_state, request, self.now, context)
        if isinstance(outcome, StoredWithoutEntry):
            return self._store_submission(outcome)
        if isinstance(outcome, Accepted):
            self.side_writes.extend(writes)
            self._collect_entries(old_state, outcome.entries, context)
        return outcome

    def _store_submission(self, outcome: StoredWithoutEntry) -> Outcome:
        """Store a submission beside the earlier ones, and return the answer to its request."""
        if outcome.is_repeated:
            return outcome
        old_submissions, submission = self.submissions, outcome.submission_or_flag
        self.submissions, answer = old_submissions.accept_request(submission, outcome.at)
        if self.submissions is not old_submissions:
            self.side_writes.append(
                self.tools.locked.side_write(
                    self.submissions.row_of(submission.window, submission.who)
                )
            )
        return answer

    def _collect_entries(
        self, old_state: State[Any], entries: tuple[Entry, ...], context: DurableContext
    ) -> None:
        self.entries.extend(entries)
        self.side_writes.extend(context.side_writes)
        self.side_writes.extend(_erased_name_side_writes(old_state, self.state, self.now))
        for entry in entries:
            if isinstance(entry.event, WindowSealed):
                self._store_window_seal(entry.event)
            elif isinstance(entry.event, GameTakenOver):
                self.tools = self.tools.after_takeover(entry.position)
                self.side_writes.extend(current_keys_side_writes(self.tools.keys))
        closed_windows = {*old_state.kernel.windows} - {*self.state.kernel.windows}
        if closed_windows:
            self.submissions, removed_rows = self.submissions.without_windows(closed_windows)
            self.side_writes.extend(self.tools.locked.erasing_writes(removed_rows))

    def _store_window_seal(self, event: WindowSealed) -> None:
        seal = self._stored_submissions.seal(self.state.kernel.windows[event.window], event.number)
        self.submissions = self.submissions.with_seal(seal)
        self.side_writes.append(self.tools.locked.side_write(seal))

    @property
    def _stored_submissions(self) -> SubmissionsForClock:
        return SubmissionsForClock(self.submissions, self.tools.keys, self.durable)

    def _context_of_act(self, act: str, contribution: str = "") -> DurableContext:
        chance = SeededChance(self.tools.seeds, self.state.kernel.period.seq, contribution)
        return DurableContext(act, chance, self.tools.randomness, self._text_of)

    def _text_of(self, digest: str) -> str:
        """Return the free words of a digest, from this commit or from the store."""
        own_values = (
            row.value for row in self.side_writes if (row.kind, row.key) == ("text", digest)
        )
        text_value = next((text_bytes for text_bytes in own_values if text_bytes is not None), None)
        return Text.kept(digest, text_value).text if text_value is not None else self.words(digest)


def current_keys_side_writes(keys: SealKeys) -> tuple[SideWrite, SideWrite]:
    """Return the side writes that make these secrets the current ones."""
    return (SideWrite("secret", KEYS_ROW, keys.to_bytes()), SideWrite("secret", HEIR_ROW, None))


def erasing_side_writes(digest: str, now: int) -> tuple[SideWrite, SideWrite]:
    """Return the side writes that erase free words and record the time (milliseconds)."""
    return (SideWrite("text", digest, None), SideWrite("erased", digest, b"%d" % now))


def _erased_name_side_writes(
    old_state: State[Any], new_state: State[Any], now: int
) -> Iterator[SideWrite]:
    # Erase the old name if a person changes or withdraws a name, or is turned away.
    old_kernel, new_kernel = old_state.kernel, new_state.kernel
    digests: set[str] = set()
    if any(
        old_map is not new_map
        for old_map, new_map in zip(
            _maps_with_names(old_kernel), _maps_with_names(new_kernel), strict=True
        )
    ):
        digests = _name_digests(old_kernel) - _name_digests(new_kernel) - {""}
    new_digests = new_kernel.letters.gone[len(old_kernel.letters.gone) :]
    for digest in (*sorted(digests), *new_digests):
        yield from erasing_side_writes(digest, now)


def _maps_with_names(kernel_state: Kernel) -> tuple[object, ...]:
    """Return the maps that hold digests of people's names. Unchanged maps stay the same object."""
    return kernel_state.names, kernel_state.knocks, kernel_state.cast


def _name_digests(kernel_state: Kernel) -> set[str]:
    """Return the digests of all names: of players, of people who knock, and of the cast."""
    cast = (
        digest for member in kernel_state.cast.values() for digest in (member.name, member.note)
    )
    return {
        *kernel_state.names.values(),
        *(knock.name for knock in kernel_state.knocks.values()),
        *cast,
    }
