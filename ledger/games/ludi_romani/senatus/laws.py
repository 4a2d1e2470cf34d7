"""The five kinds of law, and whom or what each may target (SEN-10, 12, 13, 18, 20, 23, 24)."""

from collections.abc import Callable, Mapping

from ledger.games.ludi_romani import goods, roster, seats
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections, about, met

IMPERIUM = "imperium"
PROSCRIPTIO = "proscriptio"
RESTITUTIO = "restitutio"
CAEDES = "caedes"
CENSUS = "census"
KINDS = (IMPERIUM, PROSCRIPTIO, RESTITUTIO, CAEDES, CENSUS)
"""All that a bill may be (SEN-10)."""

CARRIED_OUT = (IMPERIUM, PROSCRIPTIO, CAEDES)
"""What Mars or a helper carries out; the others hold as soon as they have passed (SEN-11)."""

STRIKES = (*roster.COMMANDERS, "senator")
"""Whom a proscriptio may strike (SEN-13), and who may be given legiones (SEN-12)."""

Target = Callable[[Game, str], Objections]


def must_be_kind_of_law(kind: str) -> Objections:
    """A bill is one of five kinds (SEN-10)."""
    if kind not in KINDS:
        yield Objection("SEN-10", "five-kinds", waivable=False)


def target_must_exist(state: Game, kind: str, target: str) -> Objections:
    """A census targets a region, every other law a character (SEN-10, FATA-12)."""
    yield from (seats.must_be_region if kind == CENSUS else roster.must_be_in_cast)(state, target)


def must_have_command(state: Game, target: str) -> Objections:
    """An imperium takes legiones curiales from an imperator who has some (SEN-12)."""
    person = state.world.person(target)
    if person.role not in roster.COMMANDERS or not person.living:
        yield Objection("SEN-12", "takes-from-imperator", about(target))
    if not state.books.holding(target, goods.CURIALIS):
        yield Objection("SEN-12", "no-curiales-there", about(target))


def must_be_proscribable(state: Game, target: str) -> Objections:
    """The target is an imperator, senator or amazon who is not proscribed yet (SEN-13, REX-11)."""
    yield from must_be_strikable(state, target)
    if "proscribed" in state.world.person(target).statuses:
        yield Objection("SEN-13", "proscribed-already", about(target))


def must_be_strikable(state: Game, target: str) -> Objections:
    """The target may not be dead, a god, rex, virgo or matrona (SEN-13, REX-11)."""
    person = state.world.person(target)
    if person.role not in STRIKES or not person.living:
        yield Objection("SEN-13", "not-proscribable", about(target))
    if person.role == "rex":
        yield Objection("REX-11", "not-proscribable", about(target))


def must_be_proscribed(state: Game, target: str) -> Objections:
    """A restitutio needs a proscribed target (SEN-18)."""
    if "proscribed" not in state.world.person(target).statuses:
        yield Objection("SEN-18", "not-proscribed", about(target))


def must_be_mortal_and_living(state: Game, target: str) -> Objections:
    """A caedes may target any living mortal, women too (SEN-20, ROST-09)."""
    person = state.world.person(target)
    if not (person.mortal and person.living):
        yield Objection("SEN-20", "senate-kills-living-mortals", about(target), waivable=False)


def must_be_provincia(state: Game, target: str) -> Objections:
    """A census is taken only in a provincia, not in Rome or a regnum (SEN-23, SEN-24)."""
    if state.world.scenario.regions[target].kind != "provincia":
        yield Objection("SEN-24", "no-provincia", {"place": f"place:{target}"})


_TARGETS: Mapping[str, Target] = {
    IMPERIUM: must_have_command,
    PROSCRIPTIO: must_be_proscribable,
    RESTITUTIO: must_be_proscribed,
    CAEDES: must_be_mortal_and_living,
    CENSUS: must_be_provincia,
}


def target_must_fit(state: Game, kind: str, target: str) -> Objections:
    """The objections to a bill of this kind about this character or region."""
    return _TARGETS[kind](state, target)


def targets(state: Game, kind: str) -> tuple[str, ...]:
    """Every character or region that a bill of this kind may target now."""
    scenario = state.world.scenario
    if kind == CENSUS:
        named = tuple(scenario.regions)
    else:
        named = tuple(mortal.id for mortal in scenario.mortals)
    return tuple(one for one in named if met(target_must_fit(state, kind, one)))


def must_be_fit_to_command(state: Game, target: str, to: str) -> Objections:
    """The receiver is another imperator or a senator (SEN-12)."""
    person = state.world.person(to)
    if to == target or person.role not in STRIKES or not person.living:
        yield Objection("SEN-12", "gives-to-imperator", about(to))


def must_have_so_many_curiales(state: Game, target: str, quantity: int) -> Objections:
    """An imperium takes at least one and at most all of the target's legiones curiales (SEN-12)."""
    held = state.books.holding(target, goods.CURIALIS)
    if not 1 <= quantity <= held:
        yield Objection("SEN-12", "so-many-curiales", {"n": held}, waivable=False)


def receivers(state: Game, target: str) -> tuple[str, ...]:
    """Everybody who may receive the target's legiones by an imperium."""
    mortals = (mortal.id for mortal in state.world.scenario.mortals)
    return tuple(who for who in mortals if met(must_be_fit_to_command(state, target, who)))
