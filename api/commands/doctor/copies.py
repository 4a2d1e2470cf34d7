"""Copies of the ledger: checks whether there is a copy, and how old the newest copy is."""

from datetime import UTC, datetime
from pathlib import Path

from api.commands.doctor.finding import Finding, doubtful_finding, fatal_finding, good_finding
from api.copies.folder import copies_in, time_of_copy
from api.observing.health_limits import OLD_COPY_SECONDS
from ledger.language.grammar import count_text

CLOCK_SKEW_SECONDS = 60.0
"""Tolerated difference between the clocks of two machines, in seconds."""


def folder_finding(folder: Path, now: int) -> Finding:
    """Return the finding about the newest copy in a folder; `now` is in milliseconds."""
    try:
        copies = copies_in(folder)
    except OSError as error:
        return fatal_finding(
            f"{folder} cannot be read: {error.strerror}.", "Look whether it is plugged in."
        )
    if not copies:
        return fatal_finding(
            f"There is no copy in {folder}.",
            "Have the server make some: acta serve --backup-every 20s FOLDER",
        )
    ages = [(now - time_of_copy(copy_path)) / 1000 for copy_path in copies]
    past_ages = [age for age in ages if age >= -CLOCK_SKEW_SECONDS]
    if len(past_ages) < len(ages):
        newest_text = f" The newest of the others is {past_ages[0]:.0f} s old." if past_ages else ""
        future_copy_count = len(ages) - len(past_ages)
        copies_text = count_text(
            future_copy_count, "copy has a time that is", "copies have times that are"
        )
        return doubtful_finding(
            f"In {folder} {copies_text} yet to come.{newest_text}",
            "Look at the clock of this machine. acta restore goes by what copies hold.",
        )
    return age_finding(max(0.0, ages[0]))


def age_finding(seconds: float) -> Finding:
    """Return the finding about the age of the newest copy, in seconds."""
    if seconds < OLD_COPY_SECONDS:
        return good_finding(f"The newest copy of the ledger is {seconds:.0f} s old.")
    copy_time = datetime.now(UTC).timestamp() - seconds
    time_text = datetime.fromtimestamp(copy_time, UTC).strftime("%Y-%m-%d %H:%M UTC")
    sentence = f"The newest copy of the ledger is of {time_text}."
    if copy_time < OLD_COPY_SECONDS:
        sentence = "The server should copy the ledger, and no copy could be made."
    return doubtful_finding(
        sentence,
        "Look at the stick or the share: its room, and whether it is there. The log says why.",
    )
