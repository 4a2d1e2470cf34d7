"""The answer to a challenge, which opens the battle or leaves it spent (PROEL-14 to 16)."""

from pydantic import Field

from ledger.contract import Act, ActContext, Command, Draft, Drafts
from ledger.form import Chosen
from ledger.games.ludi_romani.arms import must_be_able_to_fight
from ledger.games.ludi_romani.places import Characters
from ledger.games.ludi_romani.proelium import matters
from ledger.games.ludi_romani.proelium.duties import undisputed_again
from ledger.games.ludi_romani.proelium.events import FlagitatioRefused
from ledger.games.ludi_romani.proelium.flagitatio import FIRST, peace
from ledger.games.ludi_romani.proelium.leave import with_leave
from ledger.games.ludi_romani.proelium.one_voice import beside, together_or_not
from ledger.games.ludi_romani.proelium.opening import Meeting, opened
from ledger.games.ludi_romani.proelium.parties import party_fields, party_objections
from ledger.games.ludi_romani.proelium.state import CHALLENGED, Proelium
from ledger.games.ludi_romani.proelium.war_word import gods_turn
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known

BECAUSE = {FIRST: "first-must-be-taken"}
"""What is said by each rule that lets nobody refuse; of newcomers something else."""


class AcceptChallenge(Command):
    """Accept the challenge one has received, alone or with blessed friends."""

    amicitia: str = Field(default="", max_length=64)
    companions: Characters = ()


class RefuseChallenge(Command):
    """Turn down the challenge one has received."""


def received(state: Game, who: str) -> Proelium | None:
    """The challenge that somebody has to answer, if there is one."""
    battle = state.world.pugnae.of(who)
    waits = battle is not None and battle.stage == CHALLENGED and not battle.kind
    return battle if battle and waits and battle.side_of(who) == 1 else None


def _challenged(state: Game, actor: str) -> Objections:
    """One answers a challenge one has received (PROEL-10)."""
    if received(state, actor) is None:
        yield Objection("PROEL-10", "not-challenged", waivable=False)


def _accept_objections(state: Game, actor: str, command: AcceptChallenge) -> Objections:
    yield from _challenged(state, actor)
    battle = received(state, actor)
    if battle is None:
        return
    yield from peace(state, battle.place)
    before = battle.flagitatio
    yield from party_objections(state, actor, command.amicitia, command.companions, before)
    yield from together_or_not(state, actor, command.companions, before)
    for who in battle.people:  # PROEL-05
        yield from must_be_able_to_fight(state, who)


def _accept(state: Game, actor: str, command: AcceptChallenge, _context: ActContext) -> Drafts:
    """The battle opens (PROEL-14)."""
    battle = received(state, actor)
    if battle is None:
        return ()
    parties = battle.sides[0].members, (actor, *command.companions)
    meeting = Meeting(battle.id, battle.number, battle.place, battle.presider, parties)
    return (opened(state, meeting),)


def _refuse_objections(state: Game, actor: str, _command: Command) -> Objections:
    """Later challenges may be declined, the first may not (PROEL-14, PROEL-15, PROEL-16)."""
    yield from _challenged(state, actor)
    battle = received(state, actor)
    if battle and battle.must:
        args = {"who": f"who:{battle.sides[0].leader}"}
        yield Objection(battle.must, BECAUSE.get(battle.must, "newcomers-must-accept"), args)


def _refuse(state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    """There is no battle, and the challenge is spent (PROEL-15); a war god may be next."""
    battle = received(state, actor)
    if battle is None:
        return ()
    refused = Draft(FlagitatioRefused(battle.id, actor, battle.sides[0].leader))
    return (refused, *undisputed_again(state, battle), *gods_turn(state, battle))


def _companions(state: Game, _actor: str, command: AcceptChallenge) -> tuple[str, ...]:
    """The friends, and whose leave they need to fight (PROEL-08, CLI-14)."""
    return with_leave(state, command.companions)


def _presider(state: Game, actor: str, _command: Command) -> tuple[str, ...]:
    """The god before whom the challenge was made may record the answer."""
    battle = received(state, actor)
    return (battle.presider,) if battle else ()


def _offer_accept(known: Known[World], actor: str, chosen: Chosen) -> Form | None:
    state = known.state
    battle = received(state, actor)
    if battle is None:
        return None
    friends, all_of_them = beside(state, actor, battle.flagitatio)
    name, companions = next(iter(friends.items()), ("", ())) if all_of_them else ("", ())
    whole = AcceptChallenge(amicitia=name, companions=companions)
    held = tuple(_accept_objections(state, actor, whole))
    if held:
        return Form(blocked=held)
    return Form(party_fields(friends, chosen, all_of_them=all_of_them))


def _offer_refuse(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    if received(known.state, actor) is None:
        return None
    return Form(blocked=tuple(_refuse_objections(known.state, actor, Command())))


ACTS = (
    Act(
        AcceptChallenge,
        _accept_objections,
        _accept,
        _offer_accept,
        voices=_companions,
        recorders=_presider,
        matter=matters.own_challenge,
    ),
    Act(
        RefuseChallenge,
        _refuse_objections,
        _refuse,
        _offer_refuse,
        recorders=_presider,
        matter=matters.own_challenge,
    ),
)
