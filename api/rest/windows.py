"""Windows: my save for an open window."""

from api.base.problems import ProblemError, malformed
from api.base.reply import Reply, json_reply
from api.game.saves import submission_document
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.meta import TEXT_SCHEMA, EndpointDescription, with_description
from api.models.submissions import OwnSubmission


@with_description(
    EndpointDescription(
        query={"as": TEXT_SCHEMA},
        gives=OwnSubmission,
        problems=("malformed", "not-your-card", "not-found", "too-many"),
    )
)
async def own_submission(context: RequestContext) -> Reply:
    """Return what a character of mine has saved for a window.

    Its place under the last seal comes with it.

    Nobody else reads it, stewards included. Once the window is over it is what was opened.
    """
    context.host.limiter.command(context.counting_key)
    game, character = context.game, context.query.get("as", "")
    if not character:
        raise malformed(("as", "say for which of your characters"))
    if character not in context.viewer.characters:
        raise ProblemError("not-your-card")
    document = submission_document(game, context.path_part("window"), character)
    if document is None:
        raise ProblemError("not-found")
    return json_reply(document)


ROUTES = (resource("/games/{game}/windows/{window}/own", GET=own_submission),)
