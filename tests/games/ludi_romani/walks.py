"""Random walks: an offered act is accepted, and an accepted act was offered."""

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ledger.contract.form import (
    Choice,
    DependentField,
    Dice,
    Field,
    Number,
    Split,
    Subset,
    Text,
    admits,
)
from ledger.contract.offer import Form
from ledger.games.ludi_romani.scenario.value_types import ASSETS
from ledger.kernel.previewing.preview import is_form_filled_in
from ledger.kernel.vocabulary.objections import objection_shown_to
from ledger.kernel.vocabulary.request import Accepted, Refused
from tests.games.ludi_romani.table import MACHINE, Answer, Table

TRIES = 8
"""The number of acts tried before the walk gives up the search for an open act."""

Pick = Callable[[Table, random.Random], tuple[str, str]]
"""Picks an act and a character who may do it. If no act is open, picks any act and character.
"""

After = Callable[[Table, random.Random], None]
"""Does further acts after every step, so that the walk goes on."""


@dataclass(frozen=True)
class RandomWalk:
    """A walk of random steps. Each step is an act with the further acts after it.

    The walk ends early after `enough` accepted acts.
    """

    chance: random.Random
    steps: int
    pick: Pick
    after: After
    enough: float = math.inf

    def check_offers_are_accepted(self, table: Table) -> Counter[str]:
        """Return how often each act was accepted.

        Assert that whatever a form offers is accepted.
        """
        done = Counter[str]()
        for act, actor in self._picked_acts(table, done):
            chosen = complete_form(table, actor, act, self.chance)
            if chosen is not None:
                answer = table.act(actor, act, **fields_with_python_names(chosen))
                assert is_accepted_or_hidden(table, actor, answer), (
                    actor,
                    act,
                    chosen,
                    answer.outcome,
                )
                done[act] += isinstance(answer.outcome, Accepted)
        return done

    def check_only_offers_are_accepted(self, table: Table) -> Counter[str]:
        """Return how often each act was accepted.

        Commands are made up here. Assert that only what a form offers is accepted.
        """
        done = Counter[str]()
        for act, actor in self._picked_acts(table, done):
            fields = bend_fields(table, actor, act, self.chance)
            before = table.form(actor, act, **fields_with_python_names(fields))
            answer = table.act(actor, act, **fields_with_python_names(fields))
            if isinstance(answer.outcome, Accepted):
                assert before is not None, (actor, act, fields)
                assert form_admits_choices(before, fields), (actor, act, fields, before)
                done[act] += 1
        return done

    def _picked_acts(self, table: Table, done: Counter[str]) -> Iterator[tuple[str, str]]:
        for _ in range(self.steps):
            if done.total() > self.enough:
                break
            yield self.pick(table, self.chance)
            answer_petitions(table, self.chance)
            self.after(table, self.chance)


def do_nothing(_table: Table, _chance: random.Random) -> None:
    """Do nothing after a step."""


def pick_character(table: Table, act: str, chance: random.Random) -> str:
    """Return a character who has a form for this act, or "" if there is none."""
    cast = list(table.data["cast"])
    chance.shuffle(cast)
    return next((who for who in cast if table.form(who, act) is not None), "")


def pick_random_act(
    table: Table, chance: random.Random, often: Mapping[str, float]
) -> tuple[str, str]:
    """Return an act and a character to whom it is open now, else an act that is closed to all."""
    cast = list(table.data["cast"])
    chance.shuffle(cast)
    act = ""
    for _ in range(TRIES):
        act = chance.choices(list(often), list(often.values()))[0]
        forms = ((who, table.form(who, act)) for who in cast)
        if found := next((who for who, form in forms if form and not form.blocked), ""):
            return act, found
    return act, "antony"


def settle_some_choices(table: Table, chance: random.Random) -> None:
    """Let characters who owe a choice make it now and then."""
    for duty in list(table.state.kernel.duties.values()):
        if chance.random() < 0.5:
            table.act(duty.owes, "choose", duty=duty.id, option=chance.choice(duty.options))


def complete_form(
    table: Table, actor: str, act: str, chance: random.Random
) -> dict[str, Any] | None:
    """Return a form filled in field by field, or None if it has no fields to fill in."""
    chosen: dict[str, Any] = {}
    optional = set[str]()
    for _ in range(12):
        form = table.form(actor, act, **fields_with_python_names(chosen))
        if form is None or form.blocked:
            assert not chosen, f"{act} of {actor} was offered and then not: {chosen}"
            return None
        dependent = (field for field in form.fields if isinstance(field, DependentField))
        optional |= {field.name for field in dependent if field.optional}
        if is_form_filled_in(form, chosen):
            # A phone without a network sends an act without the optional fields.
            left_out = optional if chance.random() < 0.5 else set[str]()
            return {name: value for name, value in chosen.items() if name not in left_out}
        field = next(f for f in form.fields if not admits(f, chosen.get(f.name)))
        assert not isinstance(field, DependentField), f"{act} waits for {field} with {chosen}"
        chosen[field.name] = random_value(field, chance)
    raise AssertionError(f"the form of {act} never ends: {chosen}")


def random_value(field: Field, chance: random.Random) -> Any:
    """Return a random value of the field's domain."""
    match field:
        case Choice(_, options):
            return chance.choice(options).value
        case Subset(_, options, least, most):
            values = [option.value for option in options]
            return chance.sample(values, chance.randint(least, min(most, len(values))))
        case Number(_, least, most, step):
            steps = (most - least) // step
            return least + step * chance.choice([0, steps, chance.randint(0, min(steps, 3))])
        case Split():
            return least_shares(field)
        case Dice(_, count, sides):
            return [chance.randint(1, sides) for _ in range(count)]
        case Text():
            return "for good reasons"
    raise AssertionError(field)


def least_shares(field: Split) -> dict[str, int]:
    """Return the least that must be shared out, from the first option on."""
    left = field.least
    shared: dict[str, int] = {}
    for option in field.options:
        share = min(left, (field.caps or {}).get(option.value, left))
        left -= share
        shared |= {option.value: share} if share else {}
    return shared


def fields_with_python_names(chosen: dict[str, Any]) -> dict[str, Any]:
    """Return the fields by names that Python permits."""
    return {f"{name}_" if name in ("with", "from") else name: v for name, v in chosen.items()}


def is_accepted_or_hidden(table: Table, actor: str, answer: Answer) -> bool:
    """Return whether the act was accepted, or refused only for reasons hidden from the actor."""
    if isinstance(answer.outcome, Accepted):
        return True
    assert isinstance(answer.outcome, Refused)
    viewer = table.viewer(actor)
    shown = (
        objection_shown_to(o, table.state, viewer, MACHINE.rules.assets.account_audience)
        for o in answer.outcome.objections
    )
    return bool(answer.outcome.objections) and all(o.hidden for o in shown)


def answer_petitions(table: Table, chance: random.Random) -> None:
    """Let the characters who are asked consent or decline, after the acts that are due."""
    table.wait()
    for petition in list(table.state.kernel.petitions.values()):
        for voice in petition.voices:
            if chance.random() < 0.8:
                table.act(voice, "consent", petition=petition.id)
            else:
                table.act(voice, "decline", petition=petition.id)


def bend_fields(table: Table, actor: str, act: str, chance: random.Random) -> dict[str, Any]:
    """Return the fields of a form with up to two made up, or those of a made-up command."""
    schema = MACHINE.acts[act].command.model_json_schema().get("properties", {})
    fields = complete_form(table, actor, act, chance) or {}
    bending = chance.sample(list(schema), min(len(schema), chance.randint(0, 2)))
    for name in bending if fields else schema:
        fields[name] = made_up_value(table, actor, schema[name], fields.get(name), chance)
    return {name: value for name, value in fields.items() if value is not None}


def made_up_value(
    table: Table, actor: str, about: dict[str, Any], was: Any, chance: random.Random
) -> Any:
    """Return a value of the schema's type, near the present one or among values of the game."""
    kind = chance.choice(about.get("anyOf", [about]))
    if "enum" in kind:
        return chance.choice(kind["enum"])
    match kind.get("type"):
        case "integer":
            near = was if isinstance(was, int) else 1
            return max(0, near + chance.choice([-100_000, -2, -1, 0, 1, 2, 100_000]))
        case "array":
            return []
        case "null":
            return None
    here = table.state.seating.pieces_at(table.state.seating.place_of(actor))
    gods = [who for who in table.data["cast"] if not table.person(who).mortal]
    names = [*table.data["cast"], *gods, *table.data["regions"], *here * 5]
    return chance.choice([*names, *ASSETS, ""])


def form_admits_choices(form: Form, fields: dict[str, Any]) -> bool:
    """Return whether the form with these choices admits every one of them."""
    asked = [field for field in form.fields if field.name in fields]
    return not form.blocked and all(admits(field, fields[field.name]) for field in asked)
