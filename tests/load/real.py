"""The real server on a given ledger file, like `acta serve`, at a free port."""

import sys

from pydantic import SecretStr

from api.base.settings import Settings
from api.hosting.host import Host
from api.serve import run
from tests.load.serving import print_port


async def _print_port_on_start(_host: Host, port: int) -> None:
    print_port(port)


def main(store: str, redis: str = "") -> None:
    """Serve until the process is ended, without limits for sessions and strangers."""
    settings = Settings(
        store=store,
        redis=SecretStr(redis),
        port=0,
        claim_rate="1000000/second",
        command_rate="1000000/second",
        stranger_connections=10_000,
        # A flood shares a few sessions among all its connections. With the usual limit the server
        # would sometimes close a connection whose next request is on its way.
        session_connections=10_000,
        head_seconds=600,
        log_level="error",
    )
    run(settings, note_start=_print_port_on_start)


if __name__ == "__main__":
    main(*sys.argv[1:])
