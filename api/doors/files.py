"""The limit of open files of this process: each connection is one file."""

import sys

if sys.platform != "win32":
    import resource

FILE_LIMIT = 65_536
SPARE_FILES = 100
"""Open files that are reserved for the ledger and for everything except connections."""


def raise_file_limit() -> None:
    """Raise the process's limit of open files up to ours, as far as the system allows."""
    if sys.platform != "win32":
        soft_limit, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
        limit = FILE_LIMIT if hard_limit == resource.RLIM_INFINITY else min(hard_limit, FILE_LIMIT)
        if soft_limit != resource.RLIM_INFINITY and soft_limit < limit:
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard_limit))


def connection_limit() -> int:
    """Return how many connections this process can have at once."""
    allowed_count = FILE_LIMIT
    if sys.platform != "win32":
        soft_limit, _hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
        allowed_count = (
            FILE_LIMIT if soft_limit == resource.RLIM_INFINITY else min(soft_limit, FILE_LIMIT)
        )
    return max(allowed_count - SPARE_FILES, allowed_count // 2)
