"""Juno makes two players of one region fight, once in an aestas (PROEL-40)."""

from collections.abc import Iterator
from typing import Any

from pydantic import Field

from ledger.contract import Act, Command, Draft, Form, Known, Means, Objection
from ledger.form import Awaiting, Chosen, choice
from ledger.games.ludi_romani.arms import busy, no_fighter
from ledger.games.ludi_romani.proelium.flagitatio import peace
from ledger.games.ludi_romani.proelium.folds import FORCE
from ledger.games.ludi_romani.proelium.opening import Meeting, opened
from ledger.games.ludi_romani.proelium.parties import field_objections, same_region
from ledger.games.ludi_romani.proelium.presiding import presider_objections, presiders
from ledger.games.ludi_romani.rights import used
from ledger.games.ludi_romani.roster import unknown_character
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game, World

POWER = "force_proelium"


class ForceBattle(Command):
    """As Juno, make two fighters of a region fight, before a god of that region."""

    first: str = Field(max_length=64)
    second: str = Field(max_length=64)
    numen: str = Field(max_length=64)


def _objections(state: Game, actor: str, command: ForceBattle) -> Iterator[Objection]:
    named = (command.first, command.second, command.numen)
    unknown = tuple(o for who in named for o in unknown_character(state, who))
    if unknown:
        yield from unknown
        return
    yield from _may_force(state, actor)
    place = state.seating.place(command.first)
    yield from field_objections(state, place)
    yield from peace(state, place)
    yield from _pair(state, command.first, command.second)
    pair = command.first, command.second
    yield from presider_objections(state, command.numen, place, pair)


def _may_force(state: Game, actor: str) -> Iterator[Objection]:
    """Juno, once in each aestas (PROEL-40, LIM-16)."""
    if not has_power(state, actor, POWER):
        yield Objection("PROEL-40", "junos-right")
    if state.period.kind != "aestas":
        yield Objection("PROEL-40", "summer-only")
    most = state.world.scenario.limits.juno_forced_proelia_per_aestas
    if used(state.world, f"{FORCE}@{actor}") >= most:
        yield Objection("PROEL-40", "force-spent", {"n": most})


def _pair(state: Game, first: str, second: str) -> Iterator[Objection]:
    """Two of one region who are able to fight (PROEL-40, PROEL-05, PROEL-07)."""
    for who in (first, second):
        yield from no_fighter(state, who)
        yield from busy(state, who)
    yield from same_region(state, second, state.seating.place(first))
    if first == second:
        yield Objection("PROEL-07", "not-against-oneself", waivable=False)


def _effects(state: Game, actor: str, command: ForceBattle, _means: Means) -> tuple[Draft, ...]:
    """The battle opens without a challenge, and no challenge is used up (PROEL-40)."""
    number = state.world.pugnae.count + 1
    place = state.seating.place(command.first)
    parties = (command.first,), (command.second,)
    meeting = Meeting(f"proelium-{number}", number, place, command.numen, parties, actor)
    return (opened(state, meeting),)


def _judge(_state: Game, actor: str, command: ForceBattle) -> tuple[str, ...]:
    """The god who is to watch, if it is another one (PROEL-02)."""
    return (command.numen,) if command.numen != actor else ()


def _offer(known: Known[World], actor: str, chosen: Chosen) -> Form | None:
    state = known.state
    if not has_power(state, actor, POWER):
        return None
    held = tuple(_may_force(state, actor))
    firsts = () if held else _firsts(state)
    if not firsts:
        return Form(blocked=held or (Objection("PROEL-40", "nobody-to-force"),))
    first = str(chosen.get("first", ""))
    one = choice("first", firsts)
    if first not in firsts:
        waiting = (Awaiting("second", ("first",)), Awaiting("numen", ("second",)))
        return Form((one, *waiting))
    other = choice("second", _foes(state, first))
    second = str(chosen.get("second", ""))
    judges = [who for who in presiders(state, state.seating.place(first)) if who != second]
    return Form((one, other, choice("numen", [who for who in judges if who != first])))


def _firsts(state: Game) -> tuple[str, ...]:
    """Everybody who could be made to fight somebody now, before some god (PROEL-40)."""
    found: list[str] = []
    for place in state.world.scenario.regions:
        if any(field_objections(state, place)) or any(peace(state, place)):
            continue
        able = [who for who in state.seating.at(place) if not _unable(state, who)]
        judges = presiders(state, place) if len(able) > 1 else ()
        found += (who for who in able if any(_judged(judges, who, o) for o in able if o != who))
    return tuple(found)


def _judged(judges: tuple[str, ...], one: str, other: str) -> bool:
    return any(judge not in (one, other) for judge in judges)


def _unable(state: Game, who: str) -> bool:
    return any(busy(state, who)) or any(no_fighter(state, who))


def _foes(state: Game, first: str) -> tuple[str, ...]:
    place = state.seating.place(first)
    judges = presiders(state, place)
    return tuple(
        who
        for who in state.seating.at(place)
        if not any(_pair(state, first, who)) and _judged(judges, first, who)
    )


ACTS: tuple[Act[World, Any], ...] = (
    Act(
        "force-battle",
        ForceBattle,
        _objections,
        _effects,
        _offer,
        voices=_judge,
        recorders=_judge,
        chapter="PROEL",
    ),
)
