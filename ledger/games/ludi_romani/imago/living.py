"""What the dead may do at all: what these rules name, and nothing else (IMAGO-03, MORS-20)."""

from ledger.chapter import Guard
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections

FOR_SHADES = ("bequeath", "lament")
"""What an umbra may do: say who inherits, and go to a gate."""


def among_the_living(for_ghosts: tuple[str, ...]) -> Guard[World]:
    """The guard that keeps the dead from acts of the living; `for_ghosts` imagines may do."""

    def guard(state: Game, actor: str, act: str) -> Objections:
        person = state.world.people.get(actor)
        if person is None or person.living:
            return
        if act in FOR_SHADES:
            return
        if "imago" not in person.statuses:
            yield Objection("MORS-20", "umbrae-wait", {"who": f"who:{actor}"})
        elif act not in for_ghosts:
            yield Objection("IMAGO-03", "for-the-living", {"who": f"who:{actor}"})

    return guard
