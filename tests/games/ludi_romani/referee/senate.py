"""Ballots counted by hand (SEN-03, SEN-05)."""

from collections.abc import Iterator
from typing import Any

from ledger.entry import Entry
from tests.games.ludi_romani.referee.desk import Desk

Votes = tuple[int, int, int]


class Senate:
    """Watches over every count: the ballots that stand, and Venus' voice where they are equal."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.ballots: dict[str, dict[str, tuple[str, Votes]]] = {}
        self.kinds: dict[str, str] = {}

    def before(self, entry: Entry) -> Iterator[str]:
        body: Any = entry.body
        if entry.type == "ludi_romani/votes-counted@1":
            yield from self._counted(body)

    def after(self, entry: Entry) -> Iterator[str]:
        body: Any = entry.body
        match entry.type:
            case "ludi_romani/bill-brought@1":
                self.kinds[body.bill] = body.kind
            case "ludi_romani/votes-cast@1":
                votes = (body.yes, body.no, body.abstained)
                self.ballots.setdefault(body.bill, {})[body.voter] = (entry.id, votes)
            case "kernel/entry-reversed@1":
                self._taken_back(body.entry)
            case _:
                pass
        return iter(())

    def _taken_back(self, entry: str) -> None:
        for ballots in self.ballots.values():
            for voter in [who for who, (cast, _votes) in ballots.items() if cast == entry]:
                del ballots[voter]

    def _counted(self, body: Any) -> Iterator[str]:
        votes = [votes for _id, votes in self.ballots.get(body.bill, {}).values()]
        yes, no, held = (sum(one[i] for one in votes) for i in range(3))
        if (yes, no) != (body.yes, body.no):
            yield f"{yes} for and {no} against stand, {body.yes} and {body.no} are counted (SEN-03)"
        if held > body.abstained:
            yield f"{held} suffragia are held back, and {body.abstained} are counted (SEN-03)"
        tied = yes == no and self.kinds.get(body.bill) != "caedes"
        if tied != bool(body.casting):
            yield f"{yes} to {no}, and Venus' voice is {body.casting or 'missing'} (SEN-05)"
