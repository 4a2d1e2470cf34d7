"""The document of what is printed, as it travels: the slice `sheet`, which everybody sees."""

from typing import TypedDict

from ledger.games.cursus_honorum.scenario.words import FaceKind


class LevelDoc(TypedDict):
    """A level of dignitas."""

    id: str
    """The level's id."""
    name: str
    """What the level is called."""
    number: int
    """The number of the level, from 1."""
    boxes: int
    """Number of boxes of dignitas in the level."""
    first: int
    """The number of boxes of dignitas at which it begins."""
    dice: int
    """Number of dice that it gives."""
    upkeep: int
    """What it costs in a turn, in boxes of wealth."""


class OfficeDoc(TypedDict):
    """An office as printed."""

    id: str
    """The office's id."""
    name: str
    """What the office is called."""
    votes: int
    """Number of votes that it takes."""
    bonus: int
    """What it brings in every turn, in points of political capital."""
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
    """What the skill is called."""
    boxes: int
    """Number of boxes it has."""
    capital: int
    """What it brings in every turn, in points of political capital."""
    votes: int
    """What it adds to vote dice, in votes."""
    per_die: int
    """What it adds to each vote die, in votes."""
    only_for: str | None
    """The office for which alone it counts; null for all."""


class LuxuryDoc(TypedDict):
    """A luxury as printed."""

    id: str
    """The luxury's id."""
    name: str
    """What the luxury is called."""
    cost: int
    """What it costs, in boxes of wealth."""
    points: int
    """The victory points that it is worth."""
    office: str | None
    """The office that its buyer must have held; null for none."""


class GainsDoc(TypedDict):
    """What one die of each kind gives."""

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
    """What ends the game."""

    offices: list[str]
    """The offices whose elections end it."""
    elected: int
    """Number of elections to them that do."""


class SheetDoc(TypedDict):
    """What is printed on the sheets, with the readings in force."""

    faces: list[FaceKind]
    """What the faces 1 to 6 mean."""
    gains: GainsDoc
    """What one die of each kind gives."""
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
    """What ends the game."""
