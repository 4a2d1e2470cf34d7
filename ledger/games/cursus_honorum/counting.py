"""DICE: rolling stops, and the dice are counted; disapproval and upkeep follow by themselves."""

from typing import Literal, NamedTuple

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.form import Choice, Number, Option
from ledger.contract.offer import Form, Known
from ledger.games.cursus_honorum.dice import hand, kinds, named
from ledger.games.cursus_honorum.dignitas import points_of, upkeep_of
from ledger.games.cursus_honorum.disapproval import disapproved, suffered
from ledger.games.cursus_honorum.offices import bonus
from ledger.games.cursus_honorum.skills import capital
from ledger.games.cursus_honorum.state import ATTACK, PC, SKILL_POINTS, WEALTH, Game, Turn, World
from ledger.games.cursus_honorum.turns import (
    StepOpened,
    at_step,
    gained,
    must_be_in_turn,
    to_players,
)
from ledger.games.cursus_honorum.upkeep import Bill, settled
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections

MANY = 100


class StopRolling(Command):
    """Take the dice as they lie."""

    as_pc: int | None = Field(default=None, ge=0, le=MANY)
    """Number of choice dice that count as political capital; the others count as skill."""
    upkeep: Literal["pay", "refuse"] | None = None
    """The answer to the upkeep, asked only where it may be refused.

    * `pay`: It is paid.
    * `refuse`: It is not paid.
    """


class RollingStopped(Event, stored="cursus_honorum/rolling-stopped@1"):
    """The dice were counted: what they gave, with what skills and office add to the capital.

    `shown` names what `faces` mean on the sheet; entries from before it was told have none.
    """

    who: str
    faces: tuple[int, ...]
    as_pc: int
    pc: int
    income: int
    skill_points: int
    wealth: int
    attacks: int
    shown: tuple[str, ...] = ()


class Tally(NamedTuple):
    """How many dice show what."""

    disapproval: int
    wealth: int
    skill: int
    political_capital: int
    choice: int
    political_attack: int


def tally(state: Game) -> Tally:
    """The dice of the turn, counted by what they show."""
    shown = kinds(state, (die.face for die in hand(state)))
    return Tally(*(shown.count(kind) for kind in Tally._fields))


def income(state: Game, who: str) -> int:
    """The capital that comes in besides the dice: from skills and office (CUR-PC-01)."""
    return capital(state, who) + bonus(state, who)


def upkeep_ahead(state: Game, who: str) -> int:
    """What will be asked if rolling stops now: for the level that disapproval leaves (CUR-UPK-01).

    Once the dice were counted it is what the level costs.
    """
    turn, points = state.world.turn, points_of(state, who)
    if turn and turn.step == "roll":
        points -= suffered(state, who, tally(state).disapproval).dignitas
    return upkeep_of(state, points)


def counted(state: Game, who: str, as_pc: int) -> RollingStopped:
    """What the dice of a turn give, each face as much as the sheet says.

    Wealth (CUR-DICE-05), skill (CUR-DICE-06), capital (CUR-DICE-07), a choice of the two
    (CUR-DICE-08), attacks (CUR-DICE-09).
    """
    shown, gains = tally(state), state.world.scenario.rolling.gains
    as_skill, faces = shown.choice - as_pc, tuple(die.face for die in hand(state))
    return RollingStopped(
        who=who,
        faces=faces,
        as_pc=as_pc,
        pc=shown.political_capital * gains.political_capital + as_pc * gains.choice,
        income=income(state, who),
        skill_points=shown.skill * gains.skill + as_skill * gains.choice,
        wealth=shown.wealth * gains.wealth,
        attacks=shown.political_attack * gains.political_attack,
        shown=kinds(state, faces),
    )


def _objections(state: Game, actor: str, command: StopRolling) -> Objections:
    closed = tuple(_must_be_counting(state, actor))
    yield from closed
    if not closed:
        yield from _must_say_how_choice_dice_count(state, command.as_pc)
        yield from _must_pay_upkeep(state, command.upkeep)


def _must_be_counting(state: Game, actor: str) -> Objections:
    closed = tuple(must_be_in_turn(state, actor, "roll"))
    yield from closed
    if not closed:
        yield from _must_have_rolled(state)


def _must_have_rolled(state: Game) -> Objections:
    """The dice are rolled before they are counted (CUR-DICE-02)."""
    turn = state.world.turn
    if turn is None or not turn.rolls:
        yield Objection("CUR-DICE-02", "roll-first", waivable=False)


def _must_say_how_choice_dice_count(state: Game, as_pc: int | None) -> Objections:
    """Each choice die counts as political capital or as skill, and one says so (CUR-DICE-08)."""
    dice = tally(state).choice
    if not dice and as_pc is not None:
        yield Objection("CUR-DICE-08", "no-choice-dice", waivable=False)
    elif dice and (as_pc is None or as_pc > dice):
        yield Objection("CUR-DICE-08", "say-how-choice", {"n": dice}, waivable=False)


def _must_pay_upkeep(state: Game, upkeep: str | None) -> Objections:
    """A player who can pay the upkeep pays it; only one reading allows a refusal (CUR-UPK-01)."""
    voluntary = state.switch("upkeep.voluntary")
    if voluntary and upkeep is None:
        yield Objection("CUR-UPK-01", "pay-or-refuse", waivable=False)
    elif upkeep is not None and not voluntary:
        yield Objection("CUR-UPK-01", "upkeep-is-due")


def _effects(state: Game, actor: str, command: StopRolling, _context: ActContext) -> Drafts:
    """The dice are counted, then come disapproval and upkeep, in this order."""
    event = counted(state, actor, command.as_pc or 0)
    capital = event.pc + event.income  # CUR-PC-01
    postings = (
        *gained(actor, PC, capital),  # CUR-PC-01
        *gained(actor, SKILL_POINTS, event.skill_points),  # CUR-DICE-06
        *gained(actor, WEALTH, event.wealth),  # CUR-DICE-05
        *gained(actor, ATTACK, event.attacks),  # CUR-DICE-09
    )
    loss = suffered(state, actor, tally(state).disapproval)
    bill = Bill(
        points=points_of(state, actor) - loss.dignitas,  # CUR-UPK-01
        capital=state.books.balance(actor, PC) + capital,  # CUR-PC-03
        refused=command.upkeep == "refuse",  # CUR-UPK-01
    )
    counting = Draft(event, postings)
    return (counting, *disapproved(actor, loss), *settled(state, actor, bill))  # CUR-ROUND-04


@to_players
def _offer(state: Game, actor: str, _known: Known[World]) -> Form:
    blocked = tuple(_must_be_counting(state, actor))
    if blocked:
        return Form(blocked=blocked)
    dice = tally(state).choice
    taken = (Number("as_pc", 0, dice),) if dice else ()
    ways = (Option("pay"), Option("refuse"))
    return Form((*taken, Choice("upkeep", ways)) if state.switch("upkeep.voluntary") else taken)


def _evolve(world: World, event: RollingStopped, _entry: Entry) -> World:
    return at_step(world, event.who, "advance")


def _undo(state: Game, entry: Entry) -> Drafts | Objection:
    """Put the dice back in hand, as long as the turn is not over."""
    turn: Turn | None = state.world.turn
    if turn is None or turn.who != entry.event.who or entry.period != state.period.seq:
        return Objection("CUR-ROUND-04", "turn-over", waivable=False)
    return (Draft(StepOpened(turn.who, "roll")),)


def _message_args(event: RollingStopped) -> Args:
    return {
        "who": f"who:{event.who}",
        "faces": named(event.faces, event.shown),
        "pc": event.pc + event.income,
        "points": event.skill_points,
        "wealth": event.wealth,
        "attacks": event.attacks,
    }


COUNTING: Chapter[World] = Chapter(
    "CUR-DICE",
    acts=(Act(StopRolling, _objections, _effects, _offer),),
    events=(EventType(RollingStopped, _evolve, _message_args, undo=_undo),),
)
