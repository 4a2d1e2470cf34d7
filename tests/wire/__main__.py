"""Add an example of the current form for every entry type without one. Old examples stay."""

import sys

from tests.wire.examples import (
    RULESETS,
    examples_file_of,
    made_up_entry,
    pinned_examples,
    registry_of,
    types_without_example,
)


def main() -> None:
    """Add the missing examples, ruleset by ruleset, and print which were added."""
    for ruleset in RULESETS:
        new = types_without_example(ruleset)
        if not new:
            continue
        registry = registry_of(ruleset)
        lines = [
            *pinned_examples(ruleset),
            *(registry.encode(made_up_entry(event)) for event in new),
        ]
        examples_file_of(ruleset).write_bytes(b"".join(line + b"\n" for line in lines))
        for event in new:
            sys.stdout.write(f"{examples_file_of(ruleset).name}: {event.STORED}\n")


if __name__ == "__main__":
    main()
