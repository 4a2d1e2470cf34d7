"""Random commands that are built from the schemas alone. Most of these commands are illegal."""

from functools import cache
from random import Random
from typing import Any

from ledger.contract.acts import Command
from ledger.contract.form import Choice, Field, Option, Rows, Split, Subset
from ledger.contract.offer import Form
from ledger.record.state import State, played_characters

HALF_CHANCE = 0.5
JUNK_WORDS = ("nobody", "", "the moon")
FACES = (0, 1, 2, 3, 4, 5, 6, 7)
AMOUNTS = (0, 1, 2, 3, 7, 10, 11, 100_000, 150_000, 300_000, 1_000_000, -1)


def wild_fields(
    command: type[Command], state: State[Any], random_words: tuple[str, ...], bot_random: Random
) -> dict[str, Any]:
    """Return random fields of the right shape for a command. Some fields contain these words."""
    schema = _schema(command)
    required_names = set(schema.get("required", ()))
    return {
        property_name: _random_value(property_schema, state, random_words, bot_random)
        for property_name, property_schema in schema.get("properties", {}).items()
        if property_name in required_names or bot_random.random() < HALF_CHANCE
    }


@cache
def _schema(command: type[Command]) -> dict[str, Any]:
    return command.model_json_schema(by_alias=True)


def _random_value(
    property_schema: dict[str, Any],
    state: State[Any],
    random_words: tuple[str, ...],
    bot_random: Random,
) -> Any:
    if "anyOf" in property_schema:
        value_schemas = [
            option for option in property_schema["anyOf"] if option.get("type") != "null"
        ]
        return _random_value(bot_random.choice(value_schemas), state, random_words, bot_random)
    if "enum" in property_schema:
        return bot_random.choice(property_schema["enum"])
    match property_schema.get("type"):
        case "integer":
            return bot_random.choice(AMOUNTS)
        case "boolean":
            return bot_random.random() < HALF_CHANCE
        case "array" if property_schema.get("items", {}).get("type") == "integer":
            return [bot_random.choice(FACES) for _ in range(bot_random.randint(0, 3))]
        case "array":
            return [
                _random_word(state, random_words, bot_random)
                for _ in range(bot_random.randint(0, 2))
            ]
        case "object":
            return {
                _random_word(state, random_words, bot_random): bot_random.choice(AMOUNTS)
                for _ in range(bot_random.randint(0, 2))
            }
        case _:
            return _random_word(state, random_words, bot_random)


def _random_word(state: State[Any], random_words: tuple[str, ...], bot_random: Random) -> str:
    word_pools: list[tuple[str, ...]] = [
        tuple(sorted(played_characters(state.kernel.cards))),
        tuple(sorted(state.seating.places)) or JUNK_WORDS,
        random_words or JUNK_WORDS,
        tuple(sorted(state.kernel.petitions)) or JUNK_WORDS,
        JUNK_WORDS,
    ]
    return bot_random.choice(bot_random.choices(word_pools, (5, 5, 4, 2, 1))[0])


def assets_of(state: State[Any]) -> tuple[str, ...]:
    """Return every asset that any account has ever held."""
    return tuple(sorted({asset for amounts in state.books.accounts.values() for asset in amounts}))


def choices_in(form: Form | None) -> tuple[str, ...]:
    """Return every value that a form offers in any field."""
    fields = form.fields if form is not None else ()
    option_lists = (options for field in fields for options in _options_of(field))
    return tuple(option.value for options in option_lists for option in options)


def _options_of(field: Field) -> tuple[tuple[Option, ...], ...]:
    match field:
        case Choice() | Subset() | Split():
            return (field.options,)
        case Rows():
            return tuple(row.options for row in field.rows)
    return ()
