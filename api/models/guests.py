"""The shapes of an event's public page, and of the guests who sign up there."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from api.base.model import Model

Coming = Literal["", "late", "absent"]
"""Whether a guest comes: as expected, late, or not."""

Wish = Annotated[str, Field(max_length=80)]


class PublicCharacterDoc(Model):
    """A character, with what everybody may know before play begins."""

    id: str
    """The character's id."""
    name: str
    """The character's name."""
    role: str
    """The role; the message `role-<role>` names it."""
    holdings: dict[str, int]
    """The number of units of each asset at the start. Secret amounts are left out."""
    place: str
    """The name of the place where the character begins; empty if the player chooses a place."""
    cards: int
    """The number of cards; people with cards of one character play it together."""


class SignUpState(Model):
    """Whether guests may sign up, and for how many there are places."""

    open: bool
    """Whether guests may sign up now."""
    until: str
    """The last day of the sign-up, such as 2026-12-10; empty if no day is set."""
    places: int | None
    """The number of guests after whom the waiting list begins; null without a waiting list."""
    taken: int
    """The number of guests who have a place."""
    waiting: int
    """The number of guests on the waiting list."""
    stored_days: int
    """The number of days after the event for which the server stores what guests write."""


class PublicEvent(Model):
    """The public page of an event."""

    id: str
    """The event's id."""
    ruleset: str
    """The game, by the name of its rules."""
    about: str
    """The subject of the game, in a sentence."""
    name: str
    """The name of the event."""
    date: str
    """The day, such as 2026-12-17; as the organiser typed it."""
    begins: str
    """The time of day at which play begins, such as 18:30; as the organiser typed it."""
    dinner: str
    """The time of day of the meal before play; as the organiser typed it."""
    place: str
    """The place where people meet."""
    history: str
    """The organiser's text about the evening."""
    cast: list[PublicCharacterDoc]
    """The characters who are played; empty if the people of the game sit down at a table."""
    sign_up: SignUpState
    """The state of the sign-up."""
    closed_game: str
    """The id of the event's game, if it is closed and everybody may look back; otherwise empty."""


class GuestForm(Model):
    """The fields that a guest has filled in."""

    name: str
    """The guest's name."""
    wishes: list[str]
    """The wishes, the dearest first: `role/<role>` or `character/<id>`."""
    food: str
    """The guest's wishes about food."""
    contact: str
    """The guest's e-mail address or telephone number."""
    words: str
    """A word to the organiser."""


class SignUp(Model):
    """The sign-up of a guest, as the guest sees it."""

    form: GuestForm
    """The fields that the guest has filled in."""
    waiting: int
    """The place on the waiting list, from 1; 0 if the guest has a place."""
    confirmed: bool
    """Whether the organiser has confirmed the place."""
    absent: bool
    """Whether the organiser has noted that the guest does not come."""
    character: str
    """The name of the guest's character; empty before the organiser has confirmed the place."""


class NewSignUp(SignUp):
    """A new sign-up, with its token."""

    token: str
    """The token with which the guest changes or cancels the sign-up. It is shown only once."""


class CancelledSignUp(Model):
    """A sign-up that was cancelled and erased."""

    id: str
    """The event's id."""


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SignUpForm(_Body):
    """The fields of the sign-up. Only organisers read them, and they can be erased."""

    name: str = Field(min_length=1, max_length=80)
    """The guest's name."""
    wishes: list[Wish] = Field(default_factory=list, max_length=3)
    """The wishes, the dearest first: `role/<role>` or `character/<id>` of the public cast."""
    food: str = Field(default="", max_length=200)
    """The guest's wishes about food."""
    contact: str = Field(default="", max_length=200)
    """An e-mail address or a telephone number."""
    words: str = Field(default="", max_length=1000)
    """A word to the organiser."""


class Guest(Model):
    """A guest of an event, as organisers see it."""

    id: str
    """The guest's id."""
    form: GuestForm
    """The fields that the guest has filled in."""
    signed: int
    """When the guest signed up, in milliseconds since 1970."""
    waiting: int
    """The place on the waiting list, from 1; 0 if the guest has a place."""
    confirmed: bool
    """Whether an organiser has confirmed the place."""
    character: str
    """The id of the guest's character; empty for none."""
    arrived: int
    """When the guest arrived, in milliseconds since 1970; 0 before."""
    coming: Coming
    """`late`: comes late; `absent`: does not come, so others have the place and the character."""
    linked: bool
    """Whether the guest has a link with which to change or cancel the sign-up."""
    noted: bool
    """Whether the game's console notes the guest as the person of the character."""


class GuestConsole(Model):
    """The guests whose names the console of the event's game still lacks."""

    game: str
    """The id of the game."""
    missing: int
    """The number of guests with a place whose character has another name there, or none, or whose
    name another character has there, too."""
    closed: bool
    """Whether the game is closed, so nothing can be noted there any more."""


class GuestLink(Model):
    """A new link of a guest. Older links of the guest open nothing any more."""

    token: str
    """The token with which the guest changes or cancels the sign-up. It is shown only once."""


class GuestList(Model):
    """The guests of an event, in the order of their sign-ups."""

    guests: list[Guest]
    """The guests."""
    cast: list[PublicCharacterDoc]
    """The characters of the event, when its scenario last had no faults."""
    console: GuestConsole | None
    """The console of the event's game; null before the founding."""


class GuestChange(_Body):
    """A change of a guest by an organiser. Fields that are left out stay as they are."""

    confirmed: bool | None = None
    """Whether the guest has a place, whatever the number of places is."""
    character: str | None = Field(default=None, max_length=64)
    """The id of the guest's character; empty for none. Another guest who has it gets the character
    that this guest had."""
    arrived: bool | None = None
    """Whether the guest has arrived."""
    coming: Coming | None = None
    """`late`: comes late; `absent`: does not come; empty: is expected."""


class GuestAtDoor(_Body):
    """A person who comes without a sign-up."""

    name: str = Field(min_length=1, max_length=80)
    """The person's name."""
    character: str = Field(default="", max_length=64)
    """The id of a free character; empty for none."""


ColumnKind = Literal["", "name", "wish", "food", "contact", "words"]
"""The field of a guest that a column of a spreadsheet contains; empty for no field."""

GUEST_FILE_BASE64 = 700_000
"""Maximum number of characters of a spreadsheet file in base64. The file has at most 512 KiB."""


class GuestFile(_Body):
    """A spreadsheet with guests, and how its columns and rows are used."""

    file: str = Field(max_length=GUEST_FILE_BASE64)
    """The bytes of a CSV file or of an Excel workbook (.xlsx), in base64."""
    columns: list[ColumnKind] = Field(default_factory=list, max_length=40)
    """The kind of each column. If the list is empty, the headings decide."""
    left_out: list[Annotated[int, Field(ge=1)]] = Field(default_factory=list, max_length=500)
    """The numbers of the rows that are left out, from 1."""


class GuestFileColumn(Model):
    """A column of a spreadsheet."""

    heading: str
    """The text of its heading; empty if the spreadsheet has no headings."""
    kind: ColumnKind
    """The field of a guest that the column contains; empty for no field."""


class GuestFileRow(Model):
    """A row of a spreadsheet, as a guest."""

    number: int
    """The number of the row in the spreadsheet, from 1."""
    form: GuestForm
    """The fields of the guest."""
    faults: list[str]
    """A sentence about each fault of the row."""
    fits: bool
    """Whether the row becomes a guest when the guests are taken."""


class GuestFilePreview(Model):
    """The guests in a spreadsheet. Nothing is saved."""

    columns: list[GuestFileColumn]
    """The columns, in their order."""
    rows: list[GuestFileRow]
    """The rows below the headings that are not empty."""


class Match(_Body):
    """A guest with a character."""

    guest: str = Field(max_length=32)
    """The guest's id."""
    character: str = Field(max_length=64)
    """The character's id; empty for none."""


class Matching(_Body):
    """Guests with their characters."""

    matches: list[Match] = Field(max_length=300)
    """The guests, each with a character."""


class ProposedMatch(Model):
    """A guest with a proposed character."""

    guest: str
    """The guest's id."""
    character: str
    """The character's id."""
    wish: Literal[0, 1, 2, 3]
    """The number of the wish that is met: 1 for the dearest; 0 for none."""


class ProposedMatching(Model):
    """A proposal that gives as many guests as possible a character that they wish."""

    matches: list[ProposedMatch]
    """The guests who get a character, each with the character."""
