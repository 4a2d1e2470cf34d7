"""Mars, Phobos, Deimos, Ares and Bellona, who fight and make others fight (PROEL-34 to 39, 48)."""

from collections.abc import Mapping

from pydantic import Field

from ledger.contract import Act, ActContext, Command, Draft, Drafts
from ledger.form import Awaiting, Choice, Chosen, Option, choice
from ledger.games.ludi_romani.arms import forces, must_be_able_to_fight, must_not_be_in_battle
from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from ledger.games.ludi_romani.proelium.duties import OFFER
from ledger.games.ludi_romani.proelium.events import WarGodOffered
from ledger.games.ludi_romani.proelium.flagitatio import peace, target_objections
from ledger.games.ludi_romani.proelium.opening import Meeting, assault
from ledger.games.ludi_romani.proelium.order import spent
from ledger.games.ludi_romani.proelium.parties import same_region
from ledger.games.ludi_romani.proelium.state import WAR_GOD
from ledger.games.ludi_romani.roster import unknown_character
from ledger.games.ludi_romani.seats import has_power, rome_of
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.events import DutyOwed
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known

POWER = "war_challenge"
FIGHT = "fight"
INSTEAD = "challenge"

ONLY = {"war_only_lcl": CLIENTARUM, "war_only_lc": CURIALIS}
"""What Phobos and Deimos attack, and nothing else (PROEL-38)."""

ZONES = {"war_east": "east", "war_west": "west"}
"""Where Ares and Bellona fight, and nowhere else (PROEL-39)."""

DICE = ("legio_ultrix_immortalis", "cohors_ultrix_immortalis")
"""What war gods roll (ROST-16)."""


class Provoke(Command):
    """As a war god make somebody choose: challenge a rival, or fight the god.

    The rival is left out where nobody could be challenged.
    """

    target: str = Field(max_length=64)
    rival: str = Field(default="", max_length=64)


def prey(state: Game, god: str, who: str) -> Mapping[tuple[str, str], int]:
    """The dice of somebody that this god may attack, by owner and kind (PROEL-38)."""
    only = [kind for power, kind in ONLY.items() if has_power(state, god, power)]
    found = forces(state, who)
    return {dice: count for dice, count in found.items() if not only or dice[1] in only}


def _objections(state: Game, actor: str, command: Provoke) -> Objections:
    named = (command.target, command.rival) if command.rival else (command.target,)
    unknown = tuple(o for who in named for o in unknown_character(state, who))
    if unknown:
        yield from unknown
        return
    yield from _may_provoke(state, actor)
    yield from quarry(state, actor, command.target)
    yield from _rival(state, actor, command)


def _may_provoke(state: Game, god: str) -> Objections:
    """A war god, in an aestas (PROEL-34), outside Rome (PROEL-01)."""
    if not has_power(state, god, POWER):
        yield Objection("PROEL-34", "war-gods-provoke")
    if state.period.kind != "aestas":
        yield Objection("PROEL-34", "war-gods-in-summer")
    place = state.seating.place(god)
    if place and place == rome_of(state):
        yield Objection("PROEL-01", "no-battle-in-rome")
    yield from peace(state, place)
    yield from may_fight(state, god)


def may_fight(state: Game, god: str) -> Objections:
    """One fight at a time (PROEL-07); Ares in the east, Bellona in the west (PROEL-39)."""
    yield from must_not_be_in_battle(state, god)
    if state.world.pugnae.under(god):
        yield Objection("PROEL-02", "presides-elsewhere", {"who": f"who:{god}"})
    place = state.seating.place(god)
    here = state.world.scenario.regions[place].war_zone if place else ""
    for power, own in ZONES.items():
        if has_power(state, god, power) and here != own:
            yield Objection("PROEL-39", "outside-the-zone", {"who": f"who:{god}", "zone": own})


def quarry(state: Game, god: str, target: str) -> Objections:
    """A mortal fighter of the region, bacchants too (BACCH-13), with dice to attack (PROEL-38)."""
    args = {"who": f"who:{target}"}
    if not state.world.person(target).mortal:
        yield Objection("PROEL-06", "god-does-not-fight", args)
        return
    barred = tuple(must_be_able_to_fight(state, target))
    yield from barred
    yield from must_not_be_in_battle(state, target)
    yield from same_region(state, target, state.seating.place(god))
    if not barred and not prey(state, god, target):
        yield Objection("PROEL-38", "nothing-to-attack", args)


def rivals(state: Game, god: str, target: str) -> tuple[str, ...]:
    """Whom somebody could challenge at a war god's word: nobody after a challenge (PROEL-11)."""
    if spent(state, target):
        return ()
    here = state.seating.at(state.seating.place(god))
    able = (who for who in here if who not in (god, target))
    return tuple(who for who in able if not any(target_objections(state, (target,), who)))


def _rival(state: Game, god: str, command: Provoke) -> Objections:
    """The god names another player of the region, if there is one (PROEL-34)."""
    if not command.rival:
        if rivals(state, god, command.target):
            yield Objection("PROEL-34", "name-a-rival")
        return
    if spent(state, command.target):
        yield Objection("PROEL-11", "challenge-spent", {"who": f"who:{command.target}"})
    if command.rival == god:
        yield Objection("PROEL-07", "not-against-oneself", waivable=False)
    yield from target_objections(state, (command.target,), command.rival)


def _effects(state: Game, actor: str, command: Provoke, context: ActContext) -> Drafts:
    """The player owes the choice; without anybody else there it is the god (PROEL-34)."""
    number = state.world.pugnae.count + 1
    name, place = f"proelium-{number}", state.seating.place(actor)
    if not command.rival:
        return (duel(state, name, number, actor, command.target),)
    offered = WarGodOffered(name, number, place, actor, command.target, command.rival)
    owed = DutyOwed(
        duty=f"{context.act}/{OFFER}",
        kind=OFFER,
        owes=command.target,
        options=(FIGHT, INSTEAD),
        default=FIGHT,
        period=state.period.seq,
        terms={
            "details": "yes",
            "proelium": name,
            "god": f"who:{actor}",
            "rival": f"who:{command.rival}",
        },
        seen=("*",),
    )
    return (Draft(offered), Draft(owed))


def duel(
    state: Game, name: str, number: int, god: str, who: str, *, before: str = "", by: str = ""
) -> Draft:
    """A fight with a war god, who risks nothing (PROEL-35).

    He presides over it himself, unless another god does: who took over, or `before` whom it is
    forced `by` Juno.
    """
    place, judge, parties = state.seating.place(god), before or god, ((god,), (who,))
    meeting = Meeting(name, number, place, judge, parties, by, WAR_GOD)
    most = state.world.scenario.limits.legiones_fielded_per_party
    return assault(state, meeting, _die(state, god), prey(state, god, who), most)


def _die(state: Game, god: str) -> str:
    """The god's own die; who only goes about as a war god rolls the lesser one (NUM-01)."""
    return next((die for die in DICE if state.books.holding(god, die)), DICE[-1])


def summons(state: Game, who: str) -> bool:
    """Whether this is a war god's season (PROEL-48)."""
    return state.period.kind == "aestas" and has_power(state, who, POWER)


def _offer(known: Known[World], actor: str, chosen: Chosen) -> Form | None:
    state = known.state
    if not has_power(state, actor, POWER):
        return None
    held = tuple(_may_provoke(state, actor))
    here = () if held else state.seating.at(state.seating.place(actor))
    targets = [who for who in here if not any(quarry(state, actor, who))]
    if not targets:
        return Form(blocked=held or (Objection("PROEL-34", "nobody-to-provoke"),))
    target = choice("target", targets)
    picked = str(chosen.get("target", ""))
    if picked not in targets:
        return Form((target, Awaiting("rival", ("target",))))
    named = rivals(state, actor, picked) or ("",)
    return Form((target, Choice("rival", tuple(map(_rival_option, named)))))


def _rival_option(who: str) -> Option:
    return Option(who) if who else Option("", "note-no-rival")


ACTS = (Act(Provoke, _objections, _effects, _offer),)
