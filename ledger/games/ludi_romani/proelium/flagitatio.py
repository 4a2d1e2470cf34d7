"""The challenge, and its answer: how a battle begins between two who choose it (PROEL-10 to 17)."""

from collections.abc import Iterator, Mapping

from pydantic import Field

from ledger.contract import Act, ActContext, Command, Draft, Drafts
from ledger.form import Chosen, choice
from ledger.games.ludi_romani.arms import must_be_able_to_fight, must_not_be_in_battle
from ledger.games.ludi_romani.places import Characters
from ledger.games.ludi_romani.proelium.events import FlagitatioMade
from ledger.games.ludi_romani.proelium.leave import with_leave
from ledger.games.ludi_romani.proelium.one_voice import beside, bound, together_or_not
from ledger.games.ludi_romani.proelium.order import (
    challenge_right,
    seniority,
    spent,
    turn_objections,
)
from ledger.games.ludi_romani.proelium.parties import (
    field_objections,
    party_fields,
    party_objections,
    same_region,
)
from ledger.games.ludi_romani.proelium.presiding import presider_objections, presiders
from ledger.games.ludi_romani.proelium.stopping import peacemakers
from ledger.games.ludi_romani.rights import times_used
from ledger.games.ludi_romani.roster import unknown_character
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known

FIRST = "PROEL-14"
NEWCOMER = "PROEL-16"


class Challenge(Command):
    """Challenge somebody of the region before a god, alone or together with blessed friends."""

    target: str = Field(max_length=64)
    numen: str = Field(max_length=64)
    amicitia: str = Field(default="", max_length=64)
    companions: Characters = ()


def _objections(state: Game, actor: str, command: Challenge) -> Objections:
    named = (command.target, command.numen, *command.companions)
    unknown = tuple(o for who in named for o in unknown_character(state, who))
    if unknown:
        yield from unknown
        return
    yield from _may_challenge(state, actor)
    yield from party_objections(state, actor, command.amicitia, command.companions)
    yield from together_or_not(state, actor, command.companions)
    party = (actor, *command.companions)
    yield from _right(state, party)
    yield from turn_objections(state, actor, state.seating.place(actor))
    yield from target_objections(state, party, command.target)
    parties = (*party, command.target)
    yield from presider_objections(state, command.numen, state.seating.place(actor), parties)


def _may_challenge(state: Game, actor: str) -> Objections:
    """In an aestas, outside Rome, where no god keeps the peace, with a legio (PROEL-01, 05, 10)."""
    place = state.seating.place(actor)
    yield from field_objections(state, place)
    yield from peace(state, place)
    yield from must_be_able_to_fight(state, actor)
    yield from must_not_be_in_battle(state, actor)


def peace(state: Game, place: str) -> Objections:
    """No fight begins where Cybele is (PROEL-41)."""
    for god in peacemakers(state, place) if place else ():
        yield Objection("PROEL-41", "peace-here", {"who": f"who:{god}"})


def _right(state: Game, party: tuple[str, ...]) -> Objections:
    """A party challenges once in an aestas, refused or not (PROEL-11)."""
    for who in party:
        if spent(state, who):
            yield Objection("PROEL-11", "challenge-spent", {"who": f"who:{who}"})


def target_objections(state: Game, party: tuple[str, ...], target: str) -> Objections:
    """Another fighter of the same region who is in no battle (PROEL-05, 06, 07, LIM-18)."""
    yield from must_be_able_to_fight(state, target)
    yield from must_not_be_in_battle(state, target)
    yield from same_region(state, target, state.seating.place(party[0]))
    if target in party:
        yield Objection("PROEL-07", "not-against-oneself", waivable=False)


def must_accept(state: Game, target: str) -> str:
    """The rule by which somebody may not refuse a challenge now, or "" (PROEL-14, 15, 16).

    The first of the summer in a region, by another reading the first that each party receives
    (`flagitatio.first`); and the first that a newcomer of this summer receives there.
    """
    of_region = state.switch("flagitatio.first") == "region"
    first = _in_region(state.seating.place(target)) if of_region else _received(target)
    if first not in state.world.spent:
        return FIRST
    came = seniority(state, target)
    new = came.period == state.period.seq
    return NEWCOMER if new and _since(target, came.position) not in state.world.spent else ""


def _in_region(place: str) -> str:
    return f"flagitatio-in/{place}"


def _received(who: str) -> str:
    return f"flagitatio-to/{who}"


def _since(who: str, arrived: int) -> str:
    return f"flagitatio-to/{who}/since-{arrived}"


def issued(
    state: Game, party: tuple[str, ...], target: str, numen: str, provoked_by: str = ""
) -> Draft:
    """A challenge: the right it uses up (PROEL-10, PROEL-11), and what it is the first of.

    Of that PROEL-14 and PROEL-16 ask. `provoked_by` is the war god at whose word it is made.
    """
    place = state.seating.place(target)
    number = state.world.pugnae.count + 1
    since = _since(target, seniority(state, target).position)
    marks = (_in_region(place), _received(target), since)
    spends = (*(_next_use(state, who) for who in party), *marks)
    new = tuple(mark for mark in spends if mark not in state.world.spent)
    return Draft(
        FlagitatioMade(
            proelium=f"proelium-{number}",
            number=number,
            place=place,
            presider=numen,
            challengers=party,
            challenged=target,
            must=must_accept(state, target),
            spends=new,
            provoked_by=provoked_by,
        )
    )


def _next_use(state: Game, who: str) -> str:
    right = challenge_right(who)
    return f"{right}/{times_used(state.world, right) + 1}"


def _effects(state: Game, actor: str, command: Challenge, _context: ActContext) -> Drafts:
    return (issued(state, (actor, *command.companions), command.target, command.numen),)


def _voices(state: Game, _actor: str, command: Challenge) -> tuple[str, ...]:
    """The god, whose presence it proves (PROEL-10), the friends and their masters (PROEL-08)."""
    return tuple(dict.fromkeys((command.numen, *with_leave(state, command.companions))))


def _recorders(_state: Game, _actor: str, command: Challenge) -> tuple[str, ...]:
    return (command.numen,)


def _offer(known: Known[World], actor: str, chosen: Chosen) -> Form | None:
    state = known.state
    place = state.seating.place(actor)
    if not place or any(must_be_able_to_fight(state, actor)):
        return None
    held = tuple(_alone(state, actor, place))
    foes = () if held else _targets(state, actor, place)
    gods = tuple(god for god in presiders(state, place) if god != actor) if foes else ()
    targets = tuple(who for who in foes if any(god != who for god in gods))
    if not targets:
        return Form(blocked=held or (_nobody(foes),))
    target = str(chosen.get("target", ""))
    judges = tuple(god for god in gods if god != target)
    friends, all_of_them = _beside(state, actor, target)
    party = party_fields(friends, chosen, all_of_them=all_of_them)
    return Form((choice("target", targets), choice("numen", judges), *party))


def _beside(state: Game, actor: str, target: str) -> tuple[Mapping[str, tuple[str, ...]], bool]:
    """Friends who still may challenge, and are not the one who is challenged (AMIC-13).

    And whether all of them have to.
    """
    friends, all_of_them = beside(state, actor)
    if all_of_them:
        return dict(_whole(state, friends, target)), True
    found = {
        amicitia: tuple(who for who in people if who != target and not spent(state, who))
        for amicitia, people in friends.items()
    }
    return {amicitia: people for amicitia, people in found.items() if people}, False


def _whole(
    state: Game, friends: Mapping[str, tuple[str, ...]], target: str
) -> Iterator[tuple[str, tuple[str, ...]]]:
    for amicitia, people in friends.items():
        if target not in people and not any(spent(state, who) for who in people):
            yield amicitia, people


def _alone(state: Game, actor: str, place: str) -> Objections:
    """What keeps somebody from challenging anybody now."""
    held = tuple(_may_challenge(state, actor)) or tuple(_right(state, (actor,)))
    yield from held or turn_objections(state, actor, place)
    sets = bound(state, actor)
    if sets and not held and not any(_whole(state, sets, "")):
        yield from _right(state, next(iter(sets.values())))


def _targets(state: Game, actor: str, place: str) -> tuple[str, ...]:
    here = state.seating.at(place)
    foes = (who for who in here if not any(target_objections(state, (actor,), who)))
    sets = bound(state, actor)
    return tuple(who for who in foes if not sets or any(_whole(state, sets, who)))


def _nobody(targets: tuple[str, ...]) -> Objection:
    if not targets:
        return Objection("PROEL-07", "nobody-to-challenge")
    return Objection("PROEL-02", "no-god-to-preside")


ACTS = (Act(Challenge, _objections, _effects, _offer, voices=_voices, recorders=_recorders),)
