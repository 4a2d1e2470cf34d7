"""The honours of an evening of Ludi Romani: who may have them, and which entries count."""

import msgspec

from ledger.games.ludi_romani.honours import HONOURS
from ledger.games.ludi_romani.imago.underworld import DeadReceived
from ledger.games.ludi_romani.nuptiae.wedding import Wedded
from ledger.games.ludi_romani.proelium.battle_end import ProeliumEnded
from ledger.games.ludi_romani.proelium.dice_rolls import ConcursatioRolled
from ledger.record.entry import Entry, Event, Roll
from tests.games.ludi_romani.table import Table
from tests.projections.placing import entry_with_placements


def entry_of(event: Event, *rolls: Roll) -> Entry:
    return msgspec.structs.replace(entry_with_placements(1), event=event, rolls=rolls)


def counted(honour: str, event: Event) -> list[str]:
    return list(HONOURS.counts[honour](entry_of(event)))


def test_only_battles_that_were_fought_count() -> None:
    fought = ProeliumEnded("p", "gaul", "antony", "octavian", "fought")
    refused = ProeliumEnded("p", "gaul", "antony", "octavian", "refused")
    assert counted("battles", fought) == ["antony", "octavian"]
    assert counted("battles", refused) == []


def test_a_wedding_counts_for_both_and_a_reception_begins_ghosts() -> None:
    wedded = Wedded("livia", "octavian", 0, "virgo")
    assert counted("weddings", wedded) == ["livia", "octavian"]
    received = entry_of(DeadReceived("pluto", "cumae", ("cicero", "pansa")))
    assert list(HONOURS.begins["ghost"](received)) == ["cicero", "pansa"]


def test_dice_count_for_the_leaders_who_roll_them() -> None:
    rolls = (Roll("p/concursatio-1/antony", 6, 4), Roll("p/concursatio-1/mars", 10, 9))
    dice = HONOURS.dice(entry_of(ConcursatioRolled("p", 1, None, None), *rolls))
    assert list(dice) == [("antony", 6, 4), ("mars", 10, 9)]
    assert list(HONOURS.dice(entry_of(Wedded("livia", "octavian", 0, "virgo"), *rolls))) == []


def test_mortals_are_honoured_and_one_god_but_never_the_fates() -> None:
    state = Table().state
    people = ("antony", "venus", "fata", "nobody")
    for honour, honoured in (("richest", ["antony"]), ("god", ["venus"])):
        found = [who for who in people if HONOURS.is_candidate(state, honour, who)]
        assert found == honoured
