"""The seal: eight words for each period; for who sees positions, heads and proofs."""

import asyncio
from dataclasses import replace

from api.call import Call, Reply
from api.described import POSITION, TEXT, Description, described
from api.endpoint import compressed, resource
from api.reading import models
from api.reading.moment import Moment, insist_on_positions, moment
from api.reading.reply import tagged
from api.reading.seal import heads_answer, seal_answer


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


@described(Description(query={"at": POSITION}, gives=models.Heads, problems=("not-your-card",)))
async def heads(call: Call) -> Reply:
    """Every published head and what proves that each goes on from the last, once a game is over."""
    shown = moment(call)
    insist_on_positions(shown.viewer)
    return await asyncio.to_thread(shown.game.heads_reply, shown.position, lambda: _heads(shown))


def _heads(shown: Moment) -> Reply:
    reply = tagged(heads_answer(shown))
    return replace(reply, gzipped=compressed(reply.body))


ROUTES = (
    resource("/games/{game}/seal", GET=seal),
    resource("/games/{game}/heads", GET=heads),
)
