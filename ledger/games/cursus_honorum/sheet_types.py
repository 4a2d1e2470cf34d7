"""The document of the printed sheets: the slice `sheet`, which everybody sees."""

from typing import TypedDict

from ledger.games.cursus_honorum.scenario.value_types import FaceKind


class LevelDoc(TypedDict):
    """A level of dignitas."""

    id: str
    """The level's id."""
    name: str
    """The level's name."""
    number: int
    """The number of the level, from 1."""
    boxes: int
    """Number of boxes of dignitas in the level."""
    first: int
    """The number of boxes of dignitas at which it begins."""
    dice: int
    """Number of dice that it gives."""
    upkeep: int
    """The upkeep in a turn, in points of political capital."""


class OfficeDoc(TypedDict):
    """An office as printed."""

    id: str
    """The office's id."""
    name: str
    """The office's name."""
    votes: int
    """Number of votes that it takes."""
    bonus: int
    """The income in every turn, in points of political capital."""
    places: int
    """Number of players who can win it; 0 for any number."""
    points: int
    """The victory points of the next winner."""
    open: bool
    """Whether anybody can still win it."""


class SkillDoc(TypedDict):
    """A skill as printed."""

    id: str
    """The skill's id."""
    name: str
    """The skill's name."""
    boxes: int
    """Number of boxes it has."""
    capital: int
    """The income in every turn, in points of political capital."""
    votes: int
    """The votes that it adds to vote dice."""
    per_die: int
    """The votes that it adds to each vote die."""
    only_for: str | None
    """The office for which alone it counts; null for all."""


class LuxuryDoc(TypedDict):
    """A luxury as printed."""

    id: str
    """The luxury's id."""
    name: str
    """The luxury's name."""
    cost: int
    """The cost, in boxes of wealth."""
    points: int
    """The victory points that it is worth."""
    office: str | None
    """The office that its buyer must have held; null for none."""


class GainsDoc(TypedDict):
    """The gains of one die of each kind."""

    wealth: int
    """Number of boxes of wealth."""
    skill: int
    """Number of skill points."""
    political_capital: int
    """Number of points of political capital."""
    choice: int
    """Number of points of either political capital or skill."""
    political_attack: int
    """Number of attack dice."""


class EndDoc(TypedDict):
    """The end of the game."""

    offices: list[str]
    """The offices whose elections end it."""
    elected: int
    """Number of elections to these offices that end it."""


class SheetDoc(TypedDict):
    """The printed sheets, with the readings in force."""

    faces: list[FaceKind]
    """The meanings of the faces 1 to 6."""
    gains: GainsDoc
    """The gains of one die of each kind."""
    rolls: int
    """The maximum number of rolls in a turn."""
    boxes: int
    """Number of boxes of dignitas in all."""
    levels: list[LevelDoc]
    """The levels of dignitas, from the lowest up."""
    offices: list[OfficeDoc]
    """The offices, from the highest down."""
    skills: list[SkillDoc]
    """The skills."""
    luxuries: list[LuxuryDoc]
    """The luxuries."""
    shame: int
    """Number of boxes of shame in all."""
    disgrace: int
    """The victory points that one box of shame takes."""
    end: EndDoc
    """The end of the game."""
