"""The act of each power, the scene for the act, and the entries that others see.

`DEEDS` are the god's own acts, and acts of mortals that name their god. In its scene a god is in
the place of the act, and has the goods that the act needs. The result is written as in the tables
of rights.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.games.ludi_romani import deed_scenes as scenes
from tests.games.ludi_romani.battles import accepted_duel
from tests.games.ludi_romani.curia import law
from tests.games.ludi_romani.deed_scenes import Scene
from tests.games.ludi_romani.dying import table_with_balbus_estate
from tests.games.ludi_romani.sea import bare_actium
from tests.games.ludi_romani.senatus.scenes import table_in_northern_italy, table_with_census
from tests.games.ludi_romani.table import Table

LC, LCL = "legio_curialis", "legio_clientarum"
Fields = Mapping[str, Any]


@dataclass(frozen=True)
class Deed:
    """An act that needs the power of a god.

    `names` is the field that names the god in an act of the mortal `actor`. `barred` is the key of
    the refusal for a character without the power; `came` is the result of the act, and `borrowed`
    its result when Juppiter has the power only by taking another shape. `told` may turn the fields
    into those of a scene.
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
        """Return the actor and the fields of the act for this god."""
        named = {self.names: god} if self.names else {}
        return self.actor or god, {**self.fields, **self.told(table), **named}


SWAP = {"with": "cicero", "give": "classis", "give_quantity": 1, "take": "denarius",
        "take_quantity": 100_000}  # fmt: skip
STOP = Deed(
    "catch",
    scenes.table_with_sailing_octavian,
    {"traveller": "octavian", LC: 1, LCL: 0, "denarius": 0, "to": "syria"},
    "sea-gods-only",
)
SEAT = Deed(
    "seat-unseated",
    scenes.table_with_cicero_in_syria,
    {"who": "cicero", "to": "gaul"},
    "not-your-strays",
)
RECEIVE = Deed(
    "receive-dead", scenes.table_with_lamenting_pansa, {"gate": "cumae"}, "gods-below-receive"
)
THIASOS = Deed(
    "claim-bacchant", scenes.table_with_pansa_about_to_die, {"who": "pansa"}, "no-thiasos"
)

DEEDS: dict[str, Deed] = {
    "mimic": Deed(
        "imitate", scenes.summer, {"god": "vulcan"}, "juppiter-imitates", came="y but NUM-01"
    ),
    "force_proelium": Deed(
        "force-battle",
        scenes.duel_before_minerva,
        {"first": "octavian", "second": "antony", "numen": "minerva"},
        "junos-right",
    ),
    "sea_watch": STOP,
    "sea_watch_east": STOP,
    "sea_confiscate": Deed(
        "drown", scenes.table_with_sailing_octavian, {"traveller": "octavian"}, "sea-gods-only"
    ),
    "actium_host": Deed("close-forms", scenes.table_with_conches, {}, "neptune-hosts"),
    "actium_assist": Deed("blow-conches", lambda _god, _nature: bare_actium(), {}, "sea-gods-call"),
    "preside_senate": Deed("close-ballot", scenes.scene_with_votes(40), {}, "venus-presides"),
    "break_ties": Deed(
        "close-ballot", scenes.scene_with_votes(60), {"casting": "yes"}, "venus-presides"
    ),
    "judge_acclaim": Deed(
        "acclaim-consuls",
        scenes.table_with_nominees,
        {"consuls": ["cicero", "plancus"]},
        "venus-presides",
    ),
    "collect_census": Deed(
        "share-census",
        lambda _god, _nature: table_with_census(table_in_northern_italy(denarius=500_000)),
        {"to": "cicero", "quantity": 100_000},
        "venus-shares",
        borrowed="SEN-25",
    ),
    "judge_rex_in_rome": Deed(
        "judge-rex", scenes.lone_rex, {"rex": "bogud", "verdict": "spare"}, "venus-judges"
    ),
    "war_challenge": Deed(
        "provoke", scenes.meeting_with_war_god, {"target": "octavian"}, "war-gods-provoke"
    ),
    "execute_senate": Deed(
        "carry-out-law",
        scenes.table_with_waiting_law,
        {},
        "",
        told=lambda table: {"bill": law(table)},
    ),
    "adjust_roll": Deed(
        "turn-fortune",
        scenes.table_with_rolled_dice,
        {"leader": "octavian", "change": 2},
        "fortunas-wheel",
    ),
    "police_sedes": SEAT,
    "enforce_population": SEAT,
    "lend_fabrilis": Deed(
        "lend-fabrilis",
        lambda _god, _nature: accepted_duel(),
        {"to": "octavian"},
        "vulcan-lends",
        borrowed="PROEL-43",
    ),
    "head_vestals": Deed(
        "call-vestals", scenes.table_with_vestal, {"dead": "balbus"}, "vesta-calls"
    ),
    "execute_wills": Deed(
        "approve-will",
        lambda _god, _nature: table_with_balbus_estate(denarius="antony"),
        {"dead": "balbus"},
        "vesta-approves",
    ),
    "oversee_mors": RECEIVE,
    "accept_imago": RECEIVE,
    "grant_suicide": Deed(
        "beg-release", scenes.summer, {}, "no-god-of-release", actor="cicero", names="to"
    ),
    "control_ring": Deed(
        "lend-ring", scenes.winter_season, {"to": "cicero"}, "underworld-keeps-ring"
    ),
    "transfer_player": Deed(
        "transfer", scenes.summer, {"who": "cicero", "to": "spain"}, "minervas-right"
    ),
    "rescue_player": Deed(
        "plead", scenes.summer, {"to": "spain"}, "no-rescuer", actor="cicero", names="god"
    ),
    "restore_youth": Deed(
        "restore-youth",
        scenes.summer,
        {"who": "cicero"},
        "juventas-restores",
        came="y but NUM-20",
        borrowed="y but NUM-20",
    ),
    "give_procured_gifts": Deed(
        "give",
        scenes.summer,
        {"asset": LC, "quantity": 1},
        "gods-win-legions",
        actor="apollo",
        names="to",
    ),
    "lead_thiasos": THIASOS,
    "assist_thiasos": THIASOS,
    "announce_seasons": Deed(
        "announce-season", scenes.five_minutes_into("aestas"), {}, "twins-announce"
    ),
    "prevail_aestas": Deed("hold-season", scenes.five_minutes_into("aestas"), {}, "twin-prevails"),
    "prevail_hiems": Deed("hold-season", scenes.five_minutes_into("hiems"), {}, "twin-prevails"),
    "pestis": Deed("strike-plague", scenes.summer, {"place": "syria"}, "twins-send-plague"),
    "witness_barter": Deed(
        "barter", scenes.summer, SWAP, "no-witness", actor="antony", names="witness"
    ),
    "convert_lc": Deed(
        "convert-legio",
        scenes.table_with_captured_legio,
        {},
        "converts-nothing",
        actor="bogud",
        names="numen",
    ),
    "fight_as_mortal": Deed(
        "challenge",
        scenes.god_as_general,
        {"target": "octavian", "numen": "minerva"},
        "god-does-not-fight",
    ),
    "enforce_rules": Deed(
        "set-fact",
        scenes.summer,
        {"subject": "cicero", "fact": "status", "value": "unprotected", "reason": "so"},
        "stewards-only",
    ),
    "settle_disputes": Deed(
        "book-difference",
        scenes.summer,
        {"who": "cicero", "asset": "classis", "counted": 1, "because": "agrees"},
        "stewards-only",
    ),
    "instauratio": Deed("repeat-tribute", scenes.winter_season, {}, "fates-decree"),
    "multiply_tributum": Deed(
        "multiply-tribute", scenes.winter_with_rate_reading, {"factor": 2}, "fates-decree"
    ),
    "games_of_chance": Deed(
        "play-for-chance",
        scenes.summer_with_dice,
        {"players": ["cicero", "isis"], "sides": 6, "words": "a legion"},
        "fates-gamble",
    ),
}
"""For each power that is an act, the deed that needs it."""
