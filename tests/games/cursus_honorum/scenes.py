"""Scenes that tests of cursus_honorum share."""

from tests.games.cursus_honorum.table import Answer, Table


def standing(table: Table, **candidates: str) -> Table:
    """Return the table at the votes, with these candidates and no others."""
    table.voting()
    order = table.state.world.order
    for who in (who for who in order if who in candidates):
        table.act(who, "run-for", office=candidates[who]).accepted()
    for who in (who for who in order if who not in candidates):
        table.act(who, "ready").accepted()
    assert table.state.world.phase == "votes"
    return table


def votes(table: Table, who: str, *faces: int) -> Answer:
    """Roll a candidate's votes."""
    return table.act(who, "cast-votes", *faces)
