"""The switches: readings of the rulebook that a game may choose between (FATA-10)."""

from collections.abc import Iterable

from pydantic import Field

from ledger.games.ludi_romani.scenario.words import Fact, SwitchValue, Text


class Choice(Fact):
    """One value a switch may have, and what it means in one sentence."""

    value: SwitchValue
    means: str


class NumberRange(Fact):
    """The whole numbers a switch may have."""

    min: int
    max: int
    step: int = Field(ge=1)
    means: str

    def __contains__(self, value: object) -> bool:
        is_number = isinstance(value, int) and not isinstance(value, bool)
        return is_number and value in range(self.min, self.max + 1, self.step)


class SwitchData(Fact):
    """One reading: the open question it answers, what it may be set to, and what that means.

    `setup_only` readings are settled before the game and cannot be flipped in play.
    """

    id: Text
    question: Text
    chapter: Text
    asks: Text
    default: SwitchValue
    values: tuple[Choice, ...] = ()
    number: NumberRange | None = None
    setup_only: bool = False

    def allows(self, value: SwitchValue) -> bool:
        """Whether the switch may be set to this. True is not 1."""
        if self.number is not None and value in self.number:
            return True
        return self._choice(value) is not None

    def means(self, value: SwitchValue) -> str:
        """What the reading is under this value, in one sentence. Raise ValueError if refused."""
        choice = self._choice(value)
        if choice is not None:
            return choice.means
        if self.number is None or value not in self.number:
            raise ValueError(f"{self.id} cannot be {shown(value)}")
        return self.number.means

    def others(self, value: SwitchValue) -> tuple[SwitchValue, ...]:
        """The listed values beside this one; a number range is not listed."""
        return tuple(choice.value for choice in self.values if not _same(choice.value, value))

    @property
    def allowed(self) -> str:
        """The allowed values, for a sentence."""
        values = [shown(choice.value) for choice in self.values]
        if self.number is not None:
            step = f" in steps of {self.number.step:,}" if self.number.step > 1 else ""
            values.append(f"a number from {self.number.min:,} to {self.number.max:,}{step}")
        return either(values)

    def _choice(self, value: SwitchValue) -> Choice | None:
        return next((choice for choice in self.values if _same(choice.value, value)), None)


def shown(value: object) -> str:
    """A value as one writes it in a scenario file."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def either(words: Iterable[str]) -> str:
    """A choice in words: `a, b or c`."""
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def _same(one: SwitchValue, other: SwitchValue) -> bool:
    return type(one) is type(other) and one == other
