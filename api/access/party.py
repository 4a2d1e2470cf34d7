"""A party: the people and bots at a table, and a note about the bots beside the ledger."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from ledger.contract.ruleset import Ruleset
from ledger.kernel.vocabulary.name_comparison import comparable_names_by_character
from ledger.language.legible_text import comparable_name, normalized_name
from ledger.record.state import State
from ledger.store.base import SideTables, SideWrite

PARTY_FIELD = "party"
"""Key of the note that lists the characters whom bots play in a party's game."""


class Player(NamedTuple):
    """A person at the table: the person's name, and whether a bot plays instead."""

    name: str = ""
    bot: bool = False


class PartyError(ValueError):
    """The game cannot be played by this number of people. The message is one plain sentence."""


class NameTakenError(PartyError):
    """A name belongs to another person already. `seat` is the seat of the second person, from 0."""

    def __init__(self, seat: int) -> None:
        super().__init__(
            "another at this table is called so; who says no name is called as their character is"
        )
        self.seat = seat


class Party(NamedTuple):
    """The names of the players, by character, and the characters whom bots play."""

    names: tuple[tuple[str, str], ...]
    bots: frozenset[str]

    @property
    def side_write(self) -> SideWrite:
        """Return the side write that tells a restarted server which characters bots play."""
        return SideWrite("note", PARTY_FIELD, json.dumps({"bots": sorted(self.bots)}).encode())


def scenario_text_for(rules: Ruleset[Any], player_count: int) -> str:
    """Return the text of the usual scenario for this number of players. Raises: PartyError."""
    players = rules.seats.players
    if players is None:
        raise PartyError("this game is not founded for so many people, but from a scenario")
    if not players.least <= player_count <= players.most:
        raise PartyError(f"{players.least} to {players.most} can play, not {player_count}")
    return players.scenario(player_count)


def make_party(rules: Ruleset[Any], scenario: dict[str, Any], players: Sequence[Player]) -> Party:
    """Return the party at the table of a scenario, in its order. Raises: PartyError."""
    characters = rules.scenarios.found(dict(scenario)).players
    if len(characters) != len(players):
        raise PartyError(f"the scenario is for {len(characters)}, not for {len(players)}")
    seats = tuple(zip(characters, players, strict=True))
    return Party(
        names=tuple((character, player.name) for character, player in seats),
        bots=frozenset(character for character, player in seats if player.bot),
    )


def refuse_shared_names(party: Party, rules: Ruleset[Any], state: State[Any]) -> None:
    """Raise NameTakenError if a person gives a name that belongs to another.

    A person or bot without a name has the name of their character, in every language. If two people
    give the same name, the second is refused. `compared` decides which spellings are the same name.
    """
    names_by_character = comparable_names_by_character(rules, state)
    unnamed_seats = (seat for seat, seat_name in party.names if not normalized_name(seat_name))
    used_names = {
        used_name for seat in unnamed_seats for used_name in names_by_character.get(seat, ())
    }
    for seat, (_character, person) in enumerate(party.names):
        if normalized_name(person):
            if comparable_name(person) in used_names:
                raise NameTakenError(seat)
            used_names.add(comparable_name(person))


def characters_played_by_bots(store: SideTables, game: str) -> frozenset[str] | None:
    """Return the characters whom bots play in a stored game; None if the game has no party.

    The set is empty if the note cannot be read.
    """
    party_note = store.side_value(game, "note", PARTY_FIELD)
    if party_note is None:
        return None
    try:
        return frozenset(map(str, json.loads(party_note)["bots"]))
    except (ValueError, KeyError, TypeError):
        return frozenset()
