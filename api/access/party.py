"""A party: the people and bots at a table, and how they are stored beside its ledger."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from ledger.contract.ruleset import Ruleset
from ledger.kernel.vocabulary.called import names_of_characters
from ledger.language.legible import compared, plain
from ledger.record.state import State
from ledger.store.base import Side, Sides

PARTY = "party"
"""Key of the note that says which characters of a party's game bots play."""


class Player(NamedTuple):
    """Somebody who sits down: their name, and whether a bot plays for them."""

    name: str = ""
    bot: bool = False


class PartyError(ValueError):
    """A game cannot be played by this number of people; the message is one plain sentence."""


class NameTakenError(PartyError):
    """Somebody says a name by which another is called; `seat` is theirs, counted from 0."""

    def __init__(self, seat: int) -> None:
        super().__init__(
            "another at this table is called so; who says no name is called as their character is"
        )
        self.seat = seat


class Party(NamedTuple):
    """The names of those who play, by character, and the characters whom bots play."""

    names: tuple[tuple[str, str], ...]
    bots: frozenset[str]

    @property
    def note(self) -> Side:
        """The side-table write from which a server that starts again learns of the bots."""
        return Side("note", PARTY, json.dumps({"bots": sorted(self.bots)}).encode())


def scenario_for(rules: Ruleset[Any], number: int) -> str:
    """The text of the usual scenario for this number of players. Raise PartyError."""
    players = rules.players
    if players is None:
        raise PartyError("this game is not founded for so many people, but from a scenario")
    if not players.least <= number <= players.most:
        raise PartyError(f"{players.least} to {players.most} can play, not {number}")
    return players.scenario(number)


def seated(rules: Ruleset[Any], scenario: dict[str, Any], players: Sequence[Player]) -> Party:
    """The party at the table of a scenario, in its order. Raise PartyError."""
    characters = rules.found(dict(scenario)).players
    if len(characters) != len(players):
        raise PartyError(f"the scenario is for {len(characters)}, not for {len(players)}")
    seats = tuple(zip(characters, players, strict=True))
    return Party(
        names=tuple((character, player.name) for character, player in seats),
        bots=frozenset(character for character, player in seats if player.bot),
    )


def must_be_told_apart(party: Party, rules: Ruleset[Any], state: State[Any]) -> None:
    """Raise NameTakenError where somebody says a name by which another is called.

    Whoever says a name is called so, a bot too; who says none is called as their character is, in
    any language. Of two who say one name the later is refused. `compared` says what is one name.
    """
    called = names_of_characters(rules, state)
    unsaid = (who for who, said in party.names if not plain(said))
    taken = {name for who in unsaid for name in called.get(who, ())}
    for seat, (_who, said) in enumerate(party.names):
        if plain(said):
            if compared(said) in taken:
                raise NameTakenError(seat)
            taken.add(compared(said))


def bots_in(store: Sides, game: str) -> frozenset[str] | None:
    """The characters whom bots play in a stored game; None if it is no party's.

    Nobody if the note cannot be read.
    """
    note = store.side(game, "note", PARTY)
    if note is None:
        return None
    try:
        return frozenset(map(str, json.loads(note)["bots"]))
    except (ValueError, KeyError, TypeError):
        return frozenset()
