"""Holds a restored game until a steward lets this server take it over."""

import uuid

from api.game.erasing import next_edition
from ledger.kernel.vocabulary.request import HOST, Accepted, Request
from ledger.scribe.deciding import HEIR
from ledger.scribe.scribe import Scribe
from ledger.seal import SealKeys
from ledger.store.base import Side, StoreError


def hold(scribe: Scribe, copied_at: int) -> bool:
    """Record that a game was restored from a copy of `copied_at` (milliseconds).

    What time has brought since then is left undone: for the game it has not passed. New keys lie
    ready for the takeover, and no phone's cursor counts any more. False for a game that is closed:
    nothing more is played in it, so nobody needs to take it over. Raise StoreError.
    """
    if scribe.state.kernel.status == "closed":
        return False
    heir = SealKeys.generate(scribe.randomness)
    fields = {
        "seal_key": heir.seal_key(scribe.game),
        "commitment": heir.seeds().commitment,
        "endorsement": scribe.keys.endorse(scribe.game, heir),
    }
    act = str(uuid.UUID(bytes=scribe.randomness(16), version=4))
    request = Request(act, HOST, "restore-ledger", "", 0, fields)
    sides = (Side("secret", HEIR, heir.to_bytes()), next_edition(scribe.store, scribe.game))
    outcome = scribe.answer(request, copied_at, sides)
    if not isinstance(outcome, Accepted):
        raise StoreError(f"{scribe.game} cannot go on from its copy: {outcome}")
    scribe.await_takeover(heir)
    return True
