"""The documents of this game's slices. Everything in them is public."""

from collections.abc import Mapping
from typing import Annotated, Any, TypedDict

from msgspec import Meta

from ledger.games.cursus_honorum.scenario.value_types import FaceKind
from ledger.games.cursus_honorum.sheet_types import LevelDoc, SheetDoc
from ledger.games.cursus_honorum.state import Phase, TurnStep
from ledger.record.view import AimDoc, PersonDoc
from ledger.scenario.readings import SwitchesDoc


class OwnLevelDoc(LevelDoc):
    """The level of a player."""

    ticked: int
    """Number of its boxes that are ticked."""


_Since = TypedDict(
    "_Since",
    {
        "from": Annotated[
            int | None,
            Meta(description="The number of the round from which it works, or null."),
        ]
    },
)


class SkillLineDoc(_Since):
    """A skill on a player's sheet."""

    id: str
    """The skill's id."""
    name: str
    """The skill's name."""
    boxes: int
    """Number of boxes that are ticked."""
    of: int
    """Number of boxes it has."""
    finished: bool
    """Whether all its boxes are ticked."""
    active: bool
    """Whether it works in this round."""


class HeldOfficeDoc(TypedDict):
    """An office that a player has held."""

    office: str
    """The office's id."""
    order: int
    """The number of the winner among all who have won it, from 1."""
    round: int
    """The number of the round in which it was won."""
    points: int
    """The victory points that it is worth now."""


class IncomeDoc(TypedDict):
    """Political capital that comes in every turn besides the dice."""

    skills: int
    """The income of skills, in points of political capital."""
    office: int
    """The income of the office, in points of political capital."""
    total: int
    """Skills and office together, in points of political capital."""


class VoteDiceDoc(TypedDict):
    """Vote dice now."""

    dice: int
    """Number of dice."""
    bonus: dict[str, int]
    """The votes that skills add, by office."""


class NobleDoc(PersonDoc):
    """A player with a record sheet.

    The fields are in the order of the sheet. `statuses` may contain `waiting`: the player has a
    card, but does not play yet, or plays no more.
    """

    dignitas: int
    """Number of boxes of dignitas that are ticked."""
    level: OwnLevelDoc
    """The level that they give."""
    shame: int
    """Number of boxes of shame that are ticked."""
    wealth: int
    """Number of boxes of wealth that are saved."""
    skills: list[SkillLineDoc]
    """The skills."""
    luxuries: list[str]
    """The luxuries that were bought."""
    offices: list[HeldOfficeDoc]
    """The offices that were held."""
    income: IncomeDoc
    """Political capital that comes in every turn."""
    votes: VoteDiceDoc
    """The vote dice."""
    score: int
    """The victory points if the game ended now."""


class DieDoc(TypedDict):
    """A die of the turn; it stays on the table to the end of the turn."""

    id: str
    """The die's id."""
    face: int
    """The face that it shows, from 1 to 6."""
    kind: FaceKind
    """The meaning of the face on the sheet."""
    locked: bool
    """Whether it cannot be rolled again."""


class TurnDoc(TypedDict):
    """A player's turn. A later step closes earlier ones."""

    who: str
    """The player whose turn it is."""
    step: TurnStep
    """The step that is open."""
    rolls: int
    """Number of times the dice were rolled."""
    entries: list[str]
    """The ids of the entries that tell the rolls."""
    rolls_left: int
    """Number of rolls that are left."""
    dice: list[DieDoc]
    """The dice."""
    pc: int
    """Points of political capital left to spend. Before the dice are counted, these are points
    saved by a reading."""
    skill_points: int
    """Number of skill points left to spend. Before the dice are counted, these are points saved by
    a reading."""
    attacks: int
    """Number of attack dice left to spend; 0 before the dice are counted."""
    upkeep: int
    """The upkeep if rolling stops now, or after that the upkeep of the level, in points of
    political capital."""


class CandidacyDoc(TypedDict):
    """A candidate of an office."""

    who: str
    """The candidate."""
    office: str
    """The office's id."""


class VoteDoc(TypedDict):
    """The votes of a candidate."""

    who: str
    """The candidate."""
    faces: list[int]
    """The faces of the vote dice."""
    bonus: int
    """The votes that skills add."""
    votes: int
    """Dice and skills together, in votes."""
    entry: str
    """The id of the entry that tells the votes."""


class ContestDoc(TypedDict):
    """An election of this round; it stays to be read until the next elections."""

    office: str
    """The office's id."""
    ballot: int
    """The number of the ballot, from 1."""
    candidates: list[str]
    """The candidates who roll in it."""
    votes: list[VoteDoc]
    """The votes that were cast."""
    waiting: list[str]
    """The candidates who have not rolled."""
    held: bool
    """Whether it is over."""
    winner: str | None
    """The candidate who has won; null for nobody."""


class HonorDoc(TypedDict):
    """A name on the HONORES sheet."""

    who: str
    """The player."""
    order: int
    """The number of the winner among all who have won the office, from 1."""
    round: int
    """The number of the round in which it was won."""


class ScoreDoc(TypedDict):
    """The score of a player if the game ended now."""

    who: str
    """The player."""
    score: int
    """The victory points."""


class TableDoc(TypedDict):
    """The state of the game.

    An election that a steward has held again may stand between two turns.
    """

    round: int
    """The number of the round, from 1."""
    phase: Phase
    """The phase of the round."""
    order: list[str]
    """The players in the turn order of this round."""
    turn: TurnDoc | None
    """The turn that is open; null for none."""
    standing: list[CandidacyDoc]
    """The candidacies, in turn order."""
    ready: list[str]
    """The players with nothing more to announce: candidates, and players who said so since the last
    candidacy."""
    contests: list[ContestDoc]
    """The elections, from the highest office down."""
    ending: list[str]
    """The players who have agreed to end the game now."""
    honores: dict[str, list[HonorDoc]]
    """The winners of each office, first winner first."""
    scores: list[ScoreDoc]
    """The victory points, highest first."""
    winners: list[str]
    """The players with the most points, once the game is over; later corrections count."""


SLICES: Mapping[str, Any] = {
    "person/*": NobleDoc | PersonDoc,
    "aim/*": AimDoc,
    "table": TableDoc,
    "sheet": SheetDoc,
    "switches": SwitchesDoc,
}
"""The type of each slice by its key; a host is a person without a record sheet."""
