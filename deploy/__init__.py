"""How it is installed and run: what `make` calls before anything else is there."""
