"""Games in several databases under servers that come and go: all are found, and none is lost."""

import pytest

from ledger.store.group import StoreGroup
from ledger.store.memory import MemoryStore
from tests.simulation.routing import play_routing


@pytest.mark.parametrize("seed", [1, 2])
def test_every_game_is_in_one_database_and_whole(seed: int) -> None:
    result = play_routing(seed, 2_000, 20)
    assert result.faults == []
    assert result.counts["games"] == 2_000
    assert result.counts["acts"] > 3_000
    for rare in ("moves", "moves killed", "games erased", "databases away", "conflicts"):
        assert result.counts[rare], rare
    assert result.counts["games in veii"] > 100


@pytest.mark.soak
def test_a_hundred_thousand_games_on_two_hundred_servers_are_whole() -> None:
    result = play_routing(1, 100_000, 200)
    assert result.faults == []
    assert result.counts["games"] == 100_000


def test_a_move_that_leaves_the_game_behind_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def copy_instead(self: MemoryStore, game: str, to: str) -> None:
        self.insert_game(to, self.whole_game(game))

    monkeypatch.setattr(MemoryStore, "rename_game", copy_instead)
    assert play_routing(1, 600, 10).faults


def test_a_look_up_in_one_database_alone_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    by_rank = StoreGroup._members_by_rank  # noqa: SLF001 - the fault is put into this step
    monkeypatch.setattr(StoreGroup, "_members_by_rank", lambda *given: by_rank(*given)[:1])
    assert play_routing(1, 600, 10).faults
