"""Friendships begin by agreement in one region, and end when somebody leaves (AMIC-01, AMIC-16)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Annotated, Any, ClassVar

from immutables import Map
from pydantic import Field

from ledger.audience import EVERYBODY, Audience
from ledger.contract import Act, Args, Command, Draft, EntryType, Form, Known, Means, Objection
from ledger.entry import Body, Entry
from ledger.form import Chosen, Option, Subset, Text
from ledger.games.ludi_romani.amicitia.circle import circle, known_to, members_only, mine, which
from ledger.games.ludi_romani.places import Name
from ledger.games.ludi_romani.realm.bonds import PAIR, Amicitia
from ledger.games.ludi_romani.roster import unknown_character
from ledger.games.ludi_romani.seats import unchanged
from ledger.games.ludi_romani.state import Game, World
from ledger.words import Length, Words

TERMS = 280
"""The terms of a friendship have at most so many characters."""

Friends = Annotated[tuple[Name, ...], Field(min_length=1, max_length=200, strict=False)]


class Befriend(Command):
    """Agree on a friendship with others in one's region."""

    friends: Friends = Field(alias="with")


class WriteTerms(Command):
    """Write down what the friends have agreed on."""

    amicitia: str = Field(max_length=64)
    terms: Annotated[Words, Length(TERMS, 1)]


class LeaveAmicitia(Command):
    """Leave a friendship."""

    amicitia: str = Field(max_length=64)


class AmicitiaFormed(Body, frozen=True):
    """Some are friends from now on."""

    STORED: ClassVar[str] = "ludi_romani/amicitia-formed@1"
    amicitia: str
    members: tuple[str, ...]


class TermsWritten(Body, frozen=True):
    """One of the friends wrote down terms; `reason` is the digest of the words."""

    STORED: ClassVar[str] = "ludi_romani/terms-written@1"
    amicitia: str
    by: str
    reason: str


class AmicitiaLeft(Body, frozen=True):
    """Somebody left a friendship. The rest is how it was before, so that it can be set right."""

    STORED: ClassVar[str] = "ludi_romani/amicitia-left@1"
    amicitia: str
    who: str
    members: tuple[str, ...]
    sworn: tuple[str, ...] = ()
    oaths: tuple[int, ...] = ()


class AmicitiaSet(Body, frozen=True):
    """A friendship is as it was before an entry that was set right; none without members."""

    STORED: ClassVar[str] = "ludi_romani/amicitia-set@1"
    amicitia: str
    members: tuple[str, ...]
    sworn: tuple[str, ...] = ()
    oaths: tuple[int, ...] = ()
    shown: bool = False


def _objections(state: Game, actor: str, command: Befriend) -> Iterator[Objection]:
    party = (actor, *command.friends)
    unknown = tuple(o for who in party for o in unknown_character(state, who))
    if unknown or len(set(party)) < len(party):
        yield from unknown or (Objection("AMIC-01", "friends-named-twice", waivable=False),)
        return
    for who in party:
        yield from _living_mortal(state, who)
    for other in command.friends:
        yield from _here(state, actor, other)


def _living_mortal(state: Game, who: str) -> Iterator[Objection]:
    """Friendship is among the living and the mortal; Juno watches over it (AMIC-01)."""
    person = state.world.person(who)
    if not person.mortal or not person.living:
        yield Objection("AMIC-01", "mortals-only", {"who": f"who:{who}"})


def _here(state: Game, actor: str, other: str) -> Iterator[Objection]:
    """Friends agree where they are gathered in one region (AMIC-01)."""
    place = state.seating.place(actor)
    if not place or place != state.seating.place(other):
        yield Objection("AMIC-01", "not-in-same-region", {"who": f"who:{other}"})


def _befriend(_state: Game, actor: str, command: Befriend, means: Means) -> tuple[Draft, ...]:
    """They are friends, unsworn (AMIC-01)."""
    return (Draft(AmicitiaFormed(means.act, (actor, *command.friends))),)


def _others(_state: Game, _actor: str, command: Befriend) -> tuple[str, ...]:
    """Everybody agrees (AMIC-01)."""
    return command.friends


def _offer(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if any(_living_mortal(state, actor)):
        return None
    here = state.seating.at(state.seating.place(actor))
    near = tuple(w for w in here if w != actor and not any(_living_mortal(state, w)))
    if not near:
        return Form(blocked=(Objection("AMIC-01", "nobody-near"),))
    return Form((Subset("with", tuple(map(Option, near)), 1, len(near)),))


def _terms_objections(state: Game, actor: str, command: WriteTerms) -> Iterator[Objection]:
    yield from members_only(state, actor, command.amicitia)


def _write(_state: Game, actor: str, command: WriteTerms, means: Means) -> tuple[Draft, ...]:
    """The terms are the friends' own and bind by honour alone (AMIC-01)."""
    return (Draft(TermsWritten(command.amicitia, actor, means.keep(command.terms))),)


def _offer_terms(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    friendships = mine(known, actor)
    return Form((which(friendships, actor), Text("terms", TERMS, 1))) if friendships else None


def _leave_objections(state: Game, actor: str, command: LeaveAmicitia) -> Iterator[Objection]:
    """Nobody is asked (AMIC-16)."""
    yield from members_only(state, actor, command.amicitia)


def _leave(state: Game, actor: str, command: LeaveAmicitia, _means: Means) -> tuple[Draft, ...]:
    """Who leaves is a friend no more; loans stay what they were (AMIC-16)."""
    return (Draft(AmicitiaLeft(command.amicitia, actor, *as_it_was(state, command.amicitia))),)


def as_it_was(state: Game, name: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]:
    """Members, those who swore, and by which entries: what sets a friendship right again."""
    amicitia = state.world.bonds.amicitiae[name]
    return amicitia.members, amicitia.sworn, tuple(amicitia.oaths[who] for who in amicitia.sworn)


def _offer_leave(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    friendships = mine(known, actor)
    return Form((which(friendships, actor),)) if friendships else None


def _formed(world: World, body: AmicitiaFormed, _entry: Entry) -> World:
    """They are friends (AMIC-01)."""
    return replace(world, bonds=world.bonds.holding(Amicitia(body.amicitia, body.members)))


def _left(world: World, body: AmicitiaLeft, _entry: Entry) -> World:
    """One friend fewer; one alone is no friendship (AMIC-16)."""
    amicitia = world.bonds.amicitiae[body.amicitia].without(body.who)
    return replace(world, bonds=world.bonds.holding(amicitia))


def _set(world: World, body: AmicitiaSet, _entry: Entry) -> World:
    """It is as it was (FATA-08)."""
    oaths = Map(zip(body.sworn, body.oaths, strict=True))
    blessed = min(body.oaths, default=0)
    amicitia = Amicitia(body.amicitia, body.members, body.sworn, blessed, oaths)
    return replace(world, bonds=world.bonds.holding(amicitia))


def _formed_seen(state: Game, body: AmicitiaFormed) -> Audience:
    return known_to(state, body.members)


def _within(state: Game, body: TermsWritten) -> Audience:
    return circle(state, state.world.bonds.amicitiae[body.amicitia])


def _left_seen(state: Game, body: AmicitiaLeft) -> Audience:
    """Everybody knows who had sworn; of others only their friends know (AMIC-15)."""
    amicitia = state.world.bonds.amicitiae[body.amicitia]
    return EVERYBODY if body.who in body.sworn else circle(state, amicitia)


def _set_seen(state: Game, body: AmicitiaSet) -> Audience:
    before = state.world.bonds.amicitiae.get(body.amicitia)
    friends = dict.fromkeys((*(before.members if before else ()), *body.members))
    return EVERYBODY if body.shown else known_to(state, friends)


def _unformed(state: Game, entry: Entry) -> tuple[Draft, ...]:
    """They are no friends after all (FATA-08)."""
    name = entry.body.amicitia
    if name not in state.world.bonds.amicitiae:
        return ()
    shown = bool(state.world.bonds.amicitiae[name].blessed)
    return (Draft(AmicitiaSet(name, (), shown=shown)),)


def _stayed(state: Game, entry: Entry) -> tuple[Draft, ...] | Objection:
    """Nobody has left; who left later, or swore, has done so all the same (FATA-08)."""
    body: AmicitiaLeft = entry.body
    members, oaths = body.members, dict(zip(body.sworn, body.oaths, strict=True))
    now = state.world.bonds.amicitiae.get(body.amicitia)
    if now is not None:
        members = tuple(one for one in members if one == body.who or one in now.members)
        own = {body.who: oaths[body.who]} if body.who in oaths else {}
        oaths = {**own, **now.oaths} if now.sworn else oaths
    elif len(members) > PAIR:
        members = ()  # Those who stayed have ended it since.
    return set_right(state, body.amicitia, members, oaths, shown=body.who in body.sworn)


def set_right(
    state: Game, name: str, members: Iterable[str], oaths: Mapping[str, int], *, shown: bool
) -> tuple[Draft, ...] | Objection:
    """A friendship of these, as far as they live, with the oaths of two or more (FATA-08)."""
    living = tuple(one for one in members if state.world.person(one).living)
    if len(living) < PAIR:
        return Objection("AMIC-01", "friendship-over", waivable=False)
    sworn = tuple(one for one in oaths if one in living)
    sworn = sworn if len(sworn) >= PAIR else ()
    body = AmicitiaSet(name, living, sworn, tuple(oaths[one] for one in sworn), shown)
    return (Draft(body),)


def _formed_words(body: AmicitiaFormed) -> Args:
    return {"who": [f"who:{one}" for one in body.members], "n": len(body.members)}


def _left_words(body: AmicitiaLeft) -> Args:
    known = body.sworn if body.who in body.sworn else body.members
    others = [f"who:{one}" for one in known if one != body.who]
    return {"who": f"who:{body.who}", "others": others, "n": len(others)}


def _set_words(body: AmicitiaSet) -> Args:
    who = [f"who:{one}" for one in (body.sworn if body.shown else body.members)]
    return {"who": who, "n": len(who)}


ACTS: tuple[Act[World, Any], ...] = (
    Act("befriend", Befriend, _objections, _befriend, _offer, voices=_others, chapter="AMIC"),
    Act("write-terms", WriteTerms, _terms_objections, _write, _offer_terms, chapter="AMIC"),
    Act(
        "leave-amicitia",
        LeaveAmicitia,
        _leave_objections,
        _leave,
        _offer_leave,
        chapter="AMIC",
    ),
)
ENTRIES: tuple[EntryType[World, Any], ...] = (
    EntryType(AmicitiaFormed, _formed, _formed_words, _formed_seen, undo=_unformed),
    EntryType(TermsWritten, unchanged, lambda body: {"who": f"who:{body.by}"}, _within),
    EntryType(AmicitiaLeft, _left, _left_words, _left_seen, undo=_stayed),
    EntryType(AmicitiaSet, _set, _set_words, _set_seen),
)
