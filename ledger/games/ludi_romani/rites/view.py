"""The slices of all rites that are under way."""

from collections.abc import Iterable, Iterator

from ledger.games.ludi_romani.actium.state import TRIUMPH_STAGE
from ledger.games.ludi_romani.rites import deathbed, divorce, thiasos, triumph, underworld, wedding
from ledger.games.ludi_romani.state import Game
from ledger.record.seniority import oldest_first
from ledger.record.state import Petition
from ledger.record.view import Bundle, Slice

RITE_ACTS = (wedding.WEDDING_ACT, divorce.DIVORCE_ACT, *thiasos.THIASOS_ACTS)
"""The rites that begin with a petition."""


def rite_bundles(state: Game) -> Iterator[Bundle]:
    """Yield the slices of each rite, requested or under way."""
    kernel_state, world = state.kernel, state.world
    yield _requested_rites(state)
    is_dos_owed = bool(world.bonds.debts) or any(
        duty.kind == divorce.INSOLVENCY_DUTY for duty in kernel_state.duties.values()
    )
    debts = (
        world.bonds.debts,
        kernel_state.duties,
        kernel_state.switches,
        _accounts_shown(state, has_thiasos=is_dos_owed),
    )
    yield Bundle("debts", debts, lambda: _owed_dos_slices(state))
    death_sources = (world.mors, world.people, world.bonds, world.powers)
    books = _accounts_shown(state, has_thiasos=_is_anybody_dying(state))
    yield Bundle(
        "deaths", (*death_sources, books, kernel_state.switches), lambda: _death_slices(state)
    )
    yield from _thiasos_bundles(state)
    triumph_sources = (world.actium, world.people, world.powers, kernel_state.stewards)
    yield Bundle("triumph", triumph_sources, lambda: _triumph_slices(state))


def _requested_rites(state: Game) -> Bundle:
    """Return the slices of the requested rites. No other petition is part of their source."""
    kernel_state, world = state.kernel, state.world
    petitions = [
        petition for petition in kernel_state.petitions.values() if petition.type in RITE_ACTS
    ]
    sources = (world.people, state.seating.seats, world.mors, world.pestis)
    rite_sources = (world.bonds, state.books.accounts, *sources) if petitions else ()
    return Bundle(
        "rites",
        (kernel_state.switches, *rite_sources, *petitions),
        lambda: _requested_slices(state, petitions),
    )


def _thiasos_bundles(state: Game) -> Iterator[Bundle]:
    """Yield the rescues that are possible, and the bands of gods (BACCH-02, BACCH-06)."""
    world, seating = state.world, state.seating
    gods = sorted({person.god for person in world.people.values() if person.god})
    has_thiasos = bool(gods or world.mors.sentences)
    sources = (world.people, world.mors, world.powers, world.bonds) if has_thiasos else ()
    seats = (seating.seats, seating.places, world.pestis) if has_thiasos else ()
    slice_sources = (
        *sources,
        *seats,
        state.kernel.switches,
        _accounts_shown(state, has_thiasos=has_thiasos),
    )
    yield Bundle("thiasos", slice_sources, lambda: _rescue_slices(state, gods))


def _rescue_slices(state: Game, gods: list[str]) -> Iterator[tuple[str, Slice]]:
    if thiasos.cast_has_god_of_thiasos(state):
        for character, sentence in sorted(state.world.mors.sentences.items()):
            yield f"rite/thiasos-{character}", thiasos.possible_rescue_slice(state, sentence)
    for god in gods:
        yield f"rite/band-{god}", thiasos.band_slice(state, god)


def _accounts_shown(state: Game, *, has_thiasos: bool) -> object:
    """Return the accounts whose sums a rite shows; only their transfers change the slice."""
    return state.books.accounts if has_thiasos else None


def _is_anybody_dying(state: Game) -> bool:
    mors = state.world.mors
    umbrae = (person for person in state.world.people.values() if "umbra" in person.statuses)
    return bool(mors.sentences or mors.estates) or any(umbrae)


def _requested_slices(state: Game, petitions: Iterable[Petition]) -> Iterator[tuple[str, Slice]]:
    for petition in petitions:
        petition_id = petition.id
        if petition.type == wedding.WEDDING_ACT and wedding.is_wedding_possible(state, petition):
            yield f"rite/{petition_id}", wedding.wedding_slice(state, petition)
        elif petition.type == divorce.DIVORCE_ACT and divorce.is_divorce_possible(state, petition):
            yield f"rite/{petition_id}", divorce.divorce_slice(state, petition)
        elif petition.type in thiasos.THIASOS_ACTS and thiasos.is_rescue_possible(state, petition):
            yield f"rite/{petition_id}", thiasos.rescue_slice(state, petition)


def _owed_dos_slices(state: Game) -> Iterator[tuple[str, Slice]]:
    for wife, debt in sorted(state.world.bonds.debts.items()):
        yield f"rite/divorce-{wife}", divorce.granted_divorce_slice(state, debt)
        yield f"repayment/{wife}", divorce.repayment_slice(state, debt)
    for duty in oldest_first(state.kernel.duties):
        if duty.kind == divorce.INSOLVENCY_DUTY:
            yield f"rite/{duty.id.replace('/', '-')}", divorce.judgement_slice(state, duty)


def _death_slices(state: Game) -> Iterator[tuple[str, Slice]]:
    mors = state.world.mors
    for character, sentence in sorted(mors.sentences.items()):
        yield f"rite/death-{character}", deathbed.sentence_slice(state, sentence)
    for deceased, estate in sorted(mors.estates.items()):
        yield f"rite/estate-{deceased}", deathbed.estate_slice(state, estate)
    people = state.world.people.items()
    for character in sorted(
        character for character, person in people if "umbra" in person.statuses
    ):
        yield f"rite/shade-{character}", underworld.shade_slice(state, character)


def _triumph_slices(state: Game) -> Iterator[tuple[str, Slice]]:
    if state.world.actium.stage == TRIUMPH_STAGE:
        yield "rite/triumph", triumph.triumph_slice(state)
