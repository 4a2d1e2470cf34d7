"""Copies of the ledger: whether there is one, and how old the newest is."""

from datetime import UTC, datetime
from pathlib import Path

from api.commands.doctor.finding import Finding, doubtful, well, wrong
from api.copies.folder import copies_in, made_at

OLD = 600.0
"""Seconds after which the newest copy is old while an evening is played."""


def of_folder(folder: Path, now: int) -> Finding:
    """How old the newest copy in a folder is, at a time in milliseconds."""
    try:
        copies = copies_in(folder)
    except OSError as error:
        return wrong(
            f"{folder} cannot be read: {error.strerror}.", "Look whether it is plugged in."
        )
    if not copies:
        return wrong(
            f"There is no copy in {folder}.",
            "Have the server make some: acta serve --backup-every 20s FOLDER",
        )
    return of_age((now - made_at(copies[0])) / 1000)


def of_age(seconds: float) -> Finding:
    """What is to be said of a newest copy so many seconds old."""
    if seconds < OLD:
        return well(f"The newest copy of the ledger is {seconds:.0f} s old.")
    made = datetime.now(UTC).timestamp() - seconds
    when = datetime.fromtimestamp(made, UTC).strftime("%Y-%m-%d %H:%M UTC")
    said = f"The newest copy of the ledger is of {when}."
    if made < OLD:
        said = "The server should copy the ledger, and no copy could be made."
    return doubtful(
        said, "Look at the stick or the share: its room, and whether it is there. The log says why."
    )
