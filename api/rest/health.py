"""Reports whether the server runs, and whether it can play."""

from starlette.routing import Route

from api.base.problems import ProblemError, kernel_sentence
from api.base.reply import Reply, json_reply
from api.http.endpoint import Endpoint
from api.http.request_context import RequestContext
from ledger.store.base import NO_GAME


async def healthz(_call: RequestContext) -> Reply:
    """The process answers."""
    return json_reply({"status": "alive"})


async def readyz(context: RequestContext) -> Reply:
    """The store can be asked and written. Raise the problem unavailable. `games` are the open ones.

    `unreadable` are games that could not be opened; they keep the others from nothing. `away` are
    the databases of several that cannot be used; only their games wait. `notice` says that acts
    made last may be missing from the store; it can be played on.
    """
    host = context.host
    if not host.ready:
        raise ProblemError("unavailable")
    broken_games = sorted(game.id for game in host.registry.games.values() if game.writer.broken)
    if broken_games:
        raise ProblemError(
            "unavailable", kernel_sentence("explained-broken", games=", ".join(broken_games))
        )
    faults = host.faults
    if faults.unwritable_databases.issuperset(host.store.databases()):
        # only stewards see the reason for the fault
        raise ProblemError("unavailable", kernel_sentence("explained-unwritable"))
    await host.threads.run_on_reading_thread(lambda: host.store.head(NO_GAME))
    document = {"status": "ready", "games": len(host.registry.games)}
    notice = {"notice": "The acts made last may be missing."} if faults.doubt else {}
    unusable_databases = faults.unwritable_databases | host.store.away().keys()
    away_field = {"away": sorted(unusable_databases)} if unusable_databases else {}
    return json_reply(document | {"unreadable": sorted(faults.unreadable)} | away_field | notice)


ROUTES = (
    Route("/healthz", Endpoint({"GET": healthz})),
    Route("/readyz", Endpoint({"GET": readyz})),
)
