"""Who may marry whom (NUPT-01, NUPT-02; open question 66)."""

from ledger.games.ludi_romani.goods import DENARIUS, SUFFRAGIUM, legions
from ledger.games.ludi_romani.juno import approver
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections
from ledger.state import SwitchValue

HUSBANDS = ("senator", "imperator")
"""Who may be a husband: no rex and no god (NUPT-01, REX-10)."""

WIVES = ("virgo", "free_woman", "amazon")
"""Who may be a bride; an amazon without legiones, unless it is read otherwise (NUPT-01, 09)."""

DOS = "dos"


def couple(state: Game, one: str, other: str) -> tuple[str, str]:
    """Bride and groom of two in the cast; as named when neither could be the bride."""
    return (one, other) if state.world.person(one).role in WIVES else (other, one)


def must_be_fit_to_wed(state: Game, one: str, other: str) -> Objections:
    """Everything that may stand against a wedding."""
    if one == other:
        yield Objection("NUPT-01", "not-with-oneself", waivable=False)
        return
    bride, groom = couple(state, one, other)
    unsuited = (*_bride(state, bride), *_groom(state, groom))
    yield from unsuited
    if unsuited:
        return
    yield from _unmarried(state, bride, groom)
    yield from _together(state, bride, groom)
    yield from _no_votes(state, bride)
    yield from _dos_there(state, bride)


def _bride(state: Game, bride: str) -> Objections:
    """A virgo marries, or a free woman (NUPT-01, NUPT-09)."""
    person = state.world.person(bride)
    if person.role not in WIVES or not person.living:
        yield Objection("NUPT-01", "no-bride", {"who": f"who:{bride}"})
    else:
        yield from _unarmed(state, bride)


def _unarmed(state: Game, bride: str) -> Objections:
    """An amazon, or who was left legiones, gives them up before she marries (NUPT-01, ROST-14)."""
    if not state.switch("marriage.amazon_may_marry") and legions(state, bride):
        yield Objection("NUPT-01", "amazon-in-arms", {"who": f"who:{bride}"})


def _groom(state: Game, groom: str) -> Objections:
    """Husbands are senators and imperatores (NUPT-01)."""
    person = state.world.person(groom)
    if person.role not in HUSBANDS or not person.living:
        yield Objection("NUPT-01", "no-groom", {"who": f"who:{groom}"})


def _unmarried(state: Game, bride: str, groom: str) -> Objections:
    """One spouse at a time, unless it is read otherwise for husbands (NUPT-01)."""
    bonds = state.world.bonds
    several = not state.switch("marriage.one_spouse")
    if bonds.husband(bride):
        yield Objection("NUPT-01", "married-already", {"who": f"who:{bride}"})
    if bonds.wives(groom) and not several:
        yield Objection("NUPT-01", "married-already", {"who": f"who:{groom}"})


def irregular(state: Game, switch: str, value: SwitchValue) -> tuple[str, ...]:
    """Who has more than one wife when one may have only one (FATA-10)."""
    if (switch, value) != ("marriage.one_spouse", True):
        return ()
    bonds = state.world.bonds
    return tuple(m.id for m in state.world.scenario.mortals if len(bonds.wives(m.id)) > 1)


def _together(state: Game, bride: str, groom: str) -> Objections:
    """Both are in one region, and call Juno there (NUPT-02)."""
    place = state.seating.place(bride)
    if not place or place != state.seating.place(groom):
        yield Objection("NUPT-02", "not-in-same-region", {"who": f"who:{groom}"})
        return
    juno = approver(state, "oversee_nuptiae")
    if state.seating.place(juno) != place:
        args = {"numen": f"who:{juno}", "place": f"place:{place}"}
        yield Objection("NUPT-02", "juno-elsewhere", args, grade="W")


def _no_votes(state: Game, bride: str) -> Objections:
    """A matrona holds no suffragia, so a bride has none left in hand (NUPT-05)."""
    if state.books.holding(bride, SUFFRAGIUM):
        rests = ((bride, SUFFRAGIUM),)
        yield Objection("NUPT-05", "bride-with-votes", {"who": f"who:{bride}"}, rests_on=rests)


def dos_of(state: Game, bride: str) -> int:
    """What Juno pays for the dos card that a bride brings, in Denarii; nought without one."""
    if not state.books.holding(bride, DOS):
        return 0
    return state.world.scenario.cast[bride].dos_value


def _dos_there(state: Game, bride: str) -> Objections:
    """Juno pays the dos at once (NUPT-03)."""
    juno = approver(state, "oversee_nuptiae")
    dos, there = dos_of(state, bride), state.books.holding(juno, DENARIUS)
    if there < dos:
        args = {"who": f"who:{juno}", "asset": f"asset:{DENARIUS}", "n": dos - there}
        rests = ((juno, DENARIUS),)
        yield Objection("NUPT-03", "lacks", args, waivable=False, rests_on=rests)
