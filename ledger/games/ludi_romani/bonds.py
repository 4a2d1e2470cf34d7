"""Friendships and marriages (AMIC, NUPT, DIV)."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from immutables import Map

T = TypeVar("T")

PAIR = 2
"""Friendship and oath need so many."""


def _less(known: Map[str, T], key: str) -> Map[str, T]:
    return known.delete(key) if key in known else known


@dataclass(frozen=True, slots=True)
class Amicitia:
    """A friendship: its members, those of them who swore before Juno, and when she blessed it.

    `oaths` says for each who swore by which entry; `blessed` is the position of the first of them,
    0 while it is unsworn.
    """

    id: str
    members: tuple[str, ...]
    sworn: tuple[str, ...] = ()
    blessed: int = 0
    oaths: Map[str, int] = field(default_factory=Map)

    def sworn_before(self, position: int) -> tuple[str, ...]:
        """The members who swore before the entry at this position (AMIC-14)."""
        return tuple(who for who in self.sworn if self.oaths[who] < position)

    def swearing(self, who: Iterable[str], position: int) -> "Amicitia":
        """The friendship after these have sworn by an entry (AMIC-02)."""
        new = tuple(one for one in who if one not in self.sworn)
        return replace(
            self,
            sworn=(*self.sworn, *new),
            blessed=self.blessed or position,
            oaths=self.oaths.update(dict.fromkeys(new, position)),
        )

    def without(self, who: str) -> "Amicitia":
        """The friendship after somebody left (AMIC-16); an oath needs two who swore."""
        members = tuple(one for one in self.members if one != who)
        sworn = tuple(one for one in self.sworn if one != who)
        if len(sworn) < PAIR:
            return Amicitia(self.id, members)
        return replace(self, members=members, sworn=sworn, oaths=_less(self.oaths, who))


@dataclass(frozen=True, slots=True)
class Marriage:
    """A marriage; `dos` is what the husband was paid, in Denarii, `served` the virus she dealt."""

    wife: str
    husband: str
    dos: int = 0
    served: int = 0


@dataclass(frozen=True, slots=True)
class Debt:
    """A dos that a divorced husband has still to give back, in Denarii (DIV-03).

    `claimed` once Juno calls it in.
    """

    wife: str
    husband: str
    dos: int
    claimed: bool = False


@dataclass(frozen=True, slots=True)
class Bonds:
    """Friendships by id, marriages and debts by wife, those that last.

    `lent_to` names for each owner all to whom something was ever lent: where to look for it.
    `formed` has for each friendship there ever was the position of the entry that formed it.
    """

    amicitiae: Map[str, Amicitia] = field(default_factory=Map)
    marriages: Map[str, Marriage] = field(default_factory=Map)
    debts: Map[str, Debt] = field(default_factory=Map)
    lent_to: Map[str, tuple[str, ...]] = field(default_factory=Map)
    formed: Map[str, int] = field(default_factory=Map)

    def husband(self, wife: str) -> str:
        """The husband of a wife; empty for the unmarried."""
        marriage = self.marriages.get(wife)
        return marriage.husband if marriage else ""

    def wives(self, husband: str) -> tuple[str, ...]:
        """Everybody to whom somebody is married."""
        return tuple(sorted(m.wife for m in self.marriages.values() if m.husband == husband))

    def married_to(self, one: str) -> tuple[str, ...]:
        """The spouses of husband or wife."""
        husband = self.husband(one)
        return (husband,) if husband else self.wives(one)

    def spouses(self, one: str, other: str) -> bool:
        """Whether these two are married to each other."""
        return bool(other) and other in (self.husband(one), *self.wives(one))

    def shared(self, one: str, other: str) -> tuple[Amicitia, ...]:
        """The friendships, sworn or not, to which both belong."""
        return tuple(a for a in self.of(one) if other in a.members)

    def friends(self, one: str, other: str) -> bool:
        """Whether these two share an amicitia, sworn or not."""
        return any(one in a.members and other in a.members for a in self.amicitiae.values())

    @property
    def friendships(self) -> tuple[Amicitia, ...]:
        """Return all friendships, oldest first."""
        found = self.amicitiae.values()
        # Clients chose the ids: sorted by id, a client could put its friendship first.
        return tuple(sorted(found, key=lambda one: (self.formed.get(one.id, 0), one.id)))

    def of(self, who: str) -> tuple[Amicitia, ...]:
        """Return the friendships of a character, oldest first."""
        return tuple(a for a in self.friendships if who in a.members)

    def forming(self, amicitia: Amicitia, position: int) -> "Bonds":
        """Return the bonds with one more friendship, formed by the entry at this position."""
        formed = self.formed.set(amicitia.id, position)
        return replace(self.holding(amicitia), formed=formed)

    def holding(self, amicitia: Amicitia) -> "Bonds":
        """The bonds with a friendship as it is now; without two members there is none."""
        if len(amicitia.members) < PAIR:
            return replace(self, amicitiae=_less(self.amicitiae, amicitia.id))
        return replace(self, amicitiae=self.amicitiae.set(amicitia.id, amicitia))

    def married(self, marriage: Marriage) -> "Bonds":
        """The bonds after a wedding."""
        return replace(self, marriages=self.marriages.set(marriage.wife, marriage))

    def parted(self, wife: str) -> "Bonds":
        """The bonds without this wife's marriage."""
        return replace(self, marriages=_less(self.marriages, wife))

    def owing(self, debt: Debt) -> "Bonds":
        """The bonds with a dos that is owed back."""
        return replace(self, debts=self.debts.set(debt.wife, debt))

    def paid(self, wife: str) -> "Bonds":
        """The bonds without a debt to this woman."""
        return replace(self, debts=_less(self.debts, wife))

    def owe(self, husband: str) -> bool:
        """Whether somebody owes a dos that has to be paid back (DIV-03)."""
        return any(debt.husband == husband for debt in self.debts.values())

    def lending(self, owner: str, holder: str) -> "Bonds":
        """The bonds after an owner has lent something to a holder."""
        known = self.lent_to.get(owner, ())
        if holder in known:
            return self
        return replace(self, lent_to=self.lent_to.set(owner, (*known, holder)))

    def bereft(self, who: str) -> "Bonds":
        """The bonds that outlast a death: neither marriage nor friendship does (MORS-20)."""
        bonds = self
        for amicitia in self.of(who):
            bonds = bonds.holding(amicitia.without(who))
        for marriage in self.marriages.values():
            if who in (marriage.wife, marriage.husband):
                bonds = bonds.parted(marriage.wife)
        return bonds.paid(who)
