"""The steps of the image make a server that runs from a read-only folder.

No builder of images is needed. The commands of the steps run here in a clean folder that holds the
image's folders. Three parts of the image are not run here. The three parts are the stage with Node
(its result is the phone app that `make` has built), the base images, and the step that gives
`/data` to its user.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

import pytest

from api.base.settings import Settings
from tests.browser.served import LISTENS
from tests.shape.tree import text_of_file, tracked_files
from tests.surroundings import installing_environment

ROOT = Path(__file__).resolve().parents[2]
FILE = PurePosixPath("deploy/Containerfile")
USUAL_PORT = Settings.model_fields["port"].default


@dataclass(frozen=True)
class DockerfileInstruction:
    """One instruction of a stage."""

    stage: str
    name: str
    said: str


def all_instructions() -> list[DockerfileInstruction]:
    """Return every instruction, with the name of its stage ("" for the image itself)."""
    found, stage = [], ""
    for line in text_of_file(FILE).splitlines():
        name, _, said = line.partition(" ")
        if not line or line.startswith("#"):
            continue
        if name == "FROM":
            stage = said.partition(" AS ")[2]
        found.append(DockerfileInstruction(stage, name, said))
    return found


def instruction_arguments(name: str, stage: str = "") -> list[str]:
    """Return the arguments of the instructions of this name in a stage."""
    return [step.said for step in all_instructions() if (step.name, step.stage) == (name, stage)]


def words_of_list_instruction(name: str) -> list[str]:
    """Return the words of an instruction that is a list: `["acta"]`."""
    (one,) = instruction_arguments(name)
    return re.findall(r'"([^"]*)"', one)


@dataclass(frozen=True)
class ImageFolders:
    """A folder that holds the image's folders."""

    root: Path

    def replace_root(self, words: str) -> str:
        """Return words of the Dockerfile.

        The image's folders are replaced by folders within the root.
        """
        return re.sub(r"(?<![\w.])/(src|wheels|opt|data)\b", rf"{self.root}/\1", words)

    @property
    def environment(self) -> dict[str, str]:
        """Return the image's own settings, and nothing else."""
        pairs = (one.split("=", 1) for one in instruction_arguments("ENV"))
        return {name: self.replace_root(value) for name, value in pairs}

    def program_files(self) -> dict[str, tuple[int, int]]:
        """Return every file of the program, with its size and when it was written."""
        program = self.root / "opt"
        return {
            str(path): (path.stat().st_size, path.stat().st_mtime_ns)
            for path in program.rglob("*")
            if path.is_file()
        }


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> ImageFolders:
    """Return a clean folder in which the steps of the package's stage were carried out."""
    made = ImageFolders(tmp_path_factory.mktemp("image"))
    for path in tracked_files():
        target = made.root / "src" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, target)
    shutil.copytree(ROOT / "pwa" / "dist", made.root / "src" / "pwa" / "dist")
    (made.root / "data").mkdir()
    programs = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    for step in instruction_arguments("RUN", "package"):
        subprocess.run(
            ["sh", "-ec", made.replace_root(step).replace(" --no-cache-dir", "")],
            cwd=made.root / "src",
            env={**installing_environment(), "PATH": programs},
            check=True,
        )
    return made


@dataclass(frozen=True)
class ServeInvocation:
    """The command that runs in the image, and its port."""

    process: subprocess.Popen[str]
    port: int


@pytest.fixture
def serving(machine: ImageFolders) -> Iterator[ServeInvocation]:
    """Run the image's command with a game, and yield it once it listens at a free port."""
    data = machine.root / "data"
    environment = {**machine.environment, "ACTA_HOST": "127.0.0.1", "ACTA_PORT": "0"}
    (data / "tonight.yaml").write_text("based_on: ludi_romani\n", encoding="utf-8")
    program = str(machine.root / "opt/acta/bin" / words_of_list_instruction("ENTRYPOINT")[0])
    address = ["--address", "https://play.example.org"]
    found = [program, "found", "tonight.yaml", *address]
    subprocess.run(found, cwd=data, env=environment, check=True, stdout=subprocess.DEVNULL)
    command = [program, *words_of_list_instruction("CMD")]
    with subprocess.Popen(
        command, cwd=data, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield ServeInvocation(process, listening_port(process))
        finally:
            process.kill()


def listening_port(process: subprocess.Popen[str]) -> int:
    """Return the port that a server says it listens at."""
    heard = []
    for line in process.stdout or ():
        if told := LISTENS.search(line):
            return int(told[1])
        heard.append(line)
    raise AssertionError(f"the server did not start: {''.join(heard)}")


def is_healthy(machine: ImageFolders, port: int) -> bool:
    """Return the result of the image's health check for a server at this port."""
    program, *words = words_of_list_instruction("HEALTHCHECK")
    arguments = [word.replace(f":{USUAL_PORT}", f":{port}") for word in words]
    run = subprocess.run(
        [str(machine.root / "opt/acta/bin" / program), *arguments],
        env=machine.environment,
        capture_output=True,
        check=False,
    )
    return run.returncode == 0


def test_the_image_is_healthy_writes_to_data_alone_and_ends_when_told(
    machine: ImageFolders, serving: ServeInvocation
) -> None:
    before = machine.program_files()
    assert is_healthy(machine, serving.port)
    serving.process.send_signal(signal.SIGTERM)
    assert serving.process.wait(30) == 0
    assert machine.program_files() == before
    assert {path.name for path in (machine.root / "data").iterdir()} >= {"acta.db"}
    assert not is_healthy(machine, serving.port)


def test_the_image_runs_as_an_unprivileged_user_who_owns_data() -> None:
    (user,) = instruction_arguments("USER")
    number, _, group = user.partition(":")
    assert int(number) > 0
    assert int(group) > 0
    (made,) = instruction_arguments("RUN")
    assert f"--owner={number} --group={group} --mode=700 /data" in made
    assert instruction_arguments("WORKDIR") == instruction_arguments("VOLUME") == ["/data"]


def test_the_image_holds_the_program_and_none_of_the_tools_that_built_it() -> None:
    assert instruction_arguments("COPY") == ["--from=package /opt/acta /opt/acta"]
    last = [step for step in all_instructions() if step.name == "FROM"][-1]
    assert last.said.endswith("-slim")


def test_the_image_uses_known_settings_and_the_usual_port() -> None:
    names = {one.partition("=")[0] for one in instruction_arguments("ENV")}
    ours = {name for name in names if name.startswith("ACTA_")}
    assert ours <= {f"ACTA_{name.upper()}" for name in Settings.model_fields}
    assert instruction_arguments("EXPOSE") == [str(USUAL_PORT)]


def test_a_step_copies_only_existing_files() -> None:
    for one in instruction_arguments("COPY", "app") + instruction_arguments("COPY", "package"):
        if one.startswith("--from="):
            continue
        *sources, _target = one.split()
        assert all((ROOT / source).exists() for source in sources), one
