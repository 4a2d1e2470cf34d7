"""The victors' decisions on Rome and everybody else, and the end of the evening."""

from dataclasses import replace
from typing import Annotated, Literal

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, fold_of
from ledger.contract.form import Choice, Option, Text, choice
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import places, seats
from ledger.games.ludi_romani.actium import stages
from ledger.games.ludi_romani.actium.state import TRIUMPH_STAGE, Actium, Decree
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.victory import triumph
from ledger.kernel.vocabulary.objections import stewards_argument
from ledger.language.free_text import FreeText, TextLimits
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections
from ledger.record.references import Place, Who, arguments_of
from ledger.record.result import Result, won_by

ORDERS_OF_STATE = ("republic", "empire", "federation", "commune", "other")
"""The forms of state that the victors may choose for Rome. A text describes `other` (VICT-04)."""

FATE_NAMES = ("enslave", "execute", "spare", "grant", "deify", "found_cult", "ban_cult")
"""The fates that the victors may decide for other characters (VICT-05)."""

GRANT_FATE = "grant"


class OrganiseState(Command):
    """Declare the new order of Rome."""

    order: Literal["republic", "empire", "federation", "commune", "other"]
    """The new order of Rome.

    * `republic`: A republic.
    * `empire`: An empire.
    * `federation`: A federation.
    * `commune`: A commune.
    * `other`: An order that the text describes.
    """
    words: Annotated[FreeText, TextLimits(triumph.HIGHEST_TEXT_LENGTH, 1)]
    """The order, in free text."""


class DecideFate(Command):
    """Decide a character's fate."""

    fate: Literal["enslave", "execute", "spare", "grant", "deify", "found_cult", "ban_cult"]
    """Their fate.

    * `enslave`: They are enslaved.
    * `execute`: They are put to death.
    * `spare`: They are spared.
    * `grant`: They are granted a region.
    * `deify`: They become a god.
    * `found_cult`: Their cult is founded.
    * `ban_cult`: Their cult is banned.
    """
    about: Who
    """The character or god."""
    place: Place | None = None
    """The region that is granted; left out otherwise."""
    words: Annotated[FreeText, TextLimits(triumph.HIGHEST_TEXT_LENGTH)] = FreeText()
    """The sentence, in free text; empty for none."""


class EndEvening(Command):
    """End the evening without a victor, or without the victors' remaining decisions."""

    reason: Annotated[FreeText, TextLimits(triumph.HIGHEST_TEXT_LENGTH, 1)]
    """The reason, in free text."""


class StateOrganised(Event, stored="ludi_romani/state-organised@1"):
    """The victors' declaration of the new order of Rome."""

    by: Who
    order: str
    reason: str = ""
    """The digest of the text."""


class StateUndone(Event, stored="ludi_romani/state-undone@1"):
    """A declaration about Rome that no longer counts."""

    by: Who


class FateDecided(Event, stored="ludi_romani/fate-decided@1"):
    """A fate that the victors decided."""

    decree: str
    """The id of the act."""

    by: Who
    fate: str
    about: Who
    place: Place = ""
    reason: str = ""
    """The digest of the text."""


class FateUndone(Event, stored="ludi_romani/fate-undone@1"):
    """A decision of the victors that no longer counts."""

    decree: str
    about: Who


class EveningEnded(Event, stored="ludi_romani/evening-ended@1"):
    """The end of the evening by the Fates."""

    by: Who
    reason: str = ""
    """The digest of the text."""


def is_finished(state: Game) -> bool:
    """Return whether the evening is decided.

    The evening is decided if the victor has the crown and Rome has its order, or if the Fates ended
    it. Rule: VICT-04.
    """
    actium = state.world.actium
    return actium.is_evening_over or bool(actium.title and actium.order)


def result(state: Game) -> Result:
    """Return the victors of Actium, who have won together. There is no second place (VICT-04).

    No character has won if the Fates ended the evening before the battle was won.
    """
    return won_by(triumph.victors(state))


def _organise_objections(state: Game, actor: str, _command: OrganiseState) -> Objections:
    """Raise an objection unless the crowned leader declares the order for the first time.

    Rule: VICT-04.
    """
    yield from triumph.must_lead_victors(state, actor, "VICT-04")
    actium = state.world.actium
    if actium.victor and not actium.title:
        yield Objection("VICT-03", "crown-first", waivable=False)
    if actium.order:
        yield Objection("VICT-04", "organised-already", waivable=False)


def _draft_order_of_rome(
    _state: Game, actor: str, command: OrganiseState, context: ActContext
) -> Drafts:
    return (Draft(StateOrganised(actor, command.order, context.store_words(command.words))),)


@fold_of(StateUndone)
@stages.fold_of_actium
def _evolve_state_undone(actium: Actium, _event: StateUndone, _entry: Entry) -> Actium:
    return replace(actium, order="")


def _undo_order_of_rome(_state: Game, entry: Entry) -> Drafts:
    """Return the draft by which the victors may declare the order of Rome again (FATA-08)."""
    return (Draft(StateUndone(entry.event.by)),)


@fold_of(StateOrganised, arguments_of("by", "order"), undo=_undo_order_of_rome)
@stages.fold_of_actium
def _evolve_organised(actium: Actium, event: StateOrganised, _entry: Entry) -> Actium:
    return replace(actium, order=event.order)


def possible_subjects(state: Game, fate: str) -> tuple[str, ...]:
    """Return the characters that this decision (`fate`) may be about (VICT-05, IMAGO-14).

    The victors enslave, kill or spare living characters outside their party. The victors grant
    regions to the living, and may deify a ghost. Cults can be founded or banned for gods, and for
    ghosts that were deified.
    """
    people = [state.world.people[character] for character in sorted(state.world.people)]
    living_mortals = tuple(person.id for person in people if person.mortal and person.living)
    divine_characters = {
        decree.subject for decree in state.world.actium.victors_decrees if decree.fate == "deify"
    }
    match fate:
        case "grant":
            return living_mortals
        case "deify":
            ghosts = (person.id for person in people if "imago" in person.statuses)
            return tuple(ghost for ghost in ghosts if ghost not in divine_characters)
        case "found_cult" | "ban_cult":
            return tuple(
                person.id
                for person in people
                if not person.mortal or person.id in divine_characters
            )
    return tuple(
        character for character in living_mortals if character not in triumph.victors(state)
    )


def _fate_objections(state: Game, actor: str, command: DecideFate) -> Objections:
    yield from triumph.must_lead_victors(state, actor, "VICT-05")
    if command.about not in possible_subjects(state, command.fate):
        yield Objection("VICT-05", "not-for-such", {"who": f"who:{command.about}"})
    yield from place_must_fit(state, command)


def place_must_fit(state: Game, command: DecideFate) -> Objections:
    """Raise an objection unless a grant, and only a grant, names a region (VICT-05)."""
    if command.fate == GRANT_FATE:
        yield from seats.must_be_region(state, command.place or "")
    elif command.place is not None:
        yield Objection("VICT-05", "no-region-here", waivable=False)


def _draft_fate(_state: Game, actor: str, command: DecideFate, context: ActContext) -> Drafts:
    """Return the draft that records the fate, without another effect (VICT-05)."""
    event = FateDecided(
        context.act,
        actor,
        command.fate,
        command.about,
        command.place or "",
        context.store_words(command.words),
    )
    return (Draft(event),)


@fold_of(FateUndone, arguments_of(who="about"))
@stages.fold_of_actium
def _evolve_fate_undone(actium: Actium, event: FateUndone, _entry: Entry) -> Actium:
    decrees = tuple(decree for decree in actium.decrees if decree.id != event.decree)
    return replace(actium, decrees=decrees)


def _undo_fate(_state: Game, entry: Entry) -> Drafts:
    """Return the draft by which the decision no longer counts (FATA-08)."""
    return (Draft(FateUndone(entry.event.decree, entry.event.about)),)


@fold_of(FateDecided, arguments_of("by", "fate", "place", who="about"), undo=_undo_fate)
@stages.fold_of_actium
def _evolve_fate(actium: Actium, event: FateDecided, _entry: Entry) -> Actium:
    victor = actium.victor
    decree = Decree(event.decree, victor, event.fate, event.about, event.place)
    decrees = (*actium.decrees, decree)
    return replace(actium, decrees=decrees)


def _evening_end_objections(state: Game, actor: str, _command: EndEvening) -> Objections:
    """Raise an objection unless the Fates end an unfinished evening at Actium.

    Rules: VICT-04, FATA-01.
    """
    if actor not in state.kernel.stewards:
        yield Objection("FATA-01", "stewards-only", stewards_argument(state), waivable=False)
    if state.period.kind != "actium":
        yield Objection("CAL-12", "not-yet-actium", waivable=False)
    if is_finished(state):
        yield Objection("VICT-04", "over-already", waivable=False)


def _draft_end(_state: Game, actor: str, command: EndEvening, context: ActContext) -> Drafts:
    return (Draft(EveningEnded(actor, context.store_words(command.reason))),)


@fold_of(EveningEnded, arguments_of("by"))
@stages.fold_of_actium
def _evolve_evening_ended(actium: Actium, _event: EveningEnded, _entry: Entry) -> Actium:
    return replace(actium, is_evening_over=True)


def _offer_organise(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    actium = state.world.actium
    is_ready = actium.stage == TRIUMPH_STAGE and actium.title and not actium.order
    if not is_ready or actor != actium.victor:
        return None
    return Form((choice("order", ORDERS_OF_STATE), Text("words", triumph.HIGHEST_TEXT_LENGTH, 1)))


def _offer_fate(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    actium = state.world.actium
    if actium.stage != TRIUMPH_STAGE or actor != actium.victor:
        return None
    fate_field = choice("fate", [fate for fate in FATE_NAMES if possible_subjects(state, fate)])
    words_field = Text("words", triumph.HIGHEST_TEXT_LENGTH)
    fate = str(known_state.chosen.get("fate"))
    if fate not in (option.value for option in fate_field.options):
        return Form(
            (fate_field, *places.awaiting_fields("about", prerequisites=("fate",)), words_field)
        )
    subject_choice = Choice("about", tuple(map(Option, possible_subjects(state, fate))))
    place_fields = (
        (choice("place", tuple(state.world.scenario.regions)),) if fate == GRANT_FATE else ()
    )
    return Form((fate_field, subject_choice, *place_fields, words_field))


def _offer_evening_end(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    can_close = state.period.kind == "actium" and actor in state.kernel.stewards
    return (
        Form((Text("reason", triumph.HIGHEST_TEXT_LENGTH, 1),))
        if can_close and not is_finished(state)
        else None
    )


ORGANISE_STATE = Act(OrganiseState, _organise_objections, _draft_order_of_rome, _offer_organise)
DECIDE_FATE = Act(DecideFate, _fate_objections, _draft_fate, _offer_fate)
END_EVENING = Act(EndEvening, _evening_end_objections, _draft_end, _offer_evening_end)
