"""How the count on the open bill stands, for those who may see how everybody votes."""

from typing import TypedDict

from ledger.games.ludi_romani.senatus import bills, chamber
from ledger.games.ludi_romani.senatus.state import Bill
from ledger.games.ludi_romani.state import Game


class ProgressDoc(TypedDict):
    """How the count stands (SEN-03, SEN-05, SEN-20).

    `leads` and `lacks` are in suffragia: by how many more the bill leads, and how many more it
    needs to lead; both 0 while it is level, and of a caedes, which needs all: there `whole` have
    given all they have for it, and by `broken` it fails. `held` are suffragia withheld so far.
    `silent` are those there with a vote who have not cast it and whose vote is needed or wanted.
    """

    leads: int
    lacks: int
    held: int
    whole: list[str]
    broken: list[str]
    silent: list[str]


class OutDoc(TypedDict):
    """What is still out, for who presides: how many voters on the roll, and their suffragia."""

    people: int
    votes: int


def progress(state: Game, bill: Bill) -> ProgressDoc:
    """How the count stands, by nothing but the votes and who is there.

    Who is on the roll is not asked: it tells who has lent all suffragia.
    """
    caedes = bill.kind == bills.CAEDES
    margin = 0 if caedes else bill.totals[0] - bill.totals[1]
    asked = {who: votes for who, votes in bill.votes.items() if not caedes or _counts(state, who)}
    broken = sorted(who for who, (_, no, held) in asked.items() if no or held) if caedes else []
    whole = sorted(asked.keys() - {*broken}) if caedes else []
    there = (who for who in chamber.chamber(state) if not caedes or _counts(state, who))
    return {
        "leads": max(0, margin),
        "lacks": 1 - margin if margin < 0 else 0,
        "held": sum(held for _, _, held in bill.votes.values()),
        "whole": whole,
        "broken": broken,
        "silent": [who for who in there if who not in bill.votes],
    }


def _counts(state: Game, who: str) -> bool:
    """Whether a caedes needs this one's vote: by one reading only those of senators (SEN-20)."""
    everybody = state.switch("caedes.unanimity") != "present_senators"
    return everybody or state.world.person(who).role == "senator"


def out(bill: Bill) -> OutDoc:
    """Who on the roll has not voted, and with how many suffragia."""
    silent = [weight for who, weight in bill.roll.items() if who not in bill.votes]
    return {"people": len(silent), "votes": sum(silent)}
