"""Offers: the acts that a character of mine may do now, as forms."""

from collections.abc import Iterable
from typing import Any

from api.base.background_queue import Turn
from api.base.encode import case_document, form_document, suggestion_document
from api.base.problems import ProblemError, malformed
from api.base.reply import Reply, json_reply
from api.game.game import Game
from api.game.reader import GameReader
from api.game.recordable_acts import recordable_forms
from api.http.command_codec import objection_documents, require_character
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.answers import Offers
from api.models.meta import TEXT_SCHEMA, EndpointDescription, with_description
from ledger.contract.offer import Form, Forms
from ledger.kernel.machine.machine import state_at_time
from ledger.kernel.previewing.later_fields import later_fields
from ledger.kernel.previewing.preview import offers_one_by_one, refusal_for_viewer, state_known_to
from ledger.kernel.previewing.suggestions import best_suggestions
from ledger.kernel.vocabulary.request import Refused
from ledger.record.audience import Viewer
from ledger.record.state import State


@with_description(
    EndpointDescription(
        query={"as": TEXT_SCHEMA, "recorder": TEXT_SCHEMA},
        gives=Offers,
        problems=("malformed", "not-your-card", "unknown-character"),
    )
)
async def offers(context: RequestContext) -> Reply:
    """Return the forms of what one of my characters may do now.

    The best of them are suggested, with the rules to keep in mind.

    With a `recorder` of mine they are the acts that this one may record for somebody else.
    """
    async with context.host.unhurried.turn() as turn:
        return await _offers_reply(context, turn)


async def _offers_reply(context: RequestContext, turn: Turn) -> Reply:
    game, viewer = context.game, context.viewer
    actor = context.query.get("as", "")
    if not actor:
        raise malformed(("as", "say for which of your characters"))
    recorder = context.query.get("recorder", "")
    if (recorder or actor) not in viewer.characters:
        raise ProblemError("not-your-card")
    require_character(game, actor)
    state = state_at_time(game.state, game.now())
    offer_documents, forms = [], {}
    for act, form in _forms_for_reader(game, state, viewer, actor, recorder or actor):
        if form is not None:
            forms[act] = form
            document = offer_document(game, state, viewer, act, form)
            if not recorder:
                await turn.yield_to_urgent_work()
                document |= later_part(game, state, viewer, actor, act, form)
            offer_documents.append(document)
        await turn.yield_to_urgent_work()
    own_forms = {} if recorder else forms
    answer = {
        "as": actor,
        "period": state.kernel.period.seq,
        "offers": offer_documents,
        "suggested": suggestion_documents(game, state, viewer, actor, own_forms),
        "reminders": list(game.machine.rules.phones.reminders(state, actor)),
    }
    return json_reply(answer)


def _forms_for_reader(
    game: Game, state: State[Any], viewer: Viewer, actor: str, recorder: str
) -> Iterable[tuple[str, Form | None]]:
    if recorder == actor:
        return offers_one_by_one(game.machine, state, viewer, actor)
    known_state = state_known_to(game.machine, state, viewer)
    return recordable_forms(game.machine, known_state, actor, recorder).items()


def offer_document(
    game: GameReader, state: State[Any], viewer: Viewer, act_name: str, form: Form
) -> dict[str, object]:
    """Return the form of an act as this viewer may see it."""
    machine = game.machine
    refusal = refusal_for_viewer(machine, state, Refused("refused", form.blocked), viewer)
    act = machine.acts.get(act_name)
    objections = objection_documents(game, refusal.objections, viewer)
    chapter = act.chapter if act else ""
    document = form_document(act_name, chapter, form, objections, game.naming.reference)
    laid_field = {"laid": True} if act and act.consent.laid else {}
    return document | laid_field | ({"sealed": act.sealed} if act and act.sealed else {})


def later_part(
    game: GameReader, state: State[Any], viewer: Viewer, actor: str, act_name: str, form: Form
) -> dict[str, object]:
    """Return the member `later` of a form's document, or no member if no field depends on a choice.

    A trade on the table needs the other person's phone, so its form has no later fields.
    """
    act = game.machine.acts.get(act_name)
    if form.blocked or (act and act.consent.laid):
        return {}
    known_state = state_known_to(game.machine, state, viewer)
    later_cases = later_fields(game.machine, known_state, actor, act_name, form)
    return (
        {"later": [case_document(later_case, game.naming.reference) for later_case in later_cases]}
        if later_cases
        else {}
    )


def suggestion_documents(
    game: GameReader, state: State[Any], viewer: Viewer, actor: str, forms: Forms
) -> list[dict[str, object]]:
    """Return those forms that the game suggests, with the effect of each act."""
    known_state = state_known_to(game.machine, state, viewer)
    return [
        suggestion_document(suggestion, game.messages, game.naming.name)
        for suggestion in best_suggestions(game.machine, known_state, actor, forms)
    ]


ROUTES = (resource("/games/{game}/offers", GET=offers),)
