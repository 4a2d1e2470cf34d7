"""The duties of a cliens: to give money, votes, company and even life (CLI-09 to 14)."""

from typing import Any

from pydantic import Field

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Consent,
    Draft,
    Drafts,
    DryRunRules,
    recorded_only_type,
)
from ledger.contract.form import Choice, Number, Option
from ledger.contract.offer import Form, KnownState, form_of_accepted_values
from ledger.games.ludi_romani import audiences, goods, seats
from ledger.games.ludi_romani.clientela import bonds
from ledger.games.ludi_romani.mors import sentence
from ledger.games.ludi_romani.scenario.value_types import DENARII_PER_CHIP
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.objections import has_unwaivable_objection
from ledger.record.entry import Event
from ledger.record.objection import Objection, Objections, about_character
from ledger.record.references import Who

FIGHT_ACTS = ("challenge", "attack-with-ring")
"""The acts that a cliens's latest patronus and a bacchant's god must allow (CLI-14, BACCH-06)."""

ACCEPTING_ACT = "accept-challenge"
"""The act of accepting a challenge. It also needs permission, unless acceptance is forced."""

VOTING_ACTS = ("cast-votes", "vote-consul")
"""The acts of voting that a patronus in Rome may do for a cliens (CLI-12)."""


class DemandMoney(Command):
    """Demand money from a cliens, up to all that the cliens has."""

    who: Who
    """The cliens."""
    quantity: int = Field(ge=1, le=goods.MAX_DENARII)
    """The money that is demanded at most, in denarii."""


class ExecuteClient(Command):
    """Execute a cliens."""

    who: Who
    """The cliens."""


class MoneyDemanded(Event, stored="ludi_romani/money-demanded@1"):
    """Money that a patronus took from a cliens. The posting holds the sum."""

    patronus: Who
    cliens: Who


def _must_be_own_cliens(state: Game, patronus: str, character: str, rule: str) -> Objections:
    if patronus not in state.world.person(character).patroni:
        yield Objection(rule, "not-your-cliens", about_character(character))


def _demand_objections(state: Game, actor: str, command: DemandMoney) -> Objections:
    """Raise an objection unless the cliens is the actor's own and the sum is in chips (CLI-10)."""
    yield from _must_be_own_cliens(state, actor, command.who, "CLI-10")
    yield from goods.must_be_in_chips(command.quantity)  # MON-01


def _draft_demand(state: Game, actor: str, command: DemandMoney, _context: ActContext) -> Drafts:
    """Return the draft of the payment. The patronus learns the sum (CLI-10).

    The cliens pays at once, up to all of the cliens's money.
    """
    denarii = state.books.holding(command.who, goods.DENARIUS)
    postings = goods.postings_handing_over(
        state, goods.DENARIUS, command.who, actor, min(command.quantity, denarii)
    )
    return (Draft(MoneyDemanded(actor, command.who), postings),)


def _execute_client_objections(state: Game, actor: str, command: ExecuteClient) -> Objections:
    """Raise an objection unless a patronus with legiones in the region executes a cliens.

    Rule: CLI-09.
    """
    objections = tuple(_must_be_own_cliens(state, actor, command.who, "CLI-09"))
    yield from objections
    if has_unwaivable_objection(objections):
        return
    yield from seats.must_be_in_same_region(state, actor, command.who, "CLI-09")
    if not goods.number_of_legions(state, actor):
        yield Objection("CLI-09", "execution-needs-legions")
    yield from sentence.must_be_condemnable(state, command.who)


def _draft_execution(
    state: Game, actor: str, command: ExecuteClient, context: ActContext
) -> Drafts:
    """Return the drafts of the sentence. The patronus may still spare the cliens (MORS-11)."""
    return sentence.draft_sentence(state, command.who, "patronus", actor, context)


def protectors_to_consent(state: Game, actor: str, command: Any) -> tuple[str, ...]:
    """Return the patroni in the region with legiones, who must consent to the cliens's death.

    Rule: CLI-13.
    """
    place = state.seating.place_of(command.who)
    patroni = (
        patronus for patronus in state.world.person(command.who).patroni if patronus != actor
    )
    return tuple(
        patronus
        for patronus in patroni
        if state.seating.place_of(patronus) == place and goods.number_of_legions(state, patronus)
    )


def patronus_allowing_fight(state: Game, actor: str, act: str) -> tuple[str, ...]:
    """Return the latest patronus, who must allow a cliens to fight (CLI-14)."""
    return state.world.person(actor).patroni[-1:] if is_voluntary_fight(state, actor, act) else ()


def is_voluntary_fight(state: Game, actor: str, act: str) -> bool:
    """Return whether a fight is voluntary. A forced fight needs no permission (CLI-14)."""
    battle = state.world.pugnae.battle_of(actor) if act == ACCEPTING_ACT else None
    return act in FIGHT_ACTS or (battle is not None and not battle.must)


def patronus_recording_vote(state: Game, actor: str, act: str) -> tuple[str, ...]:
    """Return the latest patronus, who may record a cliens's vote while in Rome in a hiems.

    Rule: CLI-12.
    """
    if act not in VOTING_ACTS or state.period.kind != "hiems":
        return ()
    rome_id, latest_patronus = seats.id_of_rome(state), state.world.person(actor).patroni[-1:]
    return tuple(
        patronus for patronus in latest_patronus if state.seating.place_of(patronus) == rome_id
    )


def _offer_demand(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    clients = bonds.clients_of(state, actor)
    if not clients:
        return None
    # The form is the same for every cliens, so that it reveals nothing about their money.
    amount_field = Number(
        "quantity",
        DENARII_PER_CHIP,
        goods.MAX_DENARII,
        DENARII_PER_CHIP,
        f"asset:{goods.DENARIUS}",
    )
    return Form((Choice("who", tuple(map(Option, clients))), amount_field))


def _offer_execute(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    clients = bonds.clients_of(state, actor)
    if not clients:
        return None
    nobody_objection = Objection("CLI-09", "no-cliens-here")
    return form_of_accepted_values(
        "who",
        clients,
        lambda character: _execute_client_objections(state, actor, ExecuteClient(who=character)),
        nobody_objection,
    )


DEMAND_MONEY = Act(
    DemandMoney,
    _demand_objections,
    _draft_demand,
    _offer_demand,
    dry_run=DryRunRules(foretold=False),
)
EXECUTE_CLIENT = Act(
    ExecuteClient,
    _execute_client_objections,
    _draft_execution,
    _offer_execute,
    consent=Consent(voices=protectors_to_consent),
)
MONEY_DEMANDED = recorded_only_type(
    MoneyDemanded, audience=audiences.audience_of_fields("patronus", "cliens"), undo="postings"
)
