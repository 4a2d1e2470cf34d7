"""The Fates' edicts: collect again, or (by one reading) collect more."""

from dataclasses import replace

from pydantic import Field

from ledger.contract import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.entry import Entry, Event
from ledger.form import Chosen, Number
from ledger.games.ludi_romani.fata.corrections import renewed
from ledger.games.ludi_romani.rights import spend
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.tributum.claims import DOUBLED, factor, season
from ledger.objection import Args, Objection, Objections
from ledger.offer import Form, Known

HIGHEST_FACTOR = 3


class RepeatTribute(Command):
    """Order that tribute be collected again."""


class MultiplyTribute(Command):
    """Double or triple the rate for this winter."""

    factor: int = Field(ge=2, le=HIGHEST_FACTOR)


class TributeRepeated(Event, stored="ludi_romani/tribute-repeated@1"):
    """Everybody may collect again from every god."""

    by: str
    number: int


class RepetitionRecalled(Event, stored="ludi_romani/repetition-recalled@1"):
    """A repetition was set right: it counts as not ordered."""

    number: int


class TributeMultiplied(Event, stored="ludi_romani/tribute-multiplied@1"):
    """The rate is so many times the printed one until the winter ends."""

    by: str
    factor: int


def _fates(state: Game, actor: str, rule: str) -> Objections:
    """The edicts are the Fates' alone (TRIB-10, TRIB-12, FATA-07)."""
    power = "instauratio" if rule == "TRIB-10" else "multiply_tributum"
    if not has_power(state, actor, power):
        yield Objection(rule, "fates-decree")


def _repeat_objections(state: Game, actor: str, _command: Command) -> Objections:
    """The Fates may order the collection repeated, twice in any one hiems (TRIB-10)."""
    yield from _fates(state, actor, "TRIB-10")
    yield from season(state)
    most = state.world.scenario.limits.instaurationes_per_hiems
    if state.world.instaurationes - len(state.world.recalled) >= most:
        yield Objection("TRIB-10", "repeated-enough", {"n": most})


def _multiply_objections(state: Game, actor: str, command: MultiplyTribute) -> Objections:
    """The Fates double or triple tribute, as printed by repeating it (TRIB-12)."""
    yield from _fates(state, actor, "TRIB-12")
    yield from season(state)
    yield from _by_rate(state)
    if command.factor <= factor(state):
        yield Objection("TRIB-12", "raised-already", {"n": factor(state)})


def _by_rate(state: Game) -> Objections:
    """The rate itself is raised by one reading only (TRIB-12)."""
    if state.switch("tributum.multiplier") != "rate":
        yield Objection("TRIB-12", "repeat-instead", waivable=False)


def _repeat(state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    """Everybody collects once more (TRIB-10, FATA-07)."""
    return (Draft(TributeRepeated(actor, state.world.instaurationes + 1)),)


def _multiply(_state: Game, actor: str, command: MultiplyTribute, _context: ActContext) -> Drafts:
    return (Draft(TributeMultiplied(actor, command.factor)),)


def _repeated(world: World, _event: TributeRepeated, _entry: Entry) -> World:
    """A new round of claims begins (TRIB-10, TRIB-12)."""
    return replace(world, instaurationes=world.instaurationes + 1)


def _recalled(world: World, event: RepetitionRecalled, _entry: Entry) -> World:
    """The round that was collected before it goes on, or a later one that stands (TRIB-10)."""
    recalled = world.recalled | {event.number}
    standing = (n for n in range(1, world.instaurationes + 1) if n not in recalled)
    last = max(standing, default=0)
    return replace(world, instaurationes=last, recalled=frozenset(n for n in recalled if n < last))


def _multiplied(world: World, event: TributeMultiplied, _entry: Entry) -> World:
    """The rate is raised until the season ends (TRIB-12)."""
    return spend(world, f"{DOUBLED}/{event.factor}")


def _undo_repeat(state: Game, entry: Entry) -> Drafts:
    """A repetition of the running hiems counts as not ordered, the later ones stand (FATA-08)."""
    event: TributeRepeated = entry.event
    known = event.number <= state.world.instaurationes and event.number not in state.world.recalled
    running = entry.period == state.period.seq
    return (Draft(RepetitionRecalled(event.number)),) if running and known else ()


def _undo_multiply(state: Game, entry: Entry) -> Drafts:
    return renewed(state, entry, f"{DOUBLED}/{entry.event.factor}")


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


def _numbered(event: TributeRepeated | TributeMultiplied) -> Args:
    n = event.number if isinstance(event, TributeRepeated) else event.factor
    return {"by": f"who:{event.by}", "n": n}


REPEAT = Act(RepeatTribute, _repeat_objections, _repeat, _offer_repeat)
MULTIPLY = Act(MultiplyTribute, _multiply_objections, _multiply, _offer_multiply)
EVENTS = (
    EventType(TributeRepeated, _repeated, _numbered, undo=_undo_repeat),
    EventType(RepetitionRecalled, _recalled, lambda event: {"n": event.number}),
    EventType(TributeMultiplied, _multiplied, _numbered, undo=_undo_multiply),
)
