"""Juppiter in the shape of another god, with that god's powers and his own purse (NUM-01)."""

from collections.abc import Iterator
from dataclasses import replace

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, fold_of
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.bacchants import band
from ledger.games.ludi_romani.bacchants.band import BacchantLiberated
from ledger.games.ludi_romani.proelium import interruption
from ledger.games.ludi_romani.proelium.stages import AFTERMATH_STAGE
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections, about_character
from ledger.record.references import Who


class Imitate(Command):
    """Take the shape of another god, or the actor's own again."""

    god: Who
    """The god whose shape it is; the actor for the own shape."""


class GuiseTaken(Event, stored="ludi_romani/guise-taken@1"):
    """The shape in which a god goes about."""

    who: Who
    god: Who
    """The imitated god; the god itself for the own shape."""

    before: Who


def apparent_god(state: Game, character: str) -> str:
    """Return the god that a character appears as. Without a disguise it is the character."""
    return state.world.powers.guises.get(character, character)


def gods_to_imitate(state: Game, character: str) -> tuple[str, ...]:
    """Return the gods that a god may imitate: all others except Juno and the Fates (NUM-01)."""
    return tuple(
        numen.id
        for numen in state.world.scenario.numina
        if numen.id != character
        and numen.group != "fates"
        and not seats.has_own_power(state, numen.id, "hold_dos")
    )


def _imitate_objections(state: Game, actor: str, command: Imitate) -> Objections:
    yield from must_be_able_to_imitate(state, actor)
    god = about_character(command.god)
    if state.world.person(command.god).mortal:
        yield Objection("NUM-01", "no-god-to-imitate", god, waivable=False)
    elif command.god not in (actor, *gods_to_imitate(state, actor)):
        yield Objection("NUM-01", "never-this-one", god)
    if command.god == apparent_god(state, actor):
        yield Objection("NUM-01", "shaped-so-already", god, waivable=False)
    elif command.god != actor:
        yield _guise_warning(state, actor, command.god)


def must_be_able_to_imitate(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is Juppiter. The Fates may allow it to another god.

    Rules: NUM-01, FATA-09.
    """
    if not seats.has_own_power(state, actor, "mimic"):
        is_god = not state.world.person(actor).mortal
        yield Objection("NUM-01", "juppiter-imitates", waivable=is_god)


def _guise_warning(state: Game, actor: str, god: str) -> Objection:
    """Return the warning for the imitated god and the Fates, who judge the disguise (NUM-01)."""
    message_args = {"who": f"who:{actor}", "god": f"who:{god}"}
    judges = (god, *state.kernel.stewards)
    return Objection("NUM-01", "goes-about-as", message_args, grade="W", judges=judges)


def _draft_imitation(state: Game, actor: str, command: Imitate, _context: ActContext) -> Drafts:
    """Return the drafts by which Juppiter gets that god's powers and keeps his account (NUM-01)."""
    return _draft_shape(state, actor, command.god)


def _draft_shape(state: Game, character: str, god: str) -> Drafts:
    """Return the drafts of a new shape, and of the powers gained and lost (NUM-01)."""
    new_state = replace(state, world=_world_in_shape(state.world, character, god))
    guise_draft = Draft(GuiseTaken(character, god, apparent_god(state, character)))
    return (
        guise_draft,
        *_draft_peace(new_state, character),
        *_draft_freed_bacchants(new_state, character),
    )


def _draft_peace(state: Game, character: str) -> Iterator[Draft]:
    """Yield the drafts that end battles in the region, if the god takes Cybele's shape.

    Rule: PROEL-41.
    """
    place = state.seating.place_of(character)
    if state.switch("cybele.effect") != "ends" or character not in interruption.peacemakers(
        state, place
    ):
        return
    for battle in state.world.pugnae.lasting():
        if battle.place == place and battle.stage != AFTERMATH_STAGE:
            yield from interruption.draft_cut_short(
                state, battle, interruption.PEACE_CAUSE, character
            )


def _draft_freed_bacchants(state: Game, character: str) -> Iterator[Draft]:
    """Yield the drafts that free the bacchants of a god outside the thiasos.

    Rules: BACCH-01, BACCH-08.
    """
    if not band.can_have_bacchants(state, character):
        for bacchant in band.bacchants_of(state, character):
            yield Draft(BacchantLiberated(character, bacchant, "abandoned"))


def _world_in_shape(world: World, character: str, god: str) -> World:
    guises = world.powers.guises
    if god != character:
        guises = guises.set(character, god)
    elif character in guises:
        guises = guises.delete(character)
    return replace(world, powers=replace(world.powers, guises=guises))


def _undo_guise_taken(state: Game, entry: Entry) -> Drafts:
    """Return the drafts of the earlier shape, unless the god has changed shape again (FATA-08)."""
    event: GuiseTaken = entry.event
    if apparent_god(state, event.who) != event.god:
        return ()
    return _draft_shape(state, event.who, event.before)


@open_to(meets_demand(must_be_able_to_imitate))
def _offer_imitate(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    gods = (actor, *gods_to_imitate(state, actor))
    current_god = apparent_god(state, actor)
    return Form((Choice("god", tuple(Option(god) for god in gods if god != current_god)),))


def _guise_taken_args(event: GuiseTaken) -> Args:
    is_self = "yes" if event.who == event.god else "no"
    return {"who": f"who:{event.who}", "god": f"who:{event.god}", "own": is_self}


@fold_of(GuiseTaken, _guise_taken_args, undo=_undo_guise_taken)
def _evolve_shape(world: World, event: GuiseTaken, _entry: Entry) -> World:
    return _world_in_shape(world, event.who, event.god)


IMITATE = Act(Imitate, _imitate_objections, _draft_imitation, _offer_imitate)
