"""Two servers of one game follow each other, and the game is as with one server.

A schedule says which server acts next: it decides a request, writes the decision, reads on, or
signs a head. A decision on an older state is never written.
"""

from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.kernel.vocabulary.request import Accepted, Outcome, Refused, Repeated, Request
from ledger.scribe.commit_decisions import QueuedRequest
from ledger.scribe.commits import DamagedError, GameErasedError, PreparedBatch
from ledger.scribe.heads import MINUTE_MILLISECONDS
from ledger.scribe.remote_rows import read_remote_news
from ledger.scribe.scribe import Scribe
from ledger.seal import read_head
from ledger.store.base import Batch, ConflictError, GameChanges, Row, SideWrite
from tests.toy.yard import YardGame

CHILDREN = ("ada", "bea")
COUNT = ("note", "counted")


def follow_log(scribe: Scribe) -> bool:
    """Let a scribe read on, and return whether there were new entries."""
    news = read_remote_news(scribe)
    if news is not None:
        scribe.adopt(news)
    return news is not None


@dataclass
class DecidingServer:
    """One server: its scribe, its pending decision, and its answers."""

    scribe: Scribe
    waiting: list[QueuedRequest] = field(default_factory=list)
    decided: PreparedBatch | None = None
    minute: bool = False
    answers: list[tuple[Request, Outcome]] = field(default_factory=list)

    def decide(self, now: int) -> None:
        self.decided = self.scribe.prepare(self.waiting, now, is_minute_head=self.minute)

    def write(self, now: int) -> None:
        """Write the decision. A server that is too late follows, and decides again."""
        if self.decided is None:
            return
        try:
            self.scribe.commit(self.decided)
        except ConflictError:
            assert follow_log(self.scribe)
            self.decide(now)
            return
        self.scribe.adopt(self.decided)
        for queued, answer in zip(self.waiting, self.decided.answers, strict=True):
            if queued.request is not None:
                self.answers.append((queued.request, answer))
        self.decided, self.minute, self.waiting = None, False, []


class ServerPair:
    """Two servers of one game."""

    def __init__(self) -> None:
        self.yard = YardGame()
        self.servers = (DecidingServer(self.yard.scribe), DecidingServer(self.yard.reopen()))
        self.counted = 0
        self.given = 0

    def do_step(self, who: int, what: str, child: str, nuts: int) -> None:
        server = self.servers[who]
        if what == "write" or (server.decided is not None and what != "follow"):
            server.write(self.yard.now)
        elif what == "follow" and server.decided is None:
            follow_log(server.scribe)
        elif what in ("give", "again"):
            self.given += what == "give"
            self._give_nuts(server, child, nuts)
        elif what == "count":
            self.counted += 1
            server.waiting.append(QueuedRequest(None, change=lambda: (self._next_count(),)))
            server.decide(self.yard.now)
        elif what == "minute":
            self.yard.now += MINUTE_MILLISECONDS // 2
            server.minute = True
            server.decide(self.yard.now)

    def _give_nuts(self, server: DecidingServer, child: str, nuts: int) -> None:
        """Let a child give nuts. The same request, sent again, may reach the other server."""
        other = CHILDREN[1 - CHILDREN.index(child)]
        request = self.yard.request(child, "give", to=other, nuts=nuts, id=f"gift-{self.given}")
        server.waiting.append(QueuedRequest(request))
        server.decide(self.yard.now)

    def _next_count(self) -> SideWrite:
        kept = self.yard.store.side_value("yard", *COUNT) or b"0"
        return SideWrite(*COUNT, b"%d" % (int(kept) + 1))

    def write_and_follow_all(self) -> None:
        """Write all decisions, and let both servers read them."""
        for server in self.servers * 3:
            server.write(self.yard.now)
        for server in self.servers:
            assert server.decided is None
            follow_log(server.scribe)


steps = st.tuples(
    st.integers(0, 1),
    st.sampled_from(("give", "give", "again", "count", "minute", "write", "write", "follow")),
    st.sampled_from(CHILDREN),
    st.integers(1, 4),
)


@settings(max_examples=150)
@given(st.lists(steps, max_size=30))
def test_servers_in_any_schedule_reach_the_same_state_as_one_server(
    schedule: list[tuple[int, str, str, int]],
) -> None:
    pair = ServerPair()
    for step in schedule:
        pair.do_step(*step)
    pair.write_and_follow_all()
    one, other = (server.scribe for server in pair.servers)
    assert one.state == other.state
    assert (one.tree, one.chain, one.revision) == (other.tree, other.chain, other.revision)
    pair.yard.check()
    check_single_history(pair)
    kept = pair.yard.store.side_value("yard", *COUNT)
    assert int(kept or b"0") == pair.counted


def check_single_history(pair: ServerPair) -> None:
    """Check that each act is there once, in an order that one server alone would have written.

    Each head follows the head before, with at most one head for each minute.
    """
    answers = [answer for server in pair.servers for answer in server.answers]
    accepted = [request.id for request, answer in answers if isinstance(answer, Accepted)]
    assert len(accepted) == len(set(accepted))
    log = pair.servers[0].scribe.state.log
    assert {*accepted, "found-yard"} == set(log.receipts)
    for request, answer in answers:
        if isinstance(answer, Repeated):
            assert request.id in accepted
    by_id = {request.id: request for request, answer in answers if isinstance(answer, Accepted)}
    alone = YardGame()
    for position in range(2, log.position + 1):
        entry = log.entries[position]
        assert isinstance(alone.scribe.answer(by_id[entry.id.split(".")[0]], entry.at), Accepted)
    assert alone.scribe.tree == pair.servers[0].scribe.tree
    links = [read_head(head).link for head in pair.yard.scribe.heads()]
    assert [link.number for link in links if link] == list(range(1, len(links) + 1))
    minutes = [link.at // MINUTE_MILLISECONDS for link in links if link]
    assert minutes == sorted(set(minutes))


def test_a_command_refused_because_of_another_server_s_entry_names_the_rule() -> None:
    pair = ServerPair()
    pair.do_step(0, "give", "ada", 8)
    pair.do_step(1, "give", "ada", 8)
    pair.write_and_follow_all()
    (_, first), (_, second) = (server.answers[0] for server in pair.servers)
    assert isinstance(first, Accepted)
    assert isinstance(second, Refused)


def test_a_follower_reads_only_new_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    yard = YardGame()
    other = yard.reopen()
    for _ in range(5):
        yard.does("ada", "give", to="bea", nuts=1)
    follow_log(other)
    yard.does("bea", "give", to="ada", nuts=1)
    asked: list[tuple[str, int, int]] = []
    changes = yard.store.changes

    def note_changes(game: str, after: int, since: int) -> GameChanges:
        asked.append((game, after, since))
        return changes(game, after, since)

    monkeypatch.setattr(yard.store, "read", None)
    monkeypatch.setattr(yard.store, "side_values", None)
    monkeypatch.setattr(yard.store, "changes", note_changes)
    news = read_remote_news(other)
    assert news is not None
    assert [entry.position for entry in news.entries] == [7]
    assert asked == [("yard", 6, 6)]
    other.adopt(news)
    assert other.state == yard.state
    assert read_remote_news(other) is None


def test_an_erased_game_is_gone_for_its_followers() -> None:
    yard = YardGame()
    yard.store.delete_game("yard")
    with pytest.raises(GameErasedError):
        read_remote_news(yard.scribe)


@pytest.mark.parametrize(("state", "head"), [(b"rust", None), (None, b"another")])
def test_rows_that_do_not_continue_the_seal_are_refused_with_a_sentence(
    state: bytes | None, head: bytes | None
) -> None:
    yard = YardGame()
    other = yard.reopen()
    position, before = yard.store.head("yard")
    yard.does("ada", "give", to="bea", nuts=1)
    (row,) = yard.store.read("yard", after_position=1)
    yard.store.delete_game("yard")
    yard.store.append(Batch("yard", 0, b"", (Row(1, "nuces/founded@1", b"first"),), before))
    after = head or yard.scribe.tree.root
    rows = (Row(2, row.type, state or row.state),)
    yard.store.append(Batch("yard", position, before, rows, after))
    with pytest.raises(DamagedError, match="does not go on from entry 1"):
        read_remote_news(other)
