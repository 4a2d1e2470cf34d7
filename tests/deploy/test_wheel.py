"""The installed package carries the phone app, and plays without a checkout."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx2
import pytest

from tests.surroundings import installing_environment

ROOT = Path(__file__).resolve().parents[2]
LISTENS = re.compile(r"listens at (http://127\.0\.0\.1:\d+)")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the package, built from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "-w", str(folder), str(ROOT)], env=installing_environment(), check=True)
    (made,) = folder.glob("*.whl")
    return made


def test_the_package_holds_the_phone_app_the_texts_and_the_rulebooks(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as package:
        held = set(package.namelist())
    built = ROOT / "pwa" / "dist"
    app = {f"api/pages/{path.relative_to(built)}" for path in built.rglob("*") if path.is_file()}
    assert {"api/pages/index.html", "api/pages/sw.js"} <= app <= held
    for folder in ("ledger", "projections", "api"):
        beside = [path for path in (ROOT / folder).rglob("*") if path.suffix in {".ftl", ".yaml"}]
        assert {str(path.relative_to(ROOT)) for path in beside} <= held


def test_the_package_holds_no_tests_and_no_development_files(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as package:
        tops = {name.partition("/")[0] for name in package.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {
        "ledger",
        "projections",
        "api",
    }


INSTALLERS = {
    "pipx": ("pipx", "install", "--python", sys.executable),
    "uv": ("uv", "tool", "install", "--quiet", "--python", sys.executable),
}
"""The programs with which people install a command, and their arguments before the package."""


@pytest.mark.parametrize("installer", INSTALLERS)
def test_an_installed_package_plays_with_one_command_and_finds_nothing_wrong(
    installer: str, wheel: Path, tmp_path: Path
) -> None:
    commands, home = tmp_path / "commands", str(tmp_path / "home")
    places = {
        "PIPX_HOME": home,
        "PIPX_BIN_DIR": str(commands),
        "PIPX_DEFAULT_BACKEND": "pip",
        "UV_TOOL_DIR": home,
        "UV_TOOL_BIN_DIR": str(commands),
    }
    environment = installing_environment() | places
    program, *arguments = INSTALLERS[installer]
    install = [Path(sys.executable).with_name(program), *arguments, wheel]
    subprocess.run(list(map(str, install)), env=environment, check=True, capture_output=True)
    acta = str(commands / "acta")
    with subprocess.Popen(
        [acta, "play", "--port", "0"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=environment,
    ) as process:
        try:
            assert process.stdout is not None
            found = next(filter(None, map(LISTENS.search, process.stdout)))
            page = httpx2.get(f"{found[1]}/")
            assert '<script type="module"' in page.text
            script = re.search(r'src="([^"]+\.js)"', page.text)
            assert script is not None
            assert httpx2.get(f"{found[1]}{script[1]}").status_code == 200
            done = subprocess.run(
                [acta, "doctor", found[1], "--store", "rehearsal.db"],
                check=False,
                capture_output=True,
                encoding="utf-8",
                cwd=tmp_path,
                env=environment,
            )
        finally:
            process.kill()
    assert "\n0 wrong, " in done.stdout, done.stdout
    assert done.returncode == 0
