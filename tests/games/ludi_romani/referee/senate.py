"""Ballots, counted without the code of the rules (SEN-03, SEN-05)."""

from collections.abc import Iterator
from typing import Any

from ledger.record.entry import Entry
from tests.games.ludi_romani.referee.desk import RefereeState

Votes = tuple[int, int, int]


class BallotWatcher:
    """A watcher over every count: the ballots that count, and the vote of Venus in a tie."""

    def __init__(self, desk: RefereeState) -> None:
        self.desk = desk
        self.ballots: dict[str, dict[str, tuple[str, Votes]]] = {}
        self.kinds: dict[str, str] = {}

    def before(self, entry: Entry) -> Iterator[str]:
        event: Any = entry.event
        if entry.type == "ludi_romani/votes-counted@1":
            yield from self._check_vote_count(event)

    def faults_after_entry(self, entry: Entry) -> Iterator[str]:
        event: Any = entry.event
        match entry.type:
            case "ludi_romani/bill-brought@1":
                self.kinds[event.bill] = event.kind
            case "ludi_romani/votes-cast@1":
                votes = (event.yes, event.no, event.abstained)
                self.ballots.setdefault(event.bill, {})[event.voter] = (entry.id, votes)
            case "kernel/entry-reversed@1":
                self._take_votes_back(event.entry)
            case _:
                pass
        return iter(())

    def _take_votes_back(self, entry: str) -> None:
        for ballots in self.ballots.values():
            for voter in [who for who, (cast, _votes) in ballots.items() if cast == entry]:
                del ballots[voter]

    def _check_vote_count(self, event: Any) -> Iterator[str]:
        votes = [votes for _id, votes in self.ballots.get(event.bill, {}).values()]
        yes, no, held = (sum(one[i] for one in votes) for i in range(3))
        if (yes, no) != (event.yes, event.no):
            counted = f"{event.yes} and {event.no} are counted"
            yield f"{yes} for and {no} against stand, {counted} (SEN-03)"
        if held > event.abstained:
            yield f"{held} suffragia are held back, and {event.abstained} are counted (SEN-03)"
        tied = yes == no and self.kinds.get(event.bill) != "caedes"
        if tied != bool(event.casting):
            yield f"{yes} to {no}, and Venus' voice is {event.casting or 'missing'} (SEN-05)"
