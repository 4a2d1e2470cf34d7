"""The switches: readings of a rulebook that a game may choose between.

The question of a reading and the meanings of its values are messages, in `messages/*.switches.ftl`
of the game.
"""

from collections.abc import Iterable, Mapping

from pydantic import Field

from ledger.scenario.facts import Fact, SwitchValue, Text


class NumberRange(Fact):
    """The whole numbers that a switch may have."""

    min: int
    max: int
    step: int = Field(ge=1)

    def __contains__(self, value: object) -> bool:
        is_number = isinstance(value, int) and not isinstance(value, bool)
        return is_number and value in range(self.min, self.max + 1, self.step)


class SwitchData(Fact):
    """One reading: the open question that it answers, and its possible values."""

    id: Text
    question: Text
    chapter: Text = Field(default="rules")
    default: SwitchValue
    values: tuple[SwitchValue, ...] = ()
    number: NumberRange | None = None
    setup_only: bool = False
    """Whether the reading is chosen before the game and cannot change in play."""

    def allows(self, value: object) -> bool:
        """Return whether the switch may have this value. The value True is not the number 1."""
        if self.number is not None and value in self.number:
            return True
        return any(_is_same_value(choice, value) for choice in self.values)

    def other_values(self, value: SwitchValue) -> tuple[SwitchValue, ...]:
        """Return all listed values except this one. A number range is not listed."""
        return tuple(choice for choice in self.values if not _is_same_value(choice, value))

    def is_flipped(self, switch_values: Mapping[str, SwitchValue]) -> bool:
        """Return whether the switch's value in `switch_values` differs from the default."""
        return not _is_same_value(switch_values[self.id], self.default)

    @property
    def allowed(self) -> str:
        """Return the allowed values, for a sentence."""
        allowed_texts = [*map(value_as_written, self.values)]
        if self.number is not None:
            step = f" in steps of {self.number.step:,}" if self.number.step > 1 else ""
            allowed_texts.append(f"a number from {self.number.min:,} to {self.number.max:,}{step}")
        return choice_in_words(allowed_texts)


def value_as_written(value: object) -> str:
    """Return a value in the spelling of a scenario file."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def choice_in_words(choices: Iterable[str]) -> str:
    """Return several words as a choice: `a, b or c`."""
    *first_words, last_word = choices
    return f"{', '.join(first_words)} or {last_word}" if first_words else last_word


def _is_same_value(value: object, other_value: object) -> bool:
    return type(value) is type(other_value) and value == other_value
