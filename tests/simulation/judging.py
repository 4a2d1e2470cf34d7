"""Whether a history is one that a single ledger could have given: linearizable, game by game.

The ledger itself says in which order acts happened, so nothing has to be searched: each command
has its place, and only has to lie between the moment when it was first sent and the moment when
somebody knew of it.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ledger.kernel.vocabulary.request import Refused, Request
from ledger.record.entry import Entry
from ledger.record.state import State
from ledger.scribe.deciding import Deciding, Queued, Tools
from ledger.scribe.locked_rows import LockedRows
from ledger.scribe.scribe import Scribe
from ledger.scribe.submissions import Submissions
from tests.harness import rebuilt_otherwise
from tests.simulation.history import Asked, History

BY_THE_STATE = frozenset({"refused", "stale-period", "paused", "closed"})
"""Problems that follow from the state of the game alone."""


class Judge:
    """Holds a history to the ledger as it is in the end."""

    def __init__(self, scribe: Scribe, history: History) -> None:
        self._scribe, self._history = scribe, history
        self._log: list[Entry] = [scribe.state.log.entries[n] for n in range(1, self._end + 1)]
        self._places = _places(self._log)
        self._known = sorted(self._moments())

    @property
    def _end(self) -> int:
        return self._scribe.state.log.position

    def faults(self) -> list[str]:
        """Every sentence about what cannot have been."""
        found = [*self._history.broken, *self._of_the_log(), *rebuilt_otherwise(self._scribe)]
        for asked in self._history.asked:
            if asked.accepted:
                found += self._of_an_act(asked)
            elif asked.problem in BY_THE_STATE:
                found += self._of_a_refusal(asked)
        return found + list(self._of_receipts())

    def _of_the_log(self) -> Iterator[str]:
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

    def _of_an_act(self, asked: Asked) -> Iterator[str]:
        if asked.body.get("kept"):
            return
        places = self._places.get(asked.command)
        if not places:
            yield f"{asked.command} was acknowledged at {asked.at:.3f} s and is lost"
            return
        first = min(a.sent for a in self._history.asked if a.command == asked.command)
        if places[0] <= self._known_at(first):
            yield f"{asked.command} stands at {places[0]}, before what was known when it was sent"

    def _of_a_refusal(self, asked: Asked) -> Iterator[str]:
        who, body = self._history.wishes[asked.command]
        request = _request(asked.command, who, body)
        if request.window or asked.method == "GET":
            return
        earliest = self._known_at(asked.sent)
        for position in range(max(1, earliest), self._end + 1):
            state = self._scribe.snapshots.at(self._scribe.state, position)
            if self._refused(state, request) == asked.problem:
                return
        yield (
            f"{who} was told {asked.problem} of {body['type']} ({asked.command}) at "
            f"{asked.at:.3f} s, and from entry {earliest} on it was never so"
        )

    def _of_receipts(self) -> Iterator[str]:
        told: dict[str, list[str]] = {}
        for asked in self._history.asked:
            if not asked.accepted or asked.body.get("kept"):
                continue
            entries = [line["id"] for line in asked.body["entries"]]
            if told.setdefault(asked.command, entries) != entries:
                yield f"{asked.command} has two receipts: {told[asked.command]} and {entries}"

    def _refused(self, state: State[Any], request: Request) -> str:
        scribe = self._scribe
        zeros = bytes
        locked = LockedRows(scribe.game, scribe.keys, zeros)
        tools = Tools(scribe.machine, scribe.keys, scribe.keys.seeds(), locked, zeros)
        deciding = Deciding(tools, state.at, state.log.position, state, Submissions(), scribe.text)
        deciding.decide(Queued(request))
        (outcome,) = deciding.answers
        return outcome.problem if isinstance(outcome, Refused) else ""

    def _moments(self) -> Iterator[tuple[float, int]]:
        """When somebody knew of an entry, and its position."""
        by_id = {entry.id: entry.position for entry in self._log}
        for asked in self._history.asked:
            if asked.accepted and asked.command in self._places:
                yield asked.at, self._places[asked.command][-1]
        for at, _who, entry in self._history.seen:
            if entry in by_id:
                yield at, by_id[entry]
            else:
                self._history.must(False, f"a phone heard of {entry}, which never happened")

    def _known_at(self, second: float) -> int:
        """The last position of which anybody knew before this second."""
        return max((place for at, place in self._known if at < second), default=0)


def _places(log: list[Entry]) -> dict[str, list[int]]:
    places: dict[str, list[int]] = {}
    for entry in log:
        if entry.meta is not None:
            places.setdefault(entry.meta.command, []).append(entry.position)
    return places


def _request(command: str, who: str, body: dict[str, Any]) -> Request:
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
