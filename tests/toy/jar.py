"""Chapter six, for games with a jar: the children guess the number of nuts in the aunt's jar.

The children write their guesses down until a deadline, or until all are ready. Then the jar is
emptied, and everybody learns who was nearest.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from pydantic import Field

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Draft,
    Drafts,
    EventType,
    WindowType,
    no_drafts_until_opened,
)
from ledger.contract.chapter import Chapter
from ledger.contract.form import Number, choice
from ledger.contract.offer import Form, KnownState
from ledger.contract.ruleset import Ruleset
from ledger.kernel.windows.opening import (
    cancellation_draft,
    joining_draft,
    opening_draft,
    savable_windows,
)
from ledger.record.entry import Event
from ledger.record.objection import Objection
from ledger.record.state import Readiness, Window
from tests.toy.rules import TOY
from tests.toy.world import CHILDREN, Toy, YardWorld, keep_yard_unchanged, must_be_player

KIND = "guesses"
SECOND = 1000
MINUTE = 60 * SECOND
FULL = 40


class FillJar(Command):
    """Fill the jar, and open a window for guesses."""

    minutes: int = Field(default=0, ge=0, le=100_000)
    seconds: int = Field(default=0, ge=0, le=59)
    told: Readiness = "secret"
    """The news about ready children that everybody gets."""
    guessers: list[str] = Field(default=list(CHILDREN), max_length=3)
    private: bool = False


class Guess(Command):
    """Guess the number of nuts in the jar."""

    nuts: int = Field(ge=1, le=1000)


class LetJoin(Command):
    """Let one more child guess for every jar."""

    child: str


class PutAway(Command):
    """Put the jar away without opening the guesses."""


class ChildJoined(Event, stored="nuces/child-joined@1"):
    """A child joined the guessing."""

    child: str


class JarEmptied(Event, stored="nuces/jar-emptied@1"):
    """The jar was emptied: its number of nuts, and the children who were nearest."""

    nuts: int
    nearest: tuple[str, ...]


def _must_be_aunt(_state: Toy, actor: str, _command: Command) -> Iterator[Objection]:
    if actor != "aunt":
        yield Objection("NUX-12", "aunt-only")


def _draft_filling(state: Toy, _actor: str, command: FillJar, context: ActContext) -> Drafts:
    until = state.at + command.minutes * MINUTE + command.seconds * SECOND
    guessers = tuple(command.guessers)
    opened_to = guessers if command.private else ("*",)
    return (
        opening_draft(
            state,
            f"jar-{context.act}",
            KIND,
            guessers,
            until,
            opened_to=opened_to,
            readiness=command.told,
            full=FULL,
        ),
    )


def _let_join_objections(state: Toy, actor: str, command: LetJoin) -> Iterator[Objection]:
    yield from _must_be_aunt(state, actor, command)
    if command.child not in _children_who_do_not_guess(state):
        yield Objection("NUX-12", "children-only", waivable=False)


def _children_who_do_not_guess(state: Toy) -> tuple[str, ...]:
    """Return the children who do not guess for every jar."""
    windows = state.kernel.windows
    guessing = {who for key in windows for who in windows[key].owed}
    return tuple(child for child in CHILDREN if child not in guessing)


def _draft_joining(state: Toy, _actor: str, command: LetJoin, _context: ActContext) -> Drafts:
    windows = state.kernel.windows
    jars = (windows[key] for key in sorted(windows) if not windows[key].final)
    return (Draft(ChildJoined(command.child)), *(joining_draft(jar, command.child) for jar in jars))


def _offer_let_join(state: Toy, actor: str, _known: KnownState[YardWorld]) -> Form | None:
    others = _children_who_do_not_guess(state)
    return Form((choice("child", others),)) if actor == "aunt" and others else None


def _draft_putting_away(state: Toy, _actor: str, _command: PutAway, _context: ActContext) -> Drafts:
    windows = state.kernel.windows
    return tuple(cancellation_draft(windows[key]) for key in sorted(windows))


def _guess_objections(_state: Toy, actor: str, command: Guess) -> Iterator[Objection]:
    yield from must_be_player(actor)
    if command.nuts > FULL:
        yield Objection("NUX-12", "jar-too-small", {"n": FULL})


def _offer_guess(state: Toy, actor: str, _known: KnownState[YardWorld]) -> Form | None:
    asked = savable_windows(state, actor, KIND)
    return Form((Number("nuts", 1, FULL, unit="nut"),)) if asked else None


def _offer_put_away(state: Toy, actor: str, _known: KnownState[YardWorld]) -> Form | None:
    return Form() if actor == "aunt" and state.kernel.windows else None


def _offer_fill(_state: Toy, actor: str, _known: KnownState[YardWorld]) -> Form | None:
    told = choice("told", ["secret", "count", "names"])
    return Form((Number("minutes", 1, 60), told)) if actor == "aunt" else None


def _draft_emptying(
    _state: Toy, window: Window, guesses: Mapping[str, Command | None], context: ActContext
) -> Drafts:
    roll = context.roll(f"{window.id}/jar", FULL)
    off = {
        who: abs(guess.nuts - roll.value)
        for who, guess in guesses.items()
        if isinstance(guess, Guess)
    }
    nearest = tuple(who for who in off if off[who] == min(off.values()))
    return (Draft(JarEmptied(roll.value, nearest), rolls=(roll,)),)


JAR: Chapter[YardWorld] = Chapter(
    "NUX",
    acts=(
        Act(FillJar, _must_be_aunt, _draft_filling, _offer_fill),
        Act(PutAway, _must_be_aunt, _draft_putting_away, _offer_put_away),
        Act(Guess, _guess_objections, no_drafts_until_opened, _offer_guess, sealed=KIND),
        Act(LetJoin, _let_join_objections, _draft_joining, _offer_let_join),
    ),
    events=(
        EventType(ChildJoined, keep_yard_unchanged),
        EventType(
            JarEmptied,
            keep_yard_unchanged,
            lambda b: {"n": b.nuts, "who": [f"who:{who}" for who in b.nearest]},
        ),
    ),
    windows=(WindowType(KIND, _draft_emptying),),
)

JAR_GAME: Ruleset[YardWorld] = replace(
    TOY,
    play=replace(
        TOY.play,
        acts=(*TOY.play.acts, *JAR.acts),
        events=(*TOY.play.events, *JAR.events),
        windows=JAR.windows,
    ),
)
"""The game of nuts with a jar."""
