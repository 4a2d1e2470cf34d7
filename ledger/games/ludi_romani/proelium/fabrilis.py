"""Vulcan's ten-sided die, lent to a fighter (PROEL-43)."""

from ledger.books import lent
from ledger.contract import Act, ActContext, Command, Draft, Drafts, fold_of, named
from ledger.entry import Entry, Event, Posting
from ledger.games.ludi_romani import goods, seats
from ledger.games.ludi_romani.proelium import folds, matters
from ledger.games.ludi_romani.proelium.state import Proelium
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known, choose
from ledger.references import Who, arguments

FABRILIS = "legio_fabrilis"
POWER = "lend_fabrilis"


class LendFabrilis(Command):
    """Lend the ten-sided die to a mortal in a battle."""

    to: Who


class FabrilisLent(Event, stored="ludi_romani/fabrilis-lent@1"):
    """Vulcan lent the ten-sided die to a fighter."""

    proelium: str
    by: Who
    to: Who


def returned(state: Game, holder: str) -> tuple[Posting, ...]:
    """Postings that return the legio fabrilis from its holder to its god (PROEL-43)."""
    return tuple(
        Posting(FABRILIS, lent(holder, god), god, 1)
        for god in seats.gods_with_power(state, POWER)
        if holder and state.books.balance(lent(holder, god), FABRILIS)
    )


def rolls_fabrilis(battle: Proelium, side: int) -> str:
    """The member of a party who rolls Vulcan's die instead of their own, or ""."""
    return battle.fabrilis if battle.fabrilis in battle.sides[side].members else ""


def _must_have_the_die(state: Game, actor: str) -> Objections:
    """Only Vulcan lends the die, in an aestas, while he has it (PROEL-43)."""
    if not seats.has_power(state, actor, POWER):
        yield Objection("PROEL-43", "vulcan-lends")
    if state.period.kind != "aestas":
        yield Objection("PROEL-43", "summer-only")
    if not state.books.balance(actor, FABRILIS):
        yield Objection("PROEL-43", "fabrilis-away", waivable=False)


def _must_be_able_to_borrow(state: Game, to: str) -> Objections:
    """The borrower is a mortal fighter with a legio; once per battle (PROEL-43)."""
    args = {"who": f"who:{to}"}
    if not state.world.person(to).mortal:
        yield Objection("PROEL-43", "mortals-only", args)
    if not goods.legions(state, to):
        yield Objection("PROEL-43", "fabrilis-needs-a-legio", args)
    battle = state.world.pugnae.of(to)
    if battle is None or not battle.fought:
        yield Objection("PROEL-43", "not-in-a-battle", args, waivable=False)
        yield from matters.must_not_be_cut_short(state, to)
    elif battle.fabrilis:
        yield Objection("PROEL-43", "fabrilis-once", args)


def _objections(state: Game, actor: str, command: LendFabrilis) -> Objections:
    yield from _must_have_the_die(state, actor)
    yield from _must_be_able_to_borrow(state, command.to)


def _effects(state: Game, actor: str, command: LendFabrilis, _context: ActContext) -> Drafts:
    """The mortal rolls it instead of the own die until it is beaten (PROEL-43)."""
    event = FabrilisLent(matters.own_battle(state, command.to), actor, command.to)
    return (Draft(event, (Posting(FABRILIS, actor, lent(command.to, actor), 1),)),)


@fold_of(FabrilisLent, arguments("to", who="by"))
def _lent(world: World, event: FabrilisLent, _entry: Entry) -> World:
    """Vulcan's die replaces the mortal's own (PROEL-43)."""
    return folds.changed(world, event.proelium, fabrilis=event.to)


def _offer(state: Game, actor: str, _known: Known[World]) -> Form | None:
    if not seats.has_power(state, actor, POWER) or not any(state.world.pugnae.lasting()):
        return None
    people = (who for battle in state.world.pugnae.lasting() for who in battle.people)
    return choose(
        "to",
        people,
        lambda who: _must_be_able_to_borrow(state, who),
        Objection("PROEL-43", "nobody-to-arm"),
        _must_have_the_die(state, actor),
    )


LEND = Act(
    LendFabrilis,
    _objections,
    _effects,
    _offer,
    voices=named("to"),
    recorders=named("to"),
    matter=matters.borrowers_battle,
)
