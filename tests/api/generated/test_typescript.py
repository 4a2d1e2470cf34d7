"""TypeScript types are generated from the description, and check acts of all four games."""

from pathlib import Path

import pytest

from api.commands.schema import SchemaKind, schema_text
from tests.api.generated.tools import run_node_tool

ACTS = """import type { components, paths } from "./api";

type Act = components["schemas"];
export type Sent =
  paths["/api/v1/games/{game}/commands"]["post"]["requestBody"]["content"]["application/json"];
export type Told =
  paths["/api/v1/games/{game}/commands"]["post"]["responses"]["201"]["content"]["application/json"];

const frame = { as: "octavian", period: 1 };
export const give: Act["ludi_romani.give"] =
  { ...frame, type: "give", to: "agrippa", asset: "denarius", quantity: 100_000 };
export const wrong: Act["ludi_romani.give"] =
  // @ts-expect-error - an amount is a number, and the compiler has to say so
  { ...frame, type: "give", to: "agrippa", asset: "denarius", quantity: "much" };
export const roll: Act["morituri.roll-for-order"] = { ...frame, type: "roll-for-order" };
export const sent: Sent[] = [
  give,
  roll,
  { ...frame, type: "advance", boxes: 2 },
  { ...frame, type: "hand-over-builds", to: "julia", number: 1 },
];
export const lines = (told: Told): string[] => told.entries.map((line) => line.id);
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the types of the whole API."""
    place = tmp_path_factory.mktemp("types")
    (place / "openapi.json").write_text(schema_text(SchemaKind.openapi), encoding="utf-8")
    # a request may leave out a field with a default
    options = ["--output", "api.d.ts", "--default-non-nullable=false"]
    said = run_node_tool("openapi-typescript", ["openapi.json", *options], place)
    assert said.returncode == 0, said.stderr
    return place


def test_acts_of_all_four_games_fit_the_generated_types(folder: Path) -> None:
    (folder / "acts.ts").write_text(ACTS, encoding="utf-8")
    said = run_node_tool("tsc", ["--noEmit", "--strict", "--target", "es2022", "acts.ts"], folder)
    assert said.returncode == 0, said.stdout
