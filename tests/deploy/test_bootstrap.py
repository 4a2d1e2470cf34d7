"""The bootstrap uses what it finds, installs what is missing, and explains what it cannot do."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from deploy import bootstrap

Program = Callable[..., Path]

PLAIN = "0 Python 3.13.9, built without optimisation"
OPTIMISED = "2 Python 3.11.2, built with PGO and LTO"
"""What `api/base/interpreter.py` prints in a Python."""


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Put a program on an otherwise empty PATH, with its name, its output and its exit status."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))

    def put_program(name: str, prints: str = "", status: int = 0) -> Path:
        path = folder / name
        code = f"#!{sys.executable}\nprint({prints!r})\nraise SystemExit({status})\n"
        path.write_text(code, encoding="utf-8")
        path.chmod(0o755)
        return path

    return put_program


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make the bootstrap believe that its environment is an empty folder."""
    monkeypatch.setattr(bootstrap, "VENV", tmp_path / "venv")
    return tmp_path / "venv"


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.19.0"])
def test_a_node_that_the_phone_app_s_tools_support_is_used(version: str) -> None:
    assert bootstrap.node_serves(version)


@pytest.mark.parametrize("version", ["v18.20.0", "v20.18.9", "v21.7.0", "v22.11.0", "", "node"])
def test_an_unsupported_node_is_not_used(version: str) -> None:
    assert not bootstrap.node_serves(version)


def test_npm_comes_from_the_path_if_its_node_is_supported(program: Program) -> None:
    program("node", "v22.12.0")
    found = program("npm")
    assert bootstrap.find_npm() == (str(found), os.environ["PATH"])


def test_npm_comes_from_the_environment_if_the_node_on_the_path_is_old(
    program: Program, venv: Path
) -> None:
    program("node", "v18.20.0")
    program("npm")
    ours = venv / "bin" / "npm"
    ours.parent.mkdir(parents=True)
    ours.touch()
    npm, path = bootstrap.find_npm()
    assert npm == str(ours)
    assert path.split(os.pathsep)[0] == str(ours.parent)


def test_without_any_node_one_is_installed_into_the_environment(
    program: Program, venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program("unrelated")
    installed: list[list[str]] = []
    monkeypatch.setattr(bootstrap, "environment", lambda: venv / "bin" / "python")
    monkeypatch.setattr(bootstrap, "_run", installed.append)
    npm, _ = bootstrap.find_npm()
    assert npm == str(venv / "bin" / "npm")
    assert [command[-1] for command in installed] == [bootstrap.NODE_FROM_PYPI]


def test_a_browser_named_in_the_environment_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACTA_CHROMIUM", "/opt/browser")
    assert bootstrap.chromium() == "/opt/browser"


def test_root_on_debian_gets_chromium_from_its_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = tmp_path / "chromium"
    monkeypatch.delenv("ACTA_CHROMIUM", raising=False)
    monkeypatch.setattr(bootstrap, "DEBIAN_CHROMIUM", browser)
    monkeypatch.setattr(bootstrap, "DEBIAN_SHELL", tmp_path / "chromium-headless-shell")
    monkeypatch.setattr(bootstrap, "is_root_on_debian", lambda: True)
    monkeypatch.setattr(bootstrap, "_apt_install", lambda name: (tmp_path / name).touch())
    assert bootstrap.chromium() == str(browser)
    assert bootstrap.DEBIAN_SHELL.exists()


def test_where_the_browser_without_windows_is_missing_the_other_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail_to_install(name: str) -> None:
        raise subprocess.CalledProcessError(100, ["apt-get", "install", name])

    browser = tmp_path / "chromium"
    browser.touch()
    monkeypatch.delenv("ACTA_CHROMIUM", raising=False)
    monkeypatch.setattr(bootstrap, "DEBIAN_CHROMIUM", browser)
    monkeypatch.setattr(bootstrap, "DEBIAN_SHELL", tmp_path / "chromium-headless-shell")
    monkeypatch.setattr(bootstrap, "is_root_on_debian", lambda: True)
    monkeypatch.setattr(bootstrap, "_apt_install", fail_to_install)
    assert bootstrap.chromium() == str(browser)
    assert "take longer" in capsys.readouterr().err


def test_root_on_debian_gets_the_driver_of_webkit_from_its_packages(
    program: Program, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    installed = {package: name for name, package in bootstrap.WEBKIT_PACKAGES.items()}
    program("unrelated")
    monkeypatch.setattr(bootstrap, "is_root_on_debian", lambda: True)
    monkeypatch.setattr(bootstrap, "_apt_install", lambda package: program(installed[package]))
    bootstrap.webkit()
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("debian", [True, False])
def test_without_the_driver_of_webkit_its_skipped_tests_are_named(
    program: Program,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *,
    debian: bool,
) -> None:
    def fail_to_install(name: str) -> None:
        raise subprocess.CalledProcessError(100, ["apt-get", "install", name])

    program("unrelated")
    monkeypatch.setattr(bootstrap, "is_root_on_debian", lambda: debian)
    monkeypatch.setattr(bootstrap, "_apt_install", fail_to_install)
    bootstrap.webkit()
    assert "the tests in WebKit are skipped" in capsys.readouterr().err


def test_root_on_debian_gets_hledger_from_its_packages(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program("unrelated")
    monkeypatch.delenv("ACTA_HLEDGER", raising=False)
    monkeypatch.setattr(bootstrap, "is_root_on_debian", lambda: True)
    monkeypatch.setattr(bootstrap, "_apt_install", program)
    assert Path(bootstrap.hledger()).name == "hledger"


def test_without_permission_to_install_hledger_the_skipped_tests_are_named(
    program: Program, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program("unrelated")
    monkeypatch.delenv("ACTA_HLEDGER", raising=False)
    monkeypatch.setattr(bootstrap, "is_root_on_debian", lambda: False)
    assert bootstrap.hledger() == ""
    assert "are skipped" in capsys.readouterr().err


def test_an_hledger_named_in_the_environment_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACTA_HLEDGER", "/opt/hledger")
    assert bootstrap.hledger() == "/opt/hledger"


def test_other_users_and_systems_get_playwright_s_own_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.delenv("ACTA_CHROMIUM", raising=False)
    monkeypatch.setattr(bootstrap, "DEBIAN_CHROMIUM", tmp_path / "none")
    monkeypatch.setattr(bootstrap, "is_root_on_debian", lambda: False)
    monkeypatch.setattr(bootstrap, "environment", lambda: Path("python"))
    monkeypatch.setattr(bootstrap, "_run", ran.append)
    monkeypatch.setattr(bootstrap, "_output", lambda _: "/opt/playwright/chrome")
    assert bootstrap.chromium() == "/opt/playwright/chrome"
    assert ran == [["python", "-m", "playwright", "install", "chromium"]]


@pytest.mark.parametrize(
    ("release", "user", "expected"),
    [
        ("NAME=Debian\nID=debian\n", 0, True),
        ("NAME=Debian\nID=debian\n", 1000, False),
        ("NAME=Ubuntu\nID=ubuntu\nID_LIKE=debian\n", 0, False),
    ],
)
def test_packages_are_installed_only_by_root_on_debian(
    release: str,
    user: int,
    expected: bool,
    program: Program,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program("apt-get")
    os_release = tmp_path / "os-release"
    os_release.write_text(release, encoding="utf-8")
    monkeypatch.setattr(bootstrap, "OS_RELEASE", os_release)
    monkeypatch.setattr("os.geteuid", lambda: user)
    assert bootstrap.is_root_on_debian() is expected


def test_a_python_that_cannot_make_environments_is_named_with_the_missing_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], venv: Path
) -> None:
    monkeypatch.setattr(bootstrap, "MORE_FOLDERS", ())
    monkeypatch.setattr(bootstrap, "_can_run", lambda _python, code: code.startswith("import sys"))
    monkeypatch.setattr(bootstrap, "is_root_on_debian", lambda: False)
    assert bootstrap.main(["runtime"]) == 1
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert f"sudo apt-get install python{version}-venv" in capsys.readouterr().err
    assert not venv.exists()


@pytest.fixture
def only_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bootstrap find no Pythons but those on the PATH, and trust each of them."""
    monkeypatch.setattr(bootstrap, "MORE_FOLDERS", ())
    monkeypatch.setattr(bootstrap, "_can_run", lambda python, _code: Path(python).exists())
    monkeypatch.delenv("ACTA_PYTHON", raising=False)


@pytest.mark.usefixtures("only_path")
def test_an_old_python_looks_for_a_newer_one_on_the_path(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = program("python3.12", PLAIN)
    monkeypatch.setattr(bootstrap, "OLDEST_PYTHON", (99, 0))
    assert bootstrap.suitable_python() == str(newer)


@pytest.mark.usefixtures("only_path")
def test_an_optimised_python_is_preferred_and_named(
    program: Program, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    this = program("python3", PLAIN)
    program("python3.14", PLAIN)
    program("python3.13", "1 Python 3.13.9, built with PGO")
    fastest = program("python3.11", OPTIMISED)
    monkeypatch.setattr("sys.executable", str(this))
    assert bootstrap.suitable_python() == str(fastest)
    assert f"{fastest} is Python 3.11.2, built with PGO and LTO." in capsys.readouterr().err


@pytest.mark.usefixtures("only_path")
def test_of_equal_builds_the_one_that_runs_the_bootstrap_is_used(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    this = program("python3", PLAIN)
    program("python3.14", PLAIN)
    monkeypatch.setattr("sys.executable", str(this))
    assert bootstrap.suitable_python() == str(this)


@pytest.mark.usefixtures("only_path")
def test_an_optimised_python_without_environments_is_passed_over(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    this, fast = program("python3", PLAIN), program("python3.12", OPTIMISED)
    monkeypatch.setattr("sys.executable", str(this))
    monkeypatch.setattr(
        bootstrap,
        "_can_run",
        lambda python, code: Path(python).exists() and (python == str(this) or "venv" not in code),
    )
    assert fast.exists()
    assert bootstrap.suitable_python() == str(this)


@pytest.mark.usefixtures("only_path")
def test_a_named_python_is_used_however_it_was_built(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = program("python3.13", PLAIN)
    program("python3.12", OPTIMISED)
    monkeypatch.setenv("ACTA_PYTHON", "python3.13")
    assert bootstrap.suitable_python() == str(named)


@pytest.mark.usefixtures("only_path")
def test_a_named_python_that_is_not_there_is_an_error(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program("python3.12", OPTIMISED)
    monkeypatch.setenv("ACTA_PYTHON", "python9.9")
    with pytest.raises(bootstrap.MissingError, match=r"python9\.9 is not a Python 3\.11 or newer"):
        bootstrap.suitable_python()


@pytest.mark.parametrize(
    ("given", "named"), [((), ""), (("PYTHON=python9",), "python9")], ids=["nothing", "a Python"]
)
def test_make_names_a_python_to_the_bootstrap_only_if_somebody_gave_one(
    tmp_path: Path, given: tuple[str, ...], named: str
) -> None:
    (tmp_path / "Makefile").write_text(
        (bootstrap.ROOT / "Makefile").read_text(encoding="utf-8")
        + '\nnamed:\n\t@echo "[$$ACTA_PYTHON]"\n',
        encoding="utf-8",
    )
    clean = {name: value for name, value in os.environ.items() if "PYTHON" not in name}
    said = subprocess.run(
        ["make", "-s", "named", *given],
        cwd=tmp_path,
        env=clean,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == f"[{named}]"


@pytest.mark.usefixtures("only_path")
def test_without_a_newer_python_the_command_says_what_is_needed(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program("unrelated")
    monkeypatch.setattr(bootstrap, "OLDEST_PYTHON", (99, 0))
    with pytest.raises(bootstrap.MissingError, match="or newer is needed"):
        bootstrap.suitable_python()


def test_a_failing_step_passes_on_its_status_and_names_its_command(
    program: Program,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    program("node", "v22.12.0")
    npm = program("npm", "no such package", status=7)
    monkeypatch.setattr(bootstrap, "PWA", tmp_path)
    assert bootstrap.main(["npm", "ci"]) == 7
    said = capfd.readouterr().err
    assert "no such package" in said
    assert f"This did not work (see above): {npm} ci" in said


def test_an_unknown_step_is_answered_with_the_known_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert bootstrap.main(["everything"]) == 1
    assert "runtime, dev, npm" in capsys.readouterr().err
