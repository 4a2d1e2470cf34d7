"""The parties of the battle. The call to battle creates them, and last alliances join them."""

from collections.abc import Mapping
from dataclasses import replace

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState, fieldless_offer_unless_refused
from ledger.games.ludi_romani.actium import stages, values
from ledger.games.ludi_romani.actium.stages import fold_of_actium, has_actium_come, sea_gods
from ledger.games.ludi_romani.actium.state import BATTLE_STAGE, FORMS_STAGE, Actium, Party, Side
from ledger.games.ludi_romani.state import Game, World
from ledger.record.books import is_lent, owner
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, require_value
from ledger.record.references import Who, arguments_of
from ledger.record.shared_map import Map


class BlowConches(Command):
    """Blow the conches: call the living, the dead and the gods to the last battle."""


class FormAlliance(Command):
    """Join another party: one form, one fleet. All heads of both parties must agree."""

    ally: Who = Field(alias="with")
    """The leader of the other party."""


class LeaveAlliance(Command):
    """Leave the alliance, together with the actor's bound characters."""


class ConchesBlown(Event, stored="ludi_romani/conches-blown@1"):
    """The call to battle. The call creates the sides."""

    by: Who
    sides: tuple[Side, ...]
    """The sides. A character who is bound to another is on that character's side.

    Any other character is alone.
    """


class AllianceFormed(Event, stored="ludi_romani/alliance-formed@1"):
    """An alliance by which two parties became one, known by the leader of the first."""

    leader: Who
    ally: Who


class AllianceLeft(Event, stored="ludi_romani/alliance-left@1"):
    """A side that left its last alliance and is a separate party now."""

    leader: Who
    side: Who


def _call_objections(state: Game, actor: str, _command: Command) -> Objections:
    """Raise an objection unless a sea god calls, once, after the year 31 has begun.

    Rules: ACTIUM-01, CAL-12.
    """
    if actor not in sea_gods(state):
        references = [f"who:{god}" for god in sea_gods(state)]
        yield Objection("ACTIUM-01", "sea-gods-call", {"who": references})
    if not has_actium_come(state):
        yield Objection("CAL-12", "not-yet-actium", waivable=False)
    if state.world.actium.stage:
        yield Objection("ACTIUM-01", "called-already", waivable=False)


def sides_that_sail(state: Game) -> tuple[Side, ...]:
    """Return the sides at Actium (CLI-15, ACTIUM-02).

    Clientes are on their patronus's side. The bacchants of a god are together on one side. Every
    other living mortal is alone.
    """
    members: dict[str, list[str]] = {}
    for mortal in state.world.scenario.mortals:
        if state.world.person(mortal.id).living:
            members.setdefault(leader_of_side(state, mortal.id), []).append(mortal.id)
    return tuple(_side(leader, people) for leader, people in members.items())


def _side(own_leader: str, people: list[str]) -> Side:
    leader = own_leader if own_leader in people else people[0]
    return Side(leader, (own_leader,), tuple(people))


def leader_of_side(state: Game, character: str) -> str:
    """Return the leader of a mortal's side at Actium.

    The leader is the latest patronus, the god of a bacchant, or else the mortal. Rule: CLI-15.
    """
    visited_people = {character}
    while True:
        person = state.world.person(character)
        if person.god:
            return person.god
        patronus = next(iter(person.patroni[-1:]), "")
        patronus_data = state.world.people.get(patronus)
        if patronus_data is None or not patronus_data.living or patronus in visited_people:
            return character
        visited_people.add(patronus)
        character = patronus


def _suffragia_return_postings(state: Game) -> tuple[Posting, ...]:
    """Return postings that return lent suffragia to their owners before the count (ACTIUM-07)."""
    loans = (
        (account, owner(account), holdings.get(values.SUFFRAGIUM, 0))
        for account, holdings in sorted(state.books.accounts.items())
        if is_lent(account)
    )
    return tuple(
        Posting(values.SUFFRAGIUM, account, owner_account, votes_lent)
        for account, owner_account, votes_lent in loans
        if votes_lent
    )


def _draft_call(state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    """Return the draft that opens the forms (ACTIUM-01) and returns lent suffragia (ACTIUM-07)."""
    return (Draft(ConchesBlown(actor, sides_that_sail(state)), _suffragia_return_postings(state)),)


@fold_of(ConchesBlown, arguments_of("by", count_field="sides"))
@fold_of_actium
def _evolve_called(actium: Actium, event: ConchesBlown, _entry: Entry) -> Actium:
    """Return the battle in which every side is a separate party (ACTIUM-06)."""
    parties: Mapping[str, Party] = {side.leader: Party((side,)) for side in event.sides}
    return replace(actium, stage=FORMS_STAGE, parties=Map(parties))


def _bound_character_objection(actor: str) -> Objection:
    """Return the objection that a bound character must follow another (ACTIUM-03, CLI-15)."""
    return Objection("ACTIUM-03", "others-decide", {"who": f"who:{actor}"}, waivable=False)


def must_be_open_to_alliances(state: Game) -> Objections:
    """Raise an objection unless forms are open, or fleets are bought, as one reading allows.

    Rules: ACTIUM-03, 06.
    """
    if not stages.is_battle_on(state):
        yield from stages.forms_must_be_open(state)
        return
    has_begun = state.world.actium.stage == BATTLE_STAGE
    if has_begun or not state.switch("actium.merge_after_purchase"):
        yield Objection("ACTIUM-06", "fleets-never-merge")
    if _is_round_open(state.world.actium):
        yield Objection("ACTIUM-14", "name-victor-first", waivable=False)


def _is_round_open(actium: Actium) -> bool:
    return actium.round is not None and not actium.round.is_settled


def _alliance_objections(state: Game, actor: str, command: FormAlliance) -> Objections:
    yield from must_be_open_to_alliances(state)
    actium = state.world.actium
    own_party, allied_party = actium.party_led_by(actor), actium.parties.get(command.ally)
    if own_party is None:
        yield _bound_character_objection(actor)
    if allied_party is None:
        yield Objection("ACTIUM-03", "no-party-at-sea", waivable=False)
    elif own_party == allied_party:
        yield Objection("ACTIUM-03", "one-party-already", waivable=False)
    elif own_party is not None and stages.is_battle_on(state):
        yield from must_both_be_afloat(state, own_party, allied_party)


def must_both_be_afloat(state: Game, *parties: Party) -> Objections:
    """Raise an objection unless both parties have fleets, once the forms are closed (ACTIUM-10)."""
    if not all(stages.number_of_ships(state, party.leader) for party in parties):
        yield Objection("ACTIUM-10", "no-fleet-at-sea", waivable=False)


def _heads_to_agree(state: Game, actor: str, command: FormAlliance) -> tuple[str, ...]:
    """Return all heads of both parties, without the actor (ACTIUM-03)."""
    own_party = state.world.actium.party_led_by(actor)
    allied_party = state.world.actium.parties.get(command.ally)
    heads = [*(own_party.heads if own_party else ()), *(allied_party.heads if allied_party else ())]
    return tuple(dict.fromkeys(leader for leader in heads if leader != actor))


def _draft_alliance(state: Game, actor: str, command: FormAlliance, _context: ActContext) -> Drafts:
    """Return the draft of the alliance. The joint fleet stays within the limit (ACTIUM-11)."""
    own_party = state.world.actium.party_led_by(actor)
    leader = own_party.leader if own_party else actor
    return (
        Draft(AllianceFormed(leader, command.ally), _merger_postings(state, leader, command.ally)),
    )


def _merger_postings(state: Game, leader: str, ally: str) -> tuple[Posting, ...]:
    """Return postings of the ally's ships to the leader.

    Ships beyond the limit go to Neptune (LIM-15).
    """
    arriving_ship_count = stages.number_of_ships(state, ally)
    remaining_ship_count = state.world.scenario.actium.naves_per_party - stages.number_of_ships(
        state, leader
    )
    fitting_number = min(arriving_ship_count, max(0, remaining_ship_count))
    shares = (
        (leader, fitting_number),
        (stages.account_of_lost_ships(state), arriving_ship_count - fitting_number),
    )
    return tuple(
        Posting(stages.NAVIS, ally, target, ship_count)
        for target, ship_count in shares
        if ship_count
    )


@fold_of(AllianceFormed, arguments_of("ally", who="leader"))
@stages.fold_of_actium
def _evolve_formed(actium: Actium, event: AllianceFormed, _entry: Entry) -> Actium:
    """Return the battle with the joint form, which must be confirmed again (ACTIUM-06)."""
    leader, ally = actium.parties[event.leader], actium.parties[event.ally]
    merged_party = Party(
        (*leader.sides, *ally.sides),
        ships_bought=leader.ships_bought + ally.ships_bought,
        rounds_with_losses=tuple(sorted((*leader.rounds_with_losses, *ally.rounds_with_losses))),
    )
    parties = actium.parties.delete(event.ally).set(event.leader, merged_party)
    return replace(actium, parties=parties)


def _leave_objections(state: Game, actor: str, _command: Command) -> Objections:
    """Raise an objection unless the forms are open and the actor's side is allied (ACTIUM-03)."""
    yield from stages.forms_must_be_open(state)
    party = state.world.actium.party_led_by(actor)
    if party is None:
        yield _bound_character_objection(actor)
    elif len(party.sides) == 1:
        yield Objection("ACTIUM-03", "allied-with-nobody", waivable=False)


def _draft_leaving(state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    party = require_value(state.world.actium.party_led_by(actor))
    side = next(side for side in party.sides if actor in side.heads)
    return (Draft(AllianceLeft(party.leader, side.leader)),)


@fold_of(AllianceLeft, arguments_of("leader", who="side"))
@stages.fold_of_actium
def _evolve_left(actium: Actium, event: AllianceLeft, _entry: Entry) -> Actium:
    """Return the battle in which the side is a separate party.

    The other sides stay together (ACTIUM-03).

    If the leader left, the next side's leader leads the others.
    """
    party = actium.parties[event.leader]
    parties = actium.parties.delete(event.leader)
    for sides in (
        _sides_of(party, event.side, is_staying=True),
        _sides_of(party, event.side, is_staying=False),
    ):
        remaining_party = Party(sides)
        parties = parties.set(remaining_party.leader, remaining_party)
    return replace(actium, parties=parties)


def _sides_of(party: Party, leader: str, *, is_staying: bool) -> tuple[Side, ...]:
    return tuple(side for side in party.sides if (side.leader != leader) == is_staying)


def _offer_alliance(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    actium = state.world.actium
    own_party = actium.party_led_by(actor) if actium.stage else None
    if own_party is None:
        return None
    if objections := tuple(must_be_open_to_alliances(state)):
        return Form(blocked=objections) if actium.stage == FORMS_STAGE else None
    possible_leaders = (
        stages.parties_afloat(state)
        if stages.is_battle_on(state)
        else tuple(sorted(actium.parties))
    )
    possible_allies = [leader for leader in possible_leaders if leader != own_party.leader]
    if not possible_allies or own_party.leader not in possible_leaders:
        return None
    return Form(
        (Choice("with", tuple(_party_option(actium, leader) for leader in possible_allies)),)
    )


def _party_option(actium: Actium, leader: str) -> Option:
    members = actium.parties[leader].members
    return Option(leader, "note-party-at-sea", {"n": len(members)})


BLOW_CONCHES = Act(
    BlowConches, _call_objections, _draft_call, fieldless_offer_unless_refused(_call_objections)
)
FORM_ALLIANCE = Act(
    FormAlliance,
    _alliance_objections,
    _draft_alliance,
    _offer_alliance,
    consent=Consent(voices=_heads_to_agree, matter=stages.stage_of),
)
_LEAVE_OFFER = fieldless_offer_unless_refused(_leave_objections)
LEAVE_ALLIANCE = Act(
    LeaveAlliance,
    _leave_objections,
    _draft_leaving,
    _LEAVE_OFFER,
    consent=Consent(matter=stages.stage_of),
)
