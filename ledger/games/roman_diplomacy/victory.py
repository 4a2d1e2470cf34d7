"""WIN: one player wins, several win together, or the game is a draw (DIP-WIN-01 to 04)."""

from ledger.games.roman_diplomacy.events.turn import GameDecided
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.record.objection import Objection, Objections
from ledger.record.result import Result


def centres_by_side(world: World) -> dict[str, int]:
    """Return the number of centres of each side, with a federation's members together (DIP2-04)."""
    centre_counts: dict[str, int] = {}
    for player in world.players_with_empire:
        side = world.side(player)
        centre_counts[side] = centre_counts.get(side, 0) + len(world.position.centres_of(player))
    return centre_counts


def sides_that_won(world: World) -> tuple[str, ...]:
    """Return the sides with enough centres to win (DIP-WIN-01, DIP2-08)."""
    centres_needed = world.scenario.win_centres
    return tuple(
        side for side, centres in centres_by_side(world).items() if centres >= centres_needed
    )


def end_game_if_won(transcript: BoardTranscript) -> bool:
    """End the game if a side has enough centres, and return whether it has ended (DIP-WIN-01).

    A federation wins jointly (DIP-WIN-02). Several sides with enough share a draw (DIP-WIN-03).
    """
    world = transcript.world
    winning_sides = sides_that_won(world)
    if not winning_sides:
        return False
    players = tuple(
        member for member in world.players_with_empire if world.side(member) in winning_sides
    )
    outcome = "draw" if len(winning_sides) > 1 else "winner" if len(players) == 1 else "joint-win"
    transcript.add_event(GameDecided(outcome, players))
    return True


def must_not_be_over(state: Game) -> Objections:
    """Refuse every act after the end (DIP-WIN-01)."""
    if state.world.is_ended:
        yield Objection("DIP-WIN-01", "game-over", waivable=False)


def is_finished(state: Game) -> bool:
    """Return whether the game is over."""
    return state.world.is_ended


def result(state: Game) -> Result | None:
    """Return the result of the game. Players behind the winner get no places (DIP-WIN-04)."""
    world = state.world
    if not world.is_ended:
        return None
    match world.outcome:
        case "winner" | "joint-win" | "draw" as outcome:
            return Result(outcome, world.winners, agreed=world.is_agreed)
    return Result("nobody", agreed=world.is_agreed)
