"""Servers in separate processes: they are started, asked for their port, and ended by their pid."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE = 10.0


@dataclass(frozen=True)
class RunningServer:
    """A running server: its process and its port."""

    pid: int
    port: int

    @property
    def resident_bytes(self) -> int:
        """Return the memory of the process (bytes)."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE


@contextmanager
def own_server(module: str, *arguments: str) -> Iterator[RunningServer]:
    """Yield a server of ours that runs during the block.

    Raise RuntimeError if it does not start.
    """
    with running_program([sys.executable, "-m", module, *arguments]) as server:
        yield server


@contextmanager
def running_program(
    command: Sequence[str], environment: Mapping[str, str] | None = None
) -> Iterator[RunningServer]:
    """Yield a program that prints its port and runs during the block. Raise RuntimeError."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"{command} did not start")
        yield RunningServer(process.pid, int(line))
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert process.stdout is not None
        process.stdout.close()


def listening_socket() -> socket.socket:
    """Return a socket on this machine alone, at a free port."""
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    sock.bind(("127.0.0.1", 0))
    sock.listen(1024)
    return sock


def print_port(port: int) -> None:
    """Print the port of this process for its parent."""
    print(port, flush=True)
