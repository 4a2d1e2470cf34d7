"""A client can be generated from the description.

The client is typed, and it plays in all four games.
"""

import asyncio
import os
import subprocess
from pathlib import Path

import pytest

from api.commands.schema import SchemaKind, schema_text
from ledger.games.catalogue import GAMES
from tests.api.ear import serve_hall
from tests.api.generated.tools import PATIENCE, client_generator_folder
from tests.api.hall import open_hall

VISITOR = Path(__file__).with_name("visitor.py")
WHO = {
    "ludi_romani": "octavian-1",
    "cursus_honorum": "fabius-1",
    "morituri": "flamma-1",
    "roman_diplomacy": "gaius-1",
}
"""The card with which the visitor plays each game."""


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a client that was generated from the output of `acta schema openapi`."""
    programs, folder = client_generator_folder(), tmp_path_factory.mktemp("generated")
    (folder / "openapi.json").write_text(schema_text(SchemaKind.openapi), encoding="utf-8")
    told = subprocess.run(
        [
            str(programs / "openapi-python-client"),
            *("generate", "--path", str(folder / "openapi.json")),
            *("--output-path", str(folder / "client"), "--fail-on-warning"),
        ],
        env={**os.environ, "PATH": f"{programs}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert "warning" not in told.stdout.lower(), told.stdout
    return folder / "client"


def test_the_client_has_every_operation_and_every_act(generated: Path) -> None:
    package = generated / "acta_ludorum_client"
    operations = {path.stem for path in package.glob("api/*/*.py")}
    assert {"commands_command", "attempts_attempt", "entries_entries", "live_listen"} <= operations
    models = {path.stem for path in package.glob("models/*.py")}
    acts = {
        f"{name}_{act.name}".replace("-", "_")
        for name, rules in GAMES.items()
        for act in rules.play.acts
    }
    assert acts - models == set()


@pytest.mark.parametrize("game", GAMES)
async def test_the_client_plays_each_game(generated: Path, game: str) -> None:
    async with open_hall(port=0, rulesets={game: GAMES[game]}) as hall, serve_hall(hall) as address:
        python = str(client_generator_folder() / "python")
        asked = (str(generated), address, game, hall.id, hall.tokens[WHO[game]])
        visitor = await asyncio.create_subprocess_exec(
            *(python, str(VISITOR), *asked),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        said, _ = await asyncio.wait_for(visitor.communicate(), PATIENCE)
        assert visitor.returncode == 0, said.decode()
        assert said.decode().strip() == f"played {game}"
