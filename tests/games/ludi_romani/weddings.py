"""Helpers for tests of weddings: Rome in summer, with Juno, virgines and grooms."""

from tests.games.ludi_romani.table import Answer, Table


def summer_in_rome(**grooms: str) -> Table:
    """Return a summer in Rome with Juno, all virgines, and these men in these roles."""
    table = Table().at("aestas", 43).with_("juno", place="rome")
    for who, role in (grooms or {"philippus": "senator"}).items():
        table.with_(who, place="rome", role=role)
    return table


def marry_before_juno(table: Table, bride: str, groom: str, **how: object) -> Answer:
    """Let two people marry, and let Juno record the wedding."""
    return table.act(bride, "wed", **{"by": "juno", "with_": groom, **how})


def table_with_moved_power(power: str, god: str) -> Table:
    """Return the same evening, in which another god has this power.

    The god is in Rome, without Juno.
    """
    table = (
        summer_in_rome().with_("juno", place="gaul").with_(god, place="rome", denarius=9_000_000)
    )
    cast = table.data["cast"]
    for numen in ("juno", "vesta"):
        cast[numen]["powers"] = [one for one in cast[numen]["powers"] if one != power]
    cast[god]["powers"] = [*cast[god]["powers"], power]
    return table


def table_with_married_couple(**philippus: int) -> Table:
    """Livia and Philippus are married. Philippus is a general with these holdings."""
    table = summer_in_rome(philippus="imperator").with_("philippus", None, None, **philippus)
    marry_before_juno(table, "livia", "philippus").accepted_entries()
    return table
