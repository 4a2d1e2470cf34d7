"""DICE: the count of the dice. Disapproval and upkeep follow without a further act."""

from typing import Literal, NamedTuple

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.form import Choice, Number, Option
from ledger.contract.offer import Form, KnownState
from ledger.games.cursus_honorum.dice import dice_in_hand, face_kinds, face_names
from ledger.games.cursus_honorum.dignitas import dignitas_of, upkeep_for_points
from ledger.games.cursus_honorum.disapproval import disapproval_loss, draft_disapproval
from ledger.games.cursus_honorum.offices import office_income
from ledger.games.cursus_honorum.skills import skill_income
from ledger.games.cursus_honorum.state import (
    ATTACK,
    POLITICAL_CAPITAL,
    SKILL_POINTS,
    WEALTH,
    Game,
    Turn,
    World,
)
from ledger.games.cursus_honorum.turns import (
    StepOpened,
    gain_posting,
    must_be_in_turn,
    open_to_players,
    world_at_step,
)
from ledger.games.cursus_honorum.upkeep import UpkeepFacts, draft_upkeep
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections

MAX_DICE = 100


class StopRolling(Command):
    """Stop rolling, and count the dice as they lie."""

    as_pc: int | None = Field(default=None, ge=0, le=MAX_DICE)
    """Number of choice dice that count as political capital. The others count as skill."""
    upkeep: Literal["pay", "refuse"] | None = None
    """The answer to the upkeep, required only under the reading by which a player can refuse it.
    * `pay`: The player pays it.
    * `refuse`: The player does not pay it.
    """


class RollingStopped(Event, stored="cursus_honorum/rolling-stopped@1"):
    """The count of a turn's dice."""

    who: str
    faces: tuple[int, ...]
    """The face of each die, from 1 to 6."""
    as_pc: int
    """Number of choice dice that count as political capital."""
    pc: int
    """Political capital from the dice."""
    income: int
    """Political capital from skills and office."""
    skill_points: int
    """Skill points from the dice."""
    wealth: int
    """Wealth from the dice."""
    attacks: int
    """Number of attack dice."""
    shown: tuple[str, ...] = ()
    """The name of each face on the sheet; empty in entries older than this field."""


class DiceTally(NamedTuple):
    """Number of dice that show each kind of face."""

    disapproval: int
    wealth: int
    skill: int
    political_capital: int
    choice: int
    political_attack: int


def dice_tally(state: Game) -> DiceTally:
    """Return the tally of the dice of the turn."""
    kinds_in_hand = face_kinds(state, (die.face for die in dice_in_hand(state)))
    return DiceTally(*(kinds_in_hand.count(face_kind) for face_kind in DiceTally._fields))


def income_without_dice(state: Game, player: str) -> int:
    """Return the political capital of a turn from skills and office, without dice (CUR-PC-01)."""
    return skill_income(state, player) + office_income(state, player)


def upkeep_due(state: Game, player: str) -> int:
    """Return the upkeep that is due if rolling stops now, in points of political capital.

    The upkeep is that of the level after disapproval (CUR-UPK-01). After the dice are counted, it
    is the upkeep of the present level.
    """
    turn, points = state.world.turn, dignitas_of(state, player)
    if turn and turn.step == "roll":
        points -= disapproval_loss(state, player, dice_tally(state).disapproval).dignitas
    return upkeep_for_points(state, points)


def gains_of_dice(state: Game, player: str, choice_dice_as_capital: int) -> RollingStopped:
    """Return the gains of the turn's dice, by the value of each face on the sheet.

    Faces give wealth (CUR-DICE-05), skill (CUR-DICE-06), capital (CUR-DICE-07), a choice of skill
    or capital (CUR-DICE-08), or attacks (CUR-DICE-09).
    """
    tally, gains = dice_tally(state), state.world.scenario.rolling.gains
    choice_dice_as_skill, faces = (
        tally.choice - choice_dice_as_capital,
        tuple(die.face for die in dice_in_hand(state)),
    )
    return RollingStopped(
        who=player,
        faces=faces,
        as_pc=choice_dice_as_capital,
        pc=tally.political_capital * gains.political_capital
        + choice_dice_as_capital * gains.choice,
        income=income_without_dice(state, player),
        skill_points=tally.skill * gains.skill + choice_dice_as_skill * gains.choice,
        wealth=tally.wealth * gains.wealth,
        attacks=tally.political_attack * gains.political_attack,
        shown=face_kinds(state, faces),
    )


def _stop_rolling_objections(state: Game, actor: str, command: StopRolling) -> Objections:
    objections = tuple(_must_be_counting(state, actor))
    yield from objections
    if not objections:
        yield from _must_say_how_choice_dice_count(state, command.as_pc)
        yield from _must_pay_upkeep(state, command.upkeep)


def _must_be_counting(state: Game, actor: str) -> Objections:
    objections = tuple(must_be_in_turn(state, actor, "roll"))
    yield from objections
    if not objections:
        yield from _must_have_rolled(state)


def _must_have_rolled(state: Game) -> Objections:
    """Refuse to count dice before they are rolled (CUR-DICE-02)."""
    turn = state.world.turn
    if turn is None or not turn.rolls:
        yield Objection("CUR-DICE-02", "roll-first", waivable=False)


def _must_say_how_choice_dice_count(state: Game, choice_dice_as_capital: int | None) -> Objections:
    """Refuse an act that does not divide the choice dice into capital and skill (CUR-DICE-08)."""
    dice_count = dice_tally(state).choice
    if not dice_count and choice_dice_as_capital is not None:
        yield Objection("CUR-DICE-08", "no-choice-dice", waivable=False)
    elif dice_count and (choice_dice_as_capital is None or choice_dice_as_capital > dice_count):
        yield Objection("CUR-DICE-08", "say-how-choice", {"n": dice_count}, waivable=False)


def _must_pay_upkeep(state: Game, upkeep: str | None) -> Objections:
    """Refuse unpaid upkeep, except under the reading that allows it (CUR-UPK-01)."""
    is_voluntary = state.switch("upkeep.voluntary")
    if is_voluntary and upkeep is None:
        yield Objection("CUR-UPK-01", "pay-or-refuse", waivable=False)
    elif upkeep is not None and not is_voluntary:
        yield Objection("CUR-UPK-01", "upkeep-is-due")


def _draft_count(state: Game, actor: str, command: StopRolling, _context: ActContext) -> Drafts:
    """Draft the count of the dice, then disapproval, then upkeep."""
    event = gains_of_dice(state, actor, command.as_pc or 0)
    political_capital = event.pc + event.income  # CUR-PC-01
    postings = (
        *gain_posting(actor, POLITICAL_CAPITAL, political_capital),  # CUR-PC-01
        *gain_posting(actor, SKILL_POINTS, event.skill_points),  # CUR-DICE-06
        *gain_posting(actor, WEALTH, event.wealth),  # CUR-DICE-05
        *gain_posting(actor, ATTACK, event.attacks),  # CUR-DICE-09
    )
    loss = disapproval_loss(state, actor, dice_tally(state).disapproval)
    bill = UpkeepFacts(
        points=dignitas_of(state, actor) - loss.dignitas,  # CUR-UPK-01
        capital=state.books.balance(actor, POLITICAL_CAPITAL) + political_capital,  # CUR-PC-03
        is_refused=command.upkeep == "refuse",  # CUR-UPK-01
    )
    count_draft = Draft(event, postings)
    return (
        count_draft,
        *draft_disapproval(actor, loss),
        *draft_upkeep(state, actor, bill),
    )  # CUR-ROUND-04


@open_to_players
def _offer_stop_rolling(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    objections = tuple(_must_be_counting(state, actor))
    if objections:
        return Form(blocked=objections)
    dice_count = dice_tally(state).choice
    choice_fields = (Number("as_pc", 0, dice_count),) if dice_count else ()
    choice_options = (Option("pay"), Option("refuse"))
    return Form(
        (*choice_fields, Choice("upkeep", choice_options))
        if state.switch("upkeep.voluntary")
        else choice_fields
    )


def _evolve_rolling_stopped(world: World, event: RollingStopped, _entry: Entry) -> World:
    return world_at_step(world, event.who, "advance")


def _undo_rolling_stop(state: Game, entry: Entry) -> Drafts | Objection:
    """Put the dice back in the player's hand, and refuse once the turn is over."""
    turn: Turn | None = state.world.turn
    if turn is None or turn.who != entry.event.who or entry.period != state.period.seq:
        return Objection("CUR-ROUND-04", "turn-over", waivable=False)
    return (Draft(StepOpened(turn.who, "roll")),)


def _rolling_stopped_args(event: RollingStopped) -> Args:
    return {
        "who": f"who:{event.who}",
        "faces": face_names(event.faces, event.shown),
        "pc": event.pc + event.income,
        "points": event.skill_points,
        "wealth": event.wealth,
        "attacks": event.attacks,
    }


COUNTING: Chapter[World] = Chapter(
    "CUR-DICE",
    acts=(Act(StopRolling, _stop_rolling_objections, _draft_count, _offer_stop_rolling),),
    events=(
        EventType(
            RollingStopped, _evolve_rolling_stopped, _rolling_stopped_args, undo=_undo_rolling_stop
        ),
    ),
)
