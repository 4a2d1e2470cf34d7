"""The games of a ledger: checks whether each opens, and whether the clock is behind any game."""

from collections.abc import Iterator, Mapping
from typing import Any

from api.commands.doctor.finding import Finding, doubtful_finding, fatal_finding, good_finding
from api.hosting.at_rest.playable_game import scribe_of_stored_game
from ledger.contract.ruleset import Ruleset
from ledger.language.grammar import with_full_stop
from ledger.scribe.commits import DamagedError
from ledger.scribe.scribe import Scribe
from ledger.store.base import Store, StoreError

OPEN_AT_MOST = 200
"""Maximum number of games that are opened, the newest first. More games would take minutes."""


def game_findings(
    store: Store, rulesets: Mapping[str, Ruleset[Any]], now: int
) -> Iterator[Finding]:
    """Open the games and check the seal of each game. `now` is in milliseconds."""
    games = store.games()
    scribes: list[Scribe] = []
    for game in games[-OPEN_AT_MOST:]:
        try:
            scribes.append(scribe_of_stored_game(store, game, rulesets))
        except (DamagedError, StoreError) as error:
            yield fatal_finding(
                with_full_stop(f"Game {game} cannot be opened: {error}"),
                "The other games are played. Take this one from the latest backup "
                "(acta export reads a backup, too).",
            )
    game_count_text = (
        f"{len(scribes)} of {len(games)}" if len(scribes) < len(games) else f"{len(games)}"
    )
    yield good_finding(f"Games that open, with a seal that fits: {game_count_text}.")
    yield from _clock_findings(scribes, now)


def _clock_findings(scribes: list[Scribe], now: int) -> Iterator[Finding]:
    last_time = max((scribe.state.at for scribe in scribes), default=0)
    if last_time <= now:
        yield good_finding("The clock is later than the last entry.")
        return
    yield doubtful_finding(
        f"The clock is {(last_time - now) // 1000} s behind the last entry.",
        "Set the clock of this machine. Until then entries are dated from the last one on.",
    )
