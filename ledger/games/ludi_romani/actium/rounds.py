"""Concursatio navalis: all parties roll at once. Neptune names the parties that lose no ship."""

from dataclasses import replace

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.offer import (
    Form,
    KnownState,
    fieldless_offer,
    form_unless_blocked,
    meets_demand,
    open_to,
)
from ledger.games.ludi_romani.actium.dice import (
    TypedFaces,
    dice_fields,
    faces_must_fit,
    roll_source,
)
from ledger.games.ludi_romani.actium.stages import (
    fleets_must_be_bought,
    fold_of_actium,
    id_of_round,
    is_battle_on,
    losers_of_round,
    must_host,
    parties_afloat,
    parties_afloat_after,
    sinking_postings,
)
from ledger.games.ludi_romani.actium.state import BATTLE_STAGE, TRIUMPH_STAGE, Actium, SeaRound
from ledger.games.ludi_romani.scenario.battles import USUAL_SIDES_OF_DIE
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.objections import has_unwaivable_objection
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, is_met, require_value
from ledger.record.references import Who, arguments_of, count_of
from ledger.record.shared_map import Map


class RollShips(Command):
    """Roll one die for every party."""

    dice: TypedFaces = None
    """The faces of the dice on the table, fleet by fleet as listed; left out for the server's."""


class NameVictor(Command):
    """Name the highest throw. The other parties lose a ship."""


class FightOn(Command):
    """Name the highest throw, and roll the next round at once."""

    dice: TypedFaces = None
    """The faces of the next dice on the table, fleet by fleet as listed; left out for the
    server's."""


class ShipsRolled(Event, stored="ludi_romani/ships-rolled@1"):
    """The dice that all parties rolled, in this order."""

    number: int
    parties: tuple[Who, ...]


class RoundSettled(Event, stored="ludi_romani/round-settled@1"):
    """A settled round: Neptune named the highest party. The others lost a ship to him."""

    number: int
    highest: tuple[Who, ...]
    losers: tuple[Who, ...]


class BattleWon(Event, stored="ludi_romani/battle-won@1"):
    """The victory of the only party that has ships left."""

    party: Who
    members: tuple[Who, ...]


def unsettled_round(state: Game) -> SeaRound | None:
    """Return the rolled round whose victor is not named yet, or None."""
    sea_round = state.world.actium.round
    return sea_round if sea_round is not None and not sea_round.is_settled else None


def claims_must_be_judged(state: Game) -> Objections:
    """Raise an objection while the Fates judge a throw (ACTIUM-22)."""
    if state.world.actium.claims:
        thrower_references = [f"who:{claim.thrower}" for claim in state.world.actium.claims]
        yield Objection("ACTIUM-22", "fates-judge-first", {"who": thrower_references})


def must_be_ready_to_roll(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is Neptune and the last round is settled.

    Rules: ACTIUM-12, ACTIUM-14.
    """
    yield from must_host(state, actor)
    yield from fleets_must_be_bought(state)
    yield from claims_must_be_judged(state)
    if unsettled_round(state):
        yield Objection("ACTIUM-14", "name-victor-first", waivable=False)
    elif is_battle_on(state) and len(parties_afloat(state)) < 2:  # noqa: PLR2004 - a battle needs two
        yield Objection("ACTIUM-17", "one-fleet-left", waivable=False)


def _roll_objections(state: Game, actor: str, command: RollShips) -> Objections:
    objections = tuple(must_be_ready_to_roll(state, actor))
    yield from objections
    if not has_unwaivable_objection(objections):
        yield from faces_must_fit(state, command.dice, _dice_sides(parties_afloat(state)))


def _dice_sides(parties: tuple[str, ...]) -> tuple[int, ...]:
    """Return the number of sides of one die for every party (ACTIUM-14)."""
    return (USUAL_SIDES_OF_DIE,) * len(parties)


def _draft_roll_on_command(
    state: Game, actor: str, command: RollShips, context: ActContext
) -> Drafts:
    source_of_dice = roll_source(state, context, command.dice, actor)
    return (_draft_roll(state, parties_afloat(state), source_of_dice),)


def _draft_roll(state: Game, parties: tuple[str, ...], context: ActContext) -> Draft:
    """Return the draft of one die for every party with ships (ACTIUM-10, ACTIUM-14)."""
    previous_round = state.world.actium.round
    round_number = previous_round.number + 1 if previous_round else 1
    roll_names = (f"actium/{round_number}/{party}" for party in parties)
    rolls = tuple(context.roll(roll_name, USUAL_SIDES_OF_DIE) for roll_name in roll_names)
    return Draft(ShipsRolled(round_number, parties), rolls=rolls)


@fold_of(ShipsRolled, arguments_of(n="number", who="parties"))
@fold_of_actium
def _evolve_rolled(actium: Actium, event: ShipsRolled, entry: Entry) -> Actium:
    dice = {party: roll.value for party, roll in zip(event.parties, entry.rolls, strict=True)}
    sea_round = SeaRound(event.number, Map(dice), entry=entry.id)
    return replace(actium, stage=BATTLE_STAGE, round=sea_round)


def victor_naming_must_be_due(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is Neptune and a rolled round lacks its victor.

    Rules: ACTIUM-14, 17.
    """
    yield from must_host(state, actor)
    yield from fleets_must_be_bought(state)
    yield from claims_must_be_judged(state)


def _naming_objections(state: Game, actor: str, _command: Command) -> Objections:
    yield from victor_naming_must_be_due(state, actor)
    if not unsettled_round(state) and len(parties_afloat(state)) != 1:
        yield Objection("ACTIUM-14", "roll-ships-first", waivable=False)


def _draft_naming_of_victor(
    state: Game, _actor: str, _command: Command, _context: ActContext
) -> Drafts:
    sea_round = unsettled_round(state)
    if sea_round is None:
        return draft_victory(state, parties_afloat(state))
    loss_drafts, parties_left = _draft_lost_ships(state, sea_round)
    return (loss_drafts, *draft_victory(state, parties_left))


def _draft_lost_ships(state: Game, sea_round: SeaRound) -> tuple[Draft, tuple[str, ...]]:
    """Return the draft of the lost ships, and the parties with ships left (ACTIUM-15, ACTIUM-16).

    The highest parties keep their ship, and all other parties lose one each.
    """
    losers = losers_of_round(state, sea_round)
    remaining_parties = tuple(party for party in sorted(sea_round.dice) if party not in losers)
    postings: tuple[Posting, ...] = sinking_postings(state, losers)
    draft = Draft(RoundSettled(sea_round.number, remaining_parties, losers), postings)
    return draft, parties_afloat_after(state, postings)


def draft_victory(state: Game, parties_left: tuple[str, ...]) -> Drafts:
    """Return the draft of the victory when one fleet is left (ACTIUM-17)."""
    if len(parties_left) != 1:
        return ()
    party = state.world.actium.parties[parties_left[0]]
    return (Draft(BattleWon(party.leader, party.members)),)


@fold_of(BattleWon, arguments_of(who="party", count="members"))
@fold_of_actium
def _evolve_won(actium: Actium, event: BattleWon, _entry: Entry) -> Actium:
    return replace(actium, stage=TRIUMPH_STAGE, victor=event.party)


def _fight_on_objections(state: Game, actor: str, command: FightOn) -> Objections:
    """Raise an objection unless the victor can be named and the next round rolled in one step.

    Rule: ACTIUM-14.
    """
    objections = tuple(victor_naming_must_be_due(state, actor))
    yield from objections
    sea_round = unsettled_round(state)
    if sea_round is None:
        yield Objection("ACTIUM-14", "roll-ships-first", waivable=False)
    elif not has_unwaivable_objection(objections):
        yield from faces_must_fit(state, command.dice, _dice_sides(_next_parties(state, sea_round)))


def _next_parties(state: Game, sea_round: SeaRound) -> tuple[str, ...]:
    """Return the parties in the next round; no parties when the battle is over (ACTIUM-17)."""
    _draft, parties_left = _draft_lost_ships(state, sea_round)
    return parties_left if len(parties_left) > 1 else ()


def _draft_fight_on(state: Game, actor: str, command: FightOn, context: ActContext) -> Drafts:
    sea_round = require_value(unsettled_round(state))
    loss_drafts, parties_left = _draft_lost_ships(state, sea_round)
    if len(parties_left) == 1:
        return (loss_drafts, *draft_victory(state, parties_left))
    return (
        loss_drafts,
        _draft_roll(state, parties_left, roll_source(state, context, command.dice, actor)),
    )


@open_to(meets_demand(must_host), condition=is_battle_on)
def _offer_roll(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    dice = dice_fields(state, parties_afloat(state), USUAL_SIDES_OF_DIE)
    return form_unless_blocked(*dice, blocking_objections=must_be_ready_to_roll(state, actor))


def _offer_fight_on(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    sea_round = unsettled_round(state) if is_battle_on(state) else None
    if sea_round is None or not is_met(must_host(state, actor)):
        return None
    dice = dice_fields(state, _next_parties(state, sea_round), USUAL_SIDES_OF_DIE)
    return form_unless_blocked(*dice, blocking_objections=victor_naming_must_be_due(state, actor))


@fold_of(
    RoundSettled,
    arguments_of("number", who="highest", count="highest", lost=count_of("losers")),
)
@fold_of_actium
def _evolve_settled(actium: Actium, event: RoundSettled, _entry: Entry) -> Actium:
    new_actium = actium.with_round(is_settled=True, losers=event.losers)
    return new_actium.with_losses(event.number, event.losers)


ROLL_SHIPS = Act(
    RollShips,
    _roll_objections,
    _draft_roll_on_command,
    _offer_roll,
    consent=Consent(matter=id_of_round),
)
_NAME_OFFER = fieldless_offer(_naming_objections, meets_demand(must_host), condition=is_battle_on)
NAME_VICTOR = Act(
    NameVictor,
    _naming_objections,
    _draft_naming_of_victor,
    _NAME_OFFER,
    consent=Consent(matter=id_of_round),
)
FIGHT_ON = Act(
    FightOn,
    _fight_on_objections,
    _draft_fight_on,
    _offer_fight_on,
    consent=Consent(matter=id_of_round),
)
