"""The slice `proelia`, in which everybody sees the battles."""

from collections.abc import Iterator
from typing import Any, Literal, TypedDict

import msgspec

from ledger.games.ludi_romani.goods import CURIALIS
from ledger.games.ludi_romani.proelium import tally
from ledger.games.ludi_romani.proelium.battle_start import chooser_of_dice
from ledger.games.ludi_romani.proelium.dice import totals_of
from ledger.games.ludi_romani.proelium.duties import PERMISSION_DUTY
from ledger.games.ludi_romani.proelium.stages import (
    AFTERMATH_STAGE,
    CHALLENGED_STAGE,
    FIELDING_STAGE,
    ROLLED_STAGE,
    ROLLING_STAGE,
)
from ledger.games.ludi_romani.proelium.state import Concursatio, Proelium, Throw
from ledger.games.ludi_romani.state import Game
from ledger.record.seniority import oldest_first
from ledger.scenario.facts import DiceFrom


class CorpsDoc(TypedDict):
    """Dice of one kind that one owner brings."""

    owner: str
    """The character whose dice they are."""
    kind: str
    """The asset that they are dice of."""
    present: int
    """Number of dice that are there."""
    fielded: int
    """Number of dice that take part."""
    thrown: int
    """Number of dice that were rolled."""


class SideDoc(TypedDict):
    """A party of a battle."""

    leader: str
    """The character who leads it."""
    members: list[str]
    """The characters of the party."""
    corps: list[CorpsDoc]
    """Their dice."""
    left: int
    """Number of fielded dice that are still to be rolled."""
    won: int
    """Number of rounds that it has won."""
    taken: int
    """Number of dice that it took from the other party."""
    lost: int
    """Number of dice that it lost."""


class ThrowDoc(TypedDict):
    """A die that was rolled in a battle."""

    owner: str
    """The character whose die it is."""
    kind: str
    """The asset that it is a die of."""
    face: int
    """The face that it shows."""
    entry: str
    """The id of the entry that records it."""


class TouchDoc(TypedDict):
    """A change of a throw."""

    how: Literal["juno_doubling", "imagines", "fortuna"]
    """The way of the change.

    * `juno_doubling`: Juno doubled it.
    * `imagines`: An imago added a die.
    * `fortuna`: Fortuna added to it or subtracted from it.
    """
    by: str
    """The character who changed it."""
    side: int
    """The number of the side: 0 for the first, 1 for the second."""
    n: int
    """The points that are added to that side; 0 for a doubling."""
    entry: str
    """The id of the entry that records it."""


class RoundDoc(TypedDict):
    """A concursatio: both throws, and their result."""

    number: int
    """The number of the round, from 1."""
    throws: tuple[ThrowDoc | None, ThrowDoc | None]
    """The throws of both sides; null for one that is missing."""
    touches: list[TouchDoc]
    """The changes of them."""
    totals: tuple[int, int]
    """The totals of both sides as they stand, in points."""
    result: Literal["", "captured", "ceded", "tie", "kept"]
    """The result.

    * `""`: It is not settled.
    * `captured`: The winner took the loser's die.
    * `ceded`: The winner was too little ahead: the loser's die went to the presiding god.
    * `tie`: The totals were equal.
    * `kept`: The loser's die was not at risk.
    """
    winner: int
    """The number of the side that has won: 0 for the first, 1 for the second, -1 for neither."""
    fallen: tuple[tally.OwnerOfDie, tally.OwnerOfDie]
    """The present owner of each side's die: its own side (empty), the `captor`, the presiding
    `god`, or another character (`elsewhere`).
    """


class MustActDoc(TypedDict):
    """A character who must act before the battle can continue."""

    who: str
    """The character."""
    what: Literal["answer", "field", "roll", "settle", "preside", "convert", "yield"]
    """The act that is due.

    * `answer`: Answer the challenge.
    * `field`: Choose which dice take part.
    * `roll`: Roll a die.
    * `settle`: Settle the round.
    * `preside`: Preside over the battle.
    * `convert`: Convert captured legiones.
    * `yield`: Give dice up.
    """


class BattleDoc(TypedDict):
    """A challenge or battle of this season."""

    id: str
    """The battle's id."""
    kind: Literal["", "war_god", "ring"]
    """The kind of battle.

    In a fight with a war god or the Ring, the first side rolls one die again and again. Only the
    second side risks dice.

    * `""`: A battle of equals.
    * `war_god`: A fight against a war god.
    * `ring`: An attack with the Ring of Gyges.
    """
    number: int
    """The number of the battle, from 1."""
    place: str
    """The region."""
    presider: str
    """The god who presides; empty for nobody."""
    stage: Literal["challenged", "fielding", "rolling", "rolled", "aftermath", "over"]
    """Its stage.

    * `challenged`: The challenge is not answered.
    * `fielding`: Dice are chosen.
    * `rolling`: Dice are rolled.
    * `rolled`: A round is to be settled.
    * `aftermath`: Its consequences are carried out.
    * `over`: It is over.
    """
    must: str
    """The ID of the rule by which the challenge cannot be refused; empty where it can."""
    forced_by: str
    """The god who makes them fight; empty for nobody."""
    provoked_by: str
    """The war god who demanded the challenge; empty for nobody."""
    rival: str
    """The mortal to challenge instead of the war god; empty for nobody."""
    dice: DiceFrom
    """How dice are rolled in it."""
    concursationes: int
    """Number of rounds that there will be; 0 before it opens."""
    disputed: bool
    """Whether the Fates have yet to say who presides."""
    fabrilis: str
    """The character who rolls Vulcan's die here; `out` when it is out, empty for nobody."""
    sides: tuple[SideDoc, SideDoc]
    """The two sides."""
    rounds: list[RoundDoc]
    """The rounds, oldest first."""
    awaited: list[MustActDoc]
    """The characters who must act for it to continue."""
    why: str
    """The reason for its end: `fought`, `refused`, or the cause that cut it short."""
    unprotected: list[str]
    """The mortals who have lost everything in it."""
    victor: Literal[-1, 0, 1]
    """The number of the side that has won more rounds, 0 or 1; -1 for neither."""
    gods_share: int
    """Number of dice that the presiding god has from it."""


class BattlesDoc(TypedDict):
    """The battles of this season, the oldest first."""

    list: list[BattleDoc]
    """The battles, oldest first."""


def battle_sources(state: Game) -> tuple[object, ...]:
    """Return the parts of the state that the slice depends on."""
    return state.world.pugnae, state.kernel.switches, state.kernel.duties


def battles_doc(state: Game) -> dict[str, Any]:
    """Return the battles of this season."""
    battles = sorted(state.world.pugnae.battles.values(), key=lambda battle: battle.number)
    return {"list": [_battle_doc(state, battle) for battle in battles]}


COPIED_FIELDS = (
    *("id", "kind", "number", "place", "presider", "stage", "must", "forced_by", "provoked_by"),
    *("rival", "dice", "concursationes", "fabrilis", "why"),
)
"""The fields of a battle that the slice copies unchanged."""


def _battle_doc(state: Game, battle: Proelium) -> dict[str, Any]:
    return {
        **{field_name: getattr(battle, field_name) for field_name in COPIED_FIELDS},
        "disputed": bool(battle.claim),
        "sides": [_side_doc(battle, side_index) for side_index in (0, 1)],
        "rounds": [_round_doc(state, battle, concursatio) for concursatio in battle.rounds],
        "awaited": [
            {"who": character, "what": duty_kind}
            for character, duty_kind in characters_who_must_act(state, battle)
        ],
        "unprotected": list(battle.unprotected),
        "victor": tally.winning_side(battle),
        "gods_share": tally.dice_taken_by_god(battle),
    }


def _side_doc(battle: Proelium, side_index: int) -> dict[str, Any]:
    side = battle.sides[side_index]
    return {
        "leader": side.leader,
        "members": list(side.members),
        "corps": [msgspec.to_builtins(corps) for corps in side.corps],
        "left": sum(corps.left for corps in side.corps),
        "won": tally.rounds_won(battle, side_index),
        "taken": tally.dice_taken(battle, side_index),
        "lost": tally.dice_lost(battle, side_index),
    }


def _round_doc(state: Game, battle: Proelium, concursatio: Concursatio) -> dict[str, Any]:
    totals = concursatio.totals if concursatio.result else totals_of(state, concursatio)
    fields = {
        field_name: getattr(concursatio, field_name)
        for field_name in ("number", "result", "winner")
    }
    modifier_docs = [msgspec.to_builtins(modifier) for modifier in concursatio.touches]
    owners = [tally.owner_of_die(battle, concursatio, side_index) for side_index in (0, 1)]
    return {
        **fields,
        "throws": list(map(_throw, concursatio.throws, concursatio.entries)),
        "touches": modifier_docs,
        "totals": list(totals),
        "fallen": owners,
    }


def _throw(throw: Throw | None, entry: str) -> dict[str, Any] | None:
    return None if throw is None else {**msgspec.to_builtins(throw), "entry": entry}


def characters_who_must_act(state: Game, battle: Proelium) -> Iterator[tuple[str, str]]:
    """Yield the characters who must act before the battle can continue, and their acts."""
    if battle.claim:
        yield from ((steward, "preside") for steward in state.kernel.stewards)
    if battle.stage == CHALLENGED_STAGE:
        yield _character_who_must_answer(state, battle), "answer"
    elif battle.stage == FIELDING_STAGE:
        choosing_sides = (
            side_index for side_index in (0, 1) if not battle.sides[side_index].fielded
        )
        yield from (
            (chooser_of_dice(state, battle, side_index), "field") for side_index in choosing_sides
        )
    elif battle.stage == ROLLING_STAGE:
        yield from _awaited_rolls(battle)
    elif battle.stage == ROLLED_STAGE:
        yield battle.presider, "settle"
    elif battle.stage == AFTERMATH_STAGE:
        for character in battle.pending:
            can_convert = state.world.person(character).role == "rex" and state.books.holding(
                character, CURIALIS
            )
            yield character, "convert" if can_convert else "yield"


def _character_who_must_answer(state: Game, battle: Proelium) -> str:
    """Return the character who has to answer a challenge.

    It is the challenged leader, or a character who must permit the fight (CLI-14).
    """
    leave_duties = (
        duty for duty in oldest_first(state.kernel.duties) if duty.kind == PERMISSION_DUTY
    )
    people_to_answer = (duty.owes for duty in leave_duties if duty.terms["proelium"] == battle.id)
    return next(people_to_answer, battle.sides[1].leader)


def _awaited_rolls(battle: Proelium) -> Iterator[tuple[str, str]]:
    if battle.dice == "table":
        yield battle.presider, "roll"
        return
    for side, throw in zip(battle.sides, battle.current_round.throws, strict=True):
        if throw is None:
            yield side.leader, "roll"
