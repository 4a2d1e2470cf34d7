"""SKILL: boxes of skills. A skill works from the round after its last box was ticked."""

from collections.abc import Iterator, Mapping

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.form import Option, Split
from ledger.contract.offer import Form, KnownState
from ledger.games.cursus_honorum.scenario import Skill
from ledger.games.cursus_honorum.state import SKILL_POINTS, Game, World
from ledger.games.cursus_honorum.turns import (
    gain_posting,
    loss_posting,
    must_be_in_turn,
    open_to_players,
    world_at_step,
)
from ledger.games.cursus_honorum.unspent_points import draft_loss_after_undo
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Args, Objection, Objections

HIGHEST_NUMBER = 1000


class Train(Command):
    """Spend skill points on skills."""

    boxes: dict[str, int] = Field(max_length=HIGHEST_NUMBER)
    """Number of boxes to tick, by skill."""


class SkillsTrained(Event, stored="cursus_honorum/skills-trained@1"):
    """The purchase of boxes of skills. `finished` are the skills that are full now."""

    who: str
    boxes: dict[str, int]
    finished: tuple[str, ...]


class SkillsErased(Event, stored="cursus_honorum/skills-erased@1"):
    """The removal of ticks from skills. `unfinished` are skills that had been full."""

    who: str
    boxes: dict[str, int]
    unfinished: tuple[str, ...]


def finished_skill_asset(skill: str) -> str:
    """Return the asset of a player who has finished the skill."""
    return f"{skill}-finished"


def number_of_ticked_boxes(state: Game, player: str, skill: str) -> int:
    """Return the number of boxes of a skill that the player has ticked."""
    return state.books.balance(player, skill)


def working_skills(state: Game, player: str) -> Iterator[Skill]:
    """Yield the player's working skills.

    A skill works from the round after it was finished (CUR-SKILL-02).
    """
    finished_skills = state.world.person(player).finished_skills
    for skill in state.world.scenario.skills.values():
        if finished_skills.get(skill.id, state.world.round) < state.world.round:
            yield skill


def skill_income(state: Game, player: str) -> int:
    """Return the capital that skills bring each turn.

    Oratory (CUR-SKILL-03) and Monomachy (CUR-SKILL-04) bring it.
    """
    return sum(skill.capital for skill in working_skills(state, player))


def extra_votes(state: Game, player: str, office: str, dice_count: int) -> int:
    """Return the votes that skills add to a candidate's vote dice.

    Command counts for consul alone (CUR-SKILL-05). Common Touch (CUR-SKILL-06) and Politicking
    (CUR-SKILL-07) count for every die, and add up.
    """
    return sum(
        skill.votes + skill.per_die * dice_count
        for skill in working_skills(state, player)
        if skill.only_for in (None, office)
    )


def open_boxes_by_skill(state: Game, player: str) -> dict[str, int]:
    """Return the number of open boxes of each skill that is not full."""
    skills = state.world.scenario.skills.values()
    open_boxes = {
        skill.id: skill.boxes - number_of_ticked_boxes(state, player, skill.id) for skill in skills
    }
    return {skill: box_count for skill, box_count in open_boxes.items() if box_count > 0}


def _train_objections(state: Game, actor: str, command: Train) -> Objections:
    objections = tuple(must_be_in_turn(state, actor, "train"))
    yield from objections
    if not objections:
        yield from _must_have_something_to_train(state, actor)
        yield from _must_tick_a_box(command.boxes)
        yield from _must_have_points_for_boxes(state, actor, command.boxes)
        yield from _must_tick_open_boxes(state, actor, command.boxes)


def _must_have_something_to_train(state: Game, player: str) -> Objections:
    """Refuse to train without skill points, or when all boxes are ticked (CUR-SKILL-01)."""
    if not state.books.balance(player, SKILL_POINTS):
        yield Objection("CUR-SKILL-01", "no-skill-points", waivable=False)
    elif not open_boxes_by_skill(state, player):
        yield Objection("CUR-SKILL-01", "skills-full", waivable=False)


def _must_tick_a_box(boxes: Mapping[str, int]) -> Objections:
    """Refuse to train without ticking a box (CUR-SKILL-01).

    The player takes a later step instead.
    """
    if not any(boxes.values()):
        yield Objection("CUR-SKILL-01", "tick-boxes", waivable=False)


def _must_have_points_for_boxes(state: Game, player: str, boxes: Mapping[str, int]) -> Objections:
    """Refuse more boxes than the player has skill points: one point ticks one box.

    Rule: CUR-SKILL-01.
    """
    points = state.books.balance(player, SKILL_POINTS)
    if sum(boxes.values()) > points:
        yield Objection("CUR-SKILL-01", "too-few-skill-points", {"n": points}, waivable=False)


def _must_tick_open_boxes(state: Game, player: str, boxes: Mapping[str, int]) -> Objections:
    """Refuse boxes that are not open, and unknown skills (CUR-SKILL-01)."""
    open_boxes = open_boxes_by_skill(state, player)
    for skill, box_count in boxes.items():
        if skill not in open_boxes or not 0 <= box_count <= open_boxes[skill]:
            message_args = {"asset": f"asset:{skill}", "n": open_boxes.get(skill, 0)}
            yield Objection("CUR-SKILL-01", "boxes-not-open", message_args, waivable=False)


def _draft_chosen_training(state: Game, actor: str, command: Train, _context: ActContext) -> Drafts:
    """Draft the purchase: one box for each point (CUR-SKILL-01)."""
    return (draft_training(state, actor, command.boxes),)


def draft_training(state: Game, player: str, boxes: Mapping[str, int]) -> Draft:
    """Draft the purchase of these boxes. A skill that is full now is finished."""
    ticked_boxes = {skill: box_count for skill, box_count in boxes.items() if box_count}
    open_boxes = open_boxes_by_skill(state, player)
    finished_skills = tuple(
        skill for skill in open_boxes if ticked_boxes.get(skill) == open_boxes[skill]
    )
    postings: tuple[Posting, ...] = loss_posting(player, SKILL_POINTS, sum(ticked_boxes.values()))
    for skill, box_count in ticked_boxes.items():
        postings = (*postings, *gain_posting(player, skill, box_count))
    for skill in finished_skills:
        postings = (*postings, *gain_posting(player, finished_skill_asset(skill), 1))
    return Draft(SkillsTrained(player, ticked_boxes, finished_skills), postings)


def draft_leftover_training(state: Game, player: str) -> Drafts:
    """Draft the boxes that leftover points tick at the end of a turn, in the order of the sheet.

    Points are lost only when every skill is full (CUR-SKILL-01). Under one reading they are saved.
    """
    points = state.books.balance(player, SKILL_POINTS)
    if not points or state.switch("skills.leftover_points") == "saved":
        return ()
    boxes: dict[str, int] = {}
    for skill, open_box_count in open_boxes_by_skill(state, player).items():
        boxes[skill] = min(open_box_count, points - sum(boxes.values()))
    return (draft_training(state, player, boxes),) if any(boxes.values()) else ()


def draft_unfinished_skill_loss(state: Game, player: str) -> Drafts:
    """Draft the removal of ticks of unfinished skills. One reading demands this (CUR-SKILL-01)."""
    if state.switch("skills.partial_boxes_kept"):
        return ()
    boxes = {
        skill: number_of_ticked_boxes(state, player, skill)
        for skill in open_boxes_by_skill(state, player)
    }
    return draft_erasure_of_ticks(
        player, {skill: box_count for skill, box_count in boxes.items() if box_count}
    )


def draft_erasure_of_ticks(player: str, boxes: Mapping[str, int]) -> Drafts:
    """Draft the removal of these ticks, if there are any."""
    postings = tuple(
        posting
        for skill, box_count in boxes.items()
        for posting in loss_posting(player, skill, box_count)
    )
    return (Draft(SkillsErased(player, dict(boxes), ()), postings),) if postings else ()


@open_to_players
def _offer_train(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    objections = tuple(must_be_in_turn(state, actor, "train")) or tuple(
        _must_have_something_to_train(state, actor)
    )
    if objections:
        return Form(blocked=objections)
    open_boxes = open_boxes_by_skill(state, actor)
    points = state.books.balance(actor, SKILL_POINTS)
    options = tuple(
        Option(skill, "note-boxes-left", {"n": box_count})
        for skill, box_count in open_boxes.items()
    )
    limits = {skill: min(box_count, points) for skill, box_count in open_boxes.items()}
    return Form(
        (Split("boxes", options, min(points, sum(open_boxes.values())), caps=limits, least=1),)
    )


def _evolve_training(world: World, event: SkillsTrained, _entry: Entry) -> World:
    finished_skills = world.person(event.who).finished_skills
    for skill in event.finished:
        finished_skills = finished_skills.set(skill, world.round)
    return world_at_step(
        world.with_person(event.who, finished_skills=finished_skills), event.who, "train"
    )


def _evolve_erasure(world: World, event: SkillsErased, _entry: Entry) -> World:
    finished_skills = world.person(event.who).finished_skills
    for skill in event.unfinished:
        finished_skills = (
            finished_skills.delete(skill) if skill in finished_skills else finished_skills
        )
    return world.with_person(event.who, finished_skills=finished_skills)


def _undo_skills_trained(state: Game, entry: Entry) -> Drafts:
    """Mark the skills of the entry as unfinished again. The kernel reverses the postings."""
    event: SkillsTrained = entry.event
    loss_drafts = draft_loss_after_undo(
        state, event.who, entry.period, skill_points=sum(event.boxes.values())
    )
    return (
        (Draft(SkillsErased(event.who, {}, event.finished)), *loss_drafts)
        if event.finished
        else loss_drafts
    )


def _message_args(event: SkillsTrained | SkillsErased) -> Args:
    finished_skills = event.finished if isinstance(event, SkillsTrained) else event.unfinished
    return {
        "who": f"who:{event.who}",
        "n": sum(event.boxes.values()),
        "skills": [f"asset:{skill}" for skill in event.boxes],
        "full": [f"asset:{skill}" for skill in finished_skills] or "none",
    }


TRAINING: Chapter[World] = Chapter(
    "CUR-SKILL",
    acts=(Act(Train, _train_objections, _draft_chosen_training, _offer_train),),
    events=(
        EventType(SkillsTrained, _evolve_training, _message_args, undo=_undo_skills_trained),
        EventType(SkillsErased, _evolve_erasure, _message_args),
    ),
)
