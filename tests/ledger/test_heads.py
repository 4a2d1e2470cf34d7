"""Published heads: signed by a fixed clock whatever happened, and chained to one another."""

import pytest

from ledger.scribe.commits import DamagedError
from ledger.scribe.heads import MINUTE_MILLISECONDS, chain_of_heads, fingerprints_of_periods
from ledger.seal import START_DIGEST, Chain, Head, SealError, fingerprint, head_digest, read_head
from ledger.store.base import Batch, SideWrite
from tests.toy.yard import YardGame


def published_heads(yard: YardGame) -> list[Head]:
    return [read_head(head) for head in yard.scribe.heads()]


def test_the_clock_signs_a_head_every_minute_whether_or_not_anything_happened() -> None:
    yard = YardGame()
    yard.pass_minute()
    yard.does("ada", "give", to="bea", nuts=1)
    yard.pass_minute()
    yard.pass_minute()
    heads = published_heads(yard)
    assert [head.size for head in heads] == [1, 2, 2]
    assert [head.link and head.link.kind for head in heads] == ["minute"] * 3
    times = [head.link.at for head in heads if head.link]
    assert [at % MINUTE_MILLISECONDS for at in times] == [0, 0, 0]
    assert len(set(times)) == 3


def test_each_head_names_the_digest_of_the_one_before_it_and_is_numbered() -> None:
    yard = YardGame()
    yard.pass_minute()
    yard.does("aunt", "ring")
    yard.pass_minute()
    notes = yard.scribe.heads()
    links = [head.link for head in published_heads(yard) if head.link]
    assert [link.number for link in links] == [1, 2, 3]
    assert [link.kind for link in links] == ["minute", "period", "minute"]
    assert [link.after for link in links] == [START_DIGEST, *map(head_digest, notes[:-1])]


def test_two_heads_over_the_same_entries_have_unrelated_digests() -> None:
    yard = YardGame()
    (one,), (other,) = yard.pass_minute(), yard.pass_minute()
    assert read_head(one).root == read_head(other).root
    assert head_digest(one) != head_digest(other)


def test_a_head_is_signed_only_by_the_clock_or_at_the_end_of_a_period() -> None:
    yard = YardGame().wait(minutes=5)
    yard.does("ada", "give", to="bea", nuts=1)
    assert yard.scribe.heads() == ()


def test_a_pause_is_sealed_once_and_then_the_clock_rests_until_the_game_resumes() -> None:
    yard = YardGame().wait(milliseconds=1)
    yard.pass_minute()
    yard.wait(milliseconds=1).does("nurse", "pause")
    assert [len(yard.pass_minute()) for _ in range(3)] == [1, 0, 0]
    assert published_heads(yard)[-1].size == yard.state.log.position
    yard.does("nurse", "resume")
    assert len(yard.pass_minute()) == 1


def test_the_clock_goes_on_during_the_countdown_and_stops_when_the_game_is_closed() -> None:
    yard = YardGame()
    yard.does("nurse", "announce-closing", minutes=2)
    yard.does("nurse", "confirm-closing", card="nurse-2")
    assert len(yard.pass_minute()) == 1
    yard.wait(minutes=2).wake_clock()
    assert yard.state.kernel.status == "closed"
    assert yard.pass_minute() == ()
    last = published_heads(yard)[-1]
    assert last.link is not None
    assert (last.link.kind, last.size) == ("period", yard.state.log.position)


def test_the_clock_and_the_end_of_a_period_may_come_in_one_commit() -> None:
    yard = YardGame()
    yard.does("aunt", "ring")
    yard.wait(minutes=60)
    heads = [read_head(head).link for head in yard.pass_minute()]
    assert [link.kind for link in heads if link][-1] == "minute"
    assert [link.number for link in heads if link] == list(range(2, 2 + len(heads)))


def test_the_chain_goes_on_after_a_restart() -> None:
    yard = YardGame()
    yard.pass_minute()
    yard.does("aunt", "ring")
    before = yard.scribe.chain
    yard.scribe = yard.reopen()
    assert yard.scribe.chain == before == Chain.from_heads(yard.scribe.heads())
    yard.pass_minute()
    assert yard.scribe.chain == Chain.from_heads(yard.scribe.heads())


def test_a_head_that_is_not_durable_does_not_move_the_chain() -> None:
    yard = YardGame()
    prepared = yard.scribe.prepare((), yard.now, is_minute_head=True)
    assert prepared.chain.number == 1
    assert yard.scribe.chain == Chain()
    assert yard.scribe.heads() == ()


def test_the_chain_of_an_older_version_continues_from_its_unchanged_heads() -> None:
    yard = YardGame()
    old = yard.keys.sign("yard", yard.scribe.tree)
    position, head = yard.store.head("yard")
    kept = Batch(
        "yard", position, head, (), head, (SideWrite("note", "head/000000001", old.encode()),)
    )
    yard.store.append(kept)
    yard.scribe = yard.reopen()
    (new,) = yard.pass_minute()
    link = read_head(new).link
    assert link is not None
    assert (link.number, link.after) == (2, head_digest(old))
    assert yard.scribe.heads() == (old, new)


def test_only_heads_of_periods_have_fingerprints() -> None:
    yard = YardGame()
    yard.pass_minute()
    yard.does("aunt", "ring")
    yard.pass_minute()
    assert fingerprints_of_periods(yard.store, "yard") == (fingerprint(yard.scribe.heads()[1]),)


@pytest.mark.parametrize("kept", [b"", b"\xff", b"acta-chain/1 1 1 00", b"acta-chain/1 x 1 " * 2])
def test_a_damaged_chain_is_named(kept: bytes) -> None:
    yard = YardGame()
    position, head = yard.store.head("yard")
    yard.store.append(Batch("yard", position, head, (), head, (SideWrite("note", "chain", kept),)))
    with pytest.raises(SealError, match="chain of heads is damaged"):
        chain_of_heads(yard.store, "yard")
    with pytest.raises(DamagedError, match="heads of yard cannot be read"):
        yard.reopen()


def test_the_stored_chain_is_read_back() -> None:
    chain = Chain(7, 1_000, bytes(range(32)))
    assert Chain.from_bytes(chain.to_bytes()) == chain
    assert chain.next_link("minute", 500).at == 1_000
    assert chain.copy().number == 7
