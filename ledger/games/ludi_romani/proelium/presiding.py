"""The god who watches a battle: who may, who takes over, and who says so in a dispute."""

from pydantic import Field

from ledger.contract import Act, ActContext, Command, Draft, Drafts, DutyType
from ledger.form import Choice, Chosen, Option
from ledger.games.ludi_romani.proelium import matters
from ledger.games.ludi_romani.proelium.cut_off import stopped
from ledger.games.ludi_romani.proelium.duties import PRESIDES, carried_over, question_settled
from ledger.games.ludi_romani.proelium.events import PresiderNamed, PresidingClaimed
from ledger.games.ludi_romani.proelium.state import AFTERMATH, Proelium
from ledger.games.ludi_romani.proelium.staying import stays
from ledger.games.ludi_romani.proelium.stopping import PRESIDER_LEFT, cut_short
from ledger.games.ludi_romani.roster import unknown_character
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.events import DutyOwed
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known
from ledger.state import Duty


class ClaimBattle(Command):
    """Say that one wants to preside over a battle at which another god stands."""

    proelium: str = Field(max_length=64)


class LeaveBattle(Command):
    """Leave a battle one presides over, to a successor who agrees, or to nobody."""

    successor: str = Field(default="", max_length=64)


def may_preside(state: Game, numen: str) -> bool:
    """Any god but Mercury, Juventas and Cybele (PROEL-03)."""
    return not state.world.person(numen).mortal and not has_power(state, numen, "no_oversee")


def presiders(state: Game, place: str) -> tuple[str, ...]:
    """The gods of a region who could preside over a battle that begins there now (PROEL-02)."""
    here = state.seating.at(place) if place else ()
    return tuple(who for who in here if not any(presider_objections(state, who, place)))


def presider_objections(
    state: Game, numen: str, place: str, parties: tuple[str, ...] = ()
) -> Objections:
    """What keeps a god from presiding over a battle there between these (PROEL-02, PROEL-03)."""
    unknown = tuple(unknown_character(state, numen))
    if unknown:
        yield from unknown
        return
    yield from _god_present(state, numen, place)
    yield from _not_its_own(numen, parties)
    if not may_preside(state, numen):
        yield Objection("PROEL-03", "may-not-preside", {"who": f"who:{numen}"})
    if state.world.pugnae.under(numen):
        yield Objection("PROEL-02", "presides-elsewhere", {"who": f"who:{numen}"})


def _god_present(state: Game, numen: str, place: str) -> Objections:
    """A god has to be there and watch (PROEL-02)."""
    if not place or state.seating.place(numen) != place:
        yield Objection("PROEL-02", "presider-not-here", {"who": f"who:{numen}"})


def _not_its_own(numen: str, parties: tuple[str, ...]) -> Objections:
    """Nobody judges a battle of their own (PROEL-03); of war gods see PROEL-35."""
    if numen in parties:
        yield Objection("PROEL-03", "own-battle", {"who": f"who:{numen}"})


def undisputed(battle: Proelium) -> Objections:
    """While gods dispute who presides, nobody rolls (PROEL-04)."""
    if battle.claim:
        yield Objection("PROEL-04", "presiding-disputed", waivable=False)


def _open_to_claims(state: Game, actor: str) -> tuple[Proelium, ...]:
    """The battles here that nobody has rolled in and another god presides over (PROEL-04)."""
    here = state.seating.place(actor)
    return tuple(
        battle
        for battle in state.world.pugnae.lasting()
        if battle.place == here
        and not battle.rounds
        and battle.stage != AFTERMATH
        and actor not in (battle.presider, *battle.people)
        and not battle.claim
    )


def _claim_objections(state: Game, actor: str, command: ClaimBattle) -> Objections:
    battles = {battle.id: battle for battle in _open_to_claims(state, actor)}
    battle = battles.get(command.proelium)
    if battle is None:
        yield Objection("PROEL-04", "no-battle-to-claim", waivable=False)
        return
    yield from presider_objections(state, actor, battle.place, battle.people)
    args = {"who": f"who:{actor}", "presider": f"who:{battle.presider}"}
    yield Objection("PROEL-04", "another-presides", args, grade="W")


def _claim(state: Game, actor: str, command: ClaimBattle, context: ActContext) -> Drafts:
    """The Fates owe the choice; the first one presides if they make none (PROEL-04)."""
    battle = state.world.pugnae.battles[command.proelium]
    duty = f"{context.act}/{PRESIDES}"
    claimed = PresidingClaimed(battle.id, battle.presider, actor, duty)
    owed = DutyOwed(
        duty=duty,
        kind=PRESIDES,
        owes=state.kernel.stewards[0],
        options=(battle.presider, actor),
        default=battle.presider,
        period=state.period.seq,
        terms={
            "details": "yes",
            "proelium": battle.id,
            "presider": f"who:{battle.presider}",
            "claimant": f"who:{actor}",
        },
        seen=(battle.presider, actor),
    )
    return (Draft(claimed), Draft(owed))


def _judged(state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    """Whom the Fates name presides (PROEL-04); with the battle the duty would have ended too.

    A second god who has gone, or has begun something else, leaves it to the first.
    """
    battle = state.world.pugnae.battles[str(duty.terms["proelium"])]
    unfit = any(presider_objections(state, option, battle.place, battle.people))
    presider = battle.presider if unfit else option
    named = Draft(PresiderNamed(battle.id, battle.presider, presider, "named"))
    return (named, *question_settled(state, duty))


def _leave_objections(state: Game, actor: str, command: LeaveBattle) -> Objections:
    """The presiding god may leave, begged or bribed, and name a successor (PROEL-28, PROEL-36)."""
    battle = state.world.pugnae.under(actor)
    if battle is None or battle.stage == AFTERMATH:
        yield Objection("PROEL-28", "presides-over-nothing", waivable=False)
        yield from stopped(state, actor)
    elif not command.successor:
        yield from stays(state, actor)
    else:
        yield from undisputed(battle)
        yield from presider_objections(state, command.successor, battle.place, battle.people)


def _leave(state: Game, actor: str, command: LeaveBattle, _context: ActContext) -> Drafts:
    """The battle goes on under the successor, or it ends (PROEL-28)."""
    battle = state.world.pugnae.under(actor)
    if battle is None:
        return ()
    if not command.successor:
        return cut_short(state, battle, PRESIDER_LEFT, actor)
    named = Draft(PresiderNamed(battle.id, actor, command.successor, "left"))
    return (named, *carried_over(state, battle, command.successor))


def _successor(_state: Game, _actor: str, command: LeaveBattle) -> tuple[str, ...]:
    return (command.successor,) if command.successor else ()


def _offer_claim(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if not any(state.world.pugnae.lasting()) or not may_preside(state, actor):
        return None
    battles = _open_to_claims(state, actor)
    if not battles or state.world.pugnae.under(actor):
        return None
    return Form((Choice("proelium", tuple(map(battle_option, battles))),))


def battle_option(battle: Proelium) -> Option:
    """A battle to choose, told by who fights."""
    first, second = battle.sides
    return Option(
        battle.id, "note-battle", {"who": f"who:{first.leader}", "other": f"who:{second.leader}"}
    )


def _offer_leave(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    battle = state.world.pugnae.under(actor)
    if battle is None or battle.stage == AFTERMATH:
        return None
    here = () if battle.claim else presiders(state, battle.place)
    others = tuple(Option(who) for who in here if who not in battle.people)
    return Form((Choice("successor", (Option("", "note-battle-ends"), *others)),))


ACTS = (
    Act(ClaimBattle, _claim_objections, _claim, _offer_claim),
    Act(
        LeaveBattle,
        _leave_objections,
        _leave,
        _offer_leave,
        voices=_successor,
        recorders=_successor,
        matter=matters.own_battle,
    ),
)
DUTIES = (DutyType(PRESIDES, _judged),)
