"""Hides `fcntl` and `uvloop` from every Python process that finds this file, as on Windows.

Python imports a module of this name when it starts, if the folder is on its path. `make suite
ELSEWHERE=1` runs the tests so.
"""

import sys
import warnings
from contextlib import suppress

# The database server of the tests is started by a package that needs `fcntl`.
with suppress(ImportError):
    import fasteners  # noqa: F401 - only loaded, before its module is taken away

for name in ("fcntl", "uvloop"):
    sys.modules[name] = None  # type: ignore[assignment] # this way `import` fails

with suppress(ImportError), warnings.catch_warnings():
    # The package warns once that the system has no locks, and the tests count warnings as errors.
    warnings.simplefilter("ignore")
    import filelock  # noqa: F401 - only loaded
