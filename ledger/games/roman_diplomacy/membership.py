"""FED and DEFED: empires unite if all agree, and a member may leave without the others.

Rule: DIP-FED-01.
"""

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Drafts
from ledger.contract.chapter import Chapter
from ledger.contract.form import Option, Subset, Text
from ledger.contract.offer import (
    Form,
    KnownState,
    fieldless_offer,
    form_unless_blocked,
    meets_demand,
    open_to,
)
from ledger.games.roman_diplomacy.events.empires import (
    FederationAgreed,
    FederationBegan,
    LeavingAnnounced,
    LeavingDeclared,
)
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.transcript import drafts_of_events
from ledger.games.roman_diplomacy.unions import players_lacking_consent
from ledger.games.roman_diplomacy.victory import must_not_be_over
from ledger.language.legible_text import KeptName, comparable_name
from ledger.record.objection import Objection, Objections, about_character
from ledger.record.references import Who

LONGEST_NAME = 40
"""The maximum length of a federation's name, in characters."""


class Federate(Command):
    """Unite with these empires, and with all members of their federations."""

    name: KeptName = Field(min_length=1, max_length=LONGEST_NAME)
    """The name of the federation."""
    partners: tuple[Who, ...] = Field(min_length=1, max_length=24, strict=False)
    """The players who lead the other empires."""


class LeaveFederation(Command):
    """Leave the federation when this turn ends."""


def must_lead_an_empire(state: Game, actor: str) -> Objections:
    """Refuse the act if the player has no empire (DIP-FED-01)."""
    yield from must_not_be_over(state)
    if actor not in state.world.players_with_empire:
        yield Objection("DIP-FED-01", "leads-no-empire", waivable=False)


def _must_be_other_empires(state: Game, actor: str, command: Federate) -> Objections:
    """Refuse partners who lead no empire, are in the own federation, or are repeated.

    Rule: DIP-FED-01.
    """
    world = state.world
    members = world.members_of_side(actor)
    for player in command.partners:
        if (
            player not in world.players_with_empire
            or player in members
            or command.partners.count(player) > 1
        ):
            yield Objection(
                "DIP-FED-01", "not-another-empire", about_character(player), waivable=False
            )


def _must_have_a_free_name(state: Game, federation_name: str) -> Objections:
    """Refuse a name that another federation has, or a name that looks the same (DIP-FED-01)."""
    used_names = {empire.union for empire in state.world.empires.values()} | set(
        state.world.uniting
    )
    if comparable_name(federation_name) in map(comparable_name, used_names):
        yield Objection("DIP-FED-01", "name-is-used", waivable=False)


def _federate_objections(state: Game, actor: str, command: Federate) -> Objections:
    yield from must_lead_an_empire(state, actor)
    yield from _must_be_other_empires(state, actor, command)
    yield from _must_have_a_free_name(state, command.name)


def _members_to_agree(state: Game, actor: str, command: Federate) -> tuple[str, ...]:
    """Return the other members of the new federation. All of them must agree."""
    return tuple(
        player
        for player in _members_of_new_federation(state.world, actor, command)
        if player != actor
    )


def _members_of_new_federation(world: World, actor: str, command: Federate) -> tuple[str, ...]:
    partners = (actor, *command.partners)
    return tuple(
        dict.fromkeys(member for player in partners for member in world.members_of_side(player))
    )


def _draft_agreement(state: Game, actor: str, command: Federate, context: ActContext) -> Drafts:
    """Draft the agreement.

    The federation begins when the turn ends, or at once by another reading of D-11.
    """
    members = _members_of_new_federation(state.world, actor, command)
    agreement = FederationAgreed(command.name, members)
    if state.switch("federation.effective") == "at_once":
        return drafts_of_events(state, context, agreement, FederationBegan(command.name, members))
    return drafts_of_events(state, context, agreement)


@open_to(meets_demand(must_lead_an_empire))
def _offer_federate(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    members = state.world.members_of_side(actor)
    partner_options = tuple(
        _partner_option(state, actor, player)
        for player in state.world.players_with_empire
        if player not in members
    )
    if not partner_options:
        return None
    return form_unless_blocked(
        Text("name", LONGEST_NAME, least=1),
        Subset("partners", partner_options, 1, len(partner_options)),
    )


def _partner_option(state: Game, actor: str, player: str) -> Option:
    """Return a partner as an option, with the players who would lack a consent."""
    world = state.world
    missing_players = players_lacking_consent(
        world, (*world.members_of_side(actor), *world.members_of_side(player))
    )
    if not missing_players:
        return Option(player)
    return Option(
        player, "note-not-all-agreed", {"who": [f"who:{member}" for member in missing_players]}
    )


def _must_be_a_member(state: Game, actor: str) -> Objections:
    """Refuse the act to players outside a federation (DIP-DEFED-01)."""
    yield from must_lead_an_empire(state, actor)
    if actor in state.world.players_with_empire and not state.world.empire(actor).union:
        yield Objection("DIP-DEFED-01", "in-no-federation", waivable=False)


def _leaving_objections(state: Game, actor: str, _command: LeaveFederation | None) -> Objections:
    yield from _must_be_a_member(state, actor)
    if actor in state.world.leaving_players:
        yield Objection("DIP-DEFED-01", "leaves-already", waivable=False)


def _draft_departure(
    state: Game, actor: str, _command: LeaveFederation, context: ActContext
) -> Drafts:
    """Draft the departure.

    The departure is announced with the results of the turn, or at once if these are known
    (DIP-DEFED-01).
    """
    declaration = LeavingDeclared(actor)
    if state.world.phase == "movement":
        return drafts_of_events(state, context, declaration)
    return drafts_of_events(state, context, declaration, LeavingAnnounced(actor))


_LEAVE_OFFER = fieldless_offer(_leaving_objections, meets_demand(_must_be_a_member))
FEDERATE = Act(
    Federate,
    _federate_objections,
    _draft_agreement,
    _offer_federate,
    consent=Consent(voices=_members_to_agree),
)
LEAVE_FEDERATION = Act(LeaveFederation, _leaving_objections, _draft_departure, _LEAVE_OFFER)
UNITING: Chapter[World] = Chapter("DIP-FED", acts=(FEDERATE, LEAVE_FEDERATION))
