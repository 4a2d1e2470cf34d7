"""PROEL: battles on land, from the challenge to what the winner does with the loser.

How the modules lie: `flagitatio`, `answers`, `order`, `forcing` and `opening` begin a battle,
`presiding` says who watches it; `rolling`, `meddling`, `fabrilis` and `settling` are its rounds;
`ending`, `sweep`, `stopping`, `aftermath` and `conversion` how it is over. `war_gods`, `war_word`
and `staying` are those who provoke battles, `leave` is those whose leave it needs. `events` is what
is written of it, `folds` how the world follows, `seen` what screens are told.
"""

from ledger.games.ludi_romani import arms
from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.places import must_be_free_to_travel
from ledger.games.ludi_romani.proelium import (
    aftermath,
    answers,
    conversion,
    event_types,
    fabrilis,
    flagitatio,
    forcing,
    meddling,
    opening,
    order,
    presiding,
    rolling,
    settling,
    staying,
    stopping,
    war_gods,
    war_word,
)
from ledger.games.ludi_romani.proelium.state import CHALLENGED, WAR_GOD
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections

RUNNING = ("move", "sail", "roam", "drift")
"""How somebody could run from a battle (PROEL-26); the fuga of a rex is none of these."""


def no_running(state: Game, actor: str, act: str) -> Objections:
    """Nobody runs from a battle (PROEL-26, LIM-08), nor travels once challenged (PROEL-17).

    A war god who walks off is only told that he should have stayed (PROEL-36).
    """
    battle = state.world.pugnae.of(actor) if act in RUNNING else None
    walks_off = act == "roam" and battle is not None and battle.kind == WAR_GOD
    if battle is None or walks_off or not state.world.person(actor).embattled:
        return
    if battle.stage != CHALLENGED:
        yield Objection("PROEL-26", "no-running", {"who": f"who:{actor}"})
    elif act == "roam":
        yield from must_be_free_to_travel(state, actor)


def _answers(state: Game, who: str) -> bool:
    return answers.received(state, who) is not None


def _presides(state: Game, who: str) -> bool:
    return state.world.pugnae.under(who) is not None


def _turns_the_wheel(state: Game, who: str) -> bool:
    return has_power(state, who, "adjust_roll") and any(state.world.pugnae.lasting())


PROELIUM = RomanChapter(
    "PROEL",
    acts=(
        *flagitatio.ACTS,
        *answers.ACTS,
        *war_gods.ACTS,
        *order.ACTS,
        *opening.ACTS,
        *presiding.ACTS,
        *rolling.ACTS,
        *meddling.ACTS,
        *fabrilis.ACTS,
        *forcing.ACTS,
        *conversion.ACTS,
    ),
    events=event_types.EVENTS,
    duties=(*presiding.DUTIES, *war_word.DUTIES, *settling.DUTIES, *aftermath.DUTIES),
    guards=(no_running, staying.walks_off),
    consequences=(stopping.follows,),
    closings=(stopping.last_moment,),
    periods=(stopping.wiped,),
    due=(stopping.due,),
    deaths=(stopping.dead,),
    for_ghosts=(*meddling.FOR_GHOSTS, *opening.FOR_GHOSTS, *rolling.FOR_GHOSTS),
    irregular=(arms.irregular,),
    reminders=(
        ("PROEL-10", _answers),
        ("PROEL-20", _presides),
        ("PROEL-44", _turns_the_wheel),
        ("PROEL-48", war_gods.summons),
    ),
)
