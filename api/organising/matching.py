"""A proposal of characters for guests: as many dear wishes as possible are met."""

from collections.abc import Mapping, Sequence

from api.organising.event_rows import GuestRow
from ledger.contract.outline import PublicCharacter

_NO_WISH = 3
"""The rank of a character whom a guest has not wished."""

_COST_OF_RANK = (0, 2, 5, 20)
"""The cost of a character by the place of the wish, the dearest first; the last for no wish.

A met third wish counts more than a second wish in place of a third one, so few guests get nobody
whom they have wished.
"""

_UNIT = 100_000
"""The factor of a cost. Smaller differences only decide between equally good proposals."""

_COST_OF_PLACE = 30
"""The cost of each earlier sign-up: if there are too few characters, the last guests get none."""


def propose_matching(
    guests: Sequence[GuestRow], cast: Sequence[PublicCharacter]
) -> list[tuple[GuestRow, PublicCharacter, int]]:
    """Return guests with a character each, and the place of the wish: 1 to 3, or 0 for none.

    Guests who have a character keep it and are left out. Of two guests with the same wish, the one
    who signed up first gets the character. The same guests always get the same proposal.
    """
    taken_characters = {guest.character for guest in guests}
    free_cast = [character for character in cast if character.id not in taken_characters]
    waiting_guests = [guest for guest in guests if not character_of(guest, cast)]
    ranks = [
        [rank_of_wish(guest, character) for character in free_cast] for guest in waiting_guests
    ]
    costs = [
        [
            _COST_OF_RANK[rank] * (_UNIT + len(waiting_guests) - index) + _COST_OF_PLACE * index
            for rank in row
        ]
        for index, row in enumerate(ranks)
    ]
    pairs = cheapest_pairs(costs)
    return [
        (waiting_guests[row], free_cast[column], (ranks[row][column] + 1) % (_NO_WISH + 1))
        for row, column in sorted(pairs.items())
    ]


def character_of(guest: GuestRow, cast: Sequence[PublicCharacter]) -> str:
    """Return the id of a guest's character; "" if the guest has none in this cast.

    The organiser may have left the character out of the cast. A guest who does not come has none.
    """
    is_played = any(character.id == guest.character for character in cast)
    return guest.character if is_played and not guest.is_absent else ""


def rank_of_wish(guest: GuestRow, character: PublicCharacter) -> int:
    """Return the place of the dearest wish that a character meets, from 0; 3 for none."""
    met_wishes = {f"character/{character.id}", f"role/{character.role}"}
    ranks = (rank for rank, wish in enumerate(guest.wishes) if wish in met_wishes)
    return next(ranks, _NO_WISH)


def cheapest_pairs(costs: Sequence[Sequence[int]]) -> Mapping[int, int]:
    """Return a column for each row so that the sum of all costs is the smallest possible one.

    If there are more rows than columns, as many rows as possible get a column. This is the
    Hungarian method with potentials: rows are added one by one, each along a cheapest path.
    """
    if not costs or not costs[0]:
        return {}
    if len(costs) > len(costs[0]):
        transposed_costs = [list(column) for column in zip(*costs, strict=True)]
        return {row: column for column, row in cheapest_pairs(transposed_costs).items()}
    width = len(costs[0])
    row_potentials, column_potentials = [0] * len(costs), [0] * width
    row_of_column: dict[int, int] = {}
    for new_row in range(len(costs)):
        _add_row(new_row, costs, row_potentials, column_potentials, row_of_column)
    return {row: column for column, row in row_of_column.items()}


def _add_row(
    new_row: int,
    costs: Sequence[Sequence[int]],
    row_potentials: list[int],
    column_potentials: list[int],
    row_of_column: dict[int, int],
) -> None:
    """Give a row a column, and change the columns of other rows along a cheapest path."""
    distances: dict[int, int] = {}
    rows_before: dict[int, int] = {}
    reached_columns: dict[int, int] = {}
    """The columns on cheapest paths, with the distance at which each was reached."""
    row, distance = new_row, 0
    while True:
        for column, cost in enumerate(costs[row]):
            if column in reached_columns:
                continue
            through_row = distance + cost - row_potentials[row] - column_potentials[column]
            if column not in distances or through_row < distances[column]:
                distances[column], rows_before[column] = through_row, row
        open_columns = (column for column in distances if column not in reached_columns)
        nearest_column = min(open_columns, key=lambda column: (distances[column], column))
        distance = distances[nearest_column]
        reached_columns[nearest_column] = distance
        if nearest_column not in row_of_column:
            break
        row = row_of_column[nearest_column]
    row_potentials[new_row] += distance
    for column, reached_at in reached_columns.items():
        if column in row_of_column:
            row_potentials[row_of_column[column]] += distance - reached_at
        column_potentials[column] -= distance - reached_at
    column = nearest_column
    column_of_row = {row: column for column, row in row_of_column.items()}
    while True:
        row = rows_before[column]
        next_column = column_of_row.get(row)
        row_of_column[column] = row
        if next_column is None:
            return
        column = next_column
