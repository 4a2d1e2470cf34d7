"""The great moments of an evening, and how they are called."""

from collections.abc import Mapping

from ledger.entry import Event
from ledger.games.ludi_romani.actium.rounds import BattleWon
from ledger.games.ludi_romani.divortium.granting import Divorced
from ledger.games.ludi_romani.mors.death import Died
from ledger.games.ludi_romani.mors.sentence import SentencePassed
from ledger.games.ludi_romani.nuptiae.wedding import Wedded
from ledger.games.ludi_romani.pestis.marker import PestisStruck
from ledger.games.ludi_romani.proelium.ending import ProeliumEnded
from ledger.games.ludi_romani.roma.justice import RexJudged
from ledger.games.ludi_romani.senatus.consuls import ConsulsMade
from ledger.games.ludi_romani.senatus.counting import BillDecided
from ledger.games.ludi_romani.victory.order import StateOrganised
from ledger.games.ludi_romani.victory.triumph import TriumphHeld

GREAT: Mapping[type[Event], str] = {
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
"""The kind of great moment that an event is; `great-<kind>` is what it is called."""
