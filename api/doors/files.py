"""How many files this process may hold open: each connection is one."""

import sys

MOST = 65_536
SPARE = 100
"""So many open files are for the ledger and whatever else is no connection."""


def raise_file_limit() -> None:
    """Allow this process as many open files as the system lets it have, up to a limit of ours."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """How many connections this process can have at once."""
    if sys.platform == "win32":
        return MOST
    import resource  # noqa: PLC0415 - Windows has none

    soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = MOST if soft == resource.RLIM_INFINITY else min(soft, MOST)
    return max(allowed - SPARE, allowed // 2)
