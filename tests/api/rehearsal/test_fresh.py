"""`acta play --fresh` begins a new evening, and the previous one stays paused."""

import time
from contextlib import closing
from pathlib import Path

import httpx2

from ledger.store import open_store
from tests.browser.served import ACTA, PATIENCE, ServedLedger

PLAY = (ACTA[0], "play", "--ruleset", "cursus_honorum", "--pace", "40")


def entry_counts(ledger: Path) -> dict[str, int]:
    """Return the number of entries of each game, in the order of founding."""
    with closing(open_store(str(ledger), is_read_only=True)) as store:
        return {game: store.head(game)[0] for game in store.games()}


def wait_for_growth(server: ServedLedger, game: str, by: int) -> None:
    """Wait until bots have played on in a game."""
    until, before = time.monotonic() + PATIENCE, entry_counts(server.store)[game]
    while entry_counts(server.store)[game] < before + by:
        assert time.monotonic() < until, "nobody plays"


def wait_for_newest_game(server: ServedLedger, number: int) -> str:
    """Return the newest game as soon as there are this many games."""
    until = time.monotonic() + PATIENCE
    while len(games := [*entry_counts(server.store)]) < number:
        assert time.monotonic() < until, "no game was founded"
    return games[-1]


def evenings_with_free_characters(server: ServedLedger) -> set[str]:
    """Return the evenings whose characters are free."""
    cards = httpx2.get(f"{server.address}/api/v1/rehearsal").json()["cards"]
    return {card["game"] for card in cards}


def game_status(server: ServedLedger, game: str) -> str:
    answer = httpx2.get(f"{server.address}/api/v1/games/{game}").json()
    return str(answer["status"])


def test_the_previous_evening_stays_paused_also_at_the_next_start(tmp_path: Path) -> None:
    with ServedLedger(tmp_path, program=PLAY) as server:
        old = wait_for_newest_game(server, 1)
        wait_for_growth(server, old, 4)
        server.stop()
    with ServedLedger(tmp_path, program=(*PLAY, "--fresh")) as server:
        new = wait_for_newest_game(server, 2)
        wait_for_growth(server, new, 4)
        stands = entry_counts(server.store)[old]
        assert game_status(server, old) == "paused"
        assert evenings_with_free_characters(server) == {new}
        wait_for_growth(server, new, 8)
        assert entry_counts(server.store)[old] == stands
        server.stop()
    with ServedLedger(tmp_path, program=PLAY) as server:
        wait_for_growth(server, new, 8)
        assert [*entry_counts(server.store)] == [old, new]
        assert entry_counts(server.store)[old] == stands
        assert game_status(server, old) == "paused"
        assert evenings_with_free_characters(server) == {new}


def test_the_start_prints_the_command_that_continues_the_previous_evening(tmp_path: Path) -> None:
    with ServedLedger(tmp_path, program=PLAY) as server:
        wait_for_newest_game(server, 1)
        assert server.wait_for_output("acta play") == (
            f"acta play --ruleset cursus_honorum --port {server.port} --pace 40 "
            f"--store {server.store}"
        )
