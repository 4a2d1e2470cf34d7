"""The beginning of friendships by agreement in one region, and their end (AMIC-01, AMIC-16)."""

from collections.abc import Iterable, Mapping
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
    fold_of,
    recorded_only_type,
)
from ledger.contract.form import Option, Subset, Text
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.ludi_romani import audiences, bonds, seats
from ledger.games.ludi_romani.amicitia import circle
from ledger.games.ludi_romani.bonds import Amicitia
from ledger.games.ludi_romani.state import Game, World
from ledger.language.free_text import FreeText, TextLimits
from ledger.record.audience import EVERYBODY, Audience
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections, about_character, is_met
from ledger.record.references import Who, arguments_of
from ledger.record.shared_map import Map

LONGEST_TERMS = 280
"""The maximum length of the terms of a friendship, in characters of text."""

Friends = Annotated[tuple[Who, ...], Field(min_length=1, max_length=200, strict=False)]


class Befriend(Command):
    """Form a friendship with others in the actor's region."""

    friends: Friends = Field(alias="with")
    """The other friends, who have to agree."""


class WriteTerms(Command):
    """Write down the terms of a friendship."""

    amicitia: str = Field(max_length=64)
    """The id of the friendship."""
    terms: Annotated[FreeText, TextLimits(LONGEST_TERMS, 1)]
    """The terms, in free words."""


class LeaveAmicitia(Command):
    """Leave a friendship."""

    amicitia: str = Field(max_length=64)
    """The id of the friendship."""


class AmicitiaFormed(Event, stored="ludi_romani/amicitia-formed@1"):
    """Some characters formed a friendship."""

    amicitia: str
    members: tuple[Who, ...]


class TermsWritten(Event, stored="ludi_romani/terms-written@1"):
    """Terms that a member wrote down."""

    amicitia: str
    by: Who
    reason: str
    """The digest of the text."""


class AmicitiaLeft(Event, stored="ludi_romani/amicitia-left@1"):
    """A friendship that a member left.

    The other fields record its earlier state, for corrections.
    """

    amicitia: str
    who: str
    members: tuple[str, ...]
    sworn: tuple[str, ...] = ()
    oaths: tuple[int, ...] = ()


class AmicitiaSet(Event, stored="ludi_romani/amicitia-set@1"):
    """A friendship that a correction restored to an earlier state.

    If it has no members, the friendship is over.
    """

    amicitia: str
    members: tuple[str, ...]
    sworn: tuple[str, ...] = ()
    oaths: tuple[int, ...] = ()
    shown: bool = False


def _befriend_objections(state: Game, actor: str, command: Befriend) -> Objections:
    party = (actor, *command.friends)
    if len(set(party)) < len(party):
        yield Objection("AMIC-01", "friends-named-twice", waivable=False)
        return
    for character in party:
        yield from _must_be_living_mortal(state, character)
    for friend in command.friends:
        yield from seats.must_be_in_same_region(state, actor, friend, "AMIC-01")


def _must_be_living_mortal(state: Game, character: str) -> Objections:
    """Raise an objection unless the friend is a living mortal (AMIC-01)."""
    person = state.world.person(character)
    if not person.mortal or not person.living:
        yield Objection("AMIC-01", "mortals-only", about_character(character))


def _draft_friendship(_state: Game, actor: str, command: Befriend, context: ActContext) -> Drafts:
    """Return the draft of a friendship that is not yet sworn (AMIC-01)."""
    return (Draft(AmicitiaFormed(context.act, (actor, *command.friends))),)


def _friends_to_agree(_state: Game, _actor: str, command: Befriend) -> tuple[str, ...]:
    """Return the friends, who all must agree (AMIC-01)."""
    return command.friends


@open_to(meets_demand(_must_be_living_mortal))
def _offer_befriend(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    people_nearby = state.seating.pieces_at(state.seating.place_of(actor))
    mortals = tuple(
        mortal
        for mortal in people_nearby
        if mortal != actor and is_met(_must_be_living_mortal(state, mortal))
    )
    if not mortals:
        return Form(
            blocked=(seats.nobody_in_region_objection(state, actor, "AMIC-01", "nobody-near"),)
        )
    return Form((Subset("with", tuple(map(Option, mortals)), 1, len(mortals)),))


def _member_objections(state: Game, actor: str, command: WriteTerms | LeaveAmicitia) -> Objections:
    """Raise an objection unless a member writes terms or leaves (AMIC-01, AMIC-16).

    Leaving needs no consent.
    """
    return circle.must_be_member(state, actor, command.amicitia)


def _draft_terms(_state: Game, actor: str, command: WriteTerms, context: ActContext) -> Drafts:
    """Return the draft of the terms, which no rule enforces (AMIC-01)."""
    return (Draft(TermsWritten(command.amicitia, actor, context.store_words(command.terms))),)


def _offer_terms(_state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    friendships = circle.friendships_of_actor(known_state, actor)
    return (
        Form((circle.friendship_field(friendships, actor), Text("terms", LONGEST_TERMS, 1)))
        if friendships
        else None
    )


def _draft_leaving(state: Game, actor: str, command: LeaveAmicitia, _context: ActContext) -> Drafts:
    """Return the draft by which the member leaves. Loans remain (AMIC-16)."""
    return (
        Draft(
            AmicitiaLeft(command.amicitia, actor, *membership_and_oaths(state, command.amicitia))
        ),
    )


def membership_and_oaths(
    state: Game, amicitia_id: str
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]:
    """Return members, sworn members, and the positions of their oaths, for later corrections."""
    amicitia = state.world.bonds.amicitiae[amicitia_id]
    return (
        amicitia.members,
        amicitia.sworn_members,
        tuple(amicitia.oaths[character] for character in amicitia.sworn_members),
    )


def _offer_leave(_state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    friendships = circle.friendships_of_actor(known_state, actor)
    return Form((circle.friendship_field(friendships, actor),)) if friendships else None


def _terms_audience(state: Game, event: TermsWritten) -> Audience:
    return audiences.friendship_audience(state, state.world.bonds.amicitiae[event.amicitia])


def _leaving_audience(state: Game, event: AmicitiaLeft) -> Audience:
    """Return everybody if the member had sworn, otherwise only the friends (AMIC-15)."""
    amicitia = state.world.bonds.amicitiae[event.amicitia]
    return EVERYBODY if event.who in event.sworn else audiences.friendship_audience(state, amicitia)


def _restored_audience(state: Game, event: AmicitiaSet) -> Audience:
    amicitia = state.world.bonds.amicitiae.get(event.amicitia)
    friends = dict.fromkeys((*(amicitia.members if amicitia else ()), *event.members))
    return EVERYBODY if event.shown else circle.audience_of_members(state, friends)


def _undo_friendship(state: Game, entry: Entry) -> Drafts:
    """Return the draft that removes the friendship (FATA-08)."""
    amicitia_id = entry.event.amicitia
    if amicitia_id not in state.world.bonds.amicitiae:
        return ()
    is_shown = bool(state.world.bonds.amicitiae[amicitia_id].blessed)
    return (Draft(AmicitiaSet(amicitia_id, (), shown=is_shown)),)


@fold_of(
    AmicitiaFormed,
    arguments_of(who="members", count_field="members"),
    audiences.audience_of_fields("members"),
    undo=_undo_friendship,
)
def _evolve_friendship(world: World, event: AmicitiaFormed, entry: Entry) -> World:
    """Return the world with the friendship (AMIC-01)."""
    amicitia = Amicitia(event.amicitia, event.members)
    return replace(world, bonds=world.bonds.with_new_friendship(amicitia, entry.position))


def _undo_leaving(state: Game, entry: Entry) -> Drafts | Objection:
    """Return the draft that brings the member back (FATA-08).

    Later departures and oaths of others remain. Return an objection if the friendship is over.
    """
    event: AmicitiaLeft = entry.event
    members, oaths = event.members, dict(zip(event.sworn, event.oaths, strict=True))
    current_amicitia = state.world.bonds.amicitiae.get(event.amicitia)
    if current_amicitia is not None:
        members = tuple(
            member
            for member in members
            if member == event.who or member in current_amicitia.members
        )
        own_oath = {event.who: oaths[event.who]} if event.who in oaths else {}
        oaths = {**own_oath, **current_amicitia.oaths} if current_amicitia.sworn_members else oaths
    elif len(members) > bonds.MEMBERS_OF_PAIR:
        members = ()  # The remaining members have ended the friendship since.
    return draft_restored_friendship(
        state, event.amicitia, members, oaths, is_shown=event.who in event.sworn
    )


def draft_restored_friendship(
    state: Game,
    amicitia_id: str,
    members: Iterable[str],
    oaths: Mapping[str, int],
    *,
    is_shown: bool,
) -> Drafts | Objection:
    """Return the draft of a friendship of the living members (FATA-08).

    The members' oaths count if two or more swore. Return an objection if fewer than two members are
    living.
    """
    living_members = tuple(member for member in members if state.world.person(member).living)
    if len(living_members) < bonds.MEMBERS_OF_PAIR:
        return Objection("AMIC-01", "friendship-over", waivable=False)
    sworn_members = tuple(member for member in oaths if member in living_members)
    sworn_members = sworn_members if len(sworn_members) >= bonds.MEMBERS_OF_PAIR else ()
    event = AmicitiaSet(
        amicitia_id,
        living_members,
        sworn_members,
        tuple(oaths[member] for member in sworn_members),
        is_shown,
    )
    return (Draft(event),)


def _left_args(event: AmicitiaLeft) -> Args:
    remaining_members = event.sworn if event.who in event.sworn else event.members
    member_references = [f"who:{member}" for member in remaining_members if member != event.who]
    return {"who": f"who:{event.who}", "others": member_references, "n": len(member_references)}


@fold_of(AmicitiaLeft, _left_args, _leaving_audience, undo=_undo_leaving)
def _evolve_leaving(world: World, event: AmicitiaLeft, _entry: Entry) -> World:
    """Return the world without the member.

    A friendship with only one member left is over (AMIC-16).
    """
    amicitia = world.bonds.amicitiae[event.amicitia].without_member(event.who)
    return replace(world, bonds=world.bonds.holding(amicitia))


def _restored_args(event: AmicitiaSet) -> Args:
    member_references = [
        f"who:{member}" for member in (event.sworn if event.shown else event.members)
    ]
    return {"who": member_references, "n": len(member_references)}


@fold_of(AmicitiaSet, _restored_args, _restored_audience)
def _evolve_restored_friendship(world: World, event: AmicitiaSet, _entry: Entry) -> World:
    """Return the world in which the friendship is restored (FATA-08)."""
    oaths = Map(zip(event.sworn, event.oaths, strict=True))
    oath_blessing = min(event.oaths, default=0)
    amicitia = Amicitia(event.amicitia, event.members, event.sworn, oath_blessing, oaths)
    return replace(world, bonds=world.bonds.holding(amicitia))


BEFRIEND = Act(
    Befriend,
    _befriend_objections,
    _draft_friendship,
    _offer_befriend,
    consent=Consent(voices=_friends_to_agree),
)
WRITE_TERMS = Act(WriteTerms, _member_objections, _draft_terms, _offer_terms)
LEAVE_AMICITIA = Act(LeaveAmicitia, _member_objections, _draft_leaving, _offer_leave)

TERMS_WRITTEN = recorded_only_type(TermsWritten, arguments_of(who="by"), audience=_terms_audience)
