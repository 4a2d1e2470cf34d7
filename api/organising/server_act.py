"""Acts that the server does in a game for an organiser, who has no card of it."""

from typing import Any

from api.game.game import Game
from api.http.command_codec import refusal_problem
from api.http.request_context import RequestContext
from ledger.kernel.vocabulary.request import Refused


async def do_act_of_server(context: RequestContext, act: str, **fields: Any) -> None:
    """Do an act of the server in the game of the path.

    Raises: the problem refused or closed; StoreError.
    """
    await do_act_in_game(context, context.game, act, **fields)


async def do_act_in_game(context: RequestContext, game: Game, act: str, **fields: Any) -> None:
    """Do an act of the server in a game. Raises: the problem refused or closed; StoreError."""
    outcome = await game.writer.answer(context.host.registry.request_by_server(act, **fields))
    if isinstance(outcome, Refused):
        raise refusal_problem(game, context.session.viewer(game), outcome)
