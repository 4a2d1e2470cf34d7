"""Rights to fight, protect and kill. A character of each role tries each right."""

from collections.abc import Callable

from tests.games.ludi_romani.battles import begin_battle, send_challenge
from tests.games.ludi_romani.curia import (
    acclaim_consuls,
    bring_bill,
    pass_bill,
    winter_with_six_senators,
)
from tests.games.ludi_romani.roles import (
    HERE,
    WHO,
    Others,
    result_of_act,
    result_with_consents,
    table_with_role,
)
from tests.games.ludi_romani.table import Table

LC, LCL = "legio_curialis", "legio_clientarum"
ARMY = {"imperator": LC, "matrona": LC, "amazon": LC, "rex": LCL}
"""For each role that may have legiones, the kind it holds. (A matrona holds her husband's.)"""

ELSEWHERE = "spain"


def _starting_army(role: str) -> dict[str, int]:
    return {ARMY[role]: 1} if role in ARMY else {}


def _table_with_octavian_and_role(role: str, *, first: bool) -> Table:
    """Return a region with Juno, Octavian and this role, who came first if `first`."""
    here = {"place": HERE, LC: 1}
    others = {"octavian": here if not first else {"place": ELSEWHERE, LC: 1}}
    others["juno"] = {"place": HERE}
    table = table_with_role(
        role, "aestas", HERE if first else ELSEWHERE, others, _starting_army(role)
    )
    return table.set_fact("octavian" if first else WHO[role], "place", HERE)


def challenge(role: str) -> str:
    """Try to challenge Octavian before Juno, as the one who came first."""
    table = _table_with_octavian_and_role(role, first=True)
    return result_with_consents(table, send_challenge(table, WHO[role], "octavian", "juno"))


def be_challenged(role: str) -> str:
    """Try to be challenged before Juno by Octavian, who came first."""
    table = _table_with_octavian_and_role(role, first=False)
    return result_with_consents(table, send_challenge(table, "octavian", WHO[role], "juno"))


def challenge_like_a_general(_role: str) -> str:
    """Try to challenge Octavian before Juno as Tyr/Wotan, who came first."""
    table = _table_with_octavian_and_role("numen", first=True).set_fact(
        "octavian", "place", ELSEWHERE
    )
    table.set_fact("tyr_wotan", "place", HERE).set_fact("octavian", "place", HERE)
    return result_with_consents(table, send_challenge(table, "tyr_wotan", "octavian", "juno"))


def provoke(role: str) -> str:
    """Try to make Octavian choose between a fight with them and a challenge of Agrippa.

    Mars stands for the gods.
    """
    table = (
        _table_with_octavian_and_role(role, first=True)
        .set_fact("agrippa", "place", HERE)
        .set_fact("mars", "place", HERE)
    )
    who = "mars" if role == "numen" else WHO[role]
    return result_of_act(table, who, "provoke", target="octavian", rival="agrippa")


def influence(role: str) -> str:
    """Try to add a die to a round that Octavian and Agrippa have rolled."""
    others = {who: {"place": HERE, LC: 1} for who in ("octavian", "agrippa")}
    others["juno"] = {"place": HERE}
    table = table_with_role(role, "aestas", HERE, others)
    table.context.dice = [6, 1]
    table.act("octavian", "draw-lots").accepted_entries()
    begin_battle(table, "octavian", "agrippa", "juno")
    table.context.dice = [3, 4]
    table.act("juno", "roll-dice").accepted_entries()
    table.context.dice = [2]
    return result_of_act(table, WHO[role], "influence-roll", leader="octavian")


def be_attacked_with_the_ring(role: str) -> str:
    """Try to be attacked before Juno by Octavian, who has the Ring."""
    others: Others = {"octavian": {"place": HERE, LC: 1}, "juno": {"place": HERE}}
    table = table_with_role(role, "hiems", HERE, others, _starting_army(role))
    table.act("pluto", "lend-ring", to="octavian").accepted_entries()
    return result_of_act(
        table, "octavian", "attack-with-ring", by="fata", target=WHO[role], numen="juno"
    )


def attack_with_the_ring(role: str) -> str:
    """Try to attack Octavian with the Ring before Juno.

    The result is that of the loan if Pluto may not lend it.
    """
    others: Others = {"octavian": {"place": HERE, LC: 1}, "juno": {"place": HERE}}
    table = table_with_role(role, "hiems", HERE, others, _starting_army(role))
    lent = result_of_act(table, "pluto", "lend-ring", to=WHO[role])
    if lent != "y":
        return lent
    numen = {"target": "octavian", "numen": "juno"}
    return result_of_act(table, WHO[role], "attack-with-ring", by="fata", **numen)


def preside(role: str) -> str:
    """Try to preside over a challenge of Octavian against Agrippa."""
    others = {who: {"place": HERE, LC: 1} for who in ("octavian", "agrippa")}
    table = table_with_role(role, "aestas", HERE, others)
    table.context.dice = [6, 1]
    table.act("octavian", "draw-lots").accepted_entries()
    return result_of_act(table, "octavian", "challenge", target="agrippa", numen=WHO[role])


def be_a_cliens(role: str) -> str:
    """Try to be taken on as an unprotected cliens by Octavian."""
    table = table_with_role(role, "aestas", HERE, {"octavian": {"place": HERE, LC: 1}})
    if table.person(WHO[role]).mortal:
        table.set_fact(WHO[role], "status", "unprotected")
    return result_of_act(table, "octavian", "take-client", who=WHO[role])


def _try_act_on_pansa(role: str, act: str) -> str:
    table = table_with_role(role, "aestas", HERE, {"pansa": {"place": HERE}}, _starting_army(role))
    return result_of_act(
        table.set_fact("pansa", "status", "unprotected"), WHO[role], act, who="pansa"
    )


def be_a_patronus(role: str) -> str:
    """Try to take Pansa, who is unprotected, on as a cliens."""
    return _try_act_on_pansa(role, "take-client")


def have_bacchants(role: str) -> str:
    """Try to save Pansa, who is about to die, as a bacchant. Dionysus stands for the gods."""
    there = {"place": HERE}
    others: Others = {"octavian": {**there, LC: 1}, "pansa": there, "dionysus": there}
    table = table_with_role(role, "aestas", HERE, others)
    table.set_fact("pansa", "status", "unprotected")
    table.act("octavian", "execute-unprotected", who="pansa").accepted_entries()
    return result_of_act(
        table, "dionysus" if role == "numen" else WHO[role], "claim-bacchant", who="pansa"
    )


def execute_the_unprotected(role: str) -> str:
    """Try to put Pansa, who is unprotected, to death."""
    return _try_act_on_pansa(role, "execute-unprotected")


def _table_in_rome(role: str, place: str = "rome", suffragia: int | None = None) -> Table:
    held = None if suffragia is None else {"suffragium": suffragia}
    return table_with_role(role, "hiems", place, None, held, winter_with_six_senators())


def nominate(role: str) -> str:
    """Try to be nominated for consul by Plancus."""
    return result_of_act(_table_in_rome(role), "plancus", "nominate", who=WHO[role])


def bring_a_bill(role: str) -> str:
    """Try to bring a bill against Antony, as a consul if they can be one."""
    table = _table_in_rome(role)
    table.act("plancus", "nominate", who=WHO[role])
    table.act("venus", "acclaim-consuls", consuls=[WHO[role]])
    return result_with_consents(table, bring_bill(table, WHO[role], "proscriptio", "antony"))


def vote(role: str) -> str:
    """Try to vote on a bill in Rome."""
    held = None if role in ("virgo", "matrona", "numen") else 10
    table = acclaim_consuls(_table_in_rome(role, suffragia=held), "plancus", "pollio")
    bring_bill(table, "plancus", "proscriptio", "antony").assert_unwarned()
    return result_of_act(table, WHO[role], "cast-votes", votes={"yes": 1})


def be_proscribed(role: str) -> str:
    """Try to be the target of a bill of proscriptio."""
    table = acclaim_consuls(_table_in_rome(role, HERE), "plancus", "pollio")
    return result_with_consents(table, bring_bill(table, "plancus", "proscriptio", WHO[role]))


def be_killed_by_caedes(role: str) -> str:
    """Try to be the target of a bill of caedes."""
    table = acclaim_consuls(_table_in_rome(role, HERE), "plancus", "pollio")
    return result_with_consents(table, bring_bill(table, "plancus", "caedes", WHO[role]))


def pay_a_census(role: str) -> str:
    """Return "y" if a census of their region costs them their money, otherwise "keeps it"."""
    table = acclaim_consuls(_table_in_rome(role, HERE), "plancus", "pollio")
    before = table.state.books.holding(WHO[role], "denarius")
    pass_bill(table, "plancus", "census", HERE)
    after = table.state.books.holding(WHO[role], "denarius")
    assert before
    assert after in (0, before)
    return "keeps it" if after else "y"


WAR: tuple[Callable[[str], str], ...] = (
    challenge,
    be_challenged,
    challenge_like_a_general,
    provoke,
    influence,
    be_attacked_with_the_ring,
    attack_with_the_ring,
    preside,
    be_a_cliens,
    be_a_patronus,
    have_bacchants,
    execute_the_unprotected,
)
SENATE: tuple[Callable[[str], str], ...] = (
    nominate,
    bring_a_bill,
    vote,
    be_proscribed,
    be_killed_by_caedes,
    pay_a_census,
)
