"""The seal: four words for each signed head; for who sees positions, heads and proofs."""

import asyncio

from api.call import Call, Reply
from api.described import POSITION, TEXT, Description, described
from api.endpoint import resource
from api.reading import models
from api.reading.moment import moment
from api.reading.reply import tagged
from api.reading.seal import seal_answer


@described(
    Description(
        query={"at": POSITION, "entry": TEXT},
        gives=models.Seal,
        problems=("malformed", "not-your-card", "not-found"),
    )
)
async def seal(call: Call) -> Reply:
    """The seal now, or at a position (`at`); with an `entry`, the proof that it is under it."""
    shown = moment(call)
    return tagged(await asyncio.to_thread(seal_answer, shown, call.query.get("entry", "")))


ROUTES = (resource("/games/{game}/seal", GET=seal),)
