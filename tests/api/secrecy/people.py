"""People of a bots' evening who are suitable for a secret."""

import itertools
from collections.abc import Iterable
from typing import Any, Protocol

from ledger.games.ludi_romani.goods import CLASSIS, DENARIUS, SUFFRAGIUM, number_of_legions
from ledger.games.ludi_romani.nuptiae.wedding import bride_and_groom, must_be_fit_to_wed
from ledger.games.ludi_romani.seats import id_of_rome
from ledger.games.ludi_romani.senatus.census import payers
from ledger.record.state import State

ENOUGH = 500_000
"""Denarii that participants in a secret always have."""

DYING = "scribonia"
"""A character whom the secrets do not need."""

ASLEEP = frozenset({DYING})
"""Characters that no bot plays, so that their cards are free."""


class CommandPeople(Protocol):
    """A command, as far as it is about people."""

    @property
    def actor(self) -> str:
        """The actor."""

    @property
    def recorder(self) -> str:
        """The recorder."""

    @property
    def fields(self) -> dict[str, Any]:
        """The fields of the command."""


def find_rich_pair(now: State[Any]) -> tuple[str, str] | None:
    """Return two rich mortals who are together by the sea."""
    rich = [
        who
        for who in now.world.people
        if now.books.holding(who, DENARIUS) >= 2 * ENOUGH
        and now.books.holding(who, CLASSIS)
        and now.world.person(who).mortal
        and who not in ASLEEP
    ]
    for one, other in itertools.permutations(sorted(rich), 2):
        place = now.seating.place_of(one)
        if place and place == now.seating.place_of(other) and now.world.scenario.regions[place].sea:
            return one, other
    return None


def find_voter_pair(now: State[Any]) -> tuple[str, str] | None:
    """Return two mortals with votes who are together."""
    people = (who for who in sorted(now.world.people) if now.books.holding(who, SUFFRAGIUM))
    for one, other in itertools.combinations(people, 2):
        place = now.seating.place_of(one)
        if place and place == now.seating.place_of(other):
            return one, other
    return None


def idle_mortals(now: State[Any], steps: Iterable[CommandPeople]) -> frozenset[str]:
    """Return the mortals with a seat who do nothing in these steps."""
    done = list(steps)
    heard = {step.actor for step in done} | {step.recorder for step in done}
    named = str([step.fields for step in done])
    mortals = (p.id for p in now.world.people.values() if p.mortal and p.id not in ASLEEP)
    placed = (who for who in mortals if now.seating.place_of(who))
    return frozenset(who for who in placed if who not in heard and f"'{who}'" not in named)


def find_marriageable_couple(now: State[Any], quiet: frozenset[str]) -> tuple[str, str] | None:
    """Return a bride and a groom who could marry if they were at one place."""
    for bride, groom in itertools.permutations(sorted(quiet), 2):
        against = must_be_fit_to_wed(now, groom, bride)
        if bride_and_groom(now, groom, bride) == (bride, groom) and {o.rule for o in against} <= {
            "NUPT-02"
        }:
            return bride, groom
    return None


def find_distant_patronus(
    now: State[Any], quiet: frozenset[str], near: str
) -> tuple[str, str] | None:
    """Return a character with legiones far away, and their place."""
    found = (
        (who, now.seating.place_of(who)) for who in sorted(quiet) if number_of_legions(now, who)
    )
    return next(((who, place) for who, place in found if place != near), None)


def find_census_payer(winter: State[Any], quiet: frozenset[str]) -> tuple[str, str] | None:
    """Return a Roman who pays in a census, and their place."""
    for place in sorted(winter.world.scenario.regions):
        for who in payers(winter, place) if place != id_of_rome(winter) else ():
            if who in quiet:
                return who, place
    return None
