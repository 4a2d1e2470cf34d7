"""The state of the Senate this winter (SEN)."""

from dataclasses import dataclass, field, replace

from ledger.record.shared_map import Map

VoteCounts = tuple[int, int, int]
"""The numbers of suffragia for, against, and held back."""


@dataclass(frozen=True, slots=True)
class Poll:
    """A count of votes in the election of consuls."""

    method: str
    """`heads` or `suffragia`."""

    roll: Map[str, int] = field(default_factory=Map)
    """The weight of each voter."""

    votes: Map[str, str] = field(default_factory=Map)
    """The nominee that each voter voted for."""


@dataclass(frozen=True, slots=True)
class Bill:
    """A bill: its author, its effect, and the votes on it."""

    id: str
    author: str
    kind: str
    target: str
    """The character whom it concerns, or the region of a census."""

    receiver: str = ""
    """The receiver of the legiones in an imperium."""

    quantity: int = 0
    """The number of legiones in an imperium."""

    number: int = 1
    """The number among the bills of the winter.

    The number is 0 for a law from an earlier winter that is still to be carried out.
    """

    stage: str = "open"
    """`open`, `passed` (and not yet carried out), `failed` or `done`."""

    roll: Map[str, int] = field(default_factory=Map)
    """Everybody in the chamber when the ballot opened, with their suffragia."""

    votes: Map[str, VoteCounts] = field(default_factory=Map)
    has_plea: bool = False
    """Whether the character whom it is about has said a word on it."""

    def has_all_votes_of(self, character: str) -> bool:
        """Return whether a voter has cast all their suffragia for the bill (SEN-20)."""
        return character in self.votes and self.votes[character][0] == self.roll[character]

    @property
    def totals(self) -> VoteCounts:
        """Return the suffragia for, against and held back. Unused suffragia count as held back."""
        yes_votes = sum(votes[0] for votes in self.votes.values())
        no_votes = sum(votes[1] for votes in self.votes.values())
        return yes_votes, no_votes, max(0, sum(self.roll.values()) - yes_votes - no_votes)

    @property
    def supporters(self) -> tuple[str, ...]:
        """Return everybody who cast suffragia for the bill, ordered by the number of suffragia."""
        yes_votes = ((votes[0], character) for character, votes in self.votes.items() if votes[0])
        return tuple(
            character for _, character in sorted(yes_votes, key=lambda vote: (-vote[0], vote[1]))
        )


@dataclass(frozen=True, slots=True)
class Curia:
    """The state of the Senate: nominees, consuls, the count for consul, and bills."""

    nominees: Map[str, str] = field(default_factory=Map)
    """The character who named each nominee, by nominee."""

    consuls: tuple[str, ...] = ()
    poll: Poll | None = None
    bills: Map[str, Bill] = field(default_factory=Map)
    order: tuple[str, ...] = ()
    """The ids of the bills, in the order in which they were brought."""

    held_reges: frozenset[str] = frozenset()
    """Reges found alone in Rome on whom Venus has not ruled yet."""

    winter: int = 0
    """The number of the period of this hiems; 0 before the first hiems."""

    @property
    def open_bill(self) -> Bill | None:
        """Return the bill that is being voted on, or None."""
        return next((bill for bill in self.bills_in_order if bill.stage == "open"), None)

    @property
    def required_open_bill(self) -> Bill:
        """Return the bill that is being voted on.

        Raises: StopIteration: no bill is being voted on.
        """
        return next(bill for bill in self.bills_in_order if bill.stage == "open")

    @property
    def bills_in_order(self) -> tuple[Bill, ...]:
        """Return every bill, in the order in which they were brought."""
        return tuple(self.bills[bill_id] for bill_id in self.order)

    @property
    def bills_of_this_winter(self) -> tuple[Bill, ...]:
        """Return the bills that were brought this winter."""
        return tuple(bill for bill in self.bills_in_order if bill.number)

    def with_bill(self, bill: Bill) -> "Curia":
        """Return the Senate with this bill added or replaced."""
        order = self.order if bill.id in self.bills else (*self.order, bill.id)
        return replace(self, bills=self.bills.set(bill.id, bill), order=order)

    def with_stage(self, bill_id: str, stage: str) -> "Curia":
        """Return the Senate with a bill at this stage, or unchanged if the bill does not exist."""
        earlier_bill = self.bills.get(bill_id)
        return self.with_bill(replace(earlier_bill, stage=stage)) if earlier_bill else self

    def without_bill(self, bill: str) -> "Curia":
        """Return the Senate without this bill."""
        order = tuple(bill_id for bill_id in self.order if bill_id != bill)
        bills = self.bills.delete(bill) if bill in self.bills else self.bills
        return replace(self, bills=bills, order=order)
