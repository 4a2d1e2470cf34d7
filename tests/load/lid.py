"""From the broken laptop to the first act on another: `python -m tests.load.lid`.

Two servers run in separate processes, with a folder as the stick. Figures are in seconds. The
time of people (carrying the stick, giving the laptop its address) is not included.
"""

import sys
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from api.copies.folder import copies_in
from tests.api.copies.laptop import Laptop, PhoneClient, restore_ledger_from_stick


def main() -> None:
    """Break a laptop, and print the time of each step."""
    with TemporaryDirectory() as folder:
        for name, seconds in time_steps(Path(folder)).items():
            sys.stdout.write(f"{name:<40} {seconds:6.2f} s\n")


def time_steps(folder: Path) -> dict[str, float]:
    """Return the seconds of each step, and of all together."""
    stick = folder / "stick"
    stick.mkdir()
    first = Laptop(folder / "first", stick)
    first.start()
    game, tokens = first.found_game("The evening of the broken lid")
    took: dict[str, float] = {}
    with closing(PhoneClient(first, game, "fata", tokens["fata-1"])) as fates:
        first.wait_for_new_copies(set(copies_in(stick)))
        words = first.words
        second = Laptop(folder / "second", stick)
        second.store.unlink()
        first.kill()
        begun = last = time.monotonic()

        def end_step(name: str) -> None:
            nonlocal last
            now = time.monotonic()
            took[name], last = now - last, now

        restore_ledger_from_stick(second, words)
        end_step("acta restore")
        second.start()
        end_step("acta serve listens")
        fates.connect_to(second)
        for act in ("take-over", "resume"):
            assert fates.send_command(act).is_success
        assert fates.send_command("introduce", name="Ada").is_success
        end_step("take-over, resume, first act")
        second.kill()
    return {**took, "from the lid to the first act": time.monotonic() - begun}


if __name__ == "__main__":
    main()
