"""The server on a given ledger file, with its own limits, or without any limits."""

import sys
from typing import Any

from api.base.settings import Settings
from api.hosting.host import Host
from api.serve import run
from tests.load.serving import print_port

OFTEN = "1000000000/second"
RATES = ("claim_rate", "failed_claim_rate", "command_rate", "read_rate")


async def _print_port_on_start(_host: Host, port: int) -> None:
    print_port(port)


def main(store: str, how: str = "") -> None:
    """Serve until the process is ended.

    In the mode `measured` no request is refused as too many.
    """
    rates: dict[str, Any] = dict.fromkeys(RATES, OFTEN) if how == "measured" else {}
    run(Settings(store=store, port=0, log_level="error", **rates), note_start=_print_port_on_start)


if __name__ == "__main__":
    main(*sys.argv[1:])
