"""ATT: political attacks. A player has one attack for each die that shows the attack face."""

from collections.abc import Mapping

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.form import Option, Split
from ledger.contract.offer import Form, KnownState
from ledger.games.cursus_honorum.dignitas import (
    dignitas_of,
    number_of_open_boxes,
    too_few_boxes_objection,
)
from ledger.games.cursus_honorum.state import ATTACK, DIGNITAS, SHAME, Game, World
from ledger.games.cursus_honorum.turns import (
    gain_posting,
    loss_posting,
    must_be_in_turn,
    open_to_players,
    world_at_step,
)
from ledger.games.cursus_honorum.unspent_points import draft_loss_after_undo
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections
from ledger.record.references import Who

MAX_DICE = 100


class AttackRivals(Command):
    """Aim attack dice at rivals.

    Dice without a target stay unused. A player who attacks no other player takes a later step of
    the turn instead.
    """

    targets: dict[str, int] = Field(max_length=MAX_DICE)
    """Number of dice aimed at each rival, by the rival's id."""


class Attacked(Event, stored="cursus_honorum/attacked@1"):
    """A player's attack on one rival, with `dice` dice."""

    who: Who
    target: Who
    dice: int
    gained: int
    """Points of dignitas that the attacker gains."""
    lost: int
    """Points of dignitas that the target loses."""
    shame: int
    """Boxes of shame that the target receives."""


def rivals(state: Game, player: str) -> tuple[str, ...]:
    """Return the ids of all other players, in turn order."""
    return tuple(rival for rival in state.world.order if rival != player)


def _attack_rivals_objections(state: Game, actor: str, command: AttackRivals) -> Objections:
    objections = tuple(must_be_in_turn(state, actor, "attack"))
    yield from objections
    if not objections:
        yield from _must_have_attack_dice(state, actor)
        yield from _must_aim_at_somebody(command.targets)
        yield from _must_have_die_for_each_target(state, actor, command.targets)
        yield from _must_aim_at_others(state, actor, command.targets)


def _must_have_attack_dice(state: Game, player: str) -> Objections:
    """Refuse an attack unless a die shows the attack face (CUR-ATT-01)."""
    if not state.books.balance(player, ATTACK):
        yield Objection("CUR-ATT-01", "no-attack-dice", waivable=False)


def _must_aim_at_somebody(targets: Mapping[str, int]) -> Objections:
    """Refuse an attack without a target (CUR-ATT-01). The player takes a later step instead."""
    if not any(targets.values()):
        yield Objection("CUR-ATT-01", "aim-attacks", waivable=False)


def _must_have_die_for_each_target(
    state: Game, player: str, targets: Mapping[str, int]
) -> Objections:
    """Refuse more attacks than attack dice: each die has one target (CUR-ATT-01)."""
    dice_count = state.books.balance(player, ATTACK)
    if sum(targets.values()) > dice_count or any(
        target_dice_count < 0 for target_dice_count in targets.values()
    ):
        yield Objection("CUR-ATT-01", "too-few-attacks", {"n": dice_count}, waivable=False)


def _must_aim_at_others(state: Game, player: str, targets: Mapping[str, int]) -> Objections:
    """Refuse a target that is not another player (CUR-ATT-01)."""
    for target in targets:
        if target not in rivals(state, player):
            yield Objection("CUR-ATT-01", "attack-others", waivable=False)


def _draft_attack_on_each_target(
    state: Game, actor: str, command: AttackRivals, _context: ActContext
) -> Drafts:
    """Draft one attack on each target, with the dice aimed at it (CUR-ATT-01)."""
    drafts: list[Draft] = []
    open_box_count = number_of_open_boxes(state, actor)
    for target in rivals(state, actor):
        dice_count = command.targets.get(target, 0)
        if dice_count:
            event = draft_attack_on_target(state, actor, target, dice_count, open_box_count)
            open_box_count -= event.gained
            drafts.append(_draft_attack(event))
    return tuple(drafts)


def draft_attack_on_target(
    state: Game, player: str, target: str, dice_count: int, open_box_count: int
) -> Attacked:
    """Return the attack of these dice on one target.

    Each die takes a point from the target and gives one to the attacker (CUR-ATT-02). A target
    without a point is shamed, and the attacker gains nothing (CUR-ATT-03). The attacker gains at
    most `open_box_count` points (CUR-ATT-02).
    """
    attack_costs = state.world.scenario.attack
    points = dignitas_of(state, target)
    normal_attack_count = (
        min(dice_count, points // attack_costs.loses) if attack_costs.loses else dice_count
    )
    shaming_attack_count = dice_count - normal_attack_count
    winning_dice_count = (
        dice_count if state.switch("attack.floor_gives_point") else normal_attack_count
    )
    return Attacked(
        who=player,
        target=target,
        dice=dice_count,
        gained=min(winning_dice_count * attack_costs.gains, open_box_count),
        lost=normal_attack_count * attack_costs.loses,
        shame=shaming_attack_count * attack_costs.shame,
    )


def _draft_attack(event: Attacked) -> Draft:
    postings = (
        *loss_posting(event.who, ATTACK, event.dice),
        *gain_posting(event.who, DIGNITAS, event.gained),
        *loss_posting(event.target, DIGNITAS, event.lost),
        *gain_posting(event.target, SHAME, event.shame),
    )
    return Draft(event, postings)


@open_to_players
def _offer_attack_rivals(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    targets = rivals(state, actor)
    objections = tuple(must_be_in_turn(state, actor, "attack")) or tuple(
        _must_have_attack_dice(state, actor)
    )
    if objections or not targets:
        return Form(blocked=objections or (Objection("CUR-ATT-01", "attack-others"),))
    options = tuple(
        Option(rival, "note-dignitas", {"n": dignitas_of(state, rival)}) for rival in targets
    )
    return Form((Split("targets", options, state.books.balance(actor, ATTACK), least=1),))


def _evolve_attacked(world: World, event: Attacked, _entry: Entry) -> World:
    return world_at_step(world, event.who, "attack")


def _undo_attacked(state: Game, entry: Entry) -> Drafts | Objection:
    full_objection = too_few_boxes_objection(state, entry.event.target, entry.event.lost)
    if full_objection is not None:
        return full_objection
    return draft_loss_after_undo(state, entry.event.who, entry.period, attack=entry.event.dice)


ATTACKS: Chapter[World] = Chapter(
    "CUR-ATT",
    acts=(
        Act(
            AttackRivals,
            _attack_rivals_objections,
            _draft_attack_on_each_target,
            _offer_attack_rivals,
            name="attack",
        ),
    ),
    events=(EventType(Attacked, _evolve_attacked, undo=_undo_attacked),),
)
