"""The events that are great moments of an evening, and the events that a wall does not show."""

from collections.abc import Mapping

from ledger.games.ludi_romani.actium.dice import SeaDiceSet
from ledger.games.ludi_romani.actium.forms import FormChecked
from ledger.games.ludi_romani.actium.rounds import BattleWon
from ledger.games.ludi_romani.actium.throws import DieThrown
from ledger.games.ludi_romani.divortium.divorce import Divorced
from ledger.games.ludi_romani.fata.corrections import PutBack
from ledger.games.ludi_romani.fata.table_count import HoldingCounted
from ledger.games.ludi_romani.imago.haunting import Drifted
from ledger.games.ludi_romani.mare.voyage import Sailed
from ledger.games.ludi_romani.mors.death import Died
from ledger.games.ludi_romani.mors.sentence import SentencePassed
from ledger.games.ludi_romani.motus.gods import ResidenceTaken, Roamed
from ledger.games.ludi_romani.motus.travel import Travelled
from ledger.games.ludi_romani.nuptiae.wedding import Wedded
from ledger.games.ludi_romani.pestis.marker import PestisStruck
from ledger.games.ludi_romani.proelium.battle_end import ProeliumEnded
from ledger.games.ludi_romani.proelium.battle_start import LegionsFielded
from ledger.games.ludi_romani.proelium.challenge_order import LotsDrawn, TurnPassed
from ledger.games.ludi_romani.proelium.dice_rolls import BattleDiceSet, ConcursatioRolled
from ledger.games.ludi_romani.roma.justice import RexJudged
from ledger.games.ludi_romani.seats import GodsPlaced
from ledger.games.ludi_romani.sedes.first_region import StartChosen
from ledger.games.ludi_romani.sedes.unseated_people import UnseatedPlaced
from ledger.games.ludi_romani.senatus.chamber import RollCalled
from ledger.games.ludi_romani.senatus.consuls import ConsulsMade
from ledger.games.ludi_romani.senatus.vote_count import BillDecided
from ledger.games.ludi_romani.victory.order import StateOrganised
from ledger.games.ludi_romani.victory.triumph import TriumphHeld
from ledger.record.entry import Event

GREAT_MOMENTS: Mapping[type[Event], str] = {
    ProeliumEnded: "battle",
    BattleWon: "battle",
    Wedded: "wedding",
    Divorced: "divorce",
    Died: "death",
    SentencePassed: "sentence",
    PestisStruck: "plague",
    RexJudged: "rex",
    ConsulsMade: "consuls",
    BillDecided: "bill",
    TriumphHeld: "triumph",
    StateOrganised: "crown",
}
"""The kind of great moment for each event. The message `great-<kind>` is its name."""

PASSING_EVENTS: frozenset[type[Event]] = frozenset(
    {
        BattleDiceSet,
        ConcursatioRolled,
        DieThrown,
        Drifted,
        FormChecked,
        GodsPlaced,
        HoldingCounted,
        LegionsFielded,
        LotsDrawn,
        PutBack,
        ResidenceTaken,
        Roamed,
        RollCalled,
        Sailed,
        SeaDiceSet,
        StartChosen,
        Travelled,
        TurnPassed,
        UnseatedPlaced,
    }
)
"""The events that a wall leaves out: walks, voyages, dice and notices."""
