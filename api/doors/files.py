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
        soft_limit, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        limit = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
        if soft_limit != resource.RLIM_INFINITY and soft_limit < limit:
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))


def connection_limit() -> int:
    """Return how many connections this process can have at once."""
    allowed = MOST
    if sys.platform != "win32":
        soft_limit, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        allowed = MOST if soft_limit == resource.RLIM_INFINITY else min(soft_limit, MOST)
    return max(allowed - SPARE, allowed // 2)
