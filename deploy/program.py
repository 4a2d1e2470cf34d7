"""The program in one file: without arguments, such as after a double click, it plays."""

import sys

from api.cli import main

if len(sys.argv) == 1:
    sys.argv.append("play")
main()
