"""The closing of a game by the organiser of a server."""

from pydantic import BaseModel, ConfigDict, Field

from api.base.problems import ProblemError
from api.base.reply import Reply, json_reply
from api.game.game import Game
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.cards import GameClosing
from api.models.meta import EndpointDescription, with_description
from api.organising.server_act import do_act_of_server
from ledger.kernel.order.closing import MINUTES_MAXIMUM, MINUTES_MINIMUM
from ledger.kernel.vocabulary.stewards import is_closing_of_house


class Closing(BaseModel):
    """The terms of a closing."""

    model_config = ConfigDict(extra="forbid", strict=True)

    minutes: int = Field(default=MINUTES_MINIMUM, ge=MINUTES_MINIMUM, le=MINUTES_MAXIMUM)
    """Minutes for which the players still play on."""


@with_description(
    EndpointDescription(
        body=Closing,
        gives=GameClosing,
        problems=("unauthorized", "not-found", "refused", "closed"),
    )
)
async def close_game(context: RequestContext) -> Reply:
    """Begin the closing of a game: after the minutes of notice its ledger is open to everybody.

    That takes an organiser's session or the host's own token. The players read on their phones when
    the game closes. A paused game goes on for these minutes. This closing replaces one that the
    players announced, and they cannot cancel it. An evening can be closed in this way only
    before play begins, after its end, or in a pause while no phone with a steward's card listens.
    Otherwise the problem is not-found: its stewards close it.
    """
    context.require_organiser()
    game = context.game
    if not may_organiser_close(game):
        raise ProblemError("not-found")
    body = await context.read(Closing)
    if game.state.kernel.waiting:
        await do_act_of_server(context, "begin-play")
    if game.state.kernel.status == "paused":
        await do_act_of_server(context, "resume")
    if game.state.kernel.closing_by and not is_closing_of_house(game.state):
        await do_act_of_server(context, "cancel-closing")
    if not game.state.kernel.closing_by:
        await do_act_of_server(context, "announce-closing", minutes=body.minutes)
    if not game.state.kernel.closes_at:
        await do_act_of_server(context, "confirm-closing")
    return json_reply({"game": game.id, "closes_at": game.state.kernel.closes_at})


def may_organiser_close(game: Game) -> bool:
    """Return whether an organiser without a card may close a game now.

    Stewards close an evening that has begun, because two of them have to agree. An organiser can
    pause a game, so a pause is not enough: there must be no steward whose phone listens.
    """
    kernel_state = game.state.kernel
    is_table = game.machine.rules.seats.players is not None
    if is_table or game.is_over or kernel_state.waiting:
        return True
    is_steward_here = any(
        kernel_state.character(card) in kernel_state.stewards for card in game.listening_cards()
    )
    return not kernel_state.running and not is_steward_here


ROUTES = (resource("/games/{game}/closing", POST=close_game),)
