"""The documents of the Senate's slices, as they travel."""

from typing import NotRequired, TypedDict

from ledger.games.ludi_romani.scenario.value_types import Ballot
from ledger.games.ludi_romani.senatus.progress import OutDoc, ProgressDoc


class LawDoc(TypedDict):
    """A bill or law."""

    id: str
    """The id of the bill or law."""
    by: str
    """The consul who brought it."""
    kind: str
    """The kind of bill, such as `imperium`."""
    target: str
    """The character whom it is about, or the region of a census."""
    to: str
    """For an imperium: the character who gets the legiones; empty otherwise."""
    n: int
    """For an imperium: number of legiones curiales; 0 otherwise."""
    pleaded: bool
    """Whether the character whom it is about has said a word on it."""


class DecidedDoc(LawDoc):
    """A bill of this winter whose ballot is over."""

    stage: str
    """Its fate: `passed`, `failed` or `done`."""


class CastDoc(TypedDict):
    """One voter's vote on a bill."""

    voter: str
    """The voter."""
    yes: int
    """Number of suffragia for it."""
    no: int
    """Number of suffragia against it."""
    abstained: int
    """Number of suffragia held back."""


class SumsDoc(TypedDict):
    """The votes for and against a bill."""

    yes: int
    """Number of suffragia for it."""
    no: int
    """Number of suffragia against it."""


class BillDoc(LawDoc):
    """The bill that is being voted on."""

    votes: list[CastDoc] | None
    """The vote of each voter; null where the ballot is secret."""
    sums: NotRequired[SumsDoc]
    """The votes for and against; left out where the ballot is secret."""
    progress: NotRequired[ProgressDoc]
    """The standing of the count; left out where the ballot is secret."""


class NomineeDoc(TypedDict):
    """A nominee for consul."""

    id: str
    """The nominee."""
    by: str
    """The character who named them."""


class VoicesDoc(TypedDict):
    """The count for consul."""

    votes: NotRequired[dict[str, str]]
    """The nominee for whom each has voted, by voter."""
    totals: NotRequired[dict[str, int] | None]
    """Number of votes for each nominee, where heads are counted."""


class SenateDoc(TypedDict):
    """The Senate as everybody sees it."""

    ballot: Ballot
    """Whether votes are cast openly or in secret."""
    method: str
    """The reading by which consuls are chosen."""
    nominees: list[NomineeDoc]
    """The nominees for consul."""
    consuls: list[str]
    """The consuls."""
    counting: str
    """The method of the open count for consul; empty while none is open."""
    voices: VoicesDoc | None
    """The count for consul; null where the ballot is secret."""
    chamber: list[str]
    """The voters, by rank."""
    bill: BillDoc | None
    """The bill that is being voted on; null for none."""
    laws: list[LawDoc]
    """The laws that wait to be carried out."""
    decided: list[DecidedDoc]
    """The bills of this winter whose ballot is over."""
    lone_reges: list[str]
    """The reges who are alone in Rome."""
    escorts: dict[str, str]
    """The Roman who escorts each rex, by rex."""


class CountDoc(TypedDict):
    """The votes, as presiders know them."""

    roll: dict[str, int]
    """Number of suffragia of each voter on the roll of the bill."""
    out: OutDoc | None
    """The votes that are still missing; null while no bill is voted on."""
    bill: BillDoc | None
    """The bill with its votes; null for none."""
    poll: dict[str, int]
    """Number of votes of each voter in the election of consuls."""
    totals: dict[str, int]
    """Number of votes for each nominee."""


class VoteDoc(TypedDict):
    """The votes of a voter."""

    voter: str
    """The voter."""
    weight: int
    """Number of suffragia that the voter may cast."""
    cast: tuple[int, int, int] | None
    """Number of suffragia for, against and held back; null before they are cast."""


class ShareDoc(TypedDict):
    """Money of a census that is still to be shared."""

    id: str
    """The id of the census."""
    n: int
    """The money that is left of it, in denarii."""
    to: list[str]
    """The characters who may get some."""


class CensusDoc(TypedDict):
    """The money of all censuses that are not shared yet."""

    waiting: list[ShareDoc]
    """The censuses."""
