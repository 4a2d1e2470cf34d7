"""The drowning of travellers without any ship (MARE-07, MORS-09)."""

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.offer import Form, KnownState, form_of_accepted_values, meets_demand, open_to
from ledger.games.ludi_romani.mare.watch import (
    evolve_voyage_stopped,
    must_be_sea_god,
    must_have_sailed,
)
from ledger.games.ludi_romani.mors.sentence import draft_sentence, must_be_condemnable
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Event
from ledger.record.objection import Objection, Objections, first_unmet
from ledger.record.references import Who


class Drown(Command):
    """Pronounce a traveller dead who was caught at sea without a classis."""

    traveller: Who
    """The traveller."""


class TravellerDoomed(Event, stored="ludi_romani/traveller-doomed@1"):
    """A traveller whom a sea god condemned. The god took nothing."""

    god: Who
    who: Who


def _must_be_without_ships(state: Game, traveller: str) -> Objections:
    """Raise an objection unless the traveller has no ship.

    A traveller with ships is only fined (MARE-07).
    """
    if state.world.voyages[traveller].classes:
        yield Objection("MARE-07", "has-ships", {"who": f"who:{traveller}"})
    yield from must_be_condemnable(state, traveller)


def _drown_objections(state: Game, actor: str, command: Drown) -> Objections:
    character = command.traveller
    yield from must_be_sea_god(state, actor)
    yield from first_unmet(
        must_have_sailed(state, character), _must_be_without_ships(state, character)
    )


def _draft_drowning(state: Game, actor: str, command: Drown, context: ActContext) -> Drafts:
    """Return the drafts of the sentence. The estate is settled as usual (MORS-09)."""
    doom_draft = Draft(TravellerDoomed(actor, command.traveller))
    return (doom_draft, *draft_sentence(state, command.traveller, "drowned", actor, context))


@open_to(meets_demand(must_be_sea_god))
def _offer_drown(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    return form_of_accepted_values(
        "traveller",
        sorted(state.world.voyages),
        lambda character: _drown_objections(state, actor, Drown(traveller=character)),
        Objection("MARE-07", "nobody-to-drown"),
    )


DROWN = Act(Drown, _drown_objections, _draft_drowning, _offer_drown)
TRAVELLER_DOOMED = EventType(TravellerDoomed, evolve_voyage_stopped)
