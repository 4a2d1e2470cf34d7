"""Changes of a rolled round by ghosts, Juno and Fortuna (PROEL-44 to 46)."""

import msgspec
from pydantic import Field

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Consent,
    Draft,
    Drafts,
    consent_of_approvers,
    fold_of,
)
from ledger.contract.form import Choice, Dice, Number, Option
from ledger.contract.offer import Form, KnownState, fieldless_offer, open_to
from ledger.games.ludi_romani import ghosts, juno, seats
from ledger.games.ludi_romani.proelium import folds, matters, stages
from ledger.games.ludi_romani.proelium.dice import (
    DOUBLING_MODIFIER,
    FacesOfDie,
    faces_must_fit,
    legio_sides,
)
from ledger.games.ludi_romani.proelium.state import Modifier, Proelium
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.table_dice import TableDice
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections, is_met, require_value
from ledger.record.references import Who, arguments_of

IMAGO_MODIFIER = "imagines"
FORTUNA_MODIFIER = "fortuna"
WHEEL_POWER = "adjust_roll"
HIGHEST_MODIFIER = 100
"""The maximum of the reading `fortuna.bound`, in points."""


class InfluenceRoll(Command):
    """As an imago, interrupt the fight and add a die to the total of one party."""

    leader: Who
    """The leader of the party."""
    dice: FacesOfDie | None = None
    """The face of the die on the table; left out for the server's dice."""


class BegDoubling(Command):
    """As a matrona, ask Juno to double the husband's number in the last concursatio."""


class TurnFortune(Command):
    """As Fortuna, add to the total of one party, or subtract from it."""

    leader: Who
    """The leader of the party."""
    change: int = Field(ge=-HIGHEST_MODIFIER, le=HIGHEST_MODIFIER)
    """The points that are added to the total; below 0 they are subtracted."""


class DieDoubled(Event, stored="ludi_romani/die-doubled@1"):
    """Juno's doubling of the husband's number at his wife's request."""

    proelium: str
    number: int
    side: int
    wife: Who
    husband: Who


class ImagoInfluenced(Event, stored="ludi_romani/imago-influenced@1"):
    """A ghost's die that was added to one party's total."""

    proelium: str
    number: int
    side: int
    imago: Who
    leader: Who
    face: int


class FortuneTurned(Event, stored="ludi_romani/fortune-turned@1"):
    """A number that Fortuna added to the total of one party, or subtracted from it."""

    proelium: str
    number: int
    side: int
    by: Who
    leader: Who
    change: int


def _rolled_battle_of(state: Game, leader: str) -> tuple[Proelium, int] | None:
    """Return the rolled battle in which this character leads a party, and the party's side."""
    battle = state.world.pugnae.battle_of(leader)
    if battle is None or battle.stage != stages.ROLLED_STAGE:
        return None
    side_index = battle.party_index(leader)
    return (battle, side_index) if battle.sides[side_index].leader == leader else None


def _husbands_last_round(state: Game, wife: str) -> tuple[Proelium, int, str] | None:
    """Return the husband's battle in its last round, with the husband's side and id.

    Return None unless he rolled his own die.
    """
    husband = state.world.bonds.husband(wife)
    battle = state.world.pugnae.battle_of(husband) if husband else None
    if (
        battle is None
        or not battle.is_being_fought
        or battle.current_round.number < battle.concursationes
    ):
        return None
    side_index = battle.party_index(husband)
    throw = battle.current_round.throws[side_index]
    return (battle, side_index, husband) if throw and throw.owner == husband else None


def _fortune_bound(state: Game) -> int:
    """Return the maximum number of points by which Fortuna may change a roll (`fortuna.bound`)."""
    return int(state.switch("fortuna.bound"))


def _ghost_must_be_free(state: Game, actor: str, battle: Proelium) -> Objections:
    """Raise an objection unless the ghost is in the region and may still act in the battle.

    Rules: IMAGO-05, IMAGO-06.

    A ghost may act once per battle. By one reading only one ghost may act in a round.
    """
    if state.seating.place_of(actor) != battle.place:
        yield Objection("IMAGO-05", "ghost-elsewhere", {"place": f"place:{battle.place}"})
    limit = state.world.scenario.limits.concursationes_influenced_per_imago
    own_touches = [
        modifier
        for concursatio in battle.rounds
        for modifier in concursatio.touches
        if (modifier.how, modifier.by) == (IMAGO_MODIFIER, actor)
    ]
    if len(own_touches) >= limit:
        yield Objection("IMAGO-06", "ghost-once", {"n": limit})
    if state.switch("imago.per_concursatio") == "one" and battle.current_round.changes(
        IMAGO_MODIFIER
    ):
        yield Objection("IMAGO-06", "one-ghost-a-round")


def _must_not_be_changed_by_fortune(battle: Proelium, side_index: int, actor: str) -> Objections:
    """Raise an objection if Fortuna has changed this party's roll already (PROEL-44)."""
    if any(
        (modifier.side, modifier.by) == (side_index, actor)
        for modifier in battle.current_round.changes(FORTUNA_MODIFIER)
    ):
        yield Objection("PROEL-44", "turned-already")


def _ghost_objections(state: Game, actor: str, command: InfluenceRoll) -> Objections:
    """Raise an objection unless the actor is a ghost in the region and both parties have rolled.

    A ghost may act once in a battle (IMAGO-05, PROEL-45).
    """
    if "imago" not in state.world.person(actor).statuses:
        yield Objection("IMAGO-05", "ghosts-only", waivable=False)
    rolled_battle = _rolled_battle_of(state, command.leader)
    if rolled_battle is None:
        yield Objection("IMAGO-05", "nothing-rolled", waivable=False)
        yield from matters.must_not_be_cut_short(state, command.leader)
        return
    battle, _side_index = rolled_battle
    yield from _ghost_must_be_free(state, actor, battle)
    has_table_dice = battle.dice == "table"
    yield from faces_must_fit(command.dice, (legio_sides(state),) if has_table_dice else None)


def _doubling_objections(state: Game, actor: str, _command: Command) -> Objections:
    """Raise an objection unless the husband rolled his own die in the last round (PROEL-46).

    Raise an objection also if the die is already doubled.
    """
    last_round, husband = _husbands_last_round(state, actor), state.world.bonds.husband(actor)
    if last_round is None:
        yield Objection("PROEL-46", "last-round-only" if husband else "wives-only", waivable=False)
        yield Objection("NUPT-07", "husbands-last-die", waivable=False)
        yield from matters.must_not_be_cut_short(state, husband) if husband else ()
    elif any(
        modifier.side == last_round[1]
        for modifier in last_round[0].current_round.changes(DOUBLING_MODIFIER)
    ):
        yield Objection("PROEL-46", "doubled-already", waivable=False)


def _fortune_objections(state: Game, actor: str, command: TurnFortune) -> Objections:
    """Raise an objection unless Fortuna changes a roll for the first time, within her limit.

    Rule: PROEL-44.
    """
    if not seats.has_power(state, actor, WHEEL_POWER):
        yield Objection("PROEL-44", "fortunas-wheel")
    rolled_battle = _rolled_battle_of(state, command.leader)
    if rolled_battle is None:
        yield Objection("PROEL-44", "nothing-rolled", waivable=False)
        yield from matters.must_not_be_cut_short(state, command.leader)
        return
    if abs(command.change) > _fortune_bound(state):
        yield Objection("PROEL-44", "beyond-the-wheel", {"n": _fortune_bound(state)})
    yield from _must_not_be_changed_by_fortune(*rolled_battle, actor)


def _draft_ghost_modifier(
    state: Game, actor: str, command: InfluenceRoll, context: ActContext
) -> Drafts:
    """Return the draft that adds the ghost's number to that party's total (IMAGO-05)."""
    battle, side_index = require_value(_rolled_battle_of(state, command.leader))
    dice_source = (
        TableDice(context, command.dice or (), actor) if battle.dice == "table" else context
    )
    round_number = battle.current_round.number
    roll = dice_source.roll(
        f"{battle.id}/concursatio-{round_number}/imago/{actor}", legio_sides(state)
    )
    event = ImagoInfluenced(battle.id, round_number, side_index, actor, command.leader, roll.value)
    return (Draft(event, rolls=(roll,)),)


def _draft_doubling(state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    """Return the draft that counts the number on the husband's die twice (PROEL-46, NUPT-07)."""
    battle, side_index, husband = require_value(_husbands_last_round(state, actor))
    return (Draft(DieDoubled(battle.id, battle.current_round.number, side_index, actor, husband)),)


def _draft_fortune_modifier(
    state: Game, actor: str, command: TurnFortune, _context: ActContext
) -> Drafts:
    """Return the draft that adds Fortuna's number to that party's total (PROEL-44)."""
    battle, side_index = require_value(_rolled_battle_of(state, command.leader))
    round_number = battle.current_round.number
    return (
        Draft(
            FortuneTurned(
                battle.id, round_number, side_index, actor, command.leader, command.change
            )
        ),
    )


@fold_of(DieDoubled, arguments_of("wife", who="husband"))
def _evolve_doubling(world: World, event: DieDoubled, entry: Entry) -> World:
    """Return the world in which the husband's number counts twice (PROEL-46)."""
    modifier = Modifier(DOUBLING_MODIFIER, event.wife, event.side, entry=entry.id)
    return _with_modifier(world, event.proelium, modifier)


@fold_of(ImagoInfluenced, arguments_of("leader", who="imago", n="face"))
def _evolve_ghost_modifier(world: World, event: ImagoInfluenced, entry: Entry) -> World:
    """Return the world in which the ghost's number is added (PROEL-45)."""
    modifier = Modifier(IMAGO_MODIFIER, event.imago, event.side, event.face, entry.id)
    return _with_modifier(world, event.proelium, modifier)


def _with_modifier(world: World, proelium_id: str, modifier: Modifier) -> World:
    battle = world.pugnae.battles[proelium_id]
    current_round = battle.current_round
    current_round = msgspec.structs.replace(
        current_round, touches=(*current_round.touches, modifier)
    )
    return folds.with_battle(world, battle.with_round(current_round))


def _presider_as_witness(state: Game, _actor: str, command: InfluenceRoll) -> tuple[str, ...]:
    """Return the presiding god, who confirms a die rolled on the table (FATA-11)."""
    rolled_battle = _rolled_battle_of(state, command.leader)
    return (
        (rolled_battle[0].presider,) if rolled_battle and rolled_battle[0].dice == "table" else ()
    )


def _juno(state: Game, _actor: str, _command: Command) -> tuple[str, ...]:
    """Return Juno, who may refuse (PROEL-46)."""
    return (juno.god_or_steward_with_power(state, "double_final_die"),)


@open_to(ghosts.is_imago)
def _offer_influence(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    place = state.seating.place_of(actor)
    battles = [battle for battle in _rolled_battles(state) if battle.place == place]
    free_battles = [
        battle for battle in battles if is_met(_ghost_must_be_free(state, actor, battle))
    ]
    if not free_battles:
        objections = (
            objection
            for battle in battles
            for objection in _ghost_must_be_free(state, actor, battle)
        )
        return Form(blocked=tuple(objections)) if battles else None
    rolled_battle = _rolled_battle_of(state, str(known_state.chosen.get("leader", "")))
    dice_fields = (
        (Dice("dice", 1, legio_sides(state)),)
        if rolled_battle and rolled_battle[0].dice == "table"
        else ()
    )
    party_options = tuple(Option(side.leader) for battle in free_battles for side in battle.sides)
    return Form((Choice("leader", party_options), *dice_fields))


def _rolled_battles(state: Game) -> list[Proelium]:
    return [
        battle for battle in state.world.pugnae.lasting() if battle.stage == stages.ROLLED_STAGE
    ]


@open_to(seats.has_power_test(WHEEL_POWER))
def _offer_fortune(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    parties = tuple(
        Option(party.leader)
        for battle in _rolled_battles(state)
        for side_index, party in enumerate(battle.sides)
        if is_met(_must_not_be_changed_by_fortune(battle, side_index, actor))
    )
    limit = _fortune_bound(state)
    return Form((Choice("leader", parties), Number("change", -limit, limit))) if parties else None


def _turned_args(event: FortuneTurned) -> Args:
    people = {"who": f"who:{event.by}", "leader": f"who:{event.leader}"}
    return {**people, "n": abs(event.change), "way": "added" if event.change >= 0 else "taken"}


@fold_of(FortuneTurned, _turned_args)
def _evolve_fortune_modifier(world: World, event: FortuneTurned, entry: Entry) -> World:
    """Return the world in which Fortuna's number is added (PROEL-44)."""
    modifier = Modifier(FORTUNA_MODIFIER, event.by, event.side, event.change, entry.id)
    return _with_modifier(world, event.proelium, modifier)


INFLUENCE_ROLL = Act(
    InfluenceRoll,
    _ghost_objections,
    _draft_ghost_modifier,
    _offer_influence,
    consent=Consent(
        voices=_presider_as_witness, matter=matters.id_of_rolled_round, once_at_a_time=True
    ),
)
BEG_DOUBLING = Act(
    BegDoubling,
    _doubling_objections,
    _draft_doubling,
    fieldless_offer(_doubling_objections, _husbands_last_round),
    consent=consent_of_approvers(_juno, matter=matters.id_of_husbands_round),
)
TURN_FORTUNE = Act(
    TurnFortune,
    _fortune_objections,
    _draft_fortune_modifier,
    _offer_fortune,
    consent=Consent(matter=matters.id_of_rolled_round),
)
