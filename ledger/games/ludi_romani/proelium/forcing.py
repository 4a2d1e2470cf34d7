"""Juno makes two players of one region fight, once in an aestas (PROEL-40)."""

from pydantic import Field

from ledger.contract import Act, ActContext, Command, Drafts
from ledger.form import Awaiting, Chosen, choice
from ledger.games.ludi_romani.arms import must_be_able_to_fight, must_not_be_in_battle
from ledger.games.ludi_romani.proelium.flagitatio import peace
from ledger.games.ludi_romani.proelium.folds import FORCE
from ledger.games.ludi_romani.proelium.opening import Meeting, opened
from ledger.games.ludi_romani.proelium.parties import field_objections, same_region
from ledger.games.ludi_romani.proelium.presiding import presider_objections, presiders
from ledger.games.ludi_romani.proelium.war_gods import POWER as WAR_GODS
from ledger.games.ludi_romani.proelium.war_gods import duel, may_fight, quarry
from ledger.games.ludi_romani.rights import times_used
from ledger.games.ludi_romani.roster import unknown_character
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known

POWER = "force_proelium"


class ForceBattle(Command):
    """As Juno, make two fighters of a region fight, before a god of that region."""

    first: str = Field(max_length=64)
    second: str = Field(max_length=64)
    numen: str = Field(max_length=64)


def _objections(state: Game, actor: str, command: ForceBattle) -> Objections:
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
    parties = tuple(who for who in (command.first, command.second) if not _war_god(state, who))
    yield from presider_objections(state, command.numen, place, parties)


def _may_force(state: Game, actor: str) -> Objections:
    """Juno, once in each aestas (PROEL-40, LIM-16)."""
    if not has_power(state, actor, POWER):
        yield Objection("PROEL-40", "junos-right")
    if state.period.kind != "aestas":
        yield Objection("PROEL-40", "summer-only")
    most = state.world.scenario.limits.juno_forced_proelia_per_aestas
    if times_used(state.world, f"{FORCE}@{actor}") >= most:
        yield Objection("PROEL-40", "force-spent", {"n": most})


def _pair(state: Game, first: str, second: str) -> Objections:
    """Two of one region who are able to fight (PROEL-40, PROEL-05, PROEL-07), war gods too."""
    if _war_god(state, first) or _war_god(state, second):
        god, other = _against(state, first, second)
        yield from may_fight(state, god)
        yield from quarry(state, god, other)
        return
    for who in (first, second):
        yield from must_be_able_to_fight(state, who)
        yield from must_not_be_in_battle(state, who)
    yield from same_region(state, second, state.seating.place(first))
    if first == second:
        yield Objection("PROEL-07", "not-against-oneself", waivable=False)


def _war_god(state: Game, who: str) -> bool:
    return has_power(state, who, WAR_GODS)


def _against(state: Game, first: str, second: str) -> tuple[str, str]:
    """Of two the war god, who rolls first, and whom he attacks (PROEL-35)."""
    return (first, second) if _war_god(state, first) else (second, first)


def _effects(state: Game, actor: str, command: ForceBattle, _context: ActContext) -> Drafts:
    """The battle opens without a challenge, and no challenge is used up (PROEL-40)."""
    number = state.world.pugnae.count + 1
    name = f"proelium-{number}"
    god, other = _against(state, command.first, command.second)
    if _war_god(state, god):
        return (duel(state, name, number, god, other, before=command.numen, by=actor),)
    place = state.seating.place(command.first)
    parties = (command.first,), (command.second,)
    meeting = Meeting(name, number, place, command.numen, parties, actor)
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
    here = presiders(state, state.seating.place(first))
    fighters = [who for who in (first, second) if who and not _war_god(state, who)]
    return Form((one, other, choice("numen", [who for who in here if who not in fighters])))


def _firsts(state: Game) -> tuple[str, ...]:
    """Everybody who could be made to fight somebody now, before some god (PROEL-40)."""
    found: list[str] = []
    for place in state.world.scenario.regions:
        if any(field_objections(state, place)) or any(peace(state, place)):
            continue
        able = [who for who in state.seating.at(place) if not _unable(state, who)]
        judges = presiders(state, place) if able else ()
        found += (
            who
            for who in able
            if any(
                _matched(state, who, other) and _judged(state, judges, who, other)
                for other in able
                if other != who
            )
        )
    return tuple(found)


def _judged(state: Game, judges: tuple[str, ...], one: str, other: str) -> bool:
    """Whether a god is there who could preside; a war god may himself (PROEL-03)."""
    return any(judge not in (one, other) or _war_god(state, judge) for judge in judges)


def _matched(state: Game, one: str, other: str) -> bool:
    """Whether two of those able fight each other: a war god only his prey (PROEL-38)."""
    god, quarried = _against(state, one, other)
    return not _war_god(state, god) or not any(quarry(state, god, quarried))


def _unable(state: Game, who: str) -> bool:
    """Who fights nobody now; war gods are able where they may fight (PROEL-40)."""
    if _war_god(state, who):
        return any(may_fight(state, who))
    return any(must_not_be_in_battle(state, who)) or any(must_be_able_to_fight(state, who))


def _foes(state: Game, first: str) -> tuple[str, ...]:
    place = state.seating.place(first)
    judges = presiders(state, place)
    return tuple(
        who
        for who in state.seating.at(place)
        if not any(_pair(state, first, who)) and _judged(state, judges, first, who)
    )


ACTS = (Act(ForceBattle, _objections, _effects, _offer, voices=_judge, recorders=_judge),)
