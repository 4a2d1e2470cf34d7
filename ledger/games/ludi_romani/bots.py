"""The settings of bots: which characters have acts to do, and how likely each act is."""

from collections.abc import Iterator
from pathlib import Path

from ledger.contract.ruleset import BotTemper
from ledger.games.ludi_romani import ghosts, seats
from ledger.games.ludi_romani.mors.vestals import vestals
from ledger.games.ludi_romani.proelium.stages import ROLLED_STAGE
from ledger.games.ludi_romani.proelium.state import Proelium
from ledger.games.ludi_romani.state import Game, World
from ledger.scenario.files import game_data

SCENARIO_TEXT = (Path(__file__).parent / "data" / "rehearsal.yaml").read_text(encoding="utf-8")
"""The scenario of a rehearsal, which is the usual scenario with short seasons."""

_BOT_DATA = game_data("ludi_romani", "bots")

ADVANCING_ACTS: tuple[str, ...] = tuple(_BOT_DATA["advances"])
"""The acts that advance the calendar. A rehearsal does them at its own times."""

ENDING_ACTS = ("end-evening",)
"""The acts by which the Fates end an evening whose victor has died."""

RANDOM_TEMPER = BotTemper[World](_BOT_DATA["random"])
"""The temper of a bot that has no special temper."""

TEMPERS = {
    temper_name: BotTemper[World](weights) for temper_name, weights in _BOT_DATA["tempers"].items()
}
"""The tempers of all other bots, such as `trader` and `warlord`."""

CANDIDATES_NEEDED = 2
"""The number of nominees from which on bots let Venus judge the cheers (SEN-07)."""


def pending_characters(state: Game) -> tuple[str, ...]:
    """Return everybody who has acts to do in a battle, in the Senate, or for the dead."""
    pending_people = (
        *_people_in_battles(state),
        *_people_in_senate(state),
        *_people_around_dead(state),
        *_ghosts_and_hosts(state),
    )
    return tuple(dict.fromkeys(character for character in pending_people if character))


def _people_in_battles(state: Game) -> Iterator[str]:
    """Yield both parties and the presiding god, of each battle until it is over (PROEL-20)."""
    for battle in state.world.pugnae.lasting():
        yield battle.presider
        yield from battle.people
        if battle.stage == ROLLED_STAGE:
            yield from _people_who_modify_roll(state, battle)


def _people_who_modify_roll(state: Game, battle: Proelium) -> Iterator[str]:
    """Yield the ghosts, Fortuna and the wives who may modify the rolled dice (PROEL-44 to 46)."""
    yield from (
        character
        for character in state.seating.pieces_at(battle.place)
        if ghosts.is_imago(state, character)
    )
    yield from seats.gods_with_power(state, "adjust_roll")
    marriages = state.world.bonds.marriages.values()
    yield from (bond.wife for bond in marriages if bond.husband in battle.people)


def _people_in_senate(state: Game) -> Iterator[str]:
    """Yield voters, consuls, and gods who preside and carry out, in a hiems (SEN-01)."""
    if state.period.kind != "hiems":
        return
    curia = state.world.curia
    if curia.open_bill is not None or len(curia.nominees) < CANDIDATES_NEEDED:
        people_in_rome = state.seating.pieces_at(seats.id_of_rome(state))
        yield from (
            character
            for character in people_in_rome
            if state.books.holding(character, "suffragium")
        )
    yield from curia.consuls
    yield from seats.gods_with_power(state, "preside_senate", "execute_senate")


def _people_around_dead(state: Game) -> Iterator[str]:
    """Yield the dead, the gods who receive them, Vesta and her Vestals (IMAGO-01, MORS-14, 18)."""
    people = state.world.people.values()
    dead_people = [person.id for person in people if "umbra" in person.statuses]
    yield from dead_people
    if dead_people:
        yield from seats.gods_with_power(state, "accept_imago")
    if state.world.mors.estates:
        yield from seats.gods_with_power(state, "execute_wills")
        yield from vestals(state)


def _ghosts_and_hosts(state: Game) -> Iterator[str]:
    """Yield ghosts without a host, and the hosts, in a hiems (IMAGO-07, 09)."""
    if state.period.kind != "hiems":
        return
    hosts = dict(state.world.mors.hosts_of_imagines)
    people = state.world.people.values()
    yield from (
        person.id for person in people if "imago" in person.statuses and person.id not in hosts
    )
    yield from hosts.values()
