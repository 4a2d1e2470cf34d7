"""The image and the compose file are really used: the tests type the commands of the page."""

import json
import re
import shutil
import subprocess
import time
import uuid
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Any

import httpx2
import pytest
import yaml

from tests.ports import held_port
from tests.shape.tree import ROOT, text_of_file, tracked_files
from tests.soak.images import ImageBuilder, missing_tools, open_base_images
from tests.surroundings import installing_environment

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(bool(missing_tools()), reason=missing_tools() or "all is there"),
]

PAGE = text_of_file(PurePosixPath("deploy/README.md"))
HOST = {"host": "play.example.org"}
"""The host name that phones ask for."""

PATIENCE = 300.0
"""The longest wait in seconds."""

SCENARIO = "based_on: ludi_romani\ntitle: An evening in a box\n"


def command_blocks(part: str) -> list[str]:
    """Return the blocks of commands under this heading of the page."""
    told = PAGE.split(f"**{part}.**")[1].split("\n**")[0]
    return re.findall(r"^```sh\n(.*?)^```$", told, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def place() -> Iterator[ImageBuilder]:
    """Yield the base images."""
    with TemporaryDirectory(prefix="images") as folder, open_base_images(Path(folder)) as made:
        yield made


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project as git has it, with a scenario."""
    folder = tmp_path_factory.mktemp("checkout")
    for path in tracked_files():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(Path(ROOT, path), target)
    (folder / "tonight.yaml").write_text(SCENARIO, encoding="utf-8")
    return folder


def type_in_shell(place: ImageBuilder, checkout: Path, commands: str, **settings: str) -> str:
    """Type commands in a shell with our `docker`, and return their output."""
    environment = installing_environment()
    path = f"{place.path}:{environment['PATH']}"
    done = subprocess.run(
        ["sh", "-exc", commands],
        cwd=checkout,
        env={**environment, "PATH": path, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def wait_for_server(address: str) -> None:
    """Wait until a server can play."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            if httpx2.get(f"{address}/readyz").json()["status"] == "ready":
                return
        except (httpx2.TransportError, ValueError):
            pass
        assert time.monotonic() < until, "it does not get ready"
        time.sleep(0.2)


def doctor_complaints(told: str) -> list[str]:
    """Return the doctor's complaints, except that this machine is busy with other tests."""
    assert re.search(r"^\d+ wrong, \d+ doubtful, \d+ well\.$", told, re.MULTILINE)
    minded = re.findall(r"^(?:wrong|doubtful) +.*$", told, re.MULTILINE)
    return [one for one in minded if not re.search(r"event loop is late|a commit takes", one)]


def play_with_card(address: str, cards: Path) -> None:
    """Claim a card of a printed page, and act."""
    token = re.findall(r"Open \S+ and type <b>([^<]+)</b>", cards.read_text())[0]
    with httpx2.Client(base_url=f"{address}/api/v1", headers=HOST) as phone:
        # a cookie would need HTTPS, and these servers have no proxy
        body = {"token": token, "device": uuid.uuid4().hex, "bearer": True}
        claimed = phone.post("/claims", json=body)
        assert claimed.is_success, claimed.text
        phone.headers["authorization"] = f"Bearer {claimed.json()['bearer']}"
        game, character = claimed.json()["game"], claimed.json()["character"]["id"]
        told = phone.post(
            f"/games/{game}/commands",
            json={"type": "introduce", "as": character, "period": 1, "name": "Ada"},
            headers={"idempotency-key": str(uuid.uuid4())},
        )
        assert told.status_code == 201, told.text


@pytest.fixture(scope="module")
def image(place: ImageBuilder, checkout: Path) -> str:
    """Build the image as the page says, and return the commands that follow."""
    (commands,) = command_blocks("A container")
    build, _, rest = commands.partition("\n")
    type_in_shell(place, checkout, build)
    return rest


def test_the_image_has_its_user_and_its_health_check(place: ImageBuilder, image: str) -> None:
    assert image
    (built,) = json.loads(place.run_docker("image", "inspect", "acta-ludorum"))
    assert built["Healthcheck"]["Test"][0] == "CMD"
    assert built["User"] == "10001:10001"


def test_the_commands_of_the_page_found_serve_and_stop_a_game(
    place: ImageBuilder, checkout: Path, image: str
) -> None:
    with held_port() as port:
        published = image.replace("127.0.0.1:8044:", f"127.0.0.1:{port}:")
        assert published != image
        found, take, erase, serve, doctor = published.splitlines()
        type_in_shell(place, checkout, f"{found}\n{take}\n{erase}")
        assert (checkout / "cards.html").read_text().count('class="card"') > 10
        type_in_shell(place, checkout, serve)
        address = f"http://127.0.0.1:{port}"
        wait_for_server(address)
        assert doctor_complaints(type_in_shell(place, checkout, doctor)) == []
        assert '<script type="module"' in httpx2.get(address).text
        play_with_card(address, checkout / "cards.html")
        place.run_docker("healthcheck", "run", "acta")
        status = place.run_docker("exec", "acta", "cat", "/proc/1/status")
        assert re.search(r"^Uid:\s+10001\b", status, re.MULTILINE)
        assert re.search(r"^CapEff:\s+0+$", status, re.MULTILINE)
        assert "Read-only" in type_in_shell(
            place, checkout, "docker exec acta touch /x 2>&1 || true"
        )
        second = "docker run --rm --volume acta:/data acta-ludorum 2>&1 || true"
        assert "is open in another server" in type_in_shell(place, checkout, second)
        place.run_docker("stop", "acta")
        (ended,) = json.loads(place.run_docker("inspect", "acta"))
        assert ended["State"]["ExitCode"] == 0
        place.run_docker("rm", "acta")


POSTGRES, REDIS = "one2three", "four5six"
SETTINGS = {
    "ACTA_NAME": "play.example.org",
    "POSTGRES_PASSWORD": POSTGRES,
    "REDIS_PASSWORD": REDIS,
}


def remove_proxy(checkout: Path) -> None:
    """Remove the proxy from the compose file: Debian has no proxy that is new enough."""
    file = checkout / "deploy" / "compose.yaml"
    whole = yaml.safe_load(file.read_text(encoding="utf-8"))
    del whole["services"]["proxy"], whole["networks"]["outside"]
    file.write_text(yaml.safe_dump(whole), encoding="utf-8")


def container_description(place: ImageBuilder, service: str) -> Any:
    """Return the description of a service's container."""
    labelled = f"label=com.docker.compose.service={service}"
    name = place.run_docker("ps", "--filter", labelled, "--format", "{{.Names}}").strip()
    (found,) = json.loads(place.run_docker("inspect", name))
    return found


def address_of(place: ImageBuilder, service: str) -> str:
    """Return the address by which this machine reaches a server of the compose file."""
    (network,) = container_description(place, service)["NetworkSettings"]["Networks"].values()
    return f"http://{network['IPAddress']}:8044"


def test_the_compose_file_runs_two_servers_that_wait_for_their_database(
    place: ImageBuilder, checkout: Path, image: str
) -> None:
    assert image
    begin, rest = command_blocks("Compose")
    up = begin.splitlines()[-1]
    remove_proxy(checkout)
    type_in_shell(place, checkout, up, **SETTINGS)
    try:
        one, two = address_of(place, "app1"), address_of(place, "app2")
        wait_for_server(one)
        wait_for_server(two)
        for name in ("app1", "app2"):  # check that no server had to be started again
            assert container_description(place, name)["RestartCount"] == 0
        assert doctor_complaints(type_in_shell(place, checkout, rest, **SETTINGS)) == []
        cards = checkout / "cards.html"
        assert cards.read_text().startswith("<!doctype html>")
        assert not any(secret in cards.read_text() for secret in (POSTGRES, REDIS))
        play_with_card(one, cards)
        games = [httpx2.get(f"{at}/api/v1/games", headers=HOST).json() for at in (one, two)]
        assert games[0] == games[1]
        assert len(games[0]["games"]) == 1
    finally:
        type_in_shell(place, checkout, up.replace("up --detach", "down"), **SETTINGS)
