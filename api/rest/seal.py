"""The seal: eight words for each period. Viewers who see positions also get heads and proofs."""

from dataclasses import replace

from pydantic import BaseModel, ConfigDict, Field

from api.base.problems import ProblemError, malformed
from api.base.reply import Reply, compress_body, json_reply
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.meta import POSITION_SCHEMA, TEXT_SCHEMA, EndpointDescription, with_description
from api.reading import seal_models as models
from api.reading.moment import Moment, require_positions
from api.reading.reply import tagged_reply
from api.reading.seal import heads_answer, seal_answer
from api.rest.requested_moment import requested_moment
from ledger.seal.cosignatures import Cosigned


@with_description(
    EndpointDescription(
        query={"at": POSITION_SCHEMA, "entry": TEXT_SCHEMA},
        gives=models.Seal,
        tagged=True,
        problems=("malformed", "not-your-card", "not-found", "too-many"),
    )
)
async def seal(context: RequestContext) -> Reply:
    """Return the seal of a game, now or at a position (`at`).

    With an `entry`, the proof that it is under the seal comes with it.
    """
    entry = context.query.get("entry", "")
    return await run_read(
        context, "seal", lambda: tagged_reply(seal_answer(requested_moment(context), entry))
    )


@with_description(
    EndpointDescription(
        query={"at": POSITION_SCHEMA},
        gives=models.Heads,
        tagged=True,
        problems=("not-your-card", "too-many"),
    )
)
async def heads(context: RequestContext) -> Reply:
    """Return every published head of a game that is over.

    With them comes what proves that each goes on from the one before.
    """
    require_positions(context.viewer)
    if "at" in context.query:
        return await run_read(context, "heads", lambda: _cached_heads_reply(context))
    # All phones request these when a game is closed. The heads are made once, so this read is not
    # counted.
    return await context.host.readers.run_function(lambda: _cached_heads_reply(context))


def _cached_heads_reply(context: RequestContext) -> Reply:
    moment = requested_moment(context)
    return context.game.heads_reply(moment.position, lambda: _heads(moment))


def _heads(moment: Moment) -> Reply:
    reply = tagged_reply(heads_answer(moment))
    return replace(reply, gzipped=compress_body(reply.body))


class Kept(BaseModel):
    """A head that this phone kept, and its signature under it."""

    model_config = ConfigDict(extra="forbid", strict=True)

    digest: str = Field(pattern="^[0-9a-f]{64}$")
    """The digest (SHA-256, hex) of the head."""
    signature: str = Field(pattern="^[0-9a-f]{128}$")
    """The phone's signature (Ed25519, hex) over the lines `acta/head/1`, the game's id and the
    digest."""


_SIGNING_PROBLEMS = ("malformed", "not-your-card", "not-found", "too-many")


@with_description(EndpointDescription(body=Kept, gives=models.KeptHead, problems=_SIGNING_PROBLEMS))
async def cosign(context: RequestContext) -> Reply:
    """Keep a phone's signature under one of the newest heads.

    A phone's newest signature counts for all heads before.

    The key is that of the claim. The signatures are shown when the game is over.
    """
    context.host.limiter.command(context.counting_key)
    game, body = context.game, await context.read(Kept)
    keys = {card.key for card in context.session.cards(game)} - {""}
    if not keys:
        raise ProblemError("not-your-card")
    if body.digest not in game.scribe.recent:
        raise ProblemError("not-found")
    cosignatures = (Cosigned(phone_key, body.digest, body.signature) for phone_key in keys)
    valid_signature = next(
        (cosignature for cosignature in cosignatures if cosignature.is_valid(game.id)), None
    )
    if valid_signature is None:
        raise malformed(("signature", "it is not this phone's under this head of this game"))
    await game.writer.write_sides((valid_signature.side_write,))
    return json_reply({"digest": valid_signature.digest})


ROUTES = (
    resource("/games/{game}/seal", GET=seal),
    resource("/games/{game}/heads", GET=heads, POST=cosign),
)
