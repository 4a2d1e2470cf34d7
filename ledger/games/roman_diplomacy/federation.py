"""FED: federations begin and members leave when a turn ends (DIP-FED-01, DIP-DEFED-01)."""

from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.adjudication.results import Dislodged
from ledger.games.roman_diplomacy.events.board import GuestsTurnedOut
from ledger.games.roman_diplomacy.events.empires import (
    FederationBegan,
    FederationEnded,
    FederationLapsed,
    FederationLeft,
    LeavingAnnounced,
)
from ledger.games.roman_diplomacy.state import World
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.games.roman_diplomacy.unions import only_members_left, unions_of


def announce_leaving(transcript: BoardTranscript) -> None:
    """Announce the members who leave, with the results of the turn (DIP-DEFED-01)."""
    for player in sorted(transcript.world.leaving_players):
        if transcript.world.empire(player).union:
            transcript.add_event(LeavingAnnounced(player))


def change_federations(transcript: BoardTranscript) -> None:
    """Let members leave (DIP-DEFED-01), then begin federations (DIP-FED-01).

    A member who leaves is a separate empire from the end of the turn. The last member of a
    federation has no federation any more. Units in a former partner's city have to leave (D-13).
    Each agreement begins now or lapses.
    """
    for player in sorted(transcript.world.leaving_players):
        if transcript.world.empire(player).union:
            transcript.add_event(
                FederationLeft(player, _only_other_member(transcript.world, player))
            )
    for union in unions_of(transcript.world):
        if union.begins:
            transcript.add_event(FederationBegan(union.name, union.members))
    for union in unions_of(transcript.world):
        transcript.add_event(
            FederationLapsed(union.name, union.members, union.members_without_agreement)
        )


def end_lonely_federations(transcript: BoardTranscript) -> None:
    """End each federation with only one member left (DIP-FED-01)."""
    for player in only_members_left(transcript.world):
        transcript.add_event(FederationEnded(transcript.world.empire(player).union, player))


def end_newly_lonely_federations(transcript: BoardTranscript, previous_world: World) -> None:
    """End federations that have lost all members except one since `previous_world`.

    A federation that a steward sets up begins with one member, and is not ended.
    """
    for player in only_members_left(transcript.world):
        union = transcript.world.empire(player).union
        if union == previous_world.empire(player).union and player not in only_members_left(
            previous_world
        ):
            transcript.add_event(FederationEnded(union, player))


def _only_other_member(world: World, player: str) -> tuple[str, ...]:
    other_members = tuple(member for member in world.members_of_side(player) if member != player)
    return other_members if len(other_members) == 1 else ()


def guests_without_welcome(world: World) -> tuple[Piece, ...]:
    """Return units beside a garrison that is no longer of their side (DIP-CITY-05, D-13).

    Barbarian armies must leave, too. A barbarian army beside a neutral garrison stays (D-20).
    """
    return tuple(
        unit
        for province_id, unit in sorted(world.position.units.items())
        if (guard := world.position.garrisons.get(province_id)) and unit.owner
        if world.side(guard) != world.side(unit.owner)
    )


def turn_out_guests(transcript: BoardTranscript) -> None:
    """By one reading, make units in the city of a former partner retreat (DIP-DEFED-01)."""
    guests = guests_without_welcome(transcript.world)
    if guests and transcript.state.switch("federation.unit_in_ex_ally_city") == "must_retreat":
        transcript.add_event(
            GuestsTurnedOut(transcript.world.turn, tuple(Dislodged(piece, "") for piece in guests))
        )
