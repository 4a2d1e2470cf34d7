"""Scenes that tests of cursus_honorum share."""

from tests.games.cursus_honorum.table import Answer, Table


def table_at_votes(table: Table, **candidates: str) -> Table:
    """Return the table at the votes, with these candidates and no others."""
    table.open_candidacies()
    order = table.state.world.order
    for who in (who for who in order if who in candidates):
        table.act(who, "run-for", office=candidates[who]).accepted_entries()
    for who in (who for who in order if who not in candidates):
        table.act(who, "ready").accepted_entries()
    assert table.state.world.phase == "votes"
    return table


def roll_votes(table: Table, who: str, *faces: int) -> Answer:
    """Roll a candidate's votes."""
    return table.act(who, "cast-votes", *faces)
