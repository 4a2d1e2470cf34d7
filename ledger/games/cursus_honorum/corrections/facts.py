"""META: stewards set facts on a record sheet by hand. Each fact is a number."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated

from pydantic import Field

from ledger.contract.acts import FOR_STEWARDS, Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.form import Choice, DependentField, Number, Option, choice
from ledger.contract.offer import Form, KnownState, open_to
from ledger.games.cursus_honorum import offices
from ledger.games.cursus_honorum.corrections.correctors import (
    is_steward,
    only_host_must_give_reason,
    reason_fields,
)
from ledger.games.cursus_honorum.elections import draft_closing_of_candidacies
from ledger.games.cursus_honorum.game_end import draft_end
from ledger.games.cursus_honorum.rounds import draft_turn_end
from ledger.games.cursus_honorum.skills import finished_skill_asset
from ledger.games.cursus_honorum.state import (
    ATTACK,
    DIGNITAS,
    POLITICAL_CAPITAL,
    SHAME,
    SKILL_POINTS,
    WEALTH,
    Game,
    Honor,
    World,
)
from ledger.games.cursus_honorum.turns import gain_posting, loss_posting
from ledger.kernel.vocabulary.objections import stewards_argument
from ledger.kernel.vocabulary.request import REASON_LENGTH
from ledger.language.free_text import FreeText, TextLimits
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Args, Objection, Objections

HIGHEST_VALUE = 999
"""The highest value that a steward can set for shame or wealth."""

SEAT_FACT = "seat"
"""The fact that a player takes part: 1 to join from the next round on, 0 to stop."""


class SetFact(Command):
    """Set a value on a record sheet."""

    subject: str = Field(max_length=64)
    """The player whose sheet it is."""
    fact: str = Field(max_length=64)
    """The fact: `dignitas`, `shame`, `wealth`, `pc`, `skill_points`, `attack`, `seat`, or the id of
    a skill, luxury or office."""
    value: int = Field(ge=0, le=HIGHEST_VALUE)
    """The new value: a number of boxes, points or dice, or 1 or 0 for yes or no."""
    reason: Annotated[FreeText, TextLimits(REASON_LENGTH)] = FreeText()
    """The reason, in free words; empty for none."""


class FactSet(Event, stored="cursus_honorum/fact-set@1"):
    """A value that a steward set on a record sheet."""

    subject: str
    """The player whose sheet it is."""
    fact: str
    """The fact, as in SetFact."""
    kind: str
    """The kind of fact: `number`, `office`, `skill` or `seat`."""
    value: int
    """The new value."""
    before: int
    """The value until now."""
    order: int = 0
    """The order of winning of the office, from 1; 0 for every other fact."""
    finished: bool = False
    """Whether all boxes of the skill are ticked now."""
    reason: str = ""
    """The reason, in free words."""


def settable_facts(state: Game) -> tuple[str, ...]:
    """Return the ids of all facts that stewards can set, in the order of the sheet."""
    scenario = state.world.scenario
    depletable_facts = (POLITICAL_CAPITAL, SKILL_POINTS, ATTACK)
    return (
        DIGNITAS,
        SHAME,
        WEALTH,
        *depletable_facts,
        *scenario.skills,
        *scenario.luxuries,
        *scenario.offices,
        SEAT_FACT,
    )


def _kind_of_fact(state: Game, fact: str) -> str:
    if fact in state.world.scenario.offices:
        return "office"
    return (
        "skill" if fact in state.world.scenario.skills else fact if fact == SEAT_FACT else "number"
    )


def fact_value(state: Game, player: str, fact: str) -> int:
    """Return the value that the sheet shows now."""
    if fact == SEAT_FACT:
        return int(state.world.person(player).first_round > 0)
    if fact in state.world.scenario.offices:
        return int(offices.has_held_office(state, player, fact))
    return state.books.balance(player, fact)


def fact_bounds(state: Game, player: str, fact: str) -> tuple[int, int] | None:
    """Return the least and the greatest value of a fact now; None when it cannot be set."""
    scenario, turn = state.world.scenario, state.world.turn
    if fact == SEAT_FACT:
        return (int(any(_reasons_to_stay(state, player))), 1)
    if fact in (POLITICAL_CAPITAL, SKILL_POINTS, ATTACK) and (
        turn is None or turn.who != player or turn.step == "roll"
    ):
        return None
    if fact in (*scenario.luxuries, *scenario.offices):
        return (0, 1)
    return (
        0,
        {
            DIGNITAS: scenario.boxes,
            **{skill.id: skill.boxes for skill in scenario.skills.values()},
        }.get(fact, HIGHEST_VALUE),
    )


def _reasons_to_stay(state: Game, player: str) -> Iterator[str]:
    """Yield each reason that keeps a player in the game: missing votes, no other player, an end."""
    world = state.world
    is_voting = world.phase == "votes"
    if is_voting and any(
        player in contest.candidates and not contest.is_held for contest in world.contests.values()
    ):
        yield "votes"
    if world.order == (player,) or world.phase == "over":
        yield "alone"


def _set_fact_objections(state: Game, actor: str, command: SetFact) -> Objections:
    """Refuse the act unless a steward does it (CUR-META-02). Also refuse an impossible value."""
    player, fact = command.subject, command.fact
    if not is_steward(state, actor):
        yield Objection("CUR-META-02", "stewards-only", stewards_argument(state), waivable=False)
    yield from only_host_must_give_reason(state, command.reason)
    if player not in state.world.people or fact not in settable_facts(state):
        yield Objection("CUR-META-02", "no-such-fact", waivable=False)
        return
    bounds = fact_bounds(state, player, fact)
    if bounds is None or not bounds[0] <= command.value <= bounds[1]:
        yield Objection("CUR-META-02", "no-such-fact", waivable=False)


def _draft_fact(state: Game, _actor: str, command: SetFact, context: ActContext) -> Drafts:
    """Draft the new value. After the end of the game, also draft the new scores (CUR-META-02)."""
    player, fact, value = command.subject, command.fact, command.value
    fact_kind, old_value = _kind_of_fact(state, fact), fact_value(state, player, fact)
    skill = state.world.scenario.skills.get(fact)
    event = FactSet(
        subject=player,
        fact=fact,
        kind=fact_kind,
        value=value,
        before=old_value,
        order=_winning_order(state, player, fact, value) if fact_kind == "office" else 0,
        finished=skill is not None and value == skill.boxes,
        reason=context.store_words(command.reason),
    )
    drafts = (Draft(event, _correction_postings(state, event)), *_draft_leaving(state, event))
    is_over = state.world.phase == "over"
    return (*drafts, draft_end(state, drafts, "stewards")) if is_over else drafts


def _winning_order(state: Game, player: str, office: str, value: int) -> int:
    """Return the order of winning of an office.

    A present winner keeps the order. A new winner gets the next order. If the office is taken away,
    the order is 0.
    """
    winning_order = offices.winning_order(state, player, office)
    return winning_order or (offices.next_winning_order(state, office) if value else 0)


def _correction_postings(state: Game, event: FactSet) -> tuple[Posting, ...]:
    """Return the postings that bring the sheet to the new value."""
    player, fact, difference = event.subject, event.fact, event.value - event.before
    match event.kind:
        case "office":
            return _difference_postings(player, offices.office_asset(fact, event.order), difference)
        case "skill":
            skill_asset = finished_skill_asset(fact)
            change = int(event.finished) - state.books.balance(player, skill_asset)
            return (
                *_difference_postings(player, fact, difference),
                *_difference_postings(player, skill_asset, change),
            )
        case "number":
            return _difference_postings(player, fact, difference)
    return ()


def _difference_postings(player: str, asset: str, difference: int) -> tuple[Posting, ...]:
    return (
        gain_posting(player, asset, difference)
        if difference > 0
        else loss_posting(player, asset, -difference)
    )


def _draft_leaving(state: Game, event: FactSet) -> Drafts:
    """Draft the consequences when a player leaves. The turn passes on, or candidacies close."""
    world, player = state.world, event.subject
    if event.kind != SEAT_FACT or event.value or player not in world.order:
        return ()
    if world.turn is not None and world.turn.who == player:
        return draft_turn_end(state, player)
    new_world = _evolve_seat(world, event)
    if world.phase == "candidacies" and not set(new_world.order) - new_world.ready_players:
        return draft_closing_of_candidacies(replace(state, world=new_world), new_world.candidacies)
    return ()


def _evolve_fact_set(world: World, event: FactSet, _entry: Entry) -> World:
    match event.kind:
        case "seat":
            return _evolve_seat(world, event)
        case "skill":
            return _evolve_skill(world, event)
        case "office":
            return _evolve_office(world, event)
    return world


def _evolve_seat(world: World, event: FactSet) -> World:
    """Return the world after a player joins or leaves.

    A player who joins plays from the next round. A player who leaves stops in this round (Q-27).
    """
    player = event.subject
    if event.value == event.before:
        return world
    if event.value:
        has_begun = world.phase != "start"
        new_world = world.with_person(
            player, first_round=world.round + 1 if has_begun else world.round
        )
        return new_world if has_begun else replace(new_world, order=(*world.order, player))
    candidacies = (
        world.candidacies.delete(player) if player in world.candidacies else world.candidacies
    )
    return replace(
        world.with_person(player, first_round=0),
        order=tuple(other_player for other_player in world.order if other_player != player),
        candidacies=candidacies,
        ready_players=world.ready_players - {player},
        players_for_ending=frozenset(),
    )


def _evolve_skill(world: World, event: FactSet) -> World:
    finished_skills = world.person(event.subject).finished_skills
    if event.finished and event.fact not in finished_skills:
        return world.with_person(
            event.subject, finished_skills=finished_skills.set(event.fact, world.round)
        )
    if not event.finished and event.fact in finished_skills:
        return world.with_person(event.subject, finished_skills=finished_skills.delete(event.fact))
    return world


def _evolve_office(world: World, event: FactSet) -> World:
    if event.value == event.before:
        return world
    other_honors = [honor for honor in world.won(event.fact) if honor.who != event.subject]
    if event.value:
        other_honors.append(Honor(event.subject, event.order, world.round))
    other_honors.sort(key=lambda honor: honor.order)
    return replace(world, honores=world.honores.set(event.fact, tuple(other_honors)))


def _fact_set_args(event: FactSet) -> Args:
    message_args = {"who": f"who:{event.subject}", "kind": event.kind, "n": event.value}
    return {
        **message_args,
        "fact": event.fact if event.kind == SEAT_FACT else f"asset:{event.fact}",
    }


@open_to(is_steward)
def _offer_set_fact(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    reason = reason_fields(state)
    subject_field = Choice(
        "subject", tuple(Option(player) for player in state.world.scenario.seated)
    )
    player, fact = (
        str(known_state.chosen.get("subject", "")),
        str(known_state.chosen.get("fact", "")),
    )
    if player not in state.world.people:
        later_fields = (DependentField("fact", ("subject",)), DependentField("value", ("fact",)))
        return Form((subject_field, *later_fields, *reason))
    fact_choice = choice(
        "fact", [fact for fact in settable_facts(state) if fact_bounds(state, player, fact)]
    )
    bounds = fact_bounds(state, player, fact) if fact in settable_facts(state) else None
    if bounds is None:
        return Form((subject_field, fact_choice, DependentField("value", ("fact",)), *reason))
    return Form((subject_field, fact_choice, Number("value", *bounds), *reason))


SET_FACT = Act(
    SetFact,
    _set_fact_objections,
    _draft_fact,
    _offer_set_fact,
    chapter="CUR-META",
    permission=FOR_STEWARDS,
)
EVENTS = (EventType(FactSet, _evolve_fact_set, _fact_set_args),)
