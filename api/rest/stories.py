"""Stories: one character's evening, period by period."""

from hashlib import sha256

from api.base.encode import encode
from api.base.reply import Reply
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.meta import EndpointDescription, with_description
from api.reading.story import story
from api.reading.story_models import CharacterStory


@with_description(
    EndpointDescription(gives=CharacterStory, tagged=True, problems=("not-found", "too-many"))
)
async def character_story(context: RequestContext) -> Reply:
    """Return what a character did and what was done to them, as far as I may know it."""
    character = context.path_part("character")

    def find_story() -> Reply:
        body = encode(story(context.game, context.viewer, character))
        return Reply(body, etag=sha256(body).hexdigest()[:16])

    return await run_read(context, "story", find_story)


ROUTES = (resource("/games/{game}/stories/{character}", GET=character_story),)
