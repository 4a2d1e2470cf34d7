"""The permissions of the kernel's acts, which tell when an act may be done and for whom."""

from dataclasses import replace

from ledger.contract.acts import Permission

OWN_PERMISSION = Permission(recorded=False, by_stand_ins=False, by_hand=False, by_nobody=True)
"""The act is done with the actor's own card, or by a steward who rules alone."""
ANSWERING_PERMISSION = replace(OWN_PERMISSION, by_stand_ins=True, by_hand=True)
"""The act is an answer or a choice. Stand-ins may give it, and a steward may enter it by hand."""
APPEALING_PERMISSION = replace(OWN_PERMISSION, by_stand_ins=True, recorded=True)
"""The recorder of a refused act may appeal for its actor."""
ANY_TIME = replace(OWN_PERMISSION, timeless=True)
"""The act may be done in a pause and in any period."""
RULING_PERMISSION = replace(ANY_TIME, ruling=True)
"""The act is for stewards alone, at any time."""
AFTERWARDS_PERMISSION = replace(ANY_TIME, afterwards=True)
"""The act may also be done once the game is closed."""
WHILE_HELD = replace(ANY_TIME, unheld=True)
"""The act may also be done while a restored ledger waits for a takeover."""
