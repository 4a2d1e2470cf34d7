"""Lets Python lack the modules that other systems lack, in every process that finds this file.

Python imports a module of this name when it starts, if the folder is on its path. `make suite
ELSEWHERE=1` runs the tests so.
"""

import sys

for name in ("fcntl", "uvloop"):
    sys.modules[name] = None  # type: ignore[assignment] # this way `import` fails
