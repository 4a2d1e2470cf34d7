"""Knocks: a person without a card asks to come into a running game.

Their phone makes a random token and stores it. When a steward lets them in, the token opens their
card. The phone then claims the card like any other card.
"""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from api.access.founding import token_side_write
from api.base.origin import client_network
from api.base.problems import ProblemError, malformed
from api.base.reply import Reply, json_reply
from api.game.game import Game
from api.game.people import person_document
from api.http.command_codec import command_id, refusal_problem
from api.http.endpoint import API_PATH, resource
from api.http.request_context import RequestContext
from api.models.cards import KnockState
from api.models.meta import UUID_SCHEMA, EndpointDescription, with_description
from ledger.kernel.cards.late_entry import KNOCK
from ledger.kernel.vocabulary.card_events import Knocked
from ledger.kernel.vocabulary.person_names import LENGTH_LIMIT
from ledger.kernel.vocabulary.request import HOST_CARD, Accepted, Refused, Request
from ledger.language.legible_text import NameField

SIXTEEN_BYTES = r"^[0-9a-f]{32}$"
"""Pattern of 16 bytes in hex, the length of a card's token."""

CREATED_STATUS = 201


class Knock(BaseModel):
    """Somebody who asks to come in."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: NameField = Field(min_length=1, max_length=LENGTH_LIMIT)
    """Their name."""
    token: str = Field(pattern=SIXTEEN_BYTES)
    """The token that is to open their card: 16 random bytes in hex, shown to nobody else."""


@with_description(
    EndpointDescription(
        headers={"Idempotency-Key": UUID_SCHEMA},
        body=Knock,
        gives=KnockState,
        status=CREATED_STATUS,
        located=True,
        replays=True,
        problems=("refused", "closed", "repeated-otherwise", "too-many"),
    )
)
async def knock(context: RequestContext) -> Reply:
    """Ask to come into a game without a card.

    The token opens my card at once, or as soon as a steward has let me in.
    """
    context.host.limiter.knock(context.address)
    knock_id, body = command_id(context), await context.read(Knock)
    game, identity = context.game, context.host.access.identity
    token_use = await context.host.sessions.find_token(body.token)
    if token_use is not None and token_use.petition != knock_id:
        raise malformed(("token", "make a new one by chance"))
    request = Request(knock_id, HOST_CARD, KNOCK.name, "", 0, {"name": body.name})
    with context.host.waiting_room.place(game, knock_id, client_network(context.address)):
        outcome = await game.writer.answer(
            request, (token_side_write(body.token, "", 0, knock_id),)
        )
    if isinstance(outcome, Refused):
        raise refusal_problem(game, context.viewer, outcome)
    if not isinstance(outcome, Accepted):
        return json_reply(_knock_state(game, knock_id), headers=((b"idempotent-replay", b"true"),))
    identity.add_token(body.token, game.id, "", 0, knock_id)
    location = f"{API_PATH}/games/{game.id}/knocks/{knock_id}".encode()
    return json_reply(
        _knock_state(game, knock_id), CREATED_STATUS, headers=((b"location", location),)
    )


@with_description(EndpointDescription(gives=KnockState, problems=("no-receipt", "too-many")))
async def state_of_knock(context: RequestContext) -> Reply:
    """Return what became of a knock, to whoever knows its id.

    Raise the problem no-receipt.
    """
    context.host.limiter.read(context.counting_key, 1)
    return json_reply(_knock_state(context.game, context.path_part("knock")))


def _knock_state(game: Game, knock_id: str) -> dict[str, Any]:
    kernel_state, log = game.state.kernel, game.state.log
    if knock_id in kernel_state.knocks:
        return {"knock": knock_id, "state": "waiting"}
    card = next((card for card in kernel_state.cards.values() if card.petition == knock_id), None)
    receipt = log.receipts.get(knock_id)
    if receipt is None or not isinstance(log.entries[receipt.first].event, Knocked):
        raise ProblemError("no-receipt")
    if card is None:
        return {"knock": knock_id, "state": "over"}
    game.slices.follow(game.state)
    return {
        "knock": knock_id,
        "state": "admitted",
        "character": person_document(game, card.character),
    }


ROUTES = (
    resource("/games/{game}/knocks", POST=knock),
    resource("/games/{game}/knocks/{knock}", GET=state_of_knock),
)
