"""Public names: my own name for a minute, and the owner of a name that I am shown."""

from api.access.public_names import LENGTH_LIMIT, NAME_LIFETIME, PublicName, read_public_name
from api.base.model import Model
from api.base.problems import ProblemError
from api.base.reply import Reply, json_reply
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.meta import TEXT_SCHEMA, EndpointDescription, with_description
from api.rest.calendar import requested_character, require_own_card


class OwnPublicName(Model):
    """A public name of mine, to be shown and not kept."""

    name: str
    """The name."""
    until: int
    """Until when it is good, in milliseconds since 1970."""


class Met(Model):
    """The character who showed a public name."""

    character: str
    """The character."""


@with_description(
    EndpointDescription(
        query={"as": TEXT_SCHEMA},
        gives=OwnPublicName,
        problems=("not-your-card", "malformed", "too-many"),
    )
)
async def own_public_name(context: RequestContext) -> Reply:
    """Return a public name of a character of mine, good for a minute.

    It is to be shown, not kept.
    """
    card, game = require_own_card(context, requested_character(context)), context.game
    public_name = PublicName(card.character, context.host.now() + NAME_LIFETIME)
    return json_reply(
        {"name": public_name.text(game.id, _key(context)), "until": public_name.until}
    )


@with_description(
    EndpointDescription(gives=Met, problems=("not-your-card", "not-found", "too-many"))
)
async def met(context: RequestContext) -> Reply:
    """Return who shows a public name, to those who have a card of the same game.

    Raise the problem not-found for one that is too old, or that this game never gave.
    """
    context.host.limiter.read(context.counting_key, 1)
    game, public_name_text = context.game, context.path_part("shown")
    if not context.viewer.characters:
        raise ProblemError("not-your-card")
    public_name = read_public_name(
        public_name_text[:LENGTH_LIMIT], game.id, _key(context), context.host.now()
    )
    if public_name is None or not game.state.kernel.has_card_for(public_name.character):
        raise ProblemError("not-found")
    return json_reply({"character": public_name.character})


def _key(context: RequestContext) -> bytes:
    return context.game.scribe.keys.public_names_key()


ROUTES = (
    resource("/games/{game}/public-names", GET=own_public_name),
    resource("/games/{game}/public-names/{shown}", GET=met),
)
