"""The judge: whether a single ledger could have given a history (linearizability of one game).

The ledger gives the order of the acts, so no order has to be searched. Each command has one place
in this order. The place must lie between the first sending of the command and the moment when a
phone knew of it.
"""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any

from ledger.kernel.vocabulary.request import Refused, Request
from ledger.record.entry import Entry
from ledger.record.state import State
from ledger.scribe.commit_decisions import CommitDecisions, DecidingTools, QueuedRequest
from ledger.scribe.scribe import Scribe
from ledger.scribe.submission_rows import EncryptedRows
from ledger.scribe.submissions import Submissions
from tests.world.history import History, RequestAttempt

BY_THE_STATE = frozenset({"refused", "stale-period", "paused", "closed"})
"""Problems that follow from the state of the game alone."""


class HistoryJudge:
    """Compares a history with the ledger at its end."""

    def __init__(self, scribe: Scribe, history: History) -> None:
        self._scribe, self._history = scribe, history
        self._log: list[Entry] = [
            scribe.state.log.entries[n] for n in range(1, self._last_position + 1)
        ]
        self._places = _positions_by_command(self._log)
        self._ids: dict[str, set[str]] = defaultdict(set)
        for entry in self._log:
            if entry.meta is not None:
                self._ids[entry.meta.command].add(entry.id)
        self._seconds, self._known = _running_maximum(sorted(self._learning_moments()))
        self._sent: dict[str, float] = {}
        for attempt in history.attempts:
            self._sent.setdefault(attempt.command, attempt.sent)

    @property
    def _last_position(self) -> int:
        return self._scribe.state.log.position

    def all_contradictions(self) -> list[str]:
        """Return a sentence for each contradiction between the history and the ledger."""
        found = [*self._history.broken, *self._log_contradictions()]
        for attempt in self._history.attempts:
            if attempt.is_accepted:
                found += self._act_contradictions(attempt)
            elif attempt.problem in BY_THE_STATE:
                found += self._refusal_contradictions(attempt)
        return found + list(self._receipt_contradictions())

    def _log_contradictions(self) -> Iterator[str]:
        doubled = [i for i, n in Counter(entry.id for entry in self._log).items() if n > 1]
        if doubled:
            yield f"entries happened twice: {doubled}"
        for before, after in zip(self._log, self._log[1:], strict=False):
            if after.at < before.at:
                yield f"entry {after.position} is older than the one before it"
        for entry in self._log:
            meta = entry.meta
            if meta is None or not meta.card or meta.type == "claim-card":
                continue
            if meta.command not in self._history.wishes:
                yield f"entry {entry.position}: nobody sent {meta.command} ({meta.type})"
        for command, places in self._places.items():
            if places != list(range(places[0], places[0] + len(places))):
                yield f"{command} happened in parts, at {places}"
        if any(self._scribe.state.books.totals().values()):
            yield "something was lost or made out of nothing"

    def _act_contradictions(self, attempt: RequestAttempt) -> Iterator[str]:
        if attempt.body.get("kept"):
            return
        places = self._places.get(attempt.command)
        if not places:
            yield f"{attempt.command} was acknowledged at {attempt.at:.3f} s and is lost"
            return
        lost = {line["id"] for line in attempt.body["entries"]} - self._ids[attempt.command]
        if lost:
            yield f"{attempt.command} was acknowledged with {sorted(lost)}, which are lost"
        first = attempt.body.get("first", places[0])
        if first != places[0]:
            yield f"{attempt.command} was acknowledged at {first} and stands at {places[0]}"
        if places[0] <= self._last_known_position(self._sent[attempt.command]):
            yield f"{attempt.command} stands at {places[0]}, before what was known when it was sent"

    def _refusal_contradictions(self, attempt: RequestAttempt) -> Iterator[str]:
        who, body = self._history.wishes[attempt.command]
        request = _make_request(attempt.command, who, body)
        if request.window or attempt.method == "GET":
            return
        earliest = self._last_known_position(attempt.sent)
        for position in range(max(1, earliest), self._last_position + 1):
            state = self._scribe.snapshots.state_at(self._scribe.state, position)
            if self._expected_refusal(state, request) == attempt.problem:
                return
        yield (
            f"{who} was told {attempt.problem} of {body['type']} ({attempt.command}) at "
            f"{attempt.at:.3f} s, and from entry {earliest} on it was never so"
        )

    def _receipt_contradictions(self) -> Iterator[str]:
        receipts: dict[str, list[str]] = {}
        for attempt in self._history.attempts:
            if not attempt.is_accepted or attempt.body.get("kept"):
                continue
            entries = [line["id"] for line in attempt.body["entries"]]
            first = receipts.setdefault(attempt.command, entries)
            if first != entries:
                yield f"{attempt.command} has two receipts: {first} and {entries}"

    def _expected_refusal(self, state: State[Any], request: Request) -> str:
        scribe = self._scribe
        zeros = bytes
        locked = EncryptedRows(scribe.game, scribe.keys, zeros)
        tools = DecidingTools(scribe.machine, scribe.keys, scribe.keys.seeds(), locked, zeros)
        deciding = CommitDecisions(
            tools, state.at, state.log.position, state, Submissions(), scribe.text
        )
        deciding.decide(QueuedRequest(request))
        (outcome,) = deciding.answers
        return outcome.problem if isinstance(outcome, Refused) else ""

    def _learning_moments(self) -> Iterator[tuple[float, int]]:
        """Yield each second in which a phone learnt of an entry, and the entry's position."""
        by_id = {entry.id: entry.position for entry in self._log}
        for attempt in self._history.attempts:
            if attempt.is_accepted and attempt.command in self._places:
                yield attempt.at, self._places[attempt.command][-1]
        for at, _who, entry in self._history.seen:
            if entry in by_id:
                yield at, by_id[entry]
            else:
                self._history.must(False, f"a phone heard of {entry}, which never happened")

    def _last_known_position(self, second: float) -> int:
        """Return the last position that a phone knew before this second, or 0 for none."""
        before = bisect_left(self._seconds, second)
        return self._known[before - 1] if before else 0


def _running_maximum(moments: Sequence[tuple[float, int]]) -> tuple[list[float], list[int]]:
    """Return the seconds in order, and the greatest position up to each of them."""
    return [at for at, _ in moments], list(accumulate((place for _, place in moments), max))


def _positions_by_command(log: list[Entry]) -> dict[str, list[int]]:
    places: dict[str, list[int]] = {}
    for entry in log:
        if entry.meta is not None:
            places.setdefault(entry.meta.command, []).append(entry.position)
    return places


def _make_request(command: str, who: str, body: dict[str, Any]) -> Request:
    own = {k: v for k, v in body.items() if k not in ("type", "as", "period", "window", "revision")}
    window, revision = body.get("window", ""), body.get("revision", 0)
    return Request(
        command,
        f"{who}-1",
        body["type"],
        who,
        body["period"],
        own,
        window=window,
        revision=revision,
    )
