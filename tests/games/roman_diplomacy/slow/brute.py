"""Every completion of what is unknown is tried: what comes out the same in all of them is decided.

Where nothing more can be decided that way, a decision depends on another if changing that one alone
changes it in some completion; the backup rule decides those that depend on each other alone.
"""

from itertools import product

from ledger.games.roman_diplomacy.adjudication.orders import Convoy, Move
from tests.games.roman_diplomacy.slow.equations import Equations

Decided = dict[int, bool]


def solved_slowly(equations: Equations) -> Decided:
    """Every decision about these orders."""
    made: Decided = {}
    while unknown := [n for n in equations.decisions if n not in made]:
        found = {n: values for n in unknown if len(values := _values(equations, n, made)) == 1}
        if found:
            made |= {number: values.pop() for number, values in found.items()}
        else:
            made |= _by_backup_rule(equations, unknown, made)
    return made


def consistent(equations: Equations) -> list[Decided]:
    """Every assignment that agrees with all equations."""
    return [
        made
        for made in _completions(equations.decisions, {})
        if all(equations.follows(number, made) == made[number] for number in equations.decisions)
    ]


def _completions(unknown: list[int], made: Decided) -> list[Decided]:
    tries = product((False, True), repeat=len(unknown))
    return [{**made, **dict(zip(unknown, values, strict=True))} for values in tries]


def _values(equations: Equations, number: int, made: Decided) -> set[bool]:
    unknown = [n for n in equations.decisions if n not in made]
    return {equations.follows(number, one) for one in _completions(unknown, made)}


def _by_backup_rule(equations: Equations, unknown: list[int], made: Decided) -> Decided:
    depends = {number: _causes(equations, number, unknown, made) for number in unknown}
    reached = {number: _reached(number, depends) for number in unknown}
    core = next(
        sorted(reached[number])
        for number in unknown
        if all(number in reached[other] for other in reached[number])
    )
    convoys = [n for n in core if isinstance(equations.orders[n], Convoy)]
    if convoys:
        return dict.fromkeys(convoys, False)
    follow = all(isinstance(equations.orders[n], Move) for n in core)
    return dict.fromkeys(core, follow)


def _causes(equations: Equations, number: int, unknown: list[int], made: Decided) -> set[int]:
    found: set[int] = set()
    for one in _completions(unknown, made):
        value = equations.follows(number, one)
        for other in unknown:
            if (
                other not in found
                and equations.follows(number, {**one, other: not one[other]}) != value
            ):
                found.add(other)
    return found


def _reached(number: int, depends: dict[int, set[int]]) -> set[int]:
    found: set[int] = set()
    edge = {number}
    while edge:
        edge = {other for one in edge for other in depends[one]} - found
        found |= edge
    return found
