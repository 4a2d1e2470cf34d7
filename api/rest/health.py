"""Reports whether the server runs, and whether it can play."""

from starlette.routing import Route

from api.base.problems import ProblemError, kernel_sentence
from api.base.reply import Reply, json_reply
from api.game.erasing import NO_GAME
from api.http.endpoint import Endpoint
from api.http.request_context import RequestContext


async def healthz(_call: RequestContext) -> Reply:
    """The process answers."""
    return json_reply({"status": "alive"})


async def readyz(context: RequestContext) -> Reply:
    """The store can be asked and written. Raise the problem unavailable. `games` are the open ones.

    `unreadable` are games that could not be opened; they keep the others from nothing. `notice`
    says that acts made last may be missing from the store; it can be played on.
    """
    if not context.host.ready:
        raise ProblemError("unavailable")
    broken = sorted(game.id for game in context.host.registry.games.values() if game.writer.broken)
    if broken:
        raise ProblemError(
            "unavailable", kernel_sentence("explained-broken", games=", ".join(broken))
        )
    faults = context.host.faults
    if faults.unwritable:
        # only stewards see the reason for the fault
        raise ProblemError("unavailable", kernel_sentence("explained-unwritable"))
    await context.host.threads.run_on_reading_thread(lambda: context.host.store.head(NO_GAME))
    document = {"status": "ready", "games": len(context.host.registry.games)}
    notice = {"notice": "The acts made last may be missing."} if faults.doubt else {}
    return json_reply(document | {"unreadable": sorted(faults.unreadable)} | notice)


ROUTES = (
    Route("/healthz", Endpoint({"GET": healthz})),
    Route("/readyz", Endpoint({"GET": readyz})),
)
