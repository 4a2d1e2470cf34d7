"""The opening of a battle with equal numbers of dice, and the choice of these dice.

Rules: PROEL-09, 18, 19.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, NamedTuple

import msgspec
from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Option, Split
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from ledger.games.ludi_romani.proelium import folds, matters
from ledger.games.ludi_romani.proelium.parties import (
    corps_from_dice,
    dice_of_party,
    dice_of_second_party,
)
from ledger.games.ludi_romani.proelium.stages import FIELDING_STAGE, RING_KIND, ROLLING_STAGE
from ledger.games.ludi_romani.proelium.state import Corps, Proelium, RingKnowledge, Side
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections, is_met, require_value
from ledger.record.references import Place, Who, arguments_of

Share = Annotated[int, Field(ge=0, le=100)]

RING_ATTACK_RIGHT = "ring-attack"
"""The right to attack with the Ring, once in a hiems (RING-05)."""

FORCING_RIGHT = "juno-force"
"""The right of a god to make two players fight, counted for each god (PROEL-40)."""


class FieldLegions(Command):
    """Choose which dice of the actor's party take part."""

    dice: dict[Annotated[str, Field(max_length=128)], Share] = Field(max_length=32)
    """Number of dice that take part, by owner and kind as in `agrippa/legio_curialis`."""


class ProeliumOpened(Event, stored="ludi_romani/proelium-opened@1"):
    """The beginning of a battle: its parties, the dice they bring, and the number of rounds."""

    proelium: str
    number: int
    place: Place
    presider: Who
    first: tuple[Who, ...]
    """The first party, its leader first, as in `Side.members`."""

    second: tuple[Who, ...]
    """The second party, its leader first, as in `Side.members`."""

    first_corps: tuple[Corps, ...]
    second_corps: tuple[Corps, ...]
    concursationes: int
    dice: str
    forced_by: Who = ""
    """The god who made them fight; empty if there is none."""

    kind: str = ""
    """The kind of battle, as in `Proelium`."""


class LegionsFielded(Event, stored="ludi_romani/legions-fielded@1"):
    """A party's choice of the dice that take part."""

    proelium: str
    side: int
    leader: Who
    dice: tuple[tuple[str, str, int], ...]
    """Owner, kind and number of each group of dice."""


class BattleSetup(NamedTuple):
    """The place, the presiding god and the parties of a battle that is about to begin."""

    number: int
    place: str
    presider: str
    parties: tuple[tuple[str, ...], tuple[str, ...]]
    forced_by: str = ""
    """The god who makes them fight; empty for nobody."""

    kind: str = ""
    """The kind of battle, as in `Proelium`."""


def number_of_rounds(
    state: Game, first_dice: Mapping[Any, int], second_dice: Mapping[Any, int]
) -> int:
    """Return the number of rounds: the dice of the smaller party, at most ten.

    Rules: PROEL-18, PROEL-09.
    """
    limit = state.world.scenario.limits.legiones_fielded_per_party
    return min(sum(first_dice.values()), sum(second_dice.values()), limit)


def draft_battle(state: Game, setup: BattleSetup) -> Draft:
    """Return the entry that begins a battle.

    If a party has no choice, its dice are already fielded.
    """
    first_corps, second_corps = (
        dice_of_party(state, setup.parties[0]),
        dice_of_second_party(state, *setup.parties),
    )
    round_count = number_of_rounds(state, first_corps, second_corps)
    return _draft_opening(
        state,
        setup,
        round_count,
        corps_from_dice(first_corps, round_count),
        corps_from_dice(second_corps, round_count),
    )


def draft_attack(
    state: Game, setup: BattleSetup, die: str, prey_dice: Mapping[Any, int], round_limit: int
) -> Draft:
    """Return the entry that begins a fight in which only the second side risks dice.

    The attacker rolls one die of the kind `die` for each die in `prey_dice`, at most `round_limit`
    times (PROEL-35, RING-04). `prey_dice` counts the dice of the second side by owner and kind.
    """
    round_count = min(sum(prey_dice.values()), round_limit)
    (attacker,), _ = setup.parties
    immortal_corps = Corps(attacker, die, round_count, round_count)
    return _draft_opening(
        state, setup, round_count, (immortal_corps,), corps_from_dice(prey_dice, round_count)
    )


def _draft_opening(
    state: Game,
    setup: BattleSetup,
    round_count: int,
    first_corps: tuple[Corps, ...],
    second_corps: tuple[Corps, ...],
) -> Draft:
    battle_number, place, presider, (challenger, second_person), forcer, battle_kind = setup
    proelium_id, dice = battle_id(battle_number), state.kernel.dice
    event = ProeliumOpened(
        proelium=proelium_id,
        number=battle_number,
        place=place,
        presider=presider,
        first=challenger,
        second=second_person,
        first_corps=first_corps,
        second_corps=second_corps,
        concursationes=round_count,
        dice=dice,
        forced_by=forcer,
        kind=battle_kind,
    )
    return Draft(event)


def battle_id(battle_number: int) -> str:
    """Return the id of the battle with this number."""
    return f"proelium-{battle_number}"


def _party_to_choose_for(state: Game, actor: str) -> tuple[Proelium, Side] | None:
    """Return the battle and the party for which the actor has still to choose dice, or None."""
    battle = state.world.pugnae.battle_of(actor)
    if battle is None or battle.stage != FIELDING_STAGE:
        return None
    own_side_index = battle.party_index(actor)
    side = (
        battle.sides[1]
        if chooser_of_dice(state, battle, 1) == actor
        else battle.sides[own_side_index]
    )
    return None if side.fielded else (battle, side)


def chooser_of_dice(state: Game, battle: Proelium, side_index: int) -> str:
    """Return the character who chooses a party's dice, usually its leader (PROEL-09, PROEL-19).

    By one reading the bearer of the Ring chooses the dice to attack (RING-04).
    """
    does_attacker_choose = battle.kind == RING_KIND and not state.switch("ring.defender_picks")
    return battle.sides[0 if does_attacker_choose else side_index].leader


def _must_lead_party(state: Game, battle: Proelium, side: Side, actor: str) -> Objections:
    """Raise an objection unless the actor is the leader of the party (PROEL-09, AMIC-13)."""
    leader = chooser_of_dice(state, battle, battle.party_index(side.leader))
    if actor != leader:
        yield Objection("PROEL-09", "leader-speaks", {"who": f"who:{leader}"})


def _fielding_objections(state: Game, actor: str, command: FieldLegions) -> Objections:
    """Raise an objection unless the party has these dice and fields the right number (PROEL-19).

    Rule: PROEL-18.
    """
    side_index = _party_to_choose_for(state, actor)
    if side_index is None:
        yield Objection("PROEL-19", "nothing-to-field", waivable=False)
        return
    battle, side = side_index
    yield from _must_lead_party(state, battle, side, actor)
    dice_present = _dice_by_name(side)
    if any(
        dice_count > dice_present.get(die_name, 0) for die_name, dice_count in command.dice.items()
    ):
        yield Objection("PROEL-19", "not-so-many-dice", waivable=False)
    if sum(command.dice.values()) != battle.concursationes:
        message_args = {"n": battle.concursationes}
        yield Objection("PROEL-18", "equal-numbers", message_args, waivable=False)


def _dice_by_name(side: Side) -> dict[str, int]:
    """Return how many dice of each owner and kind a party has, by their name in forms."""
    return {corps.name: corps.present for corps in side.corps}


def _draft_fielding(state: Game, actor: str, command: FieldLegions, _context: ActContext) -> Drafts:
    battle, side = require_value(_party_to_choose_for(state, actor))
    dice = tuple(
        (corps.owner, corps.kind, command.dice[corps.name])
        for corps in side.corps
        if command.dice.get(corps.name)
    )
    return (Draft(LegionsFielded(battle.id, battle.party_index(side.leader), actor, dice)),)


def _stage(sides: tuple[Side, Side], concursationes: int) -> str:
    are_dice_complete = all(side.fielded == concursationes for side in sides)
    return ROLLING_STAGE if are_dice_complete else FIELDING_STAGE


def _presider(state: Game, actor: str, _command: Command) -> tuple[str, ...]:
    battle = state.world.pugnae.battle_of(actor)
    return (battle.presider,) if battle else ()


def _offer_fielding(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    side_index = _party_to_choose_for(state, actor)
    if side_index is None or not is_met(_must_lead_party(state, *side_index, actor)):
        return None
    battle, side = side_index
    round_count = battle.concursationes
    dice = tuple(map(die_option, side.corps))
    return Form((Split("dice", dice, round_count, 1, _dice_by_name(side), round_count),))


def die_option(corps: Corps) -> Option:
    """Return an option for a die, described by owner and kind."""
    return Option(
        corps.name, "note-dice", {"who": f"who:{corps.owner}", "asset": f"asset:{corps.kind}"}
    )


_OPENING_ARGS = arguments_of(
    "first", "second", "place", "presider", n="concursationes", by="forced_by"
)


def _opened_args(event: ProeliumOpened) -> Args:
    return {**_OPENING_ARGS(event), "kind": event.kind or "equals"}


@fold_of(ProeliumOpened, _opened_args)
def _evolve_opening(world: World, event: ProeliumOpened, _entry: Entry) -> World:
    """Return the world in which the parties are in battle (PROEL-17, 40, RING-02, RING-05)."""
    sides = Side(event.first, event.first_corps), Side(event.second, event.second_corps)
    new_battle = Proelium(
        event.proelium, event.number, event.place, event.presider, sides, FIELDING_STAGE
    )
    battle = replace(
        world.pugnae.battles.get(event.proelium, new_battle),
        place=event.place,
        presider=event.presider,
        sides=sides,
        stage=_stage(sides, event.concursationes),
        forced_by=event.forced_by,
        dice=event.dice,
        concursationes=event.concursationes,
        kind=event.kind,
        rival="",
    )
    world = folds.with_new_battle(world, battle, "in_proelium", ("challenged",))
    if event.kind == RING_KIND:
        world = replace(
            world.with_right_used(RING_ATTACK_RIGHT), duels=RingKnowledge(battle.sides[0].leader)
        )
    return world.with_right_used(f"{FORCING_RIGHT}@{event.forced_by}") if event.forced_by else world


def _fielded_args(event: LegionsFielded) -> Args:
    counts = dict.fromkeys((CURIALIS, CLIENTARUM), 0)
    for _owner, die_kind, dice_count in event.dice:
        counts[die_kind] = counts.get(die_kind, 0) + dice_count
    return {"who": f"who:{event.leader}", "white": counts[CURIALIS], "red": counts[CLIENTARUM]}


@fold_of(LegionsFielded, _fielded_args)
def _evolve_fielding(world: World, event: LegionsFielded, _entry: Entry) -> World:
    """Return the world in which only these dice take part (PROEL-19)."""
    battle = world.pugnae.battles[event.proelium]
    counts = {(owner, die_kind): dice_count for owner, die_kind, dice_count in event.dice}
    side = battle.sides[event.side]
    corps = tuple(
        msgspec.structs.replace(corps, fielded=counts.get((corps.owner, corps.kind), 0))
        for corps in side.corps
    )
    battle = battle.with_side(event.side, replace(side, corps=corps))
    world = folds.with_battle(world, battle)
    return folds.with_changed_battle(
        world, battle.id, stage=_stage(battle.sides, battle.concursationes)
    )


FIELD_LEGIONS = Act(
    FieldLegions,
    _fielding_objections,
    _draft_fielding,
    _offer_fielding,
    consent=Consent(recorders=_presider, matter=matters.id_of_own_battle),
)
