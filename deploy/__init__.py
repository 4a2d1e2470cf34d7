"""How the project is installed and run: programs that `make` calls first."""
