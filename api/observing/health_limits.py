"""The limits from which on a figure of a server is a fault that people must look at."""

MB = 1_000_000
"""A megabyte in bytes."""

LITTLE_SPACE, SCARCE_SPACE = 1_000 * MB, 100 * MB
"""Free bytes on the disk. Below the first limit there is a warning; below the second, a failure."""

OLD_COPY_SECONDS = 600.0
"""Seconds after which the newest copy is too old during an evening."""

LONG_WAIT = 600.0
"""Seconds after which a waiting petition is reported."""

LAG_LIMIT, COMMIT_LIMIT = 0.05, 0.25
"""Maximum seconds for the lag of the loop, and for a commit, in 99 of 100 cases."""

LONG_QUEUE_LENGTH = 100
"""Number of waiting requests in one queue from which on the queue is reported."""
