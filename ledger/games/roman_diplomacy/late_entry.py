"""PLAY: players may come late, be replaced or leave during a game (DIP-PLAY-04).

A newcomer has a card and chooses a city like all players. If a player with an empire leaves for
good, the empire falls into civil disorder at once (DIP-CD-02 to 05).
"""

from ledger.contract.acts import Drafts
from ledger.contract.ruleset import LateEntry
from ledger.games.roman_diplomacy.cities import free_cities
from ledger.games.roman_diplomacy.disorder import end_of_empire_in_disorder
from ledger.games.roman_diplomacy.federation import end_lonely_federations
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.transcript import BoardTranscript


def free_seats(state: Game) -> tuple[str, ...]:
    """Return the seats that no player has had, if a city is free to choose."""
    kernel_state = state.kernel
    taken_seats = {*kernel_state.players, *(card.character for card in kernel_state.gone.values())}
    if state.world.is_ended or not free_cities(state):
        return ()
    return tuple(seat for seat in state.world.scenario.seats if seat not in taken_seats)


def _players(state: Game) -> tuple[str, ...]:
    return state.kernel.players


def _draft_leaving(state: Game, player: str) -> Drafts:
    if player not in state.world.players_with_empire:
        return ()
    transcript = BoardTranscript(state)
    transcript.add_event(end_of_empire_in_disorder(state.world, player))
    end_lonely_federations(transcript)
    return transcript.drafts


LATE_ENTRY: LateEntry[World] = LateEntry(
    free=free_seats, changing_hands=_players, leaving=_players, leaves=_draft_leaving
)
"""The players who can come into a game, and the players who can leave it."""
