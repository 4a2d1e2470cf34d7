"""`python -m tests.mutate [ruleset] [chapter or ID...]`: check that tests notice altered rules."""

import os
import sys
from pathlib import Path

from tests.mutate.campaign import LEAST_PATIENCE, Campaign, run_campaign
from tests.mutate.code import code_mutants
from tests.mutate.data import data_mutants
from tests.mutate.explained import HERE, read_explanations, weigh_survivors
from tests.mutate.kinds import word_kinds_of
from tests.mutate.mutants import Mutant
from tests.mutate.naming import Rules
from tests.mutate.report import report_lines, rules_without_mutant, unnoticed_rules
from tests.mutate.target import GameTarget, games_with_rulebook
from tests.mutate.waivers import waiver_mutants

WORKERS = int(os.environ.get("WORKERS", "2"))


def mutants_of(target: GameTarget, rules: Rules) -> list[Mutant]:
    """Return all mutants of these rules of a game."""
    every = (
        *waiver_mutants(target),
        *code_mutants(target, word_kinds_of(target)),
        *data_mutants(target),
    )
    return [mutant for mutant in every if not set(rules).isdisjoint(mutant.concerned_rules)]


def try_mutants(
    target: GameTarget,
    words: tuple[str, ...],
    known: Path = HERE,
    least_patience: float = LEAST_PATIENCE,
) -> bool:
    """Try one game's mutants, print the result, and return whether nothing is left to explain.

    `known` is the file of explanations.
    """
    rules = target.selected_rules(words)
    mutants = mutants_of(target, rules)
    campaign = Campaign(
        target, mutants, rules, WORKERS, _print_progress, least_patience=least_patience
    )
    results = run_campaign(campaign)
    verdict = weigh_survivors(results, read_explanations(known), rules)
    print_line("\n".join(report_lines(target, rules, results, verdict)))
    wanting = (
        verdict.survived,
        verdict.stale,
        rules_without_mutant(rules, results),
        unnoticed_rules(rules, results),
    )
    return not any(wanting)


def main(words: list[str]) -> int:
    """Try the named game, or all games, and return 1 when a survivor is left to explain."""
    games = games_with_rulebook()
    named = [games[word] for word in words if word in games] or [*games.values()]
    rules = tuple(word for word in words if word not in games)
    unknown = [word for word in rules if not any(game.selected_rules((word,)) for game in named)]
    if unknown:
        print_line(f"no rule that needs a test: {', '.join(unknown)}")
        return 2
    came_through = [try_mutants(game, rules) for game in named if game.selected_rules(rules)]
    return 0 if all(came_through) else 1


def print_line(line: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _print_progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{done} of {total}{'' if done < total else chr(13)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
