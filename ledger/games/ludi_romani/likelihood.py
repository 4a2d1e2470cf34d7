"""The likelihood of an open act. Bots follow this likelihood when people watch them."""

from collections.abc import Mapping

from ledger.contract.form import Move
from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.state import Game
from ledger.scenario.files import game_data

CHANCES_BEFORE_PEOPLE: Mapping[str, float] = game_data("ludi_romani", "bots")["before_people"]
"""The likelihood of each act, by name, against 1 for acts that are not named."""

_NEWCOMER_CHARACTERS: Mapping[str, tuple[str, ...]] = game_data("ludi_romani", "bots")["newcomers"]

KEPT_CHARACTERS = tuple(_NEWCOMER_CHARACTERS["characters"])
"""The characters whose bots keep the means of a first act for a newcomer, the best first."""

KEPT_ACTS = frozenset(_NEWCOMER_CHARACTERS["acts"])
"""The acts that the bots of these characters leave to a newcomer."""

VOTING_ACT = "cast-votes"
"""The act of voting on a bill (SEN-02)."""

MOVING_ACTS = ("roam", "reside", "transfer")
"""The acts by which a god leaves the region."""

HALF_HEARTED_CHANCE = 0.05
"""The likelihood of splitting votes that could go to one side."""


def likelihood_of_move(state: Game, character: str, move: Move) -> float:
    """Return how likely a character would make this move now, from 0 to 1."""
    if character in KEPT_CHARACTERS and _named_act(state, move) in KEPT_ACTS:
        return 0.0
    if move.act in MOVING_ACTS and is_presiding(state, character):
        return 0.0
    if move.act == "give" and seats.is_god(state, character):
        return 0.0
    if move.act == VOTING_ACT and not is_decided(move.fields["votes"]):
        return HALF_HEARTED_CHANCE
    return CHANCES_BEFORE_PEOPLE.get(move.act, 1.0)


def _named_act(state: Game, move: Move) -> str:
    """Return the name of the act; for a consent to a bot, the name of the act that it agrees to.

    Bots may agree to what a person proposes, so that no person waits for an answer in vain.
    """
    petition = state.kernel.petitions.get(str(move.fields.get("petition")))
    if move.act != "consent" or petition is None or petition.actor in _people_on_phones(state):
        return move.act
    return petition.type


def _people_on_phones(state: Game) -> frozenset[str]:
    return frozenset(card.character for card in state.kernel.cards.values() if card.device)


def characters_for_newcomers(state: Game) -> tuple[str, ...]:
    """Return good characters for a newcomer: one of each role, alive and on no phone."""
    people_on_phones = _people_on_phones(state)
    people = state.world.people
    free_characters = (
        character
        for character in KEPT_CHARACTERS
        if character in people and character not in people_on_phones
    )
    character_by_role: dict[str, str] = {}
    for character in free_characters:
        person = people[character]
        if person.living or not person.mortal:
            character_by_role.setdefault(person.role, character)
    return tuple(character_by_role.values())


def is_presiding(state: Game, character: str) -> bool:
    """Return whether a god presides over an unfinished battle, which ends if the god leaves.

    Rule: PROEL-20.
    """
    return any(battle.presider == character for battle in state.world.pugnae.lasting())


def is_decided(votes: Mapping[str, int]) -> bool:
    """Return whether at least two thirds of the votes are for a bill, or against it."""
    return any(3 * votes.get(answer, 0) >= 2 * sum(votes.values()) for answer in ("yes", "no"))
