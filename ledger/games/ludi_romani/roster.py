"""ROST: the roles, and the assets that each may own."""

from collections.abc import Callable
from typing import Any

from ledger.contract.acts import EventType
from ledger.games.ludi_romani import goods, seats
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.scenario import load
from ledger.games.ludi_romani.scenario.value_types import SALEABLE
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, about_character, is_met
from ledger.record.references import Who, arguments_of

COMMANDING_ROLES = ("imperator", "amazon")
"""The roles that may own legiones of both kinds (ROST-14).

An amazon counts as an imperator (ROST-07).
"""

VOTING_ROLES = ("imperator", "senator", "amazon", "rex")
"""The roles that may hold suffragia (ROST-18).

A rex holds suffragia for others and casts no votes.
"""

ROLES_AFTER_PROMOTION = {"senator": "imperator", "free_woman": "amazon"}
"""The new role of a character after the first legio, by earlier role (ROST-04, ROST-06)."""

UNTRANSFERABLE_GOODS = {
    "suffragium": "ROST-18",
    "dos": "ROST-19",
    "rexpressus": "ROST-20",
    "legio_ultrix_immortalis": "ROST-16",
    "cohors_ultrix_immortalis": "ROST-16",
    "legio_fabrilis": "ROST-16",
    "navis_longa": "ACTIUM-13",
    "rota_fortunae": "ROST-16",
}
"""The assets that are neither sold nor given away, each with its rule."""


class RoleChanged(Event, stored="ludi_romani/role-changed@1"):
    """A character's new role."""

    who: Who
    role: str
    before: str


def must_be_in_cast(state: Game, character: str) -> Objections:
    """Raise an objection unless the character is in the cast.

    No ruling can waive this objection (FATA-12).
    """
    if character not in state.world.people:
        yield Objection("FATA-12", "no-such-character", {}, waivable=False)


def must_be_fit_to_own(state: Game, character: str, asset: str) -> Objections:
    """Raise an objection unless a character in the cast may own this asset."""
    if asset == goods.CURIALIS:
        yield from must_not_be_rex_with_curialis(state, character)
        yield from _must_be_fit_for_curiales(state, character)
    elif asset == goods.CLIENTARUM:
        yield from _must_be_fit_for_clientarum(state, character)
    elif asset == goods.CLASSIS:
        yield from _must_be_fit_for_classes(state, character)
    if asset != goods.DENARIUS:
        yield from must_be_able_to_own_property(state, character)


def assets_unfit_for(state: Game, character: str) -> tuple[str, ...]:
    """Return the assets for sale that a character cannot own, from any seller."""
    return tuple(
        asset_name
        for asset_name in SALEABLE
        if not is_met(must_be_fit_to_own(state, character, asset_name))
    )


def must_not_be_rex_with_curialis(state: Game, character: str) -> Objections:
    """Raise an objection if a rex would keep a legio curialis (REX-07, LIM-03)."""
    if state.world.person(character).role == "rex":
        yield Objection("REX-07", "rex-keeps-no-curiales", about_character(character))


def _must_be_fit_for_curiales(state: Game, character: str) -> Objections:
    """Raise an objection if a mortal other than imperator or amazon would own legiones curiales.

    Rule: ROST-14.
    """
    person = state.world.person(character)
    if person.mortal and person.role != "rex" and not _is_or_becomes_general(state, character):
        yield Objection("ROST-14", "owns-no-legions", about_character(character))


def _must_be_fit_for_clientarum(state: Game, character: str) -> Objections:
    """Raise an objection unless imperatores, amazones or reges own legiones clientarum.

    Rules: ROST-15, REX-09.
    """
    person = state.world.person(character)
    if not person.mortal or (person.role == "rex" and person.living):
        return
    if not _is_or_becomes_general(state, character):
        yield Objection("ROST-15", "owns-no-legions", about_character(character))


def _is_or_becomes_general(state: Game, character: str) -> bool:
    """Return whether this is a general, or becomes one by the first legio (ROST-14, ROST-15)."""
    person = state.world.person(character)
    return person.living and (
        person.role in COMMANDING_ROLES or person.role in ROLES_AFTER_PROMOTION
    )


def _must_be_fit_for_classes(state: Game, character: str) -> Objections:
    """Raise an objection if a dead mortal would hold classes (ships) (ROST-17, ROST-12)."""
    person = state.world.person(character)
    if person.mortal and not person.living:
        yield Objection("ROST-17", "dead-own-no-ships", about_character(character))


def must_be_able_to_own_property(state: Game, character: str) -> Objections:
    """Raise an objection if Mercury would own or sell properties (MERC-17, LIM-10)."""
    if "no_properties" in state.world.scenario.cast[character].powers:
        yield Objection("MERC-17", "owns-nothing", about_character(character))


def must_be_able_to_vote(state: Game, character: str) -> Objections:
    """Raise an objection if a character without a vote would hold votes.

    Virgines, matronae (ROST-08, LIM-06), gods and the dead (ROST-18) have no vote.
    """
    person = state.world.person(character)
    if person.role in ("virgo", "matrona"):
        yield Objection("ROST-08", "holds-no-votes", about_character(character), waivable=False)
    elif person.role not in VOTING_ROLES or not person.living:
        yield Objection("ROST-18", "holds-no-votes", about_character(character))


def role_from_asset(state: Game, character: str, asset: str) -> str:
    """Return the new role from taking this asset; empty if the role stays (ROST-04, ROST-06)."""
    if asset not in goods.LEGIONES:
        return ""
    return ROLES_AFTER_PROMOTION.get(state.world.person(character).role, "")


def with_armed_character(world: World, character: str, new_role: str) -> World:
    """Return the world after a character took a legio, with the new role (ROST-04, ROST-06).

    A character with a legio is not unprotected.
    """
    person = world.person(character)
    return world.with_person(
        character, role=new_role or person.role, statuses=person.statuses - {"unprotected"}
    )


def fold_of_arming(holder: str) -> Callable[[World, Any, Entry], World]:
    """Return the fold of an event that gave the character in field `holder` its `asset`.

    Rule: ROST-04.
    """

    def evolve(world: World, event: Any, _entry: Entry) -> World:
        is_armed_now = event.asset in goods.LEGIONES
        return (
            with_armed_character(world, getattr(event, holder), event.becomes)
            if is_armed_now
            else world
        )

    return evolve


def role_before(role: str) -> str:
    """Return the role that a character had before taking a legio changed it to this role.

    Rule: ROST-04.
    """
    return next(
        earlier_role for earlier_role, new_role in ROLES_AFTER_PROMOTION.items() if new_role == role
    )


def _evolve_role(world: World, event: RoleChanged, _entry: Entry) -> World:
    return world.with_person(event.who, role=event.role)


def _decides_for_vestals(state: Game, character: str) -> bool:
    """Return whether Vesta decides for Vestal Virgins, because none are cast (ROST-13)."""
    has_vestals = any(person.role == "vestal" for person in state.world.people.values())
    return not has_vestals and seats.has_power(state, character, "head_vestals")


def _is_doubled_senator(state: Game, character: str) -> bool:
    """Return whether this is a doubled senator, who has a separate purse (ROST-22)."""
    return f"{load.original_of_copy(character) or character}_2" in state.world.people


def _needs_aim_reminder(state: Game, character: str) -> bool:
    """Return whether this mortal should be told the aim, as the evening begins (ROST-24)."""
    return state.period.seq == 1 and seats.is_mortal(state, character)


ROSTER = RomanChapter(
    "ROST",
    events=(EventType(RoleChanged, _evolve_role, arguments_of("who", "role")),),
    reminders=(
        ("ROST-13", _decides_for_vestals),
        ("ROST-22", _is_doubled_senator),
        ("ROST-24", _needs_aim_reminder),
    ),
)
