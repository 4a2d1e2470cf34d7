"""The values that the fields of a form allow."""

from ledger.contract.form import Choice, Number, Subset


def field_options(field: object) -> list[str]:
    """Return the options of a field."""
    assert isinstance(field, Choice | Subset)
    return [option.value for option in field.options]


def field_range(field: object) -> tuple[int, int]:
    """Return the least and the greatest value of a field."""
    assert isinstance(field, Number)
    return field.least, field.most
