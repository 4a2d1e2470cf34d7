"""The audience of a friendship, and the checks whether a character is a member."""

from collections.abc import Iterable

from ledger.contract.form import Choice, Option
from ledger.contract.offer import KnownState
from ledger.games.ludi_romani.audiences import friendship_audience
from ledger.games.ludi_romani.bonds import Amicitia
from ledger.games.ludi_romani.state import Game, World
from ledger.record.audience import Audience, only, sees
from ledger.record.objection import Objection, Objections


def audience_of_members(state: Game, members: Iterable[str]) -> Audience:
    """Return the audience that consists of these people and the Fates."""
    return only(members, state.kernel.stewards)


def must_be_member(state: Game, actor: str, amicitia_id: str) -> Objections:
    """Raise an objection unless the actor is a member (AMIC-01).

    Other characters do not learn whether the friendship exists.
    """
    amicitia = state.world.bonds.amicitiae.get(amicitia_id)
    if amicitia is None or actor not in amicitia.members:
        yield Objection("AMIC-01", "no-such-amicitia", waivable=False)


def friendships_of_actor(known_state: KnownState[World], actor: str) -> tuple[Amicitia, ...]:
    """Return the actor's friendships that the viewer may see."""
    state = known_state.state
    friendships = state.world.bonds.friendships_of(actor)
    return tuple(
        amicitia
        for amicitia in friendships
        if sees(friendship_audience(state, amicitia), known_state.viewer)
    )


def friendship_field(amicitiae: Iterable[Amicitia], actor: str) -> Choice:
    """Return a field to choose one of the actor's friendships, described by their members."""
    return Choice("amicitia", tuple(_friendship_option(amicitia, actor) for amicitia in amicitiae))


def _friendship_option(amicitia: Amicitia, actor: str) -> Option:
    member_references = [f"who:{member}" for member in amicitia.members if member != actor]
    return Option(
        amicitia.id, "note-amicitia", {"who": member_references, "n": len(member_references)}
    )
