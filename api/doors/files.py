"""The limit of open files of this process: each connection is one file."""

import sys

if sys.platform != "win32":
    import resource

MOST = 65_536
SPARE = 100
"""Open files that are reserved for the ledger and for everything except connections."""


def raise_file_limit() -> None:
    """Raise the process's limit of open files up to ours, as far as the system allows."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def connection_limit() -> int:
    """Return how many connections this process can have at once."""
    allowed = MOST
    if sys.platform != "win32":
        soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        allowed = MOST if soft == resource.RLIM_INFINITY else min(soft, MOST)
    return max(allowed - SPARE, allowed // 2)
