"""The die that a god throws for a party, once in the battle."""

from dataclasses import replace
from typing import Any

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Choice, ChosenFields, DependentField, Option
from ledger.contract.offer import Form, KnownState, open_to
from ledger.games.ludi_romani.actium import rounds, stages, values
from ledger.games.ludi_romani.actium.dice import (
    TypedFaces,
    dice_fields,
    faces_must_fit,
    roll_source,
)
from ledger.games.ludi_romani.actium.state import Actium, SeaRound, SeaThrow
from ledger.games.ludi_romani.scenario.value_types import RomanAsset
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, is_met, require_value
from ledger.record.references import Asset, Who, arguments_of

FATES_ACCOUNT = "@fates"
"""The account for dice that were thrown, which belongs to the Fates (ACTIUM-19)."""


class ThrowFor(Command):
    """Throw the die of the actor's own legio for a party, which is possible once in the battle."""

    party: Who
    """The leader of the party."""
    asset: RomanAsset
    """The legio whose die is thrown."""
    dice: TypedFaces = None
    """The face of the die on the table; left out for the server's."""


class DieThrown(Event, stored="ludi_romani/die-thrown@1"):
    """A die that was thrown for a party in this round, and is out of play."""

    number: int
    thrower: Who
    party: Who
    asset: Asset


def dice_left(state: Game, character: str) -> tuple[str, ...]:
    """Return the kinds of legio of which a character still has a die (ACTIUM-18)."""
    return tuple(asset for asset in values.LEGIO_KINDS if state.books.holding(character, asset))


def must_be_thrower(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is a god with a throw left.

    By one reading ghosts throw, too. Rule: ACTIUM-18.
    """
    person = state.world.person(actor)
    is_ghost = "imago" in person.statuses and bool(state.switch("actium.imago_throws"))
    if person.mortal and not is_ghost:
        yield Objection("ACTIUM-18", "gods-throw-at-sea", {"who": f"who:{actor}"})
    limit = state.world.scenario.actium.throws_per_numen
    if state.world.actium.gods_who_threw.count(actor) >= limit:
        yield Objection("ACTIUM-18", "sea-throw-spent", {"who": f"who:{actor}", "n": limit})
    if not dice_left(state, actor):
        yield Objection("ACTIUM-18", "no-die-kept", {"who": f"who:{actor}"}, waivable=False)


def die_must_fit(
    state: Game, actor: str, sea_round: SeaRound, party_leader: str, asset: str
) -> Objections:
    """Raise an objection unless the party rolled in this round and the die belongs to the actor.

    Rules: ACTIUM-18, FATA-12.
    """
    if party_leader not in sea_round.dice:
        yield Objection("ACTIUM-18", "not-in-this-round", waivable=False)
    if any((throw.thrower, throw.party) == (actor, party_leader) for throw in sea_round.throws):
        yield Objection(
            "ACTIUM-21", "not-twice-for-one", {"party": f"who:{party_leader}"}, waivable=False
        )
    if asset not in dice_left(state, actor):
        yield Objection("ACTIUM-18", "die-not-yours", {"asset": f"asset:{asset}"}, waivable=False)


def _throw_for_objections(state: Game, actor: str, command: ThrowFor) -> Objections:
    yield from stages.fleets_must_be_bought(state)
    yield from must_be_thrower(state, actor)
    sea_round = rounds.unsettled_round(state)
    if sea_round is None:
        yield Objection("ACTIUM-20", "too-late-to-throw", waivable=False)
        return
    yield from die_must_fit(state, actor, sea_round, command.party, command.asset)
    yield from must_be_first_thrower(state, sea_round, command.party)
    yield from faces_must_fit(state, command.dice, (sides_of_die(state, command.asset),))


def must_be_first_thrower(state: Game, sea_round: SeaRound, party_leader: str) -> Objections:
    """Raise an objection if another god has thrown for the party in this round (ACTIUM-21)."""
    party_throws = sea_round.throws_for(party_leader)
    if len(party_throws) >= state.world.scenario.actium.throws_per_party:
        message_args = {
            "who": [f"who:{throw.thrower}" for throw in party_throws],
            "party": f"who:{party_leader}",
        }
        yield Objection("ACTIUM-21", "thrown-for-already", message_args)


def sides_of_die(state: Game, asset: str) -> int:
    """Return how many sides the die of this legio has: ten for Vulcan's (ACTIUM-18)."""
    return state.world.scenario.actium.die(asset)


def _draft_throw_for_party(
    state: Game, actor: str, command: ThrowFor, context: ActContext
) -> Drafts:
    sea_round = require_value(rounds.unsettled_round(state))
    source_of_dice = roll_source(state, context, command.dice, actor)
    return (draft_throw(state, sea_round, actor, command.party, command.asset, source_of_dice),)


def draft_throw(
    state: Game, sea_round: SeaRound, actor: str, party_leader: str, asset: str, context: ActContext
) -> Draft:
    """Return the draft of the throw. The Fates keep the die (ACTIUM-18, ACTIUM-19)."""
    roll = context.roll(
        f"actium/{sea_round.number}/{party_leader}/{actor}", sides_of_die(state, asset)
    )
    event = DieThrown(sea_round.number, actor, party_leader, asset)
    postings = (Posting(asset, _account_of_die(state, actor, asset), FATES_ACCOUNT, 1),)
    return Draft(event, postings, rolls=(roll,))


def _account_of_die(state: Game, character: str, asset: str) -> str:
    """Return the account in which the thrower has this die."""
    accounts = state.books.parts.get(character, ())
    return next(account for account in accounts if state.books.balance(account, asset))


@fold_of(DieThrown, arguments_of(who="thrower", party="party", asset="asset"))
@stages.fold_of_actium
def _evolve_thrown(actium: Actium, event: DieThrown, entry: Entry) -> Actium:
    if actium.round is None:
        return actium
    face = entry.rolls[0].value
    throw = SeaThrow(event.thrower, event.party, event.asset, face, entry=entry.id)
    sea_round = replace(actium.round, throws=(*actium.round.throws, throw))
    throwers = (*actium.gods_who_threw, event.thrower)
    return replace(actium, round=sea_round, gods_who_threw=throwers)


@open_to(dice_left, condition=stages.is_battle_on)
def _offer_throw_for(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    objections = tuple(must_be_thrower(state, actor))
    if objections and state.world.person(actor).mortal:
        return None
    sea_round = rounds.unsettled_round(state)
    if objections or sea_round is None:
        late_objections = () if sea_round else (Objection("ACTIUM-20", "too-late-to-throw"),)
        return Form(blocked=(*objections, *late_objections))
    parties = tuple(
        party
        for party in sorted(sea_round.dice)
        if is_met(must_be_first_thrower(state, sea_round, party))
    )
    if not parties:
        return Form(blocked=(Objection("ACTIUM-21", "thrown-for-all"),))
    return Form(throw_fields(state, actor, parties, known_state.chosen))


def throw_fields(
    state: Game, actor: str, parties: tuple[str, ...], chosen_values: ChosenFields
) -> tuple[Any, ...]:
    """Return the fields for a party and a die, and for its face if it is on the table."""
    dice = tuple(
        Option(asset, "note-sides", {"n": sides_of_die(state, asset)})
        for asset in dice_left(state, actor)
    )
    first_fields = (Choice("party", tuple(map(Option, parties))), Choice("asset", dice))
    fields_of_dice = dice_fields(state, (actor,), 1)
    if not fields_of_dice:
        return first_fields
    asset = chosen_values.get("asset")
    if asset not in dice_left(state, actor):
        return (*first_fields, DependentField("dice", ("asset",)))
    return (*first_fields, *dice_fields(state, (actor,), sides_of_die(state, str(asset))))


def void_claim_objection(
    state: Game, actor: str, party_leader: str, sea_round: SeaRound
) -> Objection:
    """Return why a claim is void: it is too late (ACTIUM-20), or there is no dispute."""
    is_claimed = any(claim.party == party_leader for claim in state.world.actium.claims)
    has_thrown = any(
        (throw.thrower, throw.party) == (actor, party_leader) for throw in sea_round.throws
    )
    if sea_round.number > 1 and not (sea_round.is_settled or is_claimed or has_thrown):
        return Objection("ACTIUM-20", "claimed-too-late", {"n": sea_round.number}, waivable=False)
    reason = "judged" if is_claimed else "thrown" if has_thrown else "free"
    if party_leader not in sea_round.dice:
        reason = "ashore"
    message_args = {"why": reason, "party": f"who:{party_leader}"}
    return Objection("ACTIUM-22", "nothing-to-claim", message_args, waivable=False)


THROW_FOR = Act(
    ThrowFor,
    _throw_for_objections,
    _draft_throw_for_party,
    _offer_throw_for,
    consent=Consent(matter=stages.id_of_round),
)
