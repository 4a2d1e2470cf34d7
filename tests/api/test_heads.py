"""Heads in play come by the clock and are equal for everybody.

All heads are shown after the game.
"""

import gzip
import re
from collections.abc import AsyncIterator
from hashlib import sha256
from itertools import pairwise
from typing import Any

import pytest

from api.base.reply import Reply
from api.reading.seal_models import Heads, Seal
from ledger.record.audience import Viewer
from ledger.scribe.heads import MINUTE_MILLISECONDS
from ledger.seal import (
    START_DIGEST,
    Head,
    digest_in_words,
    head_digest,
    read_head,
    verify_consistency,
)
from ledger.seal.note import from_base64
from ledger.store.base import Batch, StoreError
from ledger.store.memory import MemoryStore
from tests.api.ear import StreamListener, listen_to_stream, serve_hall
from tests.api.hall import Hall, document_of, expect_denied, open_hall
from tests.api.lines import GatedPhoneConnection, listener_on_connection
from tests.api.minutes import close_game, let_minute_pass


@pytest.fixture
async def room() -> AsyncIterator[Hall]:
    """Yield a hall behind a real server."""
    async with open_hall() as hall, serve_hall(hall) as address:
        hall.address = address
        yield hall


def published_heads(hall: Hall) -> list[Head]:
    return [read_head(head) for head in hall.game.scribe.heads()]


async def test_a_head_is_signed_every_minute_whether_or_not_anything_happened(hall: Hall) -> None:
    ada = await hall.phone("ada")
    await let_minute_pass(hall)
    await ada.does("give", to="bea", nuts=1)
    await let_minute_pass(hall)
    await let_minute_pass(hall)
    assert [head.size for head in published_heads(hall)] == [2, 3, 3]


async def test_the_clock_signs_one_head_although_it_looks_twice_in_a_minute(hall: Hall) -> None:
    await let_minute_pass(hall)
    hall.clock.now += MINUTE_MILLISECONDS - 1
    hall.host.do_periodic_work()
    await hall.game.writer.write_sides(())
    assert len(published_heads(hall)) == 1


async def test_an_act_in_a_new_minute_makes_no_head_before_the_clock_does(hall: Hall) -> None:
    ada = await hall.phone("ada")
    hall.host.do_periodic_work()
    hall.clock.now += MINUTE_MILLISECONDS
    before = hall.game.scribe.chain
    await ada.does("give", to="bea", nuts=1)
    assert hall.game.scribe.chain == before


async def test_an_act_and_the_clock_in_one_commit_give_one_head_over_both(hall: Hall) -> None:
    ada = await hall.phone("ada")
    await ada.view()  # the server knows the session after this request
    hall.clock.now += MINUTE_MILLISECONDS
    hall.host.do_periodic_work()
    await ada.does("give", to="bea", nuts=1)
    assert [head.size for head in published_heads(hall)] == [hall.game.state.log.position]


class FullStore(MemoryStore):
    """A store that has no space while `full`."""

    full = False

    def append(self, batch: Batch) -> None:
        if self.full:
            raise StoreError("There is no room.")
        super().append(batch)


async def test_a_head_that_could_not_be_stored_does_not_come_with_the_next_act() -> None:
    store = FullStore()
    async with open_hall(store=store) as hall:
        ada = await hall.phone("ada")
        store.full = True
        hall.clock.now += MINUTE_MILLISECONDS
        hall.host.do_periodic_work()
        with pytest.raises(StoreError):
            await hall.game.writer.write_sides(())
        store.full = False
        await ada.does("give", to="bea", nuts=1)
        assert published_heads(hall) == []
        await let_minute_pass(hall)
        assert len(published_heads(hall)) == 1


async def next_head(ear: StreamListener) -> dict[str, Any]:
    return (await ear.next("head"))[1]


async def test_everybody_gets_the_digest_of_a_head_and_nothing_else_of_it(room: Hall) -> None:
    ada, nurse, stranger = await room.phone("ada"), await room.phone("nurse"), room.stranger()
    async with (
        listen_to_stream(ada) as one,
        listen_to_stream(nurse) as two,
        listen_to_stream(stranger) as three,
    ):
        for ear in (one, two, three):
            assert (await ear.next())[0] == "view"
        for _ in range(2):
            await let_minute_pass(room)
            digest = {"digest": room.game.scribe.chain.digest.hex()}
            assert [await next_head(ear) for ear in (one, two, three)] == [digest] * 3


async def test_the_digest_of_a_period_is_sent_when_the_period_ends(room: Hall) -> None:
    aunt = await room.phone("aunt")
    async with listen_to_stream(aunt) as ear:
        await aunt.does("ring")
        shown = await next_head(ear)
    assert shown == {"digest": head_digest(room.game.scribe.heads()[-1]).hex()}


async def test_a_phone_that_connects_later_gets_the_newest_digest_at_once(room: Hall) -> None:
    ada = await room.phone("ada")
    await let_minute_pass(room)
    async with listen_to_stream(ada) as ear:
        assert await next_head(ear) == {"digest": room.game.scribe.chain.digest.hex()}


async def test_a_digest_is_encoded_once_for_all_phones_and_renders_no_view(hall: Hall) -> None:
    stream, phones = hall.game.stream, [GatedPhoneConnection() for _ in range(20)]
    for line in phones:
        stream.add_listener(listener_on_connection(line, hall), Viewer(), lambda: b"")
        line.sent.clear()
    rendered = hall.game.slices.rendered_slices
    await let_minute_pass(hall)
    assert hall.game.slices.rendered_slices is rendered
    (first,) = phones[0].sent
    assert len(first) < 110
    assert all(line.sent == [first] and line.sent[0] is first for line in phones)


async def test_a_secret_changes_neither_the_times_nor_the_lengths_of_digests() -> None:
    told: list[list[bytes]] = []
    for words in ("", "I hid them"):
        async with open_hall() as hall:
            ada, line = await hall.phone("ada"), GatedPhoneConnection()
            hall.game.stream.add_listener(listener_on_connection(line, hall), Viewer(), lambda: b"")
            for _ in range(3):
                await let_minute_pass(hall)
                if words:
                    await ada.does("whisper", to="bea", words=words)
            told.append([event for event in line.sent if event.startswith(b"event: head")])
    without = [[re.sub(rb"[0-9a-f]{64}", b"", event) for event in sent] for sent in told]
    assert without[0] == without[1]
    assert told[0][-1] != told[1][-1]


async def test_viewers_who_may_not_know_the_number_of_entries_get_no_heads(hall: Hall) -> None:
    await let_minute_pass(hall)
    ada = await hall.phone("ada")
    for phone in (ada, hall.stranger()):
        expect_denied(phone, await phone.get(f"/games/{hall.id}/heads"))


async def test_after_the_game_everybody_can_check_the_digests_they_were_given(
    hall: Hall,
) -> None:
    ada, aunt = await hall.phone("ada"), await hall.phone("aunt")
    given = []
    for _ in range(3):
        await let_minute_pass(hall)
        given.append(hall.game.scribe.chain.digest)
        await ada.does("give", to="bea", nuts=1)
    await aunt.does("ring")
    await close_game(hall)
    shown = document_of(await hall.stranger().get(f"/games/{hall.id}/heads"), Heads)
    texts = [head["text"] for head in shown["heads"]]
    digests = [sha256(text.encode()).digest() for text in texts]
    assert set(given) <= set(digests)
    found = [read_head(f"{text}\nwithout a signature\n") for text in texts]
    assert [head.link.after for head in found if head.link] == [START_DIGEST, *digests[:-1]]
    for (old, new), part in zip(pairwise(found), shown["heads"][1:], strict=True):
        proof = [from_base64(node) for node in part["proof"]]
        assert verify_consistency(old.size, new.size, old.root, new.root, proof)


async def test_the_heads_of_a_closed_game_are_computed_once(hall: Hall) -> None:
    await let_minute_pass(hall)
    await close_game(hall)
    answer = await hall.stranger().get(f"/games/{hall.id}/heads")

    def fail_if_recomputed() -> Reply:
        raise AssertionError("they were worked out again")

    kept = hall.game.heads_reply(hall.game.state.log.position, fail_if_recomputed)
    assert kept.body == answer.content
    assert gzip.decompress(kept.gzipped) == kept.body


async def test_the_seal_for_stewards_lists_all_heads_and_words_for_periods_only(
    hall: Hall,
) -> None:
    aunt, nurse = await hall.phone("aunt"), await hall.phone("nurse")
    await let_minute_pass(hall)
    await aunt.does("ring")
    await let_minute_pass(hall)
    seal = document_of(await nurse.get(f"/games/{hall.id}/seal"), Seal)
    assert [head["kind"] for head in seal["heads"]] == ["minute", "period", "minute", "copy"]
    assert [head["number"] for head in seal["heads"]] == [1, 2, 3, 3]
    assert seal["fingerprints"] == [seal["heads"][1]["fingerprint"]]
    assert digest_in_words(bytes.fromhex(seal["heads"][1]["digest"])) == seal["fingerprints"][0]
