"""The report: a line for each chapter, then every survivor and every rule without a mutant."""

from collections.abc import Iterator

from tests.mutate.explained import SurvivorVerdict
from tests.mutate.mutants import MutantResult
from tests.mutate.naming import Rules
from tests.mutate.target import GameTarget
from tests.rules import Chapter


def report_lines(
    target: GameTarget, rules: Rules, results: list[MutantResult], verdict: SurvivorVerdict
) -> Iterator[str]:
    """Yield the report on one game, line by line."""
    chosen = [c for c in target.chapters if any(rule.id in rules for rule in c.rules)]
    width = max((6, *(len(chapter.code) for chapter in chosen)))
    yield target.name
    yield f"  {'':{width}} rules mutants killed survived explained"
    for chapter in chosen:
        yield f"  {chapter.code:{width}} {_counts_line(chapter, rules, results, verdict)}"
    yield from (f"survived: {result.mutant}" for result in verdict.survived)
    yield from (f"nothing to explain: {one}" for one in verdict.stale)
    yield from (f"no mutant at all: {rule}" for rule in rules_without_mutant(rules, results))
    yield from (
        f"no mutant is noticed by its tests: {rule}" for rule in unnoticed_rules(rules, results)
    )


def _counts_line(
    chapter: Chapter, rules: Rules, results: list[MutantResult], verdict: SurvivorVerdict
) -> str:
    ids = {rule.id for rule in chapter.rules} & {*rules}
    ours = [result for result in results if not ids.isdisjoint(result.mutant.rules)]
    killed = sum(result.is_killed for result in ours)
    survived = sum(result in verdict.survived for result in ours)
    explained = sum(result in verdict.explained for result in ours)
    return f"{len(ids):5} {len(ours):7} {killed:6} {survived:8} {explained:9}"


def rules_without_mutant(rules: Rules, results: list[MutantResult]) -> list[str]:
    """Return the rules without a mutant."""
    altered = {rule for result in results for rule in result.mutant.concerned_rules}
    return [rule for rule in rules if rule not in altered]


def unnoticed_rules(rules: Rules, results: list[MutantResult]) -> list[str]:
    """Return the rules that have mutants, but no mutant that made a test of the rule fail."""
    noticed = {rule for result in results for rule in result.noticed}
    return [
        rule
        for rule in rules
        if rule not in noticed and rule not in rules_without_mutant(rules, results)
    ]
