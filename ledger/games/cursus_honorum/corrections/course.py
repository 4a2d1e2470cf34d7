"""META: stewards set the point at which the game continues, such as a turn or the elections."""

from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field

from ledger.contract.acts import FOR_STEWARDS, Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.form import DependentField, choice
from ledger.contract.offer import Form, KnownState, open_to
from ledger.games.cursus_honorum import offices
from ledger.games.cursus_honorum.corrections.correctors import (
    is_steward,
    only_host_must_give_reason,
    reason_fields,
)
from ledger.games.cursus_honorum.game_end import draft_end
from ledger.games.cursus_honorum.rounds import draft_round_end, with_elections_opened
from ledger.games.cursus_honorum.state import Contest, Game, Turn, World
from ledger.games.cursus_honorum.unspent_points import draft_unspent_loss
from ledger.kernel.vocabulary.objections import stewards_argument
from ledger.kernel.vocabulary.request import REASON_LENGTH
from ledger.language.free_text import FreeText, TextLimits
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections
from ledger.record.shared_map import Map

CourseGoal = Literal["turn", "candidacies", "votes", "next-round", "end"]

COURSE_GOALS: tuple[CourseGoal, ...] = ("turn", "candidacies", "votes", "next-round", "end")
"""The points at which stewards can let a game continue. `turn` is the beginning of a player's turn.

`candidacies` opens the candidacies (again). `votes` holds one election again. `next-round` begins
the next round. `end` ends the game.
"""


class SetCourse(Command):
    """Set where the game goes on."""

    to: Literal["turn", "candidacies", "votes", "next-round", "end"]
    """The goal.
    * `turn`: The turn of a player, from its beginning.
    * `candidacies`: The candidacies.
    * `votes`: A new vote on an office.
    * `next-round`: The next round.
    * `end`: The end of the game.
    """
    about: str | None = Field(default=None, max_length=64)
    """The player whose turn it is, or the office that is voted on again; null for the other goals.
    """
    reason: Annotated[FreeText, TextLimits(REASON_LENGTH)] = FreeText()
    """The reason, in free words; empty for none."""


class CourseSet(Event, stored="cursus_honorum/course-set@1"):
    """A steward's decision where the game goes on."""

    to: str
    """The goal, as in SetCourse."""
    about: str = ""
    """The player or the office; empty for the goals without either."""
    candidates: tuple[str, ...] = ()
    """The candidates who vote again."""
    reason: str = ""
    dropped: tuple[str, ...] = ()
    """The undecided elections that are cancelled, by office."""


def goal_subject_options(state: Game, goal: str) -> tuple[str, ...] | None:
    """Return the possible values of the second field (`about`) of a goal; None without it."""
    world = state.world
    if goal == "turn":
        return world.order
    if goal == "votes":
        return tuple(
            office for office in world.scenario.offices if _remaining_candidates(world, office)
        )
    return None


def _remaining_candidates(world: World, office: str) -> tuple[str, ...]:
    """Return the candidates for an office in the latest elections who still play."""
    if office not in world.contests:
        return ()
    return tuple(player for player in world.order if world.candidacies.get(player) == office)


def possible_goals(state: Game) -> list[str]:
    """Return the goals that are possible now."""
    return [goal for goal in COURSE_GOALS if goal_subject_options(state, goal) != ()]


def _set_course_objections(state: Game, actor: str, command: SetCourse) -> Objections:
    """Refuse the act unless a steward does it (CUR-META-02). Also refuse an impossible goal."""
    if not is_steward(state, actor):
        yield Objection("CUR-META-02", "stewards-only", stewards_argument(state), waivable=False)
    yield from only_host_must_give_reason(state, command.reason)
    possible_subjects = goal_subject_options(state, command.to)
    if (
        command.about is not None
        if possible_subjects is None
        else command.about not in possible_subjects
    ):
        yield Objection("CUR-META-02", "no-such-course", waivable=False)


def _draft_course(state: Game, _actor: str, command: SetCourse, context: ActContext) -> Drafts:
    """Draft the new course. Gains and losses before it stay (CUR-META-02)."""
    subject = command.about or ""
    candidates = _remaining_candidates(state.world, subject) if command.to == "votes" else ()
    cancelled_offices = _offices_of_cancelled_elections(state.world, command.to)
    event = CourseSet(
        command.to, subject, candidates, context.store_words(command.reason), cancelled_offices
    )
    return (Draft(event), *_draft_course_consequences(state, command.to, subject))


def _offices_of_cancelled_elections(world: World, goal: str) -> tuple[str, ...]:
    """Return the offices whose undecided elections are cancelled.

    After that no election waits for votes.

    If an old election is held again, elections cancelled at the end of the round stay cancelled.
    """
    if goal != "next-round" and (goal != "votes" or world.phase == "votes"):
        return ()
    return tuple(
        sorted(office for office, contest in world.contests.items() if not contest.is_held)
    )


def _draft_course_consequences(state: Game, goal: str, subject: str) -> Drafts:
    turn = state.world.turn
    loss_drafts = draft_unspent_loss(state, turn.who) if turn is not None else ()
    match goal:
        case "votes":
            contest = state.world.contests[subject]
            return offices.draft_annulment(state, contest.winner, subject) if contest.winner else ()
        case "next-round":
            return (*loss_drafts, *draft_round_end(state))
        case "end":
            return (*loss_drafts, draft_end(state, loss_drafts, "stewards"))
    return loss_drafts


def _evolve_course_set(world: World, event: CourseSet, _entry: Entry) -> World:
    new_contest = replace(
        world,
        number_of_takes=world.number_of_takes + 1,
        contests=_elections_after_cancellation(world, event.dropped),
    )
    match event.to:
        case "turn":
            return replace(
                with_elections_opened(new_contest), phase="actions", turn=Turn(event.about)
            )
        case "candidacies":
            return with_elections_opened(new_contest)
        case "votes":
            contest_round = world.contests[event.about].round
            contest = Contest(event.about, event.candidates, contest_round)
            return replace(
                new_contest, phase="votes", contests=new_contest.contests.set(event.about, contest)
            )
    return new_contest


def _elections_after_cancellation(
    world: World, cancelled_offices: tuple[str, ...]
) -> Map[str, Contest]:
    """Return the elections, with the cancelled ones marked as held and without a winner."""
    contests = world.contests
    for office in cancelled_offices:
        contests = contests.set(office, replace(contests[office], is_held=True))
    return contests


def _course_set_args(event: CourseSet) -> Args:
    reference_kind = {"turn": "who", "votes": "asset"}.get(event.to)
    return {
        "to": event.to,
        "about": f"{reference_kind}:{event.about}" if reference_kind else "none",
    }


@open_to(is_steward)
def _offer_set_course(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    goal_options, reason = possible_goals(state), reason_fields(state)
    goal_field = choice("to", goal_options)
    if known_state.chosen.get("to") not in goal_options:
        return Form((goal_field, DependentField("about", ("to",)), *reason))
    subjects = goal_subject_options(state, str(known_state.chosen["to"]))
    return Form(
        (goal_field, *reason)
        if subjects is None
        else (goal_field, choice("about", subjects), *reason)
    )


SET_COURSE = Act(
    SetCourse,
    _set_course_objections,
    _draft_course,
    _offer_set_course,
    chapter="CUR-META",
    permission=FOR_STEWARDS,
)
EVENTS = (EventType(CourseSet, _evolve_course_set, _course_set_args),)
