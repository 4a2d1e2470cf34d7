"""What a command names must exist: people, and what else the ruleset can tell."""

from typing import Any

from ledger.contract import Command
from ledger.objection import Objection, Objections
from ledger.references import named
from ledger.ruleset import Ruleset
from ledger.state import State

NO_SUCH = {"who": "no-such-character", "place": "no-such-place", "asset": "no-such-asset"}


def must_name_what_exists(rules: Ruleset[Any], state: State[Any], command: Command) -> Objections:
    """Only who and what is in the game can be meant; no ruling changes that (ACTA-02)."""
    for kind, name in named(command):
        if kind in rules.known:
            known = name in rules.known[kind](state)
        else:
            known = kind != "who" or state.kernel.plays(name)
        if not known:
            yield Objection("ACTA-02", NO_SUCH[kind], waivable=False)
