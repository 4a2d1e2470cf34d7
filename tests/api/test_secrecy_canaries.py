"""The comparison of two evenings must see leaks.

The tests in this file make some leaks on purpose.
"""

from collections.abc import Callable
from typing import Any

import pytest

import api.game.slices
import api.reading.accounts
import api.reading.documents
import api.reading.moment
import api.rest.attempts
import ledger.kernel.order.corrections
import ledger.kernel.order.dependents
import ledger.kernel.view.visibility
import ledger.kernel.vocabulary.objections
import projections.statements
from api.base.encode import encode
from api.game.live.delta import Delta
from api.game.slices import RenderedSlice, Slices
from ledger.kernel.machine.machine import Machine
from ledger.kernel.previewing.preview import preview
from ledger.kernel.previewing.previews import Preview
from ledger.kernel.view.visibility import Leg
from ledger.kernel.vocabulary.request import Request
from ledger.record.audience import Viewer, sees
from ledger.record.books import Books, holder
from ledger.record.entry import Posting
from ledger.record.state import State
from ledger.record.view import Slice
from projections.holdings import Holdings, MaySee, holdings_of, owners_of_goods
from tests.api.secrecy.compare import differences
from tests.api.secrecy.kinds import all_kinds
from tests.api.secrecy.playing import continue_evening, new_phones, play_evening

NOBODY, ROOM, PHONE, OFFICER = "nobody", "room", "minerva", "neptune"
"""The one listener who sends every possible request, and who is enough to see a leak."""

AMOUNT, MADE = "how much was given", "whether anything was given"


def allow_everyone(*_args: Any) -> bool:
    """Return True, so that every viewer may see the data."""
    return True


def legs_by_purse(postings: tuple[Posting, ...], viewer: Viewer) -> tuple[Leg, ...]:
    """Return the transfers as they were posted, one for each purse."""
    return tuple(
        Leg(p.asset, p.amount, "", holder(p.target))
        for p in postings
        if sees(p.target_audience, viewer) and holder(p.source) != holder(p.target)
    )


def holdings_of_everybody(books: Books, may_see: MaySee) -> tuple[Holdings, ...]:
    """Return all people who ever held goods. A person whose goods are not seen has nothing."""
    return tuple(holdings_of(books, who, may_see) for who in sorted(owners_of_goods(books)))


def preview_with_all_purses(
    machine: Machine[Any], state: State[Any], request: Request, viewer: Viewer, now: int
) -> Preview:
    """Return a dry run that knows every purse, no matter who asks for it."""
    return preview(machine, state, request, Viewer(viewer.characters | {"fata"}), now)


def slice_with_new_bytes(slices: Slices, key: str, piece: Slice) -> RenderedSlice:
    """Return a slice with other bytes each time it is made."""
    before = slices.rendered_slices.get(key)
    slices._old_slices.setdefault(key, before)  # noqa: SLF001 - the test breaks it on purpose
    again = b" " + before.data if before is not None else encode(piece.render())
    return RenderedSlice(piece.audience, piece.source, again)


@pytest.mark.parametrize(
    ("place", "name", "broken", "kind", "curious"),
    [
        (ledger.kernel.view.visibility, "sees", allow_everyone, AMOUNT, NOBODY),
        (api.game.slices, "sees", allow_everyone, AMOUNT, NOBODY),
        (api.reading.moment, "sees", allow_everyone, AMOUNT, NOBODY),
        (
            ledger.kernel.vocabulary.objections,
            "sees",
            allow_everyone,
            "whether a buyer can pay",
            OFFICER,
        ),
        (api.rest.attempts, "preview", preview_with_all_purses, "whether a buyer can pay", PHONE),
        (ledger.kernel.order.corrections, "sees_any_part", allow_everyone, MADE, PHONE),
        (
            ledger.kernel.order.dependents,
            "sees_any_part",
            allow_everyone,
            "whether a buyer has done something since",
            OFFICER,
        ),
        (
            ledger.kernel.view.visibility,
            "visible_legs",
            legs_by_purse,
            "from which purse tribute was paid",
            NOBODY,
        ),
        (
            api.reading.documents,
            "all_holdings",
            holdings_of_everybody,
            "whether Mercury, who had nothing, was bribed",
            NOBODY,
        ),
        (
            projections.statements,
            "sees",
            allow_everyone,
            "from which purse tribute was paid",
            NOBODY,
        ),
        (api.reading.accounts, "may_see_account", allow_everyone, AMOUNT, ROOM),
        (Viewer, "sees_positions", True, MADE, NOBODY),
        (Delta, "public_changes", {"game": b"null"}, MADE, NOBODY),
        (Slices, "_render_slice", slice_with_new_bytes, MADE, NOBODY),
    ],
)
async def test_a_leak_is_seen(
    place: Any,
    name: str,
    broken: Callable[..., Any],
    kind: str,
    curious: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    secret = next(one for one in all_kinds() if one.name == kind)
    for scenario in (secret.one.scenario, secret.other.scenario):
        async with continue_evening(scenario):
            """The evening up to the moment is played without the leak."""
    monkeypatch.setattr(place, name, broken)
    listening, asking = ((ROOM,), ()) if curious == NOBODY else ((curious,), (curious,))
    one, other = (
        await play_evening(secret.one, listening, asking),
        await play_evening(secret.other, listening, asking),
    )
    knowing = {n for n, p in new_phones().items() if not secret.knows.isdisjoint(p.characters)}
    assert differences(one, other).keys() - knowing
