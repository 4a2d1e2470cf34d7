"""Survivors that no test could notice, each with its reason, all in `explained.yaml`."""

from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter
from pydantic.dataclasses import dataclass as checked

from ledger.scenario.yamlfile import read_yaml
from tests.mutate.mutants import Mutant, MutantResult
from tests.mutate.naming import Rules

HERE = Path(__file__).parent / "explained.yaml"


@checked(frozen=True)
class Explanation:
    """The reason why a mutant behaves like the original: the altered code has the same meaning."""

    rule: str
    place: str
    what: str
    reason: str

    def explains(self, mutant: Mutant) -> bool:
        """Return whether this explanation is about that mutant."""
        about = (self.rule in mutant.rules, self.place == mutant.place, self.what == mutant.what)
        return all(about)

    def __str__(self) -> str:
        return f"{self.rule} {self.place}: {self.what}"


@dataclass(frozen=True)
class SurvivorVerdict:
    """The survivors without an explanation, and the stale explanations."""

    survived: tuple[MutantResult, ...]
    explained: tuple[MutantResult, ...]
    stale: tuple[Explanation, ...]


def read_explanations(file: Path = HERE) -> tuple[Explanation, ...]:
    """Return the explanations of a file.

    Raise ScenarioError or ValidationError for a wrong explanation.
    """
    found = read_yaml(file.read_bytes(), file.name).value
    return TypeAdapter(tuple[Explanation, ...]).validate_python(found or ())


def weigh_survivors(
    results: list[MutantResult], known: tuple[Explanation, ...], rules: Rules
) -> SurvivorVerdict:
    """Return survivors without explanations, and stale explanations of the chosen `rules`.

    Mutants of another rule were tried only if they concern a chosen rule, too.
    """
    alive = [result for result in results if not result.is_killed]
    explained = [r for r in alive if any(one.explains(r.mutant) for one in known)]
    files = {result.mutant.file for result in results}
    stale = [
        one
        for one in known
        if one.rule in rules and one.place.partition("::")[0] in files
        if not any(one.explains(result.mutant) for result in explained)
    ]
    survived = [result for result in alive if result not in explained]
    return SurvivorVerdict(tuple(survived), tuple(explained), tuple(stale))
