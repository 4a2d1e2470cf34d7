"""Offers: what one viewer may do now, computed from what that viewer may know."""

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from ledger.contract.form import Choice, Chosen, Field, Option
from ledger.record.audience import Audience, Viewer, sees
from ledger.record.objection import Args, Objection, met
from ledger.record.state import State

W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class Known(Generic[W]):
    """A state as one viewer may know it, and what they have chosen so far in the form they fill."""

    state: State[W]
    viewer: Viewer
    account_audience: Callable[[State[W], str, str], Audience]
    chosen: Chosen = field(default_factory=dict)

    @property
    def world(self) -> W:
        """The ruleset's world; forms read only its public parts."""
        return self.state.world

    def holding(self, character: str, asset: str) -> int | None:
        """What the character holds of the asset, or None when the viewer may not know."""
        if not sees(self.account_audience(self.state, character, asset), self.viewer):
            return None
        return self.state.books.holding(character, asset)


class Form(NamedTuple):
    """An act one may do, or why one may not do it now (`blocked`)."""

    fields: tuple[Field, ...] = ()
    blocked: tuple[Objection, ...] = ()


class Suggestion(NamedTuple):
    """An act that the game puts before others: the message of `key` says what it brings.

    Its form opens with `fields` filled in. `guide` is the message that leads through it somebody
    who has done nothing yet; "" for none.
    """

    act: str
    key: str
    args: Args = MappingProxyType({})
    fields: Chosen = MappingProxyType({})
    guide: str = ""


Offering = Callable[[State[W], str, Known[W]], Form | None]
"""From (state, actor, known) to the form of an act; None if the act is foreign to the actor."""


def open_to(
    *are: Callable[[State[W], str], object], when: Callable[[State[W]], object] | None = None
) -> Callable[[Offering[W]], Offering[W]]:
    """Make the offer below one to characters of whom all this is so, while `when` is so.

    At other times, and to others, the act is foreign.
    """

    def only(offer: Offering[W]) -> Offering[W]:
        def to_these(state: State[W], actor: str, known: Known[W]) -> Form | None:
            now = when is None or when(state)
            theirs = now and all(one(state, actor) for one in are)
            return offer(state, actor, known) if theirs else None

        return to_these

    return only


def among(people: Callable[[State[W]], Container[str]]) -> Callable[[State[W], str], bool]:
    """Whether a character is one of these people."""
    return lambda state, who: who in people(state)


def meeting(
    must: Callable[[State[W], str], Iterable[Objection]],
) -> Callable[[State[W], str], bool]:
    """Whether what must hold for a character does hold."""
    return lambda state, who: met(must(state, who))


def open_form(*fields: Field, held: Iterable[Objection] = ()) -> Form:
    """The form with these fields. If there is an objection in `held`, the form is blocked by it."""
    blocked = tuple(held)
    return Form(blocked=blocked) if blocked else Form(fields)


def confirm(
    objections: Callable[[State[W], str, Any], Iterable[Objection]],
    *are: Callable[[State[W], str], object],
    when: Callable[[State[W]], object] | None = None,
) -> Offering[W]:
    """The offer of an act without details, open as by `open_to`, unless something forbids it."""

    @open_to(*are, when=when)
    def offer(state: State[W], actor: str, _known: Known[W]) -> Form | None:
        return open_form(held=(o for o in objections(state, actor, None) if o.grade == "L"))

    return offer


def unless_refused(
    objections: Callable[[State[W], str, Any], Iterable[Objection]],
) -> Offering[W]:
    """The offer of an act without details, to those whom nothing forbids it."""
    return lambda state, actor, _known: Form() if met(objections(state, actor, None)) else None


def choose(
    name: str,
    values: Iterable[str],
    against: Callable[[str], Iterable[Objection]],
    nobody: Objection,
    held: Iterable[Objection] = (),
) -> Form:
    """The form of an act that names one of those values to which `against` has no objection.

    Without any such value the form is blocked by `nobody`. Objections in `held` block the act
    whichever value it names.
    """
    return form_of(name, (Option(value) for value in values if met(against(value))), nobody, held)


def form_of(
    name: str, options: Iterable[Option], none: Objection, held: Iterable[Objection] = ()
) -> Form:
    """The form of an act that names one of these options; without any, it is blocked by `none`.

    Objections in `held` block it first, and then no option is looked for.
    """
    blocked = tuple(held)
    possible = () if blocked else tuple(options)
    return Form((Choice(name, possible),)) if possible else Form(blocked=blocked or (none,))
