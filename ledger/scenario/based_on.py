"""The ruleset that a scenario file names."""

from collections.abc import Collection
from difflib import get_close_matches

from ledger.scenario.yamlfile import ScenarioError, read_with_problems


def named_ruleset(scenario_text: str, filename: str, rulesets: Collection[str]) -> str:
    """Return the ruleset that a file names, or the one with a similar name; "" if it names none.

    Raises: ScenarioError: no ruleset has a similar name, or the text is not YAML.
    """
    document, problems = read_with_problems(scenario_text, filename)
    scenario_data = document.value
    base_name: object = scenario_data.get("based_on") if isinstance(scenario_data, dict) else None
    if not isinstance(base_name, str):
        return ""
    if base_name in rulesets:
        return base_name
    similar_names: list[str] = get_close_matches(base_name, rulesets, n=1)
    if similar_names:
        return similar_names[0]  # this ruleset then reports the wrong name, with all other mistakes
    sentence = f"there is no game called '{base_name}'; there are {', '.join(rulesets)}"
    raise ScenarioError([*problems, document.problem(("based_on",), sentence)])
