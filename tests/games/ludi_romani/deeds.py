"""What every god does by a power: the scene for it, the act, and what others are told.

`DEEDS` are acts of the god's own, and acts of mortals that name their god. A scene is given who
acts and by whose nature (its own, or that of a god whose shape it takes): that one is where the act
is done, and has what the act takes. What comes of it reads as in the tables of rights.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.games.ludi_romani.battles import begun, duel, fight, rolled, rounds
from tests.games.ludi_romani.curia import ballot, brings, law, passed, ruled, winter
from tests.games.ludi_romani.dying import at_sea, left_by_balbus
from tests.games.ludi_romani.sea import MILLION, bare, called
from tests.games.ludi_romani.table import Table
from tests.games.ludi_romani.test_bacchants import doomed
from tests.games.ludi_romani.test_senatus_census import northern, taxed

LC, LCL = "legio_curialis", "legio_clientarum"
WEST = ("bellona",)
"""The war gods who fight in the west only."""

Scene = Callable[[str, str], Table]
Fields = Mapping[str, Any]


@dataclass(frozen=True)
class Deed:
    """What is done by a power.

    `names` is the field that names the god in an act of the mortal `actor`. `barred` is what who
    lacks the power is told; `came` what comes of the act, and `borrowed` when Juppiter has the
    power with another shape only. `told` may turn the fields into those of a scene.
    """

    act: str
    given: Scene
    fields: Fields
    barred: str
    actor: str = ""
    names: str = ""
    came: str = "y"
    borrowed: str = "y"
    told: Callable[[Table], Fields] = lambda _table: {}

    def of(self, table: Table, god: str) -> tuple[str, dict[str, Any]]:
        """Who acts, and with which fields, when it is this god's deed."""
        named = {self.names: god} if self.names else {}
        return self.actor or god, {**self.fields, **self.told(table), **named}


def summer(_god: str, _nature: str) -> Table:
    """An aestas in which Cicero, Antony and Octavian are in Gaul."""
    table = Table().at("aestas", 42)
    for who in ("cicero", "antony", "octavian"):
        table.with_(who, place="gaul")
    return table


def in_winter(_god: str, _nature: str) -> Table:
    """A hiems."""
    return Table().at("hiems", 42).with_("cicero", place="gaul")


def _here(god: str, place: str, table: Table) -> Table:
    """A god, in that place."""
    return table.being(god, "place", place)


def _before_a_god(_god: str, _nature: str) -> Table:
    """Octavian and Antony could fight in Greece before Minerva."""
    return duel()


def _at_sea(_god: str, _nature: str) -> Table:
    """Octavian has sailed without a ship."""
    return at_sea("octavian", "syria", "greece", legio_curialis=2, denarius=900_000)


def _at_war(god: str, nature: str) -> Table:
    """Octavian, with legiones of both kinds, meets a war god where that one may fight."""
    place = "gaul" if nature in WEST else "greece"
    table = Table().at("aestas", 42).with_("antony", place="asia_minor")
    for who in ("m_brutus", "cassius"):
        table.with_(who, place="parthia")
    table.with_("octavian", place=place, legio_curialis=1, legio_clientarum=1)
    return _here(god, place, table)


def _dice_lie(_god: str, _nature: str) -> Table:
    """Octavian and Antony have rolled."""
    return rolled(fight(), 4, 3)


def _astray(_god: str, _nature: str) -> Table:
    """Cicero stands in Syria, and the motus is over."""
    table = Table().at("aestas", 42).with_("cicero", place="")
    for who in ("plancus", "pollio", "pedius", "ventidius"):
        table.with_(who, place="syria")
    return table.being("cicero", "place", "syria")


def _vestal(_god: str, _nature: str) -> Table:
    """Balbus has left his money to Antony, and Scribonia is a Vestal."""
    return left_by_balbus(denarius="antony").being("scribonia", "role", "vestal")


def _lamenting(god: str, _nature: str) -> Table:
    """Pansa laments at Cumae, where the god is."""
    table = Table().at("aestas", 42).with_("pansa", place="southern_italy")
    table.being("pansa", "status", "umbra").act("pansa", "lament", gate="cumae").accepted()
    return _here(god, "southern_italy", table)


def _condemned(god: str, _nature: str) -> Table:
    """Pansa is about to die, and the god is in Gaul."""
    return _here(god, "gaul", doomed())


def _five_minutes(kind: str) -> Scene:
    def scene(_god: str, _nature: str) -> Table:
        return Table().at(kind, 42).wait(minutes=5)

    return scene


def _nominated(_god: str, _nature: str) -> Table:
    """Cicero and Plancus are nominated in Rome."""
    table = winter()
    for who in ("cicero", "plancus"):
        table.act("cicero", "nominate", who=who).accepted()
    return table


def _voted(yes: int) -> Scene:
    def scene(_god: str, _nature: str) -> Table:
        """So many are for the imperium, and 60 against it."""
        table = ruled()
        terms = {"to": "octavian", "quantity": 4}
        brings(table, "cicero", "imperium", "antony", **terms).accepted()
        ballot(table, {"maecenas": yes}, {"isauricus": 60})
        return table

    return scene


def _law_waits(_god: str, _nature: str) -> Table:
    """An imperium waits to be carried out."""
    return passed(ruled(), "cicero", "imperium", "antony", to="octavian", quantity=4)


def _lone_rex(_god: str, _nature: str) -> Table:
    """Bogud is in Rome without a protector."""
    return Table().at("aestas", 42).with_("bogud", place="rome")


def _captured(god: str, _nature: str) -> Table:
    """Bogud has captured a legio curialis, and a god with one clientarum is there."""
    table = Table().at("aestas", 42).with_("cybele", place="egypt")
    table.with_("bogud", place="gaul", legio_clientarum=1, denarius=500_000)
    table.with_("lepidus", place="spain", legio_curialis=2).with_("diana", place="gaul")
    table.with_(god, legio_clientarum=1)
    table.act("lepidus", "move", to="gaul").accepted()
    begun(table, "bogud", "lepidus", "diana")
    return _here(god, "gaul", rounds(table, (6, 1)))


def _a_general(god: str, _nature: str) -> Table:
    """The god, with two legiones clientarum, came to Greece before Octavian did."""
    table = Table().at("aestas", 42).with_("minerva", place="greece")
    table.with_("octavian", place="asia_minor", legio_curialis=2).with_(god, legio_clientarum=2)
    for who in ("m_brutus", "cassius"):
        table.with_(who, place="parthia")
    _here(god, "greece", table).act("octavian", "move", to="greece").accepted()
    return table


def _by_rate(_god: str, _nature: str) -> Table:
    """A hiems, by the reading that the Fates raise the rate."""
    return in_winter("", "").reading("tributum.multiplier", "rate")


def _conches(_god: str, _nature: str) -> Table:
    """The conches have sounded, and Antony has a ship's worth."""
    return called(bare().with_("antony", denarius=MILLION))


def _with_dice(_god: str, _nature: str) -> Table:
    """An aestas, with dice to be rolled for whoever plays."""
    table = summer("", "")
    table.means.dice = [3, 5]
    return table


SWAP = {"with": "cicero", "give": "classis", "give_quantity": 1, "take": "denarius",
        "take_quantity": 100_000}  # fmt: skip
STOP = Deed(
    "catch",
    _at_sea,
    {"traveller": "octavian", LC: 1, LCL: 0, "denarius": 0, "to": "syria"},
    "sea-gods-only",
)
SEAT = Deed("seat-unseated", _astray, {"who": "cicero", "to": "gaul"}, "not-your-strays")
RECEIVE = Deed("receive-dead", _lamenting, {"gate": "cumae"}, "gods-below-receive")
THIASOS = Deed("claim-bacchant", _condemned, {"who": "pansa"}, "no-thiasos")

DEEDS: dict[str, Deed] = {
    "mimic": Deed("imitate", summer, {"god": "vulcan"}, "juppiter-imitates", came="y but NUM-01"),
    "force_proelium": Deed(
        "force-battle",
        _before_a_god,
        {"first": "octavian", "second": "antony", "numen": "minerva"},
        "junos-right",
    ),
    "sea_watch": STOP,
    "sea_watch_east": STOP,
    "sea_confiscate": Deed("drown", _at_sea, {"traveller": "octavian"}, "sea-gods-only"),
    "actium_host": Deed("close-forms", _conches, {}, "neptune-hosts"),
    "actium_assist": Deed("blow-conches", lambda _god, _nature: bare(), {}, "sea-gods-call"),
    "preside_senate": Deed("close-ballot", _voted(40), {}, "venus-presides"),
    "break_ties": Deed("close-ballot", _voted(60), {"casting": "yes"}, "venus-presides"),
    "judge_acclaim": Deed(
        "acclaim-consuls", _nominated, {"consuls": ["cicero", "plancus"]}, "venus-presides"
    ),
    "collect_census": Deed(
        "share-census",
        lambda _god, _nature: taxed(northern(denarius=500_000)),
        {"to": "cicero", "quantity": 100_000},
        "venus-shares",
        borrowed="SEN-25",
    ),
    "judge_rex_in_rome": Deed(
        "judge-rex", _lone_rex, {"rex": "bogud", "verdict": "spare"}, "venus-judges"
    ),
    "war_challenge": Deed("provoke", _at_war, {"target": "octavian"}, "war-gods-provoke"),
    "execute_senate": Deed(
        "carry-out-law", _law_waits, {}, "", told=lambda table: {"bill": law(table)}
    ),
    "adjust_roll": Deed(
        "turn-fortune", _dice_lie, {"leader": "octavian", "change": 2}, "fortunas-wheel"
    ),
    "police_sedes": SEAT,
    "enforce_population": SEAT,
    "lend_fabrilis": Deed(
        "lend-fabrilis",
        lambda _god, _nature: fight(),
        {"to": "octavian"},
        "vulcan-lends",
        borrowed="PROEL-43",
    ),
    "head_vestals": Deed("call-vestals", _vestal, {"dead": "balbus"}, "vesta-calls"),
    "execute_wills": Deed(
        "approve-will",
        lambda _god, _nature: left_by_balbus(denarius="antony"),
        {"dead": "balbus"},
        "vesta-approves",
    ),
    "oversee_mors": RECEIVE,
    "accept_imago": RECEIVE,
    "grant_suicide": Deed(
        "beg-release", summer, {}, "no-god-of-release", actor="cicero", names="to"
    ),
    "control_ring": Deed("lend-ring", in_winter, {"to": "cicero"}, "underworld-keeps-ring"),
    "transfer_player": Deed("transfer", summer, {"who": "cicero", "to": "spain"}, "minervas-right"),
    "rescue_player": Deed(
        "plead", summer, {"to": "spain"}, "no-rescuer", actor="cicero", names="god"
    ),
    "restore_youth": Deed(
        "restore-youth",
        summer,
        {"who": "cicero"},
        "juventas-restores",
        came="y but NUM-20",
        borrowed="y but NUM-20",
    ),
    "give_procured_gifts": Deed(
        "give",
        summer,
        {"asset": LC, "quantity": 1},
        "gods-win-legions",
        actor="apollo",
        names="to",
    ),
    "lead_thiasos": THIASOS,
    "assist_thiasos": THIASOS,
    "announce_seasons": Deed("announce-season", _five_minutes("aestas"), {}, "twins-announce"),
    "prevail_aestas": Deed("hold-season", _five_minutes("aestas"), {}, "twin-prevails"),
    "prevail_hiems": Deed("hold-season", _five_minutes("hiems"), {}, "twin-prevails"),
    "pestis": Deed("strike-plague", summer, {"place": "syria"}, "twins-send-plague"),
    "witness_barter": Deed("barter", summer, SWAP, "no-witness", actor="antony", names="witness"),
    "convert_lc": Deed(
        "convert-legio", _captured, {}, "converts-nothing", actor="bogud", names="numen"
    ),
    "fight_as_mortal": Deed(
        "challenge",
        _a_general,
        {"target": "octavian", "numen": "minerva"},
        "god-does-not-fight",
    ),
    "enforce_rules": Deed(
        "set-fact",
        summer,
        {"subject": "cicero", "fact": "status", "value": "unprotected", "reason": "so"},
        "stewards-only",
    ),
    "settle_disputes": Deed(
        "book-difference",
        summer,
        {"who": "cicero", "asset": "classis", "counted": 1, "because": "agrees"},
        "stewards-only",
    ),
    "instauratio": Deed("repeat-tribute", in_winter, {}, "fates-decree"),
    "multiply_tributum": Deed("multiply-tribute", _by_rate, {"factor": 2}, "fates-decree"),
    "games_of_chance": Deed(
        "play-for-chance",
        _with_dice,
        {"players": ["cicero", "isis"], "sides": 6, "words": "a legion"},
        "fates-gamble",
    ),
}
"""The deed of each power that is one."""
