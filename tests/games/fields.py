"""What the fields of a form let one enter."""

from ledger.contract.form import Choice, Number, Subset


def values(field: object) -> list[str]:
    """What a field offers to choose from."""
    assert isinstance(field, Choice | Subset)
    return [option.value for option in field.options]


def span(field: object) -> tuple[int, int]:
    """The least and the most that a field takes."""
    assert isinstance(field, Number)
    return field.least, field.most
