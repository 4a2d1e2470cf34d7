"""Rome's border: risks of entering or leaving (REX-04, REX-05, SEN-15, MORS-01).

Crossing it only gives the judges a warning. Crossing the border is always allowed.
"""

from ledger.games.ludi_romani import roster, seats
from ledger.games.ludi_romani.state import Game
from ledger.record.objection import Objection, Objections, about_character

PROTECTING_ROLES = (*roster.COMMANDING_ROLES, "senator")
"""The Romans who may escort a rex (REX-04)."""


def can_escort(state: Game, character: str) -> bool:
    """Return whether a living senator, imperator or amazon may escort a rex (REX-04)."""
    person = state.world.people.get(character)
    return person is not None and person.living and person.role in PROTECTING_ROLES


def is_lone_rex(state: Game, rex: str) -> bool:
    """Return whether a living rex is in Rome without a Roman escort who is there too (REX-06)."""
    person, rome_id = state.world.person(rex), seats.id_of_rome(state)
    if (
        person.role != "rex"
        or not person.living
        or state.seating.place_of(rex) != rome_id
        or not rome_id
    ):
        return False
    return not _is_escorted(state, rex, (), rome_id)


def _is_escorted(state: Game, rex: str, travellers: tuple[str, ...], rome_id: str) -> bool:
    escort = state.world.escorts.get(rex, "")
    is_near = escort in travellers or state.seating.place_of(escort) == rome_id
    return is_near and can_escort(state, escort)


def judges_of_reges(state: Game) -> tuple[str, ...]:
    """Return the judge of a rex alone in Rome: Venus, or the Fates if Venus is not played.

    Rule: REX-06.
    """
    return seats.gods_with_power(state, "judge_rex_in_rome") or state.kernel.stewards


def receivers_of_the_proscribed(state: Game) -> tuple[str, ...]:
    """Return the receivers of a proscribed player: Venus and Mars (SEN-15, MORS-01)."""
    gods = seats.gods_with_power(state, "preside_senate", "receive_proscribed_lc")
    return gods or state.kernel.stewards


def must_cross_safely(state: Game, travellers: tuple[str, ...], destination: str) -> Objections:
    """Warn the judges if the group takes a risk by crossing Rome's border."""
    rome_id = seats.id_of_rome(state)
    if not rome_id:
        return
    for character in travellers:
        if destination == rome_id:
            yield from _must_enter_safely(state, character, travellers)
        else:
            yield from _must_leave_no_rex(state, character, travellers)


def _must_enter_safely(state: Game, character: str, travellers: tuple[str, ...]) -> Objections:
    """Warn if a rex without protector (REX-04) or a proscribed mortal (MORS-01) enters Rome."""
    person, rome_id = state.world.person(character), seats.id_of_rome(state)
    if state.seating.place_of(character) == rome_id or not person.living:
        return
    if person.role == "rex" and not _is_escorted(state, character, travellers, rome_id):
        judges = judges_of_reges(state)
        yield Objection(
            "REX-04", "rex-without-escort", about_character(character), grade="W", judges=judges
        )
    if "proscribed" in person.statuses:
        judges = receivers_of_the_proscribed(state)
        yield Objection(
            "MORS-01", "proscribed-in-rome", about_character(character), grade="W", judges=judges
        )


def _must_leave_no_rex(state: Game, character: str, travellers: tuple[str, ...]) -> Objections:
    """Warn if an escort leaves the rex behind in Rome (REX-05)."""
    rome_id = seats.id_of_rome(state)
    if (
        state.seating.place_of(character) != rome_id
        or character not in state.world.escorts.values()
    ):
        return
    for rex, escort in state.world.escorts.items():
        would_stay_behind = state.seating.place_of(rex) == rome_id and rex not in travellers
        if escort == character and would_stay_behind:
            message_args = {"who": f"who:{character}", "rex": f"who:{rex}"}
            judges = judges_of_reges(state)
            yield Objection("REX-05", "rex-left-behind", message_args, grade="W", judges=judges)
