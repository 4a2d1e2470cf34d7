"""Acts of guests at an inn with knucklebones and beans; see `tests.toy.tali`."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.form import Dice, Number, admits, choice
from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.kernel.vocabulary.table_dice import TableDice
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection
from ledger.record.state import State

GUESTS = ("flavus", "niger", "rufus", "varus")
ENOUGH = 30
PILE = "@pile"
DICE = Dice("dice", 2, 6)


@dataclass(frozen=True, slots=True)
class InnWorld:
    """The players, whose turn it is, whether they have drunk, and the winner."""

    guests: tuple[str, ...]
    turn: int = 0
    drank: bool = False
    winner: str = ""

    @property
    def who(self) -> str:
        return self.guests[self.turn]


Table = State[InnWorld]


class ThrowTali(Command):
    """Throw both dice; physical dice are typed in."""

    dice: list[int] | None = Field(default=None, max_length=2)


class Pass(Command):
    """Let the next player throw."""


class Drink(Command):
    """Drink with another player who agrees; each pays the inn a bean."""

    with_: str = Field(alias="with", max_length=64)


class Grant(Command):
    """Grant beans that were forgotten; only the host may."""

    to: str = Field(max_length=64)
    beans: int = Field(ge=1, le=ENOUGH)


class TaliThrown(Event, stored="tali/thrown@1"):
    who: str
    dice: tuple[int, ...]


class TurnPassed(Event, stored="tali/passed@1"):
    who: str


class Drunk(Event, stored="tali/drunk@1"):
    who: str
    to: str


class Granted(Event, stored="tali/granted@1"):
    to: str


class TaliEnded(Event, stored="tali/ended@1"):
    winner: str


def _must_be_on_turn(state: Table, actor: str) -> Iterator[Objection]:
    if state.world.winner:
        yield Objection("TAL-07", "tali-over", waivable=False)
    elif actor != state.world.who:
        yield Objection("TAL-01", "not-your-turn", waivable=False)


def _throw_objections(state: Table, actor: str, command: ThrowTali) -> Iterator[Objection]:
    yield from _must_be_on_turn(state, actor)
    if state.kernel.dice == "server" and command.dice is not None:
        yield Objection("TAL-05", "dice-are-the-servers", waivable=False)
    if state.kernel.dice == "table" and not admits(DICE, command.dice):
        yield Objection("TAL-05", "dice-missing", waivable=False)


def _draft_throw(
    state: Table, actor: str, command: ThrowTali, context: ActContext
) -> tuple[Draft, ...]:
    if command.dice is not None:
        context = TableDice(context, command.dice, actor)
    name = f"round-{state.period.seq}/{actor}"
    rolls = tuple(context.roll(f"{name}/die-{number}", 6) for number in (1, 2))
    faces = tuple(roll.value for roll in rolls)
    beans = state.books.balance(actor, "bean")
    dog = state.switch("tali.dog") is True and faces == (1, 1)
    lost = (Posting("bean", actor, PILE, beans),) if beans else ()
    won = (Posting("bean", PILE, actor, sum(faces)),)
    thrown = Draft(TaliThrown(actor, faces), lost if dog else won, rolls=rolls)
    if not dog and beans + sum(faces) >= ENOUGH:
        return (thrown, Draft(TaliEnded(actor)))
    return (thrown, *_draft_next_round(state))


def _draft_next_round(state: Table) -> tuple[Draft, ...]:
    if state.world.turn + 1 < len(state.world.guests):
        return ()
    return (Draft(PeriodOpened(state.period.seq + 1, "round", "season-round", None, 0)),)


def _offer_throw(state: Table, actor: str, _known: KnownState[InnWorld]) -> Form | None:
    if actor not in state.world.guests:
        return None
    fields = (DICE,) if state.kernel.dice == "table" else ()
    return Form(fields, tuple(_must_be_on_turn(state, actor)))


def _pass_objections(state: Table, actor: str, _command: Pass) -> Iterator[Objection]:
    yield from _must_be_on_turn(state, actor)


def _draft_pass(
    state: Table, actor: str, _command: Pass, _context: ActContext
) -> tuple[Draft, ...]:
    return (Draft(TurnPassed(actor)), *_draft_next_round(state))


def _offer_pass(state: Table, actor: str, _known: KnownState[InnWorld]) -> Form | None:
    if actor not in state.world.guests:
        return None
    return Form(blocked=tuple(_must_be_on_turn(state, actor)))


def _possible_drinkers(state: Table, actor: str) -> list[str]:
    with_beans = (who for who in state.world.guests if state.books.balance(who, "bean"))
    return [who for who in with_beans if who != actor]


def _drink_objections(state: Table, actor: str, command: Drink) -> Iterator[Objection]:
    yield from _must_be_on_turn(state, actor)
    dry = not state.books.balance(actor, "bean") or command.with_ not in _possible_drinkers(
        state, actor
    )
    if dry or state.world.drank:
        yield Objection("TAL-04", "no-drink", waivable=False)


def _draft_drink(
    _state: Table, actor: str, command: Drink, _context: ActContext
) -> tuple[Draft, ...]:
    beans = tuple(Posting("bean", who, PILE, 1) for who in (actor, command.with_))
    return (Draft(Drunk(actor, command.with_), beans),)


def _offer_drink(state: Table, actor: str, _known: KnownState[InnWorld]) -> Form | None:
    drinkers = _possible_drinkers(state, actor) if state.books.balance(actor, "bean") else []
    if actor != state.world.who or state.world.drank or state.world.winner or not drinkers:
        return None
    return Form((choice("with", drinkers),))


def _grant_objections(state: Table, actor: str, command: Grant) -> Iterator[Objection]:
    if actor not in state.kernel.stewards:
        yield Objection("TAL-06", "host-only", waivable=False)
    if command.to not in state.world.guests:
        yield Objection("TAL-06", "no-such-guest", waivable=False)


def _draft_grant(
    _state: Table, _actor: str, command: Grant, _context: ActContext
) -> tuple[Draft, ...]:
    return (Draft(Granted(command.to), (Posting("bean", PILE, command.to, command.beans),)),)


def _offer_grant(state: Table, actor: str, _known: KnownState[InnWorld]) -> Form | None:
    if actor not in state.kernel.stewards:
        return None
    return Form((choice("to", state.world.guests), Number("beans", 1, ENOUGH, unit="bean")))


def _evolve_next_turn(inn: InnWorld, _event: Any, _entry: Entry) -> InnWorld:
    return replace(inn, turn=(inn.turn + 1) % len(inn.guests), drank=False)


def _evolve_drink(inn: InnWorld, _event: Drunk, _entry: Entry) -> InnWorld:
    return replace(inn, drank=True)


def _evolve_winner(inn: InnWorld, event: TaliEnded, _entry: Entry) -> InnWorld:
    return replace(inn, winner=event.winner)


def _keep_inn_unchanged(inn: InnWorld, _event: Any, _entry: Entry) -> InnWorld:
    return inn


EVENING: Chapter[InnWorld] = Chapter(
    "TALI",
    acts=(
        Act(ThrowTali, _throw_objections, _draft_throw, _offer_throw),
        Act(Pass, _pass_objections, _draft_pass, _offer_pass),
        Act(
            Drink,
            _drink_objections,
            _draft_drink,
            _offer_drink,
            consent=Consent(voices=lambda _state, _actor, command: (command.with_,)),
        ),
        Act(Grant, _grant_objections, _draft_grant, _offer_grant),
    ),
    events=(
        EventType(
            TaliThrown, _evolve_next_turn, lambda b: {"who": f"who:{b.who}", "n": sum(b.dice)}
        ),
        EventType(TurnPassed, _evolve_next_turn, lambda b: {"who": f"who:{b.who}"}),
        EventType(Drunk, _evolve_drink, lambda b: {"who": f"who:{b.who}", "taker": f"who:{b.to}"}),
        EventType(
            Granted, _keep_inn_unchanged, lambda b: {"taker": f"who:{b.to}"}, undo="postings"
        ),
        EventType(TaliEnded, _evolve_winner, lambda b: {"who": f"who:{b.winner}"}),
    ),
)
