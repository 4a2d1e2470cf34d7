"""The dashboard shows figures that the server has, and the page explains every figure."""

import json
import re
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from ledger.store import open_store
from tests.api.ear import listen_to_stream, serve_hall
from tests.api.hall import open_hall
from tests.shape.tree import text_of_file

PATH = "deploy/grafana.json"
BOARD = json.loads(text_of_file(PurePosixPath(PATH)))
NAME = re.compile(r"\b(?:acta|process|python)_\w+")
FUNCTIONS = {"histogram_quantile", "sum", "max", "rate", "by", "le", "game", "label_values"}


def dashboard_expressions() -> list[str]:
    """Return every expression of the dashboard, also the expressions of its variables."""
    panels = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
    return [
        *panels,
        *(one["query"] for one in BOARD["templating"]["list"] if one["name"] == "game"),
    ]


async def queried_series(path: Path) -> set[str]:
    """Return the name of every series of a server, as queries write it."""
    async with open_hall(store=open_store(str(path))) as hall, serve_hall(hall) as hall.address:
        hall.host.faults.copy_finished("", hall.clock.now)
        ada = await hall.phone("ada")
        async with listen_to_stream(ada) as ear:
            await ear.next()
            answer = await ada.client.get("/metrics")
    families = text_string_to_metric_families(answer.text)
    return {sample.name for family in families for sample in family.samples}


@pytest.fixture
async def names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    path = tmp_path / "acta.db"
    monkeypatch.setenv("ACTA_STORE", str(path))
    return await queried_series(path)


async def test_every_expression_names_existing_figures(names: set[str]) -> None:
    asked = {name for one in dashboard_expressions() for name in NAME.findall(one)}
    assert len(asked) > 15
    assert asked - names == set()


def test_an_expression_consists_of_figures_and_known_functions() -> None:
    for one in dashboard_expressions():
        plain = re.sub(r"\{[^}]*\}|\[[^\]]*\]", "", one)
        words = set(re.findall(r"[a-z_]\w*", plain)) - FUNCTIONS
        assert all(map(NAME.fullmatch, words)), one
        assert plain.count("(") == plain.count(")"), one


def test_panels_do_not_overlap_and_each_asks_the_chosen_source() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in BOARD["panels"]:
        at: dict[str, Any] = panel["gridPos"]
        mine = {
            (x, y)
            for x in range(at["x"], at["x"] + at["w"])
            for y in range(at["y"], at["y"] + at["h"])
        }
        assert mine & taken == set(), panel["title"]
        assert max(x for x, _y in mine) < 24
        assert panel["datasource"]["uid"] == "${source}"
        taken |= mine
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"])


async def test_the_page_explains_every_figure_of_the_server(names: set[str]) -> None:
    rows = text_of_file(PurePosixPath("deploy/README.md")).partition("\n## Figures\n")[2]
    table = rows.partition("\n## ")[0]
    told_of = set(re.findall(r"`(acta_\w+)`", table))
    kinds = ("_bucket", "_count", "_sum")
    ours = {name for name in names if name.startswith("acta_")}
    bases = {name.removesuffix(kind) for name in ours for kind in kinds if name.endswith(kind)}
    plain = {name for name in ours if not name.endswith(kinds)}
    assert told_of == bases | plain
