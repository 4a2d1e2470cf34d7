"""The documents of this game's slices, as they travel. Everything in them is public."""

from collections.abc import Mapping
from typing import Any, TypedDict

from ledger.games.cursus_honorum.scenario.words import FaceKind
from ledger.games.cursus_honorum.state import Phase, Step
from ledger.scenario.readings import SwitchesDoc
from ledger.view import PersonDoc


class LevelDoc(TypedDict):
    """A level of dignitas; `first` is the dignitas at which it begins."""

    id: str
    name: str
    number: int
    boxes: int
    first: int
    dice: int
    upkeep: int


class OwnLevelDoc(LevelDoc):
    """The level somebody has; `ticked` of its boxes."""

    ticked: int


_Since = TypedDict("_Since", {"from": int | None})


class SkillLineDoc(_Since):
    """A skill on somebody's sheet: `boxes` are ticked, `of` is how many it has.

    `from` is the round from which a finished skill works.
    """

    id: str
    name: str
    boxes: int
    of: int
    finished: bool
    active: bool


class HeldOfficeDoc(TypedDict):
    """An office that somebody has held, as which winner, and its points as of now."""

    office: str
    order: int
    round: int
    points: int


class IncomeDoc(TypedDict):
    """Political capital that comes in every turn besides the dice."""

    skills: int
    office: int
    total: int


class VoteDiceDoc(TypedDict):
    """Vote dice now, and what skills add to their pips, by office."""

    dice: int
    bonus: dict[str, int]


class NobleDoc(PersonDoc):
    """Somebody with a record sheet, in the order of the sheet.

    `statuses` may have `waiting`: has a card, and does not play yet, or no more. `dignitas` and
    `shame` are boxes ticked, `wealth` is what is saved, `score` the victory points if the game
    ended now.
    """

    dignitas: int
    level: OwnLevelDoc
    shame: int
    wealth: int
    skills: list[SkillLineDoc]
    luxuries: list[str]
    offices: list[HeldOfficeDoc]
    income: IncomeDoc
    votes: VoteDiceDoc
    score: int


class DieDoc(TypedDict):
    """A die of the turn; they stay on the table to the end of the turn."""

    id: str
    face: int
    kind: FaceKind
    locked: bool


class TurnDoc(TypedDict):
    """Somebody's turn, and the step that is open: a later one closes earlier ones.

    `rolls` is how often the dice were rolled, `entries` the ids of those that tell it. `pc`,
    `skill_points` and `attacks` are what is left to spend, once the dice were counted; before that
    what a reading lets one save. `upkeep` is what will be asked if rolling stops now; later, what
    the level costs.
    """

    who: str
    step: Step
    rolls: int
    entries: list[str]
    rolls_left: int
    dice: list[DieDoc]
    pc: int
    skill_points: int
    attacks: int
    upkeep: int


class CandidacyDoc(TypedDict):
    """The candidates of each office."""

    who: str
    office: str


class VoteDoc(TypedDict):
    """The votes that somebody has cast, and the id of the entry that tells it."""

    who: str
    faces: list[int]
    bonus: int
    votes: int
    entry: str


class ContestDoc(TypedDict):
    """An election of this round; it stays to be read until the next elections."""

    office: str
    ballot: int
    candidates: list[str]
    votes: list[VoteDoc]
    waiting: list[str]
    held: bool
    winner: str | None


class HonorDoc(TypedDict):
    """A name on the HONORES sheet: who, as which winner, in which round."""

    who: str
    order: int
    round: int


class ScoreDoc(TypedDict):
    """Somebody's victory points if the game ended now."""

    who: str
    score: int


class TableDoc(TypedDict):
    """How the game stands.

    `order` is the turn order of this round, `standing` the candidates in that order. `ready` are
    those who have nothing more to announce: candidates, and whoever said so since the last
    candidacy. `contests` go from the highest office down; an election that a steward has held
    again may stand between two turns. `ending` are those who would end the game now. `honores` has
    every office, first winner first; `scores` the highest first. `winners` are known once the game
    is over: whoever has most now, also after later corrections.
    """

    round: int
    phase: Phase
    order: list[str]
    turn: TurnDoc | None
    standing: list[CandidacyDoc]
    ready: list[str]
    contests: list[ContestDoc]
    ending: list[str]
    honores: dict[str, list[HonorDoc]]
    scores: list[ScoreDoc]
    winners: list[str]


class OfficeDoc(TypedDict):
    """An office as printed. `places` is 0 for any number; `points` are those of the next winner.

    `open` is false once nobody more can win it.
    """

    id: str
    name: str
    votes: int
    bonus: int
    places: int
    points: int
    open: bool


class SkillDoc(TypedDict):
    """A skill as printed; `only_for` is the office for which alone it counts."""

    id: str
    name: str
    boxes: int
    capital: int
    votes: int
    per_die: int
    only_for: str | None


class LuxuryDoc(TypedDict):
    """A luxury as printed; `office` is the one its buyer must have held."""

    id: str
    name: str
    cost: int
    points: int
    office: str | None


class GainsDoc(TypedDict):
    """What one die of each kind gives."""

    wealth: int
    skill: int
    political_capital: int
    choice: int
    political_attack: int


class EndDoc(TypedDict):
    """The offices that end the game, and how many elections to them do."""

    offices: list[str]
    elected: int


class SheetDoc(TypedDict):
    """What is printed on the sheets, with the readings in force.

    `faces` are the kinds of the faces 1 to 6, `rolls` the most rolls in a turn, `boxes` those of
    dignitas in all, `shame` those of shame; `disgrace` is what one shame takes of the victory
    points. `offices` go from the highest down.
    """

    faces: list[FaceKind]
    gains: GainsDoc
    rolls: int
    boxes: int
    levels: list[LevelDoc]
    offices: list[OfficeDoc]
    skills: list[SkillDoc]
    luxuries: list[LuxuryDoc]
    shame: int
    disgrace: int
    end: EndDoc


SLICES: Mapping[str, Any] = {
    "person/*": NobleDoc | PersonDoc,
    "table": TableDoc,
    "sheet": SheetDoc,
    "switches": SwitchesDoc,
}
"""The type of each slice by its key; a host is a person without a record sheet."""
