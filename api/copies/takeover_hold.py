"""Holds a restored game until a steward lets this server take it over."""

import uuid

from api.game.text_erasure import words_edition_write
from ledger.kernel.vocabulary.request import HOST_CARD, Accepted, Request
from ledger.scribe.commit_decisions import HEIR_ROW
from ledger.scribe.scribe import Scribe
from ledger.seal import SealKeys
from ledger.store.base import SideWrite, StoreError


def record_restoration(scribe: Scribe, copied_at: int) -> bool:
    """Record that a game was restored from a copy of `copied_at` (milliseconds).

    Acts that fell due since then are not carried out, because no time has passed in the game. New
    keys are prepared for the takeover, and all cursors of phones become invalid. Return False for a
    closed game: it cannot be played any more, so it needs no takeover. Raises: StoreError.
    """
    if scribe.state.kernel.status == "closed":
        return False
    heir = SealKeys.generate(scribe.randomness)
    fields = {
        "seal_key": heir.seal_key(scribe.game),
        "commitment": heir.seeds().commitment,
        "endorsement": scribe.keys.endorsement_of(scribe.game, heir),
    }
    act = str(uuid.UUID(bytes=scribe.randomness(16), version=4))
    request = Request(act, HOST_CARD, "restore-ledger", "", 0, fields)
    writes = (
        SideWrite("secret", HEIR_ROW, heir.to_bytes()),
        words_edition_write(scribe.store, scribe.game),
    )
    outcome = scribe.answer(request, copied_at, writes)
    if not isinstance(outcome, Accepted):
        raise StoreError(f"{scribe.game} cannot go on from its copy: {outcome}")
    scribe.keep_takeover_keys(heir)
    return True
