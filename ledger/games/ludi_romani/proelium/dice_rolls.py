"""The rolls of a battle, one pair of dice after another, by the server or on the table.

Rules: PROEL-20, 47.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

import msgspec
from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Choice, Dice, choice
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani.proelium import (
    battle_start,
    dice,
    folds,
    interruption,
    matters,
    presidency,
)
from ledger.games.ludi_romani.proelium.dice import FacesOfDie, faces_must_fit, legio_sides
from ledger.games.ludi_romani.proelium.duties import draft_settling_duty
from ledger.games.ludi_romani.proelium.stages import ROLLED_STAGE, ROLLING_STAGE, WAR_GOD_KIND
from ledger.games.ludi_romani.proelium.state import Corps, Proelium, Side, Throw
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.objections import has_unwaivable_objection
from ledger.kernel.vocabulary.table_dice import TableDice
from ledger.record.entry import Entry, Event, Roll
from ledger.record.objection import Args, Objection, Objections, require_value
from ledger.record.references import Who, arguments_of

SIDE_WORDS = ("first", "second")
"""The fields that name each party's die, first for the challengers."""

DICE_FIELDS = ("first_dice", "second_dice")
"""The fields for the faces of dice on the table, first for the challengers."""

TABLE_DICE = "table"


class RollDice(Command):
    """Roll the next pair: a party its own die, the presiding god any missing die.

    With dice on the table the god types in the faces of both parties.
    """

    first: str = Field(default="", max_length=128)
    """The die of the challengers, where several kinds are left; empty for the only kind."""
    second: str = Field(default="", max_length=128)
    """The die of the challenged, where several kinds are left; empty for the only kind."""
    first_dice: FacesOfDie | None = None
    """The face that the challengers rolled on the table; left out for the server's dice."""
    second_dice: FacesOfDie | None = None
    """The face that the challenged rolled on the table; left out for the server's dice."""


class UseBattleDice(Command):
    """Choose server or table dice for the battle over which the actor presides."""

    value: Literal["server", "table"]
    """How dice are rolled in this battle.

    * `server`: The server draws them.
    * `table`: People roll them and the god types them in.
    """


class BattleDiceSet(Event, stored="ludi_romani/battle-dice-set@1"):
    """The presiding god's choice of the dice of this battle: server or table."""

    proelium: str
    by: Who
    value: str


class ConcursatioRolled(Event, stored="ludi_romani/concursatio-rolled@1"):
    """The dice of a round, rolled by the first party, the second, or both."""

    proelium: str
    number: int
    first: Throw | None
    second: Throw | None


def sides_to_roll_for(battle: Proelium, actor: str) -> tuple[int, ...]:
    """Return the sides whose die is missing and for which the actor may roll now (PROEL-20)."""
    sides_to_roll = [
        side_index for side_index in (0, 1) if battle.current_round.throws[side_index] is None
    ]
    if actor == battle.presider:
        return tuple(sides_to_roll)
    if battle.dice == TABLE_DICE:
        return ()
    return tuple(
        side_index for side_index in sides_to_roll if actor in battle.sides[side_index].members
    )


def _dice_left(battle: Proelium, side_index: int) -> tuple[Corps, ...]:
    """Return the dice that a party has still to roll, by owner and kind."""
    return tuple(corps for corps in battle.sides[side_index].corps if corps.left > 0)


def _sides_of_die(state: Game, battle: Proelium, side_index: int) -> int:
    """Return the number of sides of a legio's, Vulcan's (PROEL-43) or a war god's die.

    Rule: PROEL-35.
    """
    if dice.member_rolling_fabrilis(battle, side_index):
        return state.world.scenario.sides.legio_fabrilis
    if battle.kind == WAR_GOD_KIND and side_index == 0:
        return int(state.switch("dice.war_god_sides"))
    return legio_sides(state)


def _must_be_awaited(state: Game, actor: str) -> Objections:
    """Raise an objection unless the battle waits for the actor's die and no dispute delays it.

    Rule: PROEL-20.
    """
    battle = matters.battle_of(state, actor)
    if battle is None or battle.stage not in (ROLLING_STAGE, ROLLED_STAGE):
        yield Objection("PROEL-20", "no-battle-to-roll-in", waivable=False)
        yield from matters.must_not_be_cut_short(state, actor)
        return
    yield from presidency.must_be_undisputed(battle)
    yield from interruption.must_not_be_at_peace(state, battle.place)
    message_args = {"who": f"who:{battle.presider}"}
    if battle.stage == ROLLED_STAGE:
        yield Objection("PROEL-20", "settle-first", message_args, waivable=False)
    elif not sides_to_roll_for(battle, actor):
        message_key = "dice-on-the-table" if battle.dice == TABLE_DICE else "rolled-already"
        yield Objection("PROEL-20", message_key, message_args, waivable=False)


def _must_have_die_left(battle: Proelium, side_index: int, die_name: str) -> Objections:
    """Raise an objection unless the named die is still to be rolled (PROEL-47, PROEL-25).

    If several kinds are left, the actor must name one (PROEL-19).
    """
    die_names = {corps.name for corps in _dice_left(battle, side_index)}
    if not die_names or (die_name and die_name not in die_names):
        yield Objection("PROEL-47", "die-not-left", waivable=False)
    elif not die_name and any(die_fields(battle, side_index)):
        yield Objection("PROEL-19", "say-which-die", waivable=False)


def _roll_objections(state: Game, actor: str, command: RollDice) -> Objections:
    objections = tuple(_must_be_awaited(state, actor))
    yield from objections
    battle = matters.battle_of(state, actor)
    if has_unwaivable_objection(objections) or battle is None:
        return
    sides = sides_to_roll_for(battle, actor)
    for side_index in sides:
        yield from _must_have_die_left(battle, side_index, getattr(command, SIDE_WORDS[side_index]))
    for side_index in (0, 1):
        is_typed = battle.dice == TABLE_DICE and side_index in sides
        number_of_sides = (_sides_of_die(state, battle, side_index),) if is_typed else None
        yield from faces_must_fit(getattr(command, DICE_FIELDS[side_index]), number_of_sides)


def _dice_objections(state: Game, actor: str, command: UseBattleDice) -> Objections:
    """Raise an objection unless the presiding god changes the dice between rounds (FATA-11)."""
    battle = state.world.pugnae.battle_presided_by(actor)
    if battle is None or not battle.is_being_fought:
        yield Objection("FATA-11", "presides-over-nothing", waivable=False)
    elif any(battle.current_round.throws):
        yield Objection("FATA-11", "round-under-way", waivable=False)
    elif battle.dice == command.value:
        yield Objection("FATA-11", "dice-so-already", waivable=False)


def _draft_rolls(state: Game, actor: str, command: RollDice, context: ActContext) -> Drafts:
    """Return the drafts of the rolls (PROEL-20).

    After both dice the presiding god owes the settlement of the round.
    """
    battle = require_value(matters.battle_of(state, actor))
    faces = (*(command.first_dice or ()), *(command.second_dice or ()))
    thrower = TableDice(context, faces, actor) if battle.dice == TABLE_DICE else context
    throws: list[Throw | None] = [None, None]
    rolls: list[Roll] = []
    for side_index in sides_to_roll_for(battle, actor):
        throws[side_index], roll = _roll_die(
            state, battle, side_index, getattr(command, SIDE_WORDS[side_index]), thrower
        )
        rolls.append(roll)
    round_number = battle.current_round.number
    drafts = (Draft(ConcursatioRolled(battle.id, round_number, *throws), rolls=tuple(rolls)),)
    is_round_complete = len(rolls) == battle.current_round.throws.count(None)
    return (
        (*drafts, draft_settling_duty(state, battle, round_number, battle.presider))
        if is_round_complete
        else drafts
    )


def _roll_die(
    state: Game, battle: Proelium, side_index: int, die_name: str, context: ActContext
) -> tuple[Throw, Roll]:
    """Roll one die of a party under a unique name. Vulcan's die replaces the own die."""
    leader = battle.sides[side_index].leader
    roll_name = f"{battle.id}/concursatio-{battle.current_round.number}/{leader}"
    fabrilis_lender = dice.member_rolling_fabrilis(battle, side_index)
    dice_left = _dice_left(battle, side_index)
    die = next((corps for corps in dice_left if corps.name == die_name), dice_left[0])
    owner, die_kind = (fabrilis_lender, dice.FABRILIS) if fabrilis_lender else (die.owner, die.kind)
    roll = context.roll(roll_name, _sides_of_die(state, battle, side_index))
    return Throw(owner, die_kind, roll.value), roll


def _draft_changed_dice(
    state: Game, actor: str, command: UseBattleDice, _context: ActContext
) -> Drafts:
    battle = require_value(state.world.pugnae.battle_presided_by(actor))
    return (Draft(BattleDiceSet(battle.id, actor, command.value)),)


def _with_die_rolled(side: Side, throw: Throw) -> Side:
    """Return the party with one die less to roll (PROEL-43, PROEL-47).

    Vulcan's die does not reduce the number.
    """

    def corps_after_roll(corps: Corps) -> Corps:
        is_rolled_corps = (corps.owner, corps.kind) == (throw.owner, throw.kind)
        return msgspec.structs.replace(corps, thrown=corps.thrown + 1) if is_rolled_corps else corps

    return replace(side, corps=tuple(map(corps_after_roll, side.corps)))


@fold_of(BattleDiceSet, arguments_of("value", who="by"))
def _evolve_kind_of_dice(world: World, event: BattleDiceSet, _entry: Entry) -> World:
    """Return the world in which the battle uses these dice from now on (FATA-11)."""
    return folds.with_changed_battle(world, event.proelium, dice=event.value)


def _leaders_to_confirm_dice(state: Game, actor: str, _command: RollDice) -> tuple[str, ...]:
    """Return the leaders, who confirm typed-in dice (PROEL-20, FATA-11)."""
    battle = matters.battle_of(state, actor)
    if battle is None or battle.dice != TABLE_DICE:
        return ()
    return tuple(side.leader for side in battle.sides)


def _offer_roll(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    battle = matters.battle_of(state, actor)
    if battle is None or battle.stage not in (ROLLING_STAGE, ROLLED_STAGE):
        return None
    if objections := tuple(_must_be_awaited(state, actor)):
        return Form(blocked=objections)
    sides = sides_to_roll_for(battle, actor)
    dice_field_list = tuple(
        field for side_index in sides for field in die_fields(battle, side_index)
    )
    if battle.dice != TABLE_DICE:
        return Form(dice_field_list)
    dice_fields = (
        Dice(DICE_FIELDS[side_index], 1, _sides_of_die(state, battle, side_index))
        for side_index in sides
    )
    return Form((*dice_field_list, *dice_fields))


def die_fields(battle: Proelium, side_index: int) -> Iterator[Choice]:
    """Yield the field to choose a die if several kinds are left (PROEL-19)."""
    dice_left = _dice_left(battle, side_index)
    if len(dice_left) > 1 and not dice.member_rolling_fabrilis(battle, side_index):
        yield Choice(SIDE_WORDS[side_index], tuple(map(battle_start.die_option, dice_left)))


def _offer_dice(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    battle = state.world.pugnae.battle_presided_by(actor)
    if battle is None or not battle.is_being_fought or any(battle.current_round.throws):
        return None
    return Form(
        (choice("value", [option for option in ("server", TABLE_DICE) if option != battle.dice]),)
    )


def _rolled_args(event: ConcursatioRolled) -> Args:
    first_roll, second_roll = event.first, event.second
    return {
        "number": event.number,
        "dice": "both" if first_roll and second_roll else "one",
        "first": f"who:{first_roll.owner}" if first_roll else "none",
        "second": f"who:{second_roll.owner}" if second_roll else "none",
        "first_face": first_roll.face if first_roll else 0,
        "second_face": second_roll.face if second_roll else 0,
    }


@fold_of(ConcursatioRolled, _rolled_args)
def _evolve_rolls(world: World, event: ConcursatioRolled, entry: Entry) -> World:
    """Return the world with the rolled dice.

    After both rolls the round can be settled (PROEL-20).
    """
    battle = world.pugnae.battles[event.proelium]
    current_round = battle.current_round
    throws = event.first or current_round.throws[0], event.second or current_round.throws[1]
    first_entry, second_entry = current_round.entries
    entries = entry.id if event.first else first_entry, entry.id if event.second else second_entry
    current_round = msgspec.structs.replace(current_round, throws=throws, entries=entries)
    battle = battle.with_round(current_round)
    for side_index, throw in enumerate((event.first, event.second)):
        if throw is not None:
            battle = battle.with_side(side_index, _with_die_rolled(battle.sides[side_index], throw))
    return folds.with_battle(
        world, replace(battle, stage=ROLLED_STAGE if all(throws) else ROLLING_STAGE)
    )


ROLL_DICE = Act(
    RollDice,
    _roll_objections,
    _draft_rolls,
    _offer_roll,
    consent=Consent(
        voices=_leaders_to_confirm_dice, matter=matters.id_of_own_roll, once_at_a_time=True
    ),
)
USE_BATTLE_DICE = Act(
    UseBattleDice,
    _dice_objections,
    _draft_changed_dice,
    _offer_dice,
    consent=Consent(matter=matters.id_of_own_battle),
)
