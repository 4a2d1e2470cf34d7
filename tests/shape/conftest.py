"""Every run of these tests ends by saying what they let pass."""

import pytest

from tests.shape.sizes import LONGER_FUNCTIONS, LONGER_MODULES


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the modules and functions that may be longer than the others, and why."""
    for name, reason in {**LONGER_MODULES, **LONGER_FUNCTIONS}.items():
        terminalreporter.write_line(f"longer than others: {name}: {reason}")
