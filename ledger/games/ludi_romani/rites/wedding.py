"""The slice of a requested wedding: the spouse agrees, Juno approves (NUPT-01 to NUPT-11)."""

from collections.abc import Iterator

from ledger.games.ludi_romani import goods, seats
from ledger.games.ludi_romani.juno import god_or_steward_with_power
from ledger.games.ludi_romani.nuptiae import wedding
from ledger.games.ludi_romani.rites.document import (
    ResultingDoc,
    RiteDoc,
    agreement_step,
    consequence,
    participant,
    step,
)
from ledger.games.ludi_romani.state import Game
from ledger.record.state import Petition
from ledger.record.view import Slice

WEDDING_ACT = "wed"


def is_wedding_possible(state: Game, petition: Petition) -> bool:
    """Return whether the roles of bride and groom still allow the wedding (NUPT-01)."""
    bride, groom = wedding.bride_and_groom(state, petition.actor, str(petition.terms["with"]))
    bride_person, groom_person = state.world.person(bride), state.world.person(groom)
    are_roles_right = (
        bride_person.role in wedding.WIFE_ROLES and groom_person.role in wedding.HUSBAND_ROLES
    )
    return are_roles_right and bride_person.living and groom_person.living


def wedding_slice(state: Game, petition: Petition) -> Slice:
    """Return the slice of a requested wedding, for the viewers of the petition."""
    spouse = str(petition.terms["with"])
    bride, groom = wedding.bride_and_groom(state, petition.actor, spouse)
    juno = god_or_steward_with_power(state, "oversee_nuptiae")
    seatings = tuple(state.seating.seat_of(character) for character in (bride, groom, juno))
    account = state.books.accounts.get(bride)
    sources = (petition, state.world.person(bride), account, *seatings)
    return Slice(petition.audience, sources, lambda: _wedding_doc(state, petition, bride, groom))


def _wedding_doc(state: Game, petition: Petition, bride: str, groom: str) -> RiteDoc:
    juno = god_or_steward_with_power(state, "oversee_nuptiae")
    spouse = groom if petition.actor == bride else bride
    place = state.seating.place_of(bride)
    are_together = bool(place) and place == state.seating.place_of(groom)
    is_juno_there = bool(place) and place == state.seating.place_of(juno)
    return {
        "kind": "wedding",
        "about": petition.id,
        "people": [
            participant(bride, "bride"),
            participant(juno, "juno"),
            participant(groom, "groom"),
        ],
        "steps": [
            step("asked", (petition.actor,), is_done=True),
            agreement_step("agreed", petition, (spouse,)),
            step("together", (bride, groom), is_done=are_together),
            step("there", (juno,), is_done=is_juno_there),
            agreement_step("approved", petition, (juno,)),
        ],
        "follows": list(_consequences(state, bride, groom, juno)),
    }


def _consequences(state: Game, bride: str, groom: str, juno: str) -> Iterator[ResultingDoc]:
    """Yield the goods that a wedding moves, and the bride's new role.

    The list shows only facts that all viewers know.
    """
    if dos := wedding.dos_of(state, bride):
        yield consequence("hands", juno, groom, goods.DENARIUS, dos)
    for card in (wedding.DOS_CARD, wedding.SHAWL_CARD):
        if card_count := state.books.holding(bride, card):
            yield consequence("hands", bride, juno, card, card_count)
    for vesta in seats.gods_with_power(state, "oversee_virus")[:1]:
        limit = state.world.scenario.limits.virus_cards_per_marriage
        yield consequence("hands_up_to", vesta, bride, wedding.VIRUS_CARD, limit)
    yield consequence("role", bride, asset_or_state="matrona")
    for patronus in state.world.person(bride).patroni:
        yield consequence("cliens_no_more", bride, patronus)
    if dos:
        yield consequence("dos_back", groom, bride, goods.DENARIUS, dos)
