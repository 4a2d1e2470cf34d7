"""What a battle leaves in the ledger, word for word."""

from typing import ClassVar

from ledger.entry import Body
from ledger.games.ludi_romani.realm.pugnae import Corps, Throw


class FlagitatioMade(Body, frozen=True):
    """A party was challenged before a god. `must` names the rule by which it may not refuse.

    `challengers` are a party, who speaks for it first; `spends` are the rights it uses up;
    `provoked_by` is the war god at whose word it was made.
    """

    STORED: ClassVar[str] = "ludi_romani/flagitatio-made@1"
    proelium: str
    number: int
    place: str
    presider: str
    challengers: tuple[str, ...]
    challenged: str
    must: str
    spends: tuple[str, ...]
    provoked_by: str = ""


class WarGodOffered(Body, frozen=True):
    """A war god lets somebody choose: to challenge `rival`, or to fight the god."""

    STORED: ClassVar[str] = "ludi_romani/war-god-offered@1"
    proelium: str
    number: int
    place: str
    god: str
    who: str
    rival: str


class WarGodAnswered(Body, frozen=True):
    """Somebody chose what a war god had offered: `option` is fight or challenge."""

    STORED: ClassVar[str] = "ludi_romani/war-god-answered@1"
    proelium: str
    god: str
    who: str
    rival: str
    option: str


class FlagitatioRefused(Body, frozen=True):
    """A challenge was turned down, and is spent."""

    STORED: ClassVar[str] = "ludi_romani/flagitatio-refused@1"
    proelium: str
    by: str
    challenger: str


class TurnPassed(Body, frozen=True):
    """Somebody whose turn it was to challenge lets the next one go first."""

    STORED: ClassVar[str] = "ludi_romani/turn-passed@1"
    who: str
    place: str


class LotsDrawn(Body, frozen=True):
    """Those who came together rolled for who goes first: the dice of each in their order."""

    STORED: ClassVar[str] = "ludi_romani/lots-drawn@1"
    place: str
    lots: tuple[tuple[str, tuple[int, ...]], ...]


class ProeliumOpened(Body, frozen=True):
    """A battle began: who fights whom, with which dice at hand, and how many rounds there will be.

    `forced_by` names the god who made them fight; `parties` are as in `Side.members`; `kind` is as
    in `Proelium`.
    """

    STORED: ClassVar[str] = "ludi_romani/proelium-opened@1"
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


class LegionsFielded(Body, frozen=True):
    """A party said which of its dice take part, by owner and kind."""

    STORED: ClassVar[str] = "ludi_romani/legions-fielded@1"
    proelium: str
    side: int
    leader: str
    dice: tuple[tuple[str, str, int], ...]


class BattleDiceSet(Body, frozen=True):
    """The presiding god said whose dice are rolled in this battle: server or table."""

    STORED: ClassVar[str] = "ludi_romani/battle-dice-set@1"
    proelium: str
    by: str
    value: str


class PresidingClaimed(Body, frozen=True):
    """A second god wants to preside; the Fates owe the choice."""

    STORED: ClassVar[str] = "ludi_romani/presiding-claimed@1"
    proelium: str
    presider: str
    claimant: str
    duty: str


class PresiderNamed(Body, frozen=True):
    """Who presides from now on: named by the Fates, or taking over from who leaves."""

    STORED: ClassVar[str] = "ludi_romani/presider-named@1"
    proelium: str
    before: str
    presider: str
    why: str


class ConcursatioRolled(Body, frozen=True):
    """Dice of a round fell: of the first party, of the second, or of both."""

    STORED: ClassVar[str] = "ludi_romani/concursatio-rolled@1"
    proelium: str
    number: int
    first: Throw | None
    second: Throw | None


class DieDoubled(Body, frozen=True):
    """Juno doubles the husband's number, as his wife begged."""

    STORED: ClassVar[str] = "ludi_romani/die-doubled@1"
    proelium: str
    number: int
    side: int
    wife: str
    husband: str


class ImagoInfluenced(Body, frozen=True):
    """A ghost rolled its die and added it to one party's total."""

    STORED: ClassVar[str] = "ludi_romani/imago-influenced@1"
    proelium: str
    number: int
    side: int
    imago: str
    leader: str
    face: int


class FortuneTurned(Body, frozen=True):
    """Fortuna added to one party's total, or took from it."""

    STORED: ClassVar[str] = "ludi_romani/fortune-turned@1"
    proelium: str
    number: int
    side: int
    by: str
    leader: str
    change: int


class ConcursatioSettled(Body, frozen=True):
    """A round was settled: `result` is as in `Concursatio`, `winner` the side or -1.

    `owners` are whose dice they were. `fabrilis_back` when Vulcan's die was beaten. `becomes` is
    what the winner is from now on, by a first legio.
    """

    STORED: ClassVar[str] = "ludi_romani/concursatio-settled@1"
    proelium: str
    number: int
    owners: tuple[str, str]
    totals: tuple[int, int]
    result: str
    winner: int
    presider: str
    fabrilis_back: bool = False
    becomes: str = ""


class FabrilisLent(Body, frozen=True):
    """Vulcan lent the ten-sided die to somebody who fights."""

    STORED: ClassVar[str] = "ludi_romani/fabrilis-lent@1"
    proelium: str
    by: str
    to: str


class ProeliumEnded(Body, frozen=True):
    """A battle is over. `why`: fought to the end, or what cut it short.

    `unprotected` have lost everything; `pending` still owe a decision and stay until it is made.
    """

    STORED: ClassVar[str] = "ludi_romani/proelium-ended@1"
    proelium: str
    place: str
    first: str
    second: str
    why: str
    by: str = ""
    unprotected: tuple[str, ...] = ()
    pending: tuple[str, ...] = ()


class ExcessYielded(Body, frozen=True):
    """After a battle somebody gave the presiding god what was above the limit."""

    STORED: ClassVar[str] = "ludi_romani/excess-yielded@1"
    proelium: str
    who: str
    to: str
    legio_curialis: int
    legio_clientarum: int


class CurialisConverted(Body, frozen=True):
    """A rex turned a captured legio curialis into a legio clientarum, for `fee` Denarii.

    `pending` while more of them have to be dealt with.
    """

    STORED: ClassVar[str] = "ludi_romani/curialis-converted@1"
    proelium: str
    who: str
    numen: str
    fee: int
    pending: bool = False


class CurialisForfeited(Body, frozen=True):
    """A rex left captured legiones curiales to the presiding god."""

    STORED: ClassVar[str] = "ludi_romani/curialis-forfeited@1"
    proelium: str
    who: str
    to: str
    quantity: int


class VictorChose(Body, frozen=True):
    """The winner said what becomes of somebody unprotected: leave, cliens or execute."""

    STORED: ClassVar[str] = "ludi_romani/victor-chose@1"
    winner: str
    loser: str
    option: str
