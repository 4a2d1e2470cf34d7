"""What the god decides for the bacchants: everything, their death too (BACCH-06, 10, 12)."""

from ledger.contract import Act, ActContext, Command, Draft, Drafts
from ledger.form import Chosen
from ledger.games.ludi_romani.bacchants.band import BacchantLiberated, bacchants_of
from ledger.games.ludi_romani.clientela.service import protectors, wants_to_fight
from ledger.games.ludi_romani.mors.sentence import condemn, must_be_condemnable
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known, choose
from ledger.references import Who


class ExecuteBacchant(Command):
    """Put a bacchant to death."""

    who: Who


class ReleaseBacchant(Command):
    """Let a bacchant go."""

    who: Who


def _must_be_own_bacchant(state: Game, god: str, who: str, rule: str) -> Objections:
    """Gods command their own bacchants (BACCH-06)."""
    if state.world.person(who).god != god:
        yield Objection(rule, "not-your-bacchant", {"who": f"who:{who}"}, waivable=False)


def _execute_objections(state: Game, actor: str, command: ExecuteBacchant) -> Objections:
    """The god holds power of life and death (BACCH-06)."""
    wrong = tuple(_must_be_own_bacchant(state, actor, command.who, "BACCH-06"))
    yield from wrong or must_be_condemnable(state, command.who)


def _execute(state: Game, actor: str, command: ExecuteBacchant, context: ActContext) -> Drafts:
    """The death is announced, and the god may still spare (MORS-12)."""
    return condemn(state, command.who, "thiasos", actor, context)


def _do_not_object(state: Game, actor: str, command: ExecuteBacchant) -> tuple[str, ...]:
    """A patronus with an army there, who may object (BACCH-12)."""
    known = command.who in state.world.people
    return protectors(state, command.who, actor) if known else ()


def _release_objections(state: Game, actor: str, command: ReleaseBacchant) -> Objections:
    yield from _must_be_own_bacchant(state, actor, command.who, "BACCH-08")


def _release(_state: Game, actor: str, command: ReleaseBacchant, _context: ActContext) -> Drafts:
    return (Draft(BacchantLiberated(actor, command.who, "released")),)


def gods_word(state: Game, actor: str, _act: str) -> tuple[str, ...]:
    """The god acts with the bacchant's account, whatever the act (BACCH-06)."""
    god = state.world.person(actor).god if actor in state.world.people else ""
    return (god,) if god else ()


def leave_to_fight(state: Game, actor: str, act: str) -> tuple[str, ...]:
    """A bacchant fights on the god's order (BACCH-06, BACCH-10)."""
    return gods_word(state, actor, act) if wants_to_fight(state, actor, act) else ()


def _offer_execute(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    return _offer(known, actor, kills=True)


def _offer_release(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    return _offer(known, actor, kills=False)


def _offer(known: Known[World], actor: str, *, kills: bool) -> Form | None:
    state = known.state
    band = bacchants_of(state, actor)
    if not band:
        return None
    nobody = Objection("BACCH-06", "bacchants-condemned")
    return choose("who", band, lambda who: must_be_condemnable(state, who) if kills else (), nobody)


EXECUTE = Act(ExecuteBacchant, _execute_objections, _execute, _offer_execute, voices=_do_not_object)
RELEASE = Act(ReleaseBacchant, _release_objections, _release, _offer_release)
