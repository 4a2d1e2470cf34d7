"""The bench itself still runs. These tests demand no speed."""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from uuid import uuid4

import pytest

from api.base.interpreter import interpreter_words
from api.base.settings import Settings
from ledger.games.catalogue import GAMES
from ledger.games.roman_diplomacy.adjudication.movement import adjudicate
from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from tests.load import bench
from tests.load.core import core_figures
from tests.load.curves import curve_figures
from tests.load.empires import empire_figures
from tests.load.evening import RULESET, SCENARIO, random_lawful_gifts
from tests.load.figures import Figure, FigureFamily, figures_table, missed_targets_line, percentile
from tests.load.live import LoadPlan, claim_seats, live_figures
from tests.load.phones import PhonesAtServer, RunResult
from tests.load.rehearsed import Rehearsal
from tests.load.rivals.halls import RIVALS, RivalProgram, VisitPlan, visit_rival
from tests.load.rivals.node import install_packages
from tests.load.seasons import PIECES, python_with_rivals, random_seasons, season_figures
from tests.load.serving import own_server
from tests.load.sizes import size_figures
from tests.load.tables import table_figures
from tests.load.whole import whole_figures
from tests.load.wire import ChunkDecoder, KeptAliveCaller, encode_request, header_value
from tests.load.workers import worker_figures

PHONES = 70
TINY = LoadPlan(phones=PHONES, further=4, steady=6, rate=100, flood=8, callers=2)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Iterator[Rehearsal]:
    """Yield an evening that has begun."""
    now = time.time_ns() // 1_000_000
    made = Rehearsal(tmp_path / "ahead.acta", GAMES[RULESET], SCENARIO, PHONES, now)
    assert len(list(made.play_acts(40))) == 40
    yield made
    made.close()


def test_the_core_is_measured(rehearsal: Rehearsal) -> None:
    figures = list(core_figures(rehearsal, entries=80, rounds=60))
    assert [figure.value > 0 for figure in figures] == [True] * len(figures)
    assert rehearsal.scribe.state.log.position >= 80


def test_the_cost_of_an_act_is_measured_with_more_phones_and_more_games(
    rehearsal: Rehearsal, tmp_path: Path
) -> None:
    figures = list(curve_figures(rehearsal, tmp_path, phone_counts=(2,), game_counts=(2,)))
    assert [figure.value > 0 for figure in figures] == [True] * 3


@pytest.mark.soak
def test_phones_at_a_real_server_and_at_the_baseline_are_measured(
    rehearsal: Rehearsal, tmp_path: Path
) -> None:
    figures = {figure.what: figure for figure in live_figures(rehearsal, tmp_path, TINY)}
    assert figures["phones left out or told too much"].value == 0
    assert figures.keys() >= {"all players act at once, all up to date", "durable acts over HTTP"}
    compared = [figure for figure in figures.values() if figure.baseline is not None]
    assert compared
    assert all(figure.value > 0 for figure in compared if figure.unit != "KB")


@pytest.mark.soak
def test_many_games_on_one_and_on_two_servers_are_measured() -> None:
    figures = list(worker_figures(acts=24, games=2))
    assert [figure.value > 0 and bool(figure.baseline) for figure in figures] == [True] * 4


def test_seasons_of_roman_diplomacy_are_measured() -> None:
    figures = list(season_figures(3, None))
    assert len(figures) == 3
    assert all(figure.value > 0 for figure in figures)


def test_requests_of_roman_diplomacy_between_turns_are_measured() -> None:
    figures = list(empire_figures(2))
    assert len(figures) == 3
    assert all(figure.value > 0 for figure in figures)


@pytest.mark.soak
def test_other_engines_take_the_same_seasons() -> None:
    figures = list(season_figures(3, python_with_rivals()))
    assert {figure.what.split()[-1] for figure in figures} >= {"diplomacy", "pydip"}


def test_every_order_of_a_measured_season_is_lawful() -> None:
    board = load_shipped_map("standard").board()
    for season in random_seasons(board, 20):
        assert len(season.orders) == len(season.pieces) == PIECES
        outcome = adjudicate(board, season.pieces, season.orders)
        assert "illegal" not in {result.verdict for result in outcome.results}


def test_whole_games_around_a_table_are_measured_beside_a_bare_program() -> None:
    figures = list(table_figures(games=1))
    tables = [rules for rules in GAMES.values() if rules.seats.players is not None]
    assert [figure.unit for figure in figures] == ["games/min", "acts/s"] * len(tables)
    assert all(figure.value > 0 and (figure.baseline or 0) > 0 for figure in figures)
    games, acts = figures[:2]
    assert games.ratio_to_baseline == pytest.approx(acts.ratio_to_baseline)


def test_a_whole_evening_is_measured() -> None:
    figures = whole_figures(acts=4)
    assert all(figure.value > 0 and figure.target for figure in figures)
    assert {figure.unit for figure in figures} == {"acts/s", "ms", "s", "KB"}


def test_an_act_is_expected_on_the_phones_that_may_see_it(rehearsal: Rehearsal) -> None:
    everybody = frozenset(range(PHONES))
    acts = list(rehearsal.play_acts(20))
    assert all(act.phone in act.seen_by for act in acts)
    assert any(act.seen_by == everybody for act in acts)
    assert any(act.seen_by < everybody for act in acts)


def test_a_flood_never_repeats_a_request(rehearsal: Rehearsal) -> None:
    flood = list(random_lawful_gifts(rehearsal, 30))
    assert len({act.id for act in flood}) == 30


def test_scripts_of_the_first_load_are_counted_compressed(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<script type="module" src="/app.js"></script><link rel="modulepreload" href="/more.js">'
        '<link rel="stylesheet" href="/app.css">'
    )
    for name in ("app.js", "more.js", "later.js", "app.css"):
        (tmp_path / name).write_text("let a = 1;" * 1_000)
    (figure,) = size_figures(tmp_path)
    assert 0 < figure.value < 1
    assert list(size_figures(tmp_path / "nothing")) == []


def test_a_table_marks_missed_targets() -> None:
    slow = Figure("an act", 30, "ms", target=25, baseline=15)
    fine = Figure("acts", 2_000, "acts/s", target=1_500, better="more")
    assert slow.ratio_to_baseline == 2
    lines = figures_table([slow, fine]).splitlines()
    assert "no" in lines[1].split()
    assert "2,000 acts/s" in lines[2]
    assert missed_targets_line([slow, fine]) == "1 of 2 targets not reached: an act"
    tiny = Figure("games", 3, "games/min", baseline=1_000, better="more")
    assert figures_table([tiny]).split()[-1] == "0.003"
    assert missed_targets_line([fine]) == "all 1 targets reached"


@pytest.mark.soak
@pytest.mark.parametrize("rival", [RIVALS[0], RIVALS[-1]], ids=lambda rival: rival.program)
def test_other_programs_are_measured(rival: RivalProgram) -> None:
    modules = install_packages(rival.packages)
    assert modules is not None
    visit = VisitPlan(phones=8, players=4, further=4, steady=6, seconds=1, waiting=4)
    seen = asdict(visit_rival(replace(rival, visit=visit), modules))
    assert all(value > 0 for what, value in seen.items() if what != "bytes")


def test_a_quantile_of_few_values_is_one_of_them() -> None:
    assert percentile([1, 2, 3, 4], 0.5) == 3
    assert percentile([7], 0.99) == 7


def test_chunks_that_arrive_in_pieces_are_put_together() -> None:
    unchunked = ChunkDecoder()
    pieces = [
        unchunked.decode_chunks(bytes([byte])) for byte in b"3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
    ]
    assert b"".join(pieces) == b"abcde"
    assert unchunked.done


def test_headers_are_found_by_name() -> None:
    assert header_value(b"http/1.1 200 ok\r\netag: a\r\nset-cookie: b=c", b"set-cookie") == b"b=c"
    assert header_value(b"http/1.1 200 ok", b"etag") == b""


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make two families with one figure each."""
    act, game = Figure("an act", 1, "ms", target=8), Figure("a game", 2, "s")
    families = [FigureFamily("acts", lambda: [act]), FigureFamily("games", lambda: iter([game]))]
    monkeypatch.setattr(bench, "families", lambda _speed, **_: iter(families))
    monkeypatch.setattr(bench, "store_report", lambda: ["durable commits"])


@pytest.mark.usefixtures("two")
def test_each_figure_is_printed_under_the_name_of_its_family(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bench.main(["--quick"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"on {interpreter_words()}"
    assert [one.split("  ")[0] for one in lines[2:7]] == [
        "acts:",
        "an act",
        "games:",
        "a game",
        "durable commits",
    ]
    assert lines[7] == "all 1 targets reached"


@pytest.mark.usefixtures("two")
def test_one_family_is_measured_alone(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["--quick", "--only", "games"])
    printed = capsys.readouterr().out
    assert "a game" in printed
    assert "an act" not in printed
    assert "durable commits" not in printed


@pytest.mark.usefixtures("two")
def test_an_unknown_family_is_answered_with_the_known_ones() -> None:
    with pytest.raises(SystemExit, match="No figures are called hares; there are: acts, games"):
        bench.main(["--only", "hares"])


def test_a_family_of_the_real_bench_runs_alone(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["--quick", "--only", "empires"])
    assert "empires:" in capsys.readouterr().out


def test_a_flood_of_one_session_loses_no_connection(rehearsal: Rehearsal, tmp_path: Path) -> None:
    served = tmp_path / "served.acta"
    rehearsal.hand_copy_over(served)
    callers = Settings().session_connections + 8
    act = next(random_lawful_gifts(rehearsal, 1))
    acts = [replace(act, id=str(uuid4())) for _ in range(3 * callers)]

    async def flood(port: int) -> RunResult:
        phones = PhonesAtServer(port, await claim_seats(port, rehearsal))
        return await phones.send_flood(acts, callers)

    with own_server("tests.load.real", str(served)) as server:
        assert asyncio.run(flood(server.port)).refused == 0


async def test_a_caller_connects_anew_when_an_idle_connection_was_closed() -> None:
    connections = []

    async def serve_after_first_connection(
        reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        connections.append(writer)
        if len(connections) > 1:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
            await writer.drain()
        writer.close()

    async with await asyncio.start_server(serve_after_first_connection, "127.0.0.1", 0) as server:
        caller = await KeptAliveCaller.connect(server.sockets[0].getsockname()[1])
        await caller.lost.wait()
        answer = await caller.send_request(encode_request("GET", "/"))
        caller.close()
    assert answer.body == b"ok"
    assert len(connections) == 2
