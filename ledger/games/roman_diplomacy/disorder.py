"""CD: turns without orders, and civil disorder (DIP-CD-01 to 05, D-21)."""

from collections.abc import Collection, Iterable

from ledger.games.roman_diplomacy.events.empires import DisorderBegan, OrdersMissed
from ledger.games.roman_diplomacy.federation import end_lonely_federations
from ledger.games.roman_diplomacy.scenario.model import DisorderLimits
from ledger.games.roman_diplomacy.state import World
from ledger.games.roman_diplomacy.transcript import BoardTranscript


def record_missed_turns(transcript: BoardTranscript, missing_players: Iterable[str]) -> None:
    """Count a turn without orders for each of these players, at most once in a turn."""
    turn_number = transcript.world.turn
    for player in missing_players:
        missed_turns = transcript.world.empire(player).missed_turns
        if turn_number not in missed_turns:
            transcript.add_event(OrdersMissed(player, turn_number, len(missed_turns) + 1))


def is_in_disorder(missed_turns: tuple[int, ...], turn_number: int, limits: DisorderLimits) -> bool:
    """Return whether these turns without orders bring disorder at the end of this turn.

    Rule: DIP-CD-01.
    """
    if turn_number not in missed_turns:
        return False
    missed_row = all(turn_number - distance in missed_turns for distance in range(limits.in_a_row))
    return missed_row or len(missed_turns) >= limits.in_all


def record_civil_disorder(transcript: BoardTranscript) -> None:
    """Record civil disorder for all players with too many turns without orders, all at once."""
    world, limits = transcript.world, transcript.world.scenario.disorder
    fallen_empires = tuple(
        player
        for player in world.players_with_empire
        if is_in_disorder(world.empire(player).missed_turns, world.turn, limits)
    )
    for player in fallen_empires:
        transcript.add_event(end_of_empire_in_disorder(transcript.world, player, fallen_empires))
    end_lonely_federations(transcript)


def end_of_empire_in_disorder(
    world: World, player: str, fallen_empires: Collection[str] = ()
) -> DisorderBegan:
    """Return the end of an empire in disorder. The `fallen_empires` end at the same time.

    The empire's centres turn neutral (DIP-CD-02), with a garrison where no foreign unit stands
    (DIP-CD-05). A unit of another falling empire does not count, because it is gone too. The
    empire's units in any centres are removed (DIP-CD-03). All its other units stay (DIP-CD-04).
    Under a barbarian army the province turns barbarian (DIP-BARMY-04).
    """
    board, centres = world.position, world.position.centres_of(player)
    units = board.units_of(player)
    provinces_of_centres = tuple(
        piece.province for piece in units if piece.province in board.owners
    )
    fallen_players = {player, *fallen_empires}
    foreign_provinces = {
        place for place, piece in board.units.items() if piece.owner not in fallen_players
    }
    stranded_pieces = tuple(piece for piece in units if piece.province not in provinces_of_centres)
    return DisorderBegan(
        player,
        centres,
        guarded=tuple(centre for centre in centres if centre not in foreign_provinces),
        removed=provinces_of_centres,
        stranded=tuple(piece.province for piece in stranded_pieces),
        marked=tuple(piece.province for piece in stranded_pieces if piece.barbarian),
    )
