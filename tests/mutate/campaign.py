"""A campaign: every mutant of the chosen rules, tried inside one session of pytest.

The session collects no tests by itself. Each trial runs in its own process, and runs the tests that
carry the mutant's rules.
"""

import ast
import gc
import importlib
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

import pytest

from tests.mutate import swap
from tests.mutate.mutants import Mutant, MutantResult
from tests.mutate.naming import Rules
from tests.mutate.pool import run_in_parallel
from tests.mutate.target import GameTarget
from tests.mutate.trial import PATIENCE, MutantTrial
from tests.rules import ROOT

OPTIONS = (
    "--capture=no",
    "--assert=plain",
    "-q",
    *(f"-pno:{plugin}" for plugin in ("cacheprovider", "xdist", "faulthandler", "timeout")),
)


LEAST_PATIENCE = 5.0
"""The seconds that a mutant may always run, however quick the tests are."""

BATCH = 50
"""The number of mutants that share one import of the game and its tests."""


class UnsoundCampaignError(Exception):
    """Tests fail without an alteration, or the game was imported too soon."""


@dataclass
class Campaign:
    """A plugin for one session of pytest, which tries mutants instead of collecting tests."""

    target: GameTarget
    mutants: list[Mutant]
    rules: Rules
    workers: int
    told: Callable[[int, int], None]
    results: list[MutantResult] = field(default_factory=list)
    wrong: Exception | None = None
    patience: float = PATIENCE
    least_patience: float = LEAST_PATIENCE
    _noted: dict[int, MutantResult] = field(default_factory=dict)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> bool:
        """Try every mutant. An error is kept, because pytest would only print it."""
        try:
            self._prepare_modules(session)
            self._try_mutants(session)
        except Exception as wrong:  # noqa: BLE001 - raised again by `run`
            self.wrong = wrong
        session.items = []
        return True

    def _prepare_modules(self, session: pytest.Session) -> None:
        """Run the unaltered tests, and import their modules except those of the game."""
        assert self.target.tests_by_rule, "no test carries a rule's number"
        ((_, said),) = run_in_parallel([(None, self._trial(session, None, self.rules))], 1)
        if said.signal or said.noticing_rules:
            failed = sorted({" - ".join(words[1:]) for words in said.of("noticed")})
            raise UnsoundCampaignError("\n".join(("with nothing altered these fail:", *failed)))
        # a mutant never ends if it takes twice as long for some of the tests as all of them take
        self.patience = self.least_patience + 2 * float(said.of("took")[0][0])
        for name in said.of("end")[0]:
            if self._is_shared(name):
                with suppress(ImportError):  # some modules have names that only they know
                    importlib.import_module(name)
            else:
                _compile_module(name)
        game = self.target.module_name(self.target.package)
        if any(f"{name}.".startswith(f"{game}.") for name in sys.modules):
            raise UnsoundCampaignError(f"{game} is imported before anything was altered in it")
        gc.collect()
        gc.freeze()

    def _is_shared(self, module: str) -> bool:
        """Return whether a module can be imported without any game: a library, or the ledger."""
        root, *rest = module.split(".")
        games = root == "ledger" and rest[:1] == ["games"]
        above = root in ("tests", "api", "projections", "conftest", "__main__")
        ours = f"{module}.".startswith(f"{self.target.module_name(self.target.package)}.")
        tests = {file.stem for files in self.target.tests_by_rule.values() for file in files}
        return not (module in sys.modules or games or above or ours or module in tests)

    def _try_mutants(self, session: pytest.Session) -> None:
        """Try batches first, which are quick. A survivor may need a separate import."""
        for batch, said in run_in_parallel(self._batches(session), self.workers):
            for number, *noticed in said.of("tried"):
                self._note_result(MutantResult(batch[int(number)], frozenset(noticed)))
        left = [mutant for mutant in self.mutants if id(mutant) not in self._noted]
        jobs = ((mutant, self._trial(session, mutant, mutant.concerned_rules)) for mutant in left)
        for mutant, said in run_in_parallel(jobs, self.workers):
            self._note_result(MutantResult(mutant, said.noticing_rules), last=True)
        self.results = [self._noted[id(mutant)] for mutant in self.mutants]

    def _note_result(self, result: MutantResult, *, last: bool = False) -> None:
        if result.is_killed or last:
            self._noted[id(result.mutant)] = result
            self.told(len(self._noted), len(self.mutants))

    def _batches(
        self, session: pytest.Session
    ) -> Iterator[tuple[list[Mutant], Callable[[int], None]]]:
        live = [mutant for mutant in self.mutants if mutant.live]
        for start in range(0, len(live), BATCH):
            batch = live[start : start + BATCH]
            trial = MutantTrial(self.target, session, 0, self.patience)
            yield batch, partial(_run_batch, trial, batch, self.rules)

    def _trial(
        self, session: pytest.Session, mutant: Mutant | None, rules: Rules
    ) -> Callable[[int], None]:
        return lambda pipe: MutantTrial(self.target, session, pipe, self.patience).run(
            mutant, rules
        )


def _run_batch(trial: MutantTrial, batch: list[Mutant], rules: Rules, pipe: int) -> None:
    trial.pipe = pipe
    trial.run_batch(batch, rules)


def _compile_module(module: str) -> None:
    """Compile a module of this project once, so that no trial has to."""
    path = ROOT.joinpath(*module.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if module not in sys.modules and file.exists():
            swap.swap_module(module, ast.parse(file.read_text(encoding="utf-8")), str(file))


def run_campaign(campaign: Campaign) -> list[MutantResult]:
    """Return the result of every mutant. Raise UnsoundCampaignError, or BrokenTrialError."""
    pytest.main([*OPTIONS], plugins=[campaign])
    if campaign.wrong is not None:
        raise campaign.wrong
    return campaign.results
