"""The act of each power, the scene for the act, and the entries that others see.

`DEEDS` are the god's own acts, and acts of mortals that name their god. In its scene a god is in
the place of the act, and has the goods that the act needs. The result is written as in the tables
of rights.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.games.ludi_romani import deed_scenes as scenes
from tests.games.ludi_romani.battles import duel_after_acceptance
from tests.games.ludi_romani.curia import waiting_law_id
from tests.games.ludi_romani.deed_scenes import Scene
from tests.games.ludi_romani.dying import table_with_balbus_estate
from tests.games.ludi_romani.sea import actium_without_goods
from tests.games.ludi_romani.senatus.scenes import table_in_northern_italy, table_with_census
from tests.games.ludi_romani.table import Table

LC, LCL = "legio_curialis", "legio_clientarum"
Fields = Mapping[str, Any]


@dataclass(frozen=True)
class PowerDeed:
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
STOP = PowerDeed(
    "catch",
    scenes.table_with_sailing_octavian,
    {"traveller": "octavian", LC: 1, LCL: 0, "denarius": 0, "to": "syria"},
    "sea-gods-only",
)
SEAT = PowerDeed(
    "seat-unseated",
    scenes.table_with_cicero_in_syria,
    {"who": "cicero", "to": "gaul"},
    "not-your-strays",
)
RECEIVE = PowerDeed(
    "receive-dead", scenes.table_with_lamenting_pansa, {"gate": "cumae"}, "gods-below-receive"
)
THIASOS = PowerDeed("claim-bacchant", scenes.table_with_dying_pansa, {"who": "pansa"}, "no-thiasos")

DEEDS: dict[str, PowerDeed] = {
    "mimic": PowerDeed(
        "imitate",
        scenes.summer_in_gaul,
        {"god": "vulcan"},
        "juppiter-imitates",
        came="y but NUM-01",
    ),
    "force_proelium": PowerDeed(
        "force-battle",
        scenes.duel_before_minerva,
        {"first": "octavian", "second": "antony", "numen": "minerva"},
        "junos-right",
    ),
    "sea_watch": STOP,
    "sea_watch_east": STOP,
    "sea_confiscate": PowerDeed(
        "drown", scenes.table_with_sailing_octavian, {"traveller": "octavian"}, "sea-gods-only"
    ),
    "actium_host": PowerDeed("close-forms", scenes.table_with_conches, {}, "neptune-hosts"),
    "actium_assist": PowerDeed(
        "blow-conches", lambda _god, _nature: actium_without_goods(), {}, "sea-gods-call"
    ),
    "preside_senate": PowerDeed("close-ballot", scenes.scene_with_votes(40), {}, "venus-presides"),
    "break_ties": PowerDeed(
        "close-ballot", scenes.scene_with_votes(60), {"casting": "yes"}, "venus-presides"
    ),
    "judge_acclaim": PowerDeed(
        "acclaim-consuls",
        scenes.table_with_two_nominees,
        {"consuls": ["cicero", "plancus"]},
        "venus-presides",
    ),
    "collect_census": PowerDeed(
        "share-census",
        lambda _god, _nature: table_with_census(table_in_northern_italy(denarius=500_000)),
        {"to": "cicero", "quantity": 100_000},
        "venus-shares",
        borrowed="SEN-25",
    ),
    "judge_rex_in_rome": PowerDeed(
        "judge-rex",
        scenes.table_with_unprotected_rex,
        {"rex": "bogud", "verdict": "spare"},
        "venus-judges",
    ),
    "war_challenge": PowerDeed(
        "provoke", scenes.meeting_with_war_god, {"target": "octavian"}, "war-gods-provoke"
    ),
    "execute_senate": PowerDeed(
        "carry-out-law",
        scenes.table_with_waiting_law,
        {},
        "",
        told=lambda table: {"bill": waiting_law_id(table)},
    ),
    "adjust_roll": PowerDeed(
        "turn-fortune",
        scenes.table_with_rolled_dice,
        {"leader": "octavian", "change": 2},
        "fortunas-wheel",
    ),
    "police_sedes": SEAT,
    "enforce_population": SEAT,
    "lend_fabrilis": PowerDeed(
        "lend-fabrilis",
        lambda _god, _nature: duel_after_acceptance(),
        {"to": "octavian"},
        "vulcan-lends",
        borrowed="PROEL-43",
    ),
    "head_vestals": PowerDeed(
        "call-vestals", scenes.table_with_vestal, {"dead": "balbus"}, "vesta-calls"
    ),
    "execute_wills": PowerDeed(
        "approve-will",
        lambda _god, _nature: table_with_balbus_estate(denarius="antony"),
        {"dead": "balbus"},
        "vesta-approves",
    ),
    "oversee_mors": RECEIVE,
    "accept_imago": RECEIVE,
    "grant_suicide": PowerDeed(
        "beg-release", scenes.summer_in_gaul, {}, "no-god-of-release", actor="cicero", names="to"
    ),
    "control_ring": PowerDeed(
        "lend-ring", scenes.empty_winter, {"to": "cicero"}, "underworld-keeps-ring"
    ),
    "transfer_player": PowerDeed(
        "transfer", scenes.summer_in_gaul, {"who": "cicero", "to": "spain"}, "minervas-right"
    ),
    "rescue_player": PowerDeed(
        "plead", scenes.summer_in_gaul, {"to": "spain"}, "no-rescuer", actor="cicero", names="god"
    ),
    "restore_youth": PowerDeed(
        "restore-youth",
        scenes.summer_in_gaul,
        {"who": "cicero"},
        "juventas-restores",
        came="y but NUM-20",
        borrowed="y but NUM-20",
    ),
    "give_procured_gifts": PowerDeed(
        "give",
        scenes.summer_in_gaul,
        {"asset": LC, "quantity": 1},
        "gods-win-legions",
        actor="apollo",
        names="to",
    ),
    "lead_thiasos": THIASOS,
    "assist_thiasos": THIASOS,
    "announce_seasons": PowerDeed(
        "announce-season", scenes.scene_after_five_minutes("aestas"), {}, "twins-announce"
    ),
    "prevail_aestas": PowerDeed(
        "hold-season", scenes.scene_after_five_minutes("aestas"), {}, "twin-prevails"
    ),
    "prevail_hiems": PowerDeed(
        "hold-season", scenes.scene_after_five_minutes("hiems"), {}, "twin-prevails"
    ),
    "pestis": PowerDeed(
        "strike-plague", scenes.summer_in_gaul, {"place": "syria"}, "twins-send-plague"
    ),
    "witness_barter": PowerDeed(
        "barter", scenes.summer_in_gaul, SWAP, "no-witness", actor="antony", names="witness"
    ),
    "convert_lc": PowerDeed(
        "convert-legio",
        scenes.table_with_captured_legio,
        {},
        "converts-nothing",
        actor="bogud",
        names="numen",
    ),
    "fight_as_mortal": PowerDeed(
        "challenge",
        scenes.table_with_god_as_general,
        {"target": "octavian", "numen": "minerva"},
        "god-does-not-fight",
    ),
    "enforce_rules": PowerDeed(
        "set-fact",
        scenes.summer_in_gaul,
        {"subject": "cicero", "fact": "status", "value": "unprotected", "reason": "so"},
        "stewards-only",
    ),
    "settle_disputes": PowerDeed(
        "book-difference",
        scenes.summer_in_gaul,
        {"who": "cicero", "asset": "classis", "counted": 1, "because": "agrees"},
        "stewards-only",
    ),
    "instauratio": PowerDeed("repeat-tribute", scenes.empty_winter, {}, "fates-decree"),
    "multiply_tributum": PowerDeed(
        "multiply-tribute", scenes.winter_with_rate_reading, {"factor": 2}, "fates-decree"
    ),
    "games_of_chance": PowerDeed(
        "play-for-chance",
        scenes.summer_with_dice,
        {"players": ["cicero", "isis"], "sides": 6, "words": "a legion"},
        "fates-gamble",
    ),
}
"""For each power that is an act, the deed that needs it."""
