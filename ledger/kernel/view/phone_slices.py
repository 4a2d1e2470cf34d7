"""The slices that every ruleset must give, because phones need them in every game.

The slices are checked in the game's usual scenario when the ruleset is loaded. So a game that lacks
a slice can never be played.
"""

from collections.abc import Iterator
from typing import Any

from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.first_entry import FoundingInputs, found_game
from ledger.kernel.machine.machine import Machine
from ledger.record.state import State, played_characters
from ledger.record.view import Slice, basic_person, slices_of_bundles

PERSON_FIELDS = frozenset(basic_person("", "", ""))
"""The fields of `person/<id>`. A phone reads all of them."""


class MissingSliceError(ValueError):
    """A ruleset lacks a slice, or a field of a slice, that every phone needs."""


def check_phone_slices(rules: Ruleset[Any]) -> Ruleset[Any]:
    """Return the same ruleset, if its usual scenario gives all slices that phones need.

    Raises MissingSliceError with the first missing slice, and the reason why phones need it.
    """
    foundation = FoundingInputs("usual", "", "", rules.scenarios.read(None, ""), "", "")
    _entry, state = found_game(Machine(rules), foundation, 0)
    slices = dict(slices_of_bundles(rules.phones.slices(state)))
    for fault in _missing_slices_and_fields(rules, state, slices):
        raise MissingSliceError(f"The ruleset {rules.name} gives {fault}.")
    return rules


def _missing_slices_and_fields(
    rules: Ruleset[Any], state: State[Any], slices: dict[str, Slice]
) -> Iterator[str]:
    for character in sorted(played_characters(state.kernel.cards)):
        if f"person/{character}" not in slices:
            fault = "phones could neither name nor draw whose card this is"
            yield f"no slice person/{character}: {fault}"
        else:
            yield from _missing_person_fields(character, slices[f"person/{character}"])
    for seat_place in sorted(
        place for place, pieces in state.seating.places.items() if place and pieces
    ):
        if f"place/{seat_place}" not in slices:
            yield f"no slice place/{seat_place}: phones could not name where somebody is"
    if rules.play.switches and "switches" not in slices:
        yield "no slice switches: phones could not show which readings hold"


def _missing_person_fields(character: str, person: Slice) -> Iterator[str]:
    for field in sorted(PERSON_FIELDS - person.render().keys()):
        yield f"the slice person/{character} without its field {field}, which phones read"
