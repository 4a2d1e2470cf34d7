"""Games that a host keeps correcting, played until an awaited player cannot act.

While a game is open it waits for a player, and an awaited player can act.
"""

from random import Random
from typing import Any

from api.rehearsal.bots import Bots, viewer_of
from api.rehearsal.desk import QuickDesk
from api.rehearsal.form_filler import fill_form
from ledger.contract.ruleset import Ruleset
from ledger.kernel.previewing.preview import form_of, state_known_to
from ledger.kernel.vocabulary.request import Request

STEP = 1000
BESIDE = ("set-fact", "set-course", "agree-to-end", "disagree", "drop-gear", "stand-down")
"""Acts for which the game does not wait."""


class CorrectedTable:
    """A table of bots whose host corrects every fourth time. `end` are the facts that end it."""

    def __init__(self, rules: Ruleset[Any], seed: int, more: str = "") -> None:
        self.rules = rules
        self.chance = Random(f"{rules.name} {seed}")
        players = self.chance.choice((2, 3, 4))
        scenario = rules.scenarios.read(
            f"based_on: {rules.name}\nplayers: {players}\n{more}", "test"
        )
        self.desk = QuickDesk(rules, scenario, self.chance, 0)
        tempers = [self.chance.choice(("random", "sensible"))]
        self.bots = Bots(self.desk.machine, self.chance, tempers)
        self.now = 0
        self.last: Request | None = None

    def played(self, steps: int) -> str:
        """Return the fault after one of these steps, or "" for none."""
        for _ in range(steps):
            if self.rules.course.finished(self.desk.state):
                return ""
            self._play_step()
            wrong = self._stuck_fault()
            if wrong:
                return f"{wrong} after {self.last}"
        return ""

    def _play_step(self) -> None:
        self.now += STEP
        state = self.desk.state
        if self.chance.random() < 3 / 4:
            who = self.chance.choice(self.rules.course.awaited(state))
            self.last = self.bots.propose(state, who)
        else:
            self.last = self._correction_request()
        if self.last is not None:
            self.desk.answer(self.last, self.now)

    def _correction_request(self) -> Request | None:
        state, acts = self.desk.state, ["set-fact", "reverse", "set-switch"]
        if "set-course" in self.desk.machine.acts:
            acts.append("set-course")
        act = self.chance.choice(acts)
        if act == "reverse":
            late = self.chance.randint(max(1, state.log.position - 12), state.log.position)
            fields = {"entry": state.log.entries[late].id, "reason": "so"}
            return self.bots.request(state, "host", act, fields)
        known = state_known_to(self.desk.machine, state, viewer_of(state, "host"))
        found = fill_form(self.desk.machine, known, "host", act, self.chance)
        if found is None or found.get("to") == "end" or found.get("fact") == "winner":
            return None
        if "subject" in found and self.chance.random() < 1 / 2:
            found |= {"fact": "seat", "value": self.chance.choice((0, 1))}
        return self.bots.request(state, "host", act, found)

    def _stuck_fault(self) -> str:
        state = self.desk.state
        if self.rules.course.finished(state):
            return ""
        awaited = self.rules.course.awaited(state)
        idle = [who for who in awaited if not self._can_act(who)]
        return "the game waits for nobody" if not awaited else ", ".join(idle)

    def _can_act(self, who: str) -> bool:
        """Return whether a player has an act that the game waits for."""
        machine, state = self.desk.machine, self.desk.state
        # all other players are asked whether the game ends
        if getattr(state.world, "ending", None):
            return True
        known = state_known_to(machine, state, viewer_of(state, who))
        forms = (form_of(machine, known, who, a, {}) for a in machine.acts if a not in BESIDE)
        return any(form is not None and not form.blocked for form in forms)
