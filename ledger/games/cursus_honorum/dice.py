"""DICE: up to three rolls of the dice, with locked dice between them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.form import DependentField, Option, Subset
from ledger.contract.offer import Form, KnownState
from ledger.games.cursus_honorum import table_dice
from ledger.games.cursus_honorum.dignitas import number_of_dice
from ledger.games.cursus_honorum.state import Die, Game, Turn, World
from ledger.games.cursus_honorum.turns import must_be_in_turn, open_to_players
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections, is_met

MAX_DICE = 100
"""The maximum number of dice in a turn."""

DISAPPROVAL_FACE = "disapproval"

TypedFaces = list[int] | None


class RollDice(Command):
    """Roll all dice of the player's level."""

    dice: list[int] | None = Field(default=None, max_length=MAX_DICE)
    """The faces of the dice, where players type them in; null where the server rolls."""


class RollAgain(Command):
    """Roll some dice once more, and lock all others."""

    reroll: list[str] = Field(max_length=MAX_DICE)
    """The ids of the dice to roll."""
    dice: list[int] | None = Field(default=None, max_length=MAX_DICE)
    """The faces of these dice, where players type them in; null where the server rolls."""


class DiceRolled(Event, stored="cursus_honorum/dice-rolled@1"):
    """A roll of dice."""

    who: str
    roll: int
    """The number of the roll in the turn, from 1."""
    faces: tuple[int, ...]
    """The faces of all dice of the turn after the roll."""
    rolled: tuple[int, ...]
    """The indices of the dice that were rolled, from 0."""
    locked: tuple[int, ...]
    """The indices of the locked dice, from 0."""
    shown: tuple[str, ...] = ()
    """The name of each face on the sheet; empty in entries older than this field."""


def die_id(die_index: int) -> str:
    """Return the id of a die in forms, from its index in the hand."""
    return f"die-{die_index + 1}"


def is_disapproving(state: Game, die: Die) -> bool:
    """Return whether a die shows disapproval."""
    return state.world.scenario.rolling.kind(die.face) == DISAPPROVAL_FACE


def rerollable_dice(state: Game) -> tuple[int, ...]:
    """Return the indices of the dice that can be rolled once more now."""
    return tuple(
        die_index
        for die_index, die in enumerate(dice_in_hand(state))
        if is_met(_must_not_show_disapproval(state, die_index, die))
        and is_met(_must_not_be_locked(state, die_index, die))
    )


def _must_not_show_disapproval(state: Game, die_index: int, die: Die) -> Objections:
    """Refuse to roll a die that shows disapproval: it is locked at once (CUR-DICE-03)."""
    if is_disapproving(state, die):
        yield Objection("CUR-DICE-03", "disapproval-stays", {"die": die_index + 1})


def _must_not_be_locked(state: Game, die_index: int, die: Die) -> Objections:
    """Refuse to roll a locked die, except under the reading that reopens it (CUR-DICE-02)."""
    may_be_reopened = state.switch("dice.locked_may_be_reopened")
    if die.is_locked and not may_be_reopened and not is_disapproving(state, die):
        yield Objection("CUR-DICE-02", "die-kept", {"die": die_index + 1})


def _roll_objections(state: Game, actor: str, command: RollDice) -> Objections:
    objections = tuple(must_be_in_turn(state, actor, "roll"))
    yield from objections
    if not objections:
        yield from _must_not_have_rolled(state)
        yield from table_dice.typed_faces_must_fit(
            state, command.dice, number_of_dice(state, actor)
        )


def _must_not_have_rolled(state: Game) -> Objections:
    """Refuse to roll the whole hand a second time (CUR-DICE-02)."""
    turn = state.world.turn
    if turn is not None and turn.rolls:
        yield Objection("CUR-DICE-02", "rolled-already", waivable=False)


def _reroll_objections(state: Game, actor: str, command: RollAgain) -> Objections:
    objections = tuple(_must_have_a_roll_left(state, actor))
    yield from objections
    if objections:
        return
    die_indices = _die_indices(state, command.reroll)
    yield from _must_name_dice_of_the_hand(die_indices, command.reroll)
    for die_index in die_indices:
        die = dice_in_hand(state)[die_index]
        yield from _must_not_show_disapproval(state, die_index, die)
        yield from _must_not_be_locked(state, die_index, die)
    yield from table_dice.typed_faces_must_fit(state, command.dice, len(command.reroll))


def _must_have_a_roll_left(state: Game, actor: str) -> Objections:
    """Yield the objections to any further roll."""
    objections = tuple(must_be_in_turn(state, actor, "roll"))
    yield from objections
    if not objections:
        yield from _must_have_begun_with_rolls_left(state)


def _must_have_begun_with_rolls_left(state: Game) -> Objections:
    """Refuse a further roll before the first one, and after the last (CUR-DICE-02)."""
    turn, limit = state.world.turn, state.world.scenario.rolling.rolls
    if turn is not None and not turn.rolls:
        yield Objection("CUR-DICE-02", "roll-first", waivable=False)
    elif turn is not None and turn.rolls >= limit:
        yield Objection("CUR-DICE-02", "rolled-out", {"n": limit})


def _must_name_dice_of_the_hand(die_indices: tuple[int, ...], reroll: list[str]) -> Objections:
    """Refuse an empty choice, an unknown die and a die named twice (CUR-DICE-02)."""
    if not reroll or len(set(die_indices)) != len(reroll):
        yield Objection("CUR-DICE-02", "no-such-dice", waivable=False)


def dice_in_hand(state: Game) -> tuple[Die, ...]:
    """Return the dice of the turn with their present faces; no dice if no turn is open."""
    turn = state.world.turn
    return turn.dice if turn is not None else ()


def _die_indices(state: Game, die_ids: list[str]) -> tuple[int, ...]:
    """Return the indices of these dice in the hand. Unknown ids are left out."""
    index_by_die = {die_id(die_index): die_index for die_index in range(len(dice_in_hand(state)))}
    return tuple(sorted(index_by_die[die] for die in die_ids if die in index_by_die))


def _draft_first_roll(state: Game, actor: str, command: RollDice, context: ActContext) -> Drafts:
    """Draft a roll of as many dice as the player's level gives now (CUR-DICE-01)."""
    places = tuple(range(number_of_dice(state, actor)))
    return (_draft_roll(state, Turn(actor), places, command.dice, context),)


def _draft_reroll(state: Game, actor: str, command: RollAgain, context: ActContext) -> Drafts:
    """Draft a roll of the chosen dice. All other dice are locked (CUR-DICE-02)."""
    turn = state.world.turn or Turn(actor)
    return (_draft_roll(state, turn, _die_indices(state, command.reroll), command.dice, context),)


def _draft_roll(
    state: Game, turn: Turn, places: tuple[int, ...], dice: TypedFaces, context: ActContext
) -> Draft:
    roll_number = turn.rolls + 1
    prefix = f"round-{state.world.round}/{turn.who}/roll-{roll_number}"
    roll_names = [
        f"{prefix}/{die_id(die_index)}{table_dice.reroll_suffix(state)}" for die_index in places
    ]
    rolls = table_dice.roll_or_read_dice(context, turn.who, dice, roll_names)
    face_by_die = {die_index: die.face for die_index, die in enumerate(turn.dice)}
    face_by_die |= {die_index: roll.value for die_index, roll in zip(places, rolls, strict=True)}
    faces = tuple(face_by_die.values())
    locked_dice, shown_kinds = _locked_dice(state, faces, places), face_kinds(state, faces)
    return Draft(
        DiceRolled(turn.who, roll_number, faces, places, locked_dice, shown_kinds), rolls=rolls
    )


def face_kinds(state: Game, faces: Iterable[int]) -> tuple[str, ...]:
    """Return the kind of each face on the sheet (CUR-DICE-04 to 09)."""
    rolling_rules = state.world.scenario.rolling
    return tuple(rolling_rules.kind(face) for face in faces)


def face_names(faces: Sequence[int], shown_kinds: Sequence[str]) -> list[str] | str:
    """Return the names of these faces on the sheet, for the chronicle (Q-03).

    Entries without names give the numbers of the faces.
    """
    return [f"face:{face_kind}" for face_kind in shown_kinds] or ", ".join(map(str, faces))


def _locked_dice(
    state: Game, faces: tuple[int, ...], rolled_indices: tuple[int, ...]
) -> tuple[int, ...]:
    """Return the indices of the locked dice.

    Dice that show 1 (CUR-DICE-03) and dice that were not rolled are locked.
    """
    return tuple(
        die_index
        for die_index, face in enumerate(faces)
        if die_index not in rolled_indices or is_disapproving(state, Die(face))
    )


@open_to_players
def _offer_roll(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    objections = (*must_be_in_turn(state, actor, "roll"), *_must_not_have_rolled(state))
    return (
        Form(blocked=objections)
        if objections
        else Form(table_dice.dice_fields(state, number_of_dice(state, actor)))
    )


@open_to_players
def _offer_reroll(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    objections = tuple(_must_have_a_roll_left(state, actor))
    rerollable = rerollable_dice(state)
    if objections or not rerollable:
        no_dice_objections = (Objection("CUR-DICE-03", "all-dice-locked"),)
        return Form(blocked=objections or no_dice_objections)
    options = tuple(
        Option(die_id(die_index), "note-die", _face_note(state, die_index))
        for die_index in rerollable
    )
    chosen_dice = known_state.chosen.get("reroll")
    if table_dice.are_dice_on_table(state) and not chosen_dice:
        return Form(
            (Subset("reroll", options, 1, len(rerollable)), DependentField("dice", ("reroll",)))
        )
    dice_count = len(chosen_dice) if chosen_dice else 0
    return Form(
        (Subset("reroll", options, 1, len(rerollable)), *table_dice.dice_fields(state, dice_count))
    )


def _face_note(state: Game, die_index: int) -> Args:
    return {"face": state.world.scenario.rolling.kind(dice_in_hand(state)[die_index].face)}


def _evolve_dice_rolled(world: World, event: DiceRolled, entry: Entry) -> World:
    dice = tuple(Die(face, die_index in event.locked) for die_index, face in enumerate(event.faces))
    earlier_entries = world.turn.entries if world.turn is not None and event.roll > 1 else ()
    turn = Turn(event.who, "roll", event.roll, dice, (*earlier_entries, entry.id))
    return replace(world, turn=turn)


def _dice_rolled_args(event: DiceRolled) -> Args:
    faces = [event.faces[die_index] for die_index in event.rolled]
    shown_kinds = [event.shown[die_index] for die_index in event.rolled] if event.shown else []
    return {
        "who": f"who:{event.who}",
        "roll": event.roll,
        "n": len(event.rolled),
        "faces": face_names(faces, shown_kinds),
    }


ROLLING: Chapter[World] = Chapter(
    "CUR-DICE",
    acts=(
        Act(RollDice, _roll_objections, _draft_first_roll, _offer_roll, name="roll"),
        Act(RollAgain, _reroll_objections, _draft_reroll, _offer_reroll),
    ),
    events=(EventType(DiceRolled, _evolve_dice_rolled, _dice_rolled_args),),
)
