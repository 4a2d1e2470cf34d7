"""Real images: base images from Debian's packages, and the tools that build and run other images.

Images, containers and volumes lie in one folder, apart from the machine's own ones.
"""

import ast
import os
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from deploy.bootstrap import NODE_FROM_PYPI
from tests.surroundings import installing_environment

TOOLS = ("buildah", "podman", "podman-compose", "debootstrap", "runc")
PACKAGES = ("ca-certificates", "postgresql", "python3", "python3-pip", "python3-venv", "redis")

RELEASE = Path("/etc/os-release")
"""The file that names the Debian release of this machine."""

CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
"""The certificates by which this machine and the images trust registries."""

NAMES = (
    "docker.io/library/node:22-slim",
    "docker.io/library/python:3.12-slim",
    "docker.io/library/postgres:18",
    "docker.io/valkey/valkey:9",
)
"""Foreign images that ours are made of or run beside.

In these tests all of them are the same Debian image.
"""

FILES = {
    # as in PostgreSQL's own image, a server without a network runs the scripts first
    "usr/local/bin/docker-entrypoint.sh": """\
#!/bin/sh
set -eu
bin=$(ls -d /usr/lib/postgresql/*/bin) data=/var/lib/postgresql/data
run() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
if [ ! -e $data ]; then
    chown postgres /var/lib/postgresql
    mkdir -p /var/run/postgresql && chown postgres /var/run/postgresql
    printf %s "$POSTGRES_PASSWORD" > /run/password && chown postgres /run/password
    # shellcheck disable=SC2086 - they are several arguments
    run $bin/initdb --pgdata=$data --username=postgres --pwfile=/run/password \\
        --auth-host=scram-sha-256 --auth-local=trust $POSTGRES_INITDB_ARGS
    rm /run/password
    echo "host all all all scram-sha-256" >> $data/pg_hba.conf
    run $bin/pg_ctl -D $data -o "-c listen_addresses=''" -w start
    for script in /docker-entrypoint-initdb.d/*; do "$script"; done
    run $bin/pg_ctl -D $data -m fast -w stop
fi
exec setpriv --reuid=postgres --regid=postgres --init-groups \\
    $bin/postgres -D $data -c listen_addresses='*'
""",
    "usr/local/bin/valkey-server": '#!/bin/sh\nexec redis-server --bind 0.0.0.0 --dir /run "$@"\n',
    "usr/local/bin/valkey-cli": '#!/bin/sh\nexec redis-cli "$@"\n',
}
"""Programs of foreign images that Debian does not have, or has under another name."""


def missing_tools() -> str:
    """Return a sentence about missing tools for building and running images.

    "" if none is missing.
    """
    if os.geteuid() != 0:
        return "only root makes base images"
    away = [tool for tool in TOOLS if shutil.which(tool) is None]
    return f"not installed: {', '.join(away)}" if away else ""


def run_program(*command: str, **more: str) -> str:
    """Return the output of a program. Raise CalledProcessError when it fails."""
    done = subprocess.run(
        command,
        env={**installing_environment(), **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}"
    return done.stdout


def pip_settings() -> Mapping[str, str]:
    """Return the settings by which this machine's pip installs."""
    told = run_program(sys.executable, "-m", "pip", "config", "list")
    found = re.findall(r"^(?::env:|\w+)\.([a-z-]+)=(.*)$", told, re.MULTILINE)
    return {name: str(ast.literal_eval(value)) for name, value in found}


def folders_in_pip_settings(settings: Mapping[str, str]) -> set[Path]:
    """Return the existing folders of this machine that settings of pip name."""
    words = (word for value in settings.values() for word in value.split())
    named = (word.removeprefix("file://") for word in words)
    paths = {Path(word) for word in named if word.startswith("/")}
    # an index names files in its own folder
    folders = {path.parent if path.is_file() or path.name == "simple" else path for path in paths}
    return {folder for folder in folders if folder.is_dir() and folder != CERTIFICATES.parent}


class ImageBuilder:
    """Images in a folder.

    The `docker` in `path` is a program that builds and runs them like Docker.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "bin"
        self._pip = pip_settings()
        self._mounts = [
            f"--volume={one}:{one}:ro" for one in sorted(folders_in_pip_settings(self._pip))
        ]
        where = [f"--root={folder}/store", f"--runroot={folder}/run", "--storage-driver=overlay"]
        self._buildah = ["buildah", *where]
        self._podman = ["podman", *where, "--runtime=runc", "--cgroup-manager=cgroupfs"]
        self._write_docker()

    def _write_docker(self) -> None:
        files = min(4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
        # the limit is at most the machine's, because otherwise no container starts
        limits = f"--ulimit=nofile={files}:{files} --ulimit=nproc=1024:1024"
        build = " ".join([*self._buildah, "build --isolation=chroot --pull-never", *self._mounts])
        podman = " ".join(self._podman)
        self.path.mkdir()
        program = self.path / "docker"
        program.write_text(
            "#!/bin/sh\n"
            "command=$1\n"
            "shift\n"
            "case $command in\n"
            f'build) exec {build} --format=docker "$@" ;;\n'
            f'run|create) exec {podman} "$command" {limits} "$@" ;;\n'
            f'compose) exec podman-compose --podman-path {program} "$@" ;;\n'
            f'*) exec {podman} "$command" "$@" ;;\n'
            "esac\n"
        )
        program.chmod(0o755)

    def run_docker(self, *command: str) -> str:
        """Return the output of a command of Docker."""
        return run_program(str(self.path / "docker"), *command)

    def make_base_images(self) -> None:
        """Make the foreign images from Debian's packages, and from Node on PyPI."""
        debian = self.folder / "debian"
        (suite,) = re.findall(r"^VERSION_CODENAME=(\w+)$", RELEASE.read_text(), re.MULTILINE)
        include = f"--include={','.join(PACKAGES)}"
        run_program("debootstrap", "--variant=minbase", include, suite, str(debian))
        self._install_programs(debian)
        self._commit_base(debian)
        shutil.rmtree(debian)

    def _install_programs(self, debian: Path) -> None:
        """Add the foreign images' programs, and settings for reaching this machine's registries."""
        for name, content in FILES.items():
            (debian / name).write_text(content)
            (debian / name).chmod(0o755)
        (debian / "usr/local/bin/python").symlink_to("/usr/bin/python3")
        shutil.copyfile(CERTIFICATES, debian / CERTIFICATES.relative_to("/"))
        lines = [f"{name} = {value}" for name, value in self._pip.items()]
        (debian / "etc/pip.conf").write_text("\n".join(["[global]", *lines, ""]))
        registry = run_program("npm", "config", "get", "registry").strip()
        npm = f"registry={registry}\ncafile={CERTIFICATES}\n"
        (debian / "root/.npmrc").write_text(npm)

    def _commit_base(self, debian: Path) -> None:
        box = run_program(*self._buildah, "from", "scratch").strip()
        mounted = run_program(*self._buildah, "mount", box).strip()
        run_program("cp", "--archive", f"{debian}/.", mounted)
        run_program(*self._buildah, "umount", box)
        inside = [*self._buildah, "run", "--isolation=chroot", *self._mounts, box, "--"]
        run_program(*inside, "python", "-m", "venv", "/opt/node")
        run_program(*inside, "/opt/node/bin/pip", "install", "--quiet", NODE_FROM_PYPI)
        run_program(
            *inside, "sh", "-c", "ln -s /opt/node/bin/node /opt/node/bin/npm /usr/local/bin"
        )
        for name in NAMES:
            postgres = "postgres" in name
            begins = '["docker-entrypoint.sh"]' if postgres else "[]"
            run_program(*self._buildah, "config", f"--entrypoint={begins}", box)
            run_program(*self._buildah, "commit", "--quiet", box, name)
        run_program(*self._buildah, "rm", box)

    def remove_all(self) -> None:
        """End all containers, and remove everything."""
        for command in (("stop", "--all", "--time=1"), ("rm", "--all", "--force")):
            subprocess.run([*self._podman, *command], check=False, capture_output=True)
        subprocess.run([*self._podman, "network", "prune", "--force"], check=False)
        subprocess.run([*self._buildah, "rm", "--all"], check=False, capture_output=True)
        subprocess.run([*self._podman, "system", "reset", "--force"], check=False)


@contextmanager
def open_base_images(folder: Path) -> Iterator[ImageBuilder]:
    """Yield the base images in a folder for the length of the block."""
    made = ImageBuilder(folder)
    try:
        made.make_base_images()
        yield made
    finally:
        made.remove_all()
