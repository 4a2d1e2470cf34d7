"""The state of the Senate this winter (SEN)."""

from dataclasses import dataclass, field, replace

from immutables import Map

Votes = tuple[int, int, int]
"""Suffragia for, against, and held back."""


@dataclass(frozen=True, slots=True)
class Poll:
    """A count for consul. `roll` is how much each voter counts, `votes` whom each voted for."""

    method: str
    roll: Map[str, int] = field(default_factory=Map)
    votes: Map[str, str] = field(default_factory=Map)


@dataclass(frozen=True, slots=True)
class Bill:
    """A bill: who brought it, what it does, and the votes on it.

    `target` is whom it concerns, or the region of a census; `to` and `quantity` belong to an
    imperium. `roll` has everybody in the chamber when the ballot opened, with their suffragia.
    `stage` is open, passed (and not yet carried out), failed or done. `number` counts the bills of
    the winter, 0 for one from an earlier winter that is still to be carried out. `pleaded` once
    whom it is about has said a word on it.
    """

    id: str
    by: str
    kind: str
    target: str
    to: str = ""
    quantity: int = 0
    number: int = 1
    stage: str = "open"
    roll: Map[str, int] = field(default_factory=Map)
    votes: Map[str, Votes] = field(default_factory=Map)
    pleaded: bool = False

    def all_of(self, who: str) -> bool:
        """Whether somebody has cast all their suffragia for it (SEN-20)."""
        return who in self.votes and self.votes[who][0] == self.roll[who]

    @property
    def totals(self) -> Votes:
        """Suffragia for, against and held back; unused ones count as held back."""
        yes = sum(votes[0] for votes in self.votes.values())
        no = sum(votes[1] for votes in self.votes.values())
        return yes, no, max(0, sum(self.roll.values()) - yes - no)

    @property
    def supporters(self) -> tuple[str, ...]:
        """Everybody who cast suffragia for it, those with the most first."""
        voted = ((votes[0], who) for who, votes in self.votes.items() if votes[0])
        return tuple(who for _, who in sorted(voted, key=lambda one: (-one[0], one[1])))


@dataclass(frozen=True, slots=True)
class Curia:
    """The nominees and who named them, the consuls, the count for consul, and the bills.

    `order` lists the bills as they were brought. `held` are reges found alone in Rome on whom Venus
    has not ruled yet. `winter` is the period of this hiems, 0 before the first.
    """

    nominees: Map[str, str] = field(default_factory=Map)
    consuls: tuple[str, ...] = ()
    poll: Poll | None = None
    bills: Map[str, Bill] = field(default_factory=Map)
    order: tuple[str, ...] = ()
    held: frozenset[str] = frozenset()
    winter: int = 0

    @property
    def open(self) -> Bill | None:
        """The bill that is being voted on, if any."""
        return next((bill for bill in self.listed if bill.stage == "open"), None)

    @property
    def before_it(self) -> Bill:
        """The bill that is being voted on. Raise StopIteration when there is none."""
        return next(bill for bill in self.listed if bill.stage == "open")

    @property
    def listed(self) -> tuple[Bill, ...]:
        """Every bill, in the order in which they were brought."""
        return tuple(self.bills[one] for one in self.order)

    @property
    def of_this_winter(self) -> tuple[Bill, ...]:
        """The bills that were brought this winter."""
        return tuple(bill for bill in self.listed if bill.number)

    def with_bill(self, bill: Bill) -> "Curia":
        """The Senate with this bill added or replaced."""
        order = self.order if bill.id in self.bills else (*self.order, bill.id)
        return replace(self, bills=self.bills.set(bill.id, bill), order=order)

    def with_stage(self, bill: str, stage: str) -> "Curia":
        """The Senate with a bill at this stage; as it is if there is no such bill any more."""
        known = self.bills.get(bill)
        return self.with_bill(replace(known, stage=stage)) if known else self

    def without_bill(self, bill: str) -> "Curia":
        """The Senate without this bill."""
        order = tuple(one for one in self.order if one != bill)
        bills = self.bills.delete(bill) if bill in self.bills else self.bills
        return replace(self, bills=bills, order=order)
