"""Commands thrown at random, built from the schemas alone: most of them illegal."""

from random import Random
from typing import Any

from ledger.contract import Command
from ledger.kernel.state import State

HALF = 0.5
JUNK = ("nobody", "", "the moon")
AMOUNTS = (0, 1, 2, 3, 7, 10, 11, 100_000, 150_000, 300_000, 1_000_000, -1)


def wild_fields(
    command: type[Command], state: State[Any], assets: tuple[str, ...], chance: Random
) -> dict[str, Any]:
    """Fields for a command, of the right shape and of no sense."""
    schema = command.model_json_schema(by_alias=True)
    required = set(schema.get("required", ()))
    return {
        name: _value(part, state, assets, chance)
        for name, part in schema.get("properties", {}).items()
        if name in required or chance.random() < HALF
    }


def _value(part: dict[str, Any], state: State[Any], assets: tuple[str, ...], chance: Random) -> Any:
    if "enum" in part:
        return chance.choice(part["enum"])
    match part.get("type"):
        case "integer":
            return chance.choice(AMOUNTS)
        case "boolean":
            return chance.random() < HALF
        case "array":
            return [_word(state, assets, chance) for _ in range(chance.randint(0, 2))]
        case "object":
            return {
                _word(state, assets, chance): chance.choice(AMOUNTS)
                for _ in range(chance.randint(0, 2))
            }
        case _:
            return _word(state, assets, chance)


def _word(state: State[Any], assets: tuple[str, ...], chance: Random) -> str:
    pools: list[tuple[str, ...]] = [
        tuple(sorted({card.character for card in state.kernel.cards.values()})),
        tuple(sorted(state.seating.places)) or JUNK,
        assets or JUNK,
        tuple(sorted(state.kernel.petitions)) or JUNK,
        JUNK,
    ]
    return chance.choice(chance.choices(pools, (5, 5, 4, 2, 1))[0])


def assets_of(state: State[Any]) -> tuple[str, ...]:
    """Every asset that any account has ever held."""
    return tuple(sorted({asset for held in state.books.accounts.values() for asset in held}))
