"""Checks that the people, places and assets in a command exist."""

from typing import Any

from ledger.contract.acts import Command
from ledger.contract.ruleset import Ruleset
from ledger.record.objection import Objection, Objections
from ledger.record.references import references_in
from ledger.record.state import State

NO_SUCH = {"who": "no-such-character", "place": "no-such-place", "asset": "no-such-asset"}


def must_name_what_exists(rules: Ruleset[Any], state: State[Any], command: Command) -> Objections:
    """Raise an objection if a command names people, places or assets that do not exist.

    No ruling can waive this objection (ACTA-02).
    """
    for reference_kind, reference in references_in(command):
        if reference_kind in rules.play.known:
            exists = reference in rules.play.known[reference_kind](state)
        else:
            exists = reference_kind != "who" or state.kernel.has_card_for(reference)
        if not exists:
            yield Objection("ACTA-02", NO_SUCH[reference_kind], waivable=False)
