"""Friendships and marriages (AMIC, NUPT, DIV)."""

from dataclasses import dataclass, field

from immutables import Map


@dataclass(frozen=True, slots=True)
class Amicitia:
    """A friendship: its members, those of them who swore before Juno, and when she blessed it.

    `blessed` is the position of the entry by which Juno bound it, 0 while it is unsworn.
    """

    id: str
    members: tuple[str, ...]
    sworn: tuple[str, ...] = ()
    blessed: int = 0


@dataclass(frozen=True, slots=True)
class Marriage:
    """A marriage; `dos` is what the husband was paid, in Denarii, `served` the virus she dealt."""

    wife: str
    husband: str
    dos: int = 0
    served: int = 0


@dataclass(frozen=True, slots=True)
class Bonds:
    """Friendships by id and marriages by wife, those that last."""

    amicitiae: Map[str, Amicitia] = field(default_factory=Map)
    marriages: Map[str, Marriage] = field(default_factory=Map)

    def husband(self, wife: str) -> str:
        """Whose wife this is; empty for who is not married."""
        marriage = self.marriages.get(wife)
        return marriage.husband if marriage else ""

    def wives(self, husband: str) -> tuple[str, ...]:
        """Whom this one is married to."""
        return tuple(sorted(m.wife for m in self.marriages.values() if m.husband == husband))

    def spouses(self, one: str, other: str) -> bool:
        """Whether these two are married to each other."""
        return other in (self.husband(one), *self.wives(one))

    def friends(self, one: str, other: str) -> bool:
        """Whether these two share an amicitia, sworn or not."""
        return any({one, other} <= set(a.members) for a in self.amicitiae.values())
