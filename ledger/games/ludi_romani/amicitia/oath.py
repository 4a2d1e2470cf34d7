"""Oaths of friendship before Juno, who may also break a sworn friendship (AMIC-02, AMIC-12)."""

from dataclasses import replace
from typing import Annotated

from pydantic import Field

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Consent,
    Draft,
    Drafts,
    consent_of_approvers,
    fold_of,
)
from ledger.contract.form import DependentField, Option, Subset, choice
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.ludi_romani import juno
from ledger.games.ludi_romani.amicitia import circle, friendship, lending
from ledger.games.ludi_romani.bonds import Amicitia
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, about_character
from ledger.record.references import Who, arguments_of

Friends = Annotated[tuple[Who, ...], Field(max_length=200, strict=False)]


class Swear(Command):
    """Swear friendship before Juno, together with some of the friends."""

    amicitia: str = Field(max_length=64)
    """The id of the friendship."""
    friends: Friends = Field(default=(), alias="with")
    """The friends who swear too."""


class BegBreak(Command):
    """Ask Juno, as a matrona, to break the sworn friendship of two people."""

    one: Who
    """The first of the two."""
    other: Who
    """The second of the two."""


class OathSworn(Event, stored="ludi_romani/oath-sworn@1"):
    """Oaths sworn before Juno.

    The other fields record the earlier state, from which a correction can restore it.
    """

    amicitia: str
    who: tuple[Who, ...]
    members: tuple[str, ...]
    sworn: tuple[str, ...] = ()
    oaths: tuple[int, ...] = ()


class AmicitiaBroken(Event, stored="ludi_romani/amicitia-broken@1"):
    """A sworn friendship that Juno broke for a wife. The other fields record its earlier state."""

    amicitia: str
    wife: Who
    members: tuple[str, ...]
    sworn: tuple[Who, ...] = ()
    oaths: tuple[int, ...] = ()


def _swear_objections(state: Game, actor: str, command: Swear) -> Objections:
    objections = tuple(circle.must_be_member(state, actor, command.amicitia))
    if objections:
        yield from objections
        return
    amicitia = state.world.bonds.amicitiae[command.amicitia]
    people_swearing = {actor, *command.friends}
    if not people_swearing <= set(amicitia.members) or actor in command.friends:
        yield Objection("AMIC-02", "swear-with-friends", waivable=False)
    if people_swearing & set(amicitia.sworn_members):
        yield Objection("AMIC-02", "sworn-already", waivable=False)
    if not amicitia.blessed and not command.friends:
        yield Objection("AMIC-02", "nobody-swears-alone", waivable=False)


def _draft_oath(state: Game, actor: str, command: Swear, _context: ActContext) -> Drafts:
    """Return the draft of the oath, which binds these friends from now on (AMIC-02)."""
    membership = friendship.membership_and_oaths(state, command.amicitia)
    return (Draft(OathSworn(command.amicitia, (actor, *command.friends), *membership)),)


def _oath_voices(state: Game, actor: str, command: Swear) -> tuple[str, ...]:
    """Return the friends, who each swear in person, and Juno, who hears the oath (AMIC-02)."""
    return (*command.friends, *juno.oath_approver(state, actor, command))


def _offer_swear(_state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    friendships = {
        amicitia.id: amicitia
        for amicitia in circle.friendships_of_actor(known_state, actor)
        if actor not in amicitia.sworn_members
    }
    if not friendships:
        return None
    amicitia_field = circle.friendship_field(friendships.values(), actor)
    amicitia = friendships.get(str(known_state.chosen.get("amicitia")))
    if amicitia is None:
        return Form((amicitia_field, DependentField("with", ("amicitia",))))
    return Form((amicitia_field, _friends_field(amicitia, actor)))


def _friends_field(amicitia: Amicitia, actor: str) -> Subset:
    unsworn_members = [
        member
        for member in amicitia.members
        if member != actor and member not in amicitia.sworn_members
    ]
    least_choices = 0 if amicitia.blessed else 1
    return Subset("with", tuple(map(Option, unsworn_members)), least_choices, len(unsworn_members))


def _break_objections(state: Game, actor: str, command: BegBreak) -> Objections:
    """Raise an objection unless a matrona names a sworn friendship (AMIC-12).

    She does not learn of unsworn friendships.
    """
    if not _friendships_sworn_by(state, command.one, command.other):
        yield Objection("AMIC-12", "no-sworn-amicitia", waivable=False)
    yield from _must_be_matrona(state, actor)


def _friendships_sworn_by(state: Game, first_member: str, second_member: str) -> list[Amicitia]:
    """Return the friendships in which both have sworn, the oldest first (AMIC-12)."""
    friendships = (
        amicitia
        for amicitia in state.world.bonds.friendships_of(first_member)
        if first_member != second_member
        and {first_member, second_member} <= set(amicitia.sworn_members)
    )
    return sorted(friendships, key=lambda amicitia: amicitia.blessed)


def _must_be_matrona(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is a living matrona (AMIC-12, NUPT-08)."""
    person = state.world.person(actor)
    if person.role != "matrona" or not person.living:
        yield Objection("AMIC-12", "wives-beg", about_character(actor))


def _draft_break(state: Game, actor: str, command: BegBreak, _context: ActContext) -> Drafts:
    """Return the draft that ends the friendship and its loans (AMIC-12).

    Suffragia return to their owners. The keepers keep all other goods.
    """
    amicitia = _friendships_sworn_by(state, command.one, command.other)[0]
    event = AmicitiaBroken(amicitia.id, actor, *friendship.membership_and_oaths(state, amicitia.id))
    return (Draft(event, _loan_ending_postings(state, amicitia)),)


def _broken_friendship_id(state: Game, _actor: str, command: BegBreak) -> str:
    """Return the id of the oldest friendship in which both have sworn; empty if there is none.

    Rule: AMIC-12.
    """
    return next(
        (amicitia.id for amicitia in _friendships_sworn_by(state, command.one, command.other)), ""
    )


def _loan_ending_postings(state: Game, amicitia: Amicitia) -> tuple[Posting, ...]:
    pairs = (
        (first_member, second_member)
        for first_member in amicitia.members
        for second_member in amicitia.members
    )
    return tuple(
        posting
        for first_member, second_member in pairs
        for posting in lending.loan_ending_postings(state, first_member, second_member)
    )


@open_to(meets_demand(_must_be_matrona))
def _offer_break(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    sworn_members = {
        character
        for amicitia in state.world.bonds.amicitiae.values()
        for character in amicitia.sworn_members
    }
    if not sworn_members:
        return None
    member_field = choice("one", sorted(sworn_members))
    friends = {
        member
        for amicitia in state.world.bonds.amicitiae.values()
        if known_state.chosen.get("one") in amicitia.sworn_members
        for member in amicitia.sworn_members
    }
    friend_ids = tuple(sorted(friends - {known_state.chosen.get("one")}))
    return Form(
        (
            member_field,
            choice("other", friend_ids) if friend_ids else DependentField("other", ("one",)),
        )
    )


def _undo_oath(state: Game, entry: Entry) -> Drafts | Objection:
    """Return the draft that voids these oaths (FATA-08).

    Later oaths remain if two or more are left.
    """
    event: OathSworn = entry.event
    current_amicitia = state.world.bonds.amicitiae.get(event.amicitia, Amicitia(event.amicitia, ()))
    oaths = {
        member: current_amicitia.oaths[member]
        for member in current_amicitia.sworn_members
        if member not in event.who
    }
    return friendship.draft_restored_friendship(
        state, event.amicitia, current_amicitia.members, oaths, is_shown=True
    )


@fold_of(OathSworn, arguments_of("who", count_field="who"), undo=_undo_oath)
def _evolve_oath(world: World, event: OathSworn, entry: Entry) -> World:
    """Return the world with these oaths. The first one counts as the blessing.

    Rules: AMIC-02, AMIC-14.
    """
    amicitia = world.bonds.amicitiae[event.amicitia].with_oaths(event.who, entry.position)
    return replace(world, bonds=world.bonds.holding(amicitia))


def _undo_break(state: Game, entry: Entry) -> Drafts | Objection:
    """Return the draft that restores the friendship (FATA-08)."""
    event: AmicitiaBroken = entry.event
    oaths = dict(zip(event.sworn, event.oaths, strict=True))
    return friendship.draft_restored_friendship(
        state, event.amicitia, event.members, oaths, is_shown=True
    )


@fold_of(AmicitiaBroken, arguments_of("wife", who="sworn", count_field="sworn"), undo=_undo_break)
def _evolve_break(world: World, event: AmicitiaBroken, _entry: Entry) -> World:
    """Return the world without the friendship (AMIC-12)."""
    return replace(world, bonds=world.bonds.holding(Amicitia(event.amicitia, ())))


SWEAR = Act(
    Swear,
    _swear_objections,
    _draft_oath,
    _offer_swear,
    name="swear-amicitia",
    consent=Consent(voices=_oath_voices, recorders=juno.oath_approver),
)
BEG_BREAK = Act(
    BegBreak,
    _break_objections,
    _draft_break,
    _offer_break,
    consent=consent_of_approvers(juno.oath_breaker, matter=_broken_friendship_id),
)
