"""The documents of forms and suggestions, as one viewer may read them."""

from typing import Any

from api.base.encode import form_document, suggestion_document
from api.game.naming import GameWords
from api.http.command_codec import objection_documents
from ledger.contract.offer import Form, Forms
from ledger.kernel.previewing.preview import refusal_for_viewer, state_known_to
from ledger.kernel.previewing.suggested import best_suggestions
from ledger.kernel.vocabulary.request import Refused
from ledger.record.audience import Viewer
from ledger.record.state import State


def offer_document(
    game: GameWords, state: State[Any], viewer: Viewer, name: str, form: Form
) -> dict[str, object]:
    """Return the form of an act as this viewer may see it."""
    machine = game.machine
    refused = refusal_for_viewer(machine, state, Refused("refused", form.blocked), viewer)
    act = machine.acts.get(name)
    blocked = objection_documents(game, refused.objections, viewer)
    chapter = act.chapter if act else ""
    document = form_document(name, chapter, form, blocked, game.naming.reference)
    laid = {"laid": True} if act and act.consent.laid else {}
    return document | laid | ({"sealed": act.sealed} if act and act.sealed else {})


def suggestion_documents(
    game: GameWords, state: State[Any], viewer: Viewer, actor: str, forms: Forms
) -> list[dict[str, object]]:
    """Return those forms that the game suggests, with the effect of each act."""
    known = state_known_to(game.machine, state, viewer)
    return [
        suggestion_document(one, game.messages, game.naming.name)
        for one in best_suggestions(game.machine, known, actor, forms)
    ]
