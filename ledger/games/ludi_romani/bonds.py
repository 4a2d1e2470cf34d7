"""The state of friendships and marriages (AMIC, NUPT, DIV)."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from ledger.record.shared_map import Map

KeyT = TypeVar("KeyT")

MEMBERS_OF_PAIR = 2
"""The least number of members of a friendship, and of sworn ones in an oath."""


def _without_key(entries_by_key: Map[str, KeyT], key: str) -> Map[str, KeyT]:
    return entries_by_key.delete(key) if key in entries_by_key else entries_by_key


@dataclass(frozen=True, slots=True)
class Amicitia:
    """A friendship."""

    id: str
    members: tuple[str, ...]
    sworn_members: tuple[str, ...] = ()
    """The members who swore before Juno."""

    blessed: int = 0
    """The position of the first oath's entry; 0 if no member has sworn."""

    oaths: Map[str, int] = field(default_factory=Map)
    """The position of each sworn member's oath."""

    def members_sworn_before(self, position: int) -> tuple[str, ...]:
        """Return the members who swore before the entry at this position (AMIC-14)."""
        return tuple(
            character for character in self.sworn_members if self.oaths[character] < position
        )

    def with_oaths(self, characters: Iterable[str], position: int) -> "Amicitia":
        """Return the friendship after these members swore by the entry at this position.

        Rule: AMIC-02.
        """
        new_members = tuple(member for member in characters if member not in self.sworn_members)
        return replace(
            self,
            sworn_members=(*self.sworn_members, *new_members),
            blessed=self.blessed or position,
            oaths=self.oaths.update(dict.fromkeys(new_members, position)),
        )

    def without_member(self, character: str) -> "Amicitia":
        """Return the friendship after a member left (AMIC-16).

        An oath counts only while two or more sworn members remain.
        """
        members = tuple(member for member in self.members if member != character)
        sworn_members = tuple(member for member in self.sworn_members if member != character)
        if len(sworn_members) < MEMBERS_OF_PAIR:
            return Amicitia(self.id, members)
        return replace(
            self,
            members=members,
            sworn_members=sworn_members,
            oaths=_without_key(self.oaths, character),
        )


@dataclass(frozen=True, slots=True)
class Marriage:
    """A marriage."""

    wife: str
    husband: str
    dos: int = 0
    """The sum that the husband was paid, in Denarii."""

    served: int = 0
    """The number of doses of virus that the wife has served."""


@dataclass(frozen=True, slots=True)
class Debt:
    """A dos that a divorced husband still has to repay (DIV-03)."""

    wife: str
    husband: str
    dos: int
    """The sum in Denarii."""

    is_claimed: bool = False
    """Whether Juno has called in the dos."""


@dataclass(frozen=True, slots=True)
class Bonds:
    """Lasting friendships, marriages and debts."""

    amicitiae: Map[str, Amicitia] = field(default_factory=Map)
    """The friendships, by id."""

    marriages: Map[str, Marriage] = field(default_factory=Map)
    """The marriages, by wife."""

    debts: Map[str, Debt] = field(default_factory=Map)
    """The debts, by former wife."""

    lent_to: Map[str, tuple[str, ...]] = field(default_factory=Map)
    """All characters to whom an owner ever lent goods, by owner.

    Loans are looked up by this list.
    """

    formed: Map[str, int] = field(default_factory=Map)
    """The position of the entry that formed each friendship, ended ones included, by id."""

    def husband(self, wife: str) -> str:
        """Return the husband of a wife; empty if she is not married."""
        marriage = self.marriages.get(wife)
        return marriage.husband if marriage else ""

    def wives(self, husband: str) -> tuple[str, ...]:
        """Return all wives of a husband."""
        return tuple(
            sorted(
                marriage.wife for marriage in self.marriages.values() if marriage.husband == husband
            )
        )

    def spouses_of(self, character: str) -> tuple[str, ...]:
        """Return the spouses of husband or wife."""
        husband = self.husband(character)
        return (husband,) if husband else self.wives(character)

    def are_spouses(self, first_character: str, second_character: str) -> bool:
        """Return whether these two are married to each other."""
        return bool(second_character) and second_character in (
            self.husband(first_character),
            *self.wives(first_character),
        )

    def shared_friendships(
        self, first_character: str, second_character: str
    ) -> tuple[Amicitia, ...]:
        """Return the friendships, sworn or not, to which both characters belong."""
        return tuple(
            amicitia
            for amicitia in self.friendships_of(first_character)
            if second_character in amicitia.members
        )

    def are_friends(self, first_character: str, second_character: str) -> bool:
        """Return whether these two are members of one amicitia, sworn or not."""
        return any(
            first_character in amicitia.members and second_character in amicitia.members
            for amicitia in self.amicitiae.values()
        )

    @property
    def friendships(self) -> tuple[Amicitia, ...]:
        """Return all friendships, oldest first."""
        amicitiae = self.amicitiae.values()
        # Clients choose the ids. Sorted by id, a client could put its friendship first.
        return tuple(
            sorted(amicitiae, key=lambda amicitia: (self.formed.get(amicitia.id, 0), amicitia.id))
        )

    def friendships_of(self, character: str) -> tuple[Amicitia, ...]:
        """Return the friendships of a character, oldest first."""
        return tuple(amicitia for amicitia in self.friendships if character in amicitia.members)

    def with_new_friendship(self, amicitia: Amicitia, position: int) -> "Bonds":
        """Return the bonds with one more friendship, formed by the entry at this position."""
        formation_positions = self.formed.set(amicitia.id, position)
        return replace(self.holding(amicitia), formed=formation_positions)

    def holding(self, amicitia: Amicitia) -> "Bonds":
        """Return the bonds with a changed friendship.

        A friendship with fewer than two members is removed.
        """
        if len(amicitia.members) < MEMBERS_OF_PAIR:
            return replace(self, amicitiae=_without_key(self.amicitiae, amicitia.id))
        return replace(self, amicitiae=self.amicitiae.set(amicitia.id, amicitia))

    def with_marriage(self, marriage: Marriage) -> "Bonds":
        """Return the bonds after a wedding."""
        return replace(self, marriages=self.marriages.set(marriage.wife, marriage))

    def without_marriage(self, wife: str) -> "Bonds":
        """Return the bonds without this wife's marriage."""
        return replace(self, marriages=_without_key(self.marriages, wife))

    def with_debt(self, debt: Debt) -> "Bonds":
        """Return the bonds with a dos that is owed back."""
        return replace(self, debts=self.debts.set(debt.wife, debt))

    def paid(self, wife: str) -> "Bonds":
        """Return the bonds without a debt to this woman."""
        return replace(self, debts=_without_key(self.debts, wife))

    def owes_dos(self, husband: str) -> bool:
        """Return whether a husband owes a dos that has to be paid back (DIV-03)."""
        return any(debt.husband == husband for debt in self.debts.values())

    def with_loan(self, owner: str, holder: str) -> "Bonds":
        """Return the bonds after an owner has lent goods to a holder."""
        keepers = self.lent_to.get(owner, ())
        if holder in keepers:
            return self
        return replace(self, lent_to=self.lent_to.set(owner, (*keepers, holder)))

    def without_bonds_of_dead(self, character: str) -> "Bonds":
        """Return the bonds after a death, without marriage and friendships (MORS-20)."""
        bonds = self
        for amicitia in self.friendships_of(character):
            bonds = bonds.holding(amicitia.without_member(character))
        for marriage in self.marriages.values():
            if character in (marriage.wife, marriage.husband):
                bonds = bonds.without_marriage(marriage.wife)
        return bonds.paid(character)
