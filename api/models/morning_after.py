"""The shapes of the morning after a game: its jobs, and what is erased."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from api.base.model import Model

JobKind = Literal["verify", "export", "archive", "book"]
ForgottenKind = Literal["names", "words", "letters", "access", "games"]


class MorningJobState(Model):
    """The latest job of a kind about a game."""

    kind: JobKind
    """The kind of job.

    * `verify`: The ledger is checked, as `acta verify` does.
    * `export`: The whole ledger is written to a file.
    * `archive`: Archives for all characters and for the public are written to one zip file.
    * `book`: The evenings of all characters are written as a page to print.
    """
    state: Literal["none", "running", "done", "failed", "interrupted"]
    """How far it is.

    * `none`: There was no such job.
    * `running`: It waits or runs.
    * `done`: It has ended well.
    * `failed`: It could not be done; `sentence` says why.
    * `interrupted`: The server stopped or words were erased; nothing is half done.
    """
    began: int | None = None
    """When it was started, in milliseconds since 1970; left out without a job."""
    ended: int | None = None
    """When it ended, in milliseconds since 1970; left out unless it has ended."""
    done: int | None = None
    """The number of steps that are done; left out unless it runs."""
    total: int | None = None
    """The number of all steps, 0 if it is not known yet; left out unless it runs."""
    sentence: str | None = None
    """The verdict, or why the job failed, in words; left out without one."""
    lines: list[str] | None = None
    """The whole report of a verification, in English; left out for other jobs."""
    size: int | None = None
    """The number of bytes of its file; left out if there is no file here any more."""


class ErasablePerson(Model):
    """A character whose person can be erased."""

    character: str
    """The character's id."""
    name: str
    """The character's name."""
    person: str
    """The name by which the person is called in the game; empty if none is stored."""


class MorningAfter(Model):
    """The morning after a game."""

    closed: bool
    """Whether the game is closed. Before that no file is made and nothing is erased."""
    jobs: list[MorningJobState]
    """The latest job of each kind."""
    people: list[ErasablePerson]
    """The people who can be erased."""


class ErasedData(Model):
    """The number of words that were erased."""

    words: int
    """Number of names, words and letters that were erased."""


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class JobOrder(_Body):
    """The noted words and files that a verification compares with the ledger.

    Other jobs need none of them.
    """

    words: list[str] = Field(default=[], max_length=100)
    """The words of seals that people noted, each at most 200 letters long."""
    witnesses: list[str] = Field(default=[], max_length=100)
    """The contents of the files that phones kept during the game."""


class PersonErasure(_Body):
    """The person whose name and words are erased for good."""

    who: str = Field(min_length=1, max_length=64)
    """The character's id."""


class Forgetting(_Body):
    """The data that are erased for good, as if their storage time were over."""

    what: list[ForgottenKind] = Field(min_length=1, max_length=5)
    """The kinds of data.

    * `names`: The names of all people.
    * `words`: All reasons and explanations.
    * `letters`: All letters.
    * `access`: All cards and sessions, so no phone opens the game any more.
    * `games`: The whole game.
    """
