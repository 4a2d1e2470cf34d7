"""The Fates' edicts: collect again, or (by one reading) collect more."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

from pydantic import Field

from ledger.contract import Act, Args, Command, Draft, EntryType, Form, Known, Means, Objection
from ledger.entry import Body, Entry
from ledger.form import Chosen, Number
from ledger.games.ludi_romani.fata.back import renewed
from ledger.games.ludi_romani.rights import spend
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.tributum.claims import DOUBLED, factor, season

HIGHEST_FACTOR = 3


class RepeatTribute(Command):
    """Order that tribute be collected again."""


class MultiplyTribute(Command):
    """Double or triple the rate for this winter."""

    factor: int = Field(ge=2, le=HIGHEST_FACTOR)


class TributeRepeated(Body, frozen=True):
    """Everybody may collect again from every god."""

    STORED: ClassVar[str] = "ludi_romani/tribute-repeated@1"
    by: str
    number: int


class RepetitionRecalled(Body, frozen=True):
    """A repetition was set right: it counts as not ordered."""

    STORED: ClassVar[str] = "ludi_romani/repetition-recalled@1"
    number: int


class TributeMultiplied(Body, frozen=True):
    """The rate is so many times the printed one until the winter ends."""

    STORED: ClassVar[str] = "ludi_romani/tribute-multiplied@1"
    by: str
    factor: int


def _fates(state: Game, actor: str, rule: str) -> Iterator[Objection]:
    """The edicts are the Fates' alone (TRIB-10, TRIB-12, FATA-07)."""
    power = "instauratio" if rule == "TRIB-10" else "multiply_tributum"
    if not has_power(state, actor, power):
        yield Objection(rule, "fates-decree")


def _repeat_objections(state: Game, actor: str, _command: Command) -> Iterator[Objection]:
    """The Fates may order the collection repeated, twice in any one hiems (TRIB-10)."""
    yield from _fates(state, actor, "TRIB-10")
    yield from season(state)
    most = state.world.scenario.limits.instaurationes_per_hiems
    if state.world.instaurationes - len(state.world.recalled) >= most:
        yield Objection("TRIB-10", "repeated-enough", {"n": most})


def _multiply_objections(state: Game, actor: str, command: MultiplyTribute) -> Iterator[Objection]:
    """The Fates double or triple tribute, as printed by repeating it (TRIB-12)."""
    yield from _fates(state, actor, "TRIB-12")
    yield from season(state)
    yield from _by_rate(state)
    if command.factor <= factor(state):
        yield Objection("TRIB-12", "raised-already", {"n": factor(state)})


def _by_rate(state: Game) -> Iterator[Objection]:
    """The rate itself is raised by one reading only (TRIB-12)."""
    if state.switch("tributum.multiplier") != "rate":
        yield Objection("TRIB-12", "repeat-instead", waivable=False)


def _repeat(state: Game, actor: str, _command: Command, _means: Means) -> tuple[Draft, ...]:
    """Everybody collects once more (TRIB-10, FATA-07)."""
    return (Draft(TributeRepeated(actor, state.world.instaurationes + 1)),)


def _multiply(
    _state: Game, actor: str, command: MultiplyTribute, _means: Means
) -> tuple[Draft, ...]:
    return (Draft(TributeMultiplied(actor, command.factor)),)


def _repeated(world: World, _body: TributeRepeated, _entry: Entry) -> World:
    """A new round of claims begins (TRIB-10, TRIB-12)."""
    return replace(world, instaurationes=world.instaurationes + 1)


def _recalled(world: World, body: RepetitionRecalled, _entry: Entry) -> World:
    """The round that was collected before it goes on, or a later one that stands (TRIB-10)."""
    recalled = world.recalled | {body.number}
    standing = (n for n in range(1, world.instaurationes + 1) if n not in recalled)
    last = max(standing, default=0)
    return replace(world, instaurationes=last, recalled=frozenset(n for n in recalled if n < last))


def _multiplied(world: World, body: TributeMultiplied, _entry: Entry) -> World:
    """The rate is raised until the season ends (TRIB-12)."""
    return spend(world, f"{DOUBLED}/{body.factor}")


def _undo_repeat(state: Game, entry: Entry) -> tuple[Draft, ...]:
    """A repetition of the running hiems counts as not ordered, the later ones stand (FATA-08)."""
    body: TributeRepeated = entry.body
    known = body.number <= state.world.instaurationes and body.number not in state.world.recalled
    running = entry.period == state.period.seq
    return (Draft(RepetitionRecalled(body.number)),) if running and known else ()


def _undo_multiply(state: Game, entry: Entry) -> tuple[Draft, ...]:
    return renewed(state, entry, f"{DOUBLED}/{entry.body.factor}")


def _offer_repeat(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if any(_fates(state, actor, "TRIB-10")):
        return None
    return Form(blocked=tuple(_repeat_objections(state, actor, RepeatTribute())))


def _offer_multiply(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if any(_fates(state, actor, "TRIB-12")) or any(_by_rate(state)):
        return None
    now = factor(state)
    held = tuple(season(state))
    if now == HIGHEST_FACTOR and not held:
        held = (Objection("TRIB-12", "raised-already", {"n": now}),)
    return Form(blocked=held) if held else Form((Number("factor", now + 1, HIGHEST_FACTOR),))


def _numbered(body: TributeRepeated | TributeMultiplied) -> Args:
    n = body.number if isinstance(body, TributeRepeated) else body.factor
    return {"by": f"who:{body.by}", "n": n}


REPEAT: Act[World, Any] = Act(
    "repeat-tribute", RepeatTribute, _repeat_objections, _repeat, _offer_repeat, chapter="TRIB"
)
MULTIPLY: Act[World, Any] = Act(
    "multiply-tribute",
    MultiplyTribute,
    _multiply_objections,
    _multiply,
    _offer_multiply,
    chapter="TRIB",
)
ENTRIES: tuple[EntryType[World, Any], ...] = (
    EntryType(TributeRepeated, _repeated, _numbered, undo=_undo_repeat),
    EntryType(RepetitionRecalled, _recalled, lambda body: {"n": body.number}),
    EntryType(TributeMultiplied, _multiplied, _numbered, undo=_undo_multiply),
)
