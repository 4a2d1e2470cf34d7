"""The program in one file. Without arguments, as after a double click, it serves organisers."""

import sys

from api.cli import main

if len(sys.argv) > 1:
    main()
else:
    sys.argv.append("organise")
    try:
        main()
    finally:
        # The window closes with the program, so nobody could read what it printed last.
        if sys.stdin is not None and sys.stdin.isatty():
            input("Press Enter to close this window.")
