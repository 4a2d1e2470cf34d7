"""The dry run of a command. It narrows fields, and shows the result of a complete command."""

from typing import Any

from api.base.encode import field_document, leg_document
from api.base.problems import ProblemError, malformed
from api.base.reply import Reply, json_reply
from api.game.reader import GameReader
from api.http.command_codec import (
    CommandBody,
    objection_documents,
    refusal_problem,
    request_from,
    require_character,
)
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.answers import Attempt
from api.models.meta import EndpointDescription, with_description
from ledger.contract.standing import StandingChange, standing_change_document
from ledger.kernel.previewing.preview import preview, refusal_for_viewer, state_known_to
from ledger.kernel.previewing.previews import Preview
from ledger.kernel.view.visibility import visible_entry
from ledger.record.audience import Viewer
from ledger.record.books import holder

DRY_RUN_ID = "dry"
"""The id of a command that is only tried."""


@with_description(
    EndpointDescription(
        body=CommandBody,
        gives=Attempt,
        problems=(
            "unknown-act",
            "not-your-card",
            "unknown-character",
            "stale-period",
            "not-begun",
            "paused",
            "closed",
            "too-many",
        ),
    )
)
async def attempt(context: RequestContext) -> Reply:
    """Try a command without doing it, and return what would come of it.

    It says nothing of dice and takes no contribution: one that is known early tells the dice.
    """
    context.host.limiter.command(context.counting_key)
    request = request_from(context, await context.read(CommandBody), DRY_RUN_ID, is_dry_run=True)
    if request.contribution or request.signature:
        raise malformed(("contribution", "draw it when the person taps: a dry run has none"))
    game, viewer = context.game, context.viewer
    if request.actor not in viewer.characters and request.recorder not in viewer.characters:
        raise ProblemError("not-your-card")
    require_character(game, request.actor)
    shown_preview = preview(game.machine, game.state, request, viewer, game.now())
    if shown_preview.refusal is not None and shown_preview.refusal.problem != "refused":
        raise refusal_problem(game, viewer, shown_preview.refusal)
    return json_reply(attempt_document(game, viewer, shown_preview))


def attempt_document(game: GameReader, viewer: Viewer, preview: Preview) -> dict[str, Any]:
    """Return the result of a dry run, as far as this viewer may see it."""
    refusal = preview.refusal
    forbidding_objections = (
        refusal_for_viewer(game.machine, game.state, refusal, viewer).objections if refusal else ()
    )
    return {
        "fields": [field_document(field, game.naming.reference) for field in preview.fields],
        "complete": preview.is_complete,
        "objections": objection_documents(game, forbidding_objections, viewer),
        "warnings": objection_documents(game, preview.warnings, viewer),
        "voices": list(preview.voices),
        "legs": _legs(game, viewer, preview),
        "after": _new_balances(game, viewer, preview),
        "becomes": [
            standing_change_document(change) | {"text": _becoming_sentence(game, change)}
            for change in preview.becomes
        ],
    }


def _becoming_sentence(game: GameReader, change: StandingChange) -> str:
    """Return a sentence that says which status a character gets or loses."""
    standing = change.standing
    return game.messages.text(standing.key, standing.args, game.naming.name)


def _legs(game: GameReader, viewer: Viewer, preview: Preview) -> list[dict[str, Any]]:
    types = game.machine.types
    entries = (*preview.entries, *preview.falls_due)
    visible_entries = (
        visible_entry(types[entry.type], entry, viewer, game.text) for entry in entries
    )
    return [
        leg_document(leg) for entry in visible_entries if entry is not None for leg in entry.legs
    ]


def _new_balances(game: GameReader, viewer: Viewer, preview: Preview) -> dict[str, dict[str, int]]:
    """Return the new balances of the affected accounts, as far as the viewer sees them."""
    if preview.state_after is None:
        return {}
    known_state = state_known_to(game.machine, preview.state_after, viewer)
    balances: dict[str, dict[str, int]] = {}
    entries = (*preview.entries, *preview.falls_due)
    for posting in (posting for entry in entries for posting in entry.postings):
        for character in {holder(posting.source), holder(posting.target)}:
            amount = known_state.holding(character, posting.asset)
            if amount is not None and not character.startswith("@"):
                balances.setdefault(character, {})[posting.asset] = amount
    return balances


ROUTES = (resource("/games/{game}/try", POST=attempt),)
