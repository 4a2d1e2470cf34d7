"""What a battle leaves in the ledger, word for word."""

from ledger.entry import Event
from ledger.games.ludi_romani.proelium.state import Corps, Throw
from ledger.references import Place, Who


class FlagitatioMade(Event, stored="ludi_romani/flagitatio-made@1"):
    """A party was challenged before a god. `must` names the rule by which it may not refuse.

    `challengers` are a party, who speaks for it first; `spends` are the rights it uses up;
    `provoked_by` is the war god at whose word it was made.
    """

    proelium: str
    number: int
    place: str
    presider: str
    challengers: tuple[str, ...]
    challenged: str
    must: str
    spends: tuple[str, ...]
    provoked_by: str = ""


class WarGodOffered(Event, stored="ludi_romani/war-god-offered@1"):
    """A war god lets somebody choose: to challenge `rival`, or to fight the god."""

    proelium: str
    number: int
    place: str
    god: str
    who: str
    rival: str


class WarGodAnswered(Event, stored="ludi_romani/war-god-answered@1"):
    """Somebody chose what a war god had offered: `option` is fight or challenge."""

    proelium: str
    god: str
    who: str
    rival: str
    option: str


class FlagitatioRefused(Event, stored="ludi_romani/flagitatio-refused@1"):
    """A challenge was turned down, and is spent."""

    proelium: str
    by: str
    challenger: str


class TurnPassed(Event, stored="ludi_romani/turn-passed@1"):
    """Somebody whose turn it was to challenge lets the next one go first."""

    who: Who
    place: Place


class LotsDrawn(Event, stored="ludi_romani/lots-drawn@1"):
    """Those who came together rolled for who goes first: the dice of each in their order."""

    place: str
    lots: tuple[tuple[str, tuple[int, ...]], ...]


class ProeliumOpened(Event, stored="ludi_romani/proelium-opened@1"):
    """A battle began: who fights whom, with which dice at hand, and how many rounds there will be.

    `forced_by` names the god who made them fight; `parties` are as in `Side.members`; `kind` is as
    in `Proelium`.
    """

    proelium: str
    number: int
    place: str
    presider: str
    first: tuple[str, ...]
    second: tuple[str, ...]
    first_corps: tuple[Corps, ...]
    second_corps: tuple[Corps, ...]
    concursationes: int
    dice: str
    forced_by: str = ""
    kind: str = ""


class LegionsFielded(Event, stored="ludi_romani/legions-fielded@1"):
    """A party said which of its dice take part, by owner and kind."""

    proelium: str
    side: int
    leader: str
    dice: tuple[tuple[str, str, int], ...]


class BattleDiceSet(Event, stored="ludi_romani/battle-dice-set@1"):
    """The presiding god said whose dice are rolled in this battle: server or table."""

    proelium: str
    by: str
    value: str


class PresidingClaimed(Event, stored="ludi_romani/presiding-claimed@1"):
    """A second god wants to preside; the Fates owe the choice."""

    proelium: str
    presider: str
    claimant: str
    duty: str


class PresiderNamed(Event, stored="ludi_romani/presider-named@1"):
    """Who presides from now on: named by the Fates, or taking over from who leaves."""

    proelium: str
    before: str
    presider: str
    why: str


class ConcursatioRolled(Event, stored="ludi_romani/concursatio-rolled@1"):
    """Dice of a round fell: of the first party, of the second, or of both."""

    proelium: str
    number: int
    first: Throw | None
    second: Throw | None


class DieDoubled(Event, stored="ludi_romani/die-doubled@1"):
    """Juno doubles the husband's number, as his wife begged."""

    proelium: str
    number: int
    side: int
    wife: str
    husband: str


class ImagoInfluenced(Event, stored="ludi_romani/imago-influenced@1"):
    """A ghost rolled its die and added it to one party's total."""

    proelium: str
    number: int
    side: int
    imago: str
    leader: str
    face: int


class FortuneTurned(Event, stored="ludi_romani/fortune-turned@1"):
    """Fortuna added to one party's total, or took from it."""

    proelium: str
    number: int
    side: int
    by: str
    leader: str
    change: int


class ConcursatioSettled(Event, stored="ludi_romani/concursatio-settled@1"):
    """A round was settled: `result` is as in `Concursatio`, `winner` the side or -1.

    `owners` are whose dice they were. `fabrilis_back` when Vulcan's die was beaten. `becomes` is
    what the winner is from now on, by a first legio.
    """

    proelium: str
    number: int
    owners: tuple[str, str]
    totals: tuple[int, int]
    result: str
    winner: int
    presider: str
    fabrilis_back: bool = False
    becomes: str = ""


class FabrilisLent(Event, stored="ludi_romani/fabrilis-lent@1"):
    """Vulcan lent the ten-sided die to somebody who fights."""

    proelium: str
    by: str
    to: str


class ProeliumEnded(Event, stored="ludi_romani/proelium-ended@1"):
    """A battle is over. `why`: fought to the end, or what cut it short.

    `unprotected` have lost everything; `pending` still owe a decision and stay until it is made.
    """

    proelium: str
    place: str
    first: str
    second: str
    why: str
    by: str = ""
    unprotected: tuple[str, ...] = ()
    pending: tuple[str, ...] = ()


class ExcessYielded(Event, stored="ludi_romani/excess-yielded@1"):
    """After a battle somebody gave the presiding god what was above the limit."""

    proelium: str
    who: str
    to: str
    legio_curialis: int
    legio_clientarum: int


class CurialisConverted(Event, stored="ludi_romani/curialis-converted@1"):
    """A rex turned a captured legio curialis into a legio clientarum, for `fee` Denarii.

    `pending` while more of them have to be dealt with.
    """

    proelium: str
    who: str
    numen: str
    fee: int
    pending: bool = False


class CurialisForfeited(Event, stored="ludi_romani/curialis-forfeited@1"):
    """A rex left captured legiones curiales to the presiding god."""

    proelium: str
    who: str
    to: str
    quantity: int


class VictorChose(Event, stored="ludi_romani/victor-chose@1"):
    """The winner said what becomes of somebody unprotected: leave, cliens or execute."""

    winner: str
    loser: str
    option: str
