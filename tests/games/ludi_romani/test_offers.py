"""Forms and refusals agree: what a form offers is accepted, what is accepted a form offers."""

import random
from collections import Counter
from typing import Any

import pytest

from ledger.contract import Form
from ledger.entry import Roll
from ledger.form import Awaiting, Choice, Dice, Field, Number, Split, Subset, Text, admits
from ledger.games.ludi_romani.scenario import ASSETS
from ledger.kernel.objections import presented
from ledger.kernel.preview import settled
from ledger.kernel.request import Accepted, Refused
from tests.games.answers import FixedMeans
from tests.games.ludi_romani.table import MACHINE, Answer, Table

STEPS = 120
WALKS = 4
TRIES = 4
"""So many acts are tried for one that is looked for: many are foreign to everybody."""


class RandomMeans(FixedMeans):
    """Dice that fall by chance."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.chance = chance

    def roll(self, name: str, sides: int) -> Roll:
        """Any face."""
        return Roll(name, sides, self.chance.randint(1, sides))


def crowded(chance: random.Random) -> Table:
    """An evening under way: people and gods about, purses fuller than at the start."""
    table = Table().at(chance.choice(["aestas", "hiems", "motus"]), 42)
    regions = list(table.data["regions"])
    for who, data in table.data["cast"].items():
        if data["role"] == "senator":
            place = chance.choice([region for region in regions if room(table, region)])
            table.with_(who, place=place, denarius=chance.randrange(0, 30) * 100_000)
    table.means = RandomMeans(chance)
    table.lawful = False  # the Fates may set facts that no act brings about
    for switch, value in (("lc.transfer", "free"), ("numen.gift_start_stock", True)):
        if chance.random() < 0.5:
            table.reading(switch, value)
    return table


def room(table: Table, region: str) -> int:
    """How many more may begin in a region."""
    cast = table.data["cast"].values()
    here = len([who for who in cast if who["start"] == region and who["role"] != "rex"])
    capacity: int = table.data["regions"][region]["capacity"]
    return capacity - here


@pytest.mark.parametrize("seed", range(WALKS))
def test_whatever_a_form_offers_is_accepted(seed: int) -> None:
    chance = random.Random(seed)
    table = crowded(chance)
    done = Counter[str]()
    for _ in range(STEPS * TRIES):
        if done.total() > STEPS // 2:
            break
        act = chance.choice(list(MACHINE.acts))
        actor = somebody(table, act, chance)
        chosen = completed(table, actor, act, chance) if actor else None
        if chosen is None:
            continue
        answer = table.act(actor, act, **escaped(chosen))
        assert passed_or_hidden(table, actor, answer), (actor, act, chosen, answer.outcome)
        done[act] += isinstance(answer.outcome, Accepted)
        agree(table, chance)
    assert done.total() > STEPS // 6
    assert len(done) > 8


def somebody(table: Table, act: str, chance: random.Random) -> str:
    """Somebody to whom this act is not foreign, if there is anybody."""
    cast = list(table.data["cast"])
    chance.shuffle(cast)
    return next((who for who in cast if table.form(who, act) is not None), "")


def completed(table: Table, actor: str, act: str, chance: random.Random) -> dict[str, Any] | None:
    """A form filled in field by field, or None when there is nothing to be filled in."""
    chosen: dict[str, Any] = {}
    for _ in range(12):
        form = table.form(actor, act, **escaped(chosen))
        if form is None or form.blocked:
            assert not chosen, f"{act} of {actor} was offered and then not: {chosen}"
            return None
        if settled(form, chosen):
            return chosen
        field = next(f for f in form.fields if not admits(f, chosen.get(f.name)))
        assert not isinstance(field, Awaiting), f"{act} waits for {field} with {chosen}"
        chosen[field.name] = any_of(field, chance)
    raise AssertionError(f"the form of {act} never ends: {chosen}")


def any_of(field: Field, chance: random.Random) -> Any:
    """Some value of the field's domain."""
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
            return shares(field)
        case Dice(_, count, sides):
            return [chance.randint(1, sides) for _ in range(count)]
        case Text():
            return "for good reasons"
    raise AssertionError(field)


def shares(field: Split) -> dict[str, int]:
    """The least that must be shared out, from the first option on."""
    left = field.least
    shared: dict[str, int] = {}
    for option in field.options:
        share = min(left, (field.caps or {}).get(option.value, left))
        left -= share
        shared |= {option.value: share} if share else {}
    return shared


def escaped(chosen: dict[str, Any]) -> dict[str, Any]:
    """Fields by names that Python takes."""
    return {f"{name}_" if name in ("with", "from") else name: v for name, v in chosen.items()}


def passed_or_hidden(table: Table, actor: str, answer: Answer) -> bool:
    """Accepted, or refused for reasons that the actor may not see and no form may tell."""
    if isinstance(answer.outcome, Accepted):
        return True
    assert isinstance(answer.outcome, Refused)
    viewer = table.viewer(actor)
    shown = (
        presented(o, table.state, viewer, MACHINE.rules.account_seen)
        for o in answer.outcome.objections
    )
    return bool(answer.outcome.objections) and all(o.hidden for o in shown)


def agree(table: Table, chance: random.Random) -> None:
    """Those who are asked say yes or no, and what is due happens, so that the evening goes on."""
    table.wait()
    for petition in list(table.state.kernel.petitions.values()):
        for voice in petition.voices:
            if chance.random() < 0.8:
                table.act(voice, "consent", petition=petition.id)
            else:
                table.act(voice, "decline", petition=petition.id)


@pytest.mark.parametrize("seed", range(WALKS))
def test_whatever_is_accepted_some_form_offered(seed: int) -> None:
    chance = random.Random(1000 + seed)
    table = crowded(chance)
    done = Counter[str]()
    for _ in range(STEPS * TRIES * 2):
        if done.total() > STEPS // 2:
            break
        act = chance.choice(list(MACHINE.acts))
        actor = somebody(table, act, chance) or "antony"
        fields = bent(table, actor, act, chance)
        before = table.form(actor, act, **escaped(fields))
        answer = table.act(actor, act, **escaped(fields))
        if isinstance(answer.outcome, Accepted):
            assert before is not None, (actor, act, fields)
            assert covers(before, fields), (actor, act, fields, before)
            done[act] += 1
            agree(table, chance)
    assert done.total() > STEPS // 6


def bent(table: Table, actor: str, act: str, chance: random.Random) -> dict[str, Any]:
    """What a form offered with a field or two made up, or a command made up altogether."""
    schema = MACHINE.acts[act].command.model_json_schema().get("properties", {})
    fields = completed(table, actor, act, chance) or {}
    bending = chance.sample(list(schema), min(len(schema), chance.randint(0, 2)))
    for name in bending if fields else schema:
        fields[name] = made_up(table, actor, schema[name], fields.get(name), chance)
    return {name: value for name, value in fields.items() if value is not None}


def made_up(
    table: Table, actor: str, about: dict[str, Any], was: Any, chance: random.Random
) -> Any:
    """A value of the schema's type, near what was there and among what occurs in the game."""
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
    here = table.state.seating.at(table.state.seating.place(actor))
    gods = [who for who in table.data["cast"] if not table.person(who).mortal]
    names = [*table.data["cast"], *gods, *table.data["regions"], *here * 5]
    return chance.choice([*names, *ASSETS, ""])


def covers(form: Form, fields: dict[str, Any]) -> bool:
    """Whether the form with these choices admits every one of them."""
    asked = [field for field in form.fields if field.name in fields]
    return not form.blocked and all(admits(field, fields[field.name]) for field in asked)
