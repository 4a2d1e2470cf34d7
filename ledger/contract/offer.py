"""Offers: the acts open to one viewer, computed from what that viewer may know."""

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from ledger.contract.form import Choice, ChosenFields, Field, Option
from ledger.record.audience import Audience, Viewer, sees
from ledger.record.objection import Args, Objection, is_met
from ledger.record.state import State

W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class KnownState(Generic[W]):
    """A state as one viewer may know it, and the fields they have chosen in the open form."""

    state: State[W]
    viewer: Viewer
    account_audience: Callable[[State[W], str, str], Audience]
    chosen: ChosenFields = field(default_factory=dict)

    @property
    def world(self) -> W:
        """Return the ruleset's world; forms read only its public parts."""
        return self.state.world

    def holding(self, character: str, asset: str) -> int | None:
        """Return how much of the asset the character holds; None if the viewer may not know."""
        if not sees(self.account_audience(self.state, character, asset), self.viewer):
            return None
        return self.state.books.holding(character, asset)


class Form(NamedTuple):
    """The form of an act, or the objections that block it now (`blocked`)."""

    fields: tuple[Field, ...] = ()
    blocked: tuple[Objection, ...] = ()


Forms = Mapping[str, Form]
"""A mapping from the name of an act to its form."""


class ReadyAct(NamedTuple):
    """An act with all its fields, which the phone sends with one tap."""

    key: str
    """The key of the message on the button."""
    args: Args
    fields: ChosenFields


class Suggestion(NamedTuple):
    """An act that the phone shows before all other acts."""

    act: str
    key: str
    """The key of the message that tells the effect of the act."""
    args: Args = MappingProxyType({})
    fields: ChosenFields = MappingProxyType({})
    """The fields that are already filled in when the form opens."""
    guide: str = ""
    """The message that explains the form to a player who has not acted yet; "" for none."""
    ready: tuple[ReadyAct, ...] = ()
    """The act with all its fields, for each case that waits. All of them can be done together."""


Offering = Callable[[State[W], str, KnownState[W]], Form | None]
"""From (state, actor, known) to the form of an act; None if it is foreign to the actor."""


def open_to(
    *conditions: Callable[[State[W], str], object],
    condition: Callable[[State[W]], object] | None = None,
) -> Callable[[Offering[W]], Offering[W]]:
    """Return a decorator that limits an offer to characters who meet all these conditions.

    The act is not offered to other characters. While `condition` is false, it is offered to no
    character.
    """

    def limit_offer(offer: Offering[W]) -> Offering[W]:
        def offer_if_allowed(
            state: State[W], actor: str, known_state: KnownState[W]
        ) -> Form | None:
            is_allowed = condition is None or condition(state)
            is_open = is_allowed and all(condition(state, actor) for condition in conditions)
            return offer(state, actor, known_state) if is_open else None

        return offer_if_allowed

    return limit_offer


def is_among(people: Callable[[State[W]], Container[str]]) -> Callable[[State[W], str], bool]:
    """Return a function that tests whether a character is one of these people."""
    return lambda state, person: person in people(state)


def meets_demand(
    demand: Callable[[State[W], str], Iterable[Objection]],
) -> Callable[[State[W], str], bool]:
    """Return a function that tests whether a character meets this demand."""
    return lambda state, actor: is_met(demand(state, actor))


def form_unless_blocked(*fields: Field, blocking_objections: Iterable[Objection] = ()) -> Form:
    """Return the form with these fields, or a form blocked by `blocking_objections`."""
    all_blocking = tuple(blocking_objections)
    return Form(blocked=all_blocking) if all_blocking else Form(fields)


def fieldless_offer(
    objections: Callable[[State[W], str, Any], Iterable[Objection]],
    *conditions: Callable[[State[W], str], object],
    condition: Callable[[State[W]], object] | None = None,
) -> Offering[W]:
    """Return the offer of an act without fields, blocked while an objection forbids it.

    The conditions are those of `open_to`.
    """

    @open_to(*conditions, condition=condition)
    def offer(state: State[W], actor: str, _known_state: KnownState[W]) -> Form | None:
        return form_unless_blocked(
            blocking_objections=(
                objection for objection in objections(state, actor, None) if objection.grade == "L"
            )
        )

    return offer


def fieldless_offer_unless_refused(
    objections: Callable[[State[W], str, Any], Iterable[Objection]],
) -> Offering[W]:
    """Return the offer of an act without fields.

    While there is an objection, the act is not offered.
    """
    return lambda state, actor, _known_state: (
        Form() if is_met(objections(state, actor, None)) else None
    )


def form_of_accepted_values(
    field_name: str,
    option_values: Iterable[str],
    objections_to: Callable[[str], Iterable[Objection]],
    nobody_objection: Objection,
    blocking_objections: Iterable[Objection] = (),
) -> Form:
    """Return the form of an act that names one of the values that `objections_to` accepts.

    If no value is possible, `nobody_objection` blocks the form. Objections in `blocking_objections`
    block the act for every value.
    """
    return options_form(
        field_name,
        (
            Option(option_value)
            for option_value in option_values
            if is_met(objections_to(option_value))
        ),
        nobody_objection,
        blocking_objections,
    )


def options_form(
    field_name: str,
    options: Iterable[Option],
    no_option_objection: Objection,
    blocking_objections: Iterable[Objection] = (),
) -> Form:
    """Return the form of an act that names one of these options.

    If there are no options, `no_option_objection` blocks it.

    Objections in `blocking_objections` block the form first, and then the options are not computed.
    """
    all_blocking = tuple(blocking_objections)
    possible_options = () if all_blocking else tuple(options)
    return (
        Form((Choice(field_name, possible_options),))
        if possible_options
        else Form(blocked=all_blocking or (no_option_objection,))
    )
