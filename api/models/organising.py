"""The shapes of the events that organisers prepare."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from api.base.model import Model
from api.models.cards import RehearsalCard

Detail = Annotated[str, Field(max_length=200)]
LongDetail = Annotated[str, Field(max_length=4000)]
SwitchValue = bool | int | str


class FieldProblem(Model):
    """A fault of an event, at its field."""

    part: Literal["event", "scenario"]
    """The part of the event that has the field.

    * `event`: The event's own details.
    * `scenario`: The scenario's text.
    """
    path: list[str]
    """The path of the field; empty for a fault without a field."""
    line: int
    """The line in the scenario's text, from 1; 0 for the event's own details."""
    sentence: str
    """The fault in words."""


class ScenarioCheck(Model):
    """The faults and doubts of a scenario, as `acta check` says them."""

    problems: list[FieldProblem]
    """The faults. No game can be founded with a scenario that has faults."""
    doubts: list[str]
    """The points to look at again; with them the scenario can be played."""
    seasons: dict[str, int]
    """The number of seasons of each kind in this scenario; empty if it has faults."""


class EventDetails(Model):
    """The details of an event that are not part of its scenario, as they were typed."""

    name: Detail = ""
    """The name of the event."""
    date: Detail = ""
    """The day, such as 2026-12-17."""
    begins: Detail = ""
    """The time of day at which play begins, such as 18:30."""
    minutes: Detail = ""
    """How long play may last, in minutes."""
    people: Detail = ""
    """How many people are expected."""
    address: Detail = ""
    """The address for phones, such as https://ludi.example."""
    languages: Detail = ""
    """The languages of the printed pages, such as `en es`."""
    public: Detail = ""
    """`yes` if everybody may read the event's public page."""
    place: Detail = ""
    """The place where people meet."""
    dinner: Detail = ""
    """The time of day of the meal before play, such as 17:30."""
    history: LongDetail = ""
    """The history of the evening, for its public page."""
    places: Detail = ""
    """The number of guests after whom the waiting list begins; empty without a waiting list."""
    until: Detail = ""
    """The last day of the sign-up, such as 2026-12-10; empty for the day of the event."""
    guest_days: Detail = ""
    """The number of days after the event for which guests are stored; empty for 30."""


class PreparedEvent(Model):
    """An event in preparation."""

    id: str
    """The event's id."""
    tag: str
    """The ETag of this version: `If-Match` of a change has it in quotation marks."""
    saved: int
    """When it was saved last, in milliseconds since 1970."""
    ruleset: str
    """The game, by the name of its rules."""
    details: EventDetails
    """The details that are not part of the scenario."""
    game: str
    """The id of the game that was founded from it; empty before the founding."""
    founded: bool
    """Whether the founding is complete. If it is not and there is a `game`, found it again."""
    printed: bool
    """Whether cards of the game were printed."""
    scenario: str
    """The scenario's text (YAML)."""
    values: dict[str, Any] | None
    """The scenario as plain values; null if the text is not YAML."""
    check: ScenarioCheck
    """The faults and doubts of this version."""


class EventSummary(Model):
    """An event in preparation, in a few words."""

    id: str
    """The event's id."""
    saved: int
    """When it was saved last, in milliseconds since 1970."""
    ruleset: str
    """The game, by the name of its rules."""
    details: EventDetails
    """The details that are not part of the scenario."""
    problems: int
    """The number of faults when it was saved last."""
    game: str
    """The id of the game that was founded from it; empty before the founding."""


class PreparedEvents(Model):
    """The events in preparation."""

    events: list[EventSummary]
    """The events; the one that was made last comes first."""


class PrintedDesk(Model):
    """A character's printed page, without secrets."""

    card: str
    """The id of the card."""
    character: str
    """The character's id."""
    name: str
    """The character's name."""
    role: str
    """The character's role and starting place, in words."""
    part: str
    """The name of the part in the rules of the game: the name of its aim, or else the role."""
    reason: str
    """Why somebody should play the character, in a sentence; empty if the game does not say it."""
    officer: bool
    """Whether the character has a desk, at which other people come to act."""
    holds: list[str]
    """The possessions at the start, in words."""
    advice: list[str]
    """The most important rules for the character, in words."""
    powers: list[str]
    """The acts that this character has and most others have not, in words."""


class PrintedCard(PrintedDesk):
    """A card to be printed. Its link and its code are secret, and are in this answer only."""

    link: str
    """The link in its QR code."""
    code: str
    """The code to type, such as `MFRG-GZDF`."""


class _PrintedPages(Model):
    title: str
    """The title of the game."""
    site: str
    """The address for phones; empty if none is typed."""


class PrintedDesks(_PrintedPages):
    """The pages of all characters, without secrets."""

    desks: list[PrintedDesk]
    """The characters, in the order of their cards."""


class PrintedCards(_PrintedPages):
    """The cards of a game. They open it from now on, and no older card does."""

    scan: str
    """The sentence below each QR code."""
    typed: str
    """The sentence before each code."""
    cards: list[PrintedCard]
    """The cards, in their order."""


class AddressFinding(Model):
    """A fact about the address for phones."""

    sentence: str
    """The fact."""
    remedy: str
    """The one thing to do about it; empty for nothing."""
    bad: bool
    """Whether it keeps phones from playing."""


class AddressCheck(Model):
    """The result of a check whether phones can reach the address of an event."""

    findings: list[AddressFinding]
    """The facts; the first one says whether phones find the server."""
    sites: list[str]
    """The addresses of this server that phones in its network may open, the best first."""


class EventRehearsal(Model):
    """The rehearsal of an event: bots play its scenario."""

    game: str
    """The id of the game that is rehearsed; empty if there is no rehearsal."""
    played: bool
    """Whether the bots still play."""
    stop_reason: str = ""
    """Why the bots stopped before the end, in a sentence; empty if they did not."""
    cards: list[RehearsalCard]
    """The cards of all characters."""


class OrganiserSession(Model):
    """Whether this browser may prepare events."""

    organiser: bool
    """Whether this browser may prepare events."""


class RemovedEvent(Model):
    """An event that was deleted."""

    id: str
    """The event's id."""


class CharacterOutline(Model):
    """A character of the usual scenario."""

    id: str
    """The character's id; the scenario leaves the character out by `cast.<id>: null`."""
    name: str
    """The character's name."""
    role: str
    """The role; the message `role-<role>` names it."""
    holdings: dict[str, int]
    """The number of units of each asset at the start, if it is not 0."""
    region: str
    """The region where the character begins, which a scenario leaves out by `regions.<region>:
    null`; empty for none.
    """
    start: str
    """The usual start among the game's starts, which a scenario changes by `cast.<id>.start`;
    empty if it has none.
    """
    recommended_from: int | None = None
    """The number of people from which the character is recommended; left out without one."""
    reason: str | None = None
    """Why somebody should play the character; left out without a recommendation."""


class StartOutline(Model):
    """A place where characters may begin."""

    id: str
    """The value of `cast.<id>.start`; for a region, its id."""
    name: str
    """The name of the region; empty if the player chooses any free seat."""
    seats: int
    """The usual number of seats, which a scenario changes by `regions.<region>.capacity`."""


class SeasonOutline(Model):
    """A kind of season."""

    kind: str
    """The kind; the message `season-<kind>` names it."""
    number: int
    """The number of these seasons in the usual calendar."""
    minutes: int
    """The usual length of one season, in minutes."""


class ReadingOutline(Model):
    """A reading of the rulebook, with its possible values."""

    name: str
    """The name of the reading."""
    default: SwitchValue
    """The value that it has if the scenario does not give one: a word, yes or no, or a number."""
    values: list[SwitchValue]
    """The values to choose from: words, yes and no, or numbers."""
    range: list[int] | None = None
    """The smallest and the largest possible number, and the step between numbers."""
    main: bool
    """Whether it changes the course of a whole evening, so that most organisers decide it."""


class TemplateName(Model):
    """A scenario from which an event can be made."""

    name: str
    """The name of the template among those of its game."""
    people: int | None = None
    """The number of people for which it is made; left out for the usual scenario."""
    rehearsal: list[str] | None = None
    """The sentences about a rehearsal by bots; left out if bots have not played it."""


class RulesetOutline(Model):
    """A game, with the parts of its scenarios that an organiser can set."""

    name: str
    """The name of the rules."""
    title: str
    """The subject of the game, in a sentence."""
    players: list[int] | None = None
    """The smallest and the largest number of players, for a game at a table."""
    table_dice: bool
    """Whether it can be played with dice on the table."""
    templates: list[TemplateName]
    """The scenarios from which an event can be made."""
    cast: list[CharacterOutline]
    """The characters of the usual scenario whom a scenario may leave out."""
    starts: list[StartOutline]
    """The places where characters may begin; empty if nobody chooses them."""
    seasons: list[SeasonOutline]
    """The seasons of the usual scenario that have a length."""
    readings: list[ReadingOutline]
    """The readings of the rulebook."""


class RulesetOutlines(Model):
    """The games for which an event can be prepared."""

    rulesets: list[RulesetOutline]
    """The games."""


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class OrganiserToken(_Body):
    """A token that opens the organiser's page."""

    token: str = Field(min_length=1, max_length=512)
    """The server's own token, or the one that was printed at its start."""


class NewEvent(_Body):
    """A new event: from a template, or from the text of a scenario."""

    ruleset: str = Field(default="", max_length=64)
    """The name of the rules; if it is left out, the scenario's text names them."""
    template: str = Field(default="", max_length=64)
    """The name of the template; the game's first one if neither it nor a scenario is given."""
    scenario: str | None = None
    """The scenario's text (YAML), if it is not made from a template."""
    details: EventDetails = EventDetails()
    """The details that are not part of the scenario."""


class ScenarioFieldChange(_Body):
    """A change of one field of the scenario."""

    path: list[Annotated[str, Field(min_length=1, max_length=120)]] = Field(
        min_length=1, max_length=6
    )
    """The path of the field."""
    value: bool | int | Annotated[str, Field(max_length=1000)] | None = None
    """The new value: a text, yes or no, or a number; null leaves a character out."""
    removed: bool = False
    """Whether the field is taken out of the text, so that the usual value holds."""


class EventChange(_Body):
    """A change of an event. Fields that it does not name stay as they are."""

    details: dict[Annotated[str, Field(max_length=40)], LongDetail] = Field(default_factory=dict)
    """The changed details, by their names."""
    fields: list[ScenarioFieldChange] = Field(default_factory=list, max_length=200)
    """The changed fields of the scenario. All other text of the scenario stays as it is."""
    scenario: str | None = None
    """A whole new text of the scenario, before the changed fields."""


class ScenarioText(_Body):
    """A scenario that is checked and not saved."""

    ruleset: str = Field(default="", max_length=64)
    """The name of the rules; if it is left out, the scenario's text names them."""
    scenario: str
    """The scenario's text (YAML)."""
