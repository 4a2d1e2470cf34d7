"""Who sails without a ship of any kind may drown (MARE-07, MORS-09)."""

from pydantic import Field

from ledger.contract import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.entry import Event
from ledger.form import Choice, Chosen, Option
from ledger.games.ludi_romani.mare.watch import must_be_at_sea, must_be_sea_god, was_checked
from ledger.games.ludi_romani.mors.sentence import condemn, may_condemn
from ledger.games.ludi_romani.roster import unknown_character
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known
from ledger.references import Who


class Drown(Command):
    """Pronounce somebody dead who was caught at sea without a classis."""

    traveller: str = Field(max_length=64)


class TravellerDoomed(Event, stored="ludi_romani/traveller-doomed@1"):
    """A god of the sea pronounced a traveller dead, and took nothing."""

    god: Who
    who: Who


def _objections(state: Game, actor: str, command: Drown) -> Objections:
    """Death, instead of confiscation, is for who has no ships at all (MARE-07)."""
    yield from must_be_sea_god(state, actor)
    wrong = tuple(unknown_character(state, command.traveller)) or tuple(
        must_be_at_sea(state, command.traveller)
    )
    if wrong:
        yield from wrong
        return
    if state.world.voyages[command.traveller].classes:
        yield Objection("MARE-07", "has-ships", {"who": f"who:{command.traveller}"})
    yield from may_condemn(state, command.traveller)


def _effects(state: Game, actor: str, command: Drown, context: ActContext) -> Drafts:
    """Nothing is taken; once it is carried out the estate goes its usual way (MORS-09)."""
    doomed = Draft(TravellerDoomed(actor, command.traveller))
    return (doomed, *condemn(state, command.traveller, "drowned", actor, context))


def _offer(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if any(must_be_sea_god(state, actor)):
        return None
    voyages = state.world.voyages
    options = tuple(
        Option(who)
        for who in sorted(voyages)
        if not any(_objections(state, actor, Drown(traveller=who)))
    )
    if options:
        return Form((Choice("traveller", options),))
    return Form(blocked=(Objection("MARE-07", "nobody-to-drown"),))


DROWN = Act(Drown, _objections, _effects, _offer)
EVENTS = (EventType(TravellerDoomed, was_checked),)
