"""Who may change a round while its dice lie there: ghosts, Juno, Fortuna (PROEL-44 to 46)."""

from pydantic import Field

from ledger.contract import Act, ActContext, Command, Draft, Drafts
from ledger.form import Choice, Chosen, Dice, Number, Option
from ledger.games.ludi_romani.juno import approver
from ledger.games.ludi_romani.proelium import matters
from ledger.games.ludi_romani.proelium.cut_off import stopped
from ledger.games.ludi_romani.proelium.events import DieDoubled, FortuneTurned, ImagoInfluenced
from ledger.games.ludi_romani.proelium.state import ROLLED, Proelium, Touch
from ledger.games.ludi_romani.proelium.table_dice import Faces, faces_objections
from ledger.games.ludi_romani.proelium.totals import DOUBLING
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.table_dice import TableDice
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known

IMAGINES = "imagines"
FORTUNA = "fortuna"
FURTHEST = 100
"""No bound on what Fortuna adds may be wider than this."""


class InfluenceRoll(Command):
    """As an imago, halt the fight and add one's die to what one party has rolled."""

    leader: str = Field(max_length=64)
    dice: Faces | None = None


class BegDoubling(Command):
    """As a matrona, beg Juno to double the number of one's husband in the last concursatio."""


class TurnFortune(Command):
    """As Fortuna, add to what one party has rolled, or take from it."""

    leader: str = Field(max_length=64)
    change: int = Field(ge=-FURTHEST, le=FURTHEST)


def halted(state: Game, leader: str) -> tuple[Proelium, int] | None:
    """The battle whose dice lie there, and which party this one leads in it."""
    battle = state.world.pugnae.of(leader)
    if battle is None or battle.stage != ROLLED:
        return None
    side = battle.side_of(leader)
    return (battle, side) if battle.sides[side].leader == leader else None


def _touches(battle: Proelium, how: str) -> list[Touch]:
    return [touch for touch in battle.current.touches if touch.how == how]


def _ghost_objections(state: Game, actor: str, command: InfluenceRoll) -> Objections:
    """A ghost on the spot, after both have rolled, once in a battle (IMAGO-05, PROEL-45)."""
    if "imago" not in state.world.person(actor).statuses:
        yield Objection("IMAGO-05", "ghosts-only", waivable=False)
    found = halted(state, command.leader)
    if found is None:
        yield Objection("IMAGO-05", "nothing-rolled", waivable=False)
        yield from stopped(state, command.leader)
        return
    battle, _side = found
    yield from _ghost_there(state, actor, battle)
    on_table = battle.dice == "table"
    yield from faces_objections(command.dice, (_die(state),) if on_table else None)


def _die(state: Game) -> int:
    """A ghost's die is like any other (IMAGO-05)."""
    return state.world.scenario.sides.legio


def _ghost_there(state: Game, actor: str, battle: Proelium) -> Objections:
    """There (IMAGO-05), not twice in a battle, by one reading one in a round (IMAGO-06)."""
    if state.seating.place(actor) != battle.place:
        yield Objection("IMAGO-05", "ghost-elsewhere", {"place": f"place:{battle.place}"})
    most = state.world.scenario.limits.concursationes_influenced_per_imago
    own = [t for one in battle.rounds for t in one.touches if (t.how, t.by) == (IMAGINES, actor)]
    if len(own) >= most:
        yield Objection("IMAGO-06", "ghost-once", {"n": most})
    if state.switch("imago.per_concursatio") == "one" and _touches(battle, IMAGINES):
        yield Objection("IMAGO-06", "one-ghost-a-round")


def _influence(state: Game, actor: str, command: InfluenceRoll, context: ActContext) -> Drafts:
    """Its number is added to that party's total (IMAGO-05)."""
    found = halted(state, command.leader)
    if found is None:
        return ()
    battle, side = found
    thrower = TableDice(context, command.dice or (), actor) if battle.dice == "table" else context
    number = battle.current.number
    roll = thrower.roll(f"{battle.id}/concursatio-{number}/imago/{actor}", _die(state))
    event = ImagoInfluenced(battle.id, number, side, actor, command.leader, roll.value)
    return (Draft(event, rolls=(roll,)),)


def _witness(state: Game, _actor: str, command: InfluenceRoll) -> tuple[str, ...]:
    """A die on the table is confirmed by the presiding god (FATA-11)."""
    found = halted(state, command.leader)
    return (found[0].presider,) if found and found[0].dice == "table" else ()


def _offer_influence(known: Known[World], actor: str, chosen: Chosen) -> Form | None:
    state = known.state
    if "imago" not in state.world.person(actor).statuses:
        return None
    battles = _there(state, actor)
    free = [battle for battle in battles if not any(_ghost_there(state, actor, battle))]
    if not free:
        held = (o for battle in battles for o in _ghost_there(state, actor, battle))
        return Form(blocked=tuple(held)) if battles else None
    found = halted(state, str(chosen.get("leader", "")))
    typed = (Dice("dice", 1, _die(state)),) if found and found[0].dice == "table" else ()
    return Form((_parties(free), *typed))


def _there(state: Game, who: str) -> list[Proelium]:
    place = state.seating.place(who)
    battles = state.world.pugnae.lasting()
    return [battle for battle in battles if battle.stage == ROLLED and battle.place == place]


def _parties(battles: list[Proelium]) -> Choice:
    return Choice("leader", tuple(option for battle in battles for option in party_options(battle)))


def _last_round(state: Game, wife: str) -> tuple[Proelium, int, str] | None:
    """The last round of the husband's battle, his party, and he, when his own die lies there."""
    husband = state.world.bonds.husband(wife)
    battle = state.world.pugnae.of(husband) if husband else None
    if battle is None or not battle.fought or battle.current.number < battle.concursationes:
        return None
    side = battle.side_of(husband)
    throw = battle.current.throws[side]
    return (battle, side, husband) if throw and throw.owner == husband else None


def _doubling_objections(state: Game, actor: str, _command: Command) -> Objections:
    """The husband's own die, in the last concursatio, once (PROEL-46)."""
    if not state.world.bonds.husband(actor):
        yield Objection("PROEL-46", "wives-only", waivable=False)
        yield Objection("NUPT-07", "husbands-last-die", waivable=False)
        return
    found = _last_round(state, actor)
    if found is None:
        yield Objection("PROEL-46", "last-round-only", waivable=False)
        yield Objection("NUPT-07", "husbands-last-die", waivable=False)
        yield from stopped(state, state.world.bonds.husband(actor))
    elif any(touch.side == found[1] for touch in _touches(found[0], DOUBLING)):
        yield Objection("PROEL-46", "doubled-already", waivable=False)


def _double(state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    """The number on his die counts twice (PROEL-46, NUPT-07)."""
    found = _last_round(state, actor)
    if found is None:
        return ()
    battle, side, husband = found
    return (Draft(DieDoubled(battle.id, battle.current.number, side, actor, husband)),)


def _juno(state: Game, _actor: str, _command: Command) -> tuple[str, ...]:
    """Juno, who may say no (PROEL-46)."""
    return (approver(state, "double_final_die"),)


def _offer_doubling(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    if _last_round(known.state, actor) is None:
        return None
    return Form(blocked=tuple(_doubling_objections(known.state, actor, Command())))


def _fortune_objections(state: Game, actor: str, command: TurnFortune) -> Objections:
    """Fortuna, within her bound, once for each party's roll (PROEL-44)."""
    if not has_power(state, actor, "adjust_roll"):
        yield Objection("PROEL-44", "fortunas-wheel")
    found = halted(state, command.leader)
    if found is None:
        yield Objection("PROEL-44", "nothing-rolled", waivable=False)
        yield from stopped(state, command.leader)
        return
    battle, side = found
    if abs(command.change) > bound(state):
        yield Objection("PROEL-44", "beyond-the-wheel", {"n": bound(state)})
    yield from _not_turned(battle, side, actor)


def bound(state: Game) -> int:
    """By how much Fortuna may change a roll (`fortuna.bound`)."""
    return int(state.switch("fortuna.bound"))


def _not_turned(battle: Proelium, side: int, actor: str) -> Objections:
    """Once for each roll (PROEL-44)."""
    if any((touch.side, touch.by) == (side, actor) for touch in _touches(battle, FORTUNA)):
        yield Objection("PROEL-44", "turned-already")


def _turn(state: Game, actor: str, command: TurnFortune, _context: ActContext) -> Drafts:
    """What the wheel shows is added to that party's total (PROEL-44)."""
    found = halted(state, command.leader)
    if found is None:
        return ()
    battle, side = found
    number = battle.current.number
    return (Draft(FortuneTurned(battle.id, number, side, actor, command.leader, command.change)),)


def _offer_fortune(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if not has_power(state, actor, "adjust_roll"):
        return None
    options = tuple(
        option
        for battle in state.world.pugnae.lasting()
        if battle.stage == ROLLED
        for side, option in enumerate(party_options(battle))
        if not any(_not_turned(battle, side, actor))
    )
    if not options:
        return None
    most = bound(state)
    return Form((Choice("leader", options), Number("change", -most, most)))


def party_options(battle: Proelium) -> tuple[Option, ...]:
    """Both parties of a battle to choose from, each by who speaks for it."""
    return tuple(Option(side.leader) for side in battle.sides)


ACTS = (
    Act(
        InfluenceRoll,
        _ghost_objections,
        _influence,
        _offer_influence,
        voices=_witness,
        matter=matters.roll_of,
        once_at_a_time=True,
    ),
    Act(
        BegDoubling,
        _doubling_objections,
        _double,
        _offer_doubling,
        voices=_juno,
        recorders=_juno,
        matter=matters.husbands_roll,
    ),
    Act(TurnFortune, _fortune_objections, _turn, _offer_fortune, matter=matters.roll_of),
)
FOR_GHOSTS = ("influence-roll",)
"""What an imago may do here."""
