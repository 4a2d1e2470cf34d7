"""Acts that the server does in a game for an organiser, who has no card of it."""

from api.http.command_codec import refusal_problem
from api.http.request_context import RequestContext
from ledger.kernel.vocabulary.request import Refused


async def do_act_of_server(context: RequestContext, act: str, **fields: int) -> None:
    """Do an act of the server in the game. Raises: the problem refused or closed; StoreError."""
    game = context.game
    outcome = await game.writer.answer(context.host.registry.request_by_server(act, **fields))
    if isinstance(outcome, Refused):
        raise refusal_problem(game, context.viewer, outcome)
