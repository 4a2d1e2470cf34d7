"""Whether the server lives, and whether it can play."""

from starlette.routing import Route

from api.call import Call
from api.endpoint import Endpoint
from api.problems import ProblemError
from api.reply import Reply, answer


async def healthz(_call: Call) -> Reply:
    """The process answers."""
    return answer({"status": "alive"})


async def readyz(call: Call) -> Reply:
    """The games are loaded, the store can be asked and written. Raise the problem unavailable.

    `unreadable` are games that could not be opened; they keep the others from nothing. `notice`
    says that acts made last may be missing from the store; it can be played on.
    """
    if not call.host.ready:
        raise ProblemError("unavailable")
    broken = sorted(game.id for game in call.host.games.values() if game.writer.broken)
    if broken:
        raise ProblemError("unavailable", f"The ledger cannot be read: {', '.join(broken)}.")
    troubles = call.host.troubles
    if troubles.unwritable:
        raise ProblemError("unavailable", "Nothing can be written.")  # why is for stewards
    call.host.store.games()
    document = {"status": "ready", "games": len(call.host.games)}
    notice = {"notice": "The acts made last may be missing."} if troubles.doubt else {}
    return answer(document | {"unreadable": sorted(troubles.unreadable)} | notice)


ROUTES = (
    Route("/healthz", Endpoint({"GET": healthz})),
    Route("/readyz", Endpoint({"GET": readyz})),
)
